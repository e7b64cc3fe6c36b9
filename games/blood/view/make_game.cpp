#include "games/blood/view/make_game.h"

#include "games/blood/rules.h"
#include "games/blood/view/facts_json.h"
#include "games/blood/view/json.h"
#include "games/blood/view/lookup_messages.h"
#include "games/blood/view/pen.h"
#include "games/blood/view/phrases.h"
#include "json/made_game.h"

namespace regalia::blood {
namespace {

struct Making {
  using Rules = blood::Rules;
  using Json = blood::Json;
  using Words = blood::Phrases;
  using Pen = blood::Pen;

  static Result<Options> options(const GameSetup& setup) {
    const Result<Options> parsed = parse_options(setup.options, setup.players);
    if (!parsed) return Error{parsed.error()};
    Options options = *parsed;
    options.readings = readings_of(setup.rules_version);
    return options;
  }
  static Facts standard_facts(const Options& options) { return facts_of(options); }
};

}  // namespace

Result<MadeGame> make_game(const GameSetup& setup) { return json::made_game<Making>(setup, option_specs()); }

Result<std::string> list_facts(const GameSetup& setup) { return json::listed_facts<Making>(setup); }

json::GameTypes types() {
  json::GameTypes types{json::types_of_all<Components, ViewInfo, PersonSheet, ReachInfo>(), position_types(),
                        facts_type(), "BloodEvent"};
  for (json::TypeDoc& doc : json::event_types("Blood", std::type_identity<Event>()))
    json::add_type(types.told, std::move(doc));
  types.lookup = "BloodLookup";
  json::add_type(
      types.told,
      {.name = types.lookup, .one_of = {json::Shape::named(PersonSheet::kName), json::Shape::named(ReachInfo::kName)}});
  return types;
}

}  // namespace regalia::blood
