// Contracts of Blood Royale as an auditor sees them who knows no rule: he reads the sentences of the contracts in force and what is
// told at the table, and says which promise was broken.
#include <map>

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
    for (const auto& telling : told) {
      if (const auto* answer = std::get_if<LeaveAnswered>(&telling.event); answer != nullptr && answer->is_given)
        let_in_[at(index(answer->to))].add(answer->seat);
      if (std::holds_alternative<MarkerDrawn>(telling.event)) let_in_ = {};
    }
    for (int i = 0; i < static_cast<int>(before.law.contracts.size()); ++i) {
      const blood::Contract& contract = before.law.contracts[at(i)];
      if (contract.status != blood::Contract::Status::in_force) continue;
      // Promises between crowns sleep while one player has both.
      one_player_ =
          rules_.ruler(before, country_of(contract.maker)) == rules_.ruler(before, country_of(contract.other));
      for (const Clause& clause : clauses_of(before.law, i)) {
        const Reading reading(rules_.clause_text(before, clause, {}));
        if (!holds_now(reading)) continue;
        ++promises;
        for (const auto& telling : told) std::visit([&](const auto& event) { hold(reading, event); }, telling.event);
      }
    }
  }

  std::string broken;  // the first, with what happened
  int promises = 0;    // looked at

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
  [[nodiscard]] bool holds_now(const Reading& reading) const {
    for (const std::string& qualifier : reading.qualifiers) {
      const bool is_not = qualifier.starts_with("unless ");
      if (qualifier.starts_with("from ") && before_->year < std::stoi(qualifier.substr(5))) return false;
      if (qualifier.starts_with("until ") && before_->year > std::stoi(qualifier.substr(6))) return false;
      const std::string what = qualifier.substr(qualifier.find(' ') + 1);
      bool is_so = !is_not;
      if (const std::size_t holds = what.find(" holds "); holds != std::string::npos) {
        const auto province = provinces_.find(what.substr(holds + 7));
        is_so = province != provinces_.end() && controller(province->second) == what.substr(0, holds);
      } else if (what.ends_with(" are at war") || what.ends_with(" lives") || what.ends_with(" reigns")) {
        return false;  // wars and persons are beyond this auditor: such promises are left to others
      }
      if (is_so == is_not) return false;
    }
    return true;
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
  void hold(const Reading&, const auto&) {}

  const blood::Rules& rules_;
  const State* before_ = nullptr;
  std::array<SeatSet, kMostSeats> let_in_{};  // by whose word each player's groups go on, in this move
  bool one_player_ = false;
  std::map<std::string, Country> countries_;
  std::map<std::string, Province> provinces_;
};

TEST(BloodAudit, NoPromiseIsEverBroken) {
  int signed_contracts = 0;
  int promises = 0;
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
    }
  }
  EXPECT_GT(signed_contracts, 0);
  EXPECT_GT(promises, 100);
  RecordProperty("contracts", signed_contracts);
  RecordProperty("promises", promises);
  RecordProperty("decisions", decisions);
}

}  // namespace
}  // namespace regalia::contract
