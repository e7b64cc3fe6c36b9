// How the events of Gambit Royale are written in JSON: which members they have, and the ids of what they speak of.
#pragma once

#include <boost/describe.hpp>

#include "games/gambit/rules.h"
#include "games/gambit/view/write_info.h"
#include "json/event_json.h"

namespace regalia::gambit {

BOOST_DESCRIBE_STRUCT(Started, (), (seat))
BOOST_DESCRIBE_STRUCT(RoundBegan, (), (round))
BOOST_DESCRIBE_STRUCT(GoalShown, (), (column, goal))
BOOST_DESCRIBE_STRUCT(Drew, (), (seat, card, reason))
BOOST_DESCRIBE_STRUCT(PlacedDown, (), (seat, card, column))
BOOST_DESCRIBE_STRUCT(TurnedUp, (), (seat, card, column, known))
BOOST_DESCRIBE_STRUCT(StayedUp, (), (seat, card, column))
BOOST_DESCRIBE_STRUCT(ExplorerMoved, (), (seat, from, to))
BOOST_DESCRIBE_STRUCT(ExplorerStuck, (), (seat, column))
BOOST_DESCRIBE_STRUCT(Assassinated, (), (seat, card, column, by, known))
BOOST_DESCRIBE_STRUCT(StormClosed, (), (seat, column))
BOOST_DESCRIBE_STRUCT(Hid, (), (seat, card, column, place))
BOOST_DESCRIBE_STRUCT(HidNothing, (), (seat, column))
BOOST_DESCRIBE_STRUCT(Swapped, (), (seat, column, other))
BOOST_DESCRIBE_STRUCT(SwappedNothing, (), (seat))
BOOST_DESCRIBE_STRUCT(CrownTaken, (), (seat, former))
BOOST_DESCRIBE_STRUCT(CrownKept, (), (seat))
BOOST_DESCRIBE_STRUCT(LodestoneBound, (), (seat, column))
BOOST_DESCRIBE_STRUCT(GatekeeperCame, (), (seat, column))
BOOST_DESCRIBE_STRUCT(DrawSkipped, (), (seat, reason))
BOOST_DESCRIBE_STRUCT(Shuffled, (), (seat, seen, unseen))
BOOST_DESCRIBE_STRUCT(Passed, (), (seat))
BOOST_DESCRIBE_STRUCT(RoundOver, (), (round))
BOOST_DESCRIBE_STRUCT(OpenedCard, (), (seat, card, hidden, value))
BOOST_DESCRIBE_STRUCT(SeatSum, (), (seat, points))
BOOST_DESCRIBE_STRUCT(ColumnOpened, (), (column, goal, cards))
BOOST_DESCRIBE_STRUCT(MusketeersRule, (), (column, seat, place))
BOOST_DESCRIBE_STRUCT(Cancelled, (), (column, by, count))
BOOST_DESCRIBE_STRUCT(Guarded, (), (column, seat, by, place, card))
BOOST_DESCRIBE_STRUCT(Removed, (), (column, seat, by, place, card, remover))
BOOST_DESCRIBE_STRUCT(PairWins, (), (column, seat))
BOOST_DESCRIBE_STRUCT(ValueChanged, (), (column, seat, place, card, value))
BOOST_DESCRIBE_STRUCT(DragonCame, (), (column, seat, place, value))
BOOST_DESCRIBE_STRUCT(BeggarCame, (), (column, seat, place))
BOOST_DESCRIBE_STRUCT(SumsCompared, (), (column, sums))
BOOST_DESCRIBE_STRUCT(GoalWon, (), (column, seat, goal, decided))
BOOST_DESCRIBE_STRUCT(GoalLost, (), (column, goal))
BOOST_DESCRIBE_STRUCT(GoldWon, (), (column, seat, owner))
BOOST_DESCRIBE_STRUCT(GameOver, (), ())

}  // namespace regalia::gambit

namespace regalia::json {

template <> struct IdForm<gambit::Card> {
  static std::string write(const gambit::Rules& rules, gambit::Card card) { return rules.facts().of(card).id; }
};
template <> struct IdForm<gambit::Goal> {
  static std::string write(const gambit::Rules&, gambit::Goal goal) { return gambit::Rules::goal_id(goal); }
};
template <> struct IdForm<gambit::HalfPoints> {
  static Shape shape() { return Shape::number(); }
  static double write(const gambit::Rules&, gambit::HalfPoints points) { return gambit::points_of(points.halves); }
};
template <> struct IdForm<gambit::Cards> {
  static Shape shape() { return Shape::list(Shape::text()); }
  static boost::json::array write(const gambit::Rules& rules, gambit::Cards cards) {
    const std::vector<std::string> ids = gambit::card_ids(rules, cards);
    return boost::json::array(ids.begin(), ids.end());
  }
};

}  // namespace regalia::json
