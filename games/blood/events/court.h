// What is told of court: proposals, deals, betrothals, contracts, bids and weddings.
#pragma once

#include <array>

#include "engine/seat.h"
#include "games/blood/facts/map.h"
#include "games/blood/people/who.h"

namespace regalia::blood {

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

}  // namespace regalia::blood
