// JSON-RPC 2.0: a line of text in, a line of text out. The framing knows no method; callers say what is called.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/methods.h"

namespace regalia::protocol {

// Owners may send whole records.
inline constexpr std::size_t kLongestLine = 4 << 20;

// What a method answers, by its name and parameters.
using Call = std::function<Answer<boost::json::value>(std::string_view method, const boost::json::value& params)>;

// What a method of this list costs; a name that is none costs as much as a plain question.
[[nodiscard]] int cost_of(std::string_view name);
// A method of this list; a caller who may not use it is refused.
[[nodiscard]] Answer<boost::json::value> call_method(const Context& context, std::string_view name,
                                                     const boost::json::value& params);

// How much is read and said at once.
struct Bounds {
  std::size_t line = kLongestLine;
  std::size_t reply = SIZE_MAX;  // of a batch: when so much has been said, what follows is to be asked for again
};

// Answers one request, or a batch of up to 100. Nothing is returned for notifications. Whatever the line holds, the
// answer is well-formed, and a request that fails changes nothing.
[[nodiscard]] std::optional<std::string> answer(const Call& call, std::string_view line, const Bounds& bounds = {});
[[nodiscard]] std::optional<std::string> answer(const Context& context, std::string_view line);

// The answer to a line that was too long to be read at all.
[[nodiscard]] std::string answer_too_large(std::size_t longest);

// What an error tells whoever asked.
[[nodiscard]] ErrorInfo error_info(const Failure& failure);

}  // namespace regalia::protocol
