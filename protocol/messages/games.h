// The games there are.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/common.h"

namespace regalia::protocol {

struct OptionInfo {
  std::string name;
  std::string title;
  std::vector<std::string> choices;
  std::string standard;
  std::string help;

  static constexpr const char* kName = "OptionInfo";
  static constexpr std::array kNotes = {"as in `options`", "for people", "all allowed values",
                                        "the value if nothing is said", "a sentence or two for players"};
};
BOOST_DESCRIBE_STRUCT(OptionInfo, (), (name, title, choices, standard, help))

struct PresetInfo {
  std::string name;
  std::string title;
  Texts options;

  static constexpr const char* kName = "PresetInfo";
  static constexpr std::array kNotes = {"as in `preset`", "for people", "the options it stands for"};
};
BOOST_DESCRIBE_STRUCT(PresetInfo, (), (name, title, options))

struct BotInfo {
  std::string id;
  std::string summary;
  std::string level;
  int usual_budget = 0;

  static constexpr const char* kName = "BotInfo";
  static constexpr std::array kNotes = {"as in `bot`", "how it likes to play, in a sentence",
                                        "how hard it is to beat: `easy` or `steady`",
                                        "imagined games a move; 0: it does not think ahead"};
};
BOOST_DESCRIBE_STRUCT(BotInfo, (), (id, summary, level, usual_budget))

struct GameInfo {
  std::string id;
  std::string name;
  std::string summary;
  int least_players = 0;
  int most_players = 0;
  int usual_players = 0;
  int rules_version = 0;
  std::vector<OptionInfo> options;
  std::vector<PresetInfo> presets;
  std::vector<BotInfo> bots;

  static constexpr const char* kName = "GameInfo";
  static constexpr std::array kNotes = {"as in `game`",
                                        "for people",
                                        "a sentence",
                                        "fewest seats",
                                        "most seats",
                                        "seats if nothing is said",
                                        "raised when old records would come out differently",
                                        "all switches",
                                        "editions and usual variants",
                                        "players that are not people"};
};
BOOST_DESCRIBE_STRUCT(GameInfo, (),
                      (id, name, summary, least_players, most_players, usual_players, rules_version, options, presets,
                       bots))

struct GamesReply {
  std::vector<GameInfo> games;

  static constexpr const char* kName = "GamesReply";
  static constexpr std::array kNotes = {"every game there is"};
};
BOOST_DESCRIBE_STRUCT(GamesReply, (), (games))

struct RulesParams {
  std::string game;

  static constexpr const char* kName = "RulesParams";
  static constexpr std::array kNotes = {"which game; `table` for the rules that hold at every table"};
};
BOOST_DESCRIBE_STRUCT(RulesParams, (), (game))

struct RulesReply {
  std::string text;

  static constexpr const char* kName = "RulesReply";
  static constexpr std::array kNotes = {"in Markdown; every rule is under its id"};
};
BOOST_DESCRIBE_STRUCT(RulesReply, (), (text))

}  // namespace regalia::protocol
