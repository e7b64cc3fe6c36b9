// The probe in words and as JSON: what people read, and what clients and records are given.
#include "json/made_game.h"
#include "tests/probe/entry.h"
#include "tests/probe/messages.h"
#include "tests/probe/pen.h"
#include "tests/probe/probe_table.h"

namespace regalia::probe {
namespace {

TEST_F(ProbeTable, AMoveSaysWhatWordsItMayCarryAndForWhom) {
  RULE("probe.words");
  to_bargain();
  EXPECT_EQ(rules.words(state, kAnn, move("put")).longest, 0U) << "there is nothing to put";
  play_all(kAnn, {"draft 2", "clause give 3"});
  const WordsSpec put = rules.words(state, kAnn, move("put"));
  EXPECT_EQ(put.longest, 80U);
  EXPECT_EQ(put.readers, Audience::only(SeatSet::both(kAnn, kBen)));
  EXPECT_NE(put.number, kNoWords);
  for (const char* text : {"done", "clause give 1", "drop"})
    EXPECT_EQ(rules.words(state, kAnn, move(text)).longest, 0U) << text;
  EXPECT_EQ(rules.words(state, kBen, move("put")).longest, 0U);
  EXPECT_EQ(rules.words(state, kNobody, move("put")).longest, 0U);
  play(kAnn, "put");
  play(kBen, "counter 1.1");
  EXPECT_EQ(rules.words(state, kBen, move("put")).longest, 80U);
  EXPECT_NE(rules.words(state, kBen, move("put")).number, put.number) << "each wording has words of its own";
}

TEST_F(ProbeTable, WordsOfADealAreShownToItsPartiesWithTheirWording) {
  to_bargain();
  play_all(kAnn, {"draft 2", "clause give 3"});
  play(kAnn, "put", "for your vote");
  ASSERT_EQ(deals(kBen).size(), 1U);
  EXPECT_EQ(deals(kBen)[0].words, "for your vote");
  EXPECT_EQ(deals(kAnn)[0].words, "for your vote");
  EXPECT_TRUE(deals(kCid).empty());
  EXPECT_EQ(view(kCid).read(Rules::terms_number(0, {{SeatSet::both(kAnn, kBen), 1}, 1})), "");
  play_all(kBen, {"counter 1.1", "put"});
  EXPECT_EQ(deals(kAnn)[0].words, "") << "a wording without words shows none";
}

TEST_F(ProbeTable, AMottoStaysInTheChronicleForEverybody) {
  to_bid();
  const WordsSpec spec = rules.words(state, kAnn, move("bid 2"));
  EXPECT_EQ(spec.longest, 40U);
  EXPECT_EQ(spec.readers, Audience::all());
  play(kAnn, "bid 2", "ever onwards");
  play(kChance, "token red");
  for (const Seat seat : {kAnn, kCid, kNobody}) {
    const boost::json::array chronicle = view_json(seat).at("chronicle").as_array();
    ASSERT_EQ(chronicle.size(), 1U);
    EXPECT_EQ(chronicle[0].at("motto").as_string(), "ever onwards");
  }
}

TEST_F(ProbeTable, DealsReadForEachParty) {
  to_bargain();
  play_all(kAnn, {"draft 2", "clause give 3", "clause ask 1", "put", "draft 3"});
  const std::vector<DealText> anns = deals(kAnn);
  ASSERT_EQ(anns.size(), 2U);
  EXPECT_EQ(anns[0].id, "draft");
  EXPECT_EQ(anns[0].status, std::nullopt);
  EXPECT_EQ(anns[0].parties, SeatSet::both(kAnn, kCid));
  EXPECT_EQ(anns[1].id, "2.1");
  EXPECT_EQ(anns[1].status, DealStatus::offered);
  EXPECT_EQ(anns[1].agreed, SeatSet::only(kAnn));
  EXPECT_EQ(anns[1].clauses[0].text, "You will pay Ben 3 points.");
  EXPECT_EQ(anns[1].clauses[1].text, "Ben will pay you 1 point.");
  ASSERT_EQ(deals(kBen).size(), 1U);
  EXPECT_EQ(deals(kBen)[0].id, "1.1");
  EXPECT_EQ(deals(kBen)[0].clauses[0].text, "Ann will pay you 3 points.");
  play(kBen, "accept 1.1 1");
  EXPECT_EQ(deals(kAnn)[1].status, DealStatus::accepted);
  EXPECT_EQ(deals(kAnn)[1].agreed, SeatSet::both(kAnn, kBen));
}

TEST_F(ProbeTable, MovesSayWhatTheyAreFor) {
  to_bargain();
  play_all(kBen, {"draft 1", "clause give 2", "put"});
  const auto phrase = [&](Seat seat, const std::string& text) {
    return Phrases::phrase(rules, view(seat), move(text), names);
  };
  EXPECT_EQ(phrase(kAnn, "draft 3").role, MoveRole::draft);
  EXPECT_EQ(phrase(kAnn, "draft 3").does, "begin a draft with Cid");
  EXPECT_EQ(phrase(kAnn, "draft 3").deal, "");
  EXPECT_EQ(phrase(kAnn, "accept 2.1 1").role, MoveRole::accept);
  EXPECT_EQ(phrase(kAnn, "accept 2.1 1").deal, "2.1");
  EXPECT_EQ(phrase(kAnn, "refuse 2.1 1").role, MoveRole::refuse);
  EXPECT_EQ(phrase(kAnn, "counter 2.1").role, MoveRole::counter);
  EXPECT_EQ(phrase(kBen, "withdraw 1.1").role, MoveRole::withdraw);
  EXPECT_EQ(phrase(kBen, "done").role, MoveRole::done);
  play_all(kAnn, {"draft 3", "clause give 2"});
  EXPECT_EQ(phrase(kAnn, "clause give 1").does, "add that you will pay Cid 1 to 5 points");
  EXPECT_EQ(phrase(kAnn, "clause ask 2").does, "add that Cid will pay you 2 points");
  EXPECT_EQ(phrase(kAnn, "clause ask 2").deal, "draft");
  EXPECT_EQ(phrase(kAnn, "strike 1").role, MoveRole::strike);
  EXPECT_EQ(phrase(kAnn, "put").role, MoveRole::put);
  EXPECT_EQ(phrase(kAnn, "drop").role, MoveRole::withdraw);
  EXPECT_EQ(rules.touches(move("clause give 3")), std::vector<std::string>{"clause:give"});
  EXPECT_EQ(rules.touches(move("draft 2")), std::vector<std::string>{"seat:2"});
  EXPECT_EQ(rules.touches(move("vote no")), std::vector<std::string>{"vote:no"});
  EXPECT_EQ(rules.touches(move("bid 3")), std::vector<std::string>{"coins"});
}

TEST_F(ProbeTable, AViewShowsWhatItsViewerKnows) {
  to_bargain();
  const boost::json::object ben = view_json(kBen);
  EXPECT_EQ(ben.at("phase").as_string(), "bargain");
  EXPECT_EQ(ben.at("active").to_number<int>(), 1);
  EXPECT_EQ(ben.at("tokens").at(0).at("colour").as_string(), "blue");
  EXPECT_FALSE(view_json(kCid).at("tokens").at(0).as_object().contains("colour"));
  EXPECT_TRUE(view_json(kCid).at("has_veto").as_bool());
  EXPECT_FALSE(ben.at("has_veto").as_bool());
  EXPECT_NE(Pen::board(rules, view(kBen), names, Paper()).find("a blue token"), std::string::npos);
  EXPECT_EQ(Pen::hand(rules, view(kCid), Paper()), "You hold the veto.\n");
}

TEST_F(ProbeTable, PositionsRoundTripAndBadOnesAreRefused) {
  to_bargain();
  play_all(kAnn, {"draft 2", "clause give 3", "put", "draft 3", "clause ask 1"});
  play_all(kBen, {"counter 1.1", "clause ask 1"});
  const std::string text = position_text<Json>(rules, state);
  const Result<State> back = parse_position<Json>(rules, text);
  ASSERT_TRUE(back.ok()) << back.error();
  EXPECT_EQ(*back, state);
  EXPECT_EQ(text.rfind("{\"format\":3,", 0), 0U) << text;
  boost::json::object first = Json::write_position(rules, state, PositionFormat::first);
  EXPECT_TRUE(Json::read_position(rules, first).ok());
  first["format"] = 4;
  EXPECT_FALSE(Json::read_position(rules, first).ok());
  boost::json::object object = Json::write_position(rules, state);
  object["deals"].at(0).at("revision") = 2;
  EXPECT_FALSE(Json::read_position(rules, object).ok()) << "Ben's draft would answer his own wording";
  object = Json::write_position(rules, state);
  object["done"] = boost::json::array{1};
  EXPECT_FALSE(Json::read_position(rules, object).ok()) << "whoever is done has no draft";
}

TEST(Probe, TellsClientsItsTypes) {
  const std::vector<json::TypeDoc> types = entry().types().told;
  ASSERT_GE(types.size(), 2U);
  EXPECT_EQ(types[0].name, "ProbeComponents");
  EXPECT_EQ(types[1].name, "ProbeView");
  const auto named = [&](const std::string& name) {
    return std::count_if(types.begin(), types.end(), [&](const json::TypeDoc& doc) { return doc.name == name; });
  };
  for (const char* name : {"ProbeEvent", "ProbeDealPut", "ProbeTokenDrawn", "ProbePledge", "ProbeVote"})
    EXPECT_EQ(named(name), 1) << name;
}

TEST(Probe, PlaysEveryVersionOfItsRules) {
  for (const int version : {1, 2, 3}) {
    const Result<MadeGame> game = entry().make({3, {}, "", version});
    ASSERT_TRUE(game.ok()) << game.error();
    const MatchPlan plan{.bots = {"random", "random", "random"}, .games = 4, .seed = 1, .budgets = {}, .progress = {}};
    EXPECT_TRUE(entry().company.play_match(game->rules(), plan).ok());
    EXPECT_NE(entry().company.bots[0].make(game->rules()), nullptr);
  }
  EXPECT_FALSE(entry().make({5, {}, "", 2}).ok()) << "the first probe was for four";
  EXPECT_TRUE(entry().make({9, {}, "", 3}).ok());
}

TEST(Probe, TheErasedFacesDoWhatTheRulesDo) {
  const MadeGame game = *entry().make({3, {}, "", 3});
  AnyValue state = game.rules().initial();
  const AnyValue kept = state;
  Listener<AnyEvent> heard;
  const auto play = [&](Seat seat, const char* text) {
    return game.rules().try_apply(state, seat, *game.words().parse_move(text), heard).ok();
  };
  EXPECT_TRUE(play(kChance, "hand-veto 3"));
  EXPECT_FALSE(play(seat_at(0), "done"));
  EXPECT_TRUE(play(kChance, "token red"));
  EXPECT_EQ(game.codec().position_text(kept), game.codec().position_text(game.rules().initial()));
  AnyValue known = game.rules().first_knowledge(kept, seat_at(1));
  for (const auto& telling : heard.tellings)
    if (const AnyEvent* event = telling.received_by(seat_at(1))) game.rules().note(known, seat_at(1), *event);
  const AnyValue view = game.rules().view(state, seat_at(1), &known, nullptr, nullptr);
  EXPECT_EQ(game.codec().view(view).at("tokens").at(0).at("colour").as_string(), "red");
  EXPECT_NE(game.words().prompt(view, {}), "");
  EXPECT_EQ(game.words().wishes({}).size(), 1U);
  EXPECT_NE(game.drawing().reference(Paper()), "");
  EXPECT_TRUE(game.codec().parse_position(game.codec().position_text(state)).ok());
  EXPECT_FALSE(game.codec().parse_position("{").ok());
}

}  // namespace
}  // namespace regalia::probe
