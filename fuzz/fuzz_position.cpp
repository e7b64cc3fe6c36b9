// Positions: one that is accepted is consistent, is written back in one way, and can be looked at and played on.
#include "bots/random_bot.h"
#include "fuzz/fuzzing.h"

namespace {

using namespace regalia;

void play_on(const Game& game, AnyValue state) {
  Rng rng(1);
  Listener heard;
  for (int step = 0; step < 60; ++step) {
    const Pending pending = game.pending(state);
    if (pending.step == Step::over) {
      (void)game.standing(state);
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
    const Result<AnyValue> state = game->parse_position(fuzz::text(data, size));
    if (!state) continue;
    fuzz::must(game->fault(*state).empty());
    const std::string canonical = game->position_json(*state);
    const Result<AnyValue> again = game->parse_position(canonical);
    fuzz::must(again.ok() && game->position_json(*again) == canonical);
    const AnyValue memory = game->first_memory(*state, seat_at(0));
    (void)game->view_json(*state, seat_at(0), &memory);
    (void)game->draw(*state, seat_at(0), &memory, {}, Paper{});
    (void)game->draw_hand(*state, seat_at(0), &memory, Paper{});
    play_on(*game, *state);
  }
  return 0;
}
