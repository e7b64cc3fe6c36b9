#include "games/crowns/bot.h"

#include <utility>

#include "bots/guided.h"
#include "games/crowns/bot/greedy.h"
#include "games/crowns/bot/guide.h"

namespace regalia::crowns {

std::string_view learned_values();  // bot/values.txt

std::vector<Player<Rules>> players(std::shared_ptr<const Values> values) {
  constexpr int kTries = 150;
  std::vector<Player<Rules>> list = {{"greedy", "Trades, votes and attacks for what its hand is worth, and says why.",
                                      kSteady, 5, false, choose_greedily}};
  for (auto more : {guided_players<Guide>(std::move(values), kTries), general_players<Rules>()})
    list.insert(list.end(), more.begin(), more.end());
  return list;
}

std::vector<Player<Rules>> players() { return players(values_in_program<Guide>(learned_values())); }

Result<Company> company(std::string_view values) {
  if (values.empty()) return company_of(players());
  const auto read = values_in<Guide>(values);
  if (!read) return Error{read.error()};
  return company_of(players(*read));
}

std::string train(const TrainingPlan& plan) {
  return regalia::train<Guide>(plan, kMinSeats, kSeatLimit, [](int seats) {
    const Options options = parse_options({}, seats).value();
    return Rules::make(seats, options, standard_facts()).value();
  });
}

}  // namespace regalia::crowns
