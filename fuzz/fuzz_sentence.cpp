// What people type in words: clauses of a draft, marches, and names of things to look up. Whatever is read can be asked about.
#include "bots/playout.h"
#include "engine/random.h"
#include "fuzz/fuzzing.h"

namespace regalia::fuzz {
namespace {

struct Moment {
  AnyValue state;
  Seat seat = kNobody;
};

// Where a seat drafts, and where one marches, as random play comes to it.
std::vector<Moment> moments(const MadeGame& game) {
  std::vector<Moment> found;
  Rng rng(1);
  AnyValue state = game.rules().initial();
  for (const std::string_view wanted : {"clause ", "take ", "go "}) {
    for (bool is_there = false; !is_there && game.rules().pending(state).step != Step::over;) {
      const Pending pending = game.rules().pending(state);
      Listener<AnyEvent> heard;
      if (pending.step == Step::chance) {
        must(game.rules().try_apply(state, kChance, draw_outcome(game.rules().outcomes(state), rng), heard).ok());
        continue;
      }
      const Seat seat = pending.owing.first();
      const MoveList moves = game.rules().moves(state, seat);
      for (const Offer& offer : moves) is_there = is_there || game.words().text(offer.move).starts_with(wanted);
      if (is_there) found.push_back({state, seat});
      must(game.rules().try_apply(state, seat, pick_uniformly(moves, rng), heard).ok());
    }
  }
  must(!found.empty());
  return found;
}

}  // namespace
}  // namespace regalia::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace regalia;
  static const MadeGame game = make_game(*find_game("blood"), {5, {{"turns", "2"}}, {}}).value();
  static const std::vector<fuzz::Moment> moments = fuzz::moments(game);
  static const std::vector<std::string> names(static_cast<std::size_t>(game.seats()), "Anna");
  const std::string text(fuzz::text(data, size));
  for (const fuzz::Moment& moment : moments) {
    const AnyValue view = game.rules().view(moment.state, moment.seat, nullptr, nullptr, nullptr);
    const auto sentence = game.words().read_sentence(view, text);
    if (sentence)
      for (const Move move : *sentence) (void)game.rules().check(moment.state, moment.seat, move);
    else
      fuzz::must(!sentence.error().empty());
    (void)game.drawing().about(view, names, text, Paper{});
    (void)game.drawing().page(view, names, "map", text, Paper{});
  }
  return 0;
}
