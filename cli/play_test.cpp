#include "cli/play.h"
#include "cli/replay.h"
#include "engine/text.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "bots/random_bot.h"
#include "cli/move_list.h"
#include "table/plan.h"

namespace regalia::cli {
namespace {

namespace fs = std::filesystem;

class Playing : public testing::Test {
 protected:
  Table royals(std::uint64_t seed = 5) {
    TableSetup setup;
    setup.names = {"Anna", "Ben", "Cleo"};
    setup.chance = ChanceKind::seeded;
    setup.seed = seed;
    return Table::start(*find_game("royals"), {3, {{"start", "1"}}, {}}, setup).value();
  }
  static Table crowns() {
    TableSetup setup;
    setup.names = {"Anna", "Ben", "Cleo", "Dan"};
    setup.chance = ChanceKind::seeded;
    setup.seed = 5;
    return Table::start(*find_game("crowns"), {4, {{"start", "1"}}, {}}, setup).value();
  }
  static Seating seating(const Table& table, int people, const std::string& bots) {
    SeatingWords words;
    words.people = people;
    words.bots = bots;
    words.names = table.names();
    return choose_seating(words, *find_game(table.header().game), table.game().seats()).value();
  }
  // Plays with this input; the output is in `text`.
  int play_with(Table& table, int people, const std::string& input, std::optional<SaveFile> save = std::nullopt,
                const std::string& bots = "random") {
    std::istringstream in(input);
    std::ostringstream out;
    const Terminal terminal{in, out, Paper{.columns = 100}};
    const int code = play(table, seating(table, people, bots), std::move(save), terminal);
    text = out.str();
    return code;
  }
  // Six players, the most that have to stand side by side.
  static Table gambit() {
    TableSetup setup;
    setup.chance = ChanceKind::seeded;
    setup.seed = 3;
    return Table::start(*find_game("gambit"), {6, {}, {}}, setup).value();
  }
  int play_with(int people, const std::string& input) {
    Table table = royals();
    return play_with(table, people, input);
  }
  [[nodiscard]] bool says(const std::string& words) const { return text.find(words) != std::string::npos; }
  static std::string first_moves(int count) {
    std::string lines;
    for (int i = 0; i < count; ++i) lines += "1\n";
    return lines;
  }

  fs::path folder = fs::temp_directory_path() / ("regalia-test-" + std::to_string(::getpid()));
  std::string text;

  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }
};

// A claim of the first seat that can be paid in several ways, once random play has come to one.
std::string claim_with_a_choice(Table& table) {
  Rng rng(7);
  while (!table.is_over()) {
    const Seat seat = table.pending().owing.first();
    const MoveList moves = table.game().rules().moves(table.state(), seat);
    for (const Offer& offer : moves) {
      const auto plan = plan_of(table, seat, std::span(&offer.move, 1));
      if (index(seat) == 0 && std::holds_alternative<Plan>(plan) && std::get<Plan>(plan).steps.size() > 1)
        return table.game().words().text(offer.move);
    }
    EXPECT_TRUE(table.play(seat, pick_uniformly(moves, rng)).ok());
  }
  return "";
}

TEST_F(Playing, TheRestOfAClaimIsPaidTheCheapestWay) {
  Table table = royals();
  const std::string claim = claim_with_a_choice(table);
  ASSERT_NE(claim, "");
  const std::size_t before = table.steps();
  play_with(table, 1, claim + "\nrest\nquit\n");
  EXPECT_TRUE(says("(rest does it the cheapest way: claim the ")) << text;
  EXPECT_TRUE(says("Anna claims the ")) << text;
  EXPECT_GT(table.steps(), before + 1);
  play_with(1, "rest\nquit\n");
  EXPECT_TRUE(says("You have begun nothing that has a rest")) << text;
}

// Blood Royale at court, once the first seat can draft a contract for two of its people and another's; and which.
struct Match {
  Table table;
  std::string couple;  // "p2 p8"
};
Match match_at_court() {
  for (std::uint64_t seed = 1;; ++seed) {
    TableSetup setup;
    setup.chance = ChanceKind::seeded;
    setup.seed = seed;
    Table table = Table::start(*find_game("blood"), {5, {}, {}}, setup).value();
    const auto listed = [&](Seat seat, std::string_view begin) -> std::optional<Move> {
      for (const Offer& offer : table.game().rules().moves(table.state(), seat))
        if (table.game().words().text(offer.move).starts_with(begin)) return offer.move;
      return std::nullopt;
    };
    const auto play = [&](Seat seat, Move move) { EXPECT_TRUE(table.play(seat, move).ok()); };
    for (int step = 0; step < 500 && !table.is_over(); ++step) {
      const Seat seat = table.pending().owing.first();
      for (const Offer& offer : table.game().rules().moves(table.state(), seat)) {
        if (index(seat) != 0 || !table.game().words().text(offer.move).starts_with("seek ")) continue;
        if (!table.check(seat, offer.move).ok()) break;  // enough for this turn
        play(seat, offer.move);
        const auto draft = listed(seat, "draft ");
        play(seat, *listed(seat, "drop"));
        if (!draft) continue;
        std::string couple = table.game().words().text(*draft).substr(6);
        return {std::move(table), std::move(couple)};
      }
      const auto done = listed(seat, "done");
      play(seat, done ? *done : table.game().rules().moves(table.state(), seat)[0].move);
    }
  }
}

TEST_F(Playing, AnOfferThatIsMadeAnewSaysOnlyWhatIsSaidWithIt) {
  auto [table, couple] = match_at_court();
  const std::string groom = couple.substr(0, couple.find(' '));
  const std::string bride = couple.substr(couple.find(' ') + 1);
  const auto play = [&](const std::string& move, const std::string& words = "") {
    return table.play(seat_at(0), *table.game().words().parse_move(move), words).ok();
  };
  const auto offer = [&](const std::string& words) {
    EXPECT_TRUE(play("seek " + groom) || play("seek " + bride));
    EXPECT_TRUE(play("draft " + couple));
    EXPECT_TRUE(play("put", words));
    return table.words().all().size();
  };
  EXPECT_EQ(offer("dear cousin"), 1U);
  EXPECT_TRUE(play("withdraw " + couple));
  EXPECT_EQ(offer(""), 0U);
}

TEST_F(Playing, AContractOfFifteenClausesIsWrittenInSentencesAndSigned) {
  auto [table, couple] = match_at_court();
  // Who is asked is found by asking.
  const auto asked = [&]() -> int {
    for (int i = 1; i < table.game().seats(); ++i)
      for (const Offer& offer : table.game().rules().moves(table.state(), seat_at(i)))
        if (table.game().words().text(offer.move) == "accept " + couple) return i;
    return 0;
  };
  const std::string groom = couple.substr(0, couple.find(' '));
  const std::string bride = couple.substr(couple.find(' ') + 1);
  for (const std::string& own : {groom, bride})
    play_with(table, 5, "\nseek " + own + "\npropose " + couple + "\nquit\n");
  const int partner = asked();
  ASSERT_GT(partner, 0) << text;
  constexpr std::array<std::string_view, 5> kCountries = {"England", "France", "Germany", "Italy", "Spain"};
  std::string sentences =
      "England does not attack YOU.\n"
      "YOU does not attack England in Kent and Essex, unless England holds Calais.\n"
      "Armies of YOU may march through England.\n"
      "Armies of England may march through YOU.\n"
      "Fleets of England let those of YOU pass.\n"
      "Fleets of YOU let those of England pass.\n"
      "Fleets of YOU may lie in the ports of England.\n"
      "Goods of YOU may go through England.\n"
      "England gives YOU 1 cloth for 1 food every 10 years.\n"
      "England pays YOU 5 Crowns in every turn, from 1320.\n"
      "YOU gives England 10 percent of its taxes in every turn, until 1350.\n"
      "England taxes at the usual rate.\n"
      "YOU commands up to 4 armies of England, while YOU and THIRD are at war.\n"
      "England signs no contract with THIRD.\n"
      "YOU gives THIRD no help.\n";
  const auto fill_in = [&](std::string_view mark, std::string_view country) {
    for (std::size_t at = sentences.find(mark); at != std::string::npos; at = sentences.find(mark, at))
      sentences.replace(at, mark.size(), country);
  };
  fill_in("YOU", kCountries[static_cast<std::size_t>(partner)]);
  fill_in("THIRD", kCountries[partner == 4 ? 1 : 4]);
  play_with(table, 5, "\nwithdraw " + couple + "\nquit\n");
  for (const std::string& own : {groom, bride}) {
    play_with(table, 5, "\nseek " + own + "\ndraft " + couple + "\nquit\n");
    if (says("Your draft with")) break;
  }
  play_with(table, 5, "\n" + sentences + "put\ndeals\nquit\n");
  EXPECT_TRUE(says("your offer; it waits for")) << text;
  std::string answers = "\ndone\n";
  for (int i = 1; i < partner; ++i) answers += "\ndone\n";
  play_with(table, 5, answers + "\naccept " + couple + "\nquit\n");
  text.erase(std::unique(text.begin(), text.end(), [](char a, char b) { return a == ' ' && b == ' '; }), text.end());
  std::erase(text, '\n');
  EXPECT_TRUE(says("sign a secret contract of 15 clauses")) << text;
}

TEST_F(Playing, BloodRoyaleIsLookedUpAndMarchedInWords) {
  TableSetup setup;
  setup.names = {"Anna", "Ben", "Cleo", "Dan", "Eve"};
  setup.chance = ChanceKind::seeded;
  setup.seed = 5;
  Table table = Table::start(*find_game("blood"), {5, {{"turns", "2"}}, {}}, setup).value();
  // To the first march of the first seat, with bots at the others.
  std::string input =
      "leave it at that\nleave it at that\nmap\n? essex\n? nobody\nmap nowhere\ntree spain\ncontracts\n?\n";
  play_with(table, 1, input + "quit\n", std::nullopt, "greedy");
  EXPECT_TRUE(says("A Essex*")) << text;
  EXPECT_TRUE(says("Capital of England, with a castle"));
  EXPECT_TRUE(says("Nothing at this table is called \"nobody\""));
  EXPECT_TRUE(says("There is no such page; map shows the map"));
  EXPECT_TRUE(says(" of Spain\n  King "));
  EXPECT_TRUE(says("You know of no contract."));
  EXPECT_TRUE(says("To look up:"));
  play_with(table, 1, "done\ntax\n1 3\nenough\nessex\nessex\nessex\nquit\n", std::nullopt, "greedy");
  play_with(table, 1,
            "why 9 armies essex kent\nwhy 2 armies essex calais\nwhy 2 armies essex cornwall yorkshire\n2 armies essex "
            "kent\nfood lancashire home\nquit\n",
            std::nullopt, "greedy");
  EXPECT_TRUE(says("Only 3 of them in Essex can move now.")) << text;
  EXPECT_TRUE(says("You may do that now."));
  EXPECT_TRUE(says("You may not go to Warwickshire: ")) << text;
  EXPECT_TRUE(says("Anna: 2 armies from Essex to Kent."));
  EXPECT_TRUE(says("Anna: food from Lancashire to Warwickshire, then Essex."));
}

TEST_F(Playing, AWishMaySayFromHowManyOn) {
  Table table = crowns();
  EXPECT_EQ(play_with(table, 1, "wish\nwish 2\nwish 2 99\nwish 2 4, 1 6\nquit\n"), 0);
  EXPECT_TRUE(says("2. use a Sentinel against Ben, at the start of a turn, from so many ravens on")) << text;
  EXPECT_TRUE(says("Say with which number, from 1 to 16, as in \"wish 2 4\"."));
  EXPECT_TRUE(says("(Your wish: use a Sentinel against Ben, at the start of a turn, from 4 ravens on;")) << text;
  const std::vector<Move> wishes = table.wishes_of(seat_at(0));
  ASSERT_EQ(wishes.size(), 2U);
  EXPECT_EQ(table.game().words().text(wishes[0]), "sentinel 2 4");
  EXPECT_EQ(table.game().words().text(wishes[1]), "sentinel anyone 6");
}

TEST_F(Playing, BotsSayWhyTheyDoWhatTheyDo) {
  Table table = crowns();
  play_with(table, 1, first_moves(10) + "quit\n", std::nullopt, "greedy");
  EXPECT_TRUE(says(": “")) << text;
}

TEST_F(Playing, AWholeGameByNumbersEndsWithAWinner) {
  EXPECT_EQ(play_with(1, first_moves(2000)), 0);
  EXPECT_TRUE(says("Points"));
  EXPECT_TRUE(says(" wins") || says("share the win"));
}

TEST_F(Playing, WrongInputIsExplainedAndChangesNothing) {
  Table table = royals();
  const std::string before = table.record();
  EXPECT_EQ(play_with(table, 1, "99\nnonsense\nclaim paris.king\n?\nboard\nwhy king of paris\nquit\n"), 0);
  EXPECT_TRUE(says("There is no move 99"));
  EXPECT_TRUE(says("There is no move \"nonsense\"; a move reads like"));
  EXPECT_TRUE(says("Not allowed: "));
  EXPECT_TRUE(says("royals.turn.steps"));
  EXPECT_TRUE(says("left unfinished"));
  EXPECT_EQ(table.record(), before);
}

TEST_F(Playing, PartOfAMovesNameWillDo) {
  Table table = royals();
  EXPECT_EQ(play_with(table, 1, "pile\nquit\n"), 0);
  EXPECT_TRUE(says("Anna draws a"));
  EXPECT_EQ(play_with(1, "card\nquit\n"), 0);
  EXPECT_TRUE(says("could be 1, 2"));
}

TEST_F(Playing, TheEndOfInputIsAnError) { EXPECT_EQ(play_with(1, "1\n"), 1); }

TEST_F(Playing, SeveralPeopleHandTheKeyboardOver) {
  EXPECT_EQ(play_with(3, first_moves(4000)), 0);
  EXPECT_TRUE(says("Hand the keyboard to Ben"));
}

TEST_F(Playing, EveryPersonHearsOwnDrawsAndNotThoseOfOthers) {
  EXPECT_EQ(play_with(3, "\ndraw pile\nend\n\ndraw pile\nquit\n"), 0);
  const std::size_t handed = text.find("Hand the keyboard to Ben");
  ASSERT_NE(handed, std::string::npos);
  EXPECT_NE(text.substr(0, handed).find(" card from the pile."), std::string::npos);
  EXPECT_EQ(text.substr(0, handed).find("Anna draws a Country card"), std::string::npos) << "she saw which it was";
  EXPECT_NE(text.find("Anna draws a Country card from the pile.", handed), std::string::npos) << "Ben did not";
}

TEST_F(Playing, UndoAsksTheOthersWhoArePeople) {
  EXPECT_EQ(play_with(1, "pile\nundo\nquit\n"), 0);
  EXPECT_TRUE(says("The bots do not agree: chance has decided something since."));
  EXPECT_EQ(play_with(1, "2\nundo\nquit\n"), 0);
  EXPECT_TRUE(says("Taken back.")) << "nothing was learnt but what all could see";
  EXPECT_EQ(play_with(2, "\npile\nundo\nn\nquit\n"), 0);
  EXPECT_TRUE(says("Ben, may Anna take the last decision back?"));
  EXPECT_TRUE(says("Ben does not agree"));
  EXPECT_EQ(play_with(2, "\n2\nundo\ny\nquit\n"), 0);
  EXPECT_TRUE(says("Taken back."));
  EXPECT_EQ(play_with(1, "undo\nquit\n"), 0);
  EXPECT_TRUE(says("You have not made so many decisions"));
}

TEST_F(Playing, HintsLogsAndRulesAreThere) {
  EXPECT_EQ(play_with(1, "hint\nlog\nlog 1\nrules bonus\nrules\nmoves\nsave\nquit\n"), 0);
  EXPECT_TRUE(says("The strong bot would "));
  EXPECT_TRUE(says("Anna is the starting player."));
  EXPECT_TRUE(says("royals.bonus."));
  EXPECT_TRUE(says("Say about what"));
  EXPECT_TRUE(says("[draw pile]"));
  EXPECT_TRUE(says("The game is not kept in a file"));
}

TEST_F(Playing, AGameIsKeptAfterEveryDecisionAndGoesOn) {
  const std::string path = (folder / "game.save").string();
  Table table = royals();
  EXPECT_EQ(play_with(table, 1, "pile\n", SaveFile::create(path, table, seating(table, 1, "random")).value()), 1)
      << "the input ends";
  const Result<SavedGame> saved = load_game(all_games(), path);
  ASSERT_TRUE(saved.ok()) << saved.error();
  EXPECT_EQ(saved->table.record(), table.record());
  EXPECT_EQ(saved->seating.seats, seating(table, 1, "random").seats);
  // A crash may cut the last line off.
  std::ofstream(path, std::ios::app) << "{\"seat\":1,\"mo";
  const Result<SavedGame> again = load_game(all_games(), path);
  ASSERT_TRUE(again.ok()) << again.error();
  EXPECT_EQ(again->table.record(), table.record());
}

TEST_F(Playing, AFairGameGoesOnWithItsSecret) {
  const std::string path = (folder / "fair.save").string();
  Table table = Table::start(*find_game("royals"), {3, {}, {}}, TableSetup{}).value();
  ASSERT_TRUE(SaveFile::create(path, table, seating(table, 3, "random")).ok());
  const Result<SavedGame> saved = load_game(all_games(), path);
  ASSERT_TRUE(saved.ok()) << saved.error();
  EXPECT_TRUE(saved->table.chance().has_seed());
}

TEST_F(Playing, DamagedAndUnwritableFilesAreExplained) {
  const std::string path = (folder / "game.save").string();
  const auto fault = [&](const std::string& content) {
    std::ofstream(path, std::ios::trunc) << content;
    const Result<SavedGame> game = load_game(all_games(), path);
    return game ? "" : game.error();
  };
  EXPECT_NE(fault("").find("no saved game"), std::string::npos);
  EXPECT_NE(fault("hello\n").find("no saved game"), std::string::npos);
  EXPECT_NE(fault("{}\n").find("no saved game"), std::string::npos);
  EXPECT_NE(fault("{\"regalia_save\":1,\"seats\":[]}\n").find("Header:"), std::string::npos);
  EXPECT_NE(fault("{\"regalia_save\":1,\"seats\":[\"person\",\"elf\",\"person\"]}\n" + royals().record()).find("seats"),
            std::string::npos);
  EXPECT_NE(load_game(all_games(), (folder / "none").string()).error().find("cannot be read"), std::string::npos);
  Table table = royals();
  EXPECT_FALSE(SaveFile::create((folder / "no" / "game.save").string(), table, seating(table, 1, "random")).ok());
}

TEST_F(Playing, AGameOfBotsIsToldFromStartToEnd) {
  EXPECT_EQ(play_with(0, ""), 0);
  EXPECT_TRUE(says("is turned face up"));
  EXPECT_TRUE(says("The game is over."));
}

TEST_F(Playing, NoLineIsWiderThanTheTerminal) {
  for (const int columns : {80, 100}) {
    for (const Detail detail : {Detail::little, Detail::usual, Detail::whole}) {
      std::istringstream in(first_moves(3000));
      std::ostringstream out;
      Table table = royals();
      EXPECT_EQ(play(table, seating(table, 1, "random"), std::nullopt, {in, out, Paper{columns, false, detail}}), 0);
      std::istringstream lines(out.str());
      for (std::string line; std::getline(lines, line);)
        EXPECT_LE(line.size(), static_cast<std::size_t>(columns)) << line;
    }
  }
}

TEST_F(Playing, SixColumnsOfGambitRoyaleFitTheTerminal) {
  SeatingWords words;
  words.bots = "random";
  for (const int columns : {80, 100}) {
    std::istringstream in("?\n" + first_moves(3000));
    std::ostringstream out;
    Table table = gambit();
    const Seating seats = choose_seating(words, *find_game("gambit"), 6).value();
    EXPECT_EQ(play(table, seats, std::nullopt, {in, out, Paper{columns, false, Detail::whole}}), 0);
    std::istringstream lines(out.str());
    for (std::string line; std::getline(lines, line);)
      EXPECT_LE(columns_of(line), static_cast<std::size_t>(columns)) << line;
  }
}

TEST_F(Playing, AReplayThroughASeatsEyesNamesNoMoveOfOthers) {
  const std::string record = royals().record();  // chance has filled the display
  const auto shown_to = [&](Seat viewer) {
    std::istringstream in("quit\n");
    std::ostringstream out;
    EXPECT_EQ(browse(all_games(), record, 1, viewer, {in, out, Paper{.columns = 100}}), 0);
    return out.str();
  };
  EXPECT_NE(shown_to(kOpenHands).find("Step 1  Chance: deal "), std::string::npos) << shown_to(kOpenHands);
  EXPECT_NE(shown_to(seat_at(1)).find("Step 1  Chance decides."), std::string::npos) << shown_to(seat_at(1));
}

TEST_F(Playing, ManyMovesOfAKindShareLines) {
  Table table = royals(2);
  while (table.pending().owing.first() != seat_at(0) ||
         table.game().rules().moves(table.state(), seat_at(0)).size() < 6) {
    const Seat seat = table.pending().owing.first();
    const MoveList moves = table.game().rules().moves(table.state(), seat);
    const bool draws = table.game().words().text(moves[0].move).starts_with("draw");  // and hoards
    ASSERT_TRUE(table.play(seat, moves[draws ? 0 : moves.size() - 1].move).ok());
  }
  const std::string list = move_list(table, seat_at(0), Paper{80, false});
  EXPECT_NE(list.find("  Claim the …\n     1. "), std::string::npos) << list;
  EXPECT_NE(list.find("   2. "), std::string::npos);
  EXPECT_NE(list.find("others"), std::string::npos) << "the price says what it takes";
  EXPECT_TRUE(list.ends_with("end the turn\n")) << "last";
}

TEST(Seatings, AreReadFromWords) {
  const GameEntry& royals = *find_game("royals");
  const auto seats = [&](const SeatingWords& words, int players) {
    const Result<Seating> seating = choose_seating(words, royals, players);
    std::string text;
    if (!seating) return seating.error();
    for (const std::string& seat : seating->seats) text += seat + " ";
    return text;
  };
  EXPECT_EQ(seats({}, 3), "person greedy greedy ");
  EXPECT_EQ(seats({"person,random,person", -1, "", {}}, 4), "person random person person ");
  EXPECT_EQ(seats({"", 2, "random,greedy", {}}, 5), "person person random greedy greedy ");
  EXPECT_NE(seats({"", 4, "", {}}, 3).find("--people must be"), std::string::npos);
  EXPECT_NE(seats({"elf", -1, "", {}}, 3).find("not by \"elf\""), std::string::npos);
  EXPECT_NE(seats({"person,person,person", -1, "", {}}, 2).find("names 3 seats"), std::string::npos);
  EXPECT_NE(seats({"person", 1, "", {}}, 2).find("either --seats"), std::string::npos);
}

}  // namespace
}  // namespace regalia::cli
