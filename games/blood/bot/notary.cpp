#include "games/blood/bot/notary.h"

#include <algorithm>
#include <optional>

#include "games/blood/bot/carrier.h"
#include "games/blood/people/line.h"
#include "games/blood/rules/drafting.h"

namespace regalia::blood {
namespace {

constexpr int kFarthest = 4;  // turns that are looked ahead
constexpr std::array kBasics = {Good::metal, Good::cloth, Good::food};

}  // namespace

CountrySet tied_by(const State& state, House house, Matter matter) {
  CountrySet others;
  for (int i = 0; i < static_cast<int>(state.law.contracts.size()); ++i) {
    if (state.law.contracts[at(i)].status != Contract::Status::in_force) continue;
    for (const Clause& clause : clauses_of(state.law, i)) {
      if (clause.matter != matter || clause.is_over(state.year)) continue;
      if (house_of(clause.who) == house) others.add(clause.whom);
      if (house_of(clause.whom) == house) others.add(clause.who);
    }
  }
  return others;
}

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

bool Notary::is_within_reach(const Clause& clause, House whom) const {
  if (whom != own() || house_of(clause.whom) != own()) return true;
  const Province from = state_.realm.capital[at(clause.who)];
  return from != kNoProvince && Carrier(rules_, state_, seat_).can_bring_home(country_of(own()), from);
}

int Notary::worth(const Clause& clause, House whom) const {
  constexpr int kProvince = 25;
  constexpr int kArmy = 4;
  constexpr int kTaxOfAProvince = 5;
  constexpr int kTaxes = 50;
  constexpr int kPercent = 100;
  constexpr int kCountry = 1000;
  constexpr int kKing = 50;
  constexpr int kPrince = 25;
  constexpr int kStranded = 1;  // an item that nobody can bring home
  const int provinces = clause.provinces.size();
  const int items = clause.amount * (is_within_reach(clause, whom) ? worth_of_item(whom, clause.good) : kStranded);
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
    case Matter::claim: return 0;  // worth_of_claim
    case Matter::trade: return items;
    case Matter::release: return kCountry;
    default: return rules_.is_king_piece(state_, clause.person) ? kKing : kPrince;  // a captive
  }
}

int Notary::worth_of_claim(const Clause& clause) const {
  constexpr int kRival = 40;
  constexpr int kNextInLine = 100;
  constexpr int kFarInLine = 10;
  constexpr std::ptrdiff_t kNext = 3;
  if (!state_.people.lives(clause.person) || clause.third == kNoCountry) return 0;
  const std::vector<PersonId> line = line_of(state_.people, clause.third, state_.reigns[at(clause.third)].monarch);
  const auto place = std::find(line.begin(), line.end(), clause.person);
  if (place == line.end()) return 0;
  const Person& person = state_.people[clause.person];
  if (person.passed_over.has(clause.third)) return person.court == own() ? -kRival : kRival;
  const int claim = place - line.begin() < kNext ? kNextInLine : kFarInLine;
  if (person.court == own()) return -claim;
  return clause.third == country_of(own()) ? kFarInLine : 0;
}

// A clause is worth to one what it costs the other, but for items: each has his own needs; and for claims.
int Notary::gain_by(const Clause& clause) const {
  if (clause.matter == Matter::claim) return worth_of_claim(clause);
  return house_of(clause.whom) == own() ? worth(clause, own()) : -worth(clause, own());
}

int Notary::worth_of(int contract) const {
  if (contract < 0) return 0;
  int sum = 0;
  for (const Clause& clause : clauses_of(state_.law, contract)) sum += gain_by(clause);
  return sum;
}

int Notary::worth_of_contract(PersonId groom, PersonId bride) const {
  return worth_of(contract_of(state_.law, Contract::Status::put, groom, bride));
}

int Notary::worth_of_deal(House maker) const { return worth_of(deal_of(state_.law, maker, own())); }

// By what is worth most in it; where nothing is, by what it costs.
std::string Notary::approval_of(int contract) const {
  if (contract < 0) return {};
  const Clause* best = nullptr;
  for (const Clause& clause : clauses_of(state_.law, contract))
    if ((house_of(clause.whom) == own() || clause.matter == Matter::exchange) &&
        (best == nullptr || worth(clause, own()) > worth(*best, own())))
      best = &clause;
  if (best == nullptr) return "It costs me little.";
  switch (best->matter) {
    case Matter::peace: return "Your peace lets my armies stand elsewhere.";
    case Matter::march:
    case Matter::fleets:
    case Matter::ports:
    case Matter::carriage:
    case Matter::station: return "What I let you do costs me nothing, and your leave saves me a long way round.";
    case Matter::command: return "Your armies are worth more to me than what I give.";
    case Matter::exchange:
      return "I lack " + std::string(kGoodIds[at(house_of(best->who) == own() ? best->returned : best->good)]) +
             ", and have enough of what you ask for.";
    case Matter::pension:
    case Matter::tax_share:
    case Matter::dowry: return "Your Crowns are worth more to me than what I give.";
    case Matter::goods:
    case Matter::trade: return "I can use your " + std::string(kGoodIds[at(best->good)]) + ".";
    case Matter::captive: return "I want my own at home again.";
    default: return "That is worth more to me than what I give.";
  }
}

std::string Notary::approval(PersonId groom, PersonId bride) const {
  return approval_of(contract_of(state_.law, Contract::Status::put, groom, bride));
}

std::string Notary::approval(House maker) const { return approval_of(deal_of(state_.law, maker, own())); }

std::string Notary::objection_to(int contract, WordReader words) const {
  if (contract < 0) return {};
  const Clause* dearest = nullptr;
  for (const Clause& clause : clauses_of(state_.law, contract))
    if ((house_of(clause.who) == own() || clause.matter == Matter::claim) &&
        (dearest == nullptr || gain_by(clause) < gain_by(*dearest)))
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

std::optional<Notary::Exchange> Notary::exchange_with(House other) const {
  for (const Good given : kBasics)
    for (const Good taken : kBasics)
      if (yields(country_of(own()), given) && !yields(country_of(other), given) && yields(country_of(other), taken) &&
          !yields(country_of(own()), taken))
        return Exchange{given, taken};
  return std::nullopt;
}

int Notary::worth_of_ties(House other) const {
  constexpr int kFriendship = 5;
  constexpr int kPeace = 15;
  constexpr int kTradeOfATurn = 30;
  const int turns = std::min((rules_.last_year() - state_.year) / kYearsOfATurn, kFarthest);
  int worth = kFriendship;
  if (!has_agreed(Matter::peace, other)) worth += kPeace;
  if (exchange_with(other) && !has_agreed(Matter::exchange, other)) worth += kTradeOfATurn * turns;
  return worth;
}

bool Notary::are_neighbours(House other) const {
  for (const Province province : controlled_by(state_.realm, country_of(own())))
    if (!(rules_.facts().map.neighbours(province) & controlled_by(state_.realm, country_of(other))).empty())
      return true;
  return false;
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
  both(Matter::peace, end_of_peace());
  const std::optional<Exchange> exchange = exchange_with(other);
  if (!exchange) return terms;
  both(Matter::carriage, 0);
  if (!are_neighbours(other)) both(Matter::ports, 0);
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

std::array<int, kGoods> Notary::stock_of(Country country) const {
  std::array<int, kGoods> stock{};
  for (int good = 0; good < kGoods; ++good)
    stock[at(good)] = items_at_hand(state_.realm, country, static_cast<Good>(good));
  for (const Province province : controlled_by(state_.realm, country))
    if (const Good good = rules_.facts().map[province].good; good != kNoGood) ++stock[at(good)];
  return stock;
}

std::vector<Clause> Notary::trade_with(House other) const {
  const Country here = country_of(own());
  const Country there = country_of(other);
  const Province from = state_.realm.capital[at(here)];
  const Province to = state_.realm.capital[at(there)];
  if (from == kNoProvince || to == kNoProvince || !Carrier(rules_, state_, seat_).can_bring_home(here, to) ||
      !Carrier(rules_, state_, rules_.seat_of(other)).can_bring_home(there, from))
    return {};
  const auto ours = stock_of(here);
  const auto theirs = stock_of(there);
  int most = 0;
  Exchange best;
  for (const Good given : kBasics)
    for (const Good taken : kBasics) {
      // Until each has as many of the one as of the other.
      const int count = std::min({(ours[at(given)] - ours[at(taken)]) / 2, (theirs[at(taken)] - theirs[at(given)]) / 2,
                                  int{state_.realm.items[at(from)][at(here)][given]},
                                  int{state_.realm.items[at(to)][at(there)][taken]}});
      if (count <= most) continue;
      most = count;
      best = {given, taken};
    }
  if (most == 0) return {};
  const auto handing = [&](Country who, Country whom, Good good) {
    Clause clause;
    clause.matter = Matter::trade;
    clause.who = who;
    clause.whom = whom;
    clause.good = good;
    clause.amount = static_cast<decltype(clause.amount)>(most);
    return clause;
  };
  return {handing(here, there, best.given), handing(there, here, best.taken)};
}

std::vector<Clause> Notary::ransom_to(House captor) const {
  PersonId captive = kNoPerson;
  state_.people.for_living([&](PersonId id, const Person& person) {
    if (person.court == own() && person.captor == captor && !rules_.is_king_piece(state_, captive)) captive = id;
  });
  const int offered = rules_.is_king_piece(state_, captive) ? kKingsRansom : kPrincesRansom;
  if (captive == kNoPerson || rules_.money(state_, seat_) < offered) return {};
  Clause freedom;
  freedom.matter = Matter::captive;
  freedom.who = country_of(captor);
  freedom.whom = country_of(own());
  freedom.person = captive;
  Clause ransom;
  ransom.matter = Matter::dowry;
  ransom.who = country_of(own());
  ransom.whom = country_of(captor);
  ransom.amount = static_cast<decltype(ransom.amount)>(offered);
  return {freedom, ransom};
}

std::vector<Clause> Notary::deal_with(House other) const {
  std::vector<Clause> ransom = ransom_to(other);
  return ransom.empty() ? trade_with(other) : ransom;
}

std::string Notary::reason_for_deal(House other) const {
  const std::vector<Clause> trade = deal_with(other);
  if (trade.empty()) return {};
  if (trade[0].matter == Matter::captive) return "I want my own at home again, and you have no use for a guest.";
  return "I have more " + std::string(kGoodIds[at(trade[0].good)]) + " than I can sell, and you more " +
         std::string(kGoodIds[at(trade[1].good)]) + ".";
}

std::string Notary::reason_for(House other) const {
  std::string text = "Our houses would be friends until " + std::to_string(end_of_peace()) + ".";
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
  const House other = contract.maker == own() ? contract.other : contract.maker;
  for (const Clause& clause : contract.is_plain() ? deal_with(other) : terms_with(other))
    for (const Move stroke : strokes_of(clause)) {
      if (is_as_far()) next = stroke;
      blood::draft(written, own(), stroke);
    }
  return is_as_far() ? move_of(MoveKind::put) : next;
}

}  // namespace regalia::blood
