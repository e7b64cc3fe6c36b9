#include "games/royals/view/facts_json.h"

#include <boost/json.hpp>
#include <map>

#include "engine/text.h"
#include "json/facts_file.h"
#include "json/object_reader.h"

namespace regalia::royals {
namespace {

namespace bj = boost::json;
using json::FactEntries;
using json::ObjectReader;
using json::put_fact;

// One description of where every figure stands, used for reading, writing and listing: `visit(path, figure)` is
// called for each. Paths are what a facts file uses.
template <class FactsType, class Visit> void for_each_figure(FactsType& facts, Visit visit) {
  for (auto& title : facts.titles) {
    const std::string path = "titles." + title.id + ".";
    visit(path + "cards", title.cards);
    visit(path + "influence", title.influence);
    visit(path + "full", title.full);
    visit(path + "half", title.half);
  }
  const auto two = [&](const std::string& path, auto& markers) {
    visit(path + ".first", markers[0]);
    visit(path + ".second", markers[1]);
  };
  for (std::size_t i = 0; i < kCountries; ++i) two("country_bonus." + facts.country_ids[i], facts.country_bonus[i]);
  for (std::size_t i = 0; i < kHouses; ++i) visit("house_bonus." + std::to_string(i + 1), facts.house_bonus[i]);
  for (auto& period : facts.periods)
    for (std::size_t i = 0; i < kCountries; ++i)
      two("periods." + std::to_string(period.year) + "." + facts.country_ids[i], period.markers[i]);
  visit("intrigue_copies", facts.intrigue_copies);
  visit("hand_limit.country", facts.country_limit);
  visit("hand_limit.intrigue", facts.intrigue_limit);
  visit("wild.country", facts.country_wild);
  visit("wild.intrigue", facts.intrigue_wild);
  visit("king_intrigue", facts.king_intrigue);
  for (std::size_t i = 0; i < kCountries; ++i) visit("deck." + facts.country_ids[i], facts.deck[i]);
  for (std::size_t n = 0; n < facts.by_seats.size(); ++n) {
    auto& by_seats = facts.by_seats[n];
    const std::string path = "players." + std::to_string(n + kMinSeats) + ".";
    for (std::size_t i = 0; i < kCountries; ++i) visit(path + "removed." + facts.country_ids[i], by_seats.removed[i]);
    for (std::size_t i = 0; i < by_seats.first_draw.size(); ++i)
      visit(path + "first_draw." + std::to_string(i + 1), by_seats.first_draw[i]);
    visit(path + "cubes", by_seats.cubes);
  }
}

std::string house_path(std::size_t seats, std::size_t house) {
  return "players." + std::to_string(seats + kMinSeats) + ".houses." + std::to_string(house + 1);
}

int title_named(const Facts& facts, std::string_view id) {
  for (int i = 0; i < kTitles; ++i)
    if (facts.titles[at(i)].id == id) return i;
  return -1;
}

// "cardinal", or { "title": "cardinal", "influence": 3 } where a noble differs from its title
void read_nobles(const Facts& facts, const bj::value& value, const std::string& path, std::vector<NobleFacts>& nobles,
                 std::string& error) {
  nobles.clear();
  if (!value.is_array()) {
    if (error.empty()) error = path + " must be a list of titles.";
    return;
  }
  for (const bj::value& item : value.get_array()) {
    std::string title;
    Figure influence;
    if (item.is_string()) {
      title.assign(item.get_string().data(), item.get_string().size());
    } else {
      ObjectReader reader(item, path, error);
      title = reader.text("title", "");
      influence = {reader.number("influence", 0, json::kLargestFigure, 0), Confidence::owner};
      reader.finish();
    }
    const int found = title_named(facts, title);
    if (found < 0 && error.empty()) error = path + ": there is no title " + in_quotes(title) + ".";
    if (found >= 0) nobles.push_back({static_cast<Title>(found), Confidence::owner, influence});
  }
}

void read_cities(FactEntries& entries, Facts& facts, std::string& error) {
  for (CityFacts& city : facts.cities) {
    const std::string path = "cities." + city.id + ".";
    const std::string old_name = city.name;
    entries.number(path + "bonus", city.bonus);
    entries.text(path + "name", city.name);
    if (city.name != old_name) city.name_confidence = Confidence::owner;
    if (const bj::value* nobles = entries.take(path + "nobles"); nobles != nullptr)
      read_nobles(facts, *nobles, path + "nobles", city.nobles, error);
    std::string country = facts.country_ids[at(city.country)];
    entries.text(path + "country", country);
    bool known = false;
    for (std::size_t i = 0; i < kCountries; ++i) {
      if (facts.country_ids[i] != country) continue;
      city.country = static_cast<Country>(i);
      known = true;
    }
    if (!known && error.empty()) error = path + "country: there is no country " + in_quotes(country) + ".";
    entries.text(path + "id", city.id);
  }
}

void read_houses(FactEntries& entries, Facts& facts, std::string& error) {
  for (std::size_t n = 0; n < facts.by_seats.size(); ++n)
    for (std::size_t i = 0; i < kHouses; ++i) {
      const std::string path = house_path(n, i);
      const bj::value* value = entries.take(path);
      if (value == nullptr) continue;
      if (value->is_bool())
        facts.by_seats[n].house_in_play[i] = value->get_bool();
      else if (error.empty())
        error = path + " must be true or false.";
    }
}

bj::value nobles_json(const Facts& facts, const CityFacts& city) {
  bj::array nobles;
  for (const NobleFacts& noble : city.nobles) {
    const std::string& id = facts.titles[at(noble.title)].id;
    if (noble.influence == 0)
      nobles.emplace_back(id);
    else
      nobles.emplace_back(bj::object{{"title", id}, {"influence", noble.influence.value}});
  }
  return nobles;
}

// Everything of `facts` that `standard` does not say as well; all of it without a standard.
std::string write(const Facts& facts, const Facts* standard) {
  bj::object root;
  std::map<std::string, int> known;
  if (standard != nullptr)
    for_each_figure(*standard, [&](const std::string& path, const Figure& f) { known[path] = f; });
  for_each_figure(facts, [&](const std::string& path, const Figure& figure) {
    if (!known.contains(path) || known[path] != figure) put_fact(root, path, figure.value);
  });
  for (std::size_t i = 0; i < facts.cities.size(); ++i) {
    const CityFacts& city = facts.cities[i];
    const CityFacts* usual = standard == nullptr ? nullptr : &standard->cities[i];
    // A city that was renamed is found under the id it had.
    const std::string path = "cities." + (usual == nullptr ? city.id : usual->id) + ".";
    if (usual != nullptr && usual->id != city.id) put_fact(root, path + "id", bj::value(city.id));
    if (usual == nullptr || usual->name != city.name) put_fact(root, path + "name", bj::value(city.name));
    if (usual == nullptr || usual->country != city.country)
      put_fact(root, path + "country", bj::value(facts.country_ids[at(city.country)]));
    if (usual == nullptr || usual->bonus != city.bonus) put_fact(root, path + "bonus", city.bonus.value);
    if (usual == nullptr || nobles_json(*standard, *usual) != nobles_json(facts, city))
      put_fact(root, path + "nobles", nobles_json(facts, city));
  }
  for (std::size_t n = 0; n < facts.by_seats.size(); ++n)
    for (std::size_t i = 0; i < kHouses; ++i)
      if (standard == nullptr || standard->by_seats[n].house_in_play[i] != facts.by_seats[n].house_in_play[i])
        put_fact(root, house_path(n, i), facts.by_seats[n].house_in_play[i]);
  return bj::serialize(root);
}

}  // namespace

Result<Facts> read_facts(Facts facts, std::string_view text) {
  const Result<bj::value> parsed = json::parse(text);
  if (!parsed) return Error{"Facts: " + parsed.error()};
  std::string error;
  FactEntries entries(*parsed, "Royals", error);
  if (error.empty()) {
    for_each_figure(facts, [&](const std::string& path, Figure& figure) { entries.number(path, figure); });
    read_cities(entries, facts, error);
    read_houses(entries, facts, error);
    entries.finish();
  }
  if (error.empty()) error = fault(facts);
  if (!error.empty()) return Error{"Facts: " + error};
  return facts;
}

json::TypeDoc facts_type() {
  using json::Shape;
  json::TypeDoc type{.name = "RoyalsFacts",
                     .note = "What a printed copy says differently; every entry may be left out."};
  const Shape figure = Shape::whole(0, json::kLargestFigure);
  for (const Edition edition : {Edition::arcane_wonders_2016, Edition::abacus_2014}) {
    const Facts facts = facts_of(edition);
    for_each_figure(facts, [&](const std::string& path, const Figure&) { describe_fact(type, path, figure); });
    std::vector<std::string> titles;
    for (const TitleFacts& title : facts.titles) titles.push_back(title.id);
    Shape noble = Shape::object();
    noble.members = {{"title", Shape::text(titles), false, "which"},
                     {"influence", figure, true, "where it is not the title's"}};
    const Shape either = Shape::either({Shape::text(titles), noble});
    for (const CityFacts& city : facts.cities) {
      const std::string path = "cities." + city.id + ".";
      describe_fact(type, path + "bonus", figure, "points of its City marker");
      describe_fact(type, path + "name", Shape::text(), "for people");
      describe_fact(type, path + "nobles", Shape::list(either), "titles, or nobles that differ from their title");
      describe_fact(type, path + "country", Shape::text({facts.country_ids.begin(), facts.country_ids.end()}));
      describe_fact(type, path + "id", Shape::text(), "another id for it");
    }
    for (std::size_t n = 0; n < facts.by_seats.size(); ++n)
      for (std::size_t i = 0; i < kHouses; ++i)
        describe_fact(type, house_path(n, i), Shape::flag(), "whether this Noble House marker is used");
  }
  return type;
}

std::string write_facts(const Facts& facts) { return write(facts, nullptr); }

std::string write_differing_facts(const Facts& facts, const Facts& standard) { return write(facts, &standard); }

std::string list_figures(const Facts& facts) {
  std::string lines;
  const auto line = [&](const std::string& path, const std::string& value, Confidence confidence) {
    lines += path + " = " + value + " (" + std::string(kConfidenceWords[at(confidence)]) + ")\n";
  };
  for_each_figure(facts,
                  [&](const std::string& path, const Figure& f) { line(path, std::to_string(f.value), f.confidence); });
  for (const CityFacts& city : facts.cities) {
    line("cities." + city.id + ".name", city.name, city.name_confidence);
    line("cities." + city.id + ".bonus", std::to_string(city.bonus.value), city.bonus.confidence);
    for (const NobleFacts& noble : city.nobles) {
      const std::string& title = facts.titles[at(noble.title)].id;
      line("cities." + city.id + ".nobles", title, noble.confidence);
      if (noble.influence != 0)
        line("cities." + city.id + "." + title + ".influence", std::to_string(noble.influence.value),
             noble.influence.confidence);
    }
  }
  return lines;
}

}  // namespace regalia::royals
