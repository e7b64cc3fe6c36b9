// What the strong bot must be told of a game. It imagines, tries and compares by itself; a guide says how anybody would
// probably play on, where a position is at rest, and what of a seat's position tells how many points it will have.
//
//   struct Guide {
//     using Rules = royals::Rules;
//     static constexpr std::array kFeatures = {"points", …};         // names, for the file of values
//     static constexpr int kStages = 3;                              // of a game, each with values of its own
//     static Moment moment(const Rules&, const State&);              // how far the game has come
//     static void features(const Rules&, const State&, Seat, std::span<double>);
//     static bool is_quiet(const Rules&, const State&);              // nothing is half done: features tell all there is
//     static int clock(const Rules&, const State&);                  // turns or rounds so far
//     static int horizon(const Rules&);                              // how many of them are played on before values are asked
//     static Move policy(const Rules&, const State&, Seat, Rng&);    // for a seat that is asked; quick, all cards known
//   };
//
// and where the game has them
//     static double likelihood(const Rules&, const State&, Seat viewer);  // of what the others chose face down, in an imagined state
//     static Seat partner_of(const Rules&, Seat);                         // kNobody: none
//     static bool decides(const Rules&, const View<Rules>&);              // by itself, since trying moves out tells nothing: in talks
//     static Chosen decide(const Rules&, const Values::Stages&, const View<Rules>&, Thinking&);
//     static std::string words(const Rules&, const View<Rules>&, const Judged&);  // said with a move
//
// and for the games that values are learned from, where those that the policy plays teach too little
//     static Move lesson(const Rules&, const State&, Seat, double style, Rng&);  // in place of the policy; one style a game, from 0 to 1
//     static void vary(const Rules&, State&, Rng&);                              // makes another of the first position
#pragma once

#include <array>
#include <span>

#include "engine/random.h"
#include "engine/seat.h"

namespace regalia {

template <class Guide> inline constexpr std::size_t kFeaturesOf = Guide::kFeatures.size();

}  // namespace regalia
