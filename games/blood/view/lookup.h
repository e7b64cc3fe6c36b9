// What is looked up besides a view: all about a person, and where a group could go.
#pragma once

#include <span>

#include "engine/view.h"
#include "engine/wording.h"
#include "games/blood/rules.h"
#include "games/blood/view/lookup_messages.h"

namespace regalia::blood {

[[nodiscard]] PersonSheet person_sheet(const Rules& rules, const View<Rules>& view, PersonId person, Names names);

// Where the viewer's group could go if it were put together by these moves; nothing if the viewer does not move now, or
// they are not possible.
[[nodiscard]] std::optional<ReachInfo> reach_of(const Rules& rules, const View<Rules>& view,
                                                std::span<const Move> moves);

}  // namespace regalia::blood
