// What the strong bot is told of the game: moves that are legal, positions at rest, and where it tries things out.
#include "games/blood/bot/guide.h"

#include "bots/strong_bot.h"
#include "games/blood/tests/war_table.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

// Crowns as they would be counted now, and nothing else.
Values plain_values() {
  Values::Stage stage{50, std::vector<double>(kFeaturesOf<Guide>)};
  stage.weights[1] = 1;
  Values values;
  values.set(5, Values::Stages(Guide::kStages, stage));
  return values;
}

TEST(BloodGuide, PolicyPlaysByTheRulesAndComesToRestEveryTurn) {
  for (int seats = kFewestSeats; seats <= kMostSeats; ++seats) {
    const Rules rules = rules_for(seats, {{"turns", "3"}});
    Rng rng(7);
    Silence silence;
    State state = rules.initial();
    std::set<int> at_rest;
    for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
      if (Guide::is_quiet(rules, state)) at_rest.insert(Guide::clock(rules, state));
      if (pending.step == Step::chance) {
        rules.apply(state, kChance, draw_outcome(rules, state, rng), silence);
        continue;
      }
      const Seat seat = pending.owing.first();
      const Move move = Guide::policy(rules, state, seat, rng);
      ASSERT_TRUE(rules.check(state, seat, move).ok()) << rules.text(move);
      rules.apply(state, seat, move, silence);
    }
    EXPECT_EQ(at_rest, (std::set{0, 1, 2}));
  }
}

class BloodGuided : public BloodWar {
 protected:
  [[nodiscard]] View<Rules> view(Seat seat) const { return view_of<Rules>(table.rules, table.state, seat, nullptr); }
  [[nodiscard]] double feature(Seat seat, std::string_view name) const {
    std::array<double, kFeaturesOf<Guide>> features{};
    Guide::features(table.rules, table.state, seat, features);
    for (std::size_t i = 0; i < features.size(); ++i)
      if (Guide::kFeatures[i] == name) return features[i];
    ADD_FAILURE() << name;
    return 0;
  }
};

TEST_F(BloodGuided, FeaturesSeeWhatASeatHas) {
  table.go_to<Births>(1305);
  table.rules.money(table.state, kEnglish) = 77;
  EXPECT_EQ(feature(kEnglish, "treasury"), 77);
  EXPECT_GE(feature(kFrench, "rival"), 77);
  const int turns = (table.rules.last_year() - 1305) / kYearsOfATurn + 1;
  EXPECT_EQ(feature(kEnglish, "taxes"), 50 * turns);
  table.state.realm.rebellion.add(kent);
  EXPECT_EQ(feature(kEnglish, "taxes"), 45 * turns);
  EXPECT_EQ(feature(kEnglish, "lost"), turns);
  for (const Good good : {Good::metal, Good::cloth, Good::food, Good::semi_luxury, Good::luxury})
    table.state.realm.items[at(essex)][at(england)][good] = 2;
  EXPECT_EQ(feature(kEnglish, "stock"), 240);
}

TEST_F(BloodGuided, TriesTaxesOutAndNeverRobsItselfInTheLastTurn) {
  table.go_to<Taxing>(table.rules.last_year());
  EXPECT_FALSE(Guide::decides(table.rules, view(kEnglish)));
  const Values values = plain_values();
  Thinking thinking(8, 1);
  const Chosen chosen = StrongBot<Guide>(table.rules, values).choose(view(kEnglish), thinking);
  EXPECT_EQ(chosen.move.kind<MoveKind>(), MoveKind::high_tax) << "rebels come too late to do harm";
}

TEST_F(BloodGuided, MarchesAsTheBoldPlayerDoes) {
  to_march();
  EXPECT_TRUE(Guide::decides(table.rules, view(kEnglish)));
}

}  // namespace
}  // namespace regalia::blood
