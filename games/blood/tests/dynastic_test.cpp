// Set-up and the Dynastic Sequence at the table.
#include "games/blood/tests/blood_table.h"

namespace regalia::blood {
namespace {

using enum Country;

TEST(BloodSetup, EveryCountryBeginsWithKingQueenAndAChild) {
  RULE("blood.setup.family");
  // Example 2: a girl, and 6, 10 and 18 are -1, 0 and +2.
  BloodTable table;
  table.chance(move_of(MoveKind::girl));
  table.scores(6, 10, 18);
  table.go_to<Births>();
  for (int i = 0; i < kCountries; ++i) {
    const auto country = static_cast<Country>(i);
    const Person& king = table.person(table.monarch(country));
    EXPECT_EQ(king.born, 1275);
    EXPECT_EQ(king.house, house_of(country));
    EXPECT_EQ(table.person(king.spouse).born, 1280);
    EXPECT_EQ(table.person(king.spouse).house, kNoHouse);
    EXPECT_EQ(table.person(table.child(country)).born, 1295);
    EXPECT_EQ(table.state.realm.pieces[at(country)][kKingPiece].person, table.monarch(country));
  }
  const Person& anna = table.person(table.child(england));
  EXPECT_EQ(anna.sex, Sex::female);
  EXPECT_EQ(anna.constitution, -1);
  EXPECT_EQ(anna.charisma, 0);
  EXPECT_EQ(anna.strength, 2);
}

TEST(BloodTurn, OnlyTheOneWhoIsAskedActsAndOnlyAsTheStepAllows) {
  RULE("blood.turn.step");
  RULE("blood.turn.wait");
  RULE("blood.chance");
  BloodTable table;
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::done)), "blood.turn.wait");
  EXPECT_EQ(table.refused(kChance, roll_of(7)), "blood.chance") << "a child's sex is rolled";
  table.go_to<Taxing>();
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::done)), "blood.turn.step");
  EXPECT_EQ(table.refused(kChance, roll_of(7)), "blood.chance");
  // Under seal an answer may be changed until all are in.
  table.play(kEnglish, move_of(MoveKind::tax));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::high_tax)));
}

TEST(BloodTurn, TheGameEndsAfterTheLastTurnAndMostMoneyWins) {
  RULE("blood.end.over");
  BloodTable table(OptionValues{{"turns", "2"}});
  table.go_to<Raising>(1305);
  table.state.realm.treasury[1] = 500;
  table.go_to_end();
  EXPECT_EQ(table.rules.pending(table.state).step, Step::over);
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::done)), "blood.end.over");
  EXPECT_TRUE(table.rules.ranking(table.state).wins(kFrench));
  EXPECT_EQ(table.told<GameEnded>(), 1);
}

TEST(BloodBirths, SevenBringsAChildOfTheFathersName) {
  RULE("blood.birth.couples");
  RULE("blood.birth.house");
  BloodTable table;
  table.go_to<Births>();
  table.roll(7);
  table.chance(move_of(MoveKind::girl));
  table.scores(9, 13, 3);
  PersonId child = kNoPerson;
  table.state.people.for_living([&](PersonId id, const Person& person) {
    if (person.age(1300) == 0) child = id;
  });
  ASSERT_NE(child, kNoPerson);
  const Person& girl = table.person(child);
  EXPECT_EQ(girl.house, house_of(england));
  EXPECT_EQ(girl.father, table.monarch(england));
  EXPECT_EQ(girl.charisma, 1);
  EXPECT_EQ(girl.strength, -2);
  // The next couple has six.
  table.roll(6);
  EXPECT_EQ(table.told<Born>(), 6) << "the first children of five countries, and this one";
}

TEST(BloodBirths, OldWivesAndCaptivesHaveNone) {
  RULE("blood.birth.couples");
  BloodTable table;
  table.go_to<Births>(1305);
  table.person(table.person(table.monarch(france)).spouse).born = 1254;  // 51
  table.person(table.monarch(germany)).captor = house_of(spain);
  while (!std::get<Births>(table.state.phases[0]).asked.has(kEnglish)) table.usual_step();
  EXPECT_EQ(std::get<Births>(table.state.phases[0]).asked.size(), 3);
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::done)), "blood.turn.wait");
}

TEST(BloodBirths, ExtraRollsAreAskedForUnderSealAndCostConstitution) {
  RULE("blood.birth.again");
  RULE("blood.survival.constitution");
  RULE("blood.person.age");
  BloodTable table;
  table.go_to<Births>();
  const PersonId queen = table.person(table.monarch(england)).spouse;
  const auto born = [&] {
    table.roll(12);
    table.chance(move_of(MoveKind::boy));
    table.scores(10, 10, 10);
  };
  born();
  while (table.rules.pending(table.state).step == Step::chance) table.usual_step();
  for (int wave = 0; wave < 2; ++wave) {
    EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::again, queen)), "blood.birth.again");
    EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::again, table.monarch(england))), "blood.birth.couples");
    table.play(kEnglish, move_of(MoveKind::again, queen));
    EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::again, queen)), "blood.birth.again");
    for (const Seat seat : table.rules.everybody()) table.play(seat, move_of(MoveKind::done));
    born();
  }
  EXPECT_EQ(table.person(queen).extra_births, 2);
  std::vector<int> years;
  table.state.people.for_living([&](PersonId, const Person& person) {
    if (person.mother == queen && person.age(1300) == 0) years.push_back(person.born);
  });
  EXPECT_EQ(years, (std::vector<int>{1300, 1301, 1302}));
  // Example 4: she needs 4, and 5 with -2 is too little.
  EXPECT_TRUE(table.in<Survival>());
  while (table.rules.chance_scope(table.state).number != table.person(queen).serial) table.usual_step();
  table.roll(5);
  EXPECT_TRUE(table.person(queen).doomed);
}

TEST(BloodBirths, AChildOfARulingQueenBearsHerName) {
  RULE("blood.birth.house");
  BloodTable table;
  table.go_to<Births>(1305);
  // Spain's king has died; his daughter reigns, and an Englishman is her consort.
  const PersonId queen = table.add(Sex::female, 20, house_of(spain));
  const PersonId consort = table.add(Sex::male, 25, house_of(england));
  table.state.people.wed(consort, queen, People::Joins::wifes_court);
  table.state.reigns[at(spain)].monarch = queen;
  while (table.rules.chance_scope(table.state).number != table.person(queen).serial) table.usual_step();
  table.roll(8);
  table.chance(move_of(MoveKind::boy));
  PersonId child = kNoPerson;
  table.state.people.for_living([&](PersonId id, const Person& person) {
    if (person.mother == queen) child = id;
  });
  EXPECT_EQ(table.person(child).house, house_of(spain));
  EXPECT_EQ(table.person(child).court, house_of(spain));
}

TEST(BloodSurvival, WhoeverFailsDiesAndAKingsSonFollows) {
  RULE("blood.survival.number");
  RULE("blood.succession.step");
  BloodTable table;
  table.go_to<Survival>();
  const PersonId king = table.monarch(england);
  const PersonId son = table.child(england);
  table.roll(3);  // the king needs 4
  EXPECT_TRUE(table.state.people.lives(king)) << "all roll first";
  table.go_to<Court>();
  EXPECT_EQ(table.monarch(england), son);
  EXPECT_FALSE(table.state.people.lives(king));
  EXPECT_EQ(table.told<Died>(), 1);
  EXPECT_EQ(table.told<LeftGame>(), 1) << "the queen";
}

TEST(BloodSurvival, AMinorWithoutRelativesGetsARegentWhoIsMade) {
  RULE("blood.succession.regent");
  BloodTable table;
  table.go_to<Survival>();
  table.roll(2);
  table.go_to<Court>();
  const Reign& reign = table.state.reigns[at(england)];
  ASSERT_NE(reign.regent, kNoPerson);
  EXPECT_TRUE(table.person(reign.regent).is_made_regent);
  EXPECT_EQ(table.person(reign.regent).age(1300), 30);
  EXPECT_EQ(table.state.realm.pieces[at(england)][kKingPiece].person, reign.regent);
  const PersonId regent = reign.regent;
  table.go_to<Births>(1310);
  EXPECT_EQ(table.state.reigns[at(england)].regent, kNoPerson) << "the king is 15";
  EXPECT_FALSE(table.state.people.lives(regent));
  EXPECT_EQ(table.state.realm.pieces[at(england)][kKingPiece].person, table.monarch(england));
}

TEST(BloodSurvival, KingsMayBeSparedAtFirst) {
  RULE("blood.survival.first-kings");
  BloodTable table(OptionValues{{"kings", "spared"}});
  table.go_to<Survival>();
  EXPECT_NE(table.rules.chance_scope(table.state).number, table.person(table.monarch(england)).serial);
  table.go_to<Survival>(1310);
  EXPECT_EQ(table.rules.chance_scope(table.state).number, table.person(table.monarch(england)).serial);
}

// France's only child is a daughter, who is married in Spain; her father dies, and perhaps has a brother.
class BloodHeiress : public testing::Test {
 protected:
  BloodHeiress() {
    table.go_to<Survival>(1315);
    heiress = table.child(france);
    table.person(heiress).sex = Sex::female;
    husband = table.add(Sex::male, 20, house_of(spain));
    table.state.people.wed(husband, heiress, People::Joins::husbands_court);
  }
  PersonId add_uncle() {
    Person grandfather;
    grandfather.born = 1240;
    grandfather.house = grandfather.court = house_of(france);
    const PersonId old = table.state.people.add(grandfather);
    table.state.people.remove(old, Fate::died);
    const PersonId uncle = table.add(Sex::male, 30, house_of(france));
    table.person(uncle).father = table.person(table.monarch(france)).father = old;
    return uncle;
  }
  void let_the_king_die() {
    const std::uint32_t king = table.person(table.monarch(france)).serial;
    while (table.in<Survival>() && table.rules.chance_scope(table.state).number != king) table.usual_step();
    table.roll(2);
    while (table.in<Survival>()) table.usual_step();
  }

  BloodTable table;
  PersonId heiress;
  PersonId husband;
};

TEST_F(BloodHeiress, MayBePassedOverForWhoeverIsNext) {
  RULE("blood.succession.pass-over");
  const PersonId uncle = add_uncle();
  let_the_king_die();
  ASSERT_TRUE(table.in<Crowns>());
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(kFrench));
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::crown, husband)), "blood.succession.order");
  table.play(kFrench, move_of(MoveKind::pass_over, heiress));
  EXPECT_EQ(table.monarch(france), uncle);
  EXPECT_EQ(table.person(heiress).court, house_of(spain));
}

// Her son inherits, whom Spain plays, and nobody is left at the court of France.
TEST_F(BloodHeiress, APlayerWhoseLostHouseHasDiedOutBeginsANewOne) {
  RULE("blood.baron.new-house");
  const PersonId son = table.add(Sex::male, 0, house_of(spain));
  table.person(son).father = husband;
  table.person(son).mother = heiress;
  table.state.people.remove(heiress, Fate::died);
  BloodTable old = table;
  old.rules = rules_for(kMostSeats, {}, 1);
  let_the_king_die();
  ASSERT_EQ(table.monarch(france), son);
  table.go_to<Court>();
  EXPECT_TRUE(table.rules.countries_of(table.state, kFrench).empty());
  EXPECT_EQ(table.state.people.living_at(house_of(france)), 3) << "a couple and a child of five";
  EXPECT_EQ(table.state.houses[at(france)], 1);
  EXPECT_TRUE(table.last_told<FamilyFounded>().is_new_house);
  EXPECT_EQ(table.rules.fault(table.state), "");
  table.go_to_end();

  std::swap(table, old);
  let_the_king_die();
  table.go_to<Court>();
  EXPECT_EQ(table.state.people.living_at(house_of(france)), 0) << "by the first version of the rules";
}

TEST_F(BloodHeiress, ReignsWithoutAQuestionWhereNobodyElseWould) {
  RULE("blood.succession.pass-over");
  let_the_king_die();
  EXPECT_EQ(table.monarch(france), heiress);
  EXPECT_EQ(table.person(husband).court, house_of(france));
}

TEST(BloodCrowns, ARegentWhoGoesToAnotherCourtIsReplaced) {
  RULE("blood.succession.regent");
  BloodTable table;
  table.go_to<Court>(1305);
  Reign& reign = table.state.reigns[at(france)];
  const PersonId king = reign.monarch;
  reign.monarch = table.child(france);
  table.state.people.remove(king, Fate::died);
  reign.regent = table.add(Sex::female, 30, house_of(france));
  const PersonId first = reign.regent;
  const PersonId second = table.add(Sex::male, 30, house_of(france));
  const PersonId husband = table.add(Sex::male, 30, house_of(spain));
  table.state.people.wed(husband, first, People::Joins::husbands_court);
  while (table.in<Court>()) table.usual_step();
  if (table.in<Crowns>()) table.play(kFrench, move_of(MoveKind::regent, second));
  EXPECT_EQ(table.state.reigns[at(france)].regent, second);
  EXPECT_EQ(table.rules.fault(table.state), "");
}

// The king of France has the crown of Spain for his son, and a man of his court acts for the boy.
TEST(BloodCrowns, ARegentGetsNoPrincesPiece) {
  RULE("blood.prince.king");
  for (const int version : {2, kRulesVersion}) {
    BloodTable table({}, kMostSeats, version);
    table.go_to<Court>(1305);
    Reign& reign = table.state.reigns[at(spain)];
    table.state.people.remove(reign.monarch, Fate::died);
    reign.monarch = table.child(france);
    table.person(reign.monarch).born = 1300;
    reign.regent = table.add(Sex::male, 30, house_of(france));
    while (table.in<Court>() || table.in<Announcements>()) table.usual_step();
    EXPECT_EQ(table.state.realm.pieces[at(spain)][kKingPiece].person, reign.regent);
    EXPECT_EQ(piece_of(table.state.realm, france, reign.regent) == kNoPiece, version > 2);
    EXPECT_EQ(table.rules.fault(table.state), "");
  }
}

TEST(BloodCrowns, ACaptiveWhoInheritsStaysWhereHeIsHeld) {
  RULE("blood.captive.place");
  BloodTable table;
  table.go_to<Survival>(1320);
  const PersonId heir = table.child(france);
  table.person(heir).captor = house_of(spain);
  const Place prison = Place::in(table.state.realm.capital[at(spain)]);
  table.state.realm.pieces[at(france)][1] = {heir, prison, kAshore};
  const std::uint32_t king = table.person(table.monarch(france)).serial;
  while (table.rules.chance_scope(table.state).number != king) table.usual_step();
  table.roll(2);
  while (table.in<Survival>()) table.usual_step();
  EXPECT_FALSE(table.in<Crowns>()) << "he cannot choose";
  EXPECT_EQ(table.monarch(france), heir);
  EXPECT_EQ(table.state.realm.pieces[at(france)][kKingPiece].person, heir);
  EXPECT_EQ(table.state.realm.pieces[at(france)][kKingPiece].place, prison);
}

TEST(BloodCrowns, ALineThatEndsIsGoneOnWithByARelativeOrANewHouse) {
  RULE("blood.succession.new-house");
  RULE("blood.succession.relative");
  RULE("blood.kin.extinct");
  for (const MoveKind choice : {MoveKind::relative, MoveKind::new_house}) {
    BloodTable table;
    table.go_to<Survival>();
    table.state.people.remove(table.child(england), Fate::died);
    table.roll(2);
    while (!table.in<Crowns>()) table.usual_step();
    EXPECT_EQ(table.rules.pending(table.state), Pending::turn(kEnglish));
    EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::done)), "blood.turn.step");
    table.play(kEnglish, move_of(choice));
    table.go_to<Court>();
    const Person& king = table.person(table.monarch(england));
    EXPECT_EQ(king.age(1300), choice == MoveKind::relative ? 20 : 25);
    EXPECT_EQ(table.state.houses[at(england)], choice == MoveKind::relative ? 0 : 1);
    EXPECT_EQ(table.state.people.living_at(house_of(england)), choice == MoveKind::relative ? 2 : 3);
    EXPECT_EQ(table.told<Honoured>(), 0) << "wives from nowhere";
  }
}

TEST(BloodCrowns, ANewKingStandsInTheCapitalOrWhereHeOrTheLateKingWas) {
  RULE("blood.prince.king");
  BloodTable table;
  table.go_to<Survival>(1320);
  const PersonId son = table.child(england);
  table.state.realm.pieces[at(england)][1] = {son, Place::in(Province::kent), kAshore};
  table.state.realm.pieces[at(england)][kKingPiece].place = Place::in(Province::calais);
  table.roll(2);
  while (!table.in<Crowns>()) table.usual_step();
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::stand, Province::essex)));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::stand, Province::calais)));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::stand, Province::wessex)), "blood.prince.king");
  table.play(kEnglish, move_of(MoveKind::stand, Province::kent));
  EXPECT_EQ(table.state.realm.pieces[at(england)][kKingPiece].place, Place::in(Province::kent));
  EXPECT_EQ(table.state.realm.pieces[at(england)][1].person, kNoPerson);
}

TEST(BloodCrowns, WhereANewKingWasCountsWhateverHisPiece) {
  RULE("blood.prince.king");
  BloodTable table;
  table.go_to<Survival>(1320);
  const PersonId son = table.child(england);
  table.person(son).court = house_of(Country::italy);
  table.state.realm.pieces[at(england)][1] = {};
  table.state.realm.pieces[at(Country::italy)][1] = {son, Place::in(Province::lombardy), kAshore};
  table.state.realm.pieces[at(england)][kKingPiece].place = Place::in(Province::calais);
  table.roll(2);
  while (!table.in<Crowns>()) table.usual_step();
  const Seat asked = table.rules.pending(table.state).owing.first();
  EXPECT_TRUE(table.lists(asked, move_of(MoveKind::stand, Province::lombardy)));
}

TEST(BloodCrowns, ANewKingIsNotPutIntoFamine) {
  RULE("blood.prince.king");
  BloodTable table;
  table.go_to<Survival>(1320);
  table.state.realm.pieces[at(england)][kKingPiece].place = Place::in(Province::calais);
  table.state.realm.pieces[at(england)][1] = {};  // the heir has no piece
  table.state.realm.famine.add(Province::essex);
  table.roll(2);
  while (!table.in<Bidding>() && !table.in<Court>()) table.usual_step();
  EXPECT_EQ(table.state.realm.pieces[at(england)][kKingPiece].place, Place::in(Province::calais));
}

TEST(BloodCrowns, AWidowerWhoInheritsAtHomeGoesHome) {
  RULE("blood.death.widowed");
  BloodTable table;
  table.go_to<Court>(1320);
  const PersonId king = table.monarch(england);
  table.person(table.person(king).spouse).spouse = kNoPerson;
  table.person(king).spouse = kNoPerson;
  table.person(king).court = house_of(Country::italy);
  table.person(king).came_by_marriage = true;
  table.go_to<Taxing>();
  EXPECT_EQ(table.person(king).court, house_of(england));
  EXPECT_EQ(table.rules.ruler(table.state, england), kEnglish);
}

TEST(BloodAnnouncements, PrincesOfALostCountryAreWhereTheirPlayerReigns) {
  RULE("blood.prince.place");
  BloodTable table;
  table.go_to<Court>(1320);
  // Germany's crown is with the Italians, and France's with the Germans.
  const auto give = [&](Country crown, Country court) {
    const PersonId monarch = table.monarch(crown);
    for (const PersonId mover : {monarch, table.person(monarch).spouse}) table.person(mover).court = house_of(court);
  };
  give(Country::germany, Country::italy);
  give(Country::france, Country::germany);
  const PersonId young = table.add(Sex::male, 20, house_of(Country::germany));
  table.go_to<Announcements>();
  ASSERT_TRUE(table.in<Announcements>());
  EXPECT_TRUE(table.lists(kGerman, move_of(MoveKind::place, young, Province::anjou)));
  EXPECT_FALSE(table.lists(kGerman, move_of(MoveKind::place, young, Province::bavaria)));
}

TEST(BloodAnnouncements, PrincesOfTwentyArePlacedUnderSeal) {
  RULE("blood.prince.place");
  RULE("blood.prince.piece");
  BloodTable table;
  table.go_to<Court>(1315);
  table.state.realm.famine.add(Province::kent);
  table.go_to<Announcements>();
  const PersonId prince = table.child(england);
  EXPECT_EQ(table.person(prince).age(1315), 20);
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::place, prince, Province::champagne)), "blood.prince.place");
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::place, prince, Province::kent)), "blood.prince.place");
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::place, prince, Province::wessex)), "blood.prince.piece");
  table.play(kEnglish, move_of(MoveKind::place, prince, Province::wessex));
  EXPECT_EQ(piece_of(table.state.realm, england, prince), kNoPiece) << "not before all have answered";
  table.go_to<Taxing>();
  EXPECT_EQ(piece_of(table.state.realm, england, prince), 1);
  EXPECT_EQ(table.state.realm.pieces[at(england)][1].place, Place::in(Province::wessex));
  EXPECT_EQ(table.state.realm.pieces[at(france)][1].place, Place::in(Province::champagne)) << "the capital by default";
}

TEST(BloodAnnouncements, TheOldestOfThoseWhoWaitGetsTheNextFreePiece) {
  RULE("blood.prince.waiting");
  BloodTable table;
  table.go_to<Court>();
  std::vector<PersonId> princes;
  for (int age = 20; age < 27; ++age) princes.push_back(table.add(Sex::male, age, house_of(england)));
  table.go_to<Taxing>();
  const auto has_piece = [&](int i) { return piece_of(table.state.realm, england, princes[at(i)]) != kNoPiece; };
  for (int i = 2; i < 7; ++i) EXPECT_TRUE(has_piece(i));
  EXPECT_FALSE(has_piece(0));
  EXPECT_FALSE(has_piece(1));
  table.state.people.remove(princes[4], Fate::died);
  table.go_to<Taxing>(1305);
  EXPECT_TRUE(has_piece(1));
  EXPECT_FALSE(has_piece(0));
}

TEST(BloodAnnouncements, APrinceWhoChangesCourtsChangesHisPiece) {
  RULE("blood.prince.swap");
  BloodTable table;
  table.go_to<Court>();
  const PersonId prince = table.add(Sex::male, 25, house_of(england));
  table.state.realm.pieces[at(england)][2] = {prince, Place::in(Province::kent), kAshore};
  table.person(prince).court = house_of(france);
  table.go_to<Taxing>();
  EXPECT_EQ(piece_of(table.state.realm, england, prince), kNoPiece);
  EXPECT_EQ(piece_of(table.state.realm, france, prince), 1);
  EXPECT_EQ(table.state.realm.pieces[at(france)][1].place, Place::in(Province::champagne));
}

TEST(BloodAnnouncements, TheWidowedGoHome) {
  RULE("blood.death.widowed");
  BloodTable table;
  table.go_to<Court>();
  const PersonId widow = table.add(Sex::female, 25, house_of(spain));
  table.person(widow).court = house_of(england);
  table.person(widow).came_by_marriage = true;
  table.go_to<Taxing>();
  EXPECT_EQ(table.person(widow).court, house_of(spain));
}

}  // namespace
}  // namespace regalia::blood
