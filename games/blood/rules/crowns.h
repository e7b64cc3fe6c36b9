// Vacant thrones, one after the other; then unions, regencies, and what is paid for marriages to monarchs.
#pragma once

#include <array>

#include "games/blood/rules/chapter.h"

namespace regalia::blood {

struct Crowns {
  enum class Step : std::uint8_t {
    begin,
    look,            // for the next vacant throne
    find,            // the heir
    choose,          // whether to pass over the heir
    end_line,        // how a house goes on that has died out
    found_relative,  // a family is made
    found_house,
    founded,
    charisma,  // a die for having passed over a captive
    stand,     // where the new king's piece is put
    unions,
    regencies,
    regent,      // who acts for a minor
    lost_house,  // houses without a country that have died out begin again
  };

  Step step = Step::begin;
  Country country = Country::england;
  PersonId heir = kNoPerson;
  bool passed_captive = false;                         // the new monarch's Charisma will suffer
  std::array<std::uint8_t, kCountries> age_of_late{};  // monarchs who died in this step
  std::array<Province, kCountries> late_stood{};       // where kings' pieces were when the step began
  Province heir_stood = kNoProvince;

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  void outcomes(const Rules& rules, const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const Rules& rules, const State& state) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  bool operator==(const Crowns&) const = default;

  // Where a new king may stand.
  [[nodiscard]] ProvinceSet places(const State& state) const;
  // Whether the new king is free to stand here or there.
  [[nodiscard]] bool may_choose_place(const State& state) const;

 private:
  [[nodiscard]] bool may_be_placed(const State& state) const;
  template <class Sink> void place_king(const Rules& rules, State& state, Province province, Sink& sink);
  [[nodiscard]] Verdict passing_over(const Rules& rules, const State& state, Seat seat) const;
  template <class Sink> void crown_heir(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void appoint(const Rules& rules, State& state, PersonId regent, Sink& sink);
  [[nodiscard]] PersonId founded_head(const State& state) const;
  void next_country() { country = static_cast<Country>(static_cast<int>(country) + 1); }
};

}  // namespace regalia::blood
