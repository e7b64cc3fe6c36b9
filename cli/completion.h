// Shell completion, made from what the command itself knows.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace regalia::cli {

// Commands, and the words that each of them takes.
using CommandWords = std::map<std::string, std::vector<std::string>>;

// A script for bash: `source <(regalia completion)`.
[[nodiscard]] std::string bash_completion(const CommandWords& words);

}  // namespace regalia::cli
