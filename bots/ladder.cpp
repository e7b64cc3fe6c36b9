#include "bots/ladder.h"

#include <algorithm>
#include <cmath>

namespace regalia {
namespace {

constexpr double kScale = 400 / 2.302585092994046;  // natural logarithm to points
constexpr int kRounds = 500;

// How often `ahead` of strength ends before the other.
double expected(double ahead) { return 1 / (1 + std::exp(-ahead)); }

// What a bot has from its duels, and what its strength should bring it.
struct Account {
  double score = 0;
  double expected = 0;
  double certainty = 0;
  std::int64_t games = 0;
};

std::map<std::string, Account> accounts(const Duels& duels, const std::map<std::string, double>& strengths) {
  std::map<std::string, Account> list;
  for (const auto& [bots, duel] : duels) {
    const double games = static_cast<double>(duel.games) + 1;
    const double score = static_cast<double>(duel.score) / kWholeWin + 0.5;
    const double share = expected(strengths.at(bots.first) - strengths.at(bots.second));
    Account& first = list[bots.first];
    Account& second = list[bots.second];
    first.score += score;
    second.score += games - score;
    first.expected += games * share;
    second.expected += games * (1 - share);
    for (Account* account : {&first, &second}) {
      account->certainty += games * share * (1 - share);
      account->games += duel.games;
    }
  }
  return list;
}

}  // namespace

// By Newton's method, one bot after the other at half speed; the sum stays nothing.
std::vector<Rating> ratings_from(const Duels& duels) {
  std::map<std::string, double> strengths;
  for (const auto& [bots, duel] : duels) strengths[bots.first] = strengths[bots.second] = 0;
  for (int round = 0; round < kRounds; ++round) {
    double sum = 0;
    for (const auto& [bot, account] : accounts(duels, strengths))
      sum += strengths[bot] += std::clamp((account.score - account.expected) / account.certainty / 2, -1.0, 1.0);
    for (auto& [bot, strength] : strengths) strength -= sum / static_cast<double>(strengths.size());
  }
  std::vector<Rating> ratings;
  for (const auto& [bot, account] : accounts(duels, strengths))
    ratings.push_back({bot, kScale * strengths.at(bot), 1.96 * kScale / std::sqrt(account.certainty), account.games});
  std::stable_sort(ratings.begin(), ratings.end(),
                   [](const Rating& a, const Rating& b) { return a.points > b.points; });
  return ratings;
}

}  // namespace regalia
