// All that chance was asked at a table, and what came of it: enough for anybody to draw again without knowing the rules.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "json/made_game.h"

namespace regalia {

struct Draws {
  struct Possible {
    std::uint32_t outcome = 0;  // its place among `outcomes`
    std::uint32_t weight = 0;
  };
  struct Draw {
    std::string scope;
    std::vector<Possible> possible;  // in the order in which a ticket counts them
    std::uint32_t drawn = 0;         // its place among `outcomes`
  };

  std::vector<std::string> outcomes;  // as moves are written
  std::vector<Draw> draws;            // in the order of the record, with those that were taken back
};

// Collects them while a game is played again.
class DrawCollector {
 public:
  explicit DrawCollector(const MadeGame& game) : game_(game) {}

  // `state` is before the draw.
  void add(const AnyValue& state, Move drawn);
  [[nodiscard]] Draws take() { return std::move(draws_); }

 private:
  std::uint32_t place_of(Move move);

  const MadeGame& game_;
  std::map<std::string, std::uint32_t> places_;
  Draws draws_;
};

}  // namespace regalia
