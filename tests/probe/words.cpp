// Moves in words: stable text for records and programs, phrases for people, the elements of the board they touch, and
// the sentences of refusals.
#include <optional>

#include "engine/move_form.h"
#include "engine/text.h"
#include "tests/probe/probe.h"

namespace regalia::probe {
namespace {

enum class Arg : std::uint8_t { none, seat, clause, wording, colour };
using Form = MoveForm<Arg>;

constexpr MoveUnit kPoints = {"points", "point", "points"};
constexpr MoveUnit kCoins = {"coins", "coin", "coins"};
constexpr std::array kColours = {"red", "blue"};

// In the order of MoveKind.
constexpr std::array kForms = {
    Form{},
    Form{.verb = "draft", .a = {Arg::seat, "seat"}, .does = "begin a draft with @a", .touches = "seat:@a"},
    Form{.verb = "give",
         .amount = kPoints,
         .does = "add a clause: you give @m",
         .touches = "clause:give",
         .word = "clause give"},
    Form{.verb = "ask",
         .amount = kPoints,
         .does = "add a clause: you are given @m",
         .touches = "clause:ask",
         .word = "clause ask"},
    Form{.verb = "strike", .a = {Arg::clause, "clause"}, .does = "take clause @a out of the draft", .touches = "draft"},
    Form{.verb = "put", .does = "put the draft", .touches = "draft"},
    Form{.verb = "drop", .does = "throw the draft away", .touches = "draft"},
    Form{.verb = "counter",
         .a = {Arg::seat, "deal"},
         .does = "begin a draft that answers deal @b with @a",
         .touches = "deal:@a",
         .is_of_deal = true},
    Form{.verb = "accept",
         .a = {Arg::seat, "deal"},
         .c = {Arg::wording, "wording"},
         .does = "accept wording @c of deal @b with @a",
         .touches = "deal:@a",
         .is_of_deal = true},
    Form{.verb = "refuse",
         .a = {Arg::seat, "deal"},
         .c = {Arg::wording, "wording"},
         .does = "refuse wording @c of deal @b with @a",
         .touches = "deal:@a",
         .is_of_deal = true},
    Form{.verb = "withdraw",
         .a = {Arg::seat, "deal"},
         .does = "withdraw deal @b with @a",
         .touches = "deal:@a",
         .is_of_deal = true},
    Form{.verb = "done", .does = "be done bargaining in this round", .touches = "done"},
    Form{.verb = "vote-no", .does = "vote against the token", .touches = "vote:no", .word = "vote no"},
    Form{.verb = "vote-yes", .does = "vote for the token", .touches = "vote:yes", .word = "vote yes"},
    Form{.verb = "pass", .does = "let the token count", .touches = "pass"},
    Form{.verb = "veto", .does = "strike the token down", .touches = "veto"},
    Form{.verb = "bid", .amount = kCoins, .does = "spend @m on prestige", .touches = "coins"},
    Form{.verb = "hand-veto", .a = {Arg::seat, "seat"}, .does = "the veto goes to @a", .touches = "seat:@a"},
    Form{.verb = "token", .a = {Arg::colour, "colour"}, .does = "the token is @a", .touches = "bag"},
};
static_assert(kForms.size() == at(MoveKind::token) + 1);

// How arguments are written.
class Spelling {
 public:
  explicit Spelling(int seats) : seats_(seats) {}

  [[nodiscard]] static std::string text(Arg kind, int number) {
    if (kind == Arg::colour) return at(number) < kColours.size() ? kColours[at(number)] : "?";
    return std::to_string(kind == Arg::wording ? number : number + 1);
  }
  [[nodiscard]] std::optional<int> number(Arg kind, std::string_view text) const {
    if (kind == Arg::wording) return number_in(text, 1, Move::kMostC);
    if (kind == Arg::colour) return found_among(int{kColours.size()}, text, [](int i) { return kColours[at(i)]; });
    const auto found = number_in(text, 1, kind == Arg::seat ? seats_ : 255);
    return found ? std::optional(*found - 1) : std::nullopt;
  }
  [[nodiscard]] static std::string name(Arg kind, int number) {
    if (kind == Arg::none) return std::to_string(number);  // of a deal
    return (kind == Arg::seat ? "player " : "") + text(kind, number);
  }
  [[nodiscard]] static std::string noun(Arg kind) {
    switch (kind) {
      case Arg::clause: return "clause";
      case Arg::wording: return "wording";
      case Arg::colour: return "colour";
      default: return "player";
    }
  }
  [[nodiscard]] static std::string hint(Arg) { return ""; }
  [[nodiscard]] static std::string examples() { return "\"draft 2\", \"vote yes\" or \"done\""; }
  [[nodiscard]] static std::vector<std::string> ids(Arg kind) {
    if (kind != Arg::colour) return {};
    return {kColours.begin(), kColours.end()};
  }
  [[nodiscard]] static std::optional<int> value(Arg kind, int number) {
    if (kind == Arg::wording) return number;
    return kind == Arg::colour ? std::nullopt : std::optional(number + 1);
  }

 private:
  int seats_;
};

MoveForms<Arg, Spelling> forms(const Rules& rules) { return {kForms, Spelling(rules.seats())}; }

}  // namespace

std::string Rules::deal_name(Seat partner, int number) { return deal_text(index(partner), number); }

std::string Rules::text(Move move) const { return forms(*this).text(move); }
Result<Move> Rules::parse_move(std::string_view text) const { return forms(*this).parse(text); }
std::string Rules::describe(Move move) const { return forms(*this).phrase(move); }
std::vector<std::string> Rules::touches(Move move) const { return forms(*this).touches(move); }
MoveParts Rules::parts(Move move, bool is_range) const { return forms(*this).parts(move, is_range); }
std::vector<MoveShape> Rules::move_shapes() const { return forms(*this).shapes(); }

std::string Rules::explain(const View<Rules>& view, const Verdict& refusal, std::span<const std::string> names) const {
  const Verdict::About& about = refusal.about();
  const Seat other = seat_at(about[0] - 1);
  if (about[0] < 1 || about[0] > seats_ || other == view.viewer) return std::string(refusal.reason());
  if (refusal.rule() == "probe.bargain.done") return name_of(other, names) + " is done bargaining in this round.";
  if (refusal.rule() == "probe.deal.revision")
    return "This is wording " + std::to_string(about[2]) + " of your deal with " + name_of(other, names) +
           "; wording " + std::to_string(about[3]) + " stands.";
  return std::string(refusal.reason());
}

}  // namespace regalia::probe
