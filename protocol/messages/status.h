// What is there: status, components, views.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/common.h"
#include "protocol/messages/words.h"

namespace regalia::protocol {

struct SeatParams {
  std::optional<SeatName> seat;

  static constexpr const char* kName = "SeatParams";
  static constexpr std::array kNotes = {"whose view; an onlooker's if left out"};
};
BOOST_DESCRIBE_STRUCT(SeatParams, (), (seat))

struct PendingInfo {
  Step step{};
  std::vector<SeatName> owing;
  std::vector<SeatName> may_revise;
  std::optional<SeatName> chance_for;
  std::optional<std::string> chance_of;

  static constexpr const char* kName = "PendingInfo";
  static constexpr std::array kNotes = {
      "how it is asked; only at `over` nobody is awaited",
      "those without whom the game does not go on, as far as the viewer may know; an owner who names no seat is told "
      "all",
      "those who may act besides: who has answered under seal and may still change it, or is done in an open step and "
      "may still act",
      "at a chance step: for whom it draws; left out: for the table",
      "at a chance step: what it draws, as fair chance counts it"};
};
BOOST_DESCRIBE_STRUCT(PendingInfo, (), (step, owing, may_revise, chance_for, chance_of))

struct CommitmentInfo {
  SeatName seat;
  std::string commitment;

  static constexpr const char* kName = "CommitmentInfo";
  static constexpr std::array kNotes = {"whose", "what it committed to"};
};
BOOST_DESCRIBE_STRUCT(CommitmentInfo, (), (seat, commitment))

struct ChanceInfo {
  ChanceKind kind{};
  bool fair = false;
  std::optional<std::string> commitment;
  std::vector<CommitmentInfo> commitments;
  std::vector<SeatName> yet_to_commit;
  std::vector<SeatName> yet_to_reveal;
  std::optional<std::string> secret;

  static constexpr const char* kName = "ChanceInfo";
  static constexpr std::array kNotes = {"where outcomes come from",
                                        "whether outcomes follow from a seed that was committed to",
                                        "of a fair table: what it committed to",
                                        "of its contributors; note them before you reveal, and compare with the record",
                                        "contributors the game waits for",
                                        "contributors the game waits for",
                                        "of a fair table whose game has ended: what it had committed to"};
};
BOOST_DESCRIBE_STRUCT(ChanceInfo, (), (kind, fair, commitment, commitments, yet_to_commit, yet_to_reveal, secret))

struct ScoreLine {
  std::string source;
  int points = 0;

  static constexpr const char* kName = "ScoreLine";
  static constexpr std::array kNotes = {"where they come from", "how many"};
};
BOOST_DESCRIBE_STRUCT(ScoreLine, (), (source, points))

struct SeatResult {
  SeatName seat;
  int place = 0;
  int points = 0;
  std::vector<ScoreLine> lines;

  static constexpr const char* kName = "SeatResult";
  static constexpr std::array kNotes = {"whose", "1 for the winner or winners", "in all", "where they come from"};
};
BOOST_DESCRIBE_STRUCT(SeatResult, (), (seat, place, points, lines))

struct RequestInfo {
  std::uint32_t number = 0;
  SeatName seat;
  std::uint32_t from_line = 0;
  std::vector<SeatName> agreed;

  static constexpr const char* kName = "RequestInfo";
  static constexpr std::array kNotes = {"as `consent` names it", "who wants to take back",
                                        "the first line of the log that would no longer stand", "who has agreed"};
};
BOOST_DESCRIBE_STRUCT(RequestInfo, (), (number, seat, from_line, agreed))

struct StatusReply {
  std::string game;
  int rules_version = 0;
  int players = 0;
  std::vector<std::string> names;
  Texts options;
  std::optional<OfGame<GameShape::facts>> facts;
  ChanceInfo chance;
  PendingInfo pending;
  std::optional<std::uint32_t> step;
  std::optional<RequestInfo> request;
  std::optional<std::string> undo;
  std::optional<std::vector<SeatResult>> result;
  std::optional<std::string> outcome;
  std::optional<std::string> headline;
  std::optional<std::string> why;
  std::optional<std::string> trouble;

  static constexpr const char* kName = "StatusReply";
  static constexpr std::array kNotes = {
      "which game",
      "of its rules",
      "how many seats",
      "of the seats",
      "every switch as it applies",
      "what a printed copy says differently; left out: nothing",
      "where outcomes come from",
      "what the game waits for",
      "counts what the viewer was told and did; `play` may name it. Notices say it besides",
      "somebody asks to take back",
      "whether the viewer could take back its last decision: by `right`, or by `consent` of the others; left out: "
      "there is none",
      "when the game has ended",
      "the result in a sentence or two, with what decided a tie",
      "who won: the part of `outcome` that stands above a result",
      "the rest of `outcome`: by how much, and what decided a tie",
      "the table cannot go on, by a fault of the program: why"};
};
BOOST_DESCRIBE_STRUCT(StatusReply, (),
                      (game, rules_version, players, names, options, facts, chance, pending, step, request, undo,
                       result, outcome, headline, why, trouble))

struct ComponentsReply {
  OfGame<GameShape::components> components;

  static constexpr const char* kName = "ComponentsReply";
  static constexpr std::array kNotes = {
      "what never changes in this game: names, costs, values, by the ids that views and "
      "moves use; each game has its own shape"};
};
BOOST_DESCRIBE_STRUCT(ComponentsReply, (), (components))

struct ViewParams {
  std::optional<SeatName> seat;
  std::optional<std::uint32_t> line;
  std::optional<std::uint64_t> step;

  static constexpr const char* kName = "ViewParams";
  static constexpr std::array kNotes = {
      "whose view; of an owner: nobody's if left out. When the game has ended, anybody's may be asked for",
      "as it was when this line of that seat's log was told; now if left out",
      "when the game has ended, in place of a line: as it was after this step of the record"};
};
BOOST_DESCRIBE_STRUCT(ViewParams, (), (seat, line, step))

struct ViewReply {
  std::optional<SeatName> seat;
  std::optional<std::uint32_t> line;
  std::optional<std::uint64_t> step;
  PendingInfo pending;
  OfGame<GameShape::view> view;

  static constexpr const char* kName = "ViewReply";
  static constexpr std::array kNotes = {
      "whose view; left out for an onlooker", "of an earlier moment: the last line of that seat's log then",
      "of an earlier moment, when the game has ended: the step of the record", "what the game waits for",
      "all that the seat sees; each game has its own shape"};
};
BOOST_DESCRIBE_STRUCT(ViewReply, (), (seat, line, step, pending, view))

struct CoursePoint {
  std::uint32_t line = 0;
  std::vector<int> points;

  static constexpr const char* kName = "CoursePoint";
  static constexpr std::array kNotes = {"of your log", "of each seat at that moment"};
};
BOOST_DESCRIBE_STRUCT(CoursePoint, (), (line, points))

struct CourseReply {
  std::vector<CoursePoint> course;
  bool sound = false;
  std::string verdict;
  std::optional<Verification::Dice> dice;

  static constexpr const char* kName = "CourseReply";
  static constexpr std::array kNotes = {"where the points of a seat changed, and the end",
                                        "the record has been checked: every line, move and hash is right",
                                        "what the check says",
                                        "of a sound record: of a sound record: whether the dice are proved"};
};
BOOST_DESCRIBE_STRUCT(CourseReply, (), (course, sound, verdict, dice))

struct DrawsParams {
  std::optional<std::uint32_t> since;

  static constexpr const char* kName = "DrawsParams";
  static constexpr std::array kNotes = {"so many draws are known already"};
};
BOOST_DESCRIBE_STRUCT(DrawsParams, (), (since))

struct PossibleInfo {
  std::string move;
  std::uint32_t weight = 0;

  static constexpr const char* kName = "PossibleInfo";
  static constexpr std::array kNotes = {"what could come of it", "how many of the tickets mean it"};
};
BOOST_DESCRIBE_STRUCT(PossibleInfo, (), (move, weight))

struct DrawInfo {
  std::string scope;
  std::vector<PossibleInfo> possible;
  std::string drawn;

  static constexpr const char* kName = "DrawInfo";
  static constexpr std::array kNotes = {"who drew, and for what; draws are counted within it, from 0",
                                        "in the order in which the ticket counts them", "what came of it"};
};
BOOST_DESCRIBE_STRUCT(DrawInfo, (), (scope, possible, drawn))

struct SecretInfo {
  SeatName seat;
  std::string secret;

  static constexpr const char* kName = "SecretInfo";
  static constexpr std::array kNotes = {"whose", "what it had committed to"};
};
BOOST_DESCRIBE_STRUCT(SecretInfo, (), (seat, secret))

struct DrawsReply {
  std::vector<SecretInfo> secrets;
  std::vector<DrawInfo> draws;
  bool more = false;

  static constexpr const char* kName = "DrawsReply";
  static constexpr std::array kNotes = {"of the contributors; the table's own is in `status`",
                                        "in the order of the record, with those that were taken back; 200 at most",
                                        "whether there are more behind these"};
};
BOOST_DESCRIBE_STRUCT(DrawsReply, (), (secrets, draws, more))

}  // namespace regalia::protocol
