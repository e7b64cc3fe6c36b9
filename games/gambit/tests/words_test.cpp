// Moves, events and positions in words and JSON.
#include <boost/json.hpp>

#include "engine/paper.h"
#include "games/gambit/tests/arranged_table.h"
#include "games/gambit/view/json.h"
#include "games/gambit/view/make_game.h"
#include "games/gambit/view/pen.h"
#include "games/gambit/view/phrases.h"

namespace regalia::gambit {
namespace {

const std::vector<std::string> kNames = {"Anna", "Ben", "Cleo", "Dora"};

TEST(GambitWords, MoveTextsAreWhatRecordsAndProgramsUse) {
  const ArrangedTable table(3);
  for (const char* text : {"place king 2", "place fencing-master 1", "place little-giant 3", "hide wizard",
                           "hide nothing", "swap 3", "swap nothing", "start 3", "deal gold", "goal music-4"}) {
    const auto move = table.rules.parse_move(text);
    ASSERT_TRUE(move.ok()) << text;
    EXPECT_EQ(table.rules.text(*move), text);
  }
}

TEST(GambitWords, EveryKnownMoveIsUnderstoodByItsText) {
  const Rules rules = make_rules(4);
  const std::vector<Move> moves = Phrases::known_moves(rules);
  EXPECT_EQ(moves.size(), 31U * 4 + 31 + 4 + 2);
  for (const Move move : moves) {
    const auto back = rules.parse_move(rules.text(move));
    ASSERT_TRUE(back.ok()) << rules.text(move);
    EXPECT_EQ(*back, move);
  }
}

TEST(GambitWords, NonsenseIsRefused) {
  const Rules rules = make_rules(3);
  for (const char* text : {"",
                           " ",
                           "place",
                           "place ",
                           "place king",
                           "place king ",
                           "place king 0",
                           "place king 4",
                           "place king 01",
                           "place king -1",
                           "place king 2 ",
                           "place king two",
                           "place duke 1",
                           "place  king 1",
                           "king 1",
                           "hide",
                           "hide ",
                           "hide duke",
                           "hide king 2",
                           "swap",
                           "swap 0",
                           "swap 4",
                           "swap x",
                           "start 0",
                           "start 4",
                           "deal",
                           "deal duke",
                           "goal music-6",
                           "goal music",
                           "goal dance-1",
                           "pass",
                           "PLACE king 1",
                           "place KING 1",
                           "place king 99999999999"})
    EXPECT_FALSE(rules.parse_move(text).ok()) << text;
}

TEST(GambitWords, ARefusalSaysWhatIsUnknown) {
  const Rules rules = make_rules(3);
  EXPECT_EQ(rules.parse_move("place duke 1").error(), "There is no conspirator \"duke\".");
  EXPECT_EQ(rules.parse_move("place king 7").error(), "There is no column \"7\".");
  EXPECT_EQ(rules.parse_move("place king").error(), "Say which column.");
  EXPECT_EQ(rules.parse_move("dance 7").error(),
            "There is no move \"dance 7\"; a move reads like \"place king 2\" or \"swap 3\".");
}

TEST(GambitWords, MovesNameTheBoardElementsTheyTouch) {
  const Rules rules = make_rules(3);
  const auto touches = [&](const char* text) { return rules.touches(*rules.parse_move(text)); };
  using Ids = std::vector<std::string>;
  EXPECT_EQ(touches("place king 2"), (Ids{"hand:king", "column:2"}));
  EXPECT_EQ(touches("hide wizard"), (Ids{"hand:wizard"}));
  EXPECT_EQ(touches("swap 3"), (Ids{"goal:3"}));
  EXPECT_EQ(touches("swap nothing"), (Ids{"pass"}));
  EXPECT_EQ(rules.touches(Move::of(200, 3)), Ids());
}

TEST(GambitWords, GarbageMovesHaveWordsToo) {
  const Rules rules = make_rules(3);
  for (int kind = 0; kind < 256; ++kind)
    for (const int a : {0, 5, 30, 31, 36, 255}) {
      EXPECT_FALSE(rules.text(Move::of(kind, a)).empty());
      EXPECT_FALSE(rules.describe(Move::of(kind, a)).empty());
    }
}

TEST(GambitWords, MovesAreDescribedForPeople) {
  const Rules rules = make_rules(3);
  const auto words = [&](const char* text) { return rules.describe(*rules.parse_move(text)); };
  EXPECT_EQ(words("place little-giant 2"), "place the Little Giant in column 2");
  EXPECT_EQ(words("hide king"), "hide the King under the Cloak");
  EXPECT_EQ(words("swap nothing"), "leave the goals as they are");
}

TEST(GambitWords, AnEventNamesThePlayerOrANumber) {
  const Rules rules = make_rules(3);
  const Event event = Started{seat_at(1)};
  EXPECT_EQ(rules.tell(event, kNames), "Ben is the starting player.");
  EXPECT_EQ(rules.tell(event, {}), "Player 2 is the starting player.");
}

TEST(GambitWords, EverythingThatHappensIsTold) {
  ArrangedTable table(3);
  table.column(1, "2 explorer down").column(2, "3 assassin down").hand(1, "king queen juliet").play(1, "place king 1");
  table.deal("storm");
  std::vector<std::string> words;
  for (const Event& event : table.heard_by(2)) words.push_back(table.rules.tell(event, kNames));
  EXPECT_EQ(words,
            (std::vector<std::string>{
                "Anna places a card face down in column 1.", "Ben's Explorer in column 1 is turned up.",
                "The Explorer of Ben moves on to column 2, face down.", "Cleo's Assassin in column 2 is turned up.",
                "Cleo's Assassin strikes: Ben loses the Explorer at the end of column 2.", "Anna draws a card."}));
}

TEST(GambitWords, AChangedValueIsToldWithItsReason) {
  const Rules rules = make_rules(3);
  const auto words = [&](Card card, std::int16_t halves) {
    return rules.tell(ValueChanged{Ordinal::of(0), seat_at(1), Ordinal::of(2), card, HalfPoints{halves}}, kNames);
  };
  EXPECT_EQ(words(Card::hermit, 20), "Column 1: Ben's Hermit counts 10, 1 less for each other card.");
  EXPECT_EQ(words(Card::doppelganger, 19), "Column 1: Ben's Doppelganger counts 9.5, like the card below.");
  EXPECT_EQ(words(Card::minstrel, 16), "Column 1: Ben's Minstrel counts 8 only.");
}

// The first event of a kind that an onlooker was told, as clients read it.
boost::json::object first_shown(const ArrangedTable& table, const char* kind) {
  for (const Event& event : table.heard_by(0))
    if (const boost::json::object object = json::write_event(table.rules, event); object.at("kind") == kind)
      return object;
  ADD_FAILURE() << "nothing shown of kind " << kind;
  return {};
}

// Column 1 as given, with player 1's last card; columns 2 to 4 are complete.
ArrangedTable ended(const std::string& column, const std::string& last_card) {
  ArrangedTable table(4);
  table.goals("music-5 fencing-1 religion-1 commerce-1").column(1, column);
  table.column(2, "2 doppelganger").column(3, "3 merchant").column(4, "4 merchant");
  table.hand(1, last_card).turn(1, "place " + last_card + " 1");
  EXPECT_EQ(table.state.board.round, 1);
  return table;
}

void expect_json(const boost::json::object& object, const std::string& expected) {
  EXPECT_EQ(boost::json::value(object), boost::json::parse(expected)) << object;
}

TEST(GambitShown, TheColumnAsItIsOpened) {
  RULE("gambit.evaluation.order");
  const ArrangedTable table = ended("2 cloak>king, 3 minstrel, 3 doppelganger, 4 squire", "wizard");
  expect_json(first_shown(table, "round-over"), R"({"kind":"round-over","round":1})");
  expect_json(first_shown(table, "opened"),
              R"({"kind":"opened","column":1,"goal":"music-5","cards":[
                  {"seat":2,"card":"cloak","hidden":"king","value":20.0},
                  {"seat":3,"card":"minstrel","value":12.0},
                  {"seat":3,"card":"doppelganger"},
                  {"seat":4,"card":"squire","value":2.0},
                  {"seat":1,"card":"wizard","value":7.0}]})");
}

TEST(GambitShown, RemovedGuardedAndCancelled) {
  const ArrangedTable table = ended("2 king, 3 juliet, 3 bodyguard, 4 squire", "wizard");
  expect_json(first_shown(table, "removed"),
              R"({"kind":"removed","column":1,"place":1,"seat":2,"card":"king","by":"wizard","remover":1})");
  expect_json(first_shown(table, "guarded"),
              R"({"kind":"guarded","column":1,"place":2,"seat":3,"card":"juliet","by":"wizard"})");
  expect_json(first_shown(ended("2 witch, 3 witch, 4 king, 4 squire", "queen"), "cancelled"),
              R"({"kind":"cancelled","column":1,"by":"witch","count":2})");
}

TEST(GambitShown, MusketeersDragonAndBeggar) {
  expect_json(first_shown(ended("2 king, 3 squire, 3 witch, 4 witch", "musketeers"), "musketeers"),
              R"({"kind":"musketeers","column":1,"place":5,"seat":1})");
  const ArrangedTable table = ended("2 king, 3 dragon, 3 squire, 4 squire", "beggar");
  expect_json(first_shown(table, "dragon"), R"({"kind":"dragon","column":1,"place":2,"seat":3,"value":2.0})");
  expect_json(first_shown(table, "beggar"), R"({"kind":"beggar","column":1,"place":5,"seat":1})");
}

TEST(GambitShown, ChangedValuesAndSums) {
  const ArrangedTable table = ended("2 king, 3 squire, 3 assassin, 4 doppelganger", "hermit");
  // The Hermit's initiative comes first; the Doppelganger above has taken the printed value.
  expect_json(first_shown(table, "changed"), R"({"kind":"changed","column":1,"place":5,"seat":1,"card":"hermit",
                                                "value":8.0})");
  expect_json(first_shown(table, "sums"), R"({"kind":"sums","column":1,"sums":[{"seat":1,"points":8.0},
              {"seat":2,"points":20.0},{"seat":3,"points":11.5},{"seat":4,"points":12.0}]})");
}

TEST(GambitShown, HowAColumnEnds) {
  const ArrangedTable table = ended("2 gold, 2 king, 1 prince, 3 squire", "squire");
  expect_json(first_shown(table, "pair"), R"({"kind":"pair","column":1,"seat":1})");
  expect_json(first_shown(table, "won"), R"({"kind":"won","column":1,"seat":1,"goal":"music-5","decided":"pair"})");
  expect_json(first_shown(table, "gold"), R"({"kind":"gold","column":1,"seat":1,"owner":2})");
  expect_json(first_shown(table, "lost"), R"({"kind":"lost","column":2,"goal":"fencing-1"})");
}

TEST(GambitShown, WhatWasNotSeenIsLeftOut) {
  const Rules rules = make_rules(3);
  expect_json(json::write_event(rules, Event(Drew{seat_at(1), {}, DrawReason::turn})),
              R"({"kind":"drew","seat":2,"reason":"turn"})");
  expect_json(json::write_event(rules, Event(Drew{seat_at(1), Card::king, DrawReason::crown})),
              R"({"kind":"drew","seat":2,"card":"king","reason":"crown"})");
}

// A position in which most things occur.
ArrangedTable rich_table() {
  ArrangedTable table(3);
  table.in_round(3).goals("music-4 fencing-2 religion-5").column(1, "1 king, 2 cloak>gold, 3 beggar down");
  table.column(2, "2 storm, 1 squire down").column(3, "3 gatekeeper, 1 explorer known").crown(2).gold(3, 1);
  table.discards(1, "wizard witch").unseen_discards(2, "hermit").won(1, "music-5").ready();
  return table;
}

TEST(GambitPosition, WhatIsWrittenCanBeRead) {
  const ArrangedTable table = rich_table();
  const auto read = parse_position<Json>(table.rules, position_text<Json>(table.rules, table.state));
  ASSERT_TRUE(read.ok()) << read.error();
  EXPECT_EQ(*read, table.state);
}

TEST(GambitPosition, ImpossiblePositionsAreRefusedWithTheReason) {
  const ArrangedTable table = rich_table();
  const std::string good = position_text<Json>(table.rules, table.state);
  const auto reason = [&](const std::string& from, const std::string& to) {
    std::string bad = good;
    const std::size_t place = bad.find(from);
    EXPECT_NE(place, std::string::npos) << from << " in " << good;
    bad.replace(place, from.size(), to);
    const auto read = parse_position<Json>(table.rules, bad);
    return read.ok() ? std::string("accepted") : read.error();
  };
  const auto names = [&](const std::string& from, const std::string& to, const std::string& named) {
    const std::string error = reason(from, to);
    return error.find(named) != std::string::npos ? std::string(named) : error;
  };
  EXPECT_EQ(names("\"format\":3", "\"format\":4", "format"), "format");
  EXPECT_EQ(names("\"phase\":\"place\"", "\"phase\":\"sleep\"", "sleep"), "sleep");
  EXPECT_EQ(names("\"turn\":1", "\"turn\":7", "turn"), "turn");
  EXPECT_EQ(names("\"round\":3", "\"round\":4", "round"), "round");
  EXPECT_EQ(names("\"goal\":\"music-4\"", "\"goal\":\"music-5\"", "music-5"), "music-5");
  EXPECT_EQ(names("\"card\":\"king\"", "\"card\":\"wizard\"", "Wizard too many"), "Wizard too many");
  EXPECT_EQ(names("\"card\":\"king\"", "\"card\":\"duke\"", "duke"), "duke");
  EXPECT_EQ(names("\"hides\":\"gold\"", "\"hides\":\"hermit\"", "Hermit too many"), "Hermit too many");
  EXPECT_EQ(names("\"last\":\"known\"", "\"last\":\"shiny\"", "shiny"), "shiny");
  EXPECT_EQ(names("\"gold_won\":1", "\"gold_won\":2", "Gold"), "Gold");
  EXPECT_EQ(names("{\"format\"", "{\"colour\":1,\"format\"", "colour"), "colour");
  EXPECT_EQ(names("\"seats\":[", "\"seats\":[{},", "seats"), "seats");
  EXPECT_EQ(names("\"phase\":\"place\"", "\"phase\":\"over\"", "goals"), "goals");
  EXPECT_EQ(names("\"phase\":\"place\"", "\"phase\":\"swap\"", "effect"), "effect");
}

TEST(GambitPosition, OnlyAnExplorerIsFaceDownAndKnown) {
  RULE("gambit.r41");
  ArrangedTable table(3);
  table.ready();
  table.column(1, "2 wizard known");
  EXPECT_EQ(table.rules.fault(table.state), "Only an Explorer lies face down and is known to all.");
}

View<Rules> view(ArrangedTable& table, int player) {
  table.ready();
  return view_of<Rules>(table.rules, table.state, seat_at(player - 1), nullptr);
}

TEST(GambitPrompt, SaysWhatIsAsked) {
  ArrangedTable table(3);
  table.goals("music-5 fencing-4 religion-2").column(1, "2 cloak down");
  EXPECT_NE(Phrases::prompt(table.rules, view(table, 1), kNames).find("Place one of your cards"), std::string::npos);
  table.play(1, "place king 1");
  EXPECT_NE(Phrases::prompt(table.rules, view(table, 2), kNames).find("column 1 (Music 5)"), std::string::npos);
}

TEST(GambitPrompt, ALodestoneNamesItsColumn) {
  RULE("gambit.card.lodestone");
  ArrangedTable table(3);
  table.goals("music-5 fencing-4 religion-2").column(2, "3 lodestone down").turn(1, "place king 2");
  EXPECT_NE(Phrases::prompt(table.rules, view(table, 2), kNames).find("column 2 (Fencing 4)"), std::string::npos);
}

TEST(GambitDraw, TheTableShowsNoHiddenCard) {
  RULE("gambit.secrets");
  ArrangedTable table = rich_table();
  const auto drawn = [&](int player) {
    return Pen::board(table.rules, view(table, player), kNames, Paper{.columns = 100});
  };
  EXPECT_NE(drawn(3).find("Beggar"), std::string::npos) << "one's own";
  EXPECT_EQ(drawn(1).find("Beggar"), std::string::npos);
  EXPECT_EQ(drawn(1).find("+Gold"), std::string::npos) << "under the Cloak";
  EXPECT_NE(drawn(2).find("+Gold"), std::string::npos);
}

TEST(GambitDraw, TheReferenceListsEveryConspiratorOfTheSets) {
  const Rules rules = make_rules(3);
  const std::string text = Pen::reference(rules, Paper{});
  for (const CardFacts& card : rules.facts().cards) EXPECT_NE(text.find(card.name), std::string::npos) << card.name;
  EXPECT_EQ(Pen::reference(make_rules(3, {{"cards", "2006"}}), Paper{}).find("Jester"), std::string::npos);
}

}  // namespace
}  // namespace regalia::gambit
