// The page of a player: how he has played, as far as he lets others see it.
#include <algorithm>

#include "server/lobby/lobby_methods.h"
#include "server/lobby/table_reply.h"

namespace regalia::server {

using protocol::ErrorCode;
using protocol::Failure;

namespace {

constexpr int kMostGames = 1000;  // that results are counted over
constexpr std::size_t kMostShown = 100;
constexpr std::array kWhatIsShown = {"nothing", "results", "games"};

int hardness(const std::string& level) { return level == kStrong ? 3 : level == kSteady ? 2 : level == kEasy ? 1 : 0; }

// Whom a player sat with: people, or else bots by the hardest level among them.
std::string opponents(Catalogue games, const TableInfo& table, const TableReply& reply, AccountId player) {
  std::string level;
  const GameEntry* game = find_game(games, reply.game);
  for (const SeatKeeper& seat : table.seats) {
    if (seat.account && *seat.account != player) return "people";
    if (seat.account || game == nullptr) continue;  // whoever plays for him is no opponent
    for (const BotEntry& bot : game->company.bots)
      if (bot.id == seat.bot && hardness(bot.level) > hardness(level)) level = bot.level;
  }
  return level;
}

// One game of a player who keeps exactly one seat there: with several it is played against oneself.
std::optional<std::size_t> only_seat(const TableInfo& table, AccountId player) {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    if (table.seats[i].account != player) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

void count(std::vector<RecordOfResults>& results, const std::string& game, const std::string& against, bool won) {
  auto line = std::find_if(results.begin(), results.end(),
                           [&](const auto& each) { return each.game == game && each.against == against; });
  if (line == results.end()) line = results.insert(results.end(), {game, against, 0, 0});
  ++line->played;
  if (won) ++line->won;
}

}  // namespace

Answer<PlayerReply> show_player(const Visit& visit, const PlayerParams& params) {
  const std::optional<Account>& me = visit.visitor.account;
  if (!params.player && !me) return Failure{ErrorCode::not_allowed, "Say first who you are, or whose page.", {}, {}};
  const std::optional<Account> account = visit.store().account(params.player.value_or(me ? me->id : 0));
  if (!account) return Failure{ErrorCode::invalid_params, "There is no such player.", {}, {}};
  PlayerReply reply{account->id, account->name, account->bot, me && me->id == account->id, account->shows, {}, {}};
  if (!reply.mine && account->shows == "nothing") return reply;
  reply.results.emplace();
  std::vector<TableReply> games;
  for (const TableInfo& table : visit.store().tables_of(account->id, {kMostGames})) {
    if (table.stage != TableStage::over) continue;
    TableReply game = reply_for(visit, table);
    if (game.goes_on_from || game.seeded) continue;
    const std::optional<std::size_t> seat = only_seat(table, account->id);
    if (seat && game.result && *seat < game.result->size())
      count(*reply.results, game.game, opponents(visit.lobby.services().games, table, game, account->id),
            game.result->at(*seat).place == 1);
    if (games.size() < kMostShown && (reply.mine || game.listed)) games.push_back(std::move(game));
  }
  if (reply.mine || account->shows == "games") reply.games = std::move(games);
  return reply;
}

Answer<Nothing> choose_shown(const Visit& visit, const ShowsParams& params) {
  if (std::find(kWhatIsShown.begin(), kWhatIsShown.end(), params.shows) == kWhatIsShown.end())
    return Failure{ErrorCode::invalid_params, "shows must be nothing, results or games.", {}, {}};
  if (const auto failure = visit.store().change_shown(visit.account().id, params.shows))
    return Failure{ErrorCode::internal_error, failure->message, {}, {}};
  return Nothing{};
}

}  // namespace regalia::server
