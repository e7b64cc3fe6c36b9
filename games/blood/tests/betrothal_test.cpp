// Weddings that are promised before their time, and what is said with an offer.
#include "games/blood/people/succession.h"
#include "games/blood/tests/law_table.h"

namespace regalia::blood {
namespace {

using enum Country;

class BloodBetrothal : public BloodLaw {
 protected:
  BloodBetrothal() {
    boy = table.add(Sex::male, 10, kEngland);
    girl = table.add(Sex::female, 8, kFrance);
  }

  void offer(Move betroth) {
    const PersonId own =
        table.person(person_of(betroth)).court == kEngland ? person_of(betroth) : other_person_of(betroth);
    table.play(kEnglish, move_of(MoveKind::seek, own));
    table.play(kEnglish, betroth);
  }
  void agree(std::initializer_list<Move> clauses = {}) {
    write(clauses);
    table.play(kEnglish, move_of(MoveKind::put));
    table.play(kFrench, with_country(MoveKind::agree, england));
    ASSERT_EQ(betrothals(), 1);
    ASSERT_EQ(table.rules.fault(table.state), "");
  }
  [[nodiscard]] int betrothals() const {
    return static_cast<int>(
        std::count_if(table.state.law.contracts.begin(), table.state.law.contracts.end(),
                      [](const Contract& each) { return each.status == Contract::Status::betrothed; }));
  }
  [[nodiscard]] const Contract& contract() const { return table.state.law.contracts[0]; }
  // The next court, with whatever is born before it.
  void to_next_court(std::initializer_list<std::pair<PersonId, MoveKind>> births = {}) {
    table.go_to<Births>();
    while (table.in<Births>()) {
      const Births& births_now = std::get<Births>(table.state.phases[0]);
      const auto* born = std::find_if(births.begin(), births.end(), [&](const auto& birth) {
        return birth.first == births_now.mother && births_now.wave == 0;
      });
      if (born != births.end() && births_now.step == Births::Step::roll) {
        table.roll(12);
      } else if (born != births.end() && births_now.step == Births::Step::sex) {
        table.chance(move_of(born->second));
      } else {
        table.usual_step();
      }
    }
    while (!table.in<Court>()) table.usual_step();
  }
  [[nodiscard]] PersonId queen(Country country) const { return table.state.people[table.monarch(country)].spouse; }

  PersonId boy = kNoPerson;
  PersonId girl = kNoPerson;
};

TEST_F(BloodBetrothal, IsAgreedInSecretAndBindsNobody) {
  RULE("blood.betrothal.couple");
  offer(move_of(MoveKind::betroth, boy, girl));
  agree({clause_of(Matter::peace, england), clause_of(Matter::dowry, france), amount_of(MoveKind::sum, 500)});
  EXPECT_EQ(table.told<Betrothed>(), 1);
  EXPECT_EQ(table.rules.observe(table.state, kFrench).shown.law.contracts.size(), 1U);
  EXPECT_EQ(table.rules.observe(table.state, seat_at(4)).shown.law.contracts.size(), 0U);
  EXPECT_FALSE(is_forbidden({.what = Act::What::attack, .actor = kEngland, .other = kFrance}));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::confirm, boy, girl)), "blood.marriage.age");
  while (!table.in<Taxing>()) table.usual_step();
  EXPECT_EQ(betrothals(), 1) << "when court is over too";
}

TEST_F(BloodBetrothal, IsOfTwoWhoAreFreeAndNotBothOfAge) {
  RULE("blood.betrothal.couple");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::betroth, boy, girl)), "blood.marriage.proposal")
      << "somebody is sought for first";
  table.play(kEnglish, move_of(MoveKind::seek, boy));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::betroth, boy, anne))) << "one of age";
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::betroth, henry, anne)), "blood.betrothal.couple");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::betroth, boy, queen(france))), "blood.betrothal.couple");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::betroth, girl, boy)), "blood.betrothal.couple");
  EXPECT_EQ(table.refused(seat_at(4), move_of(MoveKind::betroth, boy, girl)), "blood.betrothal.couple");
  EXPECT_EQ(table.refused(kEnglish, Move::of(MoveKind::betroth, 4000, 4001)), "blood.betrothal.couple");
  EXPECT_EQ(table.refused(kEnglish, Move::of(MoveKind::betroth_children, 4000, 4001)), "blood.betrothal.couple");
  const PersonId cousin = table.add(Sex::female, 9, kEngland);
  table.person(cousin).court = kFrance;
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::betroth, boy, cousin)), "blood.marriage.name");
  table.play(kEnglish, move_of(MoveKind::betroth, boy, girl));
  table.play(kEnglish, clause_of(Matter::pension, england));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.precise");
  table.play(kEnglish, Move::of(MoveKind::strike_out, 0));
  agree();
  table.play(kEnglish, move_of(MoveKind::seek, boy));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::betroth, boy, girl)), "blood.betrothal.couple") << "already";
}

TEST_F(BloodBetrothal, IsConfirmedByBothWhenTheyAreOfAge) {
  RULE("blood.betrothal.confirm");
  offer(move_of(MoveKind::betroth, boy, girl));
  agree({clause_of(Matter::peace, england), clause_of(Matter::peace, france)});
  table.go_to<Court>(1310);
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::confirm, boy, girl)));
  EXPECT_FALSE(table.lists(seat_at(4), move_of(MoveKind::confirm, boy, girl)));
  EXPECT_EQ(table.refused(seat_at(4), move_of(MoveKind::confirm, boy, girl)), "blood.betrothal.confirm");
  table.play(kFrench, move_of(MoveKind::confirm, boy, girl));
  EXPECT_FALSE(table.person(boy).is_married()) << "the other is asked";
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::confirm, boy, girl)), "blood.marriage.proposal");
  table.play(kEnglish, move_of(MoveKind::decline, boy, girl));
  EXPECT_EQ(betrothals(), 1) << "there is time";
  table.play(kEnglish, move_of(MoveKind::confirm, boy, girl));
  table.play(kFrench, move_of(MoveKind::accept, boy, girl));
  EXPECT_EQ(table.person(boy).spouse, girl);
  EXPECT_EQ(betrothals(), 0);
  EXPECT_EQ(table.told<BetrothalEnded>(), 0) << "it is fulfilled";
  ASSERT_EQ(table.state.law.contracts.size(), 1U);
  EXPECT_EQ(contract().status, Contract::Status::in_force);
  EXPECT_EQ(contract().clauses, 2);
  EXPECT_TRUE(is_forbidden({.what = Act::What::attack, .actor = kFrance, .other = kEngland}));
}

TEST_F(BloodBetrothal, IsCheckedOnlyWhenItIsConfirmed) {
  RULE("blood.betrothal.confirm");
  offer(move_of(MoveKind::betroth, boy, girl));
  agree({clause_of(Matter::dowry, england), amount_of(MoveKind::sum, 999)});
  table.go_to<Court>(1310);
  table.rules.money(table.state, kEnglish) = 50;
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::confirm, boy, girl)), "blood.marriage.money");
  table.rules.money(table.state, kEnglish) = 1200;
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::confirm, boy, girl)));
}

TEST_F(BloodBetrothal, LapsesWithADeath) {
  RULE("blood.betrothal.lapse");
  offer(move_of(MoveKind::betroth, boy, girl));
  agree();
  bury(table.state.people, table.state.reigns, girl);
  table.go_to<Births>();
  EXPECT_EQ(betrothals(), 0);
  EXPECT_EQ(table.told<BetrothalEnded>(), 1);
}

TEST_F(BloodBetrothal, LapsesWithAnotherWedding) {
  RULE("blood.betrothal.lapse");
  offer(move_of(MoveKind::betroth, boy, anne));
  agree();
  const PersonId carlos = table.add(Sex::male, 30, kSpain);
  table.play(kFrench, move_of(MoveKind::seek, anne));
  table.play(kFrench, move_of(MoveKind::propose, carlos, anne));
  table.play(seat_at(4), move_of(MoveKind::accept, carlos, anne));
  EXPECT_EQ(betrothals(), 0);
  EXPECT_EQ(table.told<BetrothalEnded>(), 1);
}

TEST_F(BloodBetrothal, IsBrokenOffByEitherSide) {
  RULE("blood.betrothal.lapse");
  offer(move_of(MoveKind::betroth, boy, girl));
  agree();
  EXPECT_EQ(table.refused(seat_at(4), Move::of(MoveKind::break_off, 0)), "blood.betrothal.lapse");
  EXPECT_EQ(table.refused(kFrench, Move::of(MoveKind::break_off, 1)), "blood.betrothal.lapse");
  table.play(kFrench, Move::of(MoveKind::break_off, 0));
  EXPECT_EQ(betrothals(), 0);
}

TEST_F(BloodBetrothal, IsOfferedRefusedAndRecalledLikeADeal) {
  RULE("blood.betrothal.couple");
  for (const bool is_recalled : {true, false}) {
    offer(move_of(MoveKind::betroth, boy, girl));
    table.play(kEnglish, move_of(MoveKind::put));
    if (is_recalled)
      table.play(kEnglish, with_country(MoveKind::recall, france));
    else
      table.play(kFrench, with_country(MoveKind::refuse, england));
    EXPECT_TRUE(table.state.law.contracts.empty());
  }
}

TEST_F(BloodBetrothal, IsAgreedOnceIfBothHaveOfferedIt) {
  RULE("blood.betrothal.couple");
  offer(move_of(MoveKind::betroth, boy, girl));
  table.play(kEnglish, move_of(MoveKind::put));
  table.play(kFrench, move_of(MoveKind::seek, girl));
  table.play(kFrench, move_of(MoveKind::betroth, boy, girl));
  table.play(kFrench, move_of(MoveKind::put));
  table.play(kFrench, with_country(MoveKind::agree, england));
  EXPECT_EQ(table.state.law.contracts.size(), 1U);
  EXPECT_EQ(betrothals(), 1);
}

TEST_F(BloodBetrothal, IsNotForCaptivesAndNotWithoutEnd) {
  RULE("blood.betrothal.couple");
  table.person(girl).captor = kSpain;
  table.play(kEnglish, move_of(MoveKind::seek, boy));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::betroth, boy, girl)), "blood.betrothal.couple");
  table.person(girl).captor = kNoHouse;
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::betroth, boy, girl)));
  for (int i = 0; i < Law::kMostBetrothals; ++i) {
    Contract other;
    other.status = Contract::Status::betrothed;
    other.maker = kEngland;
    other.other = kFrance;
    other.is_betrothal = true;
    other.groom = boy;
    other.bride = table.add(Sex::female, 3, kFrance);
    add_contract(table.state.law, other, {});
  }
  EXPECT_EQ(table.rules.fault(table.state), "");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::betroth, boy, girl)), "blood.betrothal.couple");
}

TEST_F(BloodBetrothal, IsForChildrenWhoAreNotBorn) {
  RULE("blood.betrothal.unborn");
  offer(move_of(MoveKind::betroth_child, queen(england), girl));
  agree({clause_of(Matter::groom_joins, england)});
  EXPECT_EQ(contract().groom, kNoPerson);
  EXPECT_EQ(contract().grooms_mother, queen(england));
  to_next_court({{queen(england), MoveKind::girl}});
  EXPECT_EQ(contract().groom, kNoPerson) << "a son is meant";
  to_next_court({{queen(england), MoveKind::boy}});
  ASSERT_NE(contract().groom, kNoPerson);
  EXPECT_EQ(table.person(contract().groom).mother, queen(england));
  EXPECT_EQ(contract().grooms_mother, kNoPerson);
  EXPECT_EQ(table.rules.fault(table.state), "");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::confirm, contract().groom, girl)), "blood.marriage.age");
}

TEST_F(BloodBetrothal, BothMayBeUnborn) {
  RULE("blood.betrothal.unborn");
  table.play(kEnglish, move_of(MoveKind::seek, queen(england)));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::betroth_children, queen(france), queen(england))));
  table.play(kEnglish, move_of(MoveKind::betroth_children, queen(england), queen(france)));
  agree();
  to_next_court({{queen(england), MoveKind::boy}, {queen(france), MoveKind::girl}});
  ASSERT_NE(contract().groom, kNoPerson);
  ASSERT_NE(contract().bride, kNoPerson);
  EXPECT_EQ(table.person(contract().bride).mother, queen(france));
  table.go_to<Court>(1320);
  EXPECT_TRUE(table.lists(kFrench, move_of(MoveKind::confirm, contract().groom, contract().bride)));
}

TEST_F(BloodBetrothal, NobodyPromisesAChildOfAMotherWhoWillBeTooOld) {
  RULE("blood.betrothal.unborn");
  const Move promise = move_of(MoveKind::betroth_child, queen(england), girl);
  table.play(kEnglish, move_of(MoveKind::seek, queen(england)));
  table.person(queen(england)).born = static_cast<std::int16_t>(table.state.year - 45);
  EXPECT_TRUE(table.lists(kEnglish, promise)) << "she is 50 when children are born next";
  table.person(queen(england)).born = static_cast<std::int16_t>(table.state.year - 50);
  EXPECT_FALSE(table.lists(kEnglish, promise));
  EXPECT_EQ(table.refused(kEnglish, promise), "blood.betrothal.couple");
}

TEST_F(BloodBetrothal, ADraftOfItThatComesToNothingGoesWithoutAWord) {
  RULE("blood.betrothal.lapse");
  offer(move_of(MoveKind::betroth, boy, girl));
  bury(table.state.people, table.state.reigns, girl);
  Silence silence;
  table.rules.end_contracts(table.state, silence);
  table.play(kFrench, kDone);
  EXPECT_TRUE(table.state.law.contracts.empty());
  EXPECT_EQ(table.told<BetrothalEnded>(), 0);
}

TEST_F(BloodBetrothal, LapsesWithTheMotherOfTheUnborn) {
  RULE("blood.betrothal.lapse");
  offer(move_of(MoveKind::betroth_child, queen(england), girl));
  agree();
  bury(table.state.people, table.state.reigns, queen(england));
  table.go_to<Births>();
  EXPECT_EQ(betrothals(), 0);
}

TEST_F(BloodBetrothal, AnOfferMayCarryWordsForTheTwoHouses) {
  RULE("blood.contract.words");
  EXPECT_EQ(table.rules.words(table.state, kEnglish, move_of(MoveKind::put)).longest, 0U) << "nothing is drafted";
  begin_draft();
  const WordsSpec first = table.rules.words(table.state, kEnglish, move_of(MoveKind::put));
  EXPECT_GT(first.longest, 100U);
  EXPECT_TRUE(first.readers.has(kFrench));
  EXPECT_FALSE(first.readers.has(seat_at(4)));
  table.play(kEnglish, clause_of(Matter::peace, england));
  EXPECT_EQ(table.rules.words(table.state, kEnglish, move_of(MoveKind::put)).number, first.number)
      << "it tells nothing of how the draft was written";
  sign();
  EXPECT_EQ(contract().words, first.number) << "the contract keeps them";
  table.play(kFrench, with_country(MoveKind::deal, england));
  const WordsSpec deal = table.rules.words(table.state, kFrench, move_of(MoveKind::put));
  EXPECT_GT(deal.longest, 100U);
  EXPECT_EQ(deal.number, kNoWords) << "said once";
}

}  // namespace
}  // namespace regalia::blood
