#include <boost/json.hpp>

#include "games/royals/view/json.h"
#include "games/royals/view/names.h"
#include "games/royals/view/write_json.h"

namespace regalia::royals {

namespace bj = boost::json;

namespace {

bj::object seat_json(const Rules& rules, const State& state, std::size_t seat) {
  const Facts& facts = rules.facts();
  const Board& board = state.board;
  bj::object object;
  put(object, "country", cards_json(rules, state.hands[seat].country));
  put(object, "intrigue", cards_json(rules, state.hands[seat].intrigue));
  bj::array nobles;
  for (int i = 0; i < rules.noble_count(); ++i)
    if ((board.held[seat] >> i & 1U) != 0) nobles.emplace_back(rules.noble_id(i));
  put(object, "nobles", nobles);
  bj::object vanquished;
  for (std::size_t i = 0; i < kCities; ++i) put(vanquished, facts.cities[i].id, board.vanquished[seat][i]);
  put(object, "vanquished", vanquished);
  bj::object titles;
  for (std::size_t i = 0; i < kTitles; ++i) put(titles, facts.titles[i].id, board.title_cubes[seat][i]);
  put(object, "titles", titles);
  put(object, "cubes", board.cubes[seat]);
  return object;
}

}  // namespace

bj::object Json::write_position(const Rules& rules, const State& state, PositionFormat format) {
  const Board& board = state.board;
  bj::object object;
  object["format"] = static_cast<int>(format);
  object["phase"] = bj::string_view(kPhaseIds[at(board.phase)].data(), kPhaseIds[at(board.phase)].size());
  put_owner(object, "turn", board.turn);
  put_owner(object, "start", board.start);
  put(object, "turns", board.turns_taken);
  if (format == PositionFormat::first)
    put(object, "period", board.period);
  else
    object["period"] = board.period + 1;
  put(object, "period_ends", board.period_ends);
  if (board.plan != DrawPlan::open)
    object["plan"] = bj::string_view(kPlanIds[at(board.plan)].data(), kPlanIds[at(board.plan)].size());
  put(object, "countries_drawn", board.countries_drawn);
  put(object, "intrigue_drawn", board.intrigue_drawn);
  put(object, "display", cards_json(rules, board.display));
  put(object, "pile", cards_json(rules, state.pile));
  put(object, "discard", cards_json(rules, board.discard));
  put(object, "intrigue_pile", cards_json(rules, state.intrigue_pile));
  put(object, "intrigue_discard", cards_json(rules, board.intrigue_discard));
  bj::array seats;
  for (std::size_t i = 0; i < at(rules.seats()); ++i) seats.emplace_back(seat_json(rules, state, i));
  object["seats"] = std::move(seats);
  put(object, "claim", claim_json(rules, state.claim));
  put(object, "markers", markers_json(rules, board.markers));
  return object;
}

}  // namespace regalia::royals
