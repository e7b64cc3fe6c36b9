// Everything on which the two editions, and reasonable tables, differ. Mapped from option values in one place.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/options.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "games/royals/facts.h"

namespace regalia::royals {

enum class PeriodTrigger : std::uint8_t { display_cannot_be_refilled, pile_empty };
enum class FinalTie : std::uint8_t { highest_marker, all_markers };
enum class WildCards : std::uint8_t { only_when_short, always };
enum class CubeSupply : std::uint8_t { limited, unlimited };
enum class RestingPlace : std::uint8_t { city_space, cathedral };  // where vanquished cubes go
enum class DrawChoice : std::uint8_t { as_you_draw, announced };

struct Options {
  Edition edition = Edition::arcane_wonders_2016;
  PeriodTrigger period_trigger = PeriodTrigger::pile_empty;
  FinalTie final_tie = FinalTie::all_markers;
  RestingPlace resting_place = RestingPlace::cathedral;
  WildCards wild_cards = WildCards::only_when_short;
  CubeSupply cube_supply = CubeSupply::limited;
  DrawChoice draw_choice = DrawChoice::as_you_draw;
  bool markers_face_down = false;  // how others' markers are shown; every award was public, so this hides nothing
  int display = 3;                 // face-up Country cards
  Seat starting_player = kNobody;  // kNobody: chance decides

  bool operator==(const Options&) const = default;
};

[[nodiscard]] const std::vector<OptionSpec>& option_specs();
[[nodiscard]] const std::vector<Preset>& presets();

[[nodiscard]] Result<Options> parse_options(const OptionValues& values, int seats);

}  // namespace regalia::royals
