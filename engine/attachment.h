// Words that go with a decision: a name, a promise, a free clause. Rules say whether a move may carry words, how long
// they may be and who reads them; rules never read them, and a state never holds them. The table keeps them beside
// the decision.
#pragma once

#include <cstddef>

#include "engine/seat.h"

namespace regalia {

struct AttachmentSpec {
  std::size_t longest = 0;  // in bytes of UTF-8; 0: the move carries no words
  SeatSet readers;
};

}  // namespace regalia
