// Exchange: a card from everyone, perhaps a second, ravens on top, and one offer that is accepted.
#include "games/crowns/rules.h"

namespace regalia::crowns {

template <class Sink> void Rules::lay(State& state, Seat seat, Card card, Sink& sink) const {
  Board& board = state.board;
  board.laid[at(seat)][0] = card;
  tell_all(sink, Laid{seat, card, false});
  board.phase = Phase::offer;
  next_offer(state, seat, sink);
}

template <class Sink> void Rules::offer(State& state, Seat seat, Card card, Sink& sink) const {
  Board& board = state.board;
  const bool second = board.phase == Phase::offer_second;
  board.laid[at(seat)][second ? 1 : 0] = card;
  board.in.add(seat);
  tell_all(sink, Offered{seat, card, second});
  next_offer(state, seat, sink);
}

// The next player clockwise who owes a card. crowns.exchange.offers, crowns.exchange.drop
template <class Sink> void Rules::next_offer(State& state, Seat after, Sink& sink) const {
  Board& board = state.board;
  for (Seat seat = next(after); seat != board.turn; seat = next(seat)) {
    const bool takes_part = board.phase == Phase::offer ? !state.hands[at(seat)].empty() : board.in.has(seat);
    if (!takes_part) continue;
    if (state.hands[at(seat)].size() == laid_count(board, seat)) {
      board.in.remove(seat);
      board.laid[at(seat)] = kNothingLaid;
      tell_all(sink, DroppedOut{seat});
      continue;
    }
    board.actor = seat;
    return;
  }
  if (board.phase == Phase::offer && may_add_second(state)) {
    board.phase = Phase::second;
    board.actor = board.turn;
    return;
  }
  begin_pass(state, sink);
}

// crowns.exchange.second
template <class Sink> void Rules::add_second(State& state, Seat seat, Card card, Sink& sink) const {
  Board& board = state.board;
  board.laid[at(seat)][1] = card;
  tell_all(sink, Laid{seat, card, true});
  board.phase = Phase::offer_second;
  next_offer(state, seat, sink);
}

// crowns.exchange.ravens, crowns.exchange.order
template <class Sink> void Rules::begin_pass(State& state, Sink& sink) const {
  Board& board = state.board;
  board.phase = Phase::raise;
  board.raise_in_pass = false;
  next_raise(state, board.turn, sink);
}

template <class Sink> void Rules::next_raise(State& state, Seat after, Sink& sink) const {
  Board& board = state.board;
  for (Seat seat = next(after); seat != board.turn; seat = next(seat))
    if (board.in.has(seat) && free_ravens(board, seat) > 0) {
      board.actor = seat;
      return;
    }
  // crowns.exchange.accept: without a choice nobody is asked.
  if (!board.raise_in_pass && acceptable(board).size() == 1) return exchange(state, acceptable(board).first(), sink);
  board.phase = Phase::choose;
  board.actor = board.turn;
}

template <class Sink> void Rules::raise(State& state, Seat seat, int ravens, Sink& sink) const {
  Board& board = state.board;
  board.raised[at(seat)] = static_cast<std::uint8_t>(board.raised[at(seat)] + ravens);
  tell_all(sink, Raised{seat, ravens});
  if (seat == board.turn) return begin_pass(state, sink);
  board.raise_in_pass |= ravens > 0;
  next_raise(state, seat, sink);
}

// crowns.exchange.whole
template <class Sink> void Rules::exchange(State& state, Seat partner, Sink& sink) const {
  Board& board = state.board;
  const Seat seat = board.turn;
  if constexpr (Sink::kListens) {
    Exchanged exchanged{seat, partner, {}, board.raised[at(seat)], {}, board.raised[at(partner)]};
    for (const Card card : board.laid[at(seat)])
      if (card != kNoCard) exchanged.gave.push_back(card);
    for (const Card card : board.laid[at(partner)])
      if (card != kNoCard) exchanged.got.push_back(card);
    tell_all(sink, exchanged);
  }
  const auto hand_over = [&](Seat from, Seat to) {
    for (const Card card : board.laid[at(from)])
      if (card != kNoCard) {
        state.hands[at(from)].take(card);
        state.hands[at(to)].add(card);
      }
    const int ravens = board.raised[at(from)];
    board.ravens[at(from)] = static_cast<std::uint8_t>(board.ravens[at(from)] - ravens);
    board.ravens[at(to)] = static_cast<std::uint8_t>(board.ravens[at(to)] + ravens);
  };
  hand_over(seat, partner);
  hand_over(partner, seat);
  board.cards_moved = true;
  board.laid.fill(kNothingLaid);
  board.raised = {};
  board.in = {};
  board.raise_in_pass = false;
  end_turn(state, sink);
}

template void Rules::lay(State&, Seat, Card, Silence&) const;
template void Rules::lay(State&, Seat, Card, Listener<Event>&) const;
template void Rules::offer(State&, Seat, Card, Silence&) const;
template void Rules::offer(State&, Seat, Card, Listener<Event>&) const;
template void Rules::add_second(State&, Seat, Card, Silence&) const;
template void Rules::add_second(State&, Seat, Card, Listener<Event>&) const;
template void Rules::begin_pass(State&, Silence&) const;
template void Rules::begin_pass(State&, Listener<Event>&) const;
template void Rules::raise(State&, Seat, int, Silence&) const;
template void Rules::raise(State&, Seat, int, Listener<Event>&) const;
template void Rules::exchange(State&, Seat, Silence&) const;
template void Rules::exchange(State&, Seat, Listener<Event>&) const;

}  // namespace regalia::crowns
