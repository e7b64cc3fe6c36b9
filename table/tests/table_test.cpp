#include "table/table.h"

#include <algorithm>

#include "table/given_words.h"
#include "table/tests/tried_table.h"

namespace regalia {
namespace {

constexpr Seat kAnna = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Seat kCleo = seat_at(2);

// Anna is to bargain; Cleo holds the veto.
TriedTable bargaining() {
  TriedTable tried("probe", 3, by_hand());
  tried.play_all(0, {"hand-veto 3", "token blue"});
  return tried;
}

TEST(TableWords, AreLimited) {
  RULE("table.words.none");
  RULE("table.words.length");
  RULE("table.words.text");
  EXPECT_TRUE(check_words({}, "").ok());
  EXPECT_EQ(check_words({}, "hello").rule(), "table.words.none");
  EXPECT_TRUE(check_words({5, Audience::all()}, "hello").ok());
  EXPECT_EQ(check_words({4, Audience::all()}, "hello").rule(), "table.words.length");
  for (const char* wrong : {"he\nllo",
                            "\xc2\x9b"
                            "31m",
                            "a"
                            "\xe2\x80\xae",
                            "\xff", "\xc3"})
    EXPECT_EQ(check_words({9, Audience::all()}, wrong).rule(), "table.words.text");
  EXPECT_TRUE(check_words({9, Audience::all()}, "gr\xc3\xbc\xc3\x9f").ok());
}

TEST(Table, RefusesWhatTheRulesRefuseAndChangesNothing) {
  TriedTable tried = bargaining();
  const std::string before = tried.table.record();
  EXPECT_EQ(tried.refusal(1, "vote yes"), "probe.phase");
  EXPECT_EQ(tried.refusal_of_all(1, {}), "table.play.list");
  EXPECT_EQ(tried.refusal(9, "done"), "probe.turn");
  EXPECT_EQ(tried.refusal(0, "token red"), "probe.chance");
  EXPECT_EQ(tried.table.record(), before);
}

TEST(Table, SeatsThatDoNotExistAreRefused) {
  RULE("table.seat");
  TriedTable tried = bargaining();
  EXPECT_EQ(tried.table.wish(seat_at(3), {}).rule(), "table.seat");
  EXPECT_EQ(tried.table.wish(kNobody, {}).rule(), "table.seat");
  EXPECT_EQ(tried.table.reveal(kNobody, {}).rule(), "table.seat");
  EXPECT_EQ(tried.table.take_back(seat_at(7)).rule(), "table.take-back.nothing");
  ASSERT_TRUE(tried.table.play(kAnna, tried.move("done")).ok());
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
  EXPECT_EQ(bargaining().refusal_of_all(1, {"done", "done"}), "table.play.list");
}

TEST(Table, StandingStepsAreAnsweredAtOnceFromWishes) {
  RULE("table.standing");
  RULE("table.standing.wishes");
  TriedTable tried = bargaining();
  const Move veto = tried.move("veto");
  EXPECT_TRUE(tried.table.wish(kCleo, {veto}).ok());
  EXPECT_TRUE(tried.table.wish(kBen, {veto}).ok()) << "who does not hold it";
  EXPECT_EQ(tried.table.wish(kAnna, std::vector<Move>(17, veto)).rule(), "table.standing.wishes");
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "done");
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "vote yes");
  EXPECT_EQ(tried.table.pending(), Pending::turn(kAnna)) << "the veto step is over";
  EXPECT_TRUE(tried.view(kNobody).at("veto_spent").as_bool());
  const std::string record = tried.table.record();
  EXPECT_NE(record.find(R"({"seat":2,"move":"pass")"), std::string::npos);
  EXPECT_NE(record.find(R"({"seat":3,"move":"veto")"), std::string::npos);
}

TEST(Table, WordsReachTheirReadersOnly) {
  TriedTable tried = bargaining();
  EXPECT_EQ(tried.refusal_of_all(1, {"done"}, "hello"), "table.words.none");
  const std::vector<std::string> offer = {"draft 2", "clause give 2", "put"};
  EXPECT_EQ(tried.refusal_of_all(1, offer, std::string(81, 'x')), "table.words.length");
  EXPECT_EQ(tried.refusal_of_all(1, offer, "a\tb"), "table.words.text");
  const std::size_t cleos = tried.log(kCleo).size();
  tried.play_all(1, offer, "for old friendship");
  EXPECT_EQ(tried.log(kBen).back(), "Player 1: \u201cfor old friendship\u201d");
  EXPECT_EQ(tried.table.log(kAnna).back().words, "for old friendship");
  EXPECT_EQ(tried.table.log(kAnna).back().speaker, kAnna);
  EXPECT_EQ(tried.log(kCleo).size(), cleos) << "nobody else hears of the offer";
  EXPECT_EQ(tried.log(kNobody).size(), cleos);
}

TEST(Table, EverySeatHasALogOfItsOwn) {
  TriedTable tried = bargaining();
  EXPECT_EQ(tried.log(kAnna), (std::vector<std::string>{"Somebody is given the veto in secret.",
                                                        "Round 1 of 4: Player 1 draws a blue token."}));
  EXPECT_EQ(tried.log(kCleo), (std::vector<std::string>{"Player 3 is given the veto in secret.",
                                                        "Round 1 of 4: Player 1 draws a token."}));
  tried.play_all(1, {"draft 2", "clause give 2", "put"});
  tried.play(3, "done");
  EXPECT_EQ(tried.table.log(kCleo)[2].number, 3U) << "Cleo has not heard of the deal";
  EXPECT_EQ(tried.table.log(kAnna)[3].number, 4U);
  EXPECT_EQ(tried.log(kAnna)[3], tried.log(kCleo)[2]);
  EXPECT_EQ(tried.table.log(kCleo, 2).size(), 1U);
  EXPECT_TRUE(tried.table.log(kCleo, 3).empty());
  EXPECT_TRUE(tried.table.log(kCleo, 4'000'000'000).empty());
  EXPECT_EQ(tried.log(kOpenHands).size(), 4U);
}

TEST(Table, AViewRemembersWhatItsSeatSaw) {
  TriedTable tried = bargaining();
  EXPECT_EQ(tried.view(kBen).at("tokens").at(0).at("colour"), "blue") << "the neighbour saw the token";
  EXPECT_FALSE(tried.view(kCleo).at("tokens").at(0).as_object().contains("colour"));
}

TEST(Table, ABotIsHandedAView) {
  TriedTable tried("royals", 3, seeded(2));
  for (const BotEntry& bot : tried.table.entry().company.bots) {
    const auto player = bot.make(tried.table.game().rules());
    const Seat seat = tried.table.pending().owing.first();
    Thinking thinking(20, 1);
    const Move move = player->choose(tried.table.view_for_bot(seat), thinking).move;
    EXPECT_TRUE(tried.table.play(seat, move).ok()) << bot.id;
  }
}

// The one decision of a game that can be judged at a glance: with a bid all of one's coins become prestige.
TEST(Table, TheRolloutBotBidsEverything) {
  TriedTable tried = bargaining();
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "done");
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "vote no");
  Thinking thinking(3000, 1);
  const auto bot = tried.table.entry().company.bots[1].make(tried.table.game().rules());
  EXPECT_EQ(tried.table.entry().company.bots[1].id, "rollout");
  const Move move = bot->choose(tried.table.view_for_bot(kAnna), thinking).move;
  EXPECT_EQ(tried.table.game().words().text(move), "bid 4");
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
  EXPECT_NE(fault({3, {}, {}, 99}, by_hand()).find("newer Regalia"), std::string::npos);
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
