#include "games/blood/rules/court_choices.h"

#include "games/blood/people/succession.h"
#include "games/blood/rules/betrothal.h"
#include "games/blood/rules/dues.h"
#include "games/blood/rules/signing.h"
#include "games/blood/rules/wedding.h"

namespace regalia::blood {

// Whether they may wed, and both courts can pay what it costs them, by a contract too if there is one. With secret cash only a
// seat itself knows what it can pay: an offer falls when its maker no longer can.
Verdict may_wed(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride, int contract) {
  if (const Verdict bar = may_be_wed(state, groom, bride); !bar.ok()) return bar;
  const Seat grooms = seat_with(rules, state, groom);
  const Seat brides = seat_with(rules, state, bride);
  if (grooms == kNobody || brides == kNobody) return Verdict::no("blood.marriage.free", "Nobody plays one of them.");
  const auto dowry = [&](Seat payer) {
    return contract < 0 ? 0 : dowry_to(state.law, contract, rules.house_of(payer));
  };
  const auto is_known = [&](Seat payer) { return payer == seat || !rules.options().cash_is_secret; };
  const int grooms_gain = dowry(grooms) + wedding_money(rules, state, groom, bride);
  if (is_known(grooms) && rules.money(state, grooms) + grooms_gain < 0)
    return Verdict::no("blood.marriage.money", "The groom's house cannot pay what this wedding costs it.");
  if (is_known(brides) && rules.money(state, brides) + dowry(brides) < 0)
    return Verdict::no("blood.marriage.money", "The bride's house cannot pay what this wedding costs it.");
  const int own_gain = (grooms == seat ? grooms_gain : 0) + (brides == seat ? dowry(brides) : 0);
  if (own_gain < 0 && rules.money(state, seat) + own_gain < crowns_set_aside(rules, state, seat))
    return crowns_are_set_aside();
  return Verdict::yes();
}

// What a contract of the seat's own says to a match with a house.
Verdict match(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride) {
  const House own = rules.house_of(seat);
  const House other = state.people[groom].court == own ? state.people[bride].court : state.people[groom].court;
  return rules.lawful(state, {.what = Act::What::wed, .actor = own, .other = other});
}

// The contract that goes with an offer; -1: none.
int offered_with(const State& state, PersonId groom, PersonId bride) {
  return contract_of(state.law, Contract::Status::put, groom, bride);
}

Verdict may_accept(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride) {
  const int contract = offered_with(state, groom, bride);
  if (const Verdict wedding = may_wed(rules, state, seat, groom, bride, contract); !wedding.ok()) return wedding;
  if (contract >= 0) {
    if (const Verdict bar = can_hand_over(state, contract); !bar.ok()) return bar;
    return may_sign(rules, state, seat, contract);
  }
  return match(rules, state, seat, groom, bride);
}

const Proposal* standing(const Court& court, PersonId groom, PersonId bride) {
  for (const Proposal& proposal : court.proposals)
    if (proposal.groom == groom && proposal.bride == bride) return &proposal;
  return nullptr;
}

// Who is asked.
Seat other_of(const Rules& rules, const State& state, const Proposal& proposal) {
  const Seat grooms = seat_with(rules, state, proposal.groom);
  return grooms == proposal.maker ? seat_with(rules, state, proposal.bride) : grooms;
}

Verdict may_propose(const Rules& rules, const State& state, const Court& court, Seat seat, PersonId groom,
                    PersonId bride) {
  if (const Verdict wedding = may_wed(rules, state, seat, groom, bride); !wedding.ok()) return wedding;
  if (seat_with(rules, state, groom) != seat && seat_with(rules, state, bride) != seat)
    return Verdict::no("blood.marriage.proposal", "One of the two must be at your court.");
  if (court.sought[at(rules.house_of(seat))] != groom && court.sought[at(rules.house_of(seat))] != bride)
    return Verdict::no("blood.marriage.proposal", "Say first for whom of your court you seek a match.");
  if (standing(court, groom, bride) != nullptr)
    return Verdict::no("blood.marriage.proposal", "This wedding is proposed already.");
  return match(rules, state, seat, groom, bride);
}

// ---- Contracts

bool has_draft(const Rules& rules, const State& state, Seat seat) {
  return draft_of(state.law, rules.house_of(seat)) >= 0;
}
bool has_strokes(const Rules& rules, const Court& court, Seat seat) {
  return court.strokes[at(rules.house_of(seat))] < Court::kStrokesOfASeat;
}

Verdict may_draft(const Rules& rules, const State& state, const Court& court, Seat seat, PersonId groom,
                  PersonId bride) {
  if (const Verdict proposal = may_propose(rules, state, court, seat, groom, bride); !proposal.ok()) return proposal;
  if (state.people[groom].court == state.people[bride].court)
    return Verdict::no("blood.contract.draft", "Both are at your court: nobody else would sign.");
  if (has_draft(rules, state, seat)) return Verdict::no("blood.contract.draft", "You are drafting a contract already.");
  if (!has_strokes(rules, court, seat))
    return Verdict::no("blood.contract.draft", "You have written enough in this turn.");
  return Verdict::yes();
}

Verdict may_counter(const Rules& rules, const State& state, const Court& court, Seat seat, PersonId groom,
                    PersonId bride) {
  const Proposal* proposal = standing(court, groom, bride);
  if (proposal == nullptr || other_of(rules, state, *proposal) != seat)
    return Verdict::no("blood.marriage.proposal", "Nobody has proposed this wedding to you.");
  if (has_draft(rules, state, seat)) return Verdict::no("blood.contract.draft", "You are drafting a contract already.");
  if (!has_strokes(rules, court, seat) || court.searches[at(rules.house_of(seat))] >= Court::kSearchesOfASeat)
    return Verdict::no("blood.contract.draft", "You have written enough in this turn.");
  return Verdict::yes();
}

// blood.deal.plain
Verdict may_deal(const Rules& rules, const State& state, const Court& court, Seat seat, int country) {
  const bool is_other = country < kCountries && rules.in_play().has(static_cast<Country>(country)) &&
                        static_cast<House>(country) != rules.house_of(seat);
  if (!is_other) return Verdict::no("blood.deal.plain", "A deal is made with another house.");
  if (has_draft(rules, state, seat)) return Verdict::no("blood.contract.draft", "You are drafting a contract already.");
  if (!has_strokes(rules, court, seat))
    return Verdict::no("blood.contract.draft", "You have written enough in this turn.");
  return Verdict::yes();
}

// The deal that the house of a country offers to a seat, or is offered by it; -1: none.
int deal_from(const Rules& rules, const State& state, Seat seat, int country) {
  return country < kCountries ? deal_of(state.law, static_cast<House>(country), rules.house_of(seat)) : -1;
}
int deal_to(const Rules& rules, const State& state, Seat seat, int country) {
  return country < kCountries ? deal_of(state.law, rules.house_of(seat), static_cast<House>(country)) : -1;
}

Verdict may_agree(const Rules& rules, const State& state, Seat seat, int country) {
  const int deal = deal_from(rules, state, seat, country);
  if (deal < 0) return Verdict::no("blood.deal.plain", "This house offers you no deal.");
  if (state.law.contracts[at(deal)].is_betrothal) return may_have_another(state, rules.house_of(seat));
  if (const Verdict bar = may_sign(rules, state, seat, deal); !bar.ok()) return bar;
  if (const Verdict bar = can_hand_over(state, deal); !bar.ok()) return bar;
  return can_pay(rules, state, seat, deal);
}

Verdict may_put(const Rules& rules, const State& state, const Court& court, Seat seat) {
  const int draft = draft_of(state.law, rules.house_of(seat));
  if (draft < 0) return Verdict::no("blood.contract.draft", "You draft no contract.");
  const Contract& contract = state.law.contracts[at(draft)];
  if ((contract.is_plain() || contract.is_betrothal) && deal_of(state.law, contract.maker, contract.other) >= 0)
    return Verdict::no("blood.deal.plain", "You offer this house a deal already.");
  if (contract.is_betrothal) {
    const Verdict bar = may_have_another(state, contract.maker);
    return bar.ok() ? is_precise(rules, state, draft) : bar;
  }
  if (const Verdict bar = may_sign(rules, state, seat, draft); !bar.ok()) return bar;
  if (const Verdict bar = can_hand_over(state, draft); !bar.ok()) return bar;
  if (contract.is_plain()) {
    if (contract.clauses == 0) return Verdict::no("blood.contract.precise", "A deal is about something.");
    return can_pay(rules, state, seat, draft);
  }
  if (standing(court, contract.groom, contract.bride) != nullptr)
    return Verdict::no("blood.marriage.proposal", "This wedding is proposed already.");
  return may_wed(rules, state, seat, contract.groom, contract.bride, draft);
}

// blood.betrothal.confirm: when both are of age, and as if it were offered now.
Verdict may_confirm(const Rules& rules, const State& state, const Court& court, Seat seat, PersonId groom,
                    PersonId bride) {
  const int number = betrothal_of(rules, state, seat, groom, bride);
  if (number < 0) return Verdict::no("blood.betrothal.confirm", "You have betrothed no such couple.");
  if (standing(court, groom, bride) != nullptr)
    return Verdict::no("blood.marriage.proposal", "This wedding is proposed already.");
  if (court.searches[at(rules.house_of(seat))] >= Court::kSearchesOfASeat)
    return Verdict::no("blood.marriage.proposal", "You have sought enough matches in this turn.");
  if (const Verdict bar = may_wed(rules, state, seat, groom, bride, number); !bar.ok()) return bar;
  if (const Verdict bar = can_hand_over(state, number); !bar.ok()) return bar;
  return may_sign(rules, state, seat, number);
}

bool may_begin_betrothal(const Rules& rules, const State& state, const Court& court, Seat seat) {
  return !has_draft(rules, state, seat) && has_strokes(rules, court, seat);
}

// A match or a betrothal is sought for somebody free, or for a child that a wife may have.
bool may_be_sought(const Rules& rules, const State& state, PersonId person) {
  if (rules.options().readings.captives_seek_no_match && state.people[person].is_captive()) return false;
  return is_free(state, person) || may_promise_child(rules, state, person);
}

bool may_seek(const Rules& rules, const State& state, const Court& court, Seat seat, PersonId id) {
  return state.people.has(id) && state.people[id].court == rules.house_of(seat) && may_be_sought(rules, state, id) &&
         court.sought[at(rules.house_of(seat))] == kNoPerson &&
         court.searches[at(rules.house_of(seat))] < Court::kSearchesOfASeat;
}

// blood.contract.show: by those who signed it, to whoever does not know it.
Verdict may_show(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride, int country) {
  const int number = contract_of(state.law, Contract::Status::in_force, groom, bride);
  const Verdict no =
      Verdict::no("blood.contract.show", "You show a contract of yours to somebody who does not know it.");
  if (groom == kNoPerson || number < 0 || country >= kCountries || !rules.in_play().has(static_cast<Country>(country)))
    return no;
  const Contract& contract = state.law.contracts[at(number)];
  const bool is_known = rules.knowers(state, number).has(rules.seat_of(static_cast<House>(country)));
  return contract.is_party(rules.house_of(seat)) && !is_known ? Verdict::yes() : no;
}

// blood.leave.standing
Leave leave_in(MoveKind kind) {
  if (kind == MoveKind::always) return Leave::always;
  return kind == MoveKind::never ? Leave::never : Leave::ask;
}
bool may_answer_ahead(const Rules& rules, const State& state, Seat seat, Country country, MoveKind kind) {
  const House own = rules.house_of(seat);
  return house_of(country) != own && state.law.answers[at(own)][at(country)] != leave_in(kind);
}

// blood.person.name: of the own court, who came into the game in this turn and was not given a name yet.
bool may_name(const Rules& rules, const State& state, Seat seat, PersonId id) {
  return state.people.lives(id) && state.people[id].is_new && state.people[id].court == rules.house_of(seat);
}

bool may_name_house(const Rules& rules, const State& state, Seat seat, Country country) {
  return state.new_houses.has(country) && rules.house_of(seat) == house_of(country);
}

}  // namespace regalia::blood
