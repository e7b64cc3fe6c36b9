// The components of Game of Crowns as tables: house cards, guest cards and ravens.
//
// How many copies of each guest there are is partly our reconstruction. Every figure carries how sure we are of it, and a
// facts file may replace it with what the owner's copy says (view/facts_json.h).
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "engine/figure.h"
#include "engine/index.h"
#include "engine/seat.h"
#include "engine/wide_multiset.h"

namespace regalia::crowns {

inline constexpr int kMinSeats = 4;
inline constexpr int kSeatLimit = kMaxSeats;
inline constexpr int kHouses = 9;
inline constexpr int kHouseTypes = 6;
inline constexpr int kGuestTypes = 7;
inline constexpr int kTypes = kHouseTypes + kGuestTypes;
inline constexpr int kMostRounds = 6;

enum class Type : std::uint8_t {
  castellan,
  coinage,
  feud,
  knight,
  princess,
  trader,
  artist,
  bard,
  diplomat,
  jester,
  priest,
  sentinel,
  undertaker,
};

// A kind of card: a type with the banner of a house, or a guest.
enum class Card : std::uint8_t {};
inline constexpr int kCards = kHouseTypes * kHouses + kGuestTypes;
inline constexpr Card kNoCard{255};
using Cards = WideMultiset<Card, kCards>;

[[nodiscard]] constexpr bool is_house_type(Type type) { return static_cast<int>(type) < kHouseTypes; }
[[nodiscard]] constexpr bool is_house_card(Card card) { return static_cast<int>(card) < kHouseTypes * kHouses; }
[[nodiscard]] constexpr Card house_card(Type type, int house) {
  return static_cast<Card>(static_cast<int>(type) * kHouses + house);
}
[[nodiscard]] constexpr Card guest_card(Type type) {
  return static_cast<Card>(kHouseTypes * kHouses + static_cast<int>(type) - kHouseTypes);
}
[[nodiscard]] constexpr Type type_of(Card card) {
  const int number = static_cast<int>(card);
  return static_cast<Type>(is_house_card(card) ? number / kHouses : number - kHouseTypes * kHouses + kHouseTypes);
}
// Of house cards.
[[nodiscard]] constexpr int house_of(Card card) { return static_cast<int>(card) % kHouses; }

// All cards of a type.
[[nodiscard]] constexpr Cards::Kinds kinds_of(Type type) {
  Cards::Kinds kinds;
  if (!is_house_type(type)) {
    kinds.add(guest_card(type));
    return kinds;
  }
  for (int house = 0; house < kHouses; ++house) kinds.add(house_card(type, house));
  return kinds;
}
namespace detail {
[[nodiscard]] constexpr std::array<Cards::Kinds, kTypes> kinds_of_all_types() {
  std::array<Cards::Kinds, kTypes> all;
  for (int i = 0; i < kTypes; ++i) all[at(i)] = kinds_of(static_cast<Type>(i));
  return all;
}
inline constexpr std::array<Cards::Kinds, kTypes> kByType = kinds_of_all_types();
}  // namespace detail
[[nodiscard]] inline int count_of(const Cards& cards, Type type) {
  if (!is_house_type(type)) return cards[guest_card(type)];
  return cards.count(detail::kByType[at(type)]);
}

// Whether cards of a type are themselves scored; the others count for those, or in play only.
[[nodiscard]] constexpr bool counts_points(Type type) {
  return type != Type::knight && type != Type::coinage && type != Type::sentinel;
}

struct TypeFacts {
  std::string id;      // "castellan"
  std::string name;    // "Castellan"
  std::string plural;  // "Castellans"
  Figure copies;       // in a house set, or in the guest deck

  bool operator==(const TypeFacts&) const = default;
};

struct HouseFacts {
  std::string id;    // "ki-rin"
  std::string name;  // "Ki-rin"

  bool operator==(const HouseFacts&) const = default;
};

struct Facts {
  std::array<TypeFacts, kTypes> types;
  std::array<HouseFacts, kHouses> houses;
  Figure ravens;          // of each player at the start
  Figure jester;          // for each Jester of those who have most
  Figure jester_penalty;  // once, for those who have fewer
  Figure priest;          // for each set
  Figure undertaker;

  [[nodiscard]] const TypeFacts& of(Type type) const { return types[at(type)]; }
  bool operator==(const Facts&) const = default;
};

[[nodiscard]] Facts standard_facts();

// The ten cards of a house; all guests.
[[nodiscard]] Cards house_set(const Facts& facts, int house);
[[nodiscard]] Cards guest_deck(const Facts& facts);

// Empty if the facts make a playable game; otherwise a sentence that names the entry at fault.
[[nodiscard]] std::string fault(const Facts& facts);

// What a card does, in a sentence or two with the figures of these facts.
[[nodiscard]] std::string effect_text(const Facts& facts, Type type);

}  // namespace regalia::crowns
