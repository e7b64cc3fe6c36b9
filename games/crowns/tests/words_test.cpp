#include "games/crowns/tests/crowns_table.h"
#include "games/crowns/view/pen.h"

namespace regalia::crowns {
namespace {

TEST(CrownsWords, MovesAreReadAndWrittenTheSame) {
  const CrownsTable table(6);
  for (const char* text : {"lay feud.lyre",
                           "coinage ki-rin 3",
                           "knight lyre 6",
                           "pass",
                           "offer jester",
                           "add knight.orlok",
                           "enough",
                           "raise 0",
                           "raise 12",
                           "again",
                           "accept 4",
                           "hand-over feud.lyre",
                           "target 2",
                           "vote attacker",
                           "vote defender",
                           "spend 3",
                           "look",
                           "guest",
                           "take princess.midian",
                           "sentinel anyone 1",
                           "sentinel 3 4",
                           "swap feud.lyre trader.akroyear",
                           "keep",
                           "draft 2",
                           "give feud.lyre",
                           "ask sentinel",
                           "give ravens 2",
                           "ask ravens 1",
                           "promise attack 3",
                           "promise spare 1",
                           "promise coinage 2",
                           "promise trade 5",
                           "strike 6",
                           "put",
                           "drop",
                           "counter 3.1",
                           "agree 3.1 2",
                           "refuse 3.1 2",
                           "withdraw 2.3",
                           "done",
                           "close",
                           "start 6",
                           "agenda bard",
                           "deal undertaker",
                           "draw trader.orlok"}) {
    const Result<Move> move = table.rules.parse_move(text);
    ASSERT_TRUE(move.ok()) << text;
    EXPECT_EQ(table.rules.text(*move), text);
    EXPECT_NE(table.rules.describe(*move), "nothing");
    EXPECT_FALSE(table.rules.touches(*move).empty());
  }
}

TEST(CrownsWords, WhatCannotBeReadIsSaid) {
  const CrownsTable table;
  const auto error = [&](const char* text) { return table.rules.parse_move(text).error(); };
  EXPECT_EQ(error("lay fued.lyre"), "There is no card \"fued.lyre\"; cards are named as in \"feud.lyre\".");
  EXPECT_EQ(error("lay feud"), "There is no card \"feud\"; cards are named as in \"feud.lyre\".");
  EXPECT_EQ(error("lay jester.lyre"), "There is no card \"jester.lyre\"; cards are named as in \"feud.lyre\".");
  EXPECT_EQ(error("accept 5"), "There is no player \"5\"; players count from 1.");
  EXPECT_EQ(error("accept 0"), "There is no player \"0\"; players count from 1.");
  EXPECT_EQ(error("raise -1"), "There is no number of ravens \"-1\".");
  EXPECT_EQ(error("raise 99999999999"), "There is no number of ravens \"99999999999\".");
  EXPECT_EQ(error("ask baron"), "There is no kind of card \"baron\".");
  EXPECT_EQ(error("dance"),
            "There is no move \"dance\"; a move reads like \"lay feud.lyre\", \"knight lyre 3\" or \"pass\".");
  for (const char* text :
       {"counter 3", "agree 3.1", "agree 3.1 x", "strike 7", "promise dance 2", "vote", "swap a b", "give ravens"})
    EXPECT_FALSE(table.rules.parse_move(text).ok()) << text;
}

TEST(CrownsWords, MovesOutOfRangeAreWordedWithoutHarm) {
  const CrownsTable table(9);
  Rng rng(1);
  for (int i = 0; i < 20000; ++i) {
    const Move move{rng.next()};
    EXPECT_FALSE(table.rules.text(move).empty());
    EXPECT_FALSE(table.rules.describe(move).empty());
    (void)table.rules.touches(move);
    EXPECT_FALSE(Phrases::phrase(table.rules, table.view(1), move, table.names).does.empty());
  }
}

TEST(CrownsWords, PromptsAndPhrasesSayWhatIsAtStake) {
  CrownsTable table;
  table.deal({{1, "feud.lyre knight.lyre"}, {2, "princess.redtower"}, {3, "trader.orlok"}});
  EXPECT_EQ(table.prompt(1), "Your turn: begin an exchange with a card, play a Coinage, or attack with a Knight.");
  table.play_all(
      {{1, "lay feud.lyre"}, {2, "offer princess.redtower"}, {3, "offer trader.orlok"}, {4, "offer feud.chiron"}});
  EXPECT_EQ(table.prompt(1), "Add a second card, and everybody else adds one too; or leave it at one.");
  table.play(1, "enough");
  EXPECT_EQ(table.prompt(2),
            "Add ravens to your Princess of Redtower for Anna's Feud of Lyre? What you add stays until the "
            "exchange is settled.");
  EXPECT_EQ(table.phrase(2, "raise 0"), "add 0 to 4 ravens");
  table.play_all({{2, "raise 1"}, {3, "raise 0"}, {4, "raise 0"}});
  EXPECT_EQ(table.phrase(1, "accept 2"), "take Princess of Redtower and 1 raven of Ben (your hand: 0 → 1)");
  EXPECT_EQ(table.phrase(1, "accept 3"), "take Trader of Orlok of Cleo (your hand: 0 → 0)");
}

TEST(CrownsWords, TheTableFitsIntoEightyColumns) {
  CrownsTable table(9);
  table.play_all({{1, "lay feud.lyre"}, {2, "offer princess.redtower"}, {3, "offer trader.orlok"}});
  for (const int columns : {80, 100})
    for (const Detail detail : {Detail::little, Detail::usual, Detail::whole}) {
      const Paper paper{columns, false, detail};
      const std::string text = Pen::board(table.rules, table.view(2), table.names, paper) +
                               Pen::hand(table.rules, table.view(2), paper) + Pen::reference(table.rules, paper);
      std::istringstream lines(text);
      for (std::string line; std::getline(lines, line);) EXPECT_LE(columns_of(line), at(columns)) << line;
      EXPECT_NE(text.find("Princess of Redtower"), std::string::npos);  // Ben's offer
      EXPECT_NE(text.find("Your hand: Redtower: Castellan, 2 Coinage, 2 Feuds, 3 Knights, Princess, Trader."),
                std::string::npos);
      EXPECT_NE(text.find("Celestian"), std::string::npos);
    }
}

TEST(CrownsWords, FinalHandsAreShownToAll) {
  CrownsTable table;
  Rng rng(4);
  Silence silence;
  while (table.rules.pending(table.state).step != Step::over) {
    const Pending pending = table.rules.pending(table.state);
    if (pending.step == Step::chance) {
      table.rules.apply(table.state, kChance, table.rules.draw(table.state, rng), silence);
      continue;
    }
    MoveList moves;
    table.rules.moves(table.state, pending.owing.first(), moves);
    table.rules.apply(table.state, pending.owing.first(),
                      moves[rng.below(static_cast<std::uint32_t>(moves.size()))].move, silence);
  }
  const ViewInfo view = Json::show(table.rules, table.view(0));
  EXPECT_EQ(view.phase, Phase::over);
  for (const SeatInfo& seat : view.seats) EXPECT_EQ(static_cast<int>(seat.hand.size()), seat.cards);
  EXPECT_NE(Pen::board(table.rules, table.view(0), table.names, Paper()).find("The game is over."), std::string::npos);
}

}  // namespace
}  // namespace regalia::crowns
