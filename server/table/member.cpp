#include "server/table/member.h"

#include <boost/json.hpp>

#include "json/serialize.h"

namespace regalia::server {

std::string notice(const char* method, boost::json::value params) {
  return json::serialize(boost::json::object{{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
}

}  // namespace regalia::server
