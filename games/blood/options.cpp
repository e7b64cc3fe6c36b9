#include "games/blood/options.h"

#include <string>

namespace regalia::blood {
namespace {

constexpr const char* kUsualThree = "england-france-spain";

// All choices of three countries: "england-france-germany", …
std::vector<std::string> choices_of_three() {
  std::vector<std::string> choices;
  for (int a = 0; a < kCountries; ++a)
    for (int b = a + 1; b < kCountries; ++b)
      for (int c = b + 1; c < kCountries; ++c) {
        std::string choice;
        for (const int i : {a, b, c})
          choice += (choice.empty() ? "" : "-") + std::string(id_of(static_cast<Country>(i)));
        choices.push_back(choice);
      }
  return choices;
}

std::vector<std::string> all_countries() {
  std::vector<std::string> ids;
  for (const Country country : CountrySet::all()) ids.emplace_back(id_of(country));
  return ids;
}

// Those whose ids stand in a text.
CountrySet named_in(const std::string& text) {
  CountrySet set;
  for (const Country country : CountrySet::all())
    if (text.find(id_of(country)) != std::string::npos) set.add(country);
  return set;
}

}  // namespace

const std::vector<OptionSpec>& option_specs() {
  static const std::vector<OptionSpec> specs = {
      {"turns",
       "Turns",
       {"1", "2", "3", "5", "10", "15", "20", "40", "100", "200"},
       "20",
       "How many turns of five years are played from 1300 on. The board's track has 20."},
      {"target",
       "Goal",
       {"none", "500", "800", "1000", "1500", "2000", "3000"},
       "none",
       "Crowns: whoever has as many when goods have been sold ends the game, and the richest wins."},
      {"winner",
       "Winner",
       {"money", "growth"},
       "money",
       "money: the richest. growth: whose money has grown most, for games that follow each other."},
      {"out", "Left out", all_countries(), "england",
       "With four players: the country that nobody plays. One area of goods elsewhere yields something else then."},
      {"border",
       "The country left out",
       {"closed", "armed"},
       "closed",
       "With four players. closed: nobody enters it. armed: its twenty armies defend it, and it can be conquered."},
      {"three", "Countries of three", choices_of_three(), kUsualThree,
       "With three players: what they play, in this order of seats. The two others defend themselves."},
      {"cash",
       "Cash",
       {"open", "secret"},
       "open",
       "open: everybody sees all treasuries. secret: what players pay each other is between them; the rest can be "
       "reckoned."},
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

Result<Options> parse_options(const OptionValues& given, int seats) {
  const Result<OptionValues> resolved = resolve_options(option_specs(), given);
  if (!resolved) return Error{resolved.error()};
  const auto value = [&](const char* name) { return resolved->find(name)->second; };
  if (seats != 4 && (value("out") != "england" || value("border") != "closed"))
    return Error{"Options out and border are for four players."};
  if (seats != 3 && value("three") != kUsualThree) return Error{"Option three is for three players."};
  Options options;
  options.turns = std::stoi(value("turns"));
  if (value("target") != "none") options.target = std::stoi(value("target"));
  if (value("winner") == "growth") options.winner = Winner::growth;
  if (seats == 3) {
    options.in_play = named_in(value("three"));
    options.neutrals = Neutrals::armed;
  } else if (seats == 4) {
    options.in_play = CountrySet::all() - named_in(value("out"));
    options.neutrals = value("border") == "armed" ? Neutrals::armed : Neutrals::closed;
  }
  options.cash_is_secret = value("cash") == "secret";
  options.twelve_areas = value("areas") == "twelve";
  options.sicily_is_island = value("sicily") == "island";
  options.first_kings_are_spared = value("kings") == "spared";
  return options;
}

Facts facts_of(const Options& options) {
  Facts facts = standard_facts();
  const CountrySet out = CountrySet::all() - options.in_play;
  if (out.size() == 1) rebalance_goods(facts.map, *out.begin());
  if (options.twelve_areas) drop_three_areas(facts.map);
  if (options.sicily_is_island) make_sicily_an_island(facts.map);
  return facts;
}

}  // namespace regalia::blood
