// Reads a JSON object strictly: every problem is reported with the path of the entry at fault, keys that nobody asked
// for are refused, and nothing throws. The first problem wins; after it every read returns its fallback.
//
//   std::string error;
//   ObjectReader reader(value, "board", error);
//   const int period = reader.number("period", 0, 2, 0);
//   reader.finish();
//   if (!error.empty()) return Error{error};
#pragma once

#include <boost/json/fwd.hpp>
#include <set>
#include <string>
#include <string_view>

#include "engine/result.h"

namespace regalia::json {

class ObjectReader {
 public:
  ObjectReader(const boost::json::value& value, std::string path, std::string& error);

  // The entry, or nullptr. Marks it as asked for.
  [[nodiscard]] const boost::json::value* find(std::string_view key);

  [[nodiscard]] int number(std::string_view key, int least, int most, int fallback);
  [[nodiscard]] bool flag(std::string_view key, bool fallback);
  [[nodiscard]] std::string text(std::string_view key, const std::string& fallback);

  // Refuses keys that were never asked for.
  void finish();

  [[nodiscard]] std::string path_of(std::string_view key) const;
  void complain(std::string_view key, const std::string& what);

 private:
  const boost::json::object* object_ = nullptr;
  std::string path_;
  std::string& error_;
  std::set<std::string, std::less<>> asked_;
};

// A whole number from `least` to `most`, or a complaint under `path`.
[[nodiscard]] int read_number(const boost::json::value& value, const std::string& path, int least, int most,
                              int fallback, std::string& error);

inline constexpr std::size_t kLargestText = 4 << 20;  // a position as long as a message may be

// Parses text of at most `largest` bytes and 32 levels; the error says what is wrong with it.
[[nodiscard]] Result<boost::json::value> parse(std::string_view text, std::size_t largest = kLargestText);

}  // namespace regalia::json
