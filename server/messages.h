// What a table's socket understands besides the protocol, and what it says unasked.
#pragma once

#include "protocol/messages/common.h"
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

  static constexpr const char* kName = "ChatParams";
  static constexpr std::array kNotes = {"only what was said after this number"};
};
BOOST_DESCRIBE_STRUCT(ChatParams, (), (since))

struct ChatInfo {
  std::int64_t number = 0;
  std::string from;
  std::string text;
  std::int64_t time = 0;
  std::optional<std::vector<SeatName>> to;

  static constexpr const char* kName = "ChatInfo";
  static constexpr std::array kNotes = {"counts what was said at the table", "a name", "what was said",
                                        "seconds since 1970", "the seats that may read it, if not everybody"};
};
BOOST_DESCRIBE_STRUCT(ChatInfo, (), (number, from, text, time, to))

struct ChatReply {
  std::vector<ChatInfo> lines;

  static constexpr const char* kName = "ChatReply";
  static constexpr std::array kNotes = {"in order"};
};
BOOST_DESCRIBE_STRUCT(ChatReply, (), (lines))

// --- notices ---

struct WelcomeNotice {
  std::uint32_t line = 0;
  protocol::StatusReply status;

  static constexpr const char* kName = "WelcomeNotice";
  static constexpr std::array kNotes = {"the number of your last log line", "as `status` gives it"};
};
BOOST_DESCRIBE_STRUCT(WelcomeNotice, (), (line, status))

struct ChangedNotice {
  std::vector<protocol::LogInfo> lines;
  protocol::StatusReply status;

  static constexpr const char* kName = "ChangedNotice";
  static constexpr std::array kNotes = {"what you were told", "as `status` gives it"};
};
BOOST_DESCRIBE_STRUCT(ChangedNotice, (), (lines, status))

}  // namespace regalia::server
