// Positions and views of Blood Royale as JSON values.
//
// A position is canonical: equal positions give equal values, what is as in the first position is left out, and the format
// number stands in front. Reading one checks everything and names what is impossible.
#pragma once

#include "engine/view.h"
#include "engine/wording.h"
#include "games/blood/rules.h"
#include "games/blood/view/component_messages.h"
#include "games/blood/view/event_forms.h"
#include "games/blood/view/messages.h"
#include "json/codec.h"

namespace regalia::blood {

struct Json {
  [[nodiscard]] static boost::json::object write_position(const Rules& rules, const State& state,
                                                          PositionFormat format = kNewestPosition);
  [[nodiscard]] static Result<State> read_position(const Rules& rules, const boost::json::value& json);
  [[nodiscard]] static boost::json::object write_components(const Rules& rules);
  [[nodiscard]] static ViewInfo show(const Rules& rules, const View<Rules>& view);
  // `p12` is a person; `march` is where the group could go that these moves put together.
  [[nodiscard]] static boost::json::object consult(const Rules& rules, const View<Rules>& view, std::string_view about,
                                                   std::span<const Move> moves, Names names);
};

// The types of positions.
[[nodiscard]] std::vector<json::TypeDoc> position_types();

}  // namespace regalia::blood
