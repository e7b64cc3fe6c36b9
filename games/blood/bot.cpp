#include "games/blood/bot.h"

#include "bots/guided.h"
#include "games/blood/bot/greedy.h"

namespace regalia::blood {

std::vector<Player<Rules>> players() {
  // Playing imagined games to their end takes too long here: a game has thousands of decisions.
  return {{"greedy", "Sells, marries and taxes for what it brings, and attacks where it is much stronger.", kSteady, 0,
           false, choose_greedily},
          {"steady", "Keeps the peace, marries and trades, and never attacks another player.", kSteady, 0, false,
           choose_steadily},
          {"bold", "Raises more armies, promises less, and attacks with a small advantage.", kSteady, 0, false,
           choose_boldly},
          general_players<Rules>().front()};
}

Result<Company> company(std::string_view values) {
  if (!values.empty()) return Error{"No player of Blood Royale plays by learned values."};
  return company_of(players());
}

}  // namespace regalia::blood
