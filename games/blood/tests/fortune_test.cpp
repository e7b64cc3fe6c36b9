// Rounds and their events; the sale of goods; how a game ends.
#include "games/blood/tests/blood_table.h"
#include "games/blood/view/json.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

class BloodFortune : public testing::Test {
 protected:
  // To the event of the first round of a year, England's marker drawn first.
  void to_event(int year = 1300) {
    table.go_to<Round>(year);
    table.chance(Move::of(MoveKind::marker, 0));
    ASSERT_TRUE(table.in<Fortune>());
  }
  [[nodiscard]] const Fortune& fortune() const {
    return std::get<Fortune>(table.state.phases[table.state.phases.size() - 1]);
  }
  void strike(std::initializer_list<Province> provinces) {
    table.roll(static_cast<int>(provinces.size()));
    for (const Province province : provinces) table.chance(move_of(MoveKind::strike, province));
  }
  PersonId prince(int age, Country country, Province province, int piece = 1) {
    const PersonId id = table.add(Sex::male, age, house_of(country));
    table.state.realm.pieces[at(country)][at(piece)] = {id, Place::in(province), kAshore};
    return id;
  }

  BloodTable table;
};

TEST_F(BloodFortune, MarkersAreDrawnOneByOneAndTheFirstHasTheEvent) {
  RULE("blood.round.order");
  table.go_to<Round>(1300);
  table.chance(Move::of(MoveKind::marker, 3));
  EXPECT_EQ(fortune().roller, seat_at(3));
  EXPECT_EQ(table.rules.chance_scope(table.state).text(), "seat4.event");
  table.roll(5);
  table.go_to<Round>();
  OutcomeList left;
  table.rules.outcomes(table.state, left);
  EXPECT_EQ(left.size(), 4U) << "Italy's marker is out of the cup";
  table.heard.tellings.clear();
  table.go_to<Births>();
  EXPECT_EQ(table.told<MarkerDrawn>(), 4 + 5);
  EXPECT_EQ(table.told<EventRolled>(), 1) << "one event in the second round";
}

TEST_F(BloodFortune, WhoHasNoCountryHasNoMarker) {
  RULE("blood.round.order");
  table.go_to<Raising>(1305);
  table.person(table.monarch(england)).court = house_of(france);
  table.person(table.person(table.monarch(england)).spouse).court = house_of(france);
  table.go_to<Round>();
  EXPECT_FALSE(std::get<Round>(table.state.phases[0]).cup.has(kEnglish));
  EXPECT_TRUE(std::get<Round>(table.state.phases[0]).cup.has(kFrench));
}

TEST_F(BloodFortune, TheTableOfEvents) {
  RULE("blood.event.table");
  const std::array<Calamity, 5> expected = {Calamity::plague, Calamity::famine, Calamity::rebellion, Calamity::storms,
                                            Calamity::nothing};
  for (int dice = 1; dice <= 5; ++dice) {
    BloodTable fresh;
    fresh.go_to<Round>();
    fresh.chance(Move::of(MoveKind::marker, 0));
    fresh.heard.tellings.clear();
    fresh.roll(dice);
    EXPECT_EQ(std::get<EventHappens>(fresh.heard.tellings[1].event).calamity, expected[at(dice - 1)]);
  }
  for (int dice = 1; dice <= 6; ++dice) {
    BloodTable fresh;
    fresh.go_to<Round>();
    fresh.chance(Move::of(MoveKind::marker, 0));
    fresh.roll(6);
    fresh.heard.tellings.clear();
    fresh.roll(dice);
    EXPECT_EQ(std::get<EventHappens>(fresh.heard.tellings[1].event).calamity,
              dice <= 3 ? Calamity::famine : Calamity::rebellion);
  }
}

TEST_F(BloodFortune, ProvincesAreDrawnOnceEach) {
  RULE("blood.event.provinces");
  to_event();
  table.roll(2);
  table.roll(3);
  OutcomeList list;
  table.rules.outcomes(table.state, list);
  EXPECT_EQ(list.size(), 50U);
  table.chance(move_of(MoveKind::strike, kent));
  EXPECT_EQ(table.refused(kChance, move_of(MoveKind::strike, kent)), "blood.chance");
  table.chance(move_of(MoveKind::strike, sicily));
  table.chance(move_of(MoveKind::strike, algarve));
  EXPECT_TRUE(table.in<March>());
  EXPECT_TRUE(table.state.realm.famine.has(sicily));
}

TEST_F(BloodFortune, WhatNobodyEntersIsNotStruck) {
  RULE("blood.n2");
  RULE("blood.event.provinces");
  BloodTable four({}, 4);
  four.go_to<Round>();
  four.chance(Move::of(MoveKind::marker, 0));
  four.roll(1);
  four.roll(6);
  OutcomeList list;
  four.rules.outcomes(four.state, list);
  EXPECT_EQ(list.size(), 40U);
}

TEST_F(BloodFortune, PlagueKillsArmiesAndTriesRoyalsAwayFromTheCapital) {
  RULE("blood.event.plague");
  to_event();
  table.state.realm.armies[at(kent)][at(england)] = 3;
  table.state.realm.fleets[at(england)].push_back(Fleet::in(kent));
  table.state.realm.fleets[at(england)][0].armies[at(england)] = 2;
  const PersonId unlucky = prince(20, england, kent);
  table.roll(1);
  strike({kent, essex});
  EXPECT_EQ(armies_of(table.state.realm, england), 0);
  EXPECT_EQ(table.state.realm.dead[at(box_of(1300))][at(england)], 5);
  EXPECT_EQ(fleets_of(table.state.realm, england), 1);
  // The king in Essex is not tried: it is his capital.
  EXPECT_EQ(fortune().person, unlucky);
  table.roll(4);  // 4, less one, where he needs 4
  EXPECT_FALSE(table.state.people.lives(unlucky));
  EXPECT_TRUE(table.in<March>());
}

TEST_F(BloodFortune, PlagueSparesCaptives) {
  RULE("blood.event.plague");
  to_event();
  const PersonId captive = prince(20, spain, champagne);
  table.person(captive).captor = house_of(france);
  table.roll(1);
  strike({champagne});
  EXPECT_TRUE(table.in<March>()) << "nobody rolls";
  EXPECT_TRUE(table.state.people.lives(captive));
}

TEST_F(BloodFortune, AKingWhoDiesOfThePlagueIsFollowedAtOnce) {
  RULE("blood.event.plague");
  to_event();
  const PersonId king = table.monarch(england);
  table.state.realm.pieces[at(england)][kKingPiece].place = Place::in(calais);
  table.roll(1);
  strike({calais});
  table.roll(2);
  EXPECT_FALSE(table.state.people.lives(king));
  while (!table.in<March>()) table.usual_step();
  EXPECT_TRUE(table.state.people.lives(table.monarch(england)));
  EXPECT_NE(table.monarch(england), king);
  EXPECT_EQ(table.rules.fault(table.state), "");
}

TEST_F(BloodFortune, FamineTakesTaxesAndGoodsOfTheNextTurn) {
  RULE("blood.event.famine");
  to_event();
  table.roll(2);
  strike({lancashire});
  table.go_to<Taxing>(1305);
  const int items = table.state.realm.items[at(lancashire)][at(england)][Good::food];
  table.go_to<Raising>();
  EXPECT_EQ(table.state.realm.items[at(lancashire)][at(england)][Good::food], items);
  EXPECT_TRUE(table.state.realm.famine.empty());
}

TEST_F(BloodFortune, RebellionIsRolledWhereFewerThanFourUnitsStand) {
  RULE("blood.event.rebellion");
  to_event();
  table.state.realm.armies[at(essex)][at(england)] = 3;  // and the king
  table.state.realm.armies[at(kent)][at(england)] = 3;
  table.state.realm.rebellion.add(wessex);
  table.roll(3);
  EXPECT_EQ(fortune().province, lancashire) << "Essex is quiet";
  table.roll(1);
  EXPECT_TRUE(table.state.realm.rebellion.has(lancashire));
  table.roll(2);
  EXPECT_FALSE(table.state.realm.rebellion.has(yorkshire));
  while (fortune().province < wessex) table.roll(6);
  EXPECT_EQ(fortune().province, kent) << "Wessex rebels already";
}

TEST_F(BloodFortune, WhatIsAddedToTheDie) {
  RULE("blood.event.modifiers");
  to_event();
  const auto modifier = [&](Province province) {
    return rebellion_modifier(table.rules, table.state, province, table.state.realm.rebellion);
  };
  EXPECT_EQ(modifier(kent), 0);
  table.person(table.monarch(england)).charisma = 2;
  EXPECT_EQ(modifier(kent), 2);
  table.state.realm.pieces[at(england)][kKingPiece].place = Place::in(kent);
  EXPECT_EQ(modifier(kent), 1) << "away, and counted once";
  table.state.taxed_high.add(england);
  EXPECT_EQ(modifier(kent), -1);
  const PersonId disliked = prince(20, england, cornwall);
  table.person(disliked).charisma = -1;
  EXPECT_EQ(modifier(cornwall), -2);
  table.person(disliked).captor = house_of(england);
  EXPECT_EQ(modifier(cornwall), -1) << "nobody listens to a captive";
  table.person(disliked).captor = kNoHouse;
  table.person(disliked).court = house_of(france);
  EXPECT_EQ(modifier(cornwall), -1) << "nor to a prince of somebody else, whatever the colour of his piece";
  table.person(disliked).court = house_of(england);
  table.state.realm.rebellion.add(calais);
  EXPECT_EQ(modifier(kent), -2) << "over the Channel";
  EXPECT_EQ(modifier(cornwall), -2);
  table.state.realm.control[at(calais)] = france;
  EXPECT_EQ(modifier(kent), -1) << "a neighbour of somebody else";
}

TEST_F(BloodFortune, CapitalsLostCaptivesAndForeignersWeigh) {
  RULE("blood.event.modifiers");
  to_event();
  const auto modifier = [&](Province province) {
    return rebellion_modifier(table.rules, table.state, province, table.state.realm.rebellion);
  };
  table.person(table.monarch(spain)).captor = house_of(france);
  EXPECT_EQ(modifier(galicia), -1);
  table.state.realm.capital[at(france)] = anjou;
  table.state.realm.pieces[at(france)][kKingPiece].place = Place::in(anjou);
  EXPECT_EQ(modifier(brittany), -1);
  table.person(table.monarch(italy)).court = house_of(germany);
  EXPECT_EQ(modifier(sicily), -2);
  table.state.realm.control[at(bavaria)] = italy;
  EXPECT_EQ(modifier(bavaria), 0) << "no home province of Italy";
}

TEST_F(BloodFortune, StormsSinkFleetsAtSeaWithAllAboard) {
  RULE("blood.event.storms");
  to_event();
  Fleets& fleets = table.state.realm.fleets[at(spain)];
  fleets.push_back(Fleet::in(galicia));
  fleets.push_back({Place::at_sea(Sea::biscay), {}, {}});
  fleets.push_back({Place::at_sea(Sea::cadiz), {}, {}});
  fleets[1].armies[at(spain)] = 4;
  fleets[1].goods[at(spain)][Good::metal] = 2;
  const PersonId drowned = prince(20, spain, galicia);
  table.state.realm.pieces[at(spain)][1] = {drowned, Place::at_sea(Sea::biscay), {spain, 1}};
  const PersonId saved = prince(25, spain, galicia, 2);
  table.state.realm.pieces[at(spain)][2] = {saved, Place::at_sea(Sea::cadiz), {spain, 2}};
  ASSERT_EQ(table.rules.fault(table.state), "");
  table.roll(4);
  table.heard.tellings.clear();
  table.roll(2);
  const auto& told = std::get<StormRolled>(table.heard.tellings[0].event);
  EXPECT_EQ(told.armies, 4);
  ASSERT_EQ(told.royals.size(), 1U);
  EXPECT_EQ(told.goods, (std::vector{Good::metal, Good::metal}));
  const std::string line = table.rules.tell(table.heard.tellings[0].event, {}, {});
  EXPECT_NE(line.find("goes down with 4 armies, "), std::string::npos) << line;
  EXPECT_EQ(fleets_of(table.state.realm, spain), 2);
  EXPECT_EQ(table.state.realm.pieces[at(spain)][2].ship.number, 1) << "the one behind has moved up";
  table.roll(3);
  EXPECT_FALSE(table.state.people.lives(drowned));
  EXPECT_TRUE(table.state.people.lives(saved));
  EXPECT_EQ(table.state.realm.dead[at(box_of(1300))][at(spain)], 4);
  EXPECT_EQ(fleets_of(table.state.realm, spain), 2);
  EXPECT_EQ(table.rules.fault(table.state), "");
}

TEST_F(BloodFortune, AKingWhoDrownsIsFollowedBeforeTheRoundGoesOn) {
  RULE("blood.event.storms");
  RULE("blood.prince.king");
  to_event();
  table.state.realm.fleets[at(england)].push_back({Place::at_sea(Sea::biscay), {}, {}});
  RoyalPiece& king = table.state.realm.pieces[at(england)][kKingPiece];
  king = {king.person, Place::at_sea(Sea::biscay), {england, 0}};
  const PersonId heir = prince(20, england, kent);
  table.person(heir).father = king.person;
  table.person(king.person).born = 1250;
  ASSERT_EQ(table.rules.fault(table.state), "");
  table.roll(4);
  table.roll(2);
  ASSERT_TRUE(table.in<Crowns>());
  const Result<State> saved = Json::read_position(table.rules, Json::write_position(table.rules, table.state));
  ASSERT_TRUE(saved.ok()) << saved.error();
  EXPECT_EQ(*saved, table.state);
}

TEST(BloodCashing, SetsAreSoldUnderSeal) {
  RULE("blood.cash.sets");
  BloodTable table;
  table.go_to<Round>();
  Goods& goods = table.state.realm.items[at(essex)][at(england)];
  goods.counts = {3, 3, 4, 2, 1};
  table.go_to<Cashing>();
  EXPECT_EQ(table.rules.pending(table.state).owing, SeatSet::only(kEnglish));
  const int before = table.money(kEnglish);
  const auto cash = [](int kind, int count) {
    return Move::of(MoveKind::cash, static_cast<int>(england), kind, 0, static_cast<std::uint32_t>(count));
  };
  EXPECT_EQ(table.refused(kEnglish, cash(0, 4)), "blood.cash.sets");
  table.play(kEnglish, cash(2, 1));
  EXPECT_EQ(table.refused(kEnglish, cash(2, 1)), "blood.cash.sets") << "there is one luxury";
  table.play(kEnglish, cash(1, 1));
  EXPECT_EQ(table.money(kEnglish), before) << "not yet";
  table.play(kEnglish, move_of(MoveKind::done));
  EXPECT_EQ(table.money(kEnglish), before + 120 + 80);
  EXPECT_EQ(table.state.realm.items[at(essex)][at(england)].counts, (std::array<std::uint16_t, 5>{1, 1, 2, 0, 0}));
}

TEST(BloodCashing, TheBestIsSoldWhenTheGameIsOver) {
  RULE("blood.end.last-sale");
  BloodTable table(OptionValues{{"turns", "1"}});
  table.go_to<Round>();
  table.state.realm.items[at(essex)][at(england)].counts = {3, 4, 3, 2, 1};
  table.state.realm.items[at(kent)][at(england)].counts = {9, 9, 9, 9, 9};
  const int before = table.money(kEnglish);
  table.go_to_end();
  EXPECT_EQ(table.money(kEnglish), before + 120 + 80 + 50);
}

TEST(BloodEnd, ASumMayBeAgreedOn) {
  RULE("blood.end.target");
  BloodTable table(OptionValues{{"target", "500"}});
  table.go_to<Round>(1305);
  table.rules.money(table.state, kFrench) = 490;
  table.rules.money(table.state, kGerman) = 520;
  table.state.realm.items[at(champagne)][at(france)].counts = {1, 1, 1, 0, 0};
  while (!table.in<Cashing>()) table.usual_step();
  table.play(kFrench, Move::of(MoveKind::cash, static_cast<int>(france), 0, 0, 1));
  table.play(kFrench, move_of(MoveKind::done));
  EXPECT_TRUE(table.is_over());
  EXPECT_EQ(table.state.year, 1305);
  EXPECT_EQ(table.told<TargetReached>(), 2);
  EXPECT_TRUE(table.rules.ranking(table.state).wins(kFrench));
  EXPECT_FALSE(table.rules.ranking(table.state).wins(kGerman));
}

TEST(BloodEnd, WhereGamesFollowEachOtherGrowthMayCount) {
  RULE("blood.end.growth");
  const Rules rules = rules_for(5, {{"winner", "growth"}});
  State state = rules.initial();
  state.opening = {100, 400, 0, 0, 0};
  state.realm.treasury = {300, 900, 2, 0, 0};
  EXPECT_TRUE(rules.ranking(state).wins(kEnglish));
  EXPECT_EQ(rules.tally(state, kEnglish).total(), 300);
  EXPECT_EQ(rules.tally(state, seat_at(2)).total(), 200) << "who began with nothing had one Crown";
  const Rules by_money = rules_for(5, {});
  EXPECT_TRUE(by_money.ranking(state).wins(kFrench));
}

TEST_F(BloodFortune, AKingOfTwoCountriesIsSafeInBothCapitals) {
  RULE("blood.event.plague");
  to_event();
  const PersonId king = table.monarch(england);
  table.state.reigns[at(spain)].monarch = king;
  for (const Country country : {england, spain})
    table.state.realm.pieces[at(country)][kKingPiece] = {king, Place::in(castile), kAshore};
  table.roll(1);
  strike({castile});
  EXPECT_TRUE(table.in<March>()) << "he is not tried";
  EXPECT_TRUE(table.state.people.lives(king));
}

}  // namespace
}  // namespace regalia::blood
