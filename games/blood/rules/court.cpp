#include "games/blood/rules/court.h"

#include <algorithm>

#include "games/blood/people/succession.h"
#include "games/blood/rules.h"
#include "games/blood/rules/betrothal.h"
#include "games/blood/rules/court_choices.h"
#include "games/blood/rules/draft_refusals.h"
#include "games/blood/rules/drafting.h"
#include "games/blood/rules/signing.h"
#include "games/blood/rules/wedding.h"

namespace regalia::blood {
namespace {

Contract couple(PersonId groom, PersonId bride) {
  Contract contract;
  contract.groom = groom;
  contract.bride = bride;
  return contract;
}
void remove_if(Court& court, auto condition) {
  FixedList<Proposal, Court::kMostProposals> rest;
  for (const Proposal& proposal : court.proposals)
    if (!condition(proposal)) rest.push_back(proposal);
  court.proposals = rest;
}

}  // namespace

Pending Court::pending(const Rules& rules, const State&) const {
  return {.step = Step::open, .owing = rules.everybody() - done, .may_revise = done};
}

void Court::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  for (const Proposal& proposal : proposals) {
    if (proposal.maker == seat) offer(list, move_of(MoveKind::withdraw, proposal.groom, proposal.bride));
    if (other_of(rules, state, proposal) != seat) continue;
    if (may_accept(rules, state, seat, proposal.groom, proposal.bride).ok())
      offer(list, move_of(MoveKind::accept, proposal.groom, proposal.bride));
    offer(list, move_of(MoveKind::decline, proposal.groom, proposal.bride));
    if (may_counter(rules, state, *this, seat, proposal.groom, proposal.bride).ok())
      offer(list, move_of(MoveKind::counter, proposal.groom, proposal.bride));
  }
  for (const Country country : rules.in_play()) {
    const int number = static_cast<int>(country);
    if (may_agree(rules, state, seat, number).ok()) offer(list, Move::of(MoveKind::agree, number));
    if (deal_from(rules, state, seat, number) >= 0) offer(list, Move::of(MoveKind::refuse, number));
    if (deal_to(rules, state, seat, number) >= 0) offer(list, Move::of(MoveKind::recall, number));
  }
  for (const Country country : rules.in_play())
    if (rules.has_treaty(state, seat, rules.seat_of(house_of(country))))
      offer(list, Move::of(MoveKind::end_treaty, static_cast<int>(country)));
  if (has_draft(rules, state, seat)) {
    if (has_strokes(rules, *this, seat)) list_drafting(rules, state, seat, list);
    if (may_put(rules, state, *this, seat).ok()) offer(list, move_of(MoveKind::put));
  }
  const PersonId own = sought[at(rules.house_of(seat))];
  if (own == kNoPerson) {
    state.people.for_living([&](PersonId id, const Person&) {
      if (may_seek(rules, state, *this, seat, id)) offer(list, move_of(MoveKind::seek, id));
    });
  } else {
    const bool is_man = state.people[own].is_man();
    state.people.for_living([&](PersonId id, const Person& person) {
      if (person.is_man() == is_man || !is_single(state, person)) return;
      const PersonId groom = is_man ? own : id;
      const PersonId bride = is_man ? id : own;
      if (may_propose(rules, state, *this, seat, groom, bride).ok())
        offer(list, move_of(MoveKind::propose, groom, bride));
      if (may_draft(rules, state, *this, seat, groom, bride).ok()) offer(list, move_of(MoveKind::draft, groom, bride));
    });
    if (may_begin_betrothal(rules, state, *this, seat)) list_betrothals(rules, state, seat, own, list);
  }
  for (int i = 0; betrothal_of(rules, state, seat, i) >= 0; ++i) {
    const Contract& betrothal = state.law.contracts[at(betrothal_of(rules, state, seat, i))];
    if (may_confirm(rules, state, *this, seat, betrothal.groom, betrothal.bride).ok())
      offer(list, move_of(MoveKind::confirm, betrothal.groom, betrothal.bride));
    offer(list, Move::of(MoveKind::break_off, i));
  }
  if (own != kNoPerson || has_draft(rules, state, seat)) offer(list, move_of(MoveKind::drop));
  for (const Country country : rules.in_play())
    if (may_deal(rules, state, *this, seat, static_cast<int>(country)).ok())
      offer(list, Move::of(MoveKind::deal, static_cast<int>(country)));
  for (const Contract& contract : state.law.contracts)
    if (contract.is_party(rules.house_of(seat)) && contract.status == Contract::Status::in_force)
      for (const Country country : rules.in_play())
        if (may_show(rules, state, seat, contract.groom, contract.bride, static_cast<int>(country)).ok())
          offer(list, Move::of(MoveKind::show, static_cast<int>(contract.groom), static_cast<int>(contract.bride),
                               static_cast<int>(country)));
  if (has_strokes(rules, *this, seat))
    for (const MoveKind kind : {MoveKind::always, MoveKind::never, MoveKind::ask_me})
      for (const Country country : rules.in_play())
        if (may_answer_ahead(rules, state, seat, country, kind)) offer(list, Move::of(kind, static_cast<int>(country)));
  state.people.for_living([&](PersonId id, const Person& person) {
    if (person.is_new && may_name(rules, state, seat, id)) offer(list, move_of(MoveKind::name, id));
  });
  for (const Country country : state.new_houses)
    if (may_name_house(rules, state, seat, country))
      offer(list, Move::of(MoveKind::name_house, static_cast<int>(country)));
  offer(list, move_of(MoveKind::done));
}

Verdict Court::refusal(const Rules& rules, const State& state, Seat seat, Move move) const {
  const PersonId groom = person_of(move);
  const PersonId bride = other_person_of(move);
  const Proposal* proposal = standing(*this, groom, bride);
  switch (move.kind<MoveKind>()) {
    case MoveKind::seek:
      return Verdict::no("blood.marriage.proposal",
                         "A match is sought for one of your court at a time who is free and unmarried, or for a child "
                         "that a wife there may have, twelve times in a turn.");
    case MoveKind::drop: return Verdict::no("blood.marriage.proposal", "You seek a match for nobody.");
    case MoveKind::propose: return may_propose(rules, state, *this, seat, groom, bride);
    case MoveKind::accept:
    case MoveKind::decline:
      if (proposal == nullptr || other_of(rules, state, *proposal) != seat)
        return Verdict::no("blood.marriage.proposal", "Nobody has proposed this wedding to you.");
      return move.kind<MoveKind>() == MoveKind::decline ? Verdict::yes() : may_accept(rules, state, seat, groom, bride);
    case MoveKind::draft: return may_draft(rules, state, *this, seat, groom, bride);
    case MoveKind::counter: return may_counter(rules, state, *this, seat, groom, bride);
    case MoveKind::put: return may_put(rules, state, *this, seat);
    case MoveKind::betroth:
    case MoveKind::betroth_child:
    case MoveKind::betroth_children:
      if (const Verdict bar = may_betroth(rules, state, seat, couple_in(state, move)); !bar.ok()) return bar;
      return may_begin_betrothal(rules, state, *this, seat)
                 ? Verdict::no("blood.marriage.proposal", "Say first for whom of your court you seek a match.")
                 : Verdict::no("blood.contract.draft", "You are drafting a contract already, or have written enough.");
    case MoveKind::confirm: return may_confirm(rules, state, *this, seat, groom, bride);
    case MoveKind::break_off: return Verdict::no("blood.betrothal.lapse", "You have no such betrothal.");
    case MoveKind::show: return may_show(rules, state, seat, groom, bride, move.c());
    case MoveKind::always:
    case MoveKind::never:
    case MoveKind::ask_me:
      return Verdict::no("blood.leave.standing", "You say so of another house, once, while you have strokes left.");
    case MoveKind::end_treaty: return Verdict::no("blood.command.treaty", "You have no treaty with this house.");
    case MoveKind::deal: return may_deal(rules, state, *this, seat, move.a());
    case MoveKind::agree: return may_agree(rules, state, seat, move.a());
    case MoveKind::refuse: return Verdict::no("blood.deal.plain", "This house offers you no deal.");
    case MoveKind::recall: return Verdict::no("blood.deal.plain", "You offer this house no deal.");
    case MoveKind::withdraw:
      if (proposal == nullptr || proposal->maker != seat)
        return Verdict::no("blood.marriage.proposal", "You have not proposed this wedding.");
      return Verdict::yes();
    case MoveKind::name:
    case MoveKind::name_house:
      return Verdict::no("blood.person.name",
                         "You name those who came to your court by birth in this turn, and a house that is new, once.");
    default:
      if (is_drafting(move.kind<MoveKind>())) return stroke_refusal(rules, state, *this, seat, move);
      return Verdict::no("blood.turn.step", "Weddings are arranged now.");
  }
}

template <class Sink> Next Court::go_on(const Rules& rules, State& state, Sink& sink) {
  for (const Country country : rules.in_play())
    if (is_vacant(state.people, state.reigns, country)) {
      call_off_weddings(rules, state, sink);
      return Next::pass_crowns();
    }
  end_lapsed_betrothals(rules, state, sink);
  if (done != rules.everybody()) return Next::stay();
  tell_all(sink, CourtEnded{state.year});
  remove_contracts_if(state.law, [](const Contract& each) {
    return each.status == Contract::Status::drafted || each.status == Contract::Status::put;
  });
  return Next::done();
}

// blood.succession.give-back: courts change with the crown that passes.
template <class Sink> void Court::call_off_weddings(const Rules& rules, State& state, Sink& sink) {
  const FixedList<Proposal, kMostProposals> standing_now = proposals;
  for (const Proposal& proposal : standing_now) {
    end_proposal(rules, state, proposal.maker, proposal, sink);
    done.remove(proposal.maker);  // who may offer it again
  }
  sought.fill(kNoPerson);
  remove_contracts_if(state.law, [](const Contract& each) {
    return each.status == Contract::Status::drafted && !each.is_plain() && !each.is_betrothal;
  });
}

// A wedding is offered, with a contract or without.
template <class Sink> void Court::propose(const Rules& rules, State& state, const Proposal& proposal, Sink& sink) {
  proposals.push_back(proposal);
  const Seat other = other_of(rules, state, proposal);
  const int contract = offered_with(state, proposal.groom, proposal.bride);
  tell_some(sink, SeatSet::both(proposal.maker, other),
            Proposed{proposal.maker, rules.who(state, proposal.groom), rules.who(state, proposal.bride), contract >= 0,
                     contract < 0 ? 0 : state.law.contracts[at(contract)].clauses});
  done.remove(other);
}

// Offers that their makers may not make any more, since they have bound themselves otherwise.
template <class Sink> void Court::withdraw_unlawful(const Rules& rules, State& state, Sink& sink) {
  const FixedList<Proposal, kMostProposals> standing_now = proposals;
  for (const Proposal& proposal : standing_now) {
    const int contract = offered_with(state, proposal.groom, proposal.bride);
    const Verdict still = contract >= 0 ? may_sign(rules, state, proposal.maker, contract)
                                        : match(rules, state, proposal.maker, proposal.groom, proposal.bride);
    const Verdict wedding = may_wed(rules, state, proposal.maker, proposal.groom, proposal.bride, contract);
    if (!still.ok() || !wedding.ok()) end_proposal(rules, state, proposal.maker, proposal, sink);
  }
  for (int i = static_cast<int>(state.law.contracts.size()) - 1; i >= 0; --i) {
    const Contract deal = state.law.contracts[at(i)];
    const Seat maker = rules.seat_of(deal.maker);
    if (deal.status != Contract::Status::put || !deal.is_plain()) continue;
    if (can_pay(rules, state, maker, i).ok() && may_sign(rules, state, maker, i).ok()) continue;
    const Seat other = rules.seat_of(deal.other);
    tell_some(sink, SeatSet::both(maker, other), DealEnded{maker, other, true});
    remove_contract(state.law, i);
  }
}

// An offer has been answered, or is no longer made.
template <class Sink>
void Court::end_proposal(const Rules& rules, State& state, Seat seat, const Proposal& proposal, Sink& sink) {
  tell_some(
      sink, SeatSet::both(proposal.maker, other_of(rules, state, proposal)),
      ProposalEnded{seat, rules.who(state, proposal.groom), rules.who(state, proposal.bride), seat == proposal.maker});
  if (const int contract = offered_with(state, proposal.groom, proposal.bride); contract >= 0)
    remove_contract(state.law, contract);
  remove_if(*this, [&](const Proposal& each) { return each == proposal; });
}

template <class Sink> void Court::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  const PersonId groom = person_of(move);
  const PersonId bride = other_person_of(move);
  const House house = rules.house_of(seat);
  switch (move.kind<MoveKind>()) {
    case MoveKind::seek:
      sought[at(rules.house_of(seat))] = person_of(move);
      ++searches[at(rules.house_of(seat))];
      return;
    case MoveKind::drop:
      if (sought[at(house)] != kNoPerson)
        sought[at(house)] = kNoPerson;
      else
        remove_contract(state.law, draft_of(state.law, house));
      return;
    case MoveKind::name:
      state.people[person_of(move)].is_new = false;  // the table keeps the words
      tell_all(sink, Named{seat, rules.who(state, person_of(move))});
      return;
    case MoveKind::name_house:
      state.new_houses.remove(static_cast<Country>(move.a()));
      tell_all(sink, HouseNamed{seat, static_cast<Country>(move.a()), state.houses[at(move.a())]});
      return;
    case MoveKind::propose: {
      sought[at(rules.house_of(seat))] = kNoPerson;
      const Proposal proposal{groom, bride, seat};
      if (other_of(rules, state, proposal) == seat) {
        // Both are at one court, and nobody else need be asked.
        hold_wedding(rules, state, groom, bride, GroomJoins::as_usual, sink);
        break;
      }
      propose(rules, state, proposal, sink);
      break;
    }
    case MoveKind::accept:
      if (const int contract = offered_with(state, groom, bride); contract >= 0)
        conclude(rules, state, contract, sink);
      else
        hold_wedding(rules, state, groom, bride, GroomJoins::as_usual, sink);
      break;
    case MoveKind::decline:
    case MoveKind::withdraw: end_proposal(rules, state, seat, *standing(*this, groom, bride), sink); return;
    case MoveKind::draft:
      sought[at(house)] = kNoPerson;
      ++strokes[at(house)];
      begin_draft(rules, state, seat, couple(groom, bride), {});
      return;
    case MoveKind::betroth:
    case MoveKind::betroth_child:
    case MoveKind::betroth_children:
      sought[at(house)] = kNoPerson;
      ++strokes[at(house)];
      begin_draft(rules, state, seat, couple_in(state, move), {});
      return;
    case MoveKind::break_off: break_off(rules, state, seat, betrothal_of(rules, state, seat, move.a()), sink); return;
    case MoveKind::confirm: {
      ++searches[at(house)];
      const int betrothal = betrothal_of(rules, state, seat, groom, bride);
      Contract offered = state.law.contracts[at(betrothal)];
      offered.status = Contract::Status::put;
      offered.is_betrothal = false;
      offered.other = offered.maker == house ? offered.other : offered.maker;
      offered.maker = house;
      if (offered.clauses > 0) add_contract(state.law, offered, clauses_of(state.law, betrothal));
      propose(rules, state, {groom, bride, seat}, sink);
      break;
    }
    case MoveKind::counter: {
      ++searches[at(house)];
      ++strokes[at(house)];
      std::vector<Clause> clauses;
      bool is_public = false;
      if (const int contract = offered_with(state, groom, bride); contract >= 0) {
        const auto offered = clauses_of(state.law, contract);
        clauses.assign(offered.begin(), offered.end());
        is_public = state.law.contracts[at(contract)].is_public;
      }
      end_proposal(rules, state, seat, *standing(*this, groom, bride), sink);
      begin_draft(rules, state, seat, couple(groom, bride), clauses);
      state.law.contracts.back().is_public = is_public;
      return;
    }
    case MoveKind::deal:
      ++strokes[at(house)];
      begin_plain_deal(state, house, static_cast<House>(move.a()));
      return;
    case MoveKind::end_treaty:
      rules.end_treaties(state, seat, rules.seat_of(static_cast<House>(move.a())), sink);
      return;
    case MoveKind::agree: {
      const int deal = deal_from(rules, state, seat, move.a());
      if (state.law.contracts[at(deal)].is_betrothal)
        blood::betroth(rules, state, deal, sink);
      else
        carry_out(rules, state, deal, sink);
      break;
    }
    case MoveKind::refuse:
    case MoveKind::recall: {
      const bool is_recalled = move.kind<MoveKind>() == MoveKind::recall;
      const Seat other = rules.seat_of(static_cast<House>(move.a()));
      tell_some(sink, SeatSet::both(seat, other),
                DealEnded{is_recalled ? seat : other, is_recalled ? other : seat, is_recalled});
      remove_contract(state.law,
                      is_recalled ? deal_to(rules, state, seat, move.a()) : deal_from(rules, state, seat, move.a()));
      return;
    }
    case MoveKind::put: {
      Contract& contract = state.law.contracts[at(draft_of(state.law, house))];
      contract.status = Contract::Status::put;
      contract.words = words_for(contract);
      if (contract.is_plain() || contract.is_betrothal) {
        const Seat other = rules.seat_of(contract.other);
        if (contract.is_betrothal)
          tell_some(sink, SeatSet::both(seat, other), betrothal_offered(rules, state, contract));
        else
          tell_some(sink, SeatSet::both(seat, other), DealOffered{seat, other, contract.clauses});
        done.remove(other);
        return;
      }
      propose(rules, state, {contract.groom, contract.bride, seat}, sink);
      break;
    }
    case MoveKind::show: {
      const int number = contract_of(state.law, Contract::Status::in_force, groom, bride);
      state.law.contracts[at(number)].shown.add(static_cast<Country>(move.c()));
      tell_some(sink, rules.knowers(state, number),
                ContractShown{seat, rules.seat_of(static_cast<House>(move.c())), rules.who(state, groom),
                              rules.who(state, bride)});
      return;
    }
    case MoveKind::always:
    case MoveKind::never:
    case MoveKind::ask_me:
      ++strokes[at(house)];
      state.law.answers[at(house)][at(move.a())] = leave_in(move.kind<MoveKind>());
      return;
    default:
      if (is_drafting(move.kind<MoveKind>())) {
        ++strokes[at(house)];
        blood::draft(state.law, house, move);
        return;
      }
      done.add(seat);
      if (!said_done.has(seat)) tell_all(sink, Answered{seat});
      said_done.add(seat);
      return;
  }
  // What has become impossible is sought and proposed no more.
  for (const Country country : rules.in_play())
    if (PersonId& own = sought[at(country)];
        own != kNoPerson && (!may_be_sought(rules, state, own) || state.people[own].court != house_of(country)))
      own = kNoPerson;
  const auto is_barred = [&](const auto& couple) {
    return bar_to_wedding(state.people, couple.groom, couple.bride, state.year) != NoWedding::none;
  };
  remove_if(*this, is_barred);
  withdraw_unlawful(rules, state, sink);
  remove_contracts_if(state.law, [&](const Contract& contract) {
    return contract.status != Contract::Status::in_force && !contract.is_plain() && !contract.is_betrothal &&
           is_barred(contract);
  });
}

REGALIA_CHAPTER(Court);

}  // namespace regalia::blood
