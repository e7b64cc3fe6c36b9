#include "games/royals/view/make_game.h"

#include "games/royals/rules.h"
#include "games/royals/view/codec.h"
#include "games/royals/view/facts_json.h"

namespace regalia::royals {

Result<std::unique_ptr<Game>> make_game(const GameSetup& setup) {
  const Result<Options> options = parse_options(setup.options, setup.players);
  if (!options) return Error{options.error()};
  Facts facts = facts_of(options->edition);
  if (!setup.facts.empty()) {
    Result<Facts> changed = read_facts(std::move(facts), setup.facts);
    if (!changed) return Error{changed.error()};
    facts = std::move(changed).value();
  }
  Result<Rules> rules = Rules::make(setup.players, *options, std::move(facts));
  if (!rules) return Error{rules.error()};
  return std::unique_ptr<Game>(std::make_unique<GameOf<Rules, Codec>>(std::move(rules).value()));
}

}  // namespace regalia::royals
