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
    if (wanted(totals)) return result_text(tried.table);
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
  EXPECT_TRUE(text.ends_with(" wins.")) << text;
}

}  // namespace
}  // namespace regalia
