#include "server/reference/schema.h"

#include <algorithm>
#include <boost/json.hpp>
#include <map>

#include "protocol/messages/common.h"
#include "protocol/methods.h"
#include "server/reference/reference.h"

namespace regalia::server {
namespace {

namespace bj = boost::json;
using json::MemberDoc;
using json::Shape;
using json::TypeDoc;

bj::object reference_to(const std::string& type) { return {{"$ref", "#/components/schemas/" + type}}; }
bj::string text_of(std::string_view text) { return bj::string(text.data(), text.size()); }

template <class Items> bj::array array_of(const Items& items) {
  bj::array array;
  for (const auto& item : items) array.emplace_back(text_of(item));
  return array;
}

class SchemaWriter {
 public:
  explicit SchemaWriter(Catalogue games) {
    for (const GameEntry& game : games) add_game(game);
  }

  [[nodiscard]] bj::object document() {
    bj::array methods;
    for (const auto& docs : {protocol::method_docs(), lobby_method_docs(), table_method_docs()})
      for (const protocol::MethodDoc& method : docs) methods.emplace_back(method_of(method));
    bj::array notices;
    for (const NoticeDoc& notice : notice_docs()) notices.emplace_back(notice_of(notice));
    add(protocol::types_of<protocol::ErrorData>());
    return {{"openrpc", "1.3.2"},
            {"info",
             {{"title", "Regalia"},
              {"version", std::to_string(protocol::kProtocolVersion)},
              {"description", "A digital table for board games. Described in docs/protocol.md and docs/server.md."}}},
            {"methods", std::move(methods)},
            {"components", {{"schemas", std::move(schemas_)}, {"errors", errors()}}},
            {"x-notices", std::move(notices)},
            {"x-error-data", reference_to(protocol::ErrorData::kName)},
            {"x-games", std::move(games_)}};
  }

 private:
  void add(const std::vector<TypeDoc>& types) {
    for (const TypeDoc& type : types)
      if (!schemas_.contains(type.name)) schemas_[type.name] = schema_of(type);
  }

  void add_game(const GameEntry& game) {
    const json::GameTypes types = game.types();
    add(types.told);
    add(types.position);
    std::map<std::string, std::string> names = {{"components", types.told[0].name},
                                                {"view", types.told[1].name},
                                                {"event", types.event},
                                                {"position", types.position[0].name}};
    if (!types.facts.members.empty()) {
      add({types.facts});
      names["facts"] = types.facts.name;
    }
    const TypeDoc move = move_type(game);
    add({move});
    names["move"] = move.name;
    if (!types.lookup.empty()) names["lookup"] = types.lookup;
    bj::object& entry = games_[game.id].emplace_object();
    for (const char* shape : json::kGameShapes) {
      if (!names.contains(shape)) continue;
      entry[shape] = reference_to(names[shape]);
      of_games_[shape].emplace_back(reference_to(names[shape]));
    }
  }

  // --- types ---

  [[nodiscard]] bj::object schema_of(const TypeDoc& type) const {
    bj::object schema;
    if (!type.note.empty()) schema["description"] = type.note;
    if (type.one_of.empty()) {
      for (const auto& [key, value] : object_of(type.members, type.kind)) schema[key] = value;
    } else {
      schema["oneOf"] = schemas_of(type.one_of);
    }
    return schema;
  }

  [[nodiscard]] bj::object object_of(const std::vector<MemberDoc>& members, const std::string& kind) const {
    bj::object properties;
    bj::array required;
    if (!kind.empty()) {
      properties["kind"] = bj::object{{"const", kind}};
      required.emplace_back("kind");
    }
    for (const MemberDoc& member : members) {
      properties[member.name] = schema_of(member.type, member.note);
      if (!member.optional) required.emplace_back(member.name);
    }
    bj::object schema{{"type", "object"}, {"properties", std::move(properties)}};
    if (!required.empty()) schema["required"] = std::move(required);
    schema["additionalProperties"] = false;
    return schema;
  }

  [[nodiscard]] bj::array schemas_of(const std::vector<Shape>& shapes) const {
    bj::array schemas;
    for (const Shape& shape : shapes) schemas.emplace_back(schema_of(shape));
    return schemas;
  }

  [[nodiscard]] bj::object schema_of(const Shape& shape, const std::string& note) const {
    bj::object schema = schema_of(shape);
    if (!note.empty()) schema["description"] = note;
    return schema;
  }

  [[nodiscard]] bj::object schema_of(const Shape& shape) const {
    using enum Shape::Kind;
    switch (shape.kind) {
      case flag: return {{"type", "boolean"}};
      case text: return text_schema(shape);
      case whole:
      case number: return number_schema(shape);
      case list: return {{"type", "array"}, {"items", schema_of(shape.of[0])}};
      case by_name: return by_name_schema(shape);
      case object: return object_of(shape.members, {});
      case named: return reference_to(shape.name);
      case of_game: return {{"anyOf", of_games_.at(shape.name)}};
      case either: return {{"anyOf", schemas_of(shape.of)}};
      case any: break;
    }
    return {};
  }

  [[nodiscard]] bj::object by_name_schema(const Shape& shape) const {
    bj::object schema{{"type", "object"}, {"additionalProperties", schema_of(shape.of[0])}};
    if (!shape.choices.empty()) schema["propertyNames"] = bj::object{{"enum", array_of(shape.choices)}};
    return schema;
  }
  [[nodiscard]] static bj::object text_schema(const Shape& shape) {
    bj::object schema{{"type", "string"}};
    if (!shape.choices.empty()) schema["enum"] = array_of(shape.choices);
    return schema;
  }

  [[nodiscard]] static bj::object number_schema(const Shape& shape) {
    bj::object schema{{"type", shape.kind == Shape::Kind::whole ? "integer" : "number"}};
    if (shape.least) schema["minimum"] = *shape.least;
    if (shape.most) schema["maximum"] = *shape.most;
    if (shape.halves) schema["multipleOf"] = 0.5;
    return schema;
  }

  // --- methods, notices, errors ---

  // The first of the types is what is meant; all are added.
  [[nodiscard]] bj::object method_of(const protocol::MethodDoc& method) {
    add(method.params);
    add(method.reply);
    bj::array params;
    for (const MemberDoc& member : method.params[0].members)
      params.emplace_back(bj::object{{"name", member.name},
                                     {"description", member.note},
                                     {"required", !member.optional},
                                     {"schema", schema_of(member.type)}});
    return {{"name", text_of(method.name)},
            {"summary", text_of(method.summary)},
            {"paramStructure", "by-name"},
            {"params", std::move(params)},
            {"result", {{"name", method.reply[0].name}, {"schema", reference_to(method.reply[0].name)}}},
            {"errors", errors_of_methods()},
            {"x-params", reference_to(method.params[0].name)},
            {"x-callers", text_of(method.callers)},
            {"x-where", array_of(method.where)}};
  }

  [[nodiscard]] bj::object notice_of(const NoticeDoc& notice) {
    add(notice.params);
    return {{"name", text_of(notice.name)},
            {"summary", text_of(notice.summary)},
            {"params", reference_to(notice.params[0].name)},
            {"x-where", bj::array{text_of(notice.where)}}};
  }

  [[nodiscard]] static bj::object errors() {
    bj::object errors;
    for (const protocol::ErrorKind& kind : protocol::kErrorKinds)
      errors[text_of(kind.name)] = bj::object{{"code", static_cast<int>(kind.code)},
                                              {"message", text_of(kind.meaning)},
                                              {"data", {{"name", text_of(kind.name)}}}};
    return errors;
  }

  // Those that any method may give; the others are of lines that reach none.
  [[nodiscard]] static bj::array errors_of_methods() {
    using protocol::ErrorCode;
    constexpr std::array kOfLines = {ErrorCode::parse_error, ErrorCode::invalid_request, ErrorCode::unknown_method,
                                     ErrorCode::too_large};
    bj::array errors;
    for (const protocol::ErrorKind& kind : protocol::kErrorKinds)
      if (std::find(kOfLines.begin(), kOfLines.end(), kind.code) == kOfLines.end())
        errors.emplace_back(bj::object{{"$ref", "#/components/errors/" + std::string(kind.name)}});
    return errors;
  }

  bj::object schemas_;
  bj::object games_;
  std::map<std::string, bj::array> of_games_;  // for each shape that games have for themselves, those of all games
};

}  // namespace

std::string schema(Catalogue games) { return bj::serialize(SchemaWriter(games).document()) + "\n"; }

}  // namespace regalia::server
