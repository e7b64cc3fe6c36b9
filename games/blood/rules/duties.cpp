// What contracts owe, carried out in the Interphase after goods are placed.
#include <algorithm>

#include "games/blood/law/questions.h"
#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

template <class Sink> class Duties {
 public:
  Duties(const Rules& rules, State& state, const TaxesOfCountries& taxes, Sink& sink)
      : rules_(rules), state_(state), taxes_(taxes), sink_(sink) {}

  void carry_out() {
    for_clauses([&](int contract, Clause& clause, int number, House from, House to) {
      if (clause.arrears > 0) pay(contract, clause, number, from, to, 0);
    });
    // Fiefs first: what was placed there just now is nobody else's.
    for (const bool is_fief : {true, false})
      for_clauses([&](int contract, Clause& clause, int number, House from, House to) {
        if ((clause.matter == Matter::fief) == is_fief) carry_out(contract, clause, number, from, to);
      });
    end_fiefs_of_deals();
  }

 private:
  // Every clause that owes something, where two players are concerned.
  template <class Visit> void for_clauses(Visit visit) {
    for (int i = 0; i < static_cast<int>(state_.law.contracts.size()); ++i) {
      if (state_.law.contracts[at(i)].status != Contract::Status::in_force) continue;
      const int clauses = state_.law.contracts[at(i)].clauses;
      for (int k = 0; k < clauses; ++k) {
        Clause& clause = clauses_of(state_.law, i)[at(k)];
        const House from = bound_by(about(), clause);
        const House to = owed_to(about(), clause);
        if (clause.verb() == Verb::owes && rules_.seat_of(from) != kNobody && rules_.seat_of(to) != kNobody)
          visit(i, clause, k + 1, from, to);
      }
    }
  }
  [[nodiscard]] Case about() const { return {state_.law, state_.people, state_.reigns, state_.realm, state_.year}; }

  void carry_out(int contract, Clause& clause, int number, House from, House to) {
    if (!is_due(about(), clause)) return;
    if (clause.matter != Matter::land_later) clause.met = state_.year;
    switch (clause.matter) {
      case Matter::pension: return pay(contract, clause, number, from, to, clause.amount);
      case Matter::tax_share:
        return pay(contract, clause, number, from, to, taxes_[at(clause.who)] * clause.amount / kPercent);
      case Matter::fief: return leave_fief(contract, clause, number, from, to);
      case Matter::goods:
      case Matter::exchange: return give(contract, clause, number);
      default: return cede(contract, clause, number);
    }
  }

  // blood.baron.fief: what the provinces pay, and the price of what they have just yielded.
  void leave_fief(int contract, Clause& clause, int number, House from, House to) {
    Realm& realm = state_.realm;
    const Seat baron = rules_.seat_of(to);
    if (!rules_.countries_of(state_, baron).empty()) return tell_unmet(contract, number, 0);
    const ProvinceSet yielding = yielding_provinces(realm, rules_.facts());
    int taxes = 0;
    for (const Country country : rules_.countries_of(state_, rules_.seat_of(from))) {
      const ProvinceSet held = clause.provinces & controlled_by(realm, country);
      const int all = taxed_provinces(realm, country);
      if (all > 0) taxes += taxes_[at(country)] / all * (held - realm.famine - realm.rebellion).size();
      for (const Province province : held& yielding) sell_new_item(province, country, baron);
    }
    pay(contract, clause, number, from, to, taxes);
  }
  void sell_new_item(Province province, Country owner, Seat baron) {
    const Good good = rules_.facts().map[province].good;
    std::uint16_t& items = state_.realm.items[at(province)][at(owner)][good];
    if (items == 0) return;
    --items;
    constexpr int kItemsOfASet = 3;
    const int price = rules_.facts().sets[0] / kItemsOfASet;
    rules_.money(state_, baron) += price;
    tell_all(sink_, FiefSold{baron, province, good, price});
  }
  // Outside a marriage contract it is for one turn.
  void end_fiefs_of_deals() {
    Law& law = state_.law;
    for (int i = static_cast<int>(law.contracts.size()) - 1; i >= 0; --i) {
      if (!law.contracts[at(i)].is_plain() || law.contracts[at(i)].status != Contract::Status::in_force) continue;
      for (int k = law.contracts[at(i)].clauses - 1; k >= 0; --k)
        if (clauses_of(law, i)[at(k)].matter == Matter::fief) remove_clause(law, i, k);
      if (law.contracts[at(i)].clauses == 0) remove_contract(law, i);
    }
  }

  // Until all of it has been ceded it stays promised.
  void cede(int contract, Clause& clause, int number) {
    ProvinceSet left;
    for (const Province province : clause.provinces) {
      if (state_.realm.control[at(province)] == clause.whom) continue;
      if (state_.realm.control[at(province)] == clause.who && state_.realm.capital[at(clause.who)] != province &&
          state_.realm.capital[at(clause.whom)] != kNoProvince)
        rules_.cede(state_, province, clause.whom, sink_);
      else
        left.add(province);
    }
    if (left.empty())
      clause.met = state_.year;
    else
      tell_unmet(contract, number, 0);
  }

  // blood.contract.arrears: what is not there stays owed.
  void pay(int contract, Clause& clause, int number, House from, House to, int crowns) {
    const int owed = crowns + clause.arrears;
    if (owed == 0) return;
    const Seat debtor = rules_.seat_of(from);
    const int paid = std::min(owed, rules_.money(state_, debtor));
    clause.arrears = static_cast<std::uint16_t>(std::min(owed - paid, Clause::kMostArrears));
    if (paid > 0) rules_.pay(state_, debtor, rules_.seat_of(to), paid, sink_);
    if (paid < owed) tell_unmet(contract, number, clause.arrears);
  }

  // blood.contract.waived: as many as there are; of an exchange all or nothing.
  void give(int contract, const Clause& clause, int number) {
    // blood.contract.goods: goods at sea, too.
    const Afloat afloat = rules_.options().readings.goods_at_sea_are_given ? Afloat::yes : Afloat::no;
    const int there = items_at_hand(state_.realm, clause.who, clause.good, afloat);
    if (clause.matter == Matter::exchange) {
      if (there < clause.amount || items_at_hand(state_.realm, clause.whom, clause.returned, afloat) < clause.returns)
        return tell_unmet(contract, number, 0);
      rules_.hand_over(state_, clause.whom, clause.who, clause.returned, clause.returns, afloat, sink_);
    } else if (there < clause.amount) {
      tell_unmet(contract, number, 0);
    }
    rules_.hand_over(state_, clause.who, clause.whom, clause.good, std::min<int>(clause.amount, there), afloat, sink_);
  }

  void tell_unmet(int contract, int number, int crowns) {
    const Contract& about = state_.law.contracts[at(contract)];
    rules_.tell_readers(state_, contract,
                        DutyWaived{rules_.who(state_, about.groom), rules_.who(state_, about.bride), number, crowns},
                        sink_);
  }

  static constexpr int kPercent = 100;

  const Rules& rules_;
  State& state_;
  const TaxesOfCountries& taxes_;
  Sink& sink_;
};

}  // namespace

// Where they lie, the capital first; those aboard a fleet in port are landed for it, and those at sea stay aboard.
template <class Sink>
void Rules::hand_over(State& state, Country from, Country to, Good good, int count, Afloat afloat, Sink& sink) const {
  const auto give = [&](Spot where, std::uint16_t& items, std::uint16_t& received) {
    const int given = std::min<int>(count, items);
    if (given == 0) return;
    items = static_cast<std::uint16_t>(items - given);
    received = static_cast<std::uint16_t>(received + given);
    count -= given;
    tell_all(sink, GoodsGiven{from, to, where, good, given});
  };
  const auto ashore = [&](Province province) {
    auto& items = state.realm.items[at(province)];
    give(spot_of(province), items[at(from)][good], items[at(to)][good]);
  };
  if (const Province capital = state.realm.capital[at(from)]; capital != kNoProvince) ashore(capital);
  for (int i = 0; i < kProvinces; ++i) ashore(static_cast<Province>(i));
  for (Fleets& fleets : state.realm.fleets)
    for (Fleet& fleet : fleets)
      if (!fleet.place.is_at_sea())
        give(spot_of(fleet.place), fleet.goods[at(from)][good],
             state.realm.items[at(fleet.place.province)][at(to)][good]);
  if (afloat == Afloat::no) return;
  for (Fleets& fleets : state.realm.fleets)
    for (Fleet& fleet : fleets)
      if (fleet.place.is_at_sea()) give(spot_of(fleet.place), fleet.goods[at(from)][good], fleet.goods[at(to)][good]);
}

template <class Sink> void Rules::carry_out_duties(State& state, const TaxesOfCountries& taxes, Sink& sink) const {
  Duties<Sink>(*this, state, taxes, sink).carry_out();
}

template void Rules::hand_over(State&, Country, Country, Good, int, Afloat, Silence&) const;
template void Rules::hand_over(State&, Country, Country, Good, int, Afloat, Listener<Event>&) const;
template void Rules::carry_out_duties(State&, const TaxesOfCountries&, Silence&) const;
template void Rules::carry_out_duties(State&, const TaxesOfCountries&, Listener<Event>&) const;

}  // namespace regalia::blood
