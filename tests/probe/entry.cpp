#include "tests/probe/entry.h"

#include "bots/arena.h"
#include "tests/probe/codec.h"

namespace regalia::probe {
namespace {

const std::vector<OptionSpec>& option_specs() {
  static const std::vector<OptionSpec> specs = {
      {"bag", "Tokens", {"small", "large"}, "small", "How many tokens there are to draw."}};
  return specs;
}

Result<std::unique_ptr<Game>> make(const GameSetup& setup) {
  Result<OptionValues> options = resolve_options(option_specs(), setup.options);
  if (!options) return Error{options.error()};
  if (!setup.facts.empty()) return Error{"The probe has no facts."};
  const bool large = options->find("bag")->second == "large";
  const TiedVote tie = setup.rules_version == 1 ? TiedVote::carries : TiedVote::fails;
  return std::unique_ptr<Game>(std::make_unique<GameOf<Rules, Codec>>(
      Rules(setup.players, large ? 12 : 3, large ? 9 : 2, tie),
      GameSetup{setup.players, std::move(options).value(), {}, setup.rules_version}));
}

Result<std::string> list_facts(const GameSetup&) { return std::string(); }

Result<MatchResult> play_match(const Game& game, const MatchPlan& plan) {
  return regalia::play_match(dynamic_cast<const GameOf<Rules, Codec>&>(game).rules(), general_players<Rules>(), plan);
}

}  // namespace

const GameEntry& entry() {
  static const std::vector<Preset> presets;
  static const GameEntry probe = {"probe",
                                  "Probe",
                                  "Everything a game may need, in little.",
                                  "Most points win.",
                                  2,
                                  kMostSeats,
                                  3,
                                  2,
                                  option_specs(),
                                  presets,
                                  make,
                                  list_facts,
                                  [] { return std::string_view(); },
                                  [] { return std::vector<json::TypeDoc>(); },
                                  bots_of<Rules, Codec>(general_players<Rules>()),
                                  play_match};
  return probe;
}

std::vector<GameEntry> with_all_games() {
  std::vector<GameEntry> list = all_games();
  list.push_back(entry());
  return list;
}

}  // namespace regalia::probe
