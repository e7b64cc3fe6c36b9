#include "games/royals/tests/arranged_table.h"
#include "games/royals/view/json.h"

namespace regalia::royals {
namespace {

const std::vector<std::string> kNames = {"Anna", "Ben", "Cleo"};

template <class Kind> std::string last_words(const ArrangedTable& table) {
  for (const auto& telling : table.heard.tellings)
    if (std::holds_alternative<Kind>(telling.event)) return table.rules.tell(telling.event, kNames);
  return {};
}

TEST(RoyalsWords, AClaimIsToldWithItsPayment) {
  ArrangedTable table(3);
  table.hand(1, "france 1 spain 2 german 1").play(1, "claim dijon.baron");
  EXPECT_EQ(last_words<Claimed>(table),
            "Anna claims the Baron of Dijon with one France card, one German States card and two Spain cards (three "
            "for one).");
}

TEST(RoyalsWords, ATakeoverNamesTheFormerHolderAndWhereTheCubeGoes) {
  RULE("royals.takeover.vanquished");
  for (const auto& [edition, place] : {std::pair{"2016", "Cathedral"}, std::pair{"2014", "City space"}}) {
    ArrangedTable table(3, {{"edition", edition}});
    table.holds(3, "dijon.marshal").hand(1, "france 1 france-spain 1").play(1, "takeover dijon.marshal");
    EXPECT_EQ(last_words<Claimed>(table),
              "Anna takes over the Marshal of Dijon from Cleo with one France card and one Intrigue card France/Spain; "
              "Cleo's cube "
              "goes to the " +
                  std::string(place) + ".");
  }
}

TEST(RoyalsWords, WithoutNamesPlayersAreNumbered) {
  ArrangedTable table(3);
  EXPECT_EQ(table.rules.tell(Started{seat_at(1)}, {}), "Player 2 is the starting player.");
}

TEST(RoyalsWords, MoveTextsAreWhatRecordsAndProgramsUse) {
  const ArrangedTable table(3);
  for (const char* text :
       {"draw pile", "draw france", "draw intrigue", "claim dijon.baron", "takeover paris.king", "pay german",
        "wild spain", "intrigue france-spain", "wild-intrigue britain-spain", "end", "discard france",
        "discard german-britain", "start 3", "deal spain", "deal german-spain", "announce three", "announce mixed"}) {
    const auto move = table.rules.parse_move(text);
    ASSERT_TRUE(move.ok()) << text;
    EXPECT_EQ(table.rules.text(*move), text);
  }
}

TEST(RoyalsPosition, ImpossiblePositionsAreRefusedWithTheReason) {
  const ArrangedTable table(2);
  const std::string good = position_text<Json>(table.rules, table.state);
  ASSERT_TRUE(parse_position<Json>(table.rules, good).ok());
  const auto reason = [&](const std::string& from, const std::string& to) {
    std::string bad = good;
    const std::size_t place = bad.find(from);
    EXPECT_NE(place, std::string::npos) << from << " in " << good;
    bad.replace(place, from.size(), to);
    const auto read = parse_position<Json>(table.rules, bad);
    return read.ok() ? std::string("accepted") : read.error();
  };
  EXPECT_NE(reason("\"pile\":{\"france\":23", "\"pile\":{\"france\":24").find("25 France cards instead of 24"),
            std::string::npos);
  EXPECT_NE(reason("\"format\":3", "\"format\":4").find("format"), std::string::npos);
  EXPECT_NE(reason("\"phase\":\"play\"", "\"phase\":\"sleep\"").find("sleep"), std::string::npos);
  EXPECT_NE(reason("\"turn\":1", "\"turn\":2").find("turn"), std::string::npos);
  EXPECT_NE(reason("\"turn\":1", "\"turn\":7").find("turn"), std::string::npos);
  EXPECT_NE(reason("\"turns\":2", "\"turns\":1e9").find("turns"), std::string::npos);
  EXPECT_NE(reason("\"cubes\":46", "\"cubes\":44").find("cubes"), std::string::npos);
  EXPECT_NE(reason("\"cubes\":46", "\"nobles\":[\"paris.king\",\"paris.king\"],\"cubes\":44").find("twice"),
            std::string::npos);
  EXPECT_NE(reason("\"cubes\":46", "\"nobles\":[\"rome.pope\"],\"cubes\":44").find("does not exist"),
            std::string::npos);
  EXPECT_NE(reason("\"seats\":[", "\"seats\":[{},").find("seats"), std::string::npos);
  EXPECT_NE(reason("{\"format\"", "{\"colour\":1,\"format\"").find("colour"), std::string::npos);
}

TEST(RoyalsPosition, UnfinishedClaimsMustBeOnesThatCanHappen) {
  ArrangedTable table(2);
  table.holds(2, "dijon.baron").hand(1, "france 1 spain 5 german 4 france-spain 1 france-german 1");
  table.play_all(1, {"takeover dijon.baron", "intrigue france-spain", "pay france", "wild spain"});
  const std::string good = position_text<Json>(table.rules, table.state);
  ASSERT_TRUE(parse_position<Json>(table.rules, good).ok()) << good;
  const auto accepts = [&](const std::string& from, const std::string& to) {
    std::string bad = good;
    const std::size_t place = bad.find(from);
    EXPECT_NE(place, std::string::npos) << from << " in " << good;
    bad.replace(place, from.size(), to);
    return parse_position<Json>(table.rules, bad).ok();
  };
  EXPECT_FALSE(accepts("\"country_wilds\":2", "\"country_wilds\":1")) << "cheaper than it is";
  EXPECT_FALSE(accepts("\"country_wilds\":2", "\"country_due\":2"));
  EXPECT_FALSE(accepts("\"country_wilds\":2", "\"country_wilds\":60"));
  EXPECT_FALSE(accepts("\"country_wild\":true", "\"country_wild\":false"));
  EXPECT_FALSE(accepts("\"noble\":\"dijon.baron\"", "\"noble\":\"dijon.marshal\""));
  EXPECT_FALSE(accepts("\"noble\":\"dijon.baron\"", "\"noble\":\"paris.king\""));
  EXPECT_FALSE(accepts("\"phase\":\"play\"", "\"phase\":\"draw\""));
}

TEST(RoyalsWords, MovesNameTheBoardElementsTheyTouch) {
  const ArrangedTable table(2);
  const auto touches = [&](const char* text) { return table.rules.touches(*table.rules.parse_move(text)); };
  using Ids = std::vector<std::string>;
  EXPECT_EQ(touches("claim dijon.baron"), (Ids{"noble:dijon.baron", "city:dijon"}));
  EXPECT_EQ(touches("draw france"), (Ids{"display:france"}));
  EXPECT_EQ(touches("draw pile"), (Ids{"pile"}));
  EXPECT_EQ(touches("discard france-spain"), (Ids{"hand:france-spain"}));
  EXPECT_EQ(touches("end"), (Ids{"turn"}));
  EXPECT_EQ(table.rules.touches(Move::of(200, 3)), Ids());
}

TEST(RoyalsWords, GarbageMovesHaveWordsToo) {
  const ArrangedTable table(2);
  for (int kind = 0; kind < 256; ++kind)
    for (const int a : {0, 3, 4, 6, 27, 255}) {
      EXPECT_FALSE(table.rules.text(Move::of(kind, a)).empty());
      EXPECT_FALSE(table.rules.describe(Move::of(kind, a)).empty());
    }
}

}  // namespace
}  // namespace regalia::royals
