// The greedy player: it tries every move in positions that it must hold possible, lets everybody finish the turn by rules
// of thumb, and compares what its hand promises then with what the others' do. What it does it says why, in a sentence.
#include "games/crowns/bot.h"

#include <algorithm>
#include <cmath>

#include "bots/rollout_bot.h"
#include "engine/text.h"
#include "games/crowns/bot/bargaining.h"
#include "games/crowns/bot/policy.h"
#include "games/crowns/bot/value.h"

namespace regalia::crowns {
namespace {

constexpr double kTieBreak = 1e-6;

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

// What the greedy player says with a move; empty: nothing.
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

// A swap under seal is judged as if it were carried out at once.
void carry_out_swap(State& state, Seat seat, Move move) {
  if (move.kind<MoveKind>() != MoveKind::swap || state.swaps[at(seat)] == Swap()) return;
  state.hands[at(seat)].take(static_cast<Card>(move.a()));
  state.hands[at(seat)].add(static_cast<Card>(move.b()));
}

Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking) {
  if (rules.in_talks(view.seen.board)) return bargain(rules, view, thinking);
  const std::vector<Move> moves = candidates(view.moves);
  std::size_t best = 0;
  double gained = 0;
  if (moves.size() > 1) {
    std::vector<double> sums(moves.size());
    double before = 0;
    int worlds = 0;
    for (; worlds == 0 || thinking.goes_on(worlds); ++worlds) {
      const State imagined = rules.imagine(view, thinking.rng());
      before += advantage(rules, imagined, view.viewer);
      const Rng luck(thinking.rng().next());  // the same for every move
      Rng habit = luck;
      const Move usual = probable_move(rules, imagined, view.viewer, habit);
      for (std::size_t i = 0; i < moves.size(); ++i) {
        State state = imagined;
        Silence silence;
        const bool finishes = state.board.phase != Phase::customize;
        const Seat turn = state.board.turn;
        const int round = state.board.round;
        rules.apply(state, view.viewer, moves[i], silence);
        Rng rest = luck;
        if (finishes && state.board.turn == turn && state.board.round == round) finish_turn(rules, state, rest);
        if (!finishes) carry_out_swap(state, view.viewer, moves[i]);
        // Of moves that come to the same, the one that would be expected of anybody.
        sums[i] += advantage(rules, state, view.viewer) + (moves[i] == usual ? kTieBreak : 0);
      }
    }
    best = at(std::max_element(sums.begin(), sums.end()) - sums.begin());
    gained = (sums[best] - before) / worlds;
  }
  return {moves[best], reason(rules, view, moves[best], gained)};
}

}  // namespace

std::vector<Player<Rules>> players() {
  std::vector<Player<Rules>> list = general_players<Rules>();
  list.insert(list.begin(), {"greedy", "Trades, votes and attacks for what its hand is worth, and says why.", "steady",
                             5, false, choose_greedily});
  return list;
}

}  // namespace regalia::crowns
