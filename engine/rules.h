// The contract of a game. A rules object is immutable and built once from edition, options, seats and facts; all its
// functions are const. A state is a plain value that knows nothing of the rules.
//
// docs/adding_a_game.md walks through it; tests/contract checks what every game owes.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance.h"
#include "engine/event.h"
#include "engine/move.h"
#include "engine/move_parts.h"
#include "engine/pending.h"
#include "engine/random.h"
#include "engine/result.h"
#include "engine/tally.h"
#include "engine/verdict.h"
#include "engine/view.h"
#include "engine/words.h"

namespace regalia {

// clang-format off
template <class R>
concept GameRules =
    std::regular<typename R::State> && std::equality_comparable<typename R::Observation> &&
    std::equality_comparable<typename R::Event> && std::copyable<typename R::Knowledge> && std::copyable<typename R::Belief> &&
    requires(const R rules, typename R::State state, const typename R::State position, Seat seat, Move move, MoveList list,
             OutcomeList chances, Silence sink, const typename R::Event event, const View<R> view, Rng rng,
             std::span<const std::string> names, std::string_view words) {
  { rules.seats() } -> std::same_as<int>;

  // The course of the game.
  { rules.initial() } -> std::same_as<typename R::State>;
  { rules.pending(position) } -> std::same_as<Pending>;        // for the table and for search
  { rules.moves(position, seat, list) };                       // appends; never empty for a seat that may act
  { rules.outcomes(position, chances) };                       // appends; at a chance step
  { rules.chance_scope(position) } -> std::same_as<ChanceScope>;  // at a chance step
  { rules.check(position, seat, move) } -> std::same_as<Verdict>;
  { rules.apply(state, seat, move, sink) };                    // precondition: legal
  { rules.words(position, seat, move) } -> std::same_as<WordsSpec>;  // that may go with a move
  // Where what was told may be taken back within a turn: is_foreseeable(event), true of what brings nothing hidden to light.

  // Secrets. Rules with a Knowledge have first_knowledge(observation) and note(knowledge, seat, event), rules with a
  // Belief first_belief and believe: both take in an event as the seat received it.
  { rules.observe(position, seat) } -> std::same_as<typename R::Observation>;
  { rules.pending_for(position, seat) } -> std::same_as<Pending>;  // the part of pending that the seat may know
  { rules.imagine(view, rng) } -> std::same_as<typename R::State>;

  // Points. Rules that break ties have tie_breaks(position, seat) for people to read.
  { rules.tally(position, seat) } -> std::same_as<Tally>;
  { rules.ranking(position) } -> std::same_as<Ranking>;

  // Consistency: empty, or what was created, lost or is there twice.
  { rules.fault(position) } -> std::same_as<std::string>;
  { rules.is_ok(position) } -> std::same_as<bool>;

  // In words. Move text is stable and parsed without a state.
  { rules.text(move) } -> std::same_as<std::string>;
  { rules.parse_move(words) } -> std::same_as<Result<Move>>;
  { rules.describe(move) } -> std::same_as<std::string>;        // a phrase for people: "claim the Baron of Dijon"
  { rules.touches(move) } -> std::same_as<std::vector<std::string>>;  // ids of the board elements it is about
  { rules.parts(move, true) } -> std::same_as<MoveParts>;       // for programs; of a range, without the amount
  { rules.move_shapes() } -> std::same_as<std::vector<MoveShape>>;
  { rules.tell(event, names) } -> std::same_as<std::string>;    // a sentence: "Anna claims the Baron of Dijon."
  // Where sentences name things by words that players gave: tell(event, names, words), with a WordReader.
  // Where points are gained as the game goes on: gains(event), a std::vector<Gain>.
};
// clang-format on

// Plays `move` if the rules allow it; otherwise says which rule forbids it and leaves the state untouched.
template <class Rules, class Sink>
Verdict try_apply(const Rules& rules, typename Rules::State& state, Seat seat, Move move, Sink& sink) {
  const Verdict verdict = rules.check(state, seat, move);
  if (verdict.ok()) rules.apply(state, seat, move, sink);
  return verdict;
}

// The sentence of a refusal. Rules that compose sentences have `explain(view, verdict, names)`; the view is the asker's.
template <class Rules>
[[nodiscard]] std::string reason_of(const Rules& rules, const View<Rules>& view, const Verdict& no,
                                    std::span<const std::string> names) {
  if constexpr (requires { rules.explain(view, no, names); })
    return rules.explain(view, no, names);
  else
    return std::string(no.reason());
}

}  // namespace regalia
