// What cannot be. Positions come from outside too: no number in them is trusted, and what is accepted can be played on.
#include <algorithm>

#include "games/crowns/rules.h"

namespace regalia::crowns {
namespace {

bool is_in_exchange(Phase phase) {
  return phase == Phase::offer || phase == Phase::second || phase == Phase::offer_second || phase == Phase::raise ||
         phase == Phase::choose;
}
bool is_in_attack(Phase phase) { return phase >= Phase::talk_attack && phase <= Phase::guest; }
bool is_before_turns(Phase phase) { return phase <= Phase::customize; }
bool is_turn_step(Phase phase) {
  switch (phase) {
    case Phase::act:
    case Phase::offer:
    case Phase::second:
    case Phase::offer_second:
    case Phase::raise:
    case Phase::choose:
    case Phase::hand_over:
    case Phase::target:
    case Phase::spend:
    case Phase::reward:
    case Phase::take: return true;
    default: return false;
  }
}

}  // namespace

std::string Rules::fault(const State& state) const {
  if (std::string wrong = range_fault(state); !wrong.empty()) return wrong;
  if (std::string wrong = card_fault(state); !wrong.empty()) return wrong;
  if (std::string wrong = raven_fault(state.board); !wrong.empty()) return wrong;
  if (std::string wrong = phase_fault(state); !wrong.empty()) return wrong;
  if (std::string wrong = exchange_fault(state); !wrong.empty()) return wrong;
  if (std::string wrong = attack_fault(state); !wrong.empty()) return wrong;
  if (std::string wrong = sealed_fault(state); !wrong.empty()) return wrong;
  return talks_fault(state);
}

// Nothing points outside of what there is.
std::string Rules::range_fault(const State& state) const {
  const Board& board = state.board;
  if (board.phase > Phase::over) return "There is no such phase.";
  for (const Seat seat : {board.turn, board.actor, board.starter, board.target})
    if (seat != kNobody && index(seat) >= seats_) return "Somebody is named who does not play.";
  // Past the last round the marker lies on Game End.
  const bool at_the_end = board.phase == Phase::over && options_.readings.marker_moves_first;
  if (board.round >= options_.rounds + (at_the_end ? 1 : 0)) return "The game has not so many rounds.";
  for (const SeatSet seats : {board.answered, board.in, board.done, board.promises.spared})
    if (!(seats - everybody()).empty()) return "Somebody is named who does not play.";
  for (const Card card : {board.knight, state.coin})
    if (card != kNoCard && (at(card) >= kCards || !all_cards_.has(card))) return "There is no such card.";
  for (int i = 0; i < kSeatLimit; ++i) {
    for (const Card card : {board.laid[at(i)][0], board.laid[at(i)][1], state.agendas[at(i)], state.swaps[at(i)].out,
                            state.swaps[at(i)].in})
      if (card != kNoCard && at(card) >= kCards) return "There is no such card.";
    if (board.votes[at(i)] > Vote::defender || state.votes[at(i)] > Vote::defender ||
        state.sentinels[at(i)] > SentinelAnswer::uses)
      return "There is no such answer.";
    if (i < seats_) continue;
    if (!state.hands[at(i)].empty() || board.ravens[at(i)] != 0 || board.raised[at(i)] != 0 ||
        board.spent[at(i)] != 0 || board.laid[at(i)] != kNothingLaid || state.agendas[at(i)] != kNoCard ||
        state.swaps[at(i)] != Swap() || board.votes[at(i)] != Vote::none || state.votes[at(i)] != Vote::none ||
        state.sentinels[at(i)] != SentinelAnswer::none || state.sentinel_least[at(i)] != 0)
      return "Somebody has something who does not play.";
  }
  if (board.promises.deed >= Deed::spare || (board.promises.deed == Deed::none) != (board.promises.whom == kNobody) ||
      (board.promises.whom != kNobody && index(board.promises.whom) >= seats_))
    return "What is promised cannot be.";
  return {};
}

// crowns.cards: every card is in one place, and none is missing.
std::string Rules::card_fault(const State& state) const {
  Cards rest = all_cards_;
  const auto take = [&](const Cards& cards) {
    if (!rest.contains(cards)) return false;
    rest -= cards;
    return true;
  };
  const auto take_one = [&](Card card) { return card == kNoCard || take(Cards::one(card)); };
  for (const Cards& hand : state.hands)
    if (!take(hand)) return "There are more of some cards than the game has.";
  if (!take(state.guests) || !take(state.board.discards) || !take_one(state.board.knight) || !take_one(state.coin))
    return "There are more of some cards than the game has.";
  for (const Card agenda : state.agendas)
    if (!take_one(agenda)) return "There are more of some cards than the game has.";
  for (const Card card : state.guests)
    if (is_house_card(card)) return "The guest deck has only guests.";
  for (const Card card : state.board.discards)
    if (type_of(card) != Type::knight && type_of(card) != Type::sentinel)
      return "Only Knights and Sentinels are discarded.";
  for (int i = 0; i < seats_; ++i) {
    const Card agenda = state.agendas[at(i)];
    if (agenda != kNoCard && (is_house_card(agenda) || !options_.agendas))
      return "An agenda is a guest, if there are any.";
  }
  if (state.coin != kNoCard && type_of(state.coin) != Type::coinage) return "Only a Coinage is played face down.";
  if (state.board.knight != kNoCard && type_of(state.board.knight) != Type::knight) return "Only a Knight attacks.";
  if (options_.customized) {
    if (std::string wrong = custom_fault(rest, state); !wrong.empty()) return wrong;
  } else if (!rest.empty()) {
    return "Some cards are missing.";
  }
  for (int i = 0; i < seats_ && !state.board.cards_moved; ++i)
    if (state.hands[at(i)] != first_hands_[at(i)] || state.board.swap > 0)
      return "Cards have changed hands, and nothing says so.";
  return {};
}

// crowns.custom.swap: with customized hands as many cards of a player's two houses are in the box as a house has.
std::string Rules::custom_fault(const Cards& in_the_box, const State& state) const {
  const int swapped = state.board.swap;
  for (int i = 0; i < seats_; ++i) {
    int of_first = 0;
    int of_second = 0;
    for (const Card card : in_the_box)
      if (is_house_card(card)) {
        of_first += house_of(card) == i ? in_the_box[card] : 0;
        of_second += house_of(card) == second_house(seat_at(i)) ? in_the_box[card] : 0;
      }
    if (of_first + of_second != first_hands_[at(i)].size() || of_first > swapped)
      return "A player has swapped more cards than he may.";
  }
  for (const Card card : in_the_box)
    if (!is_house_card(card)) return "Some cards are missing.";
  return {};
}

// crowns.ravens.count
std::string Rules::raven_fault(const Board& board) const {
  int ravens = board.ravens_lost;
  for (int i = 0; i < seats_; ++i) {
    ravens += board.ravens[at(i)];
    if (board.raised[at(i)] > board.ravens[at(i)] || board.spent[at(i)] > board.ravens[at(i)])
      return "More ravens are on the table than their owner has.";
  }
  return ravens == all_ravens() ? "" : "The ravens do not add up.";
}

std::string Rules::phase_fault(const State& state) const {
  const Board& board = state.board;
  const Phase phase = board.phase;
  if (phase == Phase::start) return state == initial() ? "" : "Before the start nothing has happened.";
  if (board.starter == kNobody || (board.turn == kNobody) != (phase == Phase::over)) return "It is nobody's turn.";
  if (phase == Phase::agendas ? !options_.agendas || board.actor == kNobody
                              : is_turn_step(phase) != (board.actor != kNobody))
    return "Who decides does not fit.";
  for (int i = 0; i < seats_; ++i) {
    const Seat seat = seat_at(i);
    const int places = (i - index(board.starter) + seats_) % seats_;
    const bool dealt = options_.agendas && (phase != Phase::agendas ||
                                            places < (index(board.actor) - index(board.starter) + seats_) % seats_);
    if ((state.agendas[at(seat)] != kNoCard) != dealt) return "The agendas are not dealt so.";
  }
  if (is_before_turns(phase)) {
    if (board.round != 0 || board.turn != board.starter || !board.discards.empty() || board.ravens_lost != 0)
      return "Before the first turn nothing has happened.";
    for (int i = 0; i < seats_; ++i) {
      if (board.ravens[at(i)] != facts_.ravens) return "Before the first turn everybody has as many ravens.";
      for (const Card card : state.hands[at(i)])
        if (!is_own(seat_at(i), card)) return "Before the first turn everybody has cards of his own.";
      if (state.hands[at(i)].size() != first_hands_[at(i)].size())
        return "Before the first turn everybody has as many cards.";
    }
  }
  if (phase == Phase::customize ? !options_.customized || board.swap >= kSwaps
                                : board.swap != (options_.customized && !is_before_turns(phase) ? kSwaps : 0))
    return "The swaps with second houses do not fit.";
  if (phase == Phase::act && board.actor != board.turn) return "Who decides does not fit.";
  if (phase == Phase::sentinel && state.hands[at(board.turn)].empty()) return "A player without cards has no turn.";
  return {};
}

std::string Rules::exchange_fault(const State& state) const {
  const Board& board = state.board;
  const Phase phase = board.phase;
  if (!is_in_exchange(phase)) {
    const bool clean =
        board.in.empty() && !board.raise_in_pass &&
        std::all_of(board.laid.begin(), board.laid.end(), [](const auto& laid) { return laid == kNothingLaid; }) &&
        std::all_of(board.raised.begin(), board.raised.end(), [](int ravens) { return ravens == 0; });
    return clean ? "" : "There is no exchange.";
  }
  if (board.promises.deed != Deed::none && board.promises.deed != Deed::trade) return "Something else was promised.";
  if (board.promises.deed == Deed::trade && state.hands[at(board.promises.whom)].empty())
    return "What is promised cannot be.";
  const bool second = laid_count(board, board.turn) == 2;
  const bool asked_again = phase == Phase::offer_second;
  if (laid_count(board, board.turn) == 0 || (asked_again && !second) ||
      (second && (phase == Phase::offer || phase == Phase::second)))
    return "The active player has not laid the right cards.";
  for (int i = 0; i < seats_; ++i) {
    const Seat seat = seat_at(i);
    const auto& laid = board.laid[at(i)];
    if (laid[0] == kNoCard && laid[1] != kNoCard) return "A second card lies without a first.";
    Cards cards;
    for (const Card card : laid)
      if (card != kNoCard) cards.add(card);
    if (!state.hands[at(i)].contains(cards)) return "A card lies before somebody who does not have it.";
    if (board.raised[at(i)] > 0 && phase != Phase::raise && phase != Phase::choose)
      return "Ravens come after the cards.";
    if (seat == board.turn) continue;
    if (board.in.has(seat) != (laid[0] != kNoCard)) return "Those who take part do not fit the offers.";
    if (board.raised[at(i)] > 0 && !board.in.has(seat)) return "Only those who take part add ravens.";
    // Clockwise, those before the actor have answered and those behind him have not.
    const int place = (i - index(board.turn) + seats_) % seats_;
    const int acting = (index(board.actor) - index(board.turn) + seats_) % seats_;
    if (phase == Phase::offer) {
      if (board.in.has(seat) != (place < acting && !state.hands[at(i)].empty()) || laid[1] != kNoCard)
        return "The offers do not come in turn.";
    } else if (asked_again) {
      if (laid[1] != kNoCard && place >= acting) return "The offers do not come in turn.";
      if (place < acting && board.in.has(seat) && laid[1] == kNoCard) return "The offers do not come in turn.";
    } else if (board.in.has(seat) && (laid[1] != kNoCard) != second) {
      return "Everybody offers as many cards as the active player.";
    } else if (phase == Phase::second && board.in.has(seat) != !state.hands[at(i)].empty()) {
      return "Those who take part do not fit the offers.";
    }
  }
  const bool others = phase == Phase::offer || asked_again || phase == Phase::raise;
  if (others == (board.actor == board.turn)) return "Who decides does not fit.";
  if (phase == Phase::offer && state.hands[at(board.actor)].empty()) return "Who has no cards offers none.";
  if (asked_again && (!board.in.has(board.actor) || state.hands[at(board.actor)].size() < 2))
    return "Who has no second card offers none.";
  if (asked_again && board.promises.deed == Deed::trade && !board.in.has(board.promises.whom))
    return "What is promised cannot be.";
  if (phase == Phase::second && !may_add_second(state)) return "There can be no second card.";
  if (phase == Phase::raise && (!board.in.has(board.actor) || free_ravens(board, board.actor) == 0))
    return "Who has no ravens left adds none.";
  if (phase != Phase::offer && board.in.empty()) return "Somebody must take part in an exchange.";
  if (board.raise_in_pass) {
    if (phase != Phase::raise && phase != Phase::choose) return "Nobody has raised yet.";
    bool raised = false;
    for (const Seat seat : board.in) raised |= board.raised[at(seat)] > 0;
    if (!raised) return "Nobody has raised.";
  } else if (phase == Phase::choose && acceptable(board).size() < 2) {
    return "There is nothing to choose between.";
  }
  return {};
}

std::string Rules::attack_fault(const State& state) const {
  const Board& board = state.board;
  const Phase phase = board.phase;
  const bool coinage = phase == Phase::draw || phase == Phase::hand_over;
  const bool attack = is_in_attack(phase);
  if ((board.target != kNobody) != (coinage || attack)) return "There is somebody aimed at, or should be.";
  if ((state.coin != kNoCard) != coinage) return "A Coinage is on its way, or should be.";
  if ((board.knight != kNoCard) != attack) return "A Knight is played, or should be.";
  if (coinage) {
    if (board.target == board.turn || state.hands[at(board.target)].empty()) return "Nobody can be aimed at so.";
    if ((partner_of(board.turn) == board.target) != (phase == Phase::hand_over))
      return "Only a partner hands a card over.";
    if (phase == Phase::hand_over && board.actor != board.target) return "Who decides does not fit.";
  }
  const bool voted = phase >= Phase::spend && phase <= Phase::guest;
  for (int i = 0; i < seats_; ++i) {
    if ((board.votes[at(i)] != Vote::none) != voted) return "The votes are not open, or should be.";
    if (board.spent[at(i)] > 0 && !voted) return "Nobody spends ravens now.";
  }
  if (!attack) return {};
  const SeatSet targets = targets_of(board.knight, board.turn);
  if (!targets.has(board.target)) return "A Knight attacks somebody whom it cannot attack.";
  if (board.promises.deed != Deed::none && board.promises.deed != Deed::attack) return "Something else was promised.";
  if (new_targets(board).empty()) return "What is promised cannot be.";
  if (phase != Phase::talk_attack && phase != Phase::target && !may_attack(board.promises, board.target))
    return "Somebody is attacked who was to be spared.";
  if (phase == Phase::target &&
      (board.actor != board.turn || may_attack(board.promises, board.target) || new_targets(board).size() < 2))
    return "There is no other target to choose.";
  if (phase == Phase::spend) {
    const int acting = (index(board.actor) - index(board.target) + seats_) % seats_;
    if (board.ravens[at(board.actor)] == 0) return "Who has no ravens spends none.";
    for (int i = 0; i < seats_; ++i)
      if (board.spent[at(i)] > 0 && (i - index(board.target) + seats_) % seats_ >= acting)
        return "Ravens are spent in turn.";
  }
  const int cards = state.hands[at(defeated(board))].size();
  if ((phase == Phase::reward || phase == Phase::take) && (board.actor != victor(board) || cards == 0))
    return "There is nothing to take.";
  if ((phase == Phase::reward || phase == Phase::guest) && state.guests.empty()) return "There is no guest to draw.";
  if (phase == Phase::take && cards < 2) return "There is nothing to choose between.";
  return {};
}

std::string Rules::sealed_fault(const State& state) const {
  const Board& board = state.board;
  SeatSet asked;
  if (board.phase == Phase::customize || board.phase == Phase::vote) asked = everybody();
  if (board.phase == Phase::sentinel) {
    asked = asked_for_sentinels(state);
    if (asked.empty()) return "Nobody can be asked for a Sentinel.";
  }
  if (!(board.answered - asked).empty() || (board.answered == asked && !asked.empty()))
    return "Those who answered do not fit.";
  const Card sentinel = guest_card(Type::sentinel);
  for (int i = 0; i < seats_; ++i) {
    const bool answered = board.answered.has(seat_at(i));
    const Swap& swap = state.swaps[at(i)];
    if ((state.votes[at(i)] != Vote::none) != (answered && board.phase == Phase::vote))
      return "A vote is missing or too many.";
    if ((state.sentinels[at(i)] != SentinelAnswer::none) != (answered && board.phase == Phase::sentinel))
      return "An answer is missing or too many.";
    const bool uses = state.sentinels[at(i)] == SentinelAnswer::uses;
    if (uses && !state.hands[at(i)].has(sentinel)) return "Somebody uses a Sentinel that he does not have.";
    const bool has_least = uses && options_.readings.sentinels_keep_their_least;
    const int most = has_least ? board.ravens[at(board.turn)] : 0;
    if (state.sentinel_least[at(i)] < (has_least ? 1 : 0) || state.sentinel_least[at(i)] > most)
      return "A Sentinel is used from a number of ravens on that cannot be.";
    if (swap == Swap()) continue;
    if (!answered || board.phase != Phase::customize || swap.out == kNoCard || swap.in == kNoCard ||
        !covers(moves_of(*this, state, seat_at(i)), move_of(MoveKind::swap, swap.out, static_cast<int>(swap.in))))
      return "A swap cannot be.";
  }
  return {};
}

std::string Rules::talks_fault(const State& state) const {
  const Board& board = state.board;
  const Promises& promises = board.promises;
  if (!options_.negotiations || board.phase < Phase::talk || board.phase == Phase::over) {
    if (promises != Promises()) return "Nothing can be promised.";
  } else if (promises.whom == board.turn || promises.spared.has(board.turn) ||
             (promises.deed == Deed::attack && promises.spared.has(promises.whom)) ||
             (partner_of(board.turn) != kNobody &&
              (promises.spared.has(partner_of(board.turn)) ||
               (promises.deed == Deed::attack && promises.whom == partner_of(board.turn))))) {
    return "What is promised cannot be.";
  }
  const bool talking = in_talks(board);
  if (talking && !options_.negotiations) return "Nobody negotiates in this game.";
  if (!talking && !board.done.empty()) return "Nobody negotiates now.";
  for (int i = 0; i < kSeatLimit; ++i) {
    const bool known = i < seats_ && talking;
    if (!known && (state.drafts[at(i)] || state.deals[at(i)] != TalkDeal())) return "Nobody negotiates now.";
    if (std::string wrong = draft_fault(state, seat_at(i)); !wrong.empty()) return wrong;
    if (std::string wrong = deal_fault(state, seat_at(i)); !wrong.empty()) return wrong;
  }
  return {};
}

std::string Rules::clauses_fault(const State& state, const Clauses& clauses, Seat maker, Seat other) const {
  const Board& board = state.board;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    const Clause& clause = clauses[i];
    if (clause.from != maker && clause.from != other) return "A clause is about somebody else.";
    switch (clause.kind) {
      case ClauseKind::card:
        if (at(clause.card()) >= kCards || clause.count != 0) return "There is no such card.";
        break;
      case ClauseKind::any_card:
        if (at(clause.type()) >= kTypes || clause.count != 0) return "There is no such kind of card.";
        break;
      case ClauseKind::ravens:
        if (clause.count < 1 || clause.what != 0 || clause.count > all_ravens()) return "There are not so many ravens.";
        for (std::size_t j = 0; j < i; ++j)
          if (clauses[j].kind == ClauseKind::ravens && clauses[j].from == clause.from) return "Ravens are given twice.";
        break;
      case ClauseKind::deed:
        if (clause.from != board.turn || clause.deed() == Deed::none || clause.deed() > Deed::spare ||
            index(clause.whom()) >= seats_ || clause.whom() == board.turn ||
            (clause.deed() == Deed::trade && clause.whom() != other_party(board, maker, other)))
          return "A promise cannot be.";
        break;
      default: return "There is no such clause.";
    }
  }
  return {};
}

std::string Rules::draft_fault(const State& state, Seat maker) const {
  const Board& board = state.board;
  const auto& draft = state.drafts[at(maker)];
  if (!draft) return {};
  const SeatSet parties = draft->parties;
  if (draft->maker != maker || parties.size() != 2 || !parties.has(maker) || !parties.has(board.turn) ||
      !(parties - everybody()).empty())
    return "A draft is not one with the active player.";
  const Seat partner = parties.other(maker);
  const TalkDeal& deal = state.deals[at(other_party(board, maker, partner))];
  const bool answers = deal.id.number != 0 && deal.is_open() && deal.last_word != maker &&
                       deal.revision < static_cast<std::uint32_t>(kMostRevisions);
  if (draft->answers ? !answers || *draft->answers != deal.wording() : board.done.has(maker) && maker != board.turn)
    return "Somebody has a draft who cannot have it.";
  return clauses_fault(state, draft->clauses, maker, partner);
}

std::string Rules::deal_fault(const State& state, Seat other) const {
  const Board& board = state.board;
  const TalkDeal& deal = state.deals[at(other)];
  if (deal.id.number == 0) return deal == TalkDeal() ? "" : "A deal has no number.";
  if (other == board.turn || deal.id.parties != SeatSet::both(other, board.turn) || deal.id.number > kMostDeals)
    return "A deal is not one with the active player.";
  if (deal.status > DealStatus::withdrawn) return "A deal has no state.";
  if (const std::string_view wrong = deal.fault(); !wrong.empty()) return "Of a deal: " + std::string(wrong) + ".";
  if (deal.revision > static_cast<std::uint32_t>(kMostRevisions)) return "A deal has too many wordings.";
  const Seat second = deal.maker == other ? board.turn : other;
  if (deal.last_word != (deal.revision % 2 == 1 ? deal.maker : second))
    return "A wording is not of the party whose turn it was.";
  if (std::string wrong = clauses_fault(state, deal.clauses, other, board.turn); !wrong.empty()) return wrong;
  if (!deal.is_open()) return {};
  const Seat answering = deal.last_word == other ? board.turn : other;
  if (!clauses_fit(state, deal.clauses, deal.last_word, answering).ok() ||
      !can_honour(state, deal.last_word, answering, deal.clauses).ok())
    return "Somebody offers what he cannot keep.";
  return {};
}

}  // namespace regalia::crowns
