// What can happen in Royals, as told to the seats.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "engine/ordinal.h"
#include "engine/seat.h"
#include "games/royals/facts.h"
#include "games/royals/state.h"

namespace regalia::royals {

enum class NobleNumber : std::uint8_t {};
enum class CityNumber : std::uint8_t {};
// Of the two markers of a country in a period.
enum class MarkerRank : std::uint8_t { higher, lower };
// How a marker was decided between players of equal influence.
enum class Tie : std::uint8_t { none, by_title, by_city };

struct Started {
  Seat seat = kNobody;

  static constexpr const char* kKind = "started";
  static constexpr std::array kNotes = {"who begins"};
  bool operator==(const Started&) const = default;
};

struct Revealed {
  Country country{};

  static constexpr const char* kKind = "revealed";
  static constexpr std::array kNotes = {"of the card that joins the display"};
  bool operator==(const Revealed&) const = default;
};

struct Announced {
  Seat seat = kNobody;
  DrawPlan plan{};

  static constexpr const char* kKind = "announced";
  static constexpr std::array kNotes = {"who", "what will be drawn"};
  bool operator==(const Announced&) const = default;
};

struct DrewCountry {
  Seat seat = kNobody;
  std::optional<Country> country;

  static constexpr const char* kKind = "drew-country";
  static constexpr std::array kNotes = {"who", "left out for those who did not see the card"};
  bool operator==(const DrewCountry&) const = default;
};

struct TookDisplay {
  Seat seat = kNobody;
  Country country{};

  static constexpr const char* kKind = "took-display";
  static constexpr std::array kNotes = {"who", "of the card that was taken"};
  bool operator==(const TookDisplay&) const = default;
};

struct DrewIntrigue {
  Seat seat = kNobody;
  std::optional<Pair> pair;

  static constexpr const char* kKind = "drew-intrigue";
  static constexpr std::array kNotes = {"who", "left out for those who did not see the card"};
  bool operator==(const DrewIntrigue&) const = default;
};

struct Claimed {
  Seat seat = kNobody;
  NobleNumber noble{};
  Seat former = kNobody;
  CountryCards country;
  IntrigueCards intrigue;

  static constexpr const char* kKind = "claimed";
  static constexpr std::array kNotes = {"who", "which noble", "who held it before", "Country cards paid",
                                        "Intrigue cards paid"};
  bool operator==(const Claimed&) const = default;
};

struct CityBonus {
  Seat seat = kNobody;
  CityNumber city{};

  static constexpr const char* kKind = "city-bonus";
  static constexpr std::array kNotes = {"who", "the city"};
  bool operator==(const CityBonus&) const = default;
};

struct CountryBonus {
  Seat seat = kNobody;
  Country country{};
  Ordinal marker;

  static constexpr const char* kKind = "country-bonus";
  static constexpr std::array kNotes = {"who", "the country", "1 for the first marker, 2 for the second"};
  bool operator==(const CountryBonus&) const = default;
};

struct HouseBonus {
  Seat seat = kNobody;
  Ordinal marker;

  static constexpr const char* kKind = "house-bonus";
  static constexpr std::array kNotes = {"who", "which marker"};
  bool operator==(const HouseBonus&) const = default;
};

struct Discarded {
  Seat seat = kNobody;
  Country country{};

  static constexpr const char* kKind = "discarded";
  static constexpr std::array kNotes = {"who", "of the card"};
  bool operator==(const Discarded&) const = default;
};

struct DroppedIntrigue {
  Seat seat = kNobody;
  Pair pair{};

  static constexpr const char* kKind = "dropped-intrigue";
  static constexpr std::array kNotes = {"who", "which card"};
  bool operator==(const DroppedIntrigue&) const = default;
};

struct OverLimit {
  Seat seat = kNobody;

  static constexpr const char* kKind = "over-limit";
  static constexpr std::array kNotes = {"who has more cards than allowed and is to discard"};
  bool operator==(const OverLimit&) const = default;
};

struct TurnEnded {
  Seat seat = kNobody;

  static constexpr const char* kKind = "turn-ended";
  static constexpr std::array kNotes = {"whose"};
  bool operator==(const TurnEnded&) const = default;
};

struct PileShuffled {
  CountryCards cards;

  static constexpr const char* kKind = "pile-shuffled";
  static constexpr std::array kNotes = {"the Country cards that are shuffled in"};
  bool operator==(const PileShuffled&) const = default;
};

struct IntrigueShuffled {
  IntrigueCards cards;

  static constexpr const char* kKind = "intrigue-shuffled";
  static constexpr std::array kNotes = {"the Intrigue cards that are shuffled in"};
  bool operator==(const IntrigueShuffled&) const = default;
};

struct PeriodEnding {
  Ordinal period;

  static constexpr const char* kKind = "period-ending";
  static constexpr std::array kNotes = {"which"};
  bool operator==(const PeriodEnding&) const = default;
};

struct PeriodMarker {
  Seat seat = kNobody;
  Ordinal period;
  Country country{};
  MarkerRank rank{};
  int influence = 0;
  Tie tie{};

  static constexpr const char* kKind = "period-marker";
  static constexpr std::array kNotes = {"who takes it",      "of which period",
                                        "of which country",  "`higher` or `lower`",
                                        "of the seat there", "what decided between equals: `none`, `title` or `city`"};
  bool operator==(const PeriodMarker&) const = default;
};

struct MarkerRemoved {
  Ordinal period;
  Country country{};
  MarkerRank rank{};
  int rivals = 0;

  static constexpr const char* kKind = "marker-removed";
  static constexpr std::array kNotes = {"of which period", "of which country", "`higher` or `lower`",
                                        "how many players have influence there"};
  bool operator==(const MarkerRemoved&) const = default;
};

struct TitleFull {
  Seat seat = kNobody;
  Title title{};

  static constexpr const char* kKind = "title-full";
  static constexpr std::array kNotes = {"who takes the whole marker", "of which title"};
  bool operator==(const TitleFull&) const = default;
};

struct TitleHalf {
  Seat seat = kNobody;
  Title title{};

  static constexpr const char* kKind = "title-half";
  static constexpr std::array kNotes = {"who takes half of the marker", "of which title"};
  bool operator==(const TitleHalf&) const = default;
};

struct TitleRemoved {
  Title title{};
  int tied = 0;

  static constexpr const char* kKind = "title-removed";
  static constexpr std::array kNotes = {"whose marker leaves the game", "how many players are tied"};
  bool operator==(const TitleRemoved&) const = default;
};

struct GameOver {
  static constexpr const char* kKind = "game-over";
  static constexpr std::array<const char*, 0> kNotes = {};
  bool operator==(const GameOver&) const = default;
};

using Event =
    std::variant<Started, Revealed, Announced, DrewCountry, TookDisplay, DrewIntrigue, Claimed, CityBonus, CountryBonus,
                 HouseBonus, Discarded, DroppedIntrigue, OverLimit, TurnEnded, PileShuffled, IntrigueShuffled,
                 PeriodEnding, PeriodMarker, MarkerRemoved, TitleFull, TitleHalf, TitleRemoved, GameOver>;

}  // namespace regalia::royals
