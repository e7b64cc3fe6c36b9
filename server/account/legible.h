// Whether people can read a text as it was typed: no signs that cannot be seen, no piles of accents. Names, chat, words
// that go with moves and reports are held to the same check.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace regalia::server {

enum class TextKind : std::uint8_t {
  name,
  message,  // emoji and scripts may join their signs, and spaces may be of any width
};

// Empty, or a sentence that says what is wrong with the signs of a text, which is_plain_text.
[[nodiscard]] std::string fault_in_signs(std::string_view text, TextKind kind);

// The same for a message, its length included. `what` begins the sentence: "Say", "Write".
[[nodiscard]] std::string fault_in_message(std::string_view text, std::size_t longest, std::string_view what);

// The same for the `words` that go with moves, where the parameters of a method have any; whether they may go there at
// all, the table says.
[[nodiscard]] std::string fault_in_words(const boost::json::value& params);

}  // namespace regalia::server
