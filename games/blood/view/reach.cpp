#include <deque>
#include <set>

#include "games/blood/rules/marching.h"
#include "games/blood/view/lookup.h"

namespace regalia::blood {
namespace {

// A walk over all plans of a group, the shortest first. Each is played in thought, so that it is lawful.
class Walk {
 public:
  Walk(const Rules& rules, const View<Rules>& view) : rules_(rules), view_(view) {}

  [[nodiscard]] ReachInfo from(const State& start) {
    spent_before_ = march_of(start).group.spent;
    ReachInfo info;
    info.kind = "march";
    std::deque<Plan> plans = {{start, {}}};
    seen_.insert(march_of(start).group.where);
    while (!plans.empty()) {
      const Plan plan = std::move(plans.front());
      plans.pop_front();
      note_bars(plan.state, info.barred);
      MoveList list;
      march_of(plan.state).moves(rules_, plan.state, view_.viewer, list);
      for (const Offer& offer : list) {
        if (offer.move.kind<MoveKind>() == MoveKind::ask_port) ask_for_port(plan, offer.move, info.reached);
        const Spot to = destination(plan.state, offer.move);
        if (to == kNoSpot || !seen_.insert(to).second) continue;
        Plan next = plan;
        play(next.state, offer.move);
        next.way.push_back(json::move_step(rules_, offer.move));
        info.reached.push_back(reached(next));
        plans.push_back(std::move(next));
      }
    }
    std::erase_if(info.reached, [&](const ReachedInfo& each) {
      return each.how == Arrival::ask && seen_.contains(spot_at(each.spot));
    });
    std::erase_if(info.barred, [&](const BarredInfo& bar) { return seen_.contains(spot_at(bar.spot)); });
    return info;
  }

  // Steps of a plan tell nobody anything, and end nothing.
  void play(State& state, Move move) const {
    Silence silence;
    march_of(state).apply(rules_, state, view_.viewer, move, silence);
  }

  static March& march_of(State& state) { return std::get<March>(state.phases[state.phases.size() - 1]); }
  static const March& march_of(const State& state) { return std::get<March>(state.phases[state.phases.size() - 1]); }

 private:
  struct Plan {
    State state;
    std::vector<json::MoveStep> way;
  };

  // Where a step leads; kNoSpot: it is none.
  static Spot destination(const State& state, Move move) {
    switch (move.kind<MoveKind>()) {
      case MoveKind::go:
      case MoveKind::dock: return spot_of(first_province_of(move));
      case MoveKind::board:
      case MoveKind::sail: return spot_in(move);
      case MoveKind::land: return spot_of(fleet_at(state.realm, march_of(state).group.where).place);
      default: return kNoSpot;
    }
  }

  // Fleets that ask for a port are sent by that; where they come by right they need not ask.
  void ask_for_port(const Plan& plan, Move ask, std::vector<ReachedInfo>& reached) {
    const Province port = first_province_of(ask);
    if (!ports_.insert(port).second) return;
    ReachedInfo info{std::string(id_of(port)), plan.way, points(plan.state), Arrival::ask, {}, 0, {}, {}};
    info.way.push_back(json::move_step(rules_, ask));
    info.of = id_of(plan.state.realm.control[at(port)]);
    reached.push_back(std::move(info));
  }

  [[nodiscard]] ReachedInfo reached(const Plan& plan) const {
    const March& march = march_of(plan.state);
    const Marching marching(rules_, plan.state, march);
    const Spot where = march.group.where;
    ReachedInfo info{id_of(where), plan.way, points(plan.state), Arrival::aboard, {}, 0, {}, {}};
    info.may_ask = marching.who_lets_go_on() != kNobody;
    if (is_sea(where)) info.how = march.group.is_stopped ? Arrival::stop : Arrival::sea;
    if (!is_province(where)) return info;
    const Province province = province_at(where);
    info.of = id_of(plan.state.realm.control[at(province)]);
    const bool is_docked = march.group.kind == Group::Kind::fleet;
    const bool must_stop = is_docked ? !marching.has_leave(Act::What::dock, province) : march.group.is_stopped;
    info.how = marching.is_own(province) ? Arrival::own : must_stop ? Arrival::stop : Arrival::leave;
    for (const Country country : CountrySet::all() - marching.own()) {
      info.faces += plan.state.realm.armies[at(province)][at(country)];
      if (plan.state.realm.capital[at(country)] == province) info.castle = plan.state.realm.castle[at(country)];
    }
    return info;
  }

  // What a rule closes, whatever the points: to armies neighbours, to fleets the coasts of their sea area.
  void note_bars(const State& state, std::vector<BarredInfo>& bars) {
    const Map& map = rules_.facts().map;
    const March& march = march_of(state);
    const Marching marching(rules_, state, march);
    const Spot where = march.group.where;
    const bool is_fleet = march.group.kind == Group::Kind::fleet;
    if (is_ship(where) && !marching.may_land())
      if (const Province port = marching.port_of(ship_at(where)); port != kNoProvince)
        note_bar(state, move_of(MoveKind::land), port, bars);
    if (march.group.is_stopped || (is_fleet ? !is_sea(where) : !is_province(where) || marching.points_left() == 0))
      return;
    for (int i = 0; i < kProvinces; ++i) {
      const auto to = static_cast<Province>(i);
      if (is_fleet) {
        if (map.seas[at(sea_at(where))].coasts.has(to) && !marching.may_dock(to))
          note_bar(state, Move::of(MoveKind::dock, i), to, bars);
      } else if ((map.borders_on(province_at(where), to) || is_across_channel(province_at(where), to)) &&
                 !marching.may_go(to)) {
        note_bar(state, move_of(MoveKind::go, to), to, bars);
      }
    }
  }
  // Unless it is only that one cannot come so far, or has nothing to land there.
  void note_bar(const State& state, Move move, Province to, std::vector<BarredInfo>& bars) {
    const Verdict bar = march_of(state).refusal(rules_, state, view_.viewer, move);
    if (bar.rule() != "blood.move.points" && bar.rule() != "blood.fleet.dock" && bar.rule() != "blood.move.embark" &&
        asked_.insert(to).second)
      bars.push_back({std::string(id_of(to)), std::string(bar.rule()), reason_of(rules_, view_, bar, {})});
  }

  // blood.fleet.dock: to lie at a coast costs nothing.
  [[nodiscard]] int points(const State& state) const { return march_of(state).group.spent - spent_before_; }

  const Rules& rules_;
  const View<Rules>& view_;
  std::set<Spot> seen_;
  std::set<Province> asked_;
  std::set<Province> ports_;
  int spent_before_ = 0;
};

// Whether a move is part of a plan, of which nobody is told.
bool is_of_plan(MoveKind kind) {
  switch (kind) {
    case MoveKind::take:
    case MoveKind::lead:
    case MoveKind::carry:
    case MoveKind::ship:
    case MoveKind::go:
    case MoveKind::board:
    case MoveKind::land:
    case MoveKind::sail:
    case MoveKind::dock:
    case MoveKind::anew: return true;
    default: return false;
  }
}

}  // namespace

std::optional<ReachInfo> reach_of(const Rules& rules, const View<Rules>& view, std::span<const Move> moves) {
  State state = view.seen.shown;
  if (state.phases.empty() || !std::holds_alternative<March>(state.phases[state.phases.size() - 1]))
    return std::nullopt;
  if (Walk::march_of(state).seat != view.viewer || Walk::march_of(state).asked != kNobody) return std::nullopt;
  Walk walk(rules, view);
  for (const Move move : moves) {
    MoveList list;
    Walk::march_of(state).moves(rules, state, view.viewer, list);
    if (!is_of_plan(move.kind<MoveKind>()) || !covers(list, move)) return std::nullopt;
    walk.play(state, move);
  }
  if (Walk::march_of(state).group.kind == Group::Kind::none) return std::nullopt;
  return walk.from(state);
}

}  // namespace regalia::blood
