// Positions and views of Royals as JSON values.
//
// A position is canonical: equal positions give equal values, what is at its default is left out, and the format number
// stands in front. Reading one checks everything and names what is impossible.
#pragma once

#include "engine/view.h"
#include "games/royals/rules.h"
#include "games/royals/view/event_forms.h"
#include "games/royals/view/messages.h"
#include "json/codec.h"

namespace regalia::royals {

struct Json {
  [[nodiscard]] static boost::json::object write_position(const Rules& rules, const State& state,
                                                          PositionFormat format = kNewestPosition);
  [[nodiscard]] static Result<State> read_position(const Rules& rules, const boost::json::value& json);
  // What never changes in a game: names, costs, values; ids that views and moves use.
  [[nodiscard]] static boost::json::object write_components(const Rules& rules);
  [[nodiscard]] static ViewInfo show(const Rules& rules, const View<Rules>& view);
};

}  // namespace regalia::royals
