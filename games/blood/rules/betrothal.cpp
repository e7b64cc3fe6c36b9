#include "games/blood/rules/betrothal.h"

#include "games/blood/people/succession.h"
#include "games/blood/rules.h"
#include "games/blood/rules/wedding.h"

namespace regalia::blood {
namespace {

House court_of(const State& state, PersonId person, PersonId mother) {
  return state.people[person == kNoPerson ? mother : person].court;
}

// blood.betrothal.lapse: somebody has died, wed, gone to another court, or bears the same name.
bool has_lapsed(const State& state, const Contract& contract) {
  const auto is_gone = [&](PersonId person, PersonId mother) {
    return person == kNoPerson ? !state.people.lives(mother) : !is_free(state, person);
  };
  if (is_gone(contract.groom, contract.grooms_mother) || is_gone(contract.bride, contract.brides_mother)) return true;
  const House grooms = grooms_court(state, contract);
  const House brides = brides_court(state, contract);
  if (grooms == brides || !contract.is_party(grooms) || !contract.is_party(brides)) return true;
  return contract.groom != kNoPerson && contract.bride != kNoPerson &&
         state.people[contract.groom].house == state.people[contract.bride].house;
}

// An event about the couple of a contract.
template <class Told> Told about_couple(const Rules& rules, const State& state, const Contract& contract) {
  Told told;
  told.groom_unborn = contract.groom == kNoPerson;
  told.bride_unborn = contract.bride == kNoPerson;
  told.groom = rules.who(state, told.groom_unborn ? contract.grooms_mother : contract.groom);
  told.bride = rules.who(state, told.bride_unborn ? contract.brides_mother : contract.bride);
  return told;
}

}  // namespace

bool is_free(const State& state, PersonId id) {
  if (!state.people.lives(id)) return false;
  const Person& person = state.people[id];
  return !person.is_married() && !person.is_made_regent && !person.came_by_marriage;
}
bool is_wife(const State& state, PersonId id) {
  return state.people.lives(id) && !state.people[id].is_man() && state.people[id].is_married();
}
bool may_promise_child(const Rules& rules, const State& state, PersonId wife) {
  if (!is_wife(state, wife)) return false;
  const int next_birth = state.year + kYearsOfATurn;
  return !rules.options().readings.mothers_can_still_bear ||
         state.people[wife].age(next_birth) <= rules.facts().last_birth;
}

House grooms_court(const State& state, const Contract& contract) {
  return court_of(state, contract.groom, contract.grooms_mother);
}
House brides_court(const State& state, const Contract& contract) {
  return court_of(state, contract.bride, contract.brides_mother);
}

Contract couple_in(const State& state, Move move) {
  Contract couple;
  couple.is_betrothal = true;
  const PersonId one = person_of(move);
  const PersonId other = other_person_of(move);
  switch (move.kind<MoveKind>()) {
    case MoveKind::betroth:
      couple.groom = one;
      couple.bride = other;
      break;
    case MoveKind::betroth_child:
      if (state.people.has(other) && state.people[other].is_man()) {
        couple.groom = other;
        couple.brides_mother = one;
      } else {
        couple.grooms_mother = one;
        couple.bride = other;
      }
      break;
    default: couple.grooms_mother = one; couple.brides_mother = other;
  }
  return couple;
}

Verdict may_have_another(const State& state, House house) {
  return betrothals_of(state.law, house) < Law::kMostBetrothals
             ? Verdict::yes()
             : Verdict::no("blood.betrothal.couple", "You have 24 betrothals; break one off first.");
}

Verdict may_betroth(const Rules& rules, const State& state, Seat seat, const Contract& couple) {
  const auto is_promised = [&](PersonId person, PersonId mother, Sex sex) {
    return person == kNoPerson
               ? may_promise_child(rules, state, mother)
               : is_free(state, person) && state.people[person].sex == sex && !state.people[person].is_captive();
  };
  if (!is_promised(couple.groom, couple.grooms_mother, Sex::male) ||
      !is_promised(couple.bride, couple.brides_mother, Sex::female))
    return Verdict::no("blood.betrothal.couple",
                       "A man and a woman are betrothed who are free and unmarried, or children that a wife may have.");
  const House own = rules.house_of(seat);
  const House grooms = grooms_court(state, couple);
  const House brides = brides_court(state, couple);
  if (grooms == brides || (own != grooms && own != brides) || rules.seat_of(grooms) == kNobody ||
      rules.seat_of(brides) == kNobody)
    return Verdict::no("blood.betrothal.couple", "One of the two must be of your court, and the other of another.");
  if (couple.groom != kNoPerson && couple.bride != kNoPerson) {
    const Person& groom = state.people[couple.groom];
    const Person& bride = state.people[couple.bride];
    if (groom.house == bride.house) return Verdict::no("blood.marriage.name", "Both bear the same name.");
    if (groom.age(state.year) >= kComingOfAge && bride.age(state.year) >= kComingOfAge)
      return Verdict::no("blood.betrothal.couple", "Both are of age: propose the wedding.");
  }
  if (const Verdict bar = may_have_another(state, own); !bar.ok()) return bar;
  for (const Contract& contract : state.law.contracts)
    if (contract.status == Contract::Status::betrothed && contract.is_party(own) && contract.is_for_same(couple))
      return Verdict::no("blood.betrothal.couple", "These two are betrothed already.");
  return Verdict::yes();
}

void list_betrothals(const Rules& rules, const State& state, Seat seat, PersonId own, MoveList& list) {
  const auto add = [&](MoveKind kind, PersonId one, PersonId other) {
    const Move move = move_of(kind, one, other);
    if (may_betroth(rules, state, seat, couple_in(state, move)).ok()) offer(list, move);
  };
  constexpr std::size_t kMostListed = 400;  // of all moves, however large the families are
  const bool is_mother = is_wife(state, own);
  const bool is_man = state.people[own].is_man();
  state.people.for_living([&](PersonId id, const Person& person) {
    if (person.court == rules.house_of(seat) || list.size() >= kMostListed) return;
    if (is_wife(state, id)) {
      add(is_mother ? MoveKind::betroth_children : MoveKind::betroth_child, is_mother ? own : id, is_mother ? id : own);
      if (is_mother) add(MoveKind::betroth_children, id, own);
    } else if (is_mother) {
      add(MoveKind::betroth_child, own, id);
    } else if (person.is_man() != is_man) {
      add(MoveKind::betroth, is_man ? own : id, is_man ? id : own);
    }
  });
}

int betrothal_of(const Rules& rules, const State& state, Seat seat, int ordinal) {
  for (std::size_t i = 0; i < state.law.contracts.size(); ++i) {
    const Contract& contract = state.law.contracts[i];
    if (contract.status == Contract::Status::betrothed && contract.is_party(rules.house_of(seat)) && ordinal-- == 0)
      return static_cast<int>(i);
  }
  return -1;
}

int betrothal_of(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride) {
  if (groom == kNoPerson || bride == kNoPerson) return -1;
  const int number = contract_of(state.law, Contract::Status::betrothed, groom, bride);
  return number >= 0 && state.law.contracts[at(number)].is_party(rules.house_of(seat)) ? number : -1;
}

BetrothalOffered betrothal_offered(const Rules& rules, const State& state, const Contract& contract) {
  auto told = about_couple<BetrothalOffered>(rules, state, contract);
  told.seat = rules.seat_of(contract.maker);
  told.to = rules.seat_of(contract.other);
  told.clauses = contract.clauses;
  return told;
}

template <class Sink> void betroth(const Rules& rules, State& state, int number, Sink& sink) {
  Contract& contract = state.law.contracts[at(number)];
  contract.status = Contract::Status::betrothed;
  contract.year = state.year;
  auto told = about_couple<Betrothed>(rules, state, contract);
  told.seat = rules.seat_of(contract.maker);
  told.to = rules.seat_of(contract.other);
  tell_some(sink, rules.knowers(state, number), told);
  // Each may have offered it to the other, and they may be betrothed already.
  const Contract agreed = contract;
  for (int i = static_cast<int>(state.law.contracts.size()) - 1; i >= 0; --i) {
    const Contract& other = state.law.contracts[at(i)];
    const bool is_known = other.status == Contract::Status::betrothed || other.status == Contract::Status::put;
    if (i != number && is_known && other.is_betrothal && other.is_for_same(agreed)) {
      remove_contract(state.law, i);
      if (i < number) --number;
    }
  }
}

template <class Sink> void break_off(const Rules& rules, State& state, Seat seat, int number, Sink& sink) {
  const Contract& contract = state.law.contracts[at(number)];
  auto told = about_couple<BetrothalEnded>(rules, state, contract);
  told.seat = seat;
  tell_some(sink, rules.knowers(state, number), told);
  remove_contract(state.law, number);
}

template <class Sink> void end_lapsed_betrothals(const Rules& rules, State& state, Sink& sink) {
  for (int i = static_cast<int>(state.law.contracts.size()) - 1; i >= 0; --i)
    if (const Contract& contract = state.law.contracts[at(i)]; contract.is_betrothal && has_lapsed(state, contract)) {
      const bool are_wed = contract.groom != kNoPerson && contract.bride != kNoPerson &&
                           state.people[contract.groom].spouse == contract.bride;
      // Everybody has heard of a wedding, and nobody of a draft.
      if (are_wed || contract.status == Contract::Status::drafted)
        remove_contract(state.law, i);
      else
        break_off(rules, state, kNobody, i, sink);
    }
}

void name_promised(State& state, PersonId child) {
  const Person& born = state.people[child];
  for (Contract& contract : state.law.contracts) {
    if (contract.status != Contract::Status::betrothed) continue;
    PersonId& mother = born.is_man() ? contract.grooms_mother : contract.brides_mother;
    const House others = born.is_man() ? brides_court(state, contract) : grooms_court(state, contract);
    if (mother != born.mother || mother == kNoPerson || !contract.is_party(born.court) || born.court == others)
      continue;
    (born.is_man() ? contract.groom : contract.bride) = child;
    mother = kNoPerson;
  }
}

template void betroth(const Rules&, State&, int, Silence&);
template void betroth(const Rules&, State&, int, Listener<Event>&);
template void break_off(const Rules&, State&, Seat, int, Silence&);
template void break_off(const Rules&, State&, Seat, int, Listener<Event>&);
template void end_lapsed_betrothals(const Rules&, State&, Silence&);
template void end_lapsed_betrothals(const Rules&, State&, Listener<Event>&);

}  // namespace regalia::blood
