// What a player is asked, and what a move would do, in words.
#include "engine/text.h"
#include "games/gambit/view/phrases.h"

namespace regalia::gambit {
namespace {

std::string column_words(const Board& board, int column) {
  return "column " + std::to_string(column + 1) + " (" + Rules::goal_name(board.goals[at(column)]) + ")";
}

// What a card placed there would turn up.
std::string reveals(const Board& board, int column, Seat viewer) {
  if (board.columns.size(column) == 0 || board.columns.face(column) == Face::up) return {};
  return board.columns.last(column).owner() == viewer ? "; turns up your card" : "; turns up a rival's card";
}

}  // namespace

std::string Phrases::prompt(const Rules& rules, const View<Rules>& view, Names) {
  const Board& board = view.seen.board;
  switch (board.phase) {
    case Phase::place:
      if (board.bound != kNoColumn)
        return "The Lodestone Rock draws your card into " + column_words(board, board.bound) + ": choose which one.";
      return "Place one of your cards face down at the end of a column. The face-down card above it is turned up.";
    case Phase::hide:
      return "Your " + rules.card_name(Card::cloak) + " in " + column_words(board, board.column) +
             " was turned up: hide one of your cards under it, or nothing.";
    case Phase::swap:
      return "Your " + rules.card_name(Card::traitor) + " in " + column_words(board, board.column) +
             " was turned up: swap its goal with that of another column, or leave it.";
    default: return {};
  }
}

Phrase Phrases::phrase(const Rules& rules, const View<Rules>& view, Move move, Names) {
  const Board& board = view.seen.board;
  const auto has_goal = [&](int column) { return column < rules.columns() && board.goals[at(column)] != kNoGoal; };
  if (move.kind<MoveKind>() == MoveKind::place && move.a() < kCards && has_goal(move.b()))
    return {"place " + rules.card_name(static_cast<Card>(move.a())) + " in column " + std::to_string(move.b() + 1) +
            " (" + Rules::goal_name(board.goals[at(move.b())]) + reveals(board, move.b(), view.viewer) + ")"};
  if (move.kind<MoveKind>() == MoveKind::swap && has_goal(move.a()))
    return {rules.describe(move) + " (" + Rules::goal_name(board.goals[at(move.a())]) + ")"};
  return {rules.describe(move)};
}

std::vector<Move> Phrases::known_moves(const Rules& rules) {
  std::vector<Move> moves = {move_of(MoveKind::hide_none), move_of(MoveKind::swap_none)};
  for (const Card card : rules.deck()) {
    for (int column = 0; column < rules.columns(); ++column) moves.push_back(move_of(MoveKind::place, card, column));
    moves.push_back(move_of(MoveKind::hide, card));
  }
  for (int column = 0; column < rules.columns(); ++column) moves.push_back(move_of(MoveKind::swap, column));
  return moves;
}

}  // namespace regalia::gambit
