#include <boost/json.hpp>

#include "engine/text.h"
#include "games/gambit/view/json.h"
#include "games/gambit/view/names.h"
#include "json/object_reader.h"

namespace regalia::gambit {
namespace {

namespace bj = boost::json;
using json::ObjectReader;

class PositionReader {
 public:
  PositionReader(const Rules& rules, std::string& error) : rules_(rules), error_(error) {}

  State read(const bj::value& root) {
    ObjectReader reader(root, "", error_);
    State state;
    Board& board = state.board;
    const int format = reader.number("format", 1, 2, 0);
    if (format == 0 && error_.empty()) error_ = "format must be 1 or 2.";
    board.phase = static_cast<Phase>(choice(reader, "phase", kPhaseIds));
    const int first = format == 1 ? 0 : 1;  // rounds counted from 0 once
    board.round = static_cast<std::uint8_t>(reader.number("round", first, kRounds + first, first) - first);
    board.turn = seat(reader, "turn");
    board.actor = seat(reader, "actor");
    board.column = column(reader, "column");
    board.bound = column(reader, "bound");
    board.last_placed = seat(reader, "last_placed");
    board.crown = seat(reader, "crown");
    board.lost_crown_this_turn = reader.flag("lost_crown_this_turn", false);
    board.goals_left = all_goals();
    state.supply.fill({});
    for (int i = 0; i < rules_.seats(); ++i) state.supply[at(i)] = rules_.deck();
    board.goals_lost = goals(reader, "goals_lost", board);
    each(reader, "columns", rules_.columns(), [&](const bj::value& value, int i) { read_column(value, i, state); });
    each(reader, "seats", rules_.seats(), [&](const bj::value& value, int i) { read_seat(value, i, state); });
    reader.finish();
    return state;
  }

 private:
  template <std::size_t N>
  std::size_t choice(ObjectReader& reader, std::string_view key, const std::array<std::string_view, N>& ids) {
    const std::string text = reader.text(key, std::string(ids[0]));
    for (std::size_t i = 0; i < N; ++i)
      if (ids[i] == text) return i;
    reader.complain(key, "cannot be " + in_quotes(text) + ".");
    return 0;
  }

  Seat seat(ObjectReader& reader, std::string_view key) {
    const bj::value* value = reader.find(key);
    if (value == nullptr) return kNobody;
    return seat_at(json::read_number(*value, reader.path_of(key), 1, rules_.seats(), 1, error_) - 1);
  }
  std::uint8_t column(ObjectReader& reader, std::string_view key) {
    const bj::value* value = reader.find(key);
    if (value == nullptr) return kNoColumn;
    return static_cast<std::uint8_t>(json::read_number(*value, reader.path_of(key), 1, rules_.columns(), 1, error_) -
                                     1);
  }

  // A list of exactly so many entries.
  template <class Take> void each(ObjectReader& reader, std::string_view key, int count, Take take) {
    const bj::value* value = reader.find(key);
    if (value == nullptr || !value->is_array() || value->get_array().size() != at(count))
      return reader.complain(key, "must be a list of " + std::to_string(count) + ".");
    for (int i = 0; i < count && error_.empty(); ++i) take(value->get_array()[at(i)], i);
  }
  template <class Take> void each_text(ObjectReader& reader, std::string_view key, Take take) {
    const bj::value* value = reader.find(key);
    if (value == nullptr) return;
    if (!value->is_array()) return reader.complain(key, "must be a list.");
    for (const bj::value& item : value->get_array()) {
      if (!error_.empty()) return;
      if (!item.is_string()) return reader.complain(key, "must be a list of texts.");
      take(std::string_view(item.get_string().data(), item.get_string().size()));
    }
  }

  // A card that is named leaves its owner's supply, so none can be named more often than there are copies.
  Card take_card(ObjectReader& reader, std::string_view key, std::string_view id, Cards& supply) {
    const Card card = rules_.card_at(id);
    if (card == kUnknown)
      reader.complain(key, "names a conspirator that does not exist: " + in_quotes(id) + ".");
    else if (!supply.has(card))
      reader.complain(key, "names a " + rules_.card_name(card) + " too many.");
    else
      supply.take(card);
    return error_.empty() ? card : kUnknown;
  }
  Cards cards(ObjectReader& reader, std::string_view key, Cards& supply) {
    Cards found;
    each_text(reader, key, [&](std::string_view id) {
      if (const Card card = take_card(reader, key, id, supply); card != kUnknown) found.add(card);
    });
    return found;
  }

  Goal take_goal(ObjectReader& reader, std::string_view key, std::string_view id, Board& board) {
    for (const Goal goal : board.goals_left)
      if (Rules::goal_id(goal) == id) {
        board.goals_left.take(goal);
        return goal;
      }
    reader.complain(key, "names a goal that does not exist, or too often: " + in_quotes(id) + ".");
    return kNoGoal;
  }
  Goals goals(ObjectReader& reader, std::string_view key, Board& board) {
    Goals found;
    each_text(reader, key, [&](std::string_view id) {
      if (const Goal goal = take_goal(reader, key, id, board); goal != kNoGoal) found.add(goal);
    });
    return found;
  }

  void read_column(const bj::value& value, int number, State& state) {
    Board& board = state.board;
    ObjectReader reader(value, "columns." + std::to_string(number + 1), error_);
    if (const std::string goal = reader.text("goal", ""); !goal.empty())
      board.goals[at(number)] = take_goal(reader, "goal", goal, board);
    const auto last = static_cast<Face>(choice(reader, "last", kFaceIds));
    if (const bj::value* list = reader.find("cards"); list != nullptr) {
      if (!list->is_array()) return reader.complain("cards", "must be a list.");
      for (const bj::value& item : list->get_array()) read_placed(item, number, state);
    }
    if (!error_.empty()) return;
    board.columns.turn(number, last);
    derive_effects(board, number);
    reader.finish();
  }

  void read_placed(const bj::value& value, int number, State& state) {
    if (!error_.empty()) return;
    ObjectReader reader(value, "columns." + std::to_string(number + 1) + ".cards", error_);
    const Seat owner = seat(reader, "seat");
    if (owner == kNobody) return reader.complain("seat", "is missing.");
    const std::string id = reader.text("card", "");
    if (!error_.empty()) return;
    Cards& supply = state.supply[at(owner)];
    const Card card = take_card(reader, "card", id, supply);
    if (card == kUnknown) return;
    Placed placed(owner, card);
    if (const std::string hidden = reader.text("hides", ""); !hidden.empty())
      if (const Card under = take_card(reader, "hides", hidden, supply); under != kUnknown) placed.hide(under);
    reader.finish();
    if (error_.empty()) state.board.columns.add(number, placed, Face::up);
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

  void read_seat(const bj::value& value, int number, State& state) {
    Board& board = state.board;
    const std::size_t seat = at(number);
    ObjectReader reader(value, "seats." + std::to_string(number + 1), error_);
    Cards& supply = state.supply[seat];
    state.hands[seat] = cards(reader, "hand", supply);
    board.discards[seat] = cards(reader, "discards", supply);
    state.unseen_discards[seat] = cards(reader, "unseen_discards", supply);
    board.won[seat] = goals(reader, "goals", board);
    board.gold_won[seat] = static_cast<std::uint8_t>(reader.number("gold_won", 0, Cards::kMostCopies * kSeatLimit, 0));
    board.gold_left[seat] = static_cast<std::uint8_t>(reader.number("gold_left", 0, Cards::kMostCopies, 0));
    for (int i = 0; i < board.gold_left[seat] && error_.empty(); ++i)
      (void)take_card(reader, "gold_left", rules_.facts().of(Card::gold).id, supply);
    board.skips[seat] = static_cast<std::uint8_t>(reader.number("skips", 0, Cards::kMostCopies + 1, 0));
    reader.finish();
  }

  const Rules& rules_;
  std::string& error_;
};

}  // namespace

Result<State> Json::read_position(const Rules& rules, const bj::value& json) {
  std::string error;
  const State state = PositionReader(rules, error).read(json);
  if (error.empty()) error = rules.fault(state);
  if (!error.empty()) return Error{error};
  return state;
}

}  // namespace regalia::gambit
