#include "games/blood/rules/court.h"

#include <algorithm>

#include "games/blood/people/succession.h"
#include "games/blood/rules.h"
#include "games/blood/rules/wedding.h"

namespace regalia::blood {
namespace {

// Whether they may wed, and the groom's court can pay what it costs.
Verdict may_wed(const Rules& rules, const State& state, PersonId groom, PersonId bride) {
  if (const Verdict bar = may_be_wed(state, groom, bride); !bar.ok()) return bar;
  const Seat pays = seat_with(rules, state, groom);
  if (pays == kNobody || seat_with(rules, state, bride) == kNobody)
    return Verdict::no("blood.marriage.free", "Nobody plays one of them.");
  if (rules.money(state, pays) + wedding_money(rules, state, groom, bride) < 0)
    return Verdict::no("blood.marriage.money", "The groom's house cannot pay what this wedding costs it.");
  return Verdict::yes();
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
  if (const Verdict wedding = may_wed(rules, state, groom, bride); !wedding.ok()) return wedding;
  if (seat_with(rules, state, groom) != seat && seat_with(rules, state, bride) != seat)
    return Verdict::no("blood.marriage.proposal", "One of the two must be at your court.");
  if (court.sought[at(rules.house_of(seat))] != groom && court.sought[at(rules.house_of(seat))] != bride)
    return Verdict::no("blood.marriage.proposal", "Say first for whom of your court you seek a match.");
  if (standing(court, groom, bride) != nullptr)
    return Verdict::no("blood.marriage.proposal", "This wedding is proposed already.");
  return Verdict::yes();
}

bool may_seek(const Rules& rules, const State& state, const Court& court, Seat seat, PersonId id) {
  return state.people.has(id) && state.people[id].court == rules.house_of(seat) && is_single(state, state.people[id]) &&
         court.sought[at(rules.house_of(seat))] == kNoPerson &&
         court.searches[at(rules.house_of(seat))] < Court::kSearchesOfASeat;
}

// blood.person.name: of the own court, who came into the game in this turn and was not given a name yet.
bool may_name(const Rules& rules, const State& state, Seat seat, PersonId id) {
  return state.people.lives(id) && state.people[id].is_new && state.people[id].court == rules.house_of(seat);
}

bool may_name_house(const Rules& rules, const State& state, Seat seat, Country country) {
  return state.new_houses.has(country) && rules.house_of(seat) == house_of(country);
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
    if (may_wed(rules, state, proposal.groom, proposal.bride).ok())
      offer(list, move_of(MoveKind::accept, proposal.groom, proposal.bride));
    offer(list, move_of(MoveKind::decline, proposal.groom, proposal.bride));
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
    });
    offer(list, move_of(MoveKind::drop));
  }
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
                         "A match is sought for one of your court at a time who is of age, free and unmarried, "
                         "twelve times in a turn.");
    case MoveKind::drop: return Verdict::no("blood.marriage.proposal", "You seek a match for nobody.");
    case MoveKind::propose: return may_propose(rules, state, *this, seat, groom, bride);
    case MoveKind::accept:
    case MoveKind::decline:
      if (proposal == nullptr || other_of(rules, state, *proposal) != seat)
        return Verdict::no("blood.marriage.proposal", "Nobody has proposed this wedding to you.");
      return move.kind<MoveKind>() == MoveKind::decline ? Verdict::yes() : may_wed(rules, state, groom, bride);
    case MoveKind::withdraw:
      if (proposal == nullptr || proposal->maker != seat)
        return Verdict::no("blood.marriage.proposal", "You have not proposed this wedding.");
      return Verdict::yes();
    case MoveKind::name:
    case MoveKind::name_house:
      return Verdict::no("blood.person.name",
                         "You name those who came to your court by birth in this turn, and a house that is new, once.");
    default: return Verdict::no("blood.turn.step", "Weddings are arranged now.");
  }
}

template <class Sink> Next Court::go_on(const Rules& rules, State&, Sink&) {
  return done == rules.everybody() ? Next::done() : Next::stay();
}

template <class Sink> void Court::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  const PersonId groom = person_of(move);
  const PersonId bride = other_person_of(move);
  const auto is_this = [&](const Proposal& proposal) { return proposal.groom == groom && proposal.bride == bride; };
  switch (move.kind<MoveKind>()) {
    case MoveKind::seek:
      sought[at(rules.house_of(seat))] = person_of(move);
      ++searches[at(rules.house_of(seat))];
      return;
    case MoveKind::drop: sought[at(rules.house_of(seat))] = kNoPerson; return;
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
        hold_wedding(rules, state, groom, bride, sink);
        break;
      }
      proposals.push_back(proposal);
      tell_some(sink, SeatSet::both(seat, other_of(rules, state, proposal)),
                Proposed{seat, rules.who(state, groom), rules.who(state, bride)});
      done.remove(other_of(rules, state, proposal));
      break;
    }
    case MoveKind::accept: hold_wedding(rules, state, groom, bride, sink); break;
    case MoveKind::decline:
    case MoveKind::withdraw: {
      const Proposal proposal = *standing(*this, groom, bride);
      const bool is_withdrawn = move.kind<MoveKind>() == MoveKind::withdraw;
      tell_some(sink, SeatSet::both(proposal.maker, other_of(rules, state, proposal)),
                ProposalEnded{seat, rules.who(state, groom), rules.who(state, bride), is_withdrawn});
      remove_if(*this, is_this);
      return;
    }
    default:
      done.add(seat);
      if (!said_done.has(seat)) tell_all(sink, Answered{seat});
      said_done.add(seat);
      return;
  }
  // What has become impossible is sought and proposed no more.
  for (PersonId& single : sought)
    if (single != kNoPerson && !is_single(state, state.people[single])) single = kNoPerson;
  remove_if(*this, [&](const Proposal& proposal) {
    return bar_to_wedding(state.people, proposal.groom, proposal.bride, state.year) != NoWedding::none;
  });
}

REGALIA_CHAPTER(Court);

}  // namespace regalia::blood
