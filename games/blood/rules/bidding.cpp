#include "games/blood/rules/bidding.h"

#include <algorithm>

#include "games/blood/rules.h"
#include "games/blood/rules/dues.h"
#include "games/blood/rules/signing.h"
#include "games/blood/rules/wedding.h"

namespace regalia::blood {

int Bidding::cost_of_wedding(const Rules& rules, const State& state, PersonId partner) const {
  const bool is_bride = !state.people[hand].is_man();
  const PersonId groom = is_bride ? partner : hand;
  const PersonId bride = is_bride ? hand : partner;
  return std::max(0, -wedding_money(rules, state, groom, bride));
}

Verdict Bidding::may_ask_for(const Rules& rules, const State& state, Seat seat, PersonId partner) const {
  if (!state.people.lives(partner) || state.people[partner].court != rules.house_of(seat))
    return Verdict::no("blood.bids.entry", "You ask for this hand for somebody of your own court.");
  const bool is_bride = !state.people[hand].is_man();
  return may_be_wed(state, is_bride ? partner : hand, is_bride ? hand : partner);
}

Verdict Bidding::may_enter(const Rules& rules, const State& state, Seat seat, PersonId partner) const {
  if (const Verdict bar = may_ask_for(rules, state, seat, partner); !bar.ok()) return bar;
  const int left = rules.money(state, seat) - rules.facts().entry - cost_of_wedding(rules, state, partner);
  if (left < 0) return Verdict::no("blood.bids.entry", "You do not have enough Crowns for the entry and the wedding.");
  return left < crowns_set_aside(rules, state, seat) ? crowns_are_set_aside() : Verdict::yes();
}

PersonId Bidding::next_hand(const State& state) const {
  const auto seniority = [&](PersonId id) { return std::pair(state.people[id].born, state.people[id].serial); };
  PersonId next = kNoPerson;
  state.people.for_living([&](PersonId id, const Person& person) {
    if (person.court != kAristocrats || !is_single(state, person)) return;
    if (hand != kNoPerson && seniority(id) <= seniority(hand)) return;
    if (next == kNoPerson || seniority(id) < seniority(next)) next = id;
  });
  return next;
}

int Bidding::most(const Rules& rules, const State& state, Seat seat) const {
  return rules.money(state, seat) - cost_of_wedding(rules, state, partners[at(rules.house_of(seat))]) -
         crowns_set_aside(rules, state, seat);
}

SeatSet Bidding::highest(const Rules& rules) const {
  SeatSet best;
  int amount = -1;
  for (const Seat seat : asked) {
    const int own = amounts[at(rules.house_of(seat))];
    if (own > amount) best = {};
    amount = std::max(amount, own);
    if (own == amount) best.add(seat);
  }
  return best;
}

Pending Bidding::pending(const Rules&, const State&) const {
  if (step == Step::tie) return Pending::chance();
  return {.step = regalia::Step::sealed, .owing = asked - answered, .may_revise = answered};
}

void Bidding::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  if (step == Step::amounts) {
    list.push_back(Offer::range(move_of(MoveKind::bid), 0, static_cast<std::uint32_t>(most(rules, state, seat))));
    return;
  }
  offer(list, move_of(MoveKind::keep_out));
  state.people.for_living([&](PersonId id, const Person&) {
    if (may_enter(rules, state, seat, id).ok()) offer(list, move_of(MoveKind::enter, id));
  });
}

Verdict Bidding::refusal(const Rules& rules, const State& state, Seat seat, Move move) const {
  if (step == Step::amounts)
    return move.kind<MoveKind>() == MoveKind::bid
               ? Verdict::no("blood.bids.amount", "You cannot bid more Crowns than you have, the wedding paid.")
               : Verdict::no("blood.turn.step", "Amounts are written down now.");
  if (move.kind<MoveKind>() == MoveKind::enter) return may_enter(rules, state, seat, person_of(move));
  return Verdict::no("blood.turn.step", "Say who of your court asks for this hand, or stay out.");
}

// blood.bids.amount: a die among those who bid the same.
void Bidding::outcomes(const Rules& rules, const State&, OutcomeList& list) const {
  for (const Seat seat : highest(rules)) list.push_back({roll_of(index(seat) + 1), 1});
}

ChanceScope Bidding::chance_scope(const Rules& rules, const State& state) const {
  return {kNobody, "bids", rules.serial(state, hand)};
}

// blood.bids.when: hands for which nobody could ask are passed by.
template <class Sink> void Bidding::offer_next(const Rules& rules, const State& state, Sink& sink) {
  while (asked.empty()) {
    hand = next_hand(state);
    if (hand == kNoPerson) return;
    for (const Seat seat : rules.everybody()) {
      // With secret cash nobody may see who could not pay.
      bool could = false;
      state.people.for_living([&](PersonId id, const Person&) {
        could = could || (rules.options().cash_is_secret ? may_ask_for(rules, state, seat, id)
                                                         : may_enter(rules, state, seat, id))
                             .ok();
      });
      if (could) asked.add(seat);
    }
  }
  tell_all(sink, HandOffered{rules.who(state, hand)});
}

// blood.bids.entry
template <class Sink> void Bidding::show_entries(const Rules& rules, State& state, Sink& sink) {
  SeatSet entered;
  for (const Seat seat : asked) {
    const PersonId partner = partners[at(rules.house_of(seat))];
    if (partner == kNoPerson) continue;
    entered.add(seat);
    rules.money(state, seat) -= rules.facts().entry;
    tell_all(sink, EntryPaid{seat, rules.who(state, hand), rules.who(state, partner), rules.facts().entry});
  }
  asked = entered;
  answered = {};
  step = Step::amounts;
}

// blood.bids.wedding; nobody wins the hand of somebody whom nobody has asked for.
template <class Sink> void Bidding::win(const Rules& rules, State& state, Seat winner, Sink& sink) {
  if (winner == kNobody) {
    tell_all(sink, HandUnsought{rules.who(state, hand)});
  } else {
    const int amount = amounts[at(rules.house_of(winner))];
    const PersonId partner = partners[at(rules.house_of(winner))];
    const bool is_bride = !state.people[hand].is_man();
    rules.money(state, winner) -= amount;
    tell_all(sink, HandWon{winner, rules.who(state, hand), amount, step == Step::tie});
    hold_wedding(rules, state, is_bride ? partner : hand, is_bride ? hand : partner, GroomJoins::as_usual, sink);
  }
  const PersonId last = hand;
  *this = {};
  hand = last;
}

template <class Sink> Next Bidding::go_on(const Rules& rules, State& state, Sink& sink) {
  while (true) {
    if (step == Step::tie) return Next::stay();
    if (asked.empty()) {
      offer_next(rules, state, sink);
      if (hand == kNoPerson) return Next::done();
    }
    if (answered != asked) return Next::stay();
    if (step == Step::entries) {
      show_entries(rules, state, sink);
      if (asked.size() <= 1) win(rules, state, asked.empty() ? kNobody : asked.first(), sink);
      continue;
    }
    for (const Seat seat : asked)
      tell_all(sink, BidShown{seat, rules.who(state, hand), amounts[at(rules.house_of(seat))]});
    if (highest(rules).size() == 1)
      win(rules, state, highest(rules).first(), sink);
    else
      step = Step::tie;
  }
}

template <class Sink> void Bidding::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  switch (move.kind<MoveKind>()) {
    case MoveKind::roll: return win(rules, state, seat_at(move.a() - 1), sink);
    case MoveKind::enter: partners[at(rules.house_of(seat))] = person_of(move); break;
    case MoveKind::keep_out: partners[at(rules.house_of(seat))] = kNoPerson; break;
    default: amounts[at(rules.house_of(seat))] = static_cast<std::int32_t>(move.amount());
  }
  take_answer(answered, seat, sink);
}

REGALIA_CHAPTER(Bidding);

}  // namespace regalia::blood
