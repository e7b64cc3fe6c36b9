// What the greedy player asks and grants in contracts, and what those of others are worth to it, in Crowns.
#pragma once

#include <string>
#include <vector>

#include "games/blood/bot/temper.h"
#include "games/blood/rules.h"

namespace regalia::blood {

class Notary {
 public:
  Notary(const Rules& rules, const State& state, Seat seat, const Temper& temper)
      : rules_(rules), state_(state), seat_(seat), temper_(temper) {}

  // Of the contract that is offered for a couple, and of the deal that a house offers; 0 if there is none.
  [[nodiscard]] int worth_of_contract(PersonId groom, PersonId bride) const;
  [[nodiscard]] int worth_of_deal(House maker) const;
  // What stands against them, in a sentence; empty: nothing does.
  [[nodiscard]] std::string objection(PersonId groom, PersonId bride, WordReader words) const;
  [[nodiscard]] std::string objection(House maker, WordReader words) const;

  // What it would agree on with another house; nothing where one of the two has no country of its own.
  [[nodiscard]] std::vector<Clause> terms_with(House other) const;
  // And why that would serve both.
  [[nodiscard]] std::string reason_for(House other) const;
  // What comes next in the draft of these terms. Precondition: there is one, of a couple.
  [[nodiscard]] Move next_stroke() const;

 private:
  [[nodiscard]] int worth_of(int contract) const;
  [[nodiscard]] std::string objection_to(int contract, WordReader words) const;
  // To whom it is for.
  [[nodiscard]] int worth(const Clause& clause, House whom) const;
  // An item of a kind, to a house.
  [[nodiscard]] int worth_of_item(House house, Good good) const;
  [[nodiscard]] bool yields(Country country, Good good) const;
  // How often a duty is likely to be carried out.
  [[nodiscard]] int times(const Clause& clause) const;
  [[nodiscard]] House own() const { return rules_.house_of(seat_); }

  const Rules& rules_;
  const State& state_;
  Seat seat_;
  const Temper& temper_;
};

}  // namespace regalia::blood
