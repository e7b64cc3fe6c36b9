#include "tests/contract/contract.h"
#include "tests/probe/codec.h"
#include "tests/probe/probe.h"

namespace regalia::contract {

struct ProbeTraits {
  using Rules = probe::Rules;
  using Codec = probe::Codec;

  static std::vector<Case<Rules>> cases() {
    std::vector<Case<Rules>> list;
    for (int seats = 2; seats <= probe::kMostSeats; ++seats)
      list.push_back({"probe with " + std::to_string(seats) + " seats", Rules(seats)});
    return list;
  }
  static std::vector<Case<Rules>> small_cases() { return cases(); }
  // Whether one colour is left in the bag is a secret.
  static bool asks_without_choice(const Rules&, const probe::State& state) {
    return state.open.phase == probe::Phase::draw_token;
  }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Probe, Contract, ProbeTraits);

}  // namespace regalia::contract
