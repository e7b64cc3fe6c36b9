#include "games/gambit/view/make_game.h"

#include "bots/arena.h"
#include "games/gambit/bot.h"
#include "games/gambit/rules.h"
#include "games/gambit/view/codec.h"
#include "games/gambit/view/facts_json.h"
#include "games/gambit/view/messages.h"

namespace regalia::gambit {

namespace {

Result<Rules> rules_for(const GameSetup& setup) {
  const Result<Options> options = parse_options(setup.options, setup.players);
  if (!options) return Error{options.error()};
  Result<Facts> facts = facts_of(options->cards);
  if (!setup.facts.empty()) facts = read_facts(std::move(facts).value(), setup.facts);
  if (!facts) return Error{facts.error()};
  return Rules::make(setup.players, *options, std::move(facts).value());
}

}  // namespace

Result<std::unique_ptr<Game>> make_game(const GameSetup& setup) {
  Result<Rules> rules = rules_for(setup);
  if (!rules) return Error{rules.error()};
  GameSetup settled{setup.players, *resolve_options(option_specs(), setup.options), {}, setup.rules_version};
  if (!setup.facts.empty()) {
    settled.facts = write_differing_facts(rules->facts(), facts_of(rules->options().cards));
    if (settled.facts == "{}") settled.facts.clear();
  }
  return std::unique_ptr<Game>(std::make_unique<GameOf<Rules, Codec>>(std::move(rules).value(), std::move(settled)));
}

Result<std::string> list_facts(const GameSetup& setup) {
  const Result<Rules> rules = rules_for(setup);
  if (!rules) return Error{rules.error()};
  return list_figures(rules->facts());
}

std::vector<json::TypeDoc> types() { return json::types_of_all<Components, ViewInfo, ShownInfo>(); }

std::vector<BotEntry> bots() { return bots_of<Rules, Codec>(players()); }

Result<MatchResult> play_match(const Game& game, const MatchPlan& plan) {
  return regalia::play_match(dynamic_cast<const GameOf<Rules, Codec>&>(game).rules(), players(), plan);
}

}  // namespace regalia::gambit
