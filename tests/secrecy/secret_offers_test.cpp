// Offers made in secret to a player who has said that he is done: at one of two servers they are made, answered and signed,
// at the other nothing happens, and a third seat or an onlooker asks and measures all it can.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/secrecy/watched.h"

namespace regalia::server {
namespace {

constexpr Seat kMaker = seat_at(0);
constexpr Seat kAsked = seat_at(1);

// Somebody's move that begins with these words.
struct Wanted {
  Seat seat = kNobody;
  std::string words;
};
struct Played {
  Seat seat = kNobody;
  std::string move;
};

bool is_done(const Table& table, Seat seat) { return !table.pending().owing.has(seat); }

// A game played on without a choice until all may act at the same time, and one of them has said that he is done.
Table open_table(const GameEntry& game, const GameSetup& setup, std::uint64_t seed) {
  TableSetup seating = seeded(seed);
  seating.names = {"Anna", "Ben", "Cleo", "Dan"};
  seating.names.resize(static_cast<std::size_t>(setup.players));
  Table table = Table::start(game, setup, seating).value();
  const Move done = *table.game().words().parse_move("done");
  while (table.pending().step != Step::open) {
    const Seat seat = table.pending().owing.first();
    const MoveList moves = table.game().rules().moves(table.state(), seat);
    EXPECT_TRUE(table.play(seat, covers(moves, done) ? done : moves[0].move).ok());
  }
  EXPECT_TRUE(table.play(kAsked, done).ok());
  return table;
}

// Moves of the kinds that are wanted, one after the other, of which none of these viewers notices anything. Empty: there are
// none.
std::vector<Played> in_secret(const Table& table, std::span<const Wanted> wanted, std::span<const Seat> viewers) {
  if (wanted.empty()) return {};
  const Wanted& next = wanted.front();
  for (const Offer& offer : table.game().rules().moves(table.state(), next.seat)) {
    const std::string text = table.game().words().text(offer.move);
    if (!text.starts_with(next.words)) continue;
    Table trial = table;
    if (!trial.play(next.seat, offer.move).ok()) continue;
    if (std::any_of(viewers.begin(), viewers.end(),
                    [&](Seat viewer) { return noticed(table, trial, viewer) != noticed(table, table, viewer); }))
      continue;
    std::vector<Played> rest = in_secret(trial, wanted.subspan(1), viewers);
    if (rest.size() + 1 != wanted.size()) continue;
    rest.insert(rest.begin(), {next.seat, text});
    return rest;
  }
  return {};
}

struct Scene {
  std::string name;
  std::string game;
  int players = 3;
  OptionValues options{};
  std::uint64_t seed = 1;
  std::vector<Wanted> offer{};    // of the maker to the one who is done
  std::vector<Wanted> signing{};  // its answer
};

void PrintTo(const Scene& scene, std::ostream* out) { *out << scene.name; }

class SecretOffers : public testing::TestWithParam<Scene> {
 protected:
  fs::path folder = fs::temp_directory_path() / ("regalia-offers-" + std::to_string(getpid()));
  PreparedServer a{folder / "a", GetParam().players};
  PreparedServer b{folder / "b", GetParam().players};
  Table start = open_table(*find_game(tried_games(), GetParam().game), {GetParam().players, GetParam().options, {}},
                           GetParam().seed);
  std::array<Table, 2> tables{start, start};

  void SetUp() override {
    a.add("table", start);
    b.add("table", start);
    a.start();
    b.start();
  }
  void TearDown() override {
    a.stop();
    b.stop();
    fs::remove_all(folder);
  }

  [[nodiscard]] std::vector<Seat> others() const {
    std::vector<Seat> seats = {kNobody};
    for (int i = 2; i < GetParam().players; ++i) seats.push_back(seat_at(i));
    return seats;
  }
  void play(Watched& watched, std::size_t server, const Played& played) {
    ASSERT_TRUE(tables[server].play(played.seat, *tables[server].game().words().parse_move(played.move)).ok())
        << played.move;
    const bj::object reply = watched.chair(server, played.seat).call("play", {{"moves", {played.move}}});
    ASSERT_TRUE(reply.contains("result")) << played.move << bj::serialize(reply);
  }
  void both(Watched& watched, const Played& played) {
    for (const std::size_t server : {0U, 1U}) play(watched, server, played);
  }
  void secretly(Watched& watched, std::size_t server, const std::vector<Wanted>& wanted) {
    const std::vector<Played> moves = in_secret(tables[server], wanted, others());
    ASSERT_EQ(moves.size(), wanted.size()) << "there is no such offer";
    for (const Played& move : moves) play(watched, server, move);
  }
  // Makers and askers change places.
  static std::vector<Wanted> mirrored(std::vector<Wanted> wanted) {
    for (Wanted& each : wanted) each.seat = each.seat == kMaker ? kAsked : kMaker;
    return wanted;
  }

  // An offer, its answer and its signature, at the first server only. `away`: the viewer comes when they have been made.
  void offers_are_made(Seat viewer, bool away) {
    Watched watched(a, b, "table", GetParam().players, viewer);
    watched.compare();
    watched.settle_lobby();
    if (away) watched.leave();
    secretly(watched, 0, GetParam().offer);
    ASSERT_FALSE(is_done(tables[0], kAsked)) << "somebody is asked";
    ASSERT_TRUE(is_done(tables[1], kAsked));
    watched.chair(0, kMaker).call("nudge", {{"seat", index(kAsked) + 1}});
    if (away) watched.come();
    watched.compare();
    both(watched, {kMaker, "done"});
    watched.compare();
    secretly(watched, 0, GetParam().signing);
    watched.settle_lobby();
    watched.compare();
  }
};

TEST_P(SecretOffers, AreNoticedByNoThirdSeat) {
  offers_are_made(seat_at(2), false);
  a.stop();
  b.stop();
  EXPECT_EQ(a.waiting_for(seat_at(2)), b.waiting_for(seat_at(2)));
}

TEST_P(SecretOffers, AreNoticedByNoOnlooker) { offers_are_made(kNobody, false); }

TEST_P(SecretOffers, AreNoticedByNobodyWhoComesLater) {
  offers_are_made(seat_at(2), true);
  a.stop();
  b.stop();
  EXPECT_EQ(a.waiting_for(seat_at(2)), b.waiting_for(seat_at(2)));
}

// At court of Blood Royale nobody is awaited publicly when all have said that they are done.
class OffersAtCourt : public SecretOffers {};

// All have said that they are done, and yet the game waits: nobody else can tell for whom.
TEST_P(OffersAtCourt, KeepWhomTheGameWaitsForToThemselves) {
  const Seat viewer = seat_at(2);
  Watched watched(a, b, "table", GetParam().players, viewer);
  both(watched, {kMaker, "done"});
  secretly(watched, 0, GetParam().offer);
  secretly(watched, 1, mirrored(GetParam().offer));
  watched.compare();
  for (int i = 2; i < GetParam().players; ++i) both(watched, {seat_at(i), "done"});
  ASSERT_EQ(tables[0].pending().owing, SeatSet::only(kAsked));
  ASSERT_EQ(tables[1].pending().owing, SeatSet::only(kMaker));
  watched.settle_lobby();
  watched.compare();
  watched.leave();
  watched.come();
  watched.compare();
}

// The seat itself sees that its time runs, and the lobby says so to its keeper.
TEST_P(SecretOffers, AreToldToTheSeatThatIsAsked) {
  Watched watched(a, b, "table", GetParam().players, kAsked);
  secretly(watched, 0, GetParam().offer);
  const auto runs = [&](std::size_t server) {
    Chair& chair = watched.chair(server, kAsked);
    chair.call("status");
    const std::size_t last = chair.heard.rfind(R"("method":"company")");
    const std::size_t begin = chair.heard.rfind('\n', last) + 1;
    const bj::value told = bj::parse(chair.heard.substr(begin, chair.heard.find('\n', last) - begin));
    return told.at("params").at("seats").at(static_cast<std::size_t>(index(kAsked))).at("runs").as_bool();
  };
  EXPECT_TRUE(runs(0));
  EXPECT_FALSE(runs(1));
}

// When a table was touched last is shown to all in the lobby: what is done in public counts, also if nobody else is asked by
// it, and what is done in secret does not.
TEST_P(OffersAtCourt, TouchNoTableInTheLobby) {
  std::string naming;
  for (const Offer& offer : tables[0].game().rules().moves(tables[0].state(), kMaker))
    if (const std::string text = tables[0].game().words().text(offer.move); text.starts_with("name ")) naming = text;
  ASSERT_NE(naming, "") << "nobody was born";
  Watched watched(a, b, "table", GetParam().players, seat_at(2));
  both(watched, {kMaker, naming});
  secretly(watched, 0, GetParam().offer);
  watched.compare();
}

const std::vector<Scene> kAtCourt = {
    {.name = "Deal",
     .game = "blood",
     .offer = {{kMaker, "deal "}, {kMaker, "clause "}, {kMaker, "sum "}, {kMaker, "put"}},
     .signing = {{kAsked, "refuse "}, {kAsked, "done"}}},
    {.name = "Betrothal",
     .game = "blood",
     .offer = {{kMaker, "seek "}, {kMaker, "betroth "}, {kMaker, "put"}},
     .signing = {{kAsked, "agree "}, {kAsked, "done"}}}};
const Scene kTalks = {.name = "Talks",
                      .game = "crowns",
                      .players = 4,
                      .options = {{"negotiations", "on"}, {"start", "1"}},
                      .offer = {{kMaker, "draft 2"}, {kMaker, "give ravens"}, {kMaker, "put"}},
                      .signing = {{kAsked, "refuse "}}};

std::string name_of(const testing::TestParamInfo<Scene>& scene) { return scene.param.name; }

INSTANTIATE_TEST_SUITE_P(AtCourt, SecretOffers, testing::ValuesIn(kAtCourt), name_of);
INSTANTIATE_TEST_SUITE_P(AtTalks, SecretOffers, testing::Values(kTalks), name_of);
INSTANTIATE_TEST_SUITE_P(AtCourt, OffersAtCourt, testing::ValuesIn(kAtCourt), name_of);

}  // namespace
}  // namespace regalia::server
