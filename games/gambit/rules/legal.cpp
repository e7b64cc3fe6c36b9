// What may be done now, and which rule forbids the rest.
#include <algorithm>

#include "games/gambit/rules.h"

namespace regalia::gambit {
namespace {

constexpr const char* kNoSuchMove = "There is no such move.";

}  // namespace

void Rules::moves(const State& state, Seat seat, MoveList& list) const {
  const Board& board = state.board;
  const Cards hand = state.hands[at(seat)];
  switch (board.phase) {
    case Phase::place:
      for (const Card card : hand) {
        if (board.bound != kNoColumn) {
          list.push_back(Offer::one(move_of(MoveKind::place, card, board.bound)));
          continue;
        }
        for (int column = 0; column < columns_; ++column)
          if (!is_closed(board, column)) list.push_back(Offer::one(move_of(MoveKind::place, card, column)));
      }
      return;
    case Phase::hide:
      for (const Card card : hand) list.push_back(Offer::one(move_of(MoveKind::hide, card)));
      list.push_back(Offer::one(move_of(MoveKind::hide_none)));
      return;
    case Phase::swap:
      for (int column = 0; column < columns_; ++column)
        if (column != board.column) list.push_back(Offer::one(move_of(MoveKind::swap, column)));
      list.push_back(Offer::one(move_of(MoveKind::swap_none)));
      return;
    default: return;
  }
}

void Rules::outcomes(const State& state, OutcomeList& list) const {
  const Board& board = state.board;
  switch (board.phase) {
    case Phase::choose_start:
      for (int i = 0; i < seats_; ++i) list.push_back({move_of(MoveKind::start, i), 1});
      return;
    case Phase::goals:
      for (const Goal goal : board.goals_left)
        list.push_back({move_of(MoveKind::goal, goal), static_cast<std::uint32_t>(board.goals_left[goal])});
      return;
    default: {
      const Cards supply = state.supply[at(board.actor)];
      for (const Card card : supply)
        list.push_back({move_of(MoveKind::deal, card), static_cast<std::uint32_t>(supply[card])});
      return;
    }
  }
}

Move Rules::draw(const State& state, Rng& rng) const {
  const auto below = [&](int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); };
  const Board& board = state.board;
  if (board.phase == Phase::choose_start) return move_of(MoveKind::start, below(seats_));
  if (board.phase == Phase::goals) return move_of(MoveKind::goal, board.goals_left.nth(below(board.goals_left.size())));
  const Cards supply = state.supply[at(board.actor)];
  return move_of(MoveKind::deal, supply.nth(below(supply.size())));
}

ChanceScope Rules::chance_scope(const State& state) const {
  switch (state.board.phase) {
    case Phase::choose_start: return {kNobody, "start"};
    case Phase::goals: return {kNobody, "goals"};
    default: return {state.board.actor, "supply"};
  }
}

Verdict Rules::check(const State& state, Seat seat, Move move) const {
  const Board& board = state.board;
  if (seat == kChance) return check_chance(state, move);
  if (board.phase == Phase::over) return Verdict::no("gambit.round.end", "The game is over.");
  if (!pending(state).may_act(seat)) return Verdict::no("gambit.turn.order", "It is not for you to decide now.");
  if (move.c() != 0 || move.amount() != 0) return Verdict::no("gambit.turn.place", kNoSuchMove);
  switch (move.kind<MoveKind>()) {
    case MoveKind::place: return check_place(state, move);
    case MoveKind::hide:
    case MoveKind::hide_none: return check_hide(state, move);
    case MoveKind::swap:
    case MoveKind::swap_none: return check_swap(state, move);
    default: return Verdict::no("gambit.turn.place", kNoSuchMove);
  }
}

Verdict Rules::check_chance(const State& state, Move move) const {
  if (pending(state).step != Step::chance) return Verdict::no("gambit.chance", "Chance has nothing to decide now.");
  OutcomeList list;
  outcomes(state, list);
  const bool listed =
      std::any_of(list.begin(), list.end(), [&](const Outcome& outcome) { return outcome.move == move; });
  return listed ? Verdict::yes() : Verdict::no("gambit.chance", "Chance cannot bring this about here.");
}

Verdict Rules::check_place(const State& state, Move move) const {
  const Board& board = state.board;
  if (board.phase == Phase::hide) return Verdict::no("gambit.card.cloak", "First say what goes under your Cloak.");
  if (board.phase == Phase::swap) return Verdict::no("gambit.card.traitor", "First say what your Traitor does.");
  if (move.a() >= kCards || !state.hands[at(board.turn)].has(static_cast<Card>(move.a())))
    return Verdict::no("gambit.turn.place", "You have no such card in hand.");
  if (move.b() >= columns_) return Verdict::no("gambit.turn.place", "There is no such column.");
  if (is_closed(board, move.b())) return Verdict::no("gambit.turn.open", "A Storm has closed this column.");
  if (board.bound != kNoColumn && move.b() != board.bound)
    return Verdict::no("gambit.card.lodestone", "The Lodestone Rock draws your card into another column.");
  return Verdict::yes();
}

Verdict Rules::check_hide(const State& state, Move move) const {
  if (state.board.phase != Phase::hide)
    return Verdict::no("gambit.card.cloak", "Only a Cloak that has just been turned up hides a card.");
  if (move.b() != 0) return Verdict::no("gambit.card.cloak", kNoSuchMove);
  if (move.kind<MoveKind>() == MoveKind::hide_none)
    return move.a() == 0 ? Verdict::yes() : Verdict::no("gambit.card.cloak", kNoSuchMove);
  return move.a() < kCards && state.hands[at(state.board.actor)].has(static_cast<Card>(move.a()))
             ? Verdict::yes()
             : Verdict::no("gambit.card.cloak", "You have no such card in hand.");
}

Verdict Rules::check_swap(const State& state, Move move) const {
  const Board& board = state.board;
  if (board.phase != Phase::swap)
    return Verdict::no("gambit.card.traitor", "Only a Traitor that has just been turned up swaps goals.");
  if (move.b() != 0) return Verdict::no("gambit.card.traitor", kNoSuchMove);
  if (move.kind<MoveKind>() == MoveKind::swap_none)
    return move.a() == 0 ? Verdict::yes() : Verdict::no("gambit.card.traitor", kNoSuchMove);
  if (move.a() >= columns_) return Verdict::no("gambit.card.traitor", "There is no such column.");
  return move.a() != board.column
             ? Verdict::yes()
             : Verdict::no("gambit.card.traitor", "The goal is swapped with that of another column.");
}

}  // namespace regalia::gambit
