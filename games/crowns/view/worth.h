// What the viewer's hand is worth, and what it would be worth after what lies before him.
#pragma once

#include "games/crowns/rules.h"

namespace regalia::crowns {

struct Prospect {
  std::string element;
  HandScore score;
};

// Points that depend on the hands of others count nothing.
[[nodiscard]] HandScore worth_now(const Rules& rules, const Observation& seen);
[[nodiscard]] std::vector<Prospect> prospects_of(const Rules& rules, const Observation& seen);

}  // namespace regalia::crowns
