#include <boost/json.hpp>

#include "games/crowns/view/json.h"

namespace regalia::crowns {

boost::json::object Json::write_components(const Rules& rules) {
  const Facts& facts = rules.facts();
  Components components;
  for (int i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    const TypeFacts& of = facts.of(type);
    const int copies = is_house_type(type) ? of.copies.value : rules.guest_cards()[guest_card(type)];
    components.types.push_back({of.id, of.name, of.plural, !is_house_type(type), copies, effect_text(facts, type),
                                std::string(kConfidenceWords[at(of.copies.confidence)])});
  }
  for (int i = 0; i < kHouses; ++i)
    components.houses.push_back({facts.houses[at(i)].id, facts.houses[at(i)].name, number_of(rules.owner_of_house(i)),
                                 i >= rules.seats() && i < rules.houses_in_play()});
  components.rounds = rules.options().rounds;
  components.ravens = facts.ravens;
  components.agendas = rules.options().agendas;
  components.negotiations = rules.options().negotiations;
  components.customized = rules.options().customized;
  components.teams = rules.options().teams;
  return json::write(components).as_object();
}

}  // namespace regalia::crowns
