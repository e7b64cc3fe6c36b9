// What clients are told of the probe: what never changes in a game, and what a seat sees.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

#include "json/described.h"

namespace regalia::probe {

// --- components ---

struct TokenPoints {
  int red = 0;
  int blue = 0;

  static constexpr const char* kName = "ProbeTokenPoints";
  static constexpr std::array kNotes = {"of a red token that counts", "of a blue token that counts"};
};
BOOST_DESCRIBE_STRUCT(TokenPoints, (), (red, blue))

struct Components {
  int rounds = 0;
  TokenPoints token_points;
  int coins = 0;

  static constexpr const char* kName = "ProbeComponents";
  static constexpr std::array kNotes = {"of the game", "by colour", "of each seat at the start"};
};
BOOST_DESCRIBE_STRUCT(Components, (), (rounds, token_points, coins))

// --- view ---

struct SeatInfo {
  int coins = 0;
  int prestige = 0;
  int points = 0;
  bool done = false;
  bool answered = false;

  static constexpr const char* kName = "ProbeSeat";
  static constexpr std::array kNotes = {"left to spend", "coins spent on it", "as far as the viewer knows",
                                        "with bargaining in this round", "the question that is put under seal"};
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (coins, prestige, points, done, answered))

struct TokenInfo {
  int seat = 0;
  std::optional<std::string> colour;
  bool counts = false;

  static constexpr const char* kName = "ProbeToken";
  static constexpr std::array kNotes = {"whose", "`red` or `blue`; left out: the viewer has not seen it",
                                        "false also until it is judged"};
};
BOOST_DESCRIBE_STRUCT(TokenInfo, (), (seat, colour, counts))

struct PledgeInfo {
  int from = 0;
  int to = 0;
  int points = 0;

  static constexpr const char* kName = "ProbePledge";
  static constexpr std::array kNotes = {"who pays", "who is paid", "how many"};
};
BOOST_DESCRIBE_STRUCT(PledgeInfo, (), (from, to, points))

struct LineInfo {
  int seat = 0;
  bool counted = false;
  std::optional<std::string> motto;

  static constexpr const char* kName = "ProbeLine";
  static constexpr std::array kNotes = {"whose round it was", "whether the token counted",
                                        "words that went with the bid"};
};
BOOST_DESCRIBE_STRUCT(LineInfo, (), (seat, counted, motto))

struct ViewInfo {
  std::string phase;
  int round = 0;
  int rounds = 0;
  std::optional<int> active;
  bool has_veto = false;
  bool veto_spent = false;
  std::vector<SeatInfo> seats;
  std::vector<TokenInfo> tokens;
  std::vector<PledgeInfo> pledges;
  std::vector<LineInfo> chronicle;

  static constexpr const char* kName = "ProbeView";
  static constexpr std::array kNotes = {"`veto`, `token`, `bargain`, `vote`, `strike`, `bid` or `over`",
                                        "from 1",
                                        "how many there are",
                                        "whose round it is; left out before the first and after the last",
                                        "whether the viewer holds the veto",
                                        "nobody holds it any more",
                                        "by seat",
                                        "by round",
                                        "those the viewer knows of",
                                        "by round, of tokens that were judged"};
};
BOOST_DESCRIBE_STRUCT(ViewInfo, (),
                      (phase, round, rounds, active, has_veto, veto_spent, seats, tokens, pledges, chronicle))

}  // namespace regalia::probe
