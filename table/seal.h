// How the lines of a record are sealed, so that what was altered is found. Each format of records has its way, for ever:
//
//   format 1   a hash covers the hash before it, its line, and the text of the position that the line leads to
//   format 2   a hash covers the hash before it and its line; at checkpoints the line states the digest of the position
//
// The text of a position can be long, so in format 2 a step costs the same whatever the size of the game, and all seals
// are checked whenever a record is opened.
#pragma once

#include <cstdint>
#include <string_view>

#include "table/record.h"

namespace regalia {

// Where a line leads to.
struct Arrival {
  const MadeGame& game;
  const AnyValue& state;
  std::uint32_t depth = 0;  // how many decisions stand
};

class Sealing {
 public:
  Sealing() = default;
  Sealing(const Sealing&) = delete;
  Sealing& operator=(const Sealing&) = delete;
  virtual ~Sealing() = default;

  // How positions are written for it.
  [[nodiscard]] virtual PositionFormat position_format() const = 0;
  // Whether lines state positions. If not, each hash needs the text of one, and checking all of them takes its time.
  [[nodiscard]] virtual bool has_checkpoints() const = 0;
  [[nodiscard]] virtual Seal seal(const Header& header, const Arrival& arrival) const = 0;
  [[nodiscard]] virtual Seal seal(const Entry& entry, const Digest& previous, const Arrival& arrival) const = 0;
  // Why a line with the seal `stated` is refused where `due` belongs; the two differ.
  [[nodiscard]] virtual std::string_view fault(const Seal& stated, const Seal& due) const = 0;
};

// Of a format from 1 to kRecordFormat.
[[nodiscard]] const Sealing& sealing_of(int format);

}  // namespace regalia
