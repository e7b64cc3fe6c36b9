#include "json/serialize.h"

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <charconv>

namespace regalia::json {
namespace {

namespace bj = boost::json;

bool has_fraction(const bj::value& value) {
  switch (value.kind()) {
    case bj::kind::double_: return true;
    case bj::kind::array: return std::any_of(value.get_array().begin(), value.get_array().end(), has_fraction);
    case bj::kind::object:
      return std::any_of(value.get_object().begin(), value.get_object().end(),
                         [](const auto& entry) { return has_fraction(entry.value()); });
    default: return false;
  }
}

void append(std::string& out, const bj::value& value);

void append(std::string& out, double number) {
  std::array<char, 32> digits{};
  const auto [end, code] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  out.append(digits.data(), end);
}

void append(std::string& out, const bj::array& array) {
  out += '[';
  for (const bj::value& item : array) {
    if (&item != array.data()) out += ',';
    append(out, item);
  }
  out += ']';
}

void append(std::string& out, const bj::object& object) {
  out += '{';
  for (const auto& entry : object) {
    if (out.back() != '{') out += ',';
    out += bj::serialize(entry.key());
    out += ':';
    append(out, entry.value());
  }
  out += '}';
}

void append(std::string& out, const bj::value& value) {
  if (!has_fraction(value)) {
    out += bj::serialize(value);
  } else if (value.is_double()) {
    append(out, value.get_double());
  } else if (value.is_array()) {
    append(out, value.get_array());
  } else {
    append(out, value.get_object());
  }
}

}  // namespace

std::string serialize(const bj::value& value) {
  std::string text;
  append(text, value);
  return text;
}

}  // namespace regalia::json
