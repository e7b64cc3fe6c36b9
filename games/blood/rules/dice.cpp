#include "games/blood/rules/dice.h"

#include <array>

#include "games/blood/people/scores.h"

namespace regalia::blood {

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

void list_scores(OutcomeList& list) {
  OutcomeList dice;
  list_dice(3, dice);
  std::array<std::uint32_t, kMostScore - kLeastScore + 1> ways{};
  for (const Outcome& outcome : dice) ways[at(score_of_dice(outcome.move.a()) - kLeastScore)] += outcome.weight;
  for (int constitution = kLeastScore; constitution <= kMostScore; ++constitution)
    for (int charisma = kLeastScore; charisma <= kMostScore; ++charisma)
      for (int strength = kLeastScore; strength <= kMostScore; ++strength)
        list.push_back({scores_of(constitution, charisma, strength), ways[at(constitution - kLeastScore)] *
                                                                         ways[at(charisma - kLeastScore)] *
                                                                         ways[at(strength - kLeastScore)]});
}

void set_scores(Person& person, Move scores) {
  person.constitution = static_cast<std::int8_t>(scores.a() + kLeastScore);
  person.charisma = static_cast<std::int8_t>(scores.b() + kLeastScore);
  person.strength = static_cast<std::int8_t>(scores.c() + kLeastScore);
}

}  // namespace regalia::blood
