// The greedy player: it tries every move in positions that it must hold possible, carries on to the end of what it has
// begun, and compares its prospects with those of its best opponent.
#include "games/royals/bot.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/rollout_bot.h"

namespace regalia::royals {
namespace {

// What a card in hand is worth, in points, before it is known what it will pay for.
constexpr double kCountryCard = 0.9;
constexpr double kIntrigueCard = 0.7;
// Cards that would buy something soon are worth more than that.
constexpr double kWithinReach = 0.5;
// How much an opponent's prospects count against one's own.
constexpr double kEnvy = 0.5;

// The chance of staying ahead by `lead`, if about `unrest` is still to come.
double chance_of_lead(double lead, double unrest) { return 1 / (1 + std::exp(-1.7 * lead / std::max(unrest, 0.25))); }

// How far the game has come, from 0 to 1: three periods, each as long as the pile lasts.
double progress(const Rules& rules, const State& state) {
  const Board& board = state.board;
  if (board.phase == Phase::over) return 1;
  int deck = 0;
  for (const Country country : kAllCountries)
    deck += rules.facts().deck[at(country)] - rules.facts().for_seats(rules.seats()).removed[at(country)];
  const double left = board.period_ends ? 0 : static_cast<double>(state.pile.size()) / std::max(deck, 1);
  return (board.period + 1 - std::min(left, 1.0)) / kPeriods;
}

// The probabilities of being first and second among the seats in a race.
template <class Standing> std::array<double, 2> race(int seats, Seat seat, double unrest, Standing standing) {
  const double mine = standing(seat);
  if (mine <= 0) return {0, 0};
  double first = 1;
  double second = 0;
  for (int i = 0; i < seats; ++i) {
    if (seat_at(i) == seat) continue;
    const double ahead = chance_of_lead(mine - standing(seat_at(i)), unrest);
    second = second * ahead + first * (1 - ahead);
    first *= ahead;
  }
  return {first, second};
}

// The markers of every period still to be scored, by influence.
double influence_races(const Rules& rules, const State& state, Seat seat, double done) {
  const Board& board = state.board;
  double points = 0;
  for (int period = board.period; period < kPeriods && board.phase != Phase::over; ++period) {
    const double to_go = static_cast<double>(period + 1) / kPeriods - done;
    for (const Country country : kAllCountries) {
      const auto [first, second] = race(rules.seats(), seat, 0.6 + 6 * to_go, [&](Seat s) {
        return static_cast<double>(rules.influence(board, s, country));
      });
      const TwoMarkers& markers = rules.facts().periods[at(period)].markers[at(country)];
      points += first * markers[0] + second * markers[1];
    }
  }
  return points;
}

// The Title markers at the end, by cubes on the title.
double title_races(const Rules& rules, const State& state, Seat seat, double done) {
  const Board& board = state.board;
  if (board.phase == Phase::over) return 0;
  double points = 0;
  for (std::size_t title = 0; title < kTitles; ++title) {
    const auto [first, second] = race(rules.seats(), seat, 0.4 + 3 * (1 - done),
                                      [&](Seat s) { return static_cast<double>(board.title_cubes[at(s)][title]); });
    points += first * rules.facts().titles[title].full + 0.2 * second * rules.facts().titles[title].half;
  }
  return points;
}

// Country and Noble House bonuses: the nearer, the more they are worth already.
double bonuses_in_reach(const Rules& rules, const State& state, Seat seat, double done) {
  const Board& board = state.board;
  const Facts& facts = rules.facts();
  const double time = 1 - done;
  const auto worth = [&](int missing, int value) { return value * std::pow(0.35 + 0.35 * time, missing); };
  double points = 0;
  for (const Country country : kAllCountries) {
    int missing = 0;
    for (std::size_t city = 0; city < kCities; ++city)
      missing += facts.cities[city].country == country && (board.cities[at(seat)] >> city & 1U) == 0 ? 1 : 0;
    const auto& markers = board.markers.country[at(country)];
    if (missing == 0 || markers[0] == seat || markers[1] == seat) continue;
    if (markers[0] == kNobody)
      points += worth(missing, facts.country_bonus[at(country)][0]);
    else if (markers[1] == kNobody)
      points += worth(missing, facts.country_bonus[at(country)][1]);
  }
  int titles_missing = 0;
  for (const int cubes : board.title_cubes[at(seat)]) titles_missing += cubes == 0 ? 1 : 0;
  const auto& houses = board.markers.house;
  const auto next = std::find(houses.begin(), houses.end(), kNobody);
  if (titles_missing > 0 && next != houses.end() && std::find(houses.begin(), houses.end(), seat) == houses.end())
    points += worth(titles_missing, facts.house_bonus[at(next - houses.begin())]);
  return points;
}

// What the cards in hand could still become.
double hand_worth(const Rules& rules, const State& state, Seat seat, double done) {
  const Hand& hand = state.hands[at(seat)];
  const double time = std::min(1.0, 6 * (1 - done));
  double points = kCountryCard * hand.country.size() + kIntrigueCard * std::min(hand.intrigue.size(), 3);
  // Cards of a country in which there is something to claim count more, up to the dearest noble there.
  for (const Country country : kAllCountries) {
    int dearest = 0;
    for (int i = 0; i < rules.noble_count(); ++i)
      if (rules.noble(i).country == country && rules.holder(state.board, i) != seat)
        dearest = std::max(dearest, static_cast<int>(rules.noble(i).cost));
    points += kWithinReach * std::min(hand.country[country], dearest);
  }
  const int over = hand.country.size() - rules.facts().country_limit;
  if (over > 0) points -= kCountryCard * over;
  return points * time;
}

// Finishes what is begun: a claim is judged when it is paid for, a draw when the card is there.
void carry_on(const Rules& rules, State& state, Seat seat, Rng& rng) {
  Silence silence;
  for (int step = 0; step < 20; ++step) {
    const Phase phase = state.board.phase;
    if (phase == Phase::draw_country || phase == Phase::draw_intrigue) {
      rules.apply(state, kChance, draw_outcome(rules, state, rng), silence);
    } else if (state.board.turn == seat && state.claim.noble != kNoNoble) {
      MoveList moves;
      rules.moves(state, seat, moves);
      rules.apply(state, seat, moves[0].move, silence);
    } else {
      return;
    }
  }
}

double advantage(const Rules& rules, const State& state, Seat seat) {
  double best = 0;
  for (int i = 0; i < rules.seats(); ++i)
    if (seat_at(i) != seat) best = std::max(best, prospects(rules, state, seat_at(i)));
  return prospects(rules, state, seat) - kEnvy * best;
}

Chosen choose_greedily(const Rules& rules, const View<Rules>& view, Thinking& thinking) {
  const std::vector<Move> moves = candidates(view.moves);
  if (moves.size() == 1) return moves[0];
  std::vector<double> sums(moves.size());
  for (int world = 0; world == 0 || thinking.goes_on(world); ++world) {
    const State imagined = rules.imagine(view, thinking.rng());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      State state = imagined;
      Silence silence;
      rules.apply(state, view.viewer, moves[i], silence);
      carry_on(rules, state, view.viewer, thinking.rng());
      sums[i] += advantage(rules, state, view.viewer);
    }
  }
  return moves[at(std::max_element(sums.begin(), sums.end()) - sums.begin())];
}

}  // namespace

double prospects(const Rules& rules, const State& state, Seat seat) {
  const double done = progress(rules, state);
  return rules.tally(state, seat).total() + influence_races(rules, state, seat, done) +
         title_races(rules, state, seat, done) + bonuses_in_reach(rules, state, seat, done) +
         hand_worth(rules, state, seat, done);
}

std::vector<Player<Rules>> players() {
  std::vector<Player<Rules>> list = general_players<Rules>();
  list.insert(list.begin(), {"greedy", "Takes what promises most: influence, titles and bonuses within reach.",
                             "steady", 4, false, choose_greedily});
  return list;
}

}  // namespace regalia::royals
