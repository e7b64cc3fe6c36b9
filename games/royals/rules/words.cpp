// Moves in words: stable text for records and programs, phrases for people, and the elements of the board they touch.

#include "engine/move_form.h"
#include "engine/text.h"
#include "games/royals/rules.h"

namespace regalia::royals {
namespace {

enum class Arg : std::uint8_t { none, plan, country, pair, noble, taken_noble, seat };
using Form = MoveForm<Arg>;

// In the order of MoveKind.
constexpr std::array kForms = {
    Form{},
    Form{.verb = "announce", .a = {Arg::plan, "plan"}, .does = "draw @a", .touches = "pile intrigue-pile"},
    Form{.verb = "draw-pile",
         .does = "draw a Country card from the face-down pile",
         .touches = "pile",
         .word = "draw pile"},
    Form{.verb = "draw-display",
         .a = {Arg::country, "country"},
         .does = "take the face-up @a card",
         .touches = "display:@a",
         .word = "draw"},
    Form{.verb = "draw-intrigue", .does = "draw an Intrigue card", .touches = "intrigue-pile", .word = "draw intrigue"},
    Form{.verb = "claim", .a = {Arg::noble, "noble"}, .does = "claim @a", .touches = "noble:@a"},
    Form{.verb = "takeover", .a = {Arg::taken_noble, "noble"}, .does = "take over @a", .touches = "noble:@a"},
    Form{.verb = "pay", .a = {Arg::country, "country"}, .does = "pay a @a card", .touches = "hand:@a"},
    Form{.verb = "wild",
         .a = {Arg::country, "country"},
         .does = "lay a @a card as part of a wild group",
         .touches = "hand:@a"},
    Form{.verb = "intrigue", .a = {Arg::pair, "pair"}, .does = "pay the Intrigue card @a", .touches = "hand:@a"},
    Form{.verb = "wild-intrigue",
         .a = {Arg::pair, "pair"},
         .does = "lay the Intrigue card @a as part of a wild group",
         .touches = "hand:@a"},
    Form{.verb = "end", .does = "end the turn", .touches = "turn"},
    Form{.verb = "discard", .a = {Arg::country, "country"}, .does = "discard a @a card", .touches = "hand:@a"},
    Form{.verb = "discard-intrigue",
         .a = {Arg::pair, "pair"},
         .does = "discard the Intrigue card @a",
         .touches = "hand:@a",
         .word = "discard"},
    Form{.verb = "start", .a = {Arg::seat, "seat"}, .does = "player @a begins", .touches = "seat:@a"},
    Form{.verb = "deal", .a = {Arg::country, "country"}, .does = "the card is @a", .touches = "pile"},
    Form{.verb = "deal-intrigue",
         .a = {Arg::pair, "pair"},
         .does = "the card is @a",
         .touches = "intrigue-pile",
         .word = "deal"},
};
static_assert(kForms.size() == at(MoveKind::deal_intrigue) + 1);

constexpr std::array kPlans = {"?", "three", "mixed"};  // of DrawPlan; nobody announces the first

// How arguments are written.
class Spelling {
 public:
  explicit Spelling(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] std::string text(Arg kind, int number) const {
    if (kind != Arg::seat && number >= count(kind)) return "?";
    switch (kind) {
      case Arg::plan: return kPlans[at(number)];
      case Arg::country: return rules_.facts().country_ids[at(number)];
      case Arg::pair: return rules_.pair_id(static_cast<Pair>(number));
      case Arg::noble:
      case Arg::taken_noble: return rules_.noble_id(number);
      default: return std::to_string(number + 1);
    }
  }
  [[nodiscard]] std::optional<int> number(Arg kind, std::string_view text) const {
    if (kind != Arg::seat) return found_among(count(kind), text, [&](int i) { return this->text(kind, i); });
    const auto seat = number_in(text, 1, kSeatLimit);
    return seat ? std::optional(*seat - 1) : std::nullopt;
  }
  [[nodiscard]] std::string name(Arg kind, int number) const {
    if (kind != Arg::seat && number >= count(kind)) return "?";
    switch (kind) {
      case Arg::plan: return number == 1 ? "three Country cards" : "one Country card and one Intrigue card";
      case Arg::country: return rules_.facts().country_names[at(number)];
      case Arg::pair: return rules_.pair_name(static_cast<Pair>(number));
      case Arg::noble: return rules_.noble_name(number) + " (" + rules_.price(number) + ")";
      case Arg::taken_noble:
        return rules_.noble_name(number) + " (" + rules_.price(number) + " and " +
               std::to_string(rules_.noble(number).intrigue) + " Intrigue)";
      default: return text(kind, number);
    }
  }
  [[nodiscard]] std::string noun(Arg kind) const {
    switch (kind) {
      case Arg::plan: return "plan";
      case Arg::country: return "country";
      case Arg::pair: return "pair of countries";
      case Arg::seat: return "player";
      default: return "noble";
    }
  }
  [[nodiscard]] std::string hint(Arg kind) const {
    return kind == Arg::noble || kind == Arg::taken_noble ? "nobles are named as in " + in_quotes(rules_.noble_id(0))
                                                          : "";
  }
  [[nodiscard]] std::string examples() const {
    return "\"draw pile\", \"claim " + rules_.noble_id(0) + "\" or \"end\"";
  }
  [[nodiscard]] std::vector<std::string> ids(Arg kind) const {
    if (kind == Arg::noble || kind == Arg::taken_noble) return {};  // each edition and facts file has others
    return texts_of(count(kind), [&](int number) { return text(kind, number); });
  }
  [[nodiscard]] static std::optional<int> value(Arg kind, int number) {
    return kind == Arg::seat ? std::optional(number + 1) : std::nullopt;
  }

 private:
  [[nodiscard]] int count(Arg kind) const {
    switch (kind) {
      case Arg::plan: return static_cast<int>(kPlans.size());
      case Arg::country: return kCountries;
      case Arg::pair: return kPairs;
      case Arg::seat: return 0;
      default: return rules_.noble_count();
    }
  }

  const Rules& rules_;
};

MoveForms<Arg, Spelling> forms(const Rules& rules) { return {kForms, Spelling(rules)}; }

}  // namespace

std::string Rules::pair_id(Pair pair) const {
  const auto& [one, two] = kPairCountries[at(pair)];
  return facts_.country_ids[at(one)] + "-" + facts_.country_ids[at(two)];
}

std::string Rules::pair_name(Pair pair) const {
  const auto& [one, two] = kPairCountries[at(pair)];
  return facts_.country_names[at(one)] + "/" + facts_.country_names[at(two)];
}

std::string Rules::noble_name(int noble) const {
  return "the " + facts_.titles[at(nobles_[at(noble)].title)].name + " of " +
         facts_.cities[nobles_[at(noble)].city].name;
}

std::string Rules::price(int noble) const {
  return std::to_string(nobles_[at(noble)].cost) + " " + facts_.country_names[at(nobles_[at(noble)].country)];
}

std::string Rules::text(Move move) const { return forms(*this).text(move); }
Result<Move> Rules::parse_move(std::string_view text) const { return forms(*this).parse(text); }
std::string Rules::describe(Move move) const { return forms(*this).phrase(move); }
MoveParts Rules::parts(Move move, bool is_range) const { return forms(*this).parts(move, is_range); }
std::vector<MoveShape> Rules::move_shapes() const { return forms(*this).shapes(); }

std::vector<std::string> Rules::touches(Move move) const {
  std::vector<std::string> elements = forms(*this).touches(move);
  if (move.kind<MoveKind>() == MoveKind::claim || move.kind<MoveKind>() == MoveKind::take_over)
    if (move.a() < noble_count_) elements.push_back("city:" + facts_.cities[nobles_[at(move.a())].city].id);
  return elements;
}

}  // namespace regalia::royals
