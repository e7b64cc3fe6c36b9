// What can happen in Gambit Royale, as told to the seats.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "engine/ordinal.h"
#include "engine/seat.h"
#include "games/gambit/state.h"

namespace regalia::gambit {

enum class DrawReason : std::uint8_t { first_hand, turn, replacement, crown, empty_hand };
enum class SkipReason : std::uint8_t { crown_lost, nothing_left };

// How a goal was decided.
enum class Decided : std::uint8_t { by_sum, by_lowest_sum, by_nearest_card, by_farthest_card, by_pair };

// Values count in halves of points.
struct HalfPoints {
  std::int16_t halves = 0;

  bool operator==(const HalfPoints&) const = default;
};

// --- the course of a round ---

struct Started {
  Seat seat = kNobody;

  static constexpr const char* kKind = "started";
  static constexpr std::array kNotes = {"who begins"};
  bool operator==(const Started&) const = default;
};

struct RoundBegan {
  Ordinal round;

  static constexpr const char* kKind = "round-began";
  static constexpr std::array kNotes = {"which"};
  bool operator==(const RoundBegan&) const = default;
};

struct GoalShown {
  Ordinal column;
  Goal goal = kNoGoal;

  static constexpr const char* kKind = "goal-shown";
  static constexpr std::array kNotes = {"where", "discipline and value, as in `music-4`"};
  bool operator==(const GoalShown&) const = default;
};

struct Drew {
  Seat seat = kNobody;
  std::optional<Card> card;
  DrawReason reason{};

  static constexpr const char* kKind = "drew";
  static constexpr std::array kNotes = {"who", "left out for those who did not see it",
                                        "`first-hand`, `turn`, `replacement`, `crown` or `empty-hand`"};
  bool operator==(const Drew&) const = default;
};

struct PlacedDown {
  Seat seat = kNobody;
  std::optional<Card> card;
  Ordinal column;

  static constexpr const char* kKind = "placed";
  static constexpr std::array kNotes = {"who", "left out for those who did not see it", "where"};
  bool operator==(const PlacedDown&) const = default;
};

struct TurnedUp {
  Seat seat = kNobody;
  Card card = Card::king;
  Ordinal column;
  bool known = false;

  static constexpr const char* kKind = "turned-up";
  static constexpr std::array kNotes = {"whose card it is", "which", "where", "everybody had seen it before"};
  bool operator==(const TurnedUp&) const = default;
};

struct StayedUp {
  Seat seat = kNobody;
  Card card = Card::king;
  Ordinal column;

  static constexpr const char* kKind = "stayed-up";
  static constexpr std::array kNotes = {"whose card it is", "turned up a second time in a turn, it does nothing",
                                        "where"};
  bool operator==(const StayedUp&) const = default;
};

struct ExplorerMoved {
  Seat seat = kNobody;
  Ordinal from;
  Ordinal to;

  static constexpr const char* kKind = "explorer-moved";
  static constexpr std::array kNotes = {"whose Explorer", "the column it leaves", "the column it comes to"};
  bool operator==(const ExplorerMoved&) const = default;
};

struct ExplorerStuck {
  Seat seat = kNobody;
  Ordinal column;

  static constexpr const char* kKind = "explorer-stuck";
  static constexpr std::array kNotes = {"whose Explorer", "where it stays"};
  bool operator==(const ExplorerStuck&) const = default;
};

struct Assassinated {
  Seat seat = kNobody;
  std::optional<Card> card;
  Ordinal column;
  Seat by = kNobody;
  bool known = false;

  static constexpr const char* kKind = "assassinated";
  static constexpr std::array kNotes = {"whose card it was", "left out for those who did not see it", "where",
                                        "whose Assassin", "everybody had seen the card"};
  bool operator==(const Assassinated&) const = default;
};

struct StormClosed {
  Seat seat = kNobody;
  Ordinal column;

  static constexpr const char* kKind = "storm-closed";
  static constexpr std::array kNotes = {"whose Storm", "which"};
  bool operator==(const StormClosed&) const = default;
};

struct Hid {
  Seat seat = kNobody;
  std::optional<Card> card;
  Ordinal column;
  Ordinal place;

  static constexpr const char* kKind = "hid";
  static constexpr std::array kNotes = {"who", "left out for those who did not see it", "where",
                                        "of the Cloak in its column"};
  bool operator==(const Hid&) const = default;
};

struct HidNothing {
  Seat seat = kNobody;
  Ordinal column;

  static constexpr const char* kKind = "hid-nothing";
  static constexpr std::array kNotes = {"who", "where the Cloak lies"};
  bool operator==(const HidNothing&) const = default;
};

struct Swapped {
  Seat seat = kNobody;
  Ordinal column;
  Ordinal other;

  static constexpr const char* kKind = "swapped";
  static constexpr std::array kNotes = {"whose Traitor", "of one goal", "of the other"};
  bool operator==(const Swapped&) const = default;
};

struct SwappedNothing {
  Seat seat = kNobody;

  static constexpr const char* kKind = "swapped-nothing";
  static constexpr std::array kNotes = {"whose Traitor"};
  bool operator==(const SwappedNothing&) const = default;
};

struct CrownTaken {
  Seat seat = kNobody;
  Seat former = kNobody;

  static constexpr const char* kKind = "crown-taken";
  static constexpr std::array kNotes = {"who", "who had it before"};
  bool operator==(const CrownTaken&) const = default;
};

struct CrownKept {
  Seat seat = kNobody;

  static constexpr const char* kKind = "crown-kept";
  static constexpr std::array kNotes = {"who has it already"};
  bool operator==(const CrownKept&) const = default;
};

struct LodestoneBound {
  Seat seat = kNobody;
  Ordinal column;

  static constexpr const char* kKind = "lodestone-bound";
  static constexpr std::array kNotes = {"whose Lodestone Rock", "where the next card goes"};
  bool operator==(const LodestoneBound&) const = default;
};

struct GatekeeperCame {
  Seat seat = kNobody;
  Ordinal column;

  static constexpr const char* kKind = "gatekeeper";
  static constexpr std::array kNotes = {"whose Gatekeeper", "that needs one card more"};
  bool operator==(const GatekeeperCame&) const = default;
};

struct DrawSkipped {
  Seat seat = kNobody;
  SkipReason reason{};

  static constexpr const char* kKind = "draw-skipped";
  static constexpr std::array kNotes = {"who", "`crown-lost` or `nothing-left`"};
  bool operator==(const DrawSkipped&) const = default;
};

struct Shuffled {
  Seat seat = kNobody;
  Cards seen;
  int unseen = 0;

  static constexpr const char* kKind = "shuffled";
  static constexpr std::array kNotes = {"whose discards", "those that everybody had seen", "how many others"};
  bool operator==(const Shuffled&) const = default;
};

struct Passed {
  Seat seat = kNobody;

  static constexpr const char* kKind = "passed";
  static constexpr std::array kNotes = {"who has no card to place"};
  bool operator==(const Passed&) const = default;
};

struct RoundOver {
  Ordinal round;

  static constexpr const char* kKind = "round-over";
  static constexpr std::array kNotes = {"which"};
  bool operator==(const RoundOver&) const = default;
};

// --- the evaluation of a column ---

// A card as it lies when its column is opened.
struct OpenedCard {
  Seat seat = kNobody;
  Card card = Card::king;
  std::optional<Card> hidden;
  std::optional<HalfPoints> value;

  static constexpr const char* kName = "GambitOpenedCard";
  static constexpr std::array kNotes = {"whose card it is", "which", "under a Cloak: what counts in its place",
                                        "printed, as it counts under this goal; left out: it has none"};
  bool operator==(const OpenedCard&) const = default;
};

struct SeatSum {
  Seat seat = kNobody;
  HalfPoints points;

  static constexpr const char* kName = "GambitSum";
  static constexpr std::array kNotes = {"whose", "how many"};
  bool operator==(const SeatSum&) const = default;
};

struct ColumnOpened {
  Ordinal column;
  Goal goal = kNoGoal;
  std::vector<OpenedCard> cards;

  static constexpr const char* kKind = "opened";
  static constexpr std::array kNotes = {"which", "of the column", "from the goal downwards"};
  bool operator==(const ColumnOpened&) const = default;
};

struct MusketeersRule {
  Ordinal column;
  Seat seat = kNobody;
  Ordinal place;

  static constexpr const char* kKind = "musketeers";
  static constexpr std::array kNotes = {"which", "whose", "of the card in its column"};
  bool operator==(const MusketeersRule&) const = default;
};

struct Cancelled {
  Ordinal column;
  Card by = Card::king;
  int count = 0;

  static constexpr const char* kKind = "cancelled";
  static constexpr std::array kNotes = {"which", "the conspirator of whom several cancel each other", "how many"};
  bool operator==(const Cancelled&) const = default;
};

struct Guarded {
  Ordinal column;
  Seat seat = kNobody;
  Card by = Card::king;
  Ordinal place;
  Card card = Card::king;

  static constexpr const char* kKind = "guarded";
  static constexpr std::array kNotes = {"which", "whose Bodyguard and whose card",
                                        "the conspirator that would remove it", "of the card that is saved", "which"};
  bool operator==(const Guarded&) const = default;
};

struct Removed {
  Ordinal column;
  Seat seat = kNobody;
  Card by = Card::king;
  Ordinal place;
  Card card = Card::king;
  Seat remover = kNobody;

  static constexpr const char* kKind = "removed";
  static constexpr std::array kNotes = {"which",
                                        "whose card",
                                        "the conspirator that removes it",
                                        "of the card that goes",
                                        "which",
                                        "whose conspirator removes it"};
  bool operator==(const Removed&) const = default;
};

struct PairWins {
  Ordinal column;
  Seat seat = kNobody;

  static constexpr const char* kKind = "pair";
  static constexpr std::array kNotes = {"which", "who has Prince and Squire"};
  bool operator==(const PairWins&) const = default;
};

struct ValueChanged {
  Ordinal column;
  Seat seat = kNobody;
  Ordinal place;
  Card card = Card::king;
  std::optional<HalfPoints> value;

  static constexpr const char* kKind = "changed";
  static constexpr std::array kNotes = {"which", "whose card", "of the card", "which",
                                        "what it counts from now on; left out: nothing at all"};
  bool operator==(const ValueChanged&) const = default;
};

struct DragonCame {
  Ordinal column;
  Seat seat = kNobody;
  Ordinal place;
  HalfPoints value;

  static constexpr const char* kKind = "dragon";
  static constexpr std::array kNotes = {"which", "whose", "of the card", "what each card of the others loses"};
  bool operator==(const DragonCame&) const = default;
};

struct BeggarCame {
  Ordinal column;
  Seat seat = kNobody;
  Ordinal place;

  static constexpr const char* kKind = "beggar";
  static constexpr std::array kNotes = {"which", "whose", "of the card"};
  bool operator==(const BeggarCame&) const = default;
};

struct SumsCompared {
  Ordinal column;
  std::vector<SeatSum> sums;

  static constexpr const char* kKind = "sums";
  static constexpr std::array kNotes = {"which", "of those who take part"};
  bool operator==(const SumsCompared&) const = default;
};

struct GoalWon {
  Ordinal column;
  Seat seat = kNobody;
  Goal goal = kNoGoal;
  Decided decided{};

  static constexpr const char* kKind = "won";
  static constexpr std::array kNotes = {"which", "who", "discipline and value",
                                        "`sum`, `lowest-sum`, `nearest`, `farthest` or `pair`"};
  bool operator==(const GoalWon&) const = default;
};

struct GoalLost {
  Ordinal column;
  Goal goal = kNoGoal;

  static constexpr const char* kKind = "lost";
  static constexpr std::array kNotes = {"which", "that leaves the game"};
  bool operator==(const GoalLost&) const = default;
};

struct GoldWon {
  Ordinal column;
  Seat seat = kNobody;
  Seat owner = kNobody;

  static constexpr const char* kKind = "gold";
  static constexpr std::array kNotes = {"which", "who keeps it", "whose Gold it was"};
  bool operator==(const GoldWon&) const = default;
};

struct GameOver {
  static constexpr const char* kKind = "game-over";
  static constexpr std::array<const char*, 0> kNotes = {};
  bool operator==(const GameOver&) const = default;
};

using Event = std::variant<Started, RoundBegan, GoalShown, Drew, PlacedDown, TurnedUp, StayedUp, ExplorerMoved,
                           ExplorerStuck, Assassinated, StormClosed, Hid, HidNothing, Swapped, SwappedNothing,
                           CrownTaken, CrownKept, LodestoneBound, GatekeeperCame, DrawSkipped, Shuffled, Passed,
                           RoundOver, ColumnOpened, MusketeersRule, Cancelled, Guarded, Removed, PairWins, ValueChanged,
                           DragonCame, BeggarCame, SumsCompared, GoalWon, GoalLost, GoldWon, GameOver>;

}  // namespace regalia::gambit
