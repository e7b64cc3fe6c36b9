// The words of enums that messages hold.
#pragma once

#include <array>
#include <string_view>

#include "engine/pending.h"
#include "engine/wording.h"
#include "json/members.h"
#include "table/record.h"
#include "table/verify.h"

namespace regalia::protocol {

// How a deal stands; those that were put stand as DealStatus says.
enum class DealState : std::uint8_t { draft, offered, accepted, refused, withdrawn };

}  // namespace regalia::protocol

namespace regalia::json {

template <> struct EnumWords<Step> {
  static constexpr std::array<std::string_view, 5> kWords = {"turn", "sealed", "open", "chance", "over"};
};
// Of what is plain nothing is said.
template <> struct EnumWords<MoveRole> {
  static constexpr std::array<std::string_view, 11> kWords = {
      "done", "draft", "clause", "strike", "put", "counter", "accept", "refuse", "withdraw", "begin", "part"};
};
template <> struct EnumWords<protocol::DealState> {
  static constexpr std::array<std::string_view, 5> kWords = {"draft", "offered", "accepted", "refused", "withdrawn"};
};
template <> struct EnumWords<ChanceKind> {
  static constexpr std::array<std::string_view, 3> kWords = {"fair", "seeded", "manual"};
};
template <> struct EnumWords<Verification::Dice> {
  static constexpr std::array<std::string_view, 4> kWords = {"proved", "unopened", "repeated", "chosen"};
};

}  // namespace regalia::json
