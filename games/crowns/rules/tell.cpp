// What happened, in sentences.
#include "engine/text.h"
#include "games/crowns/rules.h"

namespace regalia::crowns {

std::string name_of(Seat seat, std::span<const std::string> names) {
  return at(seat) < names.size() ? names[at(seat)] : "Player " + std::to_string(index(seat) + 1);
}

namespace {

std::string counted(int count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}
std::string ravens(int count) { return counted(count, "raven", "ravens"); }

struct Teller {
  const Rules& rules;
  std::span<const std::string> names;

  [[nodiscard]] std::string name(Seat seat) const { return name_of(seat, names); }
  [[nodiscard]] std::string card(Card card) const { return rules.card_name(card); }
  [[nodiscard]] std::string the(std::optional<Card> known, const char* otherwise) const {
    return known ? "the " + card(*known) : otherwise;
  }
  // "the Feud of Lyre, the Jester and 2 ravens"
  [[nodiscard]] std::string things(const std::vector<Card>& cards, int count) const {
    std::vector<std::string> parts;
    for (const Card each : cards) parts.push_back("the " + card(each));
    if (count > 0) parts.push_back(ravens(count));
    return joined(parts);
  }
  [[nodiscard]] std::string hand(const Cards& cards) const {
    std::vector<std::string> parts;
    for (const Card each : cards)
      parts.push_back(cards[each] > 1 ? std::to_string(cards[each]) + " × " + card(each) : card(each));
    return parts.empty() ? "no cards" : joined(parts);
  }
  [[nodiscard]] std::string clauses(const std::vector<Clause>& list, Seat a, Seat b) const {
    std::vector<std::string> parts;
    for (const Clause& clause : list) parts.push_back(rules.clause_text(clause, clause.from == a ? b : a, names));
    return joined(parts);
  }

  std::string operator()(const Started& e) const { return name(e.seat) + " begins every round."; }
  std::string operator()(const AgendaDealt& e) const {
    return name(e.seat) + " is dealt " + (e.card ? "the " + card(*e.card) : std::string("a guest")) +
           " as a hidden agenda.";
  }
  std::string operator()(const SwapChosen& e) const {
    if (e.out && e.in) return name(e.seat) + " would swap the " + card(*e.out) + " for the " + card(*e.in) + ".";
    return name(e.seat) + " has decided about a swap with the second house.";
  }
  std::string operator()(const SwapsDone& e) const {
    return "Everybody has decided about swap " + std::to_string(e.swap.number()) + " of " +
           std::to_string(Rules::kSwaps) + ".";
  }
  std::string operator()(const RoundBegan& e) const { return "Round " + std::to_string(e.round.number()) + " begins."; }
  std::string operator()(const TurnBegan& e) const { return "It is the turn of " + name(e.seat) + "."; }
  std::string operator()(const TurnSkipped& e) const { return name(e.seat) + " has no cards and is skipped."; }
  std::string operator()(const Passed& e) const { return name(e.seat) + " can do nothing and passes."; }
  std::string operator()(const SentinelsShown& e) const {
    if (e.used.empty()) return "Nobody uses a Sentinel against " + name(e.seat) + ".";
    std::vector<std::string> parts;
    for (const SentinelUse& use : e.used)
      parts.push_back(name(use.seat) + " discards a Sentinel and takes " +
                      (use.ravens == 0 ? "no raven" : ravens(use.ravens)) + " of " + name(e.seat));
    return joined(parts) + ".";
  }
  std::string operator()(const Laid& e) const {
    return name(e.seat) + (e.second ? " adds the " : " offers the ") + card(e.card) +
           (e.second ? "." : " for an exchange.");
  }
  std::string operator()(const Offered& e) const {
    return name(e.seat) + (e.second ? " adds the " : " answers with the ") + card(e.card) + ".";
  }
  std::string operator()(const AddedNone& e) const { return name(e.seat) + " adds no second card."; }
  std::string operator()(const DroppedOut& e) const {
    return name(e.seat) + " has no second card and drops out of the exchange.";
  }
  std::string operator()(const Raised& e) const {
    return name(e.seat) + (e.ravens == 0 ? " adds no ravens." : " adds " + ravens(e.ravens) + ".");
  }
  std::string operator()(const RaisingAgain& e) const { return name(e.seat) + " lets everybody raise once more."; }
  std::string operator()(const Exchanged& e) const {
    return name(e.seat) + " gives " + things(e.gave, e.gave_ravens) + " to " + name(e.partner) + " and gets " +
           things(e.got, e.got_ravens) + ".";
  }
  std::string operator()(const CoinagePlayed& e) const {
    return name(e.seat) + " plays " + the(e.card, "a Coinage") + " on " + name(e.target) + ".";
  }
  std::string operator()(const CardDrawn& e) const {
    if (e.chosen) return name(e.from) + " hands " + the(e.card, "a card") + " over to " + name(e.seat) + ".";
    return name(e.seat) + " draws " + the(e.card, "a card") + " from the hand of " + name(e.from) + ".";
  }
  std::string operator()(const Attacked& e) const {
    return name(e.seat) + " attacks " + name(e.target) + " with the " + card(e.card) + ".";
  }
  std::string operator()(const AttackTurned& e) const {
    return name(e.seat) + " turns the attack on " + name(e.target) + ".";
  }
  std::string operator()(const Voted& e) const {
    if (!e.vote) return name(e.seat) + " has voted.";
    return name(e.seat) + " votes for the " + (*e.vote == Vote::attacker ? "attacker." : "defender.");
  }
  std::string operator()(const VotesShown& e) const {
    std::vector<std::string> attacker;
    std::vector<std::string> defender;
    for (const ShownVote& vote : e.votes)
      (vote.vote == Vote::attacker ? attacker : defender).push_back(name(vote.seat));
    const auto side = [](const std::vector<std::string>& voters) { return voters.empty() ? "nobody" : joined(voters); };
    return "The votes are shown. For the attack of " + name(e.attacker) + ": " + side(attacker) + ". For " +
           name(e.defender) + ": " + side(defender) + ".";
  }
  std::string operator()(const Spent& e) const {
    if (e.ravens == 0) return name(e.seat) + " spends no ravens.";
    return name(e.seat) + " spends " + ravens(e.ravens) + " for the " +
           (e.vote == Vote::attacker ? "attacker." : "defender.");
  }
  std::string operator()(const AttackDecided& e) const {
    return name(e.victor) + " is victorious over " + name(e.defeated) + ", " + std::to_string(e.votes) + " to " +
           std::to_string(e.against) + ".";
  }
  std::string operator()(const Looked& e) const {
    return name(e.seat) + " looks into the hand of " + name(e.from) + (e.hand ? ": " + hand(*e.hand) + "." : ".");
  }
  std::string operator()(const Took& e) const {
    return name(e.seat) + " takes " + the(e.card, "a card") + " of " + name(e.from) + ".";
  }
  std::string operator()(const GuestDrawn& e) const { return name(e.seat) + " draws " + the(e.card, "a guest") + "."; }
  std::string operator()(const NoReward& e) const { return "Nothing is left for " + name(e.seat) + " to take."; }
  std::string operator()(const RavensSettled& e) const {
    std::vector<std::string> parts;
    if (e.gained > 0) parts.push_back(name(e.defeated) + " gets " + ravens(e.gained) + " for the defeat");
    if (e.lost > 0) parts.push_back(ravens(e.lost) + (e.lost == 1 ? " leaves" : " leave") + " the game");
    parts.push_back((parts.empty() ? "The " : "the ") + card(e.knight) + " is discarded");
    return joined(parts) + ".";
  }
  std::string operator()(const TalksOpened& e) const { return "Deals can be made with " + name(e.seat) + " now."; }
  std::string operator()(const SaidDone& e) const { return name(e.seat) + " has nothing more to negotiate."; }
  std::string operator()(const TalksClosed& e) const {
    return "The talks are over; the turn of " + name(e.seat) + " goes on.";
  }
  std::string operator()(const DealPut& e) const {
    return name(e.seat) + " offers " + name(e.partner) + ": " + clauses(e.clauses, e.seat, e.partner) + ".";
  }
  std::string operator()(const DealSettled& e) const {
    return name(e.seat) + " and " + name(e.partner) + " have a deal: " + clauses(e.clauses, e.seat, e.partner) + ".";
  }
  std::string operator()(const DealRefused& e) const {
    return name(e.seat) + " refuses the offer of " + name(e.partner) + ".";
  }
  std::string operator()(const DealWithdrawn& e) const {
    if (e.lapsed) return "The offer of " + name(e.seat) + " to " + name(e.partner) + " lapses.";
    return name(e.seat) + " withdraws the offer to " + name(e.partner) + ".";
  }
  std::string operator()(const GameEnded& e) const {
    return e.reason == EndReason::rounds ? "The last round is over: the game ends."
                                         : name(e.seat) + " has no cards at the start of a round: the game ends.";
  }
  std::string operator()(const HandShown& e) const {
    return name(e.seat) + " ends with " + hand(e.hand) +
           (e.agenda ? "; the hidden agenda is the " + card(*e.agenda) + "." : ".");
  }
  std::string operator()(const CardsScored& e) const {
    const Facts& facts = rules.facts();
    const TypeFacts& type = facts.of(e.type);
    const std::string what = name(e.seat) + ": " + counted(e.cards, type.name, type.plural);
    const auto times = [&](const std::string& counted_things) {
      return what + " × " + counted_things + " = " + std::to_string(e.points) + ".";
    };
    switch (e.type) {
      case Type::castellan: return times(ravens(e.counted));
      case Type::princess: return times(counted(e.counted, facts.of(Type::knight).name, facts.of(Type::knight).plural));
      case Type::trader: return times(std::to_string(e.counted) + " " + facts.of(Type::coinage).plural);
      case Type::artist:
        return times(counted(e.counted, facts.of(Type::princess).name, facts.of(Type::princess).plural) +
                     " of neighbours");
      case Type::bard:
        return times(std::to_string(e.counted) + " " + facts.of(Type::coinage).plural + " of neighbours");
      case Type::diplomat: return times(counted(e.counted, "card", "cards") + " of other houses");
      case Type::priest:
        return what + ", " + counted(e.counted, "set", "sets") + " of three = " + std::to_string(e.points) + ".";
      case Type::undertaker:
        return what + (e.counted > 0 ? ", nobody has fewer cards = " : ", somebody has fewer cards = ") +
               std::to_string(e.points) + ".";
      default:
        return what + (e.counted > 0 ? ", nobody has more = " : ", somebody has more = ") + std::to_string(e.points) +
               ".";
    }
  }
  std::string operator()(const SeatScored& e) const {
    return name(e.seat) + " has " + counted(e.points, "point", "points") + ".";
  }
  std::string operator()(const TeamScored& e) const {
    return name(e.seat) + " and " + name(e.partner) + " have " + counted(e.points, "point", "points") + " together.";
  }
};

}  // namespace

std::string Rules::tell(const Event& event, std::span<const std::string> names) const {
  return std::visit(Teller{*this, names}, event);
}

std::string Rules::clause_text(const Clause& clause, Seat to, std::span<const std::string> names, Seat reader) const {
  const bool own = clause.from == reader;
  const auto object = [&](Seat seat) { return seat == reader ? "you" : name_of(seat, names); };
  // "Anna gives", "You give"
  const auto does = [&](const std::string& verb) {
    return own ? "You " + verb + " " : name_of(clause.from, names) + " " + verb + "s ";
  };
  switch (clause.kind) {
    case ClauseKind::card: return does("give") + object(to) + " the " + card_name(clause.card());
    case ClauseKind::any_card: return does("give") + object(to) + " " + with_article(facts_.of(clause.type()).name);
    case ClauseKind::ravens: return does("give") + object(to) + " " + ravens(clause.count);
    case ClauseKind::deed: break;
  }
  const std::string whom = object(clause.whom());
  switch (clause.deed()) {
    case Deed::attack: return does("attack") + whom + " in this turn";
    case Deed::coinage:
      return does("play") + with_article(facts_.of(Type::coinage).name) + " on " + whom + " in this turn";
    case Deed::trade:
      return does("make") + "an exchange and " + (own ? "accept " : "accepts ") +
             (clause.whom() == reader ? "your offer" : "the offer of " + whom);
    default: return (own ? "You do" : name_of(clause.from, names) + " does") + " not attack " + whom + " in this turn";
  }
}

std::vector<Gain> Rules::gains(const Event& event) {
  if (const auto* scored = std::get_if<CardsScored>(&event)) return {{scored->seat, scored->points}};
  return {};
}

// Ravens lie open, and who is done says so: nothing hidden comes to light. A card that is laid has been seen.
bool Rules::is_foreseeable(const Event& event) const {
  return std::holds_alternative<Raised>(event) || std::holds_alternative<AddedNone>(event) ||
         std::holds_alternative<RaisingAgain>(event) || std::holds_alternative<Spent>(event) ||
         std::holds_alternative<AttackDecided>(event) || std::holds_alternative<SaidDone>(event);
}

// Refusals that speak of somebody by number.
std::string Rules::explain(const View<Rules>&, const Verdict& refusal, std::span<const std::string> names) const {
  const Verdict::About& about = refusal.about();
  if (refusal.rule() == "crowns.coinage.draw" && about[0] > 0)
    return name_of(seat_at(about[0] - 1), names) + " has no cards to draw from.";
  if (refusal.rule() == "crowns.sentinel.wish" && about[0] > 0)
    return "Name from 1 to " + std::to_string(about[0]) +
           " ravens: against none a Sentinel is not used, and there are " + std::to_string(about[0]) + " in the game.";
  if (refusal.rule() == "crowns.deal.revision" && about[0] > 0)
    return "Deal " + std::to_string(about[1]) + " with " + name_of(seat_at(about[0] - 1), names) +
           " is worded anew: you named wording " + std::to_string(about[2]) + ", and number " +
           std::to_string(about[3]) + " stands.";
  return std::string(refusal.reason());
}

}  // namespace regalia::crowns
