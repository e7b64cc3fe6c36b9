#include <boost/json.hpp>

#include "games/royals/view/json.h"
#include "games/royals/view/position_info.h"
#include "games/royals/view/write_json.h"

namespace regalia::royals {
namespace {

Owner entry(Seat owner) { return {owner}; }
Count entry(std::uint8_t count) { return count; }
TwoOwners entry(const std::array<Seat, 2>& owners) { return {Owner{owners[0]}, Owner{owners[1]}}; }

// By id; `id(place)` names the value at a place. What is at its default is left out.
template <class Values, class Id> auto entries(const Values& values, Id id) {
  using Entry = decltype(entry(values[0]));
  InOrder<Entry> entries;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (const Entry value = entry(values[i]); value != Entry{}) entries.put(id(i), value);
  return entries;
}

std::string number(std::size_t place) { return std::to_string(place + 1); }

class PositionWriter {
 public:
  PositionWriter(const Rules& rules, const State& state) : rules_(rules), state_(state), board_(state.board) {}

  [[nodiscard]] PositionInfo position(PositionFormat format) const {
    PositionInfo info;
    info.format = static_cast<int>(format);
    info.phase = board_.phase;
    info.turn = seat_number(board_.turn);
    info.start = seat_number(board_.start);
    info.turns = board_.turns_taken;
    if (format != PositionFormat::first)
      info.period = board_.period + 1;
    else if (board_.period > 0)
      info.period = board_.period;
    info.period_ends = board_.period_ends;
    info.plan = board_.plan;
    info.countries_drawn = board_.countries_drawn;
    info.intrigue_drawn = board_.intrigue_drawn;
    info.display = counts<Count>(rules_, board_.display);
    info.pile = counts<Count>(rules_, state_.pile);
    info.discard = counts<Count>(rules_, board_.discard);
    info.intrigue_pile = counts<Whole<0, 60>>(rules_, state_.intrigue_pile);
    info.intrigue_discard = counts<Whole<0, 60>>(rules_, board_.intrigue_discard);
    for (std::size_t i = 0; i < at(rules_.seats()); ++i) info.seats.push_back(seat(i));
    if (state_.claim.noble != kNoNoble) info.claim = claim();
    info.markers = markers();
    return info;
  }

 private:
  static SeatNumber seat_number(Seat seat) { return seat == kNobody ? 0 : index(seat) + 1; }
  [[nodiscard]] auto country_id() const {
    return [this](std::size_t i) { return rules_.facts().country_ids[i]; };
  }
  [[nodiscard]] auto city_id() const {
    return [this](std::size_t i) { return rules_.facts().cities[i].id; };
  }
  [[nodiscard]] auto title_id() const {
    return [this](std::size_t i) { return rules_.facts().titles[i].id; };
  }

  [[nodiscard]] SeatPosition seat(std::size_t seat) const {
    std::vector<std::string> nobles;
    for (int i = 0; i < rules_.noble_count(); ++i)
      if ((board_.held[seat] >> i & 1U) != 0) nobles.push_back(rules_.noble_id(i));
    return {counts<Count>(rules_, state_.hands[seat].country),
            counts<Whole<0, 60>>(rules_, state_.hands[seat].intrigue),
            std::move(nobles),
            entries(board_.vanquished[seat], city_id()),
            entries(board_.title_cubes[seat], title_id()),
            board_.cubes[seat]};
  }

  [[nodiscard]] ClaimPosition claim() const {
    const Claim& claim = state_.claim;
    ClaimPosition info;
    info.noble = rules_.noble_id(claim.noble);
    info.country_due = claim.country_due;
    info.intrigue_due = claim.intrigue_due;
    info.country_wilds = claim.country_wilds;
    info.intrigue_wilds = claim.intrigue_wilds;
    info.country_wild = claim.country_wild;
    info.intrigue_wild = claim.intrigue_wild;
    info.country = counts<Count>(rules_, claim.country);
    info.intrigue = counts<Whole<0, 60>>(rules_, claim.intrigue);
    return info;
  }

  [[nodiscard]] MarkersPosition markers() const {
    const Markers& markers = board_.markers;
    InOrder<InOrder<TwoOwners>> periods;
    for (std::size_t p = 0; p < kPeriods; ++p)
      if (auto owners = entries(markers.period[p], country_id()); !owners.entries.empty())
        periods.put(number(p), std::move(owners));
    return {entries(markers.city, city_id()), entries(markers.country, country_id()), entries(markers.house, number),
            std::move(periods), entries(markers.title, title_id())};
  }

  const Rules& rules_;
  const State& state_;
  const Board& board_;
};

}  // namespace

boost::json::object Json::write_position(const Rules& rules, const State& state, PositionFormat format) {
  return json::write(PositionWriter(rules, state).position(format)).as_object();
}

}  // namespace regalia::royals
