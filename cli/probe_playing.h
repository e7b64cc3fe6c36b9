// For tests: the probe played in a terminal.
#pragma once

#include <gtest/gtest.h>

#include <functional>

#include "cli/mates.h"
#include "cli/play.h"
#include "tests/probe/entry.h"
#include "tests/probe/probe.h"

namespace regalia::cli {

using ProbeView = View<probe::Rules>;
using Choose = Chosen (*)(const probe::Rules&, const ProbeView&, Thinking&);

// The probe with a bot of the test's own.
inline GameEntry probe_with(const std::string& bot, Choose choose) {
  GameEntry entry = probe::entry();
  entry.company.bots = bots_of<probe::Rules>({{bot, "For tests.", "easy", 0, false, choose}});
  return entry;
}

class ProbePlaying : public testing::Test {
 protected:
  static Table start(const GameEntry& entry, int players, std::uint64_t seed) {
    TableSetup setup;
    setup.names = {"Anna", "Ben", "Cleo", "Dan"};
    setup.names.resize(static_cast<std::size_t>(players));
    setup.chance = ChanceKind::seeded;
    setup.seed = seed;
    return Table::start(entry, {players, {}, {}}, setup).value();
  }
  // Where chance gives the veto to a seat.
  static Table with_veto(const GameEntry& entry, Seat seat, int players = 3) {
    for (std::uint64_t seed = 1;; ++seed) {
      Table table = start(entry, players, seed);
      if (table.view(seat).as<ProbeView>().seen.has_veto) return table;
    }
  }
  static Seating seating(const Table& table, int people) {
    SeatingWords words;
    words.people = people;
    words.bots = table.entry().company.bots[0].id;
    words.names = table.names();
    return choose_seating(words, table.entry(), table.game().seats()).value();
  }
  int play_with(Table& table, int people, Mates& mates, std::optional<SaveFile> save = std::nullopt) {
    std::istream in(&mates);
    const int code = play(table, seating(table, people), std::move(save), {in, mates.out, Paper{.columns = 100}});
    text = mates.out.str();
    return code;
  }
  int play_with(Table& table, const std::string& input, const std::function<bool()>& is_idle = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    Terminal terminal{in, out, Paper{.columns = 100}};
    terminal.interactive = static_cast<bool>(is_idle);
    terminal.is_idle = is_idle;
    const int code = play(table, seating(table, 1), std::nullopt, terminal);
    text = out.str();
    return code;
  }
  [[nodiscard]] bool says(const std::string& words) const { return text.find(words) != std::string::npos; }
  [[nodiscard]] std::size_t count(const std::string& words) const {
    std::size_t found = 0;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++found;
    return found;
  }

  std::string text;
};

}  // namespace regalia::cli
