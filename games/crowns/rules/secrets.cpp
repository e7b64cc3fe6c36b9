// What a seat sees, remembers and believes, and the positions it must hold possible. crowns.secrets
#include <algorithm>

#include "games/crowns/rules.h"

namespace regalia::crowns {
namespace {

// Cards of one house.
Cards::Kinds of_house(int house) {
  Cards::Kinds kinds;
  for (int type = 0; type < kHouseTypes; ++type) kinds.add(house_card(static_cast<Type>(type), house));
  return kinds;
}

Cards::Kinds all_house_cards() {
  Cards::Kinds kinds;
  for (int card = 0; card < kHouseTypes * kHouses; ++card) kinds.add(static_cast<Card>(card));
  return kinds;
}

// Knights that may attack somebody.
Cards::Kinds knights_against(const Rules& rules, Seat attacker, Seat whom) {
  Cards::Kinds kinds;
  for (int house = 0; house < kHouses; ++house)
    if (rules.targets_of(house_card(Type::knight, house), attacker).has(whom)) kinds.add(house_card(Type::knight, house));
  return kinds;
}

// All hands are still as they were dealt, as far as the viewer can see.
bool is_untouched(const Rules& rules, const Observation& seen) {
  const Board& board = seen.board;
  if (board.phase <= Phase::customize) return board.swap == 0;
  const bool first_turn = (board.phase == Phase::talk || board.phase == Phase::act) && board.round == 0 &&
                          board.turn == board.starter && board.promises == Promises();
  if (!first_turn || rules.options().customized) return false;
  for (int i = 0; i < rules.seats(); ++i)
    if (seen.hand_sizes[at(i)] != rules.first_hand(i).size() || board.ravens[at(i)] != rules.facts().ravens) return false;
  return index(seen.viewer) >= rules.seats() || seen.hand == rules.first_hand(index(seen.viewer));
}

}  // namespace

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
  seen.swap = state.swaps[at(seat)];
  seen.draft = state.drafts[at(seat)];
  if (seat == board.turn || seat == board.target) seen.coin = state.coin;
  if (board.phase == Phase::take && seat == board.actor) seen.looked_at = state.hands[at(defeated(board))];
  for (int i = 0; i < seats_; ++i)
    if (state.deals[at(i)].visible_to(seat)) seen.deals[at(i)] = state.deals[at(i)];
  return seen;
}

// --- what is remembered, for people ---

Knowledge Rules::first_knowledge(const Observation& seen) const {
  Knowledge known;
  const bool fresh = is_untouched(*this, seen);
  for (int i = 0; i < seats_; ++i) {
    SeenHand& hand = known.hands[at(i)];
    if (fresh)
      hand.seen = first_hands_[at(i)];
    else
      hand.unseen = seen.hand_sizes[at(i)];
  }
  return known;
}

namespace {

// Takes in what happened to the hands of others; each overload one kind of event, all others tell nothing of them.
struct HandsSeen {
  Knowledge& known;
  Seat viewer;
  int seats;

  [[nodiscard]] SeenHand& of(Seat seat) const { return known.hands[at(seat)]; }

  // It is there now, or was: if it was not known, it is one of those that came unseen.
  void show(Seat seat, const Cards& cards) const {
    SeenHand& hand = of(seat);
    for (const Card card : cards)
      while (hand.seen[card] < cards[card]) {
        hand.seen.add(card);
        --hand.unseen;
      }
  }
  void leave(Seat seat, Card card) const {
    show(seat, Cards::one(card));
    of(seat).seen.take(card);
  }
  void come(Seat seat, Card card) const { of(seat).seen.add(card); }
  void pass(Seat from, Seat to, std::optional<Card> card) const {
    if (card) {
      leave(from, *card);
      come(to, *card);
    } else {
      ++of(from).gone;
      ++of(to).unseen;
    }
  }

  void operator()(const SwapsDone&) const {
    for (int i = 0; i < seats; ++i)
      if (seat_at(i) != viewer) {
        ++known.hands[at(i)].unseen;
        ++known.hands[at(i)].gone;
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
    if (e.card) return pass(e.seat, e.target, e.card);
    ++of(e.seat).gone;
    ++of(e.target).unseen;
  }
  void operator()(const CardDrawn& e) const { pass(e.from, e.seat, e.card); }
  void operator()(const Attacked& e) const { leave(e.seat, e.card); }
  void operator()(const Looked& e) const {
    if (e.hand) of(e.from) = {*e.hand, 0, 0};
  }
  void operator()(const Took& e) const { pass(e.from, e.seat, e.card); }
  void operator()(const GuestDrawn& e) const {
    if (e.card)
      come(e.seat, *e.card);
    else
      ++of(e.seat).unseen;
  }
  void operator()(const DealPut& e) const {
    for (const Clause& clause : e.clauses)
      if (clause.kind == ClauseKind::card && clause.from == e.seat) show_all_given(e, clause);
  }
  void operator()(const DealSettled& e) const {
    for (const Clause& clause : e.clauses)
      if (clause.kind == ClauseKind::card)
        pass(clause.from, clause.from == e.seat ? e.partner : e.seat, clause.card());
  }
  void operator()(const HandShown& e) const { of(e.seat) = {e.hand, 0, 0}; }
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

// --- what is believed, for bots ---

Belief Rules::first_belief(const Observation& seen) const {
  const bool seated = index(seen.viewer) < seats_;
  Belief belief;
  belief.turn = seen.board.turn;
  belief.promises = seen.board.promises;
  if (is_untouched(*this, seen)) {
    Cards pile = guests_;
    if (seen.agenda != kNoCard) pile.take(seen.agenda);
    belief.hands = HandsOfAll(pile, kBeliefCapacity);
    for (int i = 0; i < seats_; ++i) {
      if (seat_at(i) == seen.viewer) continue;
      belief.hands.gain(i, first_hands_[at(i)]);
      if (options_.customized) belief.hands.gain(seats_ + i, house_set(facts_, second_house(seat_at(i))));
    }
    return belief;
  }
  // A belief that starts from a position knows how many cards lie where, and nothing of how they came there.
  const Board& board = seen.board;
  Cards unseen = all_cards_ - board.discards - seen.hand;
  if (board.knight != kNoCard) unseen.take(board.knight);
  if (seen.agenda != kNoCard) unseen.take(seen.agenda);
  if (seen.coin != kNoCard) unseen.take(seen.coin);
  belief.hands = HandsOfAll(unseen, kBeliefCapacity);
  int house_cards_elsewhere = 0;
  if (options_.customized) house_cards_elsewhere = seats_ * first_hands_[0].size();
  if ((board.phase == Phase::draw || board.phase == Phase::hand_over) && seen.coin == kNoCard)
    belief.hands.pass_chosen(HandsOfAll::kPile, kOnTheWay, detail::kByType[at(Type::coinage)]);
  for (int i = 0; i < seats_; ++i)
    if (seat_at(i) != seen.viewer)
      for (int card = 0; card < seen.hand_sizes[at(i)]; ++card) belief.hands.draw_unseen(i);
  belief.hands.pile_at_most(all_house_cards(), house_cards_elsewhere);
  for (int i = 0; i < seats_; ++i) {
    if (seat_at(i) == seen.viewer) continue;
    Cards laid;
    for (const Card card : board.laid[at(i)])
      if (card != kNoCard) laid.add(card);
    if (!laid.empty()) belief.hands.holds(i, laid);
  }
  if (!seen.looked_at.empty()) belief.hands.holds(index(defeated(board)), seen.looked_at);
  if (!seated) return belief;
  for (int i = 0; i < seats_; ++i)
    if (seen.deals[at(i)].id.number != 0 && seen.deals[at(i)].is_open() && seen.deals[at(i)].last_word != seen.viewer) {
      const TalkDeal& deal = seen.deals[at(i)];
      believe_offer(belief, deal.last_word, {deal.clauses.begin(), deal.clauses.end()});
    }
  return belief;
}

// Whoever offers cards has them; the active player, who promises to attack, has a Knight for it besides.
void Rules::believe_offer(Belief& belief, Seat maker, const std::vector<Clause>& clauses) const {
  Cards given;
  Cards got;
  Promises promises = belief.promises;
  for (const Clause& clause : clauses) {
    if (clause.kind == ClauseKind::card) (clause.from == maker ? given : got).add(clause.card());
    if (clause.kind == ClauseKind::deed && clause.deed() != Deed::spare) {
      promises.deed = clause.deed();
      promises.whom = clause.whom();
    }
  }
  if (!given.empty()) belief.hands.holds(index(maker), given);
  for (int type = 0; type < kTypes; ++type) {
    int asked = 0;
    for (const Clause& clause : clauses)
      asked += clause.from == maker && clause.kind == ClauseKind::any_card && static_cast<int>(clause.type()) == type ? 1 : 0;
    if (asked > 0)
      belief.hands.at_least(index(maker), detail::kByType[at(type)], asked + count_of(given, static_cast<Type>(type)));
  }
  if (maker != belief.turn || belief.attacking) return;
  Cards::Kinds needed;
  if (promises.deed == Deed::attack)
    needed = knights_against(*this, maker, promises.whom);
  else if (promises.deed == Deed::coinage)
    needed = detail::kByType[at(Type::coinage)];
  else
    return;
  if (got.count(needed) == 0) belief.hands.at_least(index(maker), needed, given.count(needed) + 1);
}

namespace {

struct HandsHeard {
  const Rules& rules;
  Belief& belief;
  Seat viewer;

  [[nodiscard]] bool is_other(Seat seat) const { return seat != viewer; }
  void leave(Seat seat, Card card) const {
    if (is_other(seat)) belief.hands.lose(index(seat), Cards::one(card));
  }
  void come(Seat seat, Card card) const {
    if (is_other(seat)) belief.hands.gain(index(seat), Cards::one(card));
  }

  void operator()(const AgendaDealt& e) const {
    if (e.card) belief.hands.draw_seen(*e.card);  // agendas of others count as part of the deck
  }
  void operator()(const SwapsDone&) const {
    for (int i = 0; i < rules.seats(); ++i)
      if (is_other(seat_at(i)))
        belief.hands.swap_chosen(i, of_house(i), rules.seats() + i, of_house(rules.second_house(seat_at(i))));
  }
  void operator()(const TurnBegan& e) const {
    belief.turn = e.seat;
    belief.promises = {};
    belief.attacking = false;
  }
  // Who holds a Sentinel and is asked uses it as often as any of the moves that are listed for it says.
  void operator()(const SentinelsShown& e) const {
    const Cards::Kinds sentinel = detail::kByType[at(Type::sentinel)];
    const double passes = 1.0 / (1 + 2 * e.ravens);
    for (int i = 0; i < rules.seats(); ++i) {
      const Seat seat = seat_at(i);
      const bool used = std::any_of(e.used.begin(), e.used.end(), [&](const SentinelUse& use) { return use.seat == seat; });
      if (seat == e.seat || !is_other(seat)) continue;
      if (used)
        leave(seat, guest_card(Type::sentinel));
      else
        belief.hands.less_likely(i, sentinel, passes);
    }
  }
  void operator()(const Laid& e) const { show(e.seat, e.card, e.second); }
  void operator()(const Offered& e) const { show(e.seat, e.card, e.second); }
  void operator()(const Exchanged& e) const {
    belief.laid = {};
    for (const Card card : e.gave) leave(e.seat, card);
    for (const Card card : e.got) leave(e.partner, card);
    for (const Card card : e.gave) come(e.partner, card);
    for (const Card card : e.got) come(e.seat, card);
  }
  void operator()(const CoinagePlayed& e) const {
    if (e.card)
      leave(e.seat, *e.card);
    else
      belief.hands.pass_chosen(index(e.seat), kOnTheWay, detail::kByType[at(Type::coinage)]);
    belief.coin = e.card.value_or(kNoCard);
  }
  void operator()(const CardDrawn& e) const {
    if (!e.card) {
      if (e.chosen)
        belief.hands.pass_chosen(index(e.from), index(e.seat));
      else
        belief.hands.pass_blind(index(e.from), index(e.seat));
      belief.hands.pass_blind(kOnTheWay, index(e.from));
      return;
    }
    if (is_other(e.from)) {
      if (e.chosen)
        leave(e.from, *e.card);
      else
        belief.hands.lose_blind(index(e.from), *e.card);
    }
    come(e.seat, *e.card);
    come(e.from, belief.coin);
  }
  void operator()(const Attacked& e) const {
    leave(e.seat, e.card);
    belief.attacking = true;
  }
  void operator()(const Looked& e) const {
    if (e.hand && is_other(e.from)) belief.hands.holds(index(e.from), *e.hand);
  }
  void operator()(const Took& e) const {
    if (!e.card) return belief.hands.pass_chosen(index(e.from), index(e.seat));
    leave(e.from, *e.card);
    come(e.seat, *e.card);
  }
  void operator()(const GuestDrawn& e) const {
    if (e.card)
      belief.hands.draw_seen(*e.card);
    else
      belief.hands.draw_unseen(index(e.seat));
  }
  // crowns.turn.pass: there was no Knight, and no Coinage that could be played.
  void operator()(const Passed& e) const {
    if (is_other(e.seat) && belief.promises == Promises())
      belief.hands.at_most(index(e.seat), detail::kByType[at(Type::knight)], 0);
  }
  void operator()(const DealPut& e) const {
    if (is_other(e.seat)) rules.believe_offer(belief, e.seat, e.clauses);
  }
  void operator()(const DealSettled& e) const {
    for (const Clause& clause : e.clauses)
      if (clause.kind == ClauseKind::card) leave(clause.from, clause.card());
    for (const Clause& clause : e.clauses) {
      if (clause.kind == ClauseKind::card) come(clause.from == e.seat ? e.partner : e.seat, clause.card());
      if (clause.kind != ClauseKind::deed) continue;
      if (clause.deed() == Deed::spare) {
        belief.promises.spared.add(clause.whom());
      } else {
        belief.promises.deed = clause.deed();
        belief.promises.whom = clause.whom();
      }
    }
    rules.believe_promises(belief, viewer);
  }
  void operator()(const auto&) const {}

 private:
  void show(Seat seat, Card card, bool second) const {
    Cards& laid = belief.laid[at(seat)];
    if (!second) laid = {};
    laid.add(card);
    if (is_other(seat)) belief.hands.holds(index(seat), laid);
  }
};

}  // namespace

// What the active player is bound to he can do.
void Rules::believe_promises(Belief& belief, Seat viewer) const {
  if (belief.turn == viewer || belief.attacking) return;
  if (belief.promises.deed == Deed::attack)
    belief.hands.at_least(index(belief.turn), knights_against(*this, belief.turn, belief.promises.whom), 1);
  if (belief.promises.deed == Deed::coinage)
    belief.hands.at_least(index(belief.turn), detail::kByType[at(Type::coinage)], 1);
}

void Rules::believe(Belief& belief, Seat viewer, const Event& event) const {
  std::visit(HandsHeard{*this, belief, viewer}, event);
}

// --- what may be ---

State Rules::imagine(const View<Rules>& view, Rng& rng) const {
  const Observation& seen = view.seen;
  const Board& board = seen.board;
  const bool seated = index(seen.viewer) < seats_;
  State state;
  state.board = board;
  state.agendas.fill(kNoCard);
  if (board.phase == Phase::over) {
    state.hands = seen.shown;
    state.agendas = seen.shown_agendas;
    state.guests = guests_;
    for (int i = 0; i < seats_; ++i) {
      if (state.agendas[at(i)] != kNoCard) state.guests.take(state.agendas[at(i)]);
      for (const Card card : state.hands[at(i)])
        if (!is_house_card(card)) state.guests.take(card, state.hands[at(i)][card]);
    }
    if (board.discards.has(guest_card(Type::sentinel)))
      state.guests.take(guest_card(Type::sentinel), board.discards[guest_card(Type::sentinel)]);
    return state;
  }
  const HandsOfAll::Hands& hands = view.believed->hands.sample(rng);
  for (int i = 0; i < seats_; ++i) state.hands[at(i)] = hands[at(i)];
  if (seated) state.hands[at(seen.viewer)] = seen.hand;
  state.coin = seen.coin;
  if (!hands[kOnTheWay].empty()) state.coin = hands[kOnTheWay].first();
  // What is left of the guests is the deck, and before it the agendas of the others.
  state.guests = view.believed->hands.pile(hands);
  for (const Card card : Cards(state.guests))
    if (is_house_card(card)) state.guests.take(card, state.guests[card]);
  if (seated) state.agendas[at(seen.viewer)] = seen.agenda;
  if (options_.agendas)
    for (int i = 0; i < seats_; ++i) {
      const int places = (i - index(board.starter) + seats_) % seats_;
      const bool dealt = board.phase > Phase::agendas ||
                         (board.phase == Phase::agendas && places < (index(board.actor) - index(board.starter) + seats_) % seats_);
      if (seat_at(i) == seen.viewer || !dealt) continue;
      auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(state.guests.size())));
      for (const Card card : state.guests)
        if ((ticket -= state.guests[card]) < 0) {
          state.agendas[at(i)] = card;
          break;
        }
      state.guests.take(state.agendas[at(i)]);
    }
  if (seated) {
    state.drafts[at(seen.viewer)] = seen.draft;
    state.deals = seen.deals;
  }
  // Answers of others under seal: any of their lists is as likely as any other.
  for (const Seat seat : board.answered) {
    if (seat == seen.viewer) {
      state.votes[at(seat)] = seen.vote;
      state.sentinels[at(seat)] = seen.sentinel;
      state.swaps[at(seat)] = seen.swap;
      continue;
    }
    MoveList list;
    moves(state, seat, list);
    std::uint64_t ticket = rng.below64(count_moves(list));
    const Offer* chosen = list.begin();
    while (ticket >= chosen->count()) ticket -= (chosen++)->count();
    switch (chosen->move.kind<MoveKind>()) {
      case MoveKind::vote_attacker: state.votes[at(seat)] = Vote::attacker; break;
      case MoveKind::vote_defender: state.votes[at(seat)] = Vote::defender; break;
      case MoveKind::pass: state.sentinels[at(seat)] = SentinelAnswer::keeps; break;
      case MoveKind::use_sentinel: state.sentinels[at(seat)] = SentinelAnswer::uses; break;
      case MoveKind::swap:
        state.swaps[at(seat)] = {static_cast<Card>(chosen->move.a()), static_cast<Card>(chosen->move.b())};
        break;
      default: break;
    }
  }
  return state;
}

}  // namespace regalia::crowns
