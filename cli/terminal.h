// Where a command reads and writes, and what it may expect of it.
#pragma once

#include <functional>
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
  // Waits a moment for something to be typed; true: nothing was. Empty: whatever is typed is there already.
  std::function<bool()> is_idle{};

  // A line without spaces around it; nothing at the end of the input. `meanwhile` is called again and again as long as
  // nothing is typed; if it returns false an empty line is returned. It prints the prompt again where it has printed
  // something: what is half typed stays in the line editing of the terminal.
  [[nodiscard]] std::optional<std::string> ask(const std::string& prompt,
                                               const std::function<bool()>& meanwhile = {}) const;
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
