// A table from the text of its record.
#include <algorithm>

#include "table/table.h"

namespace regalia {
namespace {

// Cuts the first line off; nothing if it has no end.
std::optional<std::string_view> take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return line;
}

// The table's secret, if the record ends with it.
std::optional<Secret> secret_at_end(std::string_view lines, const MadeGame& game, int format) {
  if (lines.empty()) return std::nullopt;
  lines.remove_suffix(1);
  const std::size_t before = lines.rfind('\n');
  const Result<Line<Entry>> last =
      read_entry(lines.substr(before == std::string_view::npos ? 0 : before + 1), game, format);
  if (!last) return std::nullopt;
  const auto* reveal = std::get_if<Reveal>(&last->content);
  if (reveal == nullptr || reveal->seat != kNobody) return std::nullopt;
  return reveal->value;
}

}  // namespace

std::string RecordFault::sentence() const {
  return (step == 0 ? "Header: " : "Step " + std::to_string(step) + ": ") + reason;
}

std::variant<Table, RecordFault> Table::open(Catalogue games, std::string_view record,
                                             const std::optional<Secret>& secret, HashCheck hashes) {
  const std::optional<std::string_view> first = take_line(record);
  if (!first) return RecordFault{0, "This is not the record of a game: it has no complete first line."};
  const Result<Line<Header>> header = read_header(*first);
  if (!header) return RecordFault{0, header.error()};
  const GameEntry* entry = find_game(games, header->content.game);
  if (entry == nullptr) return RecordFault{0, "There is no game with this name here."};
  Result<Table> made = make(*entry, header->content.setup, header->content);
  if (!made) return RecordFault{0, made.error()};
  Table table = std::move(made).value();
  if (table.header_ != header->content)
    return RecordFault{0, "Options, facts, names or position are not written out as they apply."};
  if (table.header_seal_ != header->seal)
    return RecordFault{0, std::string(table.sealing().fault(header->seal, table.header_seal_))};
  if (table.header_.chance == ChanceKind::fair)
    if (const auto known = secret ? secret : secret_at_end(record, table.game_, table.header_.format)) {
      if (commitment_to(*known, kNobody) != table.header_.commitment)
        return RecordFault{secret ? 0 : static_cast<std::size_t>(std::count(record.begin(), record.end(), '\n')),
                           "This is not the secret that the table committed to."};
      table.chance_.keep_secret(*known);
    }
  if (auto fault = table.replay(record, hashes)) return *fault;
  return table;
}

std::optional<RecordFault> Table::replay(std::string_view lines, HashCheck hashes) {
  const bool every_seal = hashes == HashCheck::every_step || sealing().has_checkpoints();
  while (!lines.empty()) {
    const std::size_t step = steps() + 1;
    const std::optional<std::string_view> text = take_line(lines);
    if (!text) return RecordFault{step, "The line is cut off."};
    Result<Line<Entry>> line = read_entry(*text, game_, header_.format);
    if (!line) return RecordFault{step, line.error()};
    const Seal stated = line->seal;
    if (const Ruling ruling = admit(line->content); !ruling.ok())
      return RecordFault{step, ruling.reason() + " (" + ruling.rule() + ")"};
    if (every_seal || lines.empty()) {
      append(std::move(line).value().content);
      if (const Seal& due = entries_.back().seal; due != stated)
        return RecordFault{step, std::string(sealing().fault(stated, due))};
    } else {
      append(std::move(line).value());
    }
  }
  return std::nullopt;
}

std::string Table::line(std::size_t step) const {
  if (step == 0) return with_hash(text_of(header_, header_seal_.position), header_seal_.hash);
  const auto& [entry, seal] = entries_[step - 1];
  return with_hash(text_of(entry, game_, seal.position), seal.hash);
}

std::string Table::record() const {
  std::string text;
  for (std::size_t step = 0; step <= steps(); ++step) text += line(step) + "\n";
  return text;
}

}  // namespace regalia
