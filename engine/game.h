// The rules of a game behind one face, for tables that serve any game. Hot paths use the concrete rules.
//
// How a game is told, drawn and written as JSON stands apart: engine/wording.h, engine/drawing.h, json/codec.h.
// MadeGame (json/made_game.h) holds all four.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/any_value.h"
#include "engine/options.h"
#include "engine/rules.h"

namespace regalia {

class Game {
 public:
  Game() = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;
  virtual ~Game() = default;

  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual const GameSetup& setup() const = 0;  // settled

  // The course of the game.
  [[nodiscard]] virtual AnyValue initial() const = 0;
  [[nodiscard]] virtual Pending pending(const AnyValue& state) const = 0;
  [[nodiscard]] virtual Pending pending_for(const AnyValue& state, Seat seat) const = 0;
  [[nodiscard]] virtual MoveList moves(const AnyValue& state, Seat seat) const = 0;
  [[nodiscard]] virtual OutcomeList outcomes(const AnyValue& state) const = 0;
  [[nodiscard]] virtual ChanceScope chance_scope(const AnyValue& state) const = 0;
  [[nodiscard]] virtual Verdict check(const AnyValue& state, Seat seat, Move move) const = 0;
  virtual Verdict try_apply(AnyValue& state, Seat seat, Move move, Listener<AnyEvent>& listener) const = 0;
  [[nodiscard]] virtual WordsSpec words(const AnyValue& state, Seat seat, Move move) const = 0;
  // Whether a wish of the seat for standing steps can ever come true. Rules without check_wish(seat, move) take any.
  [[nodiscard]] virtual Verdict check_wish(Seat seat, Move move) const = 0;
  // Whether the event tells nobody, its maker included, more than its maker wanted to do: nothing hidden comes to light.
  [[nodiscard]] virtual bool is_foreseeable(const AnyEvent& event) const = 0;

  // What a viewer makes of the events it received.
  [[nodiscard]] virtual bool has_knowledge() const = 0;  // false: there is nothing to note
  [[nodiscard]] virtual AnyValue first_knowledge(const AnyValue& state, Seat viewer) const = 0;
  virtual void note(AnyValue& known, Seat viewer, const AnyEvent& event) const = 0;
  [[nodiscard]] virtual AnyValue first_belief(const AnyValue& state, Seat viewer) const = 0;
  virtual void believe(AnyValue& believed, Seat viewer, const AnyEvent& event) const = 0;
  // A View<Rules>, which refers to what it is given. `known` may be null where there is no knowledge, `believed` where no
  // bot looks at it, `words` where none are to be read.
  [[nodiscard]] virtual AnyValue view(const AnyValue& state, Seat viewer, const AnyValue* known,
                                      const AnyValue* believed, const WordBook* words) const = 0;

  // Points, and consistency. With teams, which are rules with partner_of(seat), points and places are the team's.
  [[nodiscard]] virtual SeatSet team_of(Seat seat) const = 0;  // the seat itself among them
  [[nodiscard]] virtual Tally tally(const AnyValue& state, Seat seat) const = 0;
  [[nodiscard]] virtual Ranking ranking(const AnyValue& state) const = 0;
  [[nodiscard]] virtual std::vector<TieBreak> tie_breaks(const AnyValue& state, Seat seat) const = 0;
  [[nodiscard]] virtual std::string fault(const AnyValue& state) const = 0;
};

template <GameRules Rules> class GameOf final : public Game {
  using State = typename Rules::State;
  using Knowledge = typename Rules::Knowledge;
  using Belief = typename Rules::Belief;
  using Event = typename Rules::Event;

 public:
  GameOf(std::shared_ptr<const Rules> rules, GameSetup settled)
      : kept_(std::move(rules)), rules_(*kept_), setup_(std::move(settled)) {}

  int seats() const override { return rules_.seats(); }
  const GameSetup& setup() const override { return setup_; }

  AnyValue initial() const override { return AnyValue::of(rules_.initial()); }
  Pending pending(const AnyValue& state) const override { return rules_.pending(state.as<State>()); }
  Pending pending_for(const AnyValue& state, Seat seat) const override {
    return rules_.pending_for(state.as<State>(), seat);
  }
  MoveList moves(const AnyValue& state, Seat seat) const override { return moves_of(rules_, state.as<State>(), seat); }
  OutcomeList outcomes(const AnyValue& state) const override {
    OutcomeList list;
    if (rules_.pending(state.as<State>()).step == Step::chance) rules_.outcomes(state.as<State>(), list);
    return list;
  }
  ChanceScope chance_scope(const AnyValue& state) const override { return rules_.chance_scope(state.as<State>()); }
  Verdict check(const AnyValue& state, Seat seat, Move move) const override {
    return rules_.check(state.as<State>(), seat, move);
  }
  Verdict try_apply(AnyValue& state, Seat seat, Move move, Listener<AnyEvent>& listener) const override {
    Listener<Event> heard;
    const Verdict verdict = regalia::try_apply(rules_, state.as<State>(), seat, move, heard);
    for (Telling<Event>& telling : heard.tellings) {
      Telling<AnyEvent> any{AnyEvent::of(std::move(telling.event)), telling.audience};
      if (telling.redacted) any.redacted = AnyEvent::of(std::move(*telling.redacted));
      listener.tellings.push_back(std::move(any));
    }
    return verdict;
  }
  WordsSpec words(const AnyValue& state, Seat seat, Move move) const override {
    return rules_.words(state.as<State>(), seat, move);
  }

  Verdict check_wish(Seat seat, Move move) const override {
    if constexpr (requires { rules_.check_wish(seat, move); })
      return rules_.check_wish(seat, move);
    else
      return Verdict::yes();
  }

  bool is_foreseeable(const AnyEvent& event) const override {
    if constexpr (requires { rules_.is_foreseeable(event.as<Event>()); })
      return rules_.is_foreseeable(event.as<Event>());
    else
      return false;
  }

  bool has_knowledge() const override { return !std::is_same_v<Knowledge, NothingKnown>; }
  AnyValue first_knowledge(const AnyValue& state, Seat viewer) const override {
    return AnyValue::of(regalia::first_knowledge(rules_, rules_.observe(state.as<State>(), viewer)));
  }
  void note(AnyValue& known, Seat viewer, const AnyEvent& event) const override {
    regalia::note(rules_, known.as<Knowledge>(), viewer, event.as<Event>());
  }
  AnyValue first_belief(const AnyValue& state, Seat viewer) const override {
    return AnyValue::of(regalia::first_belief(rules_, rules_.observe(state.as<State>(), viewer)));
  }
  void believe(AnyValue& believed, Seat viewer, const AnyEvent& event) const override {
    regalia::believe(rules_, believed.as<Belief>(), viewer, event.as<Event>());
  }
  AnyValue view(const AnyValue& state, Seat viewer, const AnyValue* known, const AnyValue* believed,
                const WordBook* words) const override {
    View<Rules> view = view_of<Rules>(rules_, state.as<State>(), viewer, nullptr, words);
    if (known != nullptr) view.known = &known->as<Knowledge>();
    if (believed != nullptr) view.believed = &believed->as<Belief>();
    return AnyValue::of(std::move(view));
  }

  SeatSet team_of(Seat seat) const override {
    SeatSet team = SeatSet::only(seat);
    if constexpr (requires { rules_.partner_of(seat); })
      if (const Seat partner = rules_.partner_of(seat); partner != kNobody) team.add(partner);
    return team;
  }
  Tally tally(const AnyValue& state, Seat seat) const override { return rules_.tally(state.as<State>(), seat); }
  Ranking ranking(const AnyValue& state) const override { return rules_.ranking(state.as<State>()); }
  std::vector<TieBreak> tie_breaks(const AnyValue& state, Seat seat) const override {
    if constexpr (requires { rules_.tie_breaks(state.as<State>(), seat); })
      return rules_.tie_breaks(state.as<State>(), seat);
    else
      return {};
  }
  std::string fault(const AnyValue& state) const override { return rules_.fault(state.as<State>()); }

  [[nodiscard]] const Rules& rules() const { return rules_; }

 private:
  std::shared_ptr<const Rules> kept_;
  const Rules& rules_;
  GameSetup setup_;
};

}  // namespace regalia
