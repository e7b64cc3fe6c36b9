#include "games/gambit/view/make_game.h"

#include "bots/arena.h"
#include "games/gambit/bot.h"
#include "games/gambit/rules.h"
#include "games/gambit/view/codec.h"
#include "games/gambit/view/facts_json.h"
#include "games/gambit/view/messages.h"
#include "json/made_game.h"

namespace regalia::gambit {

namespace {

struct Making {
  using Rules = gambit::Rules;
  using Codec = gambit::Codec;

  static Result<Options> options(const OptionValues& values, int seats) { return parse_options(values, seats); }
  static Facts standard_facts(const Options& options) { return facts_of(options.cards); }
};

}  // namespace

Result<std::unique_ptr<Game>> make_game(const GameSetup& setup) {
  return json::made_game<Making>(setup, option_specs());
}

Result<std::string> list_facts(const GameSetup& setup) { return json::listed_facts<Making>(setup); }

std::vector<json::TypeDoc> types() { return json::types_of_all<Components, ViewInfo, ShownInfo>(); }

std::vector<BotEntry> bots() { return bots_of<Rules, Codec>(players()); }

Result<MatchResult> play_match(const Game& game, const MatchPlan& plan) {
  return regalia::play_match(dynamic_cast<const GameOf<Rules, Codec>&>(game).rules(), players(), plan);
}

}  // namespace regalia::gambit
