#include "games/gambit/rules.h"
#include "games/gambit/view/json.h"
#include "tests/contract/contract.h"

namespace regalia::contract {

struct GambitTraits {
  using Rules = gambit::Rules;
  using Json = gambit::Json;

  // Every choice of conspirators, and all switches turned the other way, with every number of players; and sets with
  // several copies of what can meet itself.
  static std::vector<Case<Rules>> cases() {
    std::vector<Case<Rules>> list;
    std::vector<std::pair<std::string, OptionValues>> variants;
    for (const Preset& preset : gambit::presets()) variants.emplace_back(preset.name, preset.values);
    variants.emplace_back("all switches", OptionValues{{"removal", "changed"},
                                                       {"several", "odd"},
                                                       {"musketeers", "lost"},
                                                       {"doppelganger", "changed"},
                                                       {"start", "2"}});
    for (const auto& [name, values] : variants)
      for (int seats = gambit::kMinSeats; seats <= gambit::kSeatLimit; ++seats) {
        const gambit::Options options = gambit::parse_options(values, seats).value();
        list.push_back({name + ", " + std::to_string(seats) + " players",
                        Rules::make(seats, options, gambit::facts_of(options.cards)).value(), 5000});
      }
    for (const int seats : {2, 4, 6})
      list.push_back({"copies, " + std::to_string(seats) + " players", with_copies(seats), 5000});
    return list;
  }

  // Three of each of the cards that set something off, in sets so small that they run out.
  static Rules with_copies(int seats) {
    using enum gambit::Card;
    gambit::Facts facts = gambit::facts_of(gambit::CardChoice::all_31);
    for (gambit::CardFacts& card : facts.cards) card.copies.value = 0;
    for (const gambit::Card card : {explorer, assassin, cloak, crown, doppelganger, gold})
      facts.cards[at(card)].copies.value = 3;
    facts.cards[at(bodyguard)].copies.value = 2;
    facts.cards[at(traitor)].copies.value = 1;
    return Rules::make(seats, {}, facts).value();
  }

  // Tiny sets that are shuffled anew every round, with whatever hides, moves or kills cards.
  static std::vector<Case<Rules>> small_cases() {
    using enum gambit::Card;
    std::vector<Case<Rules>> list;
    const std::vector<std::vector<gambit::Card>> sets = {
        {king, cloak, assassin, explorer, storm},
        {queen, explorer, assassin, crown, cloak},
        {assassin, gold, lodestone, traitor, explorer, jester},
        {cloak, gatekeeper, storm, witch, assassin, king},
    };
    for (const auto& set : sets)
      for (const int hand : {1, 2}) {
        gambit::Facts facts = gambit::facts_of(gambit::CardChoice::all_31);
        for (gambit::CardFacts& card : facts.cards) card.copies.value = 0;
        for (const gambit::Card card : set) facts.cards[at(card)].copies.value = 1;
        facts.hand.value = hand;
        list.push_back({facts.of(set[0]).name + " and " + facts.of(set[1]).name + ", hand of " + std::to_string(hand),
                        Rules::make(2, {.starting_player = seat_at(0)}, facts).value()});
      }
    return list;
  }

  // Which cards a hand or a supply holds is a secret, so a placement and every card of chance are asked for; the last goals
  // are drawn like all others.
  static bool asks_without_choice(const Rules&, const gambit::State& state) {
    using enum gambit::Phase;
    const gambit::Phase phase = state.board.phase;
    return phase != hide && phase != swap && phase != choose_start;
  }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Gambit, Contract, GambitTraits);

}  // namespace regalia::contract
