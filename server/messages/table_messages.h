// What a table's socket understands besides the protocol, and what it says unasked.
#pragma once

#include "protocol/messages/common.h"
#include "protocol/messages/deals.h"
#include "protocol/messages/moves.h"
#include "protocol/messages/status.h"

namespace regalia::server {

using protocol::SeatName;

struct SayParams {
  std::string text;
  std::optional<std::vector<SeatName>> to;

  static constexpr const char* kName = "SayParams";
  static constexpr std::array kNotes = {"up to 500 letters", "the seats that may read it; everybody if left out"};
};
BOOST_DESCRIBE_STRUCT(SayParams, (), (text, to))

struct HandOverParams {
  std::optional<std::string> bot;

  static constexpr const char* kName = "HandOverParams";
  static constexpr std::array kNotes = {"which bot plays your seat from now on; left out: you play it again"};
};
BOOST_DESCRIBE_STRUCT(HandOverParams, (), (bot))

struct ChatParams {
  std::optional<std::int64_t> since;
  std::optional<std::int64_t> before;

  static constexpr const char* kName = "ChatParams";
  static constexpr std::array kNotes = {"what was said after this number; left out: the last page",
                                        "only what was said before this number"};
};
BOOST_DESCRIBE_STRUCT(ChatParams, (), (since, before))

struct ChatInfo {
  std::int64_t number = 0;
  std::string from;
  std::string text;
  std::int64_t time = 0;
  std::optional<std::vector<SeatName>> to;
  std::optional<bool> muted;

  static constexpr const char* kName = "ChatInfo";
  static constexpr std::array kNotes = {"counts what you may read",
                                        "a name",
                                        "what was said",
                                        "seconds since 1970",
                                        "the seats that may read it, if not everybody",
                                        "true: you have muted this person, and the text is left out"};
};
BOOST_DESCRIBE_STRUCT(ChatInfo, (), (number, from, text, time, to, muted))

struct ChatReply {
  std::vector<ChatInfo> lines;
  bool earlier = false;
  bool more = false;

  static constexpr const char* kName = "ChatReply";
  static constexpr std::array kNotes = {"in order, a hundred at most",
                                        "others came before: ask `before` the first of these",
                                        "others follow: ask `since` the last of these"};
};
BOOST_DESCRIBE_STRUCT(ChatReply, (), (lines, earlier, more))

struct VoteParams {
  SeatName seat;
  std::string what;

  static constexpr const char* kName = "VoteParams";
  static constexpr std::array kNotes = {
      "about whom: a seat whose time is up",
      "`bot`: one plays for it until it takes the seat back; `end`: the game ends; `wait`"};
};
BOOST_DESCRIBE_STRUCT(VoteParams, (), (seat, what))

struct NudgeParams {
  SeatName seat;

  static constexpr const char* kName = "NudgeParams";
  static constexpr std::array kNotes = {"whom: a seat that the game waits for, as `owing` shows you"};
};
BOOST_DESCRIBE_STRUCT(NudgeParams, (), (seat))

// --- notices ---

struct SeatCompany {
  bool here = false;
  bool runs = false;
  bool late = false;
  std::optional<std::int64_t> left;

  static constexpr const char* kName = "SeatCompany";
  static constexpr std::array kNotes = {"whoever keeps the seat is at the table",
                                        "its time runs, as far as you may know",
                                        "its time is up: the others may `vote` what is to happen",
                                        "milliseconds that it has; left out: no clock, or none now"};
};
BOOST_DESCRIBE_STRUCT(SeatCompany, (), (here, runs, late, left))

struct VoteInfo {
  SeatName by;
  SeatName seat;
  std::string what;

  static constexpr const char* kName = "VoteInfo";
  static constexpr std::array kNotes = {"whose vote", "about whom", "`bot`, `end` or `wait`"};
};
BOOST_DESCRIBE_STRUCT(VoteInfo, (), (by, seat, what))

struct CompanyNotice {
  std::vector<SeatCompany> seats;
  std::vector<VoteInfo> votes;
  std::optional<std::string> ended;

  static constexpr const char* kName = "CompanyNotice";
  static constexpr std::array kNotes = {"in order", "about seats whose time is up",
                                        "the game was ended before its time: why"};
};
BOOST_DESCRIBE_STRUCT(CompanyNotice, (), (seats, votes, ended))

struct NudgedNotice {
  SeatName by;

  static constexpr const char* kName = "NudgedNotice";
  static constexpr std::array kNotes = {"who waits for you"};
};
BOOST_DESCRIBE_STRUCT(NudgedNotice, (), (by))

struct WelcomeNotice {
  std::optional<SeatName> seat;
  std::uint32_t step = 0;
  std::uint32_t line = 0;
  protocol::StatusReply status;
  json::ByName<protocol::Any> view;
  protocol::MovesReply moves;
  std::vector<protocol::DealInfo> deals;
  std::optional<protocol::WishesInfo> wishes;

  static constexpr const char* kName = "WelcomeNotice";
  static constexpr std::array kNotes = {"yours; left out: you look on",
                                        "counts what you were told and did; `play` may name it",
                                        "the number of your last log line",
                                        "as `status` gives it",
                                        "as `view` gives it",
                                        "as `moves` gives it",
                                        "as `deals` gives it",
                                        "as `wishes` gives it; left out: there is nothing to wish for"};
};
BOOST_DESCRIBE_STRUCT(WelcomeNotice, (), (seat, step, line, status, view, moves, deals, wishes))

struct DeclinedNotice {
  SeatName seat;

  static constexpr const char* kName = "DeclinedNotice";
  static constexpr std::array kNotes = {"who does not agree that something is taken back"};
};
BOOST_DESCRIBE_STRUCT(DeclinedNotice, (), (seat))

struct ChangedNotice {
  std::uint32_t step = 0;
  std::optional<protocol::StatusReply> status;
  std::optional<json::ByName<protocol::Any>> view;
  std::vector<std::string> dropped;
  std::optional<protocol::MovesReply> moves;
  std::optional<std::vector<protocol::DealInfo>> deals;
  std::optional<protocol::WishesInfo> wishes;
  std::vector<protocol::LogInfo> lines;

  static constexpr const char* kName = "ChangedNotice";
  static constexpr std::array kNotes = {"your step now",
                                        "left out: it has not changed, as for all that follows",
                                        "the entries of your view that have changed, each whole",
                                        "entries of your view that are gone",
                                        "all that you may play now",
                                        "all deals that you know of",
                                        "what you may wish for, and have wished for",
                                        "what you were told"};
};
BOOST_DESCRIBE_STRUCT(ChangedNotice, (), (step, status, view, dropped, moves, deals, wishes, lines))

}  // namespace regalia::server
