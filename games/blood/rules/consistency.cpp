// What cannot be, room by room, and phases that cannot be.
#include <algorithm>

#include "games/blood/people/fault.h"
#include "games/blood/people/succession.h"
#include "games/blood/realm/fault.h"
#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

// What each chapter leans on.
struct PhaseFault {
  const Rules& rules;
  const State& state;

  [[nodiscard]] bool is_seats(SeatSet seats) const { return (seats - rules.everybody()).empty(); }
  [[nodiscard]] bool is_there_or_none(PersonId id) const { return id == kNoPerson || state.people.has(id); }

  std::string operator()(const Founding& chapter) const {
    if (static_cast<int>(chapter.country) >= kCountries) return "A family is founded in no country.";
    if (!is_there_or_none(chapter.head) || !is_there_or_none(chapter.wife) || !is_there_or_none(chapter.scores.person))
      return "A family is founded by people who are not there.";
    if (chapter.scores.rolled > 2 || (chapter.scores.is_open() && chapter.rolls_sex))
      return "Too much is rolled for a family.";
    if (!chapter.scores.is_open() && !chapter.rolls_sex) return "Nothing is rolled for a family.";
    return {};
  }
  std::string operator()(const Births& chapter) const {
    if (chapter.wave > 2 || chapter.scores.rolled > 2) return "There are too many rolls for births.";
    if (!is_seats(chapter.asked) || !(chapter.answered - chapter.asked).empty())
      return "Somebody answers who was not asked.";
    switch (chapter.step) {
      case Births::Step::ask: return chapter.asked == chapter.answered ? "All have answered." : "";
      case Births::Step::scores:
        return state.people.lives(chapter.scores.person) ? "" : "Scores are rolled for nobody.";
      default:
        if (!state.people.lives(chapter.mother) || !state.people[chapter.mother].is_married() ||
            state.people[chapter.mother].is_man())
          return "A birth is rolled for no wife.";
        return {};
    }
  }
  std::string operator()(const Survival& chapter) const {
    return state.people.lives(chapter.person) || chapter.buried ? "" : "Nobody rolls for survival.";
  }
  std::string operator()(const Crowns& chapter) const {
    if (static_cast<int>(chapter.country) >= kCountries) return "A throne of no country is vacant.";
    if (!is_there_or_none(chapter.heir)) return "An heir is not there.";
    if (rules.ruler(state, chapter.country) == kNobody) return "Nobody decides about a throne.";
    return {};
  }
  std::string operator()(const Court& chapter) const {
    for (const Proposal& proposal : chapter.proposals)
      if (!state.people.lives(proposal.groom) || !state.people.lives(proposal.bride) || index(proposal.maker) >= kSeats)
        return "A wedding is proposed with nobody.";
    for (const PersonId sought : chapter.sought)
      if (sought != kNoPerson && !state.people.lives(sought)) return "A match is sought for nobody.";
    if (!is_seats(chapter.done) || !is_seats(chapter.said_done)) return "Somebody is done who does not play.";
    return chapter.done == rules.everybody() ? "All are done." : "";
  }
  std::string operator()(const Announcements& chapter) const {
    for (const Announcements::Entry& entry : chapter.entries)
      if (!state.people.lives(entry.prince) || static_cast<int>(entry.colour) >= kCountries ||
          (entry.province != kNoProvince && static_cast<int>(entry.province) >= kProvinces))
        return "A prince is placed who is not there.";
    if (!is_seats(chapter.asked) || !(chapter.answered - chapter.asked).empty())
      return "Somebody answers who was not asked.";
    return chapter.asked == chapter.answered ? "All have answered." : "";
  }
  std::string operator()(const Upkeep& chapter) const {
    for (int i = 0; i < kCountries; ++i) {
      for (int province = 0; province < kProvinces; ++province)
        if (chapter.armies[at(province)][at(i)] > state.realm.armies[at(province)][at(i)])
          return "More armies go than there are.";
      if (chapter.fleets[at(i)] >> fleets_of(state.realm, static_cast<Country>(i)) != 0)
        return "More fleets go than there are.";
    }
    return waits(chapter);
  }
  std::string operator()(const Raising& chapter) const { return waits(chapter); }
  std::string operator()(const Placing& chapter) const {
    return chapter.turn == kNobody || index(chapter.turn) < kSeats ? "" : "Nobody places.";
  }
  std::string operator()(const auto& chapter) const { return waits(chapter); }

  std::string waits(const auto& chapter) const {
    return chapter.pending(rules, state).owing.empty() ? "The game waits for nobody." : "";
  }
};

}  // namespace

std::string Rules::fault(const State& state) const {
  if (state.year < kFirstYear || state.year > last_year() || state.year % kYearsOfATurn != 0)
    return "The year is no year of the game.";
  const bool crowns_pass = std::any_of(state.phases.begin(), state.phases.end(),
                                       [](const Phase& phase) { return std::holds_alternative<Crowns>(phase); });
  const Moment moment = crowns_pass ? Moment::crowns_pass : Moment::usual;
  if (std::string wrong = blood::fault(state.people, state.year, moment); !wrong.empty()) return wrong;
  if (std::string wrong = blood::fault(state.people, state.reigns); !wrong.empty()) return wrong;
  if (std::string wrong = blood::fault(state.realm, facts_, state.people); !wrong.empty()) return wrong;
  return phase_fault(state);
}

std::string Rules::phase_fault(const State& state) const {
  if (state.phases.empty()) return {};
  return std::visit(PhaseFault{*this, state}, state.phases[state.phases.size() - 1]);
}

}  // namespace regalia::blood
