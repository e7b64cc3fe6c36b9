// The table in plain text: one line a seat, what lies before it, and what is known of its hand.
#include "engine/text.h"
#include "games/crowns/view/pen.h"
#include "games/crowns/view/worth.h"

namespace regalia::crowns {
namespace {

// A sign for each seat.
constexpr std::array<std::string_view, kSeatLimit> kSigns = {"◆", "●", "▲", "■", "★", "✚", "▼", "◈", "○"};

// "Lyre: Castellan, 2 Feuds, 3 Knights; Orlok: Feud; Jester"
std::string by_house(const Rules& rules, const Cards& cards) {
  std::string text;
  for (int house = 0; house <= kHouses; ++house) {  // the last are the guests
    std::string part;
    for (const Card card : cards) {
      if (house < kHouses ? !is_house_card(card) || house_of(card) != house : is_house_card(card)) continue;
      const TypeFacts& type = rules.facts().of(type_of(card));
      part +=
          (part.empty() ? "" : ", ") + (cards[card] == 1 ? type.name : std::to_string(cards[card]) + " " + type.plural);
    }
    if (part.empty()) continue;
    text += (text.empty() ? "" : "; ") + (house < kHouses ? rules.facts().houses[at(house)].name + ": " : "") + part;
  }
  return text.empty() ? "no cards" : text;
}

class Table {
 public:
  Table(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper)
      : rules_(rules), view_(view), seen_(view.seen), board_(view.seen.board), names_(names), paper_(paper) {}

  std::string text() const {
    std::string text = heading();
    if (board_.phase == Phase::over) return text + final_hands();
    text += seats();
    if (paper_.detail == Detail::whole) text += known_hands();
    if (!board_.discards.empty() && paper_.detail != Detail::little)
      text += paper_.faint(lines("Discarded: " + cards(board_.discards), 2));
    return text;
  }

 private:
  std::string lines(const std::string& text, std::size_t indent) const {
    return wrapped(text, static_cast<std::size_t>(paper_.columns), indent) + "\n";
  }
  std::string name(Seat seat) const { return name_of(seat, names_); }
  static std::string mark(Seat seat) {
    return std::string(1, static_cast<char>('A' + index(seat))) + std::string(kSigns[at(seat)]);
  }
  const std::string& house(int number) const { return rules_.facts().houses[at(number)].name; }

  std::string heading() const {
    std::string text = board_.phase == Phase::over ? "The game is over."
                                                   : "Round " + std::to_string(board_.round + 1) + " of " +
                                                         std::to_string(rules_.options().rounds);
    if (board_.phase != Phase::over) text += "   Guests: " + std::to_string(seen_.guests);
    if (board_.ravens_lost > 0) text += "   Ravens gone: " + std::to_string(board_.ravens_lost);
    if (board_.knight != kNoCard)
      text += "   Attack: " + name(board_.turn) + " on " + name(board_.target) + " (" +
              rules_.card_name(board_.knight) + ")";
    if (board_.votes[0] != Vote::none) {
      const auto [attacker, defender] = rules_.votes_of(board_);
      text += ", " + std::to_string(attacker) + " to " + std::to_string(defender);
    }
    std::string result = paper_.strong(text) + "\n";
    if (board_.promises != Promises()) result += lines(promises(), 2);
    return result;
  }

  std::string promises() const {
    const Promises& promised = board_.promises;
    std::vector<std::string> parts;
    if (promised.deed == Deed::attack) parts.push_back("to attack " + name(promised.whom));
    if (promised.deed == Deed::coinage) parts.push_back("to play a Coinage on " + name(promised.whom));
    if (promised.deed == Deed::trade) parts.push_back("to accept the offer of " + name(promised.whom));
    for (const Seat seat : promised.spared) parts.push_back("to spare " + name(seat));
    return name(board_.turn) + " has promised " + joined(parts) + ".";
  }

  // "> A◆ Anna       Lyre      10 cards  4 ravens  Feud of Lyre + 2 ravens"
  std::string seats() const {
    const std::size_t name_width = paper_.columns >= 96 ? 16 : 11;
    std::string text =
        paper_.faint("     " + padded("Player", name_width) + padded("House", 11) + "Cards Ravens  On the table") +
        "\n";
    for (int i = 0; i < rules_.seats(); ++i) {
      const Seat seat = seat_at(i);
      std::string line = (seat == board_.turn ? "> " : "  ") + paper_.of(seat, mark(seat)) + " " +
                         padded(shortened(name(seat), name_width - 1), name_width) + padded(house(i), 11) +
                         padded(std::to_string(seen_.hand_sizes[at(i)]), 6) +
                         padded(std::to_string(board_.ravens[at(i)]), 8);
      const std::size_t used = 5 + name_width + 11 + 14;
      const std::string there = on_table(seat);
      text += line + wrapped(there, static_cast<std::size_t>(paper_.columns) - used, used) + "\n";
    }
    return text;
  }

  std::string on_table(Seat seat) const {
    std::vector<std::string> parts;
    for (const Card card : board_.laid[at(seat)])
      if (card != kNoCard) parts.push_back(rules_.card_name(card));
    if (const int ravens = board_.raised[at(seat)]; ravens > 0) parts.push_back(count(ravens, "raven"));
    std::string text = joined(parts, " and ");
    if (!text.empty()) {
      const std::string_view words = view_.read(rules_.exchange_words(board_, seat));
      if (!words.empty()) text += " “" + std::string(words) + "”";
    }
    const auto add = [&](const std::string& more) { text += (text.empty() ? "" : ", ") + more; };
    if (board_.votes[at(seat)] != Vote::none) {
      add(board_.votes[at(seat)] == Vote::attacker ? "for the attacker" : "for the defender");
      if (board_.spent[at(seat)] > 0) text += " + " + count(board_.spent[at(seat)], "raven");
    }
    if (board_.phase == Phase::vote) add(board_.answered.has(seat) ? "has voted" : "thinks");
    if (board_.phase == Phase::customize) add(board_.answered.has(seat) ? "has decided" : "thinks");
    if (rules_.in_talks(board_))
      add(board_.done.has(seat) ? "done" : seat == board_.turn ? "can be dealt with" : "may make a deal");
    if (board_.target == seat && board_.knight != kNoCard) add("defends");
    if (const Seat partner = rules_.partner_of(seat); partner != kNobody && paper_.detail != Detail::little)
      add("partner of " + mark(partner));
    return text;
  }

  static std::string count(int number, const std::string& thing) {
    return std::to_string(number) + " " + thing + (number == 1 ? "" : "s");
  }

  std::string cards(const Cards& set) const { return by_house(rules_, set); }

  std::string known_hands() const {
    if (view_.known == nullptr) return {};
    std::string text = "\n" + paper_.strong("What you have seen of the hands") + "\n";
    for (int i = 0; i < rules_.seats(); ++i) {
      const Seat seat = seat_at(i);
      if (seat == view_.viewer) continue;
      const SeenHand& hand = view_.known->hands[at(i)];
      std::string line = mark(seat) + " " + name(seat) + ": " + cards(hand.seen);
      if (hand.unseen > 0) line += "; " + count(hand.unseen, "card") + " you have not seen";
      if (hand.gone > 0) line += "; " + std::to_string(hand.gone) + " of all these gone";
      text += lines(line, 6);
    }
    return text;
  }

  std::string final_hands() const {
    std::string text;
    for (int i = 0; i < rules_.seats(); ++i) {
      Cards hand = seen_.shown[at(i)];
      std::string line =
          mark(seat_at(i)) + " " + name(seat_at(i)) + " (" + count(board_.ravens[at(i)], "raven") + "): " + cards(hand);
      if (seen_.shown_agendas[at(i)] != kNoCard) line += "; agenda " + rules_.card_name(seen_.shown_agendas[at(i)]);
      text += lines(line, 6);
    }
    return text;
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const Observation& seen_;
  const Board& board_;
  Names names_;
  const Paper& paper_;
};

// "Castellan 4, 2 Princesses 6, Feud ?"
std::string worth_line(const Rules& rules, const HandScore& score) {
  std::string text;
  for (int i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    if (score.cards[at(i)] == 0 || !counts_points(type)) continue;
    const int cards = score.cards[at(i)];
    text += (text.empty() ? "" : ", ") +
            (cards == 1 ? rules.facts().of(type).name : std::to_string(cards) + " " + rules.facts().of(type).plural) +
            (is_open_until_end(type) ? " ?" : " " + std::to_string(score.points[at(i)]));
  }
  return text;
}

}  // namespace

std::string Pen::board(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper) {
  return Table(rules, view, names, paper).text();
}

std::string Pen::hand(const Rules& rules, const View<Rules>& view, const Paper& paper) {
  const Observation& seen = view.seen;
  if (index(seen.viewer) >= rules.seats() || seen.board.phase == Phase::over) return {};
  const auto columns = static_cast<std::size_t>(paper.columns);
  const HandScore score = worth_now(rules, seen);
  std::string text = paper.detail == Detail::little ? "" : "\n";
  text += wrapped("Your hand: " + by_house(rules, seen.hand) + ".", columns, 2) + "\n";
  if (seen.agenda != kNoCard) text += "Your hidden agenda: " + rules.card_name(seen.agenda) + ".\n";
  if (!seen.looked_at.empty())
    text += wrapped("The hand you look into: " + by_house(rules, seen.looked_at) + ".", columns, 2) + "\n";
  text += paper.faint(wrapped("Worth now: " + std::to_string(score.total()) + " (" + worth_line(rules, score) +
                                  "; ? depends on the others)",
                              columns, 2)) +
          "\n";
  return text;
}

std::string Pen::reference(const Rules& rules, const Paper& paper) {
  constexpr std::size_t kNameWidth = 14;
  std::string text;
  for (const bool guests : {false, true}) {
    text += "\n" + paper.strong(guests ? "Guests" : "House cards, the same for every house") + "\n";
    for (int i = 0; i < kTypes; ++i) {
      const auto type = static_cast<Type>(i);
      if (is_house_type(type) == guests) continue;
      const int copies = guests ? rules.guest_cards()[guest_card(type)] : rules.facts().of(type).copies.value;
      if (copies == 0) continue;
      text += wrapped(padded(std::to_string(copies) + " " + rules.facts().of(type).name, kNameWidth) +
                          effect_text(rules.facts(), type),
                      static_cast<std::size_t>(paper.columns), kNameWidth) +
              "\n";
    }
  }
  return text;
}

}  // namespace regalia::crowns
