#include "tests/probe/entry.h"

#include "bots/arena.h"
#include "json/made_game.h"
#include "tests/probe/first/json.h"
#include "tests/probe/json.h"
#include "tests/probe/messages.h"
#include "tests/probe/pen.h"
#include "tests/probe/phrases.h"
#include "tests/probe/position_info.h"

namespace regalia::probe {
namespace {

struct Making {
  using Rules = probe::Rules;
  using Json = probe::Json;
  using Words = probe::Phrases;
  using Pen = probe::Pen;
};

struct FirstMaking {
  using Rules = first::Rules;
  using Json = first::Json;
  using Words = first::Phrases;
  using Pen = first::Pen;
};

constexpr int kRulesVersion = 3;

const std::vector<OptionSpec>& option_specs() {
  static const std::vector<OptionSpec> specs = {
      {"bag", "Tokens", {"small", "large"}, "small", "How many tokens there are to draw."}};
  return specs;
}

Result<MadeGame> make(const GameSetup& setup) {
  Result<OptionValues> options = resolve_options(option_specs(), setup.options);
  if (!options) return Error{options.error()};
  if (!setup.facts.empty()) return Error{"The probe has no facts."};
  const int version = setup.rules_version == 0 ? kRulesVersion : setup.rules_version;
  const int most = version < kRulesVersion ? first::kMostSeats : kMostSeats;
  if (version < 1 || version > kRulesVersion) return Error{"There is no such version of the probe."};
  if (setup.players < 2 || setup.players > most)
    return Error{"This version of the probe is for 2 to " + std::to_string(most) + " players."};
  const bool large = options->find("bag")->second == "large";
  const int red = large ? 12 : 3;
  const int blue = large ? 9 : 2;
  GameSetup settled{setup.players, std::move(options).value(), {}, setup.rules_version};
  if (version == kRulesVersion)
    return faces_of<Making>(Rules(setup.players, {.red = red, .blue = blue}), std::move(settled));
  const first::TiedVote tie = version == 1 ? first::TiedVote::carries : first::TiedVote::fails;
  return faces_of<FirstMaking>(first::Rules(setup.players, red, blue, tie), std::move(settled));
}

bool is_first(const Game& game) { return dynamic_cast<const GameOf<first::Rules>*>(&game) != nullptr; }

// The general players, each for games of every version.
std::vector<BotEntry> bots() {
  std::vector<BotEntry> bots = bots_of<Rules>(general_players<Rules>());
  const std::vector<BotEntry> firsts = bots_of<first::Rules>(general_players<first::Rules>());
  for (std::size_t i = 0; i < bots.size(); ++i)  // NOLINT(modernize-loop-convert): two lists
    bots[i].make = [now = bots[i].make, then = firsts[i].make](const Game& game) {
      return is_first(game) ? then(game) : now(game);
    };
  return bots;
}

Result<MatchResult> play_match(const Game& game, const MatchPlan& plan) {
  if (is_first(game)) return regalia::play_match(rules_of<first::Rules>(game), general_players<first::Rules>(), plan);
  return regalia::play_match(rules_of<Rules>(game), general_players<Rules>(), plan);
}

Result<Company> company(std::string_view) { return Company{bots(), play_match}; }

}  // namespace

const GameEntry& entry() {
  static const std::vector<Preset> presets;
  static const GameEntry probe = {
      "probe",
      "Probe",
      "Everything a game may need, in little.",
      "Most points win.",
      2,
      kMostSeats,
      3,
      kRulesVersion,
      option_specs(),
      presets,
      make,
      [](const GameSetup&) -> Result<std::string> { return std::string(); },
      rulebook,
      [] { return json::types_of_game<Components, ViewInfo, Event, PositionInfo>("Probe", {}); },
      company,
      nullptr,
      company({}).value()};
  return probe;
}

std::vector<GameEntry> with_all_games() {
  std::vector<GameEntry> list = all_games();
  list.push_back(entry());
  return list;
}

}  // namespace regalia::probe
