// The reference of the protocol in Markdown, made from the descriptions of its types. docs/protocol.md ends with it.
#pragma once

#include <string>

namespace regalia::protocol {

[[nodiscard]] std::string reference();

}  // namespace regalia::protocol
