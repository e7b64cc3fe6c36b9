// For tests: a table of the probe with three players, Ann, Ben and Cid.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/testing.h"
#include "tests/probe/json.h"
#include "tests/probe/phrases.h"
#include "tests/probe/probe.h"

namespace regalia::probe {

class ProbeTable : public testing::Test {
 protected:
  Move move(const std::string& text) const {
    const Result<Move> parsed = rules.parse_move(text);
    EXPECT_TRUE(parsed.ok()) << text;
    return parsed.ok() ? *parsed : Move();
  }
  // Plays it; `words` are kept as a table keeps them.
  void play(Seat seat, const std::string& text, const std::string& words = {}) {
    const WordsSpec spec = rules.words(state, seat, move(text));
    heard.tellings.clear();
    const Verdict verdict = try_apply(rules, state, seat, move(text), heard);
    ASSERT_TRUE(verdict.ok()) << text << ": " << verdict.reason();
    memories.hear(rules, heard.tellings);
    if (!words.empty()) book.keep(spec.number, {words, spec.readers});
  }
  void play_all(Seat seat, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) play(seat, text);
  }
  std::string refusal(Seat seat, const std::string& text) const {
    return std::string(rules.check(state, seat, move(text)).rule());
  }
  std::string reason(Seat seat, const std::string& text) const {
    return reason_of(rules, view(seat), rules.check(state, seat, move(text)), names);
  }
  View<Rules> view(Seat seat) const { return view_of(rules, state, seat, &memories.of(seat), &book); }
  boost::json::object view_json(Seat seat) const { return write_view<Json>(rules, view(seat)); }
  bool lists(Seat seat, const std::string& text) const { return covers(moves_of(rules, state, seat), move(text)); }
  std::vector<DealText> deals(Seat seat) const { return Phrases::deals(rules, view(seat), names); }
  bool hears(Seat seat) const {
    for (const auto& telling : heard.tellings)
      if (telling.received_by(seat) != nullptr) return true;
    return false;
  }
  // What a seat was told last, in a sentence.
  std::string told(Seat seat) const {
    std::string sentence;
    for (const auto& telling : heard.tellings)
      if (const Event* event = telling.received_by(seat)) sentence = rules.tell(*event, names);
    return sentence;
  }

  void to_bargain() {
    play(kChance, "hand-veto 3");
    play(kChance, "token blue");
  }
  void to_vote() {
    to_bargain();
    for (const Seat seat : {kAnn, kBen, kCid}) play(seat, "done");
  }
  void to_bid() {
    to_vote();
    for (const Seat seat : {kAnn, kBen, kCid}) play(seat, "vote no");
  }

  static constexpr Seat kAnn = seat_at(0);
  static constexpr Seat kBen = seat_at(1);
  static constexpr Seat kCid = seat_at(2);
  const std::vector<std::string> names = {"Ann", "Ben", "Cid"};
  const Rules rules{3};
  State state = rules.initial();
  Memories<Rules> memories{rules, state};
  WordBook book;
  Listener<Event> heard;
};

}  // namespace regalia::probe
