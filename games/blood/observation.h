// What a position of Blood Royale shows a seat: all of it but what others have answered under seal and what two have between
// them.
#pragma once

#include "games/blood/state.h"

namespace regalia::blood {

struct Observation {
  State shown;  // what is not to be seen is empty

  bool operator==(const Observation&) const = default;
};

}  // namespace regalia::blood
