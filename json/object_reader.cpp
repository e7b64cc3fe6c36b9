#include "json/object_reader.h"

#include <array>
#include <boost/json.hpp>

#include "engine/text.h"

namespace regalia::json {

namespace bj = boost::json;

ObjectReader::ObjectReader(const bj::value& value, std::string path, std::string& error)
    : object_(value.if_object()), path_(std::move(path)), error_(error) {
  if (object_ == nullptr && error_.empty()) error_ = (path_.empty() ? "The text" : path_) + " must be an object.";
}

const bj::value* ObjectReader::find(std::string_view key) {
  asked_.emplace(key);
  return object_ == nullptr ? nullptr : object_->if_contains(bj::string_view(key.data(), key.size()));
}

int ObjectReader::number(std::string_view key, int least, int most, int fallback) {
  const bj::value* value = find(key);
  return value == nullptr ? fallback : read_number(*value, path_of(key), least, most, fallback, error_);
}

bool ObjectReader::flag(std::string_view key, bool fallback) {
  const bj::value* value = find(key);
  if (value == nullptr) return fallback;
  if (value->is_bool()) return value->get_bool();
  complain(key, "must be true or false.");
  return fallback;
}

std::string ObjectReader::text(std::string_view key, const std::string& fallback) {
  const bj::value* value = find(key);
  if (value == nullptr) return fallback;
  if (value->is_string()) return {value->get_string().data(), value->get_string().size()};
  complain(key, "must be a text.");
  return fallback;
}

void ObjectReader::finish() {
  if (object_ == nullptr || !error_.empty()) return;
  for (const auto& entry : *object_) {
    const std::string key(entry.key().data(), entry.key().size());
    if (!asked_.contains(key)) {
      error_ = (path_.empty() ? "" : path_ + ": ") + in_quotes(key) + " is not known here.";
      return;
    }
  }
}

std::string ObjectReader::path_of(std::string_view key) const {
  return path_.empty() ? std::string(key) : path_ + "." + std::string(key);
}

void ObjectReader::complain(std::string_view key, const std::string& what) {
  if (error_.empty()) error_ = path_of(key) + " " + what;
}

int read_number(const bj::value& value, const std::string& path, int least, int most, int fallback,
                std::string& error) {
  if (value.is_int64() && value.get_int64() >= least && value.get_int64() <= most)
    return static_cast<int>(value.get_int64());
  if (error.empty())
    error = path + " must be a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ".";
  return fallback;
}

Result<bj::value> parse(std::string_view text, std::size_t largest) {
  if (text.size() > largest)
    return Error{"The text has " + std::to_string(text.size()) + " bytes; at most " + std::to_string(largest) +
                 " are allowed."};
  std::array<unsigned char, 2048> workspace;  // enough for most requests
  bj::stream_parser parser({}, {.max_depth = 32}, workspace.data(), workspace.size());
  bj::error_code code;
  parser.write(text.data(), text.size(), code);
  if (!code) parser.finish(code);
  if (code) return Error{"This is not valid JSON: " + code.message() + "."};
  return parser.release();
}

}  // namespace regalia::json
