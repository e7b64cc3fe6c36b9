// The OpenRPC document is whole: what it speaks of it defines, once and in one way. That it is true of real games is
// checked by a validator in web/tests/schema.test.ts.
#include "server/reference/schema.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <map>
#include <set>

#include "server/reference/reference.h"
#include "tests/probe/entry.h"

namespace regalia::server {
namespace {

namespace bj = boost::json;

void find_references(const bj::value& value, std::set<std::string>& found) {
  if (const bj::array* array = value.if_array())
    for (const bj::value& item : *array) find_references(item, found);
  if (const bj::object* object = value.if_object())
    for (const auto& entry : *object) {
      if (entry.key() == "$ref") found.emplace(entry.value().as_string().c_str());
      find_references(entry.value(), found);
    }
}

TEST(Schema, DefinesEveryTypeThatItNames) {
  const bj::value document = bj::parse(schema(probe::with_all_games()));
  std::set<std::string> references;
  find_references(document, references);
  EXPECT_GT(references.size(), 100U);
  for (const std::string& reference : references) {
    bj::error_code code;
    EXPECT_NE(document.find_pointer(reference.substr(1), code), nullptr) << reference;
  }
}

TEST(Schema, IsTheSameEveryTime) { EXPECT_EQ(schema(all_games()), schema(all_games())); }

TEST(Schema, TellsEveryMethodNoticeAndGame) {
  const bj::value document = bj::parse(schema(all_games()));
  std::set<std::string> names;
  for (const bj::value& method : document.at("methods").as_array()) {
    const std::string name = method.at("name").as_string().c_str();
    EXPECT_TRUE(names.insert(name).second) << name << " is there twice";
  }
  for (const auto& methods : {protocol::method_docs(), lobby_method_docs(), table_method_docs()})
    for (const protocol::MethodDoc& method : methods) EXPECT_TRUE(names.contains(std::string(method.name)));
  EXPECT_EQ(document.at("x-notices").as_array().size(), notice_docs().size());
  for (const GameEntry& game : all_games())
    for (const char* shape : json::kGameShapes) {
      const bool is_there = shape != std::string_view("lookup") || !game.types().lookup.empty();
      EXPECT_EQ(document.at("x-games").at(game.id).as_object().contains(shape), is_there) << game.id << " " << shape;
    }
}

TEST(Schema, NoTwoTypesHaveOneName) {
  std::map<std::string, json::TypeDoc> known;
  const auto add = [&](const std::vector<json::TypeDoc>& types) {
    for (const json::TypeDoc& type : types)
      EXPECT_EQ(known.emplace(type.name, type).first->second, type) << type.name << " is two different types";
  };
  for (const auto& methods : {protocol::method_docs(), lobby_method_docs(), table_method_docs()})
    for (const protocol::MethodDoc& method : methods) {
      add(method.params);
      add(method.reply);
    }
  for (const NoticeDoc& notice : notice_docs()) add(notice.params);
  for (const GameEntry& game : all_games()) {
    const json::GameTypes types = game.types();
    add(types.told);
    add(types.position);
    add({types.facts});
  }
}

}  // namespace
}  // namespace regalia::server
