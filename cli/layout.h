// Text in lines that fit a terminal.
#pragma once

#include <string>

#include "engine/paper.h"
#include "engine/text.h"

namespace regalia::cli {

// Text behind a mark ("3. "), `indent` columns from the left; further lines begin where the first text did.
[[nodiscard]] inline std::string indented(const std::string& text, const std::string& mark, std::size_t indent,
                                          const Paper& paper) {
  const std::size_t inner = indent + columns_of(mark);
  const std::string lines = wrapped(text, static_cast<std::size_t>(paper.columns) - inner);
  std::string result = std::string(indent, ' ') + mark;
  for (const char c : lines) result += c == '\n' ? "\n" + std::string(inner, ' ') : std::string(1, c);
  return result + "\n";
}

// The same, faint, line by line.
[[nodiscard]] inline std::string faint_lines(const std::string& text, std::size_t indent, const Paper& paper) {
  const std::string lines = indented(text, "", indent, paper);
  std::string result;
  for (std::size_t from = 0; from < lines.size();) {
    const std::size_t end = lines.find('\n', from);
    result += paper.faint(lines.substr(from, end - from)) + "\n";
    from = end + 1;
  }
  return result;
}

}  // namespace regalia::cli
