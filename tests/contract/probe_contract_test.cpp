#include "tests/contract/contract.h"
#include "tests/probe/json.h"
#include "tests/probe/probe.h"

namespace regalia::contract {

struct ProbeTraits {
  using Rules = probe::Rules;
  using Json = probe::Json;

  static std::vector<Case<Rules>> cases() {
    std::vector<Case<Rules>> list;
    for (const int seats : {2, 3, 4}) list.push_back({"probe with " + std::to_string(seats) + " seats", Rules(seats)});
    Case<Rules> nine{"probe with 9 seats", Rules(9)};
    nine.long_games = 500;
    nine.most_steps = 400;
    list.push_back(nine);
    return list;
  }
  // With one clause of one or two points, all drafts that others could have made unseen can be enumerated.
  static std::vector<Case<Rules>> small_cases() {
    std::vector<Case<Rules>> list;
    const probe::Options little{.most_points = 2, .most_clauses = 1, .most_deals = 1, .most_revisions = 2};
    for (const int seats : {2, 3, 4})
      list.push_back({"little probe with " + std::to_string(seats) + " seats", Rules(seats, little)});
    const probe::Options longer{.red = 4, .blue = 3, .most_points = 1, .most_clauses = 2, .most_deals = 1};
    list.push_back({"longer probe with 3 seats", Rules(3, longer)});
    return list;
  }
  // Whether one colour is left in the bag is a secret.
  static bool asks_without_choice(const Rules&, const probe::State& state) {
    return state.open.phase == probe::Phase::draw_token;
  }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Probe, Contract, ProbeTraits);

}  // namespace regalia::contract
