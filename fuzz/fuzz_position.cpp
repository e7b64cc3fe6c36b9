// Positions: one that is accepted is consistent, is written back in one way, and can be looked at and played on.
#include "bots/random_bot.h"
#include "fuzz/fuzzing.h"

namespace {

using namespace regalia;

void play_on(const Game& game, AnyValue state) {
  Rng rng(1);
  Listener<AnyEvent> heard;
  for (int step = 0; step < 60; ++step) {
    const Pending pending = game.pending(state);
    if (pending.step == Step::over) {
      (void)game.ranking(state);
      return;
    }
    const Seat seat = pending.step == Step::chance ? kChance : pending.owing.first();
    const Move move =
        seat == kChance ? draw_outcome(game.outcomes(state), rng) : pick_uniformly(game.moves(state, seat), rng);
    fuzz::must(game.try_apply(state, seat, move, heard).ok());
    fuzz::must(game.fault(state).empty());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  for (const auto& game : fuzz::samples()) {
    const Result<AnyValue> state = game.codec().parse_position(fuzz::text(data, size));
    if (!state) continue;
    fuzz::must(game.rules().fault(*state).empty());
    const std::string canonical = game.codec().position_text(*state);
    const Result<AnyValue> again = game.codec().parse_position(canonical);
    fuzz::must(again.ok() && game.codec().position_text(*again) == canonical);
    const AnyValue known = game.rules().first_knowledge(*state, seat_at(0));
    const AnyValue believed = game.rules().first_belief(*state, seat_at(0));
    const AnyValue view = game.rules().view(*state, seat_at(0), &known, &believed, nullptr);
    (void)game.codec().view(view);
    (void)game.words().deals(view, {});
    (void)game.drawing().board(view, {}, Paper{});
    (void)game.drawing().hand(view, Paper{});
    play_on(game.rules(), *state);
  }
  return 0;
}
