// The course of the game: set-up, rounds and turns.
#include <cassert>

#include "games/crowns/rules.h"

namespace regalia::crowns {

template <class Sink> void Rules::apply(State& state, Seat seat, Move move, Sink& sink) const {
  assert(check(state, seat, move).ok());
  Board& board = state.board;
  const auto card = static_cast<Card>(move.a());
  const auto ravens = static_cast<int>(move.amount());
  switch (move.kind<MoveKind>()) {
    case MoveKind::start:
      board.starter = seat_at(move.a());
      board.turn = board.starter;
      tell_all(sink, Started{board.starter});
      begin_game(state, sink);
      break;
    case MoveKind::deal_agenda: deal_agenda(state, card, sink); break;
    case MoveKind::keep: choose_swap(state, seat, {}, sink); break;
    case MoveKind::swap: choose_swap(state, seat, {card, static_cast<Card>(move.b())}, sink); break;
    case MoveKind::use_sentinel: answer_sentinel(state, seat, move, sink); break;
    case MoveKind::pass:
      if (board.phase == Phase::sentinel) {
        answer_sentinel(state, seat, move, sink);
      } else {
        tell_all(sink, Passed{seat});
        end_turn(state, sink);
      }
      break;
    case MoveKind::lay: lay(state, seat, card, sink); break;
    case MoveKind::offer: offer(state, seat, card, sink); break;
    case MoveKind::add: add_second(state, seat, card, sink); break;
    case MoveKind::enough:
      tell_all(sink, AddedNone{seat});
      begin_pass(state, sink);
      break;
    case MoveKind::raise: raise(state, seat, ravens, sink); break;
    case MoveKind::again:
      tell_all(sink, RaisingAgain{seat});
      begin_pass(state, sink);
      break;
    case MoveKind::accept: exchange(state, seat_at(move.a()), sink); break;
    case MoveKind::coinage: play_coinage(state, seat, card, seat_at(move.b()), sink); break;
    case MoveKind::draw:
    case MoveKind::hand_over: receive_for_coinage(state, card, sink); break;
    case MoveKind::knight: attack(state, seat, card, seat_at(move.b()), sink); break;
    case MoveKind::target: turn_attack(state, seat_at(move.a()), sink); break;
    case MoveKind::vote_attacker: vote(state, seat, Vote::attacker, sink); break;
    case MoveKind::vote_defender: vote(state, seat, Vote::defender, sink); break;
    case MoveKind::spend: spend(state, seat, ravens, sink); break;
    case MoveKind::look: look(state, sink); break;
    case MoveKind::draw_guest:
      board.phase = Phase::guest;
      board.actor = kNobody;
      break;
    case MoveKind::take: take(state, card, sink); break;
    case MoveKind::deal_guest: deal_guest(state, card, sink); break;
    default: talk(state, seat, move, sink); break;
  }
  assert(is_ok(state));
}

// crowns.agenda.deal, crowns.custom.swap
template <class Sink> void Rules::begin_game(State& state, Sink& sink) const {
  Board& board = state.board;
  if (options_.agendas && state.agendas[at(board.starter)] == kNoCard) {
    board.phase = Phase::agendas;
    board.actor = board.starter;
    return;
  }
  board.actor = kNobody;
  if (options_.customized && board.swap < kSwaps) {
    board.phase = Phase::customize;
    return;
  }
  tell_all(sink, RoundBegan{Ordinal::of(board.round)});
  begin_turn(state, board.starter, sink);
}

template <class Sink> void Rules::deal_agenda(State& state, Card card, Sink& sink) const {
  Board& board = state.board;
  const Seat seat = board.actor;
  state.guests.take(card);
  state.agendas[at(seat)] = card;
  tell_some(sink, SeatSet::only(seat), AgendaDealt{seat, card}, AgendaDealt{seat, {}});
  board.actor = next(seat);
  if (board.actor == board.starter) begin_game(state, sink);
}

// crowns.custom.secret: nobody learns who swapped what, or whether.
template <class Sink> void Rules::choose_swap(State& state, Seat seat, const Swap& swap, Sink& sink) const {
  Board& board = state.board;
  const bool again = board.answered.has(seat);
  state.swaps[at(seat)] = swap;
  board.answered.add(seat);
  if constexpr (Sink::kListens) {
    const SwapChosen own = swap.out == kNoCard ? SwapChosen{seat, {}, {}} : SwapChosen{seat, swap.out, swap.in};
    if (again)
      tell_some(sink, SeatSet::only(seat), own);
    else
      tell_some(sink, SeatSet::only(seat), own, SwapChosen{seat, {}, {}});
  }
  if (board.answered != everybody()) return;
  for (int i = 0; i < seats_; ++i) {
    Swap& each = state.swaps[at(i)];
    if (each.out != kNoCard) {
      state.hands[at(i)].take(each.out);
      state.hands[at(i)].add(each.in);
    }
    each = {};
  }
  board.answered = {};
  board.cards_moved = true;
  tell_all(sink, SwapsDone{Ordinal::of(board.swap)});
  ++board.swap;
  if (board.swap == kSwaps) begin_game(state, sink);
}

// crowns.turn.order, crowns.turn.skip
template <class Sink> void Rules::begin_turn(State& state, Seat seat, Sink& sink) const {
  Board& board = state.board;
  board.turn = seat;
  if (state.hands[at(seat)].empty()) {
    tell_all(sink, TurnSkipped{seat});
    return end_turn(state, sink);
  }
  tell_all(sink, TurnBegan{seat});
  if (!asked_for_sentinels(state).empty()) {
    board.phase = Phase::sentinel;
    board.actor = kNobody;
    return;
  }
  begin_action(state, sink);
}

template <class Sink> void Rules::begin_action(State& state, Sink& sink) const {
  if (options_.negotiations) return open_talks(state, Phase::talk, sink);
  state.board.phase = Phase::act;
  state.board.actor = state.board.turn;
}

template <class Sink> void Rules::end_turn(State& state, Sink& sink) const {
  Board& board = state.board;
  board.actor = kNobody;
  board.target = kNobody;
  board.promises = {};
  const Seat seat = next(board.turn);
  if (seat != board.starter) return begin_turn(state, seat, sink);
  begin_round(state, sink);
}

// crowns.round.end, crowns.end.rounds, crowns.end.empty. Past the last round the marker lies on Game End.
template <class Sink> void Rules::begin_round(State& state, Sink& sink) const {
  Board& board = state.board;
  const bool was_last = board.round + 1 == options_.rounds;
  const auto move_marker = [&] {
    ++board.round;
    if (!was_last) tell_all(sink, RoundBegan{Ordinal::of(board.round)});
  };
  // crowns.g1
  const bool moves_first = options_.readings.marker_moves_first;
  if (moves_first) move_marker();
  if (was_last) return end_game(state, EndReason::rounds, kNobody, sink);
  for (int i = 0; i < seats_; ++i)
    if (state.hands[at(i)].empty()) return end_game(state, EndReason::empty_hand, seat_at(i), sink);
  if (!moves_first) move_marker();
  begin_turn(state, board.starter, sink);
}

// crowns.score
template <class Sink> void Rules::end_game(State& state, EndReason reason, Seat seat, Sink& sink) const {
  Board& board = state.board;
  board.phase = Phase::over;
  board.turn = kNobody;
  if constexpr (Sink::kListens) {
    tell_all(sink, GameEnded{reason, seat});
    for (int i = 0; i < seats_; ++i)
      tell_all(sink, HandShown{seat_at(i), state.hands[at(i)],
                               options_.agendas ? std::optional(state.agendas[at(i)]) : std::nullopt});
    const HandsOfSeats hands = final_hands(state);
    for (int i = 0; i < seats_; ++i) {
      const HandScore scored = score(hands, seat_at(i), board.ravens[at(i)]);
      for (int type = 0; type < kTypes; ++type)
        if (scored.cards[at(type)] > 0 && counts_points(static_cast<Type>(type)))
          tell_all(sink, CardsScored{seat_at(i), static_cast<Type>(type), scored.cards[at(type)],
                                     scored.counted[at(type)], scored.points[at(type)]});
      tell_all(sink, SeatScored{seat_at(i), scored.total()});
    }
    // crowns.team.score
    for (int i = 0; i < seats_ / 2 && options_.teams; ++i)
      tell_all(sink, TeamScored{seat_at(i), partner_of(seat_at(i)), tally(state, seat_at(i)).total()});
  }
}

template void Rules::begin_game(State&, Silence&) const;
template void Rules::begin_action(State&, Silence&) const;
template void Rules::begin_action(State&, Listener<Event>&) const;
template void Rules::end_turn(State&, Silence&) const;
template void Rules::end_turn(State&, Listener<Event>&) const;
template void Rules::apply(State&, Seat, Move, Silence&) const;
template void Rules::apply(State&, Seat, Move, Listener<Event>&) const;

}  // namespace regalia::crowns
