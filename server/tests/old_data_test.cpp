// Data files of earlier versions open in this one, with everything in them.
#include <gtest/gtest.h>

#include <fstream>

#include "server/tests/server_fixture.h"
#include "store/sqlite_store.h"
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
  EXPECT_TRUE(SqliteStore(data).acts({10}).empty()) << "nobody kept a trail then, and one can be kept now";
  EXPECT_FALSE(SqliteStore(data).write_now({AddAct{{.who = "root", .kind = "close"}}}).has_value());
  const std::string record = client().send(http::verb::get, "/records/p6knm4b6gnuvkc5n").response.body();
  EXPECT_TRUE(verify(all_games(), record).is_sound());
}

class DamagedData : public Serving {
 protected:
  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }
  // Why a server does not start, and that the file is as it was.
  std::string refusal() {
    const std::string before = bytes();
    try {
      start();
      stop();
      return "it starts";
    } catch (const std::runtime_error& error) {
      EXPECT_TRUE(bytes() == before);
      return error.what();
    }
  }
  [[nodiscard]] std::string bytes() const {
    std::ostringstream read;
    read << std::ifstream(data, std::ios::binary).rdbuf();
    return read.str();
  }
};

TEST_F(DamagedData, IsRefusedWithWhatToDo) {
  start();
  for (int i = 0; i < 20; ++i) (void)guest("Anna");
  stop();
  const std::uintmax_t size = fs::file_size(data);
  {
    std::fstream file(data, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(4096);
    file << std::string(4096, 'Z');
  }
  const std::string why = refusal();
  EXPECT_NE(why.find("the data file " + data + " cannot be used: "), std::string::npos) << why;
  EXPECT_NE(why.find("Put your newest backup in its place"), std::string::npos) << why;
  EXPECT_NE(why.find("regalia admin check --data " + data), std::string::npos) << why;
  fs::resize_file(data, size / 2);
  EXPECT_NE(refusal().find("cannot be used"), std::string::npos);
  std::ofstream(data) << "dear diary";
  EXPECT_NE(refusal().find("cannot be used"), std::string::npos);
}

TEST_F(DamagedData, AFileOfAnotherProgramIsLeftAlone) {
  sqlite::Database(data, sqlite::Database::Access::write).run("CREATE TABLE diary (text TEXT)");
  EXPECT_NE(refusal().find("belongs to another program"), std::string::npos);
}

}  // namespace
}  // namespace regalia::server
