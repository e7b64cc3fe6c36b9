// The event of a round: plague, famine, rebellion, storms, or nothing.
#pragma once

#include "games/blood/realm/realm.h"
#include "games/blood/rules/chapter.h"

namespace regalia::blood {

struct Fortune : WithoutDecisions {
  enum class Step : std::uint8_t {
    roll,       // which event
    again,      // a six: famine or rebellion
    count,      // how many provinces
    strike,     // which
    survival,   // of a royal piece in a province with plague
    rebellion,  // in a province
    storm,      // for a fleet at sea
    over,
  };

  Step step = Step::roll;
  Seat roller = kNobody;
  Calamity calamity = Calamity::nothing;
  std::uint8_t count = 0;       // provinces that are still to be struck
  ProvinceSet struck;           // by this event
  ProvinceSet rebelled_before;  // when it began
  PersonId person{0};           // who rolls, or where to go on
  Province province{};          // that rolls, or where to go on
  std::uint8_t fleet = 0;       // that rolls, of `country`
  Country country = Country::england;

  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  void outcomes(const Rules& rules, const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const Rules& rules, const State& state) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  bool operator==(const Fortune&) const = default;

 private:
  template <class Sink> void begin(State& state, Sink& sink);
  // Forgets what it has counted with, since crowns may have to pass.
  void end();
  template <class Sink> void strike(const Rules& rules, State& state, Province where, Sink& sink);
};

// What is added to the die that is rolled for rebellion in a province. `before`: where there was one when the event began.
[[nodiscard]] int rebellion_modifier(const Rules& rules, const State& state, Province province, ProvinceSet before);

}  // namespace regalia::blood
