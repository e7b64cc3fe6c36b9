// What can be looked up in a terminal: the map, sheets of people and places, the ledger of contracts; and marches that are typed.
#include "engine/text.h"
#include "games/blood/tests/law_table.h"
#include "games/blood/view/march_reader.h"
#include "games/blood/view/pen.h"
#include "games/blood/view/phrases.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

class BloodLookup : public BloodLaw {
 protected:
  static constexpr Paper kWide{.columns = 100};
  static constexpr Paper kNarrow{.columns = 80};

  [[nodiscard]] View<Rules> view(Seat seat = kEnglish) const {
    return view_of<Rules>(table.rules, table.state, seat, nullptr);
  }
  [[nodiscard]] std::string page(const std::string& word, const std::string& words, const Paper& paper) const {
    return Pen::page(table.rules, view(), names, word, words, paper);
  }
  [[nodiscard]] std::string about(const std::string& words) const {
    return Pen::about(table.rules, view(), names, words, kWide);
  }
  [[nodiscard]] static bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  }
  static void expect_fits(const std::string& text, const Paper& paper, std::size_t most) {
    const std::vector<std::string> lines = split_lines(text);
    EXPECT_LE(lines.size(), most) << text;
    for (const std::string& line : lines) EXPECT_LE(columns_of(line), static_cast<std::size_t>(paper.columns)) << line;
  }
  [[nodiscard]] static std::vector<std::string> split_lines(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
      const std::size_t end = std::min(text.find('\n', from), text.size());
      lines.push_back(text.substr(from, end - from));
      from = end + 1;
    }
    return lines;
  }

  const std::vector<std::string> names = {"Anna", "Ben", "Cleo", "Dan", "Eve"};
};

TEST_F(BloodLookup, TheMapOfEuropeFitsAHundredColumnsAndFortyLines) {
  for (int i = 0; i < kProvinces; ++i) {
    table.state.realm.armies[at(i)][at(england)] = 12;
    table.state.realm.armies[at(i)][at(spain)] = 12;
  }
  table.state.realm.items[at(cornwall)][at(england)][Good::metal] = 3;
  table.state.realm.famine.add(kent);
  table.state.realm.fleets[at(england)].push_back({Place::at_sea(Sea::north_sea), {}, {}, kNoCountry});
  const std::string map = page("map", "", kWide);
  expect_fits(map, kWide, 39);
  for (const ProvinceFacts& province : table.rules.facts().map.provinces)
    EXPECT_TRUE(has(map, std::string(province.name))) << province.name;
  for (const SeaFacts& sea : table.rules.facts().map.seas) EXPECT_TRUE(has(map, std::string(sea.name))) << sea.name;
  EXPECT_TRUE(has(map, "A Essex*")) << "whose it is, and that it is a capital";
  EXPECT_TRUE(has(map, "12A 12E 3m"));
  EXPECT_TRUE(has(map, "12A 12E famine"));
  EXPECT_TRUE(has(map, "~1A"));
}

TEST_F(BloodLookup, ANarrowTerminalShowsTheMapByRegions) {
  for (int i = 0; i < kProvinces; ++i) table.state.realm.armies[at(i)][at(england)] = 12;
  for (const Country country : CountrySet::all()) {
    const std::string map = page("map", std::string(name_of(country)), kNarrow);
    expect_fits(map, kNarrow, 23);
    for (const Province province : provinces_of(country))
      EXPECT_TRUE(has(map, std::string(table.rules.facts().map[province].name))) << map;
  }
  EXPECT_EQ(page("map", "", kNarrow), page("map", "england", kNarrow)) << "one's own without a name";
  EXPECT_EQ(page("map", "nowhere", kNarrow), "");
}

TEST_F(BloodLookup, ASheetTellsAllAboutAPersonOrAPlace) {
  const std::string essex = about("ESSEX");
  EXPECT_TRUE(has(essex, "Capital of England, with a castle that counts for")) << essex;
  EXPECT_TRUE(has(essex, "Kent (England)")) << essex;
  EXPECT_TRUE(has(about("la mancha"), "Semi-luxury is found here.")) << about("la mancha");
  EXPECT_TRUE(has(about("angouleme"), "Angoulême")) << "without the accent";
  EXPECT_TRUE(has(about("north sea"), "Coasts: Essex"));
  EXPECT_TRUE(has(about("spain"), "If the monarch dies:"));
  const std::string king = about("p" + std::to_string(static_cast<int>(table.monarch(france))));
  EXPECT_TRUE(has(king, "Reigns in France.")) << king;
  EXPECT_TRUE(has(king, "Must roll 4 with two dice")) << king;
  EXPECT_EQ(about("nobody"), "");
  EXPECT_EQ(about("contract 1"), "");
  EXPECT_EQ(about("contract 99999999999999"), "");
}

TEST_F(BloodLookup, TheLedgerTellsWhatIsDue) {
  Clause pension = give(Matter::pension, 20, 10);
  pension.met = 1300;
  Clause later = give(Matter::pension, 7, 5);
  later.from = 1330;
  Clause owed = give(Matter::pension, 9, 5);
  owed.arrears = 4;
  in_force({promise(Matter::peace), pension, later, owed});
  const std::string ledger = page("contracts", "", kWide);
  EXPECT_TRUE(has(ledger, "In force since")) << ledger;
  EXPECT_TRUE(has(ledger, "[next due in 1310]")) << ledger;
  EXPECT_TRUE(has(ledger, "[due from 1330 on]")) << ledger;
  EXPECT_TRUE(has(ledger, "4 Crowns are still owed]")) << ledger;
  EXPECT_EQ(about("contract 1"), ledger);
  EXPECT_EQ(Pen::page(table.rules, view(seat_at(4)), names, "contracts", "", kWide), "You know of no contract.\n");
}

class BloodTypedMarch : public BloodLookup {
 protected:
  // What the words come to, or why they are not understood.
  [[nodiscard]] std::string read(const std::string& text) const {
    const auto moves = Phrases::read_sentence(table.rules, view(), text);
    if (!moves) return moves.error();
    std::string texts;
    for (const Move move : *moves) texts += (texts.empty() ? "" : "; ") + table.rules.text(move);
    return texts;
  }
};

TEST_F(BloodTypedMarch, LeadsArmiesAlongTheWay) {
  to_march();
  put(essex, england, 5);
  EXPECT_EQ(read("3 armies essex kent calais"), "take essex england 3; go kent; go calais; send");
  EXPECT_EQ(read("3 armies from Essex to Kent, then Calais"), "take essex england 3; go kent; go calais; send");
  EXPECT_EQ(read("armies essex east anglia"), "take essex england 5; go east-anglia; send");
  EXPECT_EQ(read("3 armies essex calais"), "take essex england 3; go kent; go calais; send") << "the way is found";
  const std::string king = table.rules.text(move_of(MoveKind::lead, table.monarch(england)));
  EXPECT_EQ(read("king 2 armies essex kent"), king + "; take essex england 2; go kent; send");
}

TEST_F(BloodTypedMarch, CarriesGoodsHomeAndSailsFleets) {
  to_march();
  table.state.realm.items[at(cornwall)][at(england)][Good::metal] = 2;
  table.state.realm.fleets[at(england)].push_back(Fleet::in(kent));
  put(kent, england, 2);
  EXPECT_EQ(read("2 metal cornwall home"), "carry cornwall england metal 2; go wessex; go essex; send");
  EXPECT_EQ(read("fleet kent north-sea calais"), "ship england-fleet-1; sail north-sea; dock calais; send");
  EXPECT_EQ(read("2 armies kent aboard"), "take kent england 2; board england-fleet-1; send");
  table.state.realm.fleets[at(england)][0].armies[at(england)] = 2;
  EXPECT_EQ(read("2 armies aboard kent"), "take england-fleet-1 england 2; land; send");
  EXPECT_EQ(read("2 armies aboard kent land essex"), "take england-fleet-1 england 2; land; go essex; send");
  const PersonId henry_there = prince(england, kent);
  EXPECT_EQ(read("prince 2 armies kent essex"),
            table.rules.text(move_of(MoveKind::lead, henry_there)) + "; take kent england 2; go essex; send");
  table.play(kEnglish, take(kent, england, 1));
  EXPECT_EQ(read("essex"), "go essex; send");
  EXPECT_TRUE(read("2 armies kent essex").starts_with("You have put a group together already"));
}

TEST_F(BloodTypedMarch, SaysWhatIsNotUnderstood) {
  to_march();
  put(essex, england, 2);
  EXPECT_EQ(read("3 armies essex kent"), "Only 2 of them in Essex can move now.");
  EXPECT_EQ(read("3 armies essex"), "Only 2 of them in Essex can move now.");
  EXPECT_EQ(read("2 armies essex"), "Say also where to, province by province.");
  EXPECT_EQ(read("2 armies atlantis kent"), "No place on the map is called \"atlantis\", or more than one is.");
  EXPECT_EQ(read("armies yorkshire essex"), "You have nothing of the kind in Yorkshire that can move now.");
  EXPECT_TRUE(read("2 armies essex north-sea").starts_with("Armies board a fleet first"));
  EXPECT_EQ(read("99999999999999999999 armies essex kent"),
            "Say what moves, from where, and which way, for example: 3 armies essex kent calais");
  EXPECT_TRUE(read("dance").starts_with("Say what moves"));
}

}  // namespace
}  // namespace regalia::blood
