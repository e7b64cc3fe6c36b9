#include "table/chance_source.h"

namespace regalia {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

}  // namespace

ChanceSource::ChanceSource(const Header& header)
    : kind_(header.chance), commitment_(header.commitment), contributors_(header.contributors) {
  if (kind_ == ChanceKind::seeded) seed_ = seed_from_number(header.seed);
}

Verdict ChanceSource::check(const Commit& commit) const {
  if (!contributors_.has(commit.seat))
    return Verdict::no("table.chance.contributors", "This seat does not contribute to chance at this table.");
  if (committed_.has(commit.seat))
    return Verdict::no("table.chance.commit", "This seat has committed already, and a commitment cannot be changed.");
  return Verdict::yes();
}

Verdict ChanceSource::check(const Reveal& reveal) const {
  if (reveal.seat == kNobody) {
    if (kind_ != ChanceKind::fair || open_)
      return Verdict::no("table.chance.reveal", "The table has no secret to open.");
    if (commitment_to(reveal.value, kNobody) != commitment_)
      return Verdict::no("table.chance.reveal", "This is not the secret that the table committed to.");
    return Verdict::yes();
  }
  if (!contributors_.has(reveal.seat))
    return Verdict::no("table.chance.contributors", "This seat does not contribute to chance at this table.");
  if (!yet_to_commit().empty())
    return Verdict::no("table.chance.reveal", "Secrets are opened when all commitments are in.");
  if (revealed_.has(reveal.seat)) return Verdict::no("table.chance.reveal", "This seat has opened its secret already.");
  if (commitment_to(reveal.value, reveal.seat) != commitments_[at(reveal.seat)])
    return Verdict::no("table.chance.reveal", "This is not the secret that the seat committed to.");
  return Verdict::yes();
}

void ChanceSource::take(const Commit& commit) {
  commitments_[at(commit.seat)] = commit.value;
  committed_.add(commit.seat);
}

void ChanceSource::take(const Reveal& reveal) {
  if (reveal.seat == kNobody) {
    secret_ = reveal.value;
    open_ = true;
    return;
  }
  secrets_[at(reveal.seat)] = reveal.value;
  revealed_.add(reveal.seat);
  mix();
}

void ChanceSource::keep_secret(const Secret& secret) {
  secret_ = secret;
  mix();
}

void ChanceSource::mix() {
  if (!secret_ || !is_complete()) return;
  std::vector<std::pair<Seat, Secret>> seats;
  for (const Seat seat : contributors_) seats.emplace_back(seat, secrets_[at(seat)]);
  seed_ = fair_seed(*secret_, seats);
}

Move ChanceSource::next(const OutcomeList& outcomes, const ChanceScope& scope) const {
  const std::string name = scope.text();
  const auto counted = counted_.find(name);
  return outcome_at(outcomes,
                    draw_ticket(*seed_, name, counted == counted_.end() ? 0 : counted->second, total_weight(outcomes)));
}

}  // namespace regalia
