#include "table/fair_chance.h"

#include <gtest/gtest.h>

#include <map>

#include "table/tests/tried_table.h"

namespace regalia {
namespace {

Secret secret_of(int number) {
  Secret secret{};
  secret[0] = static_cast<std::uint8_t>(number);
  return secret;
}

TableSetup fair(SeatSet contributors) {
  TableSetup setup;
  setup.contributors = contributors;
  return setup;
}

// Records are proved in every later release, so these values never change.
TEST(FairChance, CommitmentSeedAndTicketsArePinned) {
  EXPECT_EQ(to_hex(commitment_to(secret_of(1), kNobody)),
            "152c9bbc68b39937f6446235c87eb5e610e7aed329303f8097cc274cedd27959");
  EXPECT_EQ(to_hex(commitment_to(secret_of(1), seat_at(0))),
            "a0c60975a43656781508b7c33bf8a207bbcc8df2f6bfb8ba5cf99856ca6ec98e");
  const ChanceSeed seed = fair_seed(secret_of(1), {{seat_at(0), secret_of(2)}, {seat_at(2), secret_of(3)}});
  EXPECT_EQ(to_hex(seed), "627a8300a026165e7be8913a59b39a08c1c5488376ec0110f7160927620c9d2a");
  EXPECT_EQ(to_hex(seed_from_number(7)), "cf28b8d2928337a4b06265e05b61bbed495dddec3ebb855f12ea18862e77a0d4");
  std::vector<std::uint32_t> tickets;
  for (std::uint64_t n = 0; n < 6; ++n) tickets.push_back(draw_ticket(seed, "seat1.country", n, 100));
  EXPECT_EQ(tickets, (std::vector<std::uint32_t>{61, 78, 20, 76, 18, 88}));
  EXPECT_EQ(draw_ticket(seed, "table.display", 0, 100), 25U);
}

TEST(FairChance, EveryContributionChangesTheSeed) {
  const ChanceSeed seed = fair_seed(secret_of(1), {{seat_at(0), secret_of(2)}});
  EXPECT_NE(seed, fair_seed(secret_of(3), {{seat_at(0), secret_of(2)}}));
  EXPECT_NE(seed, fair_seed(secret_of(1), {{seat_at(0), secret_of(3)}}));
  EXPECT_NE(seed, fair_seed(secret_of(1), {{seat_at(1), secret_of(2)}}));
  EXPECT_NE(seed, fair_seed(secret_of(1), {}));
}

TEST(FairChance, TicketsAreEven) {
  const ChanceSeed seed = seed_from_number(1);
  constexpr std::uint64_t kDraws = 60000;
  std::map<std::uint32_t, int> seen;
  for (std::uint64_t n = 0; n < kDraws; ++n) ++seen[draw_ticket(seed, "dice", n, 6)];
  ASSERT_EQ(seen.size(), 6U);
  for (const auto& [ticket, count] : seen) EXPECT_NEAR(count, kDraws / 6.0, 500) << ticket;  // more than five sigma
  for (std::uint64_t n = 0; n < 1000; ++n) {
    EXPECT_EQ(draw_ticket(seed, "one", n, 1), 0U);
    EXPECT_LT(draw_ticket(seed, "large", n, 0xFFFF'FFFF), 0xFFFF'FFFFU);
  }
}

TEST(FairChance, SecretsAreRandom) { EXPECT_NE(random_secret(), random_secret()); }

TEST(FairChance, HexIsReadStrictly) {
  EXPECT_EQ(to_hex(*from_hex<2>("00ff")), "00ff");
  for (const char* wrong : {"", "0", "00f", "00fff", "00FF", "00fg", "0 ff", "00ff "}) EXPECT_FALSE(from_hex<2>(wrong));
}

TEST(FairTable, BeginsWhenAllContributionsAreOpen) {
  RULE("table.chance.wait");
  RULE("table.chance.commit");
  RULE("table.chance.contributors");
  RULE("table.chance.reveal");
  TriedTable tried("royals", 3, fair(SeatSet::both(seat_at(0), seat_at(2))), {{"start", "1"}});
  Table& table = tried.table;
  EXPECT_EQ(table.pending().step, Step::chance) << "the display is not laid out yet";
  EXPECT_EQ(table.commit(seat_at(1), commitment_to(secret_of(1), seat_at(1))).rule(), "table.chance.contributors");
  EXPECT_EQ(table.reveal(seat_at(0), secret_of(1)).rule(), "table.chance.reveal") << "before all have committed";
  EXPECT_TRUE(table.commit(seat_at(0), commitment_to(secret_of(1), seat_at(0))).ok());
  EXPECT_EQ(table.commit(seat_at(0), commitment_to(secret_of(2), seat_at(0))).rule(), "table.chance.commit");
  EXPECT_EQ(table.reveal(seat_at(0), secret_of(1)).rule(), "table.chance.reveal") << "one is missing";
  EXPECT_TRUE(table.commit(seat_at(2), commitment_to(secret_of(3), seat_at(2))).ok());
  EXPECT_EQ(tried.refusal(1, "draw pile"), "table.chance.wait");
  EXPECT_EQ(table.reveal(seat_at(0), secret_of(3)).rule(), "table.chance.reveal") << "not what it committed to";
  EXPECT_EQ(table.reveal(seat_at(1), secret_of(3)).rule(), "table.chance.contributors");
  EXPECT_TRUE(table.reveal(seat_at(2), secret_of(3)).ok());
  EXPECT_EQ(table.reveal(seat_at(2), secret_of(3)).rule(), "table.chance.reveal") << "once is enough";
  EXPECT_EQ(table.pending().step, Step::chance);
  EXPECT_TRUE(table.reveal(seat_at(0), secret_of(1)).ok());
  EXPECT_EQ(table.pending(), Pending::turn(seat_at(0)));
}

TEST(FairTable, NobodyCanHandInACopyOfAnothersCommitment) {
  TriedTable tried("royals", 2, fair(SeatSet::all(2)));
  const Commitment commitment = commitment_to(secret_of(1), seat_at(0));
  EXPECT_TRUE(tried.table.commit(seat_at(0), commitment).ok());
  EXPECT_TRUE(tried.table.commit(seat_at(1), commitment).ok());
  EXPECT_TRUE(tried.table.reveal(seat_at(0), secret_of(1)).ok());
  EXPECT_EQ(tried.table.reveal(seat_at(1), secret_of(1)).rule(), "table.chance.reveal");
}

TEST(FairTable, TheTableOpensItsSecretAtTheEnd) {
  RULE("table.chance.reveal");
  TriedTable tried("royals", 2, fair({}));
  Rng rng(1);
  EXPECT_EQ(tried.table.record().find("reveal"), std::string::npos);
  EXPECT_EQ(tried.table.record().find(to_hex(*tried.table.chance().secret())), std::string::npos);
  tried.play_out(rng);
  EXPECT_TRUE(tried.table.chance().is_open());
  const auto* last = std::get_if<Reveal>(&tried.table.step(tried.table.steps()));
  ASSERT_NE(last, nullptr);
  EXPECT_EQ(commitment_to(last->value, kNobody), tried.table.header().commitment);
  EXPECT_EQ(tried.table.take_back(seat_at(0)).rule(), "table.over") << "its dice could be foreseen";
}

TEST(FairTable, ChanceIsNotPlayedByHand) {
  RULE("table.chance.own");
  TriedTable tried("royals", 2, fair({}));
  EXPECT_EQ(tried.refusal(0, "deal france"), "table.chance.own");
}

TEST(SeededTable, TheSameSeedGivesTheSameChance) {
  const auto play = [](std::uint64_t seed) {
    TriedTable tried("royals", 3, seeded(seed));
    Rng rng(1);
    for (int i = 0; i < 40; ++i) tried.step(rng);
    return tried.position();
  };
  EXPECT_EQ(play(5), play(5));
  EXPECT_NE(play(5), play(6));
}

// What one seat draws does not depend on how often others have drawn before.
TEST(SeededTable, EachScopeCountsForItself) {
  Header header;
  header.chance = ChanceKind::seeded;
  ChanceSource source(header);
  OutcomeList outcomes;
  for (int i = 0; i < 50; ++i) outcomes.push_back({Move::of(1, i), 1});
  const ChanceScope annas{seat_at(0), "country"};
  const ChanceScope bens{seat_at(1), "country"};
  const Move bens_next = source.next(outcomes, bens);
  const Move annas_next = source.next(outcomes, annas);
  EXPECT_EQ(source.next(outcomes, annas), annas_next) << "asking does not count";
  source.count(annas);
  EXPECT_NE(source.next(outcomes, annas), annas_next);
  EXPECT_EQ(source.next(outcomes, bens), bens_next);
  EXPECT_EQ(annas.text(), "seat1.country");
  EXPECT_EQ((ChanceScope{kNobody, "display"}).text(), "table.display");
}

TEST(ManualTable, AnyDealCanBeBroughtAbout) {
  TriedTable tried("royals", 2, by_hand(), {{"start", "2"}});
  tried.play_all(0, {"deal spain", "deal spain", "deal britain"});
  EXPECT_EQ(tried.table.pending(), Pending::turn(seat_at(1)));
  tried.play(2, "draw pile");
  EXPECT_EQ(tried.refusal(2, "end"), "royals.turn.order");
  tried.play(0, "deal german");
  EXPECT_EQ(boost::json::serialize(tried.view(seat_at(1)).at("hand").at("country")), R"({"german":1})");
  EXPECT_NE(tried.position().find(R"("display":{"britain":1,"spain":2})"), std::string::npos);
}

}  // namespace
}  // namespace regalia
