// What clients of Blood Royale are told when they look something up: a person's sheet, and where a group could go.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

#include "json/described.h"
#include "json/move_step.h"

namespace regalia::blood {

using json::Sparse;

struct MatchInfo {
  int id = 0;
  int money = 0;
  int honour = 0;

  static constexpr const char* kName = "BloodMatch";
  static constexpr std::array kNotes = {"of a person", "Crowns for the groom's house; less than 0: it pays them",
                                        "Crowns for the house whose child weds a monarch"};
};
BOOST_DESCRIBE_STRUCT(MatchInfo, (), (id, money, honour))

struct LaterMatchInfo {
  int id = 0;
  std::string why;

  static constexpr const char* kName = "BloodLaterMatch";
  static constexpr std::array kNotes = {"of a person", "not now, for people"};
};
BOOST_DESCRIBE_STRUCT(LaterMatchInfo, (), (id, why))

struct PlaceInLine {
  std::string country;
  int place = 0;

  static constexpr const char* kName = "BloodPlaceInLine";
  static constexpr std::array kNotes = {"for whose crown", "from 1"};
};
BOOST_DESCRIBE_STRUCT(PlaceInLine, (), (country, place))

struct PersonSheet {
  std::string kind;
  std::optional<int> needs;
  std::vector<PlaceInLine> lines;
  std::vector<MatchInfo> matches;
  std::vector<LaterMatchInfo> later;
  std::vector<std::string> if_died;

  static constexpr const char* kName = "BloodPersonSheet";
  static constexpr std::array kNotes = {
      "`person`",           "with two dice, to live through a turn; left out: nothing is rolled for",
      "of succession",      "who could be wed to this person now",
      "who may be one day", "what would follow, sentences for people"};
};
BOOST_DESCRIBE_STRUCT(PersonSheet, (), (kind, needs, lines, matches, later, if_died))

// What may be done where a group comes to.
enum class Arrival : std::uint8_t { own, leave, stop, sea, aboard, ask };

}  // namespace regalia::blood

namespace regalia::json {

template <> struct EnumWords<blood::Arrival> {
  static constexpr std::array<std::string_view, 6> kWords = {"own", "leave", "stop", "sea", "aboard", "ask"};
};

}  // namespace regalia::json

namespace regalia::blood {

struct ReachedInfo {
  std::string spot;
  std::vector<json::MoveStep> way;
  int points = 0;
  Arrival how{};
  std::optional<std::string> of;
  int faces = 0;
  Sparse<int> castle;
  Sparse<bool> may_ask;

  static constexpr const char* kName = "BloodReached";
  static constexpr std::array kNotes = {
      "the id of a province, a sea area or a fleet",
      "the moves that lead there",
      "that it costs",
      "`own`: it may go on from there; `leave`: the same, by leave that a contract "
      "or its owner gives; `stop`: its move "
      "ends there; `sea`; `aboard`; `ask`: the last of the moves sends it, and asks for leave to lie in port there",
      "the country that has the province",
      "armies of others that stand there",
      "what a castle of others there counts for",
      "whether it can ask there for leave to go on"};
};
BOOST_DESCRIBE_STRUCT(ReachedInfo, (), (spot, way, points, how, of, faces, castle, may_ask))

struct BarredInfo {
  std::string spot;
  std::string rule;
  std::string reason;

  static constexpr const char* kName = "BloodBarred";
  static constexpr std::array kNotes = {"the id of a province", "that says so", "for people, a sentence"};
};
BOOST_DESCRIBE_STRUCT(BarredInfo, (), (spot, rule, reason))

struct ReachInfo {
  std::string kind;
  std::vector<ReachedInfo> reached;
  std::vector<BarredInfo> barred;

  static constexpr const char* kName = "BloodReach";
  static constexpr std::array kNotes = {"`march`", "where the group can go, and how",
                                        "beside these, where it cannot, by which rule"};
};
BOOST_DESCRIBE_STRUCT(ReachInfo, (), (kind, reached, barred))

}  // namespace regalia::blood
