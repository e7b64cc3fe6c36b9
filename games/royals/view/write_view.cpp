#include <boost/json.hpp>

#include "games/royals/view/json.h"
#include "games/royals/view/messages.h"
#include "games/royals/view/names.h"
#include "games/royals/view/write_json.h"

namespace regalia::json {

TypeDoc Form<royals::Owner>::doc() {
  return {.name = "Owner",
          .one_of = {Shape::whole(1, royals::kSeatLimit), Shape::text({"removed", "taken"})},
          .note = "A seat's number from 1; `removed`: out of the game; `taken`: by somebody, face down."};
}

boost::json::value Form<royals::Owner>::write(const royals::Owner& owner) {
  if (owner.seat == kFaceDown) return "taken";
  if (owner.seat == kRemoved) return "removed";
  return index(owner.seat) + 1;
}

void Form<royals::Owner>::append(std::string& out, const royals::Owner& owner) {
  if (index(owner.seat) < kMaxSeats)
    out += static_cast<char>('1' + index(owner.seat));
  else
    out += boost::json::serialize(write(owner));
}

// Of positions, in which nothing lies face down.
royals::Owner Form<royals::Owner>::read(const boost::json::value& value, const std::string& path, std::string& error) {
  if (value.is_string() && value.get_string() == "removed") return {kRemoved};
  return {seat_at(read_number(value, path, 1, royals::kSeatLimit, 1, error) - 1)};
}

}  // namespace regalia::json

namespace regalia::royals {
namespace {

std::optional<Owner> owner_info(Seat owner) { return owner == kNobody ? std::nullopt : std::optional(Owner{owner}); }

template <class Value> void put(InOrder<Value>& entries, const std::string& name, Value value) {
  if (value != Value{}) entries.put(name, std::move(value));
}

void put_owner(InOrder<Owner>& entries, const std::string& name, Seat owner) {
  if (owner != kNobody) entries.put(name, {owner});
}

void put_owners(InOrder<TwoOwners>& entries, const std::string& name, const std::array<Seat, 2>& owners) {
  if (owners[0] != kNobody || owners[1] != kNobody) entries.put(name, {Owner{owners[0]}, Owner{owners[1]}});
}

std::optional<ClaimInfo> claim_info(const Rules& rules, const Claim& claim) {
  if (claim.noble == kNoNoble) return std::nullopt;
  return ClaimInfo{rules.noble_id(claim.noble),  claim.country_due,  claim.intrigue_due,  claim.country_wilds,
                   claim.intrigue_wilds,         claim.country_wild, claim.intrigue_wild, counts(rules, claim.country),
                   counts(rules, claim.intrigue)};
}

// How many cubes of which seat lie in a city's resting place.
InOrder<InOrder<int>> vanquished_info(const Rules& rules, const Board& board) {
  InOrder<InOrder<int>> cities;
  for (std::size_t city = 0; city < kCities; ++city) {
    InOrder<int> cubes;
    for (int seat = 0; seat < rules.seats(); ++seat)
      put(cubes, std::to_string(seat + 1), int{board.vanquished[at(seat)][city]});
    put(cities, rules.facts().cities[city].id, std::move(cubes));
  }
  return cities;
}

// Others' markers stay face down where the table plays so; that a marker is gone everybody sees.
Markers shown(const Rules& rules, Markers markers, Seat viewer, bool over) {
  if (!rules.options().markers_face_down || over) return markers;
  for_each_owner(markers, [&](Seat& owner) {
    if (owner != kNobody && owner != kRemoved && owner != viewer) owner = kFaceDown;
  });
  return markers;
}

MarkersInfo markers_info(const Rules& rules, const Markers& markers) {
  const Facts& facts = rules.facts();
  MarkersInfo info;
  for (std::size_t i = 0; i < kCities; ++i) put_owner(info.city, facts.cities[i].id, markers.city[i]);
  for (std::size_t i = 0; i < kCountries; ++i) put_owners(info.country, facts.country_ids[i], markers.country[i]);
  for (std::size_t i = 0; i < kHouses; ++i) put_owner(info.house, std::to_string(i + 1), markers.house[i]);
  for (std::size_t p = 0; p < kPeriods; ++p) {
    InOrder<TwoOwners> by_country;
    for (std::size_t i = 0; i < kCountries; ++i) put_owners(by_country, facts.country_ids[i], markers.period[p][i]);
    put(info.period, std::to_string(p + 1), std::move(by_country));
  }
  for (std::size_t i = 0; i < kTitles; ++i) put_owners(info.title, facts.titles[i].id, markers.title[i]);
  return info;
}

PlayerInfo player_info(const Rules& rules, const Observation& seen, std::size_t i, bool over) {
  const Board& board = seen.board;
  const Seat seat = seat_at(static_cast<int>(i));
  PlayerInfo info{seen.country_cards[i], seen.intrigue_cards[i], board.cubes[i], {}, {}, {}};
  for (std::size_t t = 0; t < kTitles; ++t) put(info.titles, rules.facts().titles[t].id, int{board.title_cubes[i][t]});
  for (const Country country : kAllCountries)
    put(info.influence, rules.facts().country_ids[at(country)], rules.influence(board, seat, country));
  if (!rules.options().markers_face_down || over || seat == seen.viewer) {
    State state;
    state.board = board;
    info.points = rules.tally(state, seat).total();
  }
  return info;
}

}  // namespace

ViewInfo Json::show(const Rules& rules, const View<Rules>& view) {
  const Observation& seen = view.seen;
  const Board& board = seen.board;
  const bool over = board.phase == Phase::over;
  ViewInfo info;
  info.phase = board.phase;
  info.turn = owner_info(board.turn);
  info.start = owner_info(board.start);
  info.period = board.period + 1;
  info.period_ends = board.period_ends;
  info.display = counts(rules, board.display);
  info.pile = seen.pile;
  info.discard = counts(rules, board.discard);
  info.intrigue_pile = seen.intrigue_pile;
  info.intrigue_discard = counts(rules, board.intrigue_discard);
  info.hand = {counts(rules, seen.hand.country), counts(rules, seen.hand.intrigue)};
  info.claim = claim_info(rules, seen.claim);
  for (int i = 0; i < rules.noble_count(); ++i)
    if (const Seat holder = rules.holder(board, i); holder != kNobody) info.nobles.put(rules.noble_id(i), {holder});
  info.vanquished = vanquished_info(rules, board);
  for (std::size_t i = 0; i < at(rules.seats()); ++i) info.seats.push_back(player_info(rules, seen, i, over));
  for (const Country country : kAllCountries) {
    const auto ranked = rules.ranked_in(board, country);
    put_owners(info.leaders, rules.facts().country_ids[at(country)],
               {!ranked.empty() ? ranked[0] : kNobody, ranked.size() > 1 ? ranked[1] : kNobody});
  }
  info.markers = markers_info(rules, shown(rules, board.markers, view.viewer, over));
  return info;
}

}  // namespace regalia::royals
