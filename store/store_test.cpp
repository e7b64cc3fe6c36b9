#include "store/store.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>

#include "store/packing.h"
#include "store/sqlite_store.h"

namespace regalia {
namespace {

namespace fs = std::filesystem;

class Kept : public testing::Test {
 protected:
  fs::path folder = fs::temp_directory_path() / ("regalia-store-" + std::to_string(getpid()));
  std::string path = (folder / "regalia.db").string();
  std::unique_ptr<SqliteStore> store;

  void SetUp() override {
    fs::create_directories(folder);
    store = std::make_unique<SqliteStore>(path);
  }
  void TearDown() override {
    store.reset();
    fs::remove_all(folder);
  }
  void reopen() {
    store.reset();
    store = std::make_unique<SqliteStore>(path);
  }
  void write(std::vector<Change> changes) {
    const std::optional<Error> failure = store->write_now(std::move(changes));
    ASSERT_FALSE(failure.has_value()) << failure->message;
  }
  static TableInfo table_named(const std::string& id, std::vector<SeatKeeper> seats = {{}, {}}) {
    return {id, R"({"game":"royals"})", TableStage::gathering, 7, std::move(seats), 0};
  }
};

TEST_F(Kept, AccountsAndSessionsAreFoundAgain) {
  const AccountId anna = store->add_account({0, "Anna", "hash", false, "nothing", "anna", 5}).value();
  EXPECT_EQ(store->add_account({0, "ANNA", "other", false, "nothing", "anna"}).error(),
            "This name is taken; choose another.");
  const AccountId guest = store->add_account({0, "Anna", "", false, "nothing", "anna"}).value();
  EXPECT_TRUE(store->add_account({0, "Anna", "", true, "nothing", "anna"}).ok()) << "guests may share a name";
  const Session session{"token", guest, 1, 2, "1.2.3.4", "a browser"};
  write({AddSession{session}, AddSession{{"old", guest, 1, 1, "", ""}}, AddSession{{"other", anna, 1, 9, "", ""}}});
  reopen();
  EXPECT_EQ(store->account_named("Anna", "")->id, anna);
  EXPECT_EQ(store->account_named("ANNA", "anna")->created, 5);
  EXPECT_FALSE(store->account_named("ANNA", "").has_value());
  EXPECT_EQ(store->account(guest)->passphrase, "");
  EXPECT_FALSE(store->account(99).has_value());
  EXPECT_EQ(store->session("token"), session);
  write({SeeSession{"token", 7, "5.6.7.8"}, DropOldSessions{5}});
  EXPECT_EQ(store->session("token")->address, "5.6.7.8");
  EXPECT_EQ(store->sessions_of(guest).size(), 1U) << "the old one is gone";
  write({AddSession{{"third", guest, 1, 9, "", ""}}, DropSessions{guest, "third"}});
  EXPECT_FALSE(store->session("token").has_value());
  EXPECT_TRUE(store->session("third").has_value());
  EXPECT_TRUE(store->session("other").has_value()) << "somebody else's";
  write({DropSession{"third"}});
  EXPECT_FALSE(store->session("third").has_value());
  EXPECT_TRUE(store->write_now({AddSession{{"x", 99, 1, 1, "", ""}}}).has_value()) << "of nobody";
}

TEST_F(Kept, NamesFromBeforeThereWereKeysGetThem) {
  const AccountId first = store->add_account({0, "Anna", "hash", false}).value();
  const AccountId second = store->add_account({0, "ANNA", "hash", false}).value();
  const AccountId third = store->add_account({0, "Ben", "hash", false}).value();
  store->key_names([](const std::string& name) { return name == "Ben" ? "ben" : "anna"; });
  EXPECT_EQ(store->account(first)->key, "anna");
  EXPECT_EQ(store->account(second)->key, "") << "the older one keeps the name";
  EXPECT_EQ(store->account(third)->key, "ben");
  EXPECT_EQ(store->account_named("ANNA", "anna")->id, second) << "and the other is found by its very name";
}

TEST_F(Kept, NothingOfADeletedAccountIsLeft) {
  const AccountId anna = store->add_account({0, "Anna", "hash", false, "nothing", "anna"}).value();
  write({AddSession{{"token", anna, 1, 1, "", ""}}, SetRecovery{anna, {"one", "two"}},
         PutTable{table_named("t1", {{anna, ""}, {}})}, PutTable{table_named("t2", {{anna, ""}, {}})},
         AddChat{"t1", {1, "Anna", kEverybodyReads, "mine", 5, anna}},
         AddChat{"t1", {2, "Ben", kEverybodyReads, "his", 6, anna + 1}}});
  EXPECT_EQ(store->said_by(anna, {10}).at(0).line.text, "mine");
  EXPECT_EQ(store->recovery_codes(anna).size(), 2U);
  write({DropTable{"t2"}, DropAccount{anna}});
  EXPECT_FALSE(store->account(anna).has_value());
  EXPECT_FALSE(store->session("token").has_value());
  EXPECT_TRUE(store->recovery_codes(anna).empty());
  EXPECT_FALSE(store->table("t2").has_value());
  EXPECT_FALSE(store->table("t1")->seats[0].account.has_value());
  EXPECT_EQ(store->chat("t1", 0, {10})[0].text, "");
  EXPECT_EQ(store->chat("t1", 0, {10})[1].text, "his");
}

TEST_F(Kept, CodesAreSpentOnce) {
  const AccountId anna = store->add_account({0, "Anna", "hash", false, "nothing", "anna"}).value();
  write({SetRecovery{anna, {"one", "two"}}});
  EXPECT_EQ(store->spend_recovery(anna, "one").value(), true);
  EXPECT_EQ(store->spend_recovery(anna, "one").value(), false);
  EXPECT_EQ(store->spend_recovery(anna + 1, "two").value(), false) << "somebody else's";
  EXPECT_EQ(store->recovery_codes(anna), std::vector<std::string>{"two"});
  EXPECT_EQ(store->spend_step(anna, 7).value(), false) << "there is no secret";
  write({PrepareTwoFactor{anna, "first"}, PrepareTwoFactor{anna, "second"}});
  EXPECT_EQ(store->two_factor(anna), (TwoFactor{"second", 0, 0}));
  EXPECT_EQ(store->spend_step(anna, 7).value(), true);
  EXPECT_EQ(store->spend_step(anna, 7).value(), false);
  EXPECT_EQ(store->spend_step(anna, 6).value(), false) << "an older one";
  EXPECT_TRUE(store->write_now({BeginTwoFactor{anna, "first", 9}, SetRecovery{anna, {}}}).has_value());
  EXPECT_EQ(store->recovery_codes(anna).size(), 1U) << "nothing has happened";
  write({BeginTwoFactor{anna, "second", 9}, PrepareTwoFactor{anna, "third"}});
  reopen();
  EXPECT_EQ(store->two_factor(anna), (TwoFactor{"second", 9, 7})) << "one that has begun stays";
  write({DropTwoFactor{anna}});
  EXPECT_FALSE(store->two_factor(anna).has_value());
  EXPECT_TRUE(store->write_now({PrepareTwoFactor{99, "x"}}).has_value()) << "of nobody";
  write({PrepareTwoFactor{anna, "fourth"}, DropAccount{anna}});
}

TEST_F(Kept, TablesKeepTheirSeatsAndRecords) {
  const AccountId anna = store->add_account({0, "Anna", "hash", false}).value();
  TableInfo table = table_named("t1", {{anna, ""}, {std::nullopt, "greedy"}});
  write({PutTable{table}});
  EXPECT_EQ(store->table("t1"), table);
  EXPECT_FALSE(store->table("t2").has_value());
  EXPECT_FALSE(store->game("t1").has_value()) << "it has not begun";
  table.stage = TableStage::playing;
  table.seats[1] = {};
  write({PutTable{table}, BeginGame{"t1", "header", "5e"}, AddLines{"t1", 1, 1, "first"},
         AddLines{"t1", 2, 2, "second"}});
  reopen();
  EXPECT_EQ(store->table("t1"), table);
  EXPECT_EQ(store->game("t1")->record, "header\nfirst\nsecond\n");
  EXPECT_EQ(store->game("t1")->secret, "5e");
  EXPECT_EQ(store->tables_in(TableStage::playing, {10}).size(), 1U);
  EXPECT_TRUE(store->tables_in(TableStage::gathering, {10}).empty());
  EXPECT_EQ(store->tables_of(anna, {10}).size(), 1U);
  EXPECT_TRUE(store->tables_of(anna + 1, {10}).empty());
}

TEST_F(Kept, ChangesAreMadeAsAWholeOrNotAtAll) {
  write({PutTable{table_named("t1")}, BeginGame{"t1", "header", ""}, AddLines{"t1", 1, 1, "first"}});
  EXPECT_TRUE(store->write_now({AddLines{"t1", 2, 2, "second"}, AddLines{"t1", 1, 1, "again"}}).has_value());
  EXPECT_EQ(store->game("t1")->record, "header\nfirst\n");
  EXPECT_TRUE(store->write_now({AddLines{"nowhere", 1, 1, "line"}}).has_value());
  EXPECT_TRUE(store->write_now({AddLines{"t1", 3, 3, "third"}}).has_value()) << "a record has no gaps";
  write({AddLines{"t1", 2, 3, "second\nthird"}});
  EXPECT_TRUE(store->write_now({AddLines{"t1", 3, 4, "again\nfourth"}}).has_value());
  write({AddLines{"t1", 4, 4, "fourth"}});
  EXPECT_EQ(store->game("t1")->record, "header\nfirst\nsecond\nthird\nfourth\n");
}

TEST_F(Kept, ATableGoesOnInSmallChanges) {
  const AccountId anna = store->add_account({0, "Anna", "", false}).value();
  TableInfo table = table_named("t1", {{anna, ""}, {}});
  write({PutTable{table}});
  write({SetSeat{"t1", 1, {anna, "greedy"}}, SetProgress{"t1", TableStage::playing, 2, 9}});
  write({SetSettings{"t1", "{}"}});
  table.seats[1] = {anna, "greedy"};
  table.stage = TableStage::playing;
  table.asked = 2;
  table.changed = 9;
  table.settings = "{}";
  EXPECT_EQ(store->table("t1"), table);
  write({BeginGame{"t1", "header", ""}, AddLines{"t1", 1, 1, "first"}});
  EXPECT_EQ(store->table("t1"), table) << "lines need not say who is asked";
  write({AddLines{"t1", 2, 2, "second", 1}});
  EXPECT_EQ(store->table("t1")->asked, 1U);
  EXPECT_EQ(store->tables_in(TableStage::playing, {10}).at(0).asked, 1U);
  write({SetProgress{"t1", TableStage::over, 0, 10}});
  EXPECT_EQ(store->tables_of(anna, {10}).at(0).asked, 0U) << "whoever spoke last is right";
}

TEST_F(Kept, AGuestBecomesAnAccountOnce) {
  (void)store->add_account({0, "Ben", "hash", false, "nothing", "ben"}).value();
  const AccountId anna = store->add_account({0, "Anna", "", false}).value();
  EXPECT_EQ(store->register_guest({anna, "Ben", "hash", false, "nothing", "ben"})->message,
            "This name is taken; choose another.");
  EXPECT_FALSE(store->register_guest({anna, "Anne", "hash", false, "nothing", "anne"}).has_value());
  EXPECT_EQ(store->account_named("Anne", "")->id, anna);
  EXPECT_TRUE(store->register_guest({anna, "Anne", "another", false, "nothing", "anne"}).has_value());
  EXPECT_EQ(store->account(anna)->passphrase, "hash");
  EXPECT_FALSE(store->change_shown(anna, "games").has_value());
  EXPECT_EQ(store->account(anna)->shows, "games");
}

TEST_F(Kept, OneThatFailsDoesNotStopTheOthersOfItsBatch) {
  std::atomic<int> kept{0};
  std::atomic<int> refused{0};
  const auto count = [&](const std::optional<Error>& failure) { ++(failure ? refused : kept); };
  for (int i = 0; i < 200; ++i) {
    const std::string id = "t" + std::to_string(i);
    store->write({PutTable{table_named(id)}, BeginGame{id, "header", ""}}, count);
    store->write({AddLines{"nowhere", 1, 1, "line"}}, count);
  }
  store.reset();
  EXPECT_EQ(kept, 200);
  EXPECT_EQ(refused, 200);
  store = std::make_unique<SqliteStore>(path);
  EXPECT_EQ(store->tables_in(TableStage::gathering, {1000}).size(), 200U);
}

TEST_F(Kept, ChatIsKeptForItsReaders) {
  write({PutTable{table_named("t1")}});
  const ChatLine line{1, "Anna", 3, "für euch beide \\o/", 5};
  write({AddChat{"t1", line}, AddChat{"t1", {2, "Ben", 1, "psst", 6}}});
  write({AddChat{"t1", {3, "Anna", kEverybodyReads, "hear, hear", 7, 12}}});
  EXPECT_EQ(store->chat("t1", 1, {10}).size(), 3U);
  EXPECT_EQ(store->chat("t1", 1, {10})[0], line);
  EXPECT_EQ(store->chat("t1", 1, {1, 1})[0].text, "psst");
  EXPECT_EQ(store->chat("t1", 2, {10}).size(), 2U) << "the second seat";
  ASSERT_EQ(store->chat("t1", 0, {10}).size(), 1U) << "an onlooker";
  EXPECT_EQ(store->chat("t1", 0, {10})[0].account, 12);
  std::int64_t lines = 0;
  for (const ChatCount& count : store->chat_counts("t1")) lines += count.lines;
  EXPECT_EQ(lines, 3);
}

TEST_F(Kept, TablesInTheListAreFoundAmongManyOthers) {
  TableInfo listed = table_named("in the list");
  listed.listed = true;
  write({PutTable{listed}});
  for (int i = 0; i < 60; ++i) {
    TableInfo hidden = table_named("hidden " + std::to_string(i));
    hidden.changed = 1000;
    write({PutTable{hidden}});
  }
  ASSERT_EQ(store->listed_tables(TableStage::gathering, {50}).size(), 1U);
  EXPECT_EQ(store->tables_in(TableStage::gathering, {50, 50}).size(), 11U);
}

TEST_F(Kept, OnlyItsOwnerReadsTheFile) {
  EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  write({PutTable{table_named("t1")}});
  EXPECT_EQ(fs::status(path + "-wal").permissions(), fs::perms::owner_read | fs::perms::owner_write);
  store.reset();
  fs::permissions(path, fs::perms::all);
  store = std::make_unique<SqliteStore>(path);
  EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write) << "an older file too";
}

TEST_F(Kept, ATableInTheArchiveTakesLittleRoomAndComesBackAsItWas) {
  const AccountId anna = store->add_account({0, "Anna", "", false}).value();
  TableInfo table = table_named("t1", {{anna, ""}, {}});
  table.stage = TableStage::playing;
  write({PutTable{table}, BeginGame{"t1", "header", "secret"}, AddLines{"t1", 1, 1, "one", 2},
         AddLines{"t1", 2, 3, "two\nthree \u00fc", 1}});
  const StoredGame before = *store->game("t1");
  EXPECT_EQ(store->untouched_tables(8, {10}), std::vector<std::string>{"t1"});
  EXPECT_TRUE(store->untouched_tables(7, {10}).empty());
  write({Archive{"t1"}});
  reopen();
  EXPECT_EQ(store->game("t1")->record, before.record) << "it can be read";
  EXPECT_TRUE(store->table("t1")->archived);
  EXPECT_EQ(store->table("t1")->asked, 1U);
  EXPECT_TRUE(store->tables_in(TableStage::playing, {10}).empty());
  EXPECT_TRUE(store->tables_of(anna, {10}).empty());
  EXPECT_EQ(store->archived_tables(anna, {10}).size(), 1U);
  EXPECT_EQ(store->count_tables(anna).sits, 0);
  EXPECT_TRUE(store->untouched_tables(8, {10}).empty());
  write({Unarchive{"t1"}, AddLines{"t1", 4, 4, "four"}});
  EXPECT_EQ(store->game("t1")->record, before.record + "four\n");
  EXPECT_EQ(store->game("t1")->secret, "secret");
  EXPECT_EQ(store->tables_of(anna, {10}).size(), 1U);
  EXPECT_FALSE(store->table("t1")->archived);
}

TEST_F(Kept, WhatPeopleThinkOfOneAnotherAndReport) {
  const AccountId anna = store->add_account({0, "Anna", "", false}).value();
  const AccountId ben = store->add_account({0, "Ben", "hash", false, "nothing", "ben"}).value();
  write({SetRegard{anna, ben, Regard::muted}, AddReport{{0, 5, anna, ben, "t1", "he swears"}},
         AddOrder{{0, "close", "t1"}}});
  EXPECT_EQ(store->regards_of(anna).at(ben), Regard::muted);
  write({SetRegard{anna, ben, Regard::blocked}});
  EXPECT_EQ(store->regards_of(anna).at(ben), Regard::blocked);
  write({SetRegard{anna, ben, Regard::none}});
  EXPECT_TRUE(store->regards_of(anna).empty());
  ASSERT_EQ(store->reports({10}).size(), 1U);
  EXPECT_EQ(store->reports({10})[0], (Report{1, 5, anna, ben, "t1", "he swears"}));
  EXPECT_EQ(store->orders().at(0).kind, "close");
  write({DropReport{1}, DropOrder{store->orders()[0].id}, AddSession{{"token", ben, 1, 1, "", ""}}, SetBanned{ben}});
  EXPECT_TRUE(store->reports({10}).empty() && store->orders().empty());
  EXPECT_TRUE(store->account(ben)->banned);
  EXPECT_FALSE(store->session("token").has_value());
  EXPECT_EQ(store->accounts_like("B", {10}).at(0).id, ben);
  EXPECT_EQ(store->accounts_like("", {10}).size(), 2U);
}

TEST_F(Kept, WhatWasDoneToPlayersIsKeptForGood) {
  const AccountId ben = store->add_account({0, "Ben", "hash", false, "nothing", "ben"}).value();
  const Act ban{1, 5, "root", "ban", ben, "", "", "he swears"};
  const Act close{2, 6, "anna", "close", {}, "t1", "", ""};
  write({SetBanned{ben}, AddAct{ban}, AddAct{close}});
  EXPECT_EQ(store->acts({10}), (std::vector<Act>{close, ban}));
  EXPECT_EQ(store->acts({1, 1}), std::vector<Act>{ban});
  write({DropAccount{ben}});
  EXPECT_EQ(store->acts({10}).size(), 2U) << "also when the player has gone";
  store.reset();
  sqlite::Database disk(path, sqlite::Database::Access::write);
  EXPECT_THROW(disk.run("DELETE FROM act"), sqlite::Failure);
  EXPECT_THROW(disk.run("UPDATE act SET who = 'nobody'"), sqlite::Failure);
}

TEST_F(Kept, NoticesWaitUntilTheyAreDueAndAreSentOnce) {
  const AccountId anna = store->add_account({0, "Anna", "", false}).value();
  write({PutTable{table_named("t1")}, PutTable{table_named("t2")}, SetNotices{anna, "{}"}});
  EXPECT_EQ(store->who_wants_notices(), std::vector<AccountId>{anna});
  write({PutNotice{anna, "t1", 100}, PutNotice{anna, "t2", 200}, PutNotice{anna, "t1", 900}});
  EXPECT_TRUE(store->due_notices(99).empty());
  ASSERT_EQ(store->due_notices(100).size(), 1U);
  EXPECT_EQ(store->due_notices(100)[0].tables, (std::vector<std::string>{"t1", "t2"})) << "all that waits, together";
  write({SettleNotices{anna, {"t1", "t2"}, 300}});
  EXPECT_TRUE(store->due_notices(299).empty());
  EXPECT_EQ(store->due_notices(300)[0].tries, 1);
  write({SettleNotices{anna, {"t1"}, std::nullopt}});
  EXPECT_EQ(store->due_notices(1000)[0].tables, std::vector<std::string>{"t2"}) << "not told of yet";
  write({SettleNotices{anna, {"t2"}, std::nullopt}, PutNotice{anna, "t1", 400}});
  EXPECT_TRUE(store->due_notices(1000).empty()) << "told already";
  write({PutNotice{anna, "t1", 500, true}});
  EXPECT_EQ(store->due_notices(1000)[0].tables, std::vector<std::string>{"t1"});
  write({DropNotice{anna, "t1"}, DropNotice{anna, "t2"}});
  EXPECT_TRUE(store->due_notices(1000).empty());
  write({PutNotice{anna, "t2", 5}, SetNotices{anna, ""}});
  EXPECT_TRUE(store->due_notices(1000).empty());
  write({PutNotice{anna, "t2", 5}, DropTable{"t2"}, DropAccount{anna}});
}

TEST_F(Kept, WhoHasWaitedLongestForANoticeIsFirst) {
  write({PutTable{table_named("t1")}, PutTable{table_named("t2")}});
  const AccountId anna = store->add_account({0, "Anna", "", false}).value();
  const AccountId ben = store->add_account({0, "Ben", "", false}).value();
  write({PutNotice{anna, "t1", 300}, PutNotice{ben, "t1", 400}, PutNotice{ben, "t2", 200}});
  const std::vector<Store::Waiting> due = store->due_notices(300);
  ASSERT_EQ(due.size(), 2U);
  EXPECT_EQ(due[0].account, ben);
  EXPECT_EQ(due[0].tables, (std::vector<std::string>{"t2", "t1"}));
  EXPECT_EQ(due[1].account, anna);
}

TEST_F(Kept, OldTablesAndIdleGuestsArePruned) {
  const AccountId idle = store->add_account({0, "Idle", "", false, "nothing", "", 5}).value();
  const AccountId known = store->add_account({0, "Known", "hash", false, "nothing", "known", 5}).value();
  const AccountId sits = store->add_account({0, "Sits", "", false, "nothing", "", 5}).value();
  TableInfo playing = table_named("playing", {{sits, ""}, {}});
  playing.stage = TableStage::playing;
  write({PutTable{playing}, PutTable{table_named("old")}, BeginGame{"old", "header", ""}});
  const Result<Store::Pruned> counted = store->prune(100, std::nullopt);
  EXPECT_EQ(counted->tables, 1);
  EXPECT_EQ(counted->guests, 1);
  EXPECT_TRUE(store->table("old").has_value()) << "only counted";
  EXPECT_TRUE(store->acts({10}).empty());
  EXPECT_TRUE(store->prune(100, Act{0, 9, "root", "prune", {}, "", "400 days: ", "room"}).ok());
  ASSERT_EQ(store->acts({10}).size(), 1U);
  EXPECT_EQ(store->acts({10})[0].detail, "400 days: 1 tables, 1 guests");
  EXPECT_FALSE(store->table("old").has_value());
  EXPECT_TRUE(store->table("playing").has_value());
  EXPECT_FALSE(store->account(idle).has_value());
  EXPECT_TRUE(store->account(known).has_value() && store->account(sits).has_value());
  EXPECT_EQ(store->prune(100, Act{})->tables, 0);
}

TEST(Packing, DamagedBytesAreRefused) {
  const std::vector<PackedLine> lines = {{0, {}, "header"}, {5, 3, "a line\nand another"}, {6, 0, ""}};
  const std::string bytes = packed(lines);
  EXPECT_EQ(unpacked(bytes), lines);
  EXPECT_THROW((void)unpacked(""), sqlite::Failure);
  EXPECT_THROW((void)unpacked("99999999999999\nx"), sqlite::Failure);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] + 1);
    try {
      EXPECT_EQ(unpacked(damaged), lines) << "what does not matter may differ";
    } catch (const sqlite::Failure&) {  // NOLINT(bugprone-empty-catch): so it should
    }
    EXPECT_THROW((void)unpacked(bytes.substr(0, i)), sqlite::Failure);
  }
}

TEST_F(Kept, TablesWhereTimeIsUpAreFound) {
  TableInfo table = table_named("t1");
  table.stage = TableStage::playing;
  write({PutTable{table}, SetClock{"t1", "{}", 100}});
  EXPECT_TRUE(store->late_tables(99, {10}).empty());
  ASSERT_EQ(store->late_tables(100, {10}).size(), 1U);
  EXPECT_EQ(store->late_tables(100, {10})[0].clock, "{}");
  write({SetClock{"t1", "{}", std::nullopt}});
  EXPECT_TRUE(store->late_tables(1000, {10}).empty());
}

TEST_F(Kept, ACopyIsMadeWhileOthersWrite) {
  write({PutTable{table_named("t1")}, BeginGame{"t1", "header", ""}});
  for (int i = 1; i <= 100; ++i) store->write({AddLines{"t1", i, i, "line"}}, [](const auto&) {});
  const std::string copy = (folder / "copy.db").string();
  SqliteStore::back_up(path, copy);
  write({AddLines{"t1", 101, 101, "line"}});
  SqliteStore opened(copy);
  EXPECT_TRUE(opened.game("t1")->record.starts_with("header\n"));
  EXPECT_THROW(SqliteStore::back_up((folder / "none.db").string(), copy), sqlite::Failure);
}

TEST_F(Kept, FilesThatCannotBeUsedAreRefusedWithTheReason) {
  store.reset();
  {
    sqlite::Database newer(path, sqlite::Database::Access::write);
    newer.run("PRAGMA user_version = 99");
  }
  try {
    SqliteStore refused(path);
    FAIL();
  } catch (const sqlite::Failure& failure) {
    EXPECT_NE(std::string(failure.what()).find("newer Regalia"), std::string::npos);
  }
  EXPECT_THROW(SqliteStore("/no/such/folder/regalia.db"), sqlite::Failure);
}

}  // namespace
}  // namespace regalia
