// Where the time of a decision goes between the rules and the people: a random game is played at a table, and every part of
// what a server does for a decision is timed by itself. Socket and disk are not in it; bench/run server has them.
//
//   seam_bench [GAME] [PLAYERS]
//
// Besides: how long a list of 500 moves takes with phrases, prompt and JSON.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bots/random_bot.h"
#include "protocol/shown.h"
#include "server/table/picture.h"
#include "tests/probe/entry.h"

namespace regalia {
namespace {

using Clock = std::chrono::steady_clock;

struct Part {
  const char* name = "";
  double microseconds = 0;
};

class Parts {
 public:
  template <class Work> auto time(const char* name, Work work) {
    const auto start = Clock::now();
    auto result = work();
    add(name, std::chrono::duration<double, std::micro>(Clock::now() - start).count());
    return result;
  }
  void print(double decisions) const {
    for (const Part& part : parts_) std::printf("%-44s %8.2f us\n", part.name, part.microseconds / decisions);
  }

 private:
  void add(const char* name, double microseconds) {
    for (Part& part : parts_)
      if (part.name == name) {
        part.microseconds += microseconds;
        return;
      }
    parts_.push_back({name, microseconds});
  }
  std::vector<Part> parts_;
};

Seat one_of(SeatSet seats, Rng& rng) {
  auto seat = seats.begin();
  for (auto skip = rng.below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip) ++seat;
  return *seat;
}

// Timed for one viewer, as a server does it for each who looks.
void look(Table& table, Seat viewer, std::uint32_t line, Parts& parts) {
  const AnyValue view = parts.time("view of a seat", [&] { return table.view(viewer); });
  parts.time("  view: JSON by sections", [&] { return table.game().codec().sections(view).size(); });
  parts.time("  status: JSON", [&] { return json::text_of(protocol::status_of(table, viewer)).size(); });
  parts.time("  moves with phrases: JSON",
             [&] { return json::text_of(protocol::moves_reply(table, viewer, view)).size(); });
  parts.time("  deals and wishes: JSON", [&] {
    return json::text_of(protocol::deals_info(table, view)).size() + (protocol::wishes_info(table, viewer) ? 1U : 0U);
  });
  parts.time("  log lines: JSON", [&] { return json::text_of(protocol::log_info(table.log(viewer, line))).size(); });
}

void play_games(const GameEntry& entry, int players) {
  Parts parts;
  double decisions = 0;
  double bytes = 0;
  for (std::uint64_t seed = 1; decisions < 4000; ++seed) {
    TableSetup setup;
    setup.chance = ChanceKind::seeded;
    setup.seed = seed;
    Table table = Table::start(entry, {players, {}, {}}, setup).value();
    Rng rng(seed);
    std::vector<server::SharedPicture> shown;
    for (int i = 0; i < players; ++i) shown.push_back(server::picture_of(table, seat_at(i)));
    while (!table.is_over()) {
      const Seat seat = one_of(table.pending().owing, rng);
      const Move move = pick_uniformly(table.game().rules().moves(table.state(), seat), rng);
      const std::size_t before = table.steps();
      const auto line = static_cast<std::uint32_t>(table.everything_told().heard_by(seat).size());
      AnyValue copy = table.state();
      parts.time("rules: check and apply, events", [&] {
        Listener<AnyEvent> heard;
        return table.game().rules().try_apply(copy, seat, move, heard).ok();
      });
      parts.time("table: the same, chance and record", [&] { return table.play(seat, move).ok(); });
      parts.time("record: lines to be kept", [&] {
        std::size_t size = 0;
        for (std::size_t step = before + 1; step <= table.steps(); ++step) size += table.line(step).size();
        return size;
      });
      for (int i = 0; i < players; ++i) {
        const auto now =
            parts.time("picture of a seat, all of it", [&] { return server::picture_of(table, seat_at(i)); });
        bytes += static_cast<double>(parts.time("message of a seat: what has changed", [&] {
          return server::change(*shown[static_cast<std::size_t>(i)], *now, table, seat_at(i)).size();
        }));
        shown[static_cast<std::size_t>(i)] = now;
      }
      look(table, seat, line, parts);
      ++decisions;
    }
  }
  std::printf("%s, %d players: a decision costs, in microseconds (pictures and messages for all seats together)\n",
              entry.name.c_str(), players);
  parts.print(decisions);
  std::printf("%-44s %8.0f bytes\n\n", "messages of all seats", bytes / decisions);
}

// Moves of many kinds until there are 500, each with its phrase, as one reply.
void list_many(const GameEntry& entry, int players) {
  TableSetup setup;
  setup.chance = ChanceKind::seeded;
  Table table = Table::start(entry, {players, {}, {}}, setup).value();
  Rng rng(1);
  Seat seat = kNobody;
  MoveList longest;
  for (int i = 0; i < 400 && !table.is_over(); ++i) {
    seat = one_of(table.pending().owing, rng);
    longest = table.game().rules().moves(table.state(), seat);
    if (longest.size() > 8) break;
    (void)table.play(seat, pick_uniformly(longest, rng));
  }
  double best = 1e9;
  for (int round = 0; round < 20; ++round) {
    const auto start = Clock::now();
    std::size_t size = 0;
    std::size_t moves = 0;
    const AnyValue view = table.view(seat);  // once for all of them
    while (moves < 500) {
      const protocol::MovesReply reply = protocol::moves_reply(table, seat, view);
      size += json::text_of(reply).size();
      moves += reply.moves.size();
    }
    if (size > 0)
      best = std::min(best, std::chrono::duration<double, std::milli>(Clock::now() - start).count() * 500 /
                                static_cast<double>(moves));
  }
  std::printf("500 moves with phrases and JSON: %.2f ms\n", best);
}

}  // namespace
}  // namespace regalia

int main(int argc, char** argv) {
  using namespace regalia;
  static const std::vector<GameEntry> games = probe::with_all_games();
  const GameEntry* entry = find_game(games, argc > 1 ? argv[1] : "royals");
  if (entry == nullptr) {
    std::fprintf(stderr, "usage: seam_bench [GAME] [PLAYERS]\n");
    return 2;
  }
  const int players = argc > 2 ? std::atoi(argv[2]) : 2;
  if (!seats_fault(*entry, players).empty()) {
    std::fprintf(stderr, "%s\n", seats_fault(*entry, players).c_str());
    return 2;
  }
  play_games(*entry, players);
  list_many(*entry, players);
  return 0;
}
