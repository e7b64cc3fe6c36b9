// What can happen in the probe, as told to the seats. Drafting tells nobody anything.
#pragma once

#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "engine/ordinal.h"
#include "engine/seat.h"
#include "tests/probe/state.h"

namespace regalia::probe {

struct VetoGiven {
  Seat seat = kNobody;

  static constexpr const char* kKind = "veto-given";
  static constexpr std::array kNotes = {"left out for all but whoever was given it"};
  bool operator==(const VetoGiven&) const = default;
};

struct TokenDrawn {
  Seat seat = kNobody;
  Ordinal round;
  std::optional<Colour> colour;

  static constexpr const char* kKind = "token-drawn";
  static constexpr std::array kNotes = {"who", "which", "`red` or `blue`; left out for those who did not see it"};
  bool operator==(const TokenDrawn&) const = default;
};

// --- deals; told to their two parties ---

struct DealPut {
  Seat seat = kNobody;
  Seat partner = kNobody;
  int number = 0;
  int revision = 0;
  std::vector<Pledge> clauses;

  static constexpr const char* kKind = "deal-put";
  static constexpr std::array kNotes = {"who", "to whom", "of the deal between the two in this round", "of its wording",
                                        "of this wording"};
  bool operator==(const DealPut&) const = default;
};

struct DealAccepted {
  Seat seat = kNobody;
  Seat partner = kNobody;
  int number = 0;
  int revision = 0;
  std::vector<Pledge> clauses;

  static constexpr const char* kKind = "deal-accepted";
  static constexpr std::array kNotes = {"who accepts", "whose wording", "of the deal between the two in this round",
                                        "of its wording", "pledges from now on"};
  bool operator==(const DealAccepted&) const = default;
};

struct DealRefused {
  Seat seat = kNobody;
  Seat partner = kNobody;
  int number = 0;
  int revision = 0;

  static constexpr const char* kKind = "deal-refused";
  static constexpr std::array kNotes = {"who refuses", "whose wording", "of the deal between the two in this round",
                                        "of its wording"};
  bool operator==(const DealRefused&) const = default;
};

struct DealWithdrawn {
  Seat seat = kNobody;
  Seat partner = kNobody;
  int number = 0;
  int revision = 0;

  static constexpr const char* kKind = "deal-withdrawn";
  static constexpr std::array kNotes = {"who takes it back", "to whom it was put",
                                        "of the deal between the two in this round", "of its wording"};
  bool operator==(const DealWithdrawn&) const = default;
};

// --- told to all ---

struct SaidDone {
  Seat seat = kNobody;

  static constexpr const char* kKind = "done";
  static constexpr std::array kNotes = {"who is done bargaining in this round"};
  bool operator==(const SaidDone&) const = default;
};

struct Voted {
  Seat seat = kNobody;
  std::optional<Answer> answer;

  static constexpr const char* kKind = "voted";
  static constexpr std::array kNotes = {"who", "`no` or `yes`; left out for everybody else"};
  bool operator==(const Voted&) const = default;
};

struct Vote {
  Seat seat = kNobody;
  Answer answer = Answer::no;

  static constexpr const char* kName = "ProbeVote";
  static constexpr std::array kNotes = {"whose", "`no` or `yes`"};
  bool operator==(const Vote&) const = default;
};

struct VotesShown {
  std::vector<Vote> votes;
  bool carried = false;

  static constexpr const char* kKind = "votes-shown";
  static constexpr std::array kNotes = {"by seat", "more said yes than no"};
  bool operator==(const VotesShown&) const = default;
};

struct Vetoed {
  Seat seat = kNobody;

  static constexpr const char* kKind = "vetoed";
  static constexpr std::array kNotes = {"who had the veto, and spent it"};
  bool operator==(const Vetoed&) const = default;
};

struct TokenJudged {
  Seat seat = kNobody;
  Ordinal round;
  bool counts = false;

  static constexpr const char* kKind = "token-judged";
  static constexpr std::array kNotes = {"whose token", "in which it was drawn", "whether it counts"};
  bool operator==(const TokenJudged&) const = default;
};

struct Bid {
  Seat seat = kNobody;
  int coins = 0;

  static constexpr const char* kKind = "bid";
  static constexpr std::array kNotes = {"who", "spent on prestige"};
  bool operator==(const Bid&) const = default;
};

struct ShownToken {
  Seat seat = kNobody;
  Colour colour = Colour::red;

  static constexpr const char* kName = "ProbeShownToken";
  static constexpr std::array kNotes = {"whose", "`red` or `blue`"};
  bool operator==(const ShownToken&) const = default;
};

struct Revealed {
  std::vector<ShownToken> tokens;
  std::vector<Pledge> pledges;

  static constexpr const char* kKind = "revealed";
  static constexpr std::array kNotes = {"by round", "that are paid now"};
  bool operator==(const Revealed&) const = default;
};

using Event = std::variant<VetoGiven, TokenDrawn, DealPut, DealAccepted, DealRefused, DealWithdrawn, SaidDone, Voted,
                           VotesShown, Vetoed, TokenJudged, Bid, Revealed>;

}  // namespace regalia::probe
