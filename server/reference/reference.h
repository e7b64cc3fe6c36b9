// What a server understands besides the protocol, for readers. docs/server.md ends with reference().
#pragma once

#include <string>
#include <vector>

#include "protocol/reference.h"

namespace regalia::server {

// The methods of the lobby, and those of a table's socket.
[[nodiscard]] std::vector<protocol::MethodDoc> lobby_method_docs();
[[nodiscard]] std::vector<protocol::MethodDoc> table_method_docs();

// Something that is said unasked.
struct NoticeDoc {
  std::string_view name;
  std::string_view summary;
  std::string_view where;
  std::vector<json::TypeDoc> params;
};
[[nodiscard]] std::vector<NoticeDoc> notice_docs();

// All of these methods in Markdown.
[[nodiscard]] std::string reference();

}  // namespace regalia::server
