// The rules object and the position before the first step.
#include "games/crowns/rules.h"

namespace regalia::crowns {

Rules::Rules(int seats, const Options& options, Facts facts)
    : seats_(seats), options_(options), facts_(std::move(facts)), guests_(guest_deck(facts_)) {
  for (int i = 0; i < seats; ++i) first_hands_[at(i)] = house_set(facts_, i);
  for (int i = 0; i < houses_in_play(); ++i) all_cards_ += house_set(facts_, i);
  // crowns.agenda.sentinels
  if (options.agendas) guests_.set(guest_card(Type::sentinel), 0);
  all_cards_ += guests_;
}

Result<Rules> Rules::make(int seats, const Options& options, Facts facts) {
  if (seats < kMinSeats || seats > kSeatLimit) return Error{"Game of Crowns is for 4 to 9 players."};
  if (std::string wrong = crowns::fault(facts); !wrong.empty()) return Error{"Facts: " + wrong};
  Rules rules(seats, options, std::move(facts));
  if (options.agendas && rules.guests_.size() < seats)
    return Error{"Hidden agendas need a guest card for each player: there are only " +
                 std::to_string(rules.guests_.size()) + " besides the Sentinels."};
  return rules;
}

Seat Rules::owner_of_house(int house) const {
  if (house < seats_) return seat_at(house);
  return house < houses_in_play() ? seat_at(house - seats_) : kNobody;
}

// crowns.setup
State Rules::initial() const {
  State state;
  Board& board = state.board;
  board.laid.fill(kNothingLaid);
  state.agendas.fill(kNoCard);
  for (int i = 0; i < seats_; ++i) {
    state.hands[at(i)] = first_hands_[at(i)];
    board.ravens[at(i)] = static_cast<std::uint8_t>(facts_.ravens.value);
  }
  state.guests = guests_;
  if (options_.starting_player == kNobody) return state;
  board.starter = options_.starting_player;
  board.turn = options_.starting_player;
  Silence silence;
  begin_game(state, silence);
  return state;
}

}  // namespace regalia::crowns
