// The shape that every agreement between two seats shares: draft, put, answer, counter, withdraw.
//
// The engine owns the shape; a game owns the terms. Each new wording of a deal is a new revision, and accepting
// names deal and revision, so nobody accepts what has changed meanwhile. Whether the terms can be carried out is
// the game's question, asked again at the moment of acceptance.
#pragma once

#include <cstdint>

#include "engine/seat.h"

namespace regalia {

enum class DealStatus : std::uint8_t { draft, offered, accepted, refused, withdrawn };

// Why a step is not possible; a game maps each to one of its rules.
enum class DealFault : std::uint8_t { none, not_a_party, not_your_answer, old_revision, closed };

template <class Terms> struct Deal {
  Seat maker = kNobody;  // who began it
  Seat partner = kNobody;
  Seat last_word = kNobody;   // whose wording stands; the other party answers
  std::uint8_t revision = 0;  // counts the wordings put so far
  DealStatus status = DealStatus::draft;
  Terms terms{};

  [[nodiscard]] SeatSet parties() const { return SeatSet::both(maker, partner); }
  // Whether `seat` may know of it at all: a draft is its maker's own.
  [[nodiscard]] bool visible_to(Seat seat) const {
    return status == DealStatus::draft ? seat == maker : parties().has(seat);
  }
  [[nodiscard]] bool is_open() const { return status == DealStatus::draft || status == DealStatus::offered; }

  // Puts a first wording, or answers the other party's wording with a changed one.
  [[nodiscard]] DealFault can_put(Seat seat) const {
    if (!parties().has(seat)) return DealFault::not_a_party;
    if (!is_open()) return DealFault::closed;
    return seat == last_word ? DealFault::not_your_answer : DealFault::none;
  }
  void put(Seat seat, const Terms& wording) {
    terms = wording;
    last_word = seat;
    ++revision;
    status = DealStatus::offered;
  }

  [[nodiscard]] DealFault can_answer(Seat seat, int named_revision) const {
    if (!parties().has(seat)) return DealFault::not_a_party;
    if (status != DealStatus::offered) return DealFault::closed;
    if (named_revision != revision) return DealFault::old_revision;
    return seat == last_word ? DealFault::not_your_answer : DealFault::none;
  }
  void accept() { status = DealStatus::accepted; }
  void refuse() { status = DealStatus::refused; }

  [[nodiscard]] DealFault can_withdraw(Seat seat) const {
    if (!parties().has(seat)) return DealFault::not_a_party;
    if (!is_open()) return DealFault::closed;
    return seat == last_word || status == DealStatus::draft ? DealFault::none : DealFault::not_your_answer;
  }
  void withdraw() { status = DealStatus::withdrawn; }

  bool operator==(const Deal&) const = default;
};

}  // namespace regalia
