#include "games/blood/law/sentence.h"

#include <vector>

#include "engine/text.h"
#include "games/blood/facts/names.h"

namespace regalia::blood {
namespace {

class Writer {
 public:
  Writer(const Clause& clause, const ClauseNames& names) : clause_(clause), names_(names) {}

  [[nodiscard]] std::string text() const {
    std::string text = promise() + times();
    for (const std::string& condition : conditions()) text += ", " + condition;
    return text + ".";
  }
  [[nodiscard]] std::vector<std::string> conditions() const {
    std::vector<std::string> phrases;
    for (const Condition& condition : clause_.conditions) phrases.push_back(written(condition));
    return phrases;
  }

 private:
  [[nodiscard]] static std::string country(Country country) {
    return country == kNoCountry ? "somebody" : std::string(name_of(country));
  }
  [[nodiscard]] std::string who() const { return country(clause_.who); }
  [[nodiscard]] std::string whom() const { return country(clause_.whom); }
  [[nodiscard]] std::string third() const { return country(clause_.third); }
  [[nodiscard]] std::string person(PersonId id) const {
    return id == kNoPerson ? std::string(names_.nobody) : names_.person(id);
  }
  [[nodiscard]] std::string crowns() const {
    return std::to_string(clause_.amount) + (clause_.amount == 1 ? " Crown" : " Crowns");
  }
  [[nodiscard]] static std::string items(int count, Good good) {
    return std::to_string(count) + " " + std::string(kGoodIds[at(good)]);
  }
  // "Kent, Essex and Wessex"; `everywhere` if none is named.
  [[nodiscard]] std::string places(const std::string& everywhere) const {
    if (clause_.provinces.empty()) return everywhere;
    std::vector<std::string> list;
    for (const Province province : clause_.provinces) list.emplace_back(names_.map[province].name);
    return joined(list);
  }
  [[nodiscard]] static std::string_view children(int kind) {
    constexpr std::array<std::string_view, kChildrenKinds> kWords = {"The children", "The sons", "The daughters",
                                                                     "The first child", "All children but the first"};
    return kWords[at(std::min(kind, kChildrenKinds - 1))];
  }

  [[nodiscard]] std::string promise() const {
    switch (clause_.matter) {
      case Matter::peace:
        return who() + " does not attack " + whom() + (clause_.provinces.empty() ? "" : " in " + places(""));
      case Matter::usual_tax: return who() + " taxes at the usual rate";
      case Matter::no_match: return "Nobody of the house of " + who() + " weds into the house of " + third();
      case Matter::no_leave:
        return who() + " grants " + third() + " no way for armies or goods, no passing of fleets and no port";
      case Matter::heir: return who() + " does not pass over " + person(clause_.person);
      case Matter::no_help: return who() + " gives " + third() + " no Crowns, goods, land or armies";
      case Matter::no_contract: return who() + " signs no contract with " + third();
      case Matter::march: return "Armies of " + whom() + " may march through " + places(who());
      case Matter::fleets: return "Fleets of " + who() + " let those of " + whom() + " pass";
      case Matter::ports:
        return "Fleets of " + whom() + " may lie in " +
               (clause_.provinces.empty() ? "the ports of " + who() : "port in " + places(""));
      case Matter::carriage: return "Goods of " + whom() + " may go through " + places(who());
      case Matter::station: return "Armies of " + whom() + " may stand in " + places(who());
      case Matter::command:
        return whom() + " commands up to " + std::to_string(clause_.amount) +
               (clause_.amount == 1 ? " army of " : " armies of ") + who() +
               (clause_.provinces.empty() ? "" : " in " + places(""));
      case Matter::pension: return who() + " pays " + whom() + " " + crowns();
      case Matter::goods: return who() + " gives " + whom() + " " + items(clause_.amount, clause_.good);
      case Matter::exchange:
        return who() + " gives " + whom() + " " + items(clause_.amount, clause_.good) + " for " +
               items(clause_.returns, clause_.returned);
      case Matter::tax_share:
        return who() + " gives " + whom() + " " + std::to_string(clause_.amount) + " percent of its taxes";
      case Matter::land_later: return who() + " cedes " + places("nothing") + " to " + whom();
      case Matter::dowry: return who() + " pays " + whom() + " " + crowns() + " at once";
      case Matter::land: return who() + " cedes " + places("nothing") + " to " + whom() + " at once";
      case Matter::groom_joins: return "The groom joins the court of the bride";
      case Matter::children: return std::string(children(clause_.amount)) + " of the couple are of the bride's house";
      case Matter::claim: return person(clause_.person) + " renounces the crown of " + third();
      case Matter::captive: return who() + " sets " + person(clause_.person) + " free";
      case Matter::fief:
        return who() + " leaves the taxes and new items of " + places("nothing") + " to the house of " + whom();
      case Matter::release:
        return who() + " gives " + whom() + " back to its house" +
               (clause_.provinces.empty() ? "" : ", but keeps " + places(""));
      default: return who() + " hands " + whom() + " " + items(clause_.amount, clause_.good);
    }
  }

  [[nodiscard]] std::string times() const {
    std::string text;
    if (clause_.every != 0)
      text += clause_.every <= 5 ? " in every turn" : " every " + std::to_string(clause_.every) + " years";
    else if (form_of(clause_.matter).may_recur)
      text += " once";
    if (clause_.from != 0) text += ", from " + std::to_string(clause_.from);
    if (clause_.until != 0) text += ", until " + std::to_string(clause_.until);
    return text;
  }

  [[nodiscard]] std::string written(const Condition& condition) const {
    const std::string when = condition.is_not ? "unless " : "while ";
    switch (condition.what) {
      case Condition::What::holds:
        return when + country(condition.one) + " holds " +
               (condition.province == kNoProvince ? "nothing" : std::string(names_.map[condition.province].name));
      case Condition::What::at_war:
        if (condition.other == kNoCountry) return when + country(condition.one) + " is at war";
        return when + country(condition.one) + " and " + country(condition.other) + " are at war";
      case Condition::What::lives: return when + person(condition.person) + " lives";
      default: return when + person(condition.person) + " reigns";
    }
  }

  const Clause& clause_;
  const ClauseNames& names_;
};

}  // namespace

std::string sentence(const Clause& clause, const ClauseNames& names) { return Writer(clause, names).text(); }

std::vector<std::string> conditions(const Clause& clause, const ClauseNames& names) {
  return Writer(clause, names).conditions();
}

}  // namespace regalia::blood
