#include "server/reference/reference.h"

#include "server/lobby/lobby_methods.h"

namespace regalia::server {

using protocol::MethodDoc;
using protocol::types_of;

std::vector<MethodDoc> lobby_method_docs() {
  std::vector<MethodDoc> methods;
  for (const LobbyMethod& method : lobby_methods())
    methods.push_back({method.name,
                       method.summary,
                       method.level == Level::anybody ? "Anybody." : "Whoever is known.",
                       {protocol::kApi, protocol::kLobbySocket},
                       method.params(),
                       method.reply(),
                       method.cost});
  return methods;
}

std::vector<MethodDoc> table_method_docs() {
  std::vector<MethodDoc> methods;
  for (const TableMethod& method : Host::methods())
    methods.push_back({method.name,
                       method.summary,
                       method.level == TableLevel::anybody ? "Seats and onlookers." : "Seats.",
                       {protocol::kTableSocket},
                       method.params(),
                       method.reply(),
                       method.cost});
  return methods;
}

std::vector<NoticeDoc> notice_docs() {
  return {
      {"welcome", "What is there when you come.", protocol::kTableSocket, types_of<WelcomeNotice>()},
      {"changed", "What has changed for you.", protocol::kTableSocket, types_of<ChangedNotice>()},
      {"refused", "Why a request without `id` was refused.", protocol::kTableSocket, types_of<protocol::ErrorInfo>()},
      {"hint", "What a bot would play in your place.", protocol::kTableSocket, types_of<protocol::BotReply>()},
      {"review", "What a bot thinks of the game that has ended.", protocol::kTableSocket,
       types_of<protocol::ReviewReply>()},
      {"declined", "Somebody does not agree to take something back.", protocol::kTableSocket,
       types_of<DeclinedNotice>()},
      {"company", "Who is at the table, and for whom time runs: when you come, and when that changes.",
       protocol::kTableSocket, types_of<CompanyNotice>()},
      {"nudged", "Somebody waits for you.", protocol::kTableSocket, types_of<NudgedNotice>()},
      {"said", "What somebody said to you.", protocol::kTableSocket, types_of<ChatInfo>()},
      {"tables_changed", "One of your tables, or one in the list, is not as it was.", protocol::kLobbySocket,
       types_of<Nothing>()},
  };
}

std::string reference() {
  std::vector<json::TypeDoc> shared;
  std::string text = protocol::methods_chapter("Methods of the lobby", lobby_method_docs(), shared) + "\n";
  text += protocol::methods_chapter("Methods of a table's socket", table_method_docs(), shared);
  text += protocol::types_chapter(shared);
  return text;
}

}  // namespace regalia::server
