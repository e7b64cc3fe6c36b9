#include "games/blood/options.h"

#include <string>

namespace regalia::blood {

const std::vector<OptionSpec>& option_specs() {
  static const std::vector<OptionSpec> specs = {
      {"turns",
       "Turns",
       {"1", "2", "3", "5", "10", "15", "20", "40", "100", "200"},
       "20",
       "How many turns of five years are played from 1300 on. The board's track has 20."},
      {"areas",
       "Areas of goods",
       {"fifteen", "twelve"},
       "fifteen",
       "fifteen: three in each country, as most of the rulebook needs. twelve: as one sentence of it has it."},
      {"sicily",
       "Sicily",
       {"joined", "island"},
       "joined",
       "joined: armies walk between Sicily and Apulia. island: they need a fleet."},
      {"kings",
       "The first kings",
       {"mortal", "spared"},
       "mortal",
       "spared: kings need not survive a roll before 1310, which is kinder to beginners."},
  };
  return specs;
}

const std::vector<Preset>& presets() {
  static const std::vector<Preset> list = {
      {"standard", "Blood Royale, a hundred years", {}},
      {"evening", "Fifty years", {{"turns", "10"}}},
      {"beginners", "Fifty years, and kings are spared at first", {{"turns", "10"}, {"kings", "spared"}}},
  };
  return list;
}

Result<Options> parse_options(const OptionValues& given) {
  const Result<OptionValues> resolved = resolve_options(option_specs(), given);
  if (!resolved) return Error{resolved.error()};
  const auto is = [&](const char* name, const char* value) { return resolved->find(name)->second == value; };
  Options options;
  options.turns = std::stoi(resolved->find("turns")->second);
  options.twelve_areas = is("areas", "twelve");
  options.sicily_is_island = is("sicily", "island");
  options.first_kings_are_spared = is("kings", "spared");
  return options;
}

Facts facts_with(Facts facts, const Options& options) {
  if (options.twelve_areas) drop_three_areas(facts.map);
  if (options.sicily_is_island) make_sicily_an_island(facts.map);
  return facts;
}

}  // namespace regalia::blood
