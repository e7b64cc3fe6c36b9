// The rules of Blood Royale. See rulebook.md for every rule in words; the ids named in comments and verdicts are its headings.
//
// Seat i plays house i, which begins with country i; a player without a country plays on with the house. The turn is a chain
// of chapters (rules/chapter.h): the rules object keeps the stack, and each chapter answers for itself.
#pragma once

#include <string>

#include "engine/random.h"
#include "engine/result.h"
#include "engine/tally.h"
#include "engine/view.h"
#include "engine/words.h"
#include "games/blood/observation.h"
#include "games/blood/options.h"
#include "games/blood/state.h"

namespace regalia::blood {

[[nodiscard]] constexpr House house_of(Seat seat) { return static_cast<House>(index(seat)); }
// kNobody: nobody plays the house.
[[nodiscard]] constexpr Seat seat_of(House house) {
  return is_of_country(house) ? seat_at(static_cast<int>(house)) : kNobody;
}

class Rules {
 public:
  using State = blood::State;
  using Observation = blood::Observation;
  using Event = blood::Event;
  using Knowledge = NothingKnown;
  using Belief = NothingKnown;

  static constexpr std::size_t kLongestName = 24;

  [[nodiscard]] static Result<Rules> make(int seats, const Options& options, const Facts& given);

  [[nodiscard]] int seats() const { return kSeats; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Facts& facts() const { return facts_; }
  [[nodiscard]] SeatSet everybody() const { return SeatSet::all(kSeats); }
  [[nodiscard]] int last_year() const { return kFirstYear + kYearsOfATurn * (options_.turns - 1); }

  [[nodiscard]] State initial() const;
  [[nodiscard]] Pending pending(const State& state) const;
  void moves(const State& state, Seat seat, MoveList& list) const;
  void outcomes(const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const State& state) const;
  [[nodiscard]] Verdict check(const State& state, Seat seat, Move move) const;
  template <class Sink> void apply(State& state, Seat seat, Move move, Sink& sink) const;
  // A child's name.
  [[nodiscard]] WordsSpec words(const State& state, Seat seat, Move move) const;

  // rules/observe.cpp
  [[nodiscard]] Observation observe(const State& state, Seat seat) const;
  [[nodiscard]] Pending pending_for(const State& state, Seat seat) const;
  [[nodiscard]] State imagine(const View<Rules>& view, Rng& rng) const;

  // rules/consistency.cpp
  [[nodiscard]] std::string fault(const State& state) const;
  [[nodiscard]] std::string phase_fault(const State& state) const;  // of the chapter that is played
  [[nodiscard]] bool is_ok(const State& state) const { return fault(state).empty(); }

  [[nodiscard]] Tally tally(const State& state, Seat seat) const;
  [[nodiscard]] Ranking ranking(const State& state) const;

  // Questions that several chapters ask.
  [[nodiscard]] Serial serial(const State& state, PersonId person) const {
    return state.people.has(person) ? static_cast<Serial>(state.people[person].serial) : kNoSerial;
  }
  [[nodiscard]] Seat ruler(const State& state, Country country) const {
    return seat_of(ruler_of(state.people, state.reigns, country));
  }
  [[nodiscard]] CountrySet countries_of(const State& state, Seat seat) const {
    return countries_at(state.people, state.reigns, house_of(seat));
  }
  [[nodiscard]] std::int32_t& money(State& state, Seat seat) const { return state.realm.treasury[at(seat)]; }
  [[nodiscard]] int money(const State& state, Seat seat) const { return state.realm.treasury[at(seat)]; }
  // Whether a country is played by another house than its own.
  [[nodiscard]] Annexed is_annexed(const State& state, Country country) const {
    return ruler_of(state.people, state.reigns, country) == house_of(country) ? Annexed::no : Annexed::yes;
  }
  // Whose controller a seat plays.
  [[nodiscard]] ProvinceSet provinces_of(const State& state, Seat seat) const;
  // To houses whose child is married to a monarch, once for each marriage.
  template <class Sink> void pay_honours(State& state, Sink& sink) const;
  // Pieces of those who died, left, changed courts or came to a throne are taken or exchanged.
  template <class Sink> void settle_pieces(State& state, Sink& sink) const;

 private:
  Rules(const Options& options, const Facts& facts) : options_(options), facts_(facts) {}

  template <class Sink> void go_on(State& state, Sink& sink) const;
  template <class Sink> void begin_year(State& state, Sink& sink) const;
  // The chapter after one that is over.
  template <class Sink> void next_chapter(State& state, const Phase& over, Sink& sink) const;

  Options options_;
  Facts facts_;
};

}  // namespace regalia::blood
