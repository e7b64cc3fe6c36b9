// What a player of the probe is asked, what moves would do, and his deals, in words about his view.
#pragma once

#include <string>
#include <vector>

#include "engine/wording.h"
#include "tests/probe/probe.h"

namespace regalia::probe {

struct Phrases {
  // The id of the viewer's draft, among the names of deals ("2.1").
  static constexpr const char* kDraftId = "draft";

  [[nodiscard]] static std::string prompt(const Rules& rules, const View<Rules>& view, Names names);
  [[nodiscard]] static Phrase phrase(const Rules& rules, const View<Rules>& view, Move move, Names names);
  [[nodiscard]] static std::vector<Move> known_moves(const Rules& rules);
  [[nodiscard]] static std::vector<DealText> deals(const Rules& rules, const View<Rules>& view, Names names);
  [[nodiscard]] static std::vector<WishText> wishes(const Rules& rules, Names names);
};

}  // namespace regalia::probe
