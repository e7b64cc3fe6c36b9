// Secrecy as a seat meets it: two tables are played side by side that differ only in what one viewer cannot know. Chance
// deals others different cards, others answer differently under seal, one of them begins something and takes it back.
// As long as the viewer was told the same at both, every byte of every reply must be the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "bots/random_bot.h"
#include "protocol/service.h"
#include "table/tests/tried_table.h"
#include "tests/contract/garbage.h"

namespace regalia {
namespace {

struct Choice {
  Seat seat = kNobody;
  Move move;
};

class Twins {
 public:
  Twins(const GameEntry& game, const GameSetup& setup, Seat viewer, std::uint64_t seed) : viewer_(viewer), rng_(seed) {
    for (std::optional<Table>& table : tables_) table = Table::start(game, setup, by_hand()).value();
  }

  // From two positions that look the same to the viewer.
  Twins(const GameEntry& game, const GameSetup& setup, const std::array<std::string, 2>& positions, Seat viewer,
        std::uint64_t seed)
      : viewer_(viewer), rng_(seed) {
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      TableSetup from = by_hand();
      from.position = positions[i];
      tables_[i] = Table::start(game, setup, from).value();
    }
  }

  // Every seat has the same wish at both tables.
  void wish(const std::string& text) {
    for (std::optional<Table>& table : tables_)
      for (int i = 0; i < table->game().seats(); ++i)
        ASSERT_TRUE(table->wish(seat_at(i), {*table->game().words().parse_move(text)}).ok());
  }

  // Plays the same moves at both, and only those by which the viewer is told the same, to the end of the game.
  void run_in_step() {
    while (!testing::Test::HasFailure() && !tables_[0]->is_over()) {
      compare();
      const Seat seat = next_seat_of(*tables_[0]);
      const std::vector<Choice> all = choices(*tables_[0], seat);
      const auto same = std::find_if(all.begin(), all.end(), [&](const Choice& choice) {
        return noticed(*tables_[1], choice) == noticed(*tables_[0], choice);
      });
      if (same == all.end()) {  // the last decision, after which all hands are shown
        ASSERT_TRUE(tables_[0]->play(all[0].seat, all[0].move).ok());
        ASSERT_TRUE(tables_[0]->is_over());
        break;
      }
      for (std::optional<Table>& table : tables_) ASSERT_TRUE(table->play(same->seat, same->move).ok());
    }
    ++ended;
  }

  // Plays until the viewer is told different things, or to the end.
  void run() {
    do {
      compare();
    } while (!testing::Test::HasFailure() && !tables_[0]->is_over() && step());
  }

  int compared = 0;    // positions that differed, and looked the same
  int ended = 0;       // games that came to their end
  int taken_back = 0;  // by others, unseen

 private:
  static constexpr std::size_t kGarbage = 6;  // moves tried at every position

  std::string reply(std::optional<Table>& table, const std::string& method, const std::string& params) {
    const protocol::Context context{tried_games(), table, protocol::Caller::at(viewer_)};
    return *protocol::answer(context,
                             R"({"jsonrpc":"2.0","id":1,"method":")" + method + R"(","params":)" + params + "}");
  }

  void compare(const std::string& method, const std::string& params) {
    ASSERT_EQ(reply(tables_[0], method, params), reply(tables_[1], method, params)) << method << " " << params;
  }

  void compare() {
    const Table& table = *tables_[0];
    if (table.game().codec().position_text(table.state()) != table.game().codec().position_text(tables_[1]->state()))
      ++compared;
    for (const char* method : {"status", "components", "view", "moves", "deals", "wishes", "log", "position"})
      compare(method, "{}");
    if (!table.is_over()) compare("record", "{}");  // then it is open, and tells all
    compare("consult", R"({"about":"p)" + std::to_string(rng_.below(20)) + "\"}");
    compare("undo", R"({"decisions":9999})");
    compare("consent", R"({"request":9999,"agree":true})");
    // Moves of every kind: what is illegal is played as well, and refused alike.
    const std::vector<Move> garbage = contract::garbage_moves(rng_);
    for (std::size_t i = 0; i < kGarbage; ++i) {
      const Move move = garbage[rng_.below(static_cast<std::uint32_t>(garbage.size()))];
      const std::string text = table.game().words().text(move);
      compare("why", R"({"move":")" + text + "\"}");
      compare("plan", R"({"moves":[")" + text + "\"]}");
      compare("consult", R"({"about":"march","moves":[")" + text + "\"]}");
      const Result<Move> meant = table.game().words().parse_move(text);
      if (meant && table.game().rules().check(table.state(), viewer_, *meant).ok()) continue;
      compare("play", R"({"moves":[")" + text + "\"]}");
      compare("play", R"({"moves":[")" + text + "\",\"" + text + R"("],"words":["","please"]})");
    }
    if (rng_.below(12) == 0) compare("wish", R"({"moves":[]})");
    if (rng_.below(12) == 0) {
      const bool declines = rng_.below(2) == 0;
      // A request is left standing, so that moves are made under it; now and then it is declined.
      compare("undo", "{}");
      compare("status", "{}");
      for (std::optional<Table>& each : tables_)
        if (each->request() && declines) {
          ASSERT_TRUE(each->answer_request(seat_at(0), each->request()->number, false).ok());
        }
    }
  }

  // What the viewer would notice of a move: what it is told, and what the game waits for afterwards.
  struct Noticed {
    std::vector<std::string> events;
    Pending pending;
    std::string scope;

    bool operator==(const Noticed&) const = default;
  };

  // Nothing if the move is not legal.
  std::optional<Noticed> noticed(const Table& table, Choice choice) const {
    const Game& game = table.game().rules();
    AnyValue trial = table.state();
    Listener<AnyEvent> listener;
    if (!game.try_apply(trial, choice.seat, choice.move, listener).ok()) return std::nullopt;
    Noticed all{{}, game.pending_for(trial, viewer_), {}};
    for (const Telling<AnyEvent>& telling : listener.tellings)
      if (const AnyEvent* event = telling.received_by(viewer_))
        all.events.push_back(boost::json::serialize(table.game().codec().event(*event)));
    if (all.pending.step == Step::chance) all.scope = game.chance_scope(trial).text();
    return all;
  }

  // All that could be done at a table now by `seat`, in random order.
  std::vector<Choice> choices(const Table& table, Seat seat) {
    std::vector<Choice> list;
    for (const Outcome& outcome : table.game().rules().outcomes(table.state()))
      if (seat == kChance) list.push_back({kChance, outcome.move});
    for (const Offer& offer : table.game().rules().moves(table.state(), seat))
      for (const std::uint32_t amount : {offer.least(), (offer.least() + offer.most) / 2, offer.most})
        list.push_back({seat, offer.move.with_amount(amount)});
    for (std::size_t i = list.size(); i > 1; --i)
      std::swap(list[i - 1], list[rng_.below(static_cast<std::uint32_t>(i))]);
    return list;
  }

  Seat next_seat_of(const Table& table) {
    const Pending pending = table.pending();
    if (pending.step == Step::chance) return kChance;
    auto seat = pending.owing.begin();
    for (auto skip = rng_.below(static_cast<std::uint32_t>(pending.owing.size())); skip > 0; --skip) ++seat;
    return *seat;
  }

  // Whether all that the game waits for looks the same to the viewer after a move of which it was told nothing.
  [[nodiscard]] bool is_unseen(const Table& table, Seat seat, const Noticed& seen) const {
    return seat != viewer_ && seat != kChance && seen.events.empty() &&
           seen.pending == table.game().rules().pending_for(table.state(), viewer_);
  }

  // One move at the first table, and at the second whatever is told to the viewer in the same way: another move if there
  // is one, the same, or nothing at all. False: the viewer would be told different things.
  bool step() {
    Table& first = *tables_[0];
    Table& second = *tables_[1];
    const Seat seat = next_seat_of(first);
    const Choice choice = choices(first, seat)[0];
    const auto seen = noticed(first, choice);
    const bool unseen = is_unseen(first, seat, *seen);
    const bool is_turn = unseen && first.pending() == Pending::turn(seat);
    std::vector<Choice> others = seat == viewer_ ? std::vector{choice} : choices(second, seat);
    std::stable_partition(others.begin(), others.end(), [&](const Choice& c) { return c.move != choice.move; });
    const auto match =
        std::find_if(others.begin(), others.end(), [&](const Choice& other) { return noticed(second, other) == seen; });
    if (match == others.end() && !unseen) return false;
    if (seat == viewer_) {
      compare("play", R"({"moves":[")" + first.game().words().text(choice.move) + "\"]}");
      return true;
    }
    EXPECT_TRUE(first.play(choice.seat, choice.move).ok());
    if (match != others.end() && !(unseen && rng_.below(2) == 0)) {
      EXPECT_TRUE(second.play(match->seat, match->move).ok());
    } else if (is_turn && rng_.below(2) == 0) {
      const std::string before = first.game().codec().position_text(first.state());
      EXPECT_TRUE(first.take_back(seat).ok()) << "what the second table knows nothing of";
      EXPECT_NE(first.game().codec().position_text(first.state()), before) << "by right";
      ++taken_back;
    }
    return true;
  }

  Seat viewer_;
  Rng rng_;
  std::array<std::optional<Table>, 2> tables_;
};

struct Counts {
  int compared = 0;
  int taken_back = 0;
};

Counts compare_twins(const GameEntry& game, const std::vector<OptionValues>& variants, int rounds, int least = 0,
                     int most = 0) {
  Counts counts;
  for (const OptionValues& options : variants)
    for (int players = least == 0 ? game.least_players : least; players <= (most == 0 ? game.most_players : most);
         ++players)
      for (int viewer = 0; viewer <= players; ++viewer)  // the last is an onlooker
        for (int round = 0; round < rounds; ++round) {
          Twins twins(game, {players, options, {}}, viewer == players ? kNobody : seat_at(viewer),
                      static_cast<std::uint64_t>(100 * round + 10 * players + viewer));
          twins.run();
          counts.compared += twins.compared;
          counts.taken_back += twins.taken_back;
          if (testing::Test::HasFailure()) return counts;
        }
  return counts;
}

TEST(Secrecy, TablesOfTheProbeThatDifferInSecretsOnlySpeakAlike) {
  const Counts counts = compare_twins(probe::entry(), {{}, {{"bag", "large"}}}, contract::effort(1, 5, 60));
  EXPECT_GT(counts.compared, contract::effort(500, 3000, 30000));
}

TEST(Secrecy, TablesOfRoyalsThatDifferInSecretsOnlySpeakAlike) {
  const Counts counts =
      compare_twins(*find_game("royals"), {{{"edition", "2016"}}, {{"edition", "2014"}, {"draw", "announced"}}},
                    contract::effort(2, 16, 200));
  EXPECT_GT(counts.compared, contract::effort(500, 4000, 50000));
  EXPECT_GE(counts.taken_back, contract::effort(0, 4, 50));
}

TEST(Secrecy, TablesOfGambitRoyaleThatDifferInSecretsOnlySpeakAlike) {
  const Counts counts =
      compare_twins(*find_game("gambit"), {{}, {{"cards", "2006"}, {"start", "1"}}}, contract::effort(1, 4, 60));
  EXPECT_GT(counts.compared, contract::effort(500, 2000, 30000));
}

// Who holds a Sentinel, how others have voted, what they draw and drew for a Coinage.
TEST(Secrecy, TablesOfGameOfCrownsThatDifferInSecretsOnlySpeakAlike) {
  const GameEntry& crowns = *find_game("crowns");
  const Counts usual = compare_twins(crowns, {{}}, contract::effort(1, 3, 20));
  EXPECT_GT(usual.compared, contract::effort(200, 1000, 6000));
  const OptionValues in_teams = {{"teams", "on"}};
  const Counts teams = compare_twins(crowns, {in_teams}, contract::effort(1, 4, 20), 6, 6);
  EXPECT_GT(teams.compared, contract::effort(20, 100, 1000));
}

// What others tax, whom they seek and propose to, what they pay off and keep, where their princes will stand.
TEST(Secrecy, TablesOfBloodRoyaleThatDifferInSecretsOnlySpeakAlike) {
  const Counts counts = compare_twins(*find_game("blood"), {{{"turns", "5"}}, {{"turns", "5"}, {"cash", "secret"}}},
                                      contract::effort(1, 2, 40));
  EXPECT_GT(counts.compared, contract::effort(50, 200, 2000));
}

// The same from the middle of games, so that everything is met which is done under seal or in silence: bids, marches, flights.
TEST(Secrecy, TablesOfBloodRoyaleSpeakAlikeWhereverTheyBegin) {
  const GameEntry& blood = *find_game("blood");
  constexpr std::uint32_t kApart = 150;  // steps between beginnings, at most
  int compared = 0;
  for (int seed = 0; seed < contract::effort(3, 12, 150); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const GameSetup setup{3 + seed % 3, {{"turns", "5"}, {"cash", seed % 2 == 0 ? "secret" : "open"}}, {}};
    const MadeGame game = make_game(blood, setup).value();
    const Game& rules = game.rules();
    AnyValue state = rules.initial();
    for (std::uint32_t wait = rng.below(kApart); rules.pending(state).step != Step::over; --wait) {
      if (wait == 0) {
        const std::string position = game.codec().position_text(state);
        const auto viewer = static_cast<int>(rng.below(static_cast<std::uint32_t>(setup.players) + 1));
        Twins twins(blood, setup, {position, position}, viewer == setup.players ? kNobody : seat_at(viewer),
                    rng.next());
        twins.run();
        if (testing::Test::HasFailure()) return;
        compared += twins.compared;
        wait = 1 + rng.below(kApart);
      }
      const Pending pending = rules.pending(state);
      const bool is_chance = pending.step == Step::chance;
      const Seat seat = is_chance ? kChance : pending.owing.first();
      const Move move =
          is_chance ? draw_outcome(rules.outcomes(state), rng) : pick_uniformly(rules.moves(state, seat), rng);
      Listener<AnyEvent> nobody;
      ASSERT_TRUE(rules.try_apply(state, seat, move, nobody).ok());
    }
  }
  EXPECT_GT(compared, contract::effort(100, 500, 6000));
}

// The same game with the Sentinel in another hand: as long as nobody uses it, nobody else can tell.
TEST(Secrecy, NobodyCanTellWhoHoldsASentinel) {
  const GameEntry& crowns = *find_game("crowns");
  const OptionValues options = {{"start", "1"}};
  for (const int players : {4, 6})
    for (int viewer = 2; viewer <= players; ++viewer) {  // the last is an onlooker
      const GameSetup setup{players, options, {}};
      const MadeGame game = make_game(crowns, setup).value();
      std::array<std::string, 2> positions;
      for (std::size_t i = 0; i < 2; ++i) {
        boost::json::object position = game.codec().position(game.rules().initial(), kNewestPosition);
        position["cards_moved"] = true;
        boost::json::array& seats = position.at("seats").as_array();
        seats[i].at("hand").as_array().emplace_back("sentinel");
        seats[1 - i].at("hand").as_array().emplace_back("jester");
        const AnyValue state = game.codec().read_position(position).value();
        positions[i] = game.codec().position_text(state);
      }
      Twins twins(crowns, setup, positions, viewer == players ? kNobody : seat_at(viewer),
                  static_cast<std::uint64_t>(viewer));
      twins.wish("sentinel anyone " + std::to_string(4 * players));  // more ravens than anybody will have
      twins.run_in_step();
      EXPECT_EQ(twins.ended, 1);
      EXPECT_GT(twins.compared, 30);
    }
}

// Agendas, swaps with second houses, drafts and offers.
TEST(Secrecy, OptionalRulesOfGameOfCrownsKeepTheirSecrets) {
  const GameEntry& crowns = *find_game("crowns");
  const OptionValues with_agendas = {{"agendas", "on"}};
  const Counts agendas = compare_twins(crowns, {with_agendas}, contract::effort(1, 3, 20), 4, 6);
  EXPECT_GT(agendas.compared, contract::effort(100, 500, 5000));
  const Counts four =
      compare_twins(crowns, {{{"customized", "on"}}, {{"negotiations", "on"}}}, contract::effort(1, 6, 40), 4, 4);
  EXPECT_GT(four.compared, contract::effort(50, 500, 5000));
}

}  // namespace
}  // namespace regalia
