// Whether a data file is whole: a server asks before it uses one, and whoever runs it may ask at any time. Nothing is
// changed, and others may go on writing.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace regalia {

enum class CheckDepth : std::uint8_t {
  start,  // what can be told at once, however large the file is, and every page of a file that is not large
  full,   // every page, every index, every reference and every archived game
};

// What is damaged in the file at `path`, a sentence each, about twenty at most; nothing: it is sound. One that is not there
// yet, or is empty, is sound. Throws sqlite::Failure if it cannot be read, or is not for this program.
[[nodiscard]] std::vector<std::string> faults_in_file(const std::string& path, CheckDepth depth);

// What whoever runs the server can do about it, in a sentence or two.
[[nodiscard]] std::string help_with_damage(const std::string& path);

}  // namespace regalia
