#include "table/result_text.h"

#include "table/tests/tried_table.h"

namespace regalia {
namespace {

// Random games until one ends as wanted.
template <class Wanted> std::string text_of_a_game(Wanted wanted) {
  for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
    TriedTable tried("royals", 4, seeded(seed));
    Rng rng(seed);
    tried.play_out(rng);
    std::vector<int> totals;
    for (int i = 0; i < 4; ++i)
      totals.push_back(tried.table.game().rules().tally(tried.table.state(), seat_at(i)).total());
    std::sort(totals.rbegin(), totals.rend());
    if (wanted(totals)) return result_text(tried.table).text;
  }
  return "";
}

TEST(ResultText, SaysByHowMuchSomebodyWon) {
  const std::string text = text_of_a_game([](const std::vector<int>& totals) { return totals[0] > totals[1]; });
  EXPECT_NE(text.find(" wins with "), std::string::npos) << text;
  EXPECT_NE(text.find(" ahead."), std::string::npos) << text;
}

TEST(ResultText, SaysWhatDecidedATie) {
  const std::string text =
      text_of_a_game([](const std::vector<int>& totals) { return totals[0] == totals[1] && totals[1] > totals[2]; });
  EXPECT_NE(text.find(" points each."), std::string::npos) << text;
  EXPECT_NE(text.find("best marker decides: "), std::string::npos) << text;
  EXPECT_NE(text.find(" wins."), std::string::npos) << text;
}

// A game of Crowns that is over: everybody has the ten cards of a house and four ravens, which is worth 11 points, but for
// what is added to hands and taken from them.
struct Ending {
  int players = 4;
  OptionValues options{};
  std::vector<std::pair<int, std::string>> added{};  // seats count from 1
  std::vector<std::pair<int, std::string>> taken{};
  int ravens_lost_by_anna = 0;
};

std::string text_of(const Ending& ending) {
  const GameEntry& crowns = *find_game(tried_games(), "crowns");
  GameSetup setup{ending.players, ending.options, {}};
  setup.options["start"] = "1";
  const MadeGame game = make_game(crowns, setup).value();
  boost::json::object position = game.codec().position(game.rules().initial(), kNewestPosition);
  position["phase"] = "over";
  position["round"] = 4;
  position["cards_moved"] = true;
  for (const char* entry : {"turn", "actor"}) position.erase(entry);
  boost::json::array& seats = position.at("seats").as_array();
  const auto hand = [&](int seat) -> boost::json::array& {
    return seats.at(static_cast<std::size_t>(seat - 1)).at("hand").as_array();
  };
  for (const auto& [seat, card] : ending.taken) {
    const auto place = std::find(hand(seat).begin(), hand(seat).end(), boost::json::value(card));
    EXPECT_NE(place, hand(seat).end()) << card;
    hand(seat).erase(place);
  }
  for (const auto& [seat, card] : ending.added) hand(seat).emplace_back(card);
  if (ending.ravens_lost_by_anna > 0) {
    seats[0].as_object()["ravens"] = 4 - ending.ravens_lost_by_anna;
    position["ravens_lost"] = ending.ravens_lost_by_anna;
  }
  const Result<AnyValue> state = game.codec().read_position(position);
  if (!state) return state.error();
  TableSetup from = by_hand();
  from.position = game.codec().position_text(*state);
  for (const char* name : {"Anna", "Ben", "cleo", "Dan", "Eve", "Finn"}) from.names.emplace_back(name);
  from.names.resize(static_cast<std::size_t>(ending.players));
  return result_text(Table::start(crowns, setup, from).value()).text;
}

TEST(ResultText, OfASharedWinSaysThatNothingDecides) {
  EXPECT_EQ(
      text_of({}),
      "Anna, Ben, cleo and Dan have 11 points each. The smaller hand (10 each) and the smaller number of ravens (4 "
      "each) do not decide. Anna, Ben, cleo and Dan share the win.");
}

TEST(ResultText, SaysWhatDecidesBetweenWinnersAndThoseWhoAreLevelBehindThem) {
  EXPECT_EQ(
      text_of({.added = {{3, "sentinel"}, {4, "sentinel"}}}),
      "Anna, Ben, cleo and Dan have 11 points each. The smaller hand decides: 10 for Anna, 10 for Ben, 11 for cleo "
      "and 11 for Dan. Between Anna and Ben the smaller number of ravens (4 each) does not decide. Between cleo and "
      "Dan the smaller number of ravens (4 each) does not decide. Anna and Ben share the win.");
}

TEST(ResultText, SaysWhatDecidesForThePlacesBehind) {
  EXPECT_EQ(
      text_of({.added = {{3, "castellan.lyre"}, {3, "castellan.redtower"}},
               .taken = {{1, "castellan.lyre"}, {2, "castellan.redtower"}},
               .ravens_lost_by_anna = 1}),
      "cleo wins with 19 points, 8 ahead. Anna and Ben have 7 points each. The smaller hand (9 each) does not decide. "
      "The smaller number of ravens decides: 3 for Anna and 4 for Ben.");
}

TEST(ResultText, HasAHeadlineAndWhatStandsBelowIt) {
  TriedTable tried("royals", 4, seeded(1));
  Rng rng(1);
  tried.play_out(rng);
  const ResultText outcome = result_text(tried.table);
  EXPECT_TRUE(outcome.headline.ends_with(" wins") || outcome.headline.ends_with(" share the win")) << outcome.headline;
  EXPECT_EQ(outcome.why.find(outcome.headline), std::string::npos) << outcome.why;
  EXPECT_NE(outcome.text.find(outcome.headline), std::string::npos) << outcome.text;
}

TEST(ResultText, OfTeamsSpeaksOfTheirSums) {
  const OptionValues teams = {{"teams", "on"}};
  EXPECT_EQ(
      text_of({.players = 6, .options = teams, .added = {{1, "jester"}}}),
      "The team of Anna and Dan wins with a sum of 24 points, 2 ahead. The team of Ben and Eve and the team of cleo "
      "and Finn have a sum of 22 points each. The smaller sum of cards (20 each) and the smaller sum of ravens (8 "
      "each) do not decide.");
  EXPECT_EQ(
      text_of({.players = 6, .options = teams, .added = {{5, "sentinel"}, {6, "sentinel"}}}),
      "The team of Anna and Dan, the team of Ben and Eve and the team of cleo and Finn have a sum of 22 points each. "
      "The smaller sum of cards decides: 20 for the team of Anna and Dan, 21 for the team of Ben and Eve and 21 for "
      "the team of cleo and Finn. Between the team of Ben and Eve and the team of cleo and Finn the smaller sum of "
      "ravens (8 each) does not decide. The team of Anna and Dan wins.");
  EXPECT_EQ(
      text_of({.players = 6, .options = teams}),
      "The team of Anna and Dan, the team of Ben and Eve and the team of cleo and Finn have a sum of 22 points each. "
      "The smaller sum of cards (20 each) and the smaller sum of ravens (8 each) do not decide. The team of Anna and "
      "Dan, the team of Ben and Eve and the team of cleo and Finn share the win.");
}

}  // namespace
}  // namespace regalia
