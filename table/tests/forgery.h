// For tests: records sealed anew, as somebody would do who has altered one and can compute hashes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace regalia {

// The record of a table under another header, sealed as the format of that header demands.
inline std::string sealed_anew(const Table& table, const Header& header) {
  const MadeGame& game = table.game();
  const Sealing& sealing = sealing_of(header.format);
  Seal seal = sealing.seal(header, {game, table.state_after(0), 0});
  std::string record = with_hash(text_of(header, seal.position), seal.hash) + "\n";
  for (std::size_t step = 1; step <= table.steps(); ++step) {
    const AnyValue state = table.state_after(step);
    seal = sealing.seal(table.step(step), seal.hash, {game, state, table.history().depth(table.node_after(step))});
    record += with_hash(text_of(table.step(step), game, seal.position), seal.hash) + "\n";
  }
  return record;
}

inline std::string in_format(int format, const Table& table) {
  Header header = table.header();
  header.format = format;
  return sealed_anew(table, header);
}

// The lines of a record without their hashes.
inline std::vector<std::string> unhashed(std::string_view record) {
  std::vector<std::string> lines;
  for (std::size_t end; (end = record.find('\n')) != std::string_view::npos; record.remove_prefix(end + 1)) {
    const std::string_view line = record.substr(0, end);
    lines.push_back(std::string(line.substr(0, line.rfind(",\"hash\""))) + "}");
  }
  return lines;
}

// A record of format 2 from its lines: each hash covers the one before it and the line.
inline std::string chained(const std::vector<std::string>& lines) {
  std::string record;
  Digest hash{};
  for (const std::string& line : lines) {
    hash = hash_of<16>({as_text(hash), line});
    record += with_hash(line, hash) + "\n";
  }
  return record;
}

}  // namespace regalia
