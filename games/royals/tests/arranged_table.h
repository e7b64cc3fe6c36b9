// A position of Royals to arrange in words, then to play on. Players are numbered from 1, as in the texts.
//
//   ArrangedTable table(3);                       // player 1's turn, cards drawn, nothing on the board
//   table.hand(1, "france 2").holds(2, "dijon.baron");
//   table.play(1, "claim dijon.marshal");
//   EXPECT_EQ(table.refusal(1, "claim paris.king"), "royals.claim.cost");
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "engine/testing.h"
#include "games/royals/rules.h"

namespace regalia::royals {

class ArrangedTable {
 public:
  explicit ArrangedTable(int seats, const OptionValues& values = {}, const std::function<void(Facts&)>& change = {})
      : rules(make_rules(seats, values, change)), state(rules.initial()) {
    Board& board = state.board;
    board.start = board.turn = seat_at(0);
    board.turns_taken = static_cast<std::uint16_t>(seats);  // everybody has had a first turn
    board.phase = Phase::play;
    board.countries_drawn = 3;
    display(rules.options().display == 4 ? "france 1 german 1 britain 1 spain 1" : "france 1 german 1 britain 1");
  }

  // Cards come from the face-down piles; "france 2 spain 1", "france-spain 1".
  ArrangedTable& hand(int player, const std::string& cards) {
    each(cards, [&](const std::string& id, int count) { move_cards(id, count, state.hands[at(player - 1)]); });
    return *this;
  }
  ArrangedTable& display(const std::string& cards) {
    state.pile += state.board.display;
    state.board.display = {};
    each(cards, [&](const std::string& id, int count) {
      state.pile.take(country(id), count);
      state.board.display.add(country(id), count);
    });
    return *this;
  }
  // All but these cards of the pile go to the discards.
  ArrangedTable& pile(const std::string& cards) {
    state.board.discard += state.pile;
    state.pile = {};
    each(cards, [&](const std::string& id, int count) {
      state.board.discard.take(country(id), count);
      state.pile.add(country(id), count);
    });
    return *this;
  }
  ArrangedTable& intrigue_pile(const std::string& cards) {
    state.board.intrigue_discard += state.intrigue_pile;
    state.intrigue_pile = {};
    each(cards, [&](const std::string& id, int count) {
      state.board.intrigue_discard.take(pair(id), count);
      state.intrigue_pile.add(pair(id), count);
    });
    return *this;
  }
  // A cube of the player on a noble, as if claimed long ago; the City bonus stays where it is.
  ArrangedTable& holds(int player, const std::string& nobles) {
    std::istringstream words(nobles);
    for (std::string id; words >> id;) {
      const int noble = rules.noble_at(id);
      EXPECT_GE(noble, 0) << id;
      state.board.held[at(player - 1)] |= 1U << noble;
      place(player, noble);
    }
    return *this;
  }
  // A cube that was vanquished.
  ArrangedTable& vanquished(int player, const std::string& nobles) {
    std::istringstream words(nobles);
    for (std::string id; words >> id;) {
      const int noble = rules.noble_at(id);
      ++state.board.vanquished[at(player - 1)][rules.noble(noble).city];
      place(player, noble);
    }
    return *this;
  }
  ArrangedTable& turn_of(int player, Phase phase) {
    Board& board = state.board;
    board.turns_taken = static_cast<std::uint16_t>(rules.seats() + player - 1);
    board.turn = seat_at(player - 1);
    board.phase = phase;
    board.countries_drawn = phase == Phase::play ? 3 : 0;
    board.intrigue_drawn = 0;
    return *this;
  }
  ArrangedTable& in_period(int period) {
    state.board.period = static_cast<std::uint8_t>(period - 1);
    return *this;
  }

  // Plays a move by its text; chance is player 0. Fails the test if it is refused.
  void play(int player, const std::string& text) {
    EXPECT_EQ(rules.fault(state), "");
    const Result<Move> move = rules.parse_move(text);
    ASSERT_TRUE(move.ok()) << text;
    const Verdict verdict = try_apply(rules, state, seat(player), *move, heard);
    ASSERT_TRUE(verdict.ok()) << text << ": " << verdict.rule() << ": " << verdict.reason();
    ASSERT_EQ(rules.fault(state), "") << "after " << text;
  }
  void play_all(int player, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) play(player, text);
  }
  // The rule by which a move is refused; empty if it is legal. Nothing changes.
  [[nodiscard]] std::string refusal(int player, const std::string& text) {
    EXPECT_EQ(rules.fault(state), "");
    const Result<Move> move = rules.parse_move(text);
    if (!move) return move.error();
    return std::string(rules.check(state, seat(player), *move).rule());
  }
  [[nodiscard]] bool allows(int player, const std::string& text) { return refusal(player, text).empty(); }

  // All legal moves of the player, as texts.
  [[nodiscard]] std::vector<std::string> moves(int player) const {
    std::vector<std::string> texts;
    for (const Offer& offer : moves_of(rules, state, seat(player))) texts.push_back(rules.text(offer.move));
    return texts;
  }

  // Ends the turn and refills the display with whatever chance lists first.
  void finish_turn(int player) {
    play(player, "end");
    refill();
  }
  void refill() {
    while (state.board.phase == Phase::refill) {
      OutcomeList outcomes;
      rules.outcomes(state, outcomes);
      play(0, rules.text(outcomes[0].move));
    }
  }
  // Plays the shortest turn there is: draws from the display where possible and ends.
  void pass_turn(int player) {
    while (state.board.phase == Phase::draw) {
      play(player, moves(player).back() == "draw intrigue" && moves(player).size() > 1
                       ? moves(player)[moves(player).size() - 2]
                       : moves(player).back());
      while (rules.pending(state).step == Step::chance && state.board.phase != Phase::refill) {
        OutcomeList outcomes;
        rules.outcomes(state, outcomes);
        play(0, rules.text(outcomes[0].move));
      }
    }
    play(player, "end");
    while (state.board.phase == Phase::discard && !moves(player).empty()) play(player, moves(player)[0]);
    refill();
  }

  [[nodiscard]] int points(int player) const { return rules.tally(state, seat(player)).total(); }
  [[nodiscard]] int holder(const std::string& noble) const {
    const Seat owner = rules.holder(state.board, rules.noble_at(noble));
    return owner == kNobody ? 0 : index(owner) + 1;
  }
  [[nodiscard]] int held(int player, const std::string& card) const {
    const Hand& cards = state.hands[at(player - 1)];
    return card.find('-') == std::string::npos ? cards.country[country(card)] : cards.intrigue[pair(card)];
  }
  // How often a kind of event was told.
  template <class Kind> [[nodiscard]] int told() const {
    int count = 0;
    for (const auto& telling : heard.tellings) count += std::holds_alternative<Kind>(telling.event) ? 1 : 0;
    return count;
  }
  [[nodiscard]] static Seat seat(int player) { return player == 0 ? kChance : seat_at(player - 1); }
  [[nodiscard]] Country country(const std::string& id) const {
    for (const Country country : kAllCountries)
      if (rules.facts().country_ids[at(country)] == id) return country;
    ADD_FAILURE() << "no country " << id;
    return Country::france;
  }
  [[nodiscard]] Pair pair(const std::string& id) const {
    for (int i = 0; i < kPairs; ++i)
      if (rules.pair_id(static_cast<Pair>(i)) == id) return static_cast<Pair>(i);
    ADD_FAILURE() << "no pair " << id;
    return Pair::france_german;
  }

  Rules rules;
  State state;
  Listener<Event> heard;

 private:
  static Rules make_rules(int seats, OptionValues values, const std::function<void(Facts&)>& change) {
    values.try_emplace("start", "1");
    const Options options = parse_options(values, seats).value();
    Facts facts = facts_of(options.edition);
    if (change) change(facts);
    return Rules::make(seats, options, facts).value();
  }
  template <class Take> static void each(const std::string& cards, Take take) {
    std::istringstream words(cards);
    std::string id;
    int count = 0;
    while (words >> id >> count) take(id, count);
  }
  void move_cards(const std::string& id, int count, Hand& to) {
    if (id.find('-') == std::string::npos) {
      state.pile.take(country(id), count);
      to.country.add(country(id), count);
    } else {
      state.intrigue_pile.take(pair(id), count);
      to.intrigue.add(pair(id), count);
    }
  }
  void place(int player, int noble) {
    Board& board = state.board;
    const Rules::Noble& place = rules.noble(noble);
    board.cities[at(player - 1)] = static_cast<std::uint16_t>(board.cities[at(player - 1)] | 1U << place.city);
    ++board.title_cubes[at(player - 1)][at(place.title)];
    if (rules.options().cube_supply == CubeSupply::limited)
      board.cubes[at(player - 1)] = static_cast<std::uint8_t>(board.cubes[at(player - 1)] - 2);
  }
};

}  // namespace regalia::royals
