// JSON as text, as people and other programs write it: a half is 9.5, where Boost writes 9.5E0.
//
// Records keep Boost's form, since their lines are sealed as they were once written.
#pragma once

#include <boost/json/value.hpp>
#include <string>

namespace regalia::json {

[[nodiscard]] std::string serialize(const boost::json::value& value);

}  // namespace regalia::json
