// What makes a position possible: nothing created, nothing lost, nothing twice, and a phase that fits.
//
// Positions come from people and files too, so nothing here may trust a number before it has been checked.
#include "games/gambit/rules.h"

namespace regalia::gambit {

std::string Rules::fault(const State& state) const {
  const Board& board = state.board;
  if (std::string found = range_fault(board); !found.empty()) return found;
  if (std::string found = column_fault(board); !found.empty()) return found;
  if (std::string found = card_fault(state); !found.empty()) return found;
  if (std::string found = goal_fault(board); !found.empty()) return found;
  if (std::string found = crown_fault(board); !found.empty()) return found;
  return phase_fault(state);
}

// Seats and columns that exist.
std::string Rules::range_fault(const Board& board) const {
  const auto known = [&](Seat seat) { return seat == kNobody || index(seat) < seats_; };
  if (!known(board.turn) || !known(board.actor) || !known(board.last_placed) || !known(board.crown))
    return "A seat is named that is not in the game.";
  const auto is_column = [&](std::uint8_t column) { return column == kNoColumn || column < columns_; };
  if (!is_column(board.column) || !is_column(board.bound)) return "A column is named that is not in the game.";
  if (board.round > kRounds) return "There are six rounds.";
  return {};
}

// Only Cloaks hide cards, only the last card lies face down; Storms and Gatekeepers that lie face up have worked.
std::string Rules::column_fault(const Board& board) const {
  for (int column = 0; column < kMostColumns; ++column) {
    const std::span<const Placed> cards = board.columns[column];
    const Face face = board.columns.face(column);
    if (cards.empty() && face != Face::up) return "A column without cards has a card face down.";
    if (!cards.empty() && column >= columns_) return "Cards lie in a column that is not in the game.";
    int storms = 0;
    int gatekeepers = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const Placed& placed = cards[i];
      const bool up = i + 1 < cards.size() || face == Face::up;
      if (index(placed.owner()) >= seats_) return "A card in a column belongs to a seat that is not in the game.";
      if (static_cast<int>(placed.card()) >= kCards) return "There is no such conspirator.";
      if (placed.hides() && (static_cast<int>(placed.hidden()) >= kCards || placed.card() != Card::cloak || !up))
        return "Only a Cloak that lies face up hides a card.";
      storms += up && placed.card() == Card::storm ? 1 : 0;
      gatekeepers += up && placed.card() == Card::gatekeeper ? 1 : 0;
    }
    if (face == Face::known && cards.back().card() != Card::explorer)
      return "Only an Explorer lies face down and is known to all.";
    if (is_closed(board, column) != (storms > 0))
      return "A column is closed by a Storm that lies face up, and by nothing else.";
    if (board.extra[at(column)] != gatekeepers) return "The Gatekeepers of a column do not match its cards.";
  }
  if (board.closed >> columns_ != 0) return "A column is closed that is not in the game.";
  if (board.bound != kNoColumn && is_closed(board, board.bound)) return "The Lodestone Rock binds to a closed column.";
  return {};
}

// Every card of every set is somewhere, and only once. Counted in plain numbers, so that no position can overflow.
std::string Rules::card_fault(const State& state) const {
  const Board& board = state.board;
  std::array<std::array<int, kCards>, kSeatLimit> placed{};
  for (int column = 0; column < columns_; ++column)
    for (const Placed& card : board.columns[column]) {
      ++placed[at(card.owner())][at(card.card())];
      if (card.hides()) ++placed[at(card.owner())][at(card.hidden())];
    }
  int gold_won = 0;
  int gold_left = 0;
  for (std::size_t seat = 0; seat < kSeatLimit; ++seat) {
    const bool plays = seat < at(seats_);
    gold_won += board.gold_won[seat];
    gold_left += board.gold_left[seat];
    if (!plays && (board.gold_won[seat] != 0 || board.skips[seat] != 0 || !board.won[seat].empty()))
      return "A seat that is not in the game owns something.";
    for (int i = 0; i < kCards; ++i) {
      const Card card = static_cast<Card>(i);
      const int cards = state.hands[seat][card] + state.supply[seat][card] + state.unseen_discards[seat][card] +
                        board.discards[seat][card] + placed[seat][at(i)] +
                        (card == Card::gold ? board.gold_left[seat] : 0);
      const int expected = plays ? deck_[card] : 0;
      if (cards != expected)
        return "Player " + std::to_string(seat + 1) + " has " + std::to_string(cards) + " cards " + card_name(card) +
               " instead of " + std::to_string(expected) + ".";
    }
  }
  return gold_won == gold_left ? "" : "The Gold cards that were won are not those that left the sets.";
}

// All 36 goals are somewhere, and as many are out as the round says.
std::string Rules::goal_fault(const Board& board) const {
  std::array<int, Goals::kKinds> found{};
  int out = 0;
  int shown = 0;
  const auto count = [&](Goals goals) {
    for (const Goal goal : goals) found[at(goal)] += goals[goal];
    return goals.size();
  };
  count(board.goals_left);
  out += count(board.goals_lost);
  for (const Goals& won : board.won) out += count(won);
  for (int column = 0; column < kMostColumns; ++column) {
    const Goal goal = board.goals[at(column)];
    if (goal == kNoGoal) continue;
    if (at(goal) >= Goals::kKinds || shown < column || column >= columns_) return "The goals of the columns cannot be.";
    ++found[at(goal)];
    ++shown;
  }
  const Goals all = all_goals();
  for (std::size_t i = 0; i < found.size(); ++i)
    if (found[i] != all[static_cast<Goal>(i)])
      return "There are " + std::to_string(found[i]) + " goals " + goal_name(static_cast<Goal>(i)) + " instead of " +
             std::to_string(all[static_cast<Goal>(i)]) + ".";
  if (out != board.round * columns_) return "The goals won so far do not match the round.";
  const bool complete = shown == columns_;
  switch (board.phase) {
    case Phase::choose_start:
    case Phase::deal:
    case Phase::over: return shown == 0 ? "" : "No goals lie open now.";
    case Phase::goals: return complete ? "All goals lie open already." : "";
    default: return complete ? "" : "Every column needs a goal.";
  }
}

// The Crown card, and the draws that it has cost.
std::string Rules::crown_fault(const Board& board) const {
  if (!deck_.has(Card::crown)) {
    if (board.crown != kNobody) return "There is no Crown in this game.";
    for (const int skips : board.skips)
      if (skips != 0) return "No draw is skipped without a Crown in the game.";
  }
  const bool may_have_moved = board.phase == Phase::extra || board.phase == Phase::draw;
  if (board.lost_crown_this_turn && (!may_have_moved || board.skips[at(board.turn)] == 0 || board.crown == board.turn))
    return "The player whose turn it is cannot have lost the Crown in it.";
  return {};
}

// The hidden cards, the seats and the columns that each phase calls for.
std::string Rules::phase_fault(const State& state) const {
  const Board& board = state.board;
  const bool before_play = board.phase == Phase::choose_start || board.phase == Phase::deal;
  if ((board.turn == kNobody) != (board.phase == Phase::choose_start))
    return "It is somebody's turn, once that is decided.";
  if (before_play) {
    const Seat dealt_to = board.phase == Phase::deal ? board.actor : seat_at(0);
    if (board.phase == Phase::choose_start && (board.actor != kNobody || options_.starting_player != kNobody))
      return "Nobody acts before the starting player is known.";
    if (dealt_to == kNobody) return "Somebody is being dealt a hand.";
    for (int i = 0; i < seats_; ++i) {
      const int cards = state.hands[at(i)].size();
      const bool fits = i < index(dealt_to)   ? cards == facts_.hand
                        : i > index(dealt_to) ? cards == 0
                                              : cards < facts_.hand;
      if (!fits || state.supply[at(i)].size() + cards != deck_.size()) return "The first hands cannot be.";
    }
    if (board.phase == Phase::choose_start && !state.hands[0].empty()) return "The first hands cannot be.";
  }
  const bool empty = board.columns.total() == 0;
  const bool has_started = !before_play && (board.phase != Phase::goals || board.round > 0);
  if (!has_started && (!empty || board.crown != kNobody || board.last_placed != kNobody || board.round != 0))
    return "Nothing has happened yet.";
  switch (board.phase) {
    case Phase::choose_start:
    case Phase::deal: break;
    case Phase::goals:
      if (!empty || board.actor != kNobody || board.round == kRounds) return "A round begins with empty columns.";
      break;
    case Phase::over: return empty && board.round == kRounds && board.actor == kNobody ? "" : "The game is not over.";
    case Phase::place:
      if (board.actor != kNobody || state.hands[at(board.turn)].empty()) return "The player cannot place a card.";
      break;
    case Phase::refill:
      if (board.actor != board.turn || state.hands[at(board.turn)].size() >= hand_limit(board, board.turn))
        return "The player needs no new hand.";
      break;
    case Phase::draw:
      if (board.actor != board.turn) return "Another player draws than the one whose turn it is.";
      break;
    case Phase::hide:
    case Phase::replace: return effect_fault(state, Card::cloak);
    case Phase::swap: return effect_fault(state, Card::traitor);
    case Phase::extra: return effect_fault(state, Card::crown);
  }
  if (board.column != kNoColumn) return "No effect is being carried out.";
  if (board.bound != kNoColumn && board.phase != Phase::place && board.phase != Phase::draw &&
      board.phase != Phase::refill)
    return "The Lodestone Rock binds nobody now.";
  if (board.round == kRounds) return "The game is over.";
  if (board.phase == Phase::place || board.phase == Phase::refill) {
    bool complete = true;
    for (int column = 0; column < columns_; ++column) complete = complete && is_complete(board, column);
    if (complete) return "All columns are complete: the round is over.";
  }
  return supply_fault(state);
}

// A card that has just been turned up, above a last card that lies face down.
std::string Rules::effect_fault(const State& state, Card card) const {
  const Board& board = state.board;
  if (board.actor == kNobody || board.column == kNoColumn || board.columns.size(board.column) < 2)
    return "An effect is carried out by a card with another below it.";
  const Placed& shown = board.columns.above(board.column);
  if (shown.card() != card || shown.owner() != board.actor || board.columns.face(board.column) == Face::up)
    return "The effect does not fit the card that was turned up.";
  if (board.round == kRounds) return "The game is over.";
  if (board.bound != kNoColumn) return "The Lodestone Rock binds nobody now.";
  if (board.phase == Phase::hide && (shown.hides() || state.hands[at(board.actor)].empty()))
    return "Nothing can be hidden under the Cloak.";
  if (board.phase == Phase::replace && !shown.hides()) return "Nothing was hidden under the Cloak.";
  if (board.phase == Phase::extra && board.crown != board.actor) return "Another player has the Crown.";
  return supply_fault(state);
}

// Where chance is to deal a card there is one.
std::string Rules::supply_fault(const State& state) const {
  switch (state.board.phase) {
    case Phase::deal:
    case Phase::replace:
    case Phase::extra:
    case Phase::draw:
    case Phase::refill: return state.supply[at(state.board.actor)].empty() ? "There is no card to draw." : "";
    default: return "";
  }
}

}  // namespace regalia::gambit
