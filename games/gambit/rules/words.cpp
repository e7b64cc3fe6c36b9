// Moves in words: stable text for records and programs, phrases for people, and the elements of the board they touch.
#include <optional>

#include "engine/move_form.h"
#include "engine/text.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {
namespace {

enum class Arg : std::uint8_t { none, card, column, seat, goal };
using Form = MoveForm<Arg>;

// In the order of MoveKind.
constexpr std::array kForms = {
    Form{},
    Form{.verb = "place",
         .a = {Arg::card, "card"},
         .b = {Arg::column, "column"},
         .does = "place @a in column @b",
         .touches = "hand:@a column:@b"},
    Form{.verb = "hide", .a = {Arg::card, "card"}, .does = "hide @a under the Cloak", .touches = "hand:@a"},
    Form{.verb = "hide-nothing", .does = "hide nothing under the Cloak", .touches = "pass", .word = "hide nothing"},
    Form{.verb = "swap",
         .a = {Arg::column, "column"},
         .does = "swap the goal with that of column @a",
         .touches = "goal:@a"},
    Form{.verb = "swap-nothing", .does = "leave the goals as they are", .touches = "pass", .word = "swap nothing"},
    Form{.verb = "start", .a = {Arg::seat, "seat"}, .does = "player @a begins", .touches = "seat:@a"},
    Form{.verb = "deal", .a = {Arg::card, "card"}, .does = "the card is @a", .touches = "supply"},
    Form{.verb = "goal", .a = {Arg::goal, "goal"}, .does = "the goal is @a", .touches = "stacks"},
};
static_assert(kForms.size() == at(MoveKind::goal) + 1);

// How arguments are written.
class Spelling {
 public:
  explicit Spelling(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] std::string text(Arg kind, int number) const {
    if (kind == Arg::card) return number < kCards ? rules_.facts().cards[at(number)].id : "?";
    if (kind == Arg::goal) return number < Goals::kKinds ? Rules::goal_id(static_cast<Goal>(number)) : "?";
    return std::to_string(number + 1);
  }
  [[nodiscard]] std::optional<int> number(Arg kind, std::string_view text) const {
    if (count(kind) > 0) return found_among(count(kind), text, [&](int i) { return this->text(kind, i); });
    const auto found = number_in(text, 1, kind == Arg::seat ? rules_.seats() : rules_.columns());
    return found ? std::optional(*found - 1) : std::nullopt;
  }
  [[nodiscard]] std::string name(Arg kind, int number) const {
    if (kind == Arg::card && number < kCards) return rules_.card_phrase(static_cast<Card>(number));
    if (kind == Arg::goal && number < Goals::kKinds) return Rules::goal_name(static_cast<Goal>(number));
    return text(kind, number);
  }
  [[nodiscard]] static std::string noun(Arg kind) {
    switch (kind) {
      case Arg::card: return "conspirator";
      case Arg::column: return "column";
      case Arg::goal: return "goal";
      default: return "player";
    }
  }
  [[nodiscard]] static std::string hint(Arg) { return ""; }
  [[nodiscard]] static std::string examples() { return "\"place king 2\" or \"swap 3\""; }
  [[nodiscard]] std::vector<std::string> ids(Arg kind) const {
    return texts_of(count(kind), [&](int number) { return text(kind, number); });
  }
  [[nodiscard]] static std::optional<int> value(Arg kind, int number) {
    return count(kind) == 0 ? std::optional(number + 1) : std::nullopt;
  }

 private:
  [[nodiscard]] static int count(Arg kind) {
    return kind == Arg::card ? kCards : kind == Arg::goal ? static_cast<int>(Goals::kKinds) : 0;
  }

  const Rules& rules_;
};

MoveForms<Arg, Spelling> forms(const Rules& rules) { return {kForms, Spelling(rules)}; }

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

std::string Rules::text(Move move) const { return forms(*this).text(move); }
Result<Move> Rules::parse_move(std::string_view text) const { return forms(*this).parse(text); }
std::string Rules::describe(Move move) const { return forms(*this).phrase(move); }
std::vector<std::string> Rules::touches(Move move) const { return forms(*this).touches(move); }
MoveParts Rules::parts(Move move, bool is_range) const { return forms(*this).parts(move, is_range); }
std::vector<MoveShape> Rules::move_shapes() const { return forms(*this).shapes(); }

}  // namespace regalia::gambit
