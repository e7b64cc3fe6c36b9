// What the server tells whoever runs it: one line of JSON for each event. Secrets never get here: callers pass names,
// ids and counts, never a message, a token, an invitation or a query.
#pragma once

#include <boost/json/object.hpp>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

namespace spdlog {
class logger;
}

namespace regalia::server {

class Log {
 public:
  enum class Level { info, warning, error, off };

  // Writes events of this level and above to standard error, or to `out`.
  explicit Log(Level least, std::ostream* out = nullptr);

  void info(std::string_view event, const boost::json::object& fields = {}) const;
  void warn(std::string_view event, const boost::json::object& fields = {}) const;
  void fail(std::string_view event, const boost::json::object& fields = {}) const;

 private:
  std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace regalia::server
