// A position of Game of Crowns: a plain value, trivially copyable. What the pieces mean is in rules.h.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "engine/deal.h"
#include "engine/fixed_list.h"
#include "engine/seat.h"
#include "games/crowns/facts.h"

namespace regalia::crowns {

enum class Phase : std::uint8_t {
  start,         // chance: who begins
  agendas,       // chance: the hidden agendas
  customize,     // sealed: which card is swapped with the second house
  sentinel,      // standing: who uses a Sentinel
  talk,          // open: negotiations before the action
  act,           // turn: the action
  offer,         // turn: a first card from everyone
  second,        // turn: whether the active player adds a card
  offer_second,  // turn: a second card from everyone
  raise,         // turn: ravens from everyone
  choose,        // turn: which offer is accepted
  draw,          // chance: a card for a Coinage
  hand_over,     // turn: the partner's card for a Coinage
  talk_attack,   // open: negotiations before the vote
  target,        // turn: whom to attack in place of one who must be spared
  vote,          // sealed: for whom
  spend,         // turn: ravens for one's vote
  reward,        // turn: a card of the defeated, or a guest
  take,          // turn: which card
  guest,         // chance: the guest
  over,
};

enum class Vote : std::uint8_t { none, attacker, defender };
enum class SentinelAnswer : std::uint8_t { none, keeps, uses };

// What the active player has bound himself to in this turn.
enum class Deed : std::uint8_t { none, attack, coinage, trade, spare };
inline constexpr std::array<std::string_view, 5> kDeedIds = {"none", "attack", "coinage", "trade", "spare"};

struct Promises {
  Deed deed = Deed::none;  // attack, coinage or trade; at most one of them
  Seat whom = kNobody;
  SeatSet spared;  // not to be attacked

  bool operator==(const Promises&) const = default;
};

// A clause of a deal: something that is given at once, or what the active player does in this turn.
enum class ClauseKind : std::uint8_t { card, any_card, ravens, deed };

struct Clause {
  ClauseKind kind = ClauseKind::card;
  Seat from = kNobody;     // who gives, or does
  std::uint8_t what = 0;   // card: Card; any_card: Type; deed: Deed
  std::uint8_t count = 0;  // ravens; deed: the seat it is done to

  [[nodiscard]] static Clause gives(Seat from, Card card) {
    return {ClauseKind::card, from, static_cast<std::uint8_t>(card), 0};
  }
  [[nodiscard]] static Clause gives_any(Seat from, Type type) {
    return {ClauseKind::any_card, from, static_cast<std::uint8_t>(type), 0};
  }
  [[nodiscard]] static Clause gives_ravens(Seat from, int count) {
    return {ClauseKind::ravens, from, 0, static_cast<std::uint8_t>(count)};
  }
  [[nodiscard]] static Clause does(Seat from, Deed deed, Seat whom) {
    return {ClauseKind::deed, from, static_cast<std::uint8_t>(deed), static_cast<std::uint8_t>(whom)};
  }
  [[nodiscard]] Card card() const { return static_cast<Card>(what); }
  [[nodiscard]] Type type() const { return static_cast<Type>(what); }
  [[nodiscard]] Deed deed() const { return static_cast<Deed>(what); }
  [[nodiscard]] Seat whom() const { return static_cast<Seat>(count); }

  bool operator==(const Clause&) const = default;
};

inline constexpr int kMostClauses = 6;    // of a wording
inline constexpr int kMostDeals = 3;      // between the same two in the same talks
inline constexpr int kMostRevisions = 6;  // of a deal

using Clauses = FixedList<Clause, kMostClauses>;
using TalkDraft = Draft<Clause, Clauses>;
using TalkDeal = Deal<Clause, Clauses>;

// What everybody sees.
struct Board {
  Phase phase = Phase::start;
  Seat turn = kNobody;     // the active player; before the first turn, who begins
  Seat actor = kNobody;    // who decides, at a turn step
  Seat starter = kNobody;  // who begins every round
  std::uint8_t round = 0;  // from 0
  SeatSet answered;        // the question that is put under seal
  std::uint8_t swap = 0;   // swaps with the second house that are over
  // Exchange.
  SeatSet in;                                          // who has an offer before him, the active player left out
  std::array<std::array<Card, 2>, kSeatLimit> laid{};  // of the active player, too; still part of the hands
  std::array<std::uint8_t, kSeatLimit> raised{};       // ravens on offer; still their owners'
  bool raise_in_pass = false;
  // Coinage and attack.
  Seat target = kNobody;                         // also while a Coinage is carried out
  Card knight = kNoCard;                         // lies before the attacker
  std::array<Vote, kSeatLimit> votes{};          // once they are shown
  std::array<std::uint8_t, kSeatLimit> spent{};  // still their owners' until the attack is decided
  // Negotiations.
  SeatSet done;
  Promises promises;
  // The whole game.
  bool cards_moved = false;  // some card has left the hand it was dealt to, or may have
  std::array<std::uint8_t, kSeatLimit> ravens{};
  std::uint8_t ravens_lost = 0;
  Cards discards;

  bool operator==(const Board&) const = default;
};

struct Swap {
  Card out = kNoCard;  // no card: keeps what he has
  Card in = kNoCard;

  bool operator==(const Swap&) const = default;
};

struct State {
  Board board;
  std::array<Cards, kSeatLimit> hands{};
  Cards guests;                                           // the face-down deck, drawn by chance
  Card coin = kNoCard;                                    // the Coinage that is being played: known to the two players
  std::array<Card, kSeatLimit> agendas{};                 // known to their owners
  std::array<Vote, kSeatLimit> votes{};                   // under seal
  std::array<SentinelAnswer, kSeatLimit> sentinels{};     // under seal
  std::array<std::uint8_t, kSeatLimit> sentinel_least{};  // under seal: from how many ravens on it is used
  std::array<Swap, kSeatLimit> swaps{};                   // under seal
  std::array<std::optional<TalkDraft>, kSeatLimit> drafts{};  // known to their makers
  std::array<TalkDeal, kSeatLimit>
      deals{};  // the last of each with the active player, number 0: none; known to the two

  bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2048);

inline constexpr std::array<Card, 2> kNothingLaid = {kNoCard, kNoCard};

}  // namespace regalia::crowns
