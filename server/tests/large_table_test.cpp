// A table of Blood Royale with large families and many contracts: what changes little is told in little.
#include "games/blood/tests/law_table.h"
#include "games/blood/view/json.h"
#include "games/catalogue.h"
#include "server/table/picture.h"

namespace regalia::blood {
namespace {

constexpr int kPeople = 150;
constexpr int kContracts = 30;
constexpr std::size_t kMostBytes = 15'360;

class LargeTable : public BloodLaw {
 protected:
  // Couples of England and France, with a contract each that both know; and children at all courts.
  void fill() {
    for (int i = 0; i < kContracts; ++i) {
      const PersonId groom = table.add(Sex::male, 20, kEngland);
      const PersonId bride = table.add(Sex::female, 20, kFrance);
      table.state.people.wed(groom, bride, People::Joins::husbands_court);
      Contract contract;
      contract.status = Contract::Status::in_force;
      contract.maker = kEngland;
      contract.other = kFrance;
      contract.groom = groom;
      contract.bride = bride;
      contract.year = table.state.year;
      add_contract(table.state.law, contract, Clauses{promise(Matter::ports), give(Matter::pension, 5, 5)});
    }
    int people = 0;
    table.state.people.for_living([&](PersonId, const Person&) { ++people; });
    for (int i = 0; people < kPeople; ++i, ++people)
      table.add(i % 2 == 0 ? Sex::male : Sex::female, 8, static_cast<House>(i % kCountries));
  }
};

TEST_F(LargeTable, AnArmysStepIsToldInOneSmallMessage) {
  fill();
  to_march();
  for (int i = 0; i < kProvinces; ++i) table.state.realm.armies[at(i)][at(country_of(static_cast<Province>(i)))] = 1;
  ASSERT_EQ(table.rules.fault(table.state), "");
  TableSetup seating;
  seating.chance = ChanceKind::seeded;
  seating.position = position_text<Json>(table.rules, table.state);
  const GameEntry& entry = *find_game(all_games(), "blood");
  Result<Table> started = Table::start(entry, {kMostSeats, {}, {}}, seating);
  ASSERT_TRUE(started) << started.error();
  Table played = std::move(started).value();
  const server::SharedPicture before = server::picture_of(played, kFrench);
  EXPECT_GT(server::welcome(*before, kFrench).size(), 2 * kMostBytes) << "families and contracts are large";
  for (const Move move : {take(Province::kent, Country::england, 1), go(Province::essex), kSend})
    ASSERT_TRUE(played.play(kEnglish, move).ok());
  const server::SharedPicture now = server::picture_of(played, kFrench);
  const std::string message = server::change(*before, *now, played, kFrench);
  EXPECT_FALSE(message.empty());
  EXPECT_LE(message.size(), kMostBytes);
  EXPECT_EQ(message.find("\"people\""), std::string::npos) << "nobody was born";
  EXPECT_EQ(message.find("\"contracts\""), std::string::npos) << "nothing was signed";
  RecordProperty("bytes", static_cast<int>(message.size()));
}

}  // namespace
}  // namespace regalia::blood
