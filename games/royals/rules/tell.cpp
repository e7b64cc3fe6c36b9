// Events as sentences for people.
#include "engine/text.h"
#include "games/royals/rules.h"

namespace regalia::royals {
namespace {

std::string number_word(int count) {
  static constexpr std::array<std::string_view, 13> kNumbers = {
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"};
  return count < 13 ? std::string(kNumbers[at(count)]) : std::to_string(count);
}

std::string counted(int count, const std::string& noun) {
  return number_word(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string points(int value) { return std::to_string(value) + (value == 1 ? " point" : " points"); }

const char* rank_word(MarkerRank rank) { return rank == MarkerRank::higher ? "higher" : "lower"; }

// One overload for each kind of event.
struct Teller {
  const Rules& rules;
  std::span<const std::string> names;
  const Facts& facts = rules.facts();

  [[nodiscard]] std::string who(Seat seat) const {
    return at(seat) < names.size() ? names[at(seat)] : "Player " + std::to_string(index(seat) + 1);
  }
  [[nodiscard]] const std::string& name(Country country) const { return facts.country_names[at(country)]; }
  [[nodiscard]] const std::string& land(Country country) const { return facts.country_phrases[at(country)]; }
  [[nodiscard]] const TitleFacts& title(Title title) const { return facts.titles[at(title)]; }
  [[nodiscard]] std::string year(Ordinal period) const { return std::to_string(facts.periods[at(period.index)].year); }

  std::string operator()(const Started& e) const { return who(e.seat) + " is the starting player."; }
  std::string operator()(const Revealed& e) const { return "A " + name(e.country) + " card is turned face up."; }
  std::string operator()(const Announced& e) const {
    return who(e.seat) + (e.plan == DrawPlan::three_countries ? " will draw three Country cards."
                                                              : " will draw a Country card and an Intrigue card.");
  }
  std::string operator()(const DrewCountry& e) const {
    return who(e.seat) + " draws a " + (e.country ? name(*e.country) : "Country") + " card from the pile.";
  }
  std::string operator()(const TookDisplay& e) const {
    return who(e.seat) + " takes the face-up " + name(e.country) + " card.";
  }
  std::string operator()(const DrewIntrigue& e) const {
    return who(e.seat) +
           (e.pair ? " draws the Intrigue card " + rules.pair_name(*e.pair) + "." : " draws an Intrigue card.");
  }
  std::string operator()(const Claimed& e) const {
    const int number = static_cast<int>(e.noble);
    const Rules::Noble& noble = rules.noble(number);
    std::vector<std::string> cards;
    for (const Country country : kAllCountries)
      if (const int count = e.country[country]; count > 0) cards.push_back(counted(count, name(country) + " card"));
    if (e.country[noble.country] < noble.cost && !cards.empty())
      cards.back() += " (" + number_word(facts.country_wild) + " for one)";
    for (int i = 0; i < kPairs; ++i)
      if (const int count = e.intrigue[static_cast<Pair>(i)]; count > 0)
        cards.push_back(counted(count, "Intrigue card") + " " + rules.pair_name(static_cast<Pair>(i)));
    const std::string paid = " with " + joined(cards);
    if (e.former == kNobody) return who(e.seat) + " claims " + rules.noble_name(number) + paid + ".";
    const char* place = rules.options().resting_place == RestingPlace::cathedral ? "Cathedral" : "City space";
    return who(e.seat) + " takes over " + rules.noble_name(number) + " from " + who(e.former) + paid + "; " +
           who(e.former) + "'s cube goes to the " + place + ".";
  }
  std::string operator()(const CityBonus& e) const {
    const CityFacts& city = facts.cities[at(e.city)];
    return who(e.seat) + " is first in " + city.name + " and takes its City bonus: " + points(city.bonus) + ".";
  }
  std::string operator()(const CountryBonus& e) const {
    return who(e.seat) + " has a cube in every city of " + land(e.country) +
           " and takes a Country bonus: " + points(facts.country_bonus[at(e.country)][at(e.marker.index)]) + ".";
  }
  std::string operator()(const HouseBonus& e) const {
    return who(e.seat) + " has a cube on every title and takes a Noble House bonus: " +
           points(facts.house_bonus[at(e.marker.index)]) + ".";
  }
  std::string operator()(const Discarded& e) const { return who(e.seat) + " discards a " + name(e.country) + " card."; }
  std::string operator()(const DroppedIntrigue& e) const {
    return who(e.seat) + " discards the Intrigue card " + rules.pair_name(e.pair) + ".";
  }
  std::string operator()(const OverLimit& e) const {
    return who(e.seat) + " has more cards than a hand may hold and is to discard.";
  }
  std::string operator()(const TurnEnded& e) const { return who(e.seat) + "'s turn is over."; }
  std::string operator()(const PileShuffled& e) const {
    return "The discarded Country cards are shuffled into a new pile of " + std::to_string(e.cards.size()) + ".";
  }
  std::string operator()(const IntrigueShuffled& e) const {
    return "The discarded Intrigue cards are shuffled into a new pile of " + std::to_string(e.cards.size()) + ".";
  }
  std::string operator()(const PeriodEnding& e) const {
    return e.period.index == kPeriods - 1 ? "The last period is ending: the round is played to its end."
                                          : "The period of " + year(e.period) + " comes to its end.";
  }
  std::string operator()(const PeriodMarker& e) const {
    const int value = facts.periods[at(e.period.index)].markers[at(e.country)][at(e.rank)].value;
    return who(e.seat) + " takes the " + rank_word(e.rank) + " marker of " + land(e.country) + " for " +
           year(e.period) + " with " + std::to_string(e.influence) + " influence" +
           (e.tie == Tie::by_title  ? " and the higher title"
            : e.tie == Tie::by_city ? " and the city with the higher bonus"
                                    : "") +
           ": " + points(value) + ".";
  }
  std::string operator()(const MarkerRemoved& e) const {
    return (e.rivals == 0 ? "Nobody has" : "Only one player has") + (" influence in " + land(e.country)) + ": the " +
           rank_word(e.rank) + " marker for " + year(e.period) + " leaves the game.";
  }
  std::string operator()(const TitleFull& e) const {
    return who(e.seat) + " has the most cubes on the " + title(e.title).name +
           " and takes the whole marker: " + points(title(e.title).full) + ".";
  }
  std::string operator()(const TitleHalf& e) const {
    return who(e.seat) + " shares the most cubes on the " + title(e.title).name +
           " and takes half of the marker: " + points(title(e.title).half) + ".";
  }
  std::string operator()(const TitleRemoved& e) const {
    return (e.tied == 0 ? "Nobody has a cube on the " : "More than two share the most cubes on the ") +
           title(e.title).name + ": the marker leaves the game.";
  }
  std::string operator()(const GameOver&) const { return "The game is over."; }
};

}  // namespace

std::string Rules::tell(const Event& event, std::span<const std::string> names) const {
  return std::visit(Teller{*this, names}, event);
}

std::vector<Gain> Rules::gains(const Event& event) const {
  const Facts& facts = facts_;
  const auto found = [&]<class Kind>(const Kind& e) -> std::vector<Gain> {
    if constexpr (std::is_same_v<Kind, CityBonus>)
      return {{e.seat, facts.cities[at(e.city)].bonus}};
    else if constexpr (std::is_same_v<Kind, CountryBonus>)
      return {{e.seat, facts.country_bonus[at(e.country)][at(e.marker.index)]}};
    else if constexpr (std::is_same_v<Kind, HouseBonus>)
      return {{e.seat, facts.house_bonus[at(e.marker.index)]}};
    else if constexpr (std::is_same_v<Kind, PeriodMarker>)
      return {{e.seat, facts.periods[at(e.period.index)].markers[at(e.country)][at(e.rank)].value}};
    else if constexpr (std::is_same_v<Kind, TitleFull>)
      return {{e.seat, facts.titles[at(e.title)].full}};
    else if constexpr (std::is_same_v<Kind, TitleHalf>)
      return {{e.seat, facts.titles[at(e.title)].half}};
    else
      return {};
  };
  return std::visit(found, event);
}

}  // namespace regalia::royals
