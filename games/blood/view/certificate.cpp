#include "games/blood/view/certificate.h"

#include "engine/text.h"

namespace regalia::blood {
namespace {

// "Offer of a contract for Prince Henry of England and Princess Anne of France, secret"
std::string title(const Rules& rules, const View<Rules>& view, const Contract& contract) {
  const auto person = [&](PersonId id) { return titled_name(rules.who(view.seen.shown, id), view.reader()); };
  const auto country = [](House house) { return std::string(name_of(country_of(house))); };
  const std::string groom = contract.grooms_mother == kNoPerson ? person(contract.groom)
                                                                : "the next son of " + person(contract.grooms_mother);
  const std::string bride = contract.brides_mother == kNoPerson
                                ? person(contract.bride)
                                : "the next daughter of " + person(contract.brides_mother);
  const std::string what = contract.is_plain()
                               ? (contract.status == Contract::Status::in_force ? "treaty of " : "deal of ") +
                                     country(contract.maker) + " with " + country(contract.other)
                               : (contract.is_betrothal ? "betrothal of " : "contract for ") + groom + " and " + bride +
                                     (contract.is_public ? ", public" : ", secret");
  switch (contract.status) {
    case Contract::Status::betrothed: return "Agreed in " + std::to_string(contract.year) + ": " + what;
    case Contract::Status::drafted: return "Your draft of a " + what;
    case Contract::Status::put: return "Offer of a " + what;
    default: return "In force since " + std::to_string(contract.year) + ": " + what;
  }
}

}  // namespace

std::string certificates(const Rules& rules, const View<Rules>& view, Certificates which, const Paper& paper) {
  const State& state = view.seen.shown;
  const auto lines = [&](const std::string& text, std::size_t indent) {
    return std::string(indent, ' ') + wrapped(text, static_cast<std::size_t>(paper.columns) - indent, indent + 2) +
           "\n";
  };
  std::string text;
  for (int i = 0; i < static_cast<int>(state.law.contracts.size()); ++i) {
    const Contract& contract = state.law.contracts[at(i)];
    if (which == Certificates::open && contract.status == Contract::Status::in_force) continue;
    text += lines(paper.strong(title(rules, view, contract)), 2);
    if (contract.clauses == 0) text += lines("no clause", 6);
    int number = 0;
    for (const Clause& clause : clauses_of(state.law, i))
      text += lines(std::to_string(++number) + ". " + rules.clause_text(state, clause, view.reader()), 6);
    if (const std::string_view said = view.reader()(contract.words); !said.empty())
      text += lines("and in words, which bind nobody: " + std::string(said), 6);
  }
  return text;
}

}  // namespace regalia::blood
