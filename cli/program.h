// The `regalia` command.
#pragma once

#include "games/catalogue.h"

namespace regalia::cli {

// Does what the words of a command line say, with these games to choose from. Returns the exit code.
int run_program(int argc, char** argv, Catalogue games);

}  // namespace regalia::cli
