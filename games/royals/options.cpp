#include "games/royals/options.h"

#include <string>

namespace regalia::royals {

const std::vector<OptionSpec>& option_specs() {
  static const std::vector<OptionSpec> specs = {
      {"edition",
       "Edition",
       {"2016", "2014"},
       "2016",
       "2016: Arcane Wonders. 2014: Abacusspiele. They differ in decks, first draws, Noble House markers, the end of a "
       "period and the final tie-break."},
      {"display",
       "Face-up Country cards",
       {"3", "4"},
       "3",
       "Four, an option of the 2016 edition only, give more choice and less luck."},
      {"wild",
       "Wild cards",
       {"short", "always"},
       "short",
       "short: three cards stand for one only if you hold too few matching cards. always: whenever you like."},
      {"cubes",
       "Cube supply",
       {"limited", "unlimited"},
       "limited",
       "limited: a player with fewer than two cubes left cannot claim."},
      {"draw",
       "Draw option",
       {"free", "announced"},
       "free",
       "free: you may still turn to the Intrigue pile after your first Country card. announced: you choose between "
       "three "
       "Country cards and one of each before you draw."},
      {"markers",
       "Others' markers",
       {"edition", "open", "secret"},
       "edition",
       "Whether the markers that others have won are shown. The 2014 rules lay them face down; each award was public."},
      {"start",
       "Starting player",
       {"random", "1", "2", "3", "4", "5"},
       "random",
       "The rulebooks name the youngest or the oldest player; here chance decides, or you do."},
  };
  return specs;
}

const std::vector<Preset>& presets() {
  static const std::vector<Preset> list = {
      {"2016", "Royals (2016)", {{"edition", "2016"}}},
      {"2014", "Royals (2014)", {{"edition", "2014"}}},
      {"2016-four", "Royals (2016), four cards face up", {{"edition", "2016"}, {"display", "4"}}},
  };
  return list;
}

Result<Options> parse_options(const OptionValues& given, int seats) {
  const Result<OptionValues> resolved = resolve_options(option_specs(), given);
  if (!resolved) return Error{resolved.error()};
  const OptionValues& values = *resolved;
  const auto is = [&](const char* name, const char* value) { return values.find(name)->second == value; };

  Options options;
  if (is("edition", "2014")) {
    options.edition = Edition::abacus_2014;
    options.period_trigger = PeriodTrigger::display_cannot_be_refilled;
    options.final_tie = FinalTie::highest_marker;
    options.resting_place = RestingPlace::city_space;
    options.markers_face_down = true;
  }
  if (is("display", "4")) options.display = 4;
  if (is("wild", "always")) options.wild_cards = WildCards::always;
  if (is("cubes", "unlimited")) options.cube_supply = CubeSupply::unlimited;
  if (is("draw", "announced")) options.draw_choice = DrawChoice::announced;
  if (!is("markers", "edition")) options.markers_face_down = is("markers", "secret");
  const Result<Seat> start = seat_option(values, "start", seats);
  if (!start) return Error{start.error()};
  options.starting_player = *start;
  return options;
}

}  // namespace regalia::royals
