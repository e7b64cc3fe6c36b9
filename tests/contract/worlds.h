// The reference model of secrecy, by brute force: every position that a viewer must hold possible, with its weight.
//
// It follows a game from the start, knowing only what the viewer received. Chance counts as it is. A choice that others
// made in secret is uniform over what was legal; one they made openly only had to be possible. Steps of others of which
// the viewer noticed nothing are not assumed until something noticed demands them. Exact, and only for small games: where
// a game has too many moves, it is made smaller for everybody by leaving some of them out.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/rules.h"
#include "json/codec.h"

namespace regalia::contract {

template <class Rules> using Heard = std::vector<typename Rules::Event>;

template <class Rules> Heard<Rules> heard_by(Seat viewer, const std::vector<Telling<typename Rules::Event>>& tellings) {
  Heard<Rules> heard;
  for (const auto& telling : tellings)
    if (const auto* event = telling.received_by(viewer)) heard.push_back(*event);
  return heard;
}

// What a viewer noticed of a step: the events received, and how the position looked afterwards.
template <class Rules> struct Noticed {
  Heard<Rules> heard;
  typename Rules::Observation seen;
  Pending pending;

  bool operator==(const Noticed&) const = default;
};

template <class Rules, class Json> class Worlds {
  using State = typename Rules::State;

 public:
  struct World {
    State state;
    double weight = 0;
  };
  using Map = std::map<std::string, World>;  // by position text

  using IsPlayed = bool (*)(Move);

  // From a position in which nothing is hidden, and without the moves that nobody plays.
  Worlds(const Rules& rules, Seat viewer, const State& start, IsPlayed is_played)
      : rules_(rules), viewer_(viewer), is_played_(is_played) {
    add(worlds_, start, 1);
  }

  // Takes in one step of the true game: who moved, what (used only for the viewer's own moves), what was told, and
  // the position after it (used only as the viewer sees it).
  void follow(Seat seat, Move move, const std::vector<Telling<typename Rules::Event>>& tellings,
              const State& after_step) {
    const Noticed<Rules> noticed = notice(after_step, heard_by<Rules>(viewer_, tellings));
    Map next;
    for (const auto& [text, world] : worlds_) {
      if (seat == kChance) {
        follow_chance(world, noticed, next);
      } else if (seat == viewer_) {
        if (auto [state, also] = after(world.state, seat, move); also == noticed) add(next, state, world.weight);
      } else if (notice(world.state, {}) == noticed) {
        add(next, world.state, world.weight);
      } else if (rules_.pending(world.state).step == Step::sealed) {
        follow_sealed(world, seat, noticed, next);
      } else {
        follow_other(world, seat, noticed, next);
      }
    }
    worlds_ = std::move(next);
    double total = 0;
    for (const auto& [text, world] : worlds_) total += world.weight;
    for (auto& [text, world] : worlds_) world.weight /= total;
  }

  [[nodiscard]] const Map& worlds() const { return worlds_; }

 private:
  Noticed<Rules> notice(const State& state, Heard<Rules> heard) const {
    return {std::move(heard), rules_.observe(state, viewer_), rules_.pending_for(state, viewer_)};
  }
  std::pair<State, Noticed<Rules>> after(State state, Seat seat, Move move) const {
    Listener<typename Rules::Event> listener;
    rules_.apply(state, seat, move, listener);
    return {state, notice(state, heard_by<Rules>(viewer_, listener.tellings))};
  }

  void add(Map& map, const State& state, double weight) const {
    World& world = map.try_emplace(position_text<Json>(rules_, state), World{state, 0}).first->second;
    world.weight += weight;
  }

  void follow_chance(const World& world, const Noticed<Rules>& noticed, Map& next) const {
    OutcomeList outcomes;
    if (rules_.pending(world.state).step == Step::chance) rules_.outcomes(world.state, outcomes);
    const double total = total_weight(outcomes);
    for (const Outcome& outcome : outcomes)
      if (auto [state, also] = after(world.state, kChance, outcome.move); also == noticed)
        add(next, state, world.weight * outcome.weight / total);
  }

  // An answer under seal is a secret choice whoever gives the last one.
  void follow_sealed(const World& world, Seat seat, const Noticed<Rules>& noticed, Map& next) const {
    const MoveList moves = moves_of(rules_, world.state, seat);
    const double share = world.weight / static_cast<double>(count_moves(moves));
    for (const Offer& offer : moves)
      for (std::uint32_t amount = offer.least(); amount <= offer.most; ++amount)
        if (auto [state, also] = after(world.state, seat, offer.move.with_amount(amount)); also == noticed)
          add(next, state, share);
  }

  // The shortest rows of the seat's moves that end in what was noticed, everything before going unnoticed.
  void follow_other(const World& world, Seat seat, const Noticed<Rules>& noticed, Map& next) const {
    const Noticed<Rules> nothing = notice(world.state, {});
    Map silent;
    add(silent, world.state, 1);
    for (int depth = 0; depth < 24 && !silent.empty(); ++depth) {
      Map reached;
      Map deeper;
      for (const auto& [text, here] : silent)
        for (const Offer& offer : moves_of(rules_, here.state, seat)) {
          if (!is_played_(offer.move)) continue;
          for (std::uint32_t amount = offer.least(); amount <= offer.most; ++amount) {
            auto [state, also] = after(here.state, seat, offer.move.with_amount(amount));
            if (also == noticed) add(reached, state, 1);
            if (also == nothing) add(deeper, state, 1);
          }
        }
      for (const auto& [text, end] : reached) add(next, end.state, world.weight / static_cast<double>(reached.size()));
      if (!reached.empty()) return;
      silent = std::move(deeper);
    }
  }

  const Rules& rules_;
  Seat viewer_;
  IsPlayed is_played_;
  Map worlds_;
};

}  // namespace regalia::contract
