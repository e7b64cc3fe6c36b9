// What can be done.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/common.h"
#include "protocol/messages/moves.h"
#include "protocol/messages/status.h"

namespace regalia::protocol {

struct PlayParams {
  std::optional<SeatName> seat;
  std::vector<std::string> moves;
  std::optional<std::vector<std::string>> words;
  std::optional<std::uint32_t> step;

  static constexpr const char* kName = "PlayParams";
  static constexpr std::array kNotes = {"who plays; `chance` at a table with manual chance",
                                        "texts of moves: all are played or none",
                                        "words that go with them, one text for each move; an empty one: none",
                                        "the step that is answered, as `status` gives it: refused if that is past"};
};
BOOST_DESCRIBE_STRUCT(PlayParams, (), (seat, moves, words, step))

struct PlayReply {
  std::uint32_t step = 0;
  PendingInfo pending;
  std::optional<std::vector<LogInfo>> lines;

  static constexpr const char* kName = "PlayReply";
  static constexpr std::array kNotes = {"the step of the seat now",
                                        "what the game waits for now; an owner is told all of it",
                                        "what the seat was told meanwhile; left out where notices tell it"};
};
BOOST_DESCRIBE_STRUCT(PlayReply, (), (step, pending, lines))

struct WishParams {
  std::optional<SeatName> seat;
  std::vector<std::string> moves;

  static constexpr const char* kName = "WishParams";
  static constexpr std::array kNotes = {"whose wishes", "texts of moves, the most wanted first; empty: pass"};
};
BOOST_DESCRIBE_STRUCT(WishParams, (), (seat, moves))

struct UndoParams {
  std::optional<SeatName> seat;
  std::optional<int> decisions;

  static constexpr const char* kName = "UndoParams";
  static constexpr std::array kNotes = {"who takes back", "how many of its own decisions; 1 if left out"};
};
BOOST_DESCRIBE_STRUCT(UndoParams, (), (seat, decisions))

struct ConsentParams {
  std::optional<SeatName> seat;
  std::uint32_t request = 0;
  bool agree = false;

  static constexpr const char* kName = "ConsentParams";
  static constexpr std::array kNotes = {"who answers", "the number of the request, as `status` gives it",
                                        "one refusal ends the request"};
};
BOOST_DESCRIBE_STRUCT(ConsentParams, (), (seat, request, agree))

struct UndoReply {
  bool done = false;
  std::optional<std::uint32_t> request;
  std::vector<SeatName> waiting_for;

  static constexpr const char* kName = "UndoReply";
  static constexpr std::array kNotes = {"whether it has been taken back", "the number of the request, while one stands",
                                        "whose consent is still needed"};
};
BOOST_DESCRIBE_STRUCT(UndoReply, (), (done, request, waiting_for))

struct CommitParams {
  std::optional<SeatName> seat;
  std::string commitment;

  static constexpr const char* kName = "CommitParams";
  static constexpr std::array kNotes = {"who commits", "64 hexadecimal digits; docs/fair_chance.md says of what"};
};
BOOST_DESCRIBE_STRUCT(CommitParams, (), (seat, commitment))

struct RevealParams {
  std::optional<SeatName> seat;
  std::string secret;

  static constexpr const char* kName = "RevealParams";
  static constexpr std::array kNotes = {"who opens", "64 hexadecimal digits: what the seat committed to"};
};
BOOST_DESCRIBE_STRUCT(RevealParams, (), (seat, secret))

struct ChanceReply {
  ChanceInfo chance;
  PendingInfo pending;

  static constexpr const char* kName = "ChanceReply";
  static constexpr std::array kNotes = {"who has contributed", "what the game waits for"};
};
BOOST_DESCRIBE_STRUCT(ChanceReply, (), (chance, pending))

}  // namespace regalia::protocol
