// Records: one that is accepted is written back byte for byte. Hashes are hard to guess, so the input is tried as it is
// and as the tail of a sound record without its hashes being checked.
#include "fuzz/fuzzing.h"
#include "table/verify.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace regalia;
  const std::string_view input = fuzz::text(data, size);
  for (const auto hashes : {Table::HashCheck::every_step, Table::HashCheck::last_step}) {
    const auto opened = Table::open(fuzz::games(), input, std::nullopt, hashes);
    if (const auto* table = std::get_if<Table>(&opened)) fuzz::must(table->record() == input);
  }
  // A hash of our own for every line that can be read.
  static const Table start = [] {
    TableSetup setup;
    setup.chance = ChanceKind::manual;
    return Table::start(probe::entry(), {3, {}, {}}, setup).value();
  }();
  std::string record = start.record();
  for (std::string_view rest = input; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    if (line.size() < 2) continue;
    record += with_hash(std::string(line), {}) + "\n";
  }
  (void)Table::open(fuzz::games(), record, std::nullopt, Table::HashCheck::last_step);
  return 0;
}
