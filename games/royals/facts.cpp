#include "games/royals/facts.h"

#include <algorithm>
#include <set>

#include "engine/text.h"

namespace regalia::royals {
namespace {

using enum Country;
using enum Title;

NobleFacts noble(Title title, Confidence confidence = Confidence::reconstructed) { return {title, confidence, {}}; }

std::array<TitleFacts, kTitles> titles() {
  const auto points = [](int full) { return reconstructed(full); };
  return {{
      {"marshal", "Marshal", sourced(1), inferred(1), points(4), points(2)},
      {"baron", "Baron", sourced(2), sourced(1), points(6), points(3)},
      {"countess", "Countess", sourced(3), reconstructed(1), points(8), points(4)},
      {"duke", "Duke", sourced(4), reconstructed(2), points(10), points(5)},
      {"cardinal", "Cardinal", sourced(5), sourced(2), points(12), points(6)},
      {"princess", "Princess", sourced(6), reconstructed(2), points(14), points(7)},
      {"king", "King", sourced(8), reconstructed(3), points(16), points(8)},
  }};
}

std::vector<CityFacts> cities() {
  constexpr Confidence kSourced = Confidence::sourced;
  constexpr Confidence kInferred = Confidence::inferred;
  constexpr Confidence kOurs = Confidence::reconstructed;
  return {
      {"paris", "Paris", kInferred, france, reconstructed(6), {noble(king, kInferred), noble(princess)}},
      {"lyon", "Lyon", kOurs, france, reconstructed(5), {noble(cardinal)}},
      {"bordeaux", "Bordeaux", kOurs, france, reconstructed(4), {noble(duke), noble(marshal)}},
      {"rennes", "Rennes", kOurs, france, reconstructed(3), {noble(countess), noble(marshal)}},
      {"dijon", "Dijon", kSourced, france, reconstructed(2), {noble(baron, kSourced), noble(marshal)}},
      {"vienna", "Vienna", kSourced, german, reconstructed(8), {noble(king, kInferred)}},
      {"munich", "Munich", kSourced, german, reconstructed(5), {noble(duke), noble(countess)}},
      {"cologne", "Cologne", kSourced, german, reconstructed(4), {noble(cardinal, kSourced), noble(baron, kSourced)}},
      {"berlin", "Berlin", kOurs, german, reconstructed(3), {noble(countess), noble(marshal)}},
      {"london", "London", kInferred, britain, reconstructed(6), {noble(king, kInferred), noble(princess)}},
      {"edinburgh", "Edinburgh", kOurs, britain, reconstructed(4), {noble(countess), noble(baron)}},
      {"dublin", "Dublin", kOurs, britain, reconstructed(3), {noble(baron), noble(marshal)}},
      {"madrid", "Madrid", kSourced, spain, reconstructed(8), {noble(king, kSourced)}},
      {"seville", "Seville", kOurs, spain, reconstructed(6), {noble(cardinal)}},
      {"barcelona", "Barcelona", kOurs, spain, reconstructed(3), {noble(baron)}},
      {"valencia", "Valencia", kSourced, spain, reconstructed(2), {noble(duke, kSourced), noble(marshal, kSourced)}},
  };
}

TwoMarkers markers(int higher, int lower) { return {reconstructed(higher), reconstructed(lower)}; }

SeatFacts seat_facts(std::array<int, kCountries> removed, const std::vector<int>& first_draw,
                     std::array<bool, kHouses> house_in_play, int cubes) {
  SeatFacts facts;
  for (int i = 0; i < kCountries; ++i) facts.removed[at(i)] = sourced(removed[at(i)]);
  for (int cards : first_draw) facts.first_draw.push_back(sourced(cards));
  facts.house_in_play = house_in_play;
  facts.cubes = sourced(cubes);
  return facts;
}

// The board is the same in both editions.
Facts common_facts() {
  Facts facts;
  facts.titles = titles();
  facts.country_ids = {"france", "german", "britain", "spain"};
  facts.country_names = {"France", "German States", "Britain", "Spain"};
  facts.country_phrases = {"France", "the German States", "Britain", "Spain"};
  facts.cities = cities();
  facts.country_bonus = {markers(12, 6), markers(10, 5), markers(8, 4), markers(10, 5)};
  facts.house_bonus = {sourced(16), sourced(12), sourced(8)};
  facts.periods = {{{1648, {markers(6, 3), markers(5, 2), markers(4, 2), markers(3, 1)}},
                    {1680, {markers(8, 4), markers(7, 3), markers(6, 3), markers(5, 2)}},
                    {1714, {markers(10, 5), markers(9, 4), markers(8, 4), markers(7, 3)}}}};
  facts.intrigue_copies = sourced(4);
  facts.country_limit = sourced(12);
  facts.intrigue_limit = sourced(4);
  facts.country_wild = sourced(3);
  facts.intrigue_wild = sourced(2);
  facts.king_intrigue = sourced(2);
  return facts;
}

}  // namespace

Facts facts_of(Edition edition) {
  Facts facts = common_facts();
  if (edition == Edition::abacus_2014) {
    facts.deck = {sourced(31), sourced(26), sourced(22), sourced(20)};
    facts.by_seats = {seat_facts({11, 9, 8, 6}, {2, 3}, {false, false, true}, 46),
                      seat_facts({9, 8, 7, 6}, {1, 2, 3}, {true, true, true}, 36),
                      seat_facts({6, 5, 5, 4}, {1, 1, 2, 3}, {true, true, true}, 36),
                      seat_facts({0, 0, 0, 0}, {1, 1, 2, 2, 3}, {true, true, true}, 36)};
  } else {
    facts.deck = {sourced(31), sourced(26), sourced(25), sourced(20)};
    facts.by_seats = {seat_facts({7, 6, 6, 5}, {1, 2}, {false, false, true}, 46),
                      seat_facts({6, 5, 5, 4}, {1, 1, 2}, {false, true, true}, 36),
                      seat_facts({5, 4, 4, 3}, {1, 1, 2, 2}, {true, true, true}, 36),
                      seat_facts({0, 0, 0, 0}, {1, 1, 2, 2, 3}, {true, true, true}, 36)};
  }
  return facts;
}

namespace {

bool within(const Figure& figure, int least, int most) { return figure >= least && figure <= most; }

std::string outside(const std::string& entry, int least, int most) {
  return entry + " must be from " + std::to_string(least) + " to " + std::to_string(most) + ".";
}

std::string fault_in_titles(const Facts& facts) {
  for (int i = 0; i < kTitles; ++i) {
    const TitleFacts& title = facts.titles[at(i)];
    const std::string entry = "titles." + title.id;
    if (!within(title.cards, 1, 12)) return outside(entry + ".cards", 1, 12);
    if (!within(title.influence, 1, 20)) return outside(entry + ".influence", 1, 20);
    if (!within(title.full, 1, 200)) return outside(entry + ".full", 1, 200);
    if (title.half * 2 != title.full) return entry + ".half must be half of " + entry + ".full.";
    if (i > 0 && title.cards <= facts.titles[at(i - 1)].cards)
      return entry + ".cards must be more than the next lower title's.";
    if (i > 0 && title.full <= facts.titles[at(i - 1)].full)
      return entry + ".full must be more than the next lower title's.";
  }
  return {};
}

std::string fault_in_cities(const Facts& facts) {
  if (facts.cities.size() != kCities) return "cities must be " + std::to_string(kCities) + " entries.";
  std::set<std::string> ids;
  std::array<std::set<int>, kCountries> bonuses;
  std::size_t nobles = 0;
  for (const CityFacts& city : facts.cities) {
    const std::string entry = "cities." + city.id;
    if (city.id.empty() || city.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos)
      return entry + ".id must be lower-case letters, digits and hyphens.";
    if (!ids.insert(city.id).second) return entry + ".id is used by two cities.";
    if (city.name.empty() || columns_of(city.name) > 40 || !is_plain_text(city.name))
      return entry + ".name must have from 1 to 40 letters of plain text.";
    if (!within(city.bonus, 1, 200)) return outside(entry + ".bonus", 1, 200);
    if (!bonuses[at(city.country)].insert(city.bonus).second)
      return entry + ".bonus must differ from those of the other cities of its country: it is the last tie-break.";
    if (city.nobles.empty() || city.nobles.size() > 2) return entry + ".nobles must be one or two titles.";
    if (city.nobles.size() == 2 && city.nobles[0].title == city.nobles[1].title)
      return entry + ".nobles must be two different titles.";
    for (const NobleFacts& noble : city.nobles)
      if (!within(noble.influence, 0, 20)) return outside(entry + ".nobles influence", 0, 20);
    nobles += city.nobles.size();
  }
  for (int i = 0; i < kCountries; ++i)
    if (bonuses[at(i)].empty()) return "cities must include one of " + facts.country_names[at(i)] + ".";
  for (int i = 0; i < kTitles; ++i) {
    bool found = false;
    for (const CityFacts& city : facts.cities)
      for (const NobleFacts& noble : city.nobles) found = found || at(noble.title) == at(i);
    if (!found) return "cities must include a " + facts.titles[at(i)].name + ".";
  }
  return nobles <= kMaxNobles ? "" : "cities must have at most " + std::to_string(kMaxNobles) + " nobles in all.";
}

std::string fault_in_two(const std::string& entry, const TwoMarkers& two) {
  if (!within(two[0], 1, 200)) return outside(entry + " (first)", 1, 200);
  if (two[1] < 1 || two[1] >= two[0])
    return entry + " must be two values, the second lower than the first and above 0.";
  return {};
}

std::string fault_in_markers(const Facts& facts) {
  for (int i = 0; i < kCountries; ++i) {
    if (std::string f = fault_in_two("country_bonus." + facts.country_ids[at(i)], facts.country_bonus[at(i)]);
        !f.empty())
      return f;
    for (const PeriodFacts& period : facts.periods) {
      const std::string entry = "periods." + std::to_string(period.year) + "." + facts.country_ids[at(i)];
      if (std::string f = fault_in_two(entry, period.markers[at(i)]); !f.empty()) return f;
    }
  }
  for (int i = 0; i < kHouses; ++i) {
    if (!within(facts.house_bonus[at(i)], 1, 200)) return outside("house_bonus", 1, 200);
    if (i > 0 && facts.house_bonus[at(i)] >= facts.house_bonus[at(i - 1)]) return "house_bonus must descend.";
  }
  return {};
}

std::string fault_in_cards(const Facts& facts) {
  if (!within(facts.country_limit, 1, 20)) return outside("hand_limit.country", 1, 20);
  if (!within(facts.intrigue_limit, 1, 8)) return outside("hand_limit.intrigue", 1, 8);
  if (!within(facts.country_wild, 1, 5)) return outside("wild.country", 1, 5);
  if (!within(facts.intrigue_wild, 1, 5)) return outside("wild.intrigue", 1, 5);
  if (!within(facts.king_intrigue, 1, 4)) return outside("king_intrigue", 1, 4);
  if (!within(facts.intrigue_copies, 1, 9)) return outside("intrigue_copies", 1, 9);
  int cards = 0;
  for (int i = 0; i < kCountries; ++i) {
    const std::string entry = "deck." + facts.country_ids[at(i)];
    if (!within(facts.deck[at(i)], 1, 60)) return outside(entry, 1, 60);
    cards += facts.deck[at(i)];
  }
  return cards <= 240 ? "" : "deck must have at most 240 cards in all.";
}

std::string fault_in_seats(const Facts& facts, int seats) {
  const SeatFacts& by_seats = facts.for_seats(seats);
  const std::string players = "players." + std::to_string(seats);
  int left = 0;
  for (int i = 0; i < kCountries; ++i) {
    const std::string entry = players + ".removed." + facts.country_ids[at(i)];
    if (!within(by_seats.removed[at(i)], 0, facts.deck[at(i)])) return outside(entry, 0, facts.deck[at(i)]);
    left += facts.deck[at(i)] - by_seats.removed[at(i)];
  }
  // When all hands and the display are full there must still be cards to draw, or the game would never end.
  if (left <= 4 + 3 + facts.country_limit * seats)
    return players + ".removed leaves only " + std::to_string(left) + " Country cards; " +
           std::to_string(8 + facts.country_limit * seats) + " are needed, more than hands and display can hold.";
  if (by_seats.first_draw.size() != at(seats)) return players + ".first_draw must have a number for each player.";
  for (const Figure& cards : by_seats.first_draw)
    if (!within(cards, 1, 3)) return outside(players + ".first_draw", 1, 3);
  if (!within(by_seats.cubes, 2, 120)) return outside(players + ".cubes", 2, 120);
  if (facts.intrigue_copies * kPairs <= facts.intrigue_limit * seats)
    return "intrigue_copies must leave Intrigue cards to draw when " + std::to_string(seats) +
           " players hold full hands.";
  return {};
}

}  // namespace

std::string fault(const Facts& facts) {
  for (const auto& check : {fault_in_titles, fault_in_cities, fault_in_markers, fault_in_cards})
    if (std::string found = check(facts); !found.empty()) return found;
  for (int seats = kMinSeats; seats <= kSeatLimit; ++seats)
    if (std::string found = fault_in_seats(facts, seats); !found.empty()) return found;
  return {};
}

}  // namespace regalia::royals
