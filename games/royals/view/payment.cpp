// How a claim is best paid, and what a payment takes from the hand.
#include <algorithm>

#include "engine/text.h"
#include "games/royals/view/phrases.h"

namespace regalia::royals {
namespace {

// Cards that match cost least, then more of what was laid before, then what there is most of; of wild cards rather others
// than those of the noble's country.
int fitness(const Observation& seen, Country country, Move move) {
  constexpr int kMatches = 1000;
  constexpr int kOfOtherCountry = 100;
  constexpr int kLaidBefore = 50;
  switch (move.kind<MoveKind>()) {
    case MoveKind::pay_country: return kMatches;
    case MoveKind::pay_intrigue: return kMatches + seen.hand.intrigue[static_cast<Pair>(move.a())];
    case MoveKind::pay_wild: {
      const auto card = static_cast<Country>(move.a());
      return seen.hand.country[card] + (card == country ? 0 : kOfOtherCountry) +
             (seen.claim.country[card] > 0 ? kLaidBefore : 0);
    }
    default: {
      const auto card = static_cast<Pair>(move.a());
      return seen.hand.intrigue[card] + (shows(card, country) ? 0 : kOfOtherCountry) +
             (seen.claim.intrigue[card] > 0 ? kLaidBefore : 0);
    }
  }
}

// Of the Country cards that were laid, how many were laid as wild cards.
int wild_cards(const Rules& rules, const Claim& claim) {
  const int cost = rules.noble(claim.noble).cost;
  const int size = rules.facts().country_wild;
  if (size < 2) return 0;
  const int matching = (cost * size - claim.country.size()) / (size - 1);
  return std::max(0, claim.country.size() - matching);
}

}  // namespace

std::optional<Move> Phrases::proposal(const Rules& rules, const View<Rules>& view) {
  if (view.seen.claim.noble == kNoNoble || view.moves.empty()) return std::nullopt;
  const Country country = rules.noble(view.seen.claim.noble).country;
  Move best = view.moves[0].move;
  for (const Offer& offer : view.moves)
    if (fitness(view.seen, country, offer.move) > fitness(view.seen, country, best)) best = offer.move;
  return best;
}

PlanText Phrases::plan(const Rules& rules, const View<Rules>& view, std::span<const Move> moves, Names names) {
  const Claim claim = rules.paid_by(view.seen, moves);
  if (claim.noble == kNoNoble) return {};
  PlanText plan;
  std::vector<std::string> cards;
  for (const Country country : kAllCountries)
    if (const int count = claim.country[country]; count > 0) {
      plan.uses.push_back({"hand:" + rules.facts().country_ids[at(country)], count});
      cards.push_back(std::to_string(count) + " " + rules.facts().country_names[at(country)]);
    }
  const int wild = wild_cards(rules, claim);
  std::string paid = joined(cards);
  if (wild > 0)
    paid += wild == claim.country.size() ? " as wild cards" : ", " + std::to_string(wild) + " of them as wild cards";
  std::vector<std::string> intrigue;
  for (int i = 0; i < kPairs; ++i)
    if (const int count = claim.intrigue[static_cast<Pair>(i)]; count > 0) {
      plan.uses.push_back({"hand:" + rules.pair_id(static_cast<Pair>(i)), count});
      intrigue.push_back((count > 1 ? std::to_string(count) + " " : "") + rules.pair_name(static_cast<Pair>(i)));
    }
  if (!intrigue.empty()) paid += ", and to intrigue " + joined(intrigue);
  const Seat rival = rules.holder(view.seen.board, claim.noble);
  plan.does = (rival == kNobody ? "claim " : "take over ") + rules.noble_name(claim.noble);
  if (rival != kNobody && at(rival) < names.size()) plan.does += " from " + names[at(rival)];
  plan.does += " with " + paid;
  return plan;
}

}  // namespace regalia::royals
