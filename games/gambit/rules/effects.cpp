// gambit.turn.effects: what conspirators do when they are turned up during a round.
#include "games/gambit/rules.h"

namespace regalia::gambit {

// The card above the last one of `column` lay face down and is turned up. An Explorer moves on and turns up the next; all
// other effects end the row. gambit.turn.reveal, gambit.turn.chain, gambit.card.explorer
template <class Sink> void Rules::turn_up(State& state, int column, Face was, Sink& sink) const {
  Board& board = state.board;
  unsigned arrived = 0;  // columns that end in an Explorer which has moved in this turn
  for (;;) {
    const Placed shown = board.columns.above(column);
    tell_all(sink, TurnedUp{shown.owner(), shown.card(), Ordinal::of(column), was == Face::known});
    if (shown.card() != Card::explorer) return carry_out(state, column, sink);

    const int next = next_open_column(board, column);
    if (next == column) return tell_all(sink, ExplorerStuck{shown.owner(), Ordinal::of(column)});
    const bool had_moved = (arrived >> next & 1U) != 0;
    was = board.columns.size(next) > 0 ? board.columns.face(next) : Face::up;
    board.columns.remove_above(column);
    board.columns.add(next, shown, Face::known);
    arrived |= 1U << next;
    tell_all(sink, ExplorerMoved{shown.owner(), Ordinal::of(column), Ordinal::of(next)});
    if (was == Face::up) return;
    if (had_moved) {
      const Placed above = board.columns.above(next);
      return tell_all(sink, StayedUp{above.owner(), above.card(), Ordinal::of(next)});
    }
    column = next;
  }
}

// To the right, the first after the last; `column` itself if all others are closed.
int Rules::next_open_column(const Board& board, int column) const {
  int next = column;
  do {
    next = next + 1 == columns_ ? 0 : next + 1;
  } while (next != column && is_closed(board, next));
  return next;
}

template <class Sink> void Rules::carry_out(State& state, int column, Sink& sink) const {
  Board& board = state.board;
  const Placed shown = board.columns.above(column);
  const Seat owner = shown.owner();
  const auto ask_owner = [&](Phase phase) {
    board.phase = phase;
    board.actor = owner;
    board.column = static_cast<std::uint8_t>(column);
  };
  switch (shown.card()) {
    case Card::assassin: kill(state, column, owner, sink); break;
    case Card::storm:
      board.closed = static_cast<std::uint8_t>(board.closed | 1U << column);
      tell_all(sink, StormClosed{owner, Ordinal::of(column)});
      break;
    case Card::cloak:
      if (state.hands[at(owner)].empty())
        tell_all(sink, HidNothing{owner, Ordinal::of(column)});
      else
        ask_owner(Phase::hide);
      break;
    case Card::traitor: ask_owner(Phase::swap); break;
    case Card::crown: crown(state, owner, column, sink); break;
    case Card::lodestone:
      board.bound = static_cast<std::uint8_t>(column);
      tell_all(sink, LodestoneBound{owner, Ordinal::of(column)});
      break;
    case Card::gatekeeper:
      ++board.extra[at(column)];
      tell_all(sink, GatekeeperCame{owner, Ordinal::of(column)});
      break;
    default: break;
  }
}

// gambit.card.assassin: unseen by all but its owner, unless everybody knows it already.
template <class Sink> void Rules::kill(State& state, int column, Seat assassin, Sink& sink) const {
  Board& board = state.board;
  const Placed victim = board.columns.last(column);
  const bool known = board.columns.face(column) == Face::known;
  board.columns.remove_last(column);
  (known ? board.discards : state.unseen_discards)[at(victim.owner())].add(victim.card());
  const auto killed = [&](std::optional<Card> card) {
    return Assassinated{victim.owner(), card, Ordinal::of(column), assassin, known};
  };
  tell_some(sink, SeatSet::only(victim.owner()), killed(victim.card()),
            killed(known ? std::optional(victim.card()) : std::nullopt));
}

// gambit.card.crown
template <class Sink> void Rules::crown(State& state, Seat owner, int column, Sink& sink) const {
  Board& board = state.board;
  const Seat former = board.crown;
  if (former == owner) return tell_all(sink, CrownKept{owner});
  if (former != kNobody) ++board.skips[at(former)];
  if (former == board.turn) board.lost_crown_this_turn = true;
  board.crown = owner;
  tell_all(sink, CrownTaken{owner, former});
  if (prepare_draw(state, owner, Phase::extra, sink))
    board.column = static_cast<std::uint8_t>(column);
  else
    tell_all(sink, DrawSkipped{owner, SkipReason::nothing_left});
}

template void Rules::turn_up(State&, int, Face, Silence&) const;
template void Rules::turn_up(State&, int, Face, Listener<Event>&) const;

}  // namespace regalia::gambit
