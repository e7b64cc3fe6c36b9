// What bots believe of the hands of others, and the positions a seat must hold possible. crowns.secrets
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
    if (rules.targets_of(house_card(Type::knight, house), attacker).has(whom))
      kinds.add(house_card(Type::knight, house));
  return kinds;
}

// All but the hands.
Belief as_seen(const Observation& seen) {
  const Board& board = seen.board;
  Belief belief;
  belief.turn = board.turn;
  belief.promises = board.promises;
  belief.attacking = board.knight != kNoCard;
  belief.coin = seen.coin;
  for (std::size_t i = 0; i < board.laid.size(); ++i)
    for (const Card card : board.laid[i])
      if (card != kNoCard) belief.laid[i].add(card);
  return belief;
}

}  // namespace

Belief Rules::first_belief(const Observation& seen) const {
  const Board& board = seen.board;
  Belief belief = as_seen(seen);
  if (!board.cards_moved || board.phase == Phase::customize)
    believe_first_hands(belief, seen);
  else
    believe_counts(belief, seen, kGuesses);
  return belief;
}

// Hands as they were dealt, and the swaps with second houses since.
void Rules::believe_first_hands(Belief& belief, const Observation& seen) const {
  Cards pile = guests_;
  if (seen.agenda != kNoCard) pile.take(seen.agenda);
  belief.hands = HandsOfAll(pile, kBeliefCapacity, kBeliefRoom);
  for (int i = 0; i < seats_; ++i) {
    if (seat_at(i) == seen.viewer) continue;
    belief.hands.gain(i, first_hands_[at(i)]);
    if (options_.customized) belief.hands.gain(seats_ + i, house_set(facts_, second_house(seat_at(i))));
  }
  for (int swap = 0; swap < seen.board.swap; ++swap) believe_swaps(belief, seen.viewer);
}

// A belief that starts from a position knows how many cards lie where, and nothing of how they came there.
void Rules::believe_counts(Belief& belief, const Observation& seen, std::size_t room) const {
  const Board& board = seen.board;
  HandsOfAll& hands = belief.hands;
  Cards unseen = all_cards_ - board.discards - seen.hand;
  for (const Card card : {board.knight, seen.agenda, seen.coin})
    if (card != kNoCard) unseen.take(card);
  hands = HandsOfAll(unseen, kGuesses, room);
  if (options_.customized)
    for (int i = 0; i < seats_; ++i) {
      // crowns.custom.swap: what a player left in the box.
      const Cards::Kinds second = of_house(second_house(seat_at(i)));
      Cards::Kinds either = of_house(i);
      for (const Card card : house_set(facts_, second_house(seat_at(i)))) either.add(card);
      for (int left = first_hands_[at(i)].size(); left > 0; --left)
        hands.pass_chosen(HandsOfAll::kPile, seats_ + i, left > kSwaps ? second : either);
    }
  if ((board.phase == Phase::draw || board.phase == Phase::hand_over) && seen.coin == kNoCard)
    hands.pass_chosen(HandsOfAll::kPile, kOnTheWay, kinds_of(Type::coinage));
  for (int i = 0; i < seats_; ++i)
    if (seat_at(i) != seen.viewer)
      for (int card = 0; card < seen.hand_sizes[at(i)]; ++card) hands.draw_unseen(i);
  hands.pile_at_most(all_house_cards(), 0);
  for (int i = 0; i < seats_; ++i)
    if (seat_at(i) != seen.viewer && !belief.laid[at(i)].empty()) hands.holds(i, belief.laid[at(i)]);
  if (!seen.looked_at.empty()) hands.holds(index(defeated(board)), seen.looked_at);
  for (const TalkDeal& deal : seen.deals)
    if (deal.id.number != 0 && deal.is_open() && deal.last_word != seen.viewer)
      believe_offer(belief, deal.last_word, {deal.clauses.begin(), deal.clauses.end()});
}

// crowns.custom.secret: a player may have swapped any card of his house for any of his second one, or none.
void Rules::believe_swaps(Belief& belief, Seat viewer) const {
  for (int i = 0; i < seats_; ++i)
    if (seat_at(i) != viewer) belief.hands.swap_chosen(i, of_house(i), seats_ + i, of_house(second_house(seat_at(i))));
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
      asked += clause.from == maker && clause.kind == ClauseKind::any_card && static_cast<int>(clause.type()) == type
                   ? 1
                   : 0;
    if (asked > 0)
      belief.hands.at_least(index(maker), kinds_of(static_cast<Type>(type)),
                            asked + count_of(given, static_cast<Type>(type)));
  }
  if (maker != belief.turn || belief.attacking) return;
  Cards::Kinds needed;
  if (promises.deed == Deed::attack)
    needed = knights_against(*this, maker, promises.whom);
  else if (promises.deed == Deed::coinage)
    needed = kinds_of(Type::coinage);
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
  void operator()(const SwapsDone&) const { rules.believe_swaps(belief, viewer); }
  void operator()(const TurnBegan& e) const {
    belief.turn = e.seat;
    belief.promises = {};
    belief.attacking = false;
  }
  // Who holds a Sentinel and is asked uses it as often as any of the moves that are listed for it says: it passes, or
  // names the player or anyone, each with any number of ravens. Nothing comes of a number above what is left.
  void operator()(const SentinelsShown& e) const {
    const double listed = 1 + 2 * e.ravens;
    int left = e.ravens;
    for (Seat seat = next_seat(e.seat, rules.seats()); seat != e.seat; seat = next_seat(seat, rules.seats())) {
      const auto use = std::find_if(e.used.begin(), e.used.end(), [&](const SentinelUse& u) { return u.seat == seat; });
      if (use != e.used.end()) {
        left -= use->ravens;
        leave(seat, guest_card(Type::sentinel));
      } else if (is_other(seat)) {
        const int too_many = rules.options().readings.sentinels_keep_their_least ? 2 * (e.ravens - left) : 0;
        belief.hands.less_likely(index(seat), kinds_of(Type::sentinel), (1 + too_many) / listed);
      }
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
      belief.hands.pass_chosen(index(e.seat), kOnTheWay, kinds_of(Type::coinage));
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
      belief.hands.at_most(index(e.seat), kinds_of(Type::knight), 0);
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
  if (belief.promises.deed == Deed::coinage) belief.hands.at_least(index(belief.turn), kinds_of(Type::coinage), 1);
}

void Rules::believe(Belief& belief, Seat viewer, const Event& event) const {
  std::visit(HandsHeard{*this, belief, viewer}, event);
}

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
  // A belief that was lost is replaced by what the view alone says.
  Belief afresh;
  if (view.believed->hands.is_lost()) {
    afresh = as_seen(seen);
    believe_counts(afresh, seen, HandsOfAll::kUnlimited);
  }
  const HandsOfAll& believed = view.believed->hands.is_lost() ? afresh.hands : view.believed->hands;
  const HandsOfAll::Hands& hands = believed.sample(rng);
  for (int i = 0; i < seats_; ++i) state.hands[at(i)] = hands[at(i)];
  if (seated) state.hands[at(seen.viewer)] = seen.hand;
  state.coin = seen.coin;
  if (!hands[kOnTheWay].empty()) state.coin = hands[kOnTheWay].first();
  // What is left of the guests is the deck, and before it the agendas of the others.
  state.guests = believed.pile(hands);
  for (const Card card : Cards(state.guests))
    if (is_house_card(card)) state.guests.take(card, state.guests[card]);
  if (seated) state.agendas[at(seen.viewer)] = seen.agenda;
  if (options_.agendas)
    for (int i = 0; i < seats_; ++i) {
      const int places = (i - index(board.starter) + seats_) % seats_;
      const bool dealt =
          board.phase > Phase::agendas ||
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
      state.sentinel_least[at(seat)] = seen.sentinel_least;
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
      case MoveKind::pass:
      case MoveKind::use_sentinel:
        seal_sentinel(state, seat, chosen->move.with_amount(chosen->least() + static_cast<std::uint32_t>(ticket)));
        break;
      case MoveKind::swap:
        state.swaps[at(seat)] = {static_cast<Card>(chosen->move.a()), static_cast<Card>(chosen->move.b())};
        break;
      default: break;
    }
  }
  return state;
}

}  // namespace regalia::crowns
