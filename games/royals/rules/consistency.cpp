// What makes a position possible: nothing created, nothing lost, nothing twice, and a phase that fits.
//
// Positions come from people and files too, so nothing here may trust a number before it has been checked.
#include "games/royals/rules.h"

namespace regalia::royals {

std::string Rules::fault(const State& state) const {
  if (std::string found = card_fault(state); !found.empty()) return found;
  for (int seat = 0; seat < kSeatLimit; ++seat)
    if (std::string found = cube_fault(state, seat); !found.empty()) return found;
  if (std::string found = marker_fault(state.board); !found.empty()) return found;
  if (std::string found = turn_fault(state); !found.empty()) return found;
  if (std::string found = hand_fault(state); !found.empty()) return found;
  if (std::string found = claim_fault(state); !found.empty()) return found;
  return phase_fault(state);
}

// Every card is somewhere, and only once. Counted in plain numbers, so that no position can overflow.
std::string Rules::card_fault(const State& state) const {
  const Board& board = state.board;
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
  return board.display.size() > options_.display ? "Too many Country cards lie face up." : "";
}

// Each noble has at most one holder; each claim left one cube on the board and one on a Title marker.
std::string Rules::cube_fault(const State& state, int seat) const {
  const Board& board = state.board;
  const std::size_t s = at(seat);
  if (seat >= seats_ &&
      (board.held[s] != 0 || board.cities[s] != 0 || board.cubes[s] != 0 || !(state.hands[s] == Hand{})))
    return "A seat that is not in the game owns something.";
  if (noble_count_ < kMaxNobles && board.held[s] >> noble_count_ != 0) return "A noble is held that does not exist.";
  for (int other = 0; other < seat; ++other)
    if ((board.held[at(other)] & board.held[s]) != 0) return "A noble is held by two players.";

  std::array<int, kTitles> placed{};
  std::uint16_t cities = 0;
  int on_board = 0;
  for (int i = 0; i < noble_count_; ++i) {
    if ((board.held[s] >> i & 1U) == 0) continue;
    ++on_board;
    ++placed[at(nobles_[at(i)].title)];
    cities = static_cast<std::uint16_t>(cities | 1U << nobles_[at(i)].city);
  }
  for (int city = 0; city < kCities; ++city) {
    on_board += board.vanquished[s][at(city)];
    if (board.vanquished[s][at(city)] > 0) cities = static_cast<std::uint16_t>(cities | 1U << city);
  }
  if (cities != board.cities[s]) return "The cities in which a player has cubes do not match the cubes.";
  int on_titles = 0;
  for (int title = 0; title < kTitles; ++title) {
    if (board.title_cubes[s][at(title)] < placed[at(title)]) return "A noble on the board has no cube on its title.";
    on_titles += board.title_cubes[s][at(title)];
  }
  if (on_titles != on_board) return "The cubes on the titles do not match the cubes on the board.";
  const int supply = seat < seats_ ? facts_.for_seats(seats_).cubes.value : 0;
  if (options_.cube_supply == CubeSupply::limited && board.cubes[s] + on_board + on_titles != supply)
    return "A player's cubes do not add up to " + std::to_string(supply) + ".";
  return {};
}

std::string Rules::marker_fault(const Board& board) const {
  bool known = true;
  for_each_owner(board.markers, [&](Seat owner) {
    known = known && (owner == kNobody || owner == kRemoved || index(owner) < seats_);
  });
  if (!known) return "A marker belongs to a seat that is not in the game.";
  const auto twice = [](const auto& owners) {
    return owners[0] == owners[1] && owners[0] != kNobody && owners[0] != kRemoved;
  };
  for (int country = 0; country < kCountries; ++country) {
    if (twice(board.markers.country[at(country)])) return "One player owns both Country bonus markers of a country.";
    for (const auto& period : board.markers.period)
      if (twice(period[at(country)])) return "One player owns both markers of a country in one period.";
  }
  for (int i = 0; i < kHouses; ++i)
    if ((board.markers.house[at(i)] == kRemoved) == facts_.for_seats(seats_).house_in_play[at(i)])
      return "The Noble House markers are not those for " + std::to_string(seats_) + " players.";
  for (int i = 0; i < kHouses; ++i)
    for (int j = 0; j < i; ++j)
      if (twice(std::array{board.markers.house[at(i)], board.markers.house[at(j)]}))
        return "One player owns two Noble House markers.";
  return {};
}

// Whose turn it is.
std::string Rules::turn_fault(const State& state) const {
  const Board& board = state.board;
  if (board.phase > Phase::over) return "There is no such phase.";
  if (board.phase == Phase::choose_start) return state == initial() ? "" : "Before the start nothing has happened.";
  if (board.period >= kPeriods) return "There are only three periods.";
  if (index(board.start) >= seats_) return "The starting player is not in the game.";
  if (board.turn == kNobody) {
    State untouched = initial();
    untouched.board.start = board.start;
    untouched.board.phase = Phase::refill;
    untouched.board.display = board.display;
    untouched.pile = state.pile;
    return state == untouched ? "" : "It is nobody's turn.";
  }
  if (board.turn != seat_at((index(board.start) + board.turns_taken) % seats_))
    return "It is not this player's turn after " + std::to_string(board.turns_taken) + " turns.";
  if (board.countries_drawn > 3 || board.intrigue_drawn > 1 || board.plan > DrawPlan::one_of_each)
    return "No turn allows such draws.";
  return {};
}

// royals.hand.limit: only what was drawn in this turn may be above the limit, and only until its end.
std::string Rules::hand_fault(const State& state) const {
  const Board& board = state.board;
  const bool in_turn = board.phase >= Phase::announce && board.phase <= Phase::discard;
  for (int seat = 0; seat < seats_; ++seat) {
    const bool acting = in_turn && seat_at(seat) == board.turn;
    const Hand& hand = state.hands[at(seat)];
    const int country = hand.country.size() + (acting ? state.claim.country.size() : 0);
    const int intrigue = hand.intrigue.size() + (acting ? state.claim.intrigue.size() : 0);
    if (country > facts_.country_limit + (acting ? board.countries_drawn : 0) ||
        intrigue > facts_.intrigue_limit + (acting ? board.intrigue_drawn : 0))
      return "A player holds more cards than the hand limit.";
  }
  return {};
}

// A phase asks for something that can be answered.
std::string Rules::phase_fault(const State& state) const {
  const Board& board = state.board;
  if (board.phase == Phase::choose_start) return {};
  const bool announced =
      options_.draw_choice == DrawChoice::announced && board.turn != kNobody && !is_first_turn(board);
  if (board.plan != DrawPlan::open && !announced) return "No draw option is announced here.";
  const bool drawn = !may_draw_country(board) && !may_draw_intrigue(board);
  const bool nothing_to_draw = state.pile.empty() && board.display.empty();
  const Hand& hand = state.hands[board.turn == kNobody ? 0 : at(board.turn)];
  MoveList draws;
  switch (board.phase) {
    case Phase::announce:
      return announced && board.plan == DrawPlan::open && board.countries_drawn + board.intrigue_drawn == 0
                 ? ""
                 : "There is nothing to announce.";
    case Phase::draw:
      draw_moves(state, draws);
      return draws.size() >= 2 ? "" : "There is nothing to choose in drawing.";
    case Phase::draw_country:
      return may_draw_country(board) && !state.pile.empty() ? "" : "No Country card can be drawn.";
    case Phase::draw_intrigue:
      return may_draw_intrigue(board) && !state.intrigue_pile.empty() ? "" : "No Intrigue card can be drawn.";
    case Phase::play: return drawn || nothing_to_draw ? "" : "The cards of this turn have not been drawn.";
    case Phase::discard:
      return over_country_limit(hand) || over_intrigue_limit(hand) ? "" : "Nothing is to be discarded.";
    case Phase::refill:
      return board.display.size() < options_.display && !state.pile.empty() ? "" : "The display cannot be refilled.";
    case Phase::over:
      return board.period == kPeriods - 1 && board.period_ends && board.turns_taken % seats_ == 0
                 ? ""
                 : "The game cannot have ended yet.";
    default: return {};
  }
}

// An unfinished claim must be one that could have been begun, and must have been paid card by card as it stands.
std::string Rules::claim_fault(const State& state) const {
  const Claim& claim = state.claim;
  if (claim.noble == kNoNoble) return claim == Claim{} ? "" : "Cards are paid for no noble.";
  if (state.board.phase != Phase::play || claim.noble >= noble_count_) return "An unfinished claim does not fit.";
  State before = state;
  Hand& hand = before.hands[at(state.board.turn)];
  hand.country += claim.country;
  hand.intrigue += claim.intrigue;
  before.claim = Claim{};
  const bool rival = holder(state.board, claim.noble) != kNobody;
  const Verdict verdict =
      check(before, state.board.turn, move_of(rival ? MoveKind::take_over : MoveKind::claim, claim.noble));
  if (!verdict.ok()) return "An unfinished claim could not be begun: " + std::string(verdict.reason());
  begin_claim(before, claim.noble);
  if (!leads_to(before, claim, Move{})) return "An unfinished claim was not paid like this.";
  PayList ways;
  payments(state, ways);
  return ways.size() >= 2 && !takes_all_cards(state, ways) ? "" : "An unfinished claim leaves no choice.";
}

// Whether payments from here can bring the claim to `goal`. Cards of one sort are laid in ascending order, since their
// order makes no difference.
bool Rules::leads_to(const State& state, const Claim& goal, Move last) const {
  if (state.claim == goal) return true;
  PayList ways;
  payments(state, ways);
  for (const Move way : ways) {
    if (way.kind<MoveKind>() == last.kind<MoveKind>() && way < last) continue;
    State next = state;
    pay(next, way);
    if (goal.country.contains(next.claim.country) && goal.intrigue.contains(next.claim.intrigue) &&
        leads_to(next, goal, way))
      return true;
  }
  return false;
}

}  // namespace regalia::royals
