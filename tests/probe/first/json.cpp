#include "tests/probe/first/json.h"

#include <boost/json.hpp>

#include "json/object_reader.h"

namespace regalia::probe::first {
namespace {

namespace bj = boost::json;

int number(Seat seat) { return index(seat); }

bj::array numbers(SeatSet set) {
  bj::array list;
  for (const Seat seat : set) list.emplace_back(number(seat));
  return list;
}

bj::object open_json(const Open& open) {
  bj::object o{{"format", 1}, {"phase", static_cast<int>(open.phase)}, {"active", number(open.active)}};
  o["done"] = numbers(open.done);
  o["answered"] = numbers(open.answered);
  o["veto_spent"] = open.veto_spent;
  o["coins"] = bj::array(open.coins.begin(), open.coins.end());
  o["prestige"] = bj::array(open.prestige.begin(), open.prestige.end());
  bj::array chronicle;
  for (const Line& line : open.chronicle) chronicle.emplace_back(bj::array{number(line.active), int{line.counted}});
  o["chronicle"] = std::move(chronicle);
  return o;
}

template <class Source> void put_secrets(bj::object& o, const Source& source) {
  bj::array tokens;
  for (const Token& t : source.tokens)
    tokens.emplace_back(bj::array{number(t.owner), static_cast<int>(t.colour), int{t.counts}});
  o["tokens"] = std::move(tokens);
  bj::array deals;
  for (const PledgeDeal& d : source.deals)
    deals.emplace_back(bj::array{number(d.maker), number(d.partner), number(d.last_word), int{d.revision},
                                 static_cast<int>(d.status), d.terms});
  o["deals"] = std::move(deals);
  bj::array pledges;
  for (const Pledge& p : source.pledges) pledges.emplace_back(bj::array{number(p.from), number(p.to), p.points});
  o["pledges"] = std::move(pledges);
}

// Rows of exactly `width` small numbers; complains under the key.
template <class Take>
void rows(json::ObjectReader& reader, std::string_view key, std::size_t width, std::string& error, Take take) {
  const bj::value* value = reader.find(key);
  if (value == nullptr || !value->is_array()) return reader.complain(key, "must be a list.");
  for (const bj::value& row : value->get_array()) {
    if (!row.is_array() || row.get_array().size() != width)
      return reader.complain(key, "has a row of the wrong length.");
    std::vector<int> items;
    for (const bj::value& item : row.get_array())
      items.push_back(json::read_number(item, reader.path_of(key), -128, 255, 0, error));
    take(items);
  }
}

std::vector<int> list(json::ObjectReader& reader, std::string_view key, std::string& error) {
  std::vector<int> items;
  const bj::value* value = reader.find(key);
  if (value == nullptr || !value->is_array())
    reader.complain(key, "must be a list.");
  else
    for (const bj::value& item : value->get_array())
      items.push_back(json::read_number(item, reader.path_of(key), 0, 8, 0, error));
  return items;
}

}  // namespace

bj::object Json::write_position(const Rules&, const State& state, PositionFormat) {
  bj::object o = open_json(state.open);
  o["veto_holder"] = number(state.veto_holder);
  bj::array answers;
  for (const Answer answer : state.answers) answers.emplace_back(static_cast<int>(answer));
  o["answers"] = std::move(answers);
  put_secrets(o, state);
  return o;
}

Result<State> Json::read_position(const Rules& rules, const bj::value& json) {
  std::string error;
  json::ObjectReader reader(json, "", error);
  State state;
  (void)reader.number("format", 1, 1, 1);
  state.open.phase = static_cast<Phase>(reader.number("phase", 0, 6, 0));
  state.open.active = seat_at(reader.number("active", 0, 255, 255));
  for (const int seat : list(reader, "done", error)) state.open.done.add(seat_at(seat));
  for (const int seat : list(reader, "answered", error)) state.open.answered.add(seat_at(seat));
  state.open.veto_spent = reader.flag("veto_spent", false);
  const std::vector<int> coins = list(reader, "coins", error);
  const std::vector<int> prestige = list(reader, "prestige", error);
  const std::vector<int> answers = list(reader, "answers", error);
  for (std::size_t i = 0; i < kMostSeats; ++i) {
    state.open.coins[i] = static_cast<std::int8_t>(i < coins.size() ? coins[i] : 0);
    state.open.prestige[i] = static_cast<std::int8_t>(i < prestige.size() ? prestige[i] : 0);
    state.answers[i] = static_cast<Answer>(i < answers.size() ? answers[i] : 0);
  }
  state.veto_holder = seat_at(reader.number("veto_holder", 0, 255, 255));
  rows(reader, "chronicle", 2, error, [&](const std::vector<int>& r) {
    state.open.chronicle.push_back({seat_at(r[0]), r[1] != 0});
  });
  rows(reader, "tokens", 3, error, [&](const std::vector<int>& r) {
    state.tokens.push_back({seat_at(r[0]), r[1] == 0 ? Colour::red : Colour::blue, r[2] != 0});
  });
  rows(reader, "deals", 6, error, [&](const std::vector<int>& r) {
    state.deals.push_back({seat_at(r[0]), seat_at(r[1]), seat_at(r[2]), static_cast<std::uint8_t>(r[3]),
                           static_cast<DealStatus>(r[4]), r[5]});
  });
  rows(reader, "pledges", 3, error, [&](const std::vector<int>& r) {
    state.pledges.push_back({seat_at(r[0]), seat_at(r[1]), r[2]});
  });
  reader.finish();
  if (error.empty()) error = rules.fault(state);
  if (!error.empty()) return Error{error};
  return state;
}

bj::object Json::write_components(const Rules& rules) { return {{"rounds", rules.rounds()}}; }

bj::object Json::show(const Rules&, const View<Rules>& view) {
  bj::object o = open_json(view.seen.open);
  o["has_veto"] = view.seen.has_veto;
  o["answer"] = static_cast<int>(view.seen.answer);
  put_secrets(o, view.seen);
  o["colours"] = bj::array(view.known->colours.begin(), view.known->colours.end());
  return o;
}

}  // namespace regalia::probe::first
