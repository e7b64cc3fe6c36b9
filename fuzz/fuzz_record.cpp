// Records: one that is accepted is written back byte for byte. Hashes are hard to guess, so the input is tried as it is
// and as the tail of a sound record: in format 1 without its hashes being checked, in format 2 with hashes made here.
#include "fuzz/fuzzing.h"
#include "table/verify.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace regalia;
  const std::string_view input = fuzz::text(data, size);
  for (const auto hashes : {Table::HashCheck::every_step, Table::HashCheck::last_step}) {
    const auto opened = Table::open(fuzz::games(), input, std::nullopt, hashes);
    if (const auto* table = std::get_if<Table>(&opened)) fuzz::must(table->record() == input);
  }
  static const Table start = [] {
    TableSetup setup;
    setup.chance = ChanceKind::manual;
    return Table::start(probe::entry(), {3, {}, {}}, setup).value();
  }();
  static const std::string old_start = [] {
    Header header = start.header();
    header.format = 1;
    const Seal seal = sealing_of(1).seal(header, {start.game(), start.state(), 0});
    return with_hash(text_of(header), seal.hash) + "\n";
  }();
  std::string unchecked = old_start;
  std::string chained = start.record();
  Digest hash = start.hash_at(0);
  for (std::string_view rest = input; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    if (line.size() < 2) continue;
    unchecked += with_hash(std::string(line), {}) + "\n";
    hash = hash_of<16>({as_text(hash), line});
    chained += with_hash(std::string(line), hash) + "\n";
  }
  (void)Table::open(fuzz::games(), unchecked, std::nullopt, Table::HashCheck::last_step);
  const auto opened = Table::open(fuzz::games(), chained);
  if (const auto* table = std::get_if<Table>(&opened)) fuzz::must(table->record() == chained);
  return 0;
}
