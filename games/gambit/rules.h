// The rules of Gambit Royale for 2 to 6 players. See rulebook.md for every rule in words; the ids named in comments and
// verdicts are its headings.
//
// A turn is one placement and all that follows from it: the card above is turned up, its effect is carried out, chance
// deals the next card. An effect may ask the owner of the card for a decision, even out of turn. A placement is always
// asked for, and chance is for every card, so that nobody can tell what a hand or a supply holds.
//
//   const Rules rules = Rules::make(4, options, facts_of(options.cards)).value();
//   State state = rules.initial();
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"
#include "games/gambit/events.h"
#include "games/gambit/facts.h"
#include "games/gambit/moves.h"
#include "games/gambit/observation.h"
#include "games/gambit/options.h"
#include "games/gambit/state.h"

namespace regalia::gambit {

// What a seat's goal cards come to, both ways.
struct GoalScore {
  int sum = 0;
  int doubled = 0;  // six disciplines doubled, less one for each further card; 0: a discipline is missing

  [[nodiscard]] int best() const { return sum > doubled ? sum : doubled; }
};

class Rules {
 public:
  using State = gambit::State;
  using Observation = gambit::Observation;
  using Event = gambit::Event;
  using Knowledge = NothingKnown;  // all that views show is in the position
  using Belief = gambit::Belief;

  // Refuses seat counts and facts that cannot be played, with the reason.
  [[nodiscard]] static Result<Rules> make(int seats, const Options& options, Facts facts);

  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Facts& facts() const { return facts_; }
  [[nodiscard]] Cards deck() const { return deck_; }
  // Printed value in half points, the second one of a two-value card under its own discipline.
  [[nodiscard]] int halves(Card card, Discipline discipline) const { return halves_[at(card)][at(discipline)]; }

  // rules/setup.cpp
  [[nodiscard]] State initial() const;
  [[nodiscard]] int hand_limit(const Board& board, Seat seat) const {
    return facts_.hand + (board.crown == seat ? 1 : 0);
  }

  // rules/consistency.cpp
  [[nodiscard]] std::string fault(const State& state) const;
  [[nodiscard]] bool is_ok(const State& state) const { return fault(state).empty(); }

  // rules/legal.cpp
  [[nodiscard]] Pending pending(const State& state) const {
    switch (state.board.phase) {
      case Phase::place: return Pending::turn(state.board.turn);
      case Phase::hide:
      case Phase::swap: return Pending::turn(state.board.actor);
      case Phase::over: return Pending::over();
      default: return Pending::chance();
    }
  }
  void moves(const State& state, Seat seat, MoveList& list) const;
  void outcomes(const State& state, OutcomeList& list) const;
  [[nodiscard]] Move draw(const State& state, Rng& rng) const;  // one of the outcomes, without listing them
  [[nodiscard]] ChanceScope chance_scope(const State& state) const;
  [[nodiscard]] Verdict check(const State& state, Seat seat, Move move) const;
  [[nodiscard]] WordsSpec words(const State&, Seat, Move) const { return {}; }
  [[nodiscard]] bool is_closed(const Board& board, int column) const { return (board.closed >> column & 1U) != 0; }
  // How many cards a column needs.
  [[nodiscard]] int needed(const Board& board, int column) const {
    return value_of(board.goals[at(column)]) + board.extra[at(column)];
  }
  [[nodiscard]] bool is_complete(const Board& board, int column) const {
    return is_closed(board, column) || board.columns.size(column) >= needed(board, column);
  }

  // rules/turn.cpp; instantiated for Silence and Listener
  template <class Sink> void apply(State& state, Seat seat, Move move, Sink& sink) const;

  // rules/secrets.cpp
  [[nodiscard]] Observation observe(const State& state, Seat seat) const;
  [[nodiscard]] Pending pending_for(const State& state, Seat) const { return pending(state); }
  [[nodiscard]] Belief first_belief(const Observation& seen) const;
  void believe(Belief& belief, Seat viewer, const Event& event) const;
  [[nodiscard]] State imagine(const View<Rules>& view, Rng& rng) const;
  // What the viewer's own supply holds: all that is nowhere else. Empty for an onlooker.
  [[nodiscard]] Cards own_supply(const Observation& seen) const;

  // rules/scoring.cpp
  [[nodiscard]] static GoalScore score(Goals goals);
  [[nodiscard]] Tally tally(const State& state, Seat seat) const;
  [[nodiscard]] Ranking ranking(const State& state) const;

  // rules/words.cpp
  [[nodiscard]] std::string text(Move move) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] std::string describe(Move move) const;
  [[nodiscard]] MoveParts parts(Move move, bool is_range = false) const;
  [[nodiscard]] std::vector<MoveShape> move_shapes() const;
  // "hand:king", "column:2", "goal:2", "pass", "supply", "stacks", "seat:1"
  [[nodiscard]] std::vector<std::string> touches(Move move) const;
  [[nodiscard]] std::string tell(const Event& event, std::span<const std::string> names) const;
  [[nodiscard]] static std::string goal_id(Goal goal);    // "music-4"
  [[nodiscard]] static std::string goal_name(Goal goal);  // "Music 4"
  [[nodiscard]] const std::string& card_name(Card card) const { return facts_.of(card).name; }
  [[nodiscard]] std::string card_phrase(Card card) const;  // within a sentence: "the King", "Juliet"
  [[nodiscard]] Card card_at(std::string_view id) const;   // kUnknown: there is none

 private:
  Rules(int seats, const Options& options, Facts facts);

  // Consistency (rules/consistency.cpp)
  [[nodiscard]] std::string range_fault(const Board& board) const;
  [[nodiscard]] std::string card_fault(const State& state) const;
  [[nodiscard]] std::string column_fault(const Board& board) const;
  [[nodiscard]] std::string goal_fault(const Board& board) const;
  [[nodiscard]] std::string crown_fault(const Board& board) const;
  [[nodiscard]] std::string phase_fault(const State& state) const;
  [[nodiscard]] std::string effect_fault(const State& state, Card card) const;
  [[nodiscard]] std::string supply_fault(const State& state) const;

  // Legality (rules/legal.cpp)
  [[nodiscard]] Verdict check_chance(const State& state, Move move) const;
  [[nodiscard]] Verdict check_place(const State& state, Move move) const;
  [[nodiscard]] Verdict check_hide(const State& state, Move move) const;
  [[nodiscard]] Verdict check_swap(const State& state, Move move) const;

  // The course of a turn (rules/turn.cpp)
  template <class Sink> void begin_round(State& state, Sink& sink) const;
  template <class Sink> void show_goal(State& state, Goal goal, Sink& sink) const;
  template <class Sink> void begin_turn(State& state, Seat seat, Sink& sink) const;
  template <class Sink> void receive(State& state, Card card, Sink& sink) const;
  template <class Sink> void place(State& state, Seat seat, Card card, int column, Sink& sink) const;
  template <class Sink> void hide(State& state, Card card, Sink& sink) const;
  template <class Sink> void swap_goals(State& state, int other, Sink& sink) const;
  template <class Sink> bool prepare_draw(State& state, Seat seat, Phase phase, Sink& sink) const;
  template <class Sink> void draw_at_end(State& state, Sink& sink) const;
  template <class Sink> void finish_turn(State& state, Sink& sink) const;
  template <class Sink> void end_round(State& state, Sink& sink) const;

  // Effects (rules/effects.cpp)
  template <class Sink> void turn_up(State& state, int column, Face was, Sink& sink) const;
  template <class Sink> void carry_out(State& state, int column, Sink& sink) const;
  template <class Sink> void kill(State& state, int column, Seat assassin, Sink& sink) const;
  template <class Sink> void crown(State& state, Seat owner, int column, Sink& sink) const;
  [[nodiscard]] int next_open_column(const Board& board, int column) const;

  // The end of a round (rules/award.cpp)
  template <class Sink> void award(State& state, int column, Sink& sink) const;

  int seats_ = 0;
  int columns_ = 0;
  Options options_;
  Facts facts_;
  Cards deck_;
  std::array<std::array<std::int16_t, kDisciplines>, kCards> halves_{};
};

}  // namespace regalia::gambit
