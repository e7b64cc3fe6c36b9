#include "games/crowns/bot/guide.h"

#include <algorithm>

#include "games/crowns/bot/by_outlook.h"
#include "games/crowns/bot/habit.h"
#include "games/crowns/bot/words.h"

namespace regalia::crowns {

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
  const Board& board = state.board;
  const Rules::HandsOfSeats hands = rules.final_hands(state);
  std::size_t next = 0;
  const auto add = [&](double value) { list[next++] = value; };
  const HandScore score = rules.score(hands, seat, board.ravens[at(seat)]);
  add(1);
  for (const Type type : {Type::castellan, Type::princess, Type::trader, Type::feud, Type::artist, Type::bard,
                          Type::diplomat, Type::jester, Type::priest, Type::undertaker})
    add(score.points[at(type)]);
  for (const Type type :
       {Type::castellan, Type::coinage, Type::feud, Type::knight, Type::princess, Type::trader, Type::artist,
        Type::bard, Type::diplomat, Type::jester, Type::priest, Type::sentinel, Type::undertaker})
    add(score.cards[at(type)]);
  add(board.ravens[at(seat)]);
  int foreign = 0;
  for (const Card card : hands[at(seat)])
    if (is_house_card(card) && !rules.is_own(seat, card)) foreign += hands[at(seat)][card];
  add(foreign);
  int feuds = 0, jesters = 0, fewest = 99, rival = 0, all = 0;
  for (int i = 0; i < rules.seats(); ++i) {
    if (seat_at(i) == seat) continue;
    const Cards& hand = hands[at(i)];
    feuds = std::max(feuds, count_of(hand, Type::feud));
    jesters = std::max(jesters, count_of(hand, Type::jester));
    fewest = std::min(fewest, hand.size());
    const int points = rules.score(hands, seat_at(i), board.ravens[at(i)]).total();
    rival = std::max(rival, points);
    all += points;
  }
  const auto of = [&](Type type) -> int { return score.cards[at(type)]; };
  add(std::clamp(of(Type::feud) - feuds, -3, 3));
  add(of(Type::jester) == 0 ? 0 : std::clamp(of(Type::jester) - jesters, -2, 2));
  add(std::min({of(Type::castellan), of(Type::princess), of(Type::trader)}));
  add(std::min(3, hands[at(seat)].size() - fewest));
  const int seats = rules.seats();
  const int wait = (index(seat) - index(board.turn) + seats) % seats;
  const int turns = rules.options().rounds * seats - clock(rules, state);
  add((turns + seats - 1 - wait) / seats);
  add(rival);
  add(score.total() - static_cast<double>(all) / (seats - 1));
}

std::optional<Chosen> Guide::bargain(const Rules& rules, const Values::Stages& values, const View<Rules>& view,
                                     Thinking& thinking) {
  if (!in_talks(rules, view)) return std::nullopt;
  ByOutlook appraiser(rules, values, view, thinking);
  return crowns::bargain(rules, view, appraiser);
}

std::string Guide::words(const Rules& rules, const View<Rules>& view, const Judged& judged) {
  return reason(rules, view, judged.move, gain_of(rules, view, judged.move));
}

Move Guide::policy(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  return habitual_move(rules, state, seat, rng);
}

}  // namespace regalia::crowns
