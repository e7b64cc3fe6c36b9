// Facts files: one that is accepted makes a game, and what differs is written back to the same game.
#include "fuzz/fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace regalia;
  for (const GameEntry& entry : fuzz::games())
    for (const Preset& preset : entry.presets) {
      const GameSetup setup{3, preset.values, std::string(fuzz::text(data, size))};
      const auto game = make_game(entry, setup);
      if (!game) continue;
      const auto again = make_game(entry, game->setup());
      fuzz::must(again.ok() && again->setup() == game->setup());
      fuzz::must(again->codec().components() == game->codec().components());
    }
  return 0;
}
