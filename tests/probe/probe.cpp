// The course of the game.
#include "tests/probe/probe.h"

#include <algorithm>
#include <cassert>

namespace regalia::probe {

Rules::Rules(int seats, const Options& options) : seats_(seats), options_(options) {
  assert(seats >= 2 && seats <= kMostSeats);
  assert(options.red >= 0 && options.blue >= 0 && rounds() >= 1 && rounds() <= 255);
  assert(options.most_points >= 1 && options.most_points <= 255 && options.most_clauses >= 1 &&
         options.most_clauses <= 8);
  assert(options.most_deals >= 1 && options.most_deals <= 8 && options.most_revisions >= 1 &&
         options.most_revisions <= 255);
}

Seat Rules::active(const Open& open) const {
  if (open.phase == Phase::hand_out_veto || open.phase == Phase::over) return kNobody;
  return seat_at(open.round % seats_);
}

SeatSet Rules::who_see_token(const Open& open) const {
  return SeatSet::both(active(open), next_seat(active(open), seats_));
}

State Rules::initial() const {
  State state;
  for (int i = 0; i < seats_; ++i) state.open.coins[at(i)] = kCoins;
  return state;
}

std::array<int, 2> Rules::bag(const State& state) const {
  std::array<int, 2> left = {options_.red, options_.blue};
  for (const Token& token : state.tokens) --left[at(token.colour)];
  return left;
}

Pending Rules::pending(const State& state) const {
  const SeatSet all = SeatSet::all(seats_);
  switch (state.open.phase) {
    case Phase::hand_out_veto:
    case Phase::draw_token: return Pending::chance();
    case Phase::bargain: return {.step = Step::open, .owing = all - state.open.done};
    case Phase::vote:
    case Phase::veto:
      return {.step = Step::sealed,
              .standing = state.open.phase == Phase::veto,
              .owing = all - state.answered(),
              .may_revise = state.answered()};
    case Phase::bid: return Pending::turn(active(state.open));
    case Phase::over: break;
  }
  return Pending::over();
}

void Rules::moves(const State& state, Seat seat, MoveList& list) const {
  const auto add = [&](MoveKind kind) { list.push_back(Offer::one(Move::of(kind))); };
  switch (state.open.phase) {
    case Phase::bargain: list_bargain(state, seat, list); break;
    case Phase::vote:
      add(MoveKind::vote_no);
      add(MoveKind::vote_yes);
      break;
    case Phase::veto:
      add(MoveKind::pass);  // the default comes first
      if (seat == state.veto_holder) add(MoveKind::veto);
      break;
    case Phase::bid: list.push_back(Offer::range(Move::of(MoveKind::bid), 0, state.open.coins[at(seat)])); break;
    default: break;
  }
}

void Rules::outcomes(const State& state, OutcomeList& list) const {
  if (state.open.phase == Phase::hand_out_veto) {
    for (int i = 0; i < seats_; ++i) list.push_back({Move::of(MoveKind::hand_veto, i), 1});
    return;
  }
  const std::array<int, 2> left = bag(state);
  for (int i = 0; i < 2; ++i)
    if (left[at(i)] > 0) list.push_back({Move::of(MoveKind::token, i), static_cast<std::uint32_t>(left[at(i)])});
}

ChanceScope Rules::chance_scope(const State& state) const {
  if (state.open.phase == Phase::hand_out_veto) return {kNobody, "veto"};
  return {active(state.open), "token"};
}

Verdict Rules::check(const State& state, Seat seat, Move move) const {
  const Pending now = pending(state);
  if (now.step == Step::over) return Verdict::no("probe.over", "The game has ended.");
  if (seat == kChance) {
    OutcomeList list;
    if (now.step == Step::chance) outcomes(state, list);
    for (const Outcome& outcome : list)
      if (outcome.move == move) return Verdict::yes();
    return Verdict::no("probe.chance", "Chance cannot do this now.");
  }
  if (!now.may_act(seat)) {
    if (state.open.phase == Phase::bargain && state.open.done.has(seat))
      return Verdict::no("probe.bargain.done", "You are done bargaining in this round.", {index(seat) + 1});
    return Verdict::no("probe.turn", "You have nothing to decide now.");
  }
  MoveList list;
  moves(state, seat, list);
  return covers(list, move) ? Verdict::yes() : refusal(state, seat, move);
}

// Why a move is not listed. Bits that no move has are no move of any phase.
Verdict Rules::refusal(const State& state, Seat seat, Move move) const {
  const Phase phase = state.open.phase;
  const MoveKind kind = move.kind<MoveKind>();
  if (phase == Phase::bargain && kind >= MoveKind::draft && kind <= MoveKind::withdraw) {
    const Verdict verdict = check_bargain(state, seat, move);
    if (!verdict.ok()) return verdict;
  }
  if (phase == Phase::bid && kind == MoveKind::bid)
    return Verdict::no("probe.bid", "You can spend from nothing up to all your coins.");
  if (phase == Phase::veto && kind == MoveKind::veto) return Verdict::no("probe.veto", "You have no veto.");
  return Verdict::no("probe.phase", "This is not a move of this phase.");
}

template <class Sink> void Rules::apply(State& state, Seat seat, Move move, Sink& sink) const {
  assert(check(state, seat, move).ok());
  Open& open = state.open;
  switch (move.kind<MoveKind>()) {
    // probe.veto
    case MoveKind::hand_veto:
      state.veto_holder = seat_at(move.a());
      open.phase = Phase::draw_token;
      tell_some(sink, SeatSet::only(state.veto_holder), VetoGiven{state.veto_holder}, VetoGiven{});
      break;
    // probe.token
    case MoveKind::token: {
      const Colour colour = static_cast<Colour>(move.a());
      state.tokens.push_back({active(open), colour, false});
      open.phase = Phase::bargain;
      tell_some(sink, who_see_token(open), TokenDrawn{active(open), Ordinal::of(open.round), colour},
                TokenDrawn{active(open), Ordinal::of(open.round), {}});
      break;
    }
    case MoveKind::vote_no: vote(state, seat, Answer::no, sink); break;
    case MoveKind::vote_yes: vote(state, seat, Answer::yes, sink); break;
    case MoveKind::pass: answer_veto(state, seat, Answer::no, sink); break;
    case MoveKind::veto: answer_veto(state, seat, Answer::yes, sink); break;
    case MoveKind::bid: bid(state, static_cast<int>(move.amount()), sink); break;
    default: bargain(state, seat, move, sink); break;
  }
  assert(is_ok(state));
}

// probe.vote
template <class Sink> void Rules::vote(State& state, Seat seat, Answer answer, Sink& sink) const {
  const bool again = state.answered().has(seat);
  state.answers[at(seat)] = answer;
  if (again)
    tell_some(sink, SeatSet::only(seat), Voted{seat, answer});
  else
    tell_some(sink, SeatSet::only(seat), Voted{seat, answer}, Voted{seat, {}});
  if (state.answered() != SeatSet::all(seats_)) return;
  const auto ayes = std::count(state.answers.begin(), state.answers.end(), Answer::yes);
  const bool carried = 2 * ayes > seats_;
  tell_all(sink, [&] {
    VotesShown shown{{}, carried};
    for (int i = 0; i < seats_; ++i) shown.votes.push_back({seat_at(i), state.answers[at(i)]});
    return shown;
  });
  state.answers = {};
  if (carried)
    state.open.phase = Phase::veto;
  else
    judge(state, false, sink);
}

// probe.veto: everybody is asked, so that asking tells nothing.
template <class Sink> void Rules::answer_veto(State& state, Seat seat, Answer answer, Sink& sink) const {
  state.answers[at(seat)] = answer;
  if (state.answered() != SeatSet::all(seats_)) return;
  const bool vetoed = std::find(state.answers.begin(), state.answers.end(), Answer::yes) != state.answers.end();
  state.answers = {};
  if (vetoed) {
    tell_all(sink, Vetoed{state.veto_holder});
    state.veto_holder = kNobody;
  }
  judge(state, !vetoed, sink);
}

// probe.token
template <class Sink> void Rules::judge(State& state, bool counts, Sink& sink) const {
  Open& open = state.open;
  state.tokens.back().counts = counts;
  tell_all(sink, TokenJudged{active(open), Ordinal::of(open.round), counts});
  open.phase = Phase::bid;
  if (open.coins[at(active(open))] == 0) bid(state, 0, sink);
}

// probe.bid
template <class Sink> void Rules::bid(State& state, int coins, Sink& sink) const {
  Open& open = state.open;
  const Seat seat = active(open);
  open.coins[at(seat)] = static_cast<std::uint8_t>(open.coins[at(seat)] - coins);
  tell_all(sink, Bid{seat, coins});
  ++open.round;
  open.phase = open.round == rounds() ? Phase::over : Phase::draw_token;
  if (open.phase != Phase::over) return;
  tell_all(sink, [&] {
    Revealed revealed{{}, state.pledges};
    for (const Token& token : state.tokens) revealed.tokens.push_back({token.owner, token.colour});
    return revealed;
  });
}

// probe.words
WordsSpec Rules::words(const State& state, Seat seat, Move move) const {
  if (index(seat) >= seats_ || !pending(state).may_act(seat)) return {};
  if (move == Move::of(MoveKind::put) && state.open.phase == Phase::bargain && state.drafts[at(seat)]) {
    const PledgeDraft& draft = *state.drafts[at(seat)];
    const DealWording before = draft.answers.value_or(DealWording{next_deal_id(draft.parties, state.deals), 0});
    return {kLongestTerms, Audience::only(draft.parties),
            terms_number(state.open.round, {before.deal, before.revision + 1})};
  }
  if (move.kind<MoveKind>() == MoveKind::bid && state.open.phase == Phase::bid)
    return {kLongestMotto, Audience::all(), motto_number(state.open.round)};
  return {};
}

WordsNumber Rules::motto_number(int round) { return static_cast<WordsNumber>(round) + 1; }

// One bit that it is a deal, 8 of the round, 4 of each party, 7 of the number, 8 of the revision.
WordsNumber Rules::terms_number(int round, const DealWording& wording) {
  const DealId& deal = wording.deal;
  const Seat first = deal.parties.first();
  const auto parties = static_cast<std::uint32_t>(index(first) << 4 | index(deal.parties.other(first)));
  return 1U << 31 | static_cast<std::uint32_t>(round & 0xFF) << 23 | parties << 15 | (deal.number & 0x7FU) << 8 |
         (wording.revision & 0xFFU);
}

// probe.points
Tally Rules::tally(const State& state, Seat seat) const {
  int tokens = 0;
  int pledges = 0;
  for (const Token& token : state.tokens)
    if (token.counts && token.owner == seat) tokens += points_of(token.colour);
  for (const Pledge& pledge : state.pledges)
    pledges += (pledge.to == seat ? pledge.points : 0) - (pledge.from == seat ? pledge.points : 0);
  Tally tally;
  tally.add("Tokens", tokens);
  tally.add("Prestige", kCoins - state.open.coins[at(seat)]);
  tally.add("Pledges", pledges);
  return tally;
}

Ranking Rules::ranking(const State& state) const {
  return rank_seats(seats_, [&](Seat a, Seat b) { return tally(state, a).total() > tally(state, b).total(); });
}

template void Rules::apply(State&, Seat, Move, Silence&) const;
template void Rules::apply(State&, Seat, Move, Listener<Event>&) const;

}  // namespace regalia::probe
