#include "games/crowns/options.h"

#include <string>

namespace regalia::crowns {

const std::vector<OptionSpec>& option_specs() {
  static const std::vector<OptionSpec> specs = {
      {"rounds",
       "Rounds",
       {"3", "4", "5", "6"},
       "3",
       "3 is the usual game. 4 to 6 make a longer one, in which plans and alliances have more time; not advised with 7 "
       "players or more."},
      {"agendas",
       "Hidden agendas",
       {"off", "on"},
       "off",
       "on: everybody is dealt a guest card as a secret aim that counts at the end. There are no Sentinels then."},
      {"negotiations",
       "Negotiations",
       {"off", "on"},
       "off",
       "on: everybody may make binding deals with the player whose turn it is, in cards, ravens and what he does this "
       "turn."},
      {"customized",
       "Customized hands",
       {"off", "on"},
       "off",
       "on: before the game everybody may secretly swap up to three cards with a second house. For 4 players only."},
      {"teams",
       "Team play",
       {"off", "on"},
       "off",
       "on: whoever sits opposite is your partner, and the points of a team are added. For 6 or 8 players only."},
      {"start",
       "Starting player",
       {"random", "1", "2", "3", "4", "5", "6", "7", "8", "9"},
       "random",
       "The rulebook asks who wore a crown last; here chance decides, or you do."},
  };
  return specs;
}

const std::vector<Preset>& presets() {
  static const std::vector<Preset> list = {
      {"standard", "Game of Crowns, three rounds", {}},
      {"intrigue", "With hidden agendas and negotiations", {{"agendas", "on"}, {"negotiations", "on"}}},
      {"long", "Five rounds", {{"rounds", "5"}}},
  };
  return list;
}

Result<Options> parse_options(const OptionValues& given, int seats) {
  const Result<OptionValues> resolved = resolve_options(option_specs(), given);
  if (!resolved) return Error{resolved.error()};
  const OptionValues& values = *resolved;
  const auto is_on = [&](const char* name) { return values.find(name)->second == "on"; };

  Options options;
  options.rounds = values.find("rounds")->second[0] - '0';
  options.agendas = is_on("agendas");
  options.negotiations = is_on("negotiations");
  options.customized = is_on("customized");
  options.teams = is_on("teams");
  if (options.customized && seats != 4)
    return Error{
        "Customized hands (customized=on) are for 4 players only, since each needs a second house: play with 4, "
        "or turn the option off (crowns.custom.players)."};
  if (options.teams && seats != 6 && seats != 8)
    return Error{
        "Team play (teams=on) is for 6 or 8 players only, since partners sit opposite each other: play with 6 or "
        "8, or turn the option off (crowns.team.players)."};
  const Result<Seat> start = seat_option(values, "start", seats);
  if (!start) return Error{start.error()};
  options.starting_player = *start;
  return options;
}

}  // namespace regalia::crowns
