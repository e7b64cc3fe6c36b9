// Pieces that have moved in a march, and how many points they have spent. All others have theirs.
#pragma once

#include "engine/fixed_list.h"
#include "games/blood/realm/spot.h"

namespace regalia::blood {

inline constexpr int kArmyPoints = 3;  // of armies, kings and princes
inline constexpr int kItemPoints = 4;
inline constexpr int kFleetPoints = 3;

struct Tired {
  enum class What : std::uint8_t { army, royal, item, fleet };

  What what = What::army;
  Spot where = kNoSpot;
  std::uint8_t colour = 0;      // of an army or fleet; the owner of an item
  std::uint8_t good = 0;        // of an item
  PersonId person = kNoPerson;  // a royal piece
  std::uint8_t spent = 0;
  std::uint8_t count = 0;

  [[nodiscard]] static Tired army(Spot where, Country colour);
  [[nodiscard]] static Tired item(Spot where, Country owner, Good good);
  [[nodiscard]] static Tired royal(Spot where, PersonId person);
  [[nodiscard]] static Tired fleet(Ship ship);

  // The same piece, or pieces of the same kind in the same place; a royal piece wherever it is.
  [[nodiscard]] bool is_alike(const Tired& other) const;
  [[nodiscard]] int points() const;  // that such a piece has
  bool operator==(const Tired&) const = default;
};

inline constexpr std::size_t kMostTired = 120;
using TiredPieces = FixedList<Tired, kMostTired>;

// Of so many of a kind, how many have points left.
[[nodiscard]] int fresh(const TiredPieces& tired, const Tired& kind, int all);
// What the most tired of `count` has spent, if the freshest are taken first.
[[nodiscard]] int spent_by(const TiredPieces& tired, const Tired& kind, int all, int count);

// The freshest `count` of `all` are taken away from where they were; or all but so many are.
void forget(TiredPieces& tired, const Tired& kind, int all, int count);
// So many of those that have spent so much are taken away.
void forget_those(TiredPieces& tired, const Tired& kind, int spent, int count);
// Items that change their owner where they lie stay as tired as they are.
void change_owner(TiredPieces& tired, Spot where, Country from, Country to);
// So many are somewhere now and have spent so much.
void note(TiredPieces& tired, Tired kind, int spent, int count);

}  // namespace regalia::blood
