// What happens in a round: the event, marches, battles, control.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "games/blood/people/who.h"
#include "games/blood/realm/spot.h"
#include "games/blood/rules/terms.h"

namespace regalia::blood {

// --- rounds ---

struct MarkerDrawn {
  Seat seat = kNobody;
  int round = 0;

  static constexpr const char* kKind = "marker-drawn";
  static constexpr std::array kNotes = {"who moves now", "of the turn"};
  bool operator==(const MarkerDrawn&) const = default;
};

enum class Calamity : std::uint8_t { nothing, plague, famine, rebellion, storms };
inline constexpr std::array<std::string_view, 5> kCalamityIds = {"nothing", "plague", "famine", "rebellion", "storms"};

struct EventRolled {
  Seat seat = kNobody;
  int dice = 0;

  static constexpr const char* kKind = "event-rolled";
  static constexpr std::array kNotes = {"who rolls for the event of the round", "one die; after a 6 another"};
  bool operator==(const EventRolled&) const = default;
};

struct EventHappens {
  Seat seat = kNobody;
  Calamity calamity = Calamity::nothing;

  static constexpr const char* kKind = "event-happens";
  static constexpr std::array kNotes = {"who rolled it", "what it is"};
  bool operator==(const EventHappens&) const = default;
};

struct StrikesProvinces {
  int count = 0;

  static constexpr const char* kKind = "strikes-provinces";
  static constexpr std::array kNotes = {"how many"};
  bool operator==(const StrikesProvinces&) const = default;
};

struct Struck {
  Province province = kNoProvince;
  Calamity calamity = Calamity::nothing;

  static constexpr const char* kKind = "struck";
  static constexpr std::array kNotes = {"where", "by plague or famine"};
  bool operator==(const Struck&) const = default;
};

struct ArmiesDied {
  Province province = kNoProvince;
  Country country = kNoCountry;
  int armies = 0;

  static constexpr const char* kKind = "armies-died";
  static constexpr std::array kNotes = {"where", "whose", "of the plague; those aboard fleets in port included"};
  bool operator==(const ArmiesDied&) const = default;
};

struct RebellionRolled {
  Province province = kNoProvince;
  int dice = 0;
  int modifier = 0;
  bool rebels = false;

  static constexpr const char* kKind = "rebellion-rolled";
  static constexpr std::array kNotes = {"for which", "one die", "added to it", "with 1 or less"};
  bool operator==(const RebellionRolled&) const = default;
};

struct StormRolled {
  Country country = kNoCountry;
  Sea sea{};
  int dice = 0;
  bool is_lost = false;
  int armies = 0;
  std::vector<Who> royals;
  std::vector<Good> goods;

  static constexpr const char* kKind = "storm-rolled";
  static constexpr std::array kNotes = {"whose fleet",   "where",     "one die",      "with all aboard",
                                        "that are lost", "who drown", "that are lost"};
  bool operator==(const StormRolled&) const = default;
};

// --- marches ---

struct Marched {
  Seat seat = kNobody;
  Spot from = kNoSpot;
  std::vector<Spot> path;
  int armies = 0;
  std::vector<Who> royals;
  std::vector<Good> goods;

  static constexpr const char* kKind = "marched";
  static constexpr std::array kNotes = {"who",      "from where",     "step by step",
                                        "how many", "who leads them", "that are carried"};
  bool operator==(const Marched&) const = default;
};

struct Sailed {
  Seat seat = kNobody;
  Country country = kNoCountry;
  int fleets = 0;
  Spot from = kNoSpot;
  std::vector<Spot> path;
  bool is_stopped = false;

  static constexpr const char* kKind = "sailed";
  static constexpr std::array kNotes = {"who",        "of which country", "how many",
                                        "from where", "step by step",     "by more fleets of another"};
  bool operator==(const Sailed&) const = default;
};

// blood.leave.asked
struct LeaveAsked {
  Seat seat = kNobody;
  Seat to = kNobody;
  Spot where = kNoSpot;
  std::optional<Province> port;

  static constexpr const char* kKind = "leave-asked";
  static constexpr std::array kNotes = {"who asks", "who is asked", "where the group is",
                                        "in which the fleets want to lie; left out: they want to go on"};
  bool operator==(const LeaveAsked&) const = default;
};

struct LeaveAnswered {
  Seat seat = kNobody;
  Seat to = kNobody;
  bool is_given = false;

  static constexpr const char* kKind = "leave-answered";
  static constexpr std::array kNotes = {"who was asked", "who asked", "whether they have it"};
  bool operator==(const LeaveAnswered&) const = default;
};

// blood.command.asked
struct TroopsAsked {
  Seat seat = kNobody;
  Seat to = kNobody;
  Country country = kNoCountry;
  int armies = 0;
  Spot from = kNoSpot;
  std::vector<Spot> path;

  static constexpr const char* kKind = "troops-asked";
  static constexpr std::array kNotes = {"who would move them", "whose they are", "of which country", "how many",
                                        "from where",          "step by step"};
  bool operator==(const TroopsAsked&) const = default;
};

// blood.items.others
struct GoodsAsked {
  Seat seat = kNobody;
  Seat to = kNobody;
  Country country = kNoCountry;
  std::vector<Good> goods;
  Spot from = kNoSpot;
  std::vector<Spot> path;

  static constexpr const char* kKind = "goods-asked";
  static constexpr std::array kNotes = {"who would carry them", "whose they are", "of which country", "what",
                                        "from where",           "step by step"};
  bool operator==(const GoodsAsked&) const = default;
};

// blood.command.lend
struct ArmiesLent {
  Seat seat = kNobody;
  Seat to = kNobody;
  Province province = kNoProvince;
  int armies = 0;

  static constexpr const char* kKind = "armies-lent";
  static constexpr std::array kNotes = {"whose they are", "who commands them", "where they stand", "how many"};
  bool operator==(const ArmiesLent&) const = default;
};

struct ArmiesTakenBack {
  Seat seat = kNobody;
  Seat from = kNobody;
  std::optional<Province> province;

  static constexpr const char* kKind = "armies-taken-back";
  static constexpr std::array kNotes = {"whose they are", "who commanded them", "left out: everywhere"};
  bool operator==(const ArmiesTakenBack&) const = default;
};

// blood.command.lawful
struct StoodAside {
  Seat seat = kNobody;
  Seat from = kNobody;
  Province province = kNoProvince;

  static constexpr const char* kKind = "stood-aside";
  static constexpr std::array kNotes = {"whose armies take no part", "who would have led them", "where"};
  bool operator==(const StoodAside&) const = default;
};

struct TreatyEnded {
  Seat seat = kNobody;
  Seat to = kNobody;

  static constexpr const char* kKind = "treaty-ended";
  static constexpr std::array kNotes = {"who ends what was agreed without a wedding", "with whom"};
  bool operator==(const TreatyEnded&) const = default;
};

struct GoodsDestroyed {
  Seat seat = kNobody;
  Province province = kNoProvince;
  Good good = kNoGood;
  int count = 0;

  static constexpr const char* kKind = "goods-destroyed";
  static constexpr std::array kNotes = {"who destroys his own", "where; `sea`: aboard a fleet that is not kept", "what",
                                        "how many"};
  bool operator==(const GoodsDestroyed&) const = default;
};

struct GoodsConfiscated {
  Seat seat = kNobody;
  Province province = kNoProvince;
  Country from = kNoCountry;

  static constexpr const char* kKind = "goods-confiscated";
  static constexpr std::array kNotes = {"who", "where", "whose all of them were"};
  bool operator==(const GoodsConfiscated&) const = default;
};

struct RebellionPutDown {
  Seat seat = kNobody;
  Province province = kNoProvince;

  static constexpr const char* kKind = "rebellion-put-down";
  static constexpr std::array kNotes = {"by whose armies", "where"};
  bool operator==(const RebellionPutDown&) const = default;
};

// --- battles: powers are named by the country of a player's house, or by a country that nobody plays ---

struct BattleBegan {
  Province province = kNoProvince;
  Country attacker = kNoCountry;
  Country defender = kNoCountry;
  std::vector<int> armies;
  std::vector<std::vector<Who>> royals;
  int castle = 0;

  static constexpr const char* kKind = "battle-began";
  static constexpr std::array kNotes = {"where",
                                        "who",
                                        "whom",
                                        "of the attacker and of the defender",
                                        "kings and princes of both",
                                        "its strength, if there is one"};
  bool operator==(const BattleBegan&) const = default;
};

struct StandsInside {
  Province province = kNoProvince;
  Country power = kNoCountry;
  bool is_inside = false;

  static constexpr const char* kKind = "stands-inside";
  static constexpr std::array kNotes = {"where", "the defender", "whether the armies are in the castle"};
  bool operator==(const StandsInside&) const = default;
};

struct Fled {
  Who person;
  Province province = kNoProvince;

  static constexpr const char* kKind = "fled";
  static constexpr std::array kNotes = {"who", "where to"};
  bool operator==(const Fled&) const = default;
};

struct FreeRolls {
  Province province = kNoProvince;
  Country power = kNoCountry;
  int rolls = 0;

  static constexpr const char* kKind = "free-rolls";
  static constexpr std::array kNotes = {"where", "who", "how many, by the Strength of royal pieces"};
  bool operator==(const FreeRolls&) const = default;
};

struct BattleRolled {
  Province province = kNoProvince;
  Country power = kNoCountry;
  int dice = 0;
  int hits = 0;
  int round = 0;

  static constexpr const char* kKind = "battle-rolled";
  static constexpr std::array kNotes = {"where", "who", "one die", "casualties of the other",
                                        "of the battle, from 1 on; 0: a free roll, or at somebody's retreat"};
  bool operator==(const BattleRolled&) const = default;
};

struct BattleLosses {
  Province province = kNoProvince;
  Country power = kNoCountry;
  int armies = 0;
  int castle = 0;

  static constexpr const char* kKind = "battle-losses";
  static constexpr std::array kNotes = {"where", "whose", "that fall", "of the castle"};
  bool operator==(const BattleLosses&) const = default;
};

struct FellBack {
  Country power = kNoCountry;
  Province from = kNoProvince;
  Province to = kNoProvince;
  int armies = 0;

  static constexpr const char* kKind = "fell-back";
  static constexpr std::array kNotes = {"who", "from where", "where to", "how many"};
  bool operator==(const FellBack&) const = default;
};

struct Captured {
  Who person;
  House captor = kNoHouse;

  static constexpr const char* kKind = "captured";
  static constexpr std::array kNotes = {"who", "by which house; none: is free, at home"};
  bool operator==(const Captured&) const = default;
};

// blood.battle.surrender
struct SurrenderOffered {
  Province province = kNoProvince;
  Country power = kNoCountry;
  Terms terms;
  int armies = 0;
  std::optional<int> crowns;

  static constexpr const char* kKind = "surrender-offered";
  static constexpr std::array kNotes = {"where", "who would surrender", "on which terms, as the move has them",
                                        "so many are killed, and the others march off",
                                        "so many are paid; left out: that is between the two"};
  bool operator==(const SurrenderOffered&) const = default;
};

// blood.captive.ransom
struct RansomOffered {
  Seat seat = kNobody;
  Who person;
  std::optional<int> crowns;

  static constexpr const char* kKind = "ransom-offered";
  static constexpr std::array kNotes = {"who offers", "for whom", "how many; left out: that is between the two"};
  bool operator==(const RansomOffered&) const = default;
};

struct OfferAnswered {
  Seat seat = kNobody;
  bool is_accepted = false;

  static constexpr const char* kKind = "offer-answered";
  static constexpr std::array kNotes = {"who answers a surrender or a ransom", "what"};
  bool operator==(const OfferAnswered&) const = default;
};

struct BattleWon {
  Province province = kNoProvince;
  std::optional<Country> power;

  static constexpr const char* kKind = "battle-won";
  static constexpr std::array kNotes = {"where", "who has the field, and the goods of the beaten; left out: nobody"};
  bool operator==(const BattleWon&) const = default;
};

// --- the end of a round ---

struct MarkerPut {
  Seat seat = kNobody;
  Province province = kNoProvince;
  Country before = kNoCountry;
  Country now = kNoCountry;

  static constexpr const char* kKind = "marker-put";
  static constexpr std::array kNotes = {"who", "where", "whose it was", "whose it is"};
  bool operator==(const MarkerPut&) const = default;
};

struct CapitalMoved {
  Country country = kNoCountry;
  Province province = kNoProvince;

  static constexpr const char* kKind = "capital-moved";
  static constexpr std::array kNotes = {"whose", "where it is now"};
  bool operator==(const CapitalMoved&) const = default;
};

struct LandLost {
  Country country = kNoCountry;

  static constexpr const char* kKind = "land-lost";
  static constexpr std::array kNotes = {"that has no home province any more"};
  bool operator==(const LandLost&) const = default;
};

}  // namespace regalia::blood
