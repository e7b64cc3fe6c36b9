// A table that cannot go on, in the terminal.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "cli/probe_playing.h"

namespace regalia::cli {
namespace {

namespace fs = std::filesystem;

// Rules in which chance is asked in the second round and nothing can come of it.
class Troubled final : public Game {
 public:
  explicit Troubled(MadeGame whole) : whole_(std::move(whole)) {}

  int seats() const override { return sound().seats(); }
  const GameSetup& setup() const override { return sound().setup(); }
  AnyValue initial() const override { return sound().initial(); }
  Pending pending(const AnyValue& state) const override { return sound().pending(state); }
  Pending pending_for(const AnyValue& state, Seat seat) const override { return sound().pending_for(state, seat); }
  MoveList moves(const AnyValue& state, Seat seat) const override { return sound().moves(state, seat); }
  OutcomeList outcomes(const AnyValue& state) const override {
    return state.as<probe::State>().open.round == 0 ? sound().outcomes(state) : OutcomeList();
  }
  ChanceScope chance_scope(const AnyValue& state) const override { return sound().chance_scope(state); }
  Verdict check(const AnyValue& state, Seat seat, Move move) const override { return sound().check(state, seat, move); }
  Verdict try_apply(AnyValue& state, Seat seat, Move move, Listener<AnyEvent>& listener) const override {
    return sound().try_apply(state, seat, move, listener);
  }
  WordsSpec words(const AnyValue& state, Seat seat, Move move) const override {
    return sound().words(state, seat, move);
  }
  bool has_knowledge() const override { return sound().has_knowledge(); }
  AnyValue first_knowledge(const AnyValue& state, Seat viewer) const override {
    return sound().first_knowledge(state, viewer);
  }
  void note(AnyValue& known, Seat viewer, const AnyEvent& event) const override { sound().note(known, viewer, event); }
  AnyValue first_belief(const AnyValue& state, Seat viewer) const override {
    return sound().first_belief(state, viewer);
  }
  void believe(AnyValue& believed, Seat viewer, const AnyEvent& event) const override {
    sound().believe(believed, viewer, event);
  }
  AnyValue view(const AnyValue& state, Seat viewer, const AnyValue* known, const AnyValue* believed,
                const WordBook* words) const override {
    return sound().view(state, viewer, known, believed, words);
  }
  Tally tally(const AnyValue& state, Seat seat) const override { return sound().tally(state, seat); }
  Ranking ranking(const AnyValue& state) const override { return sound().ranking(state); }
  std::string fault(const AnyValue& state) const override { return sound().fault(state); }

 private:
  [[nodiscard]] const Game& sound() const { return whole_.rules(); }

  MadeGame whole_;
};

// The words, the drawing and the codec are those of the sound game.
template <class Face> std::shared_ptr<const Face> face_of(const MadeGame& game, const Face& face) {
  return {std::make_shared<MadeGame>(game), &face};
}

TEST_F(ProbePlaying, TroubleIsToldAndTheGameIsKept) {
  const std::string path = (fs::temp_directory_path() / ("regalia-trouble-" + std::to_string(::getpid()))).string();
  GameEntry entry = probe::entry();
  entry.make = [](const GameSetup& setup) -> Result<MadeGame> {
    MadeGame game = probe::entry().make(setup).value();
    return MadeGame(std::make_shared<Troubled>(game), face_of(game, game.words()), face_of(game, game.drawing()),
                    face_of(game, game.codec()));
  };
  Table table = start(entry, 2, 1);
  Mates mates({});
  EXPECT_EQ(play_with(table, 2, mates, SaveFile::create(path, table, seating(table, 2)).value()), 1);
  EXPECT_TRUE(says("The table cannot go on: Chance is asked, and nothing can come of it.")) << text;
  EXPECT_TRUE(says("as far as it went is kept in") && says(path));
  std::ifstream file(path);
  const std::string kept((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  fs::remove(path);
  EXPECT_NE(kept.find(table.record()), std::string::npos);
}

}  // namespace
}  // namespace regalia::cli
