// Standing steps at a table with bots: these are consulted before the table answers for all.
#include "table/tests/tried_table.h"

namespace regalia {
namespace {

constexpr Seat kAnna = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Seat kCleo = seat_at(2);

// Two bots, of whom Cleo holds the veto; the last vote is missing.
TriedTable about_to_carry() {
  TriedTable tried("probe", 3, by_hand());
  tried.table.consult_first(SeatSet::both(kBen, kCleo));
  tried.play_all(0, {"hand-veto 3", "token blue"});
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "done");
  for (int seat = 1; seat <= 2; ++seat) tried.play(seat, "vote yes");
  return tried;
}

TEST(Consulting, WaitsForAllWhoAreConsultedWhoeverCouldInterrupt) {
  RULE("table.standing");
  TriedTable tried = about_to_carry();
  EXPECT_TRUE(tried.table.to_consult().empty()) << "nobody before the step";
  tried.play(3, "vote yes");
  ASSERT_TRUE(tried.table.pending().standing);
  EXPECT_EQ(tried.table.to_consult(), SeatSet::both(kBen, kCleo));
  EXPECT_EQ(tried.table.consulted(kAnna, tried.move("pass")).rule(), "table.standing") << "a person wishes in advance";
  EXPECT_TRUE(tried.table.consulted(kCleo, tried.move("veto")).ok());
  EXPECT_EQ(tried.table.to_consult(), SeatSet::only(kBen));
  EXPECT_TRUE(tried.table.pending().standing) << "Ben is asked too, though he can do nothing";
  EXPECT_EQ(tried.table.consulted(kCleo, tried.move("pass")).rule(), "table.standing") << "once";
  EXPECT_TRUE(tried.table.consulted(kBen, tried.move("pass")).ok());
  EXPECT_TRUE(tried.table.to_consult().empty());
  EXPECT_EQ(tried.table.pending(), Pending::turn(kAnna));
  EXPECT_TRUE(tried.view(kNobody).at("veto_spent").as_bool());
}

TEST(Consulting, HappensAnewAtEveryStandingStep) {
  TriedTable tried = about_to_carry();
  tried.play(3, "vote yes");
  for (const Seat seat : {kBen, kCleo}) ASSERT_TRUE(tried.table.consulted(seat, tried.move("pass")).ok());
  tried.play(1, "bid 1");
  tried.play(0, "token red");
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "done");
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "vote yes");
  EXPECT_EQ(tried.table.to_consult(), SeatSet::both(kBen, kCleo));
}

TEST(Consulting, IsInTheRecordWhichReplays) {
  TriedTable tried = about_to_carry();
  tried.play(3, "vote yes");
  ASSERT_TRUE(tried.table.consulted(kBen, tried.move("pass")).ok());
  // Cut off while Cleo is consulted, and opened again.
  auto opened = Table::open(tried_games(), tried.table.record());
  ASSERT_TRUE(std::holds_alternative<Table>(opened)) << std::get<RecordFault>(opened).sentence();
  Table& again = std::get<Table>(opened);
  again.consult_first(SeatSet::both(kBen, kCleo));
  again.resume();
  EXPECT_TRUE(again.to_consult().has(kCleo)) << "it still waits for her";
  for (const Seat seat : again.to_consult())
    ASSERT_TRUE(again.consulted(seat, tried.move(seat == kCleo ? "veto" : "pass")).ok());
  EXPECT_EQ(again.pending(), Pending::turn(kAnna));

  ASSERT_TRUE(tried.table.consulted(kCleo, tried.move("veto")).ok());
  const std::string record = tried.table.record();
  EXPECT_NE(record.find(R"({"wishes":["veto"],"seat":3)"), std::string::npos);
  EXPECT_NE(record.find(R"({"seat":3,"move":"veto")"), std::string::npos);
  const auto whole = Table::open(tried_games(), record);
  ASSERT_TRUE(std::holds_alternative<Table>(whole)) << std::get<RecordFault>(whole).sentence();
  EXPECT_EQ(std::get<Table>(whole).record(), record);
}

TEST(Consulting, AnAnswerThatCannotBeIsRefusedAndChangesNothing) {
  TriedTable tried = about_to_carry();
  tried.play(3, "vote yes");
  const std::string record = tried.table.record();
  EXPECT_EQ(tried.table.consulted(kBen, tried.move("veto")).rule(), "probe.veto") << "he does not have it";
  EXPECT_EQ(tried.table.consulted(kCleo, tried.move("bid 3")).rule(), "probe.phase");
  EXPECT_FALSE(tried.table.consulted(kCleo, Move{~0ULL}).ok());
  EXPECT_EQ(tried.table.record(), record);
  EXPECT_EQ(tried.table.to_consult(), SeatSet::both(kBen, kCleo));
}

// Whatever is wished for stands in the record, which must be read again.
TEST(Wishes, AreMovesOfTheGame) {
  RULE("table.standing.wishes");
  TriedTable tried = about_to_carry();
  EXPECT_EQ(tried.table.wish(kAnna, {Move{~0ULL}}).rule(), "table.standing.wishes");
  EXPECT_EQ(tried.table.wish(kAnna, {Move{}}).rule(), "table.standing.wishes");
  EXPECT_TRUE(tried.table.wish(kAnna, {tried.move("veto"), tried.move("bid 3")}).ok()) << "for whatever comes";
}

// A game that says what can be wished for refuses what can never come true, and keeps what was wished for before.
TEST(Wishes, ThatCanNeverComeTrueAreRefused) {
  RULE("table.standing.wishes");
  TriedTable tried("crowns", 4, by_hand());
  const auto wish = [&](const std::vector<std::string>& texts) {
    std::vector<Move> moves;
    for (const std::string& text : texts) moves.push_back(tried.move(text));
    return tried.table.wish(kAnna, moves);
  };
  ASSERT_TRUE(wish({"sentinel 2 4", "sentinel anyone 16"}).ok());
  const std::string record = tried.table.record();
  const Ruling too_many = wish({"sentinel anyone 17"});
  EXPECT_EQ(too_many.rule(), "crowns.sentinel.wish");
  EXPECT_NE(too_many.reason().find("Name from 1 to 16 ravens"), std::string::npos) << too_many.reason();
  for (const char* never : {"sentinel anyone 0", "vote defender", "lay feud.redtower"})
    EXPECT_EQ(wish({"sentinel anyone 1", never}).rule(), "crowns.sentinel.wish") << never;
  EXPECT_EQ(wish({"sentinel 1 4"}).rule(), "crowns.g29");
  EXPECT_EQ(tried.table.record(), record);
  ASSERT_EQ(tried.table.wishes_of(kAnna).size(), 2U);
  EXPECT_EQ(tried.table.wishes_of(kAnna)[0], tried.move("sentinel 2 4"));
  // Whoever looks is offered only what can be wished for.
  for (int seat = 0; seat < 4; ++seat) {
    const std::vector<WishText> possible = tried.table.possible_wishes(seat_at(seat));
    EXPECT_EQ(possible.size(), 4U);
    for (const WishText& each : possible) EXPECT_TRUE(tried.table.wish(seat_at(seat), {each.offer.move}).ok());
  }
}

TEST(Wishes, OfRecordsOfVersionOneAreReadAsTheyWere) {
  const GameEntry& crowns = *find_game(tried_games(), "crowns");
  Table table = Table::start(crowns, {4, {}, {}, 1}, by_hand()).value();
  const std::vector<Move> wishes = {*table.game().words().parse_move("vote attacker"),
                                    *table.game().words().parse_move("sentinel anyone 17")};
  ASSERT_TRUE(table.wish(kAnna, wishes).ok());
  const auto opened = Table::open(tried_games(), table.record());
  ASSERT_TRUE(std::holds_alternative<Table>(opened)) << std::get<RecordFault>(opened).sentence();
  EXPECT_EQ(std::get<Table>(opened).wishes_of(kAnna), wishes);
}

}  // namespace
}  // namespace regalia
