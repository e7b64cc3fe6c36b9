// Three and four players: who sits where, and what stands in countries that nobody plays.
#include "games/blood/tests/blood_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

TEST(BloodSeats, SitInTheOrderOfTheirCountries) {
  RULE("blood.setup.seats");
  const Rules five = rules_for(5, {});
  for (int i = 0; i < 5; ++i) EXPECT_EQ(five.house_of(seat_at(i)), house_of(static_cast<Country>(i)));
  const Rules three = rules_for(3, {{"three", "france-italy-spain"}});
  EXPECT_EQ(three.house_of(seat_at(0)), house_of(france));
  EXPECT_EQ(three.house_of(seat_at(1)), house_of(italy));
  EXPECT_EQ(three.house_of(seat_at(2)), house_of(spain));
  EXPECT_EQ(three.seat_of(house_of(italy)), seat_at(1));
  EXPECT_EQ(three.seat_of(house_of(england)), kNobody);
  EXPECT_EQ(three.seat_of(kAristocrats), kNobody);
}

TEST(BloodSeats, ThereAreThreeToFive) {
  RULE("blood.setup.seats");
  EXPECT_FALSE(Rules::make(2, {}, standard_facts()).ok());
  EXPECT_FALSE(Rules::make(6, {}, standard_facts()).ok());
  EXPECT_FALSE(Rules::make(4, {}, standard_facts()).ok()) << "as many countries as players";
  EXPECT_FALSE(parse_options({{"out", "spain"}}, 5).ok());
  EXPECT_FALSE(parse_options({{"border", "armed"}}, 3).ok());
  EXPECT_FALSE(parse_options({{"three", "france-italy-spain"}}, 4).ok());
}

TEST(BloodSeats, MoneyBelongsToTheHouseOfTheSeat) {
  RULE("blood.setup.seats");
  BloodTable table({{"three", "france-germany-spain"}}, 3);
  table.go_to<Raising>();
  EXPECT_EQ(table.state.realm.treasury[at(france)], 50);
  EXPECT_EQ(table.state.realm.treasury[at(england)], 0);
  EXPECT_EQ(table.money(seat_at(2)), table.state.realm.treasury[at(spain)]);
  table.go_to_end();
}

TEST(BloodCounters, GoodsNeverRunOut) {
  RULE("blood.setup.counters");
  BloodTable table;
  table.go_to_end();
  EXPECT_EQ(table.state.realm.items[at(lancashire)][at(england)][Good::food], 20) << "there are 15 counters in a box";
}

TEST(BloodFour, OneCountryIsLeftOutAndNobodyHasAnythingThere) {
  RULE("blood.neutral.four");
  RULE("blood.neutral.goods");
  BloodTable table({}, 4);
  table.go_to<Raising>();
  EXPECT_EQ(table.rules.house_of(seat_at(0)), house_of(france));
  EXPECT_EQ(table.monarch(england), kNoPerson);
  EXPECT_EQ(armies_of(table.state.realm, england), 0);
  EXPECT_EQ(table.state.realm.items[at(lancashire)][at(england)][Good::food], 0);
  EXPECT_EQ(table.state.realm.items[at(aquitaine)][at(france)][Good::food], 1);
}

TEST(BloodFour, ACountryLeftOutMayBeArmed) {
  RULE("blood.neutral.four");
  RULE("blood.neutral.armies");
  BloodTable table({{"out", "germany"}, {"border", "armed"}}, 4);
  EXPECT_EQ(armies_of(table.state.realm, germany), 20);
  EXPECT_EQ(table.state.realm.armies[at(bavaria)][at(germany)], 4);
  EXPECT_EQ(table.state.realm.armies[at(saxony)][at(germany)], 2);
  EXPECT_EQ(table.state.realm.armies[at(swabia)][at(germany)], 1);
  EXPECT_EQ(armies_of(table.state.realm, france), 0);
}

TEST(BloodFour, OneAreaYieldsSomethingElse) {
  RULE("blood.neutral.goods-of-four");
  const auto good = [](const char* out, Province province) {
    return rules_for(4, {{"out", out}}).facts().map[province].good;
  };
  EXPECT_EQ(good("england", andalusia), Good::food);
  EXPECT_EQ(good("france", bavaria), Good::semi_luxury);
  EXPECT_EQ(good("germany", warwickshire), Good::metal);
  EXPECT_EQ(good("italy", bavaria), Good::semi_luxury);
  EXPECT_EQ(good("spain", lancashire), Good::semi_luxury);
  EXPECT_EQ(good("spain", andalusia), Good::cloth);
  EXPECT_EQ(rules_for(5, {}).facts().map[andalusia].good, Good::cloth);
  EXPECT_EQ(rules_for(3, {}).facts().map[bavaria].good, Good::metal);
}

TEST(BloodThree, TwoCountriesDefendThemselvesWithoutCastles) {
  RULE("blood.neutral.three");
  RULE("blood.neutral.armies");
  RULE("blood.n1");
  BloodTable table({}, 3);
  for (const Country neutral : {germany, italy}) {
    EXPECT_EQ(armies_of(table.state.realm, neutral), 20);
    EXPECT_EQ(table.state.realm.castle[at(neutral)], 0);
  }
  EXPECT_EQ(table.state.realm.castle[at(england)], 10);
  EXPECT_EQ(table.state.realm.armies[at(venice)][at(italy)], 4);
  EXPECT_EQ(table.state.realm.armies[at(tuscany)][at(italy)], 2);
}

TEST(BloodThree, GoodsOfOthersAreGoneWhenNobodySeizesThem) {
  RULE("blood.neutral.goods");
  BloodTable table({}, 3);
  table.go_to<Raising>();
  EXPECT_EQ(table.state.realm.items[at(venice)][at(italy)][Good::luxury], 1);
  table.go_to<Births>(1305);
  EXPECT_EQ(table.state.realm.items[at(venice)][at(italy)][Good::luxury], 0);
  EXPECT_EQ(table.told<GoodsLost>(), 6);
  EXPECT_EQ(table.state.realm.items[at(lancashire)][at(england)][Good::food], 1);
}

TEST(BloodThree, ConqueredProvincesOfOthersRaiseAnArmyEach) {
  RULE("blood.neutral.levy");
  BloodTable table({}, 3);
  table.go_to<Raising>(1305);
  const Move levy = move_of(MoveKind::levy, lorraine);
  EXPECT_EQ(table.refused(kFrench, levy), "blood.neutral.levy");
  table.state.realm.armies[at(lorraine)][at(germany)] = 0;
  table.state.realm.control[at(lorraine)] = france;
  table.play(kFrench, levy);
  EXPECT_EQ(table.state.realm.armies[at(lorraine)][at(france)], 1);
  EXPECT_EQ(table.refused(kFrench, levy), "blood.neutral.levy") << "once a turn";
  table.state.realm.rebellion.add(lorraine);
  table.go_to<Raising>(1310);
  EXPECT_EQ(table.refused(kFrench, levy), "blood.neutral.levy") << "not in rebellion";
}

TEST(BloodThree, AFamilyThatNobodyPlaysHasAChildAndTwoBirthsATurn) {
  RULE("blood.neutral.aristocrats");
  BloodTable table({}, 3);
  while (table.state.people.living_at(kAristocrats) == 0) table.usual_step();
  PersonId child{0};
  table.state.people.for_living([&](PersonId id, const Person& person) {
    if (person.house == kAristocrats) child = id;
  });
  EXPECT_EQ(table.person(child).age(1300), 5);
  EXPECT_EQ(table.person(child).father, kNoPerson);
  table.go_to<Births>();
  for (int i = 0; i < 3; ++i) table.roll(2);  // the royal couples
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(table.rules.chance_scope(table.state).purpose, "aristocrats");
    table.roll(7);
    table.chance(move_of(MoveKind::girl));
    table.scores(10, 10, 10);
  }
  EXPECT_EQ(table.state.people.living_at(kAristocrats), 3);
  int latest = 0;
  table.state.people.for_living([&](PersonId, const Person& person) {
    if (person.house == kAristocrats) latest = std::max(latest, int{person.born});
  });
  EXPECT_EQ(latest, 1301) << "the second of a turn is the younger";
  EXPECT_EQ(table.rules.pending(table.state).step, Step::sealed);
}

TEST(BloodThree, ChildrenOfThatFamilyRollForSurvivalAndWedNobodyAtCourt) {
  RULE("blood.neutral.aristocrats");
  BloodTable table({}, 3);
  table.go_to<Survival>(1310);
  bool has_rolled = false;
  while (table.in<Survival>()) {
    has_rolled = has_rolled || table.rules.chance_scope(table.state).asker == kNobody;
    table.usual_step();
  }
  EXPECT_TRUE(has_rolled);
  const PersonId groom = table.add(Sex::male, 20, house_of(england));
  const PersonId bride = table.add(Sex::female, 20, kAristocrats);
  table.play(kEnglish, move_of(MoveKind::seek, groom));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::propose, groom, bride)), "blood.marriage.free");
}

}  // namespace
}  // namespace regalia::blood
