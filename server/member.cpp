#include "server/member.h"

#include <boost/json.hpp>

namespace regalia::server {

std::string notice(const char* method, boost::json::value params) {
  return boost::json::serialize(
      boost::json::object{{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
}

}  // namespace regalia::server
