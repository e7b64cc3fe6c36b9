#include "server/lobby/table_reply.h"

#include <boost/json.hpp>

#include "server/table/characters.h"
#include "server/table/table_settings.h"

namespace regalia::server {
namespace {

SeatInfo seat_of(const Visit& visit, const TableInfo& table, std::size_t seat) {
  const SeatKeeper& keeper = table.seats[seat];
  SeatInfo info;
  if (!keeper.bot.empty()) {
    info.bot = keeper.bot;
    info.name = character_at(table.id, seat);
  }
  if (!keeper.account) return info;
  info.player = keeper.account;
  if (const auto account = visit.store().account(*keeper.account)) {
    info.name = account->name;
    info.guest = account->passphrase.empty();
  }
  info.mine = visit.visitor.account && visit.visitor.account->id == *keeper.account;
  return info;
}

}  // namespace

TableReply reply_for(const Visit& visit, const TableInfo& table) {
  const TableSettings settings = TableSettings::of(table);
  const std::optional<Account>& account = visit.visitor.account;
  TableReply reply;
  reply.id = table.id;
  reply.game = settings.game;
  reply.options = settings.options;
  reply.stage = table.stage;
  reply.changed = table.changed;
  reply.listed = settings.listed;
  reply.friendly = settings.friendly.value_or(false);
  reply.seeded = settings.seed.has_value();
  reply.shared = settings.shared.value_or(false);
  reply.host = account && account->id == settings.creator;
  reply.clock = settings.clock_settings();
  reply.archived = table.archived;
  reply.goes_on_from = settings.goes_on_from;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    reply.seats.push_back(seat_of(visit, table, i));
    if (reply.seats[i].mine && table.seats[i].bot.empty() && (table.asked.value_or(0) >> i & 1U) != 0)
      reply.asked = true;
  }
  if (table.stage == TableStage::over && !table.result.empty()) {
    std::string error;
    reply.result = json::read<std::vector<FinishInfo>>(boost::json::parse(table.result), "", error);
  }
  return reply;
}

}  // namespace regalia::server
