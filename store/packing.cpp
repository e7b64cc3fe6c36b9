#include "store/packing.h"

#include <zlib.h>

#include <charconv>

#include "store/sqlite.h"

namespace regalia {
namespace {

constexpr std::size_t kLargest = std::size_t{256} << 20;  // no record is as long

[[noreturn]] void refuse() { throw sqlite::Failure("a table in the archive is damaged"); }

// The next number of a head, up to the sign behind it.
std::int64_t number_at(std::string_view text, std::size_t& place, char behind) {
  std::int64_t number = 0;
  const auto [end, code] = std::from_chars(text.data() + place, text.data() + text.size(), number);
  if (code != std::errc() || end == text.data() + text.size() || *end != behind) refuse();
  place = static_cast<std::size_t>(end - text.data()) + 1;
  return number;
}

}  // namespace

// Each line has a head: step, whom it asks (-1: it does not say), length. The length of all of it stands in front.
std::string packed(const std::vector<PackedLine>& lines) {
  std::string text;
  for (const PackedLine& line : lines)
    text += std::to_string(line.step) + " " + std::to_string(line.asked.value_or(-1)) + " " +
            std::to_string(line.text.size()) + "\n" + line.text;
  const std::string head = std::to_string(text.size()) + "\n";
  uLongf size = compressBound(text.size());
  std::string bytes(head.size() + size, '\0');
  head.copy(bytes.data(), head.size());
  const auto* from = reinterpret_cast<const Bytef*>(text.data());
  if (compress2(reinterpret_cast<Bytef*>(bytes.data() + head.size()), &size, from, text.size(), Z_BEST_COMPRESSION) !=
      Z_OK)
    throw sqlite::Failure("a table could not be packed");
  bytes.resize(head.size() + size);
  return bytes;
}

std::vector<PackedLine> unpacked(std::string_view bytes) {
  std::size_t place = 0;
  const std::int64_t length = number_at(bytes, place, '\n');
  if (length < 0 || static_cast<std::size_t>(length) > kLargest) refuse();
  std::string text(static_cast<std::size_t>(length), '\0');
  uLongf size = text.size();
  const auto* from = reinterpret_cast<const Bytef*>(bytes.data() + place);
  if (uncompress(reinterpret_cast<Bytef*>(text.data()), &size, from, bytes.size() - place) != Z_OK ||
      size != text.size())
    refuse();
  std::vector<PackedLine> lines;
  for (place = 0; place < text.size();) {
    PackedLine line;
    line.step = number_at(text, place, ' ');
    if (const std::int64_t asked = number_at(text, place, ' '); asked >= 0) line.asked = asked;
    const std::int64_t letters = number_at(text, place, '\n');
    if (letters < 0 || static_cast<std::size_t>(letters) > text.size() - place) refuse();
    line.text = text.substr(place, static_cast<std::size_t>(letters));
    place += static_cast<std::size_t>(letters);
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace regalia
