#include "games/catalogue.h"

#include "engine/text.h"

#include "games/blood/bot.h"
#include "games/blood/options.h"
#include "games/blood/view/make_game.h"
#include "games/crowns/bot.h"
#include "games/crowns/options.h"
#include "games/crowns/view/make_game.h"
#include "games/gambit/bot.h"
#include "games/gambit/options.h"
#include "games/gambit/view/make_game.h"
#include "games/royals/bot.h"
#include "games/royals/options.h"
#include "games/royals/view/make_game.h"

namespace regalia {
namespace {

std::vector<GameEntry> with_company(std::vector<GameEntry> games) {
  for (GameEntry& game : games) game.company = game.make_company({}).value();
  return games;
}

}  // namespace

const std::vector<GameEntry>& all_games() {
  static const std::vector<GameEntry> games = with_company({
      {"royals", "Royals", "Noble houses contend for titles and influence in Europe, 1648 to 1714.",
       "Whoever has most points wins. Pay Country cards to seat your people as nobles. Being first in a city, having a "
       "cube in "
       "every city of a country or on every title brings points at once; influence in each country brings them at the "
       "end of "
       "each of three periods, and titles at the end of the game.",
       royals::kMinSeats, royals::kSeatLimit, 4, royals::kRulesVersion, royals::option_specs(), royals::presets(),
       royals::make_game, royals::list_facts, royals::rulebook, royals::types, royals::company, royals::train},
      {"gambit", "Gambit Royale",
       "Conspirators face down under the goals of six disciplines; who lies beside whom decides.",
       "Whoever has most points after six rounds wins. Each turn you place a conspirator face down in a column and "
       "turn up "
       "the one above. When all columns are complete the talents work, and the highest sum in each column wins its "
       "goal. "
       "Goals of all six disciplines count double.",
       gambit::kMinSeats, gambit::kSeatLimit, 4, 1, gambit::option_specs(), gambit::presets(), gambit::make_game,
       gambit::list_facts, gambit::rulebook, gambit::types, gambit::company, gambit::train},
      {"crowns", "Game of Crowns", "Nine houses bargain, vote and attack for the cards that make a hand worth most.",
       "Whoever's hand is worth most after three rounds wins. On your turn exchange a card with whoever offers best, "
       "draw a "
       "card from somebody for a Coinage, or attack with a Knight: then all vote in secret. Princesses count your "
       "Knights, "
       "Traders your Coinage, Castellans your ravens.",
       crowns::kMinSeats, crowns::kSeatLimit, 6, crowns::kRulesVersion, crowns::option_specs(), crowns::presets(),
       crowns::make_game, crowns::list_facts, crowns::rulebook, crowns::types, crowns::company, crowns::train},
      {"blood", "Blood Royale", "Five dynasties marry, inherit, tax and arm through the fourteenth century.",
       "Whoever's house is richest when the last year has passed wins. Children are born and die, crowns pass by "
       "blood, "
       "weddings bring money and heirs, provinces pay taxes and yield goods.",
       blood::kFewestSeats, blood::kMostSeats, 5, blood::kRulesVersion, blood::option_specs(), blood::presets(),
       blood::make_game, blood::list_facts, blood::rulebook, blood::types, blood::company, blood::train},
  });
  return games;
}

Result<GameEntry> with_values(GameEntry entry, std::string_view values) {
  Result<Company> company = entry.make_company(values);
  if (!company) return Error{company.error()};
  entry.company = std::move(company).value();
  return entry;
}

const GameEntry* find_game(Catalogue games, std::string_view id) {
  for (const GameEntry& game : games)
    if (game.id == id) return &game;
  return nullptr;
}

Result<OptionValues> options_of(const GameEntry& entry, const std::string& preset, const OptionValues& others) {
  OptionValues options = others;
  if (preset.empty()) return options;
  std::vector<std::string> names;
  for (const Preset& each : entry.presets) {
    names.push_back(each.name);
    if (each.name != preset) continue;
    options.insert(each.values.begin(), each.values.end());  // what is there already stays
    return options;
  }
  return Error{"There is no preset " + in_quotes(preset) + "; there are " + joined(names) + "."};
}

std::string seats_fault(const GameEntry& entry, int players) {
  if (players >= entry.least_players && players <= entry.most_players) return {};
  return entry.name + " is for " + std::to_string(entry.least_players) + " to " + std::to_string(entry.most_players) +
         " players, not " + std::to_string(players) + ".";
}

Result<MadeGame> make_game(const GameEntry& entry, GameSetup setup) {
  if (std::string fault = seats_fault(entry, setup.players); !fault.empty()) return Error{fault};
  if (setup.rules_version == 0) setup.rules_version = entry.rules_version;
  if (setup.rules_version > entry.rules_version)
    return Error{"This was played by version " + std::to_string(setup.rules_version) + " of the rules of " +
                 entry.name + "; here is version " + std::to_string(entry.rules_version) +
                 ". A newer Regalia can open it."};
  if (setup.rules_version < 1)
    return Error{"There is no version " + std::to_string(setup.rules_version) + " of the rules."};
  return entry.make(setup);
}

json::TypeDoc move_type(const GameEntry& entry) {
  const MadeGame game = make_game(entry, {entry.usual_players, {}, {}, 0}).value();
  const std::string& event = entry.types().event;  // "RoyalsEvent"
  json::TypeDoc type{.name = event.substr(0, event.size() - std::string_view("Event").size()) + "Move"};
  for (MoveShape& shape : game.words().move_shapes()) {
    json::Shape args = json::Shape::object();
    for (MoveShape::Arg& arg : shape.args)
      args.members.push_back(
          {std::string(arg.name), arg.is_number ? json::Shape::whole() : json::Shape::text(std::move(arg.ids))});
    json::Shape move = json::Shape::object();
    move.members = {{"verb", json::Shape::text({std::string(shape.verb)})}, {"args", std::move(args)}};
    type.one_of.push_back(std::move(move));
  }
  return type;
}

}  // namespace regalia
