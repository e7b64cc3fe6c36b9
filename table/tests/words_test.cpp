// Words that belong to the game: who reads them, and at which moment.
#include <algorithm>
#include <boost/json.hpp>

#include "table/tests/tried_table.h"

namespace regalia {
namespace {

constexpr Seat kAnna = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Seat kCleo = seat_at(2);

// The words of the deals that a view shows.
std::string terms_in(const Table& table, const AnyValue& view) {
  std::string terms;
  for (const DealText& deal : table.game().words().deals(view, table.names())) terms += deal.words + ";";
  return terms;
}

// Anna has put a deal to Ben, with words.
class GivenTerms : public testing::Test {
 protected:
  TriedTable tried{"probe", 3, by_hand()};

  void SetUp() override {
    tried.play_all(0, {"hand-veto 3", "token blue"});
    tried.play_all(1, {"draft 2", "clause give 3", "put"}, "for your vote");
  }
  std::string terms(Seat viewer) { return terms_in(tried.table, tried.table.view(viewer)); }
  std::string motto(Seat viewer) {
    const boost::json::array chronicle = tried.view(viewer).at("chronicle").as_array();
    const auto* words = chronicle.empty() ? nullptr : chronicle.back().as_object().if_contains("motto");
    return words == nullptr ? "" : std::string(words->as_string());
  }
  // The round goes on to its end, with a motto.
  void end_round() {
    for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "done");
    for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "vote no");
    tried.play_all(1, {"bid 2"}, "ever onwards");
  }
};

TEST_F(GivenTerms, AreInTheViewsOfTheirReadersAndOfNobodyElse) {
  EXPECT_EQ(terms(kAnna), "for your vote;");
  EXPECT_EQ(terms(kBen), "for your vote;");
  EXPECT_EQ(terms(kCleo), "");
  EXPECT_EQ(terms(kNobody), "");
  for (const auto& [number, words] : tried.table.words().all()) {
    EXPECT_EQ(tried.table.words().read(number, kCleo), "");
    EXPECT_EQ(tried.table.words().read(number, kNobody), "");
    EXPECT_EQ(tried.table.words().read(number, kOpenHands), "for your vote") << "all hands are open";
  }
}

// Words stand behind what they go with, before all that comes of it.
TEST(WordsInTheLog, StandBehindWhatTheyGoWith) {
  TriedTable tried("crowns", 4, by_hand(), {{"start", "1"}});
  tried.play_all(1, {"coinage lyre 2"}, "A gift.");
  tried.play_all(0, {"draw feud.redtower"});
  tried.play_all(2, {"knight redtower 3"}, "At them!");
  for (const int seat : {1, 2, 3}) tried.play(seat, "vote attacker");
  tried.play_all(4, {"vote attacker"});
  for (const int seat : {3, 4, 1}) tried.play(seat, "spend 0");
  tried.play_all(2, {"spend 0"}, "That was easy.");
  const std::vector<std::string> log = tried.log(kCleo);
  const auto place = [&](const std::string& begin) {
    return std::find_if(log.begin(), log.end(), [&](const std::string& line) { return line.starts_with(begin); }) -
           log.begin();
  };
  EXPECT_EQ(place("Player 1: “A gift.”"), place("Player 1 plays a") + 1);
  EXPECT_EQ(place("Player 2: “At them!”"), place("Player 2 attacks") + 1);
  EXPECT_EQ(place("Player 2: “That was easy.”"), place("Player 2 spends no ravens") + 1);
  EXPECT_GT(place("Player 2 is victorious"), place("Player 2: “That was easy.”"));
}

TEST_F(GivenTerms, StayWhereEverybodyReadsThem) {
  end_round();
  tried.play(0, "token red");
  for (const Seat viewer : {kAnna, kBen, kCleo, kNobody}) EXPECT_EQ(motto(viewer), "ever onwards");
}

TEST_F(GivenTerms, NoLongerStandWhenTheyAreTakenBack) {
  tried.take_back_by_consent(kAnna, 1);
  EXPECT_EQ(terms(kBen), "");
  EXPECT_TRUE(tried.table.words().empty());
  tried.play_all(1, {"put"}, "for your trust");
  EXPECT_EQ(terms(kBen), "for your trust;");
  EXPECT_EQ(terms(kCleo), "");
  end_round();
  tried.take_back_by_consent(kAnna, 1);
  EXPECT_EQ(motto(kBen), "");
  tried.play(1, "bid 2");
  EXPECT_EQ(motto(kBen), "") << "the same decision without words";
}

TEST_F(GivenTerms, AreSeenWhereAReaderLooksBack) {
  const std::size_t put = tried.table.steps();
  tried.take_back_by_consent(kAnna, 1);
  const std::size_t back = tried.table.steps();
  tried.play_all(1, {"put"}, "for your trust");
  const std::size_t again = tried.table.steps();
  end_round();
  const auto terms_then = [&](std::size_t step, Seat viewer) {
    std::string terms;
    tried.table.look_back(step, viewer, [&](const AnyValue& view) { terms = terms_in(tried.table, view); });
    return terms;
  };
  EXPECT_EQ(terms_then(put - 1, kBen), "");
  EXPECT_EQ(terms_then(put, kBen), "for your vote;");
  EXPECT_EQ(terms_then(back, kBen), "");
  EXPECT_EQ(terms_then(again, kBen), "for your trust;");
  for (const std::size_t step : {put, back, again}) EXPECT_EQ(terms_then(step, kCleo), "");
  EXPECT_TRUE(tried.table.words_after(back).empty());
}

TEST_F(GivenTerms, AreTheSameInATableOpenedFromItsRecord) {
  tried.take_back_by_consent(kAnna, 1);
  tried.play_all(1, {"put"}, "for your trust");
  end_round();
  auto opened = Table::open(tried_games(), tried.table.record());
  ASSERT_TRUE(std::holds_alternative<Table>(opened)) << std::get<RecordFault>(opened).sentence();
  EXPECT_EQ(std::get<Table>(opened).words(), tried.table.words());
}

TEST_F(GivenTerms, GoWithAPositionToAnotherTable) {
  TableSetup setup = by_hand();
  setup.position = tried.position();
  setup.words = tried.table.words();
  TriedTable other("probe", 3, setup);
  EXPECT_EQ(terms_in(other.table, other.table.view(kBen)), "for your vote;");
  EXPECT_EQ(terms_in(other.table, other.table.view(kCleo)), "");
  auto opened = Table::open(tried_games(), other.table.record());
  ASSERT_TRUE(std::holds_alternative<Table>(opened)) << std::get<RecordFault>(opened).sentence();
  EXPECT_EQ(std::get<Table>(opened).words(), setup.words);
}

// Each move of a list has words of its own, and its own rule about them.
TEST(WordsInAList, GoWithTheMoveTheyAreGivenTo) {
  TriedTable tried("probe", 3, by_hand());
  tried.play_all(0, {"hand-veto 3", "token blue"});
  const auto said = [&](const std::vector<std::string>& words) {
    std::vector<Said> list = {{tried.move("draft 2")}, {tried.move("clause give 3")}, {tried.move("put")}};
    for (std::size_t i = 0; i < words.size(); ++i) list[i].words = words[i];
    return list;
  };
  const std::string before = tried.table.record();
  EXPECT_EQ(tried.table.play(kAnna, said({"hear, hear"})).rule(), "table.words.none");
  EXPECT_EQ(tried.table.play(kAnna, said({"", "three", "please"})).rule(), "table.words.none");
  EXPECT_EQ(tried.table.play(kAnna, said({"", "", std::string(81, 'x')})).rule(), "table.words.length");
  EXPECT_EQ(tried.table.record(), before) << "a list is played as a whole or not at all";
  EXPECT_TRUE(tried.table.play(kAnna, said({"", "", "please"})).ok());
  EXPECT_EQ(terms_in(tried.table, tried.table.view(kBen)), "please;");
}

}  // namespace
}  // namespace regalia
