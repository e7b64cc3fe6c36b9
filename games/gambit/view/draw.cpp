// The table in plain text: goals and columns side by side, the players below.
#include <algorithm>

#include "engine/text.h"
#include "games/gambit/view/pen.h"

namespace regalia::gambit {
namespace {

// A letter and a shield for each seat.
constexpr std::array<std::string_view, kSeatLimit> kShields = {"◆", "●", "▲", "■", "★", "✚"};

std::string value_words(const Rules& rules, Card card, Goal goal) {
  if (card == Card::doppelganger) return "X";
  return in_points(goal == kNoGoal ? rules.facts().of(card).halves.value : rules.halves(card, discipline_of(goal)));
}

class Table {
 public:
  Table(const Rules& rules, const View<Rules>& view, std::span<const std::string> names, const Paper& paper)
      : rules_(rules),
        seen_(view.seen),
        board_(view.seen.board),
        names_(names),
        paper_(paper),
        width_(static_cast<std::size_t>(std::max(paper.columns, 80) / rules.columns())) {}

  std::string text() const {
    std::string text = heading() + "\n";
    if (board_.phase != Phase::over) text += columns() + "\n";
    text += paper_.detail == Detail::little ? players_in_short() : players();
    if (paper_.detail == Detail::whole) text += discards();
    return text;
  }

 private:
  static std::string mark(Seat seat) {
    return std::string(1, static_cast<char>('A' + index(seat))) + std::string(kShields[at(seat)]);
  }
  std::string name(Seat seat) const {
    return at(seat) < names_.size() ? names_[at(seat)] : "Player " + std::to_string(index(seat) + 1);
  }

  std::string heading() const {
    std::string text = board_.phase == Phase::over
                           ? "The game is over."
                           : "Round " + std::to_string(board_.round + 1) + " of " + std::to_string(kRounds);
    if (board_.crown != kNobody) text += "   Crown: " + mark(board_.crown) + " " + name(board_.crown);
    if (board_.bound != kNoColumn)
      text += "   Lodestone Rock: next card into column " + std::to_string(board_.bound + 1);
    return paper_.strong(text) + "\n";
  }

  // One line across all columns.
  template <class Cell> std::string line(Cell cell) const {
    std::string text;
    for (int column = 0; column < rules_.columns(); ++column) text += padded(cell(column), width_);
    text.erase(text.find_last_not_of(' ') + 1);
    return text + "\n";
  }

  std::string columns() const {
    std::string text = line([&](int column) { return paper_.faint("Column " + std::to_string(column + 1)); }) +
                       line([&](int column) {
                         const Goal goal = board_.goals[at(column)];
                         return goal == kNoGoal ? "" : paper_.strong(goal_words(goal));
                       }) +
                       line([&](int column) { return state_of(column); });
    int longest = 0;
    for (int column = 0; column < rules_.columns(); ++column) longest = std::max(longest, board_.columns.size(column));
    for (int place = 0; place < longest; ++place) text += line([&](int column) { return cell(column, place); });
    return text;
  }

  // The name may be cut, never the value.
  std::string goal_words(Goal goal) const {
    return shortened(kDisciplineNames[at(discipline_of(goal))], width_ - 3) + " " + std::to_string(value_of(goal));
  }

  std::string state_of(int column) const {
    if (board_.goals[at(column)] == kNoGoal) return {};
    if (rules_.is_closed(board_, column)) return "closed";
    const std::string count =
        std::to_string(board_.columns.size(column)) + " of " + std::to_string(rules_.needed(board_, column));
    if (!rules_.is_complete(board_, column)) return count;
    return std::to_string(board_.columns.size(column)) + (width_ > 12 ? " complete" : " ✓");
  }

  // "A◆ King 20", "B● ~~~~~~" for a back, "A◆ (King 20)" for one's own card that lies face down.
  std::string cell(int column, int place) const {
    if (place >= board_.columns.size(column)) return {};
    const Placed& placed = board_.columns[column][at(place)];
    const bool last = place + 1 == board_.columns.size(column);
    const Face face = last ? board_.columns.face(column) : Face::up;
    const std::size_t room = width_ - 4;
    return paper_.of(placed.owner(), mark(placed.owner())) + " " +
           shortened(card_words(placed, face, column, room), room);
  }

  std::string card_words(const Placed& placed, Face face, int column, std::size_t room) const {
    if (placed.card() == kUnknown) return "~~~~~~";
    const Goal goal = board_.goals[at(column)];
    const bool shows_hidden = placed.hides() && placed.hidden() != kUnknown;
    const Card counts_as = shows_hidden ? placed.hidden() : placed.card();
    const std::string value = placed.hides() && !shows_hidden ? "?" : value_words(rules_, counts_as, goal);
    const std::size_t around = (face == Face::up ? 0 : 2) + (placed.hides() ? 1 : 0) + value.size() + 1;
    std::string text = (placed.hides() ? "+" : "") +
                       shortened(rules_.facts().of(counts_as).short_name, room > around ? room - around : 1) + " " +
                       value;
    return face == Face::up ? text : "(" + text + ")";
  }

  // Who has how many points, and what of the six disciplines, in few lines.
  std::string players_in_short() const {
    State state;
    state.board = board_;
    std::vector<std::string> seats;
    for (int i = 0; i < rules_.seats(); ++i) {
      const Seat seat = seat_at(i);
      std::string disciplines;
      for (std::size_t d = 0; d < kDisciplines; ++d)
        if (goals_of(i, static_cast<Discipline>(d)) != "-")
          disciplines += " " + std::string(kDisciplineNames[d]).substr(0, 2);
      seats.push_back((seat == board_.turn && board_.phase != Phase::over ? ">" : "") + mark(seat) + " " +
                      shortened(name(seat), 10) + " " + std::to_string(rules_.tally(state, seat).total()) +
                      disciplines);
    }
    return wrapped("Points: " + joined(seats, ", "), static_cast<std::size_t>(paper_.columns), 8) + "\n";
  }

  std::string players() const {
    // As wide as the longest entry needs.
    std::array<std::size_t, kDisciplines> widths{};
    for (int d = 0; d < kDisciplines; ++d) {
      widths[at(d)] = 4;
      for (int i = 0; i < rules_.seats(); ++i)
        widths[at(d)] = std::max(widths[at(d)], goals_of(i, static_cast<Discipline>(d)).size() + 1);
    }
    // Names give way where many goals were won.
    std::size_t wide = 18 + 21 + 11;
    for (const std::size_t width : widths) wide += width;
    const auto room = static_cast<std::size_t>(paper_.columns);
    const std::size_t name_width =
        std::max<std::size_t>(5, 13 - std::min<std::size_t>(8, wide > room ? wide - room : 0));
    std::string text = padded("     Player", 5 + name_width) + "Hand Supply Discards ";
    for (std::size_t d = 0; d < kDisciplines; ++d)
      text += padded(std::string(kDisciplineNames[d]).substr(0, 3), widths[d]);
    text = paper_.faint(text + "Gold Points") + "\n";
    State state;
    state.board = board_;
    for (int i = 0; i < rules_.seats(); ++i) {
      const Seat seat = seat_at(i);
      const int discards = board_.discards[at(i)].size() + seen_.unseen_discard_sizes[at(i)];
      text += (seat == board_.turn && board_.phase != Phase::over ? "> " : "  ") + paper_.of(seat, mark(seat)) + " " +
              padded(shortened(name(seat), name_width - 1), name_width) +
              padded(std::to_string(seen_.hand_sizes[at(i)]), 5) +
              padded(std::to_string(seen_.supply_sizes[at(i)]), 7) + padded(std::to_string(discards), 9);
      for (int d = 0; d < kDisciplines; ++d) text += padded(goals_of(i, static_cast<Discipline>(d)), widths[at(d)]);
      text +=
          padded(std::to_string(board_.gold_won[at(i)]), 5) + std::to_string(rules_.tally(state, seat).total()) + "\n";
    }
    return text;
  }

  // The goals won, the best first: "5+3".
  std::string goals_of(int seat, Discipline discipline) const {
    std::string text;
    for (int value = kGoalValues; value > 0; --value)
      for (int copy = 0; copy < board_.won[at(seat)][goal_of(discipline, value)]; ++copy)
        text += (text.empty() ? "" : "+") + std::to_string(value);
    return text.empty() ? "-" : text;
  }

  // What has been discarded, as far as the viewer knows it.
  std::string discards() const {
    std::string text;
    for (int i = 0; i < rules_.seats(); ++i) {
      const bool own = seat_at(i) == seen_.viewer;
      const Cards known = own ? board_.discards[at(i)] + seen_.unseen_discards : board_.discards[at(i)];
      const int unseen = own ? 0 : seen_.unseen_discard_sizes[at(i)];
      std::vector<std::string> cards;
      for (const Card card : known) cards.push_back(rules_.facts().of(card).name);
      if (unseen > 0) cards.push_back(std::to_string(unseen) + " that nobody else has seen");
      if (cards.empty()) continue;
      text += paper_.faint(wrapped("Discards of " + mark(seat_at(i)) + ": " + joined(cards, ", "),
                                   static_cast<std::size_t>(paper_.columns), 2)) +
              "\n";
    }
    return text.empty() ? text : "\n" + text;
  }

  const Rules& rules_;
  const Observation& seen_;
  const Board& board_;
  std::span<const std::string> names_;
  const Paper& paper_;
  std::size_t width_;
};

// "Wizard 7   Removes …", behind what stands in front of it.
std::string card_line(const Rules& rules, const std::string& front, Card card, const Paper& paper) {
  constexpr std::size_t kNameWidth = 25;
  const CardFacts& of = rules.facts().of(card);
  std::string value = value_words(rules, card, kNoGoal);
  if (of.ability == Ability::two_values) value += " (" + in_points(of.second) + ")";
  const std::string does = ability_text(rules.facts(), card);
  const std::string name = of.name + " " + value;
  if (does.empty()) return front + name + "\n";
  return front +
         wrapped(padded(name, kNameWidth) + does, static_cast<std::size_t>(paper.columns) - front.size(),
                 front.size() + kNameWidth) +
         "\n";
}

}  // namespace

std::string Pen::board(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper) {
  return Table(rules, view, names, paper).text();
}

std::string Pen::hand(const Rules& rules, const View<Rules>& view, const Paper& paper) {
  std::string text;
  std::vector<std::string> in_short;
  for (const Card card : view.seen.hand)
    for (int copy = 0; copy < view.seen.hand[card]; ++copy) {
      text += card_line(rules, "  ", card, paper);
      in_short.push_back(rules.facts().of(card).name + " " + value_words(rules, card, kNoGoal));
    }
  if (text.empty()) return text;
  if (paper.detail == Detail::little)
    return wrapped("Your hand: " + joined(in_short, ", ") + " (? tells what they do)",
                   static_cast<std::size_t>(paper.columns), 2) +
           "\n";
  return "\nYour hand:\n" + text;
}

// All conspirators: talents in initiative order last.
std::string Pen::reference(const Rules& rules, const Paper& paper) {
  std::string text = "\n" +
                     wrapped(
                         "In the columns \"~~~~~~\" is a card that you cannot see, \"(King 20)\" one that lies face "
                         "down but is known to "
                         "you, \"+King 20\" one under a Cloak and \"+Cloak ?\" a Cloak with something under it. \"2 of "
                         "4\" says how many "
                         "cards there are and how many make the column complete.",
                         static_cast<std::size_t>(paper.columns)) +
                     "\n";
  struct Chapter {
    Ability ability;
    const char* title;
  };
  for (const Chapter& chapter : {Chapter{Ability::none, "Without ability"},
                                 {Ability::two_values, "Two values"},
                                 {Ability::effect, "Effects, when turned up during the round"},
                                 {Ability::talent, "Talents, at the end of the round, by initiative"}}) {
    std::vector<Card> cards;
    for (const Card card : rules.deck())
      if (rules.facts().of(card).ability == chapter.ability) cards.push_back(card);
    const auto order = [&](Card card) { return std::pair(rules.facts().of(card).initiative, card); };
    std::sort(cards.begin(), cards.end(), [&](Card a, Card b) { return order(a) < order(b); });
    if (cards.empty()) continue;
    text += "\n" + paper.strong(chapter.title) + "\n";
    for (const Card card : cards) {
      const int initiative = rules.facts().of(card).initiative;
      text += card_line(rules, padded(initiative > 0 ? std::to_string(initiative) : "", 3), card, paper);
    }
  }
  return text;
}

}  // namespace regalia::gambit
