#include "games/royals/view/make_game.h"

#include "bots/arena.h"
#include "games/royals/bot.h"
#include "games/royals/rules.h"
#include "games/royals/view/facts_json.h"
#include "games/royals/view/json.h"
#include "games/royals/view/messages.h"
#include "games/royals/view/pen.h"
#include "games/royals/view/phrases.h"
#include "games/royals/view/position_info.h"
#include "json/made_game.h"

namespace regalia::royals {

namespace {

struct Making {
  using Rules = royals::Rules;
  using Json = royals::Json;
  using Words = royals::Phrases;
  using Pen = royals::Pen;

  static Result<Options> options(const OptionValues& values, int seats) { return parse_options(values, seats); }
  static Facts standard_facts(const Options& options) { return facts_of(options.edition); }
};

}  // namespace

Result<MadeGame> make_game(const GameSetup& setup) { return json::made_game<Making>(setup, option_specs()); }

Result<std::string> list_facts(const GameSetup& setup) { return json::listed_facts<Making>(setup); }

json::GameTypes types() {
  return json::types_of_game<Components, ViewInfo, Event, PositionInfo>("Royals", facts_type());
}

std::vector<BotEntry> bots() { return bots_of<Rules>(players()); }

Result<MatchResult> play_match(const Game& game, const MatchPlan& plan) {
  return regalia::play_match(rules_of<Rules>(game), players(), plan);
}

}  // namespace regalia::royals
