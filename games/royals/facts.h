// The components of Royals as tables: countries, titles, cities, markers, decks.
//
// The rulebooks leave most printed figures to the board. Every figure here carries how sure we are of it, and a
// facts file may replace any of them with what the owner's board says (view/facts_json.h). Rules never read a figure
// from anywhere else.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/figure.h"
#include "engine/index.h"
#include "engine/multiset.h"

namespace regalia::royals {

inline constexpr int kCountries = 4;
inline constexpr int kTitles = 7;
inline constexpr int kPairs = 6;  // kinds of Intrigue card
inline constexpr int kCities = 16;
inline constexpr int kMaxNobles = 32;
inline constexpr int kPeriods = 3;
inline constexpr int kHouses = 3;
inline constexpr int kMinSeats = 2;
inline constexpr int kSeatLimit = 5;

enum class Country : std::uint8_t { france, german, britain, spain };
enum class Title : std::uint8_t { marshal, baron, countess, duke, cardinal, princess, king };
// An Intrigue card shows two countries.
enum class Pair : std::uint8_t {
  france_german,
  france_britain,
  france_spain,
  german_britain,
  german_spain,
  britain_spain
};

inline constexpr std::array<Country, kCountries> kAllCountries{Country::france, Country::german, Country::britain,
                                                               Country::spain};
inline constexpr std::array<std::array<Country, 2>, kPairs> kPairCountries{{{Country::france, Country::german},
                                                                            {Country::france, Country::britain},
                                                                            {Country::france, Country::spain},
                                                                            {Country::german, Country::britain},
                                                                            {Country::german, Country::spain},
                                                                            {Country::britain, Country::spain}}};

using CountryCards = Multiset<Country, kCountries>;
using IntrigueCards = Multiset<Pair, kPairs>;

[[nodiscard]] constexpr bool shows(Pair pair, Country country) {
  return kPairCountries[at(pair)][0] == country || kPairCountries[at(pair)][1] == country;
}

// For each country, the kinds of Intrigue card that show it.
inline constexpr std::array<IntrigueCards::Kinds, kCountries> kPairsShowing = [] {
  std::array<IntrigueCards::Kinds, kCountries> showing{};
  for (std::size_t pair = 0; pair < kPairs; ++pair)
    for (const Country country : kPairCountries[pair]) showing[at(country)].add(static_cast<Pair>(pair));
  return showing;
}();

struct TitleFacts {
  std::string id;
  std::string name;
  Figure cards;      // Country cards to claim it
  Figure influence;  // unless a noble says otherwise
  Figure full;       // victory points of the whole Title marker
  Figure half;

  bool operator==(const TitleFacts&) const = default;
};

struct NobleFacts {
  Title title = Title::marshal;
  Confidence confidence = Confidence::reconstructed;
  Figure influence;  // 0: the title's

  bool operator==(const NobleFacts&) const = default;
};

struct CityFacts {
  std::string id;
  std::string name;
  Confidence name_confidence = Confidence::reconstructed;
  Country country = Country::france;
  Figure bonus;
  std::vector<NobleFacts> nobles;  // one or two

  bool operator==(const CityFacts&) const = default;
};

// First and second marker of a country, or higher and lower.
using TwoMarkers = std::array<Figure, 2>;

struct PeriodFacts {
  int year = 0;
  std::array<TwoMarkers, kCountries> markers;

  bool operator==(const PeriodFacts&) const = default;
};

// What depends on the number of players.
struct SeatFacts {
  std::array<Figure, kCountries> removed;     // Country cards left in the box
  std::vector<Figure> first_draw;             // Country cards in the first turn, by turn order
  std::array<bool, kHouses> house_in_play{};  // which Noble House markers are used
  Figure cubes;                               // for each player

  bool operator==(const SeatFacts&) const = default;
};

struct Facts {
  std::array<TitleFacts, kTitles> titles;
  std::array<std::string, kCountries> country_ids;
  std::array<std::string, kCountries> country_names;    // "German States"
  std::array<std::string, kCountries> country_phrases;  // within a sentence: "the German States"
  std::vector<CityFacts> cities;                        // always kCities of them
  std::array<TwoMarkers, kCountries> country_bonus;
  std::array<Figure, kHouses> house_bonus;  // highest first
  std::array<PeriodFacts, kPeriods> periods;
  Figure intrigue_copies;  // of each pair
  Figure country_limit;    // hand limits
  Figure intrigue_limit;
  Figure country_wild;  // cards that count as one
  Figure intrigue_wild;
  Figure king_intrigue;  // Intrigue cards to take over a King
  std::array<Figure, kCountries> deck;
  std::array<SeatFacts, kSeatLimit - kMinSeats + 1> by_seats;  // for 2, 3, 4 and 5 players

  [[nodiscard]] const SeatFacts& for_seats(int seats) const { return by_seats[at(seats - kMinSeats)]; }
  bool operator==(const Facts&) const = default;
};

enum class Edition : std::uint8_t { abacus_2014, arcane_wonders_2016 };

[[nodiscard]] Facts facts_of(Edition edition);

// Empty if the facts make a playable game; otherwise a sentence that names the entry at fault.
[[nodiscard]] std::string fault(const Facts& facts);

}  // namespace regalia::royals
