// A position of Royals: a plain value, small and trivially copyable. What the pieces mean is in rules.h.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/seat.h"
#include "games/royals/facts.h"

namespace regalia::royals {

enum class Phase : std::uint8_t {
  choose_start,   // chance: who begins
  announce,       // turn: which draw option (only if tables announce it)
  draw,           // turn: where the next card comes from
  draw_country,   // chance: which card it is
  draw_intrigue,  // chance
  play,           // turn: claim, take over, pay, or end the turn
  discard,        // turn: down to the hand limit
  refill,         // chance: the next face-up card; also the set-up of the display
  over,
};

enum class DrawPlan : std::uint8_t { open, three_countries, one_of_each };

inline constexpr std::uint8_t kNoNoble = 255;

// Who owns each marker: kNobody while it lies on the board.
struct Markers {
  std::array<Seat, kCities> city{};
  std::array<std::array<Seat, 2>, kCountries> country{};
  std::array<Seat, kHouses> house{};
  std::array<std::array<std::array<Seat, 2>, kCountries>, kPeriods> period{};
  std::array<std::array<Seat, 2>, kTitles> title{};  // two halves

  bool operator==(const Markers&) const = default;
};

// Calls `visit` with the owner of every marker, by reference.
template <class MarkersType, class Visit> constexpr void for_each_owner(MarkersType& markers, Visit visit) {
  for (auto& owner : markers.city) visit(owner);
  for (auto& two : markers.country)
    for (auto& owner : two) visit(owner);
  for (auto& owner : markers.house) visit(owner);
  for (auto& period : markers.period)
    for (auto& two : period)
      for (auto& owner : two) visit(owner);
  for (auto& halves : markers.title)
    for (auto& owner : halves) visit(owner);
}

[[nodiscard]] constexpr Markers unclaimed_markers() {
  Markers markers;
  for_each_owner(markers, [](Seat& owner) { owner = kNobody; });
  return markers;
}

// What lies open on the table.
struct Board {
  // Changes with every step.
  Phase phase = Phase::choose_start;
  Seat turn = kNobody;
  DrawPlan plan = DrawPlan::open;
  std::uint8_t countries_drawn = 0;  // in this turn
  std::uint8_t intrigue_drawn = 0;
  CountryCards display;
  CountryCards discard;
  IntrigueCards intrigue_discard;
  // Changes with every turn.
  std::uint16_t turns_taken = 0;
  Seat start = kNobody;
  std::uint8_t period = 0;   // 0, 1, 2
  bool period_ends = false;  // the trigger has come: scoring follows this turn, or this round in the last period
  // Changes with every claim.
  std::array<std::uint32_t, kSeatLimit> held{};    // nobles on the board, a bit each
  std::array<std::uint16_t, kSeatLimit> cities{};  // cities with a cube of this seat, vanquished ones included
  std::array<std::uint8_t, kSeatLimit> cubes{};    // left in the supply
  std::array<std::array<std::uint8_t, kTitles>, kSeatLimit> title_cubes{};
  std::array<std::array<std::uint8_t, kCities>, kSeatLimit> vanquished{};
  Markers markers;

  bool operator==(const Board&) const = default;
};

// A claim that its player has begun and not yet paid. Nobody else sees it; the cards paid so far lie in `country` and
// `intrigue` and still count as held. Matching cards are paid first; with the first wild card the player decides to pay
// all the rest with wild cards.
struct Claim {
  std::uint8_t noble = kNoNoble;
  std::uint8_t intrigue_due = 0;  // card-equivalents that may still be paid with matching cards
  std::uint8_t country_due = 0;
  std::uint8_t intrigue_wilds = 0;  // wild cards still to lay
  std::uint8_t country_wilds = 0;
  bool intrigue_wild = false;  // whether wild cards may be used
  bool country_wild = false;
  CountryCards country;
  IntrigueCards intrigue;

  bool operator==(const Claim&) const = default;
};

struct Hand {
  IntrigueCards intrigue;
  CountryCards country;

  bool operator==(const Hand&) const = default;
};

struct State {
  Board board;
  Claim claim;
  CountryCards pile;
  IntrigueCards intrigue_pile;
  std::array<Hand, kSeatLimit> hands;

  bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

}  // namespace regalia::royals
