// The course of a round: a placement, what it sets off, a card from the supply; and the end of the round.
#include <cassert>

#include "games/gambit/rules.h"

namespace regalia::gambit {

template <class Sink> void Rules::apply(State& state, Seat seat, Move move, Sink& sink) const {
  assert(check(state, seat, move).ok());
  Board& board = state.board;
  switch (move.kind<MoveKind>()) {
    case MoveKind::place: place(state, seat, static_cast<Card>(move.a()), move.b(), sink); break;
    case MoveKind::hide: hide(state, static_cast<Card>(move.a()), sink); break;
    case MoveKind::hide_none:
      tell_all(sink, HidNothing{seat, Ordinal::of(board.column)});
      draw_at_end(state, sink);
      break;
    case MoveKind::swap: swap_goals(state, move.a(), sink); break;
    case MoveKind::swap_none:
      tell_all(sink, SwappedNothing{seat});
      draw_at_end(state, sink);
      break;
    case MoveKind::start:
      board.turn = seat_at(move.a());
      board.phase = Phase::deal;
      board.actor = seat_at(0);
      tell_all(sink, Started{board.turn});
      break;
    case MoveKind::deal: receive(state, static_cast<Card>(move.a()), sink); break;
    case MoveKind::goal: show_goal(state, static_cast<Goal>(move.a()), sink); break;
    case MoveKind::none: break;
  }
  assert(is_ok(state));
}

// gambit.turn.draw: a card of the supply comes into a hand, and the game goes on where it was.
template <class Sink> void Rules::receive(State& state, Card card, Sink& sink) const {
  Board& board = state.board;
  const Seat seat = board.actor;
  state.supply[at(seat)].take(card);
  state.hands[at(seat)].add(card);
  const auto tell_draw = [&](DrawReason reason) {
    tell_some(sink, SeatSet::only(seat), Drew{seat, card, reason}, Drew{seat, {}, reason});
  };
  switch (board.phase) {
    case Phase::deal:  // gambit.setup.hand
      tell_draw(DrawReason::first_hand);
      if (state.hands[at(seat)].size() < facts_.hand) return;
      board.actor = next_seat(seat, seats_);
      if (index(board.actor) != 0) return;
      if (options_.starting_player != kNobody) tell_all(sink, Started{board.turn});
      begin_round(state, sink);
      return;
    case Phase::refill:  // gambit.r37
      tell_draw(DrawReason::empty_hand);
      if (state.hands[at(seat)].size() < hand_limit(board, seat) && prepare_draw(state, seat, Phase::refill, sink))
        return;
      board.phase = Phase::place;
      board.actor = kNobody;
      return;
    case Phase::replace:
      tell_draw(DrawReason::replacement);
      draw_at_end(state, sink);
      return;
    case Phase::extra:
      tell_draw(DrawReason::crown);
      draw_at_end(state, sink);
      return;
    default:
      tell_draw(DrawReason::turn);
      finish_turn(state, sink);
      return;
  }
}

// gambit.round.goals
template <class Sink> void Rules::begin_round(State& state, Sink& sink) const {
  state.board.phase = Phase::goals;
  state.board.actor = kNobody;
  tell_all(sink, RoundBegan{Ordinal::of(state.board.round)});
}

template <class Sink> void Rules::show_goal(State& state, Goal goal, Sink& sink) const {
  Board& board = state.board;
  int column = 0;
  while (board.goals[at(column)] != kNoGoal) ++column;
  board.goals_left.take(goal);
  board.goals[at(column)] = goal;
  tell_all(sink, GoalShown{Ordinal::of(column), goal});
  if (column + 1 == columns_) begin_turn(state, board.turn, sink);
}

// gambit.turn.pass: whoever has no card draws a new hand if possible, otherwise passes; if nobody can place, the round
// ends as it is.
template <class Sink> void Rules::begin_turn(State& state, Seat seat, Sink& sink) const {
  Board& board = state.board;
  for (int passed = 0; passed < seats_; ++passed, seat = next_seat(seat, seats_)) {
    board.turn = seat;
    if (!state.hands[at(seat)].empty()) {
      board.phase = Phase::place;
      return;
    }
    if (prepare_draw(state, seat, Phase::refill, sink)) return;
    tell_all(sink, Passed{seat});
  }
  end_round(state, sink);
}

// gambit.turn.place, gambit.turn.reveal
template <class Sink> void Rules::place(State& state, Seat seat, Card card, int column, Sink& sink) const {
  Board& board = state.board;
  state.hands[at(seat)].take(card);
  board.bound = kNoColumn;
  board.last_placed = seat;
  const Face above = board.columns.size(column) > 0 ? board.columns.face(column) : Face::up;
  board.columns.add(column, {seat, card}, Face::down);
  tell_some(sink, SeatSet::only(seat), PlacedDown{seat, card, Ordinal::of(column)},
            PlacedDown{seat, {}, Ordinal::of(column)});
  if (above != Face::up) turn_up(state, column, above, sink);
  if (board.phase == Phase::place) draw_at_end(state, sink);
}

// gambit.card.cloak
template <class Sink> void Rules::hide(State& state, Card card, Sink& sink) const {
  Board& board = state.board;
  const Seat seat = board.actor;
  state.hands[at(seat)].take(card);
  board.columns.above(board.column).hide(card);
  const Ordinal column = Ordinal::of(board.column);
  const Ordinal place = Ordinal::of(board.columns.size(board.column) - 2);
  tell_some(sink, SeatSet::only(seat), Hid{seat, card, column, place}, Hid{seat, {}, column, place});
  if (!prepare_draw(state, seat, Phase::replace, sink)) {
    tell_all(sink, DrawSkipped{seat, SkipReason::nothing_left});
    draw_at_end(state, sink);
  }
}

// gambit.card.traitor
template <class Sink> void Rules::swap_goals(State& state, int other, Sink& sink) const {
  Board& board = state.board;
  std::swap(board.goals[board.column], board.goals[at(other)]);
  tell_all(sink, Swapped{board.actor, Ordinal::of(board.column), Ordinal::of(other)});
  draw_at_end(state, sink);
}

// gambit.supply.reshuffle: makes chance deal a card to `seat`. False: there is none.
template <class Sink> bool Rules::prepare_draw(State& state, Seat seat, Phase phase, Sink& sink) const {
  Board& board = state.board;
  Cards& supply = state.supply[at(seat)];
  if (supply.empty()) {
    Cards& seen = board.discards[at(seat)];
    Cards& unseen = state.unseen_discards[at(seat)];
    supply = seen + unseen;
    if (supply.empty()) return false;
    tell_all(sink, Shuffled{seat, seen, unseen.size()});
    seen = {};
    unseen = {};
  }
  board.phase = phase;
  board.actor = seat;
  return true;
}

// gambit.turn.draw, gambit.card.crown: the draw that a lost Crown costs is that of a later turn.
template <class Sink> void Rules::draw_at_end(State& state, Sink& sink) const {
  Board& board = state.board;
  const Seat seat = board.turn;
  board.column = kNoColumn;
  if (board.skips[at(seat)] > (board.lost_crown_this_turn ? 1 : 0)) {
    --board.skips[at(seat)];
    tell_all(sink, DrawSkipped{seat, SkipReason::crown_lost});
  } else {
    if (prepare_draw(state, seat, Phase::draw, sink)) return;
    tell_all(sink, DrawSkipped{seat, SkipReason::nothing_left});
  }
  finish_turn(state, sink);
}

// gambit.round.end, gambit.complete.count
template <class Sink> void Rules::finish_turn(State& state, Sink& sink) const {
  Board& board = state.board;
  board.actor = kNobody;
  board.lost_crown_this_turn = false;
  for (int column = 0; column < columns_; ++column)
    if (!is_complete(board, column)) return begin_turn(state, next_seat(board.turn, seats_), sink);
  end_round(state, sink);
}

// gambit.round.starter
template <class Sink> void Rules::end_round(State& state, Sink& sink) const {
  Board& board = state.board;
  tell_all(sink, RoundOver{Ordinal::of(board.round)});
  for (int column = 0; column < columns_; ++column) award(state, column, sink);
  board.columns.clear();
  board.goals.fill(kNoGoal);
  board.extra = {};
  board.closed = 0;
  board.bound = kNoColumn;
  board.actor = kNobody;
  ++board.round;
  if (board.last_placed != kNobody) board.turn = next_seat(board.last_placed, seats_);
  if (board.round < kRounds) return begin_round(state, sink);
  board.phase = Phase::over;
  tell_all(sink, GameOver{});
}

template bool Rules::prepare_draw(State&, Seat, Phase, Silence&) const;
template bool Rules::prepare_draw(State&, Seat, Phase, Listener<Event>&) const;
template void Rules::apply(State&, Seat, Move, Silence&) const;
template void Rules::apply(State&, Seat, Move, Listener<Event>&) const;

}  // namespace regalia::gambit
