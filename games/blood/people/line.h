// The order of succession: who comes to a throne after whom. A pure function of the people.
//
// Down first: sons by seniority, each with his own line, boys before girls; then daughters in the same way. Then the lines
// of the parent, grandparent and great-grandparent through whom the crown came. Whoever was passed over, with all descendants, stands
// behind everybody else.
#pragma once

#include <span>
#include <vector>

#include "games/blood/people/people.h"

namespace regalia::blood {

// Who is whose child: of each parent, sons first, each in order of seniority.
class Kin {
 public:
  explicit Kin(const People& people);

  [[nodiscard]] std::span<const PersonId> children(PersonId parent) const {
    return {children_.data() + begin_[at(parent)], begin_[at(parent) + 1] - begin_[at(parent)]};
  }

 private:
  std::vector<std::size_t> begin_;
  std::vector<PersonId> children_;
};

// Everybody alive who may inherit the crown after the monarch, in order. The monarch himself is no part of it.
[[nodiscard]] std::vector<PersonId> line_of(const People& people, Country crown, PersonId monarch);
// The first of them; kNoPerson: there is nobody.
[[nodiscard]] PersonId heir_of(const People& people, Country crown, PersonId monarch);
// How the crown comes to an heir: from the common ancestor down to him, both included. Empty: he has no claim.
[[nodiscard]] std::vector<PersonId> descent_of(const People& people, Country crown, PersonId monarch, PersonId heir);

// The parent through whom the crown came to somebody's line; kNoPerson: not known any more.
[[nodiscard]] PersonId crown_parent(const People& people, Country crown, PersonId person);

// All descendants, near ones first.
[[nodiscard]] std::vector<PersonId> descendants_of(const People& people, PersonId person);

}  // namespace regalia::blood
