// For tests: tables of any game and of the probe, played by the texts of moves.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bots/random_bot.h"
#include "engine/testing.h"
#include "table/table.h"
#include "tests/probe/entry.h"

namespace regalia {

// All games, and the probe.
inline Catalogue tried_games() {
  static const std::vector<GameEntry> games = probe::with_all_games();
  return games;
}

inline TableSetup by_hand() {
  TableSetup setup;
  setup.chance = ChanceKind::manual;
  return setup;
}

inline TableSetup seeded(std::uint64_t seed) {
  TableSetup setup;
  setup.chance = ChanceKind::seeded;
  setup.seed = seed;
  return setup;
}

class TriedTable {
 public:
  TriedTable(std::string_view game, int players, const TableSetup& setup, const OptionValues& options = {})
      : table(Table::start(*find_game(tried_games(), game), {players, options, {}}, setup).value()) {}
  explicit TriedTable(Table given) : table(std::move(given)) {}

  [[nodiscard]] Move move(const std::string& text) const { return table.game().words().parse_move(text).value(); }
  // Seats are numbered from 1; 0 is chance. The words go with the last move. The rule that refuses the moves, or nothing.
  std::string refusal_of_all(int seat, const std::vector<std::string>& moves, std::string_view words = {}) {
    std::vector<Said> list;
    for (const std::string& text : moves) list.push_back({move(text)});
    if (!list.empty()) list.back().words = words;
    return table.play(seat == 0 ? kChance : seat_at(seat - 1), list).rule();
  }
  std::string refusal(int seat, const std::string& move) { return refusal_of_all(seat, {move}); }
  void play_all(int seat, const std::vector<std::string>& moves, std::string_view words = {}) {
    ASSERT_EQ(refusal_of_all(seat, moves, words), "") << "seat " << seat << ": " << moves[0];
  }
  void play(int seat, const std::string& move) { play_all(seat, {move}); }

  // One random decision of a seat or, if it is played by hand, of chance.
  void step(Rng& rng) {
    const Pending pending = table.pending();
    if (pending.step == Step::chance) {
      const OutcomeList outcomes = table.game().rules().outcomes(table.state());
      ASSERT_TRUE(table.play(kChance, draw_outcome(outcomes, rng)).ok());
      return;
    }
    auto seat = pending.owing.begin();
    for (auto skip = rng.below(static_cast<std::uint32_t>(pending.owing.size())); skip > 0; --skip) ++seat;
    ASSERT_TRUE(table.play(*seat, pick_uniformly(table.game().rules().moves(table.state(), *seat), rng)).ok());
  }
  void play_out(Rng& rng) {
    while (!table.is_over()) step(rng);
  }
  // Everybody agrees that `seat` takes back its last `own` decisions.
  void take_back_by_consent(Seat seat, int own) {
    ASSERT_TRUE(table.take_back(seat, own).ok());
    for (const Seat other : SeatSet::all(table.game().seats()) - SeatSet::only(seat))
      if (table.request()) {
        ASSERT_TRUE(table.answer_request(other, table.request()->number, true).ok());
      }
  }

  [[nodiscard]] std::string position() const { return table.game().codec().position_text(table.state()); }
  [[nodiscard]] boost::json::object view(Seat viewer) { return table.game().codec().view(table.view(viewer)); }
  [[nodiscard]] std::vector<std::string> log(Seat viewer) const {
    std::vector<std::string> texts;
    for (const LogLine& line : table.log(viewer)) texts.push_back(line.text);
    return texts;
  }

  Table table;
};

// Royals with two seats, chance by hand: Player 1 is to play with one France card, three of Spain and one of the
// German States, and can claim the Baron of Dijon only with wild cards.
inline TriedTable about_to_claim(TakeBackRight right = TakeBackRight::silent) {
  TableSetup setup = by_hand();
  setup.take_back = right;
  TriedTable tried("royals", 2, setup, {{"start", "1"}});
  tried.play_all(0, {"deal france", "deal german", "deal britain"});
  const auto draw = [&](int seat, const std::vector<std::string>& cards) {
    for (const std::string& card : cards) {
      tried.play(seat, "draw pile");
      tried.play(0, "deal " + card);
    }
  };
  draw(1, {"france"});
  tried.play(1, "end");
  draw(2, {"britain", "britain"});
  tried.play(2, "end");
  draw(1, {"spain", "spain", "spain"});
  tried.play(1, "end");
  draw(2, {"britain", "britain", "britain"});
  tried.play(2, "end");
  draw(1, {"german"});
  tried.play(1, "draw intrigue");
  tried.play(0, "deal britain-spain");
  return tried;
}

}  // namespace regalia
