// Described types straight to JSON text. A server writes the same kinds of messages all day; by way of JSON values that
// takes three times as long (bench/run seam).
#pragma once

#include <array>
#include <boost/json.hpp>
#include <charconv>
#include <string>
#include <string_view>
#include <type_traits>

#include "json/described.h"
#include "json/serialize.h"

namespace regalia::json {

inline void append_text(std::string& out, std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  std::size_t plain = 0;  // from where on all is as it is written
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c >= 0x20 && c != '"' && c != '\\') continue;
    out.append(text, plain, i - plain);
    plain = i + 1;
    if (c < 0x20) {
      out += "\\u00";
      out += kHex[c >> 4U];
      out += kHex[c & 0xFU];
    } else {
      out += '\\';
      out += text[i];
    }
  }
  out.append(text, plain);
  out += '"';
}

template <class Number> void append_number(std::string& out, Number number) {
  std::array<char, 32> digits{};
  const auto [end, code] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  out.append(digits.data(), end);
}

template <class T> void append_json(std::string& out, const T& content);

template <class T> void append_named(std::string& out, std::string_view name, const T& content) {
  out += '"';
  out += name;
  out += "\":";
  append_json(out, content);
}

// An entry of an object, behind a comma unless it is the first.
template <class T> void append_entry(std::string& out, std::string_view name, const T& content) {
  if (out.back() != '{') out += ',';
  append_named(out, name, content);
}

template <class T> void append_json(std::string& out, const T& content) {
  if constexpr (requires { Form<T>::append(out, content); }) {
    Form<T>::append(out, content);
  } else if constexpr (HasForm<T>) {
    out += json::serialize(Form<T>::write(content));
  } else if constexpr (kIsList<T>) {
    out += '[';
    for (const auto& item : content) {
      if (&item != &content.front()) out += ',';
      append_json(out, item);
    }
    out += ']';
  } else if constexpr (kIsByName<T>) {
    out += '{';
    for (const auto& [key, item] : content) {
      if (out.back() != '{') out += ',';
      append_text(out, key);
      out += ':';
      append_json(out, item);
    }
    out += '}';
  } else if constexpr (IsDescribed<T>) {
    out += '{';
    for_each_present(content, [&](const char* name, const auto& member) { append_entry(out, name, member); });
    out += '}';
  } else if constexpr (std::is_same_v<T, bool>) {
    out += content ? "true" : "false";
  } else if constexpr (std::is_arithmetic_v<T>) {
    append_number(out, content);
  } else if constexpr (std::is_same_v<T, std::string>) {
    append_text(out, content);
  } else {
    out += json::serialize(content);  // JSON already
  }
}

template <class T> [[nodiscard]] std::string text_of(const T& content) {
  std::string text;
  append_json(text, content);
  return text;
}

}  // namespace regalia::json
