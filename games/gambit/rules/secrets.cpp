// What a seat sees, what it believes, and the positions it must hold possible. gambit.secrets
#include "games/gambit/rules.h"

namespace regalia::gambit {
namespace {

using Spot = SetBelief::Spot;

Spot end_of(int column) { return {Spot::Kind::end_of_column, static_cast<std::uint8_t>(column), 0}; }
Spot under_cloak(int column, int place) {
  return {Spot::Kind::under_cloak, static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(place)};
}

// Calls `visit(column, place, card, spot)` for every card of a column, and once more for what lies under a Cloak, if
// its face is hidden from those who do not own it.
template <class Visit> void for_each_hidden(const Columns& columns, int count, Visit visit) {
  for (int column = 0; column < count; ++column) {
    const std::span<const Placed> cards = columns[column];
    const int size = columns.size(column);
    for (int place = 0; place < size; ++place)
      if (cards[at(place)].hides()) visit(column, place, cards[at(place)], under_cloak(column, place));
    if (size > 0 && columns.face(column) == Face::down) visit(column, size - 1, cards[at(size - 1)], end_of(column));
  }
}

// The card at a hidden spot with another in its place.
Placed with(Placed placed, const Spot& spot, Card card) {
  if (spot.kind == Spot::Kind::end_of_column) return {placed.owner(), card};
  placed.hide(card);
  return placed;
}

}  // namespace

Observation Rules::observe(const State& state, Seat seat) const {
  Observation seen;
  seen.viewer = seat;
  seen.board = state.board;
  for_each_hidden(state.board.columns, columns_, [&](int column, int place, const Placed& placed, const Spot& spot) {
    if (placed.owner() != seat) seen.board.columns.put(column, place, with(placed, spot, kUnknown));
  });
  for (std::size_t i = 0; i < at(seats_); ++i) {
    seen.hand_sizes[i] = static_cast<std::uint8_t>(state.hands[i].size());
    seen.supply_sizes[i] = static_cast<std::uint8_t>(state.supply[i].size());
    seen.unseen_discard_sizes[i] = static_cast<std::uint8_t>(state.unseen_discards[i].size());
  }
  if (index(seat) < seats_) {
    seen.hand = state.hands[at(seat)];
    seen.unseen_discards = state.unseen_discards[at(seat)];
  }
  return seen;
}

// A belief that starts from a position knows how many cards lie where, and nothing of how they came there.
Belief Rules::first_belief(const Observation& seen) const {
  Belief belief;
  std::array<Cards, kSeatLimit> hidden{};
  std::array<std::vector<Spot>, kSeatLimit> spots;
  for (int i = 0; i < seats_; ++i) {
    hidden[at(i)] = deck_ - seen.board.discards[at(i)];
    for (int gold = 0; gold < seen.board.gold_left[at(i)]; ++gold) hidden[at(i)].take(Card::gold);
  }
  for (int column = 0; column < columns_; ++column)
    for (const Placed& placed : seen.board.columns[column])
      if (placed.owner() != seen.viewer && placed.card() != kUnknown) hidden[at(placed.owner())].take(placed.card());
  for_each_hidden(seen.board.columns, columns_,
                  [&](int, int, const Placed& placed, const Spot& spot) { spots[at(placed.owner())].push_back(spot); });
  for (std::size_t i = 0; i < at(seats_); ++i)
    if (seat_at(static_cast<int>(i)) != seen.viewer)
      belief.sets[i] = SetBelief(hidden[i], seen.hand_sizes[i], seen.unseen_discard_sizes[i], std::move(spots[i]));
  return belief;
}

namespace {

// Takes in what the viewer was told of the sets of others; each overload one kind of event, all others tell nothing.
struct SetsHeard {
  Belief& belief;
  Seat viewer;

  // Of somebody else; nullptr: it is the viewer's own.
  [[nodiscard]] SetBelief* set_of(Seat owner) const { return owner == viewer ? nullptr : &belief.sets[at(owner)]; }

  void operator()(const Drew& e) const {
    if (SetBelief* set = set_of(e.seat)) set->draw();
  }
  void operator()(const PlacedDown& e) const {
    if (SetBelief* set = set_of(e.seat)) set->lay(end_of(e.column.index));
  }
  void operator()(const TurnedUp& e) const {
    if (SetBelief* set = set_of(e.seat); set != nullptr && !e.known) set->show(end_of(e.column.index), e.card);
  }
  void operator()(const Hid& e) const {
    if (SetBelief* set = set_of(e.seat)) set->lay(under_cloak(e.column.index, e.place.index));
  }
  void operator()(const Assassinated& e) const {
    if (SetBelief* set = set_of(e.seat); set != nullptr && !e.known) set->discard_unseen(end_of(e.column.index));
  }
  void operator()(const Shuffled& e) const {
    if (SetBelief* set = set_of(e.seat)) set->shuffle(e.seen);
  }
  void operator()(const ColumnOpened& e) const {
    const int column = e.column.index;
    for (std::size_t place = 0; place < e.cards.size(); ++place) {
      const OpenedCard& card = e.cards[place];
      SetBelief* set = set_of(card.seat);
      if (set == nullptr) continue;
      if (card.hidden) set->show(under_cloak(column, static_cast<int>(place)), *card.hidden);
      if (place + 1 == e.cards.size() && set->has(end_of(column))) set->show(end_of(column), card.card);
    }
  }
  void operator()(const auto&) const {}
};

}  // namespace

void Rules::believe(Belief& belief, Seat viewer, const Event& event) const {
  std::visit(SetsHeard{belief, viewer}, event);
}

State Rules::imagine(const View<Rules>& view, Rng& rng) const {
  const Observation& seen = view.seen;
  State state;
  state.board = seen.board;
  for (int i = 0; i < seats_; ++i) {
    if (seat_at(i) == seen.viewer) continue;
    const SetBelief& set = view.believed->sets[at(i)];
    const SetBelief::Deal deal = set.sample(rng);
    state.hands[at(i)] = deal.hand;
    state.supply[at(i)] = deal.supply;
    state.unseen_discards[at(i)] = deal.unseen_discards;
    for (std::size_t s = 0; s < set.spots().size(); ++s) {
      const Spot& spot = set.spots()[s];
      const int place = spot.kind == Spot::Kind::under_cloak ? spot.place : state.board.columns.size(spot.column) - 1;
      const Placed placed = state.board.columns[spot.column][at(place)];
      state.board.columns.put(spot.column, place, with(placed, spot, deal.spots[s]));
    }
  }
  if (index(seen.viewer) >= seats_) return state;
  const std::size_t own = at(seen.viewer);
  state.hands[own] = seen.hand;
  state.unseen_discards[own] = seen.unseen_discards;
  state.supply[own] = own_supply(seen);
  return state;
}

Cards Rules::own_supply(const Observation& seen) const {
  if (index(seen.viewer) >= seats_) return {};
  Cards supply = deck_ - seen.hand - seen.unseen_discards - seen.board.discards[at(seen.viewer)];
  for (int gold = 0; gold < seen.board.gold_left[at(seen.viewer)]; ++gold) supply.take(Card::gold);
  for (int column = 0; column < columns_; ++column)
    for (const Placed& placed : seen.board.columns[column]) {
      if (placed.owner() != seen.viewer) continue;
      supply.take(placed.card());
      if (placed.hides()) supply.take(placed.hidden());
    }
  return supply;
}

}  // namespace regalia::gambit
