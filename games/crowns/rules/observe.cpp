// What a seat sees of a position, and what people remember of the hands of others. crowns.secrets
#include "games/crowns/rules.h"

namespace regalia::crowns {

Observation Rules::observe(const State& state, Seat seat) const {
  const Board& board = state.board;
  Observation seen;
  seen.viewer = seat;
  seen.board = board;
  seen.guests = static_cast<std::uint8_t>(state.guests.size());
  seen.shown_agendas.fill(kNoCard);
  for (int i = 0; i < seats_; ++i) seen.hand_sizes[at(i)] = static_cast<std::uint8_t>(state.hands[at(i)].size());
  if (board.phase == Phase::over) {
    seen.shown = state.hands;
    seen.shown_agendas = state.agendas;
  }
  if (index(seat) >= seats_) return seen;
  seen.hand = state.hands[at(seat)];
  seen.agenda = state.agendas[at(seat)];
  seen.vote = state.votes[at(seat)];
  seen.sentinel = state.sentinels[at(seat)];
  seen.sentinel_least = state.sentinel_least[at(seat)];
  seen.swap = state.swaps[at(seat)];
  seen.draft = state.drafts[at(seat)];
  if (seat == board.turn || seat == board.target) seen.coin = state.coin;
  if (board.phase == Phase::take && seat == board.actor) seen.looked_at = state.hands[at(defeated(board))];
  for (int i = 0; i < seats_; ++i)
    if (state.deals[at(i)].visible_to(seat)) seen.deals[at(i)] = state.deals[at(i)];
  return seen;
}

Knowledge Rules::first_knowledge(const Observation& seen) const {
  const Board& board = seen.board;
  Knowledge known;
  for (int i = 0; i < seats_; ++i) {
    SeenHand& hand = known.hands[at(i)];
    if (seat_at(i) == seen.viewer) continue;
    if (!board.cards_moved)
      hand.seen = first_hands_[at(i)];
    else
      hand.unseen = seen.hand_sizes[at(i)];
  }
  known.coin = seen.coin;
  return known;
}

namespace {

// Takes in what happened to the hands of others; each overload one kind of event, all others tell nothing of them.
struct HandsSeen {
  Knowledge& known;
  Seat viewer;
  int seats;

  // The viewer's own hand is in sight and not kept.
  [[nodiscard]] bool is_other(Seat seat) const { return seat != viewer; }
  [[nodiscard]] SeenHand& of(Seat seat) const { return known.hands[at(seat)]; }

  // They are there now, or were: what was not known is one of those that came unseen.
  void show(Seat seat, const Cards& cards) const {
    if (!is_other(seat)) return;
    SeenHand& hand = of(seat);
    for (const Card card : cards)
      while (hand.seen[card] < cards[card]) {
        hand.seen.add(card);
        --hand.unseen;
      }
  }
  void leave(Seat seat, std::optional<Card> card) const {
    if (!is_other(seat)) return;
    if (!card) {
      ++of(seat).gone;
      return;
    }
    show(seat, Cards::one(*card));
    of(seat).seen.take(*card);
  }
  void come(Seat seat, std::optional<Card> card) const {
    if (!is_other(seat)) return;
    if (card)
      of(seat).seen.add(*card);
    else
      ++of(seat).unseen;
  }
  void pass(Seat from, Seat to, std::optional<Card> card) const {
    leave(from, card);
    come(to, card);
  }

  void operator()(const SwapsDone&) const {
    for (int i = 0; i < seats; ++i) {
      come(seat_at(i), {});
      leave(seat_at(i), {});
    }
  }
  void operator()(const SentinelsShown& e) const {
    for (const SentinelUse& use : e.used) leave(use.seat, guest_card(Type::sentinel));
  }
  void operator()(const Laid& e) const { show(e.seat, Cards::one(e.card)); }
  void operator()(const Offered& e) const { show(e.seat, Cards::one(e.card)); }
  void operator()(const Exchanged& e) const {
    for (const Card card : e.gave) pass(e.seat, e.partner, card);
    for (const Card card : e.got) pass(e.partner, e.seat, card);
  }
  void operator()(const CoinagePlayed& e) const {
    leave(e.seat, e.card);
    known.coin = e.card.value_or(kNoCard);
  }
  // crowns.coinage.draw: then the Coinage joins the hand.
  void operator()(const CardDrawn& e) const {
    pass(e.from, e.seat, e.card);
    come(e.from, known.coin == kNoCard ? std::nullopt : std::optional(known.coin));
    known.coin = kNoCard;
  }
  void operator()(const Attacked& e) const { leave(e.seat, e.card); }
  void operator()(const Looked& e) const {
    if (e.hand && is_other(e.from)) of(e.from) = {*e.hand, 0, 0};
  }
  void operator()(const Took& e) const { pass(e.from, e.seat, e.card); }
  void operator()(const GuestDrawn& e) const { come(e.seat, e.card); }
  void operator()(const DealPut& e) const {
    for (const Clause& clause : e.clauses)
      if (clause.kind == ClauseKind::card && clause.from == e.seat) show_all_given(e, clause);
  }
  void operator()(const DealSettled& e) const {
    for (const Clause& clause : e.clauses)
      if (clause.kind == ClauseKind::card) pass(clause.from, clause.from == e.seat ? e.partner : e.seat, clause.card());
  }
  void operator()(const HandShown& e) const {
    if (is_other(e.seat)) of(e.seat) = {e.hand, 0, 0};
  }
  void operator()(const auto&) const {}

 private:
  void show_all_given(const DealPut& e, const Clause& clause) const {
    Cards cards;
    for (const Clause& other : e.clauses)
      if (other == clause) cards.add(clause.card());
    show(e.seat, cards);
  }
};

}  // namespace

void Rules::note(Knowledge& known, Seat viewer, const Event& event) const {
  std::visit(HandsSeen{known, viewer, seats_}, event);
}

}  // namespace regalia::crowns
