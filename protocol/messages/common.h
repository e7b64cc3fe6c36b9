// What several messages share.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/move_parts.h"
#include "engine/seat.h"
#include "json/described.h"
#include "json/move_step.h"

namespace regalia::protocol {

using json::Any;
using json::GameShape;
using json::MoveArgs;
using json::OfGame;
using json::Texts;

// A seat as it is written: 1, 2, …; "chance"; "all" for a viewer with open hands.
struct SeatName {
  Seat seat = kNobody;
};

// What an error says to programs.
struct ErrorData {
  std::string name;
  std::optional<std::string> rule;
  std::optional<std::uint64_t> step;

  static constexpr const char* kName = "ErrorData";
  static constexpr std::array kNotes = {"of the error", "that forbids it",
                                        "of a record: where it breaks; 0 is the header"};
};
BOOST_DESCRIBE_STRUCT(ErrorData, (), (name, rule, step))

struct ErrorInfo {
  int code = 0;
  std::string message;
  ErrorData data;

  static constexpr const char* kName = "ErrorInfo";
  static constexpr std::array kNotes = {"of the error", "for people", "for programs"};
};
BOOST_DESCRIBE_STRUCT(ErrorInfo, (), (code, message, data))

struct Nothing {
  static constexpr const char* kName = "Nothing";
  static constexpr std::array<const char*, 0> kNotes = {};
};
BOOST_DESCRIBE_STRUCT(Nothing, (), ())

}  // namespace regalia::protocol

namespace regalia::json {

template <> struct Form<protocol::SeatName> {
  [[nodiscard]] static Shape shape() { return Shape::named("SeatName", "seat"); }
  [[nodiscard]] static TypeDoc doc();
  [[nodiscard]] static boost::json::value write(const protocol::SeatName& name);
  static void append(std::string& out, const protocol::SeatName& name);
  [[nodiscard]] static protocol::SeatName read(const boost::json::value& value, const std::string& path,
                                               std::string& error);
};

}  // namespace regalia::json
