// Where the outcomes of a table come from, and how far each scope has counted. Counters never run back, so a draw after
// a take-back is fresh.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>

#include "engine/chance.h"
#include "engine/verdict.h"
#include "table/record.h"

namespace regalia {

class ChanceSource {
 public:
  explicit ChanceSource(const Header& header);

  // Contributions to a fair seed: first all commit, then all open.
  [[nodiscard]] SeatSet yet_to_commit() const { return contributors_ - committed_; }
  [[nodiscard]] SeatSet yet_to_reveal() const { return contributors_ - revealed_; }
  [[nodiscard]] SeatSet committed() const { return committed_; }
  [[nodiscard]] const Commitment& commitment_of(Seat seat) const {
    return commitments_[static_cast<std::size_t>(index(seat))];
  }
  [[nodiscard]] bool is_complete() const { return yet_to_reveal().empty(); }
  [[nodiscard]] Verdict check(const Commit& commit) const;
  [[nodiscard]] Verdict check(const Reveal& reveal) const;  // of a seat, or of the table
  void take(const Commit& commit);
  void take(const Reveal& reveal);

  // The table's own secret, which only the table knows until the end.
  void keep_secret(const Secret& secret);
  [[nodiscard]] const std::optional<Secret>& secret() const { return secret_; }
  [[nodiscard]] bool is_open() const { return open_; }  // the table has revealed it

  // Whether outcomes follow from a seed, and whether that seed is known here.
  [[nodiscard]] bool is_manual() const { return kind_ == ChanceKind::manual; }
  [[nodiscard]] bool has_seed() const { return seed_.has_value(); }
  // A fair table that was opened without its secret: it can be looked at, and not played on.
  [[nodiscard]] bool lacks_secret() const { return kind_ == ChanceKind::fair && !secret_; }

  // The outcome that the seed gives next, and the count for it.
  [[nodiscard]] Move next(const OutcomeList& outcomes, const ChanceScope& scope) const;
  void count(const ChanceScope& scope) { ++counted_[scope.text()]; }

 private:
  void mix();

  ChanceKind kind_;
  Commitment commitment_;
  SeatSet contributors_;
  SeatSet committed_;
  SeatSet revealed_;
  std::array<Commitment, kMaxSeats> commitments_{};
  std::array<Secret, kMaxSeats> secrets_{};
  std::optional<Secret> secret_;
  bool open_ = false;
  std::optional<ChanceSeed> seed_;
  std::map<std::string, std::uint64_t> counted_;
};

}  // namespace regalia
