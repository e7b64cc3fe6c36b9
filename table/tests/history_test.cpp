#include "table/history.h"

#include <bit>

#include "table/tests/tried_table.h"

namespace regalia {
namespace {

// As many positions as may be kept of a path: the last eight, then four for every doubling.
std::size_t most_kept(std::uint32_t depth) { return 8 + 4 * static_cast<std::size_t>(std::bit_width(depth / 64)) + 1; }

// A history and, beside it, the position at each of its nodes.
class TriedHistory {
 public:
  TriedHistory(std::string_view name, int players)
      : game_(make_game(*find_game(tried_games(), name), {players, {}, {}}).value()),
        history(game_.rules(), game_.rules().initial()),
        positions{position(history.state())} {}

  void play(Seat seat, Move move) {
    AnyValue after = history.state();
    Listener<AnyEvent> unheard;
    ASSERT_TRUE(game_.rules().try_apply(after, seat, move, unheard).ok());
    history.push({seat, move}, std::move(after));
    positions.push_back(position(history.state()));
  }
  void play(Seat seat, std::string_view move) { play(seat, game_.words().parse_move(move).value()); }
  // A decision at random; none if the game is over.
  void step(Rng& rng) {
    const Pending now = game_.rules().pending(history.state());
    if (now.step == Step::over) return;
    if (now.step == Step::chance) return play(kChance, draw_outcome(game_.rules().outcomes(history.state()), rng));
    const Seat seat = now.owing.first();
    play(seat, pick_uniformly(game_.rules().moves(history.state(), seat), rng));
  }
  [[nodiscard]] std::string position(const AnyValue& state) const { return game_.codec().position_text(state); }
  [[nodiscard]] std::uint32_t depth() const { return history.depth(history.tip()); }
  void expect_right_at(History::Node node) const {
    EXPECT_EQ(position(history.state_at(node)), positions[node]) << node;
  }

 private:
  MadeGame game_;

 public:
  History history;
  std::vector<std::string> positions;
};

// The probe lets a vote be changed as long as one seat has not voted, so a path can be as long as one likes.
class LongVote : public TriedHistory {
 public:
  static constexpr std::uint32_t kBefore = 6;  // decisions until the vote

  LongVote() : TriedHistory("probe", 4) {
    play(kChance, "hand-veto 2");
    play(kChance, "token blue");
    for (int seat = 0; seat < 4; ++seat) play(seat_at(seat), "done");
  }
  void step(Rng& rng) { play(seat_at(static_cast<int>(rng.below(3))), rng.below(2) == 0 ? "vote yes" : "vote no"); }
};

TEST(KeptPositions, AreFewAndTheLastOnesAreClose) {
  KeptPositions kept(0, AnyValue::of(0U));
  for (std::uint32_t depth = 1; depth <= 1'000'000; ++depth) {
    kept.pass(depth, depth, AnyValue::of(depth));
    ASSERT_LE(kept.size(), most_kept(depth)) << depth;
  }
  std::uint32_t last = 0;
  for (std::uint32_t depth = 0; depth <= 1'000'000; ++depth) {
    const KeptPositions::Kept* found = kept.find(depth, depth);
    if (found == nullptr) continue;
    EXPECT_EQ(found->state.as<std::uint32_t>(), depth);
    EXPECT_LE(depth - last, 64 + (1'000'000 - depth) / 2) << depth;
    last = depth;
  }
  EXPECT_GE(last, 1'000'000U - 63);
}

TEST(History, KeepsFewPositionsOfALongGame) {
  LongVote vote;
  Rng rng(1);
  while (vote.depth() < 10'000) vote.step(rng);
  EXPECT_LE(vote.history.kept(), 30U);
  for (int i = 0; i < 500; ++i) vote.expect_right_at(rng.below(static_cast<std::uint32_t>(vote.positions.size())));
}

TEST(History, EveryMomentIsRightAfterTakeBacksAndBranches) {
  LongVote vote;
  TriedHistory royals("royals", 3);
  Rng rng(2);
  const auto try_out = [&](auto& tried, std::uint32_t longest, std::uint32_t stays) {
    for (int round = 0; round < 40; ++round) {
      for (std::uint32_t i = rng.below(longest); i > 0; --i) tried.step(rng);
      // Mostly a little, now and then nearly everything.
      const std::uint32_t most = tried.depth() - stays;
      tried.history.cut(rng.below((round % 5 == 4 ? most : std::min(most, 100U)) + 1));
      EXPECT_EQ(tried.position(tried.history.state()), tried.positions[tried.history.tip()]);
      EXPECT_LE(tried.history.kept(), most_kept(tried.depth()));
      for (int i = 0; i < 20; ++i) tried.expect_right_at(rng.below(static_cast<std::uint32_t>(tried.positions.size())));
    }
  };
  try_out(vote, 1000, LongVote::kBefore);
  try_out(royals, 200, 0);
}

TEST(History, VisitsMomentsInAnyOrder) {
  TriedHistory royals("royals", 3);
  Rng rng(3);
  for (int round = 0; round < 20; ++round) {
    for (int i = 0; i < 80; ++i) royals.step(rng);
    royals.history.cut(rng.below(royals.depth()) / 2);
  }
  const auto expect_seen = [&](const std::vector<History::Node>& nodes) {
    std::size_t seen = 0;
    royals.history.visit(nodes, [&](History::Node node, const AnyValue& state) {
      ASSERT_EQ(node, nodes[seen++]);
      ASSERT_EQ(royals.position(state), royals.positions[node]);
    });
    EXPECT_EQ(seen, nodes.size());
  };
  std::vector<History::Node> as_played;
  std::vector<History::Node> mixed;
  for (History::Node node = 0; node < royals.positions.size(); ++node) {
    as_played.push_back(node);
    mixed.push_back(rng.below(static_cast<std::uint32_t>(royals.positions.size())));
  }
  expect_seen(as_played);
  expect_seen(mixed);
  expect_seen(royals.history.path(History::kRoot, royals.history.tip()));
  expect_seen({});
}

}  // namespace
}  // namespace regalia
