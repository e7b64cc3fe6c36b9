// What falls due by contract in this turn is set aside at court.
#include "games/blood/tests/law_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

constexpr Seat kSpanish = seat_at(4);

// England owes France one metal and, in some tests, Crowns.
class BloodSetAside : public BloodLaw {
 protected:
  static Clause metal(int items = 1) {
    Clause clause = give(Matter::goods, items, 5);
    clause.good = Good::metal;
    return clause;
  }
  void has(Province province, Good good, int items) {
    table.state.realm.items[at(province)][at(england)][good] = static_cast<std::uint16_t>(items);
  }
  void forget_goods() {
    for (auto& in_province : table.state.realm.items) in_province[at(england)] = {};
  }
  // A deal by which England gives Spain some metal at once.
  void draft_sale(int items) {
    table.play(kEnglish, with_country(MoveKind::deal, spain));
    write({clause_of(Matter::trade, england), with_good(MoveKind::good, Good::metal), amount_of(MoveKind::sum, items)});
  }
  void begin_again(int version) {
    table = BloodTable({}, kMostSeats, version);
    table.go_to<Court>();
    henry = table.add(Sex::male, 20, kEngland);
    anne = table.add(Sex::female, 18, kFrance);
    forget_goods();
  }
};

TEST_F(BloodSetAside, TheOnlyItemIsNotSoldInADeal) {
  RULE("blood.contract.set-aside");
  for (const int version : {1, kRulesVersion}) {
    begin_again(version);
    in_force({metal()});
    has(kent, Good::metal, 1);
    draft_sale(1);
    EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), version == 1 ? "" : "blood.contract.set-aside");
  }
}

TEST_F(BloodSetAside, ItemsBeyondWhatIsOwedAreFree) {
  RULE("blood.contract.set-aside");
  forget_goods();
  in_force({metal()});
  has(kent, Good::metal, 2);
  draft_sale(2);
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.set-aside");
  table.play(kEnglish, amount_of(MoveKind::sum, 1));
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::put)));
}

TEST_F(BloodSetAside, WhatIsOwedInLaterTurnsIsFree) {
  RULE("blood.contract.set-aside");
  forget_goods();
  Clause later = metal();
  later.from = 1310;
  in_force({later});
  has(kent, Good::metal, 1);
  draft_sale(1);
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::put)));
}

TEST_F(BloodSetAside, ItemsAreNotPromisedASecondTime) {
  RULE("blood.contract.set-aside");
  forget_goods();
  in_force({metal()});
  for (const Province area : yielding_provinces(table.state.realm, table.rules.facts()))
    if (table.rules.facts().map[area].good == Good::metal && table.state.realm.control[at(area)] == england)
      table.state.realm.famine.add(area);
  has(kent, Good::metal, 1);
  const PersonId john = table.add(Sex::male, 30, kEngland);
  const PersonId ines = table.add(Sex::female, 30, kSpain);
  table.play(kEnglish, move_of(MoveKind::seek, john));
  table.play(kEnglish, move_of(MoveKind::draft, john, ines));
  write({clause_of(Matter::goods, england), with_good(MoveKind::good, Good::metal), amount_of(MoveKind::sum, 1)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.set-aside");
  has(kent, Good::metal, 2);
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::put)));
}

TEST_F(BloodSetAside, CrownsThatTaxesWillNotCoverAreKept) {
  RULE("blood.contract.set-aside");
  constexpr int kOwed = 500;
  in_force({give(Matter::pension, kOwed, 5)});
  const int taxes = table.rules.facts().tax * table.rules.provinces_of(table.state, kEnglish).size();
  table.rules.money(table.state, kEnglish) = kOwed - taxes + 10;
  table.play(kEnglish, with_country(MoveKind::deal, spain));
  write({clause_of(Matter::dowry, england), amount_of(MoveKind::sum, 11)});
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::put)), "blood.contract.set-aside");
  table.play(kEnglish, amount_of(MoveKind::sum, 10));
  table.play(kEnglish, move_of(MoveKind::put));
  // The other side pays nothing, whatever the English owe.
  EXPECT_TRUE(table.lists(kSpanish, with_country(MoveKind::agree, england)));
}

TEST_F(BloodSetAside, CrownsAreKeptFromWeddingsToo) {
  RULE("blood.contract.set-aside");
  constexpr int kOwed = 500;
  in_force({give(Matter::pension, kOwed, 5)});
  const int taxes = table.rules.facts().tax * table.rules.provinces_of(table.state, kEnglish).size();
  const PersonId john = table.add(Sex::male, 30, kEngland);
  const PersonId ines = table.add(Sex::female, 30, kSpain);
  table.person(ines).charisma = -1;  // costs the groom's house 30 Crowns
  table.rules.money(table.state, kEnglish) = kOwed - taxes + 29;
  table.play(kEnglish, move_of(MoveKind::seek, john));
  EXPECT_EQ(table.refused(kEnglish, move_of(MoveKind::propose, john, ines)), "blood.contract.set-aside");
  table.rules.money(table.state, kEnglish) += 1;
  EXPECT_TRUE(table.lists(kEnglish, move_of(MoveKind::propose, john, ines)));
}

TEST_F(BloodSetAside, GoodsAtSeaAreHandedOverToo) {
  RULE("blood.contract.goods");
  RULE("blood.contract.waived");
  for (const int version : {1, kRulesVersion}) {
    begin_again(version);
    in_force({metal(2)});
    Realm& realm = table.state.realm;
    for (const Province area : yielding_provinces(realm, table.rules.facts()))
      if (table.rules.facts().map[area].good == Good::metal && realm.control[at(area)] == england)
        realm.famine.add(area);
    Fleet fleet{Place::at_sea(Sea::north_sea), {}, {}};
    fleet.goods[at(england)][Good::metal] = 2;
    realm.fleets[at(england)] = {};
    realm.fleets[at(england)].push_back(fleet);
    while (!table.in<Round>()) table.usual_step();
    const int given = table.state.realm.fleets[at(england)][0].goods[at(france)][Good::metal];
    EXPECT_EQ(given, version == 1 ? 0 : 2) << "they stay aboard";
    EXPECT_EQ(table.told<DutyWaived>(), version == 1 ? 1 : 0);
  }
}

}  // namespace
}  // namespace regalia::blood
