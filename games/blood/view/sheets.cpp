#include "games/blood/view/sheets.h"

#include <algorithm>

#include "engine/text.h"
#include "games/blood/people/line.h"
#include "games/blood/people/scores.h"
#include "games/blood/view/called.h"
#include "games/blood/view/certificate.h"
#include "games/blood/view/family_tree.h"
#include "games/blood/view/paragraph.h"

namespace regalia::blood {
namespace {

class Sheets {
 public:
  Sheets(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper)
      : rules_(rules), view_(view), state_(view.seen.shown), names_(names), paper_(paper) {}

  [[nodiscard]] std::string person(PersonId id) const {
    const Person& one = state_.people[id];
    std::string text = heading(titled(id));
    std::string first = "Born " + std::to_string(one.born) + ", " + std::to_string(one.age(state_.year)) +
                        " years old; " + (one.is_man() ? "Strength " : "Guile ") + signed_number(one.strength) +
                        ", Constitution " + signed_number(constitution_of(one)) + ", Charisma " +
                        signed_number(one.charisma) + ".";
    if (one.is_man() && one.lives() && one.court != kNoHouse)
      if (const int counts = strength_in_battle(state_.people, state_.reigns, id, kNoHouse); counts != one.strength)
        first += " Strength " + signed_number(counts) + " counts in battle.";
    constexpr int kLeastOfTwoDice = 2;
    if (const int needed = survival_number(one.age(state_.year)) - constitution_of(one); needed > kLeastOfTwoDice)
      first += " Must roll " + std::to_string(needed) + " with two dice to live through the turn.";
    text += lines(first);
    text += lines("Of " + house(one.house) + ", at " + court(one.court) + "." +
                  (one.is_captive() ? " A captive of " + court(one.captor) + "." : ""));
    text += lines(kin(id));
    for (const Country country : rules_.in_play())
      if (const std::string place = place_in_line(country, id); !place.empty()) text += lines(place);
    if (const std::string where = whereabouts(id); !where.empty()) text += lines(where);
    for (int i = 0; i < static_cast<int>(state_.law.contracts.size()); ++i)
      if (const Contract& contract = state_.law.contracts[at(i)]; contract.groom == id || contract.bride == id)
        text += lines("See contract " + std::to_string(i + 1) + ".");
    return text;
  }

  [[nodiscard]] std::string province(Province province) const {
    const Map& map = rules_.facts().map;
    const ProvinceFacts& facts = map[province];
    const Realm& realm = state_.realm;
    std::string text = heading(std::string(facts.name));
    std::string first = "A province of " + std::string(name_of(country_of(province))) + ", held by " +
                        std::string(name_of(realm.control[at(province)])) + player(realm.control[at(province)]) + ".";
    for (const Country country : CountrySet::all())
      if (realm.capital[at(country)] == province)
        first += " Capital of " + std::string(name_of(country)) +
                 (realm.castle[at(country)] > 0
                      ? ", with a castle that counts for " + std::to_string(realm.castle[at(country)]) + "."
                      : ".");
    if (facts.good != kNoGood) first += " " + capital(kGoodIds[at(facts.good)]) + " is found here.";
    if (realm.famine.has(province))
      first += " There is famine: nothing enters, and it pays and yields nothing next time.";
    if (realm.rebellion.has(province)) first += " It rebels: it pays and yields nothing.";
    text += lines(first);
    std::vector<std::string> there;
    for (const Country country : CountrySet::all())
      if (const int armies = realm.armies[at(province)][at(country)]; armies > 0)
        there.push_back(counted(armies, "army", "armies") + " of " + std::string(name_of(country)));
    add_royals(Place::in(province), there);
    add_fleets(Place::in(province), there);
    for (const Country owner : CountrySet::all())
      for (int good = 0; good < kGoods; ++good)
        if (const int count = realm.items[at(province)][at(owner)].counts[at(good)]; count > 0)
          there.push_back(std::to_string(count) + " " + std::string(kGoodIds[at(good)]) + " of " +
                          std::string(name_of(owner)));
    text += lines(there.empty() ? "Nothing stands there." : "There: " + joined(there) + ".");
    std::vector<std::string> around;
    for (const Province other : map.neighbours(province))
      around.push_back(std::string(map[other].name) + " (" + std::string(name_of(realm.control[at(other)])) + ")");
    std::vector<std::string> seas;
    for (const SeaFacts& sea : map.seas)
      if (sea.coasts.has(province)) seas.push_back("the " + std::string(sea.name));
    text += lines("Next to it: " + (around.empty() ? "nothing" : joined(around)) +
                  (seas.empty() ? "" : "; on " + joined(seas)) + ".");
    return text;
  }

  [[nodiscard]] std::string sea(Sea sea) const {
    const Map& map = rules_.facts().map;
    std::vector<std::string> there;
    add_fleets(Place::at_sea(sea), there);
    std::vector<std::string> coasts;
    for (const Province province : map.seas[at(sea)].coasts) coasts.emplace_back(map[province].name);
    std::vector<std::string> straits;
    for (int i = 0; i < kSeas; ++i)
      if (map.straits[at(sea)][at(i)].is_there) straits.push_back("the " + std::string(map.seas[at(i)].name));
    return heading(std::string(map.seas[at(sea)].name)) +
           lines(there.empty() ? "No fleet is there." : "There: " + joined(there) + ".") +
           lines("Coasts: " + joined(coasts) + "; next to it " + joined(straits) + ".");
  }

  [[nodiscard]] std::string country(Country country) const {
    std::string text = heading(std::string(name_of(country)) + player(country));
    const Reign& reign = state_.reigns[at(country)];
    if (!state_.people.has(reign.monarch)) return text + lines("Nobody reigns there.");
    const auto held = has_lost_capital(state_.realm, rules_.facts(), country) ? Capital::lost : Capital::held;
    text += lines(titled(reign.monarch) + " reigns" +
                  (reign.regent != kNoPerson ? ", with " + titled(reign.regent) + " as regent" : "") +
                  "; Charisma that counts: " + signed_number(charisma_of_reign(state_.people, reign, held)) + ".");
    std::vector<std::string> heirs;
    for (const PersonId heir : line_of(state_.people, country, reign.monarch))
      if (heirs.size() < 5) heirs.push_back(titled(heir));
    text += lines(heirs.empty() ? "There is no heir: if the monarch dies, the line ends."
                                : "If the monarch dies: " + joined(heirs, ", then ") + ".");
    text += lines(
        counted(taxed_provinces(state_.realm, country), "province pays", "provinces pay") + ": " +
        std::to_string(rules_.facts().tax * taxed_provinces(state_.realm, country)) + " Crowns, or " +
        std::to_string(rules_.facts().high_tax * taxed_provinces(state_.realm, country)) +
        " at the high rate; upkeep " +
        std::to_string(rules_.facts().upkeep * (armies_of(state_.realm, country) + fleets_of(state_.realm, country))) +
        ".");
    return text + family_tree(rules_, view_, house_of(country), Branches::all, paper_);
  }

  // Several of one name: which are there.
  [[nodiscard]] std::string which(const std::vector<PersonId>& people) const {
    std::vector<std::string> names;
    for (const PersonId id : people)
      names.push_back(titled(id) + ", " + std::to_string(state_.people[id].age(state_.year)) + " (p" +
                      std::to_string(static_cast<int>(id)) + ")");
    return lines("There are several: " + joined(names) + ".", 0);
  }

 private:
  [[nodiscard]] std::string lines(const std::string& text, std::size_t indent = 2) const {
    return paragraph(text, indent, paper_);
  }
  [[nodiscard]] std::string heading(const std::string& text) const { return paper_.strong(text) + "\n"; }
  [[nodiscard]] static std::string capital(std::string_view word) { return capitalised(std::string(word)); }
  [[nodiscard]] std::string titled(PersonId id) const { return titled_name(rules_.who(state_, id), view_.reader()); }
  [[nodiscard]] std::string player(Country country) const {
    const Seat ruler = rules_.ruler(state_, country);
    return ruler == kNobody ? ", which nobody plays" : " (" + name_of(ruler, names_) + ")";
  }
  [[nodiscard]] std::string house(House house) const {
    return is_of_country(house) ? "the house " + house_name(country_of(house), state_.houses[at(house)], view_.reader())
                                : "no ruling house";
  }
  [[nodiscard]] static std::string court(House house) {
    return is_of_country(house) ? "the court of " + std::string(name_of(country_of(house))) : "no court";
  }

  [[nodiscard]] std::string kin(PersonId id) const {
    const Person& one = state_.people[id];
    std::vector<std::string> parts;
    std::vector<std::string> parents;
    for (const PersonId parent : {one.father, one.mother})
      if (state_.people.has(parent)) parents.push_back(titled(parent));
    if (!parents.empty()) parts.push_back((one.is_man() ? "son of " : "daughter of ") + joined(parents));
    parts.push_back(one.spouse != kNoPerson ? "wed to " + titled(one.spouse) : "not wed");
    const Kin kin(state_.people);
    std::vector<std::string> children;
    for (const PersonId child : kin.children(id)) children.push_back(titled(child));
    if (!children.empty()) parts.push_back("children: " + joined(children));
    return capitalised(joined(parts, "; ") + ".");
  }

  [[nodiscard]] std::string place_in_line(Country country, PersonId id) const {
    const Reign& reign = state_.reigns[at(country)];
    if (reign.monarch == id) return "Reigns in " + std::string(name_of(country)) + ".";
    if (!state_.people.has(reign.monarch)) return "";
    const std::vector<PersonId> line = line_of(state_.people, country, reign.monarch);
    const auto place = std::find(line.begin(), line.end(), id);
    return place == line.end() ? ""
                               : "Number " + std::to_string(place - line.begin() + 1) + " in line for the crown of " +
                                     std::string(name_of(country)) + ".";
  }

  [[nodiscard]] std::string whereabouts(PersonId id) const {
    for (const auto& pieces : state_.realm.pieces)
      for (const RoyalPiece& piece : pieces)
        if (piece.person == id)
          return "Stands in " +
                 (piece.ship == kAshore ? name_of(rules_.facts().map, spot_of(piece.place))
                                        : name_of(rules_.facts().map, spot_of(piece.ship))) +
                 ".";
    return "";
  }

  void add_royals(const Place& place, std::vector<std::string>& there) const {
    std::vector<PersonId> seen;
    for (const auto& pieces : state_.realm.pieces)
      for (const RoyalPiece& piece : pieces)
        if (piece.person != kNoPerson && piece.ship == kAshore && piece.place == place &&
            std::find(seen.begin(), seen.end(), piece.person) == seen.end()) {
          seen.push_back(piece.person);
          there.push_back(titled(piece.person));
        }
  }

  void add_fleets(const Place& place, std::vector<std::string>& there) const {
    for (const Country country : CountrySet::all())
      for (const Fleet& fleet : state_.realm.fleets[at(country)]) {
        if (fleet.place != place) continue;
        int armies = 0;
        for (const std::uint8_t count : fleet.armies) armies += count;
        there.push_back("a fleet of " + std::string(name_of(country)) +
                        (armies > 0 ? " with " + counted(armies, "army", "armies") : "") +
                        (has_goods(fleet) ? (armies > 0 ? " and goods" : " with goods") : ""));
      }
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const State& state_;
  Names names_;
  const Paper& paper_;
};

}  // namespace

std::string sheet_of(const Rules& rules, const View<Rules>& view, Names names, const std::string& words,
                     const Paper& paper) {
  const Sheets sheets(rules, view, names, paper);
  const Map& map = rules.facts().map;
  if (words.starts_with("contract ")) {
    const std::string number = words.substr(words.find_last_of(' ') + 1);
    constexpr std::size_t kMostDigits = 4;
    const bool is_number =
        !number.empty() && number.size() <= kMostDigits && number.find_first_not_of("0123456789") == std::string::npos;
    return is_number ? certificate(rules, view, std::stoi(number) - 1, paper) : "";
  }
  // What is called exactly so comes first: people may bear any name.
  const Spot spot = spot_called(map, words);
  const Country country = country_called(words);
  const auto place = [&] { return is_province(spot) ? sheets.province(province_at(spot)) : sheets.sea(sea_at(spot)); };
  if (spot != kNoSpot && id_of(spot) == plain_name(words)) return place();
  if (country != kNoCountry && plain_name(name_of(country)) == plain_name(words)) return sheets.country(country);
  if (const std::vector<PersonId> people = people_called(rules, view, words); people.size() == 1)
    return sheets.person(people[0]);
  else if (people.size() > 1)
    return sheets.which(people);
  if (spot != kNoSpot) return place();
  if (country != kNoCountry) return sheets.country(country);
  return "";
}

}  // namespace regalia::blood
