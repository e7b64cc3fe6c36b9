#include "server/table/table_settings.h"

#include <boost/json.hpp>
#include <stdexcept>

#include "json/described.h"
#include "server/account/identity.h"

namespace regalia::server {

bool TableSettings::holds(const std::string& what, const std::optional<std::string>& invitation) const {
  const auto kept = invitations.find(what);
  return invitation && kept != invitations.end() && kept->second == token_hash(*invitation);
}

std::optional<ClockSettings> TableSettings::clock_settings() const {
  if (clock || !away_minutes) return clock;
  return ClockSettings{{}, {}, *away_minutes * 60, "move"};
}

TableSettings TableSettings::of(const TableInfo& table) {
  std::string error;
  TableSettings settings = json::read<TableSettings>(boost::json::parse(table.settings), "", error);
  if (!error.empty()) throw std::runtime_error("the settings of the table are damaged: " + error);
  return settings;
}

std::string TableSettings::text() const { return boost::json::serialize(json::write(*this)); }

}  // namespace regalia::server
