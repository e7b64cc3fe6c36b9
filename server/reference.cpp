#include "server/reference.h"

#include "protocol/reference.h"
#include "server/lobby_methods.h"

namespace regalia::server {

std::string reference() {
  std::vector<protocol::MethodDoc> lobby;
  for (const LobbyMethod& method : lobby_methods())
    lobby.push_back({method.name, method.summary, method.level == Level::anybody ? "Anybody." : "Whoever is known.",
                     method.params(), method.reply()});
  std::vector<protocol::MethodDoc> table;
  for (const TableMethod& method : Host::methods())
    table.push_back({method.name, method.summary,
                     method.level == TableLevel::anybody ? "Seats and onlookers." : "Seats.", method.params(),
                     method.reply()});
  std::vector<json::TypeDoc> shared;
  std::string text = protocol::methods_chapter("Methods of the lobby", lobby, shared) + "\n";
  text += protocol::methods_chapter("Methods of a table's socket", table, shared);
  text += protocol::types_chapter(shared);
  return text;
}

}  // namespace regalia::server
