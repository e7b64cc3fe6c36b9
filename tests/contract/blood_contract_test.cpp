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
      list.back().most_steps = effort(250, 600, 0);
    };
    add("usual", 5, {}, 400);
    add("short", 5, {{"turns", "3"}, {"areas", "twelve"}, {"sicily", "island"}, {"kings", "spared"}}, 2000);
    add("england left out", 4, {{"turns", "10"}}, 400);
    add("france armed", 4, {{"turns", "5"}, {"out", "france"}, {"border", "armed"}}, 400);
    add("three", 3, {{"turns", "10"}}, 400);
    add("three others", 3, {{"turns", "5"}, {"three", "france-germany-italy"}}, 400);
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
      list.back().most_steps = 90;  // before armies march
    }
    return list;
  }

  // A plan that leads nowhere is dropped by whoever made it; that is his secret.
  static bool asks_without_choice(const Rules&, const blood::State& state) {
    return std::holds_alternative<blood::March>(state.phases[state.phases.size() - 1]);
  }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Blood, Contract, BloodTraits);

}  // namespace regalia::contract
