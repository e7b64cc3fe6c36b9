// Checks a record from its first line to its last: that it is written as records are, that every move was legal, that
// every hash fits, and that the dice are those of its seed.
#pragma once

#include <string>
#include <string_view>

#include "table/table.h"

namespace regalia {

struct Verification {
  enum class Dice : std::uint8_t {
    proved,    // every outcome follows from a seed that was committed to before the first of them
    unopened,  // a fair table that has not opened its secret yet
    repeated,  // every outcome follows from a number in the header: reproducible, not fair
    chosen,    // outcomes were played by hand: not fair
  };

  std::optional<RecordFault> fault;  // nothing: the record is sound
  // Of a sound record.
  Dice dice = Dice::chosen;
  std::size_t steps = 0;
  std::size_t outcomes = 0;    // decisions of chance
  std::size_t taken_back = 0;  // outcomes that were taken back by consent
  bool over = false;
  bool arranged = false;  // the game began from a position of somebody's choosing
  SeatSet contributors;

  [[nodiscard]] bool is_sound() const { return !fault.has_value(); }
  [[nodiscard]] std::string verdict() const;  // in a few sentences

 private:
  [[nodiscard]] std::string dice_verdict() const;
};

[[nodiscard]] Verification verify(Catalogue games, std::string_view record);

}  // namespace regalia
