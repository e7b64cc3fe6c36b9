// What a seat sees, what it believes, and the positions it must hold possible. royals.secrets
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

// A belief that starts from a position knows how many cards the others hold, and nothing of how they came by them.
Belief Rules::first_belief(const Observation& seen) const {
  Belief belief{HandsBelief<CountryCards, kSeatLimit>(deck_ - seen.board.display - seen.board.discard -
                                                      seen.hand.country - seen.claim.country),
                HandsBelief<IntrigueCards, kSeatLimit>(intrigue_deck_ - seen.board.intrigue_discard -
                                                       seen.hand.intrigue - seen.claim.intrigue)};
  for (int i = 0; i < seats_; ++i) {
    if (seat_at(i) == seen.viewer) continue;
    for (int card = 0; card < seen.country_cards[at(i)]; ++card) belief.country.draw_unseen(i);
    for (int card = 0; card < seen.intrigue_cards[at(i)]; ++card) belief.intrigue.draw_unseen(i);
  }
  return belief;
}

namespace {

template <class Cards, class Kind> Cards one(Kind kind) {
  Cards cards;
  cards.add(kind);
  return cards;
}

// Takes in what the viewer was told of others; each overload one kind of event, all other events tell nothing of hands.
struct HandsHeard {
  Belief& belief;
  Seat viewer;

  void operator()(const Revealed& e) const { belief.country.draw_seen(e.country); }
  void operator()(const DrewCountry& e) const {
    if (e.country)
      belief.country.draw_seen(*e.country);
    else
      belief.country.draw_unseen(index(e.seat));
  }
  void operator()(const DrewIntrigue& e) const {
    if (e.pair)
      belief.intrigue.draw_seen(*e.pair);
    else
      belief.intrigue.draw_unseen(index(e.seat));
  }
  void operator()(const TookDisplay& e) const {
    if (e.seat != viewer) belief.country.gain(index(e.seat), one<CountryCards>(e.country));
  }
  void operator()(const Discarded& e) const {
    if (e.seat != viewer) belief.country.lose(index(e.seat), one<CountryCards>(e.country));
  }
  void operator()(const DroppedIntrigue& e) const {
    if (e.seat != viewer) belief.intrigue.lose(index(e.seat), one<IntrigueCards>(e.pair));
  }
  void operator()(const PileShuffled& e) const { belief.country.shuffle_in(e.cards); }
  void operator()(const IntrigueShuffled& e) const { belief.intrigue.shuffle_in(e.cards); }
  void operator()(const auto&) const {}
};

}  // namespace

void Rules::believe(Belief& belief, Seat viewer, const Event& event) const {
  if (const auto* claim = std::get_if<Claimed>(&event)) {
    if (claim->seat != viewer) believe_payment(belief, *claim);
    return;
  }
  std::visit(HandsHeard{belief, viewer}, event);
}

// The cards paid were there; and who paid with wild cards had too few of the right ones (royals.wild.shortage).
void Rules::believe_payment(Belief& belief, const Claimed& claim) const {
  const int seat = index(claim.seat);
  const Noble& noble = nobles_[at(claim.noble)];
  if (options_.wild_cards == WildCards::only_when_short) {
    if (claim.country[noble.country] < noble.cost) {
      CountryCards::Kinds matching;
      matching.add(noble.country);
      belief.country.at_most(seat, matching, noble.cost - 1);
    }
    const auto showing = kPairsShowing[at(noble.country)];
    if (!claim.intrigue.empty() && claim.intrigue.count(showing) < noble.intrigue)
      belief.intrigue.at_most(seat, showing, noble.intrigue - 1);
  }
  belief.country.lose(seat, claim.country);
  if (!claim.intrigue.empty()) belief.intrigue.lose(seat, claim.intrigue);
}

State Rules::imagine(const View<Rules>& view, Rng& rng) const {
  const Observation& seen = view.seen;
  State state;
  state.board = seen.board;
  state.claim = seen.claim;
  const auto& country = view.believed->country.sample(rng);
  const auto& intrigue = view.believed->intrigue.sample(rng);
  state.pile = view.believed->country.pile(country);
  state.intrigue_pile = view.believed->intrigue.pile(intrigue);
  for (std::size_t i = 0; i < at(seats_); ++i) {
    state.hands[i].country = country[i];
    state.hands[i].intrigue = intrigue[i];
  }
  if (index(seen.viewer) < seats_) state.hands[at(seen.viewer)] = seen.hand;
  return state;
}

}  // namespace regalia::royals
