// The protocol as a program meets it: lines of text in, lines of text out.
#include "protocol/tests/calling.h"

namespace regalia::protocol {
namespace {

class Service : public Calling {};

TEST_F(Service, LinesThatAreNoRequestsAreAnsweredWithAReason) {
  EXPECT_EQ(error_of_line("{\"jsonrpc\":\"2.0\",\"id\":1,\"meth"), "parse_error");
  EXPECT_EQ(error_of_line("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xff\xfe\"}"), "parse_error");
  EXPECT_EQ(error_of_line(std::string(10000, '[')), "parse_error");
  EXPECT_EQ(error_of_line(std::string(10000, '[') + std::string(10000, ']')), "parse_error");
  EXPECT_EQ(error_of_line("nonsense"), "parse_error");
  EXPECT_EQ(error_of_line(std::string(1, '\0')), "parse_error");
  EXPECT_EQ(error_of_line(std::string(8'000'000, ' ')), "too_large");
  EXPECT_EQ(error_of_line("42"), "invalid_request");
  EXPECT_EQ(error_of_line("{}"), "invalid_request");
  EXPECT_EQ(error_of_line("[]"), "invalid_request");
  EXPECT_EQ(error_of_line(R"({"jsonrpc":"1.0","id":1,"method":"games"})"), "invalid_request");
  EXPECT_EQ(error_of_line(R"({"jsonrpc":"2.0","id":{},"method":"games"})"), "invalid_request");
  EXPECT_EQ(error_of_line(R"({"jsonrpc":"2.0","id":1,"method":4})"), "invalid_request");
  EXPECT_EQ(error_of_line(R"({"jsonrpc":"2.0","id":1,"method":"games","seat":1})"), "invalid_request");
  EXPECT_EQ(error_of_line(R"({"jsonrpc":"2.0","id":1,"method":"castle"})"), "unknown_method");
  EXPECT_EQ(error_of_line(R"({"jsonrpc":"2.0","id":1,"method":"games","params":[1]})"), "invalid_params");
  EXPECT_EQ(error_of_line(R"({"jsonrpc":"2.0","id":1,"method":"games","params":{"x":1}})"), "invalid_params");
  EXPECT_EQ(error_of_line(R"({"jsonrpc":"2.0","id":1,"method":"view"})"), "no_table");
  EXPECT_EQ(result("games").at("games").as_array().size(), tried_games().size()) << "and the next good request works";
}

TEST_F(Service, NotificationsAndBatchesFollowJsonRpc) {
  EXPECT_EQ(line(R"({"jsonrpc":"2.0","method":"new","params":{"game":"probe"}})"), "");
  EXPECT_TRUE(table.has_value()) << "a notification is carried out and not answered";
  const bj::array replies = bj::parse(line(R"([{"jsonrpc":"2.0","id":"a","method":"status"},
    {"jsonrpc":"2.0","method":"status"}, 5, {"jsonrpc":"2.0","id":2,"method":"nothing"}])"))
                                .as_array();
  ASSERT_EQ(replies.size(), 3U);
  EXPECT_EQ(replies[0].at("id"), "a");
  EXPECT_EQ(replies[1].at("error").at("data").at("name"), "invalid_request");
  EXPECT_EQ(replies[2].at("error").at("data").at("name"), "unknown_method");
  EXPECT_EQ(line(R"([{"jsonrpc":"2.0","method":"status"}])"), "");
  std::string long_batch = "[1";
  for (int i = 0; i < 200; ++i) long_batch += ",1";
  EXPECT_EQ(error_of_line(long_batch + "]"), "invalid_request");
}

TEST_F(Service, SetUpsThatCannotBeAreRefused) {
  const auto refused = [&](const char* params) { return error("new", params); };
  EXPECT_EQ(refused(R"({})"), "invalid_params");
  EXPECT_EQ(refused(R"({"game":"chess"})"), "bad_setup");
  EXPECT_EQ(refused(R"({"game":"royals","players":9})"), "bad_setup");
  EXPECT_EQ(refused(R"({"game":"royals","players":99999999999})"), "invalid_params");
  EXPECT_EQ(refused(R"({"game":"royals","players":1e30})"), "invalid_params");
  EXPECT_EQ(refused(R"({"game":"royals","players":"three"})"), "invalid_params");
  EXPECT_EQ(refused(R"({"game":"royals","options":{"castle":"yes"}})"), "bad_setup");
  EXPECT_EQ(refused(R"({"game":"royals","options":{"display":4}})"), "invalid_params");
  EXPECT_EQ(refused(R"({"game":"royals","preset":"2020"})"), "bad_setup");
  EXPECT_EQ(refused(R"({"game":"royals","facts":{"titles":{"king":{"cards":99}}}})"), "bad_setup");
  EXPECT_EQ(refused(R"({"game":"royals","names":["Anna"]})"), "bad_setup");
  EXPECT_EQ(refused(R"({"game":"royals","chance":"lucky"})"), "bad_setup");
  EXPECT_EQ(refused(R"({"game":"royals","chance":"seeded"})"), "bad_setup");
  EXPECT_EQ(refused(R"({"game":"royals","chance":"manual","seed":1})"), "bad_setup");
  EXPECT_EQ(refused(R"({"game":"royals","seed":-1})"), "invalid_params");
  EXPECT_EQ(refused(R"({"game":"royals","contributors":["chance"]})"), "bad_setup");
  EXPECT_EQ(refused(R"({"game":"royals","players":3,"contributors":[4]})"), "bad_setup");
  EXPECT_EQ(refused(R"({"game":"royals","contributors":[10]})"), "invalid_params");
  EXPECT_FALSE(table.has_value());
}

TEST_F(Service, MovesCarrySentencesElementsRangesAndWords) {
  new_royals();
  const bj::value outcomes = result("moves", R"({"seat":"chance"})");
  EXPECT_EQ(outcomes.at("moves").at(0).at("move"), "deal france");
  EXPECT_GT(outcomes.at("moves").at(0).at("weight").to_number<int>(), 10);
  result("play", R"({"seat":"chance","moves":["deal france","deal german","deal spain"]})");
  const bj::value moves = result("moves", R"({"seat":1})").at("moves");
  EXPECT_EQ(
      bj::serialize(moves.at(0)),
      R"({"move":"draw pile","verb":"draw-pile","args":{},"does":"draw a Country card from the face-down pile","touches":["pile"]})");
  EXPECT_EQ(bj::serialize(moves.at(1).at("touches")), R"(["display:france"])");
  EXPECT_EQ(moves.at(1).at("verb"), "draw-display");
  EXPECT_EQ(bj::serialize(moves.at(1).at("args")), R"({"country":"france"})");
  EXPECT_TRUE(result("moves", R"({"seat":2})").at("moves").as_array().empty());
  new_probe();
  result("play", R"({"seat":1,"moves":["draft 2"]})");
  const bj::value clause = listed(1, "clause give 1");
  EXPECT_EQ(clause.at("stem"), "clause give");
  EXPECT_EQ(clause.at("least"), 1);
  EXPECT_EQ(clause.at("most"), 5);
  EXPECT_FALSE(clause.as_object().contains("words"));
  EXPECT_EQ(error("play", R"({"seat":1,"moves":["clause give 6"]})"), "refused probe.clause");
  EXPECT_EQ(error("play", R"({"seat":1,"moves":["clause give 99999999999"]})"), "not_a_move");
  result("play", R"({"seat":1,"moves":["clause give 4"]})");
  EXPECT_EQ(listed(1, "put").at("words"), 80);
  EXPECT_EQ(error("play", R"({"seat":1,"moves":["put"],"words":"as promised"})"), "invalid_params");
  EXPECT_EQ(error("play", R"({"seat":1,"moves":["put"],"words":["","as promised"]})"), "invalid_params");
  const bj::value played = result("play", R"({"seat":1,"moves":["put"],"words":["as promised"]})");
  EXPECT_EQ(played.at("lines").at(1).at("text"), "Player 1: \u201cas promised\u201d");
}

TEST_F(Service, PlayingAnswersWithWhatTheSeatWasTold) {
  new_royals();
  result("play", R"({"seat":"chance","moves":["deal france","deal german","deal spain"]})");
  EXPECT_EQ(error("play", R"({"seat":2,"moves":["draw pile"]})"), "refused royals.turn.order");
  EXPECT_EQ(error("play", R"({"seat":4,"moves":["draw pile"]})"), "no_such_seat");
  EXPECT_EQ(error("play", R"({"moves":["draw pile"]})"), "no_such_seat");
  EXPECT_EQ(error("play", R"({"seat":1,"moves":["fly"]})"), "not_a_move");
  EXPECT_EQ(error("play", R"({"seat":1,"moves":"draw pile"})"), "invalid_params");
  EXPECT_EQ(error("play", R"({"seat":1,"moves":[]})"), "refused table.play.list");
  EXPECT_EQ(error("play", R"({"seat":"all","moves":["end"]})"), "no_such_seat");
  const bj::value why = result("why", R"({"seat":1,"move":"end"})");
  EXPECT_EQ(why.at("legal"), false);
  EXPECT_EQ(why.at("rule"), "royals.draw.must");
  EXPECT_EQ(result("why", R"({"seat":1,"move":"draw france"})").at("legal"), true);
  const bj::value played = result("play", R"({"seat":1,"moves":["draw france"]})");
  EXPECT_EQ(played.at("lines").at(0).at("text"), "Player 1 takes the face-up France card.");
  EXPECT_EQ(played.at("pending").at("step"), "turn");
  EXPECT_EQ(played.at("pending").at("owing").at(0), 1);
  EXPECT_EQ(result("log", R"({"seat":2,"since":4})").at("lines").at(0).at("text"),
            "Player 1 takes the face-up France card.");
}

TEST_F(Service, ASeatSpeaksForItselfAlone) {
  new_probe();
  const Caller ben = Caller::at(seat_at(1));
  for (const char* method : {"new", "load", "position", "bot"}) EXPECT_EQ(error(method, "{}", ben), "not_allowed");
  EXPECT_EQ(error("record", "{}", ben), "not_allowed") << "not before the end";
  for (const char* method : {"view", "moves", "log", "status"})
    EXPECT_EQ(error(method, R"({"seat":1})", ben), "not_allowed");
  EXPECT_EQ(error("log", R"({"seat":"all"})", ben), "not_allowed");
  EXPECT_EQ(error("play", R"({"seat":2,"moves":["done"]})", ben), "not_allowed");
  EXPECT_EQ(error("moves", R"({"seat":"chance"})", ben), "not_allowed");
  EXPECT_EQ(result("view", "{}", ben).at("seat"), 2);
  EXPECT_EQ(result("play", R"({"moves":["done"]})", ben).at("pending").at("step"), "open");
  const Caller onlooker = Caller::at(kNobody);
  EXPECT_EQ(error("play", R"({"moves":["done"]})", onlooker), "not_allowed");
  EXPECT_EQ(error("moves", "{}", onlooker), "not_allowed");
  EXPECT_FALSE(result("view", "{}", onlooker).as_object().contains("seat"));
}

TEST_F(Service, TakingBackGoesByRightOrByConsent) {
  new_royals();
  result("play", R"({"seat":"chance","moves":["deal france","deal german","deal spain"]})");
  EXPECT_EQ(error("undo", R"({"seat":1})"), "refused table.take-back.nothing");
  result("play", R"({"seat":1,"moves":["draw france"]})");
  const bj::value asked = result("undo", R"({"seat":1})");
  EXPECT_EQ(asked.at("done"), false);
  EXPECT_EQ(bj::serialize(asked.at("waiting_for")), "[2,3]");
  EXPECT_EQ(result("status", R"({"seat":2})").at("request").at("from_line"), 5);
  EXPECT_EQ(result("consent", R"({"seat":2,"request":1,"agree":true})").at("done"), false);
  EXPECT_EQ(result("consent", R"({"seat":3,"request":1,"agree":true})").at("done"), true);
  EXPECT_EQ(result("view", R"({"seat":1})").at("view").at("display").at("france"), 1);
  EXPECT_EQ(result("log", R"({"seat":2,"since":5})").at("lines").at(0).at("undone_from"), 5);
  result("play", R"({"seat":1,"moves":["draw france"]})");
  result("undo", R"({"seat":1})");
  EXPECT_EQ(result("consent", R"({"seat":2,"request":2,"agree":false})").at("done"), false);
  EXPECT_EQ(error("consent", R"({"seat":3,"request":2,"agree":true})"), "refused table.take-back.request");
}

TEST_F(Service, WishesAndContributions) {
  new_probe();
  EXPECT_EQ(bj::serialize(result("wish", R"({"seat":3,"moves":["veto"]})")), "{}");
  EXPECT_EQ(error("wish", R"({"seat":3,"moves":["knock"]})"), "not_a_move");
  result("new", R"({"game":"royals","players":2,"contributors":[2]})");
  EXPECT_EQ(bj::serialize(result("status").at("chance").at("yet_to_commit")), "[2]");
  EXPECT_TRUE(result("status").at("chance").at("commitments").as_array().empty());
  EXPECT_EQ(error("commit", R"({"seat":2,"commitment":"00"})"), "invalid_params");
  const std::string secret(64, 'a');
  const std::string commitment = to_hex(commitment_to(*from_hex<32>(secret), seat_at(1)));
  EXPECT_EQ(error("reveal", R"({"seat":2,"secret":")" + secret + "\"}"), "refused table.chance.reveal");
  EXPECT_TRUE(result("moves", R"({"seat":1})").at("moves").as_array().empty());
  result("commit", R"({"seat":2,"commitment":")" + commitment + "\"}");
  EXPECT_EQ(result("status").at("chance").at("commitments").at(0).at("commitment").as_string(), commitment);
  EXPECT_EQ(result("reveal", R"({"seat":2,"secret":")" + secret + "\"}").at("pending").at("step"), "turn");
  EXPECT_EQ(result("status").at("chance").at("fair"), true);
}

TEST_F(Service, RecordsAndPositionsGoOutAndIn) {
  new_royals();
  result("play", R"({"seat":"chance","moves":["deal france","deal german","deal spain"]})");
  const std::string record(result("record").at("record").as_string());
  const std::string as_json = bj::serialize(bj::value(record));
  result("play", R"({"seat":1,"moves":["draw france"]})");
  result("load", R"({"record":)" + as_json + "}");
  EXPECT_EQ(table->record(), record);
  EXPECT_EQ(result("verify", R"({"record":)" + as_json + "}").at("dice"), "chosen");
  std::string newer = record;
  newer.replace(newer.find("\"format\":2"), 10, "\"format\":9");
  EXPECT_EQ(error("load", R"({"record":)" + bj::serialize(bj::value(newer)) + "}"), "bad_record");
  std::string damaged = record;
  damaged.replace(damaged.find("deal german"), 11, "deal france");
  const bj::object refused = reply("load", R"({"record":)" + bj::serialize(bj::value(damaged)) + "}");
  EXPECT_EQ(refused.at("error").at("data").at("step"), 2);
  const bj::value broken = result("verify", R"({"record":)" + bj::serialize(bj::value(damaged)) + "}");
  EXPECT_EQ(broken.at("sound"), false);
  EXPECT_EQ(broken.at("step"), 2);
  EXPECT_EQ(error("load", "{}"), "invalid_params");
  EXPECT_EQ(error("load", R"({"record":"","chance":"manual"})"), "invalid_params");
  EXPECT_EQ(error("load", R"({"record":"","secret":"12"})"), "invalid_params");

  bj::object position = result("position").as_object();
  const auto load = [&] { return R"({"chance":"manual","position":)" + bj::serialize(position) + "}"; };
  result("load", load());
  EXPECT_EQ(result("position"), bj::value(position));
  // One player with both markers of a country, both of a period there, or two for completed titles.
  for (const char* markers :
       {R"({"country":{"france":[1,1]}})", R"({"period":{"1":{"france":[2,2]}}})", R"({"house":{"1":1,"2":1}})"}) {
    bj::value before = position["position"];
    position["position"].as_object()["markers"] = bj::parse(markers);
    EXPECT_EQ(error("load", load()), "bad_position") << markers;
    position["position"] = before;
  }
  // Thirteen kings: one noble a line, the same one again and again.
  bj::array kings(13, "paris.king");
  position["position"].at("seats").at(0).as_object()["nobles"] = kings;
  EXPECT_EQ(error("load", load()), "bad_position");
  position["position"] = bj::array{};
  EXPECT_EQ(error("load", load()), "bad_position");
  position["game"] = "chess";
  EXPECT_EQ(error("load", load()), "bad_setup");
}

TEST_F(Service, HalvesAreWrittenAsPeopleWriteThem) {
  result("new", R"({"game":"gambit","players":2,"seed":3})");
  const std::string text =
      *answer({all_games(), table, Caller::owner()}, R"({"jsonrpc":"2.0","id":1,"method":"components"})");
  EXPECT_NE(text.find(":9.5,"), std::string::npos);
  EXPECT_EQ(text.find("E0"), std::string::npos);
  EXPECT_EQ(json::serialize(bj::parse(R"({"a":[0.5,{"b\"":-1.25}],"c":12})")), R"({"a":[0.5,{"b\"":-1.25}],"c":12})");
}

TEST_F(Service, AFairTableIsKeptWithItsSecret) {
  result("new", R"({"game":"royals","players":2})");
  const bj::value kept = result("record");
  ASSERT_TRUE(kept.as_object().contains("secret"));
  const std::string before = table->record();
  result("load", bj::serialize(bj::object{{"record", kept.at("record")}, {"secret", kept.at("secret")}}));
  EXPECT_EQ(table->record(), before);
  EXPECT_TRUE(table->chance().has_seed());
  EXPECT_EQ(error("play", R"({"seat":"chance","moves":["deal france"]})"), "refused table.chance.own");
}

TEST_F(Service, BotsSayWhatTheyWouldPlay) {
  result("new", R"({"game":"royals","players":3,"seed":5,"options":{"start":"2"}})");
  const std::string before = table->record();
  const bj::value move = result("bot", R"({"seat":2,"bot":"rollout","budget":50,"seed":1})");
  EXPECT_EQ(move, result("bot", R"({"seat":2,"bot":"rollout","budget":50,"seed":1})"));
  EXPECT_EQ(table->record(), before) << "nothing is played";
  result("play", R"({"seat":2,"moves":[")" + std::string(move.at("move").as_string()) + "\"]}");
  EXPECT_EQ(error("bot", R"({"seat":1,"bot":"random"})"), "not_allowed");
  EXPECT_EQ(error("bot", R"({"seat":2,"bot":"genius"})"), "invalid_params");
  EXPECT_EQ(error("bot", R"({"seat":2,"bot":"rollout","budget":1000001})"), "invalid_params");
  EXPECT_EQ(error("bot", R"({"seat":"chance","bot":"random"})"), "no_such_seat");
}

TEST_F(Service, TheViewAndTheComponentsDrawTheBoard) {
  new_royals();
  const bj::value components = result("components").at("components");
  EXPECT_EQ(components.at("cities").as_array().size(), 16U);
  EXPECT_EQ(components.at("countries").at(0).at("name"), "France");
  const bj::value view = result("view", R"({"seat":1})").at("view");
  for (const char* part : {"phase", "period", "display", "pile", "hand", "nobles", "vanquished", "seats", "markers"})
    EXPECT_TRUE(view.as_object().contains(part)) << part;
}

TEST_F(Service, TheResultComesWithTheEnd) {
  result("new", R"({"game":"probe","players":2,"seed":3})");
  Rng rng(2);
  EXPECT_FALSE(result("status").as_object().contains("result"));
  while (!table->is_over()) {
    const Seat seat = table->pending().owing.first();
    ASSERT_TRUE(table->play(seat, pick_uniformly(table->game().rules().moves(table->state(), seat), rng)).ok());
  }
  const bj::value status = result("status");
  EXPECT_EQ(status.at("result").as_array().size(), 2U);
  EXPECT_EQ(status.at("pending").at("step"), "over");
  EXPECT_TRUE(result("record", "{}", Caller::at(seat_at(0))).as_object().contains("record"));
}

}  // namespace
}  // namespace regalia::protocol
