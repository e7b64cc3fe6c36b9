// Attacks: target, votes under seal, ravens, victor and defeated. crowns.card.knight
#include "games/crowns/rules.h"

namespace regalia::crowns {

template <class Sink> void Rules::attack(State& state, Seat seat, Card card, Seat target, Sink& sink) const {
  Board& board = state.board;
  state.hands[at(seat)].take(card);
  board.knight = card;
  board.cards_moved = true;
  board.target = target;
  tell_all(sink, Attacked{seat, target, card});
  // crowns.talks.when
  if (options_.negotiations) return open_talks(state, Phase::talk_attack, sink);
  board.phase = Phase::vote;
  board.actor = kNobody;
}

// After the talks: somebody else is attacked if that was promised.
template <class Sink> void Rules::begin_vote(State& state, Sink& sink) const {
  Board& board = state.board;
  if (!may_attack(board.promises, board.target)) {
    const SeatSet targets = new_targets(board);
    if (targets.size() == 1) return turn_attack(state, targets.first(), sink);
    board.phase = Phase::target;
    board.actor = board.turn;
    return;
  }
  board.phase = Phase::vote;
  board.actor = kNobody;
}

template <class Sink> void Rules::turn_attack(State& state, Seat target, Sink& sink) const {
  Board& board = state.board;
  board.target = target;
  tell_all(sink, AttackTurned{board.turn, target});
  board.phase = Phase::vote;
  board.actor = kNobody;
}

// crowns.knight.vote
template <class Sink> void Rules::vote(State& state, Seat seat, Vote vote, Sink& sink) const {
  Board& board = state.board;
  if (board.answered.has(seat))
    tell_some(sink, SeatSet::only(seat), Voted{seat, vote});
  else
    tell_some(sink, SeatSet::only(seat), Voted{seat, vote}, Voted{seat, {}});
  state.votes[at(seat)] = vote;
  board.answered.add(seat);
  if (board.answered != everybody()) return;
  board.answered = {};
  board.votes = state.votes;
  state.votes = {};
  tell_all(sink, [&] {
    VotesShown shown{board.turn, board.target, {}};
    for (int i = 0; i < seats_; ++i) shown.votes.push_back({seat_at(i), board.votes[at(i)]});
    return shown;
  });
  board.phase = Phase::spend;
  next_spender(state, board.target, sink);
}

// The next one, from `from` on, who has ravens; whoever has none is not asked. crowns.knight.spend
template <class Sink> void Rules::next_spender(State& state, Seat from, Sink& sink) const {
  Board& board = state.board;
  Seat seat = from;
  do {
    if (board.ravens[at(seat)] > 0) {
      board.actor = seat;
      return;
    }
    seat = next(seat);
  } while (seat != board.target);
  decide(state, sink);
}

template <class Sink> void Rules::spend(State& state, Seat seat, int ravens, Sink& sink) const {
  Board& board = state.board;
  board.spent[at(seat)] = static_cast<std::uint8_t>(ravens);
  tell_all(sink, Spent{seat, board.votes[at(seat)], ravens});
  if (next(seat) == board.target) return decide(state, sink);
  next_spender(state, next(seat), sink);
}

std::array<int, 2> Rules::votes_of(const Board& board) const {
  std::array<int, 2> votes{};
  for (int i = 0; i < seats_; ++i)
    if (board.votes[at(i)] != Vote::none) votes[board.votes[at(i)] == Vote::defender ? 1 : 0] += 1 + board.spent[at(i)];
  return votes;
}

// crowns.knight.victor: the attacker wins ties.
Seat Rules::victor(const Board& board) const {
  const auto [attacker, defender] = votes_of(board);
  return attacker >= defender ? board.turn : board.target;
}
Seat Rules::defeated(const Board& board) const { return victor(board) == board.turn ? board.target : board.turn; }

template <class Sink> void Rules::decide(State& state, Sink& sink) const {
  Board& board = state.board;
  const Seat winner = victor(board);
  const auto [attacker, defender] = votes_of(board);
  tell_all(sink, AttackDecided{winner, defeated(board), winner == board.turn ? attacker : defender,
                               winner == board.turn ? defender : attacker});
  reward(state, sink);
}

// crowns.knight.reward, crowns.knight.empty
template <class Sink> void Rules::reward(State& state, Sink& sink) const {
  Board& board = state.board;
  const bool has_cards = !state.hands[at(defeated(board))].empty();
  const bool has_guests = !state.guests.empty();
  board.phase = Phase::reward;
  board.actor = victor(board);
  if (has_cards && has_guests) return;
  if (has_cards) return look(state, sink);
  if (has_guests) {
    board.phase = Phase::guest;
    board.actor = kNobody;
    return;
  }
  tell_all(sink, NoReward{victor(board)});
  settle_attack(state, sink);
}

// crowns.knight.look
template <class Sink> void Rules::look(State& state, Sink& sink) const {
  Board& board = state.board;
  const Seat winner = victor(board);
  const Seat loser = defeated(board);
  const Cards& hand = state.hands[at(loser)];
  tell_some(sink, SeatSet::both(winner, loser), Looked{winner, loser, hand}, Looked{winner, loser, {}});
  board.phase = Phase::take;
  board.actor = winner;
  if (hand.size() == 1) take(state, hand.first(), sink);
}

template <class Sink> void Rules::take(State& state, Card card, Sink& sink) const {
  const Board& board = state.board;
  const Seat winner = victor(board);
  const Seat loser = defeated(board);
  state.hands[at(loser)].take(card);
  state.hands[at(winner)].add(card);
  tell_some(sink, SeatSet::both(winner, loser), Took{winner, loser, card}, Took{winner, loser, {}});
  settle_attack(state, sink);
}

template <class Sink> void Rules::deal_guest(State& state, Card card, Sink& sink) const {
  const Seat winner = victor(state.board);
  state.guests.take(card);
  state.hands[at(winner)].add(card);
  tell_some(sink, SeatSet::only(winner), GuestDrawn{winner, card}, GuestDrawn{winner, {}});
  settle_attack(state, sink);
}

// crowns.knight.ravens, crowns.knight.discard
template <class Sink> void Rules::settle_attack(State& state, Sink& sink) const {
  Board& board = state.board;
  const Vote winning = victor(board) == board.turn ? Vote::attacker : Vote::defender;
  const Seat loser = defeated(board);
  int gained = 0;
  int lost = 0;
  for (int i = 0; i < seats_; ++i) {
    const int ravens = board.spent[at(i)];
    board.ravens[at(i)] = static_cast<std::uint8_t>(board.ravens[at(i)] - ravens);
    (board.votes[at(i)] == winning ? gained : lost) += ravens;
  }
  board.ravens[at(loser)] = static_cast<std::uint8_t>(board.ravens[at(loser)] + gained);
  board.ravens_lost = static_cast<std::uint8_t>(board.ravens_lost + lost);
  tell_all(sink, RavensSettled{loser, gained, lost, board.knight});
  board.discards.add(board.knight);
  board.knight = kNoCard;
  board.votes = {};
  board.spent = {};
  end_turn(state, sink);
}

template void Rules::attack(State&, Seat, Card, Seat, Silence&) const;
template void Rules::attack(State&, Seat, Card, Seat, Listener<Event>&) const;
template void Rules::begin_vote(State&, Silence&) const;
template void Rules::begin_vote(State&, Listener<Event>&) const;
template void Rules::turn_attack(State&, Seat, Silence&) const;
template void Rules::turn_attack(State&, Seat, Listener<Event>&) const;
template void Rules::vote(State&, Seat, Vote, Silence&) const;
template void Rules::vote(State&, Seat, Vote, Listener<Event>&) const;
template void Rules::spend(State&, Seat, int, Silence&) const;
template void Rules::spend(State&, Seat, int, Listener<Event>&) const;
template void Rules::look(State&, Silence&) const;
template void Rules::look(State&, Listener<Event>&) const;
template void Rules::take(State&, Card, Silence&) const;
template void Rules::take(State&, Card, Listener<Event>&) const;
template void Rules::deal_guest(State&, Card, Silence&) const;
template void Rules::deal_guest(State&, Card, Listener<Event>&) const;

}  // namespace regalia::crowns
