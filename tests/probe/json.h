// Positions and views of the probe as JSON values.
//
// A position is canonical: equal positions give equal values, what is empty is left out, and the format number stands
// in front. There is one shape, whatever the number says. Reading one checks everything and names what is impossible.
#pragma once

#include "engine/view.h"
#include "json/codec.h"
#include "tests/probe/event_forms.h"
#include "tests/probe/messages.h"
#include "tests/probe/probe.h"

namespace regalia::probe {

struct Json {
  [[nodiscard]] static boost::json::object write_position(const Rules& rules, const State& state,
                                                          PositionFormat format = kNewestPosition);
  [[nodiscard]] static Result<State> read_position(const Rules& rules, const boost::json::value& json);
  [[nodiscard]] static boost::json::object write_components(const Rules& rules);
  [[nodiscard]] static ViewInfo show(const Rules& rules, const View<Rules>& view);
};

}  // namespace regalia::probe
