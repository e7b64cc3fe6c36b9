#include "tests/contract/strong.h"

#include <fstream>
#include <sstream>

#include "games/catalogue.h"
#include "games/crowns/bot.h"
#include "games/gambit/bot.h"
#include "games/royals/bot.h"

namespace regalia::contract {
namespace {

template <class Rules>
void expect_strong_keeps_the_contract(const std::vector<Player<Rules>>& players, const std::vector<Rules>& games) {
  const Player<Rules>& strong = strong_of(players);
  std::uint64_t seed = 1;
  for (const Rules& rules : games) {
    expect_blind(rules, strong, ++seed);
    expect_legal(rules, strong, ++seed);
  }
}

TEST(StrongContract, Royals) {
  std::vector<royals::Rules> games;
  for (const OptionValues& values : {OptionValues{}, OptionValues{{"edition", "2014"}, {"draw", "announced"}}})
    for (const int seats : {2, 4}) {
      const royals::Options options = royals::parse_options(values, seats).value();
      games.push_back(royals::Rules::make(seats, options, royals::facts_of(options.edition)).value());
    }
  expect_strong_keeps_the_contract(royals::players(), games);
}

TEST(StrongContract, Gambit) {
  std::vector<gambit::Rules> games;
  for (const OptionValues& values : {OptionValues{}, OptionValues{{"cards", "2006"}}})
    for (const int seats : {2, 4}) {
      const gambit::Options options = gambit::parse_options(values, seats).value();
      games.push_back(gambit::Rules::make(seats, options, gambit::facts_of(options.cards)).value());
    }
  expect_strong_keeps_the_contract(gambit::players(), games);
}

TEST(StrongContract, Crowns) {
  struct Setup {
    int seats;
    OptionValues values;
  };
  std::vector<crowns::Rules> games;
  for (const auto& [seats, values] :
       {Setup{6, {}}, Setup{6, {{"negotiations", "on"}, {"agendas", "on"}}}, Setup{4, {{"customized", "on"}}},
        Setup{6, {{"teams", "on"}}}, Setup{9, {{"rounds", "5"}}}})
    games.push_back(
        crowns::Rules::make(seats, crowns::parse_options(values, seats).value(), crowns::standard_facts()).value());
  expect_strong_keeps_the_contract(crowns::players(), games);
}

TEST(StrongContract, TheValuesInTheProgramAreOfTheFeaturesThereAre) {
  for (const GameEntry& game : all_games()) {
    const std::string path = std::string(REGALIA_SOURCE_DIR "/games/") + game.id + "/bot/values.txt";
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    const Result<Company> company = game.make_company(text.str());
    EXPECT_TRUE(company.ok()) << "after a change of features: regalia train " << game.id << " --out " << path << "; "
                              << (company ? "" : company.error());
  }
}

}  // namespace
}  // namespace regalia::contract
