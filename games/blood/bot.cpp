#include "games/blood/bot.h"

#include <utility>

#include "bots/guided.h"
#include "games/blood/bot/greedy.h"
#include "games/blood/bot/guide.h"

namespace regalia::blood {

std::string_view learned_values();  // bot/values.txt

std::vector<Player<Rules>> players(std::shared_ptr<const Values> values) {
  // A try is a turn of all players, and takes about as long as a thousand tries of a small game.
  constexpr int kTries = 5;
  std::vector<Player<Rules>> list = {
      {"greedy", "Sells, marries and taxes for what it brings, and attacks where it is much stronger.", kSteady, 0,
       false, choose_greedily},
      {"steady", "Keeps the peace, marries and trades, and never attacks another player.", kSteady, 0, false,
       choose_steadily},
      {"bold", "Raises more armies, promises less, and attacks with a small advantage.", kSteady, 0, false,
       choose_boldly}};
  for (auto& more : guided_players<Guide>(std::move(values), kTries)) list.push_back(std::move(more));
  // Playing imagined games to their end takes too long here: a game has thousands of decisions.
  list.push_back(general_players<Rules>().front());
  return list;
}

std::vector<Player<Rules>> players() { return players(values_in_program<Guide>(learned_values())); }

Result<Company> company(std::string_view values) {
  if (values.empty()) return company_of(players());
  const auto read = values_in<Guide>(values);
  if (!read) return Error{read.error()};
  return company_of(players(*read));
}

// From games of fifty years: an evening's.
std::string train(const TrainingPlan& plan) {
  return regalia::train<Guide>(plan, kFewestSeats, kMostSeats, [](int seats) {
    const Options options = parse_options({{"turns", "10"}}, seats).value();
    return Rules::make(seats, options, facts_of(options)).value();
  });
}

}  // namespace regalia::blood
