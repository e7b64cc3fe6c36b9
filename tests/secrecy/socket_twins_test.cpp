// Secrecy as a client meets it: two real servers with the same tables, people and sessions, whose games differ only in
// what one viewer cannot know. Others play at both by sockets of their own; at one they also whisper, wish and act in
// silence. Every byte that the viewer is sent must be the same, at the table and in the lobby; of times only that there
// is one.
//
// The games begin from positions in which the others hold different things, and go on with seeded chance. Beside the
// servers run copies of both tables, on which it is tried first what the viewer would be told.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>
#include <regex>
#include <sstream>
#include <thread>

#include "server/clock.h"
#include "server/identity.h"
#include "server/server.h"
#include "server/table_settings.h"
#include "server/tests/clients.h"
#include "store/sqlite_store.h"
#include "table/tests/tried_table.h"
#include "tests/contract/garbage.h"

namespace regalia::server {
namespace {

namespace fs = std::filesystem;

constexpr int kPlayers = 3;

struct Choice {
  Seat seat = kNobody;
  Move move;
};

// What the viewer is told, and what the game waits for as far as the viewer may know.
std::string noticed(const Table& before, const Table& after, Seat viewer) {
  std::string all;
  const auto lines = before.everything_told().heard_by(viewer).size();
  for (const LogLine& line : after.log(viewer, static_cast<std::uint32_t>(lines)))
    all += line.text + bj::serialize(line.shows) + "\n";
  const Pending pending = after.game().rules().pending_for(after.state(), viewer);
  if (pending.step == Step::chance) all += after.game().rules().chance_scope(after.state()).text();
  return all + std::to_string(static_cast<int>(pending.step)) + " " + std::to_string(pending.owing.bits()) + " " +
         std::to_string(pending.may_revise.bits());
}

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

// A server whose data were written before it began.
class PreparedServer {
 public:
  explicit PreparedServer(const fs::path& folder) : data_((folder / "regalia.db").string()) {
    fs::create_directories(folder);
    store_.emplace(data_);
    for (int i = 0; i < kPlayers; ++i) {
      accounts_.push_back(store_->add_account({0, std::string("Person ") + std::to_string(i + 1), "", false}).value());
      EXPECT_FALSE(
          store_->write_now({AddSession{{token_hash(token(i)), accounts_.back(), now(), now(), "", ""}}}).has_value());
    }
  }
  ~PreparedServer() {
    if (!server_) return;
    server_->stop();
    thread_.join();
  }
  PreparedServer(const PreparedServer&) = delete;
  PreparedServer& operator=(const PreparedServer&) = delete;

  void add(const std::string& id, const Table& table) {
    TableSettings settings;
    settings.game = table.header().game;
    settings.options = table.header().setup.options;
    settings.creator = accounts_[0];
    TableInfo info{id, settings.text(), TableStage::playing, 1, {}, table.pending().owing.bits()};
    info.creator = settings.creator;
    info.listed = settings.listed;
    for (const AccountId account : accounts_) info.seats.push_back({account, ""});
    std::vector<Change> changes = {PutTable{info}, BeginGame{id, table.line(0), ""}};
    for (std::size_t step = 1; step <= table.steps(); ++step)
      changes.emplace_back(
          AddLines{id, static_cast<std::int64_t>(step), static_cast<std::int64_t>(step), table.line(step)});
    ASSERT_FALSE(store_->write_now(changes).has_value());
  }
  void start() {
    store_.reset();
    Settings settings;
    settings.port = 0;
    settings.data = data_;
    settings.games = tried_games();
    settings.limits = {1'000'000, 1'000'000, 1e6, 1e6, 1e6, 1e9, 1e6, 1'000'000, 1e6};
    settings.log_to = &log_;
    server_.emplace(settings);
    thread_ = std::thread([this] { server_->run(); });
  }
  [[nodiscard]] std::uint16_t port() const { return server_->port(); }
  [[nodiscard]] static std::string token(int seat) { return std::string(64, static_cast<char>('a' + seat)); }
  [[nodiscard]] static std::string token_of(Seat viewer) { return viewer == kNobody ? "" : token(index(viewer)); }

 private:
  std::string data_;
  std::optional<SqliteStore> store_;
  std::vector<AccountId> accounts_;
  std::ostringstream log_;
  std::optional<Server> server_;
  std::thread thread_;
};

std::string without_times(const std::string& text) {
  static const std::regex time(R"re("(time|changed)":\d+)re");
  return std::regex_replace(text, time, "\"$1\":0");
}

// One viewer's sockets and those of all seats, at both servers.
class SocketTwins {
 public:
  SocketTwins(const PreparedServer& a, const PreparedServer& b, std::string id, Pair tables, Seat viewer,
              std::uint64_t seed)
      : id_(std::move(id)), tables_(std::move(tables)), viewer_(viewer), rng_(seed) {
    for (const PreparedServer* server : {&a, &b}) {
      Place& place = places_.emplace_back();
      place.table = std::make_unique<Chair>(server->port(), id_, PreparedServer::token_of(viewer), seat_query(viewer));
      place.lobby = std::make_unique<Chair>(server->port(), "/lobby", PreparedServer::token_of(viewer));
      for (int i = 0; i < kPlayers; ++i)
        place.seats.push_back(std::make_unique<Chair>(server->port(), id_, PreparedServer::token(i)));
    }
  }

  void run() {
    compare();
    for (int i = 0; i < kSteps && !testing::Test::HasFailure() && !tables_[0].is_over(); ++i) {
      if (rng_.below(4) == 0) act_beside();
      const auto step = tables_.next(rng_);
      if (!step) break;
      const bool listens = hears_lobby && !step->second && silent == 0;
      silent += step->second ? 0 : 1;
      if (listens) settle_lobby();
      play(0, step->first);
      if (step->second) play(1, *step->second);
      if (listens) settle_lobby();
      // The end opens everything, and a game that only one of them has ended is told apart.
      if (tables_[0].is_over()) break;
      compare();
    }
    if (hears_lobby) settle_lobby();
  }

  bool hears_lobby = false;  // that takes its time
  int compared = 0;          // moments at which the tables differed
  int silent = 0;            // decisions at one table only

 private:
  static constexpr int kSteps = 40;
  struct Place {
    std::unique_ptr<Chair> table;
    std::unique_ptr<Chair> lobby;
    std::vector<std::unique_ptr<Chair>> seats;
  };

  static std::string seat_query(Seat viewer) {
    return viewer == kNobody ? "" : "?seat=" + std::to_string(index(viewer) + 1);
  }
  Seat somebody_else() {
    for (;;)
      if (const Seat seat = seat_at(static_cast<int>(rng_.below(kPlayers))); seat != viewer_) return seat;
  }

  void play(std::size_t i, const Choice& choice) {
    const std::string move = tables_[i].game().words().text(choice.move);
    ASSERT_TRUE(tables_[i].play(choice.seat, choice.move).ok());
    Chair& chair =
        choice.seat == viewer_ ? *places_[i].table : *places_[i].seats[static_cast<std::size_t>(index(choice.seat))];
    const bj::object reply = chair.call("play", {{"moves", {move}}});
    ASSERT_TRUE(reply.contains("result")) << move << bj::serialize(reply);
  }

  // What others do at the first table only, and nobody else may notice: a whisper, or a wish that nothing comes of.
  void act_beside() {
    const Seat seat = somebody_else();
    Chair& chair = *places_[0].seats[static_cast<std::size_t>(index(seat))];
    for (int i = 0; i < kPlayers; ++i)
      if (seat_at(i) != seat && seat_at(i) != viewer_ && rng_.below(2) == 0) {
        chair.result("say", {{"text", "between us"}, {"to", {i + 1}}});
      }
    if (rng_.below(2) == 0) {
      ASSERT_TRUE(tables_[0].wish(seat, {}).ok());
      chair.result("wish", {{"moves", bj::array()}});
    }
    if (rng_.below(3) == 0)
      for (const Place& place : places_)
        place.seats[static_cast<std::size_t>(index(seat))]->result("say", {{"text", "for all"}});
  }

  // Everything that was sent to the viewer since the last time, and what is answered now.
  void compare() {
    compared += tables_.differ() ? 1 : 0;
    for (const Place& place : places_) {
      for (const char* method : {"status", "view", "moves", "deals", "wishes", "log", "chat", "position", "record"})
        place.table->call(method);
      place.table->call("undo", {{"decisions", 9999}});
    }
    ASSERT_EQ(without_times(places_[0].table->heard), without_times(places_[1].table->heard));
    for (const Place& place : places_) place.table->heard.clear();
    const auto in_lobby = [&](const Place& place) {
      std::string all = bj::serialize(place.lobby->call("table", {{"table", id_}}));
      // The other tables are made for other viewers.
      const bj::value lists = place.lobby->result("tables");
      for (const auto& [list, tables] : lists.as_object())
        for (const bj::value& table : tables.as_array())
          if (table.at("id").as_string() == id_) all += "\n" + std::string(list) + bj::serialize(table);
      return without_times(all);
    };
    ASSERT_EQ(in_lobby(places_[0]), in_lobby(places_[1]));
  }

  // News in the lobby are told a fifth of a second together, so that how often they come is a matter of chance; whether
  // they have come since the last time is not.
  void settle_lobby() {
    std::this_thread::sleep_for(std::chrono::milliseconds(250));
    const auto news = [](const Place& place) {
      place.lobby->call("tables");
      return !std::exchange(place.lobby->notices, {}).empty();
    };
    EXPECT_EQ(news(places_[0]), news(places_[1]));
  }

  std::string id_;
  Pair tables_;
  Seat viewer_;
  Rng rng_;
  std::vector<Place> places_;
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
    twins.hears_lobby = &each - prepared.data() <= 2 * kPlayers;
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
