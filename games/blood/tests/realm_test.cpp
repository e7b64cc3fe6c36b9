// The map's pieces, pools and figures.
#include "games/blood/realm/realm.h"
#include "games/blood/tests/blood_table.h"

#include <gtest/gtest.h>

#include "engine/testing.h"

namespace regalia::blood {
namespace {

using enum Province;
using enum Country;

class BloodRealm : public testing::Test {
 protected:
  const Facts facts = standard_facts();
  Realm realm = first_realm(facts);

  std::uint8_t& armies(Province province, Country country) { return realm.armies[at(province)][at(country)]; }
};

TEST_F(BloodRealm, BeginsWithTenHomeProvincesACastleAndNoMoney) {
  RULE("blood.setup.realm");
  for (int i = 0; i < kCountries; ++i) {
    const auto country = static_cast<Country>(i);
    EXPECT_EQ(home_provinces(realm, country), provinces_of(country));
    EXPECT_EQ(realm.castle[at(i)], 10);
    EXPECT_EQ(realm.capital[at(i)], facts.map.capitals[at(i)]);
    EXPECT_EQ(realm.treasury[at(i)], 0);
    EXPECT_EQ(armies_in_pool(realm, facts, country), 20);
    EXPECT_EQ(fleets_in_pool(realm, facts, country), 4);
    EXPECT_EQ(taxed_provinces(realm, country), 10);
  }
}

TEST_F(BloodRealm, TheDeadAreNeitherOnTheMapNorInThePool) {
  RULE("blood.raise.dead");
  // Example 1: four fell in a year that ends with 5.
  armies(essex, england) = 6;
  realm.dead[at(box_of(1335))][at(england)] = 4;
  realm.dead[at(box_of(1330))][at(england)] = 3;
  EXPECT_EQ(armies_in_pool(realm, facts, england), 7);
  EXPECT_EQ(box_of(1335), box_of(1345));
  EXPECT_NE(box_of(1335), box_of(1340));
}

TEST_F(BloodRealm, ArmiesAreRaisedUpToTwiceTheQuietHomeProvinces) {
  RULE("blood.raise.limit");
  EXPECT_EQ(armies_to_raise(realm, facts, france, Annexed::no), 20);
  realm.rebellion.add(burgundy);
  realm.control[at(flanders)] = england;
  EXPECT_EQ(armies_to_raise(realm, facts, france, Annexed::no), 16);
  armies(champagne, france) = 10;
  EXPECT_EQ(armies_to_raise(realm, facts, france, Annexed::no), 6);
  // Provinces of others do not count.
  EXPECT_EQ(armies_to_raise(realm, facts, england, Annexed::no), 20);
  // What is there already may stay.
  armies(champagne, france) = 19;
  EXPECT_EQ(armies_to_raise(realm, facts, france, Annexed::no), 0);
  // The dead cannot be raised.
  armies(champagne, france) = 0;
  realm.dead[0][at(france)] = 12;
  EXPECT_EQ(armies_to_raise(realm, facts, france, Annexed::no), 8);
}

TEST_F(BloodRealm, AnAnnexedCountryRaisesOneForAProvince) {
  RULE("blood.raise.annexed");
  EXPECT_EQ(armies_to_raise(realm, facts, italy, Annexed::yes), 10);
}

TEST_F(BloodRealm, FleetsAreLaunchedOnOnesOwnCoast) {
  RULE("blood.raise.where");
  const ProvinceSet ports = ports_to_launch(realm, facts, germany);
  EXPECT_TRUE(ports.has(saxony));
  EXPECT_TRUE(ports.has(friesland));
  EXPECT_EQ(ports.size(), 2);
  realm.control[at(friesland)] = france;
  EXPECT_EQ(ports_to_launch(realm, facts, germany).size(), 1);
  EXPECT_FALSE(ports_to_launch(realm, facts, france).has(friesland)) << "no home province";
}

TEST_F(BloodRealm, FamineAndRebellionStopTaxesAndGoods) {
  RULE("blood.tax.provinces");
  RULE("blood.goods.placing");
  EXPECT_EQ(yielding_provinces(realm, facts).size(), 15);
  realm.famine.add(lancashire);
  realm.rebellion.add(warwickshire);
  EXPECT_EQ(taxed_provinces(realm, england), 8);
  EXPECT_EQ(yielding_provinces(realm, facts).size(), 13);
  realm.control[at(calais)] = france;
  EXPECT_EQ(taxed_provinces(realm, england), 7);
  EXPECT_EQ(taxed_provinces(realm, france), 11);
}

TEST_F(BloodRealm, PiecesAreTakenFromTheLowestNumber) {
  RULE("blood.prince.piece");
  EXPECT_EQ(free_prince_piece(realm, facts, spain), 1);
  for (int i = 1; i <= 5; ++i) realm.pieces[at(spain)][at(i)].person = static_cast<PersonId>(i);
  EXPECT_EQ(free_prince_piece(realm, facts, spain), kNoPiece);
  realm.pieces[at(spain)][3].person = kNoPerson;
  EXPECT_EQ(free_prince_piece(realm, facts, spain), 3);
  EXPECT_EQ(piece_of(realm, spain, static_cast<PersonId>(5)), 5);
  EXPECT_EQ(piece_of(realm, spain, static_cast<PersonId>(3)), kNoPiece);
  EXPECT_EQ(piece_of(realm, spain, kNoPerson), kNoPiece);
}

TEST_F(BloodRealm, ACapitalIsLostWhenItIsElsewhere) {
  RULE("blood.setup.realm");
  EXPECT_FALSE(has_lost_capital(realm, facts, spain));
  realm.capital[at(spain)] = galicia;
  EXPECT_TRUE(has_lost_capital(realm, facts, spain));
}

TEST(BloodPosition, APositionHoldsNobodyOnTwoPiecesOfAColour) {
  RULE("blood.prince.piece");
  BloodTable table;
  table.go_to<Court>();
  auto& pieces = table.state.realm.pieces[at(Country::england)];
  pieces[1] = pieces[kKingPiece];
  EXPECT_NE(table.rules.fault(table.state), "");
  table.rules = rules_for(kMostSeats, {}, 1);
  EXPECT_EQ(table.rules.fault(table.state), "") << "a position of an old game is still read";
}

TEST(BloodPosition, ACapitalIsInNobodyElsesHandsWhileItsCastleStands) {
  RULE("blood.control.marker");
  BloodTable table;
  table.go_to<Court>();
  table.state.realm.control[at(Province::champagne)] = Country::england;
  EXPECT_NE(table.rules.fault(table.state), "");
  table.state.realm.castle[at(Country::france)] = 0;
  EXPECT_EQ(table.rules.fault(table.state), "");
}

}  // namespace
}  // namespace regalia::blood
