#include "games/crowns/facts.h"

#include <set>

#include "engine/text.h"

namespace regalia::crowns {

Facts standard_facts() {
  return {.types = {{{"castellan", "Castellan", "Castellans", sourced(1)},
                     {"coinage", "Coinage", "Coinage", sourced(2)},
                     {"feud", "Feud", "Feuds", sourced(2)},
                     {"knight", "Knight", "Knights", sourced(3)},
                     {"princess", "Princess", "Princesses", sourced(1)},
                     {"trader", "Trader", "Traders", sourced(1)},
                     {"artist", "Artist", "Artists", reconstructed(1)},
                     {"bard", "Bard", "Bards", reconstructed(1)},
                     {"diplomat", "Diplomat", "Diplomats", reconstructed(1)},
                     {"jester", "Jester", "Jesters", reconstructed(4)},
                     {"priest", "Priest", "Priests", reconstructed(1)},
                     {"sentinel", "Sentinel", "Sentinels", inferred(2)},
                     {"undertaker", "Undertaker", "Undertakers", reconstructed(1)}}},
          .houses = {{{"lyre", "Lyre"},
                      {"redtower", "Redtower"},
                      {"orlok", "Orlok"},
                      {"chiron", "Chiron"},
                      {"akroyear", "Akroyear"},
                      {"midian", "Midian"},
                      {"celestian", "Celestian"},
                      {"occultus", "Occultus"},
                      {"ki-rin", "Ki-rin"}}},
          .ravens = sourced(4),
          .jester = sourced(2),
          .jester_penalty = sourced(2),
          .priest = sourced(3),
          .undertaker = sourced(3)};
}

Cards house_set(const Facts& facts, int house) {
  Cards cards;
  for (int i = 0; i < kHouseTypes; ++i)
    cards.add(house_card(static_cast<Type>(i), house), facts.of(static_cast<Type>(i)).copies);
  return cards;
}

Cards guest_deck(const Facts& facts) {
  Cards cards;
  for (int i = kHouseTypes; i < kTypes; ++i)
    cards.add(guest_card(static_cast<Type>(i)), facts.of(static_cast<Type>(i)).copies);
  return cards;
}

std::string fault(const Facts& facts) {
  constexpr int kMostOfAHouse = 20;
  constexpr int kMostGuests = 30;
  std::set<std::string> names;
  const auto text_fault = [](const std::string& entry, const std::string& text) -> std::string {
    const bool fits = !text.empty() && text.size() <= 24 && is_plain_text(text);
    return fits ? "" : entry + " must be a plain text of 1 to 24 bytes.";
  };
  const auto name_fault = [&](const std::string& entry, const std::string& name) -> std::string {
    if (std::string wrong = text_fault(entry, name); !wrong.empty()) return wrong;
    return names.insert(name).second ? "" : entry + ": something else has this name.";
  };
  int of_a_house = 0;
  int guests = 0;
  for (int i = 0; i < kTypes; ++i) {
    const TypeFacts& type = facts.types[at(i)];
    const std::string entry = "cards." + type.id;
    if (type.copies < 0 || type.copies > 9) return entry + ".copies must be from 0 to 9.";
    if (std::string wrong = name_fault(entry + ".name", type.name); !wrong.empty()) return wrong;
    if (std::string wrong = text_fault(entry + ".plural", type.plural); !wrong.empty()) return wrong;
    (i < kHouseTypes ? of_a_house : guests) += type.copies;
  }
  for (const HouseFacts& house : facts.houses)
    if (std::string wrong = name_fault("houses." + house.id, house.name); !wrong.empty()) return wrong;
  if (of_a_house < 1 || of_a_house > kMostOfAHouse)
    return "A house must have from 1 to " + std::to_string(kMostOfAHouse) + " cards, not " +
           std::to_string(of_a_house) + ".";
  if (guests > kMostGuests) return "There must be at most " + std::to_string(kMostGuests) + " guests.";
  if (facts.ravens < 0 || facts.ravens > 20) return "ravens must be from 0 to 20.";
  for (const Figure& points : {facts.jester, facts.jester_penalty, facts.priest, facts.undertaker})
    if (points > 99) return "points: figures go up to 99.";
  return {};
}

std::string effect_text(const Facts& facts, Type type) {
  const auto points = [](int count) { return std::to_string(count) + (count == 1 ? " point" : " points"); };
  const auto name = [&](Type other) { return facts.of(other).name; };
  const auto one = [&](Type other) { return with_article(name(other)); };
  switch (type) {
    case Type::castellan: return "Counts 1 point for each raven you have.";
    case Type::coinage:
      return "Play it face down on another player and draw a card from that hand, unseen, for it. Each is a point for "
             "every " +
             name(Type::trader) + " you have.";
    case Type::feud:
      return "Counts 1 point if nobody has more " + facts.of(Type::feud).plural + " than you, otherwise nothing.";
    case Type::knight:
      return "Attack a player, but never the house on its banner: all vote. The victor takes a card of the defeated or "
             "a guest; the defeated gets the ravens spent against him. Each is a point for every " +
             name(Type::princess) + " you have.";
    case Type::princess: return "Counts 1 point for each " + name(Type::knight) + " you have.";
    case Type::trader: return "Counts 1 point for each " + name(Type::coinage) + " you have.";
    case Type::artist: return "Counts 1 point for each " + name(Type::princess) + " of your two neighbours.";
    case Type::bard: return "Counts 1 point for each " + name(Type::coinage) + " of your two neighbours.";
    case Type::diplomat: return "Counts 1 point for each house card you have that is not of your own house.";
    case Type::jester:
      return "Each counts " + points(facts.jester) + " if nobody has more " + facts.of(Type::jester).plural +
             " than you; otherwise you lose " + std::to_string(facts.jester_penalty.value) + " once.";
    case Type::priest:
      return "Counts " + points(facts.priest) + " for each whole set of " + one(Type::castellan) + ", " +
             one(Type::princess) + " and " + one(Type::trader) + " you have. A set may mix houses.";
    case Type::sentinel:
      return "Throw it away as somebody else's turn begins, and half of the ravens there are yours, rounded down. "
             "Counts "
             "nothing.";
    case Type::undertaker: return "Counts " + points(facts.undertaker) + " if nobody has fewer cards than you.";
  }
  return {};
}

}  // namespace regalia::crowns
