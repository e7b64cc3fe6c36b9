// What a table costs: a decision at the start and at the end of a long record, and opening that record.
//
// The record holds 5,000 decisions of random players of Royals with four seats, and the chance between them. A game is
// shorter than that, so whenever one is nearly over, all agree to take most of it back; everything stays in the record.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>

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

void check(const Verdict& verdict) {
  if (!verdict.ok()) std::printf("refused: %.*s\n", static_cast<int>(verdict.rule().size()), verdict.rule().data());
}

// Plays `decisions` at random; takes most of the game back when its third period is ending.
void play_on(Table& table, int decisions, Rng& rng) {
  for (int i = 0; i < decisions; ++i) {
    const Seat seat = table.pending().owing.first();
    check(table.play(seat, pick_uniformly(table.game().moves(table.state(), seat), rng)));
    if (!table.is_over() && table.history().depth(table.history().tip()) < 400) continue;
    if (table.is_over()) std::printf("the game ended early\n");
    const Seat asker = table.pending().owing.first();
    check(table.take_back(asker, 45));
    for (const Seat other : SeatSet::all(4) - SeatSet::only(asker))
      check(table.answer_request(other, table.request()->number, true));
  }
}

}  // namespace
}  // namespace regalia

int main() {
  using namespace regalia;
  double first = 1e9;
  double last = 1e9;
  std::string record;
  std::optional<Table> table;
  for (int run = 0; run < kRuns; ++run) {
    TableSetup setup;
    setup.chance = ChanceKind::seeded;
    setup.seed = 1;
    table = Table::start(*find_game("royals"), {4, {}, {}}, setup).value();
    Rng rng(1);
    first = std::min(first, milliseconds([&] { play_on(*table, kSpan, rng); }));
    play_on(*table, kDecisions - 2 * kSpan, rng);
    last = std::min(last, milliseconds([&] { play_on(*table, kSpan, rng); }));
  }
  record = table->record();

  const auto open = [&](Table::HashCheck hashes) {
    const auto opened = Table::open(all_games(), record, std::nullopt, hashes);
    if (!std::holds_alternative<Table>(opened)) std::printf("the record was refused\n");
  };
  const auto jump = [&] {
    for (std::size_t i = 0; i < 100; ++i) (void)table->state_after(table->steps() * i / 100);
  };
  std::printf("Royals, 4 seats: %d decisions, %zu steps with chance and take-backs, %zu bytes of record\n", kDecisions,
              table->steps(), record.size());
  std::printf("a decision with its chance, first %d: %.1f us\n", kSpan, 1000 * first / kSpan);
  std::printf("a decision with its chance, last %d:  %.1f us\n", kSpan, 1000 * last / kSpan);
  std::printf("open at the last position:  %.1f ms\n", best_of([&] { open(Table::HashCheck::last_step); }));
  std::printf("open, every hash checked:   %.1f ms\n", best_of([&] { open(Table::HashCheck::every_step); }));
  std::printf("any earlier position:       %.1f us\n", 1000 * best_of(jump) / 100);
  return 0;
}
