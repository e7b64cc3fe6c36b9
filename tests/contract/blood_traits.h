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
    for (const auto& [seats, areas] :
         {std::pair(3, "fifteen"), {3, "twelve"}, {4, "fifteen"}, {4, "twelve"}, {5, "fifteen"}, {5, "twelve"}}) {
      const blood::Options options = blood::parse_options({{"turns", "1"}, {"areas", areas}}, seats).value();
      blood::Facts facts = blood::facts_of(options);
      facts.last_birth.value = 15;
      list.push_back({"a turn of " + std::to_string(seats), Rules::make(seats, options, facts).value()});
    }
    return list;
  }

  // With five players a public contract of one clause is in force.
  static blood::State small_start(const Rules& rules) {
    blood::State state = rules.initial();
    if (rules.seats() < blood::kMostSeats) return state;
    Rng rng(1);
    Silence silence;
    while (!std::holds_alternative<blood::Court>(state.phases[0]))
      random_step(rules, state, rules.pending(state), rng, silence);
    const auto add = [&](blood::Sex sex, blood::Country country) {
      blood::Person person;
      person.sex = sex;
      person.born = static_cast<std::int16_t>(state.year - 18);  // too young for a piece
      person.house = person.court = blood::house_of(country);
      return state.people.add(person);
    };
    using enum blood::Country;
    blood::Contract contract;
    contract.status = blood::Contract::Status::in_force;
    contract.maker = blood::house_of(italy);
    contract.other = blood::house_of(spain);
    contract.groom = add(blood::Sex::male, italy);
    contract.bride = add(blood::Sex::female, spain);
    contract.year = state.year;
    contract.is_public = true;
    state.people.wed(contract.groom, contract.bride, blood::People::Joins::husbands_court);
    blood::Clause clause;
    clause.matter = blood::Matter::usual_tax;
    clause.who = italy;
    clause.whom = spain;
    add_contract(state.law, contract, std::vector{clause});
    return state;
  }
  // Nobody offers anything: every draft that could be written in silence makes another world.
  static bool is_played_in_small(Move move) {
    using enum blood::MoveKind;
    const auto kind = move.kind<blood::MoveKind>();
    const bool is_offer = kind == propose || (kind >= draft && kind <= recall) || (kind >= show && kind <= break_off);
    const bool is_word = kind == name || kind == name_house || (kind >= always && kind <= ask_me);
    return !is_offer && !is_word;
  }

  // When armies march, every plan that was dropped in silence makes another.
  static bool has_too_many_worlds(const blood::State& state) {
    return std::holds_alternative<blood::Round>(state.phases[0]);
  }

  // A plan that leads nowhere is dropped by whoever made it; that is his secret. And whoever may not attack is asked all the same.
  static bool asks_without_choice(const Rules&, const blood::State& state) {
    const blood::Phase& phase = state.phases[state.phases.size() - 1];
    return std::holds_alternative<blood::March>(phase) ||
           (std::holds_alternative<blood::Conflicts>(phase) && !state.law.contracts.empty());
  }
};

}  // namespace regalia::contract
