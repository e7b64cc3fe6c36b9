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

// crowns.sentinel.wish
Verdict Rules::check_wish(Seat seat, Move move) const {
  if (!options_.readings.wishes_can_come_true || move.kind<MoveKind>() == MoveKind::pass) return Verdict::yes();
  if (move.kind<MoveKind>() != MoveKind::use_sentinel)
    return Verdict::no("crowns.sentinel.wish",
                       "This move is never played by a wish: you can wish for a Sentinel, as in \"sentinel anyone 4\", "
                       "or pass.");
  if (!guests_.has(guest_card(Type::sentinel)))
    return Verdict::no(options_.agendas ? "crowns.agenda.sentinels" : "crowns.sentinel.wish",
                       "There are no Sentinels in this game, so you cannot wish for one.");
  if (move.amount() < 1 || move.amount() > static_cast<std::uint32_t>(all_ravens()))
    return Verdict::no("crowns.sentinel.wish", "Nobody can ever have so many ravens.", {all_ravens()});
  if (move.a() == index(seat) + 1)
    return Verdict::no("crowns.g29", "You cannot use a Sentinel in your own turn: name another player, or anyone.");
  return Verdict::yes();
}

void Rules::seal_sentinel(State& state, Seat seat, Move answer) const {
  const bool uses = answer.kind<MoveKind>() == MoveKind::use_sentinel;
  state.sentinels[at(seat)] = uses ? SentinelAnswer::uses : SentinelAnswer::keeps;
  // crowns.sentinel.least
  const bool keeps_least = uses && options_.readings.sentinels_keep_their_least;
  state.sentinel_least[at(seat)] = keeps_least ? static_cast<std::uint8_t>(answer.amount()) : std::uint8_t{0};
}

template <class Sink> void Rules::answer_sentinel(State& state, Seat seat, Move answer, Sink& sink) const {
  Board& board = state.board;
  const SeatSet asked = asked_for_sentinels(state);
  seal_sentinel(state, seat, answer);
  board.answered.add(seat);
  if (board.answered != asked) return;
  board.answered = {};
  SentinelsShown shown{board.turn, board.ravens[at(board.turn)], {}};
  bool used = false;
  for (Seat user = next(board.turn); user != board.turn; user = next(user)) {
    const bool enough = board.ravens[at(board.turn)] >= state.sentinel_least[at(user)];
    if (state.sentinels[at(user)] == SentinelAnswer::uses && enough) {
      const std::uint8_t taken = board.ravens[at(board.turn)] / 2;
      board.ravens[at(board.turn)] = static_cast<std::uint8_t>(board.ravens[at(board.turn)] - taken);
      board.ravens[at(user)] = static_cast<std::uint8_t>(board.ravens[at(user)] + taken);
      state.hands[at(user)].take(guest_card(Type::sentinel));
      board.discards.add(guest_card(Type::sentinel));
      used = true;
      if constexpr (Sink::kListens) shown.used.push_back({user, taken});
    }
    state.sentinels[at(user)] = SentinelAnswer::none;
    state.sentinel_least[at(user)] = 0;
  }
  tell_all(sink, shown);
  // crowns.sentinel.again
  if (used && !asked_for_sentinels(state).empty()) return;
  begin_action(state, sink);
}

template void Rules::answer_sentinel(State&, Seat, Move, Silence&) const;
template void Rules::answer_sentinel(State&, Seat, Move, Listener<Event>&) const;

}  // namespace regalia::crowns
