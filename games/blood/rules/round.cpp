#include "games/blood/rules/round.h"

#include "games/blood/rules.h"

namespace regalia::blood {

Pending Round::pending(const Rules&, const State&) const { return Pending::chance(); }

Verdict Round::refusal(const Rules&, const State&, Seat, Move) const {
  return Verdict::no("blood.turn.step", "An order marker is drawn now.");
}

void Round::outcomes(const Rules&, const State&, OutcomeList& list) const {
  for (const Seat seat : cup) list.push_back({Move::of(MoveKind::marker, index(seat)), 1});
}

ChanceScope Round::chance_scope(const Rules&, const State&) const { return {kNobody, "order", 0}; }

// blood.round.order
template <class Sink> Next Round::go_on(const Rules& rules, State& state, Sink& sink) {
  while (true) {
    switch (step) {
      case Step::draw:
        if (cup.empty()) return Next::done();
        if (cup.size() > 1) return Next::stay();
        apply(rules, state, kChance, Move::of(MoveKind::marker, index(cup.first())), sink);
        break;
      case Step::event:
        step = Step::move;
        if (had_event) break;
        had_event = true;
        return Next::event(mover);
      case Step::move: step = Step::draw; break;
    }
  }
}

template <class Sink> void Round::apply(const Rules&, State&, Seat, Move move, Sink& sink) {
  mover = seat_at(move.a());
  cup.remove(mover);
  tell_all(sink, MarkerDrawn{mover, number});
  step = Step::event;
}

REGALIA_CHAPTER(Round);

}  // namespace regalia::blood
