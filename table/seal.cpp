#include "table/seal.h"

#include <cassert>

namespace regalia {
namespace {

class EveryPosition final : public Sealing {
 public:
  PositionFormat position_format() const override { return PositionFormat::first; }
  bool has_checkpoints() const override { return false; }
  Seal seal(const Header& header, const Arrival& arrival) const override {
    return seal(text_of(header), Digest{}, arrival);
  }
  Seal seal(const Entry& entry, const Digest& previous, const Arrival& arrival) const override {
    return seal(text_of(entry, arrival.game), previous, arrival);
  }
  std::string_view fault(const Seal&, const Seal&) const override {
    return "the hash does not fit: this line or the one before it was altered, or the game was played by other rules.";
  }

 private:
  Seal seal(std::string_view text, const Digest& previous, const Arrival& arrival) const {
    return {{},
            hash_of<16>(
                {as_text(previous), text, "\n", arrival.game.codec().position_text(arrival.state, position_format())})};
  }
};

class Checkpoints final : public Sealing {
 public:
  PositionFormat position_format() const override { return PositionFormat::second; }
  bool has_checkpoints() const override { return true; }
  Seal seal(const Header& header, const Arrival& arrival) const override {
    const Digest start = digest_of(arrival);
    return {start, hash_of<16>({as_text(Digest{}), text_of(header, start)})};
  }
  Seal seal(const Entry& entry, const Digest& previous, const Arrival& arrival) const override {
    std::optional<Digest> position;
    if (is_checkpoint(entry, arrival)) position = digest_of(arrival);
    return {position, hash_of<16>({as_text(previous), text_of(entry, arrival.game, position)})};
  }
  std::string_view fault(const Seal& stated, const Seal& due) const override {
    if (stated.position && !due.position) return "the line states its position where none belongs.";
    if (!stated.position && due.position) return "the line must state its position, and does not.";
    if (stated.position != due.position)
      return "the position is not the one that the line states: it was altered, or the game was played by other rules.";
    return "the hash does not fit: this line or the one before it was altered.";
  }

 private:
  static constexpr std::uint32_t kEvery = 64;  // decisions; part of the format

  Digest digest_of(const Arrival& arrival) const {
    return hash_of<16>({arrival.game.codec().position_text(arrival.state, position_format())});
  }
  // Wherever a path through the game is left, at its end, and often enough in between.
  static bool is_checkpoint(const Entry& entry, const Arrival& arrival) {
    if (std::holds_alternative<TakeBack>(entry)) return true;
    if (!std::holds_alternative<Decision>(entry)) return false;
    return arrival.depth % kEvery == 0 || arrival.game.rules().pending(arrival.state).step == Step::over;
  }
};

}  // namespace

const Sealing& sealing_of(int format) {
  static const EveryPosition every_position;
  static const Checkpoints checkpoints;
  assert(format == 1 || format == 2);
  if (format == 1) return every_position;
  return checkpoints;
}

}  // namespace regalia
