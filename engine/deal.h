// The shape that every agreement between seats shares: draft, put, answer, counter, withdraw.
//
// The engine owns the shape; a game owns the clauses. A seat words a Draft, alone and in silence. Put, it becomes a
// Deal between its parties, with an id. Each new wording is a new revision, and whoever answers names deal and
// revision, so nobody accepts what has changed meanwhile. It is settled when everybody else has accepted the wording that
// stands. Whether clauses can be carried out is the game's question, asked again at the moment of acceptance.
//
//   Draft<Clause> draft{.maker = anna, .parties = SeatSet::both(anna, ben), .clauses = {…}};
//   if (draft.can_put(anna) == DealFault::none) deals.push_back(put(draft, next_deal_id(draft.parties, deals)));
//   if (deal.can_accept(ben, 1) == DealFault::none) deal.accept(ben);
//
// Clauses are a vector, or a FixedList where the rules bound them and a position shall be trivially copyable.
//
// Every question asks first who asks, so an answer tells a stranger nothing. What is not there and what is none of one's
// business should be refused by a game in the same words.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace regalia {

enum class DealStatus : std::uint8_t { offered, accepted, refused, withdrawn };

// Why a step is not possible; a game maps each to one of its rules.
enum class DealFault : std::uint8_t {
  none,
  not_a_party,      // it is between others
  not_yours,        // only its maker may do that
  not_your_answer,  // the wording is one's own: the others answer
  agreed_already,
  old_revision,  // the wording has changed meanwhile
  closed,
  empty,       // it says nothing
  no_partner,  // a deal needs somebody else
};

// Deals are numbered from 1 within their set of parties: a number tells nothing of what others agree on.
struct DealId {
  SeatSet parties;
  std::uint16_t number = 0;

  bool operator==(const DealId&) const = default;
};

// What an answer names.
struct DealWording {
  DealId deal;
  std::uint32_t revision = 0;

  bool operator==(const DealWording&) const = default;
};

// A wording in the making. It is its maker's own: nobody else may know that there is one.
template <class Clause, class Clauses = std::vector<Clause>> struct Draft {
  Seat maker = kNobody;
  SeatSet parties;                     // the maker among them
  std::optional<DealWording> answers;  // what it would take the place of
  Clauses clauses;

  [[nodiscard]] bool visible_to(Seat seat) const { return seat == maker; }
  // Adds, changes and strikes clauses, or throws the draft away.
  [[nodiscard]] DealFault can_change(Seat seat) const { return seat == maker ? DealFault::none : DealFault::not_yours; }
  // Whether it is fit to be put. An answer must be possible besides: can_counter of the deal it answers.
  [[nodiscard]] DealFault can_put(Seat seat) const {
    if (seat != maker) return DealFault::not_yours;
    if (!parties.has(maker)) return DealFault::not_a_party;
    if (parties.size() < 2) return DealFault::no_partner;
    return clauses.empty() ? DealFault::empty : DealFault::none;
  }

  bool operator==(const Draft&) const = default;
};

// A deal that was put: offered, settled or over.
template <class Clause, class Clauses = std::vector<Clause>> struct Deal {
  DealId id;
  Seat maker = kNobody;        // who put the first wording
  Seat last_word = kNobody;    // whose wording stands; all others answer
  std::uint32_t revision = 0;  // counts the wordings put so far
  DealStatus status = DealStatus::offered;
  SeatSet agreed;  // who has accepted the wording that stands; whose it is need not
  Clauses clauses;

  [[nodiscard]] bool visible_to(Seat seat) const { return id.parties.has(seat); }
  [[nodiscard]] bool is_open() const { return status == DealStatus::offered; }
  [[nodiscard]] DealWording wording() const { return {id, revision}; }

  // Whom it waits for.
  [[nodiscard]] SeatSet to_answer() const {
    return is_open() ? id.parties - agreed - SeatSet::only(last_word) : SeatSet();
  }
  // Who is held to the wording that stands: whoever worded it and whoever has accepted it.
  [[nodiscard]] SeatSet bound() const {
    if (!is_open()) return status == DealStatus::accepted ? id.parties : SeatSet();
    return id.parties - to_answer();
  }
  // Whether everybody else has accepted, so that the answer of `seat` decides.
  [[nodiscard]] bool is_last_to_answer(Seat seat) const { return to_answer() == SeatSet::only(seat); }

  // Refuses, or counters with a changed wording. Whoever has accepted may still do so until the deal is settled.
  [[nodiscard]] DealFault can_answer(Seat seat, std::uint32_t named_revision) const {
    if (!visible_to(seat)) return DealFault::not_a_party;
    if (!is_open()) return DealFault::closed;
    if (named_revision != revision) return DealFault::old_revision;
    return seat == last_word ? DealFault::not_your_answer : DealFault::none;
  }
  [[nodiscard]] DealFault can_accept(Seat seat, std::uint32_t named_revision) const {
    const DealFault fault = can_answer(seat, named_revision);
    return fault == DealFault::none && agreed.has(seat) ? DealFault::agreed_already : fault;
  }
  // A counter-offer stays between the same parties; with others it is another deal.
  [[nodiscard]] DealFault can_counter(const Draft<Clause, Clauses>& draft) const {
    if (!visible_to(draft.maker)) return DealFault::not_a_party;
    if (draft.parties != id.parties || !draft.answers || draft.answers->deal != id) return DealFault::not_your_answer;
    const DealFault fault = draft.can_put(draft.maker);
    return fault == DealFault::none ? can_answer(draft.maker, draft.answers->revision) : fault;
  }
  // Takes the own wording back; the deal is over.
  [[nodiscard]] DealFault can_withdraw(Seat seat) const {
    if (!visible_to(seat)) return DealFault::not_a_party;
    if (!is_open()) return DealFault::closed;
    return seat == last_word ? DealFault::none : DealFault::not_yours;
  }

  // Each is preceded by its question.
  void accept(Seat seat) {
    if (is_last_to_answer(seat)) status = DealStatus::accepted;
    agreed.add(seat);
  }
  void counter(const Draft<Clause, Clauses>& draft) {
    clauses = draft.clauses;
    last_word = draft.maker;
    agreed = {};
    ++revision;
  }
  void refuse() { status = DealStatus::refused; }
  void withdraw() { status = DealStatus::withdrawn; }

  // For positions that come from outside: empty, or what cannot be.
  [[nodiscard]] std::string_view fault() const {
    if (id.number == 0 || id.parties.size() < 2) return "a deal needs a number and at least two parties";
    if (!visible_to(maker) || !visible_to(last_word)) return "a deal is worded by its parties";
    if (revision == 0 || (revision == 1 && last_word != maker)) return "the first wording of a deal is its maker's";
    if (clauses.empty()) return "a deal needs a clause";
    if (agreed.has(last_word) || !(agreed - id.parties).empty()) return "a deal is accepted by its other parties";
    const bool all_agreed = (id.parties - agreed).size() == 1;
    if (all_agreed != (status == DealStatus::accepted)) return "a deal is settled when all have accepted it";
    return {};
  }

  bool operator==(const Deal&) const = default;
};

// A new deal in its first wording.
template <class Clause, class Clauses>
[[nodiscard]] Deal<Clause, Clauses> put(const Draft<Clause, Clauses>& draft, DealId id) {
  return {
      .id = id, .maker = draft.maker, .last_word = draft.maker, .revision = 1, .agreed = {}, .clauses = draft.clauses};
}

// The next number within these parties. Deals that were dropped from the list no longer count: keep the last between each
// set of parties where a number must not come again.
template <class Deals> [[nodiscard]] DealId next_deal_id(SeatSet parties, const Deals& deals) {
  std::uint16_t last = 0;
  for (const auto& deal : deals)
    if (deal.id.parties == parties) last = std::max(last, deal.id.number);
  if (last == std::numeric_limits<std::uint16_t>::max())
    throw std::length_error("too many deals between the same parties");
  return {parties, static_cast<std::uint16_t>(last + 1)};
}

// The deal with this id, or none.
template <class Deals> [[nodiscard]] auto find_deal(Deals& deals, const DealId& id) -> decltype(&*deals.begin()) {
  const auto found = std::find_if(deals.begin(), deals.end(), [&](const auto& deal) { return deal.id == id; });
  return found == deals.end() ? nullptr : &*found;
}

}  // namespace regalia
