#include "games/crowns/bot/guide.h"

#include <algorithm>
#include <limits>

#include "games/crowns/bot/by_outlook.h"
#include "games/crowns/bot/greedy.h"
#include "games/crowns/bot/habit.h"
#include "games/crowns/bot/words.h"

namespace regalia::crowns {
namespace {

constexpr int kMostLead = 3;  // more than that makes no difference

constexpr int kGreedyWorlds = 5;
constexpr int kUsualRounds = 3;

// Deals together with swaps, or with a long game of teams, make hands so rich that the values mislead: they were learned
// from others. Greedy play is better there.
bool is_unlearned(const Options& options) {
  return options.negotiations && (options.customized || (options.teams && options.rounds > kUsualRounds));
}

// What the others have, as far as one is compared with them.
struct Others {
  int most_feuds = 0;
  int most_jesters = 0;
  int fewest_cards = std::numeric_limits<int>::max();
  int best = 0;  // points, as they would be counted now
  double mean = 0;
};
Others others_of(const Rules& rules, const State& state, const Rules::HandsOfSeats& hands, Seat seat) {
  Others others;
  for (int i = 0; i < rules.seats(); ++i) {
    if (seat_at(i) == seat) continue;
    const HandScore score = rules.score(hands, seat_at(i), state.board.ravens[at(i)]);
    others.most_feuds = std::max<int>(others.most_feuds, score.cards[at(Type::feud)]);
    others.most_jesters = std::max<int>(others.most_jesters, score.cards[at(Type::jester)]);
    others.fewest_cards = std::min(others.fewest_cards, hands[at(i)].size());
    others.best = std::max(others.best, score.total());
    others.mean += static_cast<double>(score.total()) / (rules.seats() - 1);
  }
  return others;
}

int foreign_cards(const Rules& rules, const Cards& hand, Seat seat) {
  int count = 0;
  for (const Card card : hand)
    if (is_house_card(card) && !rules.is_own(seat, card)) count += hand[card];
  return count;
}

// Of a seat's own, the one under way among them.
int turns_left(const Rules& rules, const State& state, Seat seat) {
  const int seats = rules.seats();
  const int wait = (index(seat) - index(state.board.turn) + seats) % seats;
  const int turns = rules.options().rounds * seats - Guide::clock(rules, state);
  return (turns + seats - 1 - wait) / seats;
}

}  // namespace

int Guide::clock(const Rules& rules, const State& state) {
  const Board& board = state.board;
  if (board.phase == Phase::over) return rules.options().rounds * rules.seats();
  if (board.starter == kNobody) return 0;
  return board.round * rules.seats() + (index(board.turn) - index(board.starter) + rules.seats()) % rules.seats();
}

Moment Guide::moment(const Rules& rules, const State& state) {
  const double left = rules.options().rounds - static_cast<double>(clock(rules, state)) / rules.seats();
  const double gone = std::max(0.0, kStages - 1 - left);
  const int stage = std::min(static_cast<int>(gone), kStages - 2);
  return {stage, gone - stage};
}

bool Guide::is_quiet(const Rules&, const State& state) {
  const Board& board = state.board;
  switch (board.phase) {
    case Phase::act: return true;
    case Phase::sentinel: return board.answered.empty();
    case Phase::talk: return board.done.empty();
    default: return false;
  }
}

void Guide::features(const Rules& rules, const State& state, Seat seat, std::span<double> list) {
  const Rules::HandsOfSeats hands = rules.final_hands(state);
  const Cards& hand = hands[at(seat)];
  const HandScore score = rules.score(hands, seat, state.board.ravens[at(seat)]);
  const Others others = others_of(rules, state, hands, seat);
  std::size_t next = 0;
  const auto add = [&](double value) { list[next++] = value; };
  const auto of = [&](Type type) -> int { return score.cards[at(type)]; };
  add(1);
  for (int i = 0; i < kTypes; ++i)
    if (counts_points(static_cast<Type>(i))) add(score.points[at(i)]);
  for (int i = 0; i < kTypes; ++i) add(score.cards[at(i)]);
  add(state.board.ravens[at(seat)]);
  add(foreign_cards(rules, hand, seat));
  add(std::clamp(of(Type::feud) - others.most_feuds, -kMostLead, kMostLead));
  add(of(Type::jester) == 0 ? 0 : std::clamp(of(Type::jester) - others.most_jesters, -kMostLead, kMostLead));
  add(std::min({of(Type::castellan), of(Type::princess), of(Type::trader)}));
  add(std::min(kMostLead, hand.size() - others.fewest_cards));
  add(turns_left(rules, state, seat));
  add(others.best);
  add(score.total() - others.mean);
}

bool Guide::decides(const Rules& rules, const View<Rules>& view) {
  return rules.in_talks(view.seen.board) || is_unlearned(rules.options());
}

Chosen Guide::decide(const Rules& rules, const Values::Stages& values, const View<Rules>& view, Thinking& thinking) {
  if (is_unlearned(rules.options())) {
    Thinking few(kGreedyWorlds, thinking.rng().next());  // as greedy has
    return choose_greedily(rules, view, few);
  }
  ByOutlook appraiser(rules, values, view, thinking);
  return bargain(rules, view, appraiser);
}

std::string Guide::words(const Rules& rules, const View<Rules>& view, const Judged& judged) {
  return reason(rules, view, judged.move, gain_of(rules, view, judged.move));
}

Move Guide::policy(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  return habitual_move(rules, state, seat, rng);
}

}  // namespace regalia::crowns
