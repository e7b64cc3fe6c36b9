#include "games/crowns/bot/by_outlook.h"

#include <algorithm>

#include "bots/outlook.h"
#include "games/crowns/bot/guide.h"
#include "games/crowns/bot/habit.h"
#include "games/crowns/bot/policy.h"
#include "games/crowns/bot/value.h"

namespace regalia::crowns {
namespace {

constexpr int kWorlds = 8;
constexpr double kPointsOfAWin = 25;  // a point more makes it so much likelier to win
constexpr double kGainOfOther = 0.3;  // for which he is thought to agree
constexpr double kImpossible = -100;

bool has_deed(const Clauses& clauses) {
  return std::any_of(clauses.begin(), clauses.end(), [](const Clause& c) { return c.kind == ClauseKind::deed; });
}

void promise(Promises& promises, const Clause& clause) {
  if (clause.deed() == Deed::spare) {
    promises.spared.add(clause.whom());
  } else {
    promises.deed = clause.deed();
    promises.whom = clause.whom();
  }
}

void pass_card(State& state, Card card, Seat from, Seat to) {
  state.hands[at(from)].take(card);
  state.hands[at(to)].add(card);
}

// crowns.deal.settled. False: somebody does not have what he would give.
bool carry_out(const Rules& rules, State& state, const Clauses& clauses, SeatSet parties) {
  for (const Clause& clause : clauses) {
    const Seat to = parties.other(clause.from);
    auto& ravens = state.board.ravens;
    switch (clause.kind) {
      case ClauseKind::card:
      case ClauseKind::any_card: {
        const Cards& hand = state.hands[at(clause.from)];
        const bool named = clause.kind == ClauseKind::card;
        const Card card = named ? clause.card() : rules.card_for(hand, clause.from, clause.type());
        if (card == kNoCard || !hand.has(card)) return false;
        pass_card(state, card, clause.from, to);
        break;
      }
      case ClauseKind::ravens:
        if (clause.count > ravens[at(clause.from)]) return false;
        ravens[at(clause.from)] = static_cast<std::uint8_t>(ravens[at(clause.from)] - clause.count);
        ravens[at(to)] = static_cast<std::uint8_t>(ravens[at(to)] + clause.count);
        break;
      case ClauseKind::deed: promise(state.board.promises, clause); break;
    }
  }
  return true;
}

}  // namespace

ByOutlook::ByOutlook(const Rules& rules, const Values::Stages& values, const View<Rules>& view, Thinking& thinking)
    : rules_(rules), values_(values), view_(view), worlds_(kWorlds) {
  for (World& world : worlds_) {
    world.state = rules.imagine(view, thinking.rng());
    // What else lies on the table is left aside.
    world.state.deals = {};
    world.state.drafts = {};
    world.luck = Rng(thinking.rng().next());
    world.at_rest = expected(world.state);
    world.played = expected_after_turn(world.state, world.luck);
  }
}

double ByOutlook::expected(const State& state) const {
  const Outlook outlook = outlook_of<Guide>(rules_, values_, state);
  return kPointsOfAWin * outlook.chance[at(view_.viewer)];
}

double ByOutlook::expected_after_turn(State state, Rng luck) const {
  finish_turn(rules_, state, luck, habitual_move);
  return expected(state);
}

// Only what was promised, or an attack that is under way, has to be played to be judged.
double ByOutlook::gain_in(const World& world, const Clauses& clauses, Seat partner) const {
  State state = world.state;
  if (!carry_out(rules_, state, clauses, SeatSet::both(view_.viewer, partner))) return kImpossible;
  if (state.board.phase == Phase::talk_attack || has_deed(clauses))
    return expected_after_turn(state, world.luck) - world.played;
  return expected(state) - world.at_rest;
}

double ByOutlook::gain(const Clauses& clauses, Seat partner) {
  double sum = 0;
  for (const World& world : worlds_) sum += gain_in(world, clauses, partner);
  return sum / kWorlds;
}

void ByOutlook::add_trades(const World& world, Seat partner, Card give, std::array<double, kTypes>& gains) const {
  const State& before = world.state;
  const double rounds = rounds_left(rules_, before.board);
  const Cards& theirs = before.hands[at(partner)];
  const Holding other(rules_, theirs, partner, before.board.ravens[at(partner)]);
  for (int i = 0; i < kTypes; ++i) {
    const Card get = rules_.card_for(theirs, partner, static_cast<Type>(i));
    if (get == kNoCard || type_of(get) == type_of(give)) continue;
    Holding then = other;
    then.take(get);
    then.add(give);
    if (then.worth(rounds) - other.worth(rounds) < kGainOfOther) continue;
    State state = before;
    pass_card(state, give, view_.viewer, partner);
    pass_card(state, get, partner, view_.viewer);
    gains[at(i)] += expected(state) - world.at_rest;
  }
}

// Where the other would not agree nothing is gained and nothing lost.
Trade ByOutlook::best_trade(Seat partner, Card fixed) {
  Trade best;
  for (const Card give : view_.seen.hand) {
    if (fixed != kNoCard && give != fixed) continue;
    std::array<double, kTypes> gains{};
    for (const World& world : worlds_) add_trades(world, partner, give, gains);
    for (int i = 0; i < kTypes; ++i)
      if (const double gain = gains[at(i)] / kWorlds; gain > std::max(best.gain, kEnoughGain))
        best = {give, static_cast<Type>(i), gain};
  }
  return best;
}

}  // namespace regalia::crowns
