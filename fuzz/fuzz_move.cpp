// Texts of moves: what is read is written back as the same move, and can be asked about at any position.
#include "fuzz/fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace regalia;
  for (const auto& game : fuzz::samples()) {
    const Result<Move> move = game->parse_move(fuzz::text(data, size));
    if (!move) continue;
    const Result<Move> again = game->parse_move(game->text(*move));
    fuzz::must(again.ok() && *again == *move);
    fuzz::must(!game->describe(*move).empty());
    (void)game->touches(*move);
    (void)game->check(game->initial(), seat_at(0), *move);
    (void)game->attachment(game->initial(), seat_at(0), *move);
  }
  return 0;
}
