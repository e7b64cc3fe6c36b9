// Who pays for work.
#pragma once

#include <string>

namespace regalia::server {

struct Payer {
  std::string address{};  // as visitors are counted; empty: it is not known, or the server itself
  std::string account{};
  std::string table{};
};

}  // namespace regalia::server
