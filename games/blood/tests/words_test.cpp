// Moves and events in words, and a position as text.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "bots/playout.h"
#include "games/blood/tests/blood_table.h"
#include "games/blood/view/facts_json.h"
#include "games/blood/view/family_tree.h"
#include "games/blood/view/json.h"
#include "games/blood/view/make_game.h"
#include "games/blood/view/pen.h"
#include "games/blood/view/phrases.h"

namespace regalia::blood {
namespace {

using enum Country;
using enum Province;

const std::vector<std::string> kNamesOfSeats = {"Anna", "Ben", "Cleo", "Dan", "Eve"};

TEST(BloodWords, TextsOfMovesAreReadAgain) {
  const Rules rules = rules_for(5, {});
  const auto round_trip = [&](Move move) {
    const Result<Move> read = rules.parse_move(rules.text(move));
    return read.ok() && *read == move;
  };
  EXPECT_EQ(rules.text(Move::of(MoveKind::propose, 12, 30)), "propose p12 p30");
  EXPECT_EQ(rules.text(Move::of(MoveKind::place, 3, static_cast<int>(la_mancha))), "place p3 la-mancha");
  EXPECT_EQ(rules.text(Move::of(MoveKind::raise, static_cast<int>(spain), 0, 0, 7)), "raise spain 7");
  EXPECT_EQ(rules.text(Move::of(MoveKind::scrap, 0, static_cast<int>(italy))), "scrap 1 italy");
  for (const Move move : {roll_of(7), move_of(MoveKind::girl), Move::of(MoveKind::disband, 3, 4),
                          Move::of(MoveKind::scrap, 2, 0), Move::of(MoveKind::raise, 1, 0, 0, 20)})
    EXPECT_TRUE(round_trip(move)) << rules.text(move);
  for (const char* text :
       {"propose p12", "propose p12 p30 p1", "propose 12 30", "place p3 wales", "raise spain", "raise spain 07",
        "raise spain -1", "seek p99999", "scrap 0 italy", "done ", " done", "done 1"})
    EXPECT_FALSE(rules.parse_move(text).ok()) << text;
}

TEST(BloodWords, PeopleAreNamedByTheirPlayers) {
  RULE("blood.person.name");
  BloodTable table;
  table.go_to<Court>();
  const Who king = table.rules.who(table.state, table.monarch(england));
  WordBook book;
  const auto told = [&] { return table.rules.tell(Died{king, 40}, kNamesOfSeats, WordReader(book, kFrench)); };
  EXPECT_EQ(told(), "King " + std::string(word_of(king.name)) + " of England dies, 40 years old.");
  book.keep(king.serial, {"Arthur", Audience::all()});
  EXPECT_EQ(told(), "King Arthur of England dies, 40 years old.");
  EXPECT_EQ(table.rules.tell(Died{king, 40}, kNamesOfSeats),
            "King " + std::string(word_of(king.name)) + " of England dies, 40 years old.");
  book.keep(Rules::house_words(england, 0), {"Pendragon", Audience::all()});
  EXPECT_EQ(house_name(england, 0, WordReader(book, kFrench)), "Pendragon");
  EXPECT_EQ(house_name(england, 1, WordReader(book, kFrench)), "Lancaster");
}

TEST(BloodWords, TitlesFollowCrownsAndHouses) {
  BloodTable table;
  table.go_to<Court>();
  const auto titled = [&](PersonId id) {
    const std::string text = titled_name(table.rules.who(table.state, id), {});
    return text.substr(0, text.find(' '));
  };
  const PersonId king = table.monarch(france);
  EXPECT_EQ(titled(king), "King");
  EXPECT_EQ(titled(table.person(king).spouse), "Queen");
  EXPECT_EQ(titled(table.add(Sex::female, 3, house_of(france))), "Princess");
  EXPECT_EQ(titled(table.add(Sex::male, 3, house_of(france))), "Prince");
  EXPECT_EQ(titled(table.add(Sex::male, 3, kAristocrats)), "Lord");
}

// Every event and every move has words, and no word is left open.
// What is not worth a sentence.
bool is_untold(const Event& event) {
  const auto* rolled = std::get_if<RebellionRolled>(&event);
  return std::holds_alternative<Answered>(event) || std::holds_alternative<CourtEnded>(event) ||
         (rolled != nullptr && !rolled->rebels);
}

TEST(BloodWords, AGameIsToldFromStartToEnd) {
  for (const int seats : {3, 5}) {
    const Rules rules = rules_for(seats, {{"turns", "5"}});
    Rng rng(3);
    State state = rules.initial();
    std::set<std::size_t> kinds;
    for (Pending pending = rules.pending(state); pending.step != Step::over; pending = rules.pending(state)) {
      for (const Seat seat : pending.owing) {
        const View<Rules> view = view_of<Rules>(rules, state, seat, nullptr);
        ASSERT_FALSE(Phrases::prompt(rules, view, kNamesOfSeats).empty());
        for (const Offer& offer : view.moves) {
          const std::string does = Phrases::phrase(rules, view, offer.move, kNamesOfSeats).does;
          ASSERT_FALSE(does.empty());
          ASSERT_EQ(does.find_first_of("@?"), std::string::npos) << does;
        }
      }
      Listener<Event> heard;
      random_step(rules, state, pending, rng, heard);
      for (const auto& telling : heard.tellings) {
        kinds.insert(telling.event.index());
        const std::string text = rules.tell(telling.event, kNamesOfSeats);
        ASSERT_EQ(text.empty(), is_untold(telling.event));
        ASSERT_TRUE(text.empty() || text.ends_with('.')) << text;
        ASSERT_EQ(text.find("nobody has"), std::string::npos) << text;
      }
    }
    EXPECT_GT(kinds.size(), 20U);
  }
}

TEST(BloodPen, DrawsWithinTheColumnsItHas) {
  BloodTable table(OptionValues{{"turns", "40"}});
  Rng rng(5);
  Silence silence;
  while (!table.is_over() && table.state.year < 1400)
    random_step(table.rules, table.state, table.rules.pending(table.state), rng, silence);
  const View<Rules> view = view_of<Rules>(table.rules, table.state, kEnglish, nullptr);
  for (const int columns : {80, 100}) {
    const Paper paper{.columns = columns, .colour = false, .detail = Detail::whole};
    const std::string drawn = Pen::board(table.rules, view, kNamesOfSeats, paper) +
                              Pen::hand(table.rules, view, paper) + Pen::reference(table.rules, paper);
    EXPECT_NE(drawn.find("House "), std::string::npos);
    std::istringstream lines(drawn);
    for (std::string line; std::getline(lines, line);)
      EXPECT_LE(columns_of(line), static_cast<std::size_t>(columns)) << line;
  }
}

TEST(BloodTree, EverybodyAliveOfAHouseStandsInItOnce) {
  BloodTable table(OptionValues{{"turns", "40"}});
  Rng rng(6);
  Silence silence;
  while (!table.is_over() && table.state.year < 1400)
    random_step(table.rules, table.state, table.rules.pending(table.state), rng, silence);
  const View<Rules> view = view_of<Rules>(table.rules, table.state, kFrench, nullptr);
  for (const Country country : CountrySet::all()) {
    const std::string tree = family_tree(table.rules, view, house_of(country), Branches::all, Paper{.columns = 1000});
    int people = 0;
    table.state.people.for_living([&](PersonId, const Person& person) {
      people += person.house == house_of(country) || person.court == house_of(country) ? 1 : 0;
    });
    int shown = 0;
    for (std::size_t at = tree.find(" ("); at != std::string::npos; at = tree.find(" (", at + 1)) ++shown;
    EXPECT_GE(shown, people) << tree;
  }
}

TEST(BloodFacts, AFileReplacesWhatTheBoardSays) {
  RULE("blood.map.facts");
  const Result<Facts> read = read_facts(standard_facts(), R"({"tax":6,"goods":{"cornwall":"none","wessex":"metal"},
    "capitals":{"germany":"brandenburg"},"borders":{"saxony":{"bohemia":false}},"coasts":{"north-sea":{"brandenburg":true}},
    "straits":{"north-sea":{"irish-sea":true}}})");
  ASSERT_TRUE(read.ok()) << read.error();
  EXPECT_EQ(read->tax, 6);
  EXPECT_EQ(read->map[cornwall].good, kNoGood);
  EXPECT_EQ(read->map[wessex].good, Good::metal);
  EXPECT_EQ(read->map.capitals[at(germany)], brandenburg);
  EXPECT_FALSE(read->map.borders_on(bohemia, saxony));
  EXPECT_TRUE(read->map.is_coastal(brandenburg));
  EXPECT_TRUE(read->map.straits[at(Sea::irish_sea)][at(Sea::north_sea)].is_there);
  EXPECT_EQ(read->map[wessex].good_confidence, Confidence::owner);
  const std::string differing = write_differing_facts(*read, standard_facts());
  EXPECT_EQ(*read_facts(standard_facts(), differing), *read);
  EXPECT_EQ(write_differing_facts(standard_facts(), standard_facts()), "{}");
  EXPECT_NE(list_figures(*read).find("goods.wessex = metal (from a facts file)"), std::string::npos);
}

TEST(BloodFacts, WhatAFileCannotSayIsNamed) {
  RULE("blood.map.facts");
  const auto error = [](const char* text) { return read_facts(standard_facts(), text).error(); };
  EXPECT_EQ(error(R"({"goods":{"kent":"gold"}})"), "Facts: goods.kent cannot be \"gold\".");
  EXPECT_EQ(error(R"({"capitals":{"france":"kent"}})"), "Facts: capitals.france must be a province of that country.");
  EXPECT_EQ(error(R"({"capitals":{"france":"paris"}})"), "Facts: capitals.france cannot be \"paris\".");
  EXPECT_EQ(error(R"({"borders":{"essex":{"kent":1}}})"), "Facts: borders.essex.kent must be true or false.");
  EXPECT_EQ(error(R"({"tax":100})"), "Facts: tax must be from 0 to 99.");
  EXPECT_NE(error(R"({"wales":true})").find("wales"), std::string::npos);
  EXPECT_FALSE(read_facts(standard_facts(), "{").ok());
}

TEST(BloodFacts, OptionsAndAFileGoTogether) {
  RULE("blood.map.facts");
  GameSetup setup{5, {{"sicily", "island"}}, R"({"upkeep":3})"};
  const auto made = make_game(setup);
  ASSERT_TRUE(made.ok()) << made.error();
  EXPECT_EQ(made->setup().facts, R"({"upkeep":3})");
  EXPECT_EQ(made->setup().options.find("sicily")->second, "island");
}

TEST(BloodPositions, AreRefusedWithThePlaceAtFault) {
  const Rules rules = rules_for(5, {});
  BloodTable table;
  table.go_to<Court>();
  const std::string text = position_text<Json>(rules, table.state);
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string changed = text;
    const std::size_t place = changed.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    changed.replace(place, from.size(), to);
    const auto read = parse_position<Json>(rules, changed);
    return read.ok() ? std::string() : read.error();
  };
  EXPECT_EQ(with("\"year\":1300", "\"year\":1303"), "The year is no year of the game.");
  EXPECT_EQ(with("\"chapter\":\"court\"", "\"chapter\":\"church\""), "phases[1].chapter names no part of a turn.");
  EXPECT_EQ(with("\"year\":1300", "\"year\":1300,\"moon\":1"), "\"moon\" is not known here.");
  EXPECT_NE(with("\"sex\":\"female\"", "\"sex\":\"none\""), "");
  EXPECT_NE(with("\"p1\"", "\"p5000\""), "");
  EXPECT_NE(with("\"reigns\"", "\"reign\""), "");
}

TEST(BloodPositions, CountSeatsFromOneAndAreReadAsTheyWereWrittenOnce) {
  BloodTable table;
  table.go_to<Court>();
  const PersonId groom = table.add(Sex::male, 20, house_of(Country::france));
  const PersonId bride = table.add(Sex::female, 18, house_of(Country::england));
  table.play(kFrench, move_of(MoveKind::seek, groom));
  table.play(kFrench, move_of(MoveKind::propose, groom, bride));
  const auto maker_in = [](const boost::json::object& position) {
    return position.at("phases").at(0).at("proposals").at(0).at("maker").to_number<int>();
  };
  const boost::json::object now = Json::write_position(table.rules, table.state);
  const boost::json::object once = Json::write_position(table.rules, table.state, PositionFormat::second);
  EXPECT_EQ(now.at("format"), 3);
  EXPECT_EQ(maker_in(now), 2);
  EXPECT_EQ(maker_in(once), 1) << "records of format 2 are sealed with it";
  EXPECT_EQ(Json::read_position(table.rules, now).value(), table.state);
  EXPECT_EQ(Json::read_position(table.rules, once).value(), table.state);
}

TEST(BloodPositions, SayWhichFormatsAreRead) {
  const Rules rules = rules_for(5, {});
  boost::json::object position = Json::write_position(rules, rules.initial());
  position["format"] = 4;
  EXPECT_EQ(
      Json::read_position(rules, position).error(),
      "format must be a whole number from 1 to 3: positions are read in formats 1 to 3, and written in format 3.");
  position.erase("format");
  EXPECT_EQ(Json::read_position(rules, position).error(),
            "format is missing: positions are read in formats 1 to 3, and written in format 3.");
}

TEST(BloodPositions, WhatIsLeftOutIsAsAtTheStart) {
  const Rules rules = rules_for(5, {});
  boost::json::object position = Json::write_position(rules, rules.initial());
  position["realm"] = boost::json::object();
  position["law"] = boost::json::object();
  EXPECT_EQ(Json::read_position(rules, position).value(), rules.initial());
  for (const char* entry : {"realm", "law"}) position.erase(entry);
  EXPECT_EQ(Json::read_position(rules, position).value(), rules.initial());
}

}  // namespace
}  // namespace regalia::blood
