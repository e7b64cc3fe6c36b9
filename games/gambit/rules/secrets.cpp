// What a seat sees, what it remembers, and the positions it must hold possible. gambit.secrets
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

// A memory that starts from a position knows how many cards lie where, and nothing of how they came there.
Memory Rules::first_memory(const Observation& seen) const {
  Memory memory;
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
      memory.sets[i] = SetBelief(hidden[i], seen.hand_sizes[i], seen.unseen_discard_sizes[i], std::move(spots[i]));
  return memory;
}

void Rules::remember(Memory& memory, Seat viewer, const Event& event) const {
  const auto& args = event.args;
  const EventKind kind = event.as<EventKind>();
  if (kind == EventKind::column_opened) {
    for (std::size_t arg = kFirstCardArg; arg < args.size() && args[arg] != 0; ++arg) {
      const CardInColumn card = CardInColumn::of_arg(args[arg]);
      if (card.owner == viewer) continue;
      SetBelief& set = memory.sets[at(card.owner)];
      const int place = args[1] + static_cast<int>(arg - kFirstCardArg);
      if (card.hidden != kUnknown) set.show(under_cloak(args[0], place), card.hidden);
      if (place == args[3] - 1 && set.has(end_of(args[0]))) set.show(end_of(args[0]), card.card);
    }
    return;
  }
  if (event.seat == viewer || event.seat == kNobody) return;
  SetBelief& set = memory.sets[at(event.seat)];
  switch (kind) {
    case EventKind::drew: set.draw(); break;
    case EventKind::placed: set.lay(end_of(args[1])); break;
    case EventKind::turned_up:
      if (args[2] == 0) set.show(end_of(args[1]), static_cast<Card>(args[0]));
      break;
    case EventKind::hid: set.lay(under_cloak(args[1], args[2])); break;
    case EventKind::assassinated:
      if (args[3] == 0) set.discard_unseen(end_of(args[1]));
      break;
    case EventKind::shuffled: {
      std::uint64_t bits = 0;
      for (std::size_t i = 0; i < 4; ++i)
        bits |= static_cast<std::uint64_t>(static_cast<std::uint16_t>(args[i])) << 16 * i;
      set.shuffle(Cards::of_bits(bits));
      break;
    }
    default: break;
  }
}

State Rules::imagine(const View<Rules>& view, Rng& rng) const {
  const Observation& seen = view.seen;
  State state;
  state.board = seen.board;
  for (int i = 0; i < seats_; ++i) {
    if (seat_at(i) == seen.viewer) continue;
    const SetBelief& set = view.memory->sets[at(i)];
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
