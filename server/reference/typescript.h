// The types of all messages, components and views in TypeScript, made from their descriptions here. The browser client
// has them in web/src/protocol/types.ts.
#pragma once

#include <string>

namespace regalia::server {

[[nodiscard]] std::string typescript();

}  // namespace regalia::server
