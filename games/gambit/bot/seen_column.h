// A column as one seat sees it, and who would win its goal if the round ended now. What lies face down from others counts as
// an ordinary conspirator.
#pragma once

#include <array>
#include <span>

#include "games/gambit/rules.h"

namespace regalia::gambit {

// Who would win, and by how much as a seat sees it: in tens of points, above 0 if it is the seat itself.
struct Standing {
  Seat leader = kNobody;
  float margin = 0;

  static constexpr float kMost = 2;  // more than this is as good
};

class SeenColumn {
 public:
  SeenColumn() = default;
  SeenColumn(const Rules& rules, const Board& board, int column, Seat seat);

  [[nodiscard]] int size() const { return static_cast<int>(size_); }
  [[nodiscard]] int own_cards() const;
  // What the next card turns up; kUnknown: nothing, or the seat cannot know.
  [[nodiscard]] Card turned_up_next() const { return turned_up_next_; }
  [[nodiscard]] bool turns_up_unknown() const { return turns_up_unknown_; }

  [[nodiscard]] Standing standing() const { return standing_of({cards_.data(), size_}); }
  // With a card of the seat put at its end; an Assassin or an Explorer above it is reckoned with.
  [[nodiscard]] Standing standing_with(Card card) const;
  // With a card of the seat under the Cloak that was just turned up.
  [[nodiscard]] Standing standing_with_hidden(Card card) const;

 private:
  // Columns are hardly ever longer; of one that is, the end is looked at.
  static constexpr std::size_t kRoom = 16;
  using Row = std::array<Placed, kRoom + 1>;

  [[nodiscard]] Standing standing_of_single(Placed placed) const;
  [[nodiscard]] Standing standing_of(std::span<const Placed> cards) const;

  const Rules* rules_ = nullptr;
  Seat seat_ = kNobody;
  Goal goal_ = kNoGoal;
  Card turned_up_next_ = kUnknown;
  bool turns_up_unknown_ = false;
  std::size_t size_ = 0;
  Row cards_;
};

}  // namespace regalia::gambit
