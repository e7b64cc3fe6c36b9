#include <algorithm>

#include "games/blood/people/line.h"
#include "games/blood/people/scores.h"
#include "games/blood/people/succession.h"
#include "games/blood/rules/wedding.h"
#include "games/blood/view/lookup.h"

namespace regalia::blood {
namespace {

constexpr int kLeastOfTwoDice = 2;

class Registrar {
 public:
  Registrar(const Rules& rules, const View<Rules>& view, Names names)
      : rules_(rules), view_(view), state_(view.seen.shown), names_(names) {}

  [[nodiscard]] PersonSheet sheet(PersonId id) const {
    PersonSheet sheet;
    sheet.kind = "person";
    const Person& person = state_.people[id];
    if (!person.lives()) return sheet;
    const int needed = survival_number(person.age(state_.year)) - constitution_of(person);
    if (person.age(state_.year) >= kComingOfAge && needed > kLeastOfTwoDice) sheet.needs = needed;
    for (const Country country : rules_.in_play()) add_line(sheet, country, id);
    state_.people.for_living([&](PersonId other, const Person&) { add_match(sheet, id, other); });
    std::stable_sort(sheet.matches.begin(), sheet.matches.end(),
                     [](const MatchInfo& a, const MatchInfo& b) { return a.money + a.honour > b.money + b.honour; });
    sheet.if_died = if_died(id);
    return sheet;
  }

 private:
  void add_line(PersonSheet& sheet, Country country, PersonId id) const {
    const PersonId monarch = state_.reigns[at(country)].monarch;
    if (!state_.people.has(monarch)) return;
    const std::vector<PersonId> line = line_of(state_.people, country, monarch);
    if (const auto place = std::find(line.begin(), line.end(), id); place != line.end())
      sheet.lines.push_back({std::string(id_of(country)), static_cast<int>(place - line.begin()) + 1});
  }

  void add_match(PersonSheet& sheet, PersonId id, PersonId other) const {
    const bool is_groom = state_.people[id].is_man();
    const PersonId groom = is_groom ? id : other;
    const PersonId bride = is_groom ? other : id;
    switch (bar_to_wedding(state_.people, groom, bride, state_.year)) {
      case NoWedding::none: {
        // For the family that nobody plays, houses bid.
        if (seat_with(rules_, state_, id) == kNobody || seat_with(rules_, state_, other) == kNobody) return;
        sheet.matches.push_back({static_cast<int>(other), wedding_money(rules_, state_, groom, bride),
                                 honour_of(groom, bride) + honour_of(bride, groom)});
        return;
      }
      case NoWedding::too_young: {
        const auto of_age = [&](PersonId each) { return state_.people[each].born + kComingOfAge; };
        if (state_.people[id].is_married() || state_.people[other].is_married() ||
            state_.people[id].house == state_.people[other].house)
          return;
        sheet.later.push_back({static_cast<int>(other), "from " + std::to_string(std::max(of_age(id), of_age(other)))});
        return;
      }
      case NoWedding::captive:
        if (!state_.people[id].is_captive()) sheet.later.push_back({static_cast<int>(other), "a captive"});
        return;
      default: return;
    }
  }

  [[nodiscard]] int honour_of(PersonId monarch, PersonId other) const {
    const bool is_honoured =
        !crowns_of(state_.reigns, monarch).empty() && state_.people[other].house != state_.people[monarch].house;
    return is_honoured ? rules_.facts().honour.value : 0;
  }

  // A death is played in thought, and whoever is next crowned. While crowns are decided, nobody can tell.
  [[nodiscard]] std::vector<std::string> if_died(PersonId id) const {
    for (const Phase& phase : state_.phases)
      if (std::holds_alternative<Crowns>(phase)) return {};
    State state = state_;
    for (int i = 0; i < state.people.slots(); ++i) state.people[static_cast<PersonId>(i)].doomed = false;
    state.people[id].doomed = true;
    Listener<Event> listener;
    (void)rules_.bury_doomed(state, Death::in_bed, listener);
    const std::string open_question = crown_heirs(state, listener);
    std::vector<std::string> sentences;
    for (const Telling<Event>& telling : listener.tellings) {
      if (std::holds_alternative<Died>(telling.event) || std::holds_alternative<PiecePlaced>(telling.event)) continue;
      const Event* heard = telling.received_by(view_.viewer);
      if (std::string text = heard == nullptr ? "" : rules_.tell(*heard, names_, view_.reader()); !text.empty())
        sentences.push_back(std::move(text));
    }
    if (!open_question.empty()) sentences.push_back(open_question);
    return sentences;
  }

  // Until something is asked that nobody can foretell; what that is, in a sentence.
  std::string crown_heirs(State& state, Listener<Event>& listener) const {
    Crowns crowns;
    constexpr int kMostSteps = 20;
    for (int i = 0; i < kMostSteps; ++i) {
      const Next next = crowns.go_on(rules_, state, listener);
      if (next.what == Next::What::done) return "";
      const std::string country(name_of(crowns.country));
      if (next.what == Next::What::found)
        return next.founds == Founds::regent ? "Somebody is found who acts as regent of " + country + "."
                                             : "There is no heir: a relative is found for " + country + ".";
      switch (crowns.step) {
        case Crowns::Step::choose: answer(crowns, state, move_of(MoveKind::crown, crowns.heir), listener); break;
        case Crowns::Step::stand:
          answer(crowns, state, move_of(MoveKind::stand, *crowns.places(state).begin()), listener);
          break;
        case Crowns::Step::regent: return "A regent of " + country + " is chosen.";
        default: return "There is no heir: a relative is found for " + country + ", or a new house begins.";
      }
    }
    return "";
  }
  void answer(Crowns& crowns, State& state, Move move, Listener<Event>& listener) const {
    crowns.apply(rules_, state, kNobody, move, listener);
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const State& state_;
  Names names_;
};

}  // namespace

PersonSheet person_sheet(const Rules& rules, const View<Rules>& view, PersonId person, Names names) {
  return Registrar(rules, view, names).sheet(person);
}

}  // namespace regalia::blood
