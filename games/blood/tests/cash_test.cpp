// Cash that is secret: who hears of payments, and what others reckon with.
#include "games/blood/tests/law_table.h"

namespace regalia::blood {
namespace {

using enum Country;
constexpr Seat kSpanish = seat_at(4);

class BloodCash : public testing::Test {
 protected:
  BloodCash() {
    table.go_to<Court>();
    table.state.realm.treasury = {100, 100, 100, 100, 100};
  }
  // The English pay the French, in a plain deal.
  void pay(int crowns) {
    table.play(kEnglish, with_country(MoveKind::deal, france));
    table.play(kEnglish, clause_of(Matter::dowry, england));
    table.play(kEnglish, amount_of(MoveKind::sum, crowns));
    table.play(kEnglish, move_of(MoveKind::put));
    table.heard.tellings.clear();
    table.play(kFrench, with_country(MoveKind::agree, england));
  }
  [[nodiscard]] int seen_by(Seat viewer, Country house) const {
    return table.rules.observe(table.state, viewer).shown.realm.treasury[at(house)];
  }

  BloodTable table{{{"cash", "secret"}}};
};

TEST_F(BloodCash, PaymentsAreHeardByTheTwo) {
  RULE("blood.cash.secret");
  pay(30);
  int payments = 0;
  for (const auto& telling : table.heard.tellings)
    if (std::holds_alternative<Paid>(telling.event)) {
      ++payments;
      EXPECT_TRUE(telling.audience.has(kFrench));
      EXPECT_FALSE(telling.audience.has(kSpanish));
    }
  EXPECT_EQ(payments, 1);
  EXPECT_EQ(table.money(kEnglish), 70);
  EXPECT_EQ(table.rules.fault(table.state), "");
}

TEST_F(BloodCash, OthersReckonWithoutThem) {
  RULE("blood.cash.secret");
  pay(30);
  EXPECT_EQ(seen_by(kEnglish, england), 70);
  EXPECT_EQ(seen_by(kEnglish, france), 130);
  EXPECT_EQ(seen_by(kSpanish, england), 100);
  EXPECT_EQ(seen_by(kSpanish, france), 100);
  EXPECT_EQ(seen_by(kNobody, france), 100);
  EXPECT_EQ(seen_by(kOpenHands, france), 130);
}

TEST_F(BloodCash, TheTreasuryOfTheGamePaysInSight) {
  RULE("blood.cash.secret");
  pay(30);
  table.state.realm.treasury[at(france)] += 50;  // as taxes do
  EXPECT_EQ(seen_by(kSpanish, france), 150);
  EXPECT_EQ(seen_by(kEnglish, france), 180);
}

TEST_F(BloodCash, WhoSpendsMoreThanHeCouldHaveWasPaidBySomebody) {
  RULE("blood.cash.secret");
  pay(90);
  table.state.realm.treasury[at(france)] -= 150;
  EXPECT_EQ(seen_by(kSpanish, france), -50);
  View<Rules> view;
  view.viewer = kSpanish;
  view.seen = table.rules.observe(table.state, kSpanish);
  Rng rng(1);
  const State imagined = table.rules.imagine(view, rng);
  EXPECT_EQ(table.rules.fault(imagined), "");
  EXPECT_EQ(imagined.realm.treasury[at(france)], 0);
  EXPECT_EQ(table.rules.observe(imagined, kSpanish), view.seen);
}

TEST_F(BloodCash, NobodyIsRefusedForWhatAnotherHas) {
  RULE("blood.cash.secret");
  table.state.realm.treasury[at(france)] = 0;
  table.play(kEnglish, with_country(MoveKind::deal, france));
  table.play(kEnglish, clause_of(Matter::dowry, france));
  table.play(kEnglish, amount_of(MoveKind::sum, 80));
  table.play(kEnglish, move_of(MoveKind::put));
  EXPECT_EQ(table.refused(kFrench, with_country(MoveKind::agree, england)), "blood.contract.able")
      << "the French know that they cannot";
}

TEST_F(BloodCash, AnOfferFallsWhenItsMakerCannotPayAnyMore) {
  RULE("blood.cash.secret");
  table.play(kEnglish, with_country(MoveKind::deal, spain));
  table.play(kEnglish, clause_of(Matter::dowry, england));
  table.play(kEnglish, amount_of(MoveKind::sum, 80));
  table.play(kEnglish, move_of(MoveKind::put));
  EXPECT_TRUE(table.lists(kSpanish, with_country(MoveKind::agree, england)));
  pay(30);
  EXPECT_FALSE(table.lists(kSpanish, with_country(MoveKind::agree, england)));
  EXPECT_EQ(table.told<DealEnded>(), 1) << "as if it were withdrawn";
}

TEST_F(BloodCash, WhenTheGameIsOverEverythingIsSeen) {
  RULE("blood.cash.secret");
  pay(30);
  table.state.phases.clear();
  EXPECT_EQ(seen_by(kSpanish, france), 130);
}

TEST(BloodOpenCash, IsSeenByAll) {
  RULE("blood.cash.secret");
  BloodTable table;
  table.go_to<Court>();
  table.state.realm.treasury = {100, 100, 100, 100, 100};
  Silence silence;
  table.rules.pay(table.state, kEnglish, kFrench, 40, silence);
  EXPECT_EQ(table.rules.observe(table.state, kSpanish).shown.realm.treasury[at(france)], 140);
}

}  // namespace
}  // namespace regalia::blood
