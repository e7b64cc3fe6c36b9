#include <boost/json.hpp>

#include "games/royals/view/codec.h"
#include "games/royals/view/names.h"
#include "games/royals/view/write_json.h"

namespace regalia::royals {

namespace bj = boost::json;

namespace {

bj::object holders_json(const Rules& rules, const Board& board) {
  bj::object holders;
  for (int i = 0; i < rules.noble_count(); ++i) put_owner(holders, rules.noble_id(i), rules.holder(board, i));
  return holders;
}

// How many cubes of which seat lie in a city's resting place.
bj::object vanquished_json(const Rules& rules, const Board& board) {
  bj::object cities;
  for (std::size_t city = 0; city < kCities; ++city) {
    bj::object cubes;
    for (int seat = 0; seat < rules.seats(); ++seat)
      put(cubes, std::to_string(seat + 1), board.vanquished[at(seat)][city]);
    put(cities, rules.facts().cities[city].id, cubes);
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

bj::array seats_json(const Rules& rules, const Observation& seen, bool over) {
  const Board& board = seen.board;
  bj::array seats;
  for (std::size_t i = 0; i < at(rules.seats()); ++i) {
    bj::object object;
    object["country_cards"] = seen.country_cards[i];
    object["intrigue_cards"] = seen.intrigue_cards[i];
    object["cubes"] = board.cubes[i];
    bj::object titles;
    for (std::size_t t = 0; t < kTitles; ++t) put(titles, rules.facts().titles[t].id, board.title_cubes[i][t]);
    put(object, "titles", titles);
    bj::object influence;
    for (const Country country : kAllCountries)
      put(influence, rules.facts().country_ids[at(country)],
          rules.influence(board, seat_at(static_cast<int>(i)), country));
    put(object, "influence", influence);
    if (!rules.options().markers_face_down || over || seat_at(static_cast<int>(i)) == seen.viewer) {
      State state;
      state.board = board;
      object["points"] = rules.tally(state, seat_at(static_cast<int>(i))).total();
    }
    seats.emplace_back(std::move(object));
  }
  return seats;
}

}  // namespace

std::string Codec::write_view(const Rules& rules, const View<Rules>& view) {
  const Observation& seen = view.seen;
  const Board& board = seen.board;
  const bool over = board.phase == Phase::over;
  bj::object object;
  object["phase"] = bj::string_view(kPhaseIds[at(board.phase)].data(), kPhaseIds[at(board.phase)].size());
  put_owner(object, "turn", board.turn);
  put_owner(object, "start", board.start);
  object["period"] = board.period + 1;
  object["period_ends"] = board.period_ends;
  object["display"] = cards_json(rules, board.display);
  object["pile"] = seen.pile;
  object["discard"] = cards_json(rules, board.discard);
  object["intrigue_pile"] = seen.intrigue_pile;
  object["intrigue_discard"] = cards_json(rules, board.intrigue_discard);
  object["hand"] = bj::object{{"country", cards_json(rules, seen.hand.country)},
                              {"intrigue", cards_json(rules, seen.hand.intrigue)}};
  put(object, "claim", claim_json(rules, seen.claim));
  object["nobles"] = holders_json(rules, board);
  object["vanquished"] = vanquished_json(rules, board);
  object["seats"] = seats_json(rules, seen, over);
  object["markers"] = markers_json(rules, shown(rules, board.markers, view.viewer, over));
  return bj::serialize(object);
}

}  // namespace regalia::royals
