// JSON-RPC 2.0: a line of text in, a line of text out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/methods.h"

namespace regalia::protocol {

// Owners may send whole records.
inline constexpr std::size_t kLongestLine = 4 << 20;

// Answers one request, or a batch of up to 100. Nothing is returned for notifications. Whatever the line holds, the
// answer is well-formed, and a request that fails changes nothing.
[[nodiscard]] std::optional<std::string> answer(const Context& context, std::string_view line,
                                                std::size_t longest = kLongestLine);

// The answer to a line that was too long to be read at all.
[[nodiscard]] std::string answer_too_large(std::size_t longest);

}  // namespace regalia::protocol
