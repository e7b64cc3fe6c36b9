#include "protocol/reference.h"

#include "engine/text.h"
#include "protocol/methods.h"

namespace regalia::protocol {
namespace {

std::string one_of(const std::vector<std::string>& choices) {
  std::vector<std::string> quoted;
  for (const std::string& choice : choices) quoted.push_back("`" + choice + "`");
  return joined(quoted, " or ");
}

std::string words_of(const json::Shape& type) {
  using enum json::Shape::Kind;
  switch (type.kind) {
    case flag: return "true or false";
    case text: return type.choices.empty() ? "text" : one_of(type.choices);
    case whole:
    case number: return "number";
    case list: return "list of " + words_of(type.of[0]);
    case by_name: return "object of " + words_of(type.of[0]);
    case named: return type.words.empty() ? type.name : type.words;
    case any:
    case object:
    case of_game:
    case either: break;
  }
  return "JSON";
}

std::string table_of(const json::TypeDoc& type) {
  if (type.members.empty()) return "nothing\n";
  std::string text = "| entry | type | |\n|---|---|---|\n";
  for (const json::TypeDoc::Member& member : type.members)
    text += "| `" + member.name + "`" + (member.optional ? " (optional)" : "") + " | " + words_of(member.type) + " | " +
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

std::vector<std::string_view> places_of(Level level) {
  switch (level) {
    case Level::anybody: return {kRpc, kApi, kLobbySocket, kTableSocket};
    case Level::seat: return {kRpc, kTableSocket};
    case Level::owner: break;
  }
  return {kRpc};
}

}  // namespace

std::string methods_chapter(std::string_view title, const std::vector<MethodDoc>& methods,
                            std::vector<json::TypeDoc>& shared) {
  std::string text = "## " + std::string(title) + "\n";
  for (const MethodDoc& method : methods) {
    text += "\n### `" + std::string(method.name) + "`\n\n" + std::string(method.summary);
    if (!method.callers.empty()) text += " *" + std::string(method.callers) + "*";
    if (method.cost > 1) text += " Costs " + std::to_string(method.cost) + ".";
    text += "\n\n**Parameters:**" + std::string(method.params[0].members.empty() ? " " : "\n\n") +
            table_of(method.params[0]) + "\n**Reply:**" + std::string(method.reply[0].members.empty() ? " " : "\n\n") +
            table_of(method.reply[0]);
    for (const auto* types : {&method.params, &method.reply})
      for (std::size_t i = 1; i < types->size(); ++i)
        if ((*types)[i].one_of.empty()) json::add_type(shared, (*types)[i]);
  }
  return text;
}

std::string types_chapter(const std::vector<json::TypeDoc>& types) {
  std::string text =
      "\n## Types\n\nA *seat* is written as its number from 1; as `\"chance\"`, for the owner of a table with manual "
      "chance; or as `\"all\"`, for\nthe log of an owner.\n";
  for (const json::TypeDoc& type : types) text += "\n### " + type.name + "\n\n" + table_of(type);
  return text;
}

std::vector<MethodDoc> method_docs() {
  std::vector<MethodDoc> methods;
  for (const Method& method : all_methods())
    methods.push_back({method.name, method.summary, level_of(method.level), places_of(method.level), method.params(),
                       method.reply(), method.cost});
  return methods;
}

std::string reference() {
  std::vector<json::TypeDoc> shared;
  std::string text = methods_chapter("Methods", method_docs(), shared);
  text += types_chapter(shared);
  text += "\n## Errors\n\n| code | name | meaning |\n|---|---|---|\n";
  for (const ErrorKind& kind : kErrorKinds)
    text += "| " + std::to_string(static_cast<int>(kind.code)) + " | `" + std::string(kind.name) + "` | " +
            std::string(kind.meaning) + " |\n";
  return text;
}

}  // namespace regalia::protocol
