// A position of Gambit Royale: a plain value, trivially copyable. What the pieces mean is in rules.h.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include "engine/seat.h"
#include "games/gambit/facts.h"

namespace regalia::gambit {

enum class Phase : std::uint8_t {
  choose_start,  // chance: who begins
  deal,          // chance: the first hands
  goals,         // chance: the goals of a round
  place,         // turn: a card into a column
  hide,          // the owner of a Cloak: a card under it
  replace,       // chance: a card for the one hidden
  swap,          // the owner of a Traitor: which goal
  extra,         // chance: the card that comes with the Crown
  draw,          // chance: the card at the end of a turn
  refill,        // chance: a hand for a player who had none left
  over,
};

inline constexpr std::uint8_t kNoColumn = 255;
inline constexpr Goal kNoGoal{255};
inline constexpr Card kUnknown{31};  // a card that its viewer cannot see

// A conspirator in a column, with the card hidden under it if it is a Cloak.
class Placed {
 public:
  Placed() = default;
  constexpr Placed(Seat owner, Card card)
      : bits_(static_cast<std::uint8_t>(index(owner) * 32 + static_cast<int>(card))) {}

  [[nodiscard]] constexpr Seat owner() const { return seat_at(bits_ / 32); }
  [[nodiscard]] constexpr Card card() const { return static_cast<Card>(bits_ % 32); }
  [[nodiscard]] constexpr bool hides() const { return under_ != 0; }
  [[nodiscard]] constexpr Card hidden() const { return static_cast<Card>(under_ - 1); }
  // What it counts as: the hidden card if there is one.
  [[nodiscard]] constexpr Card counts_as() const { return hides() ? hidden() : card(); }

  constexpr void hide(Card card) { under_ = static_cast<std::uint8_t>(static_cast<int>(card) + 1); }

  constexpr bool operator==(const Placed&) const = default;

 private:
  std::uint8_t bits_ = 0;
  std::uint8_t under_ = 0;  // card + 1; 0: nothing
};

// Only the last card of a column can lie face down. One that everybody saw before it was turned down (an Explorer on
// the way) is known.
enum class Face : std::uint8_t { up, down, known };

// The columns, the cards of each from the goal downwards. All cards stand in one row, column after column.
class Columns {
 public:
  static constexpr int kRoom = kSeatLimit * kSetLimit;

  [[nodiscard]] int size(int column) const { return ends_[at(column)] - begin(column); }
  [[nodiscard]] int total() const { return ends_[kMostColumns - 1]; }
  [[nodiscard]] std::span<const Placed> operator[](int column) const {
    return {&cards_[at(begin(column))], at(size(column))};
  }
  [[nodiscard]] Face face(int column) const { return faces_[at(column)]; }
  [[nodiscard]] const Placed& last(int column) const {
    assert(size(column) > 0);
    return cards_[ends_[at(column)] - 1U];
  }
  // The card above the last.
  [[nodiscard]] const Placed& above(int column) const {
    assert(size(column) > 1);
    return cards_[ends_[at(column)] - 2U];
  }
  [[nodiscard]] Placed& above(int column) { return const_cast<Placed&>(std::as_const(*this).above(column)); }

  void turn(int column, Face face) { faces_[at(column)] = face; }
  // Puts a card at the end of a column, under one that lies face up.
  void add(int column, Placed card, Face face) {
    const std::size_t place = ends_[at(column)];
    for (std::size_t i = at(total()); i > place; --i) cards_[i] = cards_[i - 1];
    cards_[place] = card;
    for (std::size_t i = at(column); i < kMostColumns; ++i) ++ends_[i];
    faces_[at(column)] = face;
  }
  // Takes the last card away, or the one above it.
  void remove_last(int column) {
    remove(column, ends_[at(column)] - 1U);
    faces_[at(column)] = Face::up;
  }
  void remove_above(int column) { remove(column, ends_[at(column)] - 2U); }
  void clear() { *this = {}; }

  // For viewers: the same columns with a card replaced.
  void put(int column, int place, Placed card) { cards_[at(begin(column) + place)] = card; }

  bool operator==(const Columns&) const = default;

 private:
  [[nodiscard]] int begin(int column) const { return column == 0 ? 0 : ends_[at(column - 1)]; }
  void remove(int column, std::size_t place) {
    const std::size_t last = at(total() - 1);
    for (std::size_t i = place; i < last; ++i) cards_[i] = cards_[i + 1];
    cards_[last] = {};
    for (std::size_t i = at(column); i < kMostColumns; ++i) --ends_[i];
  }

  std::array<std::uint8_t, kMostColumns> ends_{};
  std::array<Face, kMostColumns> faces_{};
  std::array<Placed, kRoom> cards_{};  // what is not in use is zero
};

// What lies open on the table, but for the faces that are turned down.
struct Board {
  // Changes with every step.
  Phase phase = Phase::choose_start;
  Seat turn = kNobody;                // whose turn it is; before the first round, who begins
  Seat actor = kNobody;               // who decides or draws, where that may be another
  std::uint8_t column = kNoColumn;    // of the Cloak, Traitor or Crown that is being carried out
  std::uint8_t bound = kNoColumn;     // where a Lodestone Rock binds the next placement
  Seat last_placed = kNobody;         // who placed the last card
  bool lost_crown_this_turn = false;  // the player whose turn it is; the draw skipped for it is not this turn's
  // Changes with effects.
  Seat crown = kNobody;
  std::uint8_t closed = 0;                         // columns closed by a Storm, a bit each
  std::array<std::uint8_t, kMostColumns> extra{};  // Gatekeepers turned up in each column
  std::array<std::uint8_t, kSeatLimit> skips{};    // draws to skip for a Crown that went away
  // Changes with every round.
  std::uint8_t round = 0;  // from 0; 6 when the game is over
  std::array<Goal, kMostColumns> goals{kNoGoal, kNoGoal, kNoGoal, kNoGoal, kNoGoal, kNoGoal};
  std::array<std::uint8_t, kSeatLimit> gold_won{};   // Gold cards that a player keeps
  std::array<std::uint8_t, kSeatLimit> gold_left{};  // Gold cards that have left a player's set
  Goals goals_left;                                  // in the stacks and in the box
  Goals goals_lost;                                  // nobody won them
  std::array<Goals, kSeatLimit> won{};
  std::array<Cards, kSeatLimit> discards{};  // those that everybody has seen
  Columns columns;

  bool operator==(const Board&) const = default;
};

struct State {
  Board board;
  std::array<Cards, kSeatLimit> hands{};
  std::array<Cards, kSeatLimit> supply{};           // face down, drawn by chance
  std::array<Cards, kSeatLimit> unseen_discards{};  // that only their owners have seen

  bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1200);

}  // namespace regalia::gambit
