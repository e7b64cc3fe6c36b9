// What the greedy player asks and grants in contracts, and what those of others are worth to it, in Crowns.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "games/blood/bot/temper.h"
#include "games/blood/rules.h"

namespace regalia::blood {

// Crowns that freedom is worth.
inline constexpr int kKingsRansom = 60;
inline constexpr int kPrincesRansom = 30;

// Houses to which clauses of a matter tie another, in contracts that are in force.
[[nodiscard]] CountrySet tied_by(const State& state, House house, Matter matter);

class Notary {
 public:
  Notary(const Rules& rules, const State& state, Seat seat, const Temper& temper)
      : rules_(rules), state_(state), seat_(seat), temper_(temper) {}

  // Of the contract that is offered for a couple, and of the deal that a house offers; 0 if there is none.
  [[nodiscard]] int worth_of_contract(PersonId groom, PersonId bride) const;
  [[nodiscard]] int worth_of_deal(House maker) const;
  // What speaks for them, in a sentence; empty: nothing does.
  [[nodiscard]] std::string approval(PersonId groom, PersonId bride) const;
  [[nodiscard]] std::string approval(House maker) const;
  // What stands against them.
  [[nodiscard]] std::string objection(PersonId groom, PersonId bride, WordReader words) const;
  [[nodiscard]] std::string objection(House maker, WordReader words) const;

  // What it would agree on with another house; nothing where one of the two has no country of its own.
  [[nodiscard]] std::vector<Clause> terms_with(House other) const;
  // A plain deal: ransom for somebody of its own, or items that each has too many of. Nothing where that serves only one.
  [[nodiscard]] std::vector<Clause> deal_with(House other) const;
  // What it would be worth to have them; less if there is peace or trade already.
  [[nodiscard]] int worth_of_ties(House other) const;
  // Whether land of the two meets somewhere.
  [[nodiscard]] bool are_neighbours(House other) const;
  // And why that would serve both.
  [[nodiscard]] std::string reason_for(House other) const;
  [[nodiscard]] std::string reason_for_deal(House other) const;
  // What comes next in the draft of these terms, or of this deal. Precondition: there is one.
  [[nodiscard]] Move next_stroke() const;

 private:
  [[nodiscard]] int worth_of(int contract) const;
  [[nodiscard]] std::string approval_of(int contract) const;
  [[nodiscard]] std::string objection_to(int contract, WordReader words) const;
  // To whom it is for.
  [[nodiscard]] int worth(const Clause& clause, House whom) const;
  // To this house; below 0: it costs more than it brings.
  [[nodiscard]] int gain_by(const Clause& clause) const;
  [[nodiscard]] int worth_of_claim(const Clause& clause) const;
  // An item of a kind, to a house.
  [[nodiscard]] int worth_of_item(House house, Good good) const;
  [[nodiscard]] std::vector<Clause> ransom_to(House captor) const;
  [[nodiscard]] std::vector<Clause> trade_with(House other) const;
  // Of each kind, those that will be found soon included.
  [[nodiscard]] std::array<int, kGoods> stock_of(Country country) const;
  // Whether items that the house is given can be brought home from the giver's capital.
  [[nodiscard]] bool is_within_reach(const Clause& clause, House whom) const;
  [[nodiscard]] bool yields(Country country, Good good) const;
  // What one gives and the other takes, so that each has what it lacks.
  struct Exchange {
    Good given = Good::metal;
    Good taken = Good::metal;
  };
  [[nodiscard]] std::optional<Exchange> exchange_with(House other) const;
  [[nodiscard]] bool has_agreed(Matter matter, House other) const {
    return tied_by(state_, own(), matter).has(country_of(other));
  }
  // How often a duty is likely to be carried out.
  [[nodiscard]] int times(const Clause& clause) const;
  [[nodiscard]] int end_of_peace() const { return std::min(state_.year + temper_.years_of_peace, rules_.last_year()); }
  [[nodiscard]] House own() const { return rules_.house_of(seat_); }

  const Rules& rules_;
  const State& state_;
  Seat seat_;
  const Temper& temper_;
};

}  // namespace regalia::blood
