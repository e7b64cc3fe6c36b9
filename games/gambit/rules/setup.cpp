// Before the first turn.
#include "games/gambit/rules.h"

namespace regalia::gambit {

Result<Rules> Rules::make(int seats, const Options& options, Facts facts) {
  if (seats < kMinSeats || seats > kSeatLimit)
    return Error{"Gambit Royale is for " + std::to_string(kMinSeats) + " to " + std::to_string(kSeatLimit) +
                 " players, not " + std::to_string(seats) + "."};
  if (options.starting_player != kNobody && index(options.starting_player) >= seats)
    return Error{"The starting player must be one of the players."};
  if (std::string found = gambit::fault(facts); !found.empty()) return Error{"Facts: " + found};
  return Rules(seats, options, std::move(facts));
}

// gambit.setup.duel: two players contend for three goals a round.
Rules::Rules(int seats, const Options& options, Facts facts)
    : seats_(seats), columns_(seats == 2 ? 3 : seats), options_(options), facts_(std::move(facts)) {
  for (int i = 0; i < kCards; ++i) {
    const Card card = static_cast<Card>(i);
    const CardFacts& of = facts_.of(card);
    for (int copy = 0; copy < of.copies; ++copy) deck_.add(card);
    halves_[at(i)].fill(static_cast<std::int16_t>(of.halves));
    if (of.ability == Ability::two_values)
      halves_[at(i)][at(discipline_of(card))] = static_cast<std::int16_t>(of.second);
  }
}

// gambit.setup.sets, gambit.setup.goals
State Rules::initial() const {
  State state;
  for (int i = 0; i < seats_; ++i) state.supply[at(i)] = deck_;
  Board& board = state.board;
  board.goals_left = all_goals();
  board.turn = options_.starting_player;
  board.phase = Phase::choose_start;
  if (board.turn != kNobody) {
    board.phase = Phase::deal;
    board.actor = seat_at(0);
  }
  return state;
}

}  // namespace regalia::gambit
