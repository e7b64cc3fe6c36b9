#include "server/reference/typescript.h"

#include <algorithm>

#include "games/catalogue.h"
#include "server/reference/reference.h"

namespace regalia::server {
namespace {

std::string any_of(const std::vector<std::string>& types, const std::string& between) {
  std::string text;
  for (const std::string& type : types) text += (text.empty() ? "" : between) + type;
  return text;
}

std::string object_type(const std::vector<json::MemberDoc>& members);

std::string type_of(const json::Shape& type) {
  using enum json::Shape::Kind;
  switch (type.kind) {
    case flag: return "boolean";
    case text: return type.choices.empty() ? "string" : "'" + any_of(type.choices, "' | '") + "'";
    case whole:
    case number: return "number";
    case list: return type_of(type.of[0]) + "[]";
    case by_name: return "Record<string, " + type_of(type.of[0]) + ">";
    case named: return type.name;
    case object: return object_type(type.members);
    case either: {
      std::vector<std::string> types;
      for (const json::Shape& one : type.of) types.push_back(type_of(one));
      return any_of(types, " | ");
    }
    case any:
    case of_game: break;
  }
  return "unknown";
}

std::string object_type(const std::vector<json::MemberDoc>& members) {
  std::string text = "{";
  for (const json::MemberDoc& member : members)
    text += " " + member.name + (member.optional ? "?: " : ": ") + type_of(member.type) + ";";
  return text + " }";
}

// A type that is a short name for others.
std::string alias_of(const json::TypeDoc& type) {
  std::vector<std::string> types;
  for (const json::Shape& one : type.one_of) types.push_back(type_of(one));
  if (type.note.empty()) return "export type " + type.name + " =\n  | " + any_of(types, "\n  | ") + ";\n";
  return "/** " + type.note + " */\nexport type " + type.name + " = " + any_of(types, " | ") + ";\n";
}

std::string interface_of(const json::TypeDoc& type) {
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
        if (type.one_of.empty())
          types_ += "\n" + interface_of(type);
        else
          (type.note.empty() ? types_ : names_) += "\n" + alias_of(type);
      }
  }

  void add_methods(const std::string& name, const std::vector<protocol::MethodDoc>& methods) {
    maps_ += "\nexport interface " + name + " {\n";
    for (const protocol::MethodDoc& method : methods) {
      add(method.params);
      add(method.reply);
      maps_ += "  /** " + std::string(method.summary) + " */\n  " + std::string(method.name) +
               ": { params: " + method.params[0].name + "; reply: " + method.reply[0].name + " };\n";
    }
    maps_ += "}\n";
  }

  [[nodiscard]] std::string text() const {
    return "// Made by `regalia types`; do not change by hand.\n" + names_ + types_ + maps_;
  }

 private:
  std::vector<std::string> known_;
  std::string names_;  // for numbers and words
  std::string types_;
  std::string maps_;
};

}  // namespace

std::string typescript() {
  Writer writer;
  writer.add_methods("ProtocolMethods", protocol::method_docs());
  writer.add_methods("LobbyMethods", lobby_method_docs());
  writer.add_methods("TableMethods", table_method_docs());
  for (const GameEntry& game : all_games()) {
    writer.add(game.types().told);
    writer.add({move_type(game)});
  }
  for (const NoticeDoc& notice : notice_docs()) writer.add(notice.params);
  return writer.text();
}

}  // namespace regalia::server
