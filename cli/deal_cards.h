// Deals as cards that a person reads: between whom, whose offer, clauses, words, and the moves that answer them.
#pragma once

#include <span>
#include <string>

#include "cli/move_list.h"

namespace regalia::cli {

// "Deal 2.1 with Ben", "Your draft with Ben and Cleo".
[[nodiscard]] std::string deal_title(const DealText& deal, Seat viewer, Names names);

// Whether it waits for an answer of the viewer.
[[nodiscard]] bool waits_for(const DealText& deal, Seat viewer);

// `choices` are the viewer's moves as they are numbered.
[[nodiscard]] std::string deal_card(const DealText& deal, Seat viewer, Names names, std::span<const Choice> choices,
                                    const Paper& paper);

}  // namespace regalia::cli
