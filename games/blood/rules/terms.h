// On what terms an army surrenders.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace regalia::blood {

// Everything but the armies is left as it is unless the terms say otherwise.
struct Terms {
  bool armies_die = false;  // or they march off, and nobody rolls at them
  bool captives = false;    // kings and princes are captives, or free
  bool goods = false;       // are left to the winner, or kept
  bool land = false;        // the province is the winner's

  [[nodiscard]] static constexpr Terms of(int number) {
    return {(number & 1) != 0, (number & 2) != 0, (number & 4) != 0, (number & 8) != 0};
  }
  [[nodiscard]] constexpr int number() const {
    return (armies_die ? 1 : 0) + (captives ? 2 : 0) + (goods ? 4 : 0) + (land ? 8 : 0);
  }
  bool operator==(const Terms&) const = default;
};
inline constexpr int kTerms = 16;

[[nodiscard]] std::string text_of(Terms terms);     // "march-off+goods"
[[nodiscard]] int terms_at(std::string_view text);  // their number; -1: there are none
// "the armies march off, and goods are left"; armies and Crowns are what goes with the terms.
[[nodiscard]] std::string described(Terms terms, int armies = 0, int crowns = 0);

}  // namespace regalia::blood
