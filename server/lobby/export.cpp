#include "server/lobby/export.h"

#include <boost/json.hpp>

#include "json/serialize.h"
#include "server/lobby/table_reply.h"
#include "server/lobby/two_factor.h"

namespace regalia::server {

namespace bj = boost::json;

namespace {

constexpr int kMostTables = 10'000;
constexpr std::size_t kMostRecords = 1'000;  // the others are at /records
constexpr int kMostSaid = 50'000;

bj::object account_of(const Visit& visit) {
  const Account& me = visit.account();
  return {{"id", me.id},
          {"name", me.name},
          {"guest", me.passphrase.empty()},
          {"bot", me.bot},
          {"shows", me.shows},
          {"created", me.created},
          {"recovery_codes", visit.store().recovery_codes(me.id).size()},
          {"two_factor", has_two_factor(visit, me.id)}};
}

bj::array sessions_of(const Visit& visit) {
  bj::array sessions;
  for (const Session& session : visit.store().sessions_of(visit.account().id))
    sessions.push_back({{"id", public_id(session)},
                        {"begun", session.time},
                        {"seen", session.seen},
                        {"address", session.address},
                        {"agent", session.agent}});
  return sessions;
}

bj::array tables_of(const Visit& visit) {
  bj::array tables;
  std::size_t records = 0;
  for (const TableInfo& table : visit.store().tables_of(visit.account().id, {kMostTables})) {
    bj::object entry = json::write(reply_for(visit, table)).as_object();
    if (table.stage == TableStage::over && records++ < kMostRecords)
      if (const auto game = visit.store().game(table.id)) entry["record"] = game->record;
    tables.push_back(std::move(entry));
  }
  return tables;
}

bj::array said_by(const Visit& visit) {
  bj::array lines;
  for (const Store::Said& said : visit.store().said_by(visit.account().id, {kMostSaid}))
    lines.push_back({{"table", said.table}, {"time", said.line.time}, {"text", said.line.text}});
  return lines;
}

}  // namespace

std::string export_of(const Visit& visit) {
  return json::serialize(bj::object{{"account", account_of(visit)},
                                    {"sessions", sessions_of(visit)},
                                    {"tables", tables_of(visit)},
                                    {"said", said_by(visit)}});
}

}  // namespace regalia::server
