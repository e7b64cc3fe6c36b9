// A move as clients get it: its text, and its parts for whoever would rather not read that.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "engine/move_parts.h"
#include "json/described.h"

namespace regalia::json {

// The arguments of a move by name.
struct MoveArgs {
  std::vector<NamedArg> all;

  bool operator==(const MoveArgs&) const = default;
};

template <> struct Form<MoveArgs> {
  [[nodiscard]] static Shape shape() { return Shape::by_name(Shape::either({Shape::text(), Shape::whole()})); }
  [[nodiscard]] static boost::json::value write(const MoveArgs& args);
  static void append(std::string& out, const MoveArgs& args);
};

struct MoveStep {
  std::string move;
  std::string verb;
  MoveArgs args;

  static constexpr const char* kName = "MoveStep";
  static constexpr std::array kNotes = {"its text, as `play` takes it", "what is done, as the game's moves name it",
                                        "to what and with what"};
  bool operator==(const MoveStep&) const = default;
};
BOOST_DESCRIBE_STRUCT(MoveStep, (), (move, verb, args))

template <class Rules, class Move> [[nodiscard]] MoveStep move_step(const Rules& rules, Move move) {
  MoveParts parts = rules.parts(move);
  return {rules.text(move), std::string(parts.verb), {std::move(parts.args)}};
}

}  // namespace regalia::json
