// A table with a couple for whom contracts are drafted and signed.
#pragma once

#include "games/blood/law/questions.h"
#include "games/blood/tests/war_table.h"

namespace regalia::blood {

[[nodiscard]] inline Move amount_of(MoveKind kind, int amount) {
  return move_of(kind).with_amount(static_cast<std::uint32_t>(amount));
}
[[nodiscard]] inline Move clause_of(Matter matter, Country who) {
  return Move::of(MoveKind::clause, static_cast<int>(matter), static_cast<int>(who));
}
[[nodiscard]] inline Move with_country(MoveKind kind, Country country) {
  return Move::of(kind, static_cast<int>(country));
}
[[nodiscard]] inline Move with_good(MoveKind kind, Good good) { return Move::of(kind, static_cast<int>(good)); }

// Henry of England and Anne of France.
class BloodLaw : public BloodWar {
 protected:
  using Clauses = std::vector<Clause>;

  BloodLaw() {
    table.go_to<Court>();
    henry = table.add(Sex::male, 20, house_of(Country::england));
    anne = table.add(Sex::female, 18, house_of(Country::france));
  }

  [[nodiscard]] static Clause promise(Matter matter, Country who = Country::england, Country whom = Country::france) {
    Clause clause;
    clause.matter = matter;
    clause.who = who;
    clause.whom = whom;
    return clause;
  }
  [[nodiscard]] static Clause give(Matter matter, int amount, int every = 0) {
    Clause clause = promise(matter);
    clause.amount = static_cast<std::uint16_t>(amount);
    clause.every = static_cast<std::uint8_t>(every);
    return clause;
  }

  // They are wed already, and this is their contract.
  void in_force(const Clauses& clauses) {
    table.state.people.wed(henry, anne, People::Joins::husbands_court);
    Contract contract;
    contract.status = Contract::Status::in_force;
    contract.maker = house_of(Country::england);
    contract.other = house_of(Country::france);
    contract.groom = henry;
    contract.bride = anne;
    contract.year = table.state.year;
    add_contract(table.state.law, contract, clauses);
    ASSERT_EQ(table.rules.fault(table.state), "");
  }
  // The English seek a match and begin a draft.
  void begin_draft() {
    table.play(kEnglish, move_of(MoveKind::seek, henry));
    table.play(kEnglish, move_of(MoveKind::draft, henry, anne));
  }
  void write(std::initializer_list<Move> moves) {
    for (const Move move : moves) table.play(kEnglish, move);
  }
  void sign() {
    table.play(kEnglish, move_of(MoveKind::put));
    table.play(kFrench, move_of(MoveKind::accept, henry, anne));
  }
  [[nodiscard]] std::string text(int clause) const {
    return table.rules.clause_text(table.state, table.state.law.clauses[at(clause)], {});
  }
  [[nodiscard]] Case about() const {
    return {table.state.law, table.state.people, table.state.reigns, table.state.realm, table.state.year};
  }
  [[nodiscard]] bool is_forbidden(const Act& act) const { return forbidden(about(), act) != nullptr; }

  static constexpr House kEngland = house_of(Country::england);
  static constexpr House kFrance = house_of(Country::france);
  static constexpr House kSpain = house_of(Country::spain);

  PersonId henry = kNoPerson;
  PersonId anne = kNoPerson;
};

}  // namespace regalia::blood
