// Moves in words: stable text for records and programs, phrases for people, and the elements of the board they touch.
#include <charconv>
#include <optional>

#include "engine/text.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {
namespace {

constexpr std::string_view kNothing = "nothing";

// A number from 1, as an index; nothing for whatever else.
std::optional<int> index_in(std::string_view text, int limit) {
  int number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc() || end != text.data() + text.size() || text.front() == '0') return std::nullopt;
  return number >= 1 && number <= limit ? std::optional(number - 1) : std::nullopt;
}

std::optional<Goal> goal_at(std::string_view id) {
  for (int i = 0; i < Goals::kKinds; ++i)
    if (Rules::goal_id(static_cast<Goal>(i)) == id) return static_cast<Goal>(i);
  return std::nullopt;
}

bool is_card(int a) { return a < kCards; }
std::string number(int index) { return std::to_string(index + 1); }

}  // namespace

std::string Rules::goal_id(Goal goal) {
  return std::string(kDisciplineIds[at(discipline_of(goal))]) + "-" + std::to_string(value_of(goal));
}

std::string Rules::goal_name(Goal goal) {
  return std::string(kDisciplineNames[at(discipline_of(goal))]) + " " + std::to_string(value_of(goal));
}

Card Rules::card_at(std::string_view id) const {
  for (int i = 0; i < kCards; ++i)
    if (facts_.cards[at(i)].id == id) return static_cast<Card>(i);
  return kUnknown;
}

std::string Rules::text(Move move) const {
  const auto card = [&] { return is_card(move.a()) ? facts_.cards[at(move.a())].id : "?"; };
  switch (move.kind<MoveKind>()) {
    case MoveKind::place: return "place " + card() + " " + number(move.b());
    case MoveKind::hide: return "hide " + card();
    case MoveKind::hide_none: return "hide nothing";
    case MoveKind::swap: return "swap " + number(move.a());
    case MoveKind::swap_none: return "swap nothing";
    case MoveKind::start: return "start " + number(move.a());
    case MoveKind::deal: return "deal " + card();
    case MoveKind::goal: return "goal " + (move.a() < Goals::kKinds ? goal_id(static_cast<Goal>(move.a())) : "?");
    case MoveKind::none: break;
  }
  return "?";
}

Result<Move> Rules::parse_move(std::string_view text) const {
  const Error unknown{"There is no move " + in_quotes(text) + "."};
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos) return unknown;
  const std::string_view verb = text.substr(0, space);
  std::string_view object = text.substr(space + 1);
  if (object.empty()) return unknown;
  const auto with_card = [&](MoveKind kind, std::string_view id, int b = 0) -> Result<Move> {
    const Card card = card_at(id);
    if (card == kUnknown) return Error{"There is no conspirator " + in_quotes(id) + "."};
    return move_of(kind, card, b);
  };
  const auto with_number = [&](MoveKind kind, int limit) -> Result<Move> {
    const std::optional<int> found = index_in(object, limit);
    if (!found) return unknown;
    return move_of(kind, *found);
  };
  if (verb == "place") {
    const std::size_t last = object.find(' ');
    if (last == std::string_view::npos || last + 1 == object.size())
      return Error{"Say into which column, as in \"place king 2\"."};
    const std::optional<int> column = index_in(object.substr(last + 1), columns_);
    if (!column) return Error{"There is no column " + in_quotes(object.substr(last + 1)) + "."};
    return with_card(MoveKind::place, object.substr(0, last), *column);
  }
  if (verb == "hide") return object == kNothing ? move_of(MoveKind::hide_none) : with_card(MoveKind::hide, object);
  if (verb == "swap") return object == kNothing ? move_of(MoveKind::swap_none) : with_number(MoveKind::swap, columns_);
  if (verb == "start") return with_number(MoveKind::start, seats_);
  if (verb == "deal") return with_card(MoveKind::deal, object);
  if (verb == "goal") {
    const std::optional<Goal> goal = goal_at(object);
    if (goal) return move_of(MoveKind::goal, *goal);
  }
  return unknown;
}

std::string Rules::describe(Move move) const {
  const auto card = [&] { return is_card(move.a()) ? card_phrase(static_cast<Card>(move.a())) : "?"; };
  switch (move.kind<MoveKind>()) {
    case MoveKind::place: return "place " + card() + " in column " + number(move.b());
    case MoveKind::hide: return "hide " + card() + " under the Cloak";
    case MoveKind::hide_none: return "hide nothing under the Cloak";
    case MoveKind::swap: return "swap the goal with that of column " + number(move.a());
    case MoveKind::swap_none: return "leave the goals as they are";
    case MoveKind::start: return "player " + number(move.a()) + " begins";
    case MoveKind::deal: return "the card is " + card();
    case MoveKind::goal:
      return "the goal is " + (move.a() < Goals::kKinds ? goal_name(static_cast<Goal>(move.a())) : "?");
    case MoveKind::none: break;
  }
  return "nothing";
}

std::vector<std::string> Rules::touches(Move move) const {
  const auto card = [&](const char* where) {
    return where + (is_card(move.a()) ? facts_.cards[at(move.a())].id : "?");
  };
  switch (move.kind<MoveKind>()) {
    case MoveKind::place: return {card("hand:"), "column:" + number(move.b())};
    case MoveKind::hide: return {card("hand:")};
    case MoveKind::swap: return {"goal:" + number(move.a())};
    case MoveKind::hide_none:
    case MoveKind::swap_none: return {"pass"};
    case MoveKind::start: return {"seat:" + number(move.a())};
    case MoveKind::deal: return {"supply"};
    case MoveKind::goal: return {"stacks"};
    case MoveKind::none: break;
  }
  return {};
}

}  // namespace regalia::gambit
