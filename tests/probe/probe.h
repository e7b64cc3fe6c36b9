// The probe: a little game that needs all that negotiation games need. It is played by tests, and by nobody for fun.
//
// Each round the active seat draws a token that its left neighbour sees too; the seats bargain in secret, two by two;
// they vote under seal whether the token counts; whoever secretly holds the veto may strike it down; then the active
// seat spends coins on prestige. Pledges made in deals are paid at the end. rulebook.md has the rules; versions 1 and 2
// of them are tests/probe/first/.
//
// Nothing in a state counts what was done in secret: whatever a seat may do follows from what it sees.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"
#include "tests/probe/events.h"
#include "tests/probe/state.h"

namespace regalia::probe {

enum class MoveKind : std::uint8_t {
  none,
  draft,   // a: with whom
  give,    // amount: points of the new clause
  ask,     // amount: points of the new clause
  strike,  // a: which clause
  put,
  drop,
  counter,   // a: with whom, b: number of the deal
  accept,    // a: with whom, b: number of the deal, c: revision
  refuse,    // a: with whom, b: number of the deal, c: revision
  withdraw,  // a: with whom, b: number of the deal
  done,
  vote_no,
  vote_yes,
  pass,
  veto,
  bid,        // amount: coins
  hand_veto,  // chance's; a: to whom
  token,      // chance's; a: colour
};

struct Options {
  int red = 3;
  int blue = 2;
  int most_points = 5;     // of a clause
  int most_clauses = 3;    // of a wording
  int most_deals = 2;      // of a maker with a partner in a round
  int most_revisions = 3;  // of a deal
};

class Rules {
 public:
  using State = probe::State;
  using Observation = probe::Observation;
  using Event = probe::Event;
  using Knowledge = probe::Knowledge;
  using Belief = NothingKnown;

  static constexpr std::size_t kLongestTerms = 80;
  static constexpr std::size_t kLongestMotto = 40;

  // Precondition: 2 to 9 seats, two tokens or more, and options that moves have room for.
  explicit Rules(int seats, const Options& options = {});

  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] int rounds() const { return options_.red + options_.blue - 1; }  // the bag is never emptied
  // Whose round it is; nobody before the first and after the last.
  [[nodiscard]] Seat active(const Open& open) const;
  // Those who see the token of this round.
  [[nodiscard]] SeatSet who_see_token(const Open& open) const;

  // The course of the game: probe.cpp.
  [[nodiscard]] State initial() const;
  [[nodiscard]] Pending pending(const State& state) const;
  void moves(const State& state, Seat seat, MoveList& list) const;
  void outcomes(const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const State& state) const;
  [[nodiscard]] Verdict check(const State& state, Seat seat, Move move) const;
  template <class Sink> void apply(State& state, Seat seat, Move move, Sink& sink) const;
  [[nodiscard]] Tally tally(const State& state, Seat seat) const;
  [[nodiscard]] Ranking ranking(const State& state) const;

  // Consistency: consistency.cpp.
  [[nodiscard]] std::string fault(const State& state) const;
  [[nodiscard]] bool is_ok(const State& state) const { return fault(state).empty(); }

  // Words that people give; their numbers follow from what they go with.
  [[nodiscard]] WordsSpec words(const State& state, Seat seat, Move move) const;
  [[nodiscard]] static WordsNumber motto_number(int round);  // rounds count from 0
  [[nodiscard]] static WordsNumber terms_number(int round, const DealWording& wording);

  // Secrets: secrets.cpp.
  [[nodiscard]] Observation observe(const State& state, Seat seat) const;
  [[nodiscard]] Pending pending_for(const State& state, Seat seat) const;
  [[nodiscard]] Knowledge first_knowledge(const Observation& seen) const;
  void note(Knowledge& known, Seat viewer, const Event& event) const;
  [[nodiscard]] State imagine(const View<Rules>& view, Rng& rng) const;
  // The colour of a token, from what the position shows and what the viewer was shown before.
  [[nodiscard]] static std::optional<Colour> colour_seen(const View<Rules>& view, std::size_t round);
  // Tokens that have been judged so far.
  [[nodiscard]] static std::size_t judged(const Open& open) {
    return open.round + (open.phase == Phase::bid ? 1U : 0U);
  }

  // Words: words.cpp, tell.cpp.
  [[nodiscard]] std::string text(Move move) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] std::string describe(Move move) const;
  [[nodiscard]] MoveParts parts(Move move, bool is_range = false) const;
  [[nodiscard]] std::vector<MoveShape> move_shapes() const;
  [[nodiscard]] std::vector<std::string> touches(Move move) const;
  [[nodiscard]] std::string tell(const Event& event, std::span<const std::string> names) const;
  [[nodiscard]] std::string explain(const View<Rules>& view, const Verdict& refusal,
                                    std::span<const std::string> names) const;
  // "2.1": the deal with seat 2, number 1, for the other party.
  [[nodiscard]] static std::string deal_name(Seat partner, int number);

 private:
  // The course of a round.
  template <class Sink> void vote(State& state, Seat seat, Answer answer, Sink& sink) const;
  template <class Sink> void answer_veto(State& state, Seat seat, Answer answer, Sink& sink) const;
  template <class Sink> void judge(State& state, bool counts, Sink& sink) const;
  template <class Sink> void bid(State& state, int coins, Sink& sink) const;
  [[nodiscard]] Verdict refusal(const State& state, Seat seat, Move move) const;
  [[nodiscard]] std::array<int, 2> bag(const State& state) const;

  // Bargaining: bargain.cpp. For a seat that may act in the bargain phase; whatever the move names is checked.
  void list_bargain(const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict check_bargain(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Verdict may_draft(const State& state, Seat seat, int partner) const;
  [[nodiscard]] Verdict may_add(const State& state, Seat seat, std::uint32_t points) const;
  [[nodiscard]] Verdict may_strike(const State& state, Seat seat, int clause) const;
  [[nodiscard]] Verdict may_put(const State& state, Seat seat) const;
  [[nodiscard]] Verdict may_counter(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Verdict may_answer(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Verdict may_withdraw(const State& state, Seat seat, Move move) const;
  template <class Sink> void bargain(State& state, Seat seat, Move move, Sink& sink) const;
  template <class Sink> void put(State& state, Seat seat, Sink& sink) const;
  template <class Sink> void answer(State& state, Seat seat, Move move, Sink& sink) const;
  template <class Sink> void say_done(State& state, Seat seat, Sink& sink) const;

  [[nodiscard]] std::string secret_fault(const State& state) const;
  [[nodiscard]] std::string round_fault(const State& state) const;
  [[nodiscard]] std::string draft_fault(const State& state, Seat maker) const;
  [[nodiscard]] std::string deals_fault(const State& state) const;
  [[nodiscard]] std::string pledges_fault(const State& state) const;

  int seats_;
  Options options_;
};

[[nodiscard]] std::string name_of(Seat seat, std::span<const std::string> names);
// How many deals the maker has made with these parties in this round.
[[nodiscard]] int deals_made(const State& state, Seat maker, SeatSet parties);

}  // namespace regalia::probe
