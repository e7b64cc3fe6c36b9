#include "games/royals/bot/guide.h"

#include <algorithm>
#include <bit>

#include "bots/rollout_bot.h"
#include "games/royals/bot/greedy.h"
#include "games/royals/bot/prospects.h"

namespace regalia::royals {

// A period lasts as long as the pile.
Moment Guide::moment(const Rules& rules, const State& state) {
  const Board& board = state.board;
  int deck = 0;
  for (const Country country : kAllCountries)
    deck += rules.facts().deck[at(country)] - rules.facts().for_seats(rules.seats()).removed[at(country)];
  const double left = board.period_ends ? 0 : static_cast<double>(state.pile.size()) / std::max(deck, 1);
  return {2 * board.period, 1 - std::min(left, 1.0)};
}

bool Guide::is_quiet(const Rules& rules, const State& state) {
  const Board& board = state.board;
  if (board.phase == Phase::announce) return true;
  const bool announces = rules.options().draw_choice == DrawChoice::announced && board.turns_taken >= rules.seats();
  return board.phase == Phase::draw && !announces && board.countries_drawn + board.intrigue_drawn == 0;
}

void Guide::features(const Rules& rules, const State& state, Seat seat, std::span<double> list) {
  const Board& board = state.board;
  const Prospects prospects(rules, state);
  const Hand& hand = state.hands[at(seat)];
  int most = 0;
  int strength = 0;
  double later = 0;
  for (const Country country : kAllCountries) {
    most = std::max(most, hand.country[country]);
    strength += prospects.influence(seat, country);
  }
  for (int period = board.period + 1; period < kPeriods; ++period) later += prospects.influence_of_period(seat, period);
  int cost = 0;
  for (std::uint32_t nobles = board.held[at(seat)]; nobles != 0; nobles &= nobles - 1)
    cost += rules.noble(std::countr_zero(nobles)).cost;
  int in_reach = 0;
  for (int i = 0; i < rules.noble_count(); ++i)
    if (rules.noble(i).cost <= hand.country[rules.noble(i).country] && rules.holder(board, i) == kNobody)
      in_reach = std::max(in_reach, static_cast<int>(rules.noble(i).cost));
  int rival = 0;
  for (int i = 0; i < rules.seats(); ++i)
    if (seat_at(i) != seat) rival = std::max(rival, prospects.points(seat_at(i)));
  const auto& cubes = board.title_cubes[at(seat)];
  std::size_t next = 0;
  for (const double value : {1.0,
                             1.0 * prospects.points(seat),
                             prospects.influence_of_period(seat, board.period),
                             later,
                             prospects.titles(seat),
                             prospects.countries(seat),
                             prospects.house(seat),
                             1.0 * hand.country.size(),
                             1.0 * prospects.useful_cards(seat),
                             1.0 * most,
                             std::min(3.0, 1.0 * hand.intrigue.size()),
                             1.0 * board.cubes[at(seat)],
                             1.0 * std::popcount(board.held[at(seat)]),
                             1.0 * strength,
                             1.0 * cost,
                             static_cast<double>(kTitles - std::count(cubes.begin(), cubes.end(), 0)),
                             1.0 * std::popcount(board.cities[at(seat)]),
                             1.0 * ((index(seat) - index(board.turn) + rules.seats()) % rules.seats()),
                             1.0 * rival,
                             1.0 * in_reach})
    list[next++] = value;
}

Move Guide::policy(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  MoveList offers;
  rules.moves(state, seat, offers);
  if (offers.size() == 1) return offers[0].move;
  Move best = offers[0].move;
  double most = -1e9;
  for (const Offer& offer : offers)
    if (const double worth = worth_of_move(rules, state, seat, offer.move, rng); worth > most) {
      most = worth;
      best = offer.move;
    }
  return best;
}

}  // namespace regalia::royals
