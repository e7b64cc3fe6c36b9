// The shape of a position as JSON: everything, whoever may know it. Seats, rounds and columns count from 1; what is 0,
// false or empty is left out.
#pragma once

#include "games/gambit/view/messages.h"
#include "games/gambit/view/names.h"
#include "json/codec.h"

namespace regalia::gambit {

using json::Sparse;
using json::Whole;

using SeatNumber = Whole<1, kSeatLimit>;
using ColumnNumber = Whole<1, kMostColumns>;
using Ids = Sparse<std::vector<std::string>>;

struct PlacedPosition {
  SeatNumber seat;
  std::string card;
  Sparse<std::string> hides;

  static constexpr const char* kName = "GambitPlacedPosition";
  static constexpr std::array kNotes = {"whose card it is", "which", "the card under it"};
  bool operator==(const PlacedPosition&) const = default;
};
BOOST_DESCRIBE_STRUCT(PlacedPosition, (), (seat, card, hides))

struct ColumnPosition {
  Sparse<std::string> goal;
  Sparse<std::vector<PlacedPosition>> cards;
  Sparse<json::Id<kFaceIds>> last;

  static constexpr const char* kName = "GambitColumnPosition";
  static constexpr std::array kNotes = {"discipline and value, as in `music-4`", "from the goal downwards",
                                        "how the last card lies; left out: face up"};
};
BOOST_DESCRIBE_STRUCT(ColumnPosition, (), (goal, cards, last))

struct SeatPosition {
  Ids hand;
  Ids discards;
  Ids unseen_discards;
  Ids goals;
  Sparse<Whole<0, Cards::kMostCopies * kSeatLimit>> gold_won;
  Sparse<Whole<0, Cards::kMostCopies>> gold_left;
  Sparse<Whole<0, Cards::kMostCopies + 1>> skips;

  static constexpr const char* kName = "GambitSeatPosition";
  static constexpr std::array kNotes = {"cards in hand; what is named nowhere is in the supply",
                                        "those that everybody has seen",
                                        "those that nobody else has seen",
                                        "won so far",
                                        "Gold cards kept",
                                        "own Gold cards that have left the set",
                                        "draws still to skip for a Crown that went away"};
};
BOOST_DESCRIBE_STRUCT(SeatPosition, (), (hand, discards, unseen_discards, goals, gold_won, gold_left, skips))

struct PositionInfo {
  Whole<1, kPositionFormats> format;
  json::Id<kPhaseIds> phase;
  std::optional<Whole<0, kRounds + 1>> round;
  Sparse<SeatNumber> turn;
  Sparse<SeatNumber> actor;
  Sparse<ColumnNumber> column;
  Sparse<ColumnNumber> bound;
  Sparse<SeatNumber> last_placed;
  Sparse<SeatNumber> crown;
  Sparse<bool> lost_crown_this_turn;
  Ids goals_lost;
  std::vector<ColumnPosition> columns;
  std::vector<SeatPosition> seats;

  static constexpr const char* kName = "GambitPosition";
  static constexpr std::array kNotes = {"of this text",
                                        "as views name it",
                                        "from 1, 7 when the game is over; in format 1 from 0",
                                        "whose turn it is; before the first round, who begins",
                                        "who decides or draws, where that is another",
                                        "of the effect that is being carried out",
                                        "where a Lodestone Rock binds the next card",
                                        "who placed the last card",
                                        "who has the Crown card",
                                        "whose turn it is has lost the Crown in it",
                                        "goals that nobody won",
                                        "from left to right",
                                        "all of them"};
};
BOOST_DESCRIBE_STRUCT(PositionInfo, (),
                      (format, phase, round, turn, actor, column, bound, last_placed, crown, lost_crown_this_turn,
                       goals_lost, columns, seats))

}  // namespace regalia::gambit
