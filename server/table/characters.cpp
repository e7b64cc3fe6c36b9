#include "server/table/characters.h"

#include <array>

namespace regalia::server {

std::string character_at(std::string_view table, std::size_t seat) {
  constexpr std::array kNames = {"Mathilde", "Ottokar", "Isolde",   "Fulk",    "Leonora",  "Wenzel",
                                 "Beatrix",  "Gaspard", "Ysabel",   "Roderic", "Adelheid", "Tancred",
                                 "Philippa", "Casimir", "Griselda", "Lambert"};
  constexpr std::size_t kStride = 5;  // has no divisor in common with the number of names: no seat meets another's
  std::size_t first = 0;
  for (const char letter : table) first = first * 31 + static_cast<unsigned char>(letter);
  return kNames[(first + seat * kStride) % kNames.size()];
}

}  // namespace regalia::server
