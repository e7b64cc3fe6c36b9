// What readers of positions share, whatever the game: the first thing that cannot be is the error, named by its path.
#pragma once

#include <boost/json.hpp>
#include <string>

#include "engine/seat.h"
#include "engine/text.h"
#include "json/codec.h"
#include "json/described.h"

namespace regalia::json {

// Why a position cannot be read in the format that it says it has; empty: it can.
[[nodiscard]] inline std::string format_fault(const boost::json::value& position) {
  const boost::json::object* object = position.if_object();
  if (object == nullptr) return "";
  const boost::json::value* format = object->if_contains("format");
  const bool is_known =
      format != nullptr && format->is_int64() && format->get_int64() >= 1 && format->get_int64() <= kPositionFormats;
  if (is_known) return "";
  const std::string newest = std::to_string(kPositionFormats);
  return (format == nullptr ? "format is missing" : "format must be a whole number from 1 to " + newest) +
         ": positions are read in formats 1 to " + newest + ", and written in format " + newest + ".";
}

// To derive a reader from, which turns a described position into a state with `State read(const Info&)`.
template <class Rules> class PositionReader {
 public:
  PositionReader(const Rules& rules, std::string& error) : rules_(rules), error_(error) {}

 protected:
  void complain(const std::string& path, const std::string& what) {
    if (error_.empty()) error_ = path + " " + what;
  }
  void in_range(const std::string& path, int number, int least, int most) {
    if (number < least || number > most)
      complain(path, "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ".");
  }
  void must_have(const std::string& path, std::size_t size, int count) {
    if (size != at(count)) complain(path, "must be a list of " + std::to_string(count) + ".");
  }
  // 0 is nobody.
  Seat seat(const std::string& path, int number) {
    if (number == 0) return kNobody;
    in_range(path, number, 1, rules_.seats());
    return seat_at(number - 1);
  }

  const Rules& rules_;
  typename Rules::State state_;
  std::string& error_;
};

// Reads a position of a game and asks its rules whether it can be.
template <class Info, class Reader, class Rules>
[[nodiscard]] Result<typename Rules::State> read_position(const Rules& rules, const boost::json::value& json) {
  std::string error = format_fault(json);
  const auto info = read<Info>(json, "", error);
  if (!error.empty()) return Error{error};
  const typename Rules::State state = Reader(rules, error).read(info);
  if (error.empty()) error = rules.fault(state);
  if (!error.empty()) return Error{error};
  return state;
}

}  // namespace regalia::json
