#include <boost/json.hpp>

#include "games/gambit/view/json.h"
#include "games/gambit/view/names.h"
#include "json/put.h"

namespace regalia::gambit {
namespace {

namespace bj = boost::json;
using json::put;

bj::string_view text_of(std::string_view text) { return {text.data(), text.size()}; }

void put_seat(bj::object& object, bj::string_view key, Seat seat) {
  if (seat != kNobody) object[key] = index(seat) + 1;
}

void put_column(bj::object& object, bj::string_view key, std::uint8_t column) {
  if (column != kNoColumn) object[key] = column + 1;
}

bj::array cards_json(const Rules& rules, Cards cards) {
  bj::array list;
  for (const Card card : cards)
    for (int copy = 0; copy < cards[card]; ++copy) list.emplace_back(text_of(rules.facts().of(card).id));
  return list;
}

bj::array goals_json(Goals goals) {
  bj::array list;
  for (const Goal goal : goals)
    for (int copy = 0; copy < goals[goal]; ++copy) list.emplace_back(Rules::goal_id(goal));
  return list;
}

bj::object column_json(const Rules& rules, const Board& board, int column) {
  bj::object object;
  if (board.goals[at(column)] != kNoGoal) object["goal"] = Rules::goal_id(board.goals[at(column)]);
  bj::array cards;
  for (const Placed& placed : board.columns[column]) {
    bj::object card;
    card["seat"] = index(placed.owner()) + 1;
    card["card"] = text_of(rules.facts().of(placed.card()).id);
    if (placed.hides()) card["hides"] = text_of(rules.facts().of(placed.hidden()).id);
    cards.emplace_back(std::move(card));
  }
  put(object, "cards", std::move(cards));
  if (const Face face = board.columns.face(column); face != Face::up) object["last"] = text_of(kFaceIds[at(face)]);
  return object;
}

bj::object seat_json(const Rules& rules, const State& state, std::size_t seat) {
  const Board& board = state.board;
  bj::object object;
  put(object, "hand", cards_json(rules, state.hands[seat]));
  put(object, "discards", cards_json(rules, board.discards[seat]));
  put(object, "unseen_discards", cards_json(rules, state.unseen_discards[seat]));
  put(object, "goals", goals_json(board.won[seat]));
  put(object, "gold_won", board.gold_won[seat]);
  put(object, "gold_left", board.gold_left[seat]);
  put(object, "skips", board.skips[seat]);
  return object;
}

}  // namespace

bj::object Json::write_position(const Rules& rules, const State& state, PositionFormat format) {
  const Board& board = state.board;
  bj::object object;
  object["format"] = static_cast<int>(format);
  object["phase"] = text_of(kPhaseIds[at(board.phase)]);
  if (format == PositionFormat::first)
    put(object, "round", board.round);
  else
    object["round"] = board.round + 1;
  put_seat(object, "turn", board.turn);
  put_seat(object, "actor", board.actor);
  put_column(object, "column", board.column);
  put_column(object, "bound", board.bound);
  put_seat(object, "last_placed", board.last_placed);
  put_seat(object, "crown", board.crown);
  put(object, "lost_crown_this_turn", board.lost_crown_this_turn);
  put(object, "goals_lost", goals_json(board.goals_lost));
  bj::array columns;
  for (int column = 0; column < rules.columns(); ++column) columns.emplace_back(column_json(rules, board, column));
  object["columns"] = std::move(columns);
  bj::array seats;
  for (std::size_t i = 0; i < at(rules.seats()); ++i) seats.emplace_back(seat_json(rules, state, i));
  object["seats"] = std::move(seats);
  return object;
}

}  // namespace regalia::gambit
