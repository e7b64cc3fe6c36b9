// What clients are told of Gambit Royale: what never changes in a game, and what a seat sees.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

#include "games/gambit/view/names.h"
#include "json/described.h"

namespace regalia::gambit {

// --- components ---

struct ConspiratorInfo {
  std::string id;
  std::string name;
  std::string short_name;
  std::optional<double> value;
  std::optional<double> second_value;
  std::optional<std::string> discipline;
  std::string ability;
  std::optional<int> initiative;
  int copies = 0;
  std::string text;
  std::string confidence;

  static constexpr const char* kName = "ConspiratorInfo";
  static constexpr std::array kNotes = {
      "as moves and views name it",
      "for people",
      "at most 10 letters",
      "left out: it has none of its own",
      "of two-value cards: under a goal of their discipline",
      "of two-value cards",
      "`none`, `two-values`, `effect` or `talent`",
      "of talents: the lowest works first",
      "in each player's set",
      "what it does, in a sentence or two; may be empty",
      "how sure the value is: `sourced`, `inferred`, `reconstructed` or `from a facts file`"};
};
BOOST_DESCRIBE_STRUCT(ConspiratorInfo, (),
                      (id, name, short_name, value, second_value, discipline, ability, initiative, copies, text,
                       confidence))

struct DisciplineInfo {
  std::string id;
  std::string name;

  static constexpr const char* kName = "DisciplineInfo";
  static constexpr std::array kNotes = {"as goals name it", "for people"};
};
BOOST_DESCRIBE_STRUCT(DisciplineInfo, (), (id, name))

struct Components {
  std::vector<ConspiratorInfo> conspirators;
  std::vector<DisciplineInfo> disciplines;
  int columns = 0;
  int rounds = 0;
  int hand = 0;
  int crown_points = 0;
  int gold_points = 0;

  static constexpr const char* kName = "GambitComponents";
  static constexpr std::array kNotes = {"those in the sets",      "six",
                                        "goals in each round",    "six",
                                        "cards in a usual hand",  "for whoever has the Crown at the end",
                                        "for each Gold card kept"};
};
BOOST_DESCRIBE_STRUCT(Components, (), (conspirators, disciplines, columns, rounds, hand, crown_points, gold_points))

// --- view ---

struct LyingInfo {
  int seat = 0;
  std::optional<std::string> card;
  std::string face;
  bool hides = false;
  std::optional<std::string> hidden;
  std::optional<double> value;

  static constexpr const char* kName = "LyingInfo";
  static constexpr std::array kNotes = {"whose card it is",
                                        "left out: the viewer cannot see it",
                                        "`up`, `down`, or `known` if it lies face down but everybody has seen it",
                                        "whether a card lies under it",
                                        "that card, if the viewer knows it",
                                        "printed, as it counts under this goal"};
};
BOOST_DESCRIBE_STRUCT(LyingInfo, (), (seat, card, face, hides, hidden, value))

struct ColumnInfo {
  std::optional<std::string> goal;
  std::vector<LyingInfo> cards;
  int needed = 0;
  bool closed = false;
  bool complete = false;

  static constexpr const char* kName = "ColumnInfo";
  static constexpr std::array kNotes = {"discipline and value, as in `music-4`; left out between rounds",
                                        "from the goal downwards", "cards until it is complete, all together",
                                        "by a Storm", "closed, or with as many cards as it needs"};
};
BOOST_DESCRIBE_STRUCT(ColumnInfo, (), (goal, cards, needed, closed, complete))

struct SeatInfo {
  int hand = 0;
  int supply = 0;
  std::vector<std::string> discards;
  int unseen_discards = 0;
  std::vector<std::string> goals;
  int gold = 0;
  int skips = 0;
  int points = 0;
  int goal_sum = 0;
  int goals_doubled = 0;

  static constexpr const char* kName = "GambitSeat";
  static constexpr std::array kNotes = {
      "cards in hand",
      "cards face down",
      "those that everybody has seen",
      "how many went there unseen",
      "won so far",
      "Gold cards kept",
      "draws still to skip for a Crown that went away",
      "if the game ended now",
      "all goals added",
      "the best of each discipline doubled, less 1 for each further goal; 0: a discipline is missing"};
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (),
                      (hand, supply, discards, unseen_discards, goals, gold, skips, points, goal_sum, goals_doubled))

struct ViewInfo {
  Phase phase{};
  std::optional<int> turn;
  std::optional<int> actor;
  int round = 0;
  std::optional<int> column;
  std::optional<int> bound;
  std::optional<int> crown;
  std::vector<ColumnInfo> columns;
  std::vector<std::string> hand;
  std::vector<std::string> supply;
  std::vector<std::string> unseen_discards;
  std::vector<SeatInfo> seats;

  static constexpr const char* kName = "GambitView";
  static constexpr std::array kNotes = {
      "`start`, `deal`, `goals`, `place`, `hide`, `replace`, `swap`, `extra`, `draw`, `refill` or `over`",
      "whose turn it is; before the first round, who begins",
      "who decides or draws, where that is another",
      "from 1; 7 when the game is over",
      "of the effect that is being carried out, from 1",
      "where a Lodestone Rock binds the next card",
      "who has the Crown card",
      "from left to right",
      "the viewer's own",
      "what is left in the viewer's own supply, in no order",
      "of the viewer's own discards, those that nobody else has seen",
      "by seat"};
};
BOOST_DESCRIBE_STRUCT(ViewInfo, (),
                      (phase, turn, actor, round, column, bound, crown, columns, hand, supply, unseen_discards, seats))

}  // namespace regalia::gambit
