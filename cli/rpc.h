// `regalia rpc`: the protocol over standard input and output, a message a line.
#pragma once

#include <iosfwd>

#include "games/catalogue.h"

namespace regalia::cli {

// Answers until the input ends.
void serve_lines(Catalogue games, std::istream& in, std::ostream& out);

}  // namespace regalia::cli
