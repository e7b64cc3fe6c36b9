// The switches of Gambit Royale. Wherever reasonable tables differ there is one; the standard is the ruling of the
// rulebook.
#pragma once

#include "engine/options.h"
#include "engine/seat.h"
#include "games/gambit/facts.h"

namespace regalia::gambit {

// Which value a Wizard and a Witch look at.
enum class RemovalBasis : std::uint8_t { printed, changed };
// Whether the second value of a two-value card holds in a column of the Musketeers.
enum class UnderMusketeers : std::uint8_t { second_value_holds, printed_first_value };
// When several Wizards, or several Witches, lie in a column.
enum class SeveralOfAKind : std::uint8_t { cancel, odd_one_acts };
// Which value a Doppelganger takes.
enum class DoppelgangerBasis : std::uint8_t { printed, changed };

struct Options {
  CardChoice cards = CardChoice::all_31;
  RemovalBasis removal = RemovalBasis::printed;
  UnderMusketeers under_musketeers = UnderMusketeers::second_value_holds;
  SeveralOfAKind several = SeveralOfAKind::cancel;
  DoppelgangerBasis doppelganger = DoppelgangerBasis::printed;
  Seat starting_player = kNobody;  // nobody: chance decides

  bool operator==(const Options&) const = default;
};

[[nodiscard]] const std::vector<OptionSpec>& option_specs();
[[nodiscard]] const std::vector<Preset>& presets();
[[nodiscard]] Result<Options> parse_options(const OptionValues& given, int seats);

}  // namespace regalia::gambit
