// What happens between the families and the rounds, and when a turn ends: taxes, goods, armies.
#pragma once

#include <array>
#include <optional>

#include "engine/seat.h"
#include "games/blood/realm/spot.h"

namespace regalia::blood {

// --- Interphase ---

struct ArmiesReturned {
  Country country = kNoCountry;
  int armies = 0;

  static constexpr const char* kKind = "armies-returned";
  static constexpr std::array kNotes = {"whose", "that fell ten years ago and can be raised again"};
  bool operator==(const ArmiesReturned&) const = default;
};

struct Taxed {
  Seat seat = kNobody;
  bool is_high = false;
  int provinces = 0;
  int crowns = 0;

  static constexpr const char* kKind = "taxed";
  static constexpr std::array kNotes = {"who", "at the rate that makes rebellions likelier", "that paid", "in all"};
  bool operator==(const Taxed&) const = default;
};

struct ItemPlaced {
  Province province = kNoProvince;
  Good good = kNoGood;
  Country owner = kNoCountry;

  static constexpr const char* kKind = "item-placed";
  static constexpr std::array kNotes = {"where", "what", "whose it is"};
  bool operator==(const ItemPlaced&) const = default;
};

struct GoodsLost {
  Province province = kNoProvince;
  Good good = kNoGood;
  int count = 0;

  static constexpr const char* kKind = "goods-lost";
  static constexpr std::array kNotes = {"of a country that nobody plays, which uses up what nobody has seized", "what",
                                        "how many"};
  bool operator==(const GoodsLost&) const = default;
};

// Between players.
struct Paid {
  Seat seat = kNobody;
  Seat to = kNobody;
  int crowns = 0;

  static constexpr const char* kKind = "paid";
  static constexpr std::array kNotes = {"who pays", "whom", "how many"};
  bool operator==(const Paid&) const = default;
};

struct GoodsGiven {
  Country country = kNoCountry;
  Country to = kNoCountry;
  Spot where = kNoSpot;
  Good good = Good::metal;
  int count = 0;

  static constexpr const char* kKind = "goods-given";
  static constexpr std::array kNotes = {"whose they were", "whose they are", "where they lie", "what", "how many"};
  bool operator==(const GoodsGiven&) const = default;
};

// blood.baron.fief
struct FiefSold {
  Seat seat = kNobody;
  Province province = kNoProvince;
  Good good = Good::metal;
  int crowns = 0;

  static constexpr const char* kKind = "fief-sold";
  static constexpr std::array kNotes = {"whose fief it is", "where it lay", "what is sold", "that it brings"};
  bool operator==(const FiefSold&) const = default;
};

struct LandCeded {
  Country country = kNoCountry;
  Country to = kNoCountry;
  Province province = kNoProvince;

  static constexpr const char* kKind = "land-ceded";
  static constexpr std::array kNotes = {"who held it", "who holds it", "which"};
  bool operator==(const LandCeded&) const = default;
};

struct FamineEnded {
  Province province = kNoProvince;

  static constexpr const char* kKind = "famine-ended";
  static constexpr std::array kNotes = {"where"};
  bool operator==(const FamineEnded&) const = default;
};

struct RebellionPaidOff {
  Seat seat = kNobody;
  Province province = kNoProvince;
  int crowns = 0;

  static constexpr const char* kKind = "rebellion-paid-off";
  static constexpr std::array kNotes = {"who paid", "where it ends", "how much"};
  bool operator==(const RebellionPaidOff&) const = default;
};

struct Disbanded {
  Country country = kNoCountry;
  Province province = kNoProvince;
  std::optional<Sea> sea;
  int armies = 0;
  int fleets = 0;

  static constexpr const char* kKind = "disbanded";
  static constexpr std::array kNotes = {"whose", "where, ashore or in port", "where, with a fleet that is not in port",
                                        "that are not kept", "that are not kept"};
  bool operator==(const Disbanded&) const = default;
};

struct UpkeepPaid {
  Seat seat = kNobody;
  int units = 0;
  int crowns = 0;

  static constexpr const char* kKind = "upkeep-paid";
  static constexpr std::array kNotes = {"who", "armies and fleets", "in all"};
  bool operator==(const UpkeepPaid&) const = default;
};

struct Raised {
  Seat seat = kNobody;
  Country country = kNoCountry;
  int armies = 0;
  std::optional<Province> port;

  static constexpr const char* kKind = "raised";
  static constexpr std::array kNotes = {"who", "of which country", "in its capital; 0: a fleet",
                                        "of the fleet; left out: armies, or a fleet of the first turn"};
  bool operator==(const Raised&) const = default;
};

struct Levied {
  Seat seat = kNobody;
  Province province = kNoProvince;

  static constexpr const char* kKind = "levied";
  static constexpr std::array kNotes = {"who", "where an army was raised, in a country that nobody plays"};
  bool operator==(const Levied&) const = default;
};

struct PlacesFirst {
  Seat seat = kNobody;

  static constexpr const char* kKind = "places-first";
  static constexpr std::array kNotes = {"who places the first of the pieces raised in 1300"};
  bool operator==(const PlacesFirst&) const = default;
};

struct UnitPlaced {
  Seat seat = kNobody;
  Province province = kNoProvince;
  bool is_fleet = false;

  static constexpr const char* kKind = "unit-placed";
  static constexpr std::array kNotes = {"who", "where", "a fleet, not an army"};
  bool operator==(const UnitPlaced&) const = default;
};

// --- the end of a turn ---

struct Cashed {
  Seat seat = kNobody;
  Country country = kNoCountry;
  int set = 0;
  int sets = 0;
  int crowns = 0;

  static constexpr const char* kKind = "cashed";
  static constexpr std::array kNotes = {"who", "in whose capital",
                                        "0: metal, cloth and food; 1: with a semi-luxury; 2: with a luxury besides",
                                        "how many", "for all of them"};
  bool operator==(const Cashed&) const = default;
};

struct TargetReached {
  Seat seat = kNobody;
  int crowns = 0;

  static constexpr const char* kKind = "target-reached";
  static constexpr std::array kNotes = {"who", "what is in the treasury"};
  bool operator==(const TargetReached&) const = default;
};

struct GameEnded {
  int year = 0;

  static constexpr const char* kKind = "game-ended";
  static constexpr std::array kNotes = {"the last one played"};
  bool operator==(const GameEnded&) const = default;
};

}  // namespace regalia::blood
