#include "tests/probe/first/probe.h"

#include <algorithm>
#include <cassert>
#include <charconv>

#include "engine/text.h"

namespace regalia::probe::first {
namespace {

std::size_t at(auto id) { return static_cast<std::size_t>(id); }

// The deal between `seat` and the other party that a move names; b says whose deal it is.
template <class Deals> auto find_deal(Deals& deals, Seat seat, Move move) {
  const Seat other = seat_at(move.a());
  const Seat maker = move.b() == 0 ? seat : other;
  const Seat partner = move.b() == 0 ? other : seat;
  return std::find_if(deals.begin(), deals.end(),
                      [&](const auto& d) { return d.maker == maker && d.partner == partner; });
}

bool is_range(MoveKind kind) { return kind == MoveKind::offer || kind == MoveKind::counter || kind == MoveKind::bid; }

}  // namespace

State Rules::initial() const {
  State state;
  for (int i = 0; i < seats_; ++i) state.open.coins[at(i)] = 4;
  return state;
}

std::array<int, 2> Rules::bag(const State& state) const {
  std::array<int, 2> left = bag_;
  for (const Token& token : state.tokens) --left[at(token.colour)];
  return left;
}

Pending Rules::pending(const State& state) const {
  const Open& open = state.open;
  const SeatSet all = SeatSet::all(seats_);
  switch (open.phase) {
    case Phase::hand_out_veto:
    case Phase::draw_token: return Pending::chance();
    case Phase::bargain: return {.step = Step::open, .owing = all - open.done};
    case Phase::vote: return {.step = Step::sealed, .owing = all - open.answered, .may_revise = open.answered};
    case Phase::veto:
      return {.step = Step::sealed, .standing = true, .owing = all - open.answered, .may_revise = open.answered};
    case Phase::bid: return Pending::turn(open.active);
    case Phase::over: break;
  }
  return Pending::over();
}

void Rules::moves(const State& state, Seat seat, MoveList& list) const {
  const Open& open = state.open;
  const auto add = [&](MoveKind kind, int a = 0, int b = 0, int c = 0) {
    list.push_back(Offer::one(Move::of(kind, a, b, c)));
  };
  switch (open.phase) {
    case Phase::bargain:
      add(MoveKind::done);
      for (int i = 0; i < seats_; ++i) {
        if (seat_at(i) == seat) continue;
        for (const int theirs : {0, 1}) {
          const Move name = Move::of(MoveKind::none, i, theirs);
          const auto deal = find_deal(state.deals, seat, name);
          if (deal == state.deals.end()) {
            if (theirs == 0 && !open.done.has(seat_at(i)))
              list.push_back(Offer::range(Move::of(MoveKind::offer, i), 0, kMostPledge));
            continue;
          }
          if (deal->can_answer(seat, deal->revision) == DealFault::none) {
            add(MoveKind::accept, i, theirs, deal->revision);
            add(MoveKind::refuse, i, theirs, deal->revision);
            if (deal->revision < kMostRevisions)
              list.push_back(Offer::range(Move::of(MoveKind::counter, i, theirs), 0, kMostPledge));
          }
          if (deal->can_withdraw(seat) == DealFault::none) add(MoveKind::withdraw, i, theirs);
        }
      }
      break;
    case Phase::vote:
      add(MoveKind::vote_no);
      add(MoveKind::vote_yes);
      break;
    case Phase::veto:
      add(MoveKind::pass);
      if (seat == state.veto_holder && !open.veto_spent) add(MoveKind::veto);
      break;
    case Phase::bid:
      list.push_back(Offer::range(Move::of(MoveKind::bid), 0, static_cast<std::uint32_t>(open.coins[at(seat)])));
      break;
    default: break;
  }
}

void Rules::outcomes(const State& state, OutcomeList& list) const {
  if (state.open.phase == Phase::hand_out_veto) {
    for (int i = 0; i < seats_; ++i) list.push_back({Move::of(MoveKind::hand_veto, i), 1});
    return;
  }
  const auto left = bag(state);
  for (int i = 0; i < 2; ++i)
    if (left[at(i)] > 0) list.push_back({Move::of(MoveKind::token, i), static_cast<std::uint32_t>(left[at(i)])});
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
  if (!now.may_act(seat)) return Verdict::no("probe.turn", "You have nothing to decide now.");
  MoveList list;
  moves(state, seat, list);
  if (covers(list, move)) return Verdict::yes();
  switch (move.kind<MoveKind>()) {
    case MoveKind::offer:
    case MoveKind::counter:
    case MoveKind::accept:
    case MoveKind::refuse:
    case MoveKind::withdraw: return check_deal(state, seat, move);
    case MoveKind::bid: return Verdict::no("probe.bid", "Bid from 0 up to your coins, when it is time to bid.");
    case MoveKind::veto: return Verdict::no("probe.veto", "You have no veto to use here.");
    default: return Verdict::no("probe.phase", "This is not a move of this phase.");
  }
}

// A deal that is not one's own is treated as if it did not exist.
Verdict Rules::check_deal(const State& state, Seat seat, Move move) const {
  if (state.open.phase != Phase::bargain) return Verdict::no("probe.phase", "This is not the time to bargain.");
  const auto deal = find_deal(state.deals, seat, move);
  if (move.kind<MoveKind>() == MoveKind::offer || deal == state.deals.end())
    return Verdict::no("probe.deal", "There is no such deal, or it cannot be made.");
  if (move.kind<MoveKind>() != MoveKind::withdraw && move.kind<MoveKind>() != MoveKind::counter &&
      deal->can_answer(seat, move.c()) == DealFault::old_revision)
    return Verdict::no("probe.deal.revision", "The deal has changed: answer the wording that stands.");
  return Verdict::no("probe.deal", "This step of the deal is not yours to take.");
}

template <class Sink> void Rules::apply(State& state, Seat seat, Move move, Sink& sink) const {
  assert(check(state, seat, move).ok());
  Open& open = state.open;
  switch (move.kind<MoveKind>()) {
    case MoveKind::hand_veto:
      state.veto_holder = seat_at(move.a());
      open.active = seat_at(0);
      open.phase = Phase::draw_token;
      tell_some(sink, SeatSet::only(state.veto_holder), Happened::of(EventKind::veto_given, state.veto_holder));
      break;
    case MoveKind::token:
      state.tokens.push_back({open.active, static_cast<Colour>(move.a()), false});
      open.phase = Phase::bargain;
      tell_some(sink, SeatSet::both(open.active, next_seat(open.active, seats_)),
                Happened::of(EventKind::token_drawn, open.active, move.a()),
                Happened::of(EventKind::token_drawn, open.active, -1));
      break;
    case MoveKind::vote_no:
    case MoveKind::vote_yes: {
      const bool again = open.answered.has(seat);
      state.answers[at(seat)] = move.kind<MoveKind>() == MoveKind::vote_yes ? Answer::yes : Answer::no;
      open.answered.add(seat);
      const Happened full = Happened::of(EventKind::voted, seat, state.answers[at(seat)]);
      if (again)
        tell_some(sink, SeatSet::only(seat), full);
      else
        tell_some(sink, SeatSet::only(seat), full, Happened::of(EventKind::voted, seat, -1));
      if (open.answered != SeatSet::all(seats_)) break;
      const auto ayes = std::count(state.answers.begin(), state.answers.begin() + seats_, Answer::yes);
      tell_all(sink, Happened::of(EventKind::votes_shown, kNobody, state.answers[0], state.answers[1], state.answers[2],
                                  state.answers[3]));
      open.answered = {};
      state.answers = {};
      if (2 * ayes > seats_ || (2 * ayes == seats_ && tie_ == TiedVote::carries))
        open.phase = Phase::veto;
      else
        end_round(state, false, sink);
      break;
    }
    case MoveKind::pass:
    case MoveKind::veto: {
      state.answers[at(seat)] = move.kind<MoveKind>() == MoveKind::veto ? Answer::yes : Answer::no;
      open.answered.add(seat);
      if (open.answered != SeatSet::all(seats_)) break;
      const bool vetoed = std::find(state.answers.begin(), state.answers.end(), Answer::yes) != state.answers.end();
      open.answered = {};
      state.answers = {};
      if (vetoed) {
        open.veto_spent = true;
        tell_all(sink, Happened::of(EventKind::vetoed, state.veto_holder));
        state.veto_holder = kNobody;  // the card is gone
      }
      end_round(state, !vetoed, sink);
      break;
    }
    case MoveKind::bid: {
      const int amount = static_cast<int>(move.amount());
      open.coins[at(seat)] = static_cast<std::int8_t>(open.coins[at(seat)] - amount);
      open.prestige[at(seat)] = static_cast<std::int8_t>(open.prestige[at(seat)] + amount);
      tell_all(sink, Happened::of(EventKind::bid, seat, amount));
      open.active = next_seat(open.active, seats_);
      const bool over = static_cast<int>(open.chronicle.size()) == rounds();
      open.phase = over ? Phase::over : Phase::draw_token;
      if (over) tell_all(sink, Happened::of(EventKind::revealed, kNobody));
      break;
    }
    default: bargain(state, seat, move, sink); break;
  }
}

template <class Sink> void Rules::bargain(State& state, Seat seat, Move move, Sink& sink) const {
  Open& open = state.open;
  const int amount = static_cast<int>(move.amount());
  if (move.kind<MoveKind>() == MoveKind::done) {
    open.done.add(seat);
    tell_all(sink, Happened::of(EventKind::done, seat));
    if (open.done != SeatSet::all(seats_)) return;
    open.done = {};
    state.deals.clear();
    open.phase = Phase::vote;
    return;
  }
  auto deal = find_deal(state.deals, seat, move);
  if (move.kind<MoveKind>() == MoveKind::offer) {
    deal = state.deals.insert(state.deals.end(), PledgeDeal{seat, seat_at(move.a())});
    deal->put(seat, amount);
  }
  const auto told = [&](EventKind kind) {
    tell_some(sink, deal->parties(),
              Happened::of(kind, seat, index(deal->maker), index(deal->partner), deal->revision, deal->terms));
  };
  switch (move.kind<MoveKind>()) {
    case MoveKind::counter: deal->put(seat, amount); [[fallthrough]];
    case MoveKind::offer: told(EventKind::put); break;
    case MoveKind::accept:
      deal->status = DealStatus::accepted;
      state.pledges.push_back({deal->maker, deal->partner, deal->terms});
      told(EventKind::accepted);
      break;
    case MoveKind::refuse:
      deal->status = DealStatus::refused;
      told(EventKind::refused);
      break;
    default:
      deal->status = DealStatus::withdrawn;
      told(EventKind::withdrawn);
      break;
  }
}

template <class Sink> void Rules::end_round(State& state, bool counted, Sink& sink) const {
  Open& open = state.open;
  state.tokens.back().counts = counted;
  open.chronicle.push_back({open.active, counted});
  open.phase = Phase::bid;
  if (open.coins[at(open.active)] == 0) apply(state, open.active, Move::of(MoveKind::bid), sink);
}

WordsSpec Rules::words(const State&, Seat seat, Move move) const {
  const MoveKind kind = move.kind<MoveKind>();
  if (kind != MoveKind::offer && kind != MoveKind::counter) return {};
  return {80, Audience::only(SeatSet::both(seat, seat_at(move.a()))), kNoWords};
}

Observation Rules::observe(const State& state, Seat seat) const {
  Observation seen;
  seen.viewer = seat;
  seen.open = state.open;
  seen.tokens = state.tokens;
  const bool over = state.open.phase == Phase::over;
  seen.has_veto = seat != kNobody && seat == state.veto_holder;
  if (index(seat) < seats_) seen.answer = state.answers[at(seat)];
  for (Token& token : seen.tokens)
    if (token.owner != seat && !over) token.colour = Colour::red;
  for (const PledgeDeal& deal : state.deals)
    if (deal.parties().has(seat)) seen.deals.push_back(deal);
  for (const Pledge& pledge : state.pledges)
    if (over || pledge.from == seat || pledge.to == seat) seen.pledges.push_back(pledge);
  return seen;
}

void Rules::note(Knowledge& known, Seat, const Event& event) const {
  const Happened& happened = std::get<Happened>(event);
  if (happened.kind == EventKind::token_drawn) known.colours.push_back(happened.args[0]);
}

State Rules::imagine(const View<Rules>& view, Rng& rng) const {
  const Observation& seen = view.seen;
  State state;
  state.open = seen.open;
  state.tokens = seen.tokens;
  state.deals = seen.deals;
  state.pledges = seen.pledges;
  // Bargains between others are imagined absent; what was drawn unseen is drawn again from what is left.
  if (seen.has_veto) {
    state.veto_holder = seen.viewer;
  } else if (seen.open.phase != Phase::hand_out_veto && !seen.open.veto_spent) {
    const bool seated = index(seen.viewer) < seats_;
    const int pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(seated ? seats_ - 1 : seats_)));
    state.veto_holder = seat_at(seated && pick >= index(seen.viewer) ? pick + 1 : pick);
  }
  if (seen.open.phase == Phase::over) return state;
  std::array<int, 2> left = bag_;
  const auto known = [&](std::size_t i) {
    if (state.tokens[i].owner == seen.viewer) return static_cast<int>(seen.tokens[i].colour);
    return view.known->colours[i];
  };
  for (std::size_t i = 0; i < state.tokens.size(); ++i)
    if (known(i) >= 0) --left[at(known(i))];
  for (std::size_t i = 0; i < state.tokens.size(); ++i) {
    const int colour = known(i) >= 0                                                            ? known(i)
                       : rng.below(static_cast<std::uint32_t>(left[0] + left[1])) < at(left[0]) ? 0
                                                                                                : 1;
    if (known(i) < 0) --left[at(colour)];
    state.tokens[i].colour = static_cast<Colour>(colour);
  }
  for (const Seat seat : seen.open.answered) {
    if (seat == seen.viewer) {
      state.answers[at(seat)] = seen.answer;
      continue;
    }
    MoveList list;
    moves(state, seat, list);
    const MoveKind kind = list[rng.below(static_cast<std::uint32_t>(list.size()))].move.kind<MoveKind>();
    state.answers[at(seat)] = kind == MoveKind::vote_yes || kind == MoveKind::veto ? Answer::yes : Answer::no;
  }
  return state;
}

Tally Rules::tally(const State& state, Seat seat) const {
  int tokens = 0;
  int pledges = 0;
  for (const Token& token : state.tokens)
    if (token.counts && token.owner == seat) tokens += token.colour == Colour::blue ? 2 : 1;
  for (const Pledge& pledge : state.pledges)
    pledges += (pledge.to == seat ? pledge.points : 0) - (pledge.from == seat ? pledge.points : 0);
  Tally tally;
  tally.add("Tokens", tokens);
  tally.add("Prestige", state.open.prestige[at(seat)]);
  tally.add("Pledges", pledges);
  return tally;
}

Ranking Rules::ranking(const State& state) const {
  return rank_seats(seats_, [&](Seat a, Seat b) { return tally(state, a).total() > tally(state, b).total(); });
}

std::string Rules::fault(const State& state) const {
  const Open& open = state.open;
  const auto seated = [&](Seat seat) { return index(seat) < seats_; };
  for (const int left : bag(state))
    if (left < 0) return "More tokens were drawn than the bag holds.";
  for (int i = 0; i < kMostSeats; ++i) {
    if (open.coins[at(i)] < 0 || open.coins[at(i)] + open.prestige[at(i)] != (i < seats_ ? 4 : 0))
      return "A seat's coins and prestige do not add up to 4.";
    const bool answered = open.answered.has(seat_at(i));
    if (state.answers[at(i)] > Answer::yes || (state.answers[at(i)] != Answer::none) != answered)
      return "The answers do not match those who answered.";
  }
  if (!(open.answered - SeatSet::all(seats_)).empty() || !(open.done - SeatSet::all(seats_)).empty() ||
      open.answered == SeatSet::all(seats_) || open.done == SeatSet::all(seats_))
    return "Seats that answered or are done do not fit.";
  for (const Token& token : state.tokens)
    if (!seated(token.owner)) return "A token has no owner.";
  for (const PledgeDeal& deal : state.deals)
    if (!seated(deal.maker) || !seated(deal.partner) || deal.maker == deal.partner ||
        deal.status > DealStatus::withdrawn || !deal.parties().has(deal.last_word))
      return "A deal is not one between two seats.";
  for (const Pledge& pledge : state.pledges)
    if (!seated(pledge.from) || !seated(pledge.to)) return "A pledge is not one between two seats.";
  return phase_fault(state);
}

std::string Rules::phase_fault(const State& state) const {
  const Open& open = state.open;
  const bool begun = open.phase != Phase::hand_out_veto;
  const bool in_round = open.phase == Phase::bargain || open.phase == Phase::vote || open.phase == Phase::veto;
  const std::size_t rounds_told = open.chronicle.size();
  if (!begun) return state == initial() ? "" : "Before the start nothing has happened.";
  if (index(open.active) >= seats_ || (state.veto_holder != kNobody && index(state.veto_holder) >= seats_) ||
      open.veto_spent != (state.veto_holder == kNobody))
    return "Somebody is active, or holds the veto, who is not in the game.";
  if (state.tokens.size() != rounds_told + (in_round ? 1 : 0)) return "The chronicle does not match the tokens.";
  if ((open.phase == Phase::over) != (rounds_told == at(rounds()) && open.phase != Phase::bid) ||
      rounds_told > at(rounds()))
    return "The game ends after its rounds and not before.";
  if (open.phase == Phase::bid && open.coins[at(open.active)] == 0) return "Nobody bids without coins.";
  if (open.phase == Phase::bid && rounds_told == 0) return "Nobody bids before the first round.";
  if (open.phase != Phase::bargain && (!state.deals.empty() || !open.done.empty())) return "Nobody bargains now.";
  if (open.phase != Phase::vote && open.phase != Phase::veto && !open.answered.empty()) return "Nobody is asked now.";
  return {};
}

namespace {
constexpr std::array<std::string_view, 14> kWords = {"?",        "offer", "counter",   "accept",   "refuse",
                                                     "withdraw", "done",  "vote-no",   "vote-yes", "pass",
                                                     "veto",     "bid",   "hand-veto", "token"};
}

// kind, a, b, c, amount: plain, for a game that no person plays
std::string Rules::text(Move move) const {
  const std::size_t kind = at(move.kind<MoveKind>());
  if (kind == 0 || kind >= kWords.size()) return "?";
  std::string text(kWords[kind]);
  for (const int arg : {move.a(), move.b(), move.c()}) text += " " + std::to_string(arg);
  if (is_range(move.kind<MoveKind>())) text += " amount " + std::to_string(move.amount());
  return text;
}

MoveParts Rules::parts(Move move, bool) const {
  return {kWords[at(move.kind<MoveKind>())], {{"a", move.a()}, {"b", move.b()}, {"c", move.c()}}};
}

std::vector<MoveShape> Rules::move_shapes() const {
  std::vector<MoveShape> shapes;
  for (std::size_t kind = 1; kind < kWords.size(); ++kind)
    shapes.push_back({kWords[kind], {{"a", {}, true}, {"b", {}, true}, {"c", {}, true}}});
  return shapes;
}

Result<Move> Rules::parse_move(std::string_view text) const {
  const Error error{in_quotes(text) + " is not a move of the probe."};
  std::vector<std::string_view> words;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(' ', from), text.size());
    words.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  const auto kind = std::find(kWords.begin() + 1, kWords.end(), words[0]);
  if (kind == kWords.end()) return error;
  const MoveKind move_kind = static_cast<MoveKind>(kind - kWords.begin());
  std::array<std::uint32_t, 4> numbers{};
  if (words.size() != (is_range(move_kind) ? 6U : 4U) || (words.size() == 6 && words[4] != "amount")) return error;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (i == 4) continue;
    std::uint32_t& number = numbers[i == 5 ? 3 : i - 1];
    const auto [end, code] = std::from_chars(words[i].data(), words[i].data() + words[i].size(), number);
    if (code != std::errc() || end != words[i].data() + words[i].size() || number > 255) return error;
  }
  return Move::of(move_kind, static_cast<int>(numbers[0]), static_cast<int>(numbers[1]), static_cast<int>(numbers[2]),
                  numbers[3]);
}

std::string Rules::tell(const Event& event, std::span<const std::string>) const {
  const Happened& happened = std::get<Happened>(event);
  std::string text =
      "event " + std::to_string(static_cast<int>(happened.kind)) + " seat " + std::to_string(index(happened.seat));
  for (const int arg : happened.args) text += " " + std::to_string(arg);
  return text;
}

template void Rules::apply(State&, Seat, Move, Silence&) const;
template void Rules::apply(State&, Seat, Move, Listener<Event>&) const;

}  // namespace regalia::probe::first
