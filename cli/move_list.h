// The moves of a seat as a person reads them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "table/table.h"

namespace regalia::cli {

// A line of the list: a move, or a range of moves that differ in the amount.
struct Choice {
  Offer offer;
  std::string text{};  // that can be typed
  std::string does{};  // for people
  MoveRole role = MoveRole::plain;
  std::string deal{};     // the id of the deal that it is about, if any
  std::size_t words = 0;  // how long the words may be that go with it; 0: none do

  [[nodiscard]] bool is_range() const { return offer.most != offer.least(); }
  bool operator==(const Choice&) const = default;
};

// In the order in which they are numbered, from 1: what is about the same deal stands together.
[[nodiscard]] std::vector<Choice> choices_of(Table& table, Seat seat);

// Moves of one kind stand together, and share lines where there are many; those about a deal stand under its name. Of a long list
// those that the person has `read` just now are left out, if most of it is.
[[nodiscard]] std::string move_list(std::span<const Choice> choices, std::span<const Choice> read,
                                    std::span<const DealText> deals, Seat seat, Names names, const Paper& paper);
// One a line, with the texts that can be typed.
[[nodiscard]] std::string move_texts(std::span<const Choice> choices, const Paper& paper);

// The whole list of a seat.
[[nodiscard]] std::string move_list(Table& table, Seat seat, const Paper& paper);

}  // namespace regalia::cli
