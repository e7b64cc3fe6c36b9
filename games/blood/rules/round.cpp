#include "games/blood/rules/round.h"

#include <algorithm>

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

namespace {

// blood.neutral.battle: what nobody has taken, and where no player's armies stand, is at full strength again.
void recover_neutrals(const Rules& rules, State& state) {
  if (rules.options().neutrals != Neutrals::armed) return;
  for (int i = 0; i < kProvinces; ++i) {
    const auto province = static_cast<Province>(i);
    const Country country = state.realm.control[at(i)];
    int others = 0;
    for (const Country power : rules.in_play()) others += rules.armies_in(state, power, province);
    if (others > 0 || rules.in_play().has(country)) continue;
    state.realm.armies[at(i)][at(country)] =
        static_cast<std::uint8_t>(neutral_armies(rules.facts(), country, province));
  }
}

}  // namespace

// blood.round.order
template <class Sink> Next Round::go_on(const Rules& rules, State& state, Sink& sink) {
  while (true) {
    switch (step) {
      case Step::draw:
        if (cup.empty()) {
          step = Step::barons;
          break;
        }
        if (cup.size() > 1) return Next::stay();
        apply(rules, state, kChance, Move::of(MoveKind::marker, index(cup.first())), sink);
        break;
      case Step::event:
        step = Step::march;
        if (had_event) break;
        had_event = true;
        return Next::event(mover);
      case Step::march:
        // A crown may have gone to somebody else since the marker was drawn.
        if (rules.countries_of(state, mover).empty()) {
          step = Step::draw;
          break;
        }
        step = Step::scorch;
        return Next::of(Next::What::march, mover);
      case Step::scorch: step = Step::conflicts; return Next::of(Next::What::scorch, mover);
      case Step::conflicts: step = Step::calm; return Next::of(Next::What::conflicts, mover);
      case Step::calm:
        put_down_rebellions(rules, state, sink);
        if (rules.options().readings.neutrals_recover) recover_neutrals(rules, state);
        step = barons.empty() ? Step::draw : Step::barons;
        break;
      case Step::barons: {
        // blood.baron.princes: they move after all others.
        Seat next = kNobody;
        for (const Seat seat : rules.everybody())
          if (next == kNobody && !barons.has(seat) && rules.countries_of(state, seat).empty() &&
              rules.has_pieces(state, seat))
            next = seat;
        if (next == kNobody) {
          step = Step::mark;
          break;
        }
        barons.add(next);
        mover = next;
        step = Step::calm;
        return Next::of(Next::What::march, mover);
      }
      case Step::mark: step = Step::over; return Next::of(Next::What::mark);
      case Step::over: return Next::done();
    }
  }
}

// blood.rebellion.force: four units of the player in a province at the end of his move.
template <class Sink> void Round::put_down_rebellions(const Rules& rules, State& state, Sink& sink) {
  constexpr int kUnits = 4;
  for (const Province province : rules.provinces_of(state, mover) & state.realm.rebellion)
    if (rules.units_in(state, mover, province) >= kUnits) {
      const Country power = country_of(rules.house_of(mover));
      int lent = 0;
      for (const Lent& each : state.realm.lent)
        if (each.province == province && each.commander == power) lent += each.armies;
      if (rules.units_in(state, mover, province) - lent < kUnits) rules.note_help(state, province, power, sink);
      state.realm.rebellion.remove(province);
      tell_all(sink, RebellionPutDown{mover, province});
    }
}

template <class Sink> void Round::apply(const Rules&, State&, Seat, Move move, Sink& sink) {
  mover = seat_at(move.a());
  cup.remove(mover);
  tell_all(sink, MarkerDrawn{mover, number});
  step = Step::event;
}

void Round::learn(const March& march) {
  for (const Tired& entry : march.tired)
    if (entry.what == Tired::What::army && is_province(entry.where)) {
      std::uint8_t& count = moved[at(province_at(entry.where))][entry.colour];
      count = static_cast<std::uint8_t>(std::min(255, count + entry.count));
    }
}

REGALIA_CHAPTER(Round);

}  // namespace regalia::blood
