// Offers, drafts and contracts of Blood Royale as deals, which clients handle alike in every game.
#pragma once

#include <string>
#include <vector>

#include "engine/wording.h"
#include "games/blood/rules.h"

namespace regalia::blood {

inline constexpr const char* kDraftId = "draft";

// Whether `drop` throws the viewer's draft away; a match that it seeks is dropped first.
[[nodiscard]] bool drops_draft(const Rules& rules, const View<Rules>& view);
[[nodiscard]] MoveRole role_of(const Rules& rules, const View<Rules>& view, Move move);
// The id of the deal that a move is about; empty: none.
[[nodiscard]] std::string deal_of(const Rules& rules, const View<Rules>& view, Move move);
// The viewer's draft, what it has offered and was offered, and what it has agreed to.
[[nodiscard]] std::vector<DealText> deal_texts(const Rules& rules, const View<Rules>& view);

}  // namespace regalia::blood
