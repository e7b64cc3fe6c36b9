#include "server/ops/log.h"

#include <spdlog/logger.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <boost/json/serialize.hpp>

namespace regalia::server {
namespace {

// The entries of a JSON object, without its braces: the pattern puts time and level in front.
std::string entries(std::string_view event, const boost::json::object& fields) {
  boost::json::object object;
  object["event"] = boost::json::string_view(event.data(), event.size());
  for (const auto& field : fields) object[field.key()] = field.value();
  const std::string text = boost::json::serialize(object);
  return text.substr(1, text.size() - 2);
}

spdlog::level::level_enum level_of(Log::Level level) {
  switch (level) {
    case Log::Level::info: return spdlog::level::info;
    case Log::Level::warning: return spdlog::level::warn;
    case Log::Level::error: return spdlog::level::err;
    case Log::Level::off: break;
  }
  return spdlog::level::off;
}

}  // namespace

Log::Log(Level least, std::ostream* out) {
  spdlog::sink_ptr sink;
  if (out == nullptr)
    sink = std::make_shared<spdlog::sinks::stderr_sink_mt>();
  else
    sink = std::make_shared<spdlog::sinks::ostream_sink_mt>(*out, true);
  logger_ = std::make_shared<spdlog::logger>("regalia", sink);
  logger_->set_level(level_of(least));
  logger_->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})", spdlog::pattern_time_type::utc);
}

void Log::info(std::string_view event, const boost::json::object& fields) const {
  if (logger_->should_log(spdlog::level::info)) logger_->info(entries(event, fields));
}

void Log::warn(std::string_view event, const boost::json::object& fields) const {
  if (logger_->should_log(spdlog::level::warn)) logger_->warn(entries(event, fields));
}

void Log::fail(std::string_view event, const boost::json::object& fields) const {
  if (logger_->should_log(spdlog::level::err)) logger_->error(entries(event, fields));
}

}  // namespace regalia::server
