// The components of Gambit Royale as tables: the set of conspirators that every player has, and the goals.
//
// The overview sheet of the printed game is not to be had; the 25 conspirators of 2006 are documented, the six newer ones
// are partly our reconstruction. Every figure carries how sure we are of it, and a facts file may replace it with what the
// owner's copy says (view/facts_json.h). Values may be halves, so they are kept doubled, in half points.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "engine/card_set.h"
#include "engine/figure.h"
#include "engine/index.h"

namespace regalia::gambit {

inline constexpr int kMinSeats = 2;
inline constexpr int kSeatLimit = 6;
inline constexpr int kRounds = 6;
inline constexpr int kMostColumns = 6;
inline constexpr int kCards = 31;     // kinds of conspirator
inline constexpr int kSetLimit = 31;  // conspirators of a player, all together
inline constexpr int kDisciplines = 6;
inline constexpr int kGoalValues = 5;
inline constexpr std::size_t kShortName = 10;  // letters of a short name

enum class Card : std::uint8_t {
  king,
  queen,
  juliet,
  alchemist,
  fencing_master,
  landowner,
  merchant,
  cardinal,
  minstrel,
  explorer,
  assassin,
  storm,
  cloak,
  traitor,
  musketeers,
  wizard,
  witch,
  prince,
  squire,
  romeo,
  hermit,
  little_giant,
  doppelganger,
  dragon,
  beggar,
  crown,
  lodestone,
  gold,
  bodyguard,
  jester,
  gatekeeper,
};
using Cards = CardSet<Card, kCards>;

enum class Discipline : std::uint8_t { alchemy, fencing, agriculture, commerce, religion, music };

// A goal card: 5 values in each of 6 disciplines; of every 3 there are two.
enum class Goal : std::uint8_t {};
using Goals = CardSet<Goal, kDisciplines * kGoalValues>;

[[nodiscard]] constexpr Goal goal_of(Discipline discipline, int value) {
  return static_cast<Goal>(static_cast<int>(discipline) * kGoalValues + value - 1);
}
[[nodiscard]] constexpr Discipline discipline_of(Goal goal) {
  return static_cast<Discipline>(static_cast<int>(goal) / kGoalValues);
}
[[nodiscard]] constexpr int value_of(Goal goal) { return static_cast<int>(goal) % kGoalValues + 1; }
[[nodiscard]] Goals all_goals();

enum class Ability : std::uint8_t {
  none,
  two_values,  // counts more under a goal of its discipline
  effect,      // carried out when it is turned up during the round
  talent,      // carried out at the end of the round, in initiative order
};

struct CardFacts {
  std::string id;          // "fencing-master"
  std::string name;        // "Fencing Master"
  std::string short_name;  // for narrow columns
  Ability ability = Ability::none;
  int initiative = 0;  // of talents
  Figure halves;       // printed value, doubled; the Doppelganger has none
  Figure second;       // of two-value cards: under their own discipline, doubled
  Figure copies;       // in each player's set

  bool operator==(const CardFacts&) const = default;
};

struct Facts {
  std::array<CardFacts, kCards> cards;
  Figure hand;          // cards in hand
  Figure wizard_from;   // the Wizard removes this value and more
  Figure witch_up_to;   // the Witch removes this value and less
  Figure romeo;         // Romeo's value beside Juliet
  Figure hermit;        // what he loses for each other card
  Figure little_giant;  // what he gains for each other card
  Figure jester;        // what he counts for each player
  Figure dragon;        // what each card of the others loses
  Figure crown_points;
  Figure gold_points;

  [[nodiscard]] const CardFacts& of(Card card) const { return cards[at(card)]; }
  bool operator==(const Facts&) const = default;
};

// Which conspirators are in the sets.
enum class CardChoice : std::uint8_t { all_31, documented_2006, documented_2006_and_crown };

[[nodiscard]] Facts facts_of(CardChoice choice);

// The discipline of a two-value card.
[[nodiscard]] constexpr Discipline discipline_of(Card two_value_card) {
  return static_cast<Discipline>(static_cast<int>(two_value_card) - static_cast<int>(Card::alchemist));
}

inline constexpr std::array<const char*, kDisciplines> kDisciplineIds = {"alchemy",  "fencing",  "agriculture",
                                                                         "commerce", "religion", "music"};
inline constexpr std::array<const char*, kDisciplines> kDisciplineNames = {"Alchemy",  "Fencing",  "Agriculture",
                                                                           "Commerce", "Religion", "Music"};

// Empty if the facts make a playable game; otherwise a sentence that names the entry at fault.
[[nodiscard]] std::string fault(const Facts& facts);

// What a conspirator does, in a sentence or two with the figures of these facts; empty: nothing.
[[nodiscard]] std::string ability_text(const Facts& facts, Card card);

// "9.5" for 19 half points.
[[nodiscard]] std::string in_points(int halves);

}  // namespace regalia::gambit
