// Moves and the log.
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

struct MoveInfo {
  std::string move;
  std::string verb;
  MoveArgs args;
  std::string does;
  std::vector<std::string> touches;
  std::optional<std::string> stem;
  std::optional<std::uint32_t> least;
  std::optional<std::uint32_t> most;
  std::optional<std::uint32_t> words;
  std::optional<std::uint32_t> weight;
  std::optional<MoveRole> role;
  std::optional<std::string> deal;
  std::optional<std::string> heading;
  std::optional<std::string> choice;

  static constexpr const char* kName = "MoveInfo";
  static constexpr std::array kNotes = {"its text, as `play` takes it",
                                        "what is done, as the game's moves name it (`x-games` of the schema)",
                                        "to what and with what; of a range, without the amount",
                                        "a phrase for people",
                                        "ids of the board elements it is about",
                                        "of a range: a space and an amount behind it make a move",
                                        "of a range: the smallest amount",
                                        "of a range: the largest amount",
                                        "how many bytes of words may go with it; left out: none",
                                        "of an outcome of chance: how likely it is, against the others",
                                        "what clients handle alike in every game: `done` says that one is done in an "
                                        "open step; `draft`, `clause`, `strike`, `put`, `counter`, `accept`, `refuse` "
                                        "and `withdraw` are steps of a deal; `begin` and `part` belong to an act of "
                                        "several moves, which `plan` thinks through",
                                        "the id of the deal it is about, as `deals` gives it",
                                        "of moves that may be listed together: what all of them do",
                                        "of moves that may be listed together: what this one does it with"};
};
BOOST_DESCRIBE_STRUCT(MoveInfo, (),
                      (move, verb, args, does, touches, stem, least, most, words, weight, role, deal, heading, choice))

struct MovesReply {
  std::optional<std::string> prompt;
  std::optional<std::string> given;
  std::vector<MoveInfo> moves;

  static constexpr const char* kName = "MovesReply";
  static constexpr std::array kNotes = {"what the seat is asked, in a sentence or two",
                                        "the answer it has given under seal, and may still change",
                                        "everything the seat may play now; nothing if it is not asked"};
};
BOOST_DESCRIBE_STRUCT(MovesReply, (), (prompt, given, moves))

struct PlanParams {
  std::optional<SeatName> seat;
  std::vector<std::string> moves;

  static constexpr const char* kName = "PlanParams";
  static constexpr std::array kNotes = {"who would play", "texts of the first moves; empty: what is under way goes on"};
};
BOOST_DESCRIBE_STRUCT(PlanParams, (), (seat, moves))

struct ConsultParams {
  std::optional<SeatName> seat;
  std::string about;
  std::optional<std::vector<std::string>> moves;

  static constexpr const char* kName = "ConsultParams";
  static constexpr std::array kNotes = {"who asks",
                                        "what, as the game names it: of Blood Royale `p12`, a person, or `march`",
                                        "texts of moves that are played in thought first: of a march, who goes"};
};
BOOST_DESCRIBE_STRUCT(ConsultParams, (), (seat, about, moves))

struct ConsultReply {
  std::optional<OfGame<GameShape::lookup>> found;

  static constexpr const char* kName = "ConsultReply";
  static constexpr std::array kNotes = {"each game has its own shapes; left out: there is nothing of that name"};
};
BOOST_DESCRIBE_STRUCT(ConsultReply, (), (found))

struct PlannedMove {
  std::string move;
  std::string does;
  std::vector<std::string> touches;
  std::vector<MoveInfo> others;

  static constexpr const char* kName = "PlannedMove";
  static constexpr std::array kNotes = {"its text", "a phrase for people", "ids of the elements it is about",
                                        "what could be played instead, where the act goes on"};
};
BOOST_DESCRIBE_STRUCT(PlannedMove, (), (move, does, touches, others))

struct UsedInfo {
  std::string element;
  int count = 0;

  static constexpr const char* kName = "UsedInfo";
  static constexpr std::array kNotes = {"the id of an element", "how many of it"};
};
BOOST_DESCRIBE_STRUCT(UsedInfo, (), (element, count))

struct PlanReply {
  std::string does;
  std::vector<PlannedMove> steps;
  std::vector<UsedInfo> uses;
  bool complete = false;

  static constexpr const char* kName = "PlanReply";
  static constexpr std::array kNotes = {"what all of it does, a phrase for people; empty: the game has none",
                                        "what to `play`, as one list", "what it uses up, what was laid before included",
                                        "nothing of the act is left to decide"};
};
BOOST_DESCRIBE_STRUCT(PlanReply, (), (does, steps, uses, complete))

struct ActorParams {
  std::optional<SeatName> seat;

  static constexpr const char* kName = "ActorParams";
  static constexpr std::array kNotes = {"who would play; `chance` for its outcomes"};
};
BOOST_DESCRIBE_STRUCT(ActorParams, (), (seat))

struct WhyParams {
  std::optional<SeatName> seat;
  std::string move;

  static constexpr const char* kName = "WhyParams";
  static constexpr std::array kNotes = {"who would play it", "the text of a move"};
};
BOOST_DESCRIBE_STRUCT(WhyParams, (), (seat, move))

struct WhyReply {
  bool legal = false;
  std::optional<std::string> rule;
  std::optional<std::string> reason;

  static constexpr const char* kName = "WhyReply";
  static constexpr std::array kNotes = {"whether the rules allow it now", "the rule that forbids it",
                                        "why, in a sentence"};
};
BOOST_DESCRIBE_STRUCT(WhyReply, (), (legal, rule, reason))

struct LogParams {
  std::optional<SeatName> seat;
  std::optional<std::uint32_t> since;
  std::optional<std::uint32_t> most;

  static constexpr const char* kName = "LogParams";
  static constexpr std::array kNotes = {"whose log; an onlooker's if left out; `all` for the owner",
                                        "only lines after this number", "so many lines at most; never more than 1000"};
};
BOOST_DESCRIBE_STRUCT(LogParams, (), (seat, since, most))

struct GainInfo {
  SeatName seat;
  std::int32_t points = 0;

  static constexpr const char* kName = "GainInfo";
  static constexpr std::array kNotes = {"who gains them", "how many"};
};
BOOST_DESCRIBE_STRUCT(GainInfo, (), (seat, points))

struct LogInfo {
  std::uint32_t line = 0;
  std::string text;
  std::optional<SeatName> about;
  std::optional<std::vector<SeatName>> named;
  std::optional<std::string> rest;
  std::optional<std::vector<GainInfo>> gains;
  std::optional<OfGame<GameShape::event>> shows;
  std::optional<SeatName> speaker;
  std::optional<std::string> words;
  std::optional<std::uint32_t> undone_from;

  static constexpr const char* kName = "LogInfo";
  static constexpr std::array kNotes = {
      "from 1, counted for this viewer alone",
      "a sentence; empty: nothing to read",
      "the seat that it is about, whose name it begins with",
      "the seats that it names, if any",
      "the sentence without that name, for lists under it; left out where it makes no sense without",
      "the points that this brings, where it brings any",
      "what happened, for clients that play it on the board: an object with a `kind`, in the shape of the game",
      "of words that went with a move: whose they are",
      "of words that went with a move: the words; `text` has them too",
      "something was taken back: the lines from here on no longer stand"};
};
BOOST_DESCRIBE_STRUCT(LogInfo, (), (line, text, about, named, rest, gains, shows, speaker, words, undone_from))

struct LogReply {
  std::vector<LogInfo> lines;
  bool more = false;

  static constexpr const char* kName = "LogReply";
  static constexpr std::array kNotes = {"in order", "others follow: ask again `since` the last of these"};
};
BOOST_DESCRIBE_STRUCT(LogReply, (), (lines, more))

}  // namespace regalia::protocol
