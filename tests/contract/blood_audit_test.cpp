// Contracts of Blood Royale as an auditor sees them who knows no rule: he reads the sentences of the contracts in force and what is
// told at the table, and says which promise was broken.
#include <charconv>
#include <map>
#include <set>
#include <tuple>

#include "tests/contract/blood_eager.h"
#include "tests/contract/blood_traits.h"

namespace regalia::contract {
namespace {

using namespace blood;

// ---- Reading

// "England does not attack France in Kent and Anjou, from 1310, while France holds Anjou." without the full stop, cut at commas that
// begin a year or a condition.
struct Reading {
  std::string promise;
  std::vector<std::string> qualifiers;

  explicit Reading(std::string text) {
    text.pop_back();
    constexpr std::array<std::string_view, 4> kBegin = {", from ", ", until ", ", while ", ", unless "};
    const auto next = [&](std::size_t from) {
      std::size_t first = text.size();
      for (const std::string_view begin : kBegin) first = std::min(first, text.find(begin, from));
      return first;
    };
    std::size_t end = next(0);
    promise = text.substr(0, end);
    while (end < text.size()) {
      const std::size_t start = end + 2;
      end = next(start);
      qualifiers.push_back(text.substr(start, end - start));
    }
  }

  // What stands between two texts; empty: the promise has another form.
  [[nodiscard]] std::string between(std::string_view begin, std::string_view end) const {
    const std::size_t from = begin.empty() ? 0 : promise.find(begin);
    if (from == std::string::npos) return {};
    const std::size_t start = from + begin.size();
    const std::size_t to = end.empty() ? promise.size() : promise.find(end, start);
    return to == std::string::npos ? std::string() : promise.substr(start, to - start);
  }
};

class Auditor {
 public:
  explicit Auditor(const blood::Rules& rules) : rules_(rules) {
    for (const Country country : CountrySet::all()) countries_[std::string(name_of(country))] = country;
    for (int i = 0; i < kProvinces; ++i)
      provinces_[std::string(rules.facts().map.provinces[at(i)].name)] = static_cast<Province>(i);
  }

  // Every promise in force before a step is held against what was told in it.
  void look(const State& before, const std::vector<Telling<blood::Event>>& told) {
    before_ = &before;
    const bool are_duties_met = std::any_of(
        told.begin(), told.end(), [](const auto& telling) { return std::holds_alternative<Taxed>(telling.event); });
    ceded_now_ = {};
    for (const auto& telling : told)
      if (const auto* ceded = std::get_if<LandCeded>(&telling.event)) ceded_now_.add(ceded->province);
    if (are_duties_met) {  // the Dynastic Sequence is over, and with it all wars
      wars_ = {};
      perhaps_ = {};
      look_at_duties(told);
    }
    for (const auto& telling : told) {
      if (const auto* answer = std::get_if<LeaveAnswered>(&telling.event); answer != nullptr && answer->is_given)
        let_in_[at(index(answer->to))].add(answer->seat);
      if (std::holds_alternative<MarkerDrawn>(telling.event)) let_in_ = {};
    }
    for (int i = 0; i < static_cast<int>(before.law.contracts.size()); ++i) {
      const blood::Contract& contract = before.law.contracts[at(i)];
      if (contract.status != blood::Contract::Status::in_force) continue;
      // Promises between crowns sleep while one player has both.
      one_player_ = one_player(contract);
      for (const Clause& clause : clauses_of(before.law, i)) {
        const Reading reading(rules_.clause_text(before, clause, {}));
        if (!holds_now(reading)) continue;
        ++promises;
        for (const auto& telling : told) std::visit([&](const auto& event) { hold(reading, event); }, telling.event);
      }
    }
    for (const auto& telling : told) std::visit([&](const auto& event) { note(event); }, telling.event);
  }

  std::string broken;  // the first, with what happened
  int promises = 0;    // looked at
  int duties = 0;      // that fell due

 private:
  [[nodiscard]] Seat player(const std::string& country) const {
    const auto found = countries_.find(country);
    return found == countries_.end() ? kNobody : rules_.ruler(*before_, found->second);
  }
  [[nodiscard]] Seat player_of_power(Country power) const { return rules_.seat_of(house_of(power)); }
  [[nodiscard]] std::string controller(Province province) const {
    return std::string(name_of(before_->realm.control[at(province)]));
  }
  [[nodiscard]] bool is_named(const std::string& list, Province province) const {
    // Names of provinces in lists stand between commas and "and".
    const std::string name(rules_.facts().map[province].name);
    for (std::size_t at = list.find(name); at != std::string::npos; at = list.find(name, at + 1)) {
      const std::size_t end = at + name.size();
      const bool begins = at == 0 || list.substr(0, at).ends_with(", ") || list.substr(0, at).ends_with(" and ");
      const bool ends =
          end == list.size() || list.substr(end).starts_with(", ") || list.substr(end).starts_with(" and ");
      if (begins && ends) return true;
    }
    return false;
  }
  // Whether a promise holds; neither is said of one whose conditions the record leaves open.
  enum class Now : std::uint8_t { no, yes, unknown };
  [[nodiscard]] Now state_of(const Reading& reading) const {
    Now now = Now::yes;
    for (const std::string& qualifier : reading.qualifiers) {
      const bool is_not = qualifier.starts_with("unless ");
      if (qualifier.starts_with("from ") && before_->year < std::stoi(qualifier.substr(5))) return Now::no;
      if (qualifier.starts_with("until ") && before_->year > std::stoi(qualifier.substr(6))) return Now::no;
      if (!is_not && !qualifier.starts_with("while ")) continue;
      const Now so = is_so(qualifier.substr(qualifier.find(' ') + 1));
      if (so == Now::unknown)
        now = now == Now::no ? Now::no : Now::unknown;
      else if ((so == Now::yes) == is_not)
        return Now::no;
    }
    return now;
  }
  [[nodiscard]] bool holds_now(const Reading& reading) const { return state_of(reading) == Now::yes; }
  [[nodiscard]] Now is_so(const std::string& what) const {
    if (const std::size_t holds = what.find(" holds "); holds != std::string::npos) {
      const auto province = provinces_.find(what.substr(holds + 7));
      if (province != provinces_.end() && ceded_now_.has(province->second)) return Now::unknown;
      return province != provinces_.end() && controller(province->second) == what.substr(0, holds) ? Now::yes : Now::no;
    }
    if (what.ends_with(" are at war")) {
      const std::size_t both = what.find(" and ");
      const Seat one = player(what.substr(0, both));
      const Seat other = player(what.substr(both + 5, what.size() - both - 16));
      if (one == other) return Now::no;
      if (wars_.contains({one, other}) || wars_.contains({other, one})) return Now::yes;
      return perhaps_.contains({one, other}) || perhaps_.contains({other, one}) ? Now::unknown : Now::no;
    }
    const bool is_about_crown = what.ends_with(" reigns");
    const std::string name = what.substr(0, what.rfind(' '));
    int found = 0;
    bool reigns = false;
    before_->people.for_living([&](PersonId id, const Person&) {
      if (titled_name(rules_.who(*before_, id), {}) != name) return;
      ++found;
      reigns = !crowns_of(before_->reigns, id).empty();
    });
    if (found > 1) return Now::unknown;
    return found == 1 && (reigns || !is_about_crown) ? Now::yes : Now::no;
  }
  void accuse(const Reading& reading, const blood::Event& event) {
    if (broken.empty()) broken = reading.promise + " | " + rules_.tell(event, {});
  }

  // Whether one may march where another promised it, by any contract in force.
  [[nodiscard]] bool has_leave(Seat mover, Province province) const {
    for (int i = 0; i < static_cast<int>(before_->law.contracts.size()); ++i) {
      if (before_->law.contracts[at(i)].status != blood::Contract::Status::in_force) continue;
      for (const Clause& clause : clauses_of(before_->law, i)) {
        const Reading reading(rules_.clause_text(*before_, clause, {}));
        const std::string guest = reading.between("Armies of ", " may march through ");
        if (guest.empty() || player(guest) != mover) continue;
        const std::string where = reading.between(" may march through ", "");
        if (where == controller(province) || is_named(where, province)) return true;
      }
    }
    return false;
  }

  // Who does not attack whom, and where; nothing if it promises something else, or both are one player's.
  struct Peace {
    Seat who = kNobody;
    Seat whom = kNobody;
    std::string country;
    std::string where;  // empty: everywhere
  };
  [[nodiscard]] Peace peace_in(const Reading& reading) const {
    const std::string who = reading.between("", " does not attack ");
    if (who.empty()) return {};
    const std::string rest = reading.between(" does not attack ", "");
    const std::size_t in = rest.find(" in ");
    Peace peace{player(who), player(rest.substr(0, in)), rest.substr(0, in),
                in == std::string::npos ? "" : rest.substr(in + 4)};
    return peace.who == peace.whom ? Peace{} : peace;
  }
  [[nodiscard]] bool is_meant(const Peace& peace, Province province) const {
    return peace.where.empty() || is_named(peace.where, province);
  }

  void hold(const Reading& reading, const BattleBegan& e) {
    const Peace peace = peace_in(reading);
    if (peace.who != kNobody && player_of_power(e.attacker) == peace.who && player_of_power(e.defender) == peace.whom &&
        is_meant(peace, e.province))
      accuse(reading, e);
  }
  void hold(const Reading& reading, const Marched& e) {
    const Peace peace = peace_in(reading);
    if (peace.who != e.seat || e.armies == 0) return;
    for (const Spot spot : e.path)
      if (is_province(spot) && controller(province_at(spot)) == peace.country && is_meant(peace, province_at(spot)) &&
          !has_leave(e.seat, province_at(spot)) && !let_in_[at(index(e.seat))].has(peace.whom))
        accuse(reading, e);
  }
  void hold(const Reading& reading, const MarkerPut& e) {
    const Peace peace = peace_in(reading);
    if (peace.who == e.seat && name_of(e.before) == peace.country && is_meant(peace, e.province)) accuse(reading, e);
  }
  void hold(const Reading& reading, const GoodsConfiscated& e) {
    const Peace peace = peace_in(reading);
    if (peace.who == e.seat && rules_.ruler(*before_, e.from) == peace.whom && is_meant(peace, e.province))
      accuse(reading, e);
  }
  void hold(const Reading& reading, const Taxed& e) {
    const std::string who = reading.between("", " taxes at the usual rate");
    if (!who.empty() && e.is_high && player(who) == e.seat && !one_player_) accuse(reading, e);
  }
  void hold(const Reading& reading, const PassedOver& e) {
    const std::string heir = reading.between(" does not pass over ", "");
    if (!heir.empty() && heir == titled_name(e.heir, {})) accuse(reading, e);
  }
  // Who of a house weds into which other, by where they lived.
  void hold(const Reading& reading, const Wed& e) {
    const std::string who = reading.between("Nobody of the house of ", " weds into the house of ");
    if (who.empty()) return;
    const std::string whom = reading.between(" weds into the house of ", "");
    std::set<House> courts;
    before_->people.for_living([&](PersonId, const Person& person) {
      if (person.serial == e.groom.serial || person.serial == e.bride.serial) courts.insert(person.court);
    });
    if (courts == std::set{house_of(countries_.at(who)), house_of(countries_.at(whom))}) accuse(reading, e);
  }
  void hold(const Reading& reading, const ContractSigned& e) {
    const std::string who = reading.between("", " signs no contract with ");
    if (who.empty() || e.clauses == 0) return;
    const std::set<House> parties = {e.one, e.other};
    const std::string whom = reading.between(" signs no contract with ", "");
    if (parties == std::set{house_of(countries_.at(who)), house_of(countries_.at(whom))}) accuse(reading, e);
  }
  void hold(const Reading& reading, const LeaveAnswered& e) {
    const std::string who = reading.between("", " grants ");
    if (who.empty() || !e.is_given || one_player_ || is_about_troops_) return;
    const std::string whom = reading.between(" grants ", " no way for armies");
    if (player(who) == e.seat && player_of_power(countries_.at(whom)) == e.to) accuse(reading, e);
  }
  void hold(const Reading& reading, const ArmiesLent& e) {
    const std::string whom = reading.between(" gives ", " no Crowns, goods, land or armies");
    if (whom.empty()) return;
    const std::string who = reading.between("", " gives ");
    if (player_of_power(countries_.at(who)) == e.seat && player_of_power(countries_.at(whom)) == e.to)
      accuse(reading, e);
  }
  void hold(const Reading&, const auto&) {}

  // ---- Wars: those that are certain, and those that the record leaves open.

  void war(Seat aggressor, Seat victim) {
    if (aggressor != victim && aggressor != kNobody && victim != kNobody) wars_.insert({aggressor, victim});
  }
  void perhaps_war(Seat one, Seat other) {
    if (one != other && one != kNobody && other != kNobody) perhaps_.insert({one, other});
  }
  void note(const BattleBegan& e) {
    war(player_of_power(e.attacker), player_of_power(e.defender));
    for (const Lent& lent : before_->realm.lent)
      if (lent.province == e.province) perhaps_war(rules_.ruler(*before_, lent.colour), player_of_power(e.defender));
  }
  void note(const MarkerPut& e) { war(e.seat, rules_.ruler(*before_, e.before)); }
  void note(const GoodsConfiscated& e) { war(e.seat, rules_.ruler(*before_, e.from)); }
  void note(const Marched& e) {
    for (const Spot spot : e.path)
      if (is_province(spot)) {
        const Seat host = rules_.ruler(*before_, before_->realm.control[at(province_at(spot))]);
        perhaps_war(e.seat, host);
        for (const Lent& lent : before_->realm.lent) perhaps_war(rules_.ruler(*before_, lent.colour), host);
      }
  }
  void note(const LeaveAnswered& e) { perhaps_war(e.to, e.seat); }
  void note(const TroopsAsked&) { is_about_troops_ = true; }
  void note(const LeaveAsked&) { is_about_troops_ = false; }
  void note(const auto&) {}

  // ---- Duties: what is paid and given in the Interphase is what fell due, or it was told that it was not.

  // A clause, by its couple.
  using Key = std::tuple<std::uint32_t, std::uint32_t, int>;
  struct Due {
    Key key;
    Reading reading;
    bool is_new = false;  // or only what is still owed from earlier turns
  };

  [[nodiscard]] static int number_in(const std::string& text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
  }
  // How many years lie between two dates of a promise; 0: it is for once; -1: it owes nothing.
  [[nodiscard]] static int interval(const Reading& reading) {
    if (reading.promise.ends_with(" once")) return reading.promise.ends_with(" at once") ? -1 : 0;
    if (reading.promise.ends_with(" in every turn")) return kYearsOfATurn;
    const std::size_t every = reading.promise.rfind(" every ");
    return every == std::string::npos || !reading.promise.ends_with(" years")
               ? -1
               : number_in(reading.promise.substr(every + 7));
  }

  void look_at_duties(const std::vector<Telling<blood::Event>>& told) {
    std::map<Key, int> waived;  // with what is still owed
    std::map<std::pair<Seat, Seat>, int> paid;
    std::map<std::tuple<Country, Country, Good>, int> given;
    std::map<Seat, int> taxes;
    for (const auto& telling : told) {
      if (const auto* e = std::get_if<DutyWaived>(&telling.event))
        waived[{e->groom.serial, e->bride.serial, e->clause}] = e->crowns;
      if (const auto* e = std::get_if<Paid>(&telling.event)) paid[{e->seat, e->to}] += e->crowns;
      if (const auto* e = std::get_if<GoodsGiven>(&telling.event)) given[{e->country, e->to, e->good}] += e->count;
      if (const auto* e = std::get_if<Taxed>(&telling.event)) taxes[e->seat] = e->crowns;
    }
    std::map<std::pair<Seat, Seat>, int> owed_crowns;
    std::map<std::tuple<Country, Country, Good>, int> owed_goods;
    const std::vector<Due> due = duties_due();
    std::set<std::pair<Seat, Seat>> unclear = unclear_pairs();
    const auto owes = [&](Seat from, Seat to, const Key& key, int crowns) {
      const int left = waived.contains(key) ? waived[key] : 0;
      owed_crowns[{from, to}] += crowns + arrears_[key] - left;
      arrears_[key] = left;
    };
    for (const auto& [key, reading, is_new] : due) {
      ++duties;
      const std::string who = reading.between("", " pays ");
      if (const std::string sum = reading.between(" pays ", " Crown"); !who.empty() && !sum.empty()) {
        const std::size_t space = sum.rfind(' ');
        const Seat from = player_of_power(countries_.at(who));
        const Seat to = player_of_power(countries_.at(sum.substr(0, space)));
        owes(from, to, key, is_new ? number_in(sum.substr(space + 1)) : 0);
        continue;
      }
      const std::string giver = reading.between("", " gives ");
      const std::string gift = reading.between(" gives ", "");
      if (giver.empty()) continue;
      const std::string whom = gift.substr(0, gift.find(' '));
      const std::string rest = gift.substr(gift.find(' ') + 1);
      const Seat from = player(giver);
      const Seat to = player(whom);
      if (from == to) continue;
      if (const std::size_t percent = rest.find(" percent of its taxes"); percent != std::string::npos) {
        if (rules_.countries_of(*before_, from).size() != 1) unclear.insert({from, to});
        owes(from, to, key, is_new ? taxes[from] * number_in(rest) / 100 : 0);
        continue;
      }
      if (waived.contains(key)) continue;
      const auto expect = [&](const std::string& one, const std::string& other, const std::string& items) {
        const std::string good = items.substr(items.find(' ') + 1);
        for (int i = 0; i < kGoods; ++i)
          if (good.starts_with(kGoodIds[at(i)]))
            owed_goods[{countries_.at(one), countries_.at(other), static_cast<Good>(i)}] += number_in(items);
      };
      expect(giver, whom, rest);
      if (const std::size_t back = rest.find(" for "); back != std::string::npos)
        expect(whom, giver, rest.substr(back + 5));
    }
    for (const auto& [pair, crowns] : owed_crowns)
      if (!unclear.contains(pair) && paid[pair] != crowns)
        broken = "owed " + std::to_string(crowns) + ", paid " + std::to_string(paid[pair]);
    for (const auto& [what, count] : owed_goods)
      if (given[what] < count)
        broken = "items owed " + std::to_string(count) + ", given " + std::to_string(given[what]);
  }

  // Between whom more may be paid than this auditor reckons: taxes of fiefs, and promises that are unclear.
  [[nodiscard]] std::set<std::pair<Seat, Seat>> unclear_pairs() const {
    std::set<std::pair<Seat, Seat>> pairs;
    for (int i = 0; i < static_cast<int>(before_->law.contracts.size()); ++i) {
      const blood::Contract& contract = before_->law.contracts[at(i)];
      int number = 0;
      for (const Clause& clause : clauses_of(before_->law, i)) {
        const Key key = key_of(contract, ++number);
        if (clause.matter != Matter::fief && !unclear_.contains(key)) continue;
        pairs.insert({player_of_power(clause.who), player_of_power(clause.whom)});
        pairs.insert({rules_.ruler(*before_, clause.who), rules_.ruler(*before_, clause.whom)});
      }
    }
    return pairs;
  }
  [[nodiscard]] Key key_of(const blood::Contract& contract, int clause) const {
    return {rules_.serial(*before_, contract.groom), rules_.serial(*before_, contract.bride), clause};
  }

  // Of contracts for couples: what the auditor reckons to be due now, by what he has seen carried out.
  std::vector<Due> duties_due() {
    std::vector<Due> due;
    for (int i = 0; i < static_cast<int>(before_->law.contracts.size()); ++i) {
      const blood::Contract& contract = before_->law.contracts[at(i)];
      if (contract.status != blood::Contract::Status::in_force || contract.is_plain()) continue;
      int number = 0;
      for (const Clause& clause : clauses_of(before_->law, i)) {
        const Key key = key_of(contract, ++number);
        Reading reading(rules_.clause_text(*before_, clause, {}));
        const int years = interval(reading);
        if (years < 0) continue;
        // Of which it was once unclear whether it holds, that is also unclear how often it was met.
        if (state_of(reading) == Now::unknown) unclear_.insert(key);
        if (unclear_.contains(key)) continue;
        const bool is_time = !met_.contains(key) || (years > 0 && before_->year - met_[key] >= years);
        const bool sleeps = form_of(clause.matter).binds_crown && one_player(contract);
        const bool is_new = is_time && holds_now(reading) && !sleeps;
        if (is_new) met_[key] = before_->year;
        if (!sleeps && (is_new || arrears_[key] > 0)) due.push_back({key, std::move(reading), is_new});
      }
    }
    return due;
  }
  [[nodiscard]] bool one_player(const blood::Contract& contract) const {
    return rules_.ruler(*before_, country_of(contract.maker)) == rules_.ruler(*before_, country_of(contract.other));
  }

  const blood::Rules& rules_;
  const State* before_ = nullptr;
  std::array<SeatSet, kMostSeats> let_in_{};  // by whose word each player's groups go on, in this move
  ProvinceSet ceded_now_;                     // before or after what else happens in this step
  bool is_about_troops_ = false;              // what was asked last: whether armies go with their commander
  bool one_player_ = false;
  std::set<std::pair<Seat, Seat>> wars_;
  std::set<std::pair<Seat, Seat>> perhaps_;
  std::map<Key, int> met_;      // the year in which each promise was last carried out
  std::map<Key, int> arrears_;  // Crowns
  std::set<Key> unclear_;
  std::map<std::string, Country> countries_;
  std::map<std::string, Province> provinces_;
};

TEST(BloodAudit, NoPromiseIsEverBroken) {
  int signed_contracts = 0;
  int promises = 0;
  int duties = 0;
  int decisions = 0;
  for (const auto& [name, rules, long_games, most_steps] : BloodTraits::cases()) {
    SCOPED_TRACE(name);
    if (rules.options().turns < 10) continue;  // nobody comes of age
    for (int game = 0; game < effort(4, 8, 300); ++game) {
      Rng rng(static_cast<std::uint64_t>(game) + 77);
      State state = rules.initial();
      Auditor auditor(rules);
      while (rules.pending(state).step != Step::over) {
        const State before = state;
        Listener<blood::Event> heard;
        eager_step(rules, state, rng, heard);
        ++decisions;
        auditor.look(before, heard.tellings);
        ASSERT_EQ(auditor.broken, "") << "game " << game << ", year " << state.year;
        for (const auto& telling : heard.tellings)
          signed_contracts += std::holds_alternative<ContractSigned>(telling.event) ? 1 : 0;
        ASSERT_EQ(decisions % 5 == 0 ? rules.fault(state) : rules.phase_fault(state), "")
            << "game " << game << ", year " << state.year;
      }
      ASSERT_EQ(rules.fault(state), "");
      promises += auditor.promises;
      duties += auditor.duties;
    }
  }
  EXPECT_GT(signed_contracts, 0);
  EXPECT_GT(promises, 100);
  EXPECT_GT(duties, effort(3, 10, 100));
  RecordProperty("contracts", signed_contracts);
  RecordProperty("promises", promises);
  RecordProperty("duties", duties);
  RecordProperty("decisions", decisions);
}

}  // namespace
}  // namespace regalia::contract
