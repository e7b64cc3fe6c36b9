#include "games/crowns/bot/value.h"

#include <algorithm>

namespace regalia::crowns {
namespace {

// What cards may still bring that count nothing yet, in points.
constexpr double kKnightToPlay = 0.9;
constexpr double kCoinageToPlay = 0.25;
constexpr double kRaven = 0.2;
constexpr double kSentinel = 0.8;
// What guests usually bring whose points others decide.
constexpr double kArtist = 2.2;
constexpr double kBard = 3.6;
constexpr double kUndertaker = 0.8;
// How much others count against oneself.
constexpr double kEnvy = 0.3;

}  // namespace

Holding::Holding(const Rules& rules, const Cards& hand, Seat seat, int ravens)
    : rules_(&rules), seat_(seat), ravens_(ravens) {
  for (const Card card : hand) add(card, hand[card]);
}

void Holding::add(Card card, int count) {
  counts_[at(type_of(card))] += count;
  if (is_house_card(card) && !rules_->is_own(seat_, card)) foreign_ += count;
}

int Holding::sure_points() const {
  const int sets = std::min({of(Type::castellan), of(Type::princess), of(Type::trader)});
  return of(Type::castellan) * ravens_ + of(Type::princess) * of(Type::knight) + of(Type::trader) * of(Type::coinage) +
         of(Type::diplomat) * foreign_ + of(Type::priest) * sets * rules_->facts().priest;
}

double Holding::worth(double rounds) const {
  const Facts& facts = rules_->facts();
  double points = sure_points();
  // Two Feuds are everybody's; more than that leads.
  points += of(Type::feud) * (of(Type::feud) >= 4 ? 1.0 : of(Type::feud) == 3 ? 0.8 : 0.3);
  if (of(Type::jester) > 0)
    points += of(Type::jester) * facts.jester * (of(Type::jester) > 1 ? 0.95 : 0.5) - (of(Type::jester) > 1 ? 0 : 0.5);
  points += of(Type::artist) * kArtist + of(Type::bard) * kBard + of(Type::undertaker) * kUndertaker;
  const double usable = std::min(rounds, 1.0 * of(Type::knight));
  return points + usable * kKnightToPlay + std::min(rounds, 1.0 * of(Type::coinage)) * kCoinageToPlay +
         ravens_ * kRaven + (rounds > 0 ? of(Type::sentinel) * kSentinel : 0);
}

double Holding::prospects(double rounds, const Rivals& rivals) const {
  const Facts& facts = rules_->facts();
  const int feuds = of(Type::feud) >= rivals.feuds ? of(Type::feud) : 0;
  const int jesters = of(Type::jester) == 0                ? 0
                      : of(Type::jester) >= rivals.jesters ? of(Type::jester) * facts.jester
                                                           : -facts.jester_penalty;
  const double open = of(Type::artist) * kArtist + of(Type::bard) * kBard + of(Type::undertaker) * kUndertaker;
  return 0.5 * (sure_points() + feuds + jesters + open + worth(rounds));
}

double Holding::worth_with(Card card, double rounds) const {
  Holding then = *this;
  then.add(card);
  return then.worth(rounds);
}

double Holding::worth_without(Card card, double rounds) const {
  Holding then = *this;
  then.take(card);
  return then.worth(rounds);
}

double rounds_left(const Rules& rules, const Board& board) {
  return std::max(0, rules.options().rounds - 1 - board.round);
}

double advantage(const Rules& rules, const State& state, Seat seat) {
  const Rules::HandsOfSeats hands = rules.final_hands(state);
  std::array<double, kSeatLimit> prospects{};
  for (int i = 0; i < rules.seats(); ++i) {
    // Half as it would be scored now, majorities included, and half as it promises to become.
    const int ravens = state.board.ravens[at(i)];
    const double rounds = rounds_left(rules, state.board);
    const double share = state.board.phase == Phase::over ? 1 : 0.5;
    const double now = rules.score(hands, seat_at(i), ravens).total();
    const double later = Holding(rules, hands[at(i)], seat_at(i), ravens).worth(rounds);
    prospects[at(i)] = share * now + (1 - share) * later;
  }
  const Seat partner = rules.partner_of(seat);
  double best = 0;
  double all = 0;
  for (int i = 0; i < rules.seats(); ++i) {
    if (seat_at(i) == seat || seat_at(i) == partner) continue;
    best = std::max(best, prospects[at(i)]);
    all += prospects[at(i)];
  }
  const double own = prospects[at(seat)] + (partner == kNobody ? 0 : prospects[at(partner)]);
  return own - kEnvy * best - kEnvy * all / rules.seats();
}

}  // namespace regalia::crowns
