// For tests: a table of Game of Crowns that can be arranged. Seats count from 1, as for people; seat 1 begins.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "engine/testing.h"
#include "games/crowns/rules.h"
#include "games/crowns/view/json.h"
#include "games/crowns/view/phrases.h"

namespace regalia::crowns {

class CrownsTable {
 public:
  explicit CrownsTable(int seats = 4, const OptionValues& values = {}, const Facts& facts = standard_facts(),
                       int rules_version = kRulesVersion)
      : rules(Rules::make(seats, options(values, seats, rules_version), facts).value()),
        state(rules.initial()),
        origin_(state) {
    for (const char* name : {"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida"}) names.push_back(name);
    names.resize(at(seats));
  }

  // By the first version of the rules.
  static CrownsTable of_version_1(const OptionValues& values = {}) {
    return CrownsTable(4, values, standard_facts(), 1);
  }

  static Options options(OptionValues values, int seats, int rules_version = kRulesVersion) {
    values.try_emplace("start", "1");
    Options options = parse_options(values, seats).value();
    options.readings = readings_of(rules_version);
    return options;
  }
  static Seat seat(int number) { return number == 0 ? kChance : seat_at(number - 1); }

  // "knight.lyre*2 jester"
  Cards cards(const std::string& text) const {
    Cards found;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
      const std::size_t star = word.find('*');
      const Card card = rules.card_at(word.substr(0, star));
      EXPECT_NE(card, kNoCard) << word;
      found.add(card, star == std::string::npos ? 1 : std::stoi(word.substr(star + 1)));
    }
    return found;
  }
  // Gives these hands; all other house cards go to the last seat, all other guests into the deck.
  void deal(const std::map<int, std::string>& hands) {
    Cards left;
    for (const Cards& hand : state.hands) left += hand;
    left += state.guests;
    for (int i = 0; i < rules.seats(); ++i) state.hands[at(i)] = {};
    for (const auto& [number, text] : hands) {
      state.hands[at(number - 1)] = cards(text);
      left -= cards(text);
    }
    state.guests = {};
    for (const Card card : left)
      (is_house_card(card) ? state.hands[at(rules.seats() - 1)] : state.guests).add(card, left[card]);
    state.board.cards_moved = true;
    begin_here();
  }
  void ravens(const std::vector<int>& counts) {
    int sum = 0;
    for (int i = 0; i < rules.seats(); ++i) {
      state.board.ravens[at(i)] = static_cast<std::uint8_t>(at(i) < counts.size() ? counts[at(i)] : 0);
      sum += state.board.ravens[at(i)];
    }
    state.board.ravens_lost = static_cast<std::uint8_t>(rules.seats() * rules.facts().ravens - sum);
    begin_here();
  }
  // Forgets what was: memories begin with the position as it is.
  void begin_here() {
    origin_ = state;
    told_.clear();
  }
  // The deck is empty: all guests that are in it go to the last seat.
  void empty_deck() {
    state.hands[at(rules.seats() - 1)] += state.guests;
    state.guests = {};
    state.board.cards_moved = true;
    begin_here();
  }

  Move move(const std::string& text) const {
    const Result<Move> parsed = rules.parse_move(text);
    EXPECT_TRUE(parsed.ok()) << text << ": " << (parsed.ok() ? "" : parsed.error());
    return parsed.ok() ? *parsed : Move();
  }
  // Seat 0 is chance.
  void play(int number, const std::string& text) {
    ASSERT_EQ(rules.fault(state), "") << "before " << text;
    heard.tellings.clear();
    const Verdict verdict = try_apply(rules, state, seat(number), move(text), heard);
    ASSERT_TRUE(verdict.ok()) << text << ": " << verdict.rule() << ": " << verdict.reason();
    ASSERT_EQ(rules.fault(state), "") << "after " << text;
    for (const auto& telling : heard.tellings) told_.push_back(telling);
  }
  void play_all(const std::vector<std::pair<int, std::string>>& moves) {
    for (const auto& [number, text] : moves) {
      play(number, text);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
  // Everybody votes: "aadd".
  void vote(const std::string& votes) {
    for (std::size_t i = 0; i < votes.size(); ++i)
      play(static_cast<int>(i) + 1, votes[i] == 'a' ? "vote attacker" : "vote defender");
  }
  // Everybody who is asked spends nothing.
  void spend_nothing() {
    while (state.board.phase == Phase::spend) play(index(state.board.actor) + 1, "spend 0");
  }
  void pass_raises() {
    while (state.board.phase == Phase::raise) play(index(state.board.actor) + 1, "raise 0");
  }
  std::string refusal(int number, const std::string& text) const {
    return std::string(rules.check(state, seat(number), move(text)).rule());
  }
  bool lists(int number, const std::string& text) const {
    return covers(moves_of(rules, state, seat(number)), move(text));
  }
  std::vector<std::string> listed(int number) const {
    std::vector<std::string> texts;
    for (const Offer& offer : moves_of(rules, state, seat(number))) texts.push_back(rules.text(offer.move));
    return texts;
  }
  const Cards& hand(int number) const { return state.hands[at(number - 1)]; }
  bool has(int number, const std::string& text) const { return hand(number).contains(cards(text)); }
  int ravens_of(int number) const { return state.board.ravens[at(number - 1)]; }
  Phase phase() const { return state.board.phase; }
  int turn() const { return index(state.board.turn) + 1; }
  int actor() const { return index(state.board.actor) + 1; }
  // What a seat was told by the last move, in sentences.
  std::string told(int number) const {
    std::string text;
    for (const auto& telling : heard.tellings)
      if (const Event* event = telling.received_by(number == 0 ? kNobody : seat(number)))
        text += (text.empty() ? "" : " ") + rules.tell(*event, names);
    return text;
  }
  // What a seat has made of all that it was told since the table was arranged; 0: an onlooker.
  const Knowledge& known_to(int number) const {
    const Seat viewer = number == 0 ? kNobody : seat(number);
    Memory<Rules>& memory = memories_[number];
    memory.known = rules.first_knowledge(rules.observe(origin_, viewer));
    for (const auto& telling : told_)
      if (const Event* event = telling.received_by(viewer)) rules.note(memory.known, viewer, *event);
    return memory.known;
  }
  const Belief& believed_by(int number) const {
    const Seat viewer = number == 0 ? kNobody : seat(number);
    Memory<Rules>& memory = memories_[number];
    memory.believed = rules.first_belief(rules.observe(origin_, viewer));
    for (const auto& telling : told_)
      if (const Event* event = telling.received_by(viewer)) rules.believe(memory.believed, viewer, *event);
    return memory.believed;
  }
  View<Rules> view(int number) const {
    View<Rules> view = view_of<Rules>(rules, state, number == 0 ? kNobody : seat(number), nullptr, &book);
    view.known = &known_to(number);
    return view;
  }
  // For whoever imagines: it takes its time.
  View<Rules> bots_view(int number) const {
    View<Rules> seen = view(number);
    seen.believed = &believed_by(number);
    return seen;
  }
  std::string prompt(int number) const { return Phrases::prompt(rules, view(number), names); }
  std::string phrase(int number, const std::string& text) const {
    return Phrases::phrase(rules, view(number), move(text), names).does;
  }
  int points(int number) const {
    return rules.score(rules.final_hands(state), seat(number), ravens_of(number)).total();
  }

  Rules rules;
  State state;
  WordBook book;
  Listener<Event> heard;  // by the last move
  std::vector<std::string> names;

 private:
  State origin_;
  std::vector<Telling<Event>> told_;
  mutable std::map<int, Memory<Rules>> memories_;
};

}  // namespace regalia::crowns
