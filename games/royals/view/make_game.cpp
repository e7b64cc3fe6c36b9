#include "games/royals/view/make_game.h"

#include "bots/arena.h"
#include "games/royals/bot.h"
#include "games/royals/rules.h"
#include "games/royals/view/codec.h"
#include "games/royals/view/facts_json.h"
#include "games/royals/view/messages.h"
#include "json/made_game.h"

namespace regalia::royals {

namespace {

struct Making {
  using Rules = royals::Rules;
  using Codec = royals::Codec;

  static Result<Options> options(const OptionValues& values, int seats) { return parse_options(values, seats); }
  static Facts standard_facts(const Options& options) { return facts_of(options.edition); }
};

}  // namespace

Result<std::unique_ptr<Game>> make_game(const GameSetup& setup) {
  return json::made_game<Making>(setup, option_specs());
}

Result<std::string> list_facts(const GameSetup& setup) { return json::listed_facts<Making>(setup); }

std::vector<json::TypeDoc> types() { return json::types_of_all<Components, ViewInfo>(); }

std::vector<BotEntry> bots() { return bots_of<Rules, Codec>(players()); }

Result<MatchResult> play_match(const Game& game, const MatchPlan& plan) {
  return regalia::play_match(dynamic_cast<const GameOf<Rules, Codec>&>(game).rules(), players(), plan);
}

}  // namespace regalia::royals
