// What others have answered under seal stays theirs, and what a seat must hold possible looks the same to it.
#include "bots/playout.h"
#include "games/blood/tests/blood_table.h"

namespace regalia::blood {
namespace {

using enum Country;

TEST(BloodSecrets, AnswersUnderSealAreSeenByTheirGiversOnly) {
  RULE("blood.turn.seal");
  BloodTable table;
  table.go_to<Taxing>();
  table.play(kEnglish, move_of(MoveKind::high_tax));
  const auto rate_seen_by = [&](Seat viewer) {
    return std::get<Taxing>(table.rules.observe(table.state, viewer).shown.phases[0]).rates[at(kEnglish)];
  };
  EXPECT_EQ(rate_seen_by(kEnglish), Taxing::Rate::high);
  EXPECT_EQ(rate_seen_by(kFrench), Taxing::Rate::none);
  EXPECT_EQ(rate_seen_by(kNobody), Taxing::Rate::none);
  EXPECT_EQ(rate_seen_by(kOpenHands), Taxing::Rate::high);
}

TEST(BloodSecrets, WhoWasAskedAnewAtCourtIsNobodysBusiness) {
  RULE("blood.marriage.proposal");
  BloodTable table;
  table.go_to<Court>();
  const PersonId groom = table.add(Sex::male, 20, house_of(england));
  const PersonId bride = table.add(Sex::female, 15, house_of(france));
  table.play(kFrench, move_of(MoveKind::done));
  const Observation before = table.rules.observe(table.state, kGerman);
  table.heard.tellings.clear();
  table.play(kEnglish, move_of(MoveKind::seek, groom));
  table.play(kEnglish, move_of(MoveKind::propose, groom, bride));
  EXPECT_EQ(table.rules.observe(table.state, kGerman), before);
  EXPECT_EQ(table.rules.pending_for(table.state, kGerman).owing.has(kFrench), false);
  EXPECT_TRUE(table.rules.pending_for(table.state, kFrench).owing.has(kFrench));
  for (const auto& telling : table.heard.tellings) EXPECT_EQ(telling.received_by(kGerman), nullptr);
}

TEST(BloodSecrets, ImaginedPositionsShowTheSame) {
  RULE("blood.turn.seal");
  const Rules rules = rules_for(kMostSeats, {{"turns", "10"}});
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Rng rng(seed);
    State state = rules.initial();
    Silence silence;
    for (int step = 0; rules.pending(state).step != Step::over; ++step) {
      const Pending pending = rules.pending(state);
      if (pending.step != Step::chance && rng.below(4) == 0)
        for (int i = 0; i <= rules.seats(); ++i) {
          const Seat viewer = i == rules.seats() ? kNobody : seat_at(i);
          const View<Rules> view = view_of<Rules>(rules, state, viewer, nullptr);
          const State imagined = rules.imagine(view, rng);
          ASSERT_EQ(rules.fault(imagined), "");
          ASSERT_TRUE(shows_the_same(view_of<Rules>(rules, imagined, viewer, nullptr), view)) << seed << " " << step;
        }
      random_step(rules, state, pending, rng, silence);
    }
  }
}

}  // namespace
}  // namespace regalia::blood
