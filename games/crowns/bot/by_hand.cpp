#include "games/crowns/bot/by_hand.h"

namespace regalia::crowns {
namespace {

constexpr double kSpared = 1.0;         // what it is worth not to be attacked
constexpr double kBoundToAttack = 0.8;  // what it costs to have to attack somebody
constexpr double kBound = 0.4;          // what any other promise costs
constexpr double kImpossible = -100;    // to give what one does not have
constexpr double kGainOfOther = 0.2;    // for which he is thought to agree
constexpr int kWorlds = 6;              // in which the hand of the other is imagined

}  // namespace

// What a deal brings the viewer, as far as his own hand and his peace go.
double ByHand::gain(const Clauses& clauses, Seat) {
  Holding then = own();
  Cards hand = seen_.hand;
  double besides = 0;
  for (const Clause& clause : clauses) {
    const bool gives = clause.from == view_.viewer;
    switch (clause.kind) {
      case ClauseKind::ravens: then.add_ravens(gives ? -clause.count : clause.count); break;
      case ClauseKind::card:
        if (gives)
          then.take(clause.card());
        else
          then.add(clause.card());
        break;
      case ClauseKind::any_card: {
        if (gives) {
          const Card card = rules_.card_for(hand, view_.viewer, clause.type());
          if (card == kNoCard) return kImpossible;
          hand.take(card);
          then.take(card);
        } else {
          then.add(is_house_type(clause.type()) ? house_card(clause.type(), index(clause.from))
                                                : guest_card(clause.type()));
        }
        break;
      }
      case ClauseKind::deed:
        if (view_.viewer == board_.turn)
          besides -= clause.deed() == Deed::attack ? kBoundToAttack : kBound;
        else if (clause.whom() == view_.viewer)
          besides += clause.deed() == Deed::spare ? kSpared : clause.deed() == Deed::attack ? -kSpared : 0;
        break;
    }
  }
  return then.worth(rounds_) - own().worth(rounds_) + besides;
}

// The best trade of a card for a card with somebody: it must help the other as well, as far as one can tell.
Trade ByHand::best_trade(Seat partner, Card fixed) {
  Trade best;
  const Holding mine = own();
  for (int world = 0; world < kWorlds; ++world) {
    const Cards theirs = rules_.imagine(view_, thinking_.rng()).hands[at(partner)];
    const Holding other(rules_, theirs, partner, board_.ravens[at(partner)]);
    for (const Card give : seen_.hand) {
      if (fixed != kNoCard && give != fixed) continue;
      Holding without = mine;
      without.take(give);
      for (const Card get : theirs) {
        if (type_of(get) == type_of(give)) continue;
        const double gained = without.worth_with(get, rounds_) - mine.worth(rounds_);
        if (gained <= best.gain || gained < kEnoughGain) continue;
        Holding then = other;
        then.take(get);
        then.add(give);
        if (then.worth(rounds_) - other.worth(rounds_) < kGainOfOther) continue;
        best = {give, type_of(get), gained};
      }
    }
  }
  return best;
}

}  // namespace regalia::crowns
