#include "games/gambit/facts.h"

#include <set>

#include "engine/text.h"

namespace regalia::gambit {
namespace {

constexpr Figure points(int value) { return sourced(value * 2); }
constexpr Figure our_points(int value) { return reconstructed(value * 2); }

CardFacts plain(const char* id, const char* name, int value) {
  return {id, name, name, Ability::none, 0, points(value), {}, sourced(1)};
}

CardFacts two_values(const char* id, const char* name) {
  return {id, name, name, Ability::two_values, 0, points(8), points(12), sourced(1)};
}

CardFacts effect(const char* id, const char* name, Figure halves) {
  return {id, name, name, Ability::effect, 0, halves, {}, sourced(1)};
}

CardFacts talent(int initiative, const char* id, const char* name, Figure halves) {
  return {id, name, name, Ability::talent, initiative, halves, {}, sourced(1)};
}

CardFacts in_short(const char* short_name, CardFacts card) {
  card.short_name = short_name;
  return card;
}

// In the order of Card.
std::array<CardFacts, kCards> conspirators() {
  return {{
      plain("king", "King", 20),
      plain("queen", "Queen", 16),
      plain("juliet", "Juliet", 14),
      two_values("alchemist", "Alchemist"),
      in_short("Fencing M.", two_values("fencing-master", "Fencing Master")),
      two_values("landowner", "Landowner"),
      two_values("merchant", "Merchant"),
      two_values("cardinal", "Cardinal"),
      two_values("minstrel", "Minstrel"),
      effect("explorer", "Explorer", points(13)),
      effect("assassin", "Assassin", sourced(19)),
      effect("storm", "Storm", points(9)),
      in_short("Cloak", effect("cloak", "Cloak of Invisibility", points(0))),
      effect("traitor", "Traitor", points(10)),
      in_short("Musketeers", talent(1, "musketeers", "Three Musketeers", points(11))),
      talent(3, "wizard", "Wizard", points(7)),
      talent(4, "witch", "Witch", points(1)),
      talent(5, "prince", "Prince", points(14)),
      talent(5, "squire", "Squire", points(2)),
      talent(6, "romeo", "Romeo", points(5)),
      talent(6, "hermit", "Hermit", points(12)),
      in_short("Lt. Giant", talent(6, "little-giant", "Little Giant", points(2))),
      in_short("Doppelg.", talent(7, "doppelganger", "Doppelganger", points(0))),
      talent(8, "dragon", "Dragon", points(11)),
      talent(9, "beggar", "Beggar", points(4)),
      effect("crown", "Crown", our_points(5)),
      in_short("Lodestone", effect("lodestone", "Lodestone Rock", our_points(6))),
      talent(10, "gold", "Gold", our_points(0)),
      talent(2, "bodyguard", "Bodyguard", our_points(6)),
      talent(6, "jester", "Jester", our_points(3)),
      effect("gatekeeper", "Gatekeeper", our_points(8)),
  }};
}

}  // namespace

Facts facts_of(CardChoice choice) {
  Facts facts{.cards = conspirators(),
              .hand = sourced(3),
              .wizard_from = points(10),
              .witch_up_to = points(9),
              .romeo = points(15),
              .hermit = points(1),
              .little_giant = points(3),
              .jester = our_points(3),
              .dragon = points(2),
              .crown_points = sourced(3),
              .gold_points = sourced(3)};
  for (const Card newer : {Card::crown, Card::lodestone, Card::gold, Card::bodyguard, Card::jester, Card::gatekeeper}) {
    const bool kept =
        choice == CardChoice::all_31 || (choice == CardChoice::documented_2006_and_crown && newer == Card::crown);
    facts.cards[at(newer)].copies = {kept ? 1 : 0, Confidence::inferred};
  }
  return facts;
}

Goals all_goals() {
  Goals goals;
  for (int discipline = 0; discipline < kDisciplines; ++discipline)
    for (const int value : {1, 2, 3, 3, 4, 5}) goals.add(goal_of(static_cast<Discipline>(discipline), value));
  return goals;
}

std::string fault(const Facts& facts) {
  constexpr int kLargestValue = 99 * 2;
  constexpr int kSmallestSet = 4;
  int cards = 0;
  std::set<std::string> names;
  for (const CardFacts& card : facts.cards) {
    const std::string entry = "cards." + card.id;
    if (card.halves > kLargestValue || card.second > kLargestValue) return entry + ": values go up to 99.";
    if (card.copies > Cards::kMostCopies)
      return entry + ".copies must be from 0 to " + std::to_string(Cards::kMostCopies) + ".";
    if (card.name.empty() || card.name.size() > 24 || !is_plain_text(card.name))
      return entry + ".name must be a plain text of 1 to 24 bytes.";
    if (!names.insert(card.name).second) return entry + ".name: another conspirator has this name.";
    cards += card.copies;
  }
  if (cards < kSmallestSet || cards > kSetLimit)
    return "A set must have from " + std::to_string(kSmallestSet) + " to " + std::to_string(kSetLimit) +
           " conspirators, not " + std::to_string(cards) + ".";
  if (facts.hand < 1 || facts.hand > 5) return "hand must be from 1 to 5.";
  if (facts.hand >= cards) return "hand must be less than the cards of a set.";
  for (const Figure& halves : {facts.wizard_from, facts.witch_up_to, facts.romeo, facts.hermit, facts.little_giant,
                               facts.jester, facts.dragon})
    if (halves > kLargestValue) return "talents: figures go up to 99.";
  for (const Figure& each : {facts.crown_points, facts.gold_points})
    if (each > 99) return "points: figures go up to 99.";
  return {};
}

std::string in_points(int halves) { return std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : ""); }

std::string ability_text(const Facts& facts, Card card) {
  const auto number = [](const Figure& halves) { return in_points(halves); };
  switch (card) {
    case Card::king:
    case Card::queen: return {};
    case Card::juliet: return "Makes your Romeo in the same column count " + number(facts.romeo) + ".";
    case Card::alchemist:
    case Card::fencing_master:
    case Card::landowner:
    case Card::merchant:
    case Card::cardinal:
    case Card::minstrel:
      return "Counts " + number(facts.of(card).second) + " under a goal of " + kDisciplineIds[at(discipline_of(card))] +
             ", otherwise " + number(facts.of(card).halves) + ".";
    case Card::explorer:
      return "Leaves its place and goes face down to the end of the next column to the right, where it turns up the "
             "card "
             "above it. Columns closed by a Storm are skipped.";
    case Card::assassin: return "The card that turned him up goes unseen to its owner's discards.";
    case Card::storm: return "Closes the column: it counts as complete, and nobody places there again this round.";
    case Card::cloak:
      return "Its owner may put a hand card face down under it and draws another. At the end of the round it counts as "
             "that card, talent included.";
    case Card::traitor: return "Its owner may swap the goal of this column with that of another.";
    case Card::musketeers: return "No other talent works in this column; printed values are compared.";
    case Card::wizard:
      return "Removes every card of " + number(facts.wizard_from) +
             " or more from the column. Two Wizards cancel each other.";
    case Card::witch:
      return "Removes every card of " + number(facts.witch_up_to) +
             " or less except herself. Two Witches cancel each other.";
    case Card::prince: return "With your Squire in the same column you win its goal outright.";
    case Card::squire: return "With your Prince in the same column you win its goal outright.";
    case Card::romeo: return "Counts " + number(facts.romeo) + " if your Juliet is in the same column.";
    case Card::hermit: return "Loses " + number(facts.hermit) + " for every other card in the column.";
    case Card::little_giant: return "Gains " + number(facts.little_giant) + " for every other card in the column.";
    case Card::doppelganger: return "Takes the value of the next card below it. With none below it does not take part.";
    case Card::dragon: return "Every card of the other players in the column loses " + number(facts.dragon) + ".";
    case Card::beggar: return "The lowest sum wins the column; a tie goes to the card farthest from the goal.";
    case Card::crown:
      return "Its owner takes the Crown card and draws one card more, to keep a larger hand as long as the Crown "
             "stays. " +
             std::to_string(facts.crown_points.value) + " points at the end.";
    case Card::lodestone: return "The next player must place in this column.";
    case Card::gold:
      return "Whoever wins the goal of this column keeps the Gold: " + std::to_string(facts.gold_points.value) +
             " points at the end.";
    case Card::bodyguard: return "Wizard and Witch cannot remove your other cards in this column.";
    case Card::jester: return "Counts " + number(facts.jester) + " for each player who has a card left in the column.";
    case Card::gatekeeper: return "This column needs one card more to be complete this round.";
  }
  return {};
}

}  // namespace regalia::gambit
