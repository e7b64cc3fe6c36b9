#include "engine/text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace regalia {

std::string joined(const std::vector<std::string>& parts, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? last : ", ";
    text += parts[i];
  }
  return text;
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string with_article(const std::string& name) {
  const bool begins_with_vowel =
      !name.empty() && std::string_view("AEIOUaeiou").find(name[0]) != std::string_view::npos;
  return (begins_with_vowel ? "an " : "a ") + name;
}

std::string in_quotes(std::string_view text, std::size_t longest) {
  std::string result = "\"";
  for (const char c : text.substr(0, longest)) result += c >= ' ' && c <= '~' ? c : '?';
  if (text.size() > longest) result += "...";
  return result + "\"";
}

bool is_plain_text(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if ((lead >= 0x80 && lead < 0xC2) || lead > 0xF4 || i + length > text.size()) return false;
    std::uint32_t code = length == 1 ? lead : lead & (0xFFU >> (length + 1));
    for (std::size_t j = 1; j < length; ++j) {
      const auto next = static_cast<unsigned char>(text[i + j]);
      if ((next & 0xC0) != 0x80) return false;
      code = code << 6 | (next & 0x3FU);
    }
    constexpr std::array<std::uint32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
    const bool ill_formed = code < kLeast[length] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF);
    const bool control = code < 0x20 || (code >= 0x7F && code <= 0x9F);
    const bool directs = code == 0x061C || (code >= 0x200E && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
                         (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF;
    if (ill_formed || control || directs) return false;
    i += length;
  }
  return true;
}

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with("\033[")) {
      i = std::min(text.find('m', i), text.size());
      continue;
    }
    columns += (static_cast<unsigned char>(text[i]) & 0xC0) != 0x80 ? 1 : 0;
  }
  return columns;
}

std::string shortened(std::string text, std::size_t columns) {
  while (columns_of(text) > columns) {
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80) text.pop_back();
    text.pop_back();
  }
  return text;
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t columns = columns_of(text);
  if (columns < width) text.append(width - columns, ' ');
  return text;
}

std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent) {
  std::string lines;
  std::string line;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = std::min(text.find(' ', from), text.size());
    const std::string_view word = text.substr(from, to - from);
    from = to + 1;
    if (line.find_first_not_of(' ') != std::string::npos && columns_of(line) + 1 + columns_of(word) > columns) {
      lines += line + "\n";
      line = std::string(indent, ' ');
    } else if (line.find_first_not_of(' ') != std::string::npos) {
      line += ' ';
    }
    line += word;
  }
  return lines + line;
}

}  // namespace regalia
