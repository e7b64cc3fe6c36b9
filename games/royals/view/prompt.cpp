// What a player is asked, in words that say what is possible and what is still missing.
#include "engine/text.h"
#include "games/royals/view/phrases.h"

namespace regalia::royals {
namespace {

std::string cards(int count, const std::string& kind) {
  return std::to_string(count) + " " + kind + (count == 1 ? " card" : " cards");
}

std::string draw_prompt(const Rules& rules, const Board& board) {
  if (board.turns_taken < rules.seats()) {
    const int due = rules.facts().for_seats(rules.seats()).first_draw[board.turns_taken];
    return "Your first turn: draw " + cards(due, "Country") +
           (board.countries_drawn > 0 ? ", " + std::to_string(board.countries_drawn) + " so far." : ".");
  }
  if (board.plan == DrawPlan::three_countries || board.countries_drawn > 1)
    return "Draw " + cards(3 - board.countries_drawn, "more Country") + ".";
  if (board.intrigue_drawn > 0) return "Draw a Country card besides.";
  if (board.plan == DrawPlan::one_of_each)
    return board.countries_drawn == 0 ? "Draw one Country card and one Intrigue card."
                                      : "Draw an Intrigue card besides.";
  if (board.countries_drawn == 1) return "Draw two more Country cards, or one Intrigue card instead.";
  return "Draw three Country cards, or one Country card and one Intrigue card.";
}

std::string pay_prompt(const Rules& rules, const Claim& claim) {
  const Rules::Noble& noble = rules.noble(claim.noble);
  const std::string& country = rules.facts().country_names[at(noble.country)];
  std::vector<std::string> due;
  if (claim.country_due > 0) due.push_back(cards(claim.country_due, country));
  if (claim.country_wilds > 0) due.push_back(cards(claim.country_wilds, "other Country") + " as wild");
  if (claim.intrigue_due > 0) due.push_back(cards(claim.intrigue_due, "Intrigue") + " that shows " + country);
  if (claim.intrigue_wilds > 0) due.push_back(cards(claim.intrigue_wilds, "other Intrigue") + " as wild");
  std::string text = "Pay for " + rules.noble_name(claim.noble) + ": " + joined(due) + " still to lay.";
  if (claim.country_due > 0 && claim.country_wild)
    text += " " + std::to_string(rules.facts().country_wild) + " other Country cards stand for one.";
  if (claim.intrigue_due > 0 && claim.intrigue_wild)
    text += " " + std::to_string(rules.facts().intrigue_wild) + " other Intrigue cards stand for one.";
  return text;
}

std::string discard_prompt(const Rules& rules, const Hand& hand) {
  const int country = hand.country.size() - rules.facts().country_limit;
  const int intrigue = hand.intrigue.size() - rules.facts().intrigue_limit;
  std::vector<std::string> over;
  if (country > 0) over.push_back(cards(country, "Country"));
  if (intrigue > 0) over.push_back(cards(intrigue, "Intrigue"));
  return "Your hand is too large: discard " + joined(over) + ".";
}

}  // namespace

std::string Phrases::prompt(const Rules& rules, const View<Rules>& view, Names) {
  const Observation& seen = view.seen;
  switch (seen.board.phase) {
    case Phase::announce: return "Say what you will draw this turn.";
    case Phase::draw: return draw_prompt(rules, seen.board);
    case Phase::play:
      if (seen.claim.noble != kNoNoble) return pay_prompt(rules, seen.claim);
      if (view.moves.size() == 1) return "You can claim nobody with the cards you hold: end your turn.";
      return "Claim a free noble with Country cards, take over a rival's with Country and Intrigue cards, or end your "
             "turn.";
    case Phase::discard: return discard_prompt(rules, seen.hand);
    default: return {};
  }
}

}  // namespace regalia::royals
