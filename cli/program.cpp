// The words of the command. What they do is in commands.h.
#include "cli/program.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/admin.h"
#include "cli/commands.h"
#include "cli/completion.h"
#include "cli/rpc.h"
#include "cli/serve.h"
#include "engine/text.h"
#include "engine/version.h"
#include "protocol/reference.h"
#include "server/reference/reference.h"
#include "server/reference/schema.h"
#include "server/reference/typescript.h"

namespace regalia::cli {
namespace {

// A number that a sign in front would turn into another.
std::string is_seed(const std::string& text) {
  return text.find_first_not_of("0123456789") == std::string::npos ? "" : "A seed is a whole number from 0.";
}

void add_setup(CLI::App& command, SetupWords& words) {
  command.add_option("game", words.game, "which game; `regalia games` lists them")->capture_default_str();
  command.add_option("-p,--players", words.players, "how many seats (the usual number if left out)");
  command.add_option("--preset", words.preset, "an edition or variant by name");
  command.add_option("-o,--option", words.options, "a switch of the game, as name=value; may be repeated");
  command.add_option("--facts", words.facts, "a JSON file with the figures of your own printed copy");
}

void add_play(CLI::App& app, PlayWords& words) {
  CLI::App* command = app.add_subcommand("play", "play in the terminal, against bots or with friends at one keyboard");
  add_setup(*command, words.game);
  command->add_option("--people", words.seating.people, "how many seats are people at this terminal (1)");
  command->add_option("--bots", words.seating.bots,
                      "who plays the other seats: names with commas, the last for the rest");
  command->add_option("--seats", words.seating.seats, "every seat in turn: person or a bot, with commas");
  command->add_option("--name", words.seating.names, "the name of a seat, the first first; may be repeated");
  command->add_option("--seed", words.seed, "repeat the same chance; the game is then marked as not fair")
      ->check(is_seed);
  command->add_flag("--strict", words.strict,
                    "take back only what nobody was told of; otherwise all that was done in a turn");
  command->add_option("--save", words.save, "keep the game in this file");
  command->add_flag("--no-save", words.no_save, "keep the game nowhere");
  command->add_option("--resume", words.resume, "go on with a game: a file, or the one played last")->expected(0, 1);
  command->footer(
      "Every decision is kept at once, so nothing is lost however a game is left.\n\n"
      "Examples:\n"
      "  regalia play                                 asks what to play\n"
      "  regalia play royals --players 3 -o edition=2014\n"
      "  regalia play royals --people 2 --name Mia --name Tom\n"
      "  regalia play gambit --players 6 -o cards=2006\n"
      "  regalia play royals --seats person,greedy,greedy,random\n"
      "  regalia play royals --seats greedy,random    a game of bots, told from start to end\n"
      "  regalia play --resume");
}

void add_serve(CLI::App& app, ServeWords& words, bool& reference) {
  CLI::App* command = app.add_subcommand("serve", "tables that people share over the network");
  command->add_option("--port", words.port, "which port; 0 takes any free one")->capture_default_str();
  command->add_option("--address", words.address, "which address of this machine; 0.0.0.0 for all")
      ->capture_default_str();
  command->add_option("--data", words.data, "the file that everything is kept in")->capture_default_str();
  command->add_option("--web", words.web, "the folder of the browser client; none is served if left out");
  command->add_option("--log", words.log, "what is written to standard error: info, warning, error or off")
      ->capture_default_str();
  command
      ->add_option("--proxy", words.proxies,
                   "address or network of a proxy that speaks TLS and whose X-Forwarded-For is believed; again "
                   "for each. Cookies are then for TLS only")
      ->expected(1)
      ->take_all();
  command->add_flag("--behind-proxy", words.behind_proxy, "the proxy is on this machine");
  command
      ->add_option("--bots-pause", words.bots_pause,
                   "milliseconds between the decisions of bots where somebody is looking")
      ->capture_default_str();
  command->add_option("--session-days", words.session_days, "days after which a session that is not used ends")
      ->capture_default_str();
  command
      ->add_option("--archive-days", words.archive_days,
                   "days after which a table that nobody touches is put away, until somebody opens it")
      ->capture_default_str();
  command
      ->add_option(
          "--absent-minutes", words.absent_minutes,
          "minutes after which the others may decide about somebody who is asked and not there, without a clock")
      ->capture_default_str();
  const auto add_notice = [&](const char* name, auto& value, const char* text) {
    command->add_option(name, value, text)->capture_default_str()->group("Turn notices");
  };
  add_notice("--notices-minutes", words.notices_minutes,
             "after so long people who are not there are told of their turn");
  add_notice(
      "--public-address", words.public_address,
      "as people call this server: in links, and the only pages that may speak for them; as https://games.example.org");
  add_notice("--smtp", words.smtp, "a server that takes mail, as smtp://mail.example.org:587; no mail if left out");
  add_notice("--smtp-user", words.smtp_user, "its user; TLS is then required");
  add_notice("--smtp-password-file", words.smtp_password_file, "a file whose first line is the password");
  add_notice("--mail-from", words.mail_from, "the address that mail comes from");
  command
      ->add_flag("--webhooks-anywhere", words.webhooks_anywhere,
                 "people may name web addresses of this machine and its own network")
      ->group("Turn notices");
  server::LimitSettings& limits = words.limits;
  const auto add_limit = [&](const char* name, auto& value, const char* text) {
    command->add_option(name, value, text)->capture_default_str()->group("Limits");
  };
  add_limit("--pace", limits.messages_a_second, "messages a second that are read from one socket");
  add_limit("--connections", limits.connections, "connections of one address");
  add_limit("--sockets", limits.sockets, "sockets of one account");
  add_limit("--requests", limits.requests, "requests a second of one address");
  add_limit("--work", limits.work, "what the requests of one address may cost in a second");
  add_limit("--tables", limits.tables, "tables that one account makes in a minute");
  add_limit("--everybody", limits.everybody, "connections of all together; as many as files can be open at most");
  add_limit("--newcomers", limits.newcomers, "guests, sign-ups and log-ins a minute of one address");
  add_limit("--guesses", limits.guesses,
            "wrong passphrases for one account at once, of one address; all strangers together have ten times as many");
  add_limit("--advice", limits.advice, "seconds a minute that bots think about hints and reviews for one address");
  command->add_flag("--reference", reference, "print all methods and types instead");
  command->footer("Examples:\n  regalia serve\n  regalia serve --port 80 --address 0.0.0.0 --data /var/lib/regalia.db");
}

void add_admin(CLI::App& app, AdminWords& words) {
  CLI::App* command = app.add_subcommand("admin", "look after a server's data file, also while it serves");
  command->require_subcommand(1);
  const auto add = [&](const char* name, const char* text) {
    CLI::App* each = command->add_subcommand(name, text);
    each->add_option("--data", words.data, "the data file")->capture_default_str();
    return each;
  };
  const auto add_act = [&](const char* name, const char* text) {
    CLI::App* each = add(name, text);
    each->add_option("--why", words.why, "the reason, for the list of acts");
    each->add_option("--by", words.by, "who does it, for the list of acts; your user on this machine if left out");
    return each;
  };
  CLI::App* list = add("list", "tables, players, reports, or acts: what was done with this command, by whom and why");
  list->add_option("what", words.what, "tables, players, reports or acts")->required();
  list->add_option("--stage", words.game_stage, "of tables: gathering, playing, over, abandoned or aside")
      ->default_val("playing");
  list->add_option("--name", words.subject, "of players: how the name begins");
  list->add_option("--page", words.page, "which fifty")->capture_default_str();
  CLI::App* ban = add_act("ban", "end all sessions of a player, and let none begin");
  CLI::App* unban = add_act("unban", "let a player come again");
  CLI::App* two_factor = add_act("two-factor-off", "let a player log in by the passphrase alone");
  for (CLI::App* each : {ban, unban, two_factor})
    each->add_option("player", words.subject, "the number, or the name of somebody who has signed up")->required();
  CLI::App* close = add_act("close", "end the game of a table");
  close->add_option("table", words.subject, "its id")->required();
  CLI::App* settle = add_act("settle", "take a report off the list");
  settle->add_option("report", words.subject, "its number")->required();
  CLI::App* prune = add_act("prune", "delete tables that nobody plays, and guests, untouched for long");
  prune->add_option("--days", words.days, "for how long")->required();
  prune->add_flag("--dry-run", words.only_count, "only count them");
  add("check", "read the whole data file and say whether it is sound");
  command->footer(
      "Examples:\n  regalia admin list reports --data /var/lib/regalia.db\n  regalia admin ban 17 --why \"insults in "
      "the chat\"\n"
      "  regalia admin prune --days 400 --dry-run\n  regalia admin check --data /var/lib/regalia.db");
}

int run_admin(const CLI::App& command, const AdminWords& words) {
  if (command.got_subcommand("list")) return run_admin_list(words);
  if (command.got_subcommand("close")) return run_admin_close(words);
  if (command.got_subcommand("two-factor-off")) return run_admin_two_factor_off(words);
  if (command.got_subcommand("settle")) return run_admin_settle(words);
  if (command.got_subcommand("prune")) return run_admin_prune(words);
  if (command.got_subcommand("check")) return run_admin_check(words);
  return run_admin_ban(words, command.got_subcommand("ban"));
}

void add_sim(CLI::App& app, SimWords& words) {
  CLI::App* command = app.add_subcommand("sim", "many games between bots, and what came of them");
  add_setup(*command, words.game);
  command->add_option("--bots", words.bots, "the bots: names with commas, the last for the other seats");
  command->add_option("-n,--games", words.games, "how many games")->capture_default_str();
  command->add_option("--seed", words.seed, "which deals")->check(is_seed)->capture_default_str();
  command->add_option("-j,--jobs", words.jobs, "how many threads (one for each core); results do not depend on it");
  command->add_option("--budget", words.budget, "how much bots may imagine: 200 for all, or strong=200,rollout=50");
  command->add_flag("--ladder", words.ladder, "every bot against every other, and how strong they are on one scale");
  command->add_flag("--csv", words.csv, "a table for programs");
  command->add_flag("--json", words.json, "everything for programs");
  command->footer(
      "Different bots play every deal in all seats in turn, so that luck and seat count for nothing.\n\n"
      "Examples:\n"
      "  regalia sim royals --bots greedy,random --games 2000\n"
      "  regalia sim gambit --players 4 --bots random --games 100000\n"
      "  regalia sim royals --bots strong,greedy --budget strong=40\n"
      "  regalia sim crowns --ladder --bots strong,greedy,easy --games 200\n"
      "  regalia sim royals --bots greedy --csv > seats.csv");
}

void add_train(CLI::App& app, TrainWords& words) {
  CLI::App* command = app.add_subcommand("train", "learn what positions are worth, for the strong bot");
  command->add_option("game", words.game, "which game")->capture_default_str();
  command->add_option("--lessons", words.lessons, "how many games to learn from, for each number of seats")
      ->capture_default_str();
  command->add_option("--seed", words.seed, "which games")->check(is_seed)->capture_default_str();
  command->add_option("-j,--jobs", words.jobs, "how many threads (one for each core); results do not depend on it");
  command->add_option("--out", words.out, "a file to write to; standard output if left out");
  command->footer(
      "The same words give the same values. Bots play by your own if they lie in a folder that you name.\n\n"
      "Examples:\n"
      "  regalia train royals --out mine/royals.values\n"
      "  regalia --values mine sim royals --bots strong,greedy");
}

void add_replay(CLI::App& app, ReplayWords& words) {
  CLI::App* command = app.add_subcommand("replay", "step through a record or a saved game");
  command->add_option("file", words.file, "a record or a saved game")->required();
  command->add_option("--as", words.viewer, "whose eyes: a seat's number, open (all hands) or onlooker")
      ->capture_default_str();
  command->add_option("--step", words.step, "where to begin");
  command->add_flag("--print", words.print, "print what happened and end");
  command->add_flag("--review", words.review, "print which decisions cost most, as the strongest bot sees it, and end");
  command->footer(
      "Examples:\n  regalia replay game.record\n  regalia replay game.record --as 2 --step 40\n"
      "  regalia replay game.record --print --as onlooker\n  regalia replay game.record --review");
}

CommandWords words_of(CLI::App& app, Catalogue games) {
  CommandWords words;
  for (const CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) {
    std::vector<std::string>& list = words[command->get_name()];
    for (const CLI::Option* option : command->get_options())
      for (const std::string& name : option->get_lnames()) list.push_back("--" + name);
    if (command->get_option_no_throw("game") != nullptr)
      for (const GameEntry& game : games) list.push_back(game.id);
  }
  return words;
}

int run(int argc, char** argv, Catalogue games) {
  CLI::App app("Regalia: games of crowns and intrigue at a digital table that knows the rules.", "regalia");
  app.require_subcommand(1);
  app.set_version_flag("--version", "Regalia " + std::string(version()), "say which Regalia this is");
  std::string values;
  app.add_option("--values", values, "a folder with values that strong bots play by, as `regalia train` writes them");
  app.footer("`regalia COMMAND --help` explains a command, with examples.");
  PlayWords play_words;
  SimWords sim_words;
  TrainWords train_words;
  ReplayWords replay_words;
  ServeWords serve_words;
  AdminWords admin_words;
  SetupWords rules_game;
  SetupWords bench_game;
  std::string file;
  std::vector<std::string> about;
  double seconds = 3;
  bool figures = false;
  bool reference = false;
  app.add_subcommand("games", "the games there are, with their options and bots");
  add_play(app, play_words);
  add_sim(app, sim_words);
  add_train(app, train_words);
  add_replay(app, replay_words);
  CLI::App* verify_command = app.add_subcommand("verify", "check a record: every move, every hash, every die");
  verify_command->add_option("file", file, "a record or a saved game")->required();
  verify_command->footer("Examples:\n  regalia verify game.record");
  CLI::App* rules_command = app.add_subcommand("rules", "the rules of a game, all of them or those about something");
  rules_command->add_option("game", rules_game.game, "which game")->capture_default_str();
  rules_command->add_option("words", about, "what to look for: words, or the id of a rule");
  rules_command->add_flag("--figures", figures, "the printed figures the game uses, and how sure they are");
  rules_command->add_option("--facts", rules_game.facts, "with --figures: your own copy's facts file");
  rules_command->add_option("-o,--option", rules_game.options, "with --figures: a switch, as name=value");
  rules_command->footer(
      "Examples:\n  regalia rules royals\n  regalia rules royals take over\n  regalia rules royals royals.claim.cost\n"
      "  regalia rules royals --figures -o edition=2014");
  CLI::App* rpc_command = app.add_subcommand("rpc", "answer JSON-RPC 2.0 requests, a line each, on standard input");
  rpc_command->add_flag("--reference", reference, "print all methods, types and errors instead");
  rpc_command->footer(
      "Examples:\n  regalia rpc < requests.jsonl\n"
      "  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}' | regalia rpc");
  CLI::App* bench_command = app.add_subcommand("bench", "how fast random games are on this machine");
  add_setup(*bench_command, bench_game);
  bench_command->add_option("--seconds", seconds, "how long to measure")->capture_default_str();
  bench_command->footer("Examples:\n  regalia bench royals --players 4");
  add_serve(app, serve_words, reference);
  CLI::App* backup_command = app.add_subcommand("backup", "copy a server's data file, also while it serves");
  backup_command->add_option("data", serve_words.data, "the data file")->required();
  backup_command->add_option("copy", file, "where to")->required();
  backup_command->footer("Examples:\n  regalia backup regalia.db monday.db");
  add_admin(app, admin_words);
  app.add_subcommand("types", "the types of all messages and views in TypeScript");
  CLI::App* schema_command =
      app.add_subcommand("schema", "all methods and shapes as one OpenRPC document with JSON Schema, for programs");
  schema_command->footer(
      "Examples:\n  regalia schema > regalia.openrpc.json\n"
      "  regalia schema | jq '.components.schemas.RoyalsPosition'");
  app.add_subcommand("completion", "a completion script for bash: source <(regalia completion)");
  if (argc == 1) {
    std::cerr << app.help();
    return 2;
  }
  if (argv[1][0] != '-' && !words_of(app, games).contains(argv[1])) {
    std::cerr << "regalia: there is no command " << in_quotes(argv[1]) << "; `regalia --help` lists them.\n";
    return 2;
  }
  CLI11_PARSE(app, argc, argv);

  std::vector<GameEntry> own;
  if (!values.empty()) {
    Result<std::vector<GameEntry>> list = games_with_values(games, values);
    if (!list) return fail(list.error());
    own = std::move(list).value();
    games = own;
  }
  for (SetupWords* words : {&play_words.game, &sim_words.game, &rules_game, &bench_game}) words->games = games;
  replay_words.games = games;
  serve_words.games = games;
  train_words.games = games;
  if (app.got_subcommand("games")) return list_games(games);
  if (app.got_subcommand("play")) {
    const CLI::App* command = app.get_subcommand("play");
    for (const char* name :
         {"--players", "--preset", "--option", "--facts", "--people", "--bots", "--seats", "--name", "--seed"})
      play_words.has_setup = play_words.has_setup || command->count(name) > 0;
    play_words.has_setup = play_words.has_setup || (command->count("game") > 0 && command->count("--resume") == 0);
    if (command->count("--resume") > 0 && !play_words.resume) play_words.resume = "";
    return run_play(play_words);
  }
  if (app.got_subcommand("sim")) return run_sim(sim_words);
  if (app.got_subcommand("train")) return run_train(train_words);
  if (app.got_subcommand("replay")) return run_replay(replay_words);
  if (app.got_subcommand("serve") && !reference) return run_serve(serve_words);
  if (app.got_subcommand("admin")) return run_admin(*app.get_subcommand("admin"), admin_words);
  if (app.got_subcommand("backup")) return run_backup(serve_words.data, file);
  if (app.got_subcommand("verify")) return run_verify(games, file);
  if (app.got_subcommand("bench")) return run_bench(bench_game, seconds);
  if (app.got_subcommand("types")) {
    std::cout << server::typescript();
    return 0;
  }
  if (app.got_subcommand("schema")) {
    std::cout << server::schema(games);
    return 0;
  }
  if (app.got_subcommand("completion")) {
    std::cout << bash_completion(words_of(app, games));
    return 0;
  }
  if (app.got_subcommand("rules")) {
    std::string words;
    for (const std::string& word : about) words += (words.empty() ? "" : " ") + word;
    return run_rules(rules_game, words, figures);
  }
  if (reference)
    std::cout << (app.got_subcommand("serve") ? server::reference() : protocol::reference());
  else
    serve_lines(games, std::cin, std::cout);
  return 0;
}

}  // namespace

int run_program(int argc, char** argv, Catalogue games) {
  try {
    return run(argc, argv, games);
  } catch (const std::exception& error) {
    std::cerr << "regalia: " << error.what() << "\n";
    return 1;
  }
}

}  // namespace regalia::cli
