#include <boost/json.hpp>

#include "engine/text.h"
#include "games/royals/view/json.h"
#include "games/royals/view/names.h"
#include "json/object_reader.h"

namespace regalia::royals {
namespace {

namespace bj = boost::json;
using json::ObjectReader;

class PositionReader {
 public:
  PositionReader(const Rules& rules, std::string& error) : rules_(rules), facts_(rules.facts()), error_(error) {}

  State read(const bj::value& root) {
    ObjectReader reader(root, "", error_);
    State state;
    Board& board = state.board;
    const int format = reader.number("format", 1, 2, 0);
    if (format == 0 && error_.empty()) error_ = "format must be 1 or 2.";
    board.phase = static_cast<Phase>(choice(reader, "phase", kPhaseIds, kPhaseIds[0]));
    board.plan = static_cast<DrawPlan>(choice(reader, "plan", kPlanIds, kPlanIds[0]));
    board.turn = owner(reader, "turn");
    board.start = owner(reader, "start");
    board.turns_taken = static_cast<std::uint16_t>(reader.number("turns", 0, 60000, 0));
    const int first = format == 1 ? 0 : 1;  // periods counted from 0 once
    board.period = static_cast<std::uint8_t>(reader.number("period", first, kPeriods - 1 + first, first) - first);
    board.period_ends = reader.flag("period_ends", false);
    board.countries_drawn = static_cast<std::uint8_t>(reader.number("countries_drawn", 0, 3, 0));
    board.intrigue_drawn = static_cast<std::uint8_t>(reader.number("intrigue_drawn", 0, 1, 0));
    board.display = country_cards(reader, "display");
    state.pile = country_cards(reader, "pile");
    board.discard = country_cards(reader, "discard");
    state.intrigue_pile = intrigue_cards(reader, "intrigue_pile");
    board.intrigue_discard = intrigue_cards(reader, "intrigue_discard");
    read_seats(reader, state);
    state.claim = read_claim(reader);
    read_markers(reader, board.markers);
    reader.finish();
    return state;
  }

 private:
  template <std::size_t N>
  std::size_t choice(ObjectReader& reader, std::string_view key, const std::array<std::string_view, N>& ids,
                     std::string_view fallback) {
    const std::string text = reader.text(key, std::string(fallback));
    for (std::size_t i = 0; i < N; ++i)
      if (ids[i] == text) return i;
    reader.complain(key, "cannot be " + in_quotes(text) + ".");
    return 0;
  }

  // A player's number from 1, or "removed"; nobody if absent.
  Seat owner(ObjectReader& reader, std::string_view key) {
    const bj::value* value = reader.find(key);
    if (value == nullptr) return kNobody;
    if (value->is_string() && value->get_string() == "removed") return kRemoved;
    return seat_at(json::read_number(*value, reader.path_of(key), 1, rules_.seats(), 1, error_) - 1);
  }

  // An inner object with an entry for each id; `take(index, reader, id)` is called for all.
  template <class Ids, class Take> void each(ObjectReader& outer, std::string_view key, const Ids& ids, Take take) {
    const bj::value* value = outer.find(key);
    if (value == nullptr) return;
    ObjectReader reader(*value, outer.path_of(key), error_);
    for (std::size_t i = 0; i < ids.size(); ++i) take(i, reader, ids[i]);
    reader.finish();
  }

  std::vector<std::string> title_ids() const {
    std::vector<std::string> ids;
    for (const TitleFacts& title : facts_.titles) ids.push_back(title.id);
    return ids;
  }
  std::vector<std::string> city_ids() const {
    std::vector<std::string> ids;
    for (const CityFacts& city : facts_.cities) ids.push_back(city.id);
    return ids;
  }
  std::vector<std::string> pair_ids() const {
    std::vector<std::string> ids;
    for (int i = 0; i < kPairs; ++i) ids.push_back(rules_.pair_id(static_cast<Pair>(i)));
    return ids;
  }

  CountryCards country_cards(ObjectReader& outer, std::string_view key) {
    CountryCards cards;
    each(outer, key, facts_.country_ids, [&](std::size_t i, ObjectReader& reader, const std::string& id) {
      cards.set(static_cast<Country>(i), reader.number(id, 0, 250, 0));
    });
    return cards;
  }
  IntrigueCards intrigue_cards(ObjectReader& outer, std::string_view key) {
    IntrigueCards cards;
    each(outer, key, pair_ids(), [&](std::size_t i, ObjectReader& reader, const std::string& id) {
      cards.set(static_cast<Pair>(i), reader.number(id, 0, 60, 0));
    });
    return cards;
  }

  void read_seats(ObjectReader& outer, State& state) {
    const bj::value* value = outer.find("seats");
    if (value == nullptr || !value->is_array() || value->get_array().size() != at(rules_.seats())) {
      if (error_.empty()) error_ = "seats must be a list of " + std::to_string(rules_.seats()) + " players.";
      return;
    }
    for (std::size_t i = 0; i < at(rules_.seats()); ++i) read_seat(value->get_array()[i], i, state);
  }

  void read_seat(const bj::value& value, std::size_t seat, State& state) {
    Board& board = state.board;
    ObjectReader reader(value, "seats." + std::to_string(seat + 1), error_);
    state.hands[seat].country = country_cards(reader, "country");
    state.hands[seat].intrigue = intrigue_cards(reader, "intrigue");
    if (const bj::value* nobles = reader.find("nobles"); nobles != nullptr) read_nobles(*nobles, reader, seat, board);
    each(reader, "vanquished", city_ids(), [&](std::size_t i, ObjectReader& inner, const std::string& id) {
      board.vanquished[seat][i] = static_cast<std::uint8_t>(inner.number(id, 0, 250, 0));
      if (board.vanquished[seat][i] > 0) mark_city(board, seat, i);
    });
    each(reader, "titles", title_ids(), [&](std::size_t i, ObjectReader& inner, const std::string& id) {
      board.title_cubes[seat][i] = static_cast<std::uint8_t>(inner.number(id, 0, 250, 0));
    });
    board.cubes[seat] = static_cast<std::uint8_t>(reader.number("cubes", 0, 250, 0));
    reader.finish();
  }

  void read_nobles(const bj::value& nobles, ObjectReader& reader, std::size_t seat, Board& board) {
    if (!nobles.is_array()) return reader.complain("nobles", "must be a list.");
    for (const bj::value& item : nobles.get_array()) {
      const int noble = item.is_string() ? rules_.noble_at({item.get_string().data(), item.get_string().size()}) : -1;
      if (noble < 0) return reader.complain("nobles", "names a noble that does not exist.");
      if ((board.held[seat] >> noble & 1U) != 0) return reader.complain("nobles", "names a noble twice.");
      board.held[seat] |= 1U << noble;
      mark_city(board, seat, rules_.noble(noble).city);
    }
  }

  static void mark_city(Board& board, std::size_t seat, std::size_t city) {
    board.cities[seat] = static_cast<std::uint16_t>(board.cities[seat] | 1U << city);
  }

  Claim read_claim(ObjectReader& outer) {
    Claim claim;
    const bj::value* value = outer.find("claim");
    if (value == nullptr) return claim;
    ObjectReader reader(*value, "claim", error_);
    const int noble = rules_.noble_at(reader.text("noble", ""));
    if (noble < 0)
      reader.complain("noble", "names a noble that does not exist.");
    else
      claim.noble = static_cast<std::uint8_t>(noble);
    claim.country_due = static_cast<std::uint8_t>(reader.number("country_due", 0, 12, 0));
    claim.intrigue_due = static_cast<std::uint8_t>(reader.number("intrigue_due", 0, 4, 0));
    claim.country_wilds = static_cast<std::uint8_t>(reader.number("country_wilds", 0, 60, 0));
    claim.intrigue_wilds = static_cast<std::uint8_t>(reader.number("intrigue_wilds", 0, 20, 0));
    claim.country_wild = reader.flag("country_wild", false);
    claim.intrigue_wild = reader.flag("intrigue_wild", false);
    claim.country = country_cards(reader, "country");
    claim.intrigue = intrigue_cards(reader, "intrigue");
    reader.finish();
    return claim;
  }

  void read_markers(ObjectReader& outer, Markers& markers) {
    markers = unclaimed_markers();
    const bj::value* value = outer.find("markers");
    if (value == nullptr) return;
    ObjectReader reader(*value, "markers", error_);
    const auto two = [&](std::array<Seat, 2>& owners) {
      return [&](ObjectReader& inner, const std::string& id) {
        if (const bj::value* entry = inner.find(id); entry != nullptr) {
          ObjectReader pair(*entry, inner.path_of(id), error_);
          owners = {owner(pair, "first"), owner(pair, "second")};
          pair.finish();
        }
      };
    };
    each(reader, "city", city_ids(),
         [&](std::size_t i, ObjectReader& inner, const std::string& id) { markers.city[i] = owner(inner, id); });
    each(reader, "country", facts_.country_ids,
         [&](std::size_t i, ObjectReader& inner, const std::string& id) { two(markers.country[i])(inner, id); });
    each(reader, "house", std::array<std::string, kHouses>{"1", "2", "3"},
         [&](std::size_t i, ObjectReader& inner, const std::string& id) { markers.house[i] = owner(inner, id); });
    each(reader, "period", std::array<std::string, kPeriods>{"1", "2", "3"},
         [&](std::size_t p, ObjectReader& periods, const std::string& number) {
           each(periods, number, facts_.country_ids, [&](std::size_t i, ObjectReader& inner, const std::string& id) {
             two(markers.period[p][i])(inner, id);
           });
         });
    each(reader, "title", title_ids(),
         [&](std::size_t i, ObjectReader& inner, const std::string& id) { two(markers.title[i])(inner, id); });
    reader.finish();
  }

  const Rules& rules_;
  const Facts& facts_;
  std::string& error_;
};

}  // namespace

Result<State> Json::read_position(const Rules& rules, const bj::value& json) {
  std::string error;
  const State state = PositionReader(rules, error).read(json);
  if (error.empty()) error = rules.fault(state);
  if (!error.empty()) return Error{error};
  return state;
}

}  // namespace regalia::royals
