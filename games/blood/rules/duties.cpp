// What contracts owe, carried out in the Interphase after goods are placed.
#include <algorithm>

#include "games/blood/law/questions.h"
#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

// How many items of a kind a country has ashore.
int items_of(const Realm& realm, Country owner, Good good) {
  int count = 0;
  for (const auto& in_province : realm.items) count += in_province[at(owner)][good];
  return count;
}

// Where they lie, the capital first.
template <class Sink> void give_items(State& state, Country from, Country to, Good good, int count, Sink& sink) {
  const auto give = [&](Province province) {
    auto& items = state.realm.items[at(province)];
    const int given = std::min<int>(count, items[at(from)][good]);
    if (given == 0) return;
    items[at(from)][good] = static_cast<std::uint16_t>(items[at(from)][good] - given);
    items[at(to)][good] = static_cast<std::uint16_t>(items[at(to)][good] + given);
    count -= given;
    tell_all(sink, GoodsGiven{from, to, province, good, given});
  };
  if (const Province capital = state.realm.capital[at(from)]; capital != kNoProvince) give(capital);
  for (int i = 0; i < kProvinces && count > 0; ++i) give(static_cast<Province>(i));
}

template <class Sink> class Duties {
 public:
  Duties(const Rules& rules, State& state, const TaxesOfCountries& taxes, Sink& sink)
      : rules_(rules), state_(state), taxes_(taxes), sink_(sink) {}

  void carry_out() {
    for (int i = 0; i < static_cast<int>(state_.law.contracts.size()); ++i) {
      if (state_.law.contracts[at(i)].status != Contract::Status::in_force) continue;
      const int clauses = state_.law.contracts[at(i)].clauses;
      for (int k = 0; k < clauses; ++k) carry_out(i, clauses_of(state_.law, i)[at(k)], k + 1);
    }
  }

 private:
  [[nodiscard]] Case about() const { return {state_.law, state_.people, state_.reigns, state_.realm, state_.year}; }

  void carry_out(int contract, Clause& clause, int number) {
    const House from = bound_by(about(), clause);
    const House to = owed_to(about(), clause);
    if (clause.verb() != Verb::owes || rules_.seat_of(from) == kNobody || rules_.seat_of(to) == kNobody) return;
    const bool due = is_due(about(), clause);
    if (due) clause.met = state_.year;
    switch (clause.matter) {
      case Matter::pension: return pay(contract, clause, number, from, to, due ? clause.amount : 0);
      case Matter::tax_share:
        return pay(contract, clause, number, from, to, due ? taxes_[at(clause.who)] * clause.amount / 100 : 0);
      case Matter::goods:
      case Matter::exchange:
        if (due) give(contract, clause, number);
        return;
      default:
        if (!due) return;
        for (const Province province : clause.provinces& controlled_by(state_.realm, clause.who))
          if (state_.realm.capital[at(clause.who)] != province) rules_.cede(state_, province, clause.whom, sink_);
    }
  }

  // blood.contract.arrears: what is not there stays owed.
  void pay(int contract, Clause& clause, int number, House from, House to, int crowns) {
    const int owed = crowns + clause.arrears;
    if (owed == 0) return;
    const Seat debtor = rules_.seat_of(from);
    const int paid = std::min(owed, rules_.money(state_, debtor));
    rules_.money(state_, debtor) -= paid;
    rules_.money(state_, rules_.seat_of(to)) += paid;
    clause.arrears = static_cast<std::uint16_t>(std::min(owed - paid, kMostArrears));
    if (paid > 0) tell_all(sink_, Paid{debtor, rules_.seat_of(to), paid});
    if (paid < owed) waive(contract, number, clause.arrears);
  }

  // blood.contract.waived: all of it, or this time nothing.
  void give(int contract, const Clause& clause, int number) {
    const bool is_exchange = clause.matter == Matter::exchange;
    const bool has_all = items_of(state_.realm, clause.who, clause.good) >= clause.amount;
    const bool has_return = !is_exchange || items_of(state_.realm, clause.whom, clause.returned) >= clause.returns;
    if (!has_all || !has_return) return waive(contract, number, 0);
    give_items(state_, clause.who, clause.whom, clause.good, clause.amount, sink_);
    if (is_exchange) give_items(state_, clause.whom, clause.who, clause.returned, clause.returns, sink_);
  }

  void waive(int contract, int number, int crowns) {
    const Contract& about = state_.law.contracts[at(contract)];
    tell_some(sink_, rules_.knowers(state_, about),
              DutyWaived{rules_.who(state_, about.groom), rules_.who(state_, about.bride), number, crowns});
  }

  static constexpr int kMostArrears = 9999;

  const Rules& rules_;
  State& state_;
  const TaxesOfCountries& taxes_;
  Sink& sink_;
};

}  // namespace

template <class Sink> void Rules::carry_out_duties(State& state, const TaxesOfCountries& taxes, Sink& sink) const {
  Duties<Sink>(*this, state, taxes, sink).carry_out();
}

template void Rules::carry_out_duties(State&, const TaxesOfCountries&, Silence&) const;
template void Rules::carry_out_duties(State&, const TaxesOfCountries&, Listener<Event>&) const;

}  // namespace regalia::blood
