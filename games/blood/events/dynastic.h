// What happens in families: births, deaths, crowns, and the pieces of princes.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "games/blood/facts/map.h"
#include "games/blood/people/who.h"

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

// The weddings of a year are over. Whoever is done once more says nothing, so this is what all hear.
struct CourtEnded {
  int year = 0;

  static constexpr const char* kKind = "court-ended";
  static constexpr std::array kNotes = {"of the turn"};
  bool operator==(const CourtEnded&) const = default;
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

enum class Death : std::uint8_t { in_bed, plague, sea, battle };
inline constexpr std::array<std::string_view, 4> kDeathIds = {"in-bed", "plague", "sea", "battle"};

struct Died {
  Who person;
  int age = 0;
  Death death = Death::in_bed;

  static constexpr const char* kKind = "died";
  static constexpr std::array kNotes = {"who", "how old", "how"};
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
  bool is_for_help = false;

  static constexpr const char* kKind = "charisma-lost";
  static constexpr std::array kNotes = {"whose monarch", "how much",
                                        "for foreign help, or for having passed over a captive"};
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

struct CameForward {
  Country country = kNoCountry;
  Who person;
  bool is_regent = false;

  static constexpr const char* kKind = "came-forward";
  static constexpr std::array kNotes = {"where somebody was missing", "who is new in the game",
                                        "for a minority; or else for the throne"};
  bool operator==(const CameForward&) const = default;
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

}  // namespace regalia::blood
