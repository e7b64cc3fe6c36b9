// References in Markdown, made from the descriptions of methods and their types.
#pragma once

#include <string>
#include <vector>

#include "protocol/method.h"

namespace regalia::protocol {

// A method as a reader meets it.
struct MethodDoc {
  std::string_view name;
  std::string_view summary;
  std::string_view callers;             // who may call it
  std::vector<std::string_view> where;  // where it is understood
  std::vector<json::TypeDoc> params;
  std::vector<json::TypeDoc> reply;
  int cost = 1;
};

// A chapter of methods; the types within their types are added to `shared` for a chapter of their own.
[[nodiscard]] std::string methods_chapter(std::string_view title, const std::vector<MethodDoc>& methods,
                                          std::vector<json::TypeDoc>& shared);
[[nodiscard]] std::string types_chapter(const std::vector<json::TypeDoc>& types);

// Those of the protocol.
[[nodiscard]] std::vector<MethodDoc> method_docs();

inline constexpr std::string_view kRpc = "regalia rpc";
inline constexpr std::string_view kApi = "POST /api";
inline constexpr std::string_view kLobbySocket = "WebSocket /lobby";
inline constexpr std::string_view kTableSocket = "WebSocket /tables/ID";

// All of the protocol. docs/protocol.md ends with it.
[[nodiscard]] std::string reference();

}  // namespace regalia::protocol
