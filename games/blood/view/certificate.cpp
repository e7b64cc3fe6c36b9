#include "games/blood/view/certificate.h"

#include "games/blood/law/questions.h"
#include "games/blood/view/paragraph.h"

namespace regalia::blood {
namespace {

// "Offer of a contract for Prince Henry of England and Princess Anne of France, secret"
std::string title(const Rules& rules, const View<Rules>& view, const Contract& contract) {
  const auto country = [](House house) { return std::string(name_of(country_of(house))); };
  const std::string what =
      contract.is_plain() ? (contract.status == Contract::Status::in_force ? "treaty of " : "deal of ") +
                                country(contract.maker) + " with " + country(contract.other)
                          : (contract.is_betrothal ? "betrothal of " : "contract for ") +
                                couple_text(rules, view, contract) + (contract.is_public ? ", public" : ", secret");
  switch (contract.status) {
    case Contract::Status::betrothed: return "Agreed in " + std::to_string(contract.year) + ": " + what;
    case Contract::Status::drafted: return "Your draft of a " + what;
    case Contract::Status::put: return "Offer of a " + what;
    default: return "In force since " + std::to_string(contract.year) + ": " + what;
  }
}

}  // namespace

bool owes_this_turn(const State& state, const Clause& clause) {
  const Case about{state.law, state.people, state.reigns, state.realm, state.year};
  return clause.verb() == Verb::owes && bound_by(about, clause) != kNoHouse && !clause.is_over(about.year) &&
         is_due(about, clause);
}

std::string standing_of(const State& state, const Clause& clause) {
  const Case about{state.law, state.people, state.reigns, state.realm, state.year};
  if (bound_by(about, clause) == kNoHouse) return "sleeps while one player has both sides";
  const std::string owed = clause.arrears > 0 ? "; " + std::to_string(clause.arrears) + " Crowns are still owed" : "";
  if (clause.is_over(about.year)) return "over" + owed;
  if (clause.verb() != Verb::owes) return applies(about, clause) ? "" : "does not hold now";
  if (owes_this_turn(state, clause)) return "due this turn" + owed;
  if (clause.met != 0 && clause.every == 0) return "done in " + std::to_string(clause.met) + owed;
  if (clause.met != 0) return "next due in " + std::to_string(clause.met + clause.every) + owed;
  if (clause.from > about.year) return "due from " + std::to_string(clause.from) + " on" + owed;
  return "not due now" + owed;
}

std::string couple_text(const Rules& rules, const View<Rules>& view, const Contract& contract) {
  const auto person = [&](PersonId id, PersonId mother, const std::string& child) {
    const auto name = [&](PersonId named) { return titled_name(rules.who(view.seen.shown, named), view.reader()); };
    return id == kNoPerson ? "the next " + child + " of " + name(mother) : name(id);
  };
  return person(contract.groom, contract.grooms_mother, "son") + " and " +
         person(contract.bride, contract.brides_mother, "daughter");
}

std::string certificate(const Rules& rules, const View<Rules>& view, int number, const Paper& paper) {
  const State& state = view.seen.shown;
  if (number < 0 || number >= static_cast<int>(state.law.contracts.size())) return "";
  const auto lines = [&](const std::string& part, std::size_t indent) { return paragraph(part, indent, paper); };
  const Contract& contract = state.law.contracts[at(number)];
  std::string text = lines(std::to_string(number + 1) + " " + paper.strong(title(rules, view, contract)), 2);
  if (contract.clauses == 0) text += lines("no clause", 6);
  int clauses = 0;
  for (const Clause& clause : clauses_of(state.law, number)) {
    const std::string standing = contract.status == Contract::Status::in_force ? standing_of(state, clause) : "";
    text += lines(std::to_string(++clauses) + ". " + rules.clause_text(state, clause, view.reader()) +
                      (standing.empty() ? "" : " [" + standing + "]"),
                  6);
  }
  if (const std::string_view said = view.reader()(contract.words); !said.empty())
    text += lines("and in words, which bind nobody: " + std::string(said), 6);
  return text;
}

std::string certificates(const Rules& rules, const View<Rules>& view, const Paper& paper) {
  std::string text;
  for (int i = 0; i < static_cast<int>(view.seen.shown.law.contracts.size()); ++i)
    text += certificate(rules, view, i, paper);
  return text;
}

}  // namespace regalia::blood
