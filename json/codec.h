// A game as JSON values, whatever the game: positions, what never changes, views and events.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "engine/any_value.h"
#include "engine/rules.h"
#include "engine/wording.h"
#include "json/event_json.h"
#include "json/object_reader.h"
#include "json/sections.h"

namespace regalia {

// How positions are written; all formats are read. In the first some rows were counted from 0, in the second seats of Blood
// Royale still are. Records are hashed with the one of their time: format 1 with the first, format 2 with the second.
enum class PositionFormat : std::uint8_t { first = 1, second = 2, third = 3 };
inline constexpr PositionFormat kNewestPosition = PositionFormat::third;
inline constexpr int kPositionFormats = static_cast<int>(kNewestPosition);

class Codec {
 public:
  Codec() = default;
  Codec(const Codec&) = delete;
  Codec& operator=(const Codec&) = delete;
  virtual ~Codec() = default;

  // Canonical: equal positions give equal values, defaults are left out, the format number stands in front.
  [[nodiscard]] virtual boost::json::object position(const AnyValue& state, PositionFormat format) const = 0;
  [[nodiscard]] virtual Result<AnyValue> read_position(const boost::json::value& json) const = 0;
  // What never changes in a game: names, costs, values.
  [[nodiscard]] virtual boost::json::object components() const = 0;
  // What a view (Game::view) shows.
  [[nodiscard]] virtual boost::json::object view(const AnyValue& view) const = 0;
  // The same entry by entry, to be compared and sent: clients keep them up to date one by one.
  [[nodiscard]] virtual json::Sections sections(const AnyValue& view) const = 0;
  [[nodiscard]] virtual boost::json::object event(const AnyEvent& event) const = 0;
  // What a viewer looks up: more about one thing than views show, after moves that are played in thought only. Empty: the
  // game has nothing of that name.
  [[nodiscard]] virtual boost::json::object consult(const AnyValue& view, std::string_view about,
                                                    std::span<const Move> moves, Names names) const = 0;

  [[nodiscard]] std::string position_text(const AnyValue& state, PositionFormat format = kNewestPosition) const {
    return boost::json::serialize(position(state, format));
  }
  [[nodiscard]] Result<AnyValue> parse_position(std::string_view text) const {
    const Result<boost::json::value> value = json::parse(text);
    if (!value) return Error{value.error()};
    return read_position(*value);
  }
};

// `Json` is the game's own, with static functions:
//   boost::json::object write_position(const Rules&, const State&, PositionFormat);
//   Result<State> read_position(const Rules&, const boost::json::value&);     of every format
//   boost::json::object write_components(const Rules&);
//   ViewInfo show(const Rules&, const View<Rules>&);    described, as all that clients are told
// and where there is more to look up:
//   boost::json::object consult(const Rules&, const View<Rules>&, std::string_view, std::span<const Move>, Names);
// Events are written from their description (json/event_json.h).
template <GameRules Rules, class Json> class CodecOf final : public Codec {
  using State = typename Rules::State;

 public:
  explicit CodecOf(std::shared_ptr<const Rules> rules) : kept_(std::move(rules)), rules_(*kept_) {}

  boost::json::object position(const AnyValue& state, PositionFormat format) const override {
    return Json::write_position(rules_, state.as<State>(), format);
  }
  Result<AnyValue> read_position(const boost::json::value& json) const override {
    Result<State> state = Json::read_position(rules_, json);
    if (!state) return Error{state.error()};
    return AnyValue::of(std::move(state).value());
  }
  boost::json::object components() const override { return Json::write_components(rules_); }
  boost::json::object view(const AnyValue& view) const override {
    return std::move(json::write(Json::show(rules_, view.as<View<Rules>>())).as_object());
  }
  json::Sections sections(const AnyValue& view) const override {
    return json::Sections(Json::show(rules_, view.as<View<Rules>>()));
  }
  boost::json::object event(const AnyEvent& event) const override {
    return json::write_event(rules_, event.as<typename Rules::Event>());
  }
  boost::json::object consult(const AnyValue& view, std::string_view about, std::span<const Move> moves,
                              Names names) const override {
    if constexpr (requires { Json::consult(rules_, view.as<View<Rules>>(), about, moves, names); })
      return Json::consult(rules_, view.as<View<Rules>>(), about, moves, names);
    else
      return {};
  }

 private:
  std::shared_ptr<const Rules> kept_;
  const Rules& rules_;
};

// For tests and tools that know the game: views and positions as they are written.
template <class Json, class Rules>
[[nodiscard]] boost::json::object write_view(const Rules& rules, const View<Rules>& view) {
  return json::write(Json::show(rules, view)).as_object();
}
template <class Json, class Rules>
[[nodiscard]] std::string position_text(const Rules& rules, const typename Rules::State& state) {
  return boost::json::serialize(Json::write_position(rules, state, kNewestPosition));
}
template <class Json, class Rules>
[[nodiscard]] Result<typename Rules::State> parse_position(const Rules& rules, std::string_view text) {
  const Result<boost::json::value> value = json::parse(text);
  if (!value) return Error{value.error()};
  return Json::read_position(rules, *value);
}

}  // namespace regalia
