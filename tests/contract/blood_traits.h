// What the tests of every game ask of Blood Royale.
#pragma once

#include "games/blood/rules.h"
#include "games/blood/view/json.h"
#include "tests/contract/contract.h"

namespace regalia::contract {

struct BloodTraits {
  using Rules = blood::Rules;
  using Json = blood::Json;

  static Rules rules(int seats, const OptionValues& values) {
    const blood::Options options = blood::parse_options(values, seats).value();
    return Rules::make(seats, options, blood::facts_of(options)).value();
  }

  // Every number of players, every switch, long and short.
  static std::vector<Case<Rules>> cases() {
    std::vector<Case<Rules>> list;
    const auto add = [&](const std::string& name, int seats, const OptionValues& values, int long_games) {
      list.push_back({name + ", " + std::to_string(seats) + " players", rules(seats, values), long_games});
      list.back().most_steps = effort(200, 500, 0);
    };
    add("usual", 5, {}, 700);
    add("secret cash", 5, {{"cash", "secret"}}, 300);
    add("england left out", 4, {}, 650);
    add("three", 3, {}, 650);
    const OptionValues turned = {{"turns", "3"}, {"areas", "twelve"}, {"sicily", "island"}, {"kings", "spared"}};
    add("short", 5, {{"turns", "3"}}, 3000);
    add("short, turned", 5, turned, 3000);
    add("france armed", 4, {{"turns", "3"}, {"out", "france"}, {"border", "armed"}}, 3000);
    add("spain closed", 4, {{"turns", "3"}, {"out", "spain"}, {"target", "500"}, {"cash", "secret"}}, 3000);
    add("three others", 3, {{"turns", "3"}, {"three", "france-germany-italy"}, {"winner", "growth"}}, 3000);
    add("three, turned", 3, turned, 3000);
    return list;
  }

  // One turn in which nobody can bear a child: what is left under seal are taxes.
  static std::vector<Case<Rules>> small_cases() {
    std::vector<Case<Rules>> list;
    for (const auto& [seats, areas] : {std::pair(3, "twelve"), {4, "fifteen"}, {5, "fifteen"}, {5, "twelve"}}) {
      const blood::Options options = blood::parse_options({{"turns", "1"}, {"areas", areas}}, seats).value();
      blood::Facts facts = blood::facts_of(options);
      facts.last_birth.value = 15;
      list.push_back({"a turn of " + std::to_string(seats), Rules::make(seats, options, facts).value()});
    }
    return list;
  }

  // When armies march, every plan that was dropped in silence makes another.
  static bool has_too_many_worlds(const blood::State& state) {
    return std::holds_alternative<blood::Round>(state.phases[0]);
  }

  // A plan that leads nowhere is dropped by whoever made it; that is his secret.
  static bool asks_without_choice(const Rules&, const blood::State& state) {
    return std::holds_alternative<blood::March>(state.phases[state.phases.size() - 1]);
  }
};

}  // namespace regalia::contract
