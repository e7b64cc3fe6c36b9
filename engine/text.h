// Small help with words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace regalia {

// "a, b and c"; with another last separator where a choice is meant: "a, b or c".
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view last = " and ");

// With a capital letter, as sentences begin: "a card" becomes "A card". What begins with another letter stays as it is.
[[nodiscard]] std::string capitalised(std::string text);

// "a Knight", "an Artist".
[[nodiscard]] std::string with_article(const std::string& name);

// Somebody else's text in quotation marks, safe to show: cut at `longest` bytes, control characters and bytes outside
// ASCII replaced.
[[nodiscard]] std::string in_quotes(std::string_view text, std::size_t longest = 60);

// Whether a text is well-formed UTF-8 without control characters and without marks that change the direction of what
// stands around it: safe to show anywhere.
[[nodiscard]] bool is_plain_text(std::string_view text);

// How many columns a text takes in a terminal: letters of UTF-8 count once, colours not at all.
[[nodiscard]] std::size_t columns_of(std::string_view text);

// The first letters of a text, as many columns as fit.
[[nodiscard]] std::string shortened(std::string text, std::size_t columns);

// Filled with spaces to a width; longer text stays as it is.
[[nodiscard]] std::string padded(std::string text, std::size_t width);

// Broken between words into lines of at most `columns`; further lines begin with `indent` spaces.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent = 0);

}  // namespace regalia
