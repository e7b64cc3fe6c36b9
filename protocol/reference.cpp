#include "protocol/reference.h"

#include <algorithm>

#include "protocol/methods.h"

namespace regalia::protocol {
namespace {

std::string table_of(const json::TypeDoc& type) {
  if (type.members.empty()) return "nothing\n";
  std::string text = "| entry | type | |\n|---|---|---|\n";
  for (const json::TypeDoc::Member& member : type.members)
    text += "| `" + member.name + "`" + (member.optional ? " (optional)" : "") + " | " + member.type + " | " +
            member.note + " |\n";
  return text;
}

const char* level_of(Level level) {
  switch (level) {
    case Level::anybody: return "Anybody, with or without a table.";
    case Level::seat: return "Owner and seats.";
    case Level::owner: break;
  }
  return "Owner only.";
}

}  // namespace

std::string reference() {
  std::string text = "## Methods\n";
  std::vector<json::TypeDoc> shared;  // types within types
  for (const Method& method : all_methods()) {
    const std::vector<json::TypeDoc> params = method.params();
    const std::vector<json::TypeDoc> reply = method.reply();
    text += "\n### `" + std::string(method.name) + "`\n\n" + std::string(method.summary) + " *" +
            level_of(method.level) + "*\n\n**Parameters:**" + std::string(params[0].members.empty() ? " " : "\n\n") +
            table_of(params[0]) + "\n**Reply:**" + std::string(reply[0].members.empty() ? " " : "\n\n") +
            table_of(reply[0]);
    for (const auto* types : {&params, &reply})
      for (std::size_t i = 1; i < types->size(); ++i)
        if (std::none_of(shared.begin(), shared.end(), [&](const auto& t) { return t.name == (*types)[i].name; }))
          shared.push_back((*types)[i]);
  }
  text +=
      "\n## Types\n\nA *seat* is written as its number from 1; as `\"chance\"`, for the owner of a table with manual "
      "chance; or as `\"all\"`, for\nthe log of an owner.\n";
  for (const json::TypeDoc& type : shared) text += "\n### " + type.name + "\n\n" + table_of(type);
  text += "\n## Errors\n\n| code | name | meaning |\n|---|---|---|\n";
  for (const ErrorKind& kind : kErrorKinds)
    text += "| " + std::to_string(static_cast<int>(kind.code)) + " | `" + std::string(kind.name) + "` | " +
            std::string(kind.meaning) + " |\n";
  return text;
}

}  // namespace regalia::protocol
