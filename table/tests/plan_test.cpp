#include "table/plan.h"

#include "table/tests/tried_table.h"

namespace regalia {
namespace {

constexpr Seat kAnna = seat_at(0);

Plan planned(const TriedTable& tried, const std::vector<std::string>& texts, Seat seat = kAnna) {
  std::vector<Move> moves;
  for (const std::string& text : texts) moves.push_back(tried.move(text));
  const auto plan = plan_of(tried.table, seat, moves);
  EXPECT_TRUE(std::holds_alternative<Plan>(plan)) << std::get<Ruling>(plan).reason();
  return std::get<Plan>(plan);
}

std::string rule_against(const TriedTable& tried, const std::vector<std::string>& texts) {
  std::vector<Move> moves;
  for (const std::string& text : texts) moves.push_back(tried.move(text));
  const auto plan = plan_of(tried.table, kAnna, moves);
  return std::holds_alternative<Ruling>(plan) ? std::get<Ruling>(plan).rule() : "";
}

std::vector<std::string> texts_of(const TriedTable& tried, const Plan& plan) {
  std::vector<std::string> texts;
  for (const Move move : plan.moves()) texts.push_back(tried.table.game().words().text(move));
  return texts;
}

PlanText text_of(const TriedTable& tried, const Plan& plan) {
  return tried.table.game().words().plan(plan.steps[0].view, plan.moves(), tried.table.names());
}

TEST(Plan, PaysAClaimWithWhatMatchesAndThenWithWhatThereIsMostOf) {
  TriedTable tried = about_to_claim();
  const std::string before = tried.position();
  const Plan plan = planned(tried, {"claim dijon.baron"});
  EXPECT_TRUE(plan.complete);
  EXPECT_EQ(text_of(tried, plan).does, "claim the Baron of Dijon with 1 France and 3 Spain, 3 of them as wild cards");
  ASSERT_EQ(text_of(tried, plan).uses.size(), 2U);
  EXPECT_EQ(text_of(tried, plan).uses[1].element, "hand:spain");
  EXPECT_EQ(text_of(tried, plan).uses[1].count, 3);
  EXPECT_EQ(tried.position(), before) << "nothing was played";
  tried.play_all(1, texts_of(tried, plan));
  EXPECT_EQ(tried.log(kAnna).back().find("takes back"), std::string::npos);
  EXPECT_NE(tried.position().find("dijon.baron"), std::string::npos);
}

TEST(Plan, GoesOnFromWhatWasChosen) {
  TriedTable tried = about_to_claim();
  const Plan first = planned(tried, {"claim dijon.baron"});
  bool offered = false;
  for (const Offer& offer : first.steps.back().listed)
    offered = offered || tried.table.game().words().text(offer.move) == "wild german";
  EXPECT_TRUE(offered) << "what could be laid instead is listed";
  std::vector<std::string> otherwise = texts_of(tried, first);
  otherwise.back() = "wild german";
  EXPECT_NE(text_of(tried, planned(tried, otherwise)).does.find("1 German States"), std::string::npos);
  tried.play(1, "claim dijon.baron");
  EXPECT_EQ(texts_of(tried, planned(tried, {})).size() + 1, texts_of(tried, first).size()) << "the rest of it";
}

TEST(Plan, RefusesWhatTheRulesRefuse) {
  RULE("table.plan");
  TriedTable tried = about_to_claim();
  EXPECT_EQ(rule_against(tried, {"claim paris.king"}), "royals.claim.cost");
  EXPECT_EQ(rule_against(tried, {"end"}), "table.plan");
  std::vector<std::string> longer = texts_of(tried, planned(tried, {"claim dijon.baron"}));
  longer.emplace_back("claim dijon.baron");
  EXPECT_EQ(rule_against(tried, longer), "table.play.list") << "past what is told nobody looks ahead";
  EXPECT_TRUE(planned(tried, {}).steps.empty()) << "nothing was begun";
}

// No way to pay that is found by chance takes fewer cards, and every plan can be played.
TEST(Plan, IsTheCheapestWay) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    TriedTable tried("royals", 3, seeded(seed));
    Rng rng(seed);
    while (!tried.table.is_over()) {
      const Seat seat = tried.table.pending().owing.first();
      for (const Offer& offer : tried.table.game().rules().moves(tried.table.state(), seat)) {
        const std::string text = tried.table.game().words().text(offer.move);
        if (!text.starts_with("claim ") && !text.starts_with("takeover ")) continue;
        const Plan plan = planned(tried, {text}, seat);
        ASSERT_TRUE(plan.complete) << text;
        const auto cost = [&](const std::vector<Move>& moves) {
          int cards = 0;
          for (const PlanText::Use& use :
               tried.table.game().words().plan(plan.steps[0].view, moves, tried.table.names()).uses)
            cards += use.count;
          return cards;
        };
        AnyValue trial = tried.table.state();
        std::vector<Move> moves;
        Listener<AnyEvent> heard;
        for (Move next = offer.move; heard.tellings.empty();
             next = pick_uniformly(tried.table.game().rules().moves(trial, seat), rng)) {
          ASSERT_TRUE(tried.table.game().rules().try_apply(trial, seat, next, heard).ok());
          moves.push_back(next);
        }
        EXPECT_LE(cost(plan.moves()), cost(moves)) << text;
        ++compared;
      }
      tried.step(rng);
    }
  }
  EXPECT_GT(compared, 300);
}

}  // namespace
}  // namespace regalia
