// Control of provinces, and capitals.
#include "games/blood/tests/war_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

class BloodControl : public BloodWar {};

TEST_F(BloodControl, MarkersArePutWhereOnlyOwnArmiesStand) {
  RULE("blood.control.marker");
  RULE("blood.items.captured");
  to_march();
  put(calais, england, 2);
  table.state.realm.items[at(normandy)][at(france)][Good::cloth] = 1;
  march(calais, england, 1, {normandy});
  march(calais, england, 1, {champagne});
  put(flanders, england, 1);
  put(flanders, germany, 1);
  while (!table.in<Marking>()) table.usual_step();
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::mark, champagne)), "blood.control.marker") << "a castle stands";
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::mark, flanders)), "blood.control.marker") << "others are there";
  table.play(kEnglish, move_of(MoveKind::mark, normandy));
  table.play(kEnglish, kDone);
  while (table.in<Marking>()) table.usual_step();
  EXPECT_EQ(table.state.realm.control[at(normandy)], england);
  EXPECT_EQ(table.state.realm.items[at(normandy)][at(england)][Good::cloth], 1);
}

TEST_F(BloodControl, FleetsLeaveACapturedPortAlsoWithArmiesAboard) {
  RULE("blood.fleet.leave");
  for (const int version : {1, kRulesVersion}) {
    table = BloodTable({}, kMostSeats, version);
    to_march();
    put(normandy, england, 1);
    for (const Country owner : {france, spain}) {
      Fleet fleet = Fleet::in(normandy);
      fleet.armies[at(owner)] = 1;
      table.state.realm.fleets[at(owner)].push_back(fleet);
    }
    const auto number = static_cast<int>(table.state.realm.fleets[at(france)].size()) - 1;
    while (!table.in<Marking>()) table.usual_step();
    table.play(kEnglish, move_of(MoveKind::mark, normandy));
    table.play(kEnglish, kDone);
    while (!(table.in<March>() && std::get<March>(table.state.phases[1]).seat == kFrench)) table.usual_step();
    EXPECT_EQ(table.refused(kFrench, kDone), version == 1 ? "" : "blood.move.obliged");
    if (version == 1) continue;
    EXPECT_FALSE(table.state.realm.fleets[at(spain)][0].is_evicted) << "the Spanish have lost nothing";
    table.play(kFrench, with_ship(MoveKind::ship, france, number));
    for (int sea = 0; sea < kSeas; ++sea)
      if (table.lists(kFrench, sail(static_cast<Sea>(sea)))) {
        table.play(kFrench, sail(static_cast<Sea>(sea)));
        break;
      }
    table.play(kFrench, kSend);
    EXPECT_TRUE(table.lists(kFrench, kDone));
  }
}

TEST_F(BloodControl, ACapitalIsLostAndRegained) {
  RULE("blood.capital.lost");
  RULE("blood.capital.regained");
  to_march();
  put(champagne, england, 1);
  table.state.realm.castle[at(france)] = 0;
  const PersonId captive = prince(spain, champagne);
  table.person(captive).captor = house_of(france);
  while (!table.in<Marking>()) table.usual_step();
  table.play(kEnglish, move_of(MoveKind::mark, champagne));
  table.play(kEnglish, kDone);
  EXPECT_FALSE(table.person(captive).is_captive());
  EXPECT_EQ(place(captive), Place::in(castile));
  EXPECT_EQ(table.rules.pending(table.state), Pending::turn(kFrench));
  EXPECT_EQ(table.refused(kFrench, move_of(MoveKind::new_capital, kent)), "blood.capital.lost");
  table.play(kFrench, move_of(MoveKind::new_capital, anjou));
  EXPECT_EQ(table.state.realm.capital[at(france)], anjou);
  put(champagne, england, 0);
  put(champagne, france, 1);
  while (!table.in<Marking>()) table.usual_step();
  table.play(kFrench, move_of(MoveKind::mark, champagne));
  table.play(kFrench, kDone);
  EXPECT_EQ(table.state.realm.capital[at(france)], champagne);
  EXPECT_EQ(table.state.realm.castle[at(france)], 0);
}

TEST_F(BloodControl, WithoutAHomeProvinceACountryHasNoCapital) {
  RULE("blood.capital.landless");
  to_march();
  for (const Province province : provinces_of(france)) table.state.realm.control[at(province)] = england;
  table.state.realm.control[at(champagne)] = france;
  table.state.realm.control[at(bavaria)] = france;
  table.state.realm.castle[at(france)] = 0;
  put(bavaria, france, 2);
  put(champagne, england, 2);
  while (!table.in<Marking>()) table.usual_step();
  table.play(kEnglish, move_of(MoveKind::mark, champagne));
  table.play(kEnglish, kDone);
  while (table.in<Marking>()) table.usual_step();
  EXPECT_EQ(table.state.realm.capital[at(france)], kNoProvince);
  EXPECT_TRUE(table.rules.countries_of(table.state, kFrench).empty());
  EXPECT_EQ(armies_of(table.state.realm, france), 0);
  EXPECT_EQ(table.state.realm.control[at(bavaria)], germany);
  EXPECT_EQ(table.rules.fault(table.state), "");
  table.go_to_end();
}

TEST_F(BloodControl, AllGoodsThereGoWithAProvince) {
  RULE("blood.items.captured");
  to_march();
  put(normandy, england, 1);
  table.state.realm.items[at(normandy)][at(spain)][Good::food] = 2;
  while (!table.in<Marking>()) table.usual_step();
  table.play(kEnglish, move_of(MoveKind::mark, normandy));
  table.play(kEnglish, kDone);
  while (table.in<Marking>()) table.usual_step();
  EXPECT_EQ(table.state.realm.items[at(normandy)][at(england)][Good::food], 2);
}

TEST_F(BloodControl, LandThatGoesBackMakesAKingAgain) {
  RULE("blood.capital.landless");
  RULE("blood.capital.regained");
  to_march();
  // France has lost all but Champagne, and holds what was England's last province and the capital of Germany.
  for (const Province province : provinces_of(france)) table.state.realm.control[at(province)] = spain;
  for (const Province province : provinces_of(england)) table.state.realm.control[at(province)] = spain;
  table.state.realm.control[at(champagne)] = france;
  table.state.realm.control[at(kent)] = france;
  table.state.realm.control[at(saxony)] = france;
  table.state.realm.capital[at(england)] = kNoProvince;
  table.state.realm.pieces[at(england)] = {};
  table.state.realm.capital[at(germany)] = bavaria;
  table.state.realm.castle = {};
  put(champagne, spain, 2);
  while (!table.in<Marking>()) table.usual_step();
  const Seat spanish = seat_at(4);
  table.play(spanish, move_of(MoveKind::mark, champagne));
  table.play(spanish, kDone);
  while (table.in<Marking>()) table.usual_step();
  EXPECT_EQ(table.state.realm.capital[at(france)], kNoProvince);
  EXPECT_EQ(table.state.realm.capital[at(england)], kent);
  EXPECT_EQ(table.state.realm.capital[at(germany)], saxony);
}

TEST_F(BloodControl, CaptivesAreHeldInAnyCapitalOfTheirCaptor) {
  RULE("blood.captive.place");
  to_march();
  // The English have lost England and reign in Spain.
  for (const PersonId mover : {table.monarch(spain), table.person(table.monarch(spain)).spouse})
    table.person(mover).court = house_of(england);
  table.state.realm.capital[at(england)] = kNoProvince;
  const PersonId captive = prince(france, normandy);
  Silence silence;
  table.rules.take_away(table.state, captive, house_of(england), silence);
  EXPECT_EQ(table.person(captive).captor, house_of(england));
  EXPECT_EQ(place(captive), Place::in(castile));
  table.rules.free_captives_in(table.state, castile, silence);
  EXPECT_EQ(place(captive), Place::in(champagne));
  // When they have no country left, whoever they hold is free.
  table.rules.take_away(table.state, captive, house_of(england), silence);
  table.rules.free_captives_of_landless(table.state, silence);
  EXPECT_TRUE(table.person(captive).is_captive());
  table.person(table.monarch(spain)).court = house_of(spain);
  table.rules.free_captives_of_landless(table.state, silence);
  EXPECT_FALSE(table.person(captive).is_captive());
}

}  // namespace
}  // namespace regalia::blood
