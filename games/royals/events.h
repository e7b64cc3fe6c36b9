// What can happen in Royals, as told to the seats. Arguments are listed behind each kind.
#pragma once

#include <cstdint>

namespace regalia::royals {

// How a marker was decided between players of equal influence.
enum class Tie : std::uint8_t { none, by_title, by_city };

inline constexpr int kUnseen = -1;  // in place of a card, for those who did not see it

enum class EventKind : std::uint16_t {
  started,           // seat: who begins
  revealed,          // country: a card joins the display
  announced,         // plan
  drew_country,      // country, or kUnseen
  took_display,      // country
  drew_intrigue,     // pair, or kUnseen
  claimed,           // noble, former holder or -1, four counts of Country cards paid, six of Intrigue cards paid
  city_bonus,        // city
  country_bonus,     // country, 0 for the first marker and 1 for the second
  house_bonus,       // house marker
  discarded,         // country
  dropped_intrigue,  // pair
  turn_ended,
  pile_shuffled,      // four counts of the Country cards shuffled in
  intrigue_shuffled,  // six counts
  period_ending,      // period
  period_marker,      // period, country, 0 for the higher and 1 for the lower marker, influence, Tie
  marker_removed,     // period, country, 0 or 1, how many players have influence there
  title_full,         // title
  title_half,         // title
  title_removed,      // title, how many players are tied
  game_over,
  over_limit,  // seat: has more cards than allowed and is to discard
};

}  // namespace regalia::royals
