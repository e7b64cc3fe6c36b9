#include "games/crowns/bot/words.h"

#include <cmath>

#include "engine/text.h"
#include "games/crowns/bot/value.h"

namespace regalia::crowns {
namespace {

// The type of card that would help a hand most.
Type most_wanted_type(const Rules& rules, const View<Rules>& view, Card given) {
  const Observation& seen = view.seen;
  Holding hand(rules, seen.hand, view.viewer, seen.board.ravens[at(view.viewer)]);
  if (given != kNoCard) hand.take(given);
  const double rounds = rounds_left(rules, seen.board);
  const int other_house = index(view.viewer) == 0 ? 1 : 0;
  Type best = Type::princess;
  double most = 0;
  for (int i = 0; i < kHouseTypes; ++i) {
    const auto type = static_cast<Type>(i);
    if (given != kNoCard && type_of(given) == type) continue;
    if (const double worth = hand.worth_with(house_card(type, other_house), rounds); worth > most) {
      most = worth;
      best = type;
    }
  }
  return best;
}

std::string why_voted(const Rules& rules, const View<Rules>& view) {
  const Board& board = view.seen.board;
  const auto house = [&](Seat seat) { return rules.facts().houses[at(seat)].name; };
  const Vote vote = board.votes[at(view.viewer)];
  if (view.viewer == board.turn)
    return vote == Vote::attacker ? "This is my attack." : "I can live with a defeat: ravens are welcome.";
  if (view.viewer == board.target)
    return vote == Vote::defender ? "I defend myself." : "I can live with a defeat: ravens are welcome.";
  const Seat partner = rules.partner_of(view.viewer);
  if (partner != kNobody && (partner == board.turn || partner == board.target)) return "I stand by my partner.";
  return vote == Vote::attacker ? house(board.target) + " has more than I like."
                                : house(board.turn) + " is strong enough already.";
}

// Nine who all give the same reason would be tedious: of those who are not in it, the first of each side speaks, and whoever
// spends something.
bool speaks_of_vote(const Rules& rules, const View<Rules>& view, Move move) {
  const Board& board = view.seen.board;
  const Vote vote = board.votes[at(view.viewer)];
  if (view.viewer == board.turn) return vote == Vote::defender || move.amount() > 0;
  if (view.viewer == board.target) return vote == Vote::attacker || move.amount() > 0;
  if (move.amount() > 0) return true;
  for (Seat seat = next_seat(board.target, rules.seats()); seat != view.viewer; seat = next_seat(seat, rules.seats()))
    if (seat != board.turn && board.votes[at(seat)] == vote) return false;
  return true;
}

}  // namespace

std::string reason(const Rules& rules, const View<Rules>& view, Move move, double gained) {
  const auto points = [&] {
    const auto count = static_cast<int>(std::lround(gained));
    return count == 1 ? std::string("a point") : std::to_string(count) + " points";
  };
  switch (move.kind<MoveKind>()) {
    case MoveKind::lay: {
      const Type wanted = most_wanted_type(rules, view, static_cast<Card>(move.a()));
      return "I look for " + (wanted == Type::coinage ? "Coinage" : with_article(rules.facts().of(wanted).name)) + ".";
    }
    case MoveKind::accept:
      return gained >= 0.6 ? "That is worth about " + points() + " to me." : "The best of what is on the table.";
    case MoveKind::spend: return speaks_of_vote(rules, view, move) ? why_voted(rules, view) : std::string();
    default: return {};
  }
}

double gain_of(const Rules& rules, const View<Rules>& view, Move move) {
  if (move.kind<MoveKind>() != MoveKind::accept) return 0;
  const Board& board = view.seen.board;
  const Seat partner = seat_at(move.a());
  const Holding before(rules, view.seen.hand, view.viewer, board.ravens[at(view.viewer)]);
  Holding then = before;
  for (const Card card : board.laid[at(view.viewer)])
    if (card != kNoCard) then.take(card);
  for (const Card card : board.laid[at(partner)])
    if (card != kNoCard) then.add(card);
  then.add_ravens(board.raised[at(partner)] - board.raised[at(view.viewer)]);
  const double rounds = rounds_left(rules, board);
  return then.worth(rounds) - before.worth(rounds);
}

}  // namespace regalia::crowns
