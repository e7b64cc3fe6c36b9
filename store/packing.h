// The lines of a record, packed into few bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace regalia {

struct PackedLine {
  std::int64_t step = 0;
  std::optional<std::int64_t> asked;
  std::string text;

  bool operator==(const PackedLine&) const = default;
};

[[nodiscard]] std::string packed(const std::vector<PackedLine>& lines);
// Throws sqlite::Failure if the bytes are not what was packed.
[[nodiscard]] std::vector<PackedLine> unpacked(std::string_view bytes);

}  // namespace regalia
