// Secrecy as a client meets it: two real servers with the same tables, people and sessions, whose games differ only in
// what one viewer cannot know. Others play at both by sockets of their own; at one they also whisper, wish and act in
// silence. Every byte that the viewer is sent must be the same, at the table and in the lobby; of times only that there
// is one.
//
// The games begin from positions in which the others hold different things, and go on with seeded chance. Beside the
// servers run copies of both tables, on which it is tried first what the viewer would be told.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/contract/garbage.h"
#include "tests/secrecy/watched.h"

namespace regalia::server {
namespace {

constexpr int kPlayers = 3;

struct Choice {
  Seat seat = kNobody;
  Move move;
};

// The copies of two tables.
class Pair {
 public:
  // A decision at the first table, and one at the second of which the viewer would notice the same. The second may be
  // missing if nothing would be noticed.
  struct Both {
    Choice first;
    std::optional<Choice> second;
  };

  Pair(Table a, Table b, Seat viewer) : tables_{std::move(a), std::move(b)}, viewer_(viewer) {}

  [[nodiscard]] Table& operator[](std::size_t i) { return tables_[i]; }
  [[nodiscard]] bool differ() const {
    const Codec& codec = tables_[0].game().codec();
    return codec.position_text(tables_[0].state()) != codec.position_text(tables_[1].state());
  }
  void play(const Both& step) {
    EXPECT_TRUE(tables_[0].play(step.first.seat, step.first.move).ok());
    if (step.second) {
      EXPECT_TRUE(tables_[1].play(step.second->seat, step.second->move).ok());
    }
  }
  // Nothing if it is not allowed.
  [[nodiscard]] std::optional<std::string> would_notice(std::size_t i, const Choice& choice) const {
    Table trial = tables_[i];
    if (!trial.play(choice.seat, choice.move).ok()) return std::nullopt;
    return noticed(tables_[i], trial, viewer_);
  }

  // Nothing: there are no such decisions.
  [[nodiscard]] std::optional<Both> next(Rng& rng) const {
    for (const Seat seat : shuffled_seats(rng))
      for (const Choice& first : choices(0, seat, rng)) {
        const std::optional<std::string> seen = would_notice(0, first);
        std::vector<Choice> others = seat == viewer_ ? std::vector{first} : choices(1, seat, rng);
        if (seat == kChance) others.insert(others.begin(), first);
        // Chance hides things from the viewer wherever it can, people now and then: what they answer under seal is shown.
        const bool alike = seat != kChance && rng.below(4) != 0;
        if (alike) others.push_back(first);
        std::stable_partition(others.begin(), others.end(),
                              [&](const Choice& c) { return (c.move == first.move) == alike; });
        const auto match =
            std::find_if(others.begin(), others.end(), [&](const Choice& c) { return would_notice(1, c) == seen; });
        const bool unseen = seat != viewer_ && seen == noticed(tables_[0], tables_[0], viewer_);
        if (unseen && rng.below(2) == 0) return Both{first, std::nullopt};
        if (match != others.end()) return Both{first, *match};
      }
    return std::nullopt;
  }

 private:
  static constexpr std::size_t kTried = 6;

  std::vector<Seat> shuffled_seats(Rng& rng) const {
    const Pending pending = tables_[0].pending();
    std::vector<Seat> seats;
    if (pending.step == Step::chance) return {kChance};
    for (const Seat seat : pending.owing)
      if (tables_[1].pending().owing.has(seat)) seats.push_back(seat);
    shuffle(seats, rng);
    return seats;
  }
  std::vector<Choice> choices(std::size_t i, Seat seat, Rng& rng) const {
    std::vector<Choice> list;
    for (const Outcome& outcome : tables_[i].game().rules().outcomes(tables_[i].state()))
      if (seat == kChance) list.push_back({seat, outcome.move});
    for (const Offer& offer : tables_[i].game().rules().moves(tables_[i].state(), seat))
      list.push_back({seat, offer.move.with_amount(offer.least() + rng.below(offer.most - offer.least() + 1))});
    shuffle(list, rng);
    if (list.size() > kTried) list.resize(kTried);
    return list;
  }
  template <class T> static void shuffle(std::vector<T>& list, Rng& rng) {
    for (std::size_t i = list.size(); i > 1; --i)
      std::swap(list[i - 1], list[rng.below(static_cast<std::uint32_t>(i))]);
  }

  std::array<Table, 2> tables_;
  Seat viewer_;
};

// How long two tables would be told apart by nothing.
int length_of(Pair tables, Rng rng) {
  int steps = 0;
  for (; steps < 30 && !tables[0].is_over(); ++steps) {
    const auto step = tables.next(rng);
    if (!step) break;
    tables.play(*step);
  }
  return steps;
}

// Two positions that look the same to the viewer, from where both go on with chance of their own: of several chances one
// with which that lasts.
std::optional<Pair> pair_for(const GameEntry& game, Seat viewer, Rng& rng, std::uint32_t decisions) {
  const GameSetup setup{kPlayers, game.id == "probe" ? OptionValues{{"bag", "large"}} : OptionValues{}, {}};
  Pair by_hand_first(Table::start(game, setup, by_hand()).value(), Table::start(game, setup, by_hand()).value(),
                     viewer);
  const auto is_ready = [&] { return by_hand_first[0].pending().step != Step::chance; };
  for (std::uint32_t i = 0; i < decisions || !is_ready(); ++i) {
    const auto step = by_hand_first.next(rng);
    if (!step) return std::nullopt;
    by_hand_first.play(*step);
  }
  if (by_hand_first[0].is_over()) return std::nullopt;
  const auto go_on = [&](std::size_t i) {
    TableSetup seating = seeded(rng.below(1'000'000));
    seating.names = {"Anna", "Ben", "Cleo"};
    seating.position = by_hand_first[i].game().codec().position_text(by_hand_first[i].state());
    return Table::start(game, setup, seating).value();
  };
  const Table first = go_on(0);
  std::optional<Pair> best;
  int longest = -1;
  for (int i = 0; i < 30 && longest < 30; ++i) {
    Pair pair(first, go_on(1), viewer);
    const int length = length_of(pair, rng);
    if (length > longest && pair.differ()) best.emplace(std::move(pair));
    longest = std::max(length, longest);
  }
  return best;
}

// One viewer's sockets and those of all seats, at both servers.
class SocketTwins {
 public:
  SocketTwins(const PreparedServer& a, const PreparedServer& b, const std::string& id, Pair tables, Seat viewer,
              std::uint64_t seed)
      : tables_(std::move(tables)), watched_(a, b, id, kPlayers, viewer), viewer_(viewer), rng_(seed) {}

  void run() {
    compare();
    for (int i = 0; i < kSteps && !testing::Test::HasFailure() && !tables_[0].is_over(); ++i) {
      if (rng_.below(4) == 0) act_beside();
      const auto step = tables_.next(rng_);
      if (!step) break;
      const bool listens = hears_lobby && !step->second && silent == 0;
      silent += step->second ? 0 : 1;
      if (listens) watched_.settle_lobby();
      play(0, step->first);
      if (step->second) play(1, *step->second);
      if (listens) watched_.settle_lobby();
      // The end opens everything, and a game that only one of them has ended is told apart.
      if (tables_[0].is_over()) break;
      compare();
    }
    if (hears_lobby) watched_.settle_lobby();
  }

  bool hears_lobby = false;  // that takes its time
  int compared = 0;          // moments at which the tables differed
  int silent = 0;            // decisions at one table only

 private:
  static constexpr int kSteps = 40;

  Seat somebody_else() {
    for (;;)
      if (const Seat seat = seat_at(static_cast<int>(rng_.below(kPlayers))); seat != viewer_) return seat;
  }

  void play(std::size_t i, const Choice& choice) {
    const std::string move = tables_[i].game().words().text(choice.move);
    ASSERT_TRUE(tables_[i].play(choice.seat, choice.move).ok());
    const bj::object reply = watched_.chair(i, choice.seat).call("play", {{"moves", {move}}});
    ASSERT_TRUE(reply.contains("result")) << move << bj::serialize(reply);
  }

  // What others do at the first table only, and nobody else may notice: a whisper, or a wish that nothing comes of.
  void act_beside() {
    const Seat seat = somebody_else();
    Chair& chair = watched_.chair(0, seat);
    for (int i = 0; i < kPlayers; ++i)
      if (seat_at(i) != seat && seat_at(i) != viewer_ && rng_.below(2) == 0) {
        chair.result("say", {{"text", "between us"}, {"to", {i + 1}}});
      }
    if (rng_.below(2) == 0) {
      ASSERT_TRUE(tables_[0].wish(seat, {}).ok());
      chair.result("wish", {{"moves", bj::array()}});
    }
    if (rng_.below(3) == 0)
      for (const std::size_t server : {0U, 1U}) watched_.chair(server, seat).result("say", {{"text", "for all"}});
  }

  void compare() {
    compared += tables_.differ() ? 1 : 0;
    watched_.compare();
  }

  Pair tables_;
  Watched watched_;
  Seat viewer_;
  Rng rng_;
};

class SecrecyOverSockets : public testing::TestWithParam<std::string> {
 protected:
  fs::path folder = fs::temp_directory_path() / ("regalia-twins-" + std::to_string(getpid()));

  void TearDown() override { fs::remove_all(folder); }
};

TEST_P(SecrecyOverSockets, WhoeverCannotKnowIsSentTheSameBytes) {
  const GameEntry& game = *find_game(tried_games(), GetParam());
  const int rounds = contract::effort(1, 3, 40);
  PreparedServer a(folder / "a");
  PreparedServer b(folder / "b");
  Rng rng(11);
  struct Prepared {
    std::string id;
    Pair tables;
    Seat viewer;
  };
  std::vector<Prepared> prepared;
  for (int round = 0; round < rounds; ++round)
    for (int i = 0; i <= kPlayers; ++i) {
      const Seat viewer = i == kPlayers ? kNobody : seat_at(i);
      std::optional<Pair> tables;
      while (!tables) tables = pair_for(game, viewer, rng, 15 + rng.below(40));
      const std::string id = "table" + std::to_string(prepared.size() + 1);
      a.add(id, (*tables)[0]);
      b.add(id, (*tables)[1]);
      prepared.push_back({id, std::move(*tables), viewer});
    }
  a.start();
  b.start();
  int compared = 0;
  int silent = 0;
  for (Prepared& each : prepared) {
    SocketTwins twins(a, b, each.id, std::move(each.tables), each.viewer, rng.next());
    twins.hears_lobby = &each - prepared.data() <= std::ptrdiff_t{2} * kPlayers;
    twins.run();
    compared += twins.compared;
    silent += twins.silent;
    if (HasFailure()) break;
  }
  // In Gambit Royale the next card that the viewer draws is another.
  EXPECT_GT(compared, (GetParam() == "probe" ? 40 : GetParam() == "royals" ? 20 : 6) * rounds);
  if (GetParam() == "probe") {
    EXPECT_GT(silent, 4 * rounds);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, SecrecyOverSockets, testing::Values("probe", "royals", "gambit"),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace regalia::server
