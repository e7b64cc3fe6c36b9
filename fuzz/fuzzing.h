// What the fuzz targets share: the games, and the bytes as text. A target fails by a fault that the sanitizers find, or
// by must().
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "games/catalogue.h"
#include "tests/probe/entry.h"

namespace regalia::fuzz {

inline void must(bool holds) {
  if (!holds) std::abort();
}

inline Catalogue games() {
  static const std::vector<GameEntry> list = probe::with_all_games();
  return list;
}

// Games whose parsers are tried: both editions of Royals, Gambit Royale, Game of Crowns, Blood Royale, and the probe.
inline const std::vector<MadeGame>& samples() {
  static const std::vector<MadeGame> list = [] {
    std::vector<MadeGame> made;
    made.push_back(make_game(*find_game("royals"), {2, {{"edition", "2014"}}, {}}).value());
    made.push_back(make_game(*find_game("royals"), {5, {{"edition", "2016"}}, {}}).value());
    made.push_back(make_game(*find_game("gambit"), {2, {}, {}}).value());
    made.push_back(make_game(*find_game("gambit"), {6, {{"removal", "changed"}}, {}}).value());
    made.push_back(make_game(*find_game("crowns"), {9, {{"agendas", "on"}}, {}}).value());
    made.push_back(make_game(*find_game("crowns"), {4, {{"customized", "on"}, {"negotiations", "on"}}, {}}).value());
    made.push_back(make_game(*find_game("blood"), {5, {{"turns", "2"}}, {}}).value());
    made.push_back(make_game(*find_game("blood"), {3, {{"turns", "3"}}, {}}).value());
    made.push_back(make_game(probe::entry(), {3, {}, {}}).value());
    return made;
  }();
  return list;
}

inline std::string_view text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace regalia::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
