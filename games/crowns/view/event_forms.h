// How the events of Game of Crowns are written in JSON: which members they have, and the ids of what they speak of.
#pragma once

#include <boost/describe.hpp>

#include "games/crowns/rules.h"
#include "games/crowns/view/names.h"
#include "games/crowns/view/write_info.h"
#include "json/event_json.h"

namespace regalia::crowns {

BOOST_DESCRIBE_STRUCT(Started, (), (seat))
BOOST_DESCRIBE_STRUCT(AgendaDealt, (), (seat, card))
BOOST_DESCRIBE_STRUCT(SwapChosen, (), (seat, out, in))
BOOST_DESCRIBE_STRUCT(SwapsDone, (), (swap))
BOOST_DESCRIBE_STRUCT(RoundBegan, (), (round))
BOOST_DESCRIBE_STRUCT(TurnBegan, (), (seat))
BOOST_DESCRIBE_STRUCT(TurnSkipped, (), (seat))
BOOST_DESCRIBE_STRUCT(Passed, (), (seat))
BOOST_DESCRIBE_STRUCT(SentinelUse, (), (seat, ravens))
BOOST_DESCRIBE_STRUCT(SentinelsShown, (), (seat, ravens, used))
BOOST_DESCRIBE_STRUCT(Laid, (), (seat, card, second))
BOOST_DESCRIBE_STRUCT(Offered, (), (seat, card, second))
BOOST_DESCRIBE_STRUCT(AddedNone, (), (seat))
BOOST_DESCRIBE_STRUCT(DroppedOut, (), (seat))
BOOST_DESCRIBE_STRUCT(Raised, (), (seat, ravens))
BOOST_DESCRIBE_STRUCT(RaisingAgain, (), (seat))
BOOST_DESCRIBE_STRUCT(Exchanged, (), (seat, partner, gave, gave_ravens, got, got_ravens))
BOOST_DESCRIBE_STRUCT(CoinagePlayed, (), (seat, target, card))
BOOST_DESCRIBE_STRUCT(CardDrawn, (), (seat, from, card, chosen))
BOOST_DESCRIBE_STRUCT(Attacked, (), (seat, target, card))
BOOST_DESCRIBE_STRUCT(AttackTurned, (), (seat, target))
BOOST_DESCRIBE_STRUCT(Voted, (), (seat, vote))
BOOST_DESCRIBE_STRUCT(ShownVote, (), (seat, vote))
BOOST_DESCRIBE_STRUCT(VotesShown, (), (attacker, defender, votes))
BOOST_DESCRIBE_STRUCT(Spent, (), (seat, vote, ravens))
BOOST_DESCRIBE_STRUCT(AttackDecided, (), (victor, defeated, votes, against))
BOOST_DESCRIBE_STRUCT(Looked, (), (seat, from, hand))
BOOST_DESCRIBE_STRUCT(Took, (), (seat, from, card))
BOOST_DESCRIBE_STRUCT(GuestDrawn, (), (seat, card))
BOOST_DESCRIBE_STRUCT(NoReward, (), (seat))
BOOST_DESCRIBE_STRUCT(RavensSettled, (), (defeated, gained, lost, knight))
BOOST_DESCRIBE_STRUCT(TalksOpened, (), (seat))
BOOST_DESCRIBE_STRUCT(SaidDone, (), (seat))
BOOST_DESCRIBE_STRUCT(TalksClosed, (), (seat))
BOOST_DESCRIBE_STRUCT(DealPut, (), (seat, partner, number, revision, clauses))
BOOST_DESCRIBE_STRUCT(DealSettled, (), (seat, partner, number, clauses))
BOOST_DESCRIBE_STRUCT(DealRefused, (), (seat, partner, number))
BOOST_DESCRIBE_STRUCT(DealWithdrawn, (), (seat, partner, number, lapsed))
BOOST_DESCRIBE_STRUCT(GameEnded, (), (reason, seat))
BOOST_DESCRIBE_STRUCT(HandShown, (), (seat, hand, agenda))
BOOST_DESCRIBE_STRUCT(CardsScored, (), (seat, type, cards, counted, points))
BOOST_DESCRIBE_STRUCT(SeatScored, (), (seat, points))
BOOST_DESCRIBE_STRUCT(TeamScored, (), (seat, partner, points))

}  // namespace regalia::crowns

namespace regalia::json {

template <> struct IdForm<crowns::Card> {
  static std::string write(const crowns::Rules& rules, crowns::Card card) { return rules.card_id(card); }
};
template <> struct IdForm<crowns::Type> {
  static std::string write(const crowns::Rules& rules, crowns::Type type) { return rules.facts().of(type).id; }
};
template <> struct IdForm<crowns::Cards> {
  static Shape shape() { return Shape::list(Shape::text()); }
  static boost::json::array write(const crowns::Rules& rules, const crowns::Cards& cards) {
    const std::vector<std::string> ids = crowns::card_ids(rules, cards);
    return boost::json::array(ids.begin(), ids.end());
  }
};
template <> struct IdForm<crowns::Clause> {
  static std::string write(const crowns::Rules& rules, const crowns::Clause& clause) {
    return crowns::clause_id(rules, clause);
  }
};

}  // namespace regalia::json
