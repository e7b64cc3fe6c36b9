// Building the rules from facts, and the first position.
#include "games/royals/rules.h"

namespace regalia::royals {

Result<Rules> Rules::make(int seats, const Options& options, Facts facts) {
  if (seats < kMinSeats || seats > kSeatLimit)
    return Error{"Royals is for " + std::to_string(kMinSeats) + " to " + std::to_string(kSeatLimit) + " players, not " +
                 std::to_string(seats) + "."};
  if (options.starting_player != kNobody && index(options.starting_player) >= seats)
    return Error{"The starting player must be one of the players."};
  if (std::string found = royals::fault(facts); !found.empty()) return Error{"Facts: " + found};
  return Rules(seats, options, std::move(facts));
}

Rules::Rules(int seats, const Options& options, Facts facts)
    : seats_(seats), options_(options), facts_(std::move(facts)) {
  for (int city = 0; city < kCities; ++city) {
    const CityFacts& place = facts_.cities[at(city)];
    country_cities_[at(place.country)] = static_cast<std::uint16_t>(country_cities_[at(place.country)] | 1U << city);
    for (const NobleFacts& noble : place.nobles) {
      const TitleFacts& title = facts_.titles[at(noble.title)];
      noble_ids_[at(noble_count_)] = place.id + "." + title.id;
      nobles_[at(noble_count_++)] = {
          .city = static_cast<std::uint8_t>(city),
          .title = noble.title,
          .country = place.country,
          .cost = static_cast<std::uint8_t>(title.cards),
          .influence = static_cast<std::uint8_t>(noble.influence > 0 ? noble.influence : title.influence),
          .intrigue = static_cast<std::uint8_t>(noble.title == Title::king ? facts_.king_intrigue.value : 1)};
    }
  }
  for (int i = 0; i < noble_count_; ++i) {
    const Noble& noble = nobles_[at(i)];
    country_nobles_[at(noble.country)] |= 1U << i;
    for (std::size_t cards = noble.cost; cards < 64; ++cards) within_reach_[at(noble.country)][cards] |= 1U << i;
    for (std::size_t cards = noble.intrigue; cards < 16; ++cards)
      open_to_intrigue_[at(noble.country)][cards] |= 1U << i;
  }
  const SeatFacts& by_seats = facts_.for_seats(seats_);
  for (const Country country : kAllCountries)
    deck_.add(country, facts_.deck[at(country)] - by_seats.removed[at(country)]);
  for (int pair = 0; pair < kPairs; ++pair) intrigue_deck_.add(static_cast<Pair>(pair), facts_.intrigue_copies);
  for (int i = 0; i < seats_; ++i) first_draw_[at(i)] = static_cast<std::uint8_t>(by_seats.first_draw[at(i)]);
}

// royals.setup.cards, royals.setup.houses, royals.setup.cubes
State Rules::initial() const {
  State state;
  const SeatFacts& by_seats = facts_.for_seats(seats_);
  Board& board = state.board;
  board.markers = unclaimed_markers();
  for (int i = 0; i < kHouses; ++i)
    if (!by_seats.house_in_play[at(i)]) board.markers.house[at(i)] = kRemoved;
  for (int i = 0; i < seats_; ++i) board.cubes[at(i)] = static_cast<std::uint8_t>(by_seats.cubes);
  state.pile = deck_;
  state.intrigue_pile = intrigue_deck_;
  board.start = options_.starting_player;
  board.phase = board.start == kNobody ? Phase::choose_start : Phase::refill;
  return state;
}

int Rules::noble_at(std::string_view id) const {
  for (int i = 0; i < noble_count_; ++i)
    if (noble_id(i) == id) return i;
  return -1;
}

Seat Rules::holder(const Board& board, int noble) const {
  for (int i = 0; i < seats_; ++i)
    if ((board.held[at(i)] >> noble & 1U) != 0) return seat_at(i);
  return kNobody;
}

}  // namespace regalia::royals
