// The table in plain text: a line a country, what stands on its land, and the family trees.
#include "engine/text.h"
#include "games/blood/people/scores.h"
#include "games/blood/view/called.h"
#include "games/blood/view/certificate.h"
#include "games/blood/view/family_tree.h"
#include "games/blood/view/map_drawing.h"
#include "games/blood/view/paragraph.h"
#include "games/blood/view/pen.h"
#include "games/blood/view/position_forms.h"
#include "games/blood/view/sheets.h"

namespace regalia::blood {
namespace {

class Table {
 public:
  Table(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper)
      : rules_(rules), view_(view), state_(view.seen.shown), names_(names), paper_(paper) {}

  std::string text() const {
    std::string text = heading();
    for (const Country country : CountrySet::all()) text += crown(country);
    text += barons();
    if (paper_.detail == Detail::whole) return text + certificates(rules_, view_, paper_) + "\n" + trees();
    const auto in_force =
        std::count_if(state_.law.contracts.begin(), state_.law.contracts.end(), [](const Contract& each) {
          return each.status == Contract::Status::in_force || each.status == Contract::Status::betrothed;
        });
    if (in_force > 0)
      text += lines("You know of " + counted(static_cast<int>(in_force), "contract", "contracts") +
                        "; type contracts to read them.",
                    2);
    return text;
  }

  // What the viewer has, in a line or two.
  std::string chest() const {
    std::string text = "You have " + treasury(view_.viewer);
    const CountrySet countries = rules_.countries_of(state_, view_.viewer);
    for (const Country country : countries)
      text += (countries.size() > 1 ? "; of " + std::string(name_of(country)) : "") + holdings(country);
    return lines(text + ".", 0);
  }

  std::string tree(Country country) const {
    return paper_.strong(house(country)) + "\n" + family_tree(rules_, view_, house_of(country), Branches::all, paper_);
  }
  std::string trees() const {
    std::string text;
    for (const Country country : rules_.in_play()) text += (text.empty() ? "" : "\n") + tree(country);
    return text;
  }

 private:
  std::string lines(const std::string& text, std::size_t indent) const { return paragraph(text, indent, paper_); }
  std::string house(Country country) const {
    return "House " + house_name(country, state_.houses[at(country)], view_.reader()) + " of " +
           std::string(name_of(country));
  }
  std::string_view province(Province province) const { return rules_.facts().map[province].name; }

  std::string heading() const {
    if (state_.phases.empty()) return paper_.strong("The game has ended in " + std::to_string(state_.year)) + "\n";
    const int turn = (state_.year - kFirstYear) / kYearsOfATurn + 1;
    return paper_.strong(std::to_string(state_.year) + ", turn " + std::to_string(turn) + " of " +
                         std::to_string(rules_.options().turns) + ": " + chapter()) +
           "\n";
  }
  std::string chapter() const {
    const std::string_view id = plain::chapter_id(state_.phases[state_.phases.size() - 1]);
    if (id == "founding") return "families are founded";
    if (id == "crowns") return "a throne is vacant";
    if (id == "court") return "court is held";
    if (id == "taxing") return "taxes";
    if (id == "paying-off") return "rebellions are paid off";
    if (id == "raising") return "armies are raised";
    if (id == "round" || id == "fortune") return "a round begins";
    if (id == "march") return "armies march";
    if (id == "scorching" || id == "conflicts") return "enemies meet";
    if (id == "marking") return "control markers";
    if (id == "cashing") return "goods are sold";
    if (id == "placing") return "the first armies are placed";
    return std::string(id);
  }

  // "A England     Anna      King Edward, 30      85 Crowns   10 provinces"
  std::string crown(Country country) const {
    const Seat ruler = rules_.ruler(state_, country);
    const Realm& realm = state_.realm;
    if (!rules_.in_play().has(country))
      return paper_.faint(lines(std::string(name_of(country)) + ": nobody plays it" + holdings(country), 2));
    const std::size_t wide = paper_.columns >= 96 ? 16 : 11;
    std::string line =
        ruler == kNobody ? "- " : paper_.of(ruler, std::string(1, static_cast<char>('A' + index(ruler)))) + " ";
    line += padded(std::string(name_of(country)), 9) +
            padded(shortened(ruler == kNobody ? "nobody" : name_of(ruler, names_), wide - 1), wide);
    const Reign& reign = state_.reigns[at(country)];
    if (state_.people.has(reign.monarch)) {
      const auto capital = has_lost_capital(realm, rules_.facts(), country) ? Capital::lost : Capital::held;
      line += titled_name(rules_.who(state_, acting_monarch(reign)), view_.reader()) + ", " +
              std::to_string(state_.people[acting_monarch(reign)].age(state_.year)) +
              (reign.regent != kNoPerson ? " (regent)" : "") + ", Charisma " +
              signed_number(charisma_of_reign(state_.people, reign, capital)) + "; ";
    }
    if (ruler != kNobody && rules_.house_of(ruler) == house_of(country)) line += treasury(ruler) + "; ";
    line += counted(controlled_by(realm, country).size(), "province", "provinces");
    return lines(line, 2) + (paper_.detail == Detail::little ? "" : land(country));
  }

  // With secret cash, what the viewer can reckon.
  std::string treasury(Seat seat) const {
    const bool is_known =
        !rules_.options().cash_is_secret || seat == view_.viewer || view_.viewer == kOpenHands || state_.phases.empty();
    return (is_known ? "" : "about ") + counted(std::max(0, rules_.money(state_, seat)), "Crown", "Crowns");
  }

  // Players who have lost every country.
  std::string barons() const {
    std::string text;
    for (const Seat seat : rules_.everybody())
      if (state_.year > kFirstYear && rules_.countries_of(state_, seat).empty())
        text += lines(name_of(seat, names_) + " has no country; " + treasury(seat), 2);
    return text;
  }

  std::string land(Country country) const {
    const std::string text = holdings(country);
    return text.empty() ? "" : paper_.faint(lines(text.substr(2), 6));
  }

  // "; armies: Essex 4, Kent 2; fleets: Kent; goods: Lancashire 2 food; famine: …"
  std::string holdings(Country country) const {
    const Realm& realm = state_.realm;
    std::vector<std::string> armies;
    std::vector<std::string> fleets;
    std::vector<std::string> goods;
    std::vector<std::string> famine;
    std::vector<std::string> rebellion;
    for (int i = 0; i < kProvinces; ++i) {
      const auto here = static_cast<Province>(i);
      const std::string name(province(here));
      if (const int count = realm.armies[at(i)][at(country)]; count > 0)
        armies.push_back(name + " " + std::to_string(count));
      for (int good = 0; good < kGoods; ++good)
        if (const int count = realm.items[at(i)][at(country)].counts[at(good)]; count > 0)
          goods.push_back(std::to_string(count) + " " + std::string(kGoodIds[at(good)]) + " in " + name);
      if (realm.control[at(i)] == country && realm.famine.has(here)) famine.push_back(name);
      if (realm.control[at(i)] == country && realm.rebellion.has(here)) rebellion.push_back(name);
    }
    for (const Fleet& fleet : realm.fleets[at(country)])
      fleets.push_back(std::string(fleet.place.is_at_sea() ? rules_.facts().map.seas[at(fleet.place.sea)].name
                                                           : province(fleet.place.province)) +
                       aboard(fleet));
    std::string text;
    const auto add = [&](const char* what, const std::vector<std::string>& list) {
      if (!list.empty()) text += "; " + std::string(what) + ": " + joined(list, ", ");
    };
    add("armies", armies);
    add("fleets", fleets);
    add("goods", goods);
    add("famine", famine);
    add("rebellion", rebellion);
    return text;
  }

  // " with 4 armies and 3 cloth"
  static std::string aboard(const Fleet& fleet) {
    std::vector<std::string> cargo;
    for (const Country colour : CountrySet::all())
      if (const int armies = fleet.armies[at(colour)]; armies > 0) cargo.push_back(counted(armies, "army", "armies"));
    for (int good = 0; good < kGoods; ++good) {
      int items = 0;
      for (const Goods& goods : fleet.goods) items += goods.counts[at(good)];
      if (items > 0) cargo.push_back(std::to_string(items) + " " + std::string(kGoodIds[at(good)]));
    }
    return cargo.empty() ? "" : " with " + joined(cargo);
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const State& state_;
  Names names_;
  const Paper& paper_;
};

// Whether people are what is decided about now.
bool is_about_families(const State& state) {
  if (state.phases.empty()) return false;
  const Phase& phase = state.phases[state.phases.size() - 1];
  return std::holds_alternative<Births>(phase) || std::holds_alternative<Crowns>(phase) ||
         std::holds_alternative<Bidding>(phase) || std::holds_alternative<Court>(phase) ||
         std::holds_alternative<Announcements>(phase);
}

}  // namespace

std::string Pen::board(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper) {
  return Table(rules, view, names, paper).text();
}

std::string Pen::hand(const Rules& rules, const View<Rules>& view, const Paper& paper) {
  if (index(view.viewer) >= rules.seats()) return "";
  const State& state = view.seen.shown;
  const House house = rules.house_of(view.viewer);
  if (paper.detail != Detail::whole && !is_about_families(state)) return Table(rules, view, {}, paper).chest();
  const std::string head = "Your court (Strength or Guile, Constitution, Charisma behind the age):\n";
  const std::string tree = family_tree(rules, view, house, Branches::at_court, paper);
  constexpr int kManyPeople = 14;
  if (paper.detail == Detail::little && state.people.living_at(house) > kManyPeople)
    return "Your court: " + counted(state.people.living_at(house), "person", "people") + "; type tree to see them.\n";
  return head + tree;
}

std::vector<DrawnPage> Pen::pages() {
  return {{"map", "the map, or your part of it; map france shows another part"},
          {"tree", "the tree of your house; tree spain shows another, tree all all of them"},
          {"contracts", "all contracts and offers that you know, with what is due"}};
}

std::string Pen::page(const Rules& rules, const View<Rules>& view, Names names, const std::string& page,
                      const std::string& words, const Paper& paper) {
  const bool is_seated = index(view.viewer) < rules.seats();
  const Country own = is_seated ? country_of(rules.house_of(view.viewer)) : *rules.in_play().begin();
  if (page == "contracts") {
    const std::string text = certificates(rules, view, paper);
    return text.empty() ? "You know of no contract.\n" : text;
  }
  if (words == "all" && page == "tree") return Table(rules, view, names, paper).trees();
  const Country named = words.empty() ? own : country_called(words);
  if (page == "tree") return named == kNoCountry ? "" : Table(rules, view, names, paper).tree(named);
  if (words.empty() && paper.columns >= kColumnsOfEurope) return draw_europe(rules, view, paper);
  return named == kNoCountry ? "" : draw_region(rules, view, named, paper);
}

std::string Pen::about(const Rules& rules, const View<Rules>& view, Names names, const std::string& words,
                       const Paper& paper) {
  return sheet_of(rules, view, names, words, paper);
}

std::string Pen::reference(const Rules& rules, const Paper& paper) {
  const Facts& facts = rules.facts();
  const auto lines = [&](const std::string& text) {
    return wrapped(text, static_cast<std::size_t>(paper.columns), 2) + "\n";
  };
  return lines("Strength helps a man in battle; his wife's Guile is added to it.") +
         lines(
             "Constitution is added to the roll for survival, Charisma to rolls for rebellion; a bride's Charisma is "
             "worth " +
             std::to_string(facts.wedding_money) + " Crowns a point to the groom's house.") +
         lines(
             "Survival with two dice: 3 at 15, 4 from 20 to 40, 5 at 45, one more every five years to 9 at 65, 10 from "
             "70, 11 "
             "from 85 on.") +
         lines("An army or fleet costs " + std::to_string(facts.price.value) + " Crowns, and " +
               std::to_string(facts.upkeep.value) + " each turn. Goods: metal, cloth and food bring " +
               std::to_string(facts.sets[0].value) + " together, " + std::to_string(facts.sets[1].value) +
               " with a semi-luxury, " + std::to_string(facts.sets[2].value) + " with a luxury besides.");
}

}  // namespace regalia::blood
