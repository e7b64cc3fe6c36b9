// What can happen in Blood Royale, as told to the seats.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/seat.h"
#include "games/blood/facts/map.h"
#include "games/blood/people/who.h"
#include "games/blood/realm/spot.h"

namespace regalia::blood {

// --- the year ---

struct YearBegan {
  int year = 0;

  static constexpr const char* kKind = "year-began";
  static constexpr std::array kNotes = {"of the turn"};
  bool operator==(const YearBegan&) const = default;
};

// Somebody has answered under seal, or is done.
struct Answered {
  Seat seat = kNobody;

  static constexpr const char* kKind = "answered";
  static constexpr std::array kNotes = {"who has answered; what is told when all have"};
  bool operator==(const Answered&) const = default;
};

// --- births ---

struct BirthRolled {
  Who mother;
  int dice = 0;
  bool is_born = false;

  static constexpr const char* kKind = "birth-rolled";
  static constexpr std::array kNotes = {"for whom", "the sum of two", "whether a child is born"};
  bool operator==(const BirthRolled&) const = default;
};

struct Born {
  Who person;
  Sex sex = Sex::male;
  Who father;
  Who mother;
  House house = kNoHouse;
  int age = 0;

  static constexpr const char* kKind = "born";
  static constexpr std::array kNotes = {
      "the child", "boy or girl",         "of whom",
      "of whom",   "whose name it bears", "more than 0: of a family that is found with its children"};
  bool operator==(const Born&) const = default;
};

struct Scored {
  Who person;
  bool is_man = true;
  int strength = 0;
  int constitution = 0;
  int charisma = 0;

  static constexpr const char* kKind = "scored";
  static constexpr std::array kNotes = {"whose scores are known now", "who has Strength, not Guile",
                                        "of a woman: Guile", "for survival", "for rebellions and weddings"};
  bool operator==(const Scored&) const = default;
};

struct TriesAgain {
  Seat seat = kNobody;
  std::vector<Who> mothers;

  static constexpr const char* kKind = "tries-again";
  static constexpr std::array kNotes = {"whose couples", "for whom another birth is rolled; may be empty"};
  bool operator==(const TriesAgain&) const = default;
};

// --- deaths ---

struct SurvivalRolled {
  Who person;
  int dice = 0;
  int constitution = 0;
  int needed = 0;
  bool survives = true;

  static constexpr const char* kKind = "survival-rolled";
  static constexpr std::array kNotes = {"who", "the sum of two", "added to it", "to survive",
                                        "whether that is reached"};
  bool operator==(const SurvivalRolled&) const = default;
};

struct Died {
  Who person;
  int age = 0;

  static constexpr const char* kKind = "died";
  static constexpr std::array kNotes = {"who", "how old"};
  bool operator==(const Died&) const = default;
};

struct LeftGame {
  Who person;

  static constexpr const char* kKind = "left-game";
  static constexpr std::array kNotes = {"a king's widow, or a regent who was made for a minority"};
  bool operator==(const LeftGame&) const = default;
};

struct ChangedCourt {
  Who person;
  House court = kNoHouse;

  static constexpr const char* kKind = "changed-court";
  static constexpr std::array kNotes = {"who", "whose player has the sheet now"};
  bool operator==(const ChangedCourt&) const = default;
};

// --- crowns ---

struct PassedOver {
  Country country = kNoCountry;
  Who heir;

  static constexpr const char* kKind = "passed-over";
  static constexpr std::array kNotes = {"whose crown", "who stands behind all others now"};
  bool operator==(const PassedOver&) const = default;
};

struct Crowned {
  Country country = kNoCountry;
  Who monarch;
  House ruler = kNoHouse;
  bool is_change = false;

  static constexpr const char* kKind = "crowned";
  static constexpr std::array kNotes = {"whose crown", "who reigns", "whose player has the country",
                                        "whether another had it before"};
  bool operator==(const Crowned&) const = default;
};

struct CharismaLost {
  Country country = kNoCountry;
  int lost = 0;

  static constexpr const char* kKind = "charisma-lost";
  static constexpr std::array kNotes = {"whose monarch", "for having passed over a captive"};
  bool operator==(const CharismaLost&) const = default;
};

struct UnionMade {
  Country country = kNoCountry;
  Who king;
  Who queen;

  static constexpr const char* kKind = "union-made";
  static constexpr std::array kNotes = {"hers", "whose player has both countries", "who reigns in her own right"};
  bool operator==(const UnionMade&) const = default;
};

struct FamilyFounded {
  Country country = kNoCountry;
  Who head;
  Who wife;
  bool is_new_house = false;

  static constexpr const char* kKind = "family-founded";
  static constexpr std::array kNotes = {"whose line had ended", "the relative, or the first of a new house", "his wife",
                                        "with a name of its own"};
  bool operator==(const FamilyFounded&) const = default;
};

struct RegentChosen {
  Country country = kNoCountry;
  Who regent;

  static constexpr const char* kKind = "regent-chosen";
  static constexpr std::array kNotes = {"whose monarch is a minor", "who acts"};
  bool operator==(const RegentChosen&) const = default;
};

struct RegencyEnded {
  Country country = kNoCountry;
  Who monarch;

  static constexpr const char* kKind = "regency-ended";
  static constexpr std::array kNotes = {"whose", "who is of age"};
  bool operator==(const RegencyEnded&) const = default;
};

// --- weddings ---

struct Proposed {
  Seat seat = kNobody;
  Who groom;
  Who bride;

  static constexpr const char* kKind = "proposed";
  static constexpr std::array kNotes = {"by whom, to the player of the other", "the husband to be", "the wife to be"};
  bool operator==(const Proposed&) const = default;
};

struct ProposalEnded {
  Seat seat = kNobody;
  Who groom;
  Who bride;
  bool is_withdrawn = false;

  static constexpr const char* kKind = "proposal-ended";
  static constexpr std::array kNotes = {"who declined or withdrew", "of whom", "with whom", "by its maker"};
  bool operator==(const ProposalEnded&) const = default;
};

struct Named {
  Seat seat = kNobody;
  Who person;

  static constexpr const char* kKind = "named";
  static constexpr std::array kNotes = {"by whom", "who has another name now, if words went with it"};
  bool operator==(const Named&) const = default;
};

struct HouseNamed {
  Seat seat = kNobody;
  Country country = kNoCountry;
  int founded_anew = 0;

  static constexpr const char* kKind = "house-named";
  static constexpr std::array kNotes = {"by whom", "whose house", "how often it has died out and begun anew"};
  bool operator==(const HouseNamed&) const = default;
};

struct Wed {
  Who groom;
  Who bride;
  int money = 0;

  static constexpr const char* kKind = "wed";
  static constexpr std::array kNotes = {"the husband", "the wife",
                                        "Crowns for his house from the people; less than 0: it pays"};
  bool operator==(const Wed&) const = default;
};

struct Honoured {
  House house = kNoHouse;
  Who spouse;
  int crowns = 0;

  static constexpr const char* kKind = "honoured";
  static constexpr std::array kNotes = {"who is paid", "its child, who is married to a monarch", "how much"};
  bool operator==(const Honoured&) const = default;
};

// --- pieces ---

struct PiecePlaced {
  Who person;
  Country colour = kNoCountry;
  int piece = 0;
  Province province = kNoProvince;

  static constexpr const char* kKind = "piece-placed";
  static constexpr std::array kNotes = {"whose", "of which country", "0 is the king's", "where it stands"};
  bool operator==(const PiecePlaced&) const = default;
};

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

  static constexpr const char* kKind = "goods-lost";
  static constexpr std::array kNotes = {"of a country that nobody plays, which uses up what nobody has seized"};
  bool operator==(const GoodsLost&) const = default;
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
  int armies = 0;
  int fleets = 0;

  static constexpr const char* kKind = "disbanded";
  static constexpr std::array kNotes = {"whose", "where", "that are not kept", "that are not kept"};
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

  static constexpr const char* kKind = "storm-rolled";
  static constexpr std::array kNotes = {"whose fleet", "where", "one die", "with all aboard"};
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

struct GoodsDestroyed {
  Seat seat = kNobody;
  Province province = kNoProvince;
  Good good = kNoGood;
  int count = 0;

  static constexpr const char* kKind = "goods-destroyed";
  static constexpr std::array kNotes = {"who destroys his own", "where", "what", "how many"};
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

  static constexpr const char* kKind = "battle-began";
  static constexpr std::array kNotes = {"where", "who", "whom"};
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

  static constexpr const char* kKind = "battle-rolled";
  static constexpr std::array kNotes = {"where", "who", "one die", "casualties of the other"};
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

using Event =
    std::variant<YearBegan, Answered, BirthRolled, Born, Scored, TriesAgain, SurvivalRolled, Died, LeftGame,
                 ChangedCourt, PassedOver, Crowned, CharismaLost, UnionMade, FamilyFounded, RegentChosen, RegencyEnded,
                 Proposed, ProposalEnded, Named, HouseNamed, Wed, Honoured, PiecePlaced, ArmiesReturned, Taxed,
                 ItemPlaced, GoodsLost, FamineEnded, RebellionPaidOff, Disbanded, UpkeepPaid, Raised, Levied,
                 PlacesFirst, UnitPlaced, MarkerDrawn, EventRolled, EventHappens, StrikesProvinces, Struck, ArmiesDied,
                 RebellionRolled, StormRolled, Marched, Sailed, GoodsDestroyed, GoodsConfiscated, RebellionPutDown,
                 BattleBegan, StandsInside, Fled, FreeRolls, BattleRolled, BattleLosses, FellBack, Captured, BattleWon,
                 MarkerPut, CapitalMoved, LandLost, Cashed, TargetReached, GameEnded>;

}  // namespace regalia::blood
