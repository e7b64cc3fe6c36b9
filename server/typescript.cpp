#include "server/typescript.h"

#include <algorithm>

#include "protocol/methods.h"
#include "server/lobby_methods.h"

namespace regalia::server {
namespace {

// A type in the words of the references, in TypeScript.
std::string type_of(const std::string& words) {
  if (words.starts_with("list of ")) return type_of(words.substr(8)) + "[]";
  if (words.starts_with("object of ")) return "Record<string, " + type_of(words.substr(10)) + ">";
  if (words == "text") return "string";
  if (words == "true or false") return "boolean";
  if (words == "JSON") return "unknown";
  if (words == "seat") return "SeatName";
  if (words == "owner") return "Owner";
  return words;  // a number, or a type of its own
}

std::string interface_of(const json::TypeDoc& type) {
  if (!type.one_of.empty()) {
    std::string text = "export type " + type.name + " =";
    for (const std::string& name : type.one_of) text += "\n  | " + name;
    return text + ";\n";
  }
  std::string text = "export interface " + type.name + " {\n";
  if (!type.kind.empty()) text += "  kind: '" + type.kind + "';\n";
  for (const json::TypeDoc::Member& member : type.members)
    text += "  /** " + member.note + " */\n  " + member.name + (member.optional ? "?: " : ": ") + type_of(member.type) +
            ";\n";
  return text + "}\n";
}

class Writer {
 public:
  void add(const std::vector<json::TypeDoc>& types) {
    for (const json::TypeDoc& type : types)
      if (std::find(known_.begin(), known_.end(), type.name) == known_.end()) {
        known_.push_back(type.name);
        types_ += "\n" + interface_of(type);
      }
  }

  template <class Methods> void add_methods(const std::string& name, const Methods& methods) {
    maps_ += "\nexport interface " + name + " {\n";
    for (const auto& method : methods) {
      const std::vector<json::TypeDoc> params = method.params();
      const std::vector<json::TypeDoc> reply = method.reply();
      add(params);
      add(reply);
      maps_ += "  /** " + std::string(method.summary) + " */\n  " + std::string(method.name) +
               ": { params: " + params[0].name + "; reply: " + reply[0].name + " };\n";
    }
    maps_ += "}\n";
  }

  [[nodiscard]] std::string text() const {
    return "// Made by `regalia types`; do not change by hand.\n\n"
           "/** A seat's number from 1; `chance` and `all` are for owners of a table, and for replays. */\n"
           "export type SeatName = number | 'chance' | 'all';\n\n"
           "/** A seat's number from 1; `removed`: out of the game; `taken`: by somebody, face down. */\n"
           "export type Owner = number | 'removed' | 'taken';\n" +
           types_ + maps_;
  }

 private:
  std::vector<std::string> known_;
  std::string types_;
  std::string maps_;
};

}  // namespace

std::string typescript() {
  Writer writer;
  writer.add_methods("ProtocolMethods", protocol::all_methods());
  writer.add_methods("LobbyMethods", lobby_methods());
  writer.add_methods("TableMethods", Host::methods());
  for (const GameEntry& game : all_games()) writer.add(game.types());
  writer.add(protocol::types_of<WelcomeNotice>());
  writer.add(protocol::types_of<ChangedNotice>());
  return writer.text();
}

}  // namespace regalia::server
