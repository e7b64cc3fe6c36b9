// Positions and views of Game of Crowns as JSON values.
//
// A position is canonical: equal positions give equal values, what is at its default is left out, and the format number
// stands in front. A guest that it does not name is in the deck. Reading one checks everything and names what is impossible.
#pragma once

#include "engine/view.h"
#include "games/crowns/rules.h"
#include "games/crowns/view/event_forms.h"
#include "games/crowns/view/messages.h"
#include "json/codec.h"

namespace regalia::crowns {

struct Json {
  [[nodiscard]] static boost::json::object write_position(const Rules& rules, const State& state,
                                                          PositionFormat format = kNewestPosition);
  [[nodiscard]] static Result<State> read_position(const Rules& rules, const boost::json::value& json);
  [[nodiscard]] static boost::json::object write_components(const Rules& rules);
  [[nodiscard]] static ViewInfo show(const Rules& rules, const View<Rules>& view);
};

}  // namespace regalia::crowns
