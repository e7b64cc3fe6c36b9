// Events in sentences.
#include "engine/text.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {
namespace {

std::string how(Decided decided) {
  switch (decided) {
    case Decided::by_sum: return " with the highest sum";
    case Decided::by_lowest_sum: return " with the lowest sum";
    case Decided::by_nearest_card: return " on a tie, with the card nearest to the goal";
    case Decided::by_farthest_card: return " on a tie, with the card farthest from the goal";
    case Decided::by_pair: return " with Prince and Squire";
  }
  return {};
}

// One overload for each kind of event.
struct Teller {
  const Rules& rules;
  std::span<const std::string> names;
  const Facts& facts = rules.facts();

  [[nodiscard]] std::string who(Seat seat) const {
    return at(seat) < names.size() ? names[at(seat)] : "Player " + std::to_string(index(seat) + 1);
  }
  [[nodiscard]] const std::string& name(Card card) const { return rules.card_name(card); }
  // What was drawn, placed or hidden, for those who saw it and for those who did not.
  [[nodiscard]] std::string thing(const std::optional<Card>& card) const {
    return card ? rules.card_phrase(*card) : "a card";
  }
  [[nodiscard]] static std::string column(Ordinal column) { return "column " + std::to_string(column.number()); }
  [[nodiscard]] static std::string here(Ordinal column) { return "Column " + std::to_string(column.number()) + ": "; }
  // Why a card counts what it counts.
  [[nodiscard]] std::string why(Card changed) const {
    switch (changed) {
      case Card::romeo: return " beside Juliet";
      case Card::hermit: return ", " + in_points(facts.hermit) + " less for each other card";
      case Card::little_giant: return ", " + in_points(facts.little_giant) + " more for each other card";
      case Card::jester: return ", " + in_points(facts.jester) + " for each player";
      case Card::doppelganger: return ", like the card below";
      default: return " only";  // a second value that does not hold
    }
  }

  std::string operator()(const Started& e) const { return who(e.seat) + " is the starting player."; }
  std::string operator()(const RoundBegan& e) const {
    return "Round " + std::to_string(e.round.number()) + " of " + std::to_string(kRounds) + " begins.";
  }
  std::string operator()(const GoalShown& e) const {
    return "The goal of " + column(e.column) + " is " + Rules::goal_name(e.goal) + ".";
  }
  std::string operator()(const Drew& e) const {
    switch (e.reason) {
      case DrawReason::first_hand: return who(e.seat) + " is dealt " + thing(e.card) + ".";
      case DrawReason::replacement: return who(e.seat) + " draws " + thing(e.card) + " for the hidden one.";
      case DrawReason::crown: return who(e.seat) + " draws " + thing(e.card) + " for the Crown.";
      case DrawReason::empty_hand: return who(e.seat) + " had no cards left and draws " + thing(e.card) + ".";
      default: return who(e.seat) + " draws " + thing(e.card) + ".";
    }
  }
  std::string operator()(const PlacedDown& e) const {
    return who(e.seat) + " places " + thing(e.card) + " face down in " + column(e.column) + ".";
  }
  std::string operator()(const TurnedUp& e) const {
    return who(e.seat) + "'s " + name(e.card) + " in " + column(e.column) +
           (e.card == Card::musketeers ? " are turned up." : " is turned up.");
  }
  std::string operator()(const StayedUp& e) const {
    return who(e.seat) + "'s " + name(e.card) + " in " + column(e.column) +
           " is turned up again and stays: one effect a turn.";
  }
  std::string operator()(const ExplorerMoved& e) const {
    return "The Explorer of " + who(e.seat) + " moves on to " + column(e.to) + ", face down.";
  }
  std::string operator()(const ExplorerStuck& e) const {
    return "The Explorer of " + who(e.seat) + " finds no other open column and stays.";
  }
  std::string operator()(const Assassinated& e) const {
    return who(e.by) + "'s Assassin strikes: " + who(e.seat) + " loses " +
           (e.card ? rules.card_phrase(*e.card) : "the card") + " at the end of " + column(e.column) + ".";
  }
  std::string operator()(const StormClosed& e) const {
    return who(e.seat) + "'s Storm closes " + column(e.column) + ".";
  }
  std::string operator()(const Hid& e) const {
    return who(e.seat) + " hides " + thing(e.card) + " under the Cloak in " + column(e.column) + ".";
  }
  std::string operator()(const HidNothing& e) const { return who(e.seat) + " hides nothing under the Cloak."; }
  std::string operator()(const Swapped& e) const {
    return who(e.seat) + "'s Traitor swaps the goals of " + column(e.column) + " and " + column(e.other) + ".";
  }
  std::string operator()(const SwappedNothing& e) const {
    return who(e.seat) + "'s Traitor leaves the goals as they are.";
  }
  std::string operator()(const CrownTaken& e) const {
    return who(e.seat) + " takes the Crown" + (e.former == kNobody ? "" : " from " + who(e.former)) + ".";
  }
  std::string operator()(const CrownKept& e) const { return who(e.seat) + " has the Crown already."; }
  std::string operator()(const LodestoneBound& e) const {
    return who(e.seat) + "'s Lodestone Rock draws the next card into " + column(e.column) + ".";
  }
  std::string operator()(const GatekeeperCame& e) const {
    return who(e.seat) + "'s Gatekeeper: " + column(e.column) + " needs one card more.";
  }
  std::string operator()(const DrawSkipped& e) const {
    return who(e.seat) +
           (e.reason == SkipReason::crown_lost ? " draws no card, for the lost Crown." : " has no card left to draw.");
  }
  std::string operator()(const Shuffled& e) const { return who(e.seat) + " shuffles the discards into a new supply."; }
  std::string operator()(const Passed& e) const { return who(e.seat) + " has no card to place and passes."; }
  std::string operator()(const RoundOver& e) const {
    return "Round " + std::to_string(e.round.number()) + " is over: all cards are turned up.";
  }
  // "Column 2, Music 4: Anna's King 20, Ben's Wizard 7."
  std::string operator()(const ColumnOpened& e) const {
    std::vector<std::string> cards;
    for (const OpenedCard& card : e.cards) {
      std::string words = who(card.seat) + "'s " + name(card.hidden.value_or(card.card));
      if (card.value) words += " " + in_points(card.value->halves);
      if (card.hidden) words += " (under the Cloak)";
      cards.push_back(words);
    }
    return "Column " + std::to_string(e.column.number()) + ", " + Rules::goal_name(e.goal) + ": " +
           (cards.empty() ? "no cards" : joined(cards, ", ")) + ".";
  }
  std::string operator()(const MusketeersRule& e) const {
    return here(e.column) + who(e.seat) + "'s Three Musketeers: no other talent works.";
  }
  std::string operator()(const Cancelled& e) const {
    return here(e.column) + std::to_string(e.count) + (e.by == Card::wizard ? " Wizards" : " Witches") +
           " cancel each other.";
  }
  std::string operator()(const Guarded& e) const {
    return here(e.column) + who(e.seat) + "'s Bodyguard saves " + rules.card_phrase(e.card) + " from the " +
           name(e.by) + ".";
  }
  std::string operator()(const Removed& e) const {
    return here(e.column) + who(e.remover) + "'s " + name(e.by) + " removes " + who(e.seat) + "'s " + name(e.card) +
           ".";
  }
  std::string operator()(const PairWins& e) const {
    return here(e.column) + who(e.seat) + " has Prince and Squire together.";
  }
  std::string operator()(const ValueChanged& e) const {
    return here(e.column) + who(e.seat) + "'s " + name(e.card) + " counts " +
           (e.value ? in_points(e.value->halves) : "nothing") + why(e.card) + ".";
  }
  std::string operator()(const DragonCame& e) const {
    return here(e.column) + who(e.seat) + "'s Dragon takes " + in_points(e.value.halves) +
           " from every card of the others.";
  }
  std::string operator()(const BeggarCame& e) const {
    return here(e.column) + who(e.seat) + "'s Beggar: the lowest sum wins.";
  }
  std::string operator()(const SumsCompared& e) const {
    std::vector<std::string> sums;
    for (const SeatSum& sum : e.sums) sums.push_back(who(sum.seat) + " " + in_points(sum.points.halves));
    return here(e.column) + (sums.empty() ? "nobody has a card left" : joined(sums, ", ")) + ".";
  }
  std::string operator()(const GoalWon& e) const {
    return who(e.seat) + " wins " + Rules::goal_name(e.goal) + how(e.decided) + ".";
  }
  std::string operator()(const GoalLost& e) const {
    return "Nobody is left in " + column(e.column) + ": " + Rules::goal_name(e.goal) + " leaves the game.";
  }
  std::string operator()(const GoldWon& e) const {
    return who(e.seat) + " keeps " + (e.owner == e.seat ? "the" : who(e.owner) + "'s") + " Gold of " +
           column(e.column) + ".";
  }
  std::string operator()(const GameOver&) const { return "The game is over."; }
};

}  // namespace

std::string Rules::card_phrase(Card card) const {
  return (card == Card::romeo || card == Card::juliet ? "" : "the ") + card_name(card);
}

std::string Rules::tell(const Event& event, std::span<const std::string> names) const {
  return std::visit(Teller{*this, names}, event);
}

}  // namespace regalia::gambit
