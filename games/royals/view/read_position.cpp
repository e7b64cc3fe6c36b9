#include <algorithm>

#include "games/royals/view/json.h"
#include "games/royals/view/position_info.h"
#include "json/position_reader.h"

namespace regalia::royals {
namespace {

class PositionReader : public json::PositionReader<Rules> {
 public:
  PositionReader(const Rules& rules, std::string& error) : json::PositionReader<Rules>(rules, error) {
    for (int i = 0; i < kPairs; ++i) pairs_.push_back(rules.pair_id(static_cast<Pair>(i)));
    for (const CityFacts& city : rules.facts().cities) cities_.push_back(city.id);
    for (const TitleFacts& title : rules.facts().titles) titles_.push_back(title.id);
  }

  State read(const PositionInfo& info) {
    Board& board = state_.board;
    board.phase = info.phase.as<Phase>();
    board.plan = info.plan.value.as<DrawPlan>();
    board.turn = seat("turn", info.turn.value);
    board.start = seat("start", info.start.value);
    keep(info.turns.value, board.turns_taken);
    const int first = info.format == 1 ? 0 : 1;  // periods counted from 0 once
    const int period = info.period.value_or(first) - first;
    in_range("period", period + first, first, kPeriods - 1 + first);
    board.period = static_cast<std::uint8_t>(period);
    board.period_ends = info.period_ends;
    keep(info.countries_drawn.value, board.countries_drawn);
    keep(info.intrigue_drawn.value, board.intrigue_drawn);
    store(info.display, "display", board.display);
    store(info.pile, "pile", state_.pile);
    store(info.discard, "discard", board.discard);
    store(info.intrigue_pile, "intrigue_pile", state_.intrigue_pile);
    store(info.intrigue_discard, "intrigue_discard", board.intrigue_discard);
    must_have("seats", info.seats.size(), rules_.seats());
    for (std::size_t i = 0; i < info.seats.size() && error_.empty(); ++i) read_seat(info.seats[i], i);
    if (info.claim) read_claim(*info.claim);
    read_markers(info.markers);
    return state_;
  }

 private:
  template <int kLeast, int kMost, class Number> static void keep(Whole<kLeast, kMost> number, Number& place) {
    static_assert(kLeast >= 0 && kMost <= std::numeric_limits<Number>::max());
    place = static_cast<Number>(number.value);
  }
  // Something that was read under a path, to its place in the state.
  static void store(Count count, const std::string&, std::uint8_t& place) { keep(count, place); }
  void store(Owner owner, const std::string& path, Seat& place) {
    const bool is_seat = owner.seat != kNobody && owner.seat != kRemoved;
    place = is_seat ? seat(path, index(owner.seat) + 1) : owner.seat;
  }
  void store(const TwoOwners& owners, const std::string& path, std::array<Seat, 2>& places) {
    store(owners.first.value, path + ".first", places[0]);
    store(owners.second.value, path + ".second", places[1]);
  }
  void store(const InOrder<TwoOwners>& owners, const std::string& path,
             std::array<std::array<Seat, 2>, kCountries>& places) {
    store(owners, path, rules_.facts().country_ids, places);
  }
  void store(const Counts& counts, const std::string& path, CountryCards& cards) {
    each(counts.value, path, rules_.facts().country_ids,
         [&](std::size_t i, int count, const std::string&) { cards.set(static_cast<Country>(i), count); });
  }
  void store(const IntrigueCounts& counts, const std::string& path, IntrigueCards& cards) {
    each(counts.value, path, pairs_,
         [&](std::size_t i, int count, const std::string&) { cards.set(static_cast<Pair>(i), count); });
  }
  template <class Entry, class Ids, class Places>
  void store(const InOrder<Entry>& entries, const std::string& path, const Ids& ids, Places& places) {
    each(entries, path, ids,
         [&](std::size_t i, const Entry& entry, const std::string& inner) { store(entry, inner, places[i]); });
  }

  // Calls `take(place among the ids, entry, path)` for all entries.
  template <class Entry, class Ids, class Take>
  void each(const InOrder<Entry>& entries, const std::string& path, const Ids& ids, Take take) {
    for (const auto& [id, entry] : entries) {
      const auto found = std::find(ids.begin(), ids.end(), id);
      if (found == ids.end()) return complain(path + ":", in_quotes(id) + " is not known here.");
      take(static_cast<std::size_t>(found - ids.begin()), entry, path + "." + id);
    }
  }

  void read_seat(const SeatPosition& info, std::size_t seat) {
    Board& board = state_.board;
    const std::string path = "seats[" + std::to_string(seat + 1) + "]";
    store(info.country, path + ".country", state_.hands[seat].country);
    store(info.intrigue, path + ".intrigue", state_.hands[seat].intrigue);
    for (const std::string& id : info.nobles.value) {
      const int noble = rules_.noble_at(id);
      if (noble < 0) return complain(path + ".nobles", "names a noble that does not exist.");
      if ((board.held[seat] >> noble & 1U) != 0) return complain(path + ".nobles", "names a noble twice.");
      board.held[seat] |= 1U << noble;
      mark_city(seat, rules_.noble(noble).city);
    }
    store(info.vanquished.value, path + ".vanquished", cities_, board.vanquished[seat]);
    for (std::size_t i = 0; i < kCities; ++i)
      if (board.vanquished[seat][i] > 0) mark_city(seat, i);
    store(info.titles.value, path + ".titles", titles_, board.title_cubes[seat]);
    keep(info.cubes.value, board.cubes[seat]);
  }

  void mark_city(std::size_t seat, std::size_t city) {
    state_.board.cities[seat] = static_cast<std::uint16_t>(state_.board.cities[seat] | 1U << city);
  }

  void read_claim(const ClaimPosition& info) {
    Claim& claim = state_.claim;
    const int noble = rules_.noble_at(info.noble);
    if (noble < 0) return complain("claim.noble", "names a noble that does not exist.");
    claim.noble = static_cast<std::uint8_t>(noble);
    keep(info.country_due.value, claim.country_due);
    keep(info.intrigue_due.value, claim.intrigue_due);
    keep(info.country_wilds.value, claim.country_wilds);
    keep(info.intrigue_wilds.value, claim.intrigue_wilds);
    claim.country_wild = info.country_wild;
    claim.intrigue_wild = info.intrigue_wild;
    store(info.country, "claim.country", claim.country);
    store(info.intrigue, "claim.intrigue", claim.intrigue);
  }

  void read_markers(const MarkersPosition& info) {
    static const std::array<std::string, 3> kNumbers = {"1", "2", "3"};
    static_assert(kHouses == 3 && kPeriods == 3);
    Markers& markers = state_.board.markers;
    markers = unclaimed_markers();
    store(info.city.value, "markers.city", cities_, markers.city);
    store(info.country.value, "markers.country", markers.country);
    store(info.house.value, "markers.house", kNumbers, markers.house);
    store(info.period.value, "markers.period", kNumbers, markers.period);
    store(info.title.value, "markers.title", titles_, markers.title);
  }

  std::vector<std::string> pairs_;
  std::vector<std::string> cities_;
  std::vector<std::string> titles_;
};

}  // namespace

Result<State> Json::read_position(const Rules& rules, const boost::json::value& json) {
  return json::read_position<PositionInfo, PositionReader>(rules, json);
}

}  // namespace regalia::royals
