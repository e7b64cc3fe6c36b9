// Words that go with a decision: a name, a promise, a free clause. Rules say whether a move may carry words, how long
// they may be and who reads them; rules never read them, and a state never holds them. The table keeps them beside
// the decision.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/seat.h"
#include "engine/verdict.h"

namespace regalia {

struct AttachmentSpec {
  std::size_t longest = 0;  // in bytes of UTF-8; 0: the move carries no words
  SeatSet readers;
};

[[nodiscard]] inline Verdict check_words(const AttachmentSpec& spec, std::string_view words) {
  if (words.empty()) return Verdict::yes();
  if (spec.longest == 0) return Verdict::no("table.words.none", "No words go with this move.");
  if (words.size() > spec.longest) return Verdict::no("table.words.length", "These words are too long.");
  return Verdict::yes();
}

}  // namespace regalia
