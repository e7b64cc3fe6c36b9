#include <boost/json.hpp>

#include "games/gambit/view/json.h"
#include "games/gambit/view/position_info.h"
#include "games/gambit/view/write_info.h"

namespace regalia::gambit {
namespace {

SeatNumber seat_number(Seat seat) { return number_of(seat).value_or(0); }
ColumnNumber column_number(std::uint8_t column) { return number_of_column(column).value_or(0); }

ColumnPosition column_position(const Rules& rules, const Board& board, int column) {
  const auto id = [&](Card card) { return rules.facts().of(card).id; };
  ColumnPosition info;
  if (board.goals[at(column)] != kNoGoal) info.goal = Rules::goal_id(board.goals[at(column)]);
  for (const Placed& placed : board.columns[column])
    info.cards.value.push_back(
        {seat_number(placed.owner()), id(placed.card()), placed.hides() ? id(placed.hidden()) : std::string()});
  info.last = board.columns.face(column);
  return info;
}

SeatPosition seat_position(const Rules& rules, const State& state, std::size_t seat) {
  const Board& board = state.board;
  SeatPosition info;
  info.hand = card_ids(rules, state.hands[seat]);
  info.discards = card_ids(rules, board.discards[seat]);
  info.unseen_discards = card_ids(rules, state.unseen_discards[seat]);
  info.goals = goal_ids(board.won[seat]);
  info.gold_won = board.gold_won[seat];
  info.gold_left = board.gold_left[seat];
  info.skips = board.skips[seat];
  return info;
}

}  // namespace

boost::json::object Json::write_position(const Rules& rules, const State& state, PositionFormat format) {
  const Board& board = state.board;
  PositionInfo info;
  info.format = static_cast<int>(format);
  info.phase = board.phase;
  if (format != PositionFormat::first)
    info.round = board.round + 1;
  else if (board.round > 0)
    info.round = board.round;
  info.turn = seat_number(board.turn);
  info.actor = seat_number(board.actor);
  info.column = column_number(board.column);
  info.bound = column_number(board.bound);
  info.last_placed = seat_number(board.last_placed);
  info.crown = seat_number(board.crown);
  info.lost_crown_this_turn = board.lost_crown_this_turn;
  info.goals_lost = goal_ids(board.goals_lost);
  for (int column = 0; column < rules.columns(); ++column)
    info.columns.push_back(column_position(rules, board, column));
  for (std::size_t i = 0; i < at(rules.seats()); ++i) info.seats.push_back(seat_position(rules, state, i));
  return json::write(info).as_object();
}

}  // namespace regalia::gambit
