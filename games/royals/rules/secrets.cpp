// What a seat sees, what it remembers, and the positions it must hold possible. royals.secrets
#include "games/royals/rules.h"

namespace regalia::royals {

Observation Rules::observe(const State& state, Seat seat) const {
  Observation seen;
  seen.viewer = seat;
  seen.board = state.board;
  seen.pile = static_cast<std::uint8_t>(state.pile.size());
  seen.intrigue_pile = static_cast<std::uint8_t>(state.intrigue_pile.size());
  for (int i = 0; i < seats_; ++i) {
    // An unfinished claim is its player's secret: to the others its cards are still in hand.
    const bool claiming = seat_at(i) == state.board.turn;
    const Hand& hand = state.hands[at(i)];
    seen.country_cards[at(i)] =
        static_cast<std::uint8_t>(hand.country.size() + (claiming ? state.claim.country.size() : 0));
    seen.intrigue_cards[at(i)] =
        static_cast<std::uint8_t>(hand.intrigue.size() + (claiming ? state.claim.intrigue.size() : 0));
  }
  if (index(seat) < seats_) {
    seen.hand = state.hands[at(seat)];
    if (seat == state.board.turn) seen.claim = state.claim;
  }
  return seen;
}

// A memory that starts from a position knows how many cards the others hold, and nothing of how they came by them.
Memory Rules::first_memory(const Observation& seen) const {
  Memory memory{HandsBelief<CountryCards, kSeatLimit>(deck_ - seen.board.display - seen.board.discard -
                                                      seen.hand.country - seen.claim.country),
                HandsBelief<IntrigueCards, kSeatLimit>(intrigue_deck_ - seen.board.intrigue_discard -
                                                       seen.hand.intrigue - seen.claim.intrigue)};
  for (int i = 0; i < seats_; ++i) {
    if (seat_at(i) == seen.viewer) continue;
    for (int card = 0; card < seen.country_cards[at(i)]; ++card) memory.country.draw_unseen(i);
    for (int card = 0; card < seen.intrigue_cards[at(i)]; ++card) memory.intrigue.draw_unseen(i);
  }
  return memory;
}

namespace {

template <class Cards> Cards cards_from(const Event& event, std::size_t first_arg) {
  Cards cards;
  for (int i = 0; i < Cards::kKinds; ++i)
    cards.set(static_cast<typename Cards::KindType>(i), event.args[first_arg + at(i)]);
  return cards;
}

template <class Cards, class Kind> Cards one(Kind kind) {
  Cards cards;
  cards.add(kind);
  return cards;
}

}  // namespace

void Rules::remember(Memory& memory, Seat viewer, const Event& event) const {
  const int seat = index(event.seat);
  const bool own = event.seat == viewer;
  const auto country = [&] { return static_cast<Country>(event.args[0]); };
  const auto pair = [&] { return static_cast<Pair>(event.args[0]); };
  switch (event.as<EventKind>()) {
    case EventKind::revealed: memory.country.draw_seen(country()); break;
    case EventKind::drew_country:
      if (own)
        memory.country.draw_seen(country());
      else
        memory.country.draw_unseen(seat);
      break;
    case EventKind::drew_intrigue:
      if (own)
        memory.intrigue.draw_seen(pair());
      else
        memory.intrigue.draw_unseen(seat);
      break;
    case EventKind::took_display:
      if (!own) memory.country.gain(seat, one<CountryCards>(country()));
      break;
    case EventKind::discarded:
      if (!own) memory.country.lose(seat, one<CountryCards>(country()));
      break;
    case EventKind::dropped_intrigue:
      if (!own) memory.intrigue.lose(seat, one<IntrigueCards>(pair()));
      break;
    case EventKind::claimed:
      if (!own) remember_payment(memory, event);
      break;
    case EventKind::pile_shuffled: memory.country.shuffle_in(cards_from<CountryCards>(event, 0)); break;
    case EventKind::intrigue_shuffled: memory.intrigue.shuffle_in(cards_from<IntrigueCards>(event, 0)); break;
    default: break;
  }
}

// The cards paid were there; and who paid with wild cards had too few of the right ones (royals.wild.shortage).
void Rules::remember_payment(Memory& memory, const Event& event) const {
  const int seat = index(event.seat);
  const Noble& noble = nobles_[at(event.args[0])];
  const auto country = cards_from<CountryCards>(event, 2);
  const auto intrigue = cards_from<IntrigueCards>(event, 6);
  if (options_.wild_cards == WildCards::only_when_short) {
    if (country[noble.country] < noble.cost) {
      CountryCards::Kinds matching;
      matching.add(noble.country);
      memory.country.at_most(seat, matching, noble.cost - 1);
    }
    const auto showing = kPairsShowing[at(noble.country)];
    if (!intrigue.empty() && intrigue.count(showing) < noble.intrigue)
      memory.intrigue.at_most(seat, showing, noble.intrigue - 1);
  }
  memory.country.lose(seat, country);
  if (!intrigue.empty()) memory.intrigue.lose(seat, intrigue);
}

State Rules::imagine(const View<Rules>& view, Rng& rng) const {
  const Observation& seen = view.seen;
  State state;
  state.board = seen.board;
  state.claim = seen.claim;
  const auto& country = view.memory->country.sample(rng);
  const auto& intrigue = view.memory->intrigue.sample(rng);
  state.pile = view.memory->country.pile(country);
  state.intrigue_pile = view.memory->intrigue.pile(intrigue);
  for (std::size_t i = 0; i < at(seats_); ++i) {
    state.hands[i].country = country[i];
    state.hands[i].intrigue = intrigue[i];
  }
  if (index(seen.viewer) < seats_) state.hands[at(seen.viewer)] = seen.hand;
  return state;
}

}  // namespace regalia::royals
