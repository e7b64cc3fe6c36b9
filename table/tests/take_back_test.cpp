#include <set>

#include "table/tests/tried_table.h"

namespace regalia {
namespace {

constexpr Seat kAnna = seat_at(0);
constexpr Seat kBen = seat_at(1);

TEST(TakeBack, IsARightWhileNobodyHasLearntAnything) {
  RULE("table.take-back.right");
  TriedTable tried = about_to_claim();
  const std::string before = tried.position();
  const std::vector<std::string> bens = tried.log(kBen);
  tried.play_all(1, {"claim dijon.baron", "wild spain", "wild spain"});
  EXPECT_TRUE(tried.table.take_back(kAnna).ok());
  EXPECT_NE(tried.position(), before);
  EXPECT_TRUE(tried.table.take_back(kAnna, 2).ok());
  EXPECT_EQ(tried.position(), before);
  EXPECT_FALSE(tried.table.request().has_value());
  EXPECT_EQ(tried.log(kBen), bens) << "nobody hears of it";
  EXPECT_EQ(tried.log(kNobody).size(), bens.size());
  tried.play(1, "end");
  EXPECT_TRUE(std::holds_alternative<Table>(Table::open(tried_games(), tried.table.record())));
}

TEST(TakeBack, PastWhatWasToldItNeedsConsent) {
  RULE("table.take-back.told");
  RULE("table.take-back.consent");
  TriedTable tried = about_to_claim();
  const std::string before = tried.position();
  const std::size_t lines = tried.log(kBen).size();
  tried.play_all(1, {"claim dijon.baron", "wild spain", "wild spain", "wild german"});
  const std::string after = tried.position();
  EXPECT_TRUE(tried.table.take_back(kAnna, 4).ok());
  EXPECT_EQ(tried.position(), after) << "Ben is asked first";
  ASSERT_TRUE(tried.table.request().has_value());
  EXPECT_EQ(tried.table.request()->number, 1U);
  EXPECT_TRUE(tried.table.answer_request(kBen, 1, true).ok());
  EXPECT_EQ(tried.position(), before);
  const LogLine notice = tried.table.log(kBen).back();
  EXPECT_EQ(notice.undone_from, lines + 1);
  EXPECT_EQ(tried.log(kBen).size(), lines + 3) << "what happened stays in the log";
  EXPECT_NE(tried.table.record().find(R"({"undo":4,"seat":1,"consent":[2])"), std::string::npos);
}

TEST(TakeBack, WithinATurnItIsARightWhereTheTableWantsItSo) {
  RULE("table.take-back.right");
  TriedTable tried = about_to_claim(TakeBackRight::turn);
  const std::string before = tried.position();
  const std::size_t lines = tried.log(kBen).size();
  tried.play_all(1, {"claim dijon.baron", "wild spain", "wild spain", "wild german"});
  EXPECT_EQ(tried.table.may_take_back(kAnna), true);
  EXPECT_TRUE(tried.table.take_back(kAnna, 4).ok());
  EXPECT_EQ(tried.position(), before);
  EXPECT_FALSE(tried.table.request().has_value()) << "nobody is asked";
  const LogLine notice = tried.table.log(kBen).back();
  EXPECT_EQ(notice.undone_from, lines + 1);
  EXPECT_EQ(notice.text.find("agreed"), std::string::npos);
  EXPECT_EQ(tried.table.may_take_back(kAnna), false) << "before that chance has dealt a card";
  EXPECT_NE(tried.table.record().find(R"("take_back":"turn")"), std::string::npos);
  EXPECT_TRUE(std::holds_alternative<Table>(Table::open(tried_games(), tried.table.record())));
  tried.play_all(1, {"claim dijon.baron", "wild spain", "wild spain", "wild german"});
  tried.play(1, "end");
  EXPECT_EQ(tried.table.may_take_back(kAnna), false) << "the turn has passed on";
  tried.play(2, "draw pile");
  tried.play(0, "deal spain");
  EXPECT_EQ(tried.table.may_take_back(kBen), false) << "chance has acted";
}

TEST(TakeBack, ATurnIsNotTakenBackForEver) {
  RULE("table.quiet");
  TriedTable tried = about_to_claim(TakeBackRight::turn);
  for (int i = 0; i < 200; ++i) {
    tried.play_all(1, {"claim dijon.baron", "wild spain", "wild spain", "wild german"});
    ASSERT_TRUE(tried.table.take_back(kAnna, 4).ok());
    ASSERT_FALSE(tried.table.request().has_value());
  }
  tried.play_all(1, {"claim dijon.baron", "wild spain", "wild spain", "wild german"});
  EXPECT_EQ(tried.table.take_back(kAnna, 4).rule(), "table.quiet");
}

TEST(TakeBack, ARequestLapsesAndIsAnsweredByNumber) {
  RULE("table.take-back.request");
  TriedTable tried = about_to_claim();
  EXPECT_EQ(tried.table.answer_request(kBen, 1, true).rule(), "table.take-back.request");
  tried.play(1, "end");
  EXPECT_TRUE(tried.table.take_back(kAnna).ok());
  EXPECT_EQ(tried.table.take_back(kAnna, 3).rule(), "table.take-back.request") << "one at a time";
  EXPECT_EQ(tried.table.take_back(kBen).rule(), "table.take-back.request");
  EXPECT_TRUE(tried.table.answer_request(kBen, 1, false).ok());
  EXPECT_EQ(tried.table.answer_request(kBen, 1, true).rule(), "table.take-back.request") << "declined";
  EXPECT_TRUE(tried.table.take_back(kAnna).ok());
  EXPECT_EQ(tried.table.answer_request(kBen, 1, true).rule(), "table.take-back.request") << "that was another";
  EXPECT_TRUE(tried.table.answer_request(kAnna, 2, true).ok()) << "one's own consent is not enough";
  EXPECT_TRUE(tried.table.request().has_value());
  tried.play(2, "draw intrigue");
  EXPECT_TRUE(tried.table.request().has_value()) << "nobody has been told anything";
  tried.play(0, "deal britain-spain");
  EXPECT_EQ(tried.table.answer_request(kBen, 2, true).rule(), "table.take-back.request") << "the game moved on";
  EXPECT_TRUE(tried.table.take_back(kAnna).ok());
  EXPECT_TRUE(tried.table.answer_request(kAnna, 3, false).ok()) << "withdrawn";
  EXPECT_FALSE(tried.table.request().has_value());
}

// A request that lapsed by a silent move would tell of it.
TEST(TakeBack, ARequestOutlastsSilentMovesAndTakesThemBackToo) {
  TriedTable tried = about_to_claim();
  EXPECT_TRUE(tried.table.take_back(kBen).ok());
  tried.play_all(1, {"claim dijon.baron", "wild spain"});
  ASSERT_TRUE(tried.table.request().has_value());
  EXPECT_TRUE(tried.table.answer_request(kAnna, 1, true).ok());
  EXPECT_EQ(tried.table.pending(), Pending::turn(kBen)) << "before the end of his turn";
  EXPECT_EQ(tried.position().find("claim"), std::string::npos);
  EXPECT_TRUE(std::holds_alternative<Table>(Table::open(tried_games(), tried.table.record())));
}

// So would one that lapsed by a deal between others.
TEST(TakeBack, ARequestOutlastsWhatOthersAreToldInSecret) {
  RULE("table.take-back.request");
  TriedTable tried("probe", 3, by_hand());
  tried.play_all(0, {"hand-veto 2", "token blue"});
  tried.play_all(1, {"draft 2", "clause give 1", "put"});
  EXPECT_TRUE(tried.table.take_back(kAnna).ok());
  tried.play_all(2, {"draft 3", "clause give 2", "put"});
  ASSERT_TRUE(tried.table.request().has_value()) << "Anna has heard of nothing";
  tried.play(3, "done");
  EXPECT_FALSE(tried.table.request().has_value());
}

TEST(TakeBack, SilentChangesOfASeatAreCountedUntilItIsToldSomething) {
  RULE("table.quiet");
  TriedTable tried("probe", 3, by_hand());
  tried.play_all(0, {"hand-veto 2", "token blue"});
  for (int i = 0; i < 200; ++i) ASSERT_TRUE(tried.table.wish(kAnna, {}).ok());
  tried.play_all(2, {"draft 3", "clause give 2", "put"});
  EXPECT_EQ(tried.table.wish(kAnna, {}).rule(), "table.quiet") << "or she would learn of the deal";
  tried.play_all(2, {"draft 1", "clause give 2", "put"});
  EXPECT_TRUE(tried.table.wish(kAnna, {}).ok());
}

TEST(TakeBack, SilentChangesAreLimited) {
  RULE("table.quiet");
  TriedTable tried = about_to_claim();
  int changes = 0;
  for (; changes < 1000; ++changes) {
    tried.play(1, "claim dijon.baron");
    if (!tried.table.take_back(kAnna).ok()) break;
  }
  EXPECT_EQ(changes, 200);
  EXPECT_EQ(tried.table.take_back(kAnna).rule(), "table.quiet");
  EXPECT_EQ(tried.table.wish(kAnna, {}).rule(), "table.quiet");
  EXPECT_TRUE(tried.table.wish(kBen, {}).ok()) << "each seat counts for itself";
  tried.play_all(1, {"wild spain", "wild spain", "wild german"});
  EXPECT_TRUE(tried.table.wish(kAnna, {}).ok()) << "something was told";
}

TEST(TakeBack, EndsWithTheTurn) {
  RULE("table.take-back.turn");
  RULE("table.take-back.own");
  TriedTable tried = about_to_claim();
  tried.play(1, "end");
  EXPECT_TRUE(tried.table.take_back(kAnna).ok());
  EXPECT_TRUE(tried.table.request().has_value()) << "not by right";
  // What is not a right is refused in a record that claims it.
  const auto refusal = [&](const char* undo) {
    TriedTable other = about_to_claim();
    std::string text = other.table.record();
    text += std::string(undo) + R"(,"hash":"00000000000000000000000000000000"})" + "\n";
    return std::get<RecordFault>(Table::open(tried_games(), text)).reason;
  };
  EXPECT_NE(refusal(R"({"undo":1,"seat":2)").find("table.take-back.turn"), std::string::npos);
  EXPECT_NE(refusal(R"({"undo":1,"seat":1)").find("table.take-back.own"), std::string::npos) << "chance drew";
  EXPECT_NE(refusal(R"({"undo":1,"seat":1,"consent":[1])").find("table.take-back.consent"), std::string::npos);
  EXPECT_NE(refusal(R"({"undo":99,"seat":1,"consent":[2])").find("table.take-back.nothing"), std::string::npos);
}

TEST(TakeBack, SealedAnswersAreChangedNotTakenBack) {
  RULE("table.take-back.sealed");
  TriedTable tried("probe", 2, by_hand());
  tried.play_all(0, {"hand-veto 2", "token blue"});
  tried.play(1, "done");
  EXPECT_TRUE(tried.table.take_back(kAnna).ok());
  EXPECT_TRUE(tried.table.request().has_value()) << "not by right";
  tried.play(2, "done");
  tried.play(1, "vote no");
  EXPECT_TRUE(tried.table.take_back(kAnna).ok());
  EXPECT_TRUE(tried.table.request().has_value()) << "not by right";
  tried.play(1, "vote yes");
  tried.play(2, "vote yes");
  EXPECT_EQ(tried.table.pending(), Pending::turn(kAnna));
  std::string text = tried.table.record() + R"({"undo":1,"seat":1,"hash":"00000000000000000000000000000000"})" + "\n";
  EXPECT_NE(std::get<RecordFault>(Table::open(tried_games(), text)).reason.find("table.take-back.own"),
            std::string::npos)
      << "the last answer was Ben's";
}

TEST(TakeBack, ThereMustBeSomething) {
  RULE("table.take-back.nothing");
  TriedTable tried("royals", 2, seeded(1), {{"start", "1"}});
  EXPECT_EQ(tried.table.take_back(kAnna).rule(), "table.take-back.nothing");
  tried.play(1, "draw pile");
  EXPECT_EQ(tried.table.take_back(kAnna, 0).rule(), "table.take-back.nothing");
  EXPECT_EQ(tried.table.take_back(kAnna, -1).rule(), "table.take-back.nothing");
  EXPECT_EQ(tried.table.take_back(kAnna, 2).rule(), "table.take-back.nothing");
  EXPECT_EQ(tried.table.take_back(kBen).rule(), "table.take-back.nothing");
}

TEST(TakeBack, ADrawAfterItIsFresh) {
  TriedTable tried("royals", 2, seeded(8), {{"start", "1"}});
  std::set<std::string> drawn;
  for (int i = 0; i < 12; ++i) {
    tried.play(1, "draw pile");
    drawn.insert(tried.table.log(kAnna).back().text);
    tried.take_back_by_consent(kAnna, 1);
  }
  EXPECT_GE(drawn.size(), 3U);
  EXPECT_TRUE(std::holds_alternative<Table>(Table::open(tried_games(), tried.table.record())));
}

TEST(TakeBack, NothingIsWishedForOrTakenBackWhenAllIsOver) {
  RULE("table.over");
  for (const TableSetup& setup : {TableSetup{}, by_hand(), seeded(1)}) {
    TriedTable tried("probe", 2, setup);
    Rng rng(1);
    tried.play_out(rng);
    EXPECT_EQ(tried.table.wish(kAnna, {}).rule(), "table.over");
    EXPECT_EQ(tried.table.take_back(kAnna).rule(), "table.over");
  }
}

// However a game is played and taken back, the position is the one its standing decisions lead to.
TEST(TakeBack, ManyTimesComesToTheSamePosition) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    TriedTable tried("royals", 3, by_hand());
    Rng rng(seed);
    for (int i = 0; i < 500 && !tried.table.is_over(); ++i) {
      tried.step(rng);
      const Pending pending = tried.table.pending();
      if (i > 60 && rng.below(9) == 0 && pending.step == Step::turn)
        tried.take_back_by_consent(pending.owing.first(), 1 + static_cast<int>(rng.below(3)));
    }
    const History& history = tried.table.history();
    AnyValue state = tried.table.game().rules().initial();
    Listener<AnyEvent> unheard;
    for (const History::Node node : history.path(History::kRoot, history.tip()))
      ASSERT_TRUE(
          tried.table.game().rules().try_apply(state, history.made(node).seat, history.made(node).move, unheard).ok());
    EXPECT_EQ(tried.table.game().codec().position_text(state), tried.position());
  }
}

}  // namespace
}  // namespace regalia
