// Small help with words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace regalia {

// "a, b and c"; with another last separator where a choice is meant: "a, b or c".
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view last = " and ");

// Somebody else's text in quotation marks, safe to show: cut at `longest` bytes, control characters and bytes outside
// ASCII replaced.
[[nodiscard]] std::string in_quotes(std::string_view text, std::size_t longest = 60);

}  // namespace regalia
