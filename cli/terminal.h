// Where a command reads and writes, and what it may expect of it.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "engine/paper.h"

namespace regalia::cli {

struct Terminal {
  std::istream& in;
  std::ostream& out;
  Paper paper;
  int rows = 40;
  bool interactive = false;  // a person reads and types

  // A line without spaces around it; nothing at the end of the input.
  [[nodiscard]] std::optional<std::string> ask(const std::string& prompt) const;
  // Wrapped to the width.
  void say(const std::string& text) const;
  // Text that may be longer than the screen: a person turns the pages.
  void page(const std::string& text) const;
  // Nothing of what was on the screen stays for the next person to see.
  void clear() const;
};

// Standard input and output. Colour if both ask for it: a terminal, and no NO_COLOR.
[[nodiscard]] Terminal standard_terminal();

}  // namespace regalia::cli
