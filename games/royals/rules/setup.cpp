// Building the rules from facts, the first position, and what makes a position consistent.
#include <bit>

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

std::string Rules::noble_id(int noble) const {
  return facts_.cities[nobles_[at(noble)].city].id + "." + facts_.titles[at(nobles_[at(noble)].title)].id;
}

Seat Rules::holder(const Board& board, int noble) const {
  for (int i = 0; i < seats_; ++i)
    if ((board.held[at(i)] >> noble & 1U) != 0) return seat_at(i);
  return kNobody;
}

namespace {

bool is_owner(Seat owner, int seats) { return owner == kNobody || owner == kRemoved || index(owner) < seats; }

bool owners_ok(const Markers& markers, int seats) {
  bool ok = true;
  for (const Seat owner : markers.city) ok = ok && is_owner(owner, seats);
  for (const auto& two : markers.country)
    for (const Seat owner : two) ok = ok && is_owner(owner, seats);
  for (const Seat owner : markers.house) ok = ok && is_owner(owner, seats);
  for (const auto& period : markers.period)
    for (const auto& two : period)
      for (const Seat owner : two) ok = ok && is_owner(owner, seats);
  for (const auto& halves : markers.title)
    for (const Seat owner : halves) ok = ok && is_owner(owner, seats);
  return ok;
}

}  // namespace

std::string Rules::fault(const State& state) const {
  const Board& board = state.board;
  // Cards: every one is somewhere, and only once. Counted in plain numbers, so that no position can overflow.
  for (const Country country : kAllCountries) {
    int cards = state.pile[country] + board.display[country] + board.discard[country] + state.claim.country[country];
    for (const Hand& hand : state.hands) cards += hand.country[country];
    if (cards != deck_[country])
      return "There are " + std::to_string(cards) + " " + facts_.country_names[at(country)] + " cards instead of " +
             std::to_string(deck_[country]) + ".";
  }
  for (int i = 0; i < kPairs; ++i) {
    const Pair pair = static_cast<Pair>(i);
    int cards = state.intrigue_pile[pair] + board.intrigue_discard[pair] + state.claim.intrigue[pair];
    for (const Hand& hand : state.hands) cards += hand.intrigue[pair];
    if (cards != intrigue_deck_[pair])
      return "There are " + std::to_string(cards) + " Intrigue cards " + pair_name(pair) + " instead of " +
             std::to_string(intrigue_deck_[pair]) + ".";
  }
  if (board.display.size() > options_.display) return "Too many Country cards lie face up.";

  // Cubes: each noble has at most one holder, each claim left one cube on the board and one on a Title marker.
  std::uint32_t taken = 0;
  for (int seat = 0; seat < kSeatLimit; ++seat) {
    if (seat >= seats_ && (board.held[at(seat)] != 0 || board.cities[at(seat)] != 0 || board.cubes[at(seat)] != 0 ||
                           !(state.hands[at(seat)] == Hand{})))
      return "A seat that is not in the game owns something.";
    if ((taken & board.held[at(seat)]) != 0) return "A noble is held by two players.";
    taken |= board.held[at(seat)];
    std::array<int, kTitles> placed{};
    std::uint16_t cities = 0;
    int on_board = 0;
    for (int i = 0; i < noble_count_; ++i) {
      if ((board.held[at(seat)] >> i & 1U) == 0) continue;
      ++on_board;
      ++placed[at(nobles_[at(i)].title)];
      cities = static_cast<std::uint16_t>(cities | 1U << nobles_[at(i)].city);
    }
    for (int city = 0; city < kCities; ++city) {
      on_board += board.vanquished[at(seat)][at(city)];
      if (board.vanquished[at(seat)][at(city)] > 0) cities = static_cast<std::uint16_t>(cities | 1U << city);
    }
    if (cities != board.cities[at(seat)]) return "The cities in which a player has cubes do not match the cubes.";
    int on_titles = 0;
    for (int title = 0; title < kTitles; ++title) {
      if (board.title_cubes[at(seat)][at(title)] < placed[at(title)])
        return "A noble on the board has no cube on its title.";
      on_titles += board.title_cubes[at(seat)][at(title)];
    }
    if (on_titles != on_board) return "The cubes on the titles do not match the cubes on the board.";
    const int supply = seat < seats_ ? facts_.for_seats(seats_).cubes.value : 0;
    if (options_.cube_supply == CubeSupply::limited && board.cubes[at(seat)] + on_board + on_titles != supply)
      return "A player's cubes do not add up to " + std::to_string(supply) + ".";
  }
  if (noble_count_ < kMaxNobles && taken >> noble_count_ != 0) return "A noble is held that does not exist.";
  if (!owners_ok(board.markers, seats_)) return "A marker belongs to a seat that is not in the game.";

  // Whose turn it is, and in which phase.
  if (board.phase > Phase::over) return "There is no such phase.";
  if (board.period >= kPeriods) return "There are only three periods.";
  if (board.phase == Phase::choose_start) return board.turn == kNobody ? "" : "Nobody has a turn before the start.";
  if (index(board.start) >= seats_) return "The starting player is not in the game.";
  if (board.turn == kNobody) {
    if (board.phase != Phase::refill || board.turns_taken != 0) return "It is nobody's turn.";
  } else if (board.turn != seat_at((index(board.start) + board.turns_taken) % seats_)) {
    return "It is not this player's turn after " + std::to_string(board.turns_taken) + " turns.";
  }
  if (board.countries_drawn > 3 || board.intrigue_drawn > 1 || board.plan > DrawPlan::one_of_each)
    return "No turn allows such draws.";
  for (int seat = 0; seat < seats_; ++seat)
    if (seat_at(seat) != board.turn &&
        (over_country_limit(state.hands[at(seat)]) || over_intrigue_limit(state.hands[at(seat)])))
      return "A player holds more cards than the hand limit.";
  return claim_fault(state);
}

std::string Rules::claim_fault(const State& state) const {
  const Claim& claim = state.claim;
  if (claim.noble == kNoNoble) return claim == Claim{} ? "" : "Cards are paid for no noble.";
  if (state.board.phase != Phase::play || claim.noble >= noble_count_) return "An unfinished claim does not fit.";
  if (holder(state.board, claim.noble) == state.board.turn) return "A player claims a noble of their own.";
  const Noble& noble = nobles_[claim.noble];
  if (claim.country_due > noble.cost || claim.intrigue_due > noble.intrigue) return "More is due than the noble costs.";
  PayList ways;
  payments(state, ways);
  return ways.size() >= 2 ? "" : "An unfinished claim cannot be paid.";
}

}  // namespace regalia::royals
