#include "engine/version.h"

namespace regalia {

std::string_view version() { return REGALIA_VERSION; }

}  // namespace regalia
