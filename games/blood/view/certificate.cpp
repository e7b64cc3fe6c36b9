#include "games/blood/view/certificate.h"

#include "engine/text.h"

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

std::string couple_text(const Rules& rules, const View<Rules>& view, const Contract& contract) {
  const auto person = [&](PersonId id, PersonId mother, const std::string& child) {
    const auto name = [&](PersonId named) { return titled_name(rules.who(view.seen.shown, named), view.reader()); };
    return id == kNoPerson ? "the next " + child + " of " + name(mother) : name(id);
  };
  return person(contract.groom, contract.grooms_mother, "son") + " and " +
         person(contract.bride, contract.brides_mother, "daughter");
}

std::string certificates(const Rules& rules, const View<Rules>& view, Certificates which, const Paper& paper) {
  const State& state = view.seen.shown;
  const auto lines = [&](const std::string& text, std::size_t indent) {
    return std::string(indent, ' ') + wrapped(text, static_cast<std::size_t>(paper.columns) - indent, indent + 2) +
           "\n";
  };
  std::string text;
  for (int i = 0; i < static_cast<int>(state.law.contracts.size()); ++i) {
    const Contract& contract = state.law.contracts[at(i)];
    const bool is_open = contract.status == Contract::Status::drafted || contract.status == Contract::Status::put;
    if (which == Certificates::open && !is_open) continue;
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
