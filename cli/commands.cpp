#include "cli/commands.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <thread>

#include "cli/play.h"
#include "cli/replay.h"
#include "cli/rule_words.h"
#include "engine/text.h"
#include "table/verify.h"

namespace regalia::cli {
namespace {

// Ctrl-C loses nothing: every decision has been written by then. Says so, if anything is kept.
char farewell[600] = "\n";

void leave(int) {
  (void)!write(STDERR_FILENO, farewell, std::strlen(farewell));
  _exit(130);
}

void say_farewell_for(const std::optional<SaveFile>& save) {
  if (save) std::snprintf(farewell, sizeof farewell, "\nThe game is kept; `regalia play --resume` goes on with it.\n");
  std::signal(SIGINT, leave);
  std::signal(SIGTERM, leave);
}

// The record in a file: a record, or a saved game, whose first line is not part of it.
Result<std::string> record_in(const std::string& path) {
  Result<std::string> text = read_file(path);
  if (text && text->starts_with("{\"regalia_save\"")) return text->substr(text->find('\n') + 1);
  return text;
}

Result<Seat> viewer_named(const std::string& name, int seats) {
  if (name == "open") return kOpenHands;
  if (name == "onlooker") return kNobody;
  if (name.size() == 1 && name[0] >= '1' && name[0] < '1' + seats) return seat_at(name[0] - '1');
  return Error{"--as takes a seat from 1 to " + std::to_string(seats) + ", open or onlooker, not " + in_quotes(name) +
               "."};
}

int resume_game(const PlayWords& words, const Terminal& terminal) {
  std::string path = *words.resume;
  if (path.empty()) {
    const auto latest = latest_unfinished(words.game.games);
    if (!latest) return fail("there is no unfinished game; `regalia play` begins one.", 1);
    path = *latest;
  }
  Result<SavedGame> game = load_game(words.game.games, path);
  if (!game) return fail(game.error(), 1);
  SavedGame saved = std::move(game).value();
  Result<SaveFile> file = SaveFile::create(words.save.empty() ? path : words.save, saved.table, saved.seating);
  if (!file) return fail(file.error(), 1);
  std::optional<SaveFile> save = std::move(file).value();
  say_farewell_for(save);
  return play(saved.table, saved.seating, std::move(save), terminal);
}

}  // namespace

int fail(const std::string& reason, int code) {
  std::cerr << "regalia: " << reason << "\n";
  return code;
}

int list_games(Catalogue games) {
  for (const GameEntry& game : games) {
    std::cout << game.id << ": " << game.name << ", " << game.least_players << " to " << game.most_players
              << " players. " << game.summary << "\n  Presets (--preset NAME):\n";
    for (const Preset& preset : game.presets) std::cout << "    " << preset.name << ": " << preset.title << "\n";
    std::cout << "  Bots (--bots NAME):\n";
    for (const BotEntry& bot : game.company.bots) std::cout << "    " << bot.id << ": " << bot.summary << "\n";
    std::cout << "  Options (--option NAME=VALUE):\n";
    for (const OptionSpec& option : game.options)
      std::cout << "    " << option.name << "=" << joined(option.choices, " or ") << " (usually " << option.standard
                << ")\n"
                << "      " << wrapped(option.help, 90, 6) << "\n";
  }
  return 0;
}

int run_play(PlayWords words) {
  const Terminal terminal = standard_terminal();
  if (words.resume) {
    if (words.has_setup) return fail("--resume goes on with a game as it is; leave the other words out.");
    return resume_game(words, terminal);
  }
  if (terminal.interactive && !words.has_setup && !ask_for_setup(terminal, words.game, words.seating))
    return fail("the input ended before the game began.", 1);
  // Whoever lists the seats has said how many there are.
  if (!words.game.players && !words.seating.seats.empty())
    words.game.players = std::max(2, static_cast<int>(split(words.seating.seats).size()));
  const Result<GameChoice> choice = choose_game(words.game);
  if (!choice) return fail(choice.error());
  const Result<Seating> seating = choose_seating(words.seating, *choice->entry, choice->setup.players);
  if (!seating) return fail(seating.error());
  TableSetup setup;
  setup.take_back = words.strict ? TakeBackRight::silent : TakeBackRight::turn;
  setup.names = seating->names;
  if (words.seed) {
    setup.chance = ChanceKind::seeded;
    setup.seed = *words.seed;
  }
  Result<Table> started = Table::start(*choice->entry, choice->setup, setup);
  if (!started) return fail(started.error());
  Table table = std::move(started).value();
  std::optional<SaveFile> save;
  const bool keep = !words.no_save && (seating->people() > 0 || !words.save.empty());
  const std::string path = !keep ? "" : words.save.empty() ? new_save_path(choice->entry->id) : words.save;
  if (!path.empty()) {
    Result<SaveFile> file = SaveFile::create(path, table, *seating);
    if (!file) return fail(file.error(), 1);
    save = std::move(file).value();
  } else if (keep) {
    std::cerr << "regalia: there is no folder to keep games in; --save FILE keeps this one.\n";
  }
  say_farewell_for(save);
  return play(table, *seating, std::move(save), terminal);
}

int run_replay(const ReplayWords& words) {
  const Result<std::string> record = record_in(words.file);
  if (!record) return fail(record.error(), 1);
  const auto opened = Table::open(words.games, *record);
  if (const auto* fault = std::get_if<RecordFault>(&opened))
    return fail("This record cannot be shown. " + fault->sentence(), 1);
  const Table& table = std::get<Table>(opened);
  const Result<Seat> viewer = viewer_named(words.viewer, table.game().seats());
  if (!viewer) return fail(viewer.error());
  if (words.step && *words.step > table.steps())
    return fail("The record ends with step " + std::to_string(table.steps()) + ".");
  const Terminal terminal = standard_terminal();
  if (words.print || words.review) {
    if (words.print) std::cout << told(table, *viewer);
    if (words.review) std::cout << reviewed(table);
    return 0;
  }
  if (terminal.interactive) return browse(words.games, *record, words.step.value_or(0), *viewer, terminal);
  std::cout << board_after(words.games, *record, words.step.value_or(table.steps()), *viewer, terminal.paper);
  return 0;
}

int run_verify(Catalogue games, const std::string& file) {
  const Result<std::string> record = record_in(file);
  if (!record) return fail(record.error(), 1);
  const Verification verified = verify(games, *record);
  std::cout << wrapped(verified.verdict(), static_cast<std::size_t>(standard_terminal().paper.columns)) << "\n";
  return verified.is_sound() ? 0 : 1;
}

int run_rules(const SetupWords& words, const std::string& about, bool figures) {
  const Result<GameChoice> choice = choose_game(words);
  if (!choice) return fail(choice.error());
  if (figures) {
    const Result<std::string> list = choice->entry->list_facts(choice->setup);
    if (!list) return fail(list.error());
    std::cout << *list;
    return 0;
  }
  const Paper paper = standard_terminal().paper;
  std::cout << (about.empty() ? all_rules(*choice->entry, paper) : rules_about(*choice->entry, about, paper));
  return 0;
}

int run_bench(const SetupWords& words, double seconds) {
  const Result<GameChoice> choice = choose_game(words);
  if (!choice) return fail(choice.error());
  const auto game = make_game(*choice->entry, choice->setup);
  if (!game) return fail(game.error());
  if (!(seconds > 0 && seconds <= 60)) return fail("--seconds must be above 0 and at most 60.");
  std::cout << choice->entry->name << " with " << choice->setup.players << " random players, one core:\n";
  const auto start = std::chrono::steady_clock::now();
  double elapsed = 0;
  MatchPlan plan;
  plan.bots.assign(static_cast<std::size_t>(choice->setup.players), "random");
  plan.games = INT64_MAX / 2;
  plan.progress = [&](std::int64_t) {
    elapsed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return elapsed < seconds;
  };
  const Result<MatchResult> result = choice->entry->company.play_match(game->rules(), plan);
  if (!result) return fail(result.error());
  const auto rate = [&](std::int64_t count) { return static_cast<std::int64_t>(static_cast<double>(count) / elapsed); };
  std::cout << "  " << rate(result->games) << " games/s, " << rate(result->decisions) << " decisions/s, "
            << rate(result->outcomes) << " outcomes of chance/s\n";
  return 0;
}

}  // namespace regalia::cli
