// The first probe as JSON, in words and as plain text: no more than records of its time need.
#pragma once

#include <boost/describe.hpp>

#include "engine/drawing.h"
#include "json/codec.h"
#include "tests/probe/first/probe.h"

namespace regalia::probe::first {

BOOST_DESCRIBE_STRUCT(Happened, (), (kind, seat, args))

struct Json {
  [[nodiscard]] static boost::json::object write_position(const Rules& rules, const State& state,
                                                          PositionFormat format);
  [[nodiscard]] static Result<State> read_position(const Rules& rules, const boost::json::value& json);
  [[nodiscard]] static boost::json::object write_components(const Rules& rules);
  [[nodiscard]] static boost::json::object show(const Rules& rules, const View<Rules>& view);
};

struct Phrases {
  [[nodiscard]] static std::string prompt(const Rules&, const View<Rules>&, Names) { return "Choose."; }
  [[nodiscard]] static Phrase phrase(const Rules& rules, const View<Rules>&, Move move, Names) {
    return {rules.describe(move)};
  }
  [[nodiscard]] static std::vector<Move> known_moves(const Rules&) { return {}; }
};

struct Pen {
  [[nodiscard]] static std::string board(const Rules& rules, const View<Rules>& view, Names, const Paper&) {
    return boost::json::serialize(Json::show(rules, view)) + "\n";
  }
  [[nodiscard]] static std::string hand(const Rules&, const View<Rules>&, const Paper&) { return {}; }
  [[nodiscard]] static std::string reference(const Rules&, const Paper&) { return {}; }
};

}  // namespace regalia::probe::first

namespace regalia::json {

template <> struct IdForm<probe::first::EventKind> {
  static std::string write(const probe::first::Rules&, probe::first::EventKind kind) {
    return std::to_string(static_cast<int>(kind));
  }
};
template <> struct IdForm<std::array<int, 4>> {
  static Shape shape() { return Shape::list(Shape::whole()); }
  static boost::json::array write(const probe::first::Rules&, const std::array<int, 4>& args) {
    return boost::json::array(args.begin(), args.end());
  }
};

}  // namespace regalia::json
