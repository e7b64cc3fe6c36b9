// What a board is drawn on: how wide it is, and whether it takes colour. Colour only ever repeats what the text says.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/seat.h"

namespace regalia {

// How much of a board is drawn: with little room what changes least may be left out; the whole, when it is asked for, has
// also what is only to be looked up.
enum class Detail : std::uint8_t { little, usual, whole };

struct Paper {
  int columns = 80;
  bool colour = false;
  Detail detail = Detail::usual;

  [[nodiscard]] std::string strong(std::string_view text) const { return inked("1", text); }
  [[nodiscard]] std::string faint(std::string_view text) const { return inked("2", text); }
  // Text that belongs to a seat; the same seat always has the same colour.
  [[nodiscard]] std::string of(Seat seat, std::string_view text) const {
    constexpr std::array<std::string_view, kMaxSeats> kInks = {"1;31", "1;34", "1;32", "1;33", "1;35",
                                                               "1;36", "31",   "34",   "32"};
    return index(seat) < kMaxSeats ? inked(kInks[static_cast<std::size_t>(index(seat))], text) : std::string(text);
  }

 private:
  [[nodiscard]] std::string inked(std::string_view ink, std::string_view text) const {
    if (!colour || text.find_first_not_of(' ') == std::string_view::npos) return std::string(text);
    return "\033[" + std::string(ink) + "m" + std::string(text) + "\033[0m";
  }
};

}  // namespace regalia
