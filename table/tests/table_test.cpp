#include "table/table.h"

#include <algorithm>

#include "table/tests/tried_table.h"
#include "table/words.h"

namespace regalia {
namespace {

constexpr Seat kAnna = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Seat kCleo = seat_at(2);

// Anna is to bargain; Cleo holds the veto.
TriedTable bargaining() {
  TriedTable tried("probe", 3, by_hand());
  tried.play_all(0, {"hand-veto 2 0 0", "token 1 0 0"});
  return tried;
}

TEST(TableWords, AreLimited) {
  RULE("table.words.none");
  RULE("table.words.length");
  RULE("table.words.text");
  EXPECT_TRUE(check_words({}, "").ok());
  EXPECT_EQ(check_words({}, "hello").rule(), "table.words.none");
  EXPECT_TRUE(check_words({5, SeatSet::all(2)}, "hello").ok());
  EXPECT_EQ(check_words({4, SeatSet::all(2)}, "hello").rule(), "table.words.length");
  for (const char* wrong : {"he\nllo",
                            "\xc2\x9b"
                            "31m",
                            "a"
                            "\xe2\x80\xae",
                            "\xff", "\xc3"})
    EXPECT_EQ(check_words({9, SeatSet::all(2)}, wrong).rule(), "table.words.text");
  EXPECT_TRUE(check_words({9, SeatSet::all(2)}, "gr\xc3\xbc\xc3\x9f").ok());
}

TEST(Table, RefusesWhatTheRulesRefuseAndChangesNothing) {
  TriedTable tried = bargaining();
  const std::string before = tried.table.record();
  EXPECT_EQ(tried.refusal(1, "vote-yes 0 0 0"), "probe.phase");
  EXPECT_EQ(tried.refusal_of_all(1, {}), "table.play.list");
  EXPECT_EQ(tried.refusal(9, "done 0 0 0"), "probe.turn");
  EXPECT_EQ(tried.refusal(0, "token 0 0 0"), "probe.chance");
  EXPECT_EQ(tried.table.record(), before);
}

TEST(Table, SeatsThatDoNotExistAreRefused) {
  RULE("table.seat");
  TriedTable tried = bargaining();
  EXPECT_EQ(tried.table.wish(seat_at(3), {}).rule(), "table.seat");
  EXPECT_EQ(tried.table.wish(kNobody, {}).rule(), "table.seat");
  EXPECT_EQ(tried.table.reveal(kNobody, {}).rule(), "table.seat");
  EXPECT_EQ(tried.table.take_back(seat_at(7)).rule(), "table.take-back.nothing");
  ASSERT_TRUE(tried.table.play(kAnna, tried.table.game().words().parse_move("done 0 0 0").value()).ok());
  ASSERT_TRUE(tried.table.take_back(kAnna).ok());
  EXPECT_EQ(tried.table.answer_request(seat_at(3), 1, true).rule(), "table.seat");
}

TEST(Table, AListIsPlayedAsAWholeOrNotAtAll) {
  RULE("table.play.list");
  TriedTable tried = about_to_claim();
  const std::string before = tried.table.record();
  const std::string claim = "claim dijon.baron";
  EXPECT_EQ(tried.refusal_of_all(1, {claim, "wild spain", "wild spain", "wild britain"}), "royals.wild.country");
  EXPECT_EQ(tried.refusal_of_all(1, {claim, claim}), "royals.claim.cost");
  EXPECT_EQ(tried.refusal_of_all(1, {claim, "wild spain"}, "with my compliments"), "table.words.none");
  EXPECT_EQ(tried.table.record(), before);
  tried.play_all(1, {claim, "wild spain", "wild spain", "wild german"});
  EXPECT_EQ(tried.table.steps(), static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 3);
  EXPECT_EQ(tried.log(kBen).back(), "Player 1 is first in Dijon and takes its City bonus: 2 points.");
}

TEST(Table, AListDoesNotRunPastWhatIsTold) {
  RULE("table.play.list");
  TriedTable tried("royals", 2, by_hand(), {{"start", "1"}});
  tried.play_all(0, {"deal france", "deal german", "deal britain"});
  const std::string before = tried.table.record();
  EXPECT_EQ(tried.refusal_of_all(1, {"draw france", "draw german"}), "table.play.list");
  EXPECT_EQ(tried.table.record(), before);
  EXPECT_EQ(bargaining().refusal_of_all(1, {"done 0 0 0", "done 0 0 0"}), "table.play.list");
}

TEST(Table, StandingStepsAreAnsweredAtOnceFromWishes) {
  RULE("table.standing");
  RULE("table.standing.wishes");
  TriedTable tried = bargaining();
  const Move veto = tried.table.game().words().parse_move("veto 0 0 0").value();
  EXPECT_TRUE(tried.table.wish(kCleo, {veto}).ok());
  EXPECT_TRUE(tried.table.wish(kBen, {veto}).ok()) << "who does not hold it";
  EXPECT_EQ(tried.table.wish(kAnna, std::vector<Move>(17, veto)).rule(), "table.standing.wishes");
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "done 0 0 0");
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "vote-yes 0 0 0");
  EXPECT_EQ(tried.table.pending(), Pending::turn(kAnna)) << "the veto step is over";
  EXPECT_NE(tried.position().find("\"veto_spent\":true"), std::string::npos);
  const std::string record = tried.table.record();
  EXPECT_NE(record.find(R"({"seat":2,"move":"pass 0 0 0")"), std::string::npos);
  EXPECT_NE(record.find(R"({"seat":3,"move":"veto 0 0 0")"), std::string::npos);
}

TEST(Table, WordsReachTheirReadersOnly) {
  TriedTable tried = bargaining();
  EXPECT_EQ(tried.refusal_of_all(1, {"done 0 0 0"}, "hello"), "table.words.none");
  EXPECT_EQ(tried.refusal_of_all(1, {"offer 1 0 0 amount 2"}, std::string(81, 'x')), "table.words.length");
  EXPECT_EQ(tried.refusal_of_all(1, {"offer 1 0 0 amount 2"}, "a\tb"), "table.words.text");
  const std::size_t cleos = tried.log(kCleo).size();
  tried.play_all(1, {"offer 1 0 0 amount 2"}, "for old friendship");
  EXPECT_EQ(tried.log(kBen).back(), "Player 1 says: for old friendship");
  EXPECT_EQ(tried.table.log(kAnna).back().words, "for old friendship");
  EXPECT_EQ(tried.table.log(kAnna).back().speaker, kAnna);
  EXPECT_EQ(tried.log(kCleo).size(), cleos) << "nobody else hears of the offer";
  EXPECT_EQ(tried.log(kNobody).size(), 1U);
}

TEST(Table, EverySeatHasALogOfItsOwn) {
  TriedTable tried = bargaining();
  EXPECT_EQ(tried.log(kAnna), (std::vector<std::string>{"event 1 seat 0 1 0 0 0"}));
  EXPECT_EQ(tried.log(kCleo), (std::vector<std::string>{"event 0 seat 2 0 0 0 0", "event 1 seat 0 -1 0 0 0"}));
  EXPECT_EQ(tried.table.log(kCleo)[1].number, 2U);
  EXPECT_EQ(tried.table.log(kCleo, 1).size(), 1U);
  EXPECT_TRUE(tried.table.log(kCleo, 2).empty());
  EXPECT_TRUE(tried.table.log(kCleo, 4'000'000'000).empty());
  EXPECT_EQ(tried.log(kOpenHands).size(), 2U);
}

TEST(Table, AViewRemembersWhatItsSeatSaw) {
  TriedTable tried = bargaining();
  EXPECT_NE(tried.table.view_json(kBen).find("\"colours\":[1]"), std::string::npos) << "the neighbour saw the token";
  EXPECT_NE(tried.table.view_json(kCleo).find("\"colours\":[-1]"), std::string::npos);
}

TEST(Table, ABotIsHandedAView) {
  TriedTable tried("royals", 3, seeded(2));
  Rng rng(1);
  for (const BotEntry& bot : tried.table.entry().bots) {
    const auto player = bot.make(tried.table.game());
    const Seat seat = tried.table.pending().owing.first();
    const Move move = player->choose(tried.table.view_for_bot(seat), 20, rng);
    EXPECT_TRUE(tried.table.play(seat, move).ok()) << bot.id;
  }
}

// The one decision of a game that can be judged at a glance: with a bid all of one's coins become prestige.
TEST(Table, TheRolloutBotBidsEverything) {
  TriedTable tried = bargaining();
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "done 0 0 0");
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "vote-no 0 0 0");
  Rng rng(1);
  const auto bot = tried.table.entry().bots[1].make(tried.table.game());
  EXPECT_EQ(tried.table.entry().bots[1].id, "rollout");
  const Move move = bot->choose(tried.table.view_for_bot(kAnna), 3000, rng);
  EXPECT_EQ(tried.table.game().words().text(move), "bid 0 0 0 amount 4");
}

TEST(Table, SetUpsThatCannotBeAreRefused) {
  const GameEntry& royals = *find_game("royals");
  const auto fault = [&](const GameSetup& setup, const TableSetup& seating) {
    const Result<Table> table = Table::start(royals, setup, seating);
    return table ? std::string() : table.error();
  };
  TableSetup seating;
  EXPECT_EQ(fault({3, {}, {}}, seating), "");
  EXPECT_NE(fault({9, {}, {}}, seating).find("2 to 5 players"), std::string::npos);
  EXPECT_NE(fault({3, {{"display", "7"}}, {}}, seating).find("display"), std::string::npos);
  seating.names = {"Anna", "Ben"};
  EXPECT_NE(fault({3, {}, {}}, seating).find("2 names"), std::string::npos);
  seating.names = {"Anna", "Ben", "C\nleo"};
  EXPECT_NE(fault({3, {}, {}}, seating).find("A name has"), std::string::npos);
  seating.names = {"Anna", "Ben", std::string(41, 'x')};
  EXPECT_NE(fault({3, {}, {}}, seating).find("A name has"), std::string::npos);
  seating.names.clear();
  seating.contributors = SeatSet::all(4);
  EXPECT_NE(fault({3, {}, {}}, seating).find("Only seats"), std::string::npos);
  seating.chance = ChanceKind::seeded;
  EXPECT_NE(fault({3, {}, {}}, seating).find("fair chance only"), std::string::npos);
  seating = by_hand();
  seating.position = "{}";
  EXPECT_NE(fault({3, {}, {}}, seating).find("Position"), std::string::npos);
  EXPECT_NE(fault({3, {}, {}, 2}, by_hand()).find("newer Regalia"), std::string::npos);
}

TEST(Table, BeginsFromAPositionToo) {
  TriedTable first("royals", 3, seeded(4));
  Rng rng(3);
  for (int i = 0; i < 30; ++i) first.step(rng);
  TableSetup setup = seeded(9);
  setup.position = first.position();
  TriedTable second("royals", 3, setup);
  EXPECT_EQ(second.position(), first.position());
  second.play_out(rng);
  const auto opened = Table::open(tried_games(), second.table.record());
  EXPECT_TRUE(std::holds_alternative<Table>(opened));
}

}  // namespace
}  // namespace regalia
