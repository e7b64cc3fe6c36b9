// A battle between two powers in a province, step by step. Knows nothing of marches.
#pragma once

#include <array>

#include "engine/fixed_list.h"
#include "games/blood/law/clause.h"
#include "games/blood/realm/realm.h"
#include "games/blood/rules/chapter.h"
#include "games/blood/rules/terms.h"

namespace regalia::blood {

struct Battle {
  enum class Step : std::uint8_t {
    begin,
    inside,    // whether the defender's armies are in the castle
    flight,    // of royal pieces, under seal
    princes,   // beside a king, under seal: whose Strength counts
    free,      // rolls before the battle
    retreat,   // or surrender, under seal
    parting,   // a roll at those who retreat
    attacker,  // rolls
    defender,  // rolls
    losses,    // castle or armies
    survival,  // of royal pieces whose army is wiped out
    captives,
    leave,   // where those go who retreat
    terms,   // of a surrender that is offered
    ransom,  // of a captive, at once
    price,   // that is offered for him
    over,
  };
  enum Side : std::uint8_t { attacking, defending };
  static constexpr std::size_t kMostRoyals = 24;
  static constexpr int kMostRansom = 999;  // Crowns for one captive, or with a surrender

  struct Flight {
    PersonId person = kNoPerson;
    Province province = kNoProvince;

    bool operator==(const Flight&) const = default;
  };

  Step step = Step::begin;
  Step resume = Step::begin;  // after losses
  Province province = kNoProvince;
  std::array<Country, 2> powers{kNoCountry, kNoCountry};
  bool with_castle = false;  // it counts for the defender
  std::uint8_t round = 0;
  SeatSet answered;
  FixedList<Flight, kMostRoyals> flights;    // under seal
  FixedList<PersonId, kMostRoyals> counted;  // under seal
  std::uint8_t free_rolls = 0;
  std::uint8_t free_side = 0;
  std::array<bool, 2> retreats{};
  std::array<std::uint8_t, 2> losses{};    // still to be taken
  FixedList<PersonId, kMostRoyals> tried;  // who must roll for survival
  std::array<bool, 2> wiped{};
  std::array<ProvinceSet, 2> fell_back{};                           // where those who retreated have gone
  std::array<std::array<std::uint8_t, kProvinces>, 2> withdrawn{};  // how many armies
  std::uint8_t resting = 0;                  // armies of the attacker that fell back to here before and take no part
  std::array<std::uint8_t, 2> terms{};       // on which each side would surrender, counted from 1; 0: on none
  std::array<std::uint8_t, 2> sacrificed{};  // armies that are killed by those terms, while the others march off
  std::array<std::uint16_t, 2> tribute{};    // Crowns that are paid by those terms
  std::array<bool, 2> yielded{};             // who has surrendered
  bool keeps_goods = false;                  // whoever has surrendered
  Country ceded_to = kNoCountry;             // the province, when all have left
  FixedList<PersonId, kMostRoyals> taken;    // captives of this battle, for whom no ransom was talked of yet
  std::uint16_t price = 0;                   // that is offered for the first of them

  [[nodiscard]] Pending pending(const Rules& rules, const State& state) const;
  void moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Verdict refusal(const Rules& rules, const State& state, Seat seat, Move move) const;
  void outcomes(const Rules& rules, const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const Rules& rules, const State& state) const;
  template <class Sink> Next go_on(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink);

  [[nodiscard]] int armies(const Rules& rules, const State& state, int side) const;
  [[nodiscard]] int castle(const Rules& rules, const State& state, int side) const;
  [[nodiscard]] int units(const Rules& rules, const State& state, int side) const;
  [[nodiscard]] SeatSet asked(const Rules& rules, const State& state) const;  // in a sealed step
  // Of two that are offered the attacker's are answered first.
  [[nodiscard]] int yielding_side() const { return terms[attacking] != 0 ? attacking : defending; }
  void drop_terms(int side);

  bool operator==(const Battle&) const = default;

 private:
  [[nodiscard]] Seat seat_at_side(const Rules& rules, int side) const;
  [[nodiscard]] int side_of(const Rules& rules, Seat seat) const;
  [[nodiscard]] bool is_gone(const Rules& rules, const State& state, int side) const;
  [[nodiscard]] int losing_side() const;
  [[nodiscard]] bool may_surrender(const Rules& rules, const State& state, int side) const;
  [[nodiscard]] const Clause* pledge(const State& state, int side) const;
  [[nodiscard]] bool may_offer(const Rules& rules, const State& state, int side, Terms offered) const;
  void list_surrender(const Rules& rules, const State& state, Seat seat, MoveList& list) const;
  [[nodiscard]] Seat seat_of_captive(const Rules& rules, const State& state) const;
  template <class Sink> void announce_terms(const Rules& rules, int side, Sink& sink) const;
  template <class Sink> void yield(const Rules& rules, State& state, Sink& sink);
  void drop_first_taken();
  template <class Sink> void pay_ransom(const Rules& rules, State& state, Sink& sink);
  [[nodiscard]] int leaving_side(const Rules& rules, const State& state) const;
  [[nodiscard]] int army_losses_least(const Rules& rules, const State& state, int side) const;
  [[nodiscard]] int army_losses_most(const Rules& rules, const State& state, int side) const;
  // Whether a royal's Strength counts; and keeps him here for the first round.
  [[nodiscard]] bool counts(const Rules& rules, const State& state, int side, PersonId person) const;
  [[nodiscard]] int strength(const Rules& rules, const State& state, int side, PersonId person) const;
  [[nodiscard]] bool must_stay(const Rules& rules, const State& state, int side, PersonId person) const;
  [[nodiscard]] bool has_bound_royal(const Rules& rules, const State& state) const;
  [[nodiscard]] int net_strength(const Rules& rules, const State& state) const;
  template <class Sink> void roll(int side, int hits, int die, Sink& sink);
  // Of the battle; 0: of rolls outside rounds.
  [[nodiscard]] int in_round() const { return step == Step::attacker || step == Step::defender ? round : 0; }
  [[nodiscard]] bool falls_before(const Rules& rules, const State& state, Country one, Country other,
                                  const std::array<int, kCountries>& lost) const;
  template <class Sink> void take_losses(const Rules& rules, State& state, int side, int armies_lost, Sink& sink);
  template <class Sink> void capture(const Rules& rules, State& state, Sink& sink);
  template <class Sink> void end(const Rules& rules, State& state, Sink& sink);
};

// What a die does in a round: casualties by the number of units; 5 needs a king or prince, 6 a king.
[[nodiscard]] constexpr int hits_of(int die, int units, bool has_royal, bool has_king) {
  if (die > units || (die == 5 && !has_royal) || (die == 6 && !has_king)) return 0;
  return die;
}
// What a free roll does: 1 to 4, by the number of armies.
[[nodiscard]] constexpr int free_hits_of(int die, int armies) { return die <= 4 && die <= armies ? die : 0; }

}  // namespace regalia::blood
