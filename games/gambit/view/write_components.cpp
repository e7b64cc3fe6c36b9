#include <boost/json.hpp>

#include "games/gambit/view/json.h"
#include "games/gambit/view/names.h"
#include "games/gambit/view/write_info.h"

namespace regalia::gambit {

boost::json::object Json::write_components(const Rules& rules) {
  const Facts& facts = rules.facts();
  Components components;
  for (const Card card : rules.deck()) {
    const CardFacts& of = facts.of(card);
    ConspiratorInfo info{.id = of.id,
                         .name = of.name,
                         .short_name = of.short_name,
                         .value = {},
                         .second_value = {},
                         .discipline = {},
                         .ability = std::string(kAbilityIds[at(of.ability)]),
                         .initiative = {},
                         .copies = of.copies,
                         .text = ability_text(facts, card),
                         .confidence = std::string(kConfidenceWords[at(of.halves.confidence)])};
    if (card != Card::doppelganger) info.value = points_of(of.halves);
    if (of.ability == Ability::two_values) {
      info.second_value = points_of(of.second);
      info.discipline = kDisciplineIds[at(discipline_of(card))];
    }
    if (of.ability == Ability::talent) info.initiative = of.initiative;
    components.conspirators.push_back(std::move(info));
  }
  for (std::size_t i = 0; i < kDisciplines; ++i)
    components.disciplines.push_back({kDisciplineIds[i], kDisciplineNames[i]});
  components.columns = rules.columns();
  components.rounds = kRounds;
  components.hand = facts.hand;
  components.crown_points = facts.crown_points;
  components.gold_points = facts.gold_points;
  return json::write(components).as_object();
}

}  // namespace regalia::gambit
