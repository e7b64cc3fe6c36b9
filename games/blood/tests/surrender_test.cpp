// The end of a battle by agreement: surrender on terms, and ransom on the spot.
#include "games/blood/rules/terms.h"
#include "games/blood/tests/war_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

const Move kGrant = move_of(MoveKind::grant);
const Move kReject = move_of(MoveKind::reject);

class BloodSurrender : public BloodWar {
 protected:
  // Six English armies against three French ones in a province; one round in which nobody falls.
  void fight_a_round(Province where, PersonId* young = nullptr) {
    to_march();
    put(where, england, 6);
    put(where, france, 3);
    if (young != nullptr) *young = prince(france, where);
    table.state.realm.castle[at(france)] = 0;
    end_move();
    table.play(kEnglish, attack(where, france));
    pass_sealed();
    nobody_falls();
    while (battle().step == Battle::Step::flight) pass_sealed();
    ASSERT_EQ(battle().step, Battle::Step::retreat);
  }
  void nobody_falls() {
    table.roll(6);
    table.roll(6);
  }
  void pass_sealed() {
    while (table.rules.pending(table.state).step == Step::sealed && battle().round == 0)
      table.play(table.rules.pending(table.state).owing.first(), kDone);
    while (battle().step == Battle::Step::flight && table.rules.pending(table.state).step == Step::sealed)
      table.play(table.rules.pending(table.state).owing.first(), kDone);
  }
  [[nodiscard]] const Battle& battle() const {
    return std::get<Battle>(table.state.phases[table.state.phases.size() - 1]);
  }
  void offer(Terms terms) {
    table.play(kFrench, Move::of(MoveKind::surrender, terms.number()));
    table.play(kEnglish, kDone);
    ASSERT_EQ(battle().step, Battle::Step::terms);
    ASSERT_EQ(table.rules.fault(table.state), "");
  }
  void write_terms() {
    table.play(kFrench, move_of(MoveKind::sacrifice).with_amount(1));
    table.play(kFrench, move_of(MoveKind::tribute).with_amount(1));
  }
};

TEST_F(BloodSurrender, TermsHaveTextsAndNumbers) {
  for (int i = 0; i < kTerms; ++i) {
    EXPECT_EQ(terms_at(text_of(Terms::of(i))), i);
    EXPECT_EQ(Terms::of(i).number(), i);
  }
  EXPECT_EQ(text_of({false, true, false, true}), "march-off+captives+land");
  EXPECT_EQ(terms_at("march-off+"), -1);
  EXPECT_EQ(terms_at(""), -1);
}

TEST_F(BloodSurrender, ArmiesMarchOffAndNobodyRollsAtThem) {
  RULE("blood.battle.surrender");
  fight_a_round(anjou);
  offer({});
  table.play(kEnglish, kGrant);
  ASSERT_EQ(battle().step, Battle::Step::leave);
  table.play(kFrench, move_of(MoveKind::fall_back, aquitaine).with_amount(3));
  EXPECT_EQ(armies(aquitaine, france), 3);
  EXPECT_EQ(armies(anjou, england), 6);
  EXPECT_EQ(table.state.realm.control[at(anjou)], france) << "the province was not spoken of";
}

TEST_F(BloodSurrender, RejectedTheBattleGoesOn) {
  RULE("blood.battle.surrender");
  fight_a_round(anjou);
  offer({});
  table.play(kEnglish, kReject);
  EXPECT_EQ(battle().step, Battle::Step::attacker);
  EXPECT_EQ(armies(anjou, france), 3);
}

TEST_F(BloodSurrender, ArmiesMayDieAndTheProvinceBeGivenUp) {
  RULE("blood.battle.surrender");
  fight_a_round(anjou);
  offer({.armies_die = true, .land = true});
  table.play(kEnglish, kGrant);
  EXPECT_EQ(armies(anjou, france), 0);
  EXPECT_EQ(table.state.realm.dead[0][at(france)] + table.state.realm.dead[1][at(france)], 3);
  EXPECT_EQ(table.state.realm.control[at(anjou)], england);
  EXPECT_EQ(table.told<BattleWon>(), 1);
}

TEST_F(BloodSurrender, GoodsAreKeptUnlessTheyAreLeft) {
  RULE("blood.battle.surrender");
  fight_a_round(anjou);
  table.state.realm.items[at(anjou)] = {};
  EXPECT_EQ(table.refused(kFrench, Move::of(MoveKind::surrender, Terms{.goods = true}.number())),
            "blood.battle.surrender")
      << "there are none";
  table.state.realm.items[at(anjou)][at(france)][Good::food] = 2;
  const State before = table.state;
  offer({.armies_die = true});
  table.play(kEnglish, kGrant);
  EXPECT_EQ(table.state.realm.items[at(anjou)][at(france)][Good::food], 2);
  table.state = before;
  offer({.armies_die = true, .goods = true});
  table.play(kEnglish, kGrant);
  EXPECT_EQ(table.state.realm.items[at(anjou)][at(england)][Good::food], 2);
}

TEST_F(BloodSurrender, RoyalsGoFreeOrAreCaptives) {
  RULE("blood.battle.surrender");
  PersonId young = kNoPerson;
  fight_a_round(anjou, &young);
  const State before = table.state;
  offer({.armies_die = true});
  table.play(kEnglish, kGrant);
  EXPECT_FALSE(table.person(young).is_captive());
  EXPECT_EQ(place(young), Place::in(table.state.realm.capital[at(france)]));
  table.state = before;
  offer({.captives = true});
  table.play(kEnglish, kGrant);
  EXPECT_EQ(table.person(young).captor, house_of(england));
}

TEST_F(BloodSurrender, ACapitalThatSurrendersIsTaken) {
  RULE("blood.battle.surrender");
  to_march();
  put(champagne, england, 8);
  put(champagne, france, 2);
  end_move();
  table.play(kEnglish, attack(champagne, france));
  table.play(kFrench, move_of(MoveKind::inside));
  pass_sealed();
  nobody_falls();
  pass_sealed();
  EXPECT_FALSE(table.lists(kFrench, move_of(MoveKind::retreat))) << "nobody retreats from a castle";
  offer({.armies_die = true, .land = true});
  table.play(kEnglish, kGrant);
  EXPECT_EQ(table.state.realm.castle[at(france)], 0);
  EXPECT_EQ(table.state.realm.control[at(champagne)], england);
  EXPECT_EQ(armies(champagne, france), 0);
  RULE("blood.capital.lost");
  ASSERT_TRUE(table.in<Marking>()) << "it is a capital no longer";
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(kFrench));
  ASSERT_EQ(table.rules.fault(table.state), "");
  table.play(kFrench, move_of(MoveKind::new_capital, anjou));
  EXPECT_EQ(table.state.realm.capital[at(france)], anjou);
  EXPECT_FALSE(table.in<Marking>()) << "the round goes on";
  table.go_to_end();
}

// The first version of the rules left the capital where it was until the round was over.
TEST_F(BloodSurrender, ByTheFirstVersionACapitalMovesAtTheEndOfTheRound) {
  RULE("blood.capital.lost");
  table.rules = rules_for(kMostSeats, {}, 1);
  to_march();
  put(champagne, england, 8);
  put(champagne, france, 2);
  end_move();
  table.play(kEnglish, attack(champagne, france));
  table.play(kFrench, move_of(MoveKind::inside));
  pass_sealed();
  nobody_falls();
  pass_sealed();
  offer({.armies_die = true, .land = true});
  table.play(kEnglish, kGrant);
  EXPECT_FALSE(table.in<Marking>());
  EXPECT_EQ(table.state.realm.capital[at(france)], champagne);
}

TEST_F(BloodSurrender, NobodySurrendersBeforeARound) {
  RULE("blood.battle.surrender");
  to_march();
  put(anjou, england, 6);
  put(anjou, france, 3);
  end_move();
  table.play(kEnglish, attack(anjou, france));
  ASSERT_EQ(battle().step, Battle::Step::retreat);
  EXPECT_EQ(table.refused(kFrench, Move::of(MoveKind::surrender, 0)), "blood.battle.surrender");
}

TEST_F(BloodSurrender, BothMayOffer) {
  RULE("blood.battle.surrender");
  fight_a_round(anjou);
  table.play(kFrench, Move::of(MoveKind::surrender, 0));
  table.play(kEnglish, Move::of(MoveKind::surrender, 0));
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::only(kFrench)) << "the attacker's first";
  table.play(kFrench, kReject);
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::only(kEnglish));
  table.play(kEnglish, kGrant);
  EXPECT_EQ(battle().step, Battle::Step::leave);
}

TEST_F(BloodSurrender, WhatIsOfferedIsUnderSealUntilBothHaveAnswered) {
  RULE("blood.battle.surrender");
  fight_a_round(anjou);
  const State before = table.state;
  table.play(kFrench, kDone);
  const Observation one = table.rules.observe(table.state, kEnglish);
  table.state = before;
  table.play(kFrench, Move::of(MoveKind::surrender, 1));
  EXPECT_EQ(table.rules.observe(table.state, kEnglish), one);
}

TEST_F(BloodSurrender, SomeArmiesFallAndTheOthersMarchOff) {
  RULE("blood.battle.surrender");
  fight_a_round(anjou);
  table.play(kFrench, move_of(MoveKind::sacrifice).with_amount(1));
  EXPECT_EQ(table.refused(kFrench, Move::of(MoveKind::surrender, Terms{.armies_die = true}.number())),
            "blood.battle.surrender")
      << "it is some of them, or all";
  offer({});
  EXPECT_EQ(table.last_told<SurrenderOffered>().armies, 1);
  table.play(kEnglish, kGrant);
  EXPECT_EQ(table.last_told<BattleLosses>().armies, 1);
  table.play(kFrench, move_of(MoveKind::fall_back, aquitaine).with_amount(2));
  EXPECT_EQ(armies(aquitaine, france), 2);
  EXPECT_EQ(table.state.realm.dead[0][at(france)] + table.state.realm.dead[1][at(france)], 1);
  EXPECT_EQ(table.rules.fault(table.state), "");
}

TEST_F(BloodSurrender, OneArmyAtLeastMarchesOff) {
  RULE("blood.battle.surrender");
  fight_a_round(anjou);
  EXPECT_TRUE(table.lists(kFrench, move_of(MoveKind::sacrifice).with_amount(2)));
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::sacrifice).with_amount(3)), "blood.battle.surrender");
}

TEST_F(BloodSurrender, CrownsArePaidWhenItIsAccepted) {
  RULE("blood.battle.surrender");
  fight_a_round(anjou);
  table.state.realm.treasury[at(france)] = 50;
  table.state.realm.treasury[at(england)] = 0;
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::tribute).with_amount(51)), "blood.battle.surrender");
  table.play(kFrench, move_of(MoveKind::tribute).with_amount(40));
  const State before = table.state;
  offer({});
  EXPECT_EQ(table.last_told<SurrenderOffered>().crowns, 40);
  table.play(kEnglish, kReject);
  EXPECT_EQ(table.money(kFrench), 50);
  table.state = before;
  offer({});
  table.play(kEnglish, kGrant);
  EXPECT_EQ(table.money(kFrench), 10);
  EXPECT_EQ(table.money(kEnglish), 40);
}

TEST_F(BloodSurrender, WhatGoesWithItIsForgottenByWhoeverFightsOn) {
  RULE("blood.battle.surrender");
  fight_a_round(anjou);
  EXPECT_FALSE(table.lists(kFrench, move_of(MoveKind::anew)));
  write_terms();
  table.play(kFrench, move_of(MoveKind::anew));
  EXPECT_FALSE(table.lists(kFrench, move_of(MoveKind::anew)));
  write_terms();
  table.play(kFrench, kDone);
  table.play(kEnglish, kDone);
  EXPECT_EQ(battle().step, Battle::Step::attacker);
  EXPECT_EQ(battle().sacrificed[Battle::defending], 0);
  EXPECT_EQ(battle().tribute[Battle::defending], 0);
}

TEST_F(BloodSurrender, WhatGoesWithItIsUnderSeal) {
  RULE("blood.battle.surrender");
  fight_a_round(anjou);
  const Observation before = table.rules.observe(table.state, kEnglish);
  write_terms();
  EXPECT_EQ(table.rules.observe(table.state, kEnglish), before);
}

TEST_F(BloodSurrender, SecretCrownsAreBetweenTheTwo) {
  RULE("blood.cash.secret");
  table = BloodTable({{"cash", "secret"}});
  fight_a_round(anjou);
  table.state.realm.treasury[at(france)] = 50;
  table.play(kFrench, move_of(MoveKind::tribute).with_amount(40));
  offer({});
  const auto& telling = table.heard.tellings.back();
  EXPECT_TRUE(telling.audience.has(kEnglish));
  EXPECT_FALSE(telling.audience.has(kGerman));
  const auto tribute_seen_by = [&](Seat seat) {
    const State& shown = table.rules.observe(table.state, seat).shown;
    return std::get<Battle>(shown.phases[shown.phases.size() - 1]).tribute[Battle::defending];
  };
  EXPECT_EQ(tribute_seen_by(kEnglish), 40);
  EXPECT_EQ(tribute_seen_by(kGerman), 0);
}

TEST_F(BloodSurrender, PromisedLandIsNotGivenUp) {
  RULE("blood.contract.land-later");
  fight_a_round(anjou);
  Contract contract;
  contract.status = Contract::Status::in_force;
  contract.maker = house_of(france);
  contract.other = house_of(germany);
  contract.groom = table.add(Sex::male, 20, house_of(france));
  contract.bride = table.add(Sex::female, 20, house_of(germany));
  table.state.people.wed(contract.groom, contract.bride, People::Joins::husbands_court);
  Clause pledge;
  pledge.matter = Matter::land_later;
  pledge.who = france;
  pledge.whom = germany;
  pledge.from = 1350;
  pledge.provinces.add(anjou);
  add_contract(table.state.law, contract, std::vector<Clause>{pledge});
  EXPECT_EQ(table.refused(kFrench, Move::of(MoveKind::surrender, Terms{.land = true}.number())),
            "blood.contract.binds");
  EXPECT_TRUE(table.lists(kFrench, Move::of(MoveKind::surrender, 0)));
}

// ---- Ransom

TEST_F(BloodSurrender, ACaptiveIsRansomedAtOnce) {
  RULE("blood.captive.ransom");
  PersonId young = kNoPerson;
  fight_a_round(anjou, &young);
  table.state.realm.treasury[at(france)] = 50;
  table.state.realm.treasury[at(england)] = 0;
  offer({.captives = true});
  table.play(kEnglish, kGrant);
  ASSERT_EQ(battle().step, Battle::Step::ransom);
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::ransom).with_amount(51)), "blood.captive.ransom");
  table.play(kFrench, move_of(MoveKind::ransom).with_amount(40));
  EXPECT_TRUE(table.heard.tellings.back().audience.has(kNobody)) << "with open cash onlookers hear how much";
  EXPECT_EQ(table.rules.fault(table.state), "");
  table.play(kEnglish, kGrant);
  EXPECT_FALSE(table.person(young).is_captive());
  EXPECT_EQ(table.money(kFrench), 10);
  EXPECT_EQ(table.money(kEnglish), 40);
  EXPECT_EQ(battle().step, Battle::Step::leave);
}

TEST_F(BloodSurrender, ARansomMayBeRefusedOrNotOffered) {
  RULE("blood.captive.ransom");
  PersonId young = kNoPerson;
  fight_a_round(anjou, &young);
  table.state.realm.treasury[at(france)] = 50;
  offer({.captives = true});
  table.play(kEnglish, kGrant);
  const State before = table.state;
  table.play(kFrench, kDone);
  EXPECT_TRUE(table.person(young).is_captive());
  table.state = before;
  table.play(kFrench, move_of(MoveKind::ransom).with_amount(1));
  table.play(kEnglish, kReject);
  EXPECT_TRUE(table.person(young).is_captive());
  EXPECT_EQ(table.money(kFrench), 50);
}

}  // namespace
}  // namespace regalia::blood
