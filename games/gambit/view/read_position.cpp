#include "games/gambit/view/json.h"
#include "games/gambit/view/position_info.h"
#include "json/position_reader.h"

namespace regalia::gambit {
namespace {

class PositionReader : public json::PositionReader<Rules> {
 public:
  using json::PositionReader<Rules>::PositionReader;

  State read(const PositionInfo& info) {
    Board& board = state_.board;
    board.phase = info.phase.as<Phase>();
    const int first = info.format == 1 ? 0 : 1;  // rounds counted from 0 once
    const int round = info.round.value_or(first) - first;
    in_range("round", round + first, first, kRounds + first);
    board.round = static_cast<std::uint8_t>(round);
    board.turn = seat("turn", info.turn.value);
    board.actor = seat("actor", info.actor.value);
    board.column = column("column", info.column.value);
    board.bound = column("bound", info.bound.value);
    board.last_placed = seat("last_placed", info.last_placed.value);
    board.crown = seat("crown", info.crown.value);
    board.lost_crown_this_turn = info.lost_crown_this_turn;
    board.goals_left = all_goals();
    state_.supply.fill({});
    for (int i = 0; i < rules_.seats(); ++i) state_.supply[at(i)] = rules_.deck();
    board.goals_lost = goals("goals_lost", info.goals_lost);
    must_have("columns", info.columns.size(), rules_.columns());
    must_have("seats", info.seats.size(), rules_.seats());
    for (int i = 0; i < rules_.columns() && error_.empty(); ++i) read_column(info.columns[at(i)], i);
    for (std::size_t i = 0; i < at(rules_.seats()) && error_.empty(); ++i) read_seat(info.seats[i], i);
    return state_;
  }

 private:
  std::uint8_t column(const std::string& path, int number) {
    if (number == 0) return kNoColumn;
    in_range(path, number, 1, rules_.columns());
    return static_cast<std::uint8_t>(number - 1);
  }

  // A card that is named leaves its owner's supply, so none can be named more often than there are copies.
  Card take_card(const std::string& path, std::string_view id, Cards& supply) {
    const Card card = rules_.card_at(id);
    if (card == kUnknown)
      complain(path, "names a conspirator that does not exist: " + in_quotes(id) + ".");
    else if (!supply.has(card))
      complain(path, "names a " + rules_.card_name(card) + " too many.");
    else
      supply.take(card);
    return error_.empty() ? card : kUnknown;
  }
  Cards cards(const std::string& path, const std::vector<std::string>& ids, Cards& supply) {
    Cards found;
    for (const std::string& id : ids)
      if (const Card card = take_card(path, id, supply); card != kUnknown) found.add(card);
    return found;
  }

  Goal take_goal(const std::string& path, const std::string& id) {
    for (const Goal goal : state_.board.goals_left)
      if (Rules::goal_id(goal) == id) {
        state_.board.goals_left.take(goal);
        return goal;
      }
    complain(path, "names a goal that does not exist, or too often: " + in_quotes(id) + ".");
    return kNoGoal;
  }
  Goals goals(const std::string& path, const std::vector<std::string>& ids) {
    Goals found;
    for (const std::string& id : ids)
      if (const Goal goal = take_goal(path, id); goal != kNoGoal) found.add(goal);
    return found;
  }

  void read_column(const ColumnPosition& info, int number) {
    Board& board = state_.board;
    const std::string path = "columns[" + std::to_string(number + 1) + "].";
    if (!info.goal.value.empty()) board.goals[at(number)] = take_goal(path + "goal", info.goal);
    for (const PlacedPosition& placed : info.cards.value) read_placed(placed, number, path + "cards.");
    if (!error_.empty()) return;
    board.columns.turn(number, info.last.value.as<Face>());
    derive_effects(board, number);
  }

  void read_placed(const PlacedPosition& info, int number, const std::string& path) {
    const Seat owner = seat(path + "seat", info.seat);
    if (!error_.empty()) return;
    Cards& supply = state_.supply[at(owner)];
    Placed placed(owner, take_card(path + "card", info.card, supply));
    if (!info.hides.value.empty()) placed.hide(take_card(path + "hides", info.hides.value, supply));
    if (error_.empty()) state_.board.columns.add(number, placed, Face::up);
  }

  // A Storm that lies face up has closed its column, and a Gatekeeper has worked.
  static void derive_effects(Board& board, int number) {
    const std::span<const Placed> cards = board.columns[number];
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (i + 1 == cards.size() && board.columns.face(number) != Face::up) break;
      if (cards[i].card() == Card::storm) board.closed = static_cast<std::uint8_t>(board.closed | 1U << number);
      if (cards[i].card() == Card::gatekeeper) ++board.extra[at(number)];
    }
  }

  void read_seat(const SeatPosition& info, std::size_t seat) {
    Board& board = state_.board;
    const std::string path = "seats[" + std::to_string(seat + 1) + "].";
    Cards& supply = state_.supply[seat];
    state_.hands[seat] = cards(path + "hand", info.hand, supply);
    board.discards[seat] = cards(path + "discards", info.discards, supply);
    state_.unseen_discards[seat] = cards(path + "unseen_discards", info.unseen_discards, supply);
    board.won[seat] = goals(path + "goals", info.goals);
    board.gold_won[seat] = static_cast<std::uint8_t>(info.gold_won.value);
    board.gold_left[seat] = static_cast<std::uint8_t>(info.gold_left.value);
    for (int i = 0; i < info.gold_left.value && error_.empty(); ++i)
      (void)take_card(path + "gold_left", rules_.facts().of(Card::gold).id, supply);
    board.skips[seat] = static_cast<std::uint8_t>(info.skips.value);
  }
};

}  // namespace

Result<State> Json::read_position(const Rules& rules, const boost::json::value& json) {
  return json::read_position<PositionInfo, PositionReader>(rules, json);
}

}  // namespace regalia::gambit
