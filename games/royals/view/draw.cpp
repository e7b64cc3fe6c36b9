// The board in plain text, at most 100 columns wide, as one seat sees it.
#include <algorithm>

#include "games/royals/view/codec.h"

namespace regalia::royals {
namespace {

std::string padded(std::string text, std::size_t width) {
  // Names may hold UTF-8; continuation bytes take no column.
  const auto columns = static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
  if (columns < width) text.append(width - columns, ' ');
  return text;
}

constexpr std::size_t kWidth = 100;

// "label: a, b, c", broken into lines that fit, each further line indented.
std::string listed(const std::string& label, const std::vector<std::string>& items) {
  std::string text;
  std::string line = label + ":";
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string item = " " + items[i] + (i + 1 < items.size() ? "," : "");
    if (line.size() + item.size() > kWidth) {
      text += line + "\n";
      line = "   ";
    }
    line += item;
  }
  return text + line + (items.empty() ? " none" : "") + "\n";
}

class Drawing {
 public:
  Drawing(const Rules& rules, const View<Rules>& view, std::span<const std::string> names)
      : rules_(rules), facts_(rules.facts()), seen_(view.seen), board_(view.seen.board), names_(names) {}

  std::string text() const { return heading() + cities() + "\n" + players() + cards(); }

 private:
  std::string name(Seat seat) const {
    return at(seat) < names_.size() ? names_[at(seat)] : "Player " + std::to_string(index(seat) + 1);
  }

  std::string heading() const {
    std::string text = "Period " + std::to_string(board_.period + 1) + " of 3 (" +
                       std::to_string(facts_.periods[board_.period].year) + ")";
    if (board_.period_ends && board_.phase != Phase::over)
      text += board_.period == kPeriods - 1 ? ", ending with this round" : ", ending with this turn";
    if (board_.phase == Phase::over)
      text += "   The game is over";
    else if (board_.turn != kNobody)
      text += "   Turn of " + name(board_.turn);
    return text + "\n";
  }

  std::string noble(int id) const {
    const Rules::Noble& place = rules_.noble(id);
    const Seat owner = rules_.holder(board_, id);
    return padded(facts_.titles[at(place.title)].name + " " + std::to_string(place.cost) + "/" +
                      std::to_string(place.influence),
                  13) +
           padded(owner == kNobody ? "-" : name(owner), 10);
  }

  std::string cities() const {
    std::string text;
    for (const Country country : kAllCountries) {
      text += "\n" + padded(facts_.country_names[at(country)], 15) + "Bonus  " +
              padded("Nobles, cards/influence, holder", 46) + "Vanquished\n";
      for (int city = 0; city < kCities; ++city) {
        const CityFacts& place = facts_.cities[at(city)];
        if (place.country != country) continue;
        std::string line = "  " + padded(place.name, 13);
        line += padded(board_.markers.city[at(city)] == kNobody ? std::to_string(place.bonus.value) : "taken", 7);
        std::size_t shown = 0;
        for (int i = 0; i < rules_.noble_count(); ++i)
          if (rules_.noble(i).city == city) {
            line += noble(i);
            ++shown;
          }
        line += std::string(23 * (2 - shown), ' ') + vanquished(city);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
      }
    }
    return text;
  }

  std::string vanquished(int city) const {
    std::string text;
    for (int i = 0; i < rules_.seats(); ++i)
      if (const int cubes = board_.vanquished[at(i)][at(city)]; cubes > 0)
        text += name(seat_at(i)).substr(0, 3) + std::to_string(cubes) + " ";
    return text;
  }

  std::string players() const {
    std::string text = padded("Player", 13) + padded("Cards", 7) + padded("Intrigue", 10) + padded("Cubes", 7) +
                       padded("Points", 8) + padded("Influence F/G/B/S", 19) + "Cubes on titles M/B/Co/D/Ca/P/K\n";
    const bool limited = rules_.options().cube_supply == CubeSupply::limited;
    State state;
    state.board = board_;
    for (int i = 0; i < rules_.seats(); ++i) {
      const Seat seat = seat_at(i);
      const bool open = !rules_.options().markers_face_down || seat == seen_.viewer || board_.phase == Phase::over;
      std::string influence;
      for (const Country country : kAllCountries)
        influence += (influence.empty() ? "" : " / ") + std::to_string(rules_.influence(board_, seat, country));
      std::string titles;
      for (const int cubes : board_.title_cubes[at(i)]) titles += (titles.empty() ? "" : " / ") + std::to_string(cubes);
      text += padded((seat == board_.turn && board_.phase != Phase::over ? "> " : "  ") + name(seat), 13) +
              padded(std::to_string(seen_.country_cards[at(i)]), 7) +
              padded(std::to_string(seen_.intrigue_cards[at(i)]), 10) +
              padded(limited ? std::to_string(board_.cubes[at(i)]) : "-", 7) +
              padded(open ? std::to_string(rules_.tally(state, seat).total()) : "?", 8) + padded(influence, 19) +
              titles + "\n";
    }
    return text;
  }

  std::vector<std::string> items(CountryCards cards) const {
    std::vector<std::string> list;
    for (const Country country : kAllCountries)
      if (cards[country] > 0) list.push_back(facts_.country_names[at(country)] + " x" + std::to_string(cards[country]));
    return list;
  }
  std::vector<std::string> items(IntrigueCards cards) const {
    std::vector<std::string> list;
    for (int i = 0; i < kPairs; ++i)
      if (const int count = cards[static_cast<Pair>(i)]; count > 0)
        list.push_back(rules_.pair_name(static_cast<Pair>(i)) + " x" + std::to_string(count));
    return list;
  }

  std::string cards() const {
    const auto counted = [](int count, const char* noun) {
      return std::to_string(count) + noun + (count == 1 ? "" : "s");
    };
    std::string text = "\nFace-down piles: " + counted(seen_.pile, " Country card") + ", " +
                       counted(seen_.intrigue_pile, " Intrigue card") + "\n" + listed("Face up", items(board_.display));
    if (index(seen_.viewer) < rules_.seats())
      text += listed("Your Country cards", items(seen_.hand.country)) +
              listed("Your Intrigue cards", items(seen_.hand.intrigue));
    if (seen_.claim.noble != kNoNoble) text += "You are paying for " + rules_.noble_name(seen_.claim.noble) + ".\n";
    return text;
  }

  const Rules& rules_;
  const Facts& facts_;
  const Observation& seen_;
  const Board& board_;
  std::span<const std::string> names_;
};

}  // namespace

std::string Codec::draw(const Rules& rules, const View<Rules>& view, std::span<const std::string> names) {
  return Drawing(rules, view, names).text();
}

}  // namespace regalia::royals
