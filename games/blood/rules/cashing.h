// The end of a turn: sets of goods in the capital are sold, under seal.
#pragma once

#include <array>

#include "games/blood/realm/realm.h"
#include "games/blood/rules/chapter.h"

namespace regalia::blood {

inline constexpr int kSets = 3;  // the basics; with a semi-luxury; with a luxury besides
// The goods of a set: the basics, then the others one by one.
inline constexpr std::array kGoodsOfSets = {Good::metal, Good::cloth, Good::food, Good::semi_luxury, Good::luxury};
[[nodiscard]] constexpr int goods_in_set(int kind) { return 3 + kind; }

struct Cashing : WithoutChance {
  std::array<std::array<std::uint16_t, kSets>, kCountries> sets{};  // that are sold, of each country
  SeatSet answered;

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  // What is left of a country's goods in its capital.
  [[nodiscard]] Goods left(const State& state, Country country) const;

  bool operator==(const Cashing&) const = default;
};

// Goods that a country has in its capital.
[[nodiscard]] Goods goods_in_capital(const Realm& realm, Country country);
// How many sets of a kind can be made of goods.
[[nodiscard]] int sets_in(const Goods& goods, int kind);
void take_sets(Goods& goods, int kind, int count);

}  // namespace regalia::blood
