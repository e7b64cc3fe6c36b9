// Drafts, offers and contracts as deals, which clients handle alike in every game.
#include "games/blood/tests/law_table.h"
#include "games/blood/view/phrases.h"

namespace regalia::blood {
namespace {

using enum Country;

class BloodDeals : public BloodLaw {
 protected:
  [[nodiscard]] std::vector<DealText> deals(Seat seat) const {
    return Phrases::deals(table.rules, view_of<Rules>(table.rules, table.state, seat, nullptr), {});
  }
  [[nodiscard]] Phrase phrase(Seat seat, Move move) const {
    return Phrases::phrase(table.rules, view_of<Rules>(table.rules, table.state, seat, nullptr), move, {});
  }
  // What the move is for, and of which deal: every listed move of a deal is of one that stands in `deals`.
  void expect(Seat seat, Move move, MoveRole role, const std::string& deal) const {
    const Phrase said = phrase(seat, move);
    EXPECT_TRUE(table.lists(seat, move)) << said.does;
    EXPECT_EQ(said.role, role) << said.does;
    EXPECT_EQ(said.deal, deal) << said.does;
    const std::vector<DealText> known = deals(seat);
    EXPECT_EQ(std::count_if(known.begin(), known.end(), [&](const DealText& each) { return each.id == deal; }),
              deal.empty() ? 0 : 1);
  }
  [[nodiscard]] std::string couple() const {
    return "p" + std::to_string(static_cast<int>(henry)) + ".p" + std::to_string(static_cast<int>(anne));
  }
};

TEST_F(BloodDeals, ADraftIsItsMakersAlone) {
  RULE("blood.contract.draft");
  table.play(kEnglish, move_of(MoveKind::seek, henry));
  expect(kEnglish, move_of(MoveKind::draft, henry, anne), MoveRole::draft, "");
  EXPECT_EQ(phrase(kEnglish, move_of(MoveKind::drop)).role, MoveRole::plain) << "of the match that is sought";
  table.play(kEnglish, move_of(MoveKind::draft, henry, anne));
  expect(kEnglish, clause_of(Matter::peace, england), MoveRole::clause, "draft");
  table.play(kEnglish, clause_of(Matter::peace, england));
  expect(kEnglish, Move::of(MoveKind::strike_out, 0), MoveRole::strike, "draft");
  expect(kEnglish, amount_of(MoveKind::until, 1350), MoveRole::clause, "draft");
  expect(kEnglish, move_of(MoveKind::put), MoveRole::put, "draft");
  expect(kEnglish, move_of(MoveKind::drop), MoveRole::withdraw, "draft");
  const std::vector<DealText> own = deals(kEnglish);
  ASSERT_EQ(own.size(), 1U);
  EXPECT_EQ(own[0].parties, SeatSet::both(kEnglish, kFrench));
  EXPECT_EQ(own[0].maker, kEnglish);
  EXPECT_EQ(own[0].status, std::nullopt);
  ASSERT_EQ(own[0].clauses.size(), 2U);
  EXPECT_TRUE(own[0].clauses[0].text.ends_with(" wed.")) << own[0].clauses[0].text;
  EXPECT_EQ(own[0].clauses[1].text, "England does not attack France.");
  EXPECT_EQ(own[0].clauses[1].gives, kEnglish);
  EXPECT_EQ(own[0].clauses[1].to, kFrench);
  for (const Seat other : {kFrench, kGerman, kNobody}) EXPECT_TRUE(deals(other).empty());
}

TEST_F(BloodDeals, AnOfferedContractIsAnsweredByItsName) {
  RULE("blood.contract.two");
  begin_draft();
  write({clause_of(Matter::peace, england), move_of(MoveKind::put)});
  for (const Seat party : {kEnglish, kFrench}) {
    const std::vector<DealText> known = deals(party);
    ASSERT_EQ(known.size(), 1U);
    EXPECT_EQ(known[0].id, couple());
    EXPECT_EQ(known[0].status, DealStatus::offered);
    EXPECT_EQ(known[0].last_word, kEnglish);
    EXPECT_EQ(known[0].revision, 1U);
    EXPECT_EQ(known[0].clauses.size(), 2U);
  }
  EXPECT_TRUE(deals(kGerman).empty());
  expect(kEnglish, move_of(MoveKind::withdraw, henry, anne), MoveRole::withdraw, couple());
  expect(kFrench, move_of(MoveKind::accept, henry, anne), MoveRole::accept, couple());
  expect(kFrench, move_of(MoveKind::decline, henry, anne), MoveRole::refuse, couple());
  expect(kFrench, move_of(MoveKind::counter, henry, anne), MoveRole::counter, couple());
  table.play(kFrench, move_of(MoveKind::accept, henry, anne));
  for (const Seat party : {kEnglish, kFrench}) {
    const std::vector<DealText> known = deals(party);
    ASSERT_EQ(known.size(), 1U) << "what was agreed to is still a deal";
    EXPECT_EQ(known[0].id, "agreed.1");
    EXPECT_EQ(known[0].status, DealStatus::accepted);
    EXPECT_EQ(known[0].agreed, SeatSet::both(kEnglish, kFrench));
  }
  EXPECT_TRUE(deals(kGerman).empty());
}

TEST_F(BloodDeals, AWeddingWithoutAContractIsAnOfferToo) {
  RULE("blood.marriage.proposal");
  table.play(kEnglish, move_of(MoveKind::seek, henry));
  EXPECT_EQ(phrase(kEnglish, move_of(MoveKind::propose, henry, anne)).role, MoveRole::plain) << "it puts no draft";
  table.play(kEnglish, move_of(MoveKind::propose, henry, anne));
  ASSERT_EQ(deals(kFrench).size(), 1U);
  EXPECT_EQ(deals(kFrench)[0].id, couple());
  EXPECT_EQ(deals(kFrench)[0].parties, SeatSet::both(kEnglish, kFrench));
  EXPECT_EQ(deals(kFrench)[0].clauses.size(), 1U);
  expect(kFrench, move_of(MoveKind::accept, henry, anne), MoveRole::accept, couple());
  EXPECT_TRUE(deals(kGerman).empty());
}

TEST_F(BloodDeals, PlainDealsAreNamedByTheirHouses) {
  RULE("blood.deal.plain");
  table.rules.money(table.state, kEnglish) = 50;
  table.rules.money(table.state, kFrench) = 50;
  expect(kEnglish, with_country(MoveKind::deal, france), MoveRole::draft, "");
  const auto offer = [&](Seat maker, Country own, Country other) {
    table.play(maker, with_country(MoveKind::deal, other));
    table.play(maker, clause_of(Matter::dowry, own));
    table.play(maker, amount_of(MoveKind::sum, 5));
    table.play(maker, move_of(MoveKind::put));
  };
  offer(kEnglish, england, france);
  offer(kFrench, france, england);
  expect(kEnglish, with_country(MoveKind::recall, france), MoveRole::withdraw, "england.france");
  expect(kEnglish, with_country(MoveKind::agree, france), MoveRole::accept, "france.england");
  expect(kEnglish, with_country(MoveKind::refuse, france), MoveRole::refuse, "france.england");
  expect(kFrench, with_country(MoveKind::agree, england), MoveRole::accept, "england.france");
  ASSERT_EQ(deals(kFrench).size(), 2U);
  EXPECT_EQ(deals(kFrench)[0].clauses.size(), 1U);
  EXPECT_EQ(deals(kFrench)[0].clauses[0].text, "England pays France 5 Crowns at once.");
  EXPECT_TRUE(deals(kGerman).empty());
  table.play(kFrench, with_country(MoveKind::agree, england));
  ASSERT_EQ(deals(kFrench).size(), 1U) << "carried out and forgotten";
  EXPECT_EQ(deals(kFrench)[0].id, "france.england");
}

}  // namespace
}  // namespace regalia::blood
