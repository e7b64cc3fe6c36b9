// How a column is decided at the end of a round: the talents in initiative order, the sums, the winner. Each step is
// told as an event.
//
//   Contest contest(rules, column, goal, cards);
//   const Seat winner = contest.decide(sink);   // kNobody: nobody is left
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/fixed_list.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {

class Contest {
 public:
  static constexpr int kNoValue = -1;

  struct Entry {
    Seat owner = kNobody;
    Card card = Card::king;  // what it counts as
    std::uint8_t place = 0;  // from the goal, from 0
    bool there = true;       // not removed
    std::int16_t halves = 0;
  };

  Contest(const Rules& rules, int column, Goal goal, std::span<const Placed> cards);

  // Instantiated for Silence and Listener.
  template <class Sink> [[nodiscard]] Seat decide(Sink& sink);

  // After decide: whether cards other than the Musketeers had their talents.
  [[nodiscard]] bool talents_worked() const { return talents_worked_; }
  [[nodiscard]] Decided decided() const { return decided_; }
  [[nodiscard]] const auto& entries() const { return entries_; }

 private:
  [[nodiscard]] bool lies(Card card) const { return (present_ >> at(card) & 1U) != 0; }
  [[nodiscard]] int count(Card card) const;
  [[nodiscard]] bool has(Seat owner, Card card) const;
  [[nodiscard]] int remaining() const;
  [[nodiscard]] int players_left() const;
  [[nodiscard]] std::int16_t printed(Card card) const;
  [[nodiscard]] Ordinal here() const { return Ordinal::of(column_); }
  template <class Sink> void tell_if_changed(const Entry& entry, Sink& sink) const;
  template <class Sink> void open(std::span<const Placed> cards, Sink& sink) const;
  template <class Sink> void musketeers(Sink& sink);
  template <class Sink> void remove_by(Card remover, int lying, Sink& sink);
  [[nodiscard]] bool is_guarded(const Entry& entry) const;
  [[nodiscard]] bool would_remove(Card remover, const Entry& entry) const;
  [[nodiscard]] Seat winning_pair() const;
  template <class Sink> void work_talents(Sink& sink);
  void change_values();
  void copy_values();
  template <class Sink> void dragons(Sink& sink);
  template <class Sink> [[nodiscard]] bool beggar(Sink& sink) const;
  template <class Sink> [[nodiscard]] Seat compare(bool lowest, Sink& sink);

  const Rules& rules_;
  std::span<const Placed> cards_;
  int column_;
  Goal goal_;
  Discipline discipline_;
  bool talents_worked_ = true;
  Decided decided_ = Decided::by_sum;
  std::uint32_t present_ = 0;  // kinds that lay there at the start, a bit each
  FixedList<Entry, Columns::kRoom> entries_;
};

}  // namespace regalia::gambit
