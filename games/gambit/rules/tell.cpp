// Events in sentences.
#include "engine/text.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {
namespace {

std::string name_of(int seat, std::span<const std::string> names) {
  return seat >= 0 && at(seat) < names.size() ? names[at(seat)] : "Player " + std::to_string(seat + 1);
}

std::string column_name(int column) { return "column " + std::to_string(column + 1); }

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

}  // namespace

std::string Rules::card_phrase(Card card) const {
  return (card == Card::romeo || card == Card::juliet ? "" : "the ") + card_name(card);
}

std::string Rules::tell(const Event& event, std::span<const std::string> names) const {
  const auto& args = event.args;
  const std::string who = event.seat == kNobody ? "" : name_of(index(event.seat), names);
  const auto card = [&](std::size_t arg) -> const std::string& { return facts_.cards[at(args[arg])].name; };
  // What was drawn, placed or hidden, for those who saw it and for those who did not.
  const auto thing = [&] { return args[0] == kUnseen ? "a card" : card_phrase(static_cast<Card>(args[0])); };
  const auto column = [&](std::size_t arg) { return column_name(args[arg]); };
  const auto goal = [&](std::size_t arg) { return goal_name(static_cast<Goal>(args[arg])); };
  const auto why = [&](int changed) -> std::string {
    switch (static_cast<Card>(changed)) {
      case Card::romeo: return " beside Juliet";
      case Card::hermit: return ", " + in_points(facts_.hermit) + " less for each other card";
      case Card::little_giant: return ", " + in_points(facts_.little_giant) + " more for each other card";
      case Card::jester: return ", " + in_points(facts_.jester) + " for each player";
      case Card::doppelganger: return ", like the card below";
      default: return " only";  // a second value that does not hold
    }
  };
  const auto here = [&] { return "Column " + std::to_string(args[0] + 1) + ": "; };
  switch (event.as<EventKind>()) {
    case EventKind::started: return who + " is the starting player.";
    case EventKind::round_began:
      return "Round " + std::to_string(args[0] + 1) + " of " + std::to_string(kRounds) + " begins.";
    case EventKind::goal_shown: return "The goal of " + column(0) + " is " + goal(1) + ".";
    case EventKind::drew: {
      const std::string what = thing();
      switch (static_cast<DrawReason>(args[1])) {
        case DrawReason::first_hand: return who + " is dealt " + what + ".";
        case DrawReason::replacement: return who + " draws " + what + " for the hidden one.";
        case DrawReason::crown: return who + " draws " + what + " for the Crown.";
        case DrawReason::empty_hand: return who + " had no cards left and draws " + what + ".";
        default: return who + " draws " + what + ".";
      }
    }
    case EventKind::placed: return who + " places " + thing() + " face down in " + column(1) + ".";
    case EventKind::turned_up:
      return who + "'s " + card(0) + " in " + column(1) +
             (args[0] == static_cast<int>(Card::musketeers) ? " are turned up." : " is turned up.");
    case EventKind::stayed_up:
      return who + "'s " + card(0) + " in " + column(1) + " is turned up again and stays: one effect a turn.";
    case EventKind::explorer_moved: return "The Explorer of " + who + " moves on to " + column(1) + ", face down.";
    case EventKind::explorer_stuck: return "The Explorer of " + who + " finds no other open column and stays.";
    case EventKind::assassinated:
      return name_of(args[2], names) + "'s Assassin strikes: " + who + " loses " +
             (args[0] == kUnseen ? "the card" : card_phrase(static_cast<Card>(args[0]))) + " at the end of " +
             column(1) + ".";
    case EventKind::storm_closed: return who + "'s Storm closes " + column(0) + ".";
    case EventKind::hid: return who + " hides " + thing() + " under the Cloak in " + column(1) + ".";
    case EventKind::hid_nothing: return who + " hides nothing under the Cloak.";
    case EventKind::swapped: return who + "'s Traitor swaps the goals of " + column(0) + " and " + column(1) + ".";
    case EventKind::swapped_nothing: return who + "'s Traitor leaves the goals as they are.";
    case EventKind::crown_taken:
      return who + " takes the Crown" + (args[0] < 0 ? "" : " from " + name_of(args[0], names)) + ".";
    case EventKind::crown_kept: return who + " has the Crown already.";
    case EventKind::lodestone_bound: return who + "'s Lodestone Rock draws the next card into " + column(0) + ".";
    case EventKind::gatekeeper: return who + "'s Gatekeeper: " + column(0) + " needs one card more.";
    case EventKind::draw_skipped:
      return who + (static_cast<SkipReason>(args[0]) == SkipReason::crown_lost ? " draws no card, for the lost Crown."
                                                                               : " has no card left to draw.");
    case EventKind::shuffled: return who + " shuffles the discards into a new supply.";
    case EventKind::passed: return who + " has no card to place and passes.";
    case EventKind::round_ended: return "Round " + std::to_string(args[0] + 1) + " is over: all cards are turned up.";
    case EventKind::column_opened: return tell_opened(event, names);
    case EventKind::musketeers: return here() + who + "'s Three Musketeers: no other talent works.";
    case EventKind::cancelled:
      return here() + std::to_string(args[2]) + (args[1] == static_cast<int>(Card::wizard) ? " Wizards" : " Witches") +
             " cancel each other.";
    case EventKind::guarded:
      return here() + who + "'s Bodyguard saves " + card_phrase(static_cast<Card>(args[3])) + " from the " + card(1) +
             ".";
    case EventKind::removed:
      return here() + name_of(args[4], names) + "'s " + card(1) + " removes " + who + "'s " + card(3) + ".";
    case EventKind::pair_wins: return here() + who + " has Prince and Squire together.";
    case EventKind::changed:
      return here() + who + "'s " + card(2) + " counts " + in_points(args[3]) + why(args[2]) + ".";
    case EventKind::dragon:
      return here() + who + "'s Dragon takes " + in_points(facts_.dragon) + " from every card of the others.";
    case EventKind::beggar: return here() + who + "'s Beggar: the lowest sum wins.";
    case EventKind::sums: return tell_sums(event, names);
    case EventKind::goal_won: return who + " wins " + goal(1) + how(static_cast<Decided>(args[2])) + ".";
    case EventKind::goal_lost: return "Nobody is left in " + column(0) + ": " + goal(1) + " leaves the game.";
    case EventKind::gold_won:
      return who + " keeps " + (args[1] == index(event.seat) ? "the" : name_of(args[1], names) + "'s") + " Gold of " +
             column(0) + ".";
    case EventKind::game_over: return "The game is over.";
  }
  return {};
}

// "Column 2, Music 4: Anna's King 20, Ben's Wizard 7."
std::string Rules::tell_opened(const Event& event, std::span<const std::string> names) const {
  const Goal goal = static_cast<Goal>(event.args[2]);
  std::vector<std::string> cards;
  for (std::size_t arg = kFirstCardArg; arg < event.args.size() && event.args[arg] != 0; ++arg) {
    const CardInColumn card = CardInColumn::of_arg(event.args[arg]);
    const Card counts_as = card.hidden == kUnknown ? card.card : card.hidden;
    std::string words = name_of(index(card.owner), names) + "'s " + card_name(counts_as);
    if (counts_as != Card::doppelganger) words += " " + in_points(halves(counts_as, discipline_of(goal)));
    if (card.hidden != kUnknown) words += " (under the Cloak)";
    cards.push_back(words);
  }
  const bool goes_on = event.args[1] > 0;
  return "Column " + std::to_string(event.args[0] + 1) + ", " + (goes_on ? "further" : goal_name(goal)) + ": " +
         (cards.empty() ? "no cards" : joined(cards, ", ")) + ".";
}

std::string Rules::tell_sums(const Event& event, std::span<const std::string> names) const {
  std::vector<std::string> sums;
  for (int seat = 0; seat < seats_; ++seat)
    if (const int halves = event.args[at(seat) + 1]; halves >= 0)
      sums.push_back(name_of(seat, names) + " " + in_points(halves));
  return "Column " + std::to_string(event.args[0] + 1) + ": " +
         (sums.empty() ? "nobody has a card left" : joined(sums, ", ")) + ".";
}

}  // namespace regalia::gambit
