// The rules of Royals, both editions, 2 to 5 players. See rulebook.md for every rule in words; the ids named in
// comments and verdicts are its headings.
//
// A turn is a row of small steps: draw cards one by one, then claim nobles (each claim is followed by its payments
// where there is a choice), then end the turn and discard down to the hand limit. Steps without a choice are taken by
// the rules themselves, except where the asking keeps a secret: the end of a turn and discards are always asked for, and
// chance is asked for every card of a pile, so that nobody can tell what a hand or a pile holds.
//
//   const Rules rules = Rules::make(4, options, facts_of(options.edition)).value();
//   State state = rules.initial();
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"
#include "games/royals/events.h"
#include "games/royals/facts.h"
#include "games/royals/moves.h"
#include "games/royals/observation.h"
#include "games/royals/options.h"
#include "games/royals/state.h"

namespace regalia::royals {

class Rules {
 public:
  using State = royals::State;
  using Observation = royals::Observation;
  using Event = royals::Event;
  using Knowledge = NothingKnown;  // all that views show is in the position
  using Belief = royals::Belief;

  // A noble's place on the board, gathered from the facts.
  struct Noble {
    std::uint8_t city = 0;
    Title title = Title::marshal;
    Country country = Country::france;
    std::uint8_t cost = 0;
    std::uint8_t influence = 0;
    std::uint8_t intrigue = 1;  // Intrigue cards to take it over
  };

  // Refuses seat counts and facts that cannot be played, with the reason.
  [[nodiscard]] static Result<Rules> make(int seats, const Options& options, Facts facts);

  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Facts& facts() const { return facts_; }
  [[nodiscard]] int noble_count() const { return noble_count_; }
  [[nodiscard]] const Noble& noble(int noble) const { return nobles_[at(noble)]; }
  [[nodiscard]] int noble_at(std::string_view id) const;  // "dijon.baron"; -1: there is none
  [[nodiscard]] const std::string& noble_id(int noble) const { return noble_ids_[at(noble)]; }
  [[nodiscard]] Seat holder(const Board& board, int noble) const;

  // rules/setup.cpp
  [[nodiscard]] State initial() const;

  // rules/consistency.cpp
  [[nodiscard]] std::string fault(const State& state) const;
  [[nodiscard]] bool is_ok(const State& state) const { return fault(state).empty(); }

  // rules/legal.cpp
  [[nodiscard]] Pending pending(const State& state) const {
    switch (state.board.phase) {
      case Phase::choose_start:
      case Phase::draw_country:
      case Phase::draw_intrigue:
      case Phase::refill: return Pending::chance();
      case Phase::over: return Pending::over();
      default: return Pending::turn(state.board.turn);
    }
  }
  void moves(const State& state, Seat seat, MoveList& list) const;
  void outcomes(const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const State& state) const;
  [[nodiscard]] Verdict check(const State& state, Seat seat, Move move) const;
  [[nodiscard]] WordsSpec words(const State&, Seat, Move) const { return {}; }
  [[nodiscard]] bool is_foreseeable(const Event& event) const;

  // rules/turn.cpp; instantiated for Silence and Listener
  template <class Sink> void apply(State& state, Seat seat, Move move, Sink& sink) const;

  // rules/secrets.cpp
  [[nodiscard]] Observation observe(const State& state, Seat seat) const;
  [[nodiscard]] Pending pending_for(const State& state, Seat) const { return pending(state); }
  [[nodiscard]] Belief first_belief(const Observation& seen) const;
  void believe(Belief& belief, Seat viewer, const Event& event) const;
  [[nodiscard]] State imagine(const View<Rules>& view, Rng& rng) const;

  // rules/scoring.cpp
  [[nodiscard]] int influence(const Board& board, Seat seat, Country country) const;
  // Those with influence there, as the period's markers would go now: most first, ties broken.
  [[nodiscard]] FixedList<Seat, kSeatLimit> ranked_in(const Board& board, Country country) const;
  [[nodiscard]] Tally tally(const State& state, Seat seat) const;
  [[nodiscard]] Ranking ranking(const State& state) const;
  [[nodiscard]] std::vector<TieBreak> tie_breaks(const State& state, Seat seat) const;

  // rules/claims.cpp
  // What a claim is paid with if these moves of the viewer follow one another, the first of them now.
  [[nodiscard]] Claim paid_by(const Observation& seen, std::span<const Move> moves) const;

  // rules/words.cpp
  [[nodiscard]] std::string text(Move move) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] std::string describe(Move move) const;
  [[nodiscard]] MoveParts parts(Move move, bool is_range = false) const;
  [[nodiscard]] std::vector<MoveShape> move_shapes() const;
  // "noble:dijon.baron", "display:france", "hand:france-spain", "pile", "intrigue-pile", "turn"
  [[nodiscard]] std::vector<std::string> touches(Move move) const;
  [[nodiscard]] std::string tell(const Event& event, std::span<const std::string> names) const;
  [[nodiscard]] std::vector<Gain> gains(const Event& event) const;
  [[nodiscard]] std::string pair_id(Pair pair) const;
  [[nodiscard]] std::string pair_name(Pair pair) const;
  [[nodiscard]] std::string noble_name(int noble) const;  // "the Baron of Dijon"
  [[nodiscard]] std::string price(int noble) const;       // "2 France": the Country cards that it costs

 private:
  // What a claim may still be paid with, one card at a time.
  using PayList = FixedList<Move, kCountries + kPairs + kPairs>;

  Rules(int seats, const Options& options, Facts facts);

  // Consistency (rules/consistency.cpp)
  [[nodiscard]] std::string card_fault(const State& state) const;
  [[nodiscard]] std::string cube_fault(const State& state, int seat) const;
  [[nodiscard]] std::string marker_fault(const Board& board) const;
  [[nodiscard]] std::string turn_fault(const State& state) const;
  [[nodiscard]] std::string hand_fault(const State& state) const;
  [[nodiscard]] std::string claim_fault(const State& state) const;
  [[nodiscard]] bool leads_to(const State& state, const Claim& goal, Move last) const;
  [[nodiscard]] std::string phase_fault(const State& state) const;

  // Beliefs (rules/secrets.cpp)
  void believe_payment(Belief& belief, const Claimed& claim) const;

  // Legality (rules/legal.cpp)
  [[nodiscard]] bool is_first_turn(const Board& board) const { return board.turns_taken < seats_; }
  [[nodiscard]] bool may_draw_country(const Board& board) const;
  [[nodiscard]] bool may_draw_intrigue(const Board& board) const;
  void draw_moves(const State& state, MoveList& list) const;
  [[nodiscard]] std::uint32_t affordable(const Hand& hand) const;
  [[nodiscard]] std::uint32_t can_intrigue_against(const Hand& hand) const;
  [[nodiscard]] std::uint32_t occupied(const Board& board) const;
  void play_moves(const State& state, MoveList& list) const;
  void payments(const State& state, PayList& list) const;
  void intrigue_payments(const State& state, PayList& list) const;
  void country_payments(const State& state, PayList& list) const;
  void discard_moves(const State& state, MoveList& list) const;
  [[nodiscard]] bool over_country_limit(const Hand& hand) const { return hand.country.size() > facts_.country_limit; }
  [[nodiscard]] bool over_intrigue_limit(const Hand& hand) const {
    return hand.intrigue.size() > facts_.intrigue_limit;
  }
  [[nodiscard]] Verdict check_chance(const State& state, Move move) const;
  [[nodiscard]] Verdict check_draw(const State& state, Move move) const;
  [[nodiscard]] Verdict check_claim(const State& state, Move move) const;
  [[nodiscard]] Verdict check_take_over(const State& state, Move move) const;
  [[nodiscard]] Verdict check_payment(const State& state, Move move) const;
  [[nodiscard]] Verdict check_discard(const State& state, Move move) const;

  // The course of a turn (rules/turn.cpp)
  template <class Sink> void carry_on(State& state, Sink& sink) const;
  template <class Sink> bool draw_without_choice(State& state, Sink& sink) const;
  template <class Sink> void begin_drawing_intrigue(State& state, Sink& sink) const;
  template <class Sink> void receive_country(State& state, Country country, Sink& sink) const;
  template <class Sink> void take_from_display(State& state, Country country, Sink& sink) const;
  template <class Sink> void receive_intrigue(State& state, Pair pair, Sink& sink) const;
  template <class Sink> void reveal(State& state, Country country, Sink& sink) const;
  template <class Sink> void after_pile_draw(State& state, Sink& sink) const;
  template <class Sink> void shuffle_discards(State& state, Sink& sink) const;
  template <class Sink> void trigger_period_end(State& state, Sink& sink) const;
  template <class Sink> bool finish_refill(State& state, Sink& sink) const;
  template <class Sink> void finish_turn(State& state, Sink& sink) const;
  void begin_turn(State& state, Seat seat) const;

  // Claims (rules/claims.cpp)
  void begin_claim(State& state, int noble) const;
  void pay(State& state, Move move) const;
  [[nodiscard]] bool takes_all_cards(const State& state, const PayList& ways) const;
  [[nodiscard]] bool pay_without_choice(State& state) const;  // false: there is a choice
  template <class Sink> void complete_claim(State& state, Sink& sink) const;
  template <class Sink>
  void award_bonuses(Board& board, Seat seat, int noble, bool new_city, bool new_title, Sink& sink) const;

  // Scoring (rules/scoring.cpp)
  template <class Sink> void score_period(Board& board, Sink& sink) const;
  template <class Sink> void score_titles(Board& board, Sink& sink) const;
  [[nodiscard]] std::vector<int> tie_values(const Board& board, Seat seat) const;
  [[nodiscard]] bool ranks_before(const Board& board, Country country, Seat a, Seat b) const;
  [[nodiscard]] Tie tie_between(const Board& board, Country country, Seat a, Seat b) const;
  [[nodiscard]] std::array<int, 2> best_noble(const Board& board, Country country, Seat seat) const;

  int seats_;
  Options options_;
  Facts facts_;

  // Derived from the facts once.
  int noble_count_ = 0;
  std::array<Noble, kMaxNobles> nobles_{};
  std::array<std::string, kMaxNobles> noble_ids_;
  CountryCards deck_;  // the Country cards in play
  IntrigueCards intrigue_deck_;
  std::array<std::uint8_t, kSeatLimit> first_draw_{};       // by turn order
  std::array<std::uint32_t, kCountries> country_nobles_{};  // nobles of a country, a bit each
  std::array<std::array<std::uint32_t, 64>, kCountries>
      within_reach_{};  // nobles of a country by the cards one can muster
  std::array<std::array<std::uint32_t, 16>, kCountries> open_to_intrigue_{};
  std::array<std::uint16_t, kCountries> country_cities_{};
};

}  // namespace regalia::royals
