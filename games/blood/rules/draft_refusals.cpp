#include "games/blood/rules/draft_refusals.h"

#include "games/blood/rules/court_choices.h"

namespace regalia::blood {
namespace {

Verdict draft_no(std::string_view reason) { return Verdict::no("blood.contract.draft", reason); }

// Each question answers why its stroke doesn't fit the last clause.
class Refusals {
 public:
  Refusals(const Contract& contract, const Clause& last)
      : contract_(contract), last_(last), form_(form_of(last.matter)) {}

  [[nodiscard]] Verdict place() const {
    if (!form_.may_name_provinces) return draft_no("This clause is not about provinces.");
    if (contract_.is_plain() && last_.matter == Matter::release)
      return Verdict::no("blood.succession.give-back",
                         "Only a marriage contract lets a house keep provinces of a country that it gives back.");
    if (last_.matter == Matter::land || last_.matter == Matter::land_later)
      return Verdict::no("blood.contract.able",
                         "Only provinces that this country controls can be ceded, but no capital.");
    return Verdict::no("blood.contract.able", "This clause is about provinces that its country controls.");
  }

  [[nodiscard]] Verdict third() const {
    return draft_no(form_.needs_third ? "A third country is one in play that doesn't sign this contract."
                                      : "This clause names no third country.");
  }

  [[nodiscard]] Verdict person() const {
    switch (last_.matter) {
      case Matter::claim:
        return Verdict::no("blood.succession.renounce",
                           "Only somebody at one of the two courts that sign can renounce a claim.");
      case Matter::captive: return Verdict::no("blood.contract.able", "This house holds no such captive.");
      case Matter::heir: return draft_no("This clause is about a living member of the house that it binds.");
      default: return draft_no("This clause names no person.");
    }
  }

  [[nodiscard]] static Verdict good() { return draft_no("This clause is not about goods."); }
  [[nodiscard]] static Verdict good_back() { return draft_no("Only an exchange says what comes back."); }

  [[nodiscard]] Verdict sum() const {
    return form_.needs_amount ? out_of_range() : draft_no("This clause takes no number.");
  }
  [[nodiscard]] Verdict sum_back() const { return form_.needs_return ? out_of_range() : good_back(); }

  [[nodiscard]] Verdict year() const {
    if (form_.verb == Verb::settles) return at_once();
    if (is_fief_of_a_deal()) return fief_of_a_deal();
    return Verdict::no("blood.contract.when", "Choose a year from this one to a hundred years ahead.");
  }

  [[nodiscard]] Verdict interval() const {
    if (form_.verb == Verb::settles) return at_once();
    if (is_fief_of_a_deal()) return fief_of_a_deal();
    if (!form_.may_recur) return Verdict::no("blood.contract.when", "This clause is not carried out again and again.");
    return Verdict::no("blood.contract.when", "Choose a multiple of 5 years, 50 at most.");
  }

  [[nodiscard]] Verdict condition(MoveKind kind) const {
    if (form_.verb == Verb::settles) return at_once();
    if (is_fief_of_a_deal()) return fief_of_a_deal();
    if (kind == MoveKind::unless) return conditions_no("This clause has no condition to turn round.");
    if (last_.conditions.full()) return conditions_no("A clause has two conditions at most.");
    switch (kind) {
      case MoveKind::while_holds: return conditions_no("Name one of the two countries and a home province of it.");
      case MoveKind::while_war:
      case MoveKind::while_any_war:
        return conditions_no(form_.verb == Verb::owes
                                 ? "What is owed can't depend on a war: wars are over when it is due."
                                 : "Name two different countries in play.");
      default:
        return conditions_no("Name a reigning monarch, a child of one of the two monarchs, or one of the couple.");
    }
  }

 private:
  [[nodiscard]] static Verdict conditions_no(std::string_view reason) {
    return Verdict::no("blood.contract.conditions", reason);
  }
  [[nodiscard]] static Verdict at_once() {
    return Verdict::no("blood.contract.settles", "This clause is carried out at once, without years or conditions.");
  }
  [[nodiscard]] bool is_fief_of_a_deal() const { return contract_.is_plain() && last_.matter == Matter::fief; }
  [[nodiscard]] static Verdict fief_of_a_deal() {
    return Verdict::no("blood.baron.fief", "Outside a marriage contract a fief is for this turn only.");
  }
  [[nodiscard]] static Verdict out_of_range() {
    return draft_no("This number is too small or too large for this clause.");
  }

  const Contract& contract_;
  const Clause& last_;
  const MatterForm& form_;
};

Verdict clause_refusal(const Contract& contract, Move move) {
  if (contract.clauses >= Law::kMostClauses) return draft_no("A contract has 24 clauses at most.");
  if (move.a() >= kMatters || move.b() >= kCountries || !contract.is_party(static_cast<House>(move.b())))
    return Verdict::no("blood.contract.two", "A clause binds one of the two houses that sign.");
  if (contract.is_plain())
    return Verdict::no("blood.deal.plain",
                       "A deal without a wedding can't promise this: it takes a marriage contract.");
  return Verdict::no("blood.contract.groom", "This clause binds the groom's house.");
}

}  // namespace

Verdict stroke_refusal(const Rules& rules, const State& state, const Court& court, Seat seat, Move move) {
  const int number = draft_of(state.law, rules.house_of(seat));
  if (number < 0) return draft_no("You have no draft. Begin one with draft or deal.");
  if (!has_strokes(rules, court, seat))
    return draft_no("You have used your 120 strokes of the pen for this turn. Offer the draft as it is, or drop it.");
  const Contract& contract = state.law.contracts[at(number)];
  const auto kind = move.kind<MoveKind>();
  if (kind == MoveKind::clause) return clause_refusal(contract, move);
  if (kind == MoveKind::strike_out) return draft_no("The draft has no such clause.");
  if (kind == MoveKind::publish) return draft_no("Only a marriage contract can be public.");
  const auto clauses = clauses_of(state.law, number);
  if (clauses.empty()) return draft_no("The draft has no clause yet. Add one first.");
  const Refusals last(contract, clauses.back());
  switch (kind) {
    case MoveKind::at: return last.place();
    case MoveKind::third: return last.third();
    case MoveKind::about: return last.person();
    case MoveKind::good: return Refusals::good();
    case MoveKind::good_back: return Refusals::good_back();
    case MoveKind::sum: return last.sum();
    case MoveKind::sum_back: return last.sum_back();
    case MoveKind::from:
    case MoveKind::until: return last.year();
    case MoveKind::every: return last.interval();
    default: return last.condition(kind);
  }
}

}  // namespace regalia::blood
