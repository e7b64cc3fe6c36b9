#include "engine/move_form.h"

#include <charconv>

namespace regalia {

std::optional<int> number_in(std::string_view text, int least, int most) {
  int number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || code != std::errc() || end != text.data() + text.size() || text.front() == '-')
    return std::nullopt;
  if (text.size() > 1 && text.front() == '0') return std::nullopt;
  return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::string_view take_word(std::string_view& text, char blank) {
  const std::size_t end = std::min(text.find(blank), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

std::string counted(const MoveUnit& unit, std::uint32_t amount) {
  if (amount == 0 && !unit.none.empty()) return std::string(unit.none);
  return std::to_string(amount) + " " + std::string(amount == 1 ? unit.one : unit.many);
}

std::string deal_text(int partner, int number) { return std::to_string(partner + 1) + "." + std::to_string(number); }

}  // namespace regalia
