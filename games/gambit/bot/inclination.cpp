#include "games/gambit/bot/inclination.h"

#include <algorithm>

namespace regalia::gambit {
namespace {

// So that all reasons are about 1: a goal is worth about four points, and a column needs about two cards more.
constexpr float kUsualGain = 4;
constexpr float kUsualCards = 2;

// For a point that it may bring: certain enough to be done nearly always.
constexpr float kBySwap = 1.5F;
constexpr float kByHiding = 1.5F;
// A card under a Cloak is better than none.
constexpr float kToHideNothing = -20;

int rounds_after(const Board& board) { return kRounds - 1 - board.round; }

float flag(bool holds) { return holds ? 1.0F : 0.0F; }

// How sure one is of a column, from its standing: 1 for a good lead.
float hope(const Standing& standing) { return 0.5F * flag(standing.margin > 0) + 0.25F * standing.margin; }

template <std::size_t N> float sum(const std::array<float, N>& weights, const std::array<float, N>& reasons) {
  float all = 0;
  for (std::size_t i = 0; i < N; ++i) all += weights[i] * reasons[i];
  return all;
}

}  // namespace

Inclination::Inclination(const Rules& rules, const State& state, Seat seat)
    : rules_(rules),
      board_(state.board),
      seat_(seat),
      goals_(rules, state.board.won[at(seat)], rounds_after(state.board)) {
  for (int column = 0; column < rules.columns(); ++column) {
    Sight& sight = sights_[at(column)] = look_at(column);
    sight.circumstances = circumstances(column);
    incomplete_ += sight.places > 0 ? 1 : 0;
  }
  for (int column = 0; column < rules.columns(); ++column)
    sights_[at(column)].inclination = sum(kTendencies.of_column, column_reasons(column));
}

float Inclination::to(Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::place: return to_place(static_cast<Card>(move.a()), move.b());
    case MoveKind::hide: return to_hide(static_cast<Card>(move.a()));
    case MoveKind::hide_none: return kToHideNothing;
    case MoveKind::swap: return to_swap(move.a());
    default: return 0;
  }
}

Inclination::Sight Inclination::look_at(int column) const {
  Sight sight;
  sight.seen = SeenColumn(rules_, board_, column, seat_);
  sight.standing = sight.seen.standing();
  const Goal goal = board_.goals[at(column)];
  sight.gain = static_cast<float>(goals_.gain(goal)) / kUsualGain;
  const Seat leader = sight.standing.leader;
  if (leader != kNobody && leader != seat_) {
    const GoalCount goals(rules_, board_.won[at(leader)], rounds_after(board_));
    sight.leader_gain = static_cast<float>(goals.gain(goal)) / kUsualGain;
  }
  if (!rules_.is_complete(board_, column)) sight.places = rules_.needed(board_, column) - board_.columns.size(column);
  return sight;
}

Circumstances Inclination::circumstances(int column) const {
  const Sight& sight = sights_[at(column)];
  const SeenColumn& seen = sight.seen;
  const auto cards = [](int count) { return static_cast<float>(count) / kUsualCards; };
  const Seat leader = sight.standing.leader;
  return {1,
          sight.gain,
          cards(std::max(0, sight.places - 1)),
          flag(sight.places == 1),
          flag(sight.places == 0),
          flag(seen.turned_up_next() != kUnknown),
          flag(seen.turns_up_unknown()),
          cards(seen.own_cards()),
          cards(seen.size() - seen.own_cards()),
          leader != kNobody && leader != seat_ ? -sight.standing.margin : 0};
}

bool Inclination::would_end_round(const Sight& sight) const { return incomplete_ == (sight.places == 1 ? 1 : 0); }

ColumnReasons Inclination::column_reasons(int column) const {
  const Sight& sight = sights_[at(column)];
  const float gain = sight.gain;
  const float led = flag(sight.standing.leader == seat_);
  ColumnReasons reasons{led,         led * gain,       sight.standing.margin * gain, flag(would_end_round(sight)), gain,
                        gain * gain, sight.leader_gain};
  const auto effect = std::find(kEffects.begin(), kEffects.end(), sight.seen.turned_up_next());
  if (effect != kEffects.end()) reasons[at(ColumnReason::turns_up) + at(effect - kEffects.begin())] = 1;
  return reasons;
}

Reasons Inclination::reasons(Card card, int column) const {
  const Sight& sight = sights_[at(column)];
  const Standing then = sight.seen.standing_with(card);
  const float leads = flag(then.leader == seat_);
  const float full = flag(sight.places <= 1);
  const float ends = flag(would_end_round(sight));
  const float denied = then.leader != sight.standing.leader ? sight.leader_gain : 0;
  return {leads,
          leads * sight.gain,
          then.margin,
          then.margin * sight.gain,
          denied,
          leads * flag(sight.places == 1) * sight.gain,
          leads * full * sight.gain,
          then.margin * full * sight.gain,
          leads * ends,
          denied * full,
          denied * ends};
}

float Inclination::to_place(Card card, int column) const {
  const Sight& sight = sights_[at(column)];
  return sight.inclination + sum(kTendencies.of_card[at(card)], sight.circumstances) +
         sum(kTendencies.of_reason, reasons(card, column));
}

float Inclination::to_hide(Card card) const {
  const Sight& sight = sights_[board_.column];
  return kByHiding * kUsualGain * sight.gain * hope(sight.seen.standing_with_hidden(card));
}

float Inclination::to_swap(int column) const {
  const Sight& here = sights_[board_.column];
  const Sight& there = sights_[at(column)];
  return kBySwap * kUsualGain * (hope(here.standing) - hope(there.standing)) * (there.gain - here.gain);
}

}  // namespace regalia::gambit
