// What a seat may do at court: seek, offer, draft, answer, show and name, as far as it concerns this moment.
#pragma once

#include "games/blood/rules.h"

namespace regalia::blood {

// Whether they may wed, and both courts can pay what it costs them, by a contract too if there is one. With secret cash only a
// seat itself knows what it can pay: an offer falls when its maker no longer can.
[[nodiscard]] Verdict may_wed(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride,
                              int contract = -1);
// What a contract of the seat's own says to a match with a house.
[[nodiscard]] Verdict match(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride);
// The contract that goes with an offer; -1: none.
[[nodiscard]] int offered_with(const State& state, PersonId groom, PersonId bride);
[[nodiscard]] Verdict may_accept(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride);
[[nodiscard]] const Proposal* standing(const Court& court, PersonId groom, PersonId bride);
// Who is asked.
[[nodiscard]] Seat other_of(const Rules& rules, const State& state, const Proposal& proposal);
[[nodiscard]] Verdict may_propose(const Rules& rules, const State& state, const Court& court, Seat seat, PersonId groom,
                                  PersonId bride);
[[nodiscard]] bool has_draft(const Rules& rules, const State& state, Seat seat);
[[nodiscard]] bool has_strokes(const Rules& rules, const Court& court, Seat seat);
[[nodiscard]] Verdict may_draft(const Rules& rules, const State& state, const Court& court, Seat seat, PersonId groom,
                                PersonId bride);
[[nodiscard]] Verdict may_counter(const Rules& rules, const State& state, const Court& court, Seat seat, PersonId groom,
                                  PersonId bride);
// blood.deal.plain
[[nodiscard]] Verdict may_deal(const Rules& rules, const State& state, const Court& court, Seat seat, int country);
// The deal that the house of a country offers to a seat, or is offered by it; -1: none.
[[nodiscard]] int deal_from(const Rules& rules, const State& state, Seat seat, int country);
[[nodiscard]] int deal_to(const Rules& rules, const State& state, Seat seat, int country);
[[nodiscard]] Verdict may_agree(const Rules& rules, const State& state, Seat seat, int country);
[[nodiscard]] Verdict may_put(const Rules& rules, const State& state, const Court& court, Seat seat);
// blood.betrothal.confirm: when both are of age, and as if it were offered now.
[[nodiscard]] Verdict may_confirm(const Rules& rules, const State& state, const Court& court, Seat seat, PersonId groom,
                                  PersonId bride);
[[nodiscard]] bool may_begin_betrothal(const Rules& rules, const State& state, const Court& court, Seat seat);
// A match or a betrothal is sought for somebody free, or for a child that a wife may have.
[[nodiscard]] bool may_be_sought(const Rules& rules, const State& state, PersonId person);
[[nodiscard]] bool may_seek(const Rules& rules, const State& state, const Court& court, Seat seat, PersonId id);
// blood.contract.show: by those who signed it, to whoever does not know it.
[[nodiscard]] Verdict may_show(const Rules& rules, const State& state, Seat seat, PersonId groom, PersonId bride,
                               int country);
// blood.leave.standing
[[nodiscard]] Leave leave_in(MoveKind kind);
[[nodiscard]] bool may_answer_ahead(const Rules& rules, const State& state, Seat seat, Country country, MoveKind kind);
// blood.person.name: of the own court, who came into the game in this turn and was not given a name yet.
[[nodiscard]] bool may_name(const Rules& rules, const State& state, Seat seat, PersonId id);
[[nodiscard]] bool may_name_house(const Rules& rules, const State& state, Seat seat, Country country);

}  // namespace regalia::blood
