// What a table costs: a decision at the start and at the end of a long record, and opening that record.
//
//   table_bench [GAME]
//
// The record holds 5,000 decisions of random players with four seats, and the chance between them. A game is shorter than
// that, so whenever one is well under way, all agree to take most of it back; everything stays in the record.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bots/random_bot.h"
#include "table/table.h"

namespace regalia {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kDecisions = 5000;
constexpr int kRuns = 10;
constexpr int kSpan = 500;  // decisions over which the cost of one is averaged

double milliseconds(const std::function<void()>& work) {
  const auto start = Clock::now();
  work();
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// The best of several runs, since a shared machine only ever makes a program slower.
double best_of(const std::function<void()>& work) {
  double best = milliseconds(work);
  for (int i = 1; i < kRuns; ++i) best = std::min(best, milliseconds(work));
  return best;
}

void check(const Ruling& verdict) {
  if (verdict.ok()) return;
  std::fprintf(stderr, "refused: %.*s\n", static_cast<int>(verdict.rule().size()), verdict.rule().data());
  std::exit(1);
}

Table begin(const GameEntry& game) {
  TableSetup setup;
  setup.chance = ChanceKind::seeded;
  setup.seed = 1;
  return Table::start(game, {4, {}, {}}, setup).value();
}

std::uint32_t depth(const Table& table) { return table.history().depth(table.history().tip()); }

void play_once(Table& table, Rng& rng) {
  const Seat seat = table.pending().owing.first();
  check(table.play(seat, pick_uniformly(table.game().rules().moves(table.state(), seat), rng)));
}

// How many steps a game of random players has.
std::uint32_t length_of(const GameEntry& game) {
  Table table = begin(game);
  Rng rng(1);
  while (!table.is_over()) play_once(table, rng);
  return depth(table);
}

// Plays `decisions` at random; takes most of the game back when it is `limit` steps long.
void play_on(Table& table, int decisions, std::uint32_t limit, Rng& rng) {
  for (int i = 0; i < decisions; ++i) {
    play_once(table, rng);
    if (!table.is_over() && depth(table) < limit) continue;
    if (table.is_over()) std::printf("the game ended early\n");
    const Seat asker = table.pending().owing.first();
    check(table.take_back(asker, static_cast<int>(limit / 12)));  // of the asker's own decisions the most
    for (const Seat other : SeatSet::all(4) - SeatSet::only(asker))
      check(table.answer_request(other, table.request()->number, true));
  }
}

}  // namespace
}  // namespace regalia

int main(int argc, char** argv) {
  using namespace regalia;
  const std::string name = argc > 1 ? argv[1] : "royals";
  const GameEntry* game = find_game(name);
  if (game == nullptr) {
    std::fprintf(stderr, "there is no game called \"%s\"\n", name.c_str());
    return 2;
  }
  const std::uint32_t limit = length_of(*game) * 3 / 5;
  double first = 1e9;
  double last = 1e9;
  std::string record;
  std::optional<Table> table;
  for (int run = 0; run < kRuns; ++run) {
    table = begin(*game);
    Rng rng(1);
    first = std::min(first, milliseconds([&] { play_on(*table, kSpan, limit, rng); }));
    play_on(*table, kDecisions - 2 * kSpan, limit, rng);
    last = std::min(last, milliseconds([&] { play_on(*table, kSpan, limit, rng); }));
  }
  record = table->record();

  const auto open = [&] {
    const auto opened = Table::open(all_games(), record);
    if (!std::holds_alternative<Table>(opened)) std::printf("the record was refused\n");
  };
  const auto jump = [&] {
    for (std::size_t i = 0; i < 100; ++i) (void)table->state_after(table->steps() * i / 100);
  };
  std::vector<History::Node> moments;
  for (std::size_t step = 0; step <= table->steps(); ++step) moments.push_back(table->node_after(step));
  const auto walk = [&] { table->history().visit(moments, [](History::Node, const AnyValue&) {}); };
  std::printf("%s, 4 seats: %d decisions, %zu steps with chance and take-backs, %zu bytes of record\n", name.c_str(),
              kDecisions, table->steps(), record.size());
  std::printf("a decision with its chance, first %d: %.1f us\n", kSpan, 1000 * first / kSpan);
  std::printf("a decision with its chance, last %d:  %.1f us\n", kSpan, 1000 * last / kSpan);
  std::printf("open, every hash checked:   %.1f ms\n", best_of(open));
  std::printf("any earlier position:       %.1f us\n", 1000 * best_of(jump) / 100);
  std::printf("all of them, each:          %.1f us\n", 1000 * best_of(walk) / static_cast<double>(table->steps()));
  return 0;
}
