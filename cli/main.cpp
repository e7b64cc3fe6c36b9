#include "cli/program.h"

int main(int argc, char** argv) { return regalia::cli::run_program(argc, argv, regalia::all_games()); }
