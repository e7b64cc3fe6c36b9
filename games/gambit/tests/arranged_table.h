// A position of Gambit Royale to arrange in words, then to play on. Players and columns are numbered from 1, as in the
// texts; player 0 is chance, or nobody.
//
//   ArrangedTable table(3);                         // player 1's turn, the highest goals, nothing in the columns
//   table.goals("music-4 fencing-2 religion-5");
//   table.column(2, "1 king, 2 wizard, 1 cloak>gold, 3 beggar down").hand(1, "queen storm witch");
//   table.turn(1, "place queen 2");                 // and chance deals whatever it lists first
//   EXPECT_EQ(table.refusal(2, "place king 9"), "…");
//
// A single column can be decided without a table:
//
//   EXPECT_EQ(Column("music-4", "1 king, 2 wizard").winner(), 2);
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "engine/testing.h"
#include "games/gambit/contest.h"
#include "games/gambit/rules.h"

namespace regalia::gambit {

inline Rules make_rules(int seats, OptionValues values = {}, const std::function<void(Facts&)>& change = {}) {
  values.try_emplace("start", "1");
  const Options options = parse_options(values, seats).value();
  Facts facts = facts_of(options.cards);
  if (change) change(facts);
  return Rules::make(seats, options, facts).value();
}

// A change of the facts: the sets hold one copy of each of these and nothing else.
inline std::function<void(Facts&)> only(const std::string& cards) {
  return [cards](Facts& facts) {
    for (CardFacts& card : facts.cards)
      card.copies = sourced((" " + cards + " ").find(" " + card.id + " ") == std::string::npos ? 0 : 1);
  };
}

inline std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

inline Goal goal_named(const std::string& id) {
  for (int i = 0; i < Goals::kKinds; ++i)
    if (Rules::goal_id(static_cast<Goal>(i)) == id) return static_cast<Goal>(i);
  ADD_FAILURE() << "no goal " << id;
  return Goal{};
}

inline Card card_named(const Rules& rules, const std::string& id) {
  const Card card = rules.card_at(id);
  EXPECT_NE(card, kUnknown) << "no conspirator " << id;
  return card == kUnknown ? Card::king : card;
}

// The cards of a column in words: "1 king, 1 cloak>gold, 3 beggar down".
struct ColumnWords {
  std::vector<Placed> cards;
  Face face = Face::up;  // of the last
};

inline ColumnWords read_column(const Rules& rules, const std::string& text) {
  ColumnWords column;
  std::istringstream parts(text);
  for (std::string part; std::getline(parts, part, ',');) {
    const std::vector<std::string> words = words_of(part);
    if (words.size() < 2) {
      ADD_FAILURE() << "not a card: " << part;
      continue;
    }
    const std::size_t cloak = words[1].find('>');
    Placed placed(seat_at(std::stoi(words[0]) - 1), card_named(rules, words[1].substr(0, cloak)));
    if (cloak != std::string::npos) placed.hide(card_named(rules, words[1].substr(cloak + 1)));
    column.cards.push_back(placed);
    const std::string face = words.size() > 2 ? words[2] : "up";
    column.face = face == "down" ? Face::down : face == "known" ? Face::known : Face::up;
  }
  return column;
}

// "1 king, 2 wizard": the way read_column reads them.
inline std::string column_text(const Rules& rules, std::span<const Placed> cards) {
  std::string text;
  for (const Placed& placed : cards) {
    text += (text.empty() ? "" : ", ") + std::to_string(index(placed.owner()) + 1) + " ";
    text += placed.card() == kUnknown ? "?" : rules.facts().of(placed.card()).id;
    if (placed.hides()) text += ">" + (placed.hidden() == kUnknown ? "?" : rules.facts().of(placed.hidden()).id);
  }
  return text;
}

// How one column is decided among six players.
class Column {
 public:
  Column(const std::string& goal, const std::string& cards, const OptionValues& values = {},
         const std::function<void(Facts&)>& change = {})
      : rules_(make_rules(kSeatLimit, values, change)),
        cards_(read_column(rules_, cards).cards),
        contest_(rules_, 0, goal_named(goal), cards_),
        winner_(contest_.decide(heard_)) {}
  Column(const Column&) = delete;
  Column& operator=(const Column&) = delete;

  [[nodiscard]] int winner() const { return winner_ == kNobody ? 0 : index(winner_) + 1; }
  [[nodiscard]] Decided decided() const { return contest_.decided(); }
  // The player's sum in points, -1 for who does not take part.
  [[nodiscard]] double sum(int player) const {
    for (const auto& telling : heard_.tellings)
      if (const auto* compared = std::get_if<SumsCompared>(&telling.event)) {
        for (const SeatSum& sum : compared->sums)
          if (index(sum.seat) + 1 == player) return sum.points.halves / 2.0;
        return -1;
      }
    ADD_FAILURE() << "no sums were compared";
    return -1;
  }
  // The cards that a Wizard or a Witch took away, as "1 king, 3 queen".
  [[nodiscard]] std::string removed() const {
    return entries([](const Contest::Entry& entry) { return !entry.there; });
  }
  [[nodiscard]] std::string left() const {
    return entries([](const Contest::Entry& entry) { return entry.there; });
  }
  template <class Kind> [[nodiscard]] int told() const {
    int count = 0;
    for (const auto& telling : heard_.tellings) count += std::holds_alternative<Kind>(telling.event) ? 1 : 0;
    return count;
  }

 private:
  template <class Which> [[nodiscard]] std::string entries(Which which) const {
    std::vector<Placed> cards;
    for (const Contest::Entry& entry : contest_.entries())
      if (which(entry)) cards.emplace_back(entry.owner, entry.card);
    return column_text(rules_, cards);
  }

  Rules rules_;
  std::vector<Placed> cards_;
  Listener<Event> heard_;
  Contest contest_;
  Seat winner_;
};

class ArrangedTable {
 public:
  explicit ArrangedTable(int seats, const OptionValues& values = {}, const std::function<void(Facts&)>& change = {})
      : rules(make_rules(seats, values, change)), state(rules.initial()) {
    Board& board = state.board;
    board.turn = seat_at(0);
    board.actor = kNobody;
    board.phase = Phase::place;
  }

  // --- arranging ---

  // The goals of the columns. Columns that are given none have the highest that are left when play begins.
  ArrangedTable& goals(const std::string& ids) {
    const std::vector<std::string> words = words_of(ids);
    for (std::size_t column = 0; column < words.size(); ++column)
      take(state.board.goals_left, state.board.goals[column] = goal_named(words[column]));
    return *this;
  }
  // Cards come from the supplies of their owners. Storms and Gatekeepers that lie face up have worked.
  ArrangedTable& column(int number, const std::string& cards) {
    Board& board = state.board;
    const ColumnWords words = read_column(rules, cards);
    for (std::size_t i = 0; i < words.cards.size(); ++i) {
      const Placed& placed = words.cards[i];
      Cards& supply = state.supply[at(placed.owner())];
      take(supply, placed.card());
      if (placed.hides()) take(supply, placed.hidden());
      const bool up = i + 1 < words.cards.size() || words.face == Face::up;
      board.columns.add(number - 1, placed, up ? Face::up : words.face);
      if (up && placed.card() == Card::storm)
        board.closed = static_cast<std::uint8_t>(board.closed | 1U << (number - 1));
      if (up && placed.card() == Card::gatekeeper) ++board.extra[at(number - 1)];
    }
    return *this;
  }
  // Who is given no hand holds the first three cards of the supply when play begins.
  ArrangedTable& hand(int player, const std::string& cards) {
    has_hand_[at(player - 1)] = true;
    return move_from_supply(player, cards, state.hands[at(player - 1)]);
  }
  ArrangedTable& discards(int player, const std::string& cards) {
    return move_from_supply(player, cards, state.board.discards[at(player - 1)]);
  }
  ArrangedTable& unseen_discards(int player, const std::string& cards) {
    return move_from_supply(player, cards, state.unseen_discards[at(player - 1)]);
  }
  // All but these cards of the supply go to the discards that everybody has seen.
  ArrangedTable& supply(int player, const std::string& cards) {
    Cards kept;
    move_from_supply(player, cards, kept);
    state.board.discards[at(player - 1)] += state.supply[at(player - 1)];
    state.supply[at(player - 1)] = kept;
    return *this;
  }
  ArrangedTable& turn_of(int player) {
    state.board.turn = seat_at(player - 1);
    return *this;
  }
  // Goals that nobody is said to have won leave the game when play begins.
  ArrangedTable& in_round(int round) {
    state.board.round = static_cast<std::uint8_t>(round - 1);
    return *this;
  }
  ArrangedTable& won(int player, const std::string& ids) {
    for (const std::string& id : words_of(ids)) {
      take(state.board.goals_left, goal_named(id));
      state.board.won[at(player - 1)].add(goal_named(id));
    }
    return *this;
  }
  // The player has won the Gold of the owner.
  ArrangedTable& gold(int player, int owner) {
    take(state.supply[at(owner - 1)], Card::gold);
    ++state.board.gold_left[at(owner - 1)];
    ++state.board.gold_won[at(player - 1)];
    return *this;
  }
  ArrangedTable& crown(int player) {
    state.board.crown = seat_at(player - 1);
    return *this;
  }
  // Completes what was left open; play and refusal do it by themselves.
  ArrangedTable& ready() {
    if (is_ready_) return *this;
    is_ready_ = true;
    for (std::size_t i = 0; i < at(rules.seats()); ++i)
      while (!has_hand_[i] && state.hands[i].size() < rules.hand_limit(state.board, seat_at(static_cast<int>(i)))) {
        const Card card = *state.supply[i].begin();
        state.supply[i].take(card);
        state.hands[i].add(card);
      }
    Board& board = state.board;
    for (int column = 0; column < rules.columns(); ++column)
      if (board.goals[at(column)] == kNoGoal) take(board.goals_left, board.goals[at(column)] = highest_goal_left());
    int out = board.goals_lost.size();
    for (const Goals& won : board.won) out += won.size();
    for (; out < board.round * rules.columns(); ++out) {
      const Goal goal = *board.goals_left.begin();
      board.goals_left.take(goal);
      board.goals_lost.add(goal);
    }
    EXPECT_EQ(rules.fault(state), "");
    return *this;
  }

  // --- playing ---

  // Plays a move by its text. Fails the test if it is refused.
  void play(int player, const std::string& text) {
    ready();
    const Result<Move> move = rules.parse_move(text);
    ASSERT_TRUE(move.ok()) << text;
    const Verdict verdict = try_apply(rules, state, seat(player), *move, heard);
    ASSERT_TRUE(verdict.ok()) << text << ": " << verdict.rule() << ": " << verdict.reason();
    ASSERT_EQ(rules.fault(state), "") << "after " << text;
  }
  void deal(const std::string& cards) {
    for (const std::string& card : words_of(cards)) play(0, "deal " + card);
  }
  // Lets chance deal what it lists first, until somebody decides or the round is over.
  void draw() {
    while (rules.pending(state).step == Step::chance && state.board.phase != Phase::goals) play(0, outcomes()[0]);
  }
  void turn(int player, const std::string& text) {
    play(player, text);
    draw();
  }
  void show_goals(const std::string& ids) {
    for (const std::string& id : words_of(ids)) play(0, "goal " + id);
  }
  // The rule by which a move is refused; empty if it is legal. Nothing changes.
  [[nodiscard]] std::string refusal(int player, const std::string& text) {
    ready();
    const Result<Move> move = rules.parse_move(text);
    if (!move) return move.error();
    return std::string(rules.check(state, seat(player), *move).rule());
  }

  // --- looking ---

  [[nodiscard]] std::vector<std::string> moves(int player) {
    ready();
    std::vector<std::string> texts;
    for (const Offer& offer : moves_of(rules, state, seat(player))) texts.push_back(rules.text(offer.move));
    return texts;
  }
  [[nodiscard]] std::vector<std::string> outcomes() const {
    OutcomeList list;
    rules.outcomes(state, list);
    std::vector<std::string> texts;
    for (const Outcome& outcome : list) texts.push_back(rules.text(outcome.move));
    return texts;
  }
  // The cards of a column from the goal downwards, whatever their faces.
  [[nodiscard]] std::string lies(int column) const { return column_text(rules, state.board.columns[column - 1]); }
  [[nodiscard]] Face face(int column) const { return state.board.columns.face(column - 1); }
  [[nodiscard]] bool holds(int player, const std::string& card) const {
    return state.hands[at(player - 1)].has(card_named(rules, card));
  }
  [[nodiscard]] int hand_size(int player) const { return state.hands[at(player - 1)].size(); }
  [[nodiscard]] bool discarded(int player, const std::string& card) const {
    return state.board.discards[at(player - 1)].has(card_named(rules, card));
  }
  [[nodiscard]] bool has_won(int player, const std::string& goal) const {
    return state.board.won[at(player - 1)].has(goal_named(goal));
  }
  [[nodiscard]] int turn_player() const { return number(state.board.turn); }
  [[nodiscard]] int crown_player() const { return number(state.board.crown); }
  [[nodiscard]] bool is_closed(int column) const { return rules.is_closed(state.board, column - 1); }
  [[nodiscard]] bool is_complete(int column) const { return rules.is_complete(state.board, column - 1); }
  [[nodiscard]] int points(int player) const { return rules.tally(state, seat(player)).total(); }
  // What happened, as an onlooker was told it, by kinds.
  [[nodiscard]] std::vector<std::string> kinds() const {
    std::vector<std::string> names;
    for (const Event& event : heard_by(0))
      names.emplace_back(std::visit([]<class Kind>(const Kind&) { return Kind::kKind; }, event));
    return names;
  }
  // All that a seat has been told; player 0 is an onlooker.
  [[nodiscard]] std::vector<Event> heard_by(int player) const {
    std::vector<Event> events;
    for (const auto& telling : heard.tellings)
      if (const auto* event = telling.received_by(player == 0 ? kNobody : seat(player))) events.push_back(*event);
    return events;
  }
  // The last event of a kind as a seat was told it.
  template <class Kind> [[nodiscard]] Kind last(int player = 0) const {
    std::optional<Kind> newest;
    for (const Event& event : heard_by(player))
      if (const auto* found = std::get_if<Kind>(&event)) newest = *found;
    EXPECT_TRUE(newest.has_value()) << "no such event";
    return newest.value_or(Kind{});
  }
  template <class Kind> [[nodiscard]] int told() const {
    int count = 0;
    for (const auto& telling : heard.tellings) count += std::holds_alternative<Kind>(telling.event) ? 1 : 0;
    return count;
  }
  [[nodiscard]] Observation seen_by(int player) {
    ready();
    return rules.observe(state, player == 0 ? kNobody : seat(player));
  }
  [[nodiscard]] static Seat seat(int player) { return player == 0 ? kChance : seat_at(player - 1); }

  Rules rules;
  State state;
  Listener<Event> heard;

 private:
  [[nodiscard]] Goal highest_goal_left() const {
    Goal highest = *state.board.goals_left.begin();
    for (const Goal goal : state.board.goals_left)
      if (value_of(goal) > value_of(highest)) highest = goal;
    return highest;
  }
  static int number(Seat seat) { return seat == kNobody ? 0 : index(seat) + 1; }
  // Fails the test if something is arranged twice.
  template <class Set, class Kind> static void take(Set& set, Kind kind) {
    ASSERT_TRUE(set.has(kind)) << "card or goal " << static_cast<int>(kind) << " lies elsewhere";
    set.take(kind);
  }
  ArrangedTable& move_from_supply(int player, const std::string& cards, Cards& to) {
    for (const std::string& id : words_of(cards)) {
      take(state.supply[at(player - 1)], card_named(rules, id));
      to.add(card_named(rules, id));
    }
    return *this;
  }

  std::array<bool, kSeatLimit> has_hand_{};
  bool is_ready_ = false;
};

}  // namespace regalia::gambit
