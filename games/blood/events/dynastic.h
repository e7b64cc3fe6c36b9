// What happens in families and at courts.
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

// --- weddings ---

struct Proposed {
  Seat seat = kNobody;
  Who groom;
  Who bride;
  bool has_contract = false;
  int clauses = 0;

  static constexpr const char* kKind = "proposed";
  static constexpr std::array kNotes = {"by whom, to the player of the other", "the husband to be", "the wife to be",
                                        "whether it comes with one, which may be of words alone", "of the contract"};
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

// Between two houses, and known to them.
struct DealOffered {
  Seat seat = kNobody;
  Seat to = kNobody;
  int clauses = 0;

  static constexpr const char* kKind = "deal-offered";
  static constexpr std::array kNotes = {"who offers", "to whom", "that it consists of"};
  bool operator==(const DealOffered&) const = default;
};

struct DealEnded {
  Seat seat = kNobody;
  Seat to = kNobody;
  bool is_recalled = false;

  static constexpr const char* kKind = "deal-ended";
  static constexpr std::array kNotes = {"who offered it", "to whom", "or refused"};
  bool operator==(const DealEnded&) const = default;
};

struct DealStruck {
  Seat seat = kNobody;
  Seat to = kNobody;

  static constexpr const char* kKind = "deal-struck";
  static constexpr std::array kNotes = {"who offered it", "who has agreed"};
  bool operator==(const DealStruck&) const = default;
};

// Between two houses, of those who are not both of age, or not born.
struct BetrothalOffered {
  Seat seat = kNobody;
  Seat to = kNobody;
  Who groom;
  Who bride;
  bool groom_unborn = false;
  bool bride_unborn = false;
  int clauses = 0;

  static constexpr const char* kKind = "betrothal-offered";
  static constexpr std::array kNotes = {"who offers",
                                        "to whom",
                                        "of the couple; the mother, while he is not born",
                                        "of the couple; the mother, while she is not born",
                                        "whether her next son is meant",
                                        "whether her next daughter is meant",
                                        "of the contract"};
  bool operator==(const BetrothalOffered&) const = default;
};

struct Betrothed {
  Seat seat = kNobody;
  Seat to = kNobody;
  Who groom;
  Who bride;
  bool groom_unborn = false;
  bool bride_unborn = false;

  static constexpr const char* kKind = "betrothed";
  static constexpr std::array kNotes = {"who offered it",
                                        "who has agreed",
                                        "of the couple; the mother, while he is not born",
                                        "of the couple; the mother, while she is not born",
                                        "whether her next son is meant",
                                        "whether her next daughter is meant"};
  bool operator==(const Betrothed&) const = default;
};

struct BetrothalEnded {
  Seat seat = kNobody;
  Who groom;
  Who bride;
  bool groom_unborn = false;
  bool bride_unborn = false;

  static constexpr const char* kKind = "betrothal-ended";
  static constexpr std::array kNotes = {"who breaks it off; nobody: it has lapsed",
                                        "of the couple; the mother, while he is not born",
                                        "of the couple; the mother, while she is not born",
                                        "whether her next son is meant", "whether her next daughter is meant"};
  bool operator==(const BetrothalEnded&) const = default;
};

// blood.succession.give-back
struct CountryGivenBack {
  Seat seat = kNobody;
  Country country = kNoCountry;
  Who monarch;

  static constexpr const char* kKind = "country-given-back";
  static constexpr std::array kNotes = {"by whom", "to its house", "who gives up its crown"};
  bool operator==(const CountryGivenBack&) const = default;
};

// Known to those who sign it, or to everybody.
struct ContractSigned {
  Who groom;
  Who bride;
  House one = kNoHouse;
  House other = kNoHouse;
  int clauses = 0;
  bool is_public = false;

  static constexpr const char* kKind = "contract-signed";
  static constexpr std::array kNotes = {"of the couple", "of the couple",       "who signs it",
                                        "who signs it",  "that it consists of", "whether everybody may read it"};
  bool operator==(const ContractSigned&) const = default;
};

// blood.contract.show
struct ContractShown {
  Seat seat = kNobody;
  Seat to = kNobody;
  Who groom;
  Who bride;

  static constexpr const char* kKind = "contract-shown";
  static constexpr std::array kNotes = {"who shows it", "to whom", "of the couple", "of the couple"};
  bool operator==(const ContractShown&) const = default;
};

struct ContractEnded {
  Who groom;
  Who bride;

  static constexpr const char* kKind = "contract-ended";
  static constexpr std::array kNotes = {"of the couple", "of the couple"};
  bool operator==(const ContractEnded&) const = default;
};

// A clause that could not be carried out in this turn; told to those whom it concerns.
struct DutyWaived {
  Who groom;
  Who bride;
  int clause = 0;
  int crowns = 0;

  static constexpr const char* kKind = "duty-waived";
  static constexpr std::array kNotes = {"of the couple", "of the couple", "its number in the contract",
                                        "that are still owed; 0: it is not due this time"};
  bool operator==(const DutyWaived&) const = default;
};

struct ClaimRenounced {
  Who person;
  Country country = kNoCountry;

  static constexpr const char* kKind = "claim-renounced";
  static constexpr std::array kNotes = {"who renounces", "its crown"};
  bool operator==(const ClaimRenounced&) const = default;
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

struct HandOffered {
  Who person;

  static constexpr const char* kKind = "hand-offered";
  static constexpr std::array kNotes = {"of the family that nobody plays, for whom houses may bid now"};
  bool operator==(const HandOffered&) const = default;
};

struct EntryPaid {
  Seat seat = kNobody;
  Who person;
  Who partner;
  int crowns = 0;

  static constexpr const char* kKind = "entry-paid";
  static constexpr std::array kNotes = {"who bids", "for whose hand", "of his court", "for the right to bid"};
  bool operator==(const EntryPaid&) const = default;
};

struct HandUnsought {
  Who person;

  static constexpr const char* kKind = "hand-unsought";
  static constexpr std::array kNotes = {"for whom nobody has bid"};
  bool operator==(const HandUnsought&) const = default;
};

struct BidShown {
  Seat seat = kNobody;
  Who person;
  int crowns = 0;

  static constexpr const char* kKind = "bid-shown";
  static constexpr std::array kNotes = {"who bids", "for whose hand", "how much"};
  bool operator==(const BidShown&) const = default;
};

struct HandWon {
  Seat seat = kNobody;
  Who person;
  int crowns = 0;
  bool is_by_die = false;

  static constexpr const char* kKind = "hand-won";
  static constexpr std::array kNotes = {"who wins", "whose hand", "and pays so much besides the entry",
                                        "among bids of the same amount"};
  bool operator==(const HandWon&) const = default;
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

}  // namespace regalia::blood
