#include "games/crowns/rules.h"
#include "games/crowns/view/json.h"
#include "tests/contract/contract.h"

namespace regalia::contract {

struct CrownsTraits {
  using Rules = crowns::Rules;
  using Json = crowns::Json;

  static Rules rules(int seats, const OptionValues& values, const crowns::Facts& facts = crowns::standard_facts()) {
    return Rules::make(seats, crowns::parse_options(values, seats).value(), facts).value();
  }

  // Every number of players with the usual rules; every optional rule alone and all that go together.
  static std::vector<Case<Rules>> cases() {
    std::vector<Case<Rules>> list;
    const auto add = [&](const std::string& name, int seats, const OptionValues& values, int long_games) {
      list.push_back({name + ", " + std::to_string(seats) + " players", rules(seats, values), long_games});
      if (values.contains("negotiations")) list.back().most_steps = effort(100, 400, 0);
      if (values.contains("customized")) list.back().most_steps = effort(30, 50, 0);
    };
    const bool all = effort(0, 0, 1) == 1;  // a few with each option will usually do
    for (int seats = crowns::kMinSeats; seats <= crowns::kSeatLimit; ++seats) {
      add("usual", seats, {}, 7000);
      if (all || seats == 5 || seats == 9) add("agendas", seats, {{"agendas", "on"}}, 4000);
      if (all || seats == 6) add("long", seats, {{"rounds", "6"}, {"start", "2"}}, 2000);
      if (all || seats == 5) add("negotiations", seats, {{"negotiations", "on"}}, 300);
      if (all || seats == 7) add("intrigue", seats, {{"negotiations", "on"}, {"agendas", "on"}, {"rounds", "4"}}, 200);
    }
    add("customized", 4, {{"customized", "on"}}, 5000);
    add("customized, all", 4, {{"customized", "on"}, {"agendas", "on"}, {"negotiations", "on"}, {"rounds", "5"}}, 300);
    for (const int seats : {6, 8}) {
      add("teams", seats, {{"teams", "on"}}, 5000);
      if (all || seats == 8)
        add("teams, all", seats, {{"teams", "on"}, {"agendas", "on"}, {"negotiations", "on"}, {"rounds", "5"}}, 200);
    }
    list.push_back({"few cards, 5 players", with_few_cards(5, {{"rounds", "6"}}), 4000});
    list.push_back({"few cards, 4 players", with_few_cards(4, {{"rounds", "6"}, {"customized", "on"}}), 4000});
    return list;
  }

  // Hands run out, and so do guests and ravens.
  static Rules with_few_cards(int seats, const OptionValues& values) {
    crowns::Facts facts = crowns::standard_facts();
    for (crowns::TypeFacts& type : facts.types) type.copies.value = 0;
    facts.types[at(crowns::Type::knight)].copies.value = 2;
    facts.types[at(crowns::Type::coinage)].copies.value = 1;
    facts.types[at(crowns::Type::sentinel)].copies.value = 2;
    facts.types[at(crowns::Type::jester)].copies.value = 1;
    facts.ravens.value = 2;
    return rules(seats, values, facts);
  }

  // Hands of two or three cards: all that is drawn, seen, swapped and kept back can be enumerated.
  static std::vector<Case<Rules>> small_cases() {
    std::vector<Case<Rules>> list;
    const auto add = [&](const std::string& name, int seats, const std::vector<crowns::Type>& types, int ravens,
                         OptionValues values) {
      crowns::Facts facts = crowns::standard_facts();
      for (crowns::TypeFacts& type : facts.types) type.copies.value = 0;
      for (const crowns::Type type : types) ++facts.types[at(type)].copies.value;
      facts.ravens.value = ravens;
      values["start"] = "1";
      list.push_back({name, rules(seats, values, facts)});
    };
    using enum crowns::Type;
    add("coins", 4, {coinage, feud, trader}, 0, {});
    add("knights", 4, {knight, feud, jester, sentinel}, 1, {});
    add("both", 4, {knight, coinage, jester, priest, sentinel}, 1, {});
    add("agendas", 4, {knight, coinage, jester, jester, jester, priest, bard}, 0, {{"agendas", "on"}});
    add("customized", 4, {coinage, knight}, 0, {{"customized", "on"}});
    add("teams", 6, {coinage, knight}, 0, {{"teams", "on"}});
    return list;
  }

  // What a hand or the deck holds is a secret, so cards are asked for even if there is one kind only, and chance always is. A
  // seat that is asked for an action may have none: that, too, is its secret.
  static bool asks_without_choice(const Rules&, const crowns::State& state) {
    using enum crowns::Phase;
    const crowns::Phase phase = state.board.phase;
    return phase == agendas || phase == guest || phase == draw || phase == act || phase == offer ||
           phase == offer_second || phase == hand_over || phase == take;
  }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Crowns, Contract, CrownsTraits);

}  // namespace regalia::contract
