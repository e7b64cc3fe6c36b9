// For tests: the probe with a fault in its rules, as a game might have one.
#pragma once

#include <memory>
#include <stdexcept>
#include <utility>

#include "tests/probe/entry.h"
#include "tests/probe/state.h"

namespace regalia {

enum class Break {
  no_outcomes,        // chance is asked, and nothing can come of it
  no_outcomes_later,  // the same, from the second round on
  no_answers,         // a standing step lists nothing
  no_room,            // to put a deal is too much
  no_room_for_chance,
  no_end,  // chance is asked for ever
};

// The rules of another game but for one thing.
class BrokenGame final : public Game {
 public:
  BrokenGame(std::shared_ptr<const MadeGame> sound, Break fault) : sound_(std::move(sound)), fault_(fault) {}

  int seats() const override { return rules().seats(); }
  const GameSetup& setup() const override { return rules().setup(); }
  AnyValue initial() const override { return rules().initial(); }
  Pending pending(const AnyValue& state) const override { return rules().pending(state); }
  Pending pending_for(const AnyValue& state, Seat seat) const override { return rules().pending_for(state, seat); }
  MoveList moves(const AnyValue& state, Seat seat) const override {
    return fault_ == Break::no_answers && pending(state).standing ? MoveList() : rules().moves(state, seat);
  }
  OutcomeList outcomes(const AnyValue& state) const override {
    const bool none =
        fault_ == Break::no_outcomes || (fault_ == Break::no_outcomes_later && state.as<probe::State>().open.round > 0);
    return none ? OutcomeList() : rules().outcomes(state);
  }
  ChanceScope chance_scope(const AnyValue& state) const override { return rules().chance_scope(state); }
  Verdict check(const AnyValue& state, Seat seat, Move move) const override { return rules().check(state, seat, move); }
  Verdict try_apply(AnyValue& state, Seat seat, Move move, Listener<AnyEvent>& listener) const override {
    const bool is_put = move == *sound_->words().parse_move("put");
    if (fault_ == Break::no_end && seat == kChance) return check(state, seat, move);
    const Verdict verdict = rules().try_apply(state, seat, move, listener);
    if ((fault_ == Break::no_room && is_put) || (fault_ == Break::no_room_for_chance && seat == kChance))
      throw std::length_error("there is no room left");
    return verdict;
  }
  WordsSpec words(const AnyValue& state, Seat seat, Move move) const override {
    return rules().words(state, seat, move);
  }
  Verdict check_wish(Seat seat, Move move) const override { return rules().check_wish(seat, move); }
  bool has_knowledge() const override { return rules().has_knowledge(); }
  AnyValue first_knowledge(const AnyValue& state, Seat viewer) const override {
    return rules().first_knowledge(state, viewer);
  }
  void note(AnyValue& known, Seat viewer, const AnyEvent& event) const override { rules().note(known, viewer, event); }
  AnyValue first_belief(const AnyValue& state, Seat viewer) const override {
    return rules().first_belief(state, viewer);
  }
  void believe(AnyValue& believed, Seat viewer, const AnyEvent& event) const override {
    rules().believe(believed, viewer, event);
  }
  AnyValue view(const AnyValue& state, Seat viewer, const AnyValue* known, const AnyValue* believed,
                const WordBook* words) const override {
    return rules().view(state, viewer, known, believed, words);
  }
  SeatSet team_of(Seat seat) const override { return rules().team_of(seat); }
  Tally tally(const AnyValue& state, Seat seat) const override { return rules().tally(state, seat); }
  Ranking ranking(const AnyValue& state) const override { return rules().ranking(state); }
  std::vector<TieBreak> tie_breaks(const AnyValue& state, Seat seat) const override {
    return rules().tie_breaks(state, seat);
  }
  bool is_foreseeable(const AnyEvent& event) const override { return rules().is_foreseeable(event); }
  std::string fault(const AnyValue& state) const override { return rules().fault(state); }

 private:
  [[nodiscard]] const Game& rules() const { return sound_->rules(); }

  std::shared_ptr<const MadeGame> sound_;
  Break fault_;
};

template <Break kFault> Result<MadeGame> make_broken(const GameSetup& setup) {
  Result<MadeGame> made = probe::entry().make(setup);
  if (!made) return made;
  const auto sound = std::make_shared<const MadeGame>(std::move(made).value());
  return MadeGame(std::make_shared<BrokenGame>(sound, kFault), std::shared_ptr<const Wording>(sound, &sound->words()),
                  std::shared_ptr<const Drawing>(sound, &sound->drawing()),
                  std::shared_ptr<const Codec>(sound, &sound->codec()));
}

// The probe, broken, under its own name.
template <Break kFault> const GameEntry& broken_probe() {
  static const GameEntry entry = [] {
    GameEntry probe = probe::entry();
    probe.make = make_broken<kFault>;
    return probe;
  }();
  return entry;
}

}  // namespace regalia
