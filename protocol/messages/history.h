// Records and positions, and what bots would do.
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

struct RecordReply {
  std::string record;
  std::optional<std::string> secret;

  static constexpr const char* kName = "RecordReply";
  static constexpr std::array kNotes = {"a header and a line for each step; docs/records.md describes it",
                                        "for the owner of a fair table that has not ended: keep it to go on later"};
};
BOOST_DESCRIBE_STRUCT(RecordReply, (), (record, secret))

struct VerifyParams {
  std::string record;

  static constexpr const char* kName = "VerifyParams";
  static constexpr std::array kNotes = {"the text of a record"};
};
BOOST_DESCRIBE_STRUCT(VerifyParams, (), (record))

struct VerifyReply {
  bool sound = false;
  std::string verdict;
  std::optional<std::uint64_t> step;
  std::optional<Verification::Dice> dice;

  static constexpr const char* kName = "VerifyReply";
  static constexpr std::array kNotes = {"every line, move and hash is right", "in a sentence or two",
                                        "of a record that is not sound: where it breaks; 0 is the header",
                                        "of a sound record: whether the dice are proved"};
};
BOOST_DESCRIBE_STRUCT(VerifyReply, (), (sound, verdict, step, dice))

struct BotParams {
  SeatName seat;
  std::string bot;
  std::optional<int> budget;
  std::optional<std::uint64_t> seed;

  static constexpr const char* kName = "BotParams";
  static constexpr std::array kNotes = {"for whom", "which bot, as `games` lists them",
                                        "how many imagined games it may play, up to 1,000,000",
                                        "makes its choice repeatable"};
};
BOOST_DESCRIBE_STRUCT(BotParams, (), (seat, bot, budget, seed))

struct BotReply {
  std::string move;
  std::string does;
  std::optional<std::string> words;

  static constexpr const char* kName = "BotReply";
  static constexpr std::array kNotes = {"what it would play; nothing is played", "a phrase for people",
                                        "what it would say with it"};
};
BOOST_DESCRIBE_STRUCT(BotReply, (), (move, does, words))

}  // namespace regalia::protocol
