// How fast the games are, on one core: one table, a line for each game and number of seats.
//
//   decisions/s  list the legal moves, pick one uniformly, apply it; only decisions with at least two moves count,
//                while the time includes everything: chance, forced moves, starting new games
//   chance/s     chance steps in the same time
//   copies/s     copying a state
//   allocs/step  calls of operator new for each step of a random game
//   observe/s    what a seat sees of a position
//   imagine/s    a possible position from a view; views are taken from random games, one in every 25 steps
//
// Each figure is the best of five rounds, since a shared machine only ever makes a program slower.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <new>
#include <string>
#include <vector>

#include "bots/playout.h"
#include "engine/rules.h"
#include "games/blood/rules.h"
#include "games/crowns/rules.h"
#include "games/gambit/rules.h"
#include "games/royals/rules.h"

namespace {

std::size_t allocations = 0;

}  // namespace

[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace regalia {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// Keeps the compiler from dropping work whose result is not used.
template <class T> void keep(const T& value) { asm volatile("" : : "r"(&value) : "memory"); }

constexpr int kRounds = 5;

// Calls `work` for `seconds` in all and returns calls per second, of the best round.
template <class Work> double rate(double seconds, Work work) {
  double best = 0;
  for (int round = 0; round < kRounds; ++round) {
    const auto start = Clock::now();
    double calls = 0;
    double elapsed = 0;
    while (elapsed < seconds / kRounds) {
      for (int i = 0; i < 1000; ++i) work();
      calls += 1000;
      elapsed = seconds_since(start);
    }
    best = std::max(best, calls / elapsed);
  }
  return best;
}

struct Line {
  double decisions = 0;
  double chance = 0;
  double games = 0;
  double copies = 0;
  double allocations = 0;
  double observe = 0;
  double imagine = 0;
};

// Random games, back to back, for about `seconds`.
template <class Rules> Line play_round(const Rules& rules, double seconds, Rng& rng) {
  Line line;
  Silence silence;
  double steps = 0;
  const std::size_t allocations_before = allocations;
  const auto start = Clock::now();
  double elapsed = 0;
  while (elapsed < seconds) {
    for (int game = 0; game < 20; ++game) {
      auto state = rules.initial();
      for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
        const Played played = random_step(rules, state, pending, rng, silence);
        steps += 1;
        if (played.seat == kChance)
          line.chance += 1;
        else if (played.had_choice)
          line.decisions += 1;
      }
      line.games += 1;
    }
    elapsed = seconds_since(start);
  }
  line.decisions /= elapsed;
  line.chance /= elapsed;
  line.games /= elapsed;
  line.allocations = static_cast<double>(allocations - allocations_before) / steps;
  return line;
}

template <class Rules> Line measure_play(const Rules& rules, double seconds) {
  Rng rng(1);
  Line best;
  for (int round = 0; round < kRounds; ++round)
    if (const Line line = play_round(rules, seconds / kRounds, rng); line.decisions > best.decisions) best = line;
  return best;
}

template <class Rules> void measure_secrets(const Rules& rules, double seconds, Line& line) {
  Rng rng(2);
  std::vector<typename Rules::State> states;
  std::deque<Memory<Rules>> kept;  // what the views refer to
  std::vector<View<Rules>> views;
  for (int game = 0; game < 4; ++game) {
    auto state = rules.initial();
    Memories<Rules> memories(rules, state);
    int step = 0;
    for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
      Listener<typename Rules::Event> listener;
      random_step(rules, state, pending, rng, listener);
      memories.hear(rules, listener.tellings);
      if (++step % 25 != 0) continue;
      const Seat viewer = seat_at(step / 25 % rules.seats());
      states.push_back(state);
      kept.push_back(memories.of(viewer));
      views.push_back(view_of(rules, state, viewer, &kept.back()));
    }
  }
  std::size_t next = 0;
  const auto cycle = [&] { return next = (next + 1) % states.size(); };
  line.copies = rate(seconds, [&] {
    const auto copy = states[cycle()];
    keep(copy);
  });
  line.observe = rate(seconds, [&] { keep(rules.observe(states[cycle()], seat_at(0))); });
  line.imagine = rate(seconds, [&] { keep(rules.imagine(views[cycle()], rng)); });
}

template <class Rules> void print_line(const std::string& name, const Rules& rules, double seconds) {
  Line line = measure_play(rules, seconds);
  measure_secrets(rules, seconds, line);
  std::printf("%-14s %5d %12.2fM %9.2fM %9.0f %9.1fM %7zu %11.4f %9.2fM %9.2fM\n", name.c_str(), rules.seats(),
              line.decisions / 1e6, line.chance / 1e6, line.games, line.copies / 1e6, sizeof(typename Rules::State),
              line.allocations, line.observe / 1e6, line.imagine / 1e6);
  std::fflush(stdout);
}

// What a copy costs where families have grown large.
void print_large_families(double seconds) {
  constexpr int kPersons = 400;
  const blood::Options options = blood::parse_options({}, blood::kMostSeats).value();
  const blood::Rules rules = blood::Rules::make(blood::kMostSeats, options, blood::facts_of(options)).value();
  blood::State state = rules.initial();
  blood::Person somebody;
  somebody.house = somebody.court = blood::house_of(blood::Country::england);
  while (state.people.slots() < kPersons) state.people.add(somebody);
  const std::size_t before = allocations;
  const blood::State copy = state;
  keep(copy);
  const std::size_t made = allocations - before;
  const double copies = rate(seconds, [&] {
    const blood::State another = state;
    keep(another);
  });
  std::printf("blood with %d persons: a copy takes %.2f us and %zu allocations\n", kPersons, 1e6 / copies, made);
}

// Decisions of rounds, marches above all, while many contracts are in force.
void print_many_contracts(double seconds) {
  using namespace blood;
  constexpr int kContracts = 30;
  constexpr int kClauses = 15;
  const Options options = parse_options({}, kMostSeats).value();
  const blood::Rules rules = blood::Rules::make(kMostSeats, options, facts_of(options)).value();
  Rng rng(4);
  Silence silence;
  State start = rules.initial();
  while (!std::holds_alternative<Round>(start.phases[0])) random_step(rules, start, rules.pending(start), rng, silence);
  for (int i = 0; i < kContracts; ++i) {
    const auto one = static_cast<Country>(i % kCountries);
    const auto other = static_cast<Country>((i + 1 + i / kCountries % 4) % kCountries);
    Person person;
    person.born = kFirstYear - 30;
    person.house = person.court = house_of(one);
    const PersonId groom = start.people.add(person);
    person.sex = Sex::female;
    person.house = person.court = house_of(other);
    const PersonId bride = start.people.add(person);
    start.people.wed(groom, bride, People::Joins::husbands_court);
    std::vector<Clause> clauses;
    for (int k = 0; k < kClauses; ++k) {
      Clause clause;
      constexpr std::array kMatter = {Matter::peace, Matter::march, Matter::fleets, Matter::ports, Matter::carriage};
      clause.matter = kMatter[at(k) % kMatter.size()];
      clause.who = k % 2 == 0 ? one : other;
      clause.whom = k % 2 == 0 ? other : one;
      clause.provinces.add(province_of(clause.matter == Matter::peace ? clause.whom : clause.who, k % 10));
      clauses.push_back(clause);
    }
    add_contract(
        start.law,
        {blood::Contract::Status::in_force, house_of(one), house_of(other), groom, bride, kFirstYear, false, {}, 0},
        clauses);
  }
  double decisions = 0;
  const auto began = Clock::now();
  while (seconds_since(began) < seconds) {
    State state = start;
    while (!state.phases.empty() && std::holds_alternative<Round>(state.phases[0]))
      decisions += random_step(rules, state, rules.pending(state), rng, silence).had_choice ? 1 : 0;
  }
  std::printf("blood with %d contracts of %d clauses: %.2fM decisions/s in rounds\n", kContracts, kClauses,
              decisions / seconds_since(began) / 1e6);
}

}  // namespace
}  // namespace regalia

int main(int argc, char** argv) {
  using namespace regalia;
  const double seconds = argc > 1 ? std::atof(argv[1]) : 1.0;
  if (seconds <= 0) {
    std::fprintf(stderr, "usage: games_bench [SECONDS per figure, default 1]\n");
    return 2;
  }
  std::printf("%-14s %5s %13s %10s %9s %10s %7s %11s %10s %10s\n", "game", "seats", "decisions/s", "chance/s",
              "games/s", "copies/s", "bytes", "allocs/step", "observe/s", "imagine/s");
  for (const char* edition : {"2016", "2014"})
    for (int seats = royals::kMinSeats; seats <= royals::kSeatLimit; ++seats) {
      const royals::Options options = royals::parse_options({{"edition", edition}}, seats).value();
      print_line(std::string("royals ") + edition,
                 royals::Rules::make(seats, options, royals::facts_of(options.edition)).value(), seconds);
    }
  for (int seats = gambit::kMinSeats; seats <= gambit::kSeatLimit; ++seats)
    print_line("gambit", gambit::Rules::make(seats, {}, gambit::facts_of(gambit::CardChoice::all_31)).value(), seconds);
  for (int seats = crowns::kMinSeats; seats <= crowns::kSeatLimit; ++seats)
    print_line("crowns", crowns::Rules::make(seats, {}, crowns::standard_facts()).value(), seconds);
  print_line("crowns, deals", crowns::Rules::make(6, {.negotiations = true}, crowns::standard_facts()).value(),
             seconds);
  for (int seats = blood::kFewestSeats; seats <= blood::kMostSeats; ++seats) {
    const blood::Options options = blood::parse_options({}, seats).value();
    print_line("blood", blood::Rules::make(seats, options, blood::facts_of(options)).value(), seconds);
  }
  print_large_families(seconds);
  print_many_contracts(seconds);
  return 0;
}
