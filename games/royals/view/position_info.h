// The shape of a position as JSON: everything, whoever may know it. Seats and periods count from 1; what is 0, false or
// empty is left out.
#pragma once

#include "games/royals/view/messages.h"
#include "games/royals/view/names.h"
#include "json/codec.h"

namespace regalia::royals {

using json::InOrder;
using json::Sparse;
using json::Whole;

using SeatNumber = Whole<1, kSeatLimit>;
using Count = Whole<0, 250>;
using Counts = Sparse<InOrder<Count>>;                 // by country, city or title
using IntrigueCounts = Sparse<InOrder<Whole<0, 60>>>;  // by kind of Intrigue card

struct SeatPosition {
  Counts country;
  IntrigueCounts intrigue;
  Sparse<std::vector<std::string>> nobles;
  Counts vanquished;
  Counts titles;
  Sparse<Count> cubes;

  static constexpr const char* kName = "RoyalsSeatPosition";
  static constexpr std::array kNotes = {
      "Country cards in the hand, by country",   "Intrigue cards in the hand, by kind",    "those it holds",
      "its cubes that were driven out, by city", "its cubes on the title track, by title", "left in its supply"};
};
BOOST_DESCRIBE_STRUCT(SeatPosition, (), (country, intrigue, nobles, vanquished, titles, cubes))

struct ClaimPosition {
  std::string noble;
  Sparse<Whole<0, 12>> country_due;
  Sparse<Whole<0, 4>> intrigue_due;
  Sparse<Whole<0, 60>> country_wilds;
  Sparse<Whole<0, 20>> intrigue_wilds;
  Sparse<bool> country_wild;
  Sparse<bool> intrigue_wild;
  Counts country;
  IntrigueCounts intrigue;

  static constexpr const char* kName = "RoyalsClaimPosition";
  static constexpr std::array kNotes = ClaimInfo::kNotes;
};
BOOST_DESCRIBE_STRUCT(ClaimPosition, (),
                      (noble, country_due, intrigue_due, country_wilds, intrigue_wilds, country_wild, intrigue_wild,
                       country, intrigue))

struct MarkersPosition {
  Sparse<InOrder<Owner>> city;
  Sparse<InOrder<TwoOwners>> country;
  Sparse<InOrder<Owner>> house;
  Sparse<InOrder<InOrder<TwoOwners>>> period;
  Sparse<InOrder<TwoOwners>> title;

  static constexpr const char* kName = "RoyalsMarkersPosition";
  static constexpr std::array kNotes = MarkersInfo::kNotes;
  bool operator==(const MarkersPosition&) const = default;
};
BOOST_DESCRIBE_STRUCT(MarkersPosition, (), (city, country, house, period, title))

struct PositionInfo {
  Whole<1, kPositionFormats> format;
  json::Id<kPhaseIds> phase;
  Sparse<SeatNumber> turn;
  Sparse<SeatNumber> start;
  Sparse<Whole<0, 60000>> turns;
  std::optional<Whole<0, kPeriods>> period;
  Sparse<bool> period_ends;
  Sparse<json::Id<kPlanIds>> plan;
  Sparse<Whole<0, 3>> countries_drawn;
  Sparse<Whole<0, 1>> intrigue_drawn;
  Counts display;
  Counts pile;
  Counts discard;
  IntrigueCounts intrigue_pile;
  IntrigueCounts intrigue_discard;
  std::vector<SeatPosition> seats;
  std::optional<ClaimPosition> claim;
  Sparse<MarkersPosition> markers;

  static constexpr const char* kName = "RoyalsPosition";
  static constexpr std::array kNotes = {"of this text",
                                        "as views name it",
                                        "whose turn it is",
                                        "who began",
                                        "taken so far",
                                        "from 1; in format 1 from 0",
                                        "the pile has run out: this round is the period's last",
                                        "what was announced to be drawn",
                                        "Country cards drawn in this turn",
                                        "Intrigue cards drawn in this turn",
                                        "Country cards face up, by country",
                                        "Country cards face down, by country",
                                        "Country cards laid aside, by country",
                                        "Intrigue cards face down, by kind",
                                        "Intrigue cards laid aside, by kind",
                                        "all of them",
                                        "what is being paid for",
                                        "who has won which"};
};
BOOST_DESCRIBE_STRUCT(PositionInfo, (),
                      (format, phase, turn, start, turns, period, period_ends, plan, countries_drawn, intrigue_drawn,
                       display, pile, discard, intrigue_pile, intrigue_discard, seats, claim, markers))

}  // namespace regalia::royals
