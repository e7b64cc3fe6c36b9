// Described types straight to JSON text. A server writes the same kinds of messages all day; by way of JSON values that
// takes three times as long (bench/run seam).
#pragma once

#include <array>
#include <boost/json.hpp>
#include <charconv>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "json/described.h"

namespace regalia::json {

inline void append_text(std::string& out, std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += "\\u00";
      out += kHex[static_cast<unsigned char>(c) >> 4];
      out += kHex[static_cast<unsigned char>(c) & 0xFU];
    } else {
      out += c;
    }
  }
  out += '"';
}

template <class Number> void append_number(std::string& out, Number number) {
  std::array<char, 32> digits{};
  const auto [end, code] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  out.append(digits.data(), end);
}

template <class T> void append_json(std::string& out, const T& content);

// An entry of an object, behind a comma unless it is the first.
template <class T> void append_entry(std::string& out, std::string_view name, const T& content) {
  if (out.back() != '{') out += ',';
  out += '"';
  out += name;
  out += "\":";
  append_json(out, content);
}

template <class T> void append_json(std::string& out, const T& content) {
  if constexpr (requires { Form<T>::append(out, content); }) {
    Form<T>::append(out, content);
  } else if constexpr (HasForm<T>) {
    out += boost::json::serialize(Form<T>::write(content));
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
    for_each_member<T>([&](const char* name, auto pointer, const char*) {
      const auto& member = content.*pointer;
      if constexpr (kIsOptional<std::remove_cvref_t<decltype(member)>>) {
        if (member) append_entry(out, name, *member);
      } else if constexpr (kIsSparse<std::remove_cvref_t<decltype(member)>>) {
        if (member != std::remove_cvref_t<decltype(member)>{}) append_entry(out, name, member.value);
      } else {
        append_entry(out, name, member);
      }
    });
    out += '}';
  } else if constexpr (std::is_same_v<T, bool>) {
    out += content ? "true" : "false";
  } else if constexpr (std::is_arithmetic_v<T>) {
    append_number(out, content);
  } else if constexpr (std::is_same_v<T, std::string>) {
    append_text(out, content);
  } else {
    out += boost::json::serialize(content);  // JSON already
  }
}

template <class T> [[nodiscard]] std::string text_of(const T& content) {
  std::string text;
  append_json(text, content);
  return text;
}

// The members of a described type, each with its text; those that are left out are not there.
using Sections = std::vector<std::pair<std::string, std::string>>;

template <class T> [[nodiscard]] Sections sections_of(const T& content) {
  Sections sections;
  if constexpr (IsDescribed<T>) {
    for_each_member<T>([&](const char* name, auto pointer, const char*) {
      const auto& member = content.*pointer;
      if constexpr (kIsOptional<std::remove_cvref_t<decltype(member)>>) {
        if (member) sections.emplace_back(name, text_of(*member));
      } else {
        sections.emplace_back(name, text_of(member));
      }
    });
  } else {
    for (const auto& [name, value] : content) sections.emplace_back(name, boost::json::serialize(value));
  }
  return sections;
}

}  // namespace regalia::json
