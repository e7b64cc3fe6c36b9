// For tests: a program that calls the methods of the protocol, line by line.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/service.h"
#include "table/tests/tried_table.h"

namespace regalia::protocol {

namespace bj = boost::json;

class Calling : public testing::Test {
 protected:
  std::string line(const std::string& text, Caller caller = Caller::owner()) {
    return answer({tried_games(), table, caller}, text).value_or("");
  }
  bj::object reply(const std::string& method, const std::string& params = "{}", Caller caller = Caller::owner()) {
    const std::string text =
        line(R"({"jsonrpc":"2.0","id":7,"method":")" + method + R"(","params":)" + params + "}", caller);
    bj::object object = bj::parse(text).as_object();
    EXPECT_EQ(object["jsonrpc"], "2.0");
    EXPECT_EQ(object["id"], 7);
    return object;
  }
  bj::value result(const std::string& method, const std::string& params = "{}", Caller caller = Caller::owner()) {
    bj::object object = reply(method, params, caller);
    EXPECT_TRUE(object.contains("result")) << method << " " << params << ": " << bj::serialize(object);
    return object["result"];
  }
  // "refused royals.turn.order", "invalid_params"
  std::string error(const std::string& method, const std::string& params = "{}", Caller caller = Caller::owner()) {
    const std::string before = table ? table->record() : "";
    bj::object object = reply(method, params, caller);
    EXPECT_EQ(table ? table->record() : "", before) << "an error changes nothing";
    if (!object.contains("error")) return bj::serialize(object);
    return error_of(object["error"].as_object());
  }
  std::string error_of_line(const std::string& text) { return error_of(bj::parse(line(text)).at("error").as_object()); }
  void new_royals(const std::string& more = "") {
    result("new", R"({"game":"royals","players":3,"chance":"manual","options":{"start":"1"})" + more + "}");
  }
  void new_probe() {
    result("new", R"({"game":"probe","players":3,"chance":"manual"})");
    result("play", R"({"seat":"chance","moves":["hand-veto 3","token blue"]})");
  }

  // The move with this text as `moves` lists it.
  bj::value listed(int seat, std::string_view text) {
    const bj::value moves = result("moves", R"({"seat":)" + std::to_string(seat) + "}").at("moves");
    for (const bj::value& move : moves.as_array())
      if (move.at("move").as_string() == text) return move;
    ADD_FAILURE() << text << " is not listed";
    return {};
  }

  std::optional<Table> table;

 private:
  static std::string error_of(const bj::object& error) {
    EXPECT_FALSE(error.at("message").as_string().empty());
    std::string text(error.at("data").at("name").as_string());
    if (const auto* rule = error.at("data").as_object().if_contains("rule"))
      text += " " + std::string(rule->as_string());
    return text;
  }
};

}  // namespace regalia::protocol
