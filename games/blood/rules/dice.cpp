#include "games/blood/rules/score_rolls.h"

#include <array>

#include "games/blood/people/scores.h"

namespace regalia::blood {

void ScoreRolls::take(People& people, int sum) {
  Person& who = people[person];
  const std::array scores = {&who.constitution, &who.charisma, &who.strength};
  *scores[rolled] = static_cast<std::int8_t>(score_of_dice(sum));
  if (++rolled == scores.size()) *this = {};
}

void list_dice(int dice, OutcomeList& list) {
  constexpr std::array<std::array<std::uint8_t, 16>, 3> kWays = {
      {{1, 1, 1, 1, 1, 1},
       {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1},
       {1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1}}};
  const auto& ways = kWays[at(dice - 1)];
  for (int i = 0; i <= 5 * dice; ++i) list.push_back({roll_of(dice + i), ways[at(i)]});
}

void list_sexes(OutcomeList& list) {
  list.push_back({move_of(MoveKind::boy), 3});
  list.push_back({move_of(MoveKind::girl), 3});
}

}  // namespace regalia::blood
