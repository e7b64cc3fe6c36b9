#include "server/table_settings.h"

#include <boost/json.hpp>

#include "json/described.h"
#include "server/identity.h"

namespace regalia::server {

bool TableSettings::holds(const std::string& what, const std::optional<std::string>& invitation) const {
  const auto kept = invitations.find(what);
  return invitation && kept != invitations.end() && kept->second == token_hash(*invitation);
}

TableSettings TableSettings::of(const TableInfo& table) {
  std::string error;
  return json::read<TableSettings>(boost::json::parse(table.settings), "", error);
}

std::string TableSettings::text() const { return boost::json::serialize(json::write(*this)); }

}  // namespace regalia::server
