#include "table/record.h"

#include "table/tests/forgery.h"
#include "table/tests/tried_table.h"
#include "table/verify.h"

namespace regalia {
namespace {

std::string fault_of(std::string_view record) {
  const auto opened = Table::open(tried_games(), record);
  const auto* fault = std::get_if<RecordFault>(&opened);
  return fault == nullptr ? "" : fault->sentence();
}

// A record with everything that a record can hold: contributions, wishes, words, take-backs of both kinds, the end.
std::string full_record(int format = kRecordFormat) {
  TableSetup setup;
  setup.names = {"Änna", "Ben \"the fox\"", "Cleo"};
  setup.contributors = SeatSet::only(seat_at(1));
  TriedTable tried("probe", 3, setup);
  Table& table = tried.table;
  const Secret secret{7};
  EXPECT_TRUE(table.commit(seat_at(1), commitment_to(secret, seat_at(1))).ok());
  EXPECT_TRUE(table.reveal(seat_at(1), secret).ok());
  EXPECT_TRUE(table.wish(seat_at(2), {tried.move("veto")}).ok());
  tried.play_all(1, {"draft 2", "clause give 3", "put"}, "für immer\\ \"dein\"");
  Rng rng(3);
  for (int i = 0; i < 12; ++i) tried.step(rng);
  tried.take_back_by_consent(seat_at(0), 1);
  tried.play_out(rng);
  return format == kRecordFormat ? table.record() : in_format(format, table);
}

TEST(Record, OpensToTheSameTable) {
  for (const int format : {1, 2}) {
    const std::string record = full_record(format);
    EXPECT_EQ(fault_of(record), "");
    for (const auto hashes : {Table::HashCheck::every_step, Table::HashCheck::last_step}) {
      auto opened = Table::open(tried_games(), record, std::nullopt, hashes);
      ASSERT_TRUE(std::holds_alternative<Table>(opened));
      EXPECT_EQ(std::get<Table>(opened).record(), record);
    }
  }
}

TEST(Record, OpensAtEveryStepAndGoesOnTheSameWay) {
  TriedTable tried("royals", 3, seeded(6));
  Rng rng(2);
  for (int i = 0; i < 60; ++i) tried.step(rng);
  const std::string record = tried.table.record();
  std::size_t step = 0;
  for (std::size_t end = record.find('\n'); end != std::string::npos; end = record.find('\n', end + 1), ++step) {
    auto opened = Table::open(tried_games(), std::string_view(record).substr(0, end + 1));
    ASSERT_TRUE(std::holds_alternative<Table>(opened)) << step;
    Table& table = std::get<Table>(opened);
    EXPECT_EQ(table.steps(), step);
    EXPECT_EQ(table.game().codec().position_text(table.state()),
              table.game().codec().position_text(tried.table.state_after(step)));
    table.resume();
    EXPECT_TRUE(record.starts_with(table.record())) << "chance goes on as it did";
  }
  EXPECT_EQ(step, tried.table.steps() + 1);
}

TEST(Record, AFairTableGoesOnWithItsSecret) {
  RULE("table.chance.secret");
  TriedTable tried("royals", 2, TableSetup{});
  Rng rng(4);
  for (int i = 0; i < 30; ++i) tried.step(rng);
  const Secret secret = *tried.table.chance().secret();
  const std::string record = tried.table.record();
  auto with = Table::open(tried_games(), record, secret);
  ASSERT_TRUE(std::holds_alternative<Table>(with));
  TriedTable again(std::move(std::get<Table>(with)));
  Rng same = rng;
  for (int i = 0; i < 20; ++i) {
    tried.step(rng);
    again.step(same);
  }
  EXPECT_EQ(again.table.record(), tried.table.record());
  auto without = Table::open(tried_games(), record);
  ASSERT_TRUE(std::holds_alternative<Table>(without)) << "it can be looked at";
  Table& unplayable = std::get<Table>(without);
  EXPECT_FALSE(unplayable.chance().has_seed());
  const Seat seat = unplayable.pending().owing.first();
  EXPECT_EQ(unplayable.play(seat, unplayable.game().rules().moves(unplayable.state(), seat)[0].move).rule(),
            "table.chance.secret");
  const auto wrong = Table::open(tried_games(), record, Secret{1});
  EXPECT_NE(std::get<RecordFault>(wrong).reason.find("not the secret"), std::string::npos);
}

TEST(Record, AnyCharacterChangedIsRefusedWithItsStep) {
  Rng rng(1);
  const auto try_all = [&](const std::string& record, Table::HashCheck hashes) {
    for (std::size_t place = 0; place < record.size(); ++place) {
      std::string changed = record;
      const std::string others = std::string("0a1,x}\n \"") + static_cast<char>(record[place] ^ 1) + '\xC3';
      changed[place] = others[rng.below(static_cast<std::uint32_t>(others.size()))];
      if (changed == record) continue;
      const auto opened = Table::open(tried_games(), changed, std::nullopt, hashes);
      const auto* fault = std::get_if<RecordFault>(&opened);
      ASSERT_NE(fault, nullptr) << place;
      const auto lines = [&](std::size_t end) {
        return static_cast<std::size_t>(
            std::count(record.begin(), record.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
      };
      EXPECT_FALSE(fault->reason.empty());
      // The secret at the end proves all dice, so a change of it shows where the proof is needed first.
      if (lines(place) == lines(record.size()) - 1) continue;
      EXPECT_EQ(fault->step, lines(place)) << place << ": " << fault->reason;
    }
  };
  try_all(full_record(1), Table::HashCheck::every_step);
  try_all(full_record(2), Table::HashCheck::every_step);
  try_all(full_record(2), Table::HashCheck::last_step);
}

TEST(Record, LinesLeftOutDoubledOrMovedAreRefused) {
  const std::string record = full_record();
  std::vector<std::string> lines;
  for (std::size_t from = 0, end; (end = record.find('\n', from)) != std::string::npos; from = end + 1)
    lines.push_back(record.substr(from, end - from + 1));
  const auto joined = [](const std::vector<std::string>& list) {
    std::string text;
    for (const std::string& line : list) text += line;
    return text;
  };
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    std::vector<std::string> changed = lines;
    changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_NE(fault_of(joined(changed)), "") << i;
    changed = lines;
    changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
    EXPECT_NE(fault_of(joined(changed)), "") << i;
    changed = lines;
    std::swap(changed[i], changed[i + 1]);
    EXPECT_NE(fault_of(joined(changed)), "") << i;
  }
}

TEST(Record, FaultsSayWhereAndWhy) {
  const auto fault = [](std::string_view text) { return fault_of(text); };
  EXPECT_EQ(fault(""), "Header: This is not the record of a game: it has no complete first line.");
  EXPECT_NE(fault("hello\n").find("Header: This is not valid JSON"), std::string::npos);
  EXPECT_NE(fault("{}\n").find("Header: This is not the record of a game"), std::string::npos);
  EXPECT_NE(fault("{\"format\":3}\n").find("format 3; this Regalia reads formats up to 2"), std::string::npos);
  const std::string record = full_record();
  EXPECT_NE(fault(record.substr(0, record.size() - 1)).find("cut off"), std::string::npos);
  EXPECT_NE(fault(record.substr(0, record.size() - 40)).find("cut off"), std::string::npos);
  const auto replaced = [&](const std::string& from, const std::string& to) {
    std::string text = record;
    text.replace(text.find(from), from.size(), to);
    return fault(text);
  };
  EXPECT_NE(replaced("\"rules_version\":3", "\"rules_version\":4").find("newer Regalia"), std::string::npos);
  EXPECT_NE(replaced("\"game\":\"probe\"", "\"game\":\"chess\"").find("no game"), std::string::npos);
  EXPECT_NE(replaced("\"bag\":\"small\"", "\"bag\":\"tiny\"").find("Option \"bag\" cannot be"), std::string::npos);
  EXPECT_NE(replaced("\"players\":3", "\"players\":4").find("4 players, but 3 names"), std::string::npos);
  EXPECT_NE(replaced("{\"wishes\"", "{ \"wishes\"").find("not written as Regalia writes it"), std::string::npos);
}

// A fix that changes the course of games raises the version of the rules; older records select what was in force.
TEST(Record, OldRulesStayInForceForOldRecords) {
  const auto play = [](int version) {
    Table table = Table::start(probe::entry(), {2, {}, {}, version}, by_hand()).value();
    TriedTable tried(std::move(table));
    tried.play_all(0, {"hand-veto 1 0 0", "token 1 0 0"});
    for (int seat = 1; seat <= 2; ++seat) tried.play(seat, "done 0 0 0");
    tried.play(1, "vote-yes 0 0 0");
    tried.play(2, "vote-no 0 0 0");
    return tried;
  };
  TriedTable before = play(1);
  TriedTable now = play(2);
  EXPECT_NE(before.position(), now.position()) << "a tie carried once";
  EXPECT_EQ(fault_of(before.table.record()), "");
  EXPECT_EQ(fault_of(now.table.record()), "");
  EXPECT_NE(before.table.record().find("\"rules_version\":1"), std::string::npos);
}

TEST(Verify, ProvesFairDice) {
  RULE("table.chance.proof");
  const std::string record = full_record();
  const Verification verified = verify(tried_games(), record);
  EXPECT_TRUE(verified.is_sound());
  EXPECT_EQ(verified.dice, Verification::Dice::proved);
  EXPECT_TRUE(verified.over);
  EXPECT_NE(verified.verdict().find("Dice proved"), std::string::npos);
  EXPECT_NE(verified.verdict().find("the table and seat 2"), std::string::npos);
  std::string unopened = record.substr(0, record.size() - 1);
  unopened.resize(unopened.rfind('\n') + 1);
  EXPECT_NE(verify(tried_games(), unopened).verdict().find("secret is missing"), std::string::npos);
}

TEST(Verify, CountsWhatWasTakenBack) {
  TriedTable tried("royals", 2, TableSetup{}, {{"start", "1"}});
  for (int i = 0; i < 3; ++i) {
    tried.play(1, "draw pile");
    tried.take_back_by_consent(seat_at(0), 1);
  }
  const Verification verified = verify(tried_games(), tried.table.record());
  EXPECT_EQ(verified.taken_back, 3U);
  EXPECT_NE(verified.verdict().find("3 of them were taken back"), std::string::npos) << verified.verdict();
}

TEST(Verify, FindsAnOutcomeThatTheSeedDoesNotGive) {
  RULE("table.chance.proof");
  // A table by hand, dressed up as one that follows a seed.
  TriedTable tried("royals", 2, by_hand(), {{"start", "1"}});
  tried.play_all(0, {"deal france", "deal france", "deal france"});
  Header header = tried.table.header();
  header.chance = ChanceKind::seeded;
  const Verification verified = verify(tried_games(), sealed_anew(tried.table, header));
  ASSERT_FALSE(verified.is_sound());
  EXPECT_NE(verified.verdict().find("table.chance.proof"), std::string::npos) << verified.verdict();
}

TEST(Verify, SaysWhatIsNotFair) {
  const auto verdict = [](const TableSetup& setup) {
    TriedTable tried("royals", 2, setup);
    Rng rng(1);
    for (int i = 0; i < 10; ++i) tried.step(rng);
    return verify(tried_games(), tried.table.record()).verdict();
  };
  EXPECT_NE(verdict(seeded(1)).find("Not fair: all"), std::string::npos);
  EXPECT_NE(verdict(by_hand()).find("chosen by hand"), std::string::npos);
  EXPECT_NE(verdict(TableSetup{}).find("Dice not proved yet"), std::string::npos);
}

}  // namespace
}  // namespace regalia
