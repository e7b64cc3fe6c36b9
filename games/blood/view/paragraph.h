// A paragraph in plain text that begins so many columns to the right, and goes on two farther.
#pragma once

#include <string>

#include "engine/paper.h"
#include "engine/text.h"

namespace regalia::blood {

[[nodiscard]] inline std::string paragraph(const std::string& text, std::size_t indent, const Paper& paper) {
  return std::string(indent, ' ') + wrapped(text, static_cast<std::size_t>(paper.columns) - indent, indent + 2) + "\n";
}

}  // namespace regalia::blood
