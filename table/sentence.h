// A sentence of the log, and whom it is about. Nothing is read out of the finished sentence: names are marked while it is
// made, so a player may be called "Anna" beside "Annabel", or "Draws".
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/seat.h"
#include "engine/wording.h"

namespace regalia {

struct Sentence {
  std::string text;
  Seat about = kNobody;  // the seat whose name it begins with
  SeatSet named{};       // all whom it names
  std::string rest{};    // the sentence without that name; empty: it makes no sense without
};

[[nodiscard]] Sentence told_sentence(const std::vector<std::string>& names,
                                     const std::function<std::string(Names)>& tell);

}  // namespace regalia
