// What `position` writes, `load` takes; and what it refuses, it says how to give.
#include "engine/random.h"
#include "protocol/tests/calling.h"

namespace regalia::protocol {
namespace {

class Positions : public Calling {
 protected:
  // A decision of any seat that is awaited, with words wherever a move may carry some.
  void play_any(Rng& rng) {
    const bj::value owing = result("status").at("pending").at("owing");
    const auto any_of = [&](const bj::array& list) -> const bj::value& {
      return list.at(rng.below(static_cast<std::uint32_t>(list.size())));
    };
    const bj::value& seat = any_of(owing.as_array());
    const bj::value listed = result("moves", bj::serialize(bj::object{{"seat", seat}}));
    const bj::object& move = any_of(listed.at("moves").as_array()).as_object();
    bj::object params{{"seat", seat}, {"moves", {move.at("move")}}};
    if (move.contains("words")) params["words"] = bj::array{"as promised"};
    result("play", bj::serialize(params));
  }
  // But for answers under seal, which the table remembers and a position does not have.
  [[nodiscard]] std::string seen() {
    std::string all;
    for (int seat = 1; seat <= table->game().seats(); ++seat)
      for (const char* method : {"view", "moves", "deals"}) {
        bj::object reply = result(method, R"({"seat":)" + std::to_string(seat) + "}").as_object();
        reply.erase("given");
        all += bj::serialize(reply);
      }
    return all;
  }
  std::string why_refused(const std::string& params) {
    return std::string(reply("load", params).at("error").at("message").as_string());
  }
};

TEST_F(Positions, OfEveryGameAreLoadedAsTheyWereWritten) {
  constexpr int kDecisions = 160;
  constexpr int kApart = 20;
  for (const char* setup :
       {R"("game":"royals")", R"("game":"gambit")", R"("game":"crowns","options":{"negotiations":"on","agendas":"on"})",
        R"("game":"blood","options":{"cash":"secret"})", R"("game":"probe")"}) {
    SCOPED_TRACE(setup);
    result("new", std::string("{") + setup + R"(,"seed":3})");
    Rng rng(7);
    for (int i = 1; i <= kDecisions && !table->is_over(); ++i) {
      play_any(rng);
      if (i % kApart != 0) continue;
      const bj::value position = result("position");
      const std::string before = seen();
      result("load", R"({"seed":5,"position":)" + bj::serialize(position) + "}");
      ASSERT_EQ(result("position"), position);
      // What was seen before and lies hidden now belongs to memories, which a position does not have.
      if (std::string_view(setup).find("blood") != std::string_view::npos) ASSERT_EQ(seen(), before);
      if (HasFailure()) return;
    }
  }
}

TEST_F(Positions, RefusalsSayWhatLoadTakes) {
  result("new", R"({"game":"royals","players":2,"seed":1})");
  bj::object position = result("position").as_object();
  const std::string takes =
      "`load` takes `record`, the text of a record, or `position`, the whole reply of the method `position`.";
  EXPECT_EQ(why_refused("{}"), "Give one of the two. " + takes);
  EXPECT_EQ(why_refused(bj::serialize(position)), "position.game is missing. " + takes) << "the reply by itself";
  const std::string inner = bj::serialize(bj::object{{"position", position["position"]}});
  EXPECT_EQ(why_refused(inner), "position.game is missing. " + takes) << "a part of the reply";
  EXPECT_EQ(why_refused(R"({"record":{}})"), "record must be a text. " + takes);
}

TEST_F(Positions, RefusalsSayWhichFormatsAreRead) {
  for (const char* game : {"royals", "gambit", "crowns", "blood"}) {
    SCOPED_TRACE(game);
    result("new", std::string(R"({"seed":1,"game":")") + game + "\"}");
    bj::object reply = result("position").as_object();
    EXPECT_EQ(reply["position"].at("format"), 3);
    const auto load = [&] { return R"({"position":)" + bj::serialize(reply) + "}"; };
    reply["position"].as_object()["format"] = 9;
    EXPECT_EQ(error("load", load()), "bad_position");
    EXPECT_EQ(
        why_refused(load()),
        "format must be a whole number from 1 to 3: positions are read in formats 1 to 3, and written in format 3.");
    reply["position"].as_object().erase("format");
    EXPECT_EQ(why_refused(load()), "format is missing: positions are read in formats 1 to 3, and written in format 3.");
  }
}

}  // namespace
}  // namespace regalia::protocol
