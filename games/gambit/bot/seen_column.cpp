#include "games/gambit/bot/seen_column.h"

#include <algorithm>
#include <cmath>

#include "games/gambit/contest.h"

namespace regalia::gambit {
namespace {

// It has a middling value, and nothing happens because of it at the end of a round.
constexpr Card kOrdinary = Card::gatekeeper;
// Half points to tens of points.
constexpr float kTens = 1 / 20.0F;

}  // namespace

SeenColumn::SeenColumn(const Rules& rules, const Board& board, int column, Seat seat)
    : rules_(&rules), seat_(seat), goal_(board.goals[at(column)]) {
  const std::span<const Placed> all = board.columns[column];
  for (const Placed& placed : all.last(std::min(all.size(), kRoom)))
    cards_[size_++] = placed.hides() && placed.owner() != seat ? Placed(placed.owner(), kOrdinary) : placed;
  if (size_ == 0 || board.columns.face(column) == Face::up) return;
  Placed& last = cards_[size_ - 1];
  turns_up_unknown_ = board.columns.face(column) == Face::down && last.owner() != seat;
  if (turns_up_unknown_)
    last = Placed(last.owner(), kOrdinary);
  else
    turned_up_next_ = last.card();
}

int SeenColumn::own_cards() const {
  return static_cast<int>(std::count_if(cards_.begin(), cards_.begin() + static_cast<std::ptrdiff_t>(size_),
                                        [&](const Placed& placed) { return placed.owner() == seat_; }));
}

Standing SeenColumn::standing_with(Card card) const {
  if (turned_up_next_ == Card::assassin) return standing();  // it kills the new card
  Row row = cards_;
  const bool moves_on = turned_up_next_ == Card::explorer;
  const std::size_t place = moves_on ? size_ - 1 : size_;
  row[place] = Placed(seat_, card);
  return standing_of({row.data(), place + 1});
}

Standing SeenColumn::standing_with_hidden(Card card) const {
  Row row = cards_;
  if (size_ >= 2) row[size_ - 2] = Placed(seat_, card);
  return standing_of({row.data(), size_});
}

// Most columns begin so: a short cut.
Standing SeenColumn::standing_of_single(Placed placed) const {
  const Card card = placed.counts_as();
  if (card == Card::doppelganger) return {};
  const float value = kTens * static_cast<float>(rules_->halves(card, discipline_of(goal_)));
  return {placed.owner(), (placed.owner() == seat_ ? 1.0F : -1.0F) * std::min(value, Standing::kMost)};
}

Standing SeenColumn::standing_of(std::span<const Placed> cards) const {
  if (cards.empty()) return {};
  if (cards.size() == 1) return standing_of_single(cards[0]);
  Silence silence;
  Contest contest(*rules_, 0, goal_, cards);
  const Seat leader = contest.decide(silence);
  const float sign = leader == seat_ ? 1.0F : -1.0F;
  if (contest.decided() == Decided::by_pair) return {leader, sign * Standing::kMost};
  std::array<int, kSeatLimit> sums{};
  for (const Contest::Entry& entry : contest.entries())
    if (entry.there && entry.halves != Contest::kNoValue) sums[at(entry.owner)] += entry.halves;
  int best = 0;
  for (int i = 0; i < rules_->seats(); ++i)
    if (seat_at(i) != seat_) best = std::max(best, sums[at(i)]);
  const float margin = kTens * static_cast<float>(std::abs(sums[at(seat_)] - best));
  return {leader, sign * std::min(margin, Standing::kMost)};
}

}  // namespace regalia::gambit
