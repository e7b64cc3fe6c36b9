#include "games/crowns/view/make_game.h"

#include "games/crowns/rules.h"
#include "games/crowns/view/facts_json.h"
#include "games/crowns/view/json.h"
#include "games/crowns/view/messages.h"
#include "games/crowns/view/pen.h"
#include "games/crowns/view/phrases.h"
#include "games/crowns/view/position_info.h"
#include "json/made_game.h"

namespace regalia::crowns {

namespace {

struct Making {
  using Rules = crowns::Rules;
  using Json = crowns::Json;
  using Words = crowns::Phrases;
  using Pen = crowns::Pen;

  static Result<Options> options(const GameSetup& setup) {
    const Result<Options> parsed = parse_options(setup.options, setup.players);
    if (!parsed) return Error{parsed.error()};
    Options options = *parsed;
    options.readings = readings_of(setup.rules_version);
    return options;
  }
  static Facts standard_facts(const Options&) { return crowns::standard_facts(); }
};

}  // namespace

Result<MadeGame> make_game(const GameSetup& setup) { return json::made_game<Making>(setup, option_specs()); }

Result<std::string> list_facts(const GameSetup& setup) { return json::listed_facts<Making>(setup); }

json::GameTypes types() {
  return json::types_of_game<Components, ViewInfo, Event, PositionInfo>("Crowns", facts_type());
}

}  // namespace regalia::crowns
