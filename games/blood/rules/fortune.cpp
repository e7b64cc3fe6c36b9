#include "games/blood/rules/fortune.h"

#include <numeric>

#include "games/blood/people/scores.h"
#include "games/blood/people/succession.h"
#include "games/blood/rules.h"
#include "games/blood/rules/dice.h"

namespace regalia::blood {
namespace {

constexpr int kQuietUnits = 4;  // in a province: no rebellion is rolled for it, and one that is there ends

bool is_in_play(const Rules& rules, Province province) {
  return rules.options().neutrals != Neutrals::closed || rules.in_play().has(country_of(province));
}

// blood.event.plague: royal pieces where it has struck, but in the capital of their own country.
bool must_survive(const State& state, ProvinceSet struck, PersonId id) {
  const Person& person = state.people[id];
  if (!person.lives() || person.is_captive()) return false;
  bool is_struck = false;
  for (const Country colour : CountrySet::all())
    if (const int piece = piece_of(state.realm, colour, id); piece != kNoPiece) {
      const Place& place = state.realm.pieces[at(colour)][at(piece)].place;
      if (place == Place::in(state.realm.capital[at(colour)])) return false;
      is_struck = !place.is_at_sea() && struck.has(place.province);
    }
  return is_struck;
}

// blood.event.rebellion
bool rolls_for_rebellion(const Rules& rules, const State& state, Province province) {
  const Country country = state.realm.control[at(province)];
  return rules.ruler(state, country) != kNobody && !state.realm.rebellion.has(province) &&
         rules.units_in(state, rules.ruler(state, country), province) < kQuietUnits;
}

// blood.command.charisma: where foreign armies alone keep the people quiet.
template <class Sink> void note_quieting_help(const Rules& rules, State& state, Province province, Sink& sink) {
  const Country country = state.realm.control[at(province)];
  const Seat ruler = rules.ruler(state, country);
  if (state.realm.lent.empty() || ruler == kNobody || state.realm.rebellion.has(province)) return;
  const Country power = country_of(rules.house_of(ruler));
  int lent = 0;
  for (const Lent& each : state.realm.lent)
    if (each.province == province && each.commander == power) lent += each.armies;
  if (rules.units_in(state, ruler, province) - lent < kQuietUnits) rules.note_help(state, province, power, sink);
}

bool is_away(const State& state, Country country) {
  const Reign& reign = state.reigns[at(country)];
  if (state.people[reign.monarch].is_captive()) return true;
  const RoyalPiece& king = state.realm.pieces[at(country)][kKingPiece];
  return king.person != kNoPerson && king.place != Place::in(state.realm.capital[at(country)]);
}

// What goes down with a fleet.
void list_lost(const Rules& rules, const State& state, Ship ship, StormRolled& event) {
  const Fleet& fleet = fleet_at(state.realm, spot_of(ship));
  event.armies = std::accumulate(fleet.armies.begin(), fleet.armies.end(), 0);
  for (const auto& pieces : state.realm.pieces)
    for (const RoyalPiece& piece : pieces)
      if (piece.person != kNoPerson && piece.ship == ship) event.royals.push_back(rules.who(state, piece.person));
  for (const Goods& goods : fleet.goods)
    for (int good = 0; good < kGoods; ++good)
      event.goods.insert(event.goods.end(), goods.counts[at(good)], static_cast<Good>(good));
}

}  // namespace

int rebellion_modifier(const Rules& rules, const State& state, Province province, ProvinceSet before) {
  constexpr int kAway = 1;
  constexpr int kHighTax = 2;
  constexpr int kNear = 1;
  constexpr int kAnnexed = 2;
  const Country country = state.realm.control[at(province)];
  const Seat seat = rules.ruler(state, country);
  const auto capital = has_lost_capital(state.realm, rules.facts(), country) ? Capital::lost : Capital::held;
  int modifier = charisma_of_reign(state.people, state.reigns[at(country)], capital);
  if (is_away(state, country)) modifier -= kAway;
  if (state.taxed_high.has(country_of(rules.house_of(seat)))) modifier -= kHighTax;
  if (country_of(province) == country && rules.is_annexed(state, country) == Annexed::yes) modifier -= kAnnexed;
  // Princes of the player who are there and free; a king counts once, as the monarch.
  for (const PersonId royal : rules.royals_in(state, country_of(rules.house_of(seat)), province))
    if (!rules.is_king_piece(state, royal)) modifier += state.people[royal].charisma;
  const ProvinceSet own = rules.provinces_of(state, seat);
  for (const Province other : before& own)
    if (rules.facts().map.borders_on(province, other) || is_across_channel(province, other)) return modifier - kNear;
  return modifier;
}

Verdict Fortune::refusal(const Rules&, const State&, Seat, Move) const {
  return Verdict::no("blood.turn.step", "The dice decide now what happens.");
}

void Fortune::outcomes(const Rules& rules, const State&, OutcomeList& list) const {
  if (step != Step::strike) return list_dice(step == Step::survival ? 2 : 1, list);
  // blood.event.provinces: a country and a province, and again for what is drawn already.
  for (int i = 0; i < kProvinces; ++i)
    if (const auto each = static_cast<Province>(i); !struck.has(each) && is_in_play(rules, each))
      list.push_back({move_of(MoveKind::strike, each), 1});
}

ChanceScope Fortune::chance_scope(const Rules& rules, const State& state) const {
  switch (step) {
    case Step::strike: return {roller, "provinces", 0};
    case Step::survival: return {rules.seat_of(state.people[person].court), "plague", rules.serial(state, person)};
    case Step::rebellion:
      return {rules.ruler(state, state.realm.control[at(province)]), "rebellion",
              static_cast<std::uint32_t>(province) + 1};
    case Step::storm: return {rules.ruler(state, country), "storm", 0};
    default: return {roller, "event", 0};
  }
}

// What follows when the event is known.
template <class Sink> void Fortune::begin(State& state, Sink& sink) {
  tell_all(sink, EventHappens{roller, calamity});
  switch (calamity) {
    case Calamity::plague:
    case Calamity::famine: step = Step::count; break;
    case Calamity::rebellion:
      rebelled_before = state.realm.rebellion;
      step = Step::rebellion;
      break;
    case Calamity::storms: step = Step::storm; break;
    case Calamity::nothing: step = Step::over; break;
  }
}

template <class Sink> void Fortune::strike(const Rules& rules, State& state, Province where, Sink& sink) {
  struck.add(where);
  --count;
  tell_all(sink, Struck{where, calamity});
  if (calamity == Calamity::famine) {
    state.realm.famine.add(where);
    return;
  }
  // blood.event.plague: those of countries that nobody plays are made good at once.
  for (const Country colour : rules.in_play()) {
    const int ashore = state.realm.armies[at(where)][at(colour)];
    int lost = ashore;
    state.realm.armies[at(where)][at(colour)] = 0;
    for (const Country ships : CountrySet::all())
      for (Fleet& each : state.realm.fleets[at(ships)])
        if (each.place == Place::in(where)) {
          lost += each.armies[at(colour)];
          each.armies[at(colour)] = 0;
        }
    if (lost == 0) continue;
    bury_armies(state.realm, state.year, colour, lost);
    tell_all(sink, ArmiesDied{where, colour, lost});
  }
}

void Fortune::end() {
  const Seat rolled = roller;
  *this = {};
  roller = rolled;
  step = Step::over;
}

template <class Sink> Next Fortune::go_on(const Rules& rules, State& state, Sink& sink) {
  while (true) {
    switch (step) {
      case Step::strike:
        if (count > 0) return Next::stay();
        step = calamity == Calamity::plague ? Step::survival : Step::over;
        break;
      case Step::survival:
        for (; static_cast<int>(person) < state.people.slots(); person = after(person))
          if (must_survive(state, struck, person)) return Next::stay();
        end();
        if (rules.bury_doomed(state, Death::plague, sink)) return Next::pass_crowns();
        break;
      case Step::rebellion:
        for (; static_cast<int>(province) < kProvinces; province = after(province))
          if (rolls_for_rebellion(rules, state, province))
            return Next::stay();
          else
            note_quieting_help(rules, state, province, sink);
        step = Step::over;
        break;
      case Step::storm:
        for (; static_cast<int>(country) < kCountries; fleet = 0, country = after(country))
          for (; int{fleet} < fleets_of(state.realm, country); ++fleet)
            if (state.realm.fleets[at(country)][fleet].place.is_at_sea()) return Next::stay();
        end();
        if (rules.bury_doomed(state, Death::sea, sink)) return Next::pass_crowns();
        break;
      case Step::over: return Next::done();
      default: return Next::stay();  // roll, again, count
    }
  }
}

template <class Sink> void Fortune::apply(const Rules& rules, State& state, Seat, Move move, Sink& sink) {
  constexpr int kSmallHalf = 3;
  constexpr int kLostInStorm = 2;
  const int dice = move.a();
  switch (step) {
    case Step::roll: {
      constexpr std::array kTable = {Calamity::plague, Calamity::famine, Calamity::rebellion, Calamity::storms,
                                     Calamity::nothing};
      tell_all(sink, EventRolled{roller, dice});
      if (dice > static_cast<int>(kTable.size())) {
        step = Step::again;
        return;
      }
      calamity = kTable[at(dice - 1)];
      return begin(state, sink);
    }
    case Step::again:
      tell_all(sink, EventRolled{roller, dice});
      calamity = dice <= kSmallHalf ? Calamity::famine : Calamity::rebellion;
      return begin(state, sink);
    case Step::count:
      count = static_cast<std::uint8_t>(dice);
      tell_all(sink, StrikesProvinces{dice});
      step = Step::strike;
      return;
    case Step::strike: return strike(rules, state, first_province_of(move), sink);
    case Step::survival: {
      constexpr int kPlague = 1;
      Person& who = state.people[person];
      const int needed = survival_number(who.age(state.year));
      const int added = who.constitution - kPlague;
      who.doomed = dice + added < needed;
      tell_all(sink, SurvivalRolled{rules.who(state, person), dice, added, needed, !who.doomed});
      person = after(person);
      return;
    }
    case Step::rebellion: {
      const int modifier = rebellion_modifier(rules, state, province, rebelled_before);
      const bool rebels = dice + modifier <= 1;
      if (rebels) state.realm.rebellion.add(province);
      tell_all(sink, RebellionRolled{province, dice, modifier, rebels});
      province = after(province);
      return;
    }
    default: {  // a storm
      const Sea where = state.realm.fleets[at(country)][fleet].place.sea;
      const bool is_lost = dice <= kLostInStorm;
      tell_all(sink, [&] {
        StormRolled event{country, where, dice, is_lost, 0, {}, {}};
        if (is_lost) list_lost(rules, state, Ship{country, fleet}, event);
        return event;
      });
      if (is_lost)
        rules.sink_fleet(state, country, fleet);
      else
        ++fleet;
    }
  }
}

REGALIA_CHAPTER(Fortune);

}  // namespace regalia::blood
