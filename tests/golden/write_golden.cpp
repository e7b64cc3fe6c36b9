// Writes the golden records. Run by hand when a new kind of record is to be pinned, never to make a failing test pass:
// a stored record replays in every later release.
//
//   write_golden FOLDER      records that are there already are left alone
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "bots/random_bot.h"
#include "table/table.h"
#include "tests/probe/entry.h"

namespace regalia {
namespace {

struct Golden {
  std::string name;
  const GameEntry* game = nullptr;
  GameSetup setup;
  TableSetup seating;
  int decisions = 0;  // 0: to the end
  std::string bot{};  // who plays; empty: at random, with take-backs
};

void check(const Ruling& ruling) {
  if (!ruling.ok()) throw std::runtime_error(ruling.rule());
}

void contribute(Table& table) {
  for (const Seat seat : table.header().contributors)
    check(table.commit(seat, commitment_to({static_cast<std::uint8_t>(index(seat) + 1)}, seat)));
  for (const Seat seat : table.header().contributors)
    check(table.reveal(seat, {static_cast<std::uint8_t>(index(seat) + 1)}));
}

void take_back(Table& table, Rng& rng) {
  const Seat seat = table.pending().owing.first();
  if (!table.take_back(seat, 1 + static_cast<int>(rng.below(3))).ok()) return;
  for (const Seat other : SeatSet::all(table.game().seats()) - SeatSet::only(seat))
    if (table.request()) check(table.answer_request(other, table.request()->number, true));
}

void play_step(Table& table, Rng& rng) {
  const Pending pending = table.pending();
  if (pending.step == Step::chance)
    return check(table.play(kChance, draw_outcome(table.game().rules().outcomes(table.state()), rng)));
  const SeatSet asked = !pending.may_revise.empty() && rng.below(3) == 0 ? pending.may_revise : pending.owing;
  auto seat = asked.begin();
  for (auto skip = rng.below(static_cast<std::uint32_t>(asked.size())); skip > 0; --skip) ++seat;
  const Move move = pick_uniformly(table.game().rules().moves(table.state(), *seat), rng);
  constexpr std::string_view kSaid = "für alle Zeiten, \"ehrlich\" \\o/";
  const std::size_t longest = table.game().rules().words(table.state(), *seat, move).longest;
  const bool speaks = longest > 0 && rng.below(2) == 0;
  check(table.play(*seat, move, !speaks ? "" : longest < kSaid.size() ? "Änne" : std::string(kSaid)));
  if (table.is_over()) return;
  // By right wherever it is one, by consent now and then.
  const History::Made& made = table.history().made(table.history().tip());
  const bool by_right = made.silent && table.pending() == Pending::turn(made.seat);
  if (rng.below(by_right ? 2 : 25) == 0 && table.pending().step != Step::chance) take_back(table, rng);
}

void play_step_by(const BotEntry& bot, Table& table, std::uint64_t seed) {
  const Seat seat = table.pending().owing.first();
  Thinking thinking(1, seed);
  const Chosen chosen = bot.make(table.game().rules())->choose(table.view_for_bot(seat), thinking);
  check(table.play(seat, chosen.move, chosen.words));
}

std::string play(const Golden& golden, std::uint64_t seed) {
  Table table = Table::start(*golden.game, golden.setup, golden.seating).value();
  Rng rng(seed);
  contribute(table);
  for (int i = 0; i < golden.setup.players; i += 2) {
    std::vector<Move> wishes;
    for (const WishText& wish : table.possible_wishes(seat_at(i))) wishes.push_back(wish.offer.move);
    if (!wishes.empty()) check(table.wish(seat_at(i), wishes));
  }
  const auto& bots = golden.game->company.bots;
  const auto bot = std::find_if(bots.begin(), bots.end(), [&](const BotEntry& each) { return each.id == golden.bot; });
  for (int i = 0; !table.is_over() && (golden.decisions == 0 || i < golden.decisions); ++i) {
    if (bot == bots.end())
      play_step(table, rng);
    else
      play_step_by(*bot, table, rng.next());
  }
  return table.record();
}

TableSetup seating(ChanceKind chance, std::uint64_t seed = 0) {
  TableSetup setup;
  setup.chance = chance;
  setup.seed = seed;
  return setup;
}

// For four, from where random players are after so many decisions.
TableSetup arranged(const GameEntry& game, int decisions, std::uint64_t seed, const OptionValues& options = {}) {
  Table table = Table::start(game, {4, options, {}}, seating(ChanceKind::seeded)).value();
  Rng rng(1);
  for (int i = 0; i < decisions; ++i) play_step(table, rng);
  TableSetup setup = seating(ChanceKind::seeded, seed);
  setup.position = table.game().codec().position_text(table.state());
  setup.words = table.words();
  return setup;
}

std::vector<Golden> royals_records() {
  const GameEntry* royals = find_game("royals");
  std::vector<Golden> list;
  // Whole fair games: every edition and number of seats.
  for (const char* edition : {"2014", "2016"})
    for (int players = 2; players <= 5; ++players) {
      Golden golden{std::string("royals-") + edition + "-" + std::to_string(players),
                    royals,
                    {players, {{"edition", edition}}, {}},
                    {},
                    0};
      if (players % 2 == 0) golden.seating.contributors = SeatSet::all(players);
      list.push_back(golden);
    }
  const auto add = [&](const std::string& name, int players, const OptionValues& options, const TableSetup& table,
                       const std::string& facts = {}) {
    list.push_back({"royals-" + name, royals, {players, options, facts}, table, 110});
  };
  add("four-cards", 3, {{"display", "4"}}, seating(ChanceKind::seeded, 11));
  add("wild-always", 4, {{"wild", "always"}}, seating(ChanceKind::seeded, 12));
  add("wild-always-2014", 2, {{"wild", "always"}, {"edition", "2014"}}, seating(ChanceKind::seeded, 13));
  add("announced", 5, {{"draw", "announced"}}, seating(ChanceKind::seeded, 14));
  add("announced-2014", 3, {{"draw", "announced"}, {"edition", "2014"}},
      seating(ChanceKind::seeded, 18'446'744'073'709'551'615U));
  add("unlimited", 2, {{"cubes", "unlimited"}, {"start", "2"}}, seating(ChanceKind::seeded, 16));
  add("secret-markers", 4, {{"markers", "secret"}}, seating(ChanceKind::manual));
  add("open-markers-2014", 4, {{"markers", "open"}, {"edition", "2014"}}, seating(ChanceKind::manual));
  add("by-hand", 5, {{"start", "3"}}, seating(ChanceKind::manual));
  add("other-copy", 3, {}, seating(ChanceKind::seeded, 17),
      R"({"cities":{"lyon":{"id":"marseille","name":"Marseille","bonus":1,"nobles":["cardinal","baron"]}},"titles":{"king":{"influence":4}}})");
  TableSetup names = seating(ChanceKind::seeded, 18);
  names.names = {"Änne", "Łukasz \"der Fuchs\"", "\\o/"};
  add("names", 3, {}, names);
  add("from-a-position", 4, {}, arranged(*royals, 150, 19));
  return list;
}

std::vector<Golden> gambit_records() {
  const GameEntry* gambit = find_game("gambit");
  std::vector<Golden> list;
  // Whole fair games: every number of seats with every choice of cards.
  for (const char* cards : {"31", "2006", "2006+crown"})
    for (int players = 2; players <= 6; ++players) {
      const std::string name = std::string(cards) == "2006+crown" ? "crown" : cards;
      Golden golden{"gambit-" + name + "-" + std::to_string(players), gambit, {players, {{"cards", cards}}, {}}, {}, 0};
      if (players % 2 == 1) golden.seating.contributors = SeatSet::all(players);
      list.push_back(golden);
    }
  const auto add = [&](const std::string& name, int players, const OptionValues& options, const TableSetup& table,
                       const std::string& facts = {}) {
    list.push_back({"gambit-" + name, gambit, {players, options, facts}, table, 0});
  };
  add("changed-values", 4, {{"removal", "changed"}, {"doppelganger", "changed"}}, seating(ChanceKind::seeded, 21));
  add("odd-wizards", 6, {{"several", "odd"}}, seating(ChanceKind::seeded, 22));
  add("lost-values", 3, {{"musketeers", "lost"}, {"start", "3"}}, seating(ChanceKind::seeded, 23));
  add("by-hand", 5, {}, seating(ChanceKind::manual));
  // Several copies of what meets itself.
  add("other-copy", 2, {}, seating(ChanceKind::seeded, 24),
      R"({"cards":{"explorer":{"copies":3},"cloak":{"copies":2},"gatekeeper":{"copies":0},"lodestone":{"copies":0},"bodyguard":{"copies":0},"jester":{"name":"Fool","value":4.5}}})");
  add("from-a-position", 4, {}, arranged(*gambit, 60, 25));
  return list;
}

std::vector<Golden> crowns_records() {
  const GameEntry* crowns = find_game("crowns");
  std::vector<Golden> list;
  // Fair games with every number of seats; whole ones with few.
  for (int players = 4; players <= 9; ++players) {
    Golden golden{"crowns-" + std::to_string(players), crowns, {players, {}, {}}, {}, players < 6 ? 0 : 120};
    if (players % 2 == 1) golden.seating.contributors = SeatSet::all(players);
    list.push_back(golden);
  }
  const auto add = [&](const std::string& name, int players, const OptionValues& options, const TableSetup& table,
                       int decisions = 0, const std::string& facts = {}) {
    list.push_back({"crowns-" + name, crowns, {players, options, facts}, table, decisions});
  };
  add("agendas", 4, {{"agendas", "on"}}, seating(ChanceKind::seeded, 31));
  add("agendas-9", 9, {{"agendas", "on"}}, seating(ChanceKind::seeded, 32), 60);
  add("customized", 4, {{"customized", "on"}, {"start", "2"}}, seating(ChanceKind::seeded, 33));
  add("long", 4, {{"rounds", "6"}}, seating(ChanceKind::seeded, 34));
  add("teams-6", 6, {{"teams", "on"}}, seating(ChanceKind::seeded, 35));
  add("teams-8", 8, {{"teams", "on"}, {"rounds", "4"}}, seating(ChanceKind::seeded, 36), 120);
  add("negotiations", 4, {{"negotiations", "on"}}, seating(ChanceKind::seeded, 37), 400);
  add("everything-4", 4, {{"negotiations", "on"}, {"customized", "on"}, {"agendas", "on"}, {"rounds", "5"}},
      seating(ChanceKind::seeded, 38), 250);
  add("everything-8", 8, {{"negotiations", "on"}, {"teams", "on"}, {"agendas", "on"}}, seating(ChanceKind::seeded, 39),
      250);
  add("by-hand", 4, {}, seating(ChanceKind::manual));
  add("other-copy", 4, {}, seating(ChanceKind::seeded, 40), 0,
      R"({"cards":{"jester":{"copies":3},"undertaker":{"copies":2,"name":"Sexton"}},"houses":{"lyre":"Lyra"},"ravens":5})");
  add("from-a-position", 4, {}, arranged(*crowns, 60, 41));
  return list;
}

std::vector<Golden> blood_records() {
  const GameEntry* blood = find_game("blood");
  std::vector<Golden> list;
  // With every number of seats: fair ones at random, and whole ones with contracts, by bots that make some.
  for (int players = 3; players <= 5; ++players) {
    Golden golden{"blood-" + std::to_string(players), blood, {players, {{"turns", "3"}}, {}}, {}, 600};
    if (players % 2 == 1) golden.seating.contributors = SeatSet::all(players);
    list.push_back(golden);
    list.push_back({"blood-contracts-" + std::to_string(players),
                    blood,
                    {players, {{"turns", players == 4 ? "10" : "5"}}, {}},
                    seating(ChanceKind::seeded, 50U + static_cast<unsigned>(players)),
                    0,
                    "bold"});
  }
  const auto add = [&](const std::string& name, int players, const OptionValues& options, const TableSetup& table,
                       const std::string& facts = {}) {
    list.push_back({"blood-" + name, blood, {players, options, facts}, table, 500});
  };
  add("secret-cash", 5, {{"cash", "secret"}, {"kings", "spared"}}, seating(ChanceKind::seeded, 61));
  add("armed-border", 4, {{"out", "france"}, {"border", "armed"}, {"sicily", "island"}},
      seating(ChanceKind::seeded, 62));
  add("growth", 3, {{"winner", "growth"}, {"three", "france-germany-spain"}, {"areas", "twelve"}},
      seating(ChanceKind::seeded, 63));
  add("by-hand", 5, {{"target", "500"}}, seating(ChanceKind::manual));
  add("other-copy", 5, {}, seating(ChanceKind::seeded, 64), R"({"tax":6,"price":4})");
  add("from-a-position", 4, {}, arranged(*blood, 300, 65));
  return list;
}

std::vector<Golden> probe_records() {
  const GameEntry* probe = &probe::entry();
  TableSetup contributed;
  contributed.contributors = SeatSet::both(seat_at(0), seat_at(2));
  return {{"probe-2-old-rules", probe, {2, {}, {}, 1}, seating(ChanceKind::seeded, 1), 0},
          {"probe-2", probe, {2, {}, {}}, seating(ChanceKind::manual), 0},
          {"probe-3", probe, {3, {}, {}}, contributed, 0},
          {"probe-4", probe, {4, {}, {}}, {}, 0},
          {"probe-4-large", probe, {4, {{"bag", "large"}}, {}}, seating(ChanceKind::seeded, 5), 150}};
}

// The others were written in format 1; these begin with format 2.
std::vector<Golden> format_2_records() {
  const GameEntry* royals = find_game("royals");
  const GameEntry* probe = &probe::entry();
  TableSetup contributed;
  contributed.contributors = SeatSet::all(3);
  return {{"royals-format-2", royals, {3, {}, {}}, contributed, 0},
          {"royals-format-2-from-a-position", royals, {4, {}, {}}, arranged(*royals, 100, 26), 0},
          {"gambit-format-2", find_game("gambit"), {4, {}, {}}, {}, 0},
          {"probe-format-2", probe, {3, {}, {}}, contributed, 0},
          {"probe-format-2-take-backs", probe, {4, {{"bag", "large"}}, {}}, seating(ChanceKind::seeded, 27), 300},
          {"probe-format-2-deals", probe, {3, {{"bag", "large"}}, {}}, seating(ChanceKind::seeded, 28), 0},
          {"probe-format-2-from-a-position",
           probe,
           {4, {{"bag", "large"}}, {}},
           arranged(*probe, 200, 29, {{"bag", "large"}}),
           100}};
}

}  // namespace
}  // namespace regalia

int main(int argc, char** argv) {
  using namespace regalia;
  if (argc != 2) {
    std::cerr << "usage: write_golden FOLDER\n";
    return 2;
  }
  std::uint64_t seed = 0;
  for (const auto& records :
       {royals_records(), probe_records(), gambit_records(), format_2_records(), crowns_records(), blood_records()})
    for (const Golden& golden : records) {
      const auto path = std::filesystem::path(argv[1]) / (golden.name + ".record");
      if (std::filesystem::exists(path)) continue;
      std::ofstream(path, std::ios::binary) << play(golden, ++seed);
      std::cout << path.string() << "\n";
    }
  return 0;
}
