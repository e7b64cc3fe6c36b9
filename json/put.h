// Canonical objects leave out what is at its default.
#pragma once

#include <boost/json.hpp>

namespace regalia::json {

// Adds an entry unless it is empty, zero or false.
inline void put(boost::json::object& object, boost::json::string_view key, boost::json::value value) {
  const bool is_default = (value.is_object() && value.get_object().empty()) ||
                          (value.is_array() && value.get_array().empty()) ||
                          (value.is_int64() && value.get_int64() == 0) ||
                          (value.is_uint64() && value.get_uint64() == 0) || (value.is_bool() && !value.get_bool());
  if (!is_default) object[key] = std::move(value);
}

}  // namespace regalia::json
