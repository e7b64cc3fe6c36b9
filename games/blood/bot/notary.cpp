#include "games/blood/bot/notary.h"

#include <algorithm>
#include <optional>

#include "games/blood/rules/drafting.h"

namespace regalia::blood {
namespace {

constexpr int kFarthest = 4;  // turns that are looked ahead
constexpr std::array kBasics = {Good::metal, Good::cloth, Good::food};

// What one gives and the other takes, so that each has what it lacks.
struct Exchange {
  Good given = Good::metal;
  Good taken = Good::metal;
};

}  // namespace

int Notary::times(const Clause& clause) const {
  if (clause.every == 0) return 1;
  const int turns_left = (rules_.last_year() - state_.year) / kYearsOfATurn;
  return std::max(1, std::min(turns_left, kFarthest) * kYearsOfATurn / clause.every);
}

bool Notary::yields(Country country, Good good) const {
  for (const Province province : controlled_by(state_.realm, country))
    if (rules_.facts().map[province].good == good) return true;
  return false;
}

int Notary::worth_of_item(House house, Good good) const {
  constexpr int kPlenty = 8;
  constexpr int kLacking = 20;
  return yields(country_of(house), good) ? kPlenty : kLacking;
}

int Notary::worth(const Clause& clause, House whom) const {
  constexpr int kProvince = 25;
  constexpr int kArmy = 4;
  constexpr int kTaxOfAProvince = 5;
  constexpr int kTaxes = 50;
  constexpr int kPercent = 100;
  constexpr int kCountry = 1000;
  const int provinces = clause.provinces.size();
  const int items = clause.amount * worth_of_item(whom, clause.good);
  switch (clause.matter) {
    case Matter::peace: return clause.provinces.empty() ? 6 : 2;
    case Matter::usual_tax: return 6;
    case Matter::heir:
    case Matter::no_leave:
    case Matter::no_match:
    case Matter::no_help:
    case Matter::no_contract:
    case Matter::station:
    case Matter::march: return 3;
    case Matter::command: return kArmy * clause.amount;
    case Matter::carriage: return 2;
    case Matter::fleets:
    case Matter::ports: return 1;
    case Matter::pension: return clause.amount * times(clause);
    case Matter::goods: return items * times(clause);
    case Matter::exchange: return (items - clause.returns * worth_of_item(whom, clause.returned)) * times(clause);
    case Matter::tax_share: return kTaxes * clause.amount * times(clause) / kPercent;
    case Matter::land_later: return kProvince / 2 * provinces;
    case Matter::fief: return kTaxOfAProvince * provinces * times(clause);
    case Matter::dowry: return clause.amount;
    case Matter::land: return kProvince * provinces;
    case Matter::groom_joins: return 20;
    case Matter::children: return 15;
    case Matter::claim: return 10;
    case Matter::trade: return items;
    case Matter::release: return kCountry;
    default: return 30;  // a captive
  }
}

// A clause is worth to one what it costs the other, but for items: each has his own needs.
int Notary::worth_of(int contract) const {
  if (contract < 0) return 0;
  int sum = 0;
  for (const Clause& clause : clauses_of(state_.law, contract))
    sum += house_of(clause.whom) == own() ? worth(clause, own()) : -worth(clause, own());
  return sum;
}

int Notary::worth_of_contract(PersonId groom, PersonId bride) const {
  return worth_of(contract_of(state_.law, Contract::Status::put, groom, bride));
}

int Notary::worth_of_deal(House maker) const { return worth_of(deal_of(state_.law, maker, own())); }

std::string Notary::objection_to(int contract, WordReader words) const {
  if (contract < 0) return {};
  const Clause* dearest = nullptr;
  for (const Clause& clause : clauses_of(state_.law, contract))
    if (house_of(clause.who) == own() && (dearest == nullptr || worth(clause, own()) > worth(*dearest, own())))
      dearest = &clause;
  if (dearest == nullptr) return {};
  constexpr std::size_t kLongest = 300;
  const std::string text = rules_.clause_text(state_, *dearest, words);
  return text.size() > kLongest ? "That is more than I can promise." : "That is more than it is worth to me: " + text;
}

std::string Notary::objection(PersonId groom, PersonId bride, WordReader words) const {
  return objection_to(contract_of(state_.law, Contract::Status::put, groom, bride), words);
}

std::string Notary::objection(House maker, WordReader words) const {
  return objection_to(deal_of(state_.law, maker, own()), words);
}

std::vector<Clause> Notary::terms_with(House other) const {
  std::vector<Clause> terms;
  if (!is_of_country(other)) return terms;
  for (const House house : {own(), other})
    if (ruler_of(state_.people, state_.reigns, country_of(house)) != house ||
        state_.realm.capital[at(country_of(house))] == kNoProvince)
      return terms;
  const auto both = [&](Matter matter, int until) {
    for (const House house : {own(), other}) {
      Clause clause;
      clause.matter = matter;
      clause.who = country_of(house);
      clause.whom = country_of(house == own() ? other : own());
      clause.until = static_cast<std::int16_t>(until);
      terms.push_back(clause);
    }
  };
  both(Matter::peace, state_.year + temper_.years_of_peace);
  std::optional<Exchange> exchange;
  for (const Good given : kBasics)
    for (const Good taken : kBasics)
      if (yields(country_of(own()), given) && !yields(country_of(other), given) && yields(country_of(other), taken) &&
          !yields(country_of(own()), taken))
        exchange = Exchange{given, taken};
  if (!exchange) return terms;
  both(Matter::carriage, 0);
  Clause clause;
  clause.matter = Matter::exchange;
  clause.who = country_of(own());
  clause.whom = country_of(other);
  clause.good = exchange->given;
  clause.returned = exchange->taken;
  clause.amount = clause.returns = 1;
  clause.every = kYearsOfATurn;
  terms.push_back(clause);
  return terms;
}

std::string Notary::reason_for(House other) const {
  std::string text = "Our houses would be friends until " + std::to_string(state_.year + temper_.years_of_peace) + ".";
  const std::vector<Clause> terms = terms_with(other);
  if (!terms.empty() && terms.back().matter == Matter::exchange)
    text += " You lack " + std::string(kGoodIds[at(terms.back().good)]) + ", and I lack " +
            std::string(kGoodIds[at(terms.back().returned)]) + ".";
  return text;
}

// The draft is written anew, stroke by stroke, until it is as far as the one that lies there.
Move Notary::next_stroke() const {
  const int draft = draft_of(state_.law, own());
  const Contract& contract = state_.law.contracts[at(draft)];
  const auto present = clauses_of(state_.law, draft);
  Law written = state_.law;
  while (!clauses_of(written, draft).empty()) remove_clause(written, draft, 0);
  const auto is_as_far = [&] {
    const auto so_far = clauses_of(written, draft);
    return std::equal(so_far.begin(), so_far.end(), present.begin(), present.end());
  };
  Move next = move_of(MoveKind::drop);  // it is another's work
  for (const Clause& clause : terms_with(contract.maker == own() ? contract.other : contract.maker))
    for (const Move stroke : strokes_of(clause)) {
      if (is_as_far()) next = stroke;
      blood::draft(written, own(), stroke);
    }
  return is_as_far() ? move_of(MoveKind::put) : next;
}

}  // namespace regalia::blood
