// What the strong bot is told: it must be sensible, and must not read what a seat cannot see.
#include "games/gambit/bot/guide.h"

#include "games/gambit/bot/inclination.h"
#include "games/gambit/bot/prospects.h"
#include "games/gambit/tests/arranged_table.h"

namespace regalia::gambit {
namespace {

// How much player 1 is inclined to a move, by its text.
float inclination(ArrangedTable& table, const std::string& move) {
  table.ready();
  return Inclination(table.rules, table.state, seat_at(0)).to(table.rules.parse_move(move).value());
}

TEST(GambitGuide, NobodyIsInclinedByWhatHeCannotSee) {
  RULE("gambit.secrets");
  ArrangedTable one(3);
  one.column(1, "2 merchant down").column(2, "3 cloak>king, 1 queen").hand(1, "witch assassin romeo");
  ArrangedTable other(3);
  other.column(1, "2 dragon down").column(2, "3 cloak>witch, 1 queen").hand(1, "witch assassin romeo");
  for (const char* move : {"place witch 1", "place assassin 2", "place romeo 3"})
    EXPECT_FLOAT_EQ(inclination(one, move), inclination(other, move)) << move;
}

TEST(GambitGuide, ThePrinceIsDrawnToTheSquire) {
  ArrangedTable table(3);
  table.goals("music-5 fencing-5 religion-5").column(1, "1 squire, 2 king").column(2, "1 merchant, 2 queen");
  table.hand(1, "prince alchemist king");
  EXPECT_GT(inclination(table, "place prince 1"), inclination(table, "place prince 2"));
}

TEST(GambitGuide, NobodyLikesToKillHisOwn) {
  ArrangedTable table(3);
  table.goals("music-5 fencing-5 religion-5").column(1, "1 assassin down").column(2, "1 storm down");
  table.hand(1, "prince alchemist king");
  EXPECT_LT(inclination(table, "place king 1"), inclination(table, "place king 2"));
}

TEST(GambitGuide, AGainIsTheDifferenceOfProspects) {
  const Rules rules = make_rules(4);
  Goals goals;
  for (const char* won : {"music-5", "fencing-2", "religion-1", "religion-3", "alchemy-4", "commerce-3"}) {
    const GoalCount count(rules, goals, 3);
    Goals more = goals;
    more.add(goal_named(won));
    EXPECT_NEAR(count.gain(goal_named(won)), goal_prospects(rules, more, 3) - goal_prospects(rules, goals, 3), 1e-9);
    goals = more;
  }
}

TEST(GambitGuide, PlaysAtEveryTableAndSaysWhatItSees) {
  for (const char* cards : {"31", "2006"})
    for (int seats = kMinSeats; seats <= kSeatLimit; ++seats) {
      const Rules rules = make_rules(seats, {{"cards", cards}});
      State state = rules.initial();
      Rng rng(static_cast<std::uint64_t>(seats));
      Silence silence;
      int rests = 0;
      for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
        if (Guide::is_quiet(rules, state)) {
          std::array<double, Guide::kFeatures.size()> features;
          Guide::features(rules, state, seat_at(0), features);
          EXPECT_EQ(Guide::clock(rules, state), rests++);
        }
        if (pending.step == Step::chance) {
          rules.apply(state, kChance, draw_outcome(rules, state, rng), silence);
          continue;
        }
        const Seat seat = pending.owing.first();
        const Move move = Guide::policy(rules, state, seat, rng);
        ASSERT_TRUE(rules.check(state, seat, move).ok());
        rules.apply(state, seat, move, silence);
      }
      EXPECT_EQ(rests, kRounds);
    }
}

}  // namespace
}  // namespace regalia::gambit
