// What a player may do in a march, and why not.
#include "games/blood/rules/march.h"
#include "games/blood/rules/march_refusals.h"
#include "games/blood/rules/marching.h"

namespace regalia::blood {
namespace {

int number(Spot spot) { return static_cast<int>(spot); }

bool is_of_another(const Rules& rules, const State& state, Seat seat, Move move) {
  if (move.b() >= kCountries) return false;
  const Seat player = rules.ruler(state, static_cast<Country>(move.b()));
  return player != kNobody && player != seat;
}

}  // namespace

Pending March::pending(const Rules&, const State&) const { return Pending::turn(asked == kNobody ? seat : asked); }

void March::moves(const Rules& rules, const State& state, Seat, MoveList& list) const {
  const Marching marching(rules, state, *this);
  if (asked != kNobody) {
    if (marching.may_be_allowed().ok()) offer(list, move_of(MoveKind::allow));
    if (!for_troops || !marching.must_allow()) offer(list, move_of(MoveKind::deny));
    return;
  }
  marching.list_takes(list);
  for (const Country colour : marching.own())
    for (int i = 0; i < fleets_of(state.realm, colour); ++i) {
      const Ship ship{colour, static_cast<std::uint8_t>(i)};
      if (marching.may_ship(ship)) offer(list, Move::of(MoveKind::ship, number(spot_of(ship))));
      if (marching.may_board(ship)) offer(list, Move::of(MoveKind::board, number(spot_of(ship))));
    }
  if (group.kind == Group::Kind::none) {
    for (const Province province : rules.provinces_of(state, seat))
      for (const Country owner : CountrySet::all()) {
        if (marching.may_confiscate(province, owner))
          offer(list, Move::of(MoveKind::confiscate, static_cast<int>(province), static_cast<int>(owner)));
        if (!marching.own().has(owner)) continue;
        for (int good = 0; good < kGoods; ++good)
          if (const int most = state.realm.items[at(province)][at(owner)].counts[at(good)]; most > 0)
            list.push_back(
                Offer::range(Move::of(MoveKind::destroy, static_cast<int>(province), static_cast<int>(owner), good), 1,
                             static_cast<std::uint32_t>(most)));
      }
    marching.list_gifts(list);
    marching.list_loans(list);
    for (const Country country : rules.in_play())
      if (rules.has_treaty(state, seat, rules.seat_of(house_of(country))))
        offer(list, Move::of(MoveKind::end_treaty, static_cast<int>(country)));
    if (!marching.is_obliged()) offer(list, move_of(MoveKind::done));
    return;
  }
  for (int i = 0; i < kProvinces; ++i) {
    if (marching.may_go(static_cast<Province>(i))) offer(list, Move::of(MoveKind::go, i));
    if (marching.may_dock(static_cast<Province>(i))) offer(list, Move::of(MoveKind::dock, i));
    if (marching.may_ask_port(static_cast<Province>(i))) offer(list, Move::of(MoveKind::ask_port, i));
  }
  for (int i = 0; i < kSeas; ++i)
    if (marching.may_sail(static_cast<Sea>(i)))
      offer(list, Move::of(MoveKind::sail, number(spot_of(static_cast<Sea>(i)))));
  if (marching.may_land()) offer(list, move_of(MoveKind::land));
  if (!group.path.empty()) offer(list, move_of(MoveKind::send));
  if (marching.who_lets_go_on() != kNobody) offer(list, move_of(MoveKind::ask));
  if (!marching.is_duty_only()) offer(list, move_of(MoveKind::anew));
}

Verdict March::refusal(const Rules& rules, const State& state, Seat, Move move) const {
  if (asked != kNobody) {
    const Marching marching(rules, state, *this);
    if (move.kind<MoveKind>() == MoveKind::allow) return marching.may_be_allowed();
    if (move.kind<MoveKind>() == MoveKind::deny && for_troops && marching.must_allow())
      return rules.refusal_by(state, *rules.command_over(state, seat, marching.led_for(), province_at(group.from)));
    return Verdict::no("blood.turn.step", "You are asked for leave: allow it or deny it.");
  }
  switch (move.kind<MoveKind>()) {
    case MoveKind::take: {
      const Clause* bar = nullptr;
      if (is_province(spot_in(move)) && move.b() < kCountries)
        (void)Marching(rules, state, *this).armies_to_take(spot_in(move), static_cast<Country>(move.b()), &bar);
      if (bar != nullptr) return rules.refusal_by(state, *bar);
      if (const Marching marching(rules, state, *this);
          is_province(spot_in(move)) && marching.is_duty_only() && marching.may_take_at(spot_in(move)))
        return Verdict::no("blood.move.obliged", "You are out of groups: all armies leave this famine together.");
      [[fallthrough]];
    }
    case MoveKind::lead:
    case MoveKind::carry:
      if (move.kind<MoveKind>() == MoveKind::carry && is_of_another(rules, state, seat, move))
        return Verdict::no(
            "blood.items.others",
            "You carry another player's goods from your provinces, or aboard your fleets, one owner's at "
            "a time.");
      return Verdict::no(
          "blood.move.group",
          "A group is put together from what is yours, in one place, has points left, and has not set out.");
    case MoveKind::ship:
      return Verdict::no("blood.fleet.move", "Your fleets that lie together and have points left set out together.");
    case MoveKind::go:
    case MoveKind::board:
    case MoveKind::land:
    case MoveKind::sail:
    case MoveKind::dock: return step_refusal(rules, state, *this, move);
    case MoveKind::anew:
      if (group.kind == Group::Kind::none) return Verdict::no("blood.move.group", "You have no plan to drop.");
      return Verdict::no("blood.move.obliged", "You are out of groups, and this one must leave.");
    case MoveKind::lend:
      if (rules.options().readings.duties_outlast_tries && move.a() < kProvinces &&
          Marching(rules, state, *this).must_leave(first_province_of(move)))
        return Verdict::no("blood.move.obliged", "Armies that must leave a famine can't be lent.");
      if (move.b() < kCountries && rules.in_play().has(static_cast<Country>(move.b())))
        if (const Verdict bar =
                Marching(rules, state, *this).may_help(seat, rules.seat_of(static_cast<House>(move.b())));
            !bar.ok())
          return bar;
      return Verdict::no("blood.command.lend",
                         "Armies that have not moved are lent to a player who rules there or has armies there.");
    case MoveKind::take_back:
      if (move.a() < kProvinces && move.b() < kCountries)
        return Marching(rules, state, *this).may_take_back(first_province_of(move), static_cast<Country>(move.b()));
      return Verdict::no("blood.command.take-back", "You have lent this player no armies there.");
    case MoveKind::end_treaty: return Verdict::no("blood.command.treaty", "You have no treaty with this house.");
    case MoveKind::ask:
      return Verdict::no("blood.leave.asked",
                         "A group asks for leave to go on where it has to stop on another's land, with points left, or "
                         "among another's fleets.");
    case MoveKind::ask_port:
      return Verdict::no("blood.leave.port", "Fleets at sea ask for a port of another player on the coast there.");
    case MoveKind::hand_over:
      if (move.b() < kCountries && rules.in_play().has(static_cast<Country>(move.b())))
        if (const Verdict bar =
                Marching(rules, state, *this).may_help(seat, rules.seat_of(static_cast<House>(move.b())));
            !bar.ok())
          return bar;
      return Verdict::no("blood.items.hand-over",
                         "You hand over goods of yours, between groups, where the other player rules or has a fleet in "
                         "port.");
    case MoveKind::destroy: return Verdict::no("blood.items.destroy", "You destroy your goods in your provinces.");
    case MoveKind::confiscate:
      if (move.a() < kProvinces && move.b() < kCountries)
        if (const Verdict bar =
                Marching(rules, state, *this).confiscating(first_province_of(move), static_cast<Country>(move.b()));
            !bar.ok())
          return bar;
      return Verdict::no("blood.items.confiscate",
                         "You confiscate goods of others that nobody guards in your provinces.");
    case MoveKind::done:
      if (group.kind != Group::Kind::none) return Verdict::no("blood.move.group", "Send your group, or drop the plan.");
      return Verdict::no("blood.move.obliged",
                         "Armies must leave famine, and fleets a foreign port, before you are done.");
    default: return Verdict::no("blood.turn.step", "You move now: put a group together, and send it; or be done.");
  }
}

}  // namespace regalia::blood
