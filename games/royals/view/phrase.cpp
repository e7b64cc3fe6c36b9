// What a move would do for its player now: what it takes from the hand, and what it brings at once.
#include "engine/text.h"
#include "games/royals/view/phrases.h"

namespace regalia::royals {
namespace {

// "2 France", or "1 France and 3 others" where wild cards must help out.
std::string price(const Rules& rules, const Observation& seen, const Rules::Noble& noble) {
  const int matching = std::min<int>(seen.hand.country[noble.country], noble.cost);
  const int others = (noble.cost - matching) * rules.facts().country_wild;
  std::vector<std::string> parts;
  if (matching > 0) parts.push_back(std::to_string(matching) + " " + rules.facts().country_names[at(noble.country)]);
  if (others > 0) parts.push_back(std::to_string(others) + (matching > 0 ? " others" : " cards as wild"));
  return joined(parts);
}

std::string claim_phrase(const Rules& rules, const Observation& seen, Move move) {
  const Rules::Noble& noble = rules.noble(move.a());
  const bool take_over = move.kind<MoveKind>() == MoveKind::take_over;
  std::string text =
      (take_over ? "take over " : "claim ") + rules.noble_name(move.a()) + " (" + price(rules, seen, noble);
  if (take_over) text += ", " + std::to_string(noble.intrigue) + " Intrigue";
  if (seen.board.markers.city[noble.city] == kNobody)
    text += "; +" + std::to_string(rules.facts().cities[noble.city].bonus.value);
  return text + ")";
}

std::string wild_phrase(const Rules& rules, const Observation& seen, Move move) {
  const bool begun = seen.claim.country_wilds > 0;
  const int wilds = begun ? int{seen.claim.country_wilds} : seen.claim.country_due * rules.facts().country_wild;
  const std::string card = "a " + rules.facts().country_names[at(move.a())] + " card";
  if (begun) return "lay " + card + " as wild (" + std::to_string(wilds) + " to lay)";
  return "pay all the rest with " + std::to_string(wilds) + " wild cards, first " + card;
}

}  // namespace

Phrase Phrases::phrase(const Rules& rules, const View<Rules>& view, Move move, Names) {
  const bool known = rules.text(move).back() != '?';
  switch (move.kind<MoveKind>()) {
    case MoveKind::claim:
    case MoveKind::take_over:
      return {known ? claim_phrase(rules, view.seen, move) : rules.describe(move), MoveRole::begin};
    case MoveKind::pay_wild:
      return {known ? wild_phrase(rules, view.seen, move) : rules.describe(move), MoveRole::part};
    case MoveKind::pay_country:
    case MoveKind::pay_intrigue:
    case MoveKind::wild_intrigue: return {rules.describe(move), MoveRole::part};
    default: return {rules.describe(move)};
  }
}

std::vector<Move> Phrases::known_moves(const Rules& rules) {
  std::vector<Move> moves = {Move::of(MoveKind::draw_pile), Move::of(MoveKind::draw_intrigue),
                             Move::of(MoveKind::end_turn)};
  for (int i = 0; i < kCountries; ++i) {
    moves.push_back(Move::of(MoveKind::draw_display, i));
    moves.push_back(Move::of(MoveKind::discard, i));
  }
  for (int i = 0; i < rules.noble_count(); ++i) {
    moves.push_back(Move::of(MoveKind::claim, i));
    moves.push_back(Move::of(MoveKind::take_over, i));
  }
  return moves;
}

}  // namespace regalia::royals
