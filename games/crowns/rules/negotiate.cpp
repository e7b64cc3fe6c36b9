// Negotiations: drafts, deals with the active player, and what they bind him to.
#include <algorithm>
#include <utility>

#include "games/crowns/rules.h"

namespace regalia::crowns {
namespace {

constexpr const char* kNoDraft = "You have no draft: begin one first.";

// A deal that is not one's own cannot be named at all.
Verdict no_such_deal() { return Verdict::no("crowns.deal", "There is no such deal in these talks."); }

DealId id_in(const Board& board, Seat seat, Move move) {
  const Seat partner = seat_at(move.a());
  return {SeatSet::both(seat, partner), static_cast<std::uint16_t>(seat == board.turn || partner == board.turn ? move.b() : 0)};
}

Seat partner_in(const TalkDraft& draft) { return (draft.parties - SeatSet::only(draft.maker)).first(); }

int ravens_given(const Clauses& clauses, Seat from) {
  for (const Clause& clause : clauses)
    if (clause.kind == ClauseKind::ravens && clause.from == from) return clause.count;
  return 0;
}

int cards_given(const Clauses& clauses, Seat from) {
  return static_cast<int>(std::count_if(clauses.begin(), clauses.end(), [&](const Clause& clause) {
    return clause.from == from && (clause.kind == ClauseKind::card || clause.kind == ClauseKind::any_card);
  }));
}

// Drafts that answer a deal go with it.
void drop_answers(State& state, const TalkDeal& deal) {
  for (const Seat seat : deal.id.parties)
    if (auto& draft = state.drafts[at(seat)]; draft && draft->answers && draft->answers->deal == deal.id) draft.reset();
}

// Clauses with the card that is given where a kind was asked for. Precondition: everybody can give what is asked for.
Clauses with_cards_named(const Rules& rules, const State& state, Clauses clauses) {
  std::array<Cards, kSeatLimit> hands = state.hands;
  for (const Clause& clause : clauses)
    if (clause.kind == ClauseKind::card) hands[at(clause.from)].take(clause.card());
  for (Clause& clause : clauses)
    if (clause.kind == ClauseKind::any_card) {
      const Card card = rules.card_for(hands[at(clause.from)], clause.from, clause.type());
      hands[at(clause.from)].take(card);
      clause = Clause::gives(clause.from, card);
    }
  return clauses;
}

}  // namespace

Card Rules::card_for(const Cards& hand, Seat giver, Type type) const {
  if (!is_house_type(type)) return hand.has(guest_card(type)) ? guest_card(type) : kNoCard;
  if (const Card own = house_card(type, index(giver)); hand.has(own)) return own;
  for (int house = 0; house < kHouses; ++house)
    if (hand.has(house_card(type, house))) return house_card(type, house);
  return kNoCard;
}

// --- who may act ---

// Who is not done, and those whom a deal that the viewer may know of waits for. There is always somebody: the active player
// goes on when all others are done.
Pending Rules::talks_pending(const State& state, Seat viewer) const {
  const Board& board = state.board;
  Pending pending{.step = Step::open, .owing = everybody() - board.done};
  for (int i = 0; i < seats_; ++i) {
    const TalkDeal& deal = state.deals[at(i)];
    if (deal.id.number == 0 || (viewer != kOpenHands && !deal.visible_to(viewer))) continue;
    for (const Seat seat : deal.to_answer()) pending.owing.add(seat);
  }
  if (pending.owing.empty()) pending.owing.add(board.turn);
  if (!pending.owing.has(board.turn)) pending.may_revise.add(board.turn);
  return pending;
}

Pending Rules::pending_for(const State& state, Seat seat) const {
  return in_talks(state.board) ? talks_pending(state, seat) : pending(state);
}

// --- what may be done ---

void Rules::list_talks(const State& state, Seat seat, MoveList& list) const {
  const Board& board = state.board;
  const auto add = [&](const Verdict& verdict, Move move) {
    if (verdict.ok()) list.push_back(Offer::one(move));
  };
  const auto add_clause = [&](Move move) { add(may_add_clause(state, seat, clause_of(state, seat, move)), move); };
  if (!board.done.has(seat)) list.push_back(Offer::one(move_of(MoveKind::done)));
  if (seat == board.turn) list.push_back(Offer::one(move_of(MoveKind::close)));
  for (int i = 0; i < seats_; ++i) add(may_draft(state, seat, i), move_of(MoveKind::draft, i));
  if (const auto& draft = state.drafts[at(seat)]) {
    for (const Card card : state.hands[at(seat)]) add_clause(move_of(MoveKind::give_card, card));
    for (int type = 0; type < kTypes; ++type) add_clause(move_of(MoveKind::ask_card, type));
    for (const MoveKind kind : {MoveKind::give_ravens, MoveKind::ask_ravens}) {
      const Seat giver = kind == MoveKind::give_ravens ? seat : partner_in(*draft);
      const int most = board.ravens[at(giver)];
      const Move one = move_of(kind, 0, 0, 0, 1);
      if (most > 0 && may_add_clause(state, seat, clause_of(state, seat, one)).ok())
        list.push_back(Offer::range(one, 1, static_cast<std::uint32_t>(most)));
    }
    for (const Deed deed : {Deed::attack, Deed::coinage, Deed::trade, Deed::spare})
      for (int whom = 0; whom < seats_; ++whom) add_clause(move_of(MoveKind::promise, deed, whom));
    for (std::size_t i = 0; i < draft->clauses.size(); ++i)
      list.push_back(Offer::one(move_of(MoveKind::strike, i)));
    add(may_put(state, seat), move_of(MoveKind::put));
    list.push_back(Offer::one(move_of(MoveKind::drop)));
  }
  for (int i = 0; i < seats_; ++i) {
    const TalkDeal& deal = state.deals[at(i)];
    if (deal.id.number == 0 || !deal.visible_to(seat)) continue;
    const int partner = index((deal.id.parties - SeatSet::only(seat)).first());
    const int number = deal.id.number;
    const int revision = static_cast<int>(deal.revision);
    const Move agree = move_of(MoveKind::agree, partner, number, revision);
    const Move refuse = move_of(MoveKind::refuse, partner, number, revision);
    const Move counter = move_of(MoveKind::counter, partner, number);
    const Move withdraw = move_of(MoveKind::withdraw, partner, number);
    add(may_agree(state, seat, agree), agree);
    add(may_answer(state, seat, refuse), refuse);
    add(may_counter(state, seat, counter), counter);
    add(may_withdraw(state, seat, withdraw), withdraw);
  }
}

// Of a move that is not listed: bits that no move has are no move of any kind.
Verdict Rules::check_talks(const State& state, Seat seat, Move move) const {
  const auto& draft = state.drafts[at(seat)];
  switch (move.kind<MoveKind>()) {
    case MoveKind::draft: return may_draft(state, seat, move.a());
    case MoveKind::give_card:
    case MoveKind::ask_card:
    case MoveKind::give_ravens:
    case MoveKind::ask_ravens:
    case MoveKind::promise:
      if (!draft) return Verdict::no("crowns.talks.draft", kNoDraft);
      return may_add_clause(state, seat, clause_of(state, seat, move));
    case MoveKind::strike:
      if (!draft) return Verdict::no("crowns.talks.draft", kNoDraft);
      return Verdict::no("crowns.talks.clauses", "Your draft has no such clause.");
    case MoveKind::put: return may_put(state, seat);
    case MoveKind::drop:
      return draft ? Verdict::yes() : Verdict::no("crowns.talks.draft", kNoDraft);
    case MoveKind::counter: return may_counter(state, seat, move);
    case MoveKind::agree: return may_agree(state, seat, move);
    case MoveKind::refuse: return may_answer(state, seat, move);
    case MoveKind::withdraw: return may_withdraw(state, seat, move);
    case MoveKind::close: return Verdict::no("crowns.talks.done", "Only the player whose turn it is closes the talks.");
    default: return Verdict::no("crowns.talks.done", "You have said so already.");
  }
}

// crowns.talks.active
Verdict Rules::may_draft(const State& state, Seat seat, int partner) const {
  const Board& board = state.board;
  if (state.drafts[at(seat)])
    return Verdict::no("crowns.talks.draft", "You have a draft already: put it or throw it away first.");
  if (board.done.has(seat) && seat != board.turn)
    return Verdict::no("crowns.talks.done", "You have said that you are done with these talks.");
  if (partner >= seats_) return Verdict::no("crowns.talks.active", "Nobody has that seat.");
  if (partner == index(seat)) return Verdict::no("crowns.talks.active", "You cannot make a deal with yourself.");
  if (seat != board.turn && seat_at(partner) != board.turn)
    return Verdict::no("crowns.talks.active", "Deals are made with the player whose turn it is, and with nobody else.");
  const TalkDeal& deal = state.deals[at(other_party(board, seat, seat_at(partner)))];
  if (deal.id.number != 0 && deal.is_open())
    return Verdict::no("crowns.deal.one", "There is an offer between you two: answer it or withdraw it first.");
  if (deal.id.number >= kMostDeals)
    return Verdict::no("crowns.deal.limit", "You two have had as many deals as these talks allow.");
  return Verdict::yes();
}

Clause Rules::clause_of(const State& state, Seat seat, Move move) const {
  const Seat partner = partner_in(*state.drafts[at(seat)]);
  const auto count = static_cast<int>(std::min<std::uint32_t>(move.amount(), 255));
  switch (move.kind<MoveKind>()) {
    case MoveKind::give_card: return Clause::gives(seat, static_cast<Card>(std::min(move.a(), 255)));
    case MoveKind::ask_card: return Clause::gives_any(partner, static_cast<Type>(std::min(move.a(), 255)));
    case MoveKind::give_ravens: return Clause::gives_ravens(seat, count);
    case MoveKind::ask_ravens: return Clause::gives_ravens(partner, count);
    default:
      return Clause::does(state.board.turn, static_cast<Deed>(std::min(move.a(), 255)), seat_at(std::min(move.b(), 255)));
  }
}

// crowns.talks.clauses
Verdict Rules::may_add_clause(const State& state, Seat seat, const Clause& clause) const {
  const Board& board = state.board;
  const TalkDraft& draft = *state.drafts[at(seat)];
  const Clauses& clauses = draft.clauses;
  if (clauses.full()) return Verdict::no("crowns.talks.clauses", "Your draft has as many clauses as a deal can have.");
  const auto same = [&](const Clause& other) { return other == clause; };
  const auto often = static_cast<int>(std::count_if(clauses.begin(), clauses.end(), same));
  switch (clause.kind) {
    case ClauseKind::card:
      if (at(clause.card()) >= kCards || state.hands[at(seat)][clause.card()] <= often)
        return Verdict::no("crowns.talks.property", "You have no such card, or have named it already.");
      return Verdict::yes();
    case ClauseKind::any_card: {
      const Seat partner = partner_in(draft);
      if (at(clause.type()) >= kTypes) return Verdict::no("crowns.talks.clauses", "There is no such kind of card.");
      if (cards_given(clauses, partner) >= state.hands[at(partner)].size())
        return Verdict::no("crowns.talks.property", "That player has no more cards than you ask for already.");
      return Verdict::yes();
    }
    case ClauseKind::ravens:
      if (ravens_given(clauses, clause.from) > 0)
        return Verdict::no("crowns.talks.clauses", "Your draft says already how many ravens: strike that first.");
      if (clause.count < 1 || clause.count > board.ravens[at(clause.from)])
        return Verdict::no("crowns.talks.property", "There are not so many ravens to give.");
      return Verdict::yes();
    case ClauseKind::deed:
      if (clause.deed() == Deed::trade && clause.whom() != other_party(board, seat, partner_in(draft)))
        return Verdict::no("crowns.talks.trade", "Who accepts an offer for a deal accepts that of the other party.");
      // A draft may have been overtaken by a deal: a clause must go with what is promised, and with the draft.
      if (const Verdict fits = promises_fit(board, board.promises, clause); !fits.ok()) return fits;
      return promises_fit(board, with(board.promises, clauses), clause);
  }
  return Verdict::no("crowns.talks.clauses", "There is no such clause.");
}

// crowns.talks.promise: what goes with all that the active player has promised in this turn.
Verdict Rules::promises_fit(const Board& board, const Promises& promises, const Clause& clause) const {
  const Seat whom = clause.whom();
  if (index(whom) >= seats_ || whom == board.turn)
    return Verdict::no("crowns.talks.promise", "A promise is about somebody else at the table.");
  const bool under_attack = board.phase == Phase::talk_attack;
  const auto reachable = [&](Seat seat) { return !under_attack || targets_of(board.knight, board.turn).has(seat); };
  switch (clause.deed()) {
    case Deed::attack:
      if (whom == partner_of(board.turn)) return Verdict::no("crowns.team.attack", "Nobody attacks his partner.");
      if (!reachable(whom))
        return Verdict::no("crowns.knight.banner", "The Knight that is played never attacks the house on its banner.");
      if (promises.deed != Deed::none || promises.spared.has(whom)) break;
      return Verdict::yes();
    case Deed::spare: {
      if (whom == partner_of(board.turn)) return Verdict::no("crowns.team.attack", "Nobody attacks his partner anyway.");
      if (promises.spared.has(whom) || (promises.deed == Deed::attack && promises.whom == whom)) break;
      Promises all = promises;
      all.spared.add(whom);
      if (!under_attack) return Verdict::yes();
      for (const Seat seat : targets_of(board.knight, board.turn))
        if (may_attack(all, seat)) return Verdict::yes();
      return Verdict::no("crowns.talks.promise", "Somebody must be left to be attacked.");
    }
    case Deed::coinage:
    case Deed::trade:
      if (under_attack) return Verdict::no("crowns.talks.promise", "The action of this turn is chosen already.");
      if (promises.deed != Deed::none) break;
      return Verdict::yes();
    default: return Verdict::no("crowns.talks.promise", "There is no such promise.");
  }
  return Verdict::no("crowns.talks.promise", "This does not go with what is promised already.");
}

Promises Rules::with(Promises promises, const Clauses& clauses) const {
  for (const Clause& clause : clauses) {
    if (clause.kind != ClauseKind::deed) continue;
    if (clause.deed() == Deed::spare) {
      promises.spared.add(clause.whom());
    } else {
      promises.deed = clause.deed();
      promises.whom = clause.whom();
    }
  }
  return promises;
}

// crowns.talks.property, crowns.talks.possible: asks nothing that the seat does not know itself.
Verdict Rules::can_honour(const State& state, Seat seat, Seat other, const Clauses& clauses) const {
  const Board& board = state.board;
  if (ravens_given(clauses, seat) > board.ravens[at(seat)])
    return Verdict::no("crowns.talks.property", "You have not so many ravens.");
  Cards hand = state.hands[at(seat)];
  for (const Clause& clause : clauses)
    if (clause.kind == ClauseKind::card && clause.from == seat) {
      if (!hand.has(clause.card())) return Verdict::no("crowns.talks.property", "You do not have what you would give.");
      hand.take(clause.card());
    }
  for (const Clause& clause : clauses)
    if (clause.kind == ClauseKind::any_card && clause.from == seat) {
      const Card card = card_for(hand, seat, clause.type());
      if (card == kNoCard) return Verdict::no("crowns.talks.property", "You do not have what you would give.");
      hand.take(card);
    }
  if (seat != board.turn) return Verdict::yes();
  // What the active player does afterwards must be possible for him, with what he is sure to have then.
  for (const Clause& clause : clauses)
    if (clause.kind == ClauseKind::card && clause.from == other) hand.add(clause.card());
  const Promises promises = with(board.promises, clauses);
  const auto size_after = [&](Seat whom) {
    const int size = state.hands[at(whom)].size();
    return whom == other ? size - cards_given(clauses, other) + cards_given(clauses, seat) : size;
  };
  bool possible = true;
  switch (promises.deed) {
    case Deed::attack:
      possible = board.phase == Phase::talk_attack;
      for (const Card card : hand)
        possible = possible || (type_of(card) == Type::knight && targets_of(card, seat).has(promises.whom));
      break;
    case Deed::coinage: possible = count_of(hand, Type::coinage) > 0 && size_after(promises.whom) > 0; break;
    case Deed::trade: possible = !hand.empty() && size_after(promises.whom) > 0; break;
    default: break;
  }
  return possible ? Verdict::yes()
                  : Verdict::no("crowns.talks.possible", "You could not do afterwards what would be promised for this turn.");
}

Verdict Rules::may_put(const State& state, Seat seat) const {
  const Board& board = state.board;
  if (!state.drafts[at(seat)]) return Verdict::no("crowns.talks.draft", kNoDraft);
  const TalkDraft& draft = *state.drafts[at(seat)];
  if (draft.clauses.empty()) return Verdict::no("crowns.talks.clauses", "A deal has at least one clause.");
  const Seat partner = partner_in(draft);
  const TalkDeal& deal = state.deals[at(other_party(board, seat, partner))];
  if (!draft.answers && deal.id.number != 0 && deal.is_open())
    return Verdict::no("crowns.deal.one", "There is an offer between you two meanwhile: answer it first.");
  if (!draft.answers && deal.id.number >= kMostDeals)
    return Verdict::no("crowns.deal.limit", "You two have had as many deals as these talks allow.");
  if (const Verdict fits = clauses_fit(state, draft.clauses, seat, partner); !fits.ok()) return fits;
  return can_honour(state, seat, partner, draft.clauses);
}

// What was worded earlier may no longer go with what has been settled since.
Verdict Rules::clauses_fit(const State& state, const Clauses& clauses, Seat maker, Seat other) const {
  const Board& board = state.board;
  Promises promises = board.promises;
  Clauses before;
  for (const Clause& clause : clauses) {
    if (clause.kind == ClauseKind::deed) {
      if (const Verdict fits = promises_fit(board, promises, clause); !fits.ok()) return fits;
      before.clear();
      before.push_back(clause);
      promises = with(promises, before);
    }
    if (clause.kind == ClauseKind::ravens && clause.count > board.ravens[at(clause.from)])
      return Verdict::no("crowns.talks.property", "There are not so many ravens to give.");
  }
  for (const Seat giver : {maker, other})
    if (cards_given(clauses, giver) > state.hands[at(giver)].size())
      return Verdict::no("crowns.talks.property", "There are not so many cards to give.");
  return Verdict::yes();
}

// crowns.deal.revision
Verdict Rules::may_answer(const State& state, Seat seat, Move move) const {
  if (move.a() >= seats_ || move.a() == index(seat)) return no_such_deal();
  const TalkDeal& deal = state.deals[at(other_party(state.board, seat, seat_at(move.a())))];
  if (deal.id.number == 0 || deal.id != id_in(state.board, seat, move)) return no_such_deal();
  switch (deal.can_answer(seat, static_cast<std::uint32_t>(move.c()))) {
    case DealFault::none: return Verdict::yes();
    case DealFault::old_revision:
      return Verdict::no("crowns.deal.revision", "That is not the wording that stands.",
                         {move.a() + 1, move.b(), move.c(), static_cast<std::int32_t>(deal.revision)});
    case DealFault::closed: return Verdict::no("crowns.deal", "That deal is closed.");
    default: return Verdict::no("crowns.deal", "The wording that stands is yours: the other party answers.");
  }
}

// crowns.deal.agree
Verdict Rules::may_agree(const State& state, Seat seat, Move move) const {
  const Verdict may = may_answer(state, seat, move);
  if (!may.ok()) return may;
  const Seat partner = seat_at(move.a());
  const TalkDeal& deal = state.deals[at(other_party(state.board, seat, partner))];
  return can_honour(state, seat, partner, deal.clauses);
}

// crowns.deal.counter
Verdict Rules::may_counter(const State& state, Seat seat, Move move) const {
  if (state.drafts[at(seat)])
    return Verdict::no("crowns.talks.draft", "You have a draft already: put it or throw it away first.");
  if (move.a() >= seats_ || move.a() == index(seat)) return no_such_deal();
  const TalkDeal& deal = state.deals[at(other_party(state.board, seat, seat_at(move.a())))];
  if (deal.id.number == 0 || deal.id != id_in(state.board, seat, move)) return no_such_deal();
  if (!deal.is_open()) return Verdict::no("crowns.deal", "That deal is closed.");
  if (deal.last_word == seat)
    return Verdict::no("crowns.deal", "The wording that stands is yours: the other party answers.");
  if (deal.revision >= kMostRevisions)
    return Verdict::no("crowns.deal.counter", "This deal has had all the wordings it can have: agree or refuse.");
  return Verdict::yes();
}

Verdict Rules::may_withdraw(const State& state, Seat seat, Move move) const {
  if (move.a() >= seats_ || move.a() == index(seat)) return no_such_deal();
  const TalkDeal& deal = state.deals[at(other_party(state.board, seat, seat_at(move.a())))];
  if (deal.id.number == 0 || deal.id != id_in(state.board, seat, move)) return no_such_deal();
  switch (deal.can_withdraw(seat)) {
    case DealFault::none: return Verdict::yes();
    case DealFault::closed: return Verdict::no("crowns.deal", "That deal is closed.");
    default: return Verdict::no("crowns.deal", "The wording that stands is not yours: agree, refuse or counter.");
  }
}

// --- what is done ---

template <class Sink> void Rules::open_talks(State& state, Phase phase, Sink& sink) const {
  Board& board = state.board;
  board.phase = phase;
  board.actor = kNobody;
  board.done = {};
  tell_all(sink, TalksOpened{board.turn});
}

template <class Sink> void Rules::talk(State& state, Seat seat, Move move, Sink& sink) const {
  std::optional<TalkDraft>& draft = state.drafts[at(seat)];
  const auto deal_with = [&]() -> TalkDeal& {
    return state.deals[at(other_party(state.board, seat, seat_at(move.a())))];
  };
  switch (move.kind<MoveKind>()) {
    case MoveKind::draft: draft = TalkDraft{seat, SeatSet::both(seat, seat_at(move.a())), {}, {}}; break;
    case MoveKind::counter:
      draft = TalkDraft{seat, deal_with().id.parties, deal_with().wording(), deal_with().clauses};
      break;
    case MoveKind::strike: {
      Clauses left;
      for (std::size_t i = 0; i < draft->clauses.size(); ++i)
        if (i != at(move.a())) left.push_back(draft->clauses[i]);
      draft->clauses = left;
      break;
    }
    case MoveKind::drop: draft.reset(); break;
    case MoveKind::put: put_deal(state, seat, sink); break;
    case MoveKind::agree: settle(state, seat, seat_at(move.a()), sink); break;
    case MoveKind::refuse:
      deal_with().refuse();
      drop_answers(state, deal_with());
      tell_some(sink, deal_with().id.parties, DealRefused{seat, seat_at(move.a()), deal_with().id.number});
      break;
    case MoveKind::withdraw:
      deal_with().withdraw();
      drop_answers(state, deal_with());
      tell_some(sink, deal_with().id.parties, DealWithdrawn{seat, seat_at(move.a()), deal_with().id.number, false});
      break;
    case MoveKind::done: return say_done(state, seat, sink);
    case MoveKind::close: return close_talks(state, sink);
    default: draft->clauses.push_back(clause_of(state, seat, move)); break;
  }
  close_if_done(state, sink);
}

template <class Sink> void Rules::put_deal(State& state, Seat seat, Sink& sink) const {
  const TalkDraft draft = *std::exchange(state.drafts[at(seat)], std::nullopt);
  const Seat partner = partner_in(draft);
  TalkDeal& deal = state.deals[at(other_party(state.board, seat, partner))];
  if (draft.answers)
    deal.counter(draft);
  else
    deal = regalia::put(draft, {draft.parties, static_cast<std::uint16_t>(deal.id.number + 1)});
  tell_some(sink, deal.id.parties, [&] {
    return DealPut{seat, partner, deal.id.number, static_cast<int>(deal.revision),
                   {deal.clauses.begin(), deal.clauses.end()}};
  });
}

// crowns.deal.settled: all of it at once. What else lies on the table lapses, since it was meant for another situation.
template <class Sink> void Rules::settle(State& state, Seat seat, Seat partner, Sink& sink) const {
  Board& board = state.board;
  TalkDeal& deal = state.deals[at(other_party(board, seat, partner))];
  const Clauses clauses = with_cards_named(*this, state, deal.clauses);
  deal.accept(seat);
  deal.clauses = clauses;
  drop_answers(state, deal);
  tell_all(sink, [&] {
    return DealSettled{seat, partner, deal.id.number, {clauses.begin(), clauses.end()}};
  });
  for (const Clause& clause : clauses) {
    const Seat to = clause.from == seat ? partner : seat;
    if (clause.kind == ClauseKind::card) {
      state.hands[at(clause.from)].take(clause.card());
      state.hands[at(to)].add(clause.card());
    } else if (clause.kind == ClauseKind::ravens) {
      board.ravens[at(clause.from)] = static_cast<std::uint8_t>(board.ravens[at(clause.from)] - clause.count);
      board.ravens[at(to)] = static_cast<std::uint8_t>(board.ravens[at(to)] + clause.count);
    }
  }
  board.promises = with(board.promises, clauses);
  for (TalkDeal& other : state.deals) {
    if (other.id.number == 0 || !other.is_open()) continue;
    other.withdraw();
    drop_answers(state, other);
    const Seat to = (other.id.parties - SeatSet::only(other.last_word)).first();
    tell_some(sink, other.id.parties, DealWithdrawn{other.last_word, to, other.id.number, true});
  }
}

// crowns.talks.done
template <class Sink> void Rules::say_done(State& state, Seat seat, Sink& sink) const {
  state.drafts[at(seat)].reset();
  state.board.done.add(seat);
  tell_all(sink, SaidDone{seat});
  close_if_done(state, sink);
}

// Everybody is done, and no offer waits for an answer.
template <class Sink> void Rules::close_if_done(State& state, Sink& sink) const {
  if (state.board.done != everybody()) return;
  for (const TalkDeal& deal : state.deals)
    if (deal.id.number != 0 && deal.is_open()) return;
  close_talks(state, sink);
}

template <class Sink> void Rules::close_talks(State& state, Sink& sink) const {
  Board& board = state.board;
  const bool attacked = board.phase == Phase::talk_attack;
  for (TalkDeal& deal : state.deals) {
    if (deal.id.number != 0 && deal.is_open()) {
      const Seat to = (deal.id.parties - SeatSet::only(deal.last_word)).first();
      tell_some(sink, deal.id.parties, DealWithdrawn{deal.last_word, to, deal.id.number, true});
    }
    deal = {};
  }
  for (auto& draft : state.drafts) draft.reset();
  board.done = {};
  tell_all(sink, TalksClosed{board.turn});
  if (attacked) return begin_vote(state, sink);
  board.phase = Phase::act;
  board.actor = board.turn;
}

template void Rules::open_talks(State&, Phase, Silence&) const;
template void Rules::open_talks(State&, Phase, Listener<Event>&) const;
template void Rules::talk(State&, Seat, Move, Silence&) const;
template void Rules::talk(State&, Seat, Move, Listener<Event>&) const;

}  // namespace regalia::crowns
