// What cannot be. Positions come from outside too: no number in them is trusted.
#include <algorithm>

#include "tests/probe/probe.h"

namespace regalia::probe {
namespace {

bool is_between(const Pledge& clause, SeatSet parties) {
  return clause.from != clause.to && parties.has(clause.from) && parties.has(clause.to);
}

}  // namespace

std::string Rules::fault(const State& state) const {
  const Open& open = state.open;
  if (open.phase > Phase::over) return "There is no such phase.";
  if (open.phase == Phase::hand_out_veto) return state == initial() ? "" : "Before the start nothing has happened.";
  if (std::string fault = round_fault(state); !fault.empty()) return fault;
  if (std::string fault = secret_fault(state); !fault.empty()) return fault;
  for (int i = 0; i < kMostSeats; ++i)
    if (std::string fault = draft_fault(state, seat_at(i)); !fault.empty()) return fault;
  if (std::string fault = deals_fault(state); !fault.empty()) return fault;
  return pledges_fault(state);
}

// Rounds, tokens and coins.
std::string Rules::round_fault(const State& state) const {
  const Open& open = state.open;
  const bool drawn = open.phase != Phase::draw_token && open.phase != Phase::over;
  if (open.round > rounds() || (open.phase == Phase::over) != (open.round == rounds()))
    return "The game ends after its rounds and not before.";
  if (state.tokens.size() != open.round + (drawn ? 1U : 0U)) return "The tokens do not match the round.";
  for (std::size_t i = 0; i < state.tokens.size(); ++i) {
    const Token& token = state.tokens[i];
    if (token.colour > Colour::blue) return "A token has no colour.";
    if (token.owner != seat_at(static_cast<int>(i) % seats_)) return "A token was not drawn in turn.";
    if (token.counts && i >= judged(open)) return "A token counts before it is judged.";
  }
  const std::array<int, 2> left = bag(state);
  if (left[0] < 0 || left[1] < 0) return "More tokens were drawn than the bag holds.";
  for (int i = 0; i < kMostSeats; ++i) {
    const int coins = open.coins[at(i)];
    if (coins > (i < seats_ ? kCoins : 0)) return "A seat has more coins than there were.";
    if (i < seats_ && coins < kCoins && open.round <= i) return "A seat has spent coins before its round.";
  }
  if (open.phase == Phase::bid && open.coins[at(active(open))] == 0) return "Nobody bids without coins.";
  return {};
}

// The veto, and answers under seal.
std::string Rules::secret_fault(const State& state) const {
  const Open& open = state.open;
  const SeatSet all = SeatSet::all(seats_);
  if (state.veto_holder != kNobody && !all.has(state.veto_holder)) return "The veto is held by nobody in the game.";
  if (state.veto_spent() && std::none_of(state.tokens.begin(), state.tokens.begin() + static_cast<int>(judged(open)),
                                         [](const Token& token) { return !token.counts; }))
    return "The veto was spent, but every token counts.";
  if (!(open.done - all).empty() || open.done == all || (open.phase != Phase::bargain && !open.done.empty()))
    return "Those who are done bargaining do not fit.";
  for (int i = 0; i < kMostSeats; ++i) {
    if (state.answers[at(i)] > Answer::yes) return "There is no such answer.";
    if (open.phase == Phase::veto && state.answers[at(i)] == Answer::yes && seat_at(i) != state.veto_holder)
      return "Somebody uses a veto that he does not have.";
  }
  const SeatSet answered = state.answered();
  if (!(answered - all).empty() || answered == all) return "Those who answered do not fit.";
  if (open.phase != Phase::vote && open.phase != Phase::veto && !answered.empty()) return "Nobody is asked now.";
  return {};
}

std::string Rules::draft_fault(const State& state, Seat maker) const {
  const std::optional<PledgeDraft>& draft = state.drafts[at(maker)];
  if (!draft) return {};
  if (state.open.phase != Phase::bargain || index(maker) >= seats_ || state.open.done.has(maker))
    return "Somebody has a draft who does not bargain.";
  const SeatSet parties = draft->parties;
  if (draft->maker != maker || parties.size() != 2 || !parties.has(maker) || !(parties - SeatSet::all(seats_)).empty())
    return "A draft is not one between two seats.";
  if (draft->clauses.size() > at(options_.most_clauses)) return "A draft has too many clauses.";
  for (const Pledge& clause : draft->clauses)
    if (!is_between(clause, parties) || clause.points < 1 || clause.points > options_.most_points)
      return "A clause of a draft cannot be.";
  if (!draft->answers)
    return deals_made(state, maker, parties) < options_.most_deals ? "" : "A draft would make one deal too many.";
  // The deal that it answers may have been closed meanwhile, but its wording cannot have changed.
  const DealWording& answered = *draft->answers;
  const PledgeDeal* deal = answered.deal.parties == parties ? find_deal(state.deals, answered.deal) : nullptr;
  if (deal == nullptr || deal->last_word == maker || deal->revision != answered.revision ||
      answered.revision >= static_cast<std::uint32_t>(options_.most_revisions))
    return "A draft answers a deal that cannot be answered so.";
  return {};
}

std::string Rules::deals_fault(const State& state) const {
  if (!state.deals.empty() && state.open.phase != Phase::bargain) return "Nobody bargains now.";
  const PledgeDeal* before = nullptr;
  for (const PledgeDeal& deal : state.deals) {
    const SeatSet parties = deal.id.parties;
    if (const std::string_view fault = deal.fault(); !fault.empty()) return "Of a deal: " + std::string(fault) + ".";
    if (parties.size() != 2 || !(parties - SeatSet::all(seats_)).empty()) return "A deal is not one between two seats.";
    const bool first = before == nullptr || before->id.parties != parties;
    if (first && before != nullptr && before->id.parties.bits() > parties.bits()) return "The deals are not in order.";
    if (deal.id.number != (first ? 1 : before->id.number + 1)) return "The deals are not in order.";
    if (deals_made(state, deal.maker, parties) > options_.most_deals) return "A seat has made too many deals.";
    if (deal.status > DealStatus::withdrawn) return "A deal has no state.";
    if (deal.revision > static_cast<std::uint32_t>(options_.most_revisions)) return "A deal has too many wordings.";
    // Wordings alternate.
    if (deal.last_word != (deal.revision % 2 == 1 ? deal.maker : parties.other(deal.maker)))
      return "A wording is not of the party whose turn it was.";
    if (deal.clauses.size() > at(options_.most_clauses)) return "A deal has too many clauses.";
    for (const Pledge& clause : deal.clauses)
      if (!is_between(clause, parties) || clause.points < 1 || clause.points > options_.most_points)
        return "A clause of a deal cannot be.";
    before = &deal;
  }
  return {};
}

// Pledges come from deals: those accepted in this round are among them, and no pair can have made more in its rounds.
std::string Rules::pledges_fault(const State& state) const {
  for (const Pledge& pledge : state.pledges)
    if (!is_between(pledge, SeatSet::all(seats_)) || pledge.points < 1 || pledge.points > options_.most_points)
      return "A pledge cannot be.";
  std::vector<Pledge> earlier = state.pledges;
  for (const PledgeDeal& deal : state.deals) {
    if (deal.status != DealStatus::accepted) continue;
    for (const Pledge& clause : deal.clauses) {
      const auto found = std::find(earlier.begin(), earlier.end(), clause);
      if (found == earlier.end()) return "A deal was accepted, but its clauses are no pledges.";
      earlier.erase(found);
    }
  }
  const std::size_t in_a_round = at(2 * options_.most_deals * options_.most_clauses);
  const std::size_t rounds_before = state.open.phase == Phase::bargain ? state.open.round : state.tokens.size();
  std::array<std::array<std::size_t, kMostSeats>, kMostSeats> made{};
  for (const Pledge& pledge : earlier) {
    if (++made[at(std::min(pledge.from, pledge.to))][at(std::max(pledge.from, pledge.to))] > in_a_round * rounds_before)
      return "There are more pledges than could be made.";
  }
  return {};
}

}  // namespace regalia::probe
