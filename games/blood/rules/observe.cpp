// What a seat sees, and what it must hold possible.
#include <algorithm>
#include <functional>

#include "games/blood/rules.h"
#include "games/blood/rules/signing.h"
#include "games/blood/rules/wedding.h"

namespace regalia::blood {
namespace {

// Empties what a chapter keeps from a viewer.
struct Hide {
  const Rules& rules;
  State& state;
  Seat viewer;

  [[nodiscard]] bool is_own(House house) const { return viewer != kNobody && rules.seat_of(house) == viewer; }

  void operator()(Births& chapter) const {
    if (chapter.step != Births::Step::ask) return;
    for (int i = 0; i < state.people.slots(); ++i)
      if (Person& person = state.people[static_cast<PersonId>(i)]; !is_own(person.court)) person.again = false;
  }
  void operator()(Bidding& chapter) const {
    for (const Seat seat : rules.everybody()) {
      if (seat == viewer) continue;
      if (chapter.step == Bidding::Step::entries) chapter.partners[at(rules.house_of(seat))] = kNoPerson;
      if (chapter.step == Bidding::Step::amounts) chapter.amounts[at(rules.house_of(seat))] = 0;
    }
  }
  void operator()(Court& chapter) const {
    FixedList<Proposal, Court::kMostProposals> known;
    for (const Proposal& proposal : chapter.proposals)
      if (is_own(state.people[proposal.groom].court) || is_own(state.people[proposal.bride].court))
        known.push_back(proposal);
    chapter.proposals = known;
    for (const Seat seat : rules.everybody()) {
      if (seat == viewer) continue;
      chapter.sought[at(rules.house_of(seat))] = kNoPerson;
      chapter.searches[at(rules.house_of(seat))] = 0;
      chapter.strokes[at(rules.house_of(seat))] = 0;
      // Whether somebody was asked anew is between him and who asked.
      if (chapter.said_done.has(seat))
        chapter.done.add(seat);
      else
        chapter.done.remove(seat);
    }
  }
  void operator()(Announcements& chapter) const {
    for (auto& entry : chapter.entries)
      if (!is_own(house_of(entry.colour))) entry.province = kNoProvince;
  }
  void operator()(Taxing& chapter) const {
    for (const Seat seat : rules.everybody())
      if (seat != viewer) chapter.rates[at(rules.house_of(seat))] = Taxing::Rate::none;
  }
  void operator()(PayingOff& chapter) const {
    chapter.chosen = viewer == kNobody ? ProvinceSet{} : chapter.chosen & rules.provinces_of(state, viewer);
  }
  void operator()(Upkeep& chapter) const {
    const CountrySet own = viewer == kNobody ? CountrySet{} : rules.countries_of(state, viewer);
    for (int i = 0; i < kCountries; ++i) {
      if (own.has(static_cast<Country>(i))) continue;
      for (auto& in_province : chapter.armies) in_province[at(i)] = 0;
      chapter.fleets[at(i)] = 0;
    }
  }
  void operator()(Scorching& chapter) const {
    chapter.burnt = viewer == kNobody ? ProvinceSet{} : chapter.burnt & chapter.threatened(rules, state, viewer);
  }
  void operator()(Battle& chapter) const {
    FixedList<Battle::Flight, Battle::kMostRoyals> flights;
    for (const Battle::Flight& flight : chapter.flights)
      if (is_own(state.people[flight.person].court)) flights.push_back(flight);
    chapter.flights = flights;
    if (chapter.step == Battle::Step::price && rules.options().cash_is_secret &&
        !is_own(state.people[chapter.taken[0]].court) && !is_own(state.people[chapter.taken[0]].captor))
      chapter.price = 0;
    if (chapter.step == Battle::Step::princes) {
      FixedList<PersonId, Battle::kMostRoyals> counted;
      for (const PersonId person : chapter.counted)
        if (is_own(state.people[person].court)) counted.push_back(person);
      chapter.counted = counted;
    }
    if (chapter.step == Battle::Step::retreat)
      for (const int side : {0, 1})
        if (!is_own(house_of(chapter.powers[at(side)]))) {
          chapter.retreats[at(side)] = false;
          chapter.drop_terms(side);
        }
    if (chapter.step == Battle::Step::terms && rules.options().cash_is_secret && !is_own(house_of(chapter.powers[0])) &&
        !is_own(house_of(chapter.powers[1])))
      chapter.tribute = {};
  }
  void operator()(Marking& chapter) const {
    if (chapter.step == Marking::Step::mark)
      chapter.chosen = viewer == kNobody ? ProvinceSet{} : chapter.chosen & chapter.candidates(rules, state, viewer);
  }
  // A group that is being put together is its player's alone until it is sent, or asks for leave.
  void operator()(March& chapter) const {
    if (chapter.seat == viewer) return;
    chapter.dropped = 0;
    if (chapter.asked == kNobody) chapter.group = {};
  }
  void operator()(Cashing& chapter) const {
    const CountrySet own = viewer == kNobody ? CountrySet{} : rules.countries_of(state, viewer);
    for (const Country country : CountrySet::all() - own) chapter.sets[at(country)] = {};
  }
  void operator()(auto&) const {}
};

// Rates of others under seal, any that were possible. What is done in silence before an answer, and what two have between them, is
// imagined absent unless something demands it.
struct Imagine {
  const Rules& rules;
  State& state;
  Seat viewer;
  Rng& rng;

  // Who proposes has sought. If all have said that they are done and yet the court goes on, somebody was asked anew.
  void operator()(Court& chapter) const {
    for (const Proposal& proposal : chapter.proposals)
      if (proposal.maker != viewer) ++chapter.searches[at(rules.house_of(proposal.maker))];
    if (chapter.done != rules.everybody()) return;
    Seat asked = viewer;
    while (asked == viewer) asked = seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(rules.seats()))));
    chapter.done.remove(asked);
  }
  // Any answer that each could have given.
  void operator()(Bidding& chapter) const {
    for (const Seat seat : chapter.answered) {
      if (seat == viewer) continue;
      MoveList list;
      chapter.moves(rules, state, seat, list);
      const Offer& any = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      const std::uint32_t more = rng.below(static_cast<std::uint32_t>(any.count()));
      Silence silence;
      chapter.apply(rules, state, seat, any.move.with_amount(any.least() + more), silence);
    }
  }
  void operator()(Taxing& chapter) const {
    for (const Seat seat : chapter.answered) {
      if (seat == viewer) continue;
      MoveList list;  // a contract that the viewer knows may leave one rate
      chapter.moves(rules, state, seat, list);
      const bool is_low = rng.below(static_cast<std::uint32_t>(list.size())) == 0;
      chapter.rates[at(rules.house_of(seat))] = is_low ? Taxing::Rate::low : Taxing::Rate::high;
    }
  }
  // Whoever cannot pay for all he has must have chosen something.
  void operator()(Upkeep& chapter) const {
    for (const Seat seat : chapter.answered) {
      if (seat == viewer) continue;
      Silence silence;
      while (true) {
        MoveList list;
        chapter.moves(rules, state, seat, list);
        if (covers(list, move_of(MoveKind::done))) break;
        chapter.apply(rules, state, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))].move, silence);
      }
    }
  }
  // Whether somebody retreats is anybody's guess.
  void operator()(Battle& chapter) const {
    if (chapter.step != Battle::Step::retreat) return;
    for (const Seat seat : chapter.answered) {
      if (seat == viewer) continue;
      MoveList list;
      chapter.moves(rules, state, seat, list);
      if (covers(list, move_of(MoveKind::retreat)))
        chapter.retreats[chapter.powers[0] == country_of(rules.house_of(seat)) ? 0 : 1] = rng.below(2) == 0;
    }
  }
  void operator()(auto&) const {}
};

// blood.cash.secret: a seat reckons with what everybody can see, and with what it was paid and has paid itself.
void hide_cash(const Rules& rules, Realm& realm, Seat viewer) {
  const Country own = index(viewer) < rules.seats() ? country_of(rules.house_of(viewer)) : kNoCountry;
  for (const Country from : CountrySet::all())
    for (const Country to : CountrySet::all()) {
      if (from == own || to == own) continue;
      realm.treasury[at(from)] += realm.paid[at(from)][at(to)];
      realm.paid[at(from)][at(to)] = 0;
    }
}

// What somebody must have, as the viewer can see: for what he offers, or has bid for.
std::array<int, kCountries> least_cash(const Rules& rules, const State& state) {
  std::array<int, kCountries> least{};
  const auto needs = [&](House house, int crowns) {
    if (is_of_country(house)) least[at(house)] = std::max(least[at(house)], crowns);
  };
  const Phase& phase = state.phases[state.phases.size() - 1];
  if (const auto* battle = std::get_if<Battle>(&phase); battle != nullptr && battle->step == Battle::Step::price)
    needs(state.people[battle->taken[0]].court, battle->price);
  else if (battle != nullptr)
    for (const int side : {Battle::attacking, Battle::defending})
      needs(house_of(battle->powers[at(side)]), battle->tribute[at(side)]);
  if (const auto* bidding = std::get_if<Bidding>(&phase))
    for (const Seat seat : rules.everybody())
      if (const PersonId partner = bidding->partners[at(rules.house_of(seat))]; partner != kNoPerson)
        needs(rules.house_of(seat), rules.money(state, seat) - bidding->most(rules, state, seat) +
                                        bidding->amounts[at(rules.house_of(seat))] +
                                        (bidding->step == Bidding::Step::entries ? rules.facts().entry.value : 0));
  if (const auto* court = std::get_if<Court>(&state.phases[0])) {  // a crown may pass meanwhile
    for (int i = 0; i < static_cast<int>(state.law.contracts.size()); ++i)
      if (const Contract& offered = state.law.contracts[at(i)];
          offered.status == Contract::Status::put && !offered.is_betrothal)
        needs(offered.maker, -dowry_to(state.law, i, offered.maker));
    for (const Proposal& proposal : court->proposals) {
      const int contract = contract_of(state.law, Contract::Status::put, proposal.groom, proposal.bride);
      const House maker = rules.house_of(proposal.maker);
      const int dowry = contract < 0 ? 0 : dowry_to(state.law, contract, maker);
      const bool is_grooms = state.people[proposal.groom].court == maker;
      needs(maker, -dowry - (is_grooms ? wedding_money(rules, state, proposal.groom, proposal.bride) : 0));
    }
  }
  return least;
}

// Whoever would have less than nothing was paid by the richest of the others, and whoever has reached the goal has paid the
// poorest: something like it must have been.
void imagine_cash(const Rules& rules, State& state, Seat viewer) {
  Realm& realm = state.realm;
  const std::array<int, kCountries> least = least_cash(rules, state);
  const auto hand = [&](Country from, Country to, int crowns) {
    realm.treasury[at(from)] -= crowns;
    realm.treasury[at(to)] += crowns;
    realm.paid[at(from)][at(to)] += crowns;
    realm.paid[at(to)][at(from)] -= crowns;
  };
  CountrySet others = rules.in_play();
  if (index(viewer) < rules.seats()) others.remove(country_of(rules.house_of(viewer)));
  const auto spare = [&](Country house) { return realm.treasury[at(house)] - least[at(house)]; };
  const auto of_all = [&](auto is_better) {
    Country best = *others.begin();
    for (const Country each : others)
      if (is_better(spare(each), spare(best))) best = each;
    return best;
  };
  while (true) {
    const Country poorest = of_all(std::less<>());
    const Country richest = of_all(std::greater<>());
    const int lacking = -spare(poorest);
    const int goal = rules.options().target;
    const int beyond = goal > 0 ? realm.treasury[at(richest)] - (goal - 1) : 0;
    if (lacking > 0 && spare(richest) > 0)
      hand(richest, poorest, std::min(lacking, spare(richest)));
    else if (beyond > 0 && realm.treasury[at(poorest)] < goal - 1)
      hand(richest, poorest, std::min(beyond, goal - 1 - realm.treasury[at(poorest)]));
    else
      return;
  }
}

}  // namespace

Observation Rules::observe(const State& state, Seat seat) const {
  Observation seen{state};
  if (seat == kOpenHands) return seen;
  // blood.contract.secret
  for (int i = static_cast<int>(state.law.contracts.size()) - 1; i >= 0; --i) {
    if (!may_read(state, i, seat)) {
      remove_contract(seen.shown.law, i);
      continue;
    }
    Contract& contract = seen.shown.law.contracts[at(i)];
    if (seat != seat_of(contract.maker) && seat != seat_of(contract.other)) contract.words = kNoWords;
  }
  if (options_.cash_is_secret && !state.phases.empty()) hide_cash(*this, seen.shown.realm, seat);
  // blood.leave.standing
  for (const Country house : CountrySet::all())
    if (seat == kNobody || seat_of(blood::house_of(house)) != seat) {
      seen.shown.law.answers[at(house)] = {};
      seen.shown.realm.guests[at(house)] = {};  // by which contract is not for others to see
    }
  for (Phase& phase : seen.shown.phases) std::visit(Hide{*this, seen.shown, seat}, phase);
  return seen;
}

Pending Rules::pending_for(const State& state, Seat seat) const {
  const Pending all = pending(state);
  if (seat == kOpenHands || state.phases.empty()) return all;
  if (const auto* court = std::get_if<Court>(&state.phases[state.phases.size() - 1])) {
    SeatSet done = court->said_done;
    if (court->done.has(seat))
      done.add(seat);
    else
      done.remove(seat);
    return {.step = Step::open, .owing = everybody() - done, .may_revise = done};
  }
  return all;
}

State Rules::imagine(const View<Rules>& view, Rng& rng) const {
  State state = view.seen.shown;
  if (options_.cash_is_secret && !state.phases.empty()) imagine_cash(*this, state, view.viewer);
  for (Phase& phase : state.phases) std::visit(Imagine{*this, state, view.viewer, rng}, phase);
  return state;
}

}  // namespace regalia::blood
