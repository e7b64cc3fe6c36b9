// Coinage: a card drawn unseen from another hand, for a coin. crowns.card.coinage
#include "games/crowns/rules.h"

namespace regalia::crowns {

template <class Sink> void Rules::play_coinage(State& state, Seat seat, Card card, Seat target, Sink& sink) const {
  Board& board = state.board;
  state.hands[at(seat)].take(card);
  state.coin = card;
  board.cards_moved = true;
  board.target = target;
  tell_some(sink, SeatSet::both(seat, target), CoinagePlayed{seat, target, card}, CoinagePlayed{seat, target, {}});
  // crowns.team.coinage
  const bool partner_chooses = partner_of(seat) == target;
  board.phase = partner_chooses ? Phase::hand_over : Phase::draw;
  board.actor = partner_chooses ? target : kNobody;
}

// crowns.coinage.draw: the card is drawn before the Coinage joins the hand.
template <class Sink> void Rules::receive_for_coinage(State& state, Card card, Sink& sink) const {
  Board& board = state.board;
  const Seat seat = board.turn;
  const Seat target = board.target;
  state.hands[at(target)].take(card);
  state.hands[at(seat)].add(card);
  state.hands[at(target)].add(state.coin);
  state.coin = kNoCard;
  const bool chosen = board.phase == Phase::hand_over;
  tell_some(sink, SeatSet::both(seat, target), CardDrawn{seat, target, card, chosen},
            CardDrawn{seat, target, {}, chosen});
  end_turn(state, sink);
}

template void Rules::play_coinage(State&, Seat, Card, Seat, Silence&) const;
template void Rules::play_coinage(State&, Seat, Card, Seat, Listener<Event>&) const;
template void Rules::receive_for_coinage(State&, Card, Silence&) const;
template void Rules::receive_for_coinage(State&, Card, Listener<Event>&) const;

}  // namespace regalia::crowns
