// A second, slow and simple-minded order of succession, only for comparing in tests.
// Written from section 9 of the rules and its examples 6 to 9, without a look at the real one.
//
// Way of working: write down everybody in the order in which a herald would call the names, dead or alive, as often
// as he meets them; only afterwards strike out who may not inherit, then repeated names, then move the passed-over
// persons to the end. The list must not contain a person who is his own ancestor.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace regalia::blood::naive {

struct Person {
  int father = -1, mother = -1;  // index into the list, -1: unknown
  bool male = true;
  int born = 0;   // year of birth; seniority
  int order = 0;  // who was written down earlier; decides between equal years
  bool alive = true;
  bool passed = false;  // passed over for this crown, or a descendant of such a one: stands behind all others
  bool renounced =
      false;  // has renounced this crown himself: never inherits, but children born before keep their place
  bool cut_father = false;  // was born after the father had renounced: no claim through the father
  bool cut_mother = false;  // the same through the mother
  bool by_mother =
      false;  // this crown came to this person's line through the mother (otherwise through the father); used when going up
};

// How many generations above the late monarch are searched: example 9 needs three.
inline constexpr int generations_up = 3;

inline const Person& at(const std::vector<Person>& people, int who) { return people.at(static_cast<std::size_t>(who)); }

inline bool contains(const std::vector<int>& list, int who) {
  return std::find(list.begin(), list.end(), who) != list.end();
}

// Does `child` have a claim that comes from `parent`?
inline bool claims_through(const Person& child, int parent) {
  if (child.father == parent && !child.cut_father) return true;
  if (child.mother == parent && !child.cut_mother) return true;
  return false;
}

// Sons (or daughters) with a claim through this parent, the eldest first.
inline std::vector<int> children(const std::vector<Person>& people, int parent, bool male) {
  std::vector<int> found;
  for (int who = 0; who < static_cast<int>(people.size()); ++who) {
    if (at(people, who).male == male && claims_through(at(people, who), parent)) found.push_back(who);
  }
  std::stable_sort(found.begin(), found.end(), [&people](int a, int b) {
    if (at(people, a).born != at(people, b).born) return at(people, a).born < at(people, b).born;
    return at(people, a).order < at(people, b).order;
  });
  return found;
}

// The person and the whole line below, sons' lines before daughters' lines; nobody is left out yet.
inline std::vector<int> person_and_line(const std::vector<Person>& people, int who) {
  std::vector<int> called{who};
  for (bool male : {true, false}) {
    for (int child : children(people, who, male)) {
      for (int next : person_and_line(people, child)) called.push_back(next);
    }
  }
  return called;
}

// The parent from whose side the crown came; -1: unknown.
inline int parent_with_crown(const std::vector<Person>& people, int who) {
  return at(people, who).by_mother ? at(people, who).mother : at(people, who).father;
}

// The late monarch's line, then those of the ancestors through whom the crown came.
inline std::vector<int> whole_walk(const std::vector<Person>& people, int late) {
  std::vector<int> called = person_and_line(people, late);
  int ancestor = late;
  for (int step = 0; step < generations_up; ++step) {
    ancestor = parent_with_crown(people, ancestor);
    if (ancestor < 0) break;
    for (int next : person_and_line(people, ancestor)) called.push_back(next);
  }
  return called;
}

inline bool may_inherit(const std::vector<Person>& people, int who, int late) {
  return who != late && at(people, who).alive && !at(people, who).renounced;
}

// Those of the walk who may inherit and are (or are not) passed over, each at the first place.
inline std::vector<int> pick(const std::vector<Person>& people, const std::vector<int>& walk, int late, bool passed) {
  std::vector<int> picked;
  for (int who : walk) {
    if (!may_inherit(people, who, late)) continue;
    if (at(people, who).passed != passed) continue;
    if (contains(picked, who)) continue;
    picked.push_back(who);
  }
  return picked;
}

// Everybody alive who may inherit after `late` (who has died; never part of the result), in order.
inline std::vector<int> line(const std::vector<Person>& people, int late) {
  const std::vector<int> walk = whole_walk(people, late);
  std::vector<int> result = pick(people, walk, late, false);
  for (int who : pick(people, walk, late, true)) result.push_back(who);
  return result;
}

}  // namespace regalia::blood::naive
