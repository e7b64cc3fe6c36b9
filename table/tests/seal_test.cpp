#include "table/seal.h"

#include "table/tests/forgery.h"
#include "table/tests/tried_table.h"

namespace regalia {
namespace {

constexpr std::string_view kPosition = "\"position\":\"";

std::optional<RecordFault> fault_of(std::string_view record, Table::HashCheck hashes = Table::HashCheck::every_step) {
  const auto opened = Table::open(tried_games(), record, std::nullopt, hashes);
  const auto* fault = std::get_if<RecordFault>(&opened);
  return fault == nullptr ? std::nullopt : std::optional(*fault);
}

// A whole game, with a take-back.
TriedTable played(const std::string& game, int players, const OptionValues& options = {}) {
  TriedTable tried(game, players, seeded(3), options);
  Rng rng(5);
  for (int i = 0; i < 20; ++i) tried.step(rng);
  tried.take_back_by_consent(tried.table.pending().owing.first(), 1);
  tried.play_out(rng);
  return tried;
}

TEST(Checkpoints, StandEvery64DecisionsAtTakeBacksAndAtTheEnd) {
  for (const char* game : {"royals", "gambit", "probe"}) {
    const TriedTable tried =
        played(game, 4, game == std::string("probe") ? OptionValues{{"bag", "large"}} : OptionValues{});
    const Table& table = tried.table;
    const PositionFormat format = sealing_of(kRecordFormat).position_format();
    EXPECT_EQ(chained(unhashed(table.record())), table.record()) << "a hash covers the one before it and its line";
    std::size_t depth = 0;
    std::size_t regular = 0;
    for (std::size_t step = 0; step <= table.steps(); ++step) {
      const std::string digest =
          to_hex(hash_of<16>({table.game().codec().position_text(table.state_after(step), format)}));
      const std::string line = table.line(step);
      if (step == 0) {
        EXPECT_NE(line.find(",\"start\":\"" + digest + "\",\"hash\""), std::string::npos);
        continue;
      }
      const auto* undo = std::get_if<TakeBack>(&table.step(step));
      depth = undo == nullptr ? depth + 1 : depth - static_cast<std::size_t>(undo->count);
      regular += undo == nullptr && depth % 64 == 0 ? 1 : 0;
      if (undo != nullptr || depth % 64 == 0 || step == table.steps())
        EXPECT_NE(line.find("," + std::string(kPosition) + digest + "\",\"hash\""), std::string::npos) << line;
      else
        EXPECT_EQ(line.find(kPosition), std::string::npos) << line;
    }
    EXPECT_GE(regular, 1U) << game;
  }
}

TEST(Checkpoints, WithAnotherPositionAreRefusedThoughEveryHashFits) {
  for (const char* game : {"royals", "probe"}) {
    const std::vector<std::string> lines = unhashed(played(game, 3).table.record());
    for (std::size_t step = 0; step < lines.size(); ++step) {
      const std::string_view name = step == 0 ? "\"start\":\"" : kPosition;
      const std::size_t place = lines[step].rfind(name);
      if (place == std::string::npos) continue;
      std::vector<std::string> forged = lines;
      char& digit = forged[step][place + name.size()];
      digit = digit == '0' ? '1' : '0';
      const std::optional<RecordFault> fault = fault_of(chained(forged));
      ASSERT_TRUE(fault.has_value());
      EXPECT_EQ(fault->step, step);
      EXPECT_NE(fault->reason.find("other rules"), std::string::npos) << fault->reason;
    }
  }
}

TEST(Checkpoints, StandNowhereElse) {
  const std::vector<std::string> lines = unhashed(played("probe", 3).table.record());
  EXPECT_FALSE(fault_of(chained(lines)).has_value());
  for (std::size_t step = 1; step < lines.size(); ++step) {
    std::vector<std::string> forged = lines;
    std::string& line = forged[step];
    const std::size_t place = line.find("," + std::string(kPosition));
    const bool is_checkpoint = place != std::string::npos;
    if (is_checkpoint)
      line.replace(place, line.size() - place, "}");
    else
      line.replace(line.size() - 1, 1, "," + std::string(kPosition) + std::string(32, '0') + "\"}");
    const std::optional<RecordFault> fault = fault_of(chained(forged));
    ASSERT_TRUE(fault.has_value());
    EXPECT_EQ(fault->step, step);
    EXPECT_NE(fault->reason.find(is_checkpoint ? "must state" : "where none belongs"), std::string::npos);
  }
}

// In the first version of the probe's rules a tied vote carried: a game with a tie goes another way by the second.
TEST(Checkpoints, FindAGameThatOtherRulesWouldPlayDifferently) {
  TriedTable tried(Table::start(probe::entry(), {2, {}, {}, 1}, by_hand()).value());
  tried.play_all(0, {"hand-veto 1 0 0", "token 1 0 0"});
  for (int seat = 1; seat <= 2; ++seat) tried.play(seat, "done 0 0 0");
  tried.play(1, "vote-yes 0 0 0");
  const std::size_t tie = tried.table.steps() + 1;
  tried.play(2, "vote-no 0 0 0");
  Rng rng(1);
  tried.play_out(rng);
  std::vector<std::string> lines = unhashed(tried.table.record());
  const std::string before = "\"rules_version\":1";
  lines[0].replace(lines[0].find(before), before.size(), "\"rules_version\":2");
  const std::optional<RecordFault> fault = fault_of(chained(lines));
  ASSERT_TRUE(fault.has_value());
  std::size_t checkpoint = tie;
  while (lines[checkpoint].find(kPosition) == std::string::npos) ++checkpoint;
  EXPECT_GE(fault->step, tie);
  EXPECT_LE(fault->step, checkpoint) << fault->reason;
}

TEST(Formats, AnOldRecordGoesOnInItsFormat) {
  TriedTable tried("royals", 2, seeded(9));
  Rng rng(1);
  for (int i = 0; i < 40; ++i) tried.step(rng);
  const std::string old = in_format(1, tried.table);
  EXPECT_EQ(old.find(kPosition), std::string::npos);
  auto opened = Table::open(tried_games(), old);
  ASSERT_TRUE(std::holds_alternative<Table>(opened)) << std::get<RecordFault>(opened).sentence();
  TriedTable again(std::move(std::get<Table>(opened)));
  again.play_out(rng);
  const std::string record = again.table.record();
  EXPECT_TRUE(record.starts_with(old));
  EXPECT_EQ(record, in_format(1, again.table));
  // What format 1 has always been, line by line.
  const std::vector<std::string> lines = unhashed(record);
  Digest hash{};
  for (std::size_t step = 0; step < lines.size(); ++step) {
    const std::string position =
        again.table.game().codec().position_text(again.table.state_after(step), PositionFormat::first);
    hash = hash_of<16>({as_text(hash), lines[step], "\n", position});
    ASSERT_EQ(hash, again.table.hash_at(step)) << step;
  }
}

TEST(Formats, OnlyTheFirstCanBeOpenedWithoutCheckingEveryHash) {
  const TriedTable tried = played("probe", 3);
  for (const int format : {1, 2}) {
    std::string record = in_format(format, tried.table);
    // A hash in the middle, so that the lines after it are as they were.
    const std::size_t place = record.find("\"}\n", record.size() / 2) - 1;
    record[place] = record[place] == '0' ? '1' : '0';
    EXPECT_TRUE(fault_of(record).has_value());
    EXPECT_EQ(fault_of(record, Table::HashCheck::last_step).has_value(), format == 2);
  }
}

TEST(Formats, AnotherNumberInTheHeaderIsRefused) {
  const TriedTable tried = played("probe", 2);
  for (const int format : {1, 2}) {
    std::string record = in_format(format, tried.table);
    record.replace(record.find("\"format\":"), 10, "\"format\":" + std::to_string(3 - format));
    const std::optional<RecordFault> fault = fault_of(record);
    ASSERT_TRUE(fault.has_value());
    EXPECT_EQ(fault->step, 0U);
  }
}

}  // namespace
}  // namespace regalia
