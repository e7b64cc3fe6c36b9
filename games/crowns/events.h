// What can happen in Game of Crowns, as told to the seats. Drafting tells nobody anything.
#pragma once

#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "engine/ordinal.h"
#include "engine/seat.h"
#include "games/crowns/state.h"

namespace regalia::crowns {

// --- set-up, rounds and turns ---

struct Started {
  Seat seat = kNobody;

  static constexpr const char* kKind = "started";
  static constexpr std::array kNotes = {"who begins every round"};
  bool operator==(const Started&) const = default;
};

struct AgendaDealt {
  Seat seat = kNobody;
  std::optional<Card> card;

  static constexpr const char* kKind = "agenda-dealt";
  static constexpr std::array kNotes = {"to whom", "left out for everybody else"};
  bool operator==(const AgendaDealt&) const = default;
};

struct SwapChosen {
  Seat seat = kNobody;
  std::optional<Card> out;
  std::optional<Card> in;

  static constexpr const char* kKind = "swap-chosen";
  static constexpr std::array kNotes = {"who has answered", "what would go; left out for everybody else, or: keeps all",
                                        "what would come instead"};
  bool operator==(const SwapChosen&) const = default;
};

struct SwapsDone {
  Ordinal swap;

  static constexpr const char* kKind = "swaps-done";
  static constexpr std::array kNotes = {"which of the three; nobody knows who swapped"};
  bool operator==(const SwapsDone&) const = default;
};

struct RoundBegan {
  Ordinal round;

  static constexpr const char* kKind = "round-began";
  static constexpr std::array kNotes = {"which"};
  bool operator==(const RoundBegan&) const = default;
};

struct TurnBegan {
  Seat seat = kNobody;

  static constexpr const char* kKind = "turn-began";
  static constexpr std::array kNotes = {"whose"};
  bool operator==(const TurnBegan&) const = default;
};

struct TurnSkipped {
  Seat seat = kNobody;

  static constexpr const char* kKind = "turn-skipped";
  static constexpr std::array kNotes = {"who has no cards"};
  bool operator==(const TurnSkipped&) const = default;
};

struct Passed {
  Seat seat = kNobody;

  static constexpr const char* kKind = "passed";
  static constexpr std::array kNotes = {"who could do nothing"};
  bool operator==(const Passed&) const = default;
};

// --- Sentinel ---

struct SentinelUse {
  Seat seat = kNobody;
  int ravens = 0;

  static constexpr const char* kName = "CrownsSentinelUse";
  static constexpr std::array kNotes = {"who discards it", "taken"};
  bool operator==(const SentinelUse&) const = default;
};

struct SentinelsShown {
  Seat seat = kNobody;
  int ravens = 0;
  std::vector<SentinelUse> used;

  static constexpr const char* kKind = "sentinels-shown";
  static constexpr std::array kNotes = {"whose turn begins", "he had", "clockwise; may be empty"};
  bool operator==(const SentinelsShown&) const = default;
};

// --- exchange ---

struct Laid {
  Seat seat = kNobody;
  Card card = kNoCard;
  bool second = false;

  static constexpr const char* kKind = "laid";
  static constexpr std::array kNotes = {"who", "what is offered to all", "whether it is a second card"};
  bool operator==(const Laid&) const = default;
};

struct Offered {
  Seat seat = kNobody;
  Card card = kNoCard;
  bool second = false;

  static constexpr const char* kKind = "offered";
  static constexpr std::array kNotes = {"who", "what", "whether it is a second card"};
  bool operator==(const Offered&) const = default;
};

struct AddedNone {
  Seat seat = kNobody;

  static constexpr const char* kKind = "added-none";
  static constexpr std::array kNotes = {"who adds no second card"};
  bool operator==(const AddedNone&) const = default;
};

struct DroppedOut {
  Seat seat = kNobody;

  static constexpr const char* kKind = "dropped-out";
  static constexpr std::array kNotes = {"who has no second card to offer"};
  bool operator==(const DroppedOut&) const = default;
};

struct Raised {
  Seat seat = kNobody;
  int ravens = 0;

  static constexpr const char* kKind = "raised";
  static constexpr std::array kNotes = {"who", "added to the offer; may be none"};
  bool operator==(const Raised&) const = default;
};

struct RaisingAgain {
  Seat seat = kNobody;

  static constexpr const char* kKind = "raising-again";
  static constexpr std::array kNotes = {"who lets all raise once more"};
  bool operator==(const RaisingAgain&) const = default;
};

struct Exchanged {
  Seat seat = kNobody;
  Seat partner = kNobody;
  std::vector<Card> gave;
  int gave_ravens = 0;
  std::vector<Card> got;
  int got_ravens = 0;

  static constexpr const char* kKind = "exchanged";
  static constexpr std::array kNotes = {"the active player",    "whose offer is accepted", "cards of the active player",
                                        "of the active player", "cards of the other",      "of the other"};
  bool operator==(const Exchanged&) const = default;
};

// --- Coinage ---

struct CoinagePlayed {
  Seat seat = kNobody;
  Seat target = kNobody;
  std::optional<Card> card;

  static constexpr const char* kKind = "coinage-played";
  static constexpr std::array kNotes = {"who", "on whom", "which Coinage; left out for all but the two"};
  bool operator==(const CoinagePlayed&) const = default;
};

struct CardDrawn {
  Seat seat = kNobody;
  Seat from = kNobody;
  std::optional<Card> card;
  bool chosen = false;

  static constexpr const char* kKind = "card-drawn";
  static constexpr std::array kNotes = {"who gets it", "out of whose hand", "left out for all but the two",
                                        "by a partner, who hands it over"};
  bool operator==(const CardDrawn&) const = default;
};

// --- Knight ---

struct Attacked {
  Seat seat = kNobody;
  Seat target = kNobody;
  Card card = kNoCard;

  static constexpr const char* kKind = "attacked";
  static constexpr std::array kNotes = {"who", "whom", "the Knight"};
  bool operator==(const Attacked&) const = default;
};

struct AttackTurned {
  Seat seat = kNobody;
  Seat target = kNobody;

  static constexpr const char* kKind = "attack-turned";
  static constexpr std::array kNotes = {"who", "whom he attacks instead"};
  bool operator==(const AttackTurned&) const = default;
};

struct Voted {
  Seat seat = kNobody;
  std::optional<Vote> vote;

  static constexpr const char* kKind = "voted";
  static constexpr std::array kNotes = {"who", "`attacker` or `defender`; left out for everybody else"};
  bool operator==(const Voted&) const = default;
};

struct ShownVote {
  Seat seat = kNobody;
  Vote vote = Vote::none;

  static constexpr const char* kName = "CrownsVote";
  static constexpr std::array kNotes = {"whose", "`attacker` or `defender`"};
  bool operator==(const ShownVote&) const = default;
};

struct VotesShown {
  Seat attacker = kNobody;
  Seat defender = kNobody;
  std::vector<ShownVote> votes;

  static constexpr const char* kKind = "votes-shown";
  static constexpr std::array kNotes = {"who attacks", "whom", "by seat"};
  bool operator==(const VotesShown&) const = default;
};

struct Spent {
  Seat seat = kNobody;
  Vote vote = Vote::none;
  int ravens = 0;

  static constexpr const char* kKind = "spent";
  static constexpr std::array kNotes = {"who", "on which vote", "how many; may be none"};
  bool operator==(const Spent&) const = default;
};

struct AttackDecided {
  Seat victor = kNobody;
  Seat defeated = kNobody;
  int votes = 0;
  int against = 0;

  static constexpr const char* kKind = "attack-decided";
  static constexpr std::array kNotes = {"who", "whom", "for the victor, ravens included", "for the defeated"};
  bool operator==(const AttackDecided&) const = default;
};

struct Looked {
  Seat seat = kNobody;
  Seat from = kNobody;
  std::optional<Cards> hand;

  static constexpr const char* kKind = "looked";
  static constexpr std::array kNotes = {"who", "into whose hand", "what is there; left out for all but the two"};
  bool operator==(const Looked&) const = default;
};

struct Took {
  Seat seat = kNobody;
  Seat from = kNobody;
  std::optional<Card> card;

  static constexpr const char* kKind = "took";
  static constexpr std::array kNotes = {"who", "out of whose hand", "left out for all but the two"};
  bool operator==(const Took&) const = default;
};

struct GuestDrawn {
  Seat seat = kNobody;
  std::optional<Card> card;

  static constexpr const char* kKind = "guest-drawn";
  static constexpr std::array kNotes = {"who", "left out for everybody else"};
  bool operator==(const GuestDrawn&) const = default;
};

struct NoReward {
  Seat seat = kNobody;

  static constexpr const char* kKind = "no-reward";
  static constexpr std::array kNotes = {"the victor, for whom nothing is left"};
  bool operator==(const NoReward&) const = default;
};

struct RavensSettled {
  Seat defeated = kNobody;
  int gained = 0;
  int lost = 0;
  Card knight = kNoCard;

  static constexpr const char* kKind = "ravens-settled";
  static constexpr std::array kNotes = {"who gets the ravens spent for the victor", "how many", "out of the game",
                                        "that is discarded"};
  bool operator==(const RavensSettled&) const = default;
};

// --- negotiations; told to the two parties until a deal is settled ---

struct TalksOpened {
  Seat seat = kNobody;

  static constexpr const char* kKind = "talks-opened";
  static constexpr std::array kNotes = {"with whom deals can be made"};
  bool operator==(const TalksOpened&) const = default;
};

struct SaidDone {
  Seat seat = kNobody;

  static constexpr const char* kKind = "done";
  static constexpr std::array kNotes = {"who has nothing more to negotiate"};
  bool operator==(const SaidDone&) const = default;
};

struct TalksClosed {
  Seat seat = kNobody;

  static constexpr const char* kKind = "talks-closed";
  static constexpr std::array kNotes = {"whose turn goes on"};
  bool operator==(const TalksClosed&) const = default;
};

struct DealPut {
  Seat seat = kNobody;
  Seat partner = kNobody;
  int number = 0;
  int revision = 0;
  std::vector<Clause> clauses;

  static constexpr const char* kKind = "deal-put";
  static constexpr std::array kNotes = {"who", "to whom", "of the deal between the two in these talks",
                                        "of its wording", "of this wording"};
  bool operator==(const DealPut&) const = default;
};

struct DealSettled {
  Seat seat = kNobody;
  Seat partner = kNobody;
  int number = 0;
  std::vector<Clause> clauses;

  static constexpr const char* kKind = "deal-settled";
  static constexpr std::array kNotes = {"who agrees", "whose wording", "of the deal between the two in these talks",
                                        "carried out; kinds of cards that were asked for are now cards"};
  bool operator==(const DealSettled&) const = default;
};

struct DealRefused {
  Seat seat = kNobody;
  Seat partner = kNobody;
  int number = 0;

  static constexpr const char* kKind = "deal-refused";
  static constexpr std::array kNotes = {"who refuses", "whose wording", "of the deal between the two in these talks"};
  bool operator==(const DealRefused&) const = default;
};

struct DealWithdrawn {
  Seat seat = kNobody;
  Seat partner = kNobody;
  int number = 0;
  bool lapsed = false;

  static constexpr const char* kKind = "deal-withdrawn";
  static constexpr std::array kNotes = {"whose wording it was", "to whom it was put",
                                        "of the deal between the two in these talks",
                                        "because another deal was settled first, or the talks were closed"};
  bool operator==(const DealWithdrawn&) const = default;
};

// --- the end ---

enum class EndReason : std::uint8_t { rounds, empty_hand };

struct GameEnded {
  EndReason reason{};
  Seat seat = kNobody;

  static constexpr const char* kKind = "game-ended";
  static constexpr std::array kNotes = {"`rounds` or `empty-hand`", "whose hand is empty"};
  bool operator==(const GameEnded&) const = default;
};

struct HandShown {
  Seat seat = kNobody;
  Cards hand;
  std::optional<Card> agenda;

  static constexpr const char* kKind = "hand-shown";
  static constexpr std::array kNotes = {"whose", "all cards, the agenda left out", "that joins the hand"};
  bool operator==(const HandShown&) const = default;
};

// Points of one type of card in one hand.
struct CardsScored {
  Seat seat = kNobody;
  Type type{};
  int cards = 0;
  int counted = 0;
  int points = 0;

  static constexpr const char* kKind = "cards-scored";
  static constexpr std::array kNotes = {
      "whose", "which cards", "how many of them",
      "what they count: ravens, Knights, Coinage, cards of other houses, sets; for majorities "
      "1 if nobody is ahead",
      "for all of them together"};
  bool operator==(const CardsScored&) const = default;
};

struct SeatScored {
  Seat seat = kNobody;
  int points = 0;

  static constexpr const char* kKind = "seat-scored";
  static constexpr std::array kNotes = {"who", "all together"};
  bool operator==(const SeatScored&) const = default;
};

struct TeamScored {
  Seat seat = kNobody;
  Seat partner = kNobody;
  int points = 0;

  static constexpr const char* kKind = "team-scored";
  static constexpr std::array kNotes = {"one of the two", "the other", "of both hands"};
  bool operator==(const TeamScored&) const = default;
};

using Event =
    std::variant<Started, AgendaDealt, SwapChosen, SwapsDone, RoundBegan, TurnBegan, TurnSkipped, Passed,
                 SentinelsShown, Laid, Offered, AddedNone, DroppedOut, Raised, RaisingAgain, Exchanged, CoinagePlayed,
                 CardDrawn, Attacked, AttackTurned, Voted, VotesShown, Spent, AttackDecided, Looked, Took, GuestDrawn,
                 NoReward, RavensSettled, TalksOpened, SaidDone, TalksClosed, DealPut, DealSettled, DealRefused,
                 DealWithdrawn, GameEnded, HandShown, CardsScored, SeatScored, TeamScored>;

}  // namespace regalia::crowns
