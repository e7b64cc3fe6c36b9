// What a player of Game of Crowns is asked, and what moves would do, in words about his view.
#pragma once

#include <string>
#include <vector>

#include "engine/wording.h"
#include "games/crowns/rules.h"

namespace regalia::crowns {

struct Phrases {
  static constexpr const char* kDraftId = "draft";

  [[nodiscard]] static std::string prompt(const Rules& rules, const View<Rules>& view, Names names);
  [[nodiscard]] static Phrase phrase(const Rules& rules, const View<Rules>& view, Move move, Names names);
  [[nodiscard]] static std::vector<Move> known_moves(const Rules& rules);
  [[nodiscard]] static std::vector<DealText> deals(const Rules& rules, const View<Rules>& view, Names names);
  [[nodiscard]] static std::vector<WishText> wishes(const Rules& rules, Names names);
};

// What a seat has on the table in an exchange: "Feud of Lyre and 2 ravens".
[[nodiscard]] std::string laid_words(const Rules& rules, const Board& board, Seat seat);

}  // namespace regalia::crowns
