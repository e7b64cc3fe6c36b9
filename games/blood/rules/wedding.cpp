#include "games/blood/rules/wedding.h"

#include "games/blood/people/succession.h"
#include "games/blood/rules.h"

namespace regalia::blood {

Seat seat_with(const Rules& rules, const State& state, PersonId person) {
  return rules.seat_of(state.people[person].court);
}

bool is_single(const State& state, const Person& person) {
  return person.lives() && person.age(state.year) >= kComingOfAge && !person.is_married() && !person.is_captive() &&
         !person.is_made_regent && !person.came_by_marriage;
}

Verdict may_be_wed(const State& state, PersonId groom, PersonId bride) {
  switch (bar_to_wedding(state.people, groom, bride, state.year)) {
    case NoWedding::none: break;
    case NoWedding::too_young: return Verdict::no("blood.marriage.age", "Both must be 15 years old.");
    case NoWedding::same_name: return Verdict::no("blood.marriage.name", "Both bear the same name.");
    default:
      return Verdict::no("blood.marriage.free", "Both must be alive, free, unmarried and at home, a man and a woman.");
  }
  if (!state.people[groom].is_man())
    return Verdict::no("blood.marriage.free", "The groom is named first, then the bride.");
  return Verdict::yes();
}

// blood.marriage.money, blood.bids.wedding
int wedding_money(const Rules& rules, const State& state, PersonId groom, PersonId bride) {
  if (seat_with(rules, state, groom) == kNobody) return 0;
  return rules.facts().wedding_money * state.people[bride].charisma;
}

// blood.marriage.court, blood.bids.wedding
template <class Sink>
void hold_wedding(const Rules& rules, State& state, PersonId groom, PersonId bride, GroomJoins joins, Sink& sink) {
  const int money = wedding_money(rules, state, groom, bride);
  if (money != 0) rules.money(state, seat_with(rules, state, groom)) += money;
  // A queen in her own right stays in her country, and her husband comes to her, unless he is a king.
  const bool she_reigns = !crowns_of(state.reigns, bride).empty();
  const bool he_reigns = !crowns_of(state.reigns, groom).empty();
  const bool he_comes =
      (she_reigns && !he_reigns) || joins == GroomJoins::yes || state.people[groom].house == kAristocrats;
  const PersonId comes = he_comes ? groom : bride;
  const House before = state.people[comes].court;
  tell_all(sink, Wed{rules.who(state, groom), rules.who(state, bride), money});  // as they were called until now
  state.people.wed(groom, bride, he_comes ? People::Joins::wifes_court : People::Joins::husbands_court);
  if (state.people[comes].court != before)
    tell_all(sink, ChangedCourt{rules.who(state, comes), state.people[comes].court});
  if (she_reigns && he_reigns)
    tell_all(sink,
             UnionMade{*crowns_of(state.reigns, bride).begin(), rules.who(state, groom), rules.who(state, bride)});
  rules.pay_honours(state, sink);
  rules.settle_pieces(state, sink);
}

template void hold_wedding(const Rules&, State&, PersonId, PersonId, GroomJoins, Silence&);
template void hold_wedding(const Rules&, State&, PersonId, PersonId, GroomJoins, Listener<Event>&);

}  // namespace regalia::blood
