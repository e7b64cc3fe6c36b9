// What a bot thinks of a game that has ended.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/common.h"

namespace regalia::protocol {

struct PromiseInfo {
  std::string move;
  std::string does;
  int wins = 0;
  int points = 0;

  static constexpr const char* kName = "PromiseInfo";
  static constexpr std::array kNotes = {"its text", "in words", "of a thousand such games, so many are won",
                                        "expected at the end, in tenths of a point"};
};
BOOST_DESCRIBE_STRUCT(PromiseInfo, (), (move, does, wins, points))

struct OpinionInfo {
  std::uint32_t line = 0;
  SeatName seat;
  PromiseInfo played;
  std::optional<PromiseInfo> better;

  static constexpr const char* kName = "OpinionInfo";
  static constexpr std::array kNotes = {"the last line of your log before the decision", "whose decision it was",
                                        "what was played, and what it promised",
                                        "what the bot would have played; left out if nothing was better"};
};
BOOST_DESCRIBE_STRUCT(OpinionInfo, (), (line, seat, played, better))

struct ReviewReply {
  std::string bot;
  std::vector<OpinionInfo> decisions;
  std::vector<std::uint32_t> turning_points;

  static constexpr const char* kName = "ReviewReply";
  static constexpr std::array kNotes = {"which bot", "every decision that had a choice, in order",
                                        "the places, among those decisions and from 0, of the three that cost most"};
};
BOOST_DESCRIBE_STRUCT(ReviewReply, (), (bot, decisions, turning_points))

}  // namespace regalia::protocol
