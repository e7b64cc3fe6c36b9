// The board in plain text, at most 80 columns wide, as one seat sees it.
#include <algorithm>
#include <set>

#include "engine/text.h"
#include "games/royals/view/pen.h"

namespace regalia::royals {
namespace {

constexpr std::size_t kLongestName = 8;
constexpr std::array<std::string_view, kTitles> kTitleLetters = {"Ma", "Ba", "Co", "Du", "Ca", "Pr", "Ki"};

class Drawing {
 public:
  Drawing(const Rules& rules, const View<Rules>& view, std::span<const std::string> names, const Paper& paper)
      : rules_(rules), facts_(rules.facts()), seen_(view.seen), board_(view.seen.board), names_(names), paper_(paper) {}

  std::string text() const {
    return heading() + (paper_.detail == Detail::little ? "" : cities()) + players() + values() + piles();
  }

 private:
  std::string name(Seat seat) const {
    return at(seat) < names_.size() ? names_[at(seat)] : "Player " + std::to_string(index(seat) + 1);
  }
  // One letter that stands for a seat: its initial, unless two players share theirs.
  std::string letter(Seat seat) const {
    std::set<std::string> initials;
    for (int i = 0; i < rules_.seats(); ++i) initials.insert(shortened(name(seat_at(i)), 1));
    if (static_cast<int>(initials.size()) == rules_.seats()) return shortened(name(seat), 1);
    return std::string(1, static_cast<char>('A' + index(seat)));
  }
  // A name in a column, in the colour of its seat.
  std::string column(Seat seat, std::size_t width) const {
    return paper_.of(seat, padded(shortened(name(seat), std::min(width, kLongestName)), width));
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
    return paper_.strong(text) + "\n";
  }

  std::string noble(int id) const {
    const Rules::Noble& place = rules_.noble(id);
    const Seat owner = rules_.holder(board_, id);
    return padded(facts_.titles[at(place.title)].name, 9) +
           padded(std::to_string(place.cost) + "/" + std::to_string(place.influence), 4) +
           (owner == kNobody ? padded("-", 9) : column(owner, 9));
  }

  std::string cities() const {
    std::string text = paper_.faint(padded("", 15) + padded("Bonus", 7) +
                                    padded("Nobles: cards/influence, holder", 44) + "Vanquished") +
                       "\n";
    for (const Country country : kAllCountries) {
      const auto& [first, second] = board_.markers.country[at(country)];
      const TwoMarkers& bonus = facts_.country_bonus[at(country)];
      const std::string left = first == kNobody ? std::to_string(bonus[0]) + " for the first with a cube in every city"
                               : second == kNobody
                                   ? std::to_string(bonus[1]) + " for the second with a cube in every city"
                                   : "both Country bonuses are taken";
      text += paper_.strong(padded(facts_.country_names[at(country)], 15)) + paper_.faint(left) + "\n";
      for (int city = 0; city < kCities; ++city)
        if (facts_.cities[at(city)].country == country) text += city_line(city);
    }
    return text;
  }

  std::string city_line(int city) const {
    const CityFacts& place = facts_.cities[at(city)];
    std::string line = "  " + padded(place.name, 13);
    line += padded(board_.markers.city[at(city)] == kNobody ? std::to_string(place.bonus.value) : "taken", 7);
    std::size_t shown = 0;
    for (int i = 0; i < rules_.noble_count(); ++i)
      if (rules_.noble(i).city == city) {
        line += noble(i);
        ++shown;
      }
    line += std::string(22 * (2 - shown), ' ');
    for (int i = 0; i < rules_.seats(); ++i)
      if (const int cubes = board_.vanquished[at(i)][at(city)]; cubes > 0)
        line += paper_.of(seat_at(i), letter(seat_at(i)) + std::to_string(cubes)) + " ";
    return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }

  std::string players() const {
    std::string text = padded("    Player", 13) + "Cards Intrigue Cubes Points ";
    for (const Country country : kAllCountries) text += padded(facts_.country_names[at(country)].substr(0, 3), 4);
    text += " Cubes on titles:";
    text = paper_.faint(text) + "\n" + std::string(58, ' ');
    for (const std::string_view letters : kTitleLetters) text += paper_.faint(letters) + " ";
    text.back() = '\n';
    State state;
    state.board = board_;
    for (int i = 0; i < rules_.seats(); ++i) {
      const Seat seat = seat_at(i);
      const bool limited = rules_.options().cube_supply == CubeSupply::limited;
      const bool open = !rules_.options().markers_face_down || seat == seen_.viewer || board_.phase == Phase::over;
      text += (seat == board_.turn && board_.phase != Phase::over ? "> " : "  ") + paper_.of(seat, letter(seat)) + " " +
              column(seat, 9) + padded(std::to_string(seen_.country_cards[at(i)]), 6) +
              padded(std::to_string(seen_.intrigue_cards[at(i)]), 9) +
              padded(limited ? std::to_string(board_.cubes[at(i)]) : "-", 6) +
              padded(open ? std::to_string(rules_.tally(state, seat).total()) : "?", 7);
      for (const Country country : kAllCountries)
        text += padded(std::to_string(rules_.influence(board_, seat, country)), 4);
      text += " ";
      for (const int cubes : board_.title_cubes[at(i)]) text += padded(std::to_string(cubes), 3);
      text.erase(text.find_last_not_of(' ') + 1);
      text += "\n";
    }
    return text;
  }

  // What there is to win: by influence when the period ends, by titles at the end, by a cube on every title.
  std::string values() const {
    const auto two = [](int first, int second) { return std::to_string(first) + "/" + std::to_string(second); };
    std::vector<std::string> markers;
    for (std::size_t i = 0; i < kCountries; ++i)
      markers.push_back(facts_.country_names[i] + " " +
                        two(facts_.periods[board_.period].markers[i][0], facts_.periods[board_.period].markers[i][1]));
    std::vector<std::string> titles;
    for (std::size_t i = 0; i < kTitles; ++i)
      titles.push_back(std::string(kTitleLetters[i]) + " " + std::to_string(facts_.titles[i].full));
    std::vector<std::string> houses;
    for (std::size_t i = 0; i < kHouses; ++i)
      if (board_.markers.house[i] == kNobody) houses.push_back(std::to_string(facts_.house_bonus[i]));
    const auto line = [&](const std::string& text) {
      return paper_.faint(wrapped(text, static_cast<std::size_t>(paper_.columns), 2)) + "\n";
    };
    if (board_.phase == Phase::over) return {};
    std::string text = line("Most/second influence at the end of this period: " + joined(markers, ", ") + ".") +
                       line("Most cubes on a title at the end: " + joined(titles, ", ") +
                            ". A cube on every title: " + (houses.empty() ? "taken" : joined(houses, ", then ")) + ".");
    if (rules_.options().markers_face_down) text += line("Points ?: the markers of others lie face down here.");
    return text;
  }

  std::string piles() const {
    std::vector<std::string> face_up;
    for (const Country country : kAllCountries)
      for (int i = 0; i < board_.display[country]; ++i) face_up.push_back(facts_.country_names[at(country)]);
    return wrapped("Face up: " + (face_up.empty() ? "nothing" : joined(face_up, ", ")) + ".   Piles: " +
                       std::to_string(seen_.pile) + " Country, " + std::to_string(seen_.intrigue_pile) + " Intrigue.",
                   static_cast<std::size_t>(paper_.columns), 9) +
           "\n";
  }

  const Rules& rules_;
  const Facts& facts_;
  const Observation& seen_;
  const Board& board_;
  std::span<const std::string> names_;
  const Paper& paper_;
};

template <class Cards, class Name>
std::string listed(const char* label, const Cards& cards, Name name, const Paper& paper) {
  std::vector<std::string> items;
  for (int i = 0; i < Cards::kKinds; ++i)
    if (const int count = cards[static_cast<typename Cards::KindType>(i)]; count > 0)
      items.push_back(std::to_string(count) + " " + name(i));
  return wrapped(std::string(label) + (items.empty() ? "none" : joined(items, ", ")),
                 static_cast<std::size_t>(paper.columns), 10) +
         "\n";
}

}  // namespace

std::string Pen::board(const Rules& rules, const View<Rules>& view, std::span<const std::string> names,
                       const Paper& paper) {
  return Drawing(rules, view, names, paper).text();
}

std::string Pen::hand(const Rules& rules, const View<Rules>& view, const Paper& paper) {
  const Observation& seen = view.seen;
  std::string text =
      listed(
          "Hand:     ", seen.hand.country, [&](int i) { return rules.facts().country_names[at(i)]; }, paper) +
      listed(
          "Intrigue: ", seen.hand.intrigue, [&](int i) { return rules.pair_name(static_cast<Pair>(i)); }, paper);
  if (seen.claim.noble != kNoNoble) text += "Being paid for: " + rules.noble_name(seen.claim.noble) + ".\n";
  return text;
}

std::string Pen::reference(const Rules& rules, const Paper& paper) {
  const Facts& facts = rules.facts();
  std::string text = "\n" + paper.strong("Title     Country cards  Influence  Most cubes  Shared") + "\n";
  for (const TitleFacts& title : facts.titles)
    text += padded(title.name, 10) + padded(std::to_string(title.cards), 15) +
            padded(std::to_string(title.influence), 11) + padded(std::to_string(title.full), 12) +
            std::to_string(title.half) + "\n";
  return text;
}

}  // namespace regalia::royals
