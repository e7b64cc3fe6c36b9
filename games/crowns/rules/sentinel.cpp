// The Sentinel: a standing question at the start of every turn. crowns.card.sentinel
#include "games/crowns/rules.h"

namespace regalia::crowns {

// Who is asked depends on nothing but what everybody sees: the ravens of the active player, guests that were drawn, Sentinels
// that are gone, hands that are empty. crowns.sentinel.asked
SeatSet Rules::asked_for_sentinels(const State& state) const {
  const Board& board = state.board;
  const Card sentinel = guest_card(Type::sentinel);
  const bool some_drawn = state.guests.size() < guests_.size() - (options_.agendas ? seats_ : 0);
  if (board.ravens[at(board.turn)] == 0 || !some_drawn || board.discards[sentinel] >= guests_[sentinel]) return {};
  return with_cards(state) - SeatSet::only(board.turn);
}

template <class Sink> void Rules::answer_sentinel(State& state, Seat seat, SentinelAnswer answer, Sink& sink) const {
  Board& board = state.board;
  const SeatSet asked = asked_for_sentinels(state);
  state.sentinels[at(seat)] = answer;
  board.answered.add(seat);
  if (board.answered != asked) return;
  board.answered = {};
  SentinelsShown shown{board.turn, board.ravens[at(board.turn)], {}};
  bool used = false;
  for (Seat user = next(board.turn); user != board.turn; user = next(user)) {
    if (state.sentinels[at(user)] == SentinelAnswer::uses) {
      const std::uint8_t taken = board.ravens[at(board.turn)] / 2;
      board.ravens[at(board.turn)] = static_cast<std::uint8_t>(board.ravens[at(board.turn)] - taken);
      board.ravens[at(user)] = static_cast<std::uint8_t>(board.ravens[at(user)] + taken);
      state.hands[at(user)].take(guest_card(Type::sentinel));
      board.discards.add(guest_card(Type::sentinel));
      used = true;
      if constexpr (Sink::kListens) shown.used.push_back({user, taken});
    }
    state.sentinels[at(user)] = SentinelAnswer::none;
  }
  tell_all(sink, shown);
  // crowns.sentinel.again
  if (used && !asked_for_sentinels(state).empty()) return;
  begin_action(state, sink);
}

template void Rules::answer_sentinel(State&, Seat, SentinelAnswer, Silence&) const;
template void Rules::answer_sentinel(State&, Seat, SentinelAnswer, Listener<Event>&) const;

}  // namespace regalia::crowns
