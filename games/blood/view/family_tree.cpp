#include "games/blood/view/family_tree.h"

#include <algorithm>
#include <vector>

#include "engine/text.h"
#include "games/blood/people/line.h"
#include "games/blood/people/scores.h"

namespace regalia::blood {
namespace {

class Tree {
 public:
  Tree(const Rules& rules, const View<Rules>& view, House house, Branches branches, const Paper& paper)
      : rules_(rules),
        view_(view),
        state_(view.seen.shown),
        house_(house),
        branches_(branches),
        paper_(paper),
        kin_(state_.people),
        shown_(static_cast<std::size_t>(state_.people.slots())),
        drawn_(static_cast<std::size_t>(state_.people.slots())) {
    for (int i = 0; i < state_.people.slots(); ++i) mark(static_cast<PersonId>(i));
    if (is_of_country(house) && state_.people.has(reign().monarch))
      line_ = line_of(state_.people, country_of(house), reign().monarch);
  }

  std::string text() {
    std::string text;
    for (int i = 0; i < state_.people.slots(); ++i)
      if (const auto id = static_cast<PersonId>(i); shown_[at(i)] && !has_shown_parent(id) && !is_beside(id))
        draw(id, 1, text);
    return text.empty() ? "  nobody\n" : text;
  }

 private:
  [[nodiscard]] const Reign& reign() const { return state_.reigns[at(country_of(house_))]; }
  [[nodiscard]] const Person& person(PersonId id) const { return state_.people[id]; }

  // Who is asked for, and the ancestors of the name who join them.
  void mark(PersonId id) {
    if (!state_.people.has(id)) return;
    const Person& one = person(id);
    const bool is_wanted = one.lives() && (one.court == house_ || (branches_ == Branches::all && one.house == house_));
    if (is_wanted)
      for (PersonId up = id; up != kNoPerson && !shown_[at(up)]; up = parent_of_name(up)) shown_[at(up)] = true;
  }
  [[nodiscard]] PersonId parent_of_name(PersonId id) const {
    for (const PersonId parent : {person(id).father, person(id).mother})
      if (state_.people.has(parent) && person(parent).house == house_) return parent;
    return kNoPerson;
  }
  [[nodiscard]] bool has_shown_parent(PersonId id) const {
    const PersonId parent = parent_of_name(id);
    return parent != kNoPerson && shown_[at(parent)];
  }
  // Who stands beside a husband or wife of the name.
  [[nodiscard]] bool is_beside(PersonId id) const {
    const PersonId spouse = person(id).spouse;
    return spouse != kNoPerson && person(id).house != house_ && person(spouse).house == house_ && shown_[at(spouse)];
  }

  void draw(PersonId id, std::size_t depth, std::string& text) {
    if (drawn_[at(id)]) return;
    drawn_[at(id)] = true;
    std::string line = described(id);
    if (const PersonId spouse = person(id).spouse; spouse != kNoPerson) line += " ∞ " + described(spouse);
    text += std::string(2 * depth, ' ') +
            wrapped(line, static_cast<std::size_t>(paper_.columns) - 2 * depth, 2 * depth + 4) + "\n";
    for (const PersonId child : kin_.children(id))
      if (shown_[at(child)] && parent_of_name(child) == id) draw(child, depth + 1, text);
  }

  // "King Edward, 30 (0 0 +1), in Essex" or "† Edward 1275".
  [[nodiscard]] std::string described(PersonId id) const {
    const Person& one = person(id);
    const Who who = rules_.who(state_, id);
    if (!one.lives())
      return paper_.faint("† " + person_name(who, view_.reader()) + ", born " + std::to_string(one.born));
    const bool is_plain = one.house == house_ && who.title != Title::king && who.title != Title::queen;
    std::string text = is_plain ? person_name(who, view_.reader()) : titled_name(who, view_.reader());
    if (!crowns_of(state_.reigns, id).empty()) text = paper_.strong(text);
    text += ", " + std::to_string(one.age(state_.year)) + " (" + signed_number(one.strength) + " " +
            signed_number(constitution_of(one)) + " " + signed_number(one.charisma) + ")";
    for (const Country country : CountrySet::all())
      if (state_.reigns[at(country)].regent == id) text += ", regent of " + std::string(name_of(country));
    if (const auto place = std::find(line_.begin(), line_.end(), id); place != line_.end() && place - line_.begin() < 5)
      text += ", heir " + std::to_string(place - line_.begin() + 1);
    if (one.is_captive()) text += ", captive";
    if (one.lives() && one.court != house_ && one.house == house_)
      text += is_of_country(one.court) ? ", in " + std::string(name_of(country_of(one.court))) : "";
    return text + standing(id);
  }

  [[nodiscard]] std::string standing(PersonId id) const {
    for (const auto& pieces : state_.realm.pieces)
      for (const RoyalPiece& piece : pieces)
        if (piece.person == id)
          return piece.place.is_at_sea() ? ", at sea"
                                         : ", in " + std::string(rules_.facts().map[piece.place.province].name);
    return "";
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const State& state_;
  House house_;
  Branches branches_;
  const Paper& paper_;
  Kin kin_;
  std::vector<PersonId> line_;
  std::vector<bool> shown_;
  std::vector<bool> drawn_;
};

}  // namespace

std::string family_tree(const Rules& rules, const View<Rules>& view, House house, Branches branches,
                        const Paper& paper) {
  return Tree(rules, view, house, branches, paper).text();
}

}  // namespace regalia::blood
