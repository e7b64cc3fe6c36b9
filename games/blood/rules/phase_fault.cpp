#include "games/blood/rules/phase_fault.h"

#include <algorithm>

#include "games/blood/people/succession.h"
#include "games/blood/rules/marching.h"
#include "games/blood/rules/wedding.h"

namespace regalia::blood {
namespace {

// What each chapter leans on while it is played, and waits for somebody or for dice.
struct PhaseFault {
  const Rules& rules;
  const State& state;

  [[nodiscard]] bool is_seats(SeatSet seats) const { return (seats - rules.everybody()).empty(); }
  [[nodiscard]] bool is_first_year() const { return state.year == kFirstYear; }

  // Of those who were asked some have answered, and somebody has not.
  [[nodiscard]] std::string asked_fault(SeatSet asked, SeatSet answered) const {
    if (!is_seats(asked) || !(answered - asked).empty()) return "Somebody answers who was not asked.";
    return asked == answered ? "All have answered." : "";
  }
  [[nodiscard]] std::string score_fault(PersonId scored) const {
    return scored != kNoPerson && !state.people.lives(scored) ? "Scores are rolled for nobody." : "";
  }

  std::string operator()(const Founding& chapter) const {
    if (std::string wrong = score_fault(chapter.scored); !wrong.empty()) return wrong;
    if ((chapter.scored != kNoPerson) == chapter.rolls_sex) return "Nothing, or too much, is rolled for a family.";
    if (chapter.age_of_late < 0 || chapter.age_of_late > kOldestLate) return "A late monarch was too old.";
    const bool is_first = chapter.founds == Founds::first_family || chapter.founds == Founds::aristocrats;
    if (is_first != (state.phases.size() == 1) || (is_first && !is_first_year()))
      return "A family is founded at the wrong time.";
    if (chapter.founds == Founds::aristocrats)
      return rules.has_aristocrats() && chapter.children <= 1 ? "" : "A family is founded that is not in the game.";
    if (!rules.in_play().has(chapter.country)) return "A family is founded in a country that nobody plays.";
    if (!state.people.lives(chapter.head)) return "A family has no head.";
    if (chapter.founds == Founds::regent) return chapter.rolls_sex ? "A regent has no children." : "";
    const bool needs_wife = chapter.rolls_sex || chapter.scored != chapter.head;
    if (needs_wife && !state.people.lives(chapter.wife)) return "A family has no wife.";
    if (!needs_wife && chapter.wife != kNoPerson) return "A wife is there too early.";
    constexpr int kMostChildren = 30;
    return chapter.children > kMostChildren ? "A family has too many children." : "";
  }
  std::string operator()(const Births& chapter) const {
    if (chapter.wave > 2 || chapter.aristocrats > 2) return "There are too many rolls for births.";
    if (std::string wrong = score_fault(chapter.scored); !wrong.empty()) return wrong;
    if ((chapter.scored != kNoPerson) != (chapter.step == Births::Step::scores)) return "Scores are rolled for nobody.";
    if (chapter.step == Births::Step::ask)
      return chapter.wave == 0 ? "Nobody is asked yet." : asked_fault(chapter.asked, chapter.answered);
    if (!is_seats(chapter.asked) || chapter.answered != chapter.asked) return "Somebody has still to answer.";
    if (chapter.mother == kNoPerson)
      return rules.has_aristocrats() && chapter.wave == 0 ? "" : "A birth is rolled for nobody.";
    if (!state.people.lives(chapter.mother) || !state.people[chapter.mother].is_married() ||
        state.people[chapter.mother].is_man())
      return "A birth is rolled for no wife.";
    return state.people[chapter.mother].extra_births == 2 && chapter.wave > 0 && chapter.step == Births::Step::roll
               ? "A birth is rolled too often."
               : "";
  }
  std::string operator()(const Survival& chapter) const {
    return state.people.lives(chapter.person) && !chapter.buried ? "" : "Nobody rolls for survival.";
  }
  std::string operator()(const Crowns& chapter) const {
    if (!rules.in_play().has(chapter.country)) return "A throne of no country is vacant.";
    const Reign& reign = state.reigns[at(chapter.country)];
    for (const std::uint8_t age : chapter.age_of_late)
      if (age > kOldestLate) return "A late monarch was too old.";
    switch (chapter.step) {
      case Crowns::Step::choose:
        return is_vacant(state.people, state.reigns, chapter.country) &&
                       !is_given_back(state.people, state.reigns, chapter.country) &&
                       chapter.heir == next_monarch(state.people, state.reigns, chapter.country) &&
                       state.people.lives(chapter.heir) &&
                       may_pass_over(state.people, state.reigns, chapter.country, chapter.heir)
                   ? ""
                   : "Nobody may be passed over.";
      case Crowns::Step::end_line:
        return is_vacant(state.people, state.reigns, chapter.country) &&
                       next_monarch(state.people, state.reigns, chapter.country) == kNoPerson
                   ? ""
                   : "A house has not died out.";
      case Crowns::Step::charisma:
        return state.people.lives(chapter.heir) && reign.monarch == chapter.heir ? "" : "Nobody was passed over.";
      case Crowns::Step::stand:
        return state.people.lives(chapter.heir) && reign.monarch == chapter.heir && chapter.may_choose_place(state)
                   ? ""
                   : "A king has nowhere to choose.";
      case Crowns::Step::regent:
        return needs_regent(state.people, reign, state.year) &&
                       possible_regents(state.people, state.reigns, chapter.country, state.year).size() > 1
                   ? ""
                   : "No regent is needed, or none to be had.";
      default: return "A throne waits for nobody.";
    }
  }
  std::string operator()(const Bidding& chapter) const {
    if (!rules.has_aristocrats() || !state.people.lives(chapter.hand) ||
        state.people[chapter.hand].court != kAristocrats || !is_single(state, state.people[chapter.hand]))
      return "Nobody's hand is bid for.";
    const bool is_entering = chapter.step == Bidding::Step::entries;
    for (const Country country : CountrySet::all()) {
      const Seat seat = rules.seat_of(house_of(country));
      const PersonId partner = chapter.partners[at(country)];
      const int amount = chapter.amounts[at(country)];
      const bool is_in = seat != kNobody && chapter.asked.has(seat);
      const bool has_answered = is_in && chapter.answered.has(seat);
      if (partner == kNoPerson) {
        if (is_in && !is_entering) return "Somebody bids for nobody.";
        if (amount != 0) return "Somebody bids who does not ask for the hand.";
        continue;
      }
      if (!is_in || (is_entering && !has_answered)) return "Somebody has a partner for a hand that is not asked for.";
      if (const Verdict verdict = chapter.may_enter(rules, state, seat, partner); is_entering && !verdict.ok())
        return "A hand is asked for that cannot be had.";
      if (!state.people.lives(partner) || state.people[partner].court != house_of(country) ||
          !is_single(state, state.people[partner]) || state.people[partner].sex == state.people[chapter.hand].sex)
        return "A hand is asked for that cannot be had.";
      if (amount < 0 || amount > chapter.most(rules, state, seat) || (amount != 0 && (is_entering || !has_answered)))
        return "Somebody bids what he has not.";
    }
    if (chapter.step != Bidding::Step::tie) {
      if (!is_entering && chapter.asked.size() < 2) return "Nobody bids against anybody.";
      return asked_fault(chapter.asked, chapter.answered);
    }
    return chapter.answered == chapter.asked && is_seats(chapter.asked) && chapter.highest(rules).size() > 1
               ? ""
               : "No bids are tied.";
  }
  std::string operator()(const Court& chapter) const {
    int searches = 0;
    for (const std::uint8_t each : chapter.searches) {
      if (each > Court::kSearchesOfASeat) return "Somebody seeks too many matches.";
      searches += each;
    }
    if (static_cast<int>(chapter.proposals.size()) > searches) return "More is proposed than was sought.";
    for (const Proposal& proposal : chapter.proposals) {
      if (bar_to_wedding(state.people, proposal.groom, proposal.bride, state.year) != NoWedding::none ||
          !state.people[proposal.groom].is_man())
        return "A wedding is proposed that cannot be.";
      const SeatSet parties = SeatSet::both(rules.seat_of(state.people[proposal.groom].court),
                                            rules.seat_of(state.people[proposal.bride].court));
      if (parties.size() != 2 || !parties.has(proposal.maker)) return "A wedding is proposed to nobody.";
      if (std::count_if(chapter.proposals.begin(), chapter.proposals.end(), [&](const Proposal& other) {
            return other.groom == proposal.groom && other.bride == proposal.bride;
          }) > 1)
        return "A wedding is proposed twice.";
    }
    for (int i = 0; i < kCountries; ++i) {
      const PersonId sought = chapter.sought[at(i)];
      if (sought == kNoPerson) continue;
      if (!state.people.lives(sought) || static_cast<int>(state.people[sought].court) != i ||
          (state.people[sought].is_married() && state.people[sought].is_man()))
        return "A match is sought for nobody.";
    }
    if (!is_seats(chapter.done) || !is_seats(chapter.said_done) || !(chapter.done - chapter.said_done).empty())
      return "Somebody is done who does not play.";
    return chapter.done == rules.everybody() ? "All are done." : "";
  }
  std::string operator()(const Announcements& chapter) const {
    if (!chapter.begun) return "The widowed are not at home yet.";
    std::array<int, kCountries> princes{};
    for (const Announcements::Entry& entry : chapter.entries) {
      if (!state.people.lives(entry.prince) || !rules.in_play().has(entry.colour)) return "A prince is not there.";
      const Person& prince = state.people[entry.prince];
      if (!prince.is_man() || prince.court != house_of(entry.colour) ||
          piece_of(state.realm, entry.colour, entry.prince) != kNoPiece)
        return "Somebody is placed who is no prince.";
      if (std::count_if(chapter.entries.begin(), chapter.entries.end(),
                        [&](const Announcements::Entry& other) { return other.prince == entry.prince; }) > 1)
        return "A prince is placed twice.";
      ++princes[at(entry.colour)];
    }
    for (int i = 0; i < kCountries; ++i) {
      if (princes[at(i)] > free_prince_pieces(state.realm, rules.facts(), static_cast<Country>(i)))
        return "There are more princes than pieces.";
    }
    return asked_fault(chapter.asked, chapter.answered);
  }
  std::string operator()(const Taxing& chapter) const {
    for (const Seat seat : rules.everybody())
      if (chapter.answered.has(seat) != (chapter.rates[at(rules.house_of(seat))] != Taxing::Rate::none))
        return "A rate of taxes is missing.";
    return sealed_fault(chapter);
  }
  std::string operator()(const PayingOff& chapter) const {
    if (!(chapter.chosen - state.realm.rebellion).empty()) return "A rebellion is paid off that is not there.";
    for (const Seat seat : rules.everybody())
      if (chapter.money_left(rules, state, seat) < 0) return "Rebellions are paid off with money that is not there.";
    return sealed_fault(chapter);
  }
  std::string operator()(const Upkeep& chapter) const {
    for (const Country country : CountrySet::all()) {
      for (int i = 0; i < kProvinces; ++i)
        if (chapter.armies[at(i)][at(country)] > state.realm.armies[at(i)][at(country)])
          return "More armies go than there are.";
      if (chapter.fleets[at(country)] >> fleets_of(state.realm, country) != 0) return "More fleets go than there are.";
    }
    for (const Seat seat : chapter.answered)
      if (index(seat) < rules.seats() &&
          chapter.units_kept(rules, state, seat) * rules.facts().upkeep > rules.money(state, seat))
        return "Upkeep is paid with money that is not there.";
    return sealed_fault(chapter);
  }
  std::string operator()(const Raising& chapter) const {
    if (!is_seats(chapter.done) || !is_seats(chapter.resting)) return "Somebody is done who does not play.";
    if (std::string wrong = bought_fault(chapter); !wrong.empty()) return wrong;
    return chapter.pending(rules, state).owing.empty() ? "The game waits for nobody." : "";
  }
  std::string operator()(const Placing& chapter) const {
    if (!is_first_year()) return "The first armies are placed in the first year.";
    if (std::string wrong = bought_fault(chapter); !wrong.empty()) return wrong;
    if (chapter.turn == kNobody) return chapter.has_units(rules, state, rules.everybody()) ? "" : "Nobody places.";
    if (index(chapter.turn) >= rules.seats() || !chapter.has_units(rules, state, SeatSet::only(chapter.turn)))
      return "Nobody places.";
    return {};
  }

  std::string operator()(const Round& chapter) const {
    if (chapter.step != Round::Step::draw || chapter.cup.size() < 2 || !is_seats(chapter.cup))
      return "No marker is drawn.";
    return chapter.number < 1 || chapter.number > rules.rounds() ? "There are too many rounds." : "";
  }
  std::string operator()(const Fortune& chapter) const {
    if (index(chapter.roller) >= rules.seats()) return "Nobody rolls for the event.";
    constexpr int kMostStruck = 6;
    if (chapter.count > kMostStruck || chapter.struck.size() > kMostStruck) return "Too many provinces are struck.";
    switch (chapter.step) {
      case Fortune::Step::roll:
      case Fortune::Step::again: return "";
      case Fortune::Step::count:
      case Fortune::Step::strike:
        if (chapter.calamity != Calamity::plague && chapter.calamity != Calamity::famine) return "Nothing strikes.";
        return (chapter.step == Fortune::Step::strike) == (chapter.count > 0) ? "" : "Nothing is struck.";
      case Fortune::Step::survival:
        return chapter.calamity == Calamity::plague && state.people.lives(chapter.person) ? ""
                                                                                          : "Nobody has the plague.";
      case Fortune::Step::rebellion:
        return static_cast<int>(chapter.province) < kProvinces &&
                       rules.ruler(state, state.realm.control[at(chapter.province)]) != kNobody
                   ? ""
                   : "No province rolls for rebellion.";
      case Fortune::Step::storm:
        return static_cast<int>(chapter.country) < kCountries &&
                       chapter.fleet < state.realm.fleets[at(chapter.country)].size() &&
                       state.realm.fleets[at(chapter.country)][chapter.fleet].place.is_at_sea()
                   ? ""
                   : "No fleet is in a storm.";
      case Fortune::Step::over: break;
    }
    return "Nothing happens any more.";
  }
  std::string operator()(const March& chapter) const {
    if (index(chapter.seat) >= rules.seats() || chapter.is_over) return "Nobody marches.";
    const int duties = rules.options().readings.duties_outlast_tries ? March::kMostDuties : 0;
    if (chapter.sent + chapter.dropped > March::kMostGroups + duties) return "Too many groups have set out.";
    if (chapter.asked != kNobody && index(chapter.asked) >= rules.seats()) return "Nobody is asked for leave.";
    if (chapter.for_troops && (chapter.asked == kNobody || Marching(rules, state, chapter).led_for() == kNoCountry))
      return "Nobody's armies are led.";
    if (chapter.for_goods &&
        (chapter.asked == kNobody || Marching(rules, state, chapter).carried_for() == kNoCountry || chapter.for_troops))
      return "Nobody's goods are carried.";
    return march_fault(chapter, rules.facts(), state);
  }
  std::string operator()(const Scorching& chapter) const {
    if (index(chapter.mover) >= rules.seats()) return "Nobody has moved.";
    return sealed_fault(chapter);
  }
  std::string operator()(const Conflicts& chapter) const {
    if (index(chapter.mover) >= rules.seats() || index(chapter.asked) >= rules.seats() || chapter.is_over ||
        chapter.province != kNoProvince)
      return "Nobody attacks.";
    return chapter.is_asked(rules, state) ? "" : "There is nobody to attack.";
  }
  std::string operator()(const Battle& chapter) const {
    if (static_cast<int>(chapter.province) >= kProvinces) return "A battle is nowhere.";
    for (const Country power : chapter.powers)
      if (static_cast<int>(power) >= kCountries) return "A battle is fought by nobody.";
    if (chapter.powers[0] == chapter.powers[1] || !rules.in_play().has(chapter.powers[0]))
      return "A battle is fought by nobody.";
    if (!is_seats(chapter.answered)) return "Somebody answers who does not play.";
    const bool rolls_survival = chapter.step == Battle::Step::survival;
    // While one side chooses its losses, royals of the other may have to roll afterwards.
    const bool may_be_tried = rolls_survival || chapter.step == Battle::Step::losses;
    if ((rolls_survival && chapter.tried.empty()) || (!may_be_tried && !chapter.tried.empty()))
      return "Nobody rolls for survival.";
    for (const PersonId person : chapter.tried)
      if (!state.people.lives(person)) return "Somebody rolls for survival who is gone.";
    for (const Battle::Flight& flight : chapter.flights)
      if (!state.people.lives(flight.person) || static_cast<int>(flight.province) >= kProvinces) return "Nobody flees.";
    constexpr int kMostFreeRolls = 120;
    if (chapter.free_rolls > kMostFreeRolls || chapter.free_side > 1) return "There are too many free rolls.";
    const bool is_ransom = chapter.step == Battle::Step::ransom || chapter.step == Battle::Step::price;
    const bool is_fought =
        !rolls_survival && !is_ransom && chapter.step != Battle::Step::losses && chapter.step != Battle::Step::leave;
    if (is_ransom == chapter.taken.empty()) return "Nobody can be ransomed.";
    for (const PersonId person : chapter.taken)
      if (!state.people.lives(person) || !state.people[person].is_captive() ||
          rules.seat_of(state.people[person].court) == kNobody || rules.seat_of(state.people[person].captor) == kNobody)
        return "Somebody is ransomed who is no captive.";
    if (chapter.step == Battle::Step::price &&
        (chapter.price > rules.money(state, rules.seat_of(state.people[chapter.taken[0]].court))))
      return "A ransom cannot be paid.";
    const bool is_offered = chapter.terms != std::array<std::uint8_t, 2>{};
    if (chapter.terms[0] > kTerms || chapter.terms[1] > kTerms ||
        (is_offered && chapter.step != Battle::Step::terms && chapter.step != Battle::Step::retreat) ||
        (is_offered && !rules.in_play().has(chapter.powers[1])) || (!is_offered && chapter.step == Battle::Step::terms))
      return "Nobody surrenders.";
    const bool may_have_terms = chapter.step == Battle::Step::terms || chapter.step == Battle::Step::retreat;
    for (const int side : {0, 1}) {
      const int tribute = chapter.tribute[at(side)];
      const int sacrificed = chapter.sacrificed[at(side)];
      if (tribute == 0 && sacrificed == 0) continue;
      const Seat seat =
          rules.in_play().has(chapter.powers[at(side)]) ? rules.seat_of(house_of(chapter.powers[at(side)])) : kNobody;
      if (!may_have_terms || seat == kNobody || tribute > Battle::kMostRansom || tribute > rules.money(state, seat) ||
          (sacrificed > 0 && sacrificed >= chapter.armies(rules, state, side)))
        return "Nobody can surrender on such terms.";
    }
    for (const int side : {0, 1})
      if (is_fought && chapter.units(rules, state, side) == 0) return "One side has nobody left.";
    const bool has_losses = chapter.losses != std::array<std::uint8_t, 2>{};
    switch (chapter.step) {
      case Battle::Step::inside:
        return rules.castle_in(state, chapter.powers[1], chapter.province) > 0 && !has_losses &&
                       rules.in_play().has(chapter.powers[1])
                   ? ""
                   : "There is no castle.";
      case Battle::Step::flight:
      case Battle::Step::princes:
      case Battle::Step::retreat:
        if (has_losses) return "There are losses to be taken.";
        return (chapter.asked(rules, state) - chapter.answered).empty() ? "The game waits for nobody." : "";
      case Battle::Step::free: return chapter.free_rolls > 0 && !has_losses ? "" : "Nobody has a free roll.";
      case Battle::Step::parting:
        return chapter.retreats[0] != chapter.retreats[1] && !has_losses ? "" : "Nobody retreats.";
      case Battle::Step::attacker: return has_losses ? "There are losses to be taken." : "";
      case Battle::Step::defender: return chapter.losses[0] == 0 ? "" : "There are losses to be taken.";
      case Battle::Step::losses: {
        if (chapter.resume != Battle::Step::free && chapter.resume != Battle::Step::flight &&
            chapter.resume != Battle::Step::leave)
          return "A battle goes on nowhere.";
        MoveList list;
        const int side = chapter.losses[0] > 0 ? 0 : 1;
        const Seat seat = rules.seat_of(house_of(chapter.powers[at(side)]));
        if (seat == kNobody || chapter.losses[at(side)] >= chapter.units(rules, state, side))
          return "Nobody chooses losses.";
        chapter.moves(rules, state, seat, list);
        return count_moves(list) > 1 ? "" : "There is no choice of losses.";
      }
      case Battle::Step::survival:
      case Battle::Step::terms: return has_losses ? "There are losses to be taken." : "";
      case Battle::Step::ransom:
      case Battle::Step::price:
        return chapter.resume == Battle::Step::free || chapter.resume == Battle::Step::flight ||
                       chapter.resume == Battle::Step::leave || chapter.resume == Battle::Step::over
                   ? ""
                   : "A battle goes on nowhere.";
      case Battle::Step::leave: {
        for (const int side : {0, 1})
          if (chapter.retreats[at(side)] && chapter.armies(rules, state, side) > 0 &&
              rules.seat_of(house_of(chapter.powers[at(side)])) != kNobody)
            return {};
        return "Nobody retreats.";
      }
      default: return "A battle waits for nobody.";
    }
  }
  std::string operator()(const Marking& chapter) const {
    if (chapter.step == Marking::Step::capitals) {
      const bool is_asked = rules.in_play().has(chapter.country) && rules.ruler(state, chapter.country) != kNobody &&
                            chapter.country == Marking::first_unsettled(rules, state);
      if (!is_asked) return "No capital is lost.";
      const ProvinceSet places = home_provinces(state.realm, chapter.country);
      return places.size() > 1 && !places.has(rules.facts().map.capitals[at(chapter.country)]) ? ""
                                                                                               : "No capital is lost.";
    }
    return sealed_fault(chapter);
  }
  std::string operator()(const Cashing& chapter) const {
    for (const Country country : CountrySet::all()) {
      Goods goods = goods_in_capital(state.realm, country);
      for (int kind = 0; kind < kSets; ++kind) {
        if (chapter.sets[at(country)][at(kind)] > sets_in(goods, kind)) return "More goods are sold than there are.";
        take_sets(goods, kind, chapter.sets[at(country)][at(kind)]);
      }
    }
    return sealed_fault(chapter);
  }

  [[nodiscard]] std::string sealed_fault(const auto& chapter) const {
    const Pending pending = chapter.pending(rules, state);
    if (!is_seats(chapter.answered)) return "Somebody answers who does not play.";
    return pending.owing.empty() ? "The game waits for nobody." : "";
  }
  // What was raised in the first turn and is not on the map yet.
  [[nodiscard]] std::string bought_fault(const auto& chapter) const {
    for (const Country country : CountrySet::all()) {
      const int armies = chapter.armies[at(country)];
      const int fleets = chapter.fleets[at(country)];
      if (armies + fleets == 0) continue;
      const bool has_room = armies <= armies_in_pool(state.realm, rules.facts(), country) &&
                            fleets <= fleets_in_pool(state.realm, rules.facts(), country) &&
                            (armies == 0 || !home_provinces(state.realm, country).empty()) &&
                            (fleets == 0 || !ports_to_launch(state.realm, rules.facts(), country).empty());
      if (!is_first_year() || !has_room || rules.ruler(state, country) == kNobody)
        return "More was raised than there can be.";
    }
    return {};
  }

  static constexpr int kOldestLate = 150;
};

}  // namespace

std::string phase_fault(const Rules& rules, const State& state, const Phase& phase) {
  return std::visit(PhaseFault{rules, state}, phase);
}

}  // namespace regalia::blood
