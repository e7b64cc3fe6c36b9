// For tests: what a client makes of all that it is sent at a table.
#pragma once

#include <gtest/gtest.h>

#include "engine/random.h"
#include "server/tests/clients.h"

namespace regalia::server {

// Begins with the welcome, and takes in one notice after the other.
class TableCopy {
 public:
  explicit TableCopy(const bj::value& welcome) : kept(welcome.at("params").as_object()) {}

  void hear(const bj::object& notice) {
    if (notice.at("method") == "declined") return;  // what is shown stays as it is
    ASSERT_EQ(notice.at("method"), "changed");
    const bj::object& news = notice.at("params").as_object();
    ++changes;
    bool anything = news.at("step") != kept["step"];
    kept["step"] = news.at("step");
    for (const char* part : {"status", "moves", "deals", "wishes"}) {
      if (!news.contains(part)) continue;
      EXPECT_NE(kept[part], news.at(part)) << part << " has not changed";
      kept[part] = news.at(part);
      anything = true;
    }
    bj::object& view = kept["view"].as_object();
    if (news.contains("view"))
      for (const auto& [section, json] : news.at("view").as_object()) {
        EXPECT_TRUE(!view.contains(section) || view[section] != json) << section << " has not changed";
        view[section] = json;
        anything = true;
      }
    for (const bj::value& section : news.at("dropped").as_array()) {
      EXPECT_EQ(view.erase(section.as_string()), 1U) << section << " was not there";
      anything = true;
    }
    for (const bj::value& line : news.at("lines").as_array()) {
      EXPECT_EQ(line.at("line").to_number<int>(), kept["line"].to_number<int>() + 1);
      kept["line"] = line.at("line");
    }
    EXPECT_TRUE(anything) << "a notice of nothing";
  }
  // Takes in what has come to a chair.
  void hear_all(Chair& chair) {
    for (const bj::object& notice : std::exchange(chair.notices, {})) hear(notice);
  }

  [[nodiscard]] bool is_over() const { return kept.at("status").at("pending").at("step") == "over"; }
  [[nodiscard]] bool is_asked(int seat) const {
    const bj::array& owing = kept.at("status").at("pending").at("owing").as_array();
    return std::find(owing.begin(), owing.end(), bj::value(seat)) != owing.end();
  }
  // The parameters of a move at random, from what was sent alone.
  [[nodiscard]] bj::object any_move(Rng& rng) const {
    const bj::array& moves = kept.at("moves").at("moves").as_array();
    const bj::object& info = moves.at(rng.below(static_cast<std::uint32_t>(moves.size()))).as_object();
    std::string move(info.at("move").as_string());
    if (info.contains("stem")) {
      const auto least = info.at("least").to_number<std::uint32_t>();
      const auto most = info.at("most").to_number<std::uint32_t>();
      move = std::string(info.at("stem").as_string()) + " " + std::to_string(least + rng.below(most - least + 1));
    }
    bj::object params = {{"moves", {move}}, {"step", kept.at("step")}};
    if (info.contains("words") && rng.below(2) == 0) params["words"] = bj::array{"for ever and a day"};
    return params;
  }

  bj::object kept;
  int changes = 0;
};

}  // namespace regalia::server
