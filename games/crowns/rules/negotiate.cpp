// Negotiations: talks with the active player, drafts and deals. What deals may say is in clauses.cpp.
#include <utility>

#include "games/crowns/rules.h"

namespace regalia::crowns {
namespace {

constexpr const char* kNoDraft = "You have no draft: begin one first.";

// A deal that is not one's own cannot be named at all.
Verdict no_such_deal() { return Verdict::no("crowns.deal", "There is no such deal in these talks."); }

// Drafts that answer a deal go with it.
void drop_answers(State& state, const TalkDeal& deal) {
  for (const Seat seat : deal.id.parties)
    if (auto& draft = state.drafts[at(seat)]; draft && draft->answers && draft->answers->deal == deal.id) draft.reset();
}

}  // namespace

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
      const Seat giver = kind == MoveKind::give_ravens ? seat : draft->parties.other(seat);
      const int most = board.ravens[at(giver)];
      const Move one = move_of(kind, 0, 0, 0, 1);
      if (most > 0 && may_add_clause(state, seat, clause_of(state, seat, one)).ok())
        list.push_back(Offer::range(one, 1, static_cast<std::uint32_t>(most)));
    }
    for (const Deed deed : {Deed::attack, Deed::coinage, Deed::trade, Deed::spare})
      for (int whom = 0; whom < seats_; ++whom) add_clause(move_of(MoveKind::promise, deed, whom));
    for (std::size_t i = 0; i < draft->clauses.size(); ++i) list.push_back(Offer::one(move_of(MoveKind::strike, i)));
    add(may_put(state, seat), move_of(MoveKind::put));
    list.push_back(Offer::one(move_of(MoveKind::drop)));
  }
  for (int i = 0; i < seats_; ++i) {
    const TalkDeal& deal = state.deals[at(i)];
    if (deal.id.number == 0 || !deal.visible_to(seat)) continue;
    const int partner = index(deal.id.parties.other(seat));
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
    case MoveKind::drop: return draft ? Verdict::yes() : Verdict::no("crowns.talks.draft", kNoDraft);
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

Verdict Rules::may_put(const State& state, Seat seat) const {
  const Board& board = state.board;
  if (!state.drafts[at(seat)]) return Verdict::no("crowns.talks.draft", kNoDraft);
  const TalkDraft& draft = *state.drafts[at(seat)];
  if (draft.clauses.empty()) return Verdict::no("crowns.talks.clauses", "A deal has at least one clause.");
  const Seat partner = draft.parties.other(seat);
  const TalkDeal& deal = state.deals[at(other_party(board, seat, partner))];
  if (!draft.answers && deal.id.number != 0 && deal.is_open())
    return Verdict::no("crowns.deal.one", "There is an offer between you two meanwhile: answer it first.");
  if (!draft.answers && deal.id.number >= kMostDeals)
    return Verdict::no("crowns.deal.limit", "You two have had as many deals as these talks allow.");
  if (const Verdict fits = clauses_fit(state, draft.clauses, seat, partner); !fits.ok()) return fits;
  return can_honour(state, seat, partner, draft.clauses);
}

// What an answer names: a deal between its seat and another.
const TalkDeal* Rules::deal_named(const State& state, Seat seat, Move move) const {
  if (move.a() >= seats_ || move.a() == index(seat)) return nullptr;
  const Seat partner = seat_at(move.a());
  const TalkDeal& deal = state.deals[at(other_party(state.board, seat, partner))];
  const bool is_named =
      deal.id.number != 0 && deal.id.parties == SeatSet::both(seat, partner) && deal.id.number == move.b();
  return is_named ? &deal : nullptr;
}

// crowns.deal.revision
Verdict Rules::may_answer(const State& state, Seat seat, Move move) const {
  const TalkDeal* deal = deal_named(state, seat, move);
  if (!deal) return no_such_deal();
  switch (deal->can_answer(seat, static_cast<std::uint32_t>(move.c()))) {
    case DealFault::none: return Verdict::yes();
    case DealFault::old_revision:
      return Verdict::no("crowns.deal.revision", "That is not the wording that stands.",
                         {move.a() + 1, move.b(), move.c(), static_cast<std::int32_t>(deal->revision)});
    case DealFault::closed: return Verdict::no("crowns.deal", "That deal is closed.");
    default: return Verdict::no("crowns.deal", "The wording that stands is yours: the other party answers.");
  }
}

// crowns.deal.agree
Verdict Rules::may_agree(const State& state, Seat seat, Move move) const {
  const Verdict may = may_answer(state, seat, move);
  if (!may.ok()) return may;
  return can_honour(state, seat, seat_at(move.a()), deal_named(state, seat, move)->clauses);
}

// crowns.deal.counter
Verdict Rules::may_counter(const State& state, Seat seat, Move move) const {
  if (state.drafts[at(seat)])
    return Verdict::no("crowns.talks.draft", "You have a draft already: put it or throw it away first.");
  const TalkDeal* deal = deal_named(state, seat, move);
  if (!deal) return no_such_deal();
  if (!deal->is_open()) return Verdict::no("crowns.deal", "That deal is closed.");
  if (deal->last_word == seat)
    return Verdict::no("crowns.deal", "The wording that stands is yours: the other party answers.");
  if (deal->revision >= kMostRevisions)
    return Verdict::no("crowns.deal.counter", "This deal has had all the wordings it can have: agree or refuse.");
  return Verdict::yes();
}

Verdict Rules::may_withdraw(const State& state, Seat seat, Move move) const {
  const TalkDeal* deal = deal_named(state, seat, move);
  if (!deal) return no_such_deal();
  switch (deal->can_withdraw(seat)) {
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
  const Seat partner = draft.parties.other(seat);
  TalkDeal& deal = state.deals[at(other_party(state.board, seat, partner))];
  if (draft.answers)
    deal.counter(draft);
  else
    deal = regalia::put(draft, {draft.parties, static_cast<std::uint16_t>(deal.id.number + 1)});
  tell_some(sink, deal.id.parties, [&] {
    return DealPut{
        seat, partner, deal.id.number, static_cast<int>(deal.revision), {deal.clauses.begin(), deal.clauses.end()}};
  });
}

// crowns.deal.settled: all of it at once. What else lies on the table lapses, since it was meant for another situation.
template <class Sink> void Rules::settle(State& state, Seat seat, Seat partner, Sink& sink) const {
  Board& board = state.board;
  TalkDeal& deal = state.deals[at(other_party(board, seat, partner))];
  const Clauses clauses = with_cards_named(state, deal.clauses);
  deal.accept(seat);
  deal.clauses = clauses;
  drop_answers(state, deal);
  tell_all(sink, [&] { return DealSettled{seat, partner, deal.id.number, {clauses.begin(), clauses.end()}}; });
  for (const Clause& clause : clauses) {
    const Seat to = clause.from == seat ? partner : seat;
    if (clause.kind == ClauseKind::card) {
      state.hands[at(clause.from)].take(clause.card());
      state.hands[at(to)].add(clause.card());
      board.cards_moved = true;
    } else if (clause.kind == ClauseKind::ravens) {
      board.ravens[at(clause.from)] = static_cast<std::uint8_t>(board.ravens[at(clause.from)] - clause.count);
      board.ravens[at(to)] = static_cast<std::uint8_t>(board.ravens[at(to)] + clause.count);
    }
  }
  board.promises = promises_after(board.promises, clauses);
  for (TalkDeal& other : state.deals) {
    if (other.id.number == 0 || !other.is_open()) continue;
    other.withdraw();
    drop_answers(state, other);
    const Seat to = other.id.parties.other(other.last_word);
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
      const Seat to = deal.id.parties.other(deal.last_word);
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
