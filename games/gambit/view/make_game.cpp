#include "games/gambit/view/make_game.h"

#include "games/gambit/rules.h"
#include "games/gambit/view/facts_json.h"
#include "games/gambit/view/json.h"
#include "games/gambit/view/messages.h"
#include "games/gambit/view/pen.h"
#include "games/gambit/view/phrases.h"
#include "games/gambit/view/position_info.h"
#include "json/made_game.h"

namespace regalia::gambit {

namespace {

struct Making {
  using Rules = gambit::Rules;
  using Json = gambit::Json;
  using Words = gambit::Phrases;
  using Pen = gambit::Pen;

  static Result<Options> options(const GameSetup& setup) { return parse_options(setup.options, setup.players); }
  static Facts standard_facts(const Options& options) { return facts_of(options.cards); }
};

}  // namespace

Result<MadeGame> make_game(const GameSetup& setup) { return json::made_game<Making>(setup, option_specs()); }

Result<std::string> list_facts(const GameSetup& setup) { return json::listed_facts<Making>(setup); }

json::GameTypes types() {
  return json::types_of_game<Components, ViewInfo, Event, PositionInfo>("Gambit", facts_type());
}

}  // namespace regalia::gambit
