#include "games/blood/bot.h"

#include "bots/guided.h"

namespace regalia::blood {

// Playing imagined games to their end takes too long here: a game has thousands of decisions.
std::vector<Player<Rules>> players() { return {general_players<Rules>().front()}; }

Result<Company> company(std::string_view values) {
  if (!values.empty()) return Error{"No player of Blood Royale plays by learned values."};
  return company_of(players());
}

}  // namespace regalia::blood
