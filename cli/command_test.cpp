// The `regalia` command as a person at a shell meets it.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

namespace {

namespace fs = std::filesystem;

struct Outcome {
  int code = 0;
  std::string text;  // what it printed, errors included
};

class Command : public testing::Test {
 protected:
  fs::path folder = fs::temp_directory_path() / ("regalia-command-" + std::to_string(getpid()));

  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }

  // Runs `regalia` with these words, with games kept in a folder of the test.
  [[nodiscard]] Outcome run(const std::string& words, const std::string& input = "") const {
    std::ofstream(folder / "input") << input;
    const std::string line = "XDG_STATE_HOME='" + folder.string() + "' '" REGALIA_COMMAND "' " + words + " < '" +
                             (folder / "input").string() + "' 2>&1";
    Outcome result;
    FILE* pipe = popen(line.c_str(), "r");
    for (int c = fgetc(pipe); c != EOF; c = fgetc(pipe)) result.text += static_cast<char>(c);
    result.code = WEXITSTATUS(pclose(pipe));
    return result;
  }
  // A refusal is one clear sentence and a code that is not 0.
  void refuses(const std::string& words, const std::string& reason, const std::string& input = "") const {
    const Outcome result = run(words, input);
    EXPECT_NE(result.code, 0) << words;
    EXPECT_NE(result.text.find(reason), std::string::npos) << words << ": " << result.text;
    EXPECT_LT(result.text.size(), 400U) << result.text;
  }
  [[nodiscard]] std::string file(const std::string& name, const std::string& content) const {
    std::ofstream(folder / name) << content;
    return (folder / name).string();
  }
};

TEST_F(Command, WrongWordsGetOneClearSentence) {
  refuses("play chess", "There is no game \"chess\"; there are royals, gambit, crowns and blood.");
  refuses("play royals --players 9", "Royals is for 2 to 5 players, not 9.");
  refuses("play royals --players 0", "Royals is for 2 to 5 players, not 0.");
  refuses("play royals -o castle=yes", "There is no option \"castle\"");
  refuses("play royals -o display=9", "Option \"display\" cannot be \"9\"; choose 3 or 4.");
  refuses("play royals -o display", "An option reads name=value");
  refuses("play royals --preset 1999", "There is no preset \"1999\"");
  refuses("play royals --facts " + file("facts.json", R"({"titles":{"king":{"cards":99}}})"),
          "titles.king.cards must be");
  refuses("play royals --facts " + file("facts.json", "{"), "not valid JSON");
  refuses("play royals --facts /no/such/file", "cannot be read");
  refuses("play royals --seats person,elf", "not by \"elf\"");
  refuses("play royals --people 7", "--people must be from 0");
  refuses("play royals --save /no/such/folder/game", "cannot be written; choose another place with --save");
  refuses("play --resume /no/such/file", "cannot be read");
  refuses("play --resume", "there is no unfinished game");
  refuses("sim royals --bots elf", "not by \"elf\"");
  refuses("sim royals --games 0", "--games must be at least 1");
  refuses("sim royals --csv --json", "either --csv or --json");
  refuses("replay /no/such/file", "cannot be read");
  refuses("replay " + file("empty", ""), "This record cannot be shown. Header:");
  refuses("verify " + file("text", "hello\n"), "Not sound. Header: This is not valid JSON");
  refuses("rules chess", "There is no game");
  refuses("bench royals --seconds 0", "--seconds must be above 0");
  refuses("dance", "there is no command \"dance\"");
  EXPECT_EQ(run("").code, 2);
  refuses("play royals --name Mia --name Mia", "Two players are called \"Mia\"");
}

TEST_F(Command, TheEndOfInputInTheMiddleOfAGameLosesNothing) {
  const Outcome cut = run("play royals --players 2 --no-save", "1\n");
  EXPECT_EQ(cut.code, 1);
  EXPECT_NE(cut.text.find("the input ended before the game did"), std::string::npos);
  EXPECT_EQ(run("play royals --players 2 --name Mia", "1\n").code, 1);
  const Outcome resumed = run("play --resume", "log\nquit\n");
  EXPECT_EQ(resumed.code, 0) << resumed.text;
  EXPECT_NE(resumed.text.find("Mia draws a"), std::string::npos) << "what had happened is there";
}

TEST_F(Command, AGameOfBotsIsToldReplayedAndVerified) {
  const std::string save = (folder / "game.save").string();
  const Outcome played = run("play royals --seats random,random,random --players 3 --save " + save);
  EXPECT_EQ(played.code, 0) << played.text;
  EXPECT_NE(played.text.find("The game is over."), std::string::npos);
  const Outcome verified = run("verify " + save);
  EXPECT_EQ(verified.code, 0) << verified.text;
  EXPECT_NE(verified.text.find("Dice proved"), std::string::npos);
  const Outcome printed = run("replay " + save + " --print --as 2");
  EXPECT_EQ(printed.code, 0);
  EXPECT_NE(printed.text.find("The game is over."), std::string::npos);
  const Outcome step = run("replay " + save + " --step 30");
  EXPECT_EQ(step.code, 0);
  EXPECT_NE(step.text.find("Period 1 of 3"), std::string::npos);
  refuses("replay " + save + " --step 999999", "The record ends with step");
  refuses("replay " + save + " --as 4", "--as takes a seat from 1 to 3");
  std::string text;
  std::getline(std::ifstream(save), text, '\0');
  text[text.size() / 2] ^= 1;
  std::ofstream(save) << text;
  const Outcome damaged = run("verify " + save);
  EXPECT_EQ(damaged.code, 1);
  EXPECT_NE(damaged.text.find("Not sound. Step "), std::string::npos) << damaged.text;
}

TEST_F(Command, ALadderRatesBotsOnOneScale) {
  const Outcome ladder = run("sim gambit --players 2 --ladder --bots greedy,easy,random --games 20 --csv");
  EXPECT_EQ(ladder.code, 0);
  EXPECT_TRUE(ladder.text.starts_with("bot,rating,half_interval,games,milliseconds_a_decision\ngreedy,"))
      << ladder.text;
  EXPECT_NE(ladder.text.find("\nrandom,-"), std::string::npos) << "below the mean: " << ladder.text;
  EXPECT_NE(run("sim gambit --players 2 --ladder --bots greedy,random --games 10").text.find("ahead of"),
            std::string::npos);
  EXPECT_EQ(run("sim royals --ladder --bots greedy").code, 2);
}

TEST_F(Command, BudgetsAreForAllBotsOrForOne) {
  EXPECT_EQ(run("sim royals -p 2 --bots strong,greedy --games 2 --budget strong=4").code, 0);
  EXPECT_EQ(run("sim royals -p 2 --bots greedy --games 2 --budget 2").code, 0);
  for (const char* wrong : {"strong=", "strong=0", "many", "elf=3", "strong=99999999"})
    EXPECT_EQ(run(std::string("sim royals -p 2 --games 2 --budget ") + wrong).code, 2) << wrong;
}

TEST_F(Command, WhatWasLearnedCanBeReplaced) {
  const Outcome learned = run("train royals --lessons 100 --seed 5");
  EXPECT_EQ(learned.code, 0);
  EXPECT_EQ(run("train royals --lessons 100 --seed 5 --jobs 1").text, learned.text);
  const std::string values = "--values " + folder.string();
  EXPECT_EQ(run(values + " games").code, 2) << "there are none in this folder";
  std::ofstream(folder / "royals.values") << learned.text;
  EXPECT_EQ(run(values + " sim royals -p 2 --bots strong,greedy --games 2 --budget 4").code, 0);
  std::ofstream(folder / "royals.values") << "seats 2\nspread 1\n";
  EXPECT_EQ(run(values + " games").code, 2);
  EXPECT_EQ(run("train chess").code, 2);
  EXPECT_EQ(run("train royals --lessons 1").code, 2);
}

TEST_F(Command, TheSameSeedGivesTheSameResultWithAnyNumberOfJobs) {
  const std::string words = "sim royals --bots greedy,random --games 40 ";
  const Outcome one = run(words + "--jobs 1 --csv");
  EXPECT_EQ(one.code, 0);
  EXPECT_EQ(one.text, run(words + "--jobs 3 --csv").text);
  EXPECT_NE(one.text, run(words + "--seed 2 --csv").text);
  const boost::json::value result = boost::json::parse(run(words + "--json").text);
  EXPECT_EQ(result.at("games"), 40);
  EXPECT_EQ(result.at("bots").at("greedy").at("games"), 40) << "once in every deal and rotation";
  EXPECT_EQ(result.at("bots").at("random").at("games"), 120);
  EXPECT_GT(result.at("bots").at("greedy").at("win_rate").as_double(), 0.9);
  EXPECT_NE(run("sim royals --bots random --games 10 --csv").text.find("seat,4,10,"), std::string::npos);
  EXPECT_NE(run("sim royals --games 10 --bots random").text.find("Where the points came from"), std::string::npos);
  EXPECT_NE(run("sim royals --games 2 --bots greedy,random").text.find(" ms, at most "), std::string::npos);
  const std::string blood = "sim blood -p 3 -o turns=2 --games 2 --bots greedy,random ";
  const std::string told = run(blood).text;
  EXPECT_NE(told.find("What came and went, a seat, over time"), std::string::npos) << told;
  EXPECT_NE(told.find("\n  1305 "), std::string::npos) << told;
  EXPECT_NE(run(blood + "--json").text.find("\"annals\":{\"happened\":{"), std::string::npos);
}

TEST_F(Command, RulesAreFound) {
  EXPECT_NE(run("rules royals").text.find("royals.setup.cards"), std::string::npos);
  EXPECT_NE(run("rules royals take over king").text.find("royals.takeover.king"), std::string::npos);
  EXPECT_NE(run("rules royals royals.claim.cost").text.find("royals.claim.cost"), std::string::npos);
  EXPECT_NE(run("rules royals xyzzy").text.find("No rule speaks of \"xyzzy\""), std::string::npos);
  EXPECT_NE(run("rules royals --figures").text.find("titles.king.cards = 8 (sourced)"), std::string::npos);
}

TEST_F(Command, EveryCommandExplainsItselfWithExamples) {
  for (const char* command : {"play", "sim", "replay", "verify", "rules", "rpc", "bench"}) {
    const Outcome help = run(std::string(command) + " --help");
    EXPECT_EQ(help.code, 0);
    EXPECT_NE(help.text.find("Examples:"), std::string::npos) << command;
  }
  EXPECT_NE(run("games").text.find("greedy"), std::string::npos);
  EXPECT_NE(run("bench royals --seconds 0.05").text.find("decisions/s"), std::string::npos);
}

TEST_F(Command, ADataFileIsCheckedAsAWhole) {
  const std::string data = (folder / "regalia.db").string();
  refuses("admin check --data " + data, "There is no file");
  (void)run("admin list tables --data " + file("regalia.db", ""));  // makes it a data file
  const Outcome sound = run("admin check --data " + data);
  EXPECT_EQ(sound.code, 0) << sound.text;
  EXPECT_EQ(sound.text, data + " is sound.\n");
  std::fstream(data, std::ios::in | std::ios::out | std::ios::binary).seekp(4096) << std::string(4096, 'Z');
  const Outcome damaged = run("admin check --data " + data);
  EXPECT_EQ(damaged.code, 1);
  EXPECT_NE(damaged.text.find(data + " is damaged. Stop every program that uses"), std::string::npos) << damaged.text;
  EXPECT_NE(damaged.text.find(".recover"), std::string::npos) << damaged.text;
  refuses("serve --port 0 --data " + data, "cannot be used");
  refuses("serve --port 0 --public-address example.org", "write it as https://games.example.org");
}

TEST_F(Command, CompletionKnowsCommandsAndTheirWords) {
  const std::string script = file("completion", run("completion").text);
  const auto completes = [&](const std::string& words, int place) {
    const std::string line = "bash -c 'source " + script + "; COMP_WORDS=(" + words +
                             "); COMP_CWORD=" + std::to_string(place) + "; _regalia; echo ${COMPREPLY[*]}'";
    std::string text;
    FILE* pipe = popen(line.c_str(), "r");
    for (int c = fgetc(pipe); c != EOF; c = fgetc(pipe)) text += static_cast<char>(c);
    pclose(pipe);
    return text;
  };
  EXPECT_EQ(completes("regalia ver", 1), "verify\n");
  EXPECT_EQ(completes("regalia sim --ga", 2), "--games\n");
  EXPECT_NE(completes("regalia play roy", 2).find("royals"), std::string::npos);
}

}  // namespace
