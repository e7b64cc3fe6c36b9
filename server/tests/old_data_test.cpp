// Data files of earlier versions open in this one, with everything in them.
#include <gtest/gtest.h>

#include <fstream>

#include "server/tests/serving.h"
#include "store/sqlite.h"
#include "table/verify.h"

namespace regalia::server {
namespace {

class OldData : public Serving {
 protected:
  void SetUp() override {
    fs::create_directories(folder);
    std::ostringstream sql;
    sql << std::ifstream(REGALIA_SOURCE_DIR "/server/tests/data_1.sql").rdbuf();
    sqlite::Database(data, sqlite::Database::Access::write).run(sql.str());
    start();
  }
};

TEST_F(OldData, OfVersion1) {
  Client anna = client();
  anna.token = "0e36efb9ad43dc29ce86cb6b4d60c18dd6fcc00ceb6da62a2c50c2b0a998060b";
  EXPECT_EQ(anna.call("me").result().at("name"), "Anna");
  EXPECT_EQ(anna.call("tables").result().at("mine").as_array().size(), 2U);
  const Reply ben = client().call("login", {{"name", "Ben"}, {"passphrase", "correct horse"}});
  EXPECT_EQ(ben.result().at("name"), "Ben");
  Chair annas(server->port(), "0ghdz4nvjsecp3he", anna.token);
  EXPECT_EQ(annas.result("chat").at("lines").at(0).at("text"), "back in a minute");
  for (int i = 0; i < 10;) {
    const bj::value moves = annas.result("moves").at("moves");
    if (moves.as_array().empty()) {
      (void)annas.next();  // the bot plays
      continue;
    }
    annas.result("play", {{"moves", {moves.at(0).at("move")}}});
    ++i;
  }
  const std::string record = client().send(http::verb::get, "/records/p6knm4b6gnuvkc5n").response.body();
  EXPECT_TRUE(verify(all_games(), record).is_sound());
}

}  // namespace
}  // namespace regalia::server
