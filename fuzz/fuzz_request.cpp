// Requests: whatever lines come, by an owner or by a seat, the answers are one line of JSON each.
#include <boost/json.hpp>

#include "fuzz/fuzzing.h"
#include "protocol/service.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace regalia;
  std::optional<Table> table;
  const protocol::Context owner{fuzz::games(), table, protocol::Caller::owner()};
  const protocol::Context seat{fuzz::games(), table, protocol::Caller::at(seat_at(0))};
  (void)protocol::answer(owner,
                         R"({"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"royals","players":2,"seed":1}})");
  int lines = 0;
  for (std::string_view rest = fuzz::text(data, size); !rest.empty() && lines < 30; ++lines) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    // Thinking takes long and is not what is tried here.
    if (line.find("budget") != std::string_view::npos || line.find("rollout") != std::string_view::npos) continue;
    for (const protocol::Context* context : {&owner, &seat}) {
      const std::optional<std::string> reply = protocol::answer(*context, line);
      if (!reply) continue;
      fuzz::must(reply->find('\n') == std::string::npos);
      boost::json::error_code code;
      (void)boost::json::parse(*reply, code);
      fuzz::must(!code);
    }
  }
  return 0;
}
