#include <boost/json.hpp>

#include "games/gambit/view/json.h"
#include "games/gambit/view/names.h"
#include "games/gambit/view/write_info.h"

namespace regalia::gambit {

LyingInfo lying_info(const Rules& rules, Goal goal, Seat owner, Card card, Face face, bool hides, Card hidden) {
  LyingInfo info{index(owner) + 1, {}, std::string(kFaceIds[at(face)]), hides, {}, {}};
  if (card != kUnknown) info.card = rules.facts().of(card).id;
  if (hides && hidden != kUnknown) info.hidden = rules.facts().of(hidden).id;
  const Card counts_as = hides ? hidden : card;
  if (counts_as != kUnknown && counts_as != Card::doppelganger && goal != kNoGoal)
    info.value = points_of(rules.halves(counts_as, discipline_of(goal)));
  return info;
}

std::vector<std::string> card_ids(const Rules& rules, Cards cards) {
  std::vector<std::string> ids;
  for (const Card card : cards) ids.insert(ids.end(), at(cards[card]), rules.facts().of(card).id);
  return ids;
}

std::vector<std::string> goal_ids(Goals goals) {
  std::vector<std::string> ids;
  for (const Goal goal : goals) ids.insert(ids.end(), at(goals[goal]), Rules::goal_id(goal));
  return ids;
}

namespace {

ColumnInfo column_info(const Rules& rules, const Board& board, int column) {
  const Goal goal = board.goals[at(column)];
  ColumnInfo info;
  const std::span<const Placed> cards = board.columns[column];
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Placed& placed = cards[i];
    info.cards.push_back(lying_info(rules, goal, placed.owner(), placed.card(),
                                    i + 1 == cards.size() ? board.columns.face(column) : Face::up, placed.hides(),
                                    placed.hides() ? placed.hidden() : kUnknown));
  }
  info.closed = rules.is_closed(board, column);
  if (goal == kNoGoal) return info;
  info.goal = Rules::goal_id(goal);
  info.needed = rules.needed(board, column);
  info.complete = rules.is_complete(board, column);
  return info;
}

SeatInfo seat_info(const Rules& rules, const Observation& seen, std::size_t i) {
  const Board& board = seen.board;
  const GoalScore score = Rules::score(board.won[i]);
  State state;
  state.board = board;
  return {.hand = seen.hand_sizes[i],
          .supply = seen.supply_sizes[i],
          .discards = card_ids(rules, board.discards[i]),
          .unseen_discards = seen.unseen_discard_sizes[i],
          .goals = goal_ids(board.won[i]),
          .gold = board.gold_won[i],
          .skips = board.skips[i],
          .points = rules.tally(state, seat_at(static_cast<int>(i))).total(),
          .goal_sum = score.sum,
          .goals_doubled = score.doubled};
}

}  // namespace

ViewInfo Json::show(const Rules& rules, const View<Rules>& view) {
  const Observation& seen = view.seen;
  const Board& board = seen.board;
  ViewInfo info;
  info.phase = board.phase;
  info.turn = number_of(board.turn);
  info.actor = number_of(board.actor);
  info.round = board.round + 1;
  info.column = number_of_column(board.column);
  info.bound = number_of_column(board.bound);
  info.crown = number_of(board.crown);
  for (int column = 0; column < rules.columns(); ++column) info.columns.push_back(column_info(rules, board, column));
  info.hand = card_ids(rules, seen.hand);
  info.supply = card_ids(rules, rules.own_supply(seen));
  info.unseen_discards = card_ids(rules, seen.unseen_discards);
  for (std::size_t i = 0; i < at(rules.seats()); ++i) info.seats.push_back(seat_info(rules, seen, i));
  return info;
}

}  // namespace regalia::gambit
