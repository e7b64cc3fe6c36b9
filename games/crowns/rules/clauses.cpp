// Clauses of deals: what they may say, what must be possible for them, and what they bind the active player to.
#include <algorithm>

#include "games/crowns/rules.h"

namespace regalia::crowns {
namespace {

int ravens_given(const Clauses& clauses, Seat from) {
  for (const Clause& clause : clauses)
    if (clause.kind == ClauseKind::ravens && clause.from == from) return clause.count;
  return 0;
}

int cards_given(const Clauses& clauses, Seat from) {
  return static_cast<int>(std::count_if(clauses.begin(), clauses.end(), [&](const Clause& clause) {
    return clause.from == from && (clause.kind == ClauseKind::card || clause.kind == ClauseKind::any_card);
  }));
}

}  // namespace

Card Rules::card_for(const Cards& hand, Seat giver, Type type) const {
  if (!is_house_type(type)) return hand.has(guest_card(type)) ? guest_card(type) : kNoCard;
  if (const Card first = house_card(type, index(giver)); hand.has(first)) return first;
  Card found = kNoCard;
  for (int house = kHouses - 1; house >= 0; --house) {
    const Card card = house_card(type, house);
    if (hand.has(card) && (found == kNoCard || is_own(giver, card) || !is_own(giver, found))) found = card;
  }
  return found;
}

Clauses Rules::with_cards_named(const State& state, Clauses clauses) const {
  std::array<Cards, kSeatLimit> hands = state.hands;
  for (const Clause& clause : clauses)
    if (clause.kind == ClauseKind::card) hands[at(clause.from)].take(clause.card());
  for (Clause& clause : clauses)
    if (clause.kind == ClauseKind::any_card) {
      const Card card = card_for(hands[at(clause.from)], clause.from, clause.type());
      hands[at(clause.from)].take(card);
      clause = Clause::gives(clause.from, card);
    }
  return clauses;
}

Clause Rules::clause_of(const State& state, Seat seat, Move move) const {
  const Seat partner = state.drafts[at(seat)]->parties.other(seat);
  const auto count = static_cast<int>(std::min<std::uint32_t>(move.amount(), 255));
  switch (move.kind<MoveKind>()) {
    case MoveKind::give_card: return Clause::gives(seat, static_cast<Card>(std::min(move.a(), 255)));
    case MoveKind::ask_card: return Clause::gives_any(partner, static_cast<Type>(std::min(move.a(), 255)));
    case MoveKind::give_ravens: return Clause::gives_ravens(seat, count);
    case MoveKind::ask_ravens: return Clause::gives_ravens(partner, count);
    default:
      return Clause::does(state.board.turn, static_cast<Deed>(std::min(move.a(), 255)),
                          seat_at(std::min(move.b(), 255)));
  }
}

// crowns.talks.clauses
Verdict Rules::may_add_clause(const State& state, Seat seat, const Clause& clause) const {
  const Board& board = state.board;
  const TalkDraft& draft = *state.drafts[at(seat)];
  const Clauses& clauses = draft.clauses;
  if (clauses.full()) return Verdict::no("crowns.talks.clauses", "Your draft has as many clauses as a deal can have.");
  const auto same = [&](const Clause& other) { return other == clause; };
  const auto often = static_cast<int>(std::count_if(clauses.begin(), clauses.end(), same));
  switch (clause.kind) {
    case ClauseKind::card:
      if (at(clause.card()) >= kCards || state.hands[at(seat)][clause.card()] <= often)
        return Verdict::no("crowns.talks.property", "You have no such card, or have named it already.");
      return Verdict::yes();
    case ClauseKind::any_card: {
      const Seat partner = draft.parties.other(seat);
      if (at(clause.type()) >= kTypes) return Verdict::no("crowns.talks.clauses", "There is no such kind of card.");
      if (cards_given(clauses, partner) >= state.hands[at(partner)].size())
        return Verdict::no("crowns.talks.property", "That player has no more cards than you ask for already.");
      return Verdict::yes();
    }
    case ClauseKind::ravens:
      if (ravens_given(clauses, clause.from) > 0)
        return Verdict::no("crowns.talks.clauses", "Your draft says already how many ravens: strike that first.");
      if (clause.count < 1 || clause.count > board.ravens[at(clause.from)])
        return Verdict::no("crowns.talks.property", "There are not so many ravens to give.");
      return Verdict::yes();
    case ClauseKind::deed:
      if (clause.deed() == Deed::trade && clause.whom() != other_party(board, seat, draft.parties.other(seat)))
        return Verdict::no("crowns.talks.trade", "Who accepts an offer for a deal accepts that of the other party.");
      // A draft may have been overtaken by a deal: a clause must go with what is promised, and with the draft.
      if (const Verdict fits = promises_fit(board, board.promises, clause); !fits.ok()) return fits;
      return promises_fit(board, promises_after(board.promises, clauses), clause);
  }
  return Verdict::no("crowns.talks.clauses", "There is no such clause.");
}

// crowns.talks.promise: what goes with all that the active player has promised in this turn.
Verdict Rules::promises_fit(const Board& board, const Promises& promises, const Clause& clause) const {
  const Seat whom = clause.whom();
  if (index(whom) >= seats_ || whom == board.turn)
    return Verdict::no("crowns.talks.promise", "A promise is about somebody else at the table.");
  const bool under_attack = board.phase == Phase::talk_attack;
  const auto reachable = [&](Seat seat) { return !under_attack || targets_of(board.knight, board.turn).has(seat); };
  switch (clause.deed()) {
    case Deed::attack:
      if (whom == partner_of(board.turn)) return Verdict::no("crowns.team.attack", "Nobody attacks his partner.");
      if (!reachable(whom))
        return Verdict::no("crowns.knight.banner", "The Knight that is played never attacks the house on its banner.");
      if (promises.deed != Deed::none || promises.spared.has(whom)) break;
      return Verdict::yes();
    case Deed::spare: {
      if (whom == partner_of(board.turn))
        return Verdict::no("crowns.team.attack", "Nobody attacks his partner anyway.");
      if (promises.spared.has(whom) || (promises.deed == Deed::attack && promises.whom == whom)) break;
      Promises all = promises;
      all.spared.add(whom);
      if (!under_attack) return Verdict::yes();
      for (const Seat seat : targets_of(board.knight, board.turn))
        if (may_attack(all, seat)) return Verdict::yes();
      return Verdict::no("crowns.talks.promise", "Somebody must be left to be attacked.");
    }
    case Deed::coinage:
    case Deed::trade:
      if (under_attack) return Verdict::no("crowns.talks.promise", "The action of this turn is chosen already.");
      if (promises.deed != Deed::none) break;
      return Verdict::yes();
    default: return Verdict::no("crowns.talks.promise", "There is no such promise.");
  }
  return Verdict::no("crowns.talks.promise", "This does not go with what is promised already.");
}

Promises Rules::promises_after(Promises promises, const Clauses& clauses) const {
  for (const Clause& clause : clauses) {
    if (clause.kind != ClauseKind::deed) continue;
    if (clause.deed() == Deed::spare) {
      promises.spared.add(clause.whom());
    } else {
      promises.deed = clause.deed();
      promises.whom = clause.whom();
    }
  }
  return promises;
}

// crowns.talks.property, crowns.talks.possible: asks nothing that the seat does not know itself.
Verdict Rules::can_honour(const State& state, Seat seat, Seat other, const Clauses& clauses) const {
  const Board& board = state.board;
  if (ravens_given(clauses, seat) > board.ravens[at(seat)])
    return Verdict::no("crowns.talks.property", "You have not so many ravens.");
  Cards hand = state.hands[at(seat)];
  for (const Clause& clause : clauses)
    if (clause.kind == ClauseKind::card && clause.from == seat) {
      if (!hand.has(clause.card())) return Verdict::no("crowns.talks.property", "You do not have what you would give.");
      hand.take(clause.card());
    }
  for (const Clause& clause : clauses)
    if (clause.kind == ClauseKind::any_card && clause.from == seat) {
      const Card card = card_for(hand, seat, clause.type());
      if (card == kNoCard) return Verdict::no("crowns.talks.property", "You do not have what you would give.");
      hand.take(card);
    }
  if (seat != board.turn) return Verdict::yes();
  // What the active player does afterwards must be possible for him, with what he is sure to have then.
  for (const Clause& clause : clauses)
    if (clause.kind == ClauseKind::card && clause.from == other) hand.add(clause.card());
  const Promises promises = promises_after(board.promises, clauses);
  const auto size_after = [&](Seat whom) {
    const int size = state.hands[at(whom)].size();
    return whom == other ? size - cards_given(clauses, other) + cards_given(clauses, seat) : size;
  };
  bool possible = true;
  switch (promises.deed) {
    case Deed::attack:
      possible = board.phase == Phase::talk_attack;
      for (const Card card : hand)
        possible = possible || (type_of(card) == Type::knight && targets_of(card, seat).has(promises.whom));
      break;
    case Deed::coinage: possible = count_of(hand, Type::coinage) > 0 && size_after(promises.whom) > 0; break;
    case Deed::trade: possible = !hand.empty() && size_after(promises.whom) > 0; break;
    default: break;
  }
  return possible ? Verdict::yes()
                  : Verdict::no("crowns.talks.possible",
                                "You could not do afterwards what would be promised for this turn.");
}

// What was worded earlier may no longer go with what has been settled since.
Verdict Rules::clauses_fit(const State& state, const Clauses& clauses, Seat maker, Seat other) const {
  const Board& board = state.board;
  Promises promises = board.promises;
  Clauses before;
  for (const Clause& clause : clauses) {
    if (clause.kind == ClauseKind::deed) {
      if (const Verdict fits = promises_fit(board, promises, clause); !fits.ok()) return fits;
      before.clear();
      before.push_back(clause);
      promises = promises_after(promises, before);
    }
    if (clause.kind == ClauseKind::ravens && clause.count > board.ravens[at(clause.from)])
      return Verdict::no("crowns.talks.property", "There are not so many ravens to give.");
  }
  for (const Seat giver : {maker, other})
    if (cards_given(clauses, giver) > state.hands[at(giver)].size())
      return Verdict::no("crowns.talks.property", "There are not so many cards to give.");
  return Verdict::yes();
}

}  // namespace regalia::crowns
