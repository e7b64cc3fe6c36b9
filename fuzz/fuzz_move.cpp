// Texts of moves: what is read is written back as the same move, and can be asked about at any position.
#include "fuzz/fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace regalia;
  for (const auto& game : fuzz::samples()) {
    const Result<Move> move = game.words().parse_move(fuzz::text(data, size));
    if (!move) continue;
    const Result<Move> again = game.words().parse_move(game.words().text(*move));
    fuzz::must(again.ok() && *again == *move);
    fuzz::must(!game.words().describe(*move).empty());
    (void)game.words().touches(*move);
    (void)game.rules().check(game.rules().initial(), seat_at(0), *move);
    (void)game.rules().words(game.rules().initial(), seat_at(0), *move);
  }
  return 0;
}
