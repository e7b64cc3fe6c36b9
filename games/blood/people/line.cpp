#include "games/blood/people/line.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace regalia::blood {
namespace {

// Goes through a line and shows each heir once, until it is told to stop.
template <class Visit> class Walk {
 public:
  Walk(const People& people, Country crown, Visit visit)
      : people_(people), kin_(people), crown_(crown), visit_(std::move(visit)) {}

  void go(PersonId monarch) {
    for (const bool passed_over : {false, true}) {
      passed_over_ = passed_over;
      seen_.assign(static_cast<std::size_t>(people_.slots()), false);
      entered_ = seen_;
      seen_[at(monarch)] = true;
      PersonId ancestor = monarch;
      for (int up = 0; up <= kGenerationsUp && ancestor != kNoPerson; ++up) {
        path_.assign(1, ancestor);
        if (!show(ancestor) || !go_down(ancestor)) return;
        ancestor = crown_parent(people_, crown_, ancestor);
      }
    }
  }

  [[nodiscard]] const std::vector<PersonId>& path() const { return path_; }

 private:
  // False: that is enough.
  bool go_down(PersonId parent) {
    if (entered_[at(parent)]) return true;  // by the other parent, or on the way up
    entered_[at(parent)] = true;
    for (const PersonId child : kin_.children(parent)) {
      if (is_cut_off(parent, child)) continue;
      path_.push_back(child);
      if (!show(child) || !go_down(child)) return false;
      path_.pop_back();
    }
    return true;
  }

  [[nodiscard]] bool is_cut_off(PersonId parent, PersonId child) const {
    const Person& person = people_[child];
    return (person.father == parent ? person.cut_by_father : person.cut_by_mother).has(crown_);
  }

  bool show(PersonId id) {
    const Person& person = people_[id];
    if (!person.lives() || person.renounced.has(crown_) || person.passed_over.has(crown_) != passed_over_ ||
        seen_[at(id)])
      return true;
    seen_[at(id)] = true;
    return visit_(id);
  }

  const People& people_;
  Kin kin_;
  Country crown_;
  Visit visit_;
  bool passed_over_ = false;
  std::vector<bool> seen_;
  std::vector<bool> entered_;
  std::vector<PersonId> path_;  // from the ancestor down
};

}  // namespace

Kin::Kin(const People& people) : begin_(static_cast<std::size_t>(people.slots()) + 2) {
  const auto for_parents = [&](auto visit) {
    for (int i = 0; i < people.slots(); ++i)
      for (const PersonId parent : {people[static_cast<PersonId>(i)].father, people[static_cast<PersonId>(i)].mother})
        if (people.has(parent)) visit(parent, static_cast<PersonId>(i));
  };
  // Counting sort: begin_[p + 1] is where the children of p begin until they are filled in, and where they end afterwards.
  for_parents([&](PersonId parent, PersonId) { ++begin_[at(parent) + 2]; });
  for (std::size_t i = 2; i < begin_.size(); ++i) begin_[i] += begin_[i - 1];
  children_.resize(begin_.back());
  for_parents([&](PersonId parent, PersonId child) { children_[begin_[at(parent) + 1]++] = child; });
  const auto rank = [&](PersonId id) {
    const Person& person = people[id];
    return std::tuple(person.sex, person.born, person.serial);
  };
  for (std::size_t i = 0; i + 1 < begin_.size(); ++i) {
    const auto first = children_.begin() + static_cast<std::ptrdiff_t>(begin_[i]);
    const auto last = children_.begin() + static_cast<std::ptrdiff_t>(begin_[i + 1]);
    std::sort(first, last, [&](PersonId a, PersonId b) { return rank(a) < rank(b); });
  }
}

PersonId crown_parent(const People& people, Country crown, PersonId person) {
  const Person& child = people[person];
  const PersonId parent = child.by_mother.has(crown) ? child.mother : child.father;
  return people.has(parent) ? parent : kNoPerson;
}

std::vector<PersonId> line_of(const People& people, Country crown, PersonId monarch) {
  std::vector<PersonId> line;
  Walk walk(people, crown, [&](PersonId heir) {
    line.push_back(heir);
    return true;
  });
  walk.go(monarch);
  return line;
}

PersonId heir_of(const People& people, Country crown, PersonId monarch) {
  PersonId first = kNoPerson;
  Walk walk(people, crown, [&](PersonId heir) {
    first = heir;
    return false;
  });
  walk.go(monarch);
  return first;
}

std::vector<PersonId> descent_of(const People& people, Country crown, PersonId monarch, PersonId heir) {
  bool found = false;
  Walk walk(people, crown, [&](PersonId somebody) {
    found = somebody == heir;
    return !found;
  });
  walk.go(monarch);
  return found ? walk.path() : std::vector<PersonId>{};
}

std::vector<PersonId> descendants_of(const People& people, PersonId person) {
  const Kin kin(people);
  std::vector<bool> seen(static_cast<std::size_t>(people.slots()));
  std::vector<PersonId> list;
  const auto add_children = [&](PersonId parent) {
    for (const PersonId child : kin.children(parent))
      if (!seen[at(child)]) {
        seen[at(child)] = true;
        list.push_back(child);
      }
  };
  add_children(person);
  for (std::size_t i = 0; i < list.size(); ++i) add_children(list[i]);  // NOLINT(modernize-loop-convert): it grows
  return list;
}

}  // namespace regalia::blood
