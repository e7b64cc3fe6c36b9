#include "games/crowns/tests/crowns_table.h"

namespace regalia::crowns {
namespace {

TEST(CrownsKnight, ItAttacksAnybodyButTheHouseOnItsBanner) {
  RULE("crowns.card.knight");
  RULE("crowns.knight.banner");
  RULE("crowns.g18");
  CrownsTable table;
  table.deal({{1, "knight.redtower knight.lyre feud.lyre"}});
  EXPECT_EQ(table.refusal(1, "knight redtower 2"), "crowns.knight.banner");
  EXPECT_EQ(table.refusal(1, "knight redtower 1"), "crowns.card.knight");
  EXPECT_EQ(table.refusal(1, "knight orlok 3"), "crowns.turn.action");
  EXPECT_TRUE(table.lists(1, "knight redtower 3"));
  EXPECT_TRUE(table.lists(1, "knight lyre 2"));
  table.play(1, "knight redtower 3");
  EXPECT_EQ(table.told(0), "Anna attacks Cleo with the Knight of Redtower.");
  EXPECT_EQ(table.phase(), Phase::vote);
}

TEST(CrownsKnight, AllVoteInSecretOnEitherSideAndAreShownTogether) {
  RULE("crowns.knight.vote");
  RULE("crowns.g19");
  CrownsTable table;
  table.play(1, "knight lyre 2");
  table.play(3, "vote attacker");
  EXPECT_EQ(table.told(3), "Cleo votes for the attacker.");
  EXPECT_EQ(table.told(1), "Cleo has voted.");
  EXPECT_EQ(table.refusal(3, "spend 1"), "crowns.turn.action");
  table.play(3, "vote defender");
  EXPECT_EQ(table.told(1), "");  // that she changed her mind is her own affair
  EXPECT_EQ(Json::show(table.rules, table.view(3)).vote, "defender");
  EXPECT_FALSE(Json::show(table.rules, table.view(1)).seats[2].vote.has_value());
  EXPECT_TRUE(Json::show(table.rules, table.view(1)).seats[2].answered);
  table.play_all({{1, "vote defender"}, {2, "vote attacker"}, {4, "vote attacker"}});
  EXPECT_EQ(table.told(0),
            "Dan has voted. The votes are shown. For the attack of Anna: Ben and Dan. For Ben: Anna and Cleo.");
}

TEST(CrownsKnight, RavensAreSpentOnceClockwiseFromTheDefender) {
  RULE("crowns.knight.spend");
  CrownsTable table;
  table.ravens({4, 2, 0, 3});
  table.play(1, "knight lyre 2");
  table.vote("addd");
  EXPECT_EQ(table.actor(), 2);
  EXPECT_EQ(table.refusal(2, "spend 3"), "crowns.knight.spend");
  EXPECT_EQ(table.refusal(1, "spend 1"), "crowns.turn.order");
  table.play(2, "spend 2");
  EXPECT_EQ(table.told(0), "Ben spends 2 ravens for the defender.");
  EXPECT_EQ(table.actor(), 4);  // Cleo has none
  table.play(4, "spend 0");
  EXPECT_EQ(table.told(0), "Dan spends no ravens.");
  EXPECT_EQ(table.refusal(2, "spend 1"), "crowns.turn.order");
  table.play(1, "spend 4");
  // 1 + 4 for the attacker, 3 + 2 for the defender.
  EXPECT_EQ(table.told(0), "Anna spends 4 ravens for the attacker. Anna is victorious over Ben, 5 to 5.");
}

TEST(CrownsKnight, ARavenIsOneVoteMoreForTheSideThatWasChosen) {
  // The rulebook's example: a vote for the defender with two ravens counts three.
  CrownsTable table;
  table.play(1, "knight lyre 2");
  table.vote("aaad");
  table.play_all({{2, "spend 0"}, {3, "spend 0"}, {4, "spend 2"}});
  EXPECT_EQ(table.rules.votes_of(table.state.board), (std::array<int, 2>{3, 3}));
}

TEST(CrownsKnight, TheAttackerWinsTies) {
  RULE("crowns.knight.victor");
  CrownsTable table;
  table.play(1, "knight lyre 2");
  table.vote("aadd");
  table.spend_nothing();
  EXPECT_EQ(table.rules.victor(table.state.board), seat_at(0));
  CrownsTable other;
  other.play(1, "knight lyre 2");
  other.vote("addd");
  other.spend_nothing();
  EXPECT_EQ(other.rules.victor(other.state.board), seat_at(1));
}

TEST(CrownsKnight, TheVictorLooksAndTakesOrDrawsAGuest) {
  RULE("crowns.knight.reward");
  RULE("crowns.knight.look");
  RULE("crowns.g23");
  RULE("crowns.g24");
  CrownsTable table;
  table.deal({{1, "knight.lyre feud.lyre"}, {2, "jester princess.redtower"}});
  table.play(1, "knight lyre 2");
  table.vote("aaad");
  table.spend_nothing();
  EXPECT_EQ(table.refusal(1, "take jester"), "crowns.knight.reward");
  EXPECT_EQ(table.refusal(2, "look"), "crowns.turn.order");
  table.play(1, "look");
  EXPECT_EQ(table.told(1), "Anna looks into the hand of Ben: Princess of Redtower and Jester.");
  EXPECT_EQ(table.told(3), "Anna looks into the hand of Ben.");
  EXPECT_EQ(Json::show(table.rules, table.view(1)).looked_at,
            (std::vector<std::string>{"princess.redtower", "jester"}));
  EXPECT_TRUE(Json::show(table.rules, table.view(3)).looked_at.empty());
  EXPECT_EQ(table.refusal(1, "guest"), "crowns.knight.look");
  EXPECT_EQ(table.refusal(1, "take feud.redtower"), "crowns.knight.look");
  table.play(1, "take princess.redtower");
  EXPECT_EQ(table.told(2).substr(0, 38), "Anna takes the Princess of Redtower of");
  EXPECT_EQ(table.told(3).substr(0, 26), "Anna takes a card of Ben. ");
  EXPECT_TRUE(table.has(1, "princess.redtower feud.lyre"));
  EXPECT_EQ(table.hand(2), table.cards("jester"));
}

TEST(CrownsKnight, TheDefenderMayWinAndCannotTakeTheKnightThatIsPlayed) {
  CrownsTable table;
  table.deal({{1, "knight.lyre feud.lyre jester"}, {2, "feud.redtower"}});
  table.play(1, "knight lyre 2");
  table.vote("dddd");
  table.spend_nothing();
  table.play(2, "look");
  EXPECT_EQ(table.listed(2), (std::vector<std::string>{"take feud.lyre", "take jester"}));
}

TEST(CrownsKnight, AGuestIsDrawnUnseenByTheOthers) {
  CrownsTable table;
  table.play(1, "knight lyre 2");
  table.vote("aaaa");
  table.spend_nothing();
  table.play(1, "guest");
  EXPECT_EQ(table.rules.pending(table.state).step, Step::chance);
  table.play(0, "deal priest");
  EXPECT_EQ(table.told(1).substr(0, 23), "Anna draws the Priest. ");
  EXPECT_EQ(table.told(2).substr(0, 20), "Anna draws a guest. ");
  EXPECT_TRUE(table.has(1, "priest"));
}

TEST(CrownsKnight, WithAnEmptyDeckACardIsTakenFromAnEmptyHandAGuest) {
  RULE("crowns.knight.empty");
  RULE("crowns.g21");
  RULE("crowns.g22");
  CrownsTable table;
  table.deal({{1, "knight.lyre"}, {2, "jester feud.redtower"}});
  table.empty_deck();
  table.play(1, "knight lyre 2");
  table.vote("aaaa");
  table.spend_nothing();
  EXPECT_EQ(table.phase(), Phase::take);
  CrownsTable both;
  both.deal({{1, "knight.lyre"}});
  both.empty_deck();
  both.play(1, "knight lyre 2");
  both.vote("aaaa");
  both.spend_nothing();
  EXPECT_NE(both.told(0).find("Nothing is left for Anna to take."), std::string::npos);
  EXPECT_EQ(both.turn(), 4);  // neither Ben nor Cleo has cards
}

TEST(CrownsKnight, AnOnlyCardIsTakenAtOnce) {
  CrownsTable table;
  table.deal({{1, "knight.lyre feud.lyre"}, {2, "jester"}, {3, "feud.orlok"}});
  table.play(1, "knight lyre 2");
  table.vote("aaaa");
  table.spend_nothing();
  table.play(1, "look");
  EXPECT_TRUE(table.has(1, "jester"));
  EXPECT_EQ(table.turn(), 3);
}

TEST(CrownsKnight, TheDefeatedGetsWhatWasSpentForTheVictor) {
  RULE("crowns.knight.ravens");
  RULE("crowns.g20");
  CrownsTable table;
  table.play(1, "knight lyre 2");
  // Ben votes against himself and spends: the ravens come back to him. Dan's leave the game.
  table.vote("aaad");
  table.play_all({{2, "spend 2"}, {3, "spend 1"}, {4, "spend 3"}, {1, "spend 1"}});
  table.play_all({{1, "guest"}, {0, "deal jester"}});
  EXPECT_EQ(table.ravens_of(2), 4 - 2 + 2 + 1 + 1);
  EXPECT_EQ(table.ravens_of(3), 3);
  EXPECT_EQ(table.ravens_of(4), 1);
  EXPECT_EQ(table.ravens_of(1), 3);
  EXPECT_EQ(table.state.board.ravens_lost, 3);
}

TEST(CrownsKnight, TheRewardComesFirstThenTheRavensAndTheKnightGoes) {
  RULE("crowns.knight.discard");
  RULE("crowns.g25");
  RULE("crowns.g50");
  CrownsTable table;
  table.play(1, "knight lyre 2");
  table.vote("dddd");
  table.play_all({{2, "spend 1"}, {3, "spend 0"}, {4, "spend 0"}, {1, "spend 0"}, {2, "guest"}, {0, "deal bard"}});
  // The defender's reward, the attacker's ravens, the Knight, whoever won.
  EXPECT_EQ(table.told(0),
            "Ben draws a guest. Anna gets 1 raven for the defeat and the Knight of Lyre is discarded. It is the turn "
            "of Ben.");
  EXPECT_EQ(table.state.board.discards, table.cards("knight.lyre"));
  EXPECT_EQ(Json::show(table.rules, table.view(0)).discards, std::vector<std::string>{"knight.lyre"});
}

}  // namespace
}  // namespace regalia::crowns
