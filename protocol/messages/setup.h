// Making a table.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/common.h"

namespace regalia::protocol {

struct NewParams {
  std::string game;
  std::optional<int> players;
  std::optional<std::string> preset;
  std::optional<Texts> options;
  std::optional<OfGame<GameShape::facts>> facts;
  std::optional<std::vector<std::string>> names;
  std::optional<std::string> chance;
  std::optional<std::uint64_t> seed;
  std::optional<std::vector<SeatName>> contributors;
  std::optional<std::string> take_back;

  static constexpr const char* kName = "NewParams";
  static constexpr std::array kNotes = {
      "which game",
      "how many seats; the usual number if left out",
      "an edition or variant by name",
      "switches by name, over those of the preset",
      "what a printed copy says differently",
      "a name for each seat",
      "`fair` (the default), `seeded` or `manual`",
      "repeats the same chance; makes it `seeded` if `chance` is left out",
      "the seats that add to the seed of a fair table",
      "what is taken back by right: `silent` (the default), what nobody was told of; "
      "`turn`, all that a seat did in its turn and that brought nothing hidden to light"};
};
BOOST_DESCRIBE_STRUCT(NewParams, (),
                      (game, players, preset, options, facts, names, chance, seed, contributors, take_back))

// A position with all that is needed to play on from it.
struct PositionReply {
  std::string game;
  int rules_version = 0;
  int players = 0;
  Texts options;
  std::optional<OfGame<GameShape::facts>> facts;
  OfGame<GameShape::position> position;
  std::optional<Any> words;

  static constexpr const char* kName = "PositionReply";
  static constexpr std::array kNotes = {"which game",
                                        "of its rules",
                                        "how many seats",
                                        "every switch as it applies",
                                        "what a printed copy says differently",
                                        "everything, hidden things included; each game has its own shape, and says its "
                                        "`format` in front",
                                        "that belong to the position: a list of `number`, `text` and `readers`"};
};
BOOST_DESCRIBE_STRUCT(PositionReply, (), (game, rules_version, players, options, facts, position, words))

struct LoadParams {
  std::optional<std::string> record;
  std::optional<std::string> secret;
  std::optional<PositionReply> position;
  std::optional<std::vector<std::string>> names;
  std::optional<std::string> chance;
  std::optional<std::uint64_t> seed;

  static constexpr const char* kName = "LoadParams";
  static constexpr const char* kExpected =
      "`load` takes `record`, the text of a record, or `position`, the whole reply of the method `position`.";
  static constexpr std::array kNotes = {"the text of a record, as `record` gives it",
                                        "with a record of a fair table that has not ended: its secret, to go on",
                                        "instead of a record: a position, as the whole reply of `position` gives it",
                                        "with a position: as for `new`",
                                        "with a position: as for `new`",
                                        "with a position: as for `new`"};
};
BOOST_DESCRIBE_STRUCT(LoadParams, (), (record, secret, position, names, chance, seed))

}  // namespace regalia::protocol
