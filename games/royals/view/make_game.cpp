#include "games/royals/view/make_game.h"

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

  static Result<Options> options(const GameSetup& setup) { return parse_options(setup.options, setup.players); }
  static Facts standard_facts(const Options& options) { return facts_of(options.edition); }
};

// Before this version of the rules a table of the 2014 edition could be set up with the option of the other one.
constexpr int kOptionsByEdition = 2;
static_assert(kRulesVersion >= kOptionsByEdition);

std::string fault_in(const GameSetup& setup) {
  if (setup.rules_version < kOptionsByEdition) return {};
  const Result<Options> options = parse_options(setup.options, setup.players);
  if (options && options->edition == Edition::abacus_2014 && options->display != 3)
    return "Four face-up cards are an option of the 2016 edition; the 2014 edition has three.";
  return {};
}

}  // namespace

Result<MadeGame> make_game(const GameSetup& setup) {
  if (std::string fault = fault_in(setup); !fault.empty()) return Error{std::move(fault)};
  return json::made_game<Making>(setup, option_specs());
}

Result<std::string> list_facts(const GameSetup& setup) { return json::listed_facts<Making>(setup); }

json::GameTypes types() {
  return json::types_of_game<Components, ViewInfo, Event, PositionInfo>("Royals", facts_type());
}

}  // namespace regalia::royals
