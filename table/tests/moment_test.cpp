// A viewer's moment: it counts what the viewer was told and did, and betrays nothing else.
#include <boost/json.hpp>
#include <map>

#include "table/tests/tried_table.h"

namespace regalia {
namespace {

constexpr Seat kAnna = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Seat kCleo = seat_at(2);

// The viewers for whom `act` makes it another moment.
template <class Act> std::string moved_on(TriedTable& tried, const Act& act) {
  const std::vector<std::pair<Seat, std::string>> viewers = {
      {kAnna, "Anna"}, {kBen, "Ben"}, {kCleo, "Cleo"}, {kNobody, "onlooker"}};
  std::map<Seat, std::uint32_t> before;
  for (const auto& [viewer, name] : viewers) before[viewer] = tried.table.moment(viewer);
  act();
  std::string moved;
  for (const auto& [viewer, name] : viewers) {
    EXPECT_GE(tried.table.moment(viewer), before[viewer]) << "moments only grow";
    if (tried.table.moment(viewer) != before[viewer]) moved += (moved.empty() ? "" : " ") + name;
  }
  return moved;
}

TEST(Moment, ChangesWithWhatTheViewerWasToldOrDid) {
  TriedTable tried("probe", 3, by_hand());
  const auto playing = [&](int seat, const std::string& move) {
    return [&tried, seat, move] { tried.play(seat, move); };
  };
  EXPECT_EQ(moved_on(tried, playing(0, "hand-veto 3")), "Anna Ben Cleo onlooker")
      << "all are told that somebody has it";
  tried.play(0, "token blue");
  EXPECT_EQ(moved_on(tried, playing(1, "draft 2")), "Anna") << "nobody is told";
  tried.play(1, "clause give 2");
  EXPECT_EQ(moved_on(tried, playing(1, "put")), "Anna Ben");
  EXPECT_EQ(moved_on(tried, playing(2, "refuse 1.1 1")), "Anna Ben");
  EXPECT_EQ(moved_on(tried, [&] { ASSERT_TRUE(tried.table.wish(kCleo, {tried.move("veto")}).ok()); }), "Cleo");
  EXPECT_EQ(moved_on(tried, [&] { EXPECT_EQ(tried.refusal(1, "vote yes"), "probe.phase"); }), "") << "refused";
  EXPECT_EQ(moved_on(tried, playing(2, "done")), "Anna Ben Cleo onlooker");
  tried.play(1, "done");
  tried.play(3, "done");
  tried.play(1, "vote no");
  EXPECT_EQ(moved_on(tried, playing(1, "vote yes")), "Anna") << "that she votes again is nobody else's business";
}

TEST(Moment, OfAPlayerChangesWithASilentTakeBackForThatPlayerAlone) {
  TriedTable tried = about_to_claim();
  const std::uint32_t bens = tried.table.moment(kBen);
  const std::uint32_t annas = tried.table.moment(kAnna);
  const std::uint32_t onlookers = tried.table.moment(kNobody);
  tried.play(1, "claim dijon.baron");
  ASSERT_TRUE(tried.table.take_back(kAnna).ok());
  EXPECT_EQ(tried.table.moment(kAnna), annas + 2);
  EXPECT_EQ(tried.table.moment(kBen), bens);
  EXPECT_EQ(tried.table.moment(kNobody), onlookers);
}

TEST(Moment, DoesNotCountWhatTheTableAnswersForASeat) {
  TriedTable tried("probe", 3, by_hand());
  tried.play_all(0, {"hand-veto 3", "token blue"});
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "done");
  for (int seat = 1; seat <= 2; ++seat) tried.play(seat, "vote yes");
  const std::uint32_t annas = tried.table.moment(kAnna);
  const std::size_t lines = tried.log(kAnna).size();
  tried.play(3, "vote yes");
  EXPECT_EQ(tried.table.moment(kAnna) - annas, tried.log(kAnna).size() - lines);
}

// What a viewer could look at.
std::string all_that_is_seen(TriedTable& tried, Seat viewer) {
  const Game& rules = tried.table.game().rules();
  const Pending pending = rules.pending_for(tried.table.state(), viewer);
  std::string seen = boost::json::serialize(tried.view(viewer));
  seen += std::to_string(static_cast<int>(pending.step)) + " " + std::to_string(pending.owing.bits()) + " " +
          std::to_string(pending.may_revise.bits());
  for (const DealText& deal : tried.table.game().words().deals(tried.table.view(viewer), tried.table.names()))
    seen += deal.id + std::to_string(deal.revision) + deal.words;
  if (index(viewer) >= tried.table.game().seats()) return seen;
  for (const Offer& offer : rules.moves(tried.table.state(), viewer))
    seen += " " + tried.table.game().words().text(offer.move) + ".." + std::to_string(offer.most);
  if (const auto given = tried.table.given_by(viewer)) seen += " given " + tried.table.game().words().text(*given);
  for (const Move wish : tried.table.wishes_of(viewer)) seen += " wish " + tried.table.game().words().text(wish);
  return seen;
}

// So whoever is shown something need look again only at another moment. Where chance is played by hand, that it is asked
// can be seen besides.
TEST(Moment, AtTheSameMomentAViewerSeesTheSame) {
  int quiet = 0;
  for (const char* game : {"royals", "gambit", "probe"}) {
    TriedTable tried(game, 3, seeded(7));
    Rng rng(7);
    std::map<std::pair<Seat, std::uint32_t>, std::string> seen;
    for (int i = 0; i < 400 && !tried.table.is_over(); ++i) {
      tried.step(rng);
      if (rng.below(20) == 0) (void)tried.table.wish(seat_at(static_cast<int>(rng.below(3))), {});
      for (const Seat viewer : {kAnna, kBen, kCleo, kNobody}) {
        const std::string now = all_that_is_seen(tried, viewer);
        const auto [then, fresh] = seen.try_emplace({viewer, tried.table.moment(viewer)}, now);
        quiet += fresh ? 0 : 1;
        ASSERT_EQ(now, then->second) << game << " " << index(viewer);
      }
    }
  }
  EXPECT_GT(quiet, 100);
}

TEST(Moment, IsTheSameInATableOpenedFromItsRecord) {
  TriedTable tried("probe", 3, seeded(4));
  Rng rng(2);
  for (int i = 0; i < 30; ++i) tried.step(rng);
  ASSERT_TRUE(tried.table.wish(kBen, {tried.move("veto")}).ok());
  auto opened = Table::open(tried_games(), tried.table.record());
  for (const Seat viewer : {kAnna, kBen, kCleo, kNobody, kOpenHands})
    EXPECT_EQ(std::get<Table>(opened).moment(viewer), tried.table.moment(viewer));
}

TEST(GivenAnswer, IsKnownToItsSeatWhileItMayBeChanged) {
  TriedTable tried("probe", 3, by_hand());
  tried.play_all(0, {"hand-veto 3", "token blue"});
  for (int seat = 1; seat <= 3; ++seat) tried.play(seat, "done");
  EXPECT_FALSE(tried.table.given_by(kAnna).has_value());
  tried.play(1, "vote no");
  EXPECT_EQ(tried.table.given_by(kAnna), tried.move("vote no"));
  EXPECT_FALSE(tried.table.given_by(kBen).has_value());
  tried.play(2, "vote no");
  tried.play(1, "vote yes");
  EXPECT_EQ(tried.table.given_by(kAnna), tried.move("vote yes"));
  EXPECT_EQ(tried.table.given_by(kBen), tried.move("vote no"));
  tried.play(3, "vote no");
  EXPECT_FALSE(tried.table.given_by(kAnna).has_value()) << "all are open now";
}

}  // namespace
}  // namespace regalia
