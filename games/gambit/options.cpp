#include "games/gambit/options.h"

#include <string>

namespace regalia::gambit {

const std::vector<OptionSpec>& option_specs() {
  static const std::vector<OptionSpec> specs = {
      {"cards",
       "Conspirators",
       {"31", "2006", "2006+crown"},
       "31",
       "31: the whole set; six of its cards are partly our reconstruction. 2006: only the 25 that are fully "
       "documented. "
       "2006+crown: those and the Crown."},
      {"removal",
       "Wizard and Witch look at",
       {"printed", "changed"},
       "printed",
       "printed: the value on the card. changed: the value that Romeo, Hermit, Little Giant, Jester and Doppelganger "
       "have "
       "through their talents at that moment."},
      {"several",
       "Several Wizards or Witches",
       {"cancel", "odd"},
       "cancel",
       "cancel: two or more of a kind in a column do nothing. odd: an even number does nothing, an odd number acts "
       "once."},
      {"musketeers",
       "Second values beside Musketeers",
       {"kept", "lost"},
       "kept",
       "kept: a matching two-value card counts 12, since that is no talent. lost: it counts 8 like the others."},
      {"doppelganger",
       "Doppelganger takes",
       {"printed", "changed"},
       "printed",
       "printed: the printed value of the card below. changed: its value after Romeo, Hermit, Little Giant and "
       "Jester."},
      {"start",
       "Starting player",
       {"random", "1", "2", "3", "4", "5", "6"},
       "random",
       "The rulebook lets the players choose; here chance decides, or you do."},
  };
  return specs;
}

const std::vector<Preset>& presets() {
  static const std::vector<Preset> list = {
      {"31", "Gambit Royale, 31 conspirators", {{"cards", "31"}}},
      {"2006", "Only the 25 documented conspirators", {{"cards", "2006"}}},
      {"2006-crown", "The 25 and the Crown", {{"cards", "2006+crown"}}},
  };
  return list;
}

Result<Options> parse_options(const OptionValues& given, int seats) {
  const Result<OptionValues> resolved = resolve_options(option_specs(), given);
  if (!resolved) return Error{resolved.error()};
  const OptionValues& values = *resolved;
  const auto is = [&](const char* name, const char* value) { return values.find(name)->second == value; };

  Options options;
  if (is("cards", "2006")) options.cards = CardChoice::documented_2006;
  if (is("cards", "2006+crown")) options.cards = CardChoice::documented_2006_and_crown;
  if (is("removal", "changed")) options.removal = RemovalBasis::changed;
  if (is("several", "odd")) options.several = SeveralOfAKind::odd_one_acts;
  if (is("musketeers", "lost")) options.under_musketeers = UnderMusketeers::printed_first_value;
  if (is("doppelganger", "changed")) options.doppelganger = DoppelgangerBasis::changed;
  const Result<Seat> start = seat_option(values, "start", seats);
  if (!start) return Error{start.error()};
  options.starting_player = *start;
  return options;
}

}  // namespace regalia::gambit
