#include "games/royals/rules.h"
#include "games/royals/view/json.h"
#include "tests/contract/contract.h"

namespace regalia::contract {

struct RoyalsTraits {
  using Rules = royals::Rules;
  using Json = royals::Json;

  // Every preset, and both editions with all switches turned the other way, with every number of players.
  static std::vector<Case<Rules>> cases() {
    std::vector<std::pair<std::string, OptionValues>> variants;
    for (const Preset& preset : royals::presets()) variants.emplace_back(preset.name, preset.values);
    for (const char* edition : {"2014", "2016"})
      variants.emplace_back(std::string("all switches ") + edition, OptionValues{{"edition", edition},
                                                                                 {"wild", "always"},
                                                                                 {"cubes", "unlimited"},
                                                                                 {"draw", "announced"},
                                                                                 {"start", "2"},
                                                                                 {"markers", "secret"},
                                                                                 {"display", "4"}});
    std::vector<Case<Rules>> list;
    for (const auto& [name, values] : variants)
      for (int seats = royals::kMinSeats; seats <= royals::kSeatLimit; ++seats) {
        const royals::Options options = royals::parse_options(values, seats).value();
        list.push_back({name + ", " + std::to_string(seats) + " players",
                        Rules::make(seats, options, royals::facts_of(options.edition)).value(),
                        name == "2014" || name == "2016" ? 100000 : 10000});
      }
    return list;
  }

  // Tiny decks and hands: three periods pass quickly, with all their reshuffles.
  static std::vector<Case<Rules>> small_cases() {
    std::vector<Case<Rules>> list;
    for (const char* edition : {"2014", "2016"})
      for (const char* wild : {"short", "always"})
        for (const int seats : {2, 3}) {
          const royals::Options options = royals::parse_options({{"edition", edition}, {"wild", wild}}, seats).value();
          royals::Facts facts = royals::facts_of(options.edition);
          for (Figure& cards : facts.deck) cards.value = 5;
          for (royals::SeatFacts& by_seats : facts.by_seats)
            for (Figure& removed : by_seats.removed) removed.value = 0;
          facts.by_seats[0].removed = {{{2}, {2}, {2}, {2}}};
          facts.by_seats[1].removed = {{{1}, {1}, {2}, {2}}};
          facts.country_limit.value = 2;
          facts.intrigue_copies.value = 1;
          facts.intrigue_limit.value = 1;
          list.push_back({std::string("small ") + edition + " wild " + wild + ", " + std::to_string(seats) + " players",
                          Rules::make(seats, options, facts).value()});
        }
    return list;
  }

  // Whether a hand allows a claim, which cards it can spare and what a pile still holds are secrets: these are always
  // asked.
  static bool asks_without_choice(const Rules&, const royals::State& state) {
    using enum royals::Phase;
    const royals::Phase phase = state.board.phase;
    return (phase == play && state.claim.noble == royals::kNoNoble) || phase == discard || phase == draw_country ||
           phase == draw_intrigue || phase == refill;
  }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Royals, Contract, RoyalsTraits);

}  // namespace regalia::contract
