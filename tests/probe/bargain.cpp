// Bargaining: drafts, deals and what becomes of them. probe.bargain
#include <algorithm>
#include <tuple>

#include "tests/probe/probe.h"

namespace regalia::probe {
namespace {

// Of the deal that a move names.
DealId id_in(Seat seat, Move move) {
  const Seat partner = move.a() < kMostSeats ? seat_at(move.a()) : kNobody;
  return {SeatSet::both(seat, partner), static_cast<std::uint16_t>(move.b())};
}

// A deal that is not one's own cannot be named at all.
Verdict no_such_deal() { return Verdict::no("probe.deal", "There is no such deal in this round."); }
Verdict is_done(int partner) {
  return Verdict::no("probe.bargain.done", "That player is done bargaining in this round.", {partner + 1});
}

auto order_of(const DealId& id) { return std::tuple(id.parties.bits(), id.number); }

}  // namespace

int deals_made(const State& state, Seat maker, SeatSet parties) {
  return static_cast<int>(std::count_if(state.deals.begin(), state.deals.end(), [&](const PledgeDeal& deal) {
    return deal.maker == maker && deal.id.parties == parties;
  }));
}

// --- what may be done ---

void Rules::list_bargain(const State& state, Seat seat, MoveList& list) const {
  const auto add = [&](const Verdict& verdict, Move move) {
    if (verdict.ok()) list.push_back(Offer::one(move));
  };
  list.push_back(Offer::one(Move::of(MoveKind::done)));
  for (int i = 0; i < seats_; ++i) add(may_draft(state, seat, i), Move::of(MoveKind::draft, i));
  if (state.drafts[at(seat)]) {
    if (may_add(state, seat, 1).ok())
      for (const MoveKind kind : {MoveKind::give, MoveKind::ask})
        list.push_back(Offer::range(Move::of(kind), 1, static_cast<std::uint32_t>(options_.most_points)));
    for (int i = 0; i < options_.most_clauses; ++i) add(may_strike(state, seat, i), Move::of(MoveKind::strike, i));
    add(may_put(state, seat), Move::of(MoveKind::put));
    add(Verdict::yes(), Move::of(MoveKind::drop));
  }
  for (const PledgeDeal& deal : state.deals) {
    if (!deal.id.parties.has(seat)) continue;
    const int partner = index(deal.id.parties.other(seat));
    const int number = deal.id.number;
    const int revision = static_cast<int>(deal.revision);
    const Move accept = Move::of(MoveKind::accept, partner, number, revision);
    const Move counter = Move::of(MoveKind::counter, partner, number);
    const Move withdraw = Move::of(MoveKind::withdraw, partner, number);
    add(may_answer(state, seat, accept), accept);
    add(may_answer(state, seat, accept), Move::of(MoveKind::refuse, partner, number, revision));
    add(may_counter(state, seat, counter), counter);
    add(may_withdraw(state, seat, withdraw), withdraw);
  }
}

Verdict Rules::check_bargain(const State& state, Seat seat, Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::draft: return may_draft(state, seat, move.a());
    case MoveKind::give:
    case MoveKind::ask: return may_add(state, seat, move.amount());
    case MoveKind::strike: return may_strike(state, seat, move.a());
    case MoveKind::put: return may_put(state, seat);
    case MoveKind::drop:
      return state.drafts[at(seat)] ? Verdict::yes() : Verdict::no("probe.draft", "You have no draft.");
    case MoveKind::counter: return may_counter(state, seat, move);
    case MoveKind::accept:
    case MoveKind::refuse: return may_answer(state, seat, move);
    case MoveKind::withdraw: return may_withdraw(state, seat, move);
    default: return Verdict::yes();
  }
}

// probe.draft
Verdict Rules::may_draft(const State& state, Seat seat, int partner) const {
  if (state.drafts[at(seat)]) return Verdict::no("probe.draft", "You have a draft already: put it or drop it first.");
  if (partner >= seats_) return Verdict::no("probe.draft.partner", "Nobody has that seat.");
  if (partner == index(seat)) return Verdict::no("probe.draft.partner", "You cannot make a deal with yourself.");
  if (state.open.done.has(seat_at(partner))) return is_done(partner);
  if (deals_made(state, seat, SeatSet::both(seat, seat_at(partner))) >= options_.most_deals)
    return Verdict::no("probe.deal.limit", "You have put as many deals to this player as a round allows.");
  return Verdict::yes();
}

// probe.clause
Verdict Rules::may_add(const State& state, Seat seat, std::uint32_t points) const {
  if (!state.drafts[at(seat)]) return Verdict::no("probe.draft", "You have no draft to add a clause to.");
  if (points < 1 || points > static_cast<std::uint32_t>(options_.most_points))
    return Verdict::no("probe.clause", "A clause cannot be about so many points.");
  if (state.drafts[at(seat)]->clauses.size() >= at(options_.most_clauses))
    return Verdict::no("probe.clause", "Your draft has as many clauses as a deal can have.");
  return Verdict::yes();
}

Verdict Rules::may_strike(const State& state, Seat seat, int clause) const {
  if (!state.drafts[at(seat)]) return Verdict::no("probe.draft", "You have no draft to take a clause out of.");
  if (at(clause) >= state.drafts[at(seat)]->clauses.size())
    return Verdict::no("probe.clause", "Your draft has no such clause.");
  return Verdict::yes();
}

// probe.deal
Verdict Rules::may_put(const State& state, Seat seat) const {
  if (!state.drafts[at(seat)]) return Verdict::no("probe.draft", "You have no draft to put.");
  const PledgeDraft& draft = *state.drafts[at(seat)];
  if (draft.can_put(seat) == DealFault::empty) return Verdict::no("probe.clause", "A deal has at least one clause.");
  const Seat partner = draft.parties.other(seat);
  if (state.open.done.has(partner)) return is_done(index(partner));
  if (draft.answers && find_deal(state.deals, draft.answers->deal)->can_counter(draft) != DealFault::none)
    return Verdict::no("probe.deal", "The deal that your draft answers is closed: drop the draft.");
  return Verdict::yes();
}

// probe.deal.revision
Verdict Rules::may_answer(const State& state, Seat seat, Move move) const {
  const PledgeDeal* deal = find_deal(state.deals, id_in(seat, move));
  if (deal == nullptr) return no_such_deal();
  switch (deal->can_accept(seat, static_cast<std::uint32_t>(move.c()))) {
    case DealFault::none: return Verdict::yes();
    case DealFault::old_revision:
      return Verdict::no("probe.deal.revision", "That is not the wording that stands.",
                         {move.a() + 1, move.b(), move.c(), static_cast<std::int32_t>(deal->revision)});
    case DealFault::closed: return Verdict::no("probe.deal", "That deal is closed.");
    default: return Verdict::no("probe.deal", "The wording that stands is yours: the other party answers.");
  }
}

// probe.counter
Verdict Rules::may_counter(const State& state, Seat seat, Move move) const {
  if (state.drafts[at(seat)]) return Verdict::no("probe.draft", "You have a draft already: put it or drop it first.");
  const PledgeDeal* deal = find_deal(state.deals, id_in(seat, move));
  if (deal == nullptr) return no_such_deal();
  if (!deal->is_open()) return Verdict::no("probe.deal", "That deal is closed.");
  if (deal->can_answer(seat, deal->revision) != DealFault::none)
    return Verdict::no("probe.deal", "The wording that stands is yours: the other party answers.");
  if (deal->revision >= static_cast<std::uint32_t>(options_.most_revisions))
    return Verdict::no("probe.counter", "This deal has had all the wordings it can have: accept or refuse it.");
  if (state.open.done.has(seat_at(move.a()))) return is_done(move.a());
  return Verdict::yes();
}

Verdict Rules::may_withdraw(const State& state, Seat seat, Move move) const {
  const PledgeDeal* deal = find_deal(state.deals, id_in(seat, move));
  if (deal == nullptr) return no_such_deal();
  switch (deal->can_withdraw(seat)) {
    case DealFault::none: return Verdict::yes();
    case DealFault::closed: return Verdict::no("probe.deal", "That deal is closed.");
    default: return Verdict::no("probe.deal", "The wording that stands is not yours: accept, refuse or counter it.");
  }
}

// --- what is done ---

template <class Sink> void Rules::bargain(State& state, Seat seat, Move move, Sink& sink) const {
  std::optional<PledgeDraft>& draft = state.drafts[at(seat)];
  const auto add = [&](Seat from, Seat to) {
    draft->clauses.push_back({from, to, static_cast<std::int32_t>(move.amount())});
  };
  switch (move.kind<MoveKind>()) {
    case MoveKind::draft: draft = PledgeDraft{seat, SeatSet::both(seat, seat_at(move.a())), {}, {}}; break;
    case MoveKind::give: add(seat, draft->parties.other(seat)); break;
    case MoveKind::ask: add(draft->parties.other(seat), seat); break;
    case MoveKind::strike: draft->clauses.erase(draft->clauses.begin() + move.a()); break;
    case MoveKind::drop: draft.reset(); break;
    case MoveKind::counter: {
      const PledgeDeal& deal = *find_deal(state.deals, id_in(seat, move));
      draft = PledgeDraft{seat, deal.id.parties, deal.wording(), deal.clauses};
      break;
    }
    case MoveKind::put: put(state, seat, sink); break;
    case MoveKind::done: say_done(state, seat, sink); break;
    default: answer(state, seat, move, sink); break;
  }
}

template <class Sink> void Rules::put(State& state, Seat seat, Sink& sink) const {
  const PledgeDraft draft = *std::exchange(state.drafts[at(seat)], std::nullopt);
  PledgeDeal deal = draft.answers ? *find_deal(state.deals, draft.answers->deal)
                                  : regalia::put(draft, next_deal_id(draft.parties, state.deals));
  if (draft.answers) {
    deal.counter(draft);
    *find_deal(state.deals, deal.id) = deal;
  } else {
    const auto later = [&](const PledgeDeal& other) { return order_of(other.id) > order_of(deal.id); };
    state.deals.insert(std::find_if(state.deals.begin(), state.deals.end(), later), deal);
  }
  tell_some(sink, deal.id.parties, [&] {
    return DealPut{seat, deal.id.parties.other(seat), deal.id.number, static_cast<int>(deal.revision), deal.clauses};
  });
}

// Accepts, refuses or withdraws.
template <class Sink> void Rules::answer(State& state, Seat seat, Move move, Sink& sink) const {
  PledgeDeal& deal = *find_deal(state.deals, id_in(seat, move));
  const Seat partner = deal.id.parties.other(seat);
  const int number = deal.id.number;
  const int revision = static_cast<int>(deal.revision);
  switch (move.kind<MoveKind>()) {
    case MoveKind::accept:
      deal.accept(seat);
      state.pledges.insert(state.pledges.end(), deal.clauses.begin(), deal.clauses.end());
      tell_some(sink, deal.id.parties, [&] { return DealAccepted{seat, partner, number, revision, deal.clauses}; });
      break;
    case MoveKind::refuse:
      deal.refuse();
      tell_some(sink, deal.id.parties, DealRefused{seat, partner, number, revision});
      break;
    default:
      deal.withdraw();
      tell_some(sink, deal.id.parties, DealWithdrawn{seat, partner, number, revision});
      break;
  }
}

// probe.bargain.done
template <class Sink> void Rules::say_done(State& state, Seat seat, Sink& sink) const {
  state.drafts[at(seat)].reset();
  state.open.done.add(seat);
  tell_all(sink, SaidDone{seat});
  if (state.open.done != SeatSet::all(seats_)) return;
  state.open.done = {};
  state.deals.clear();
  state.open.phase = Phase::vote;
}

template void Rules::bargain(State&, Seat, Move, Silence&) const;
template void Rules::bargain(State&, Seat, Move, Listener<Event>&) const;

}  // namespace regalia::probe
