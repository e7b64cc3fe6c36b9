#include "games/blood/rules/interphase.h"

#include "games/blood/rules.h"
#include "games/blood/rules/dice.h"

namespace regalia::blood {
namespace {

// Seats that play a country, or only those of them for which it is true.
template <class Condition> SeatSet rulers(const Rules& rules, const State& state, Condition condition) {
  SeatSet seats;
  for (const Seat seat : rules.everybody())
    if (!rules.countries_of(state, seat).empty() && condition(seat)) seats.add(seat);
  return seats;
}

}  // namespace

// ---- Taxes and goods

Pending Taxing::pending(const Rules& rules, const State& state) const {
  const SeatSet asked = rulers(rules, state, [](Seat) { return true; });
  return {.step = Step::sealed, .owing = asked - answered, .may_revise = answered};
}

void Taxing::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  offer(list, move_of(MoveKind::tax));
  if (rules.lawful(state, {.what = Act::What::tax_high, .actor = rules.house_of(seat)}).ok())
    offer(list, move_of(MoveKind::high_tax));
}

Verdict Taxing::refusal(const Rules& rules, const State& state, Seat seat, Move move) const {
  if (move.kind<MoveKind>() == MoveKind::high_tax)
    return rules.lawful(state, {.what = Act::What::tax_high, .actor = rules.house_of(seat)});
  return Verdict::no("blood.turn.step", "Taxes are set now: tax, or high-tax.");
}

template <class Sink> Next Taxing::go_on(const Rules& rules, State& state, Sink& sink) {
  if (!pending(rules, state).owing.empty()) return Next::stay();
  // blood.tax.rate
  state.taxed_high = {};
  TaxesOfCountries taxes{};
  for (const Seat seat : answered) {
    const bool is_high = rates[at(rules.house_of(seat))] == Rate::high;
    const int rate = is_high ? rules.facts().high_tax : rules.facts().tax;
    int provinces = 0;
    for (const Country country : rules.countries_of(state, seat)) {
      taxes[at(country)] = taxed_provinces(state.realm, country) * rate;
      provinces += taxed_provinces(state.realm, country);
    }
    const int crowns = provinces * rate;
    rules.money(state, seat) += crowns;
    if (is_high) state.taxed_high.add(country_of(rules.house_of(seat)));
    tell_all(sink, Taxed{seat, is_high, provinces, crowns});
  }
  // blood.goods.placing
  for (const Province province : yielding_provinces(state.realm, rules.facts())) {
    const Good good = rules.facts().map[province].good;
    const Country owner = state.realm.control[at(province)];
    if (rules.options().neutrals == Neutrals::closed && !rules.in_play().has(owner)) continue;
    ++state.realm.items[at(province)][at(owner)][good];
    tell_all(sink, ItemPlaced{province, good, owner});
  }
  rules.carry_out_duties(state, taxes, sink);
  // blood.famine.end
  for (const Province province : state.realm.famine) tell_all(sink, FamineEnded{province});
  state.realm.famine = {};
  return Next::done();
}

template <class Sink> void Taxing::apply(const Rules& rules, State&, Seat seat, Move move, Sink& sink) {
  take_answer(answered, seat, sink);
  rates[at(rules.house_of(seat))] = move.kind<MoveKind>() == MoveKind::high_tax ? Rate::high : Rate::low;
}

// ---- Rebellions that are paid off

int PayingOff::money_left(const Rules& rules, const State& state, Seat seat) const {
  return rules.money(state, seat) - rules.facts().rebellion_payment * (chosen & rules.provinces_of(state, seat)).size();
}

// Whoever has a rebellion is asked, also if he has no money: that is nobody's business.
Pending PayingOff::pending(const Rules& rules, const State& state) const {
  const SeatSet asked = rulers(
      rules, state, [&](Seat seat) { return !(rules.provinces_of(state, seat) & state.realm.rebellion).empty(); });
  return {.step = Step::sealed, .owing = asked - answered, .may_revise = answered};
}

void PayingOff::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  if (money_left(rules, state, seat) >= rules.facts().rebellion_payment)
    for (const Province province : (rules.provinces_of(state, seat) & state.realm.rebellion) - chosen)
      offer(list, move_of(MoveKind::pay_off, province));
  if (!(chosen & rules.provinces_of(state, seat)).empty()) offer(list, move_of(MoveKind::anew));
  offer(list, move_of(MoveKind::done));
}

Verdict PayingOff::refusal(const Rules& rules, const State& state, Seat seat, Move move) const {
  if (move.kind<MoveKind>() != MoveKind::pay_off)
    return Verdict::no("blood.turn.step", "Rebellions are paid off now: say which, or that you are done.");
  const Province province = first_province_of(move);
  if (!(rules.provinces_of(state, seat) & state.realm.rebellion).has(province))
    return Verdict::no("blood.rebellion.pay", "There is no rebellion in a province of yours.");
  if (chosen.has(province)) return Verdict::no("blood.rebellion.pay", "You pay for it already.");
  return Verdict::no("blood.rebellion.pay", "You have not enough Crowns for it.");
}

template <class Sink> Next PayingOff::go_on(const Rules& rules, State& state, Sink& sink) {
  if (!pending(rules, state).owing.empty()) return Next::stay();
  for (const Seat seat : answered)
    for (const Province province : chosen& rules.provinces_of(state, seat)) {
      rules.money(state, seat) -= rules.facts().rebellion_payment;
      state.realm.rebellion.remove(province);
      tell_all(sink, RebellionPaidOff{seat, province, rules.facts().rebellion_payment});
    }
  return Next::done();
}

template <class Sink> void PayingOff::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  if (move.kind<MoveKind>() == MoveKind::pay_off) {
    chosen.add(first_province_of(move));
    return;
  }
  if (move.kind<MoveKind>() == MoveKind::anew) {
    chosen = chosen - rules.provinces_of(state, seat);
    return;
  }
  take_answer(answered, seat, sink);
}

// ---- Upkeep

namespace {

// A fleet with the player's armies aboard; those aboard fleets of others cost nothing.
int units_with(const Fleet& fleet, CountrySet own) {
  int units = 1;
  for (const Country colour : own) units += fleet.armies[at(colour)];
  return units;
}

int units_of(const Rules& rules, const State& state, Seat seat) {
  const CountrySet own = rules.countries_of(state, seat);
  int units = 0;
  for (const Country country : own) {
    for (const auto& in_province : state.realm.armies) units += in_province[at(country)];
    for (const Fleet& fleet : state.realm.fleets[at(country)]) units += units_with(fleet, own);
  }
  return units;
}

}  // namespace

int Upkeep::units_kept(const Rules& rules, const State& state, Seat seat) const {
  const CountrySet own = rules.countries_of(state, seat);
  int units = units_of(rules, state, seat);
  for (const Country country : own) {
    for (const auto& in_province : armies) units -= in_province[at(country)];
    for (int i = 0; i < fleets_of(state.realm, country); ++i)
      if ((fleets[at(country)] >> i & 1) != 0) units -= units_with(state.realm.fleets[at(country)][at(i)], own);
  }
  return units;
}

Pending Upkeep::pending(const Rules& rules, const State& state) const {
  const SeatSet asked = rulers(rules, state, [&](Seat seat) { return units_of(rules, state, seat) > 0; });
  return {.step = Step::sealed, .owing = asked - answered, .may_revise = answered};
}

void Upkeep::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  for (const Country country : rules.countries_of(state, seat)) {
    for (int i = 0; i < kProvinces; ++i)
      if (state.realm.armies[at(i)][at(country)] > armies[at(i)][at(country)] &&
          promised(rules, state, seat, static_cast<Province>(i), country) == nullptr)
        offer(list, Move::of(MoveKind::disband, i, static_cast<int>(country)));
    for (int i = 0; i < fleets_of(state.realm, country); ++i)
      if ((fleets[at(country)] >> i & 1) == 0) offer(list, Move::of(MoveKind::scrap, i, static_cast<int>(country)));
  }
  if (units_kept(rules, state, seat) * rules.facts().upkeep > rules.money(state, seat)) return;
  // Who has said that he is done can pay for what is left, and for that alone.
  if (!answered.has(seat) && units_kept(rules, state, seat) < units_of(rules, state, seat))
    offer(list, move_of(MoveKind::anew));
  offer(list, move_of(MoveKind::done));
}

// blood.command.support: armies that another may command are kept, by whoever can pay for them.
const Clause* Upkeep::promised(const Rules& rules, const State& state, Seat seat, Province province,
                               Country country) const {
  if (units_kept(rules, state, seat) * rules.facts().upkeep > rules.money(state, seat)) return nullptr;
  const Case about{state.law, state.people, state.reigns, state.realm, state.year};
  for (const std::uint16_t number : state.law.index.of(Matter::command, country)) {
    const Clause& clause = state.law.clauses[number];
    if (!clause.speaks_of(province) || rules.is_of_treaty(state, clause) || !applies(about, clause) ||
        bound_by(about, clause) != rules.house_of(seat))
      continue;
    int left = 0;
    for (int i = 0; i < kProvinces; ++i)
      if (clause.speaks_of(static_cast<Province>(i)))
        left += state.realm.armies[at(i)][at(country)] - armies[at(i)][at(country)];
    if (left <= clause.amount) return &clause;
  }
  return nullptr;
}

Verdict Upkeep::refusal(const Rules& rules, const State& state, Seat seat, Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::done:
      return Verdict::no("blood.upkeep.pay", "You cannot pay for all of them: say which are not kept.");
    case MoveKind::disband:
      if (move.a() < kProvinces && move.b() < kCountries)
        if (const Clause* bar = promised(rules, state, seat, first_province_of(move), static_cast<Country>(move.b())))
          return rules.refusal_by(state, *bar);
      [[fallthrough]];
    case MoveKind::scrap: return Verdict::no("blood.upkeep.choice", "You have nothing there that could go.");
    default: return Verdict::no("blood.turn.step", "Upkeep is paid now: say what is not kept, or that you are done.");
  }
}

// A fleet that is not kept, with the armies and goods aboard.
template <class Sink> static void tell_scrapped(Seat seat, Country country, const Fleet& fleet, Sink& sink) {
  const Province port = fleet.place.province;
  const auto sea = fleet.place.is_at_sea() ? std::optional(fleet.place.sea) : std::nullopt;
  for (const Country colour : CountrySet::all()) {
    if (const int armies = fleet.armies[at(colour)]; armies > 0)
      tell_all(sink, Disbanded{colour, port, sea, armies, 0});
    for (int i = 0; i < kGoods; ++i)
      if (const int count = fleet.goods[at(colour)].counts[at(i)]; count > 0)
        tell_all(sink, GoodsDestroyed{seat, port, static_cast<Good>(i), count});
  }
  tell_all(sink, Disbanded{country, port, sea, 0, 1});
}

template <class Sink> Next Upkeep::go_on(const Rules& rules, State& state, Sink& sink) {
  if (!pending(rules, state).owing.empty()) return Next::stay();
  for (const Seat seat : answered) {
    const int units = units_kept(rules, state, seat);
    for (const Country country : rules.countries_of(state, seat)) {
      for (int i = 0; i < kProvinces; ++i) {
        const std::uint8_t gone = armies[at(i)][at(country)];
        if (gone == 0) continue;
        std::uint8_t& here = state.realm.armies[at(i)][at(country)];
        here = static_cast<std::uint8_t>(here - gone);
        tell_all(sink, Disbanded{country, static_cast<Province>(i), {}, gone, 0});
      }
      // From behind, so that numbers stay what they are.
      for (int i = fleets_of(state.realm, country) - 1; i >= 0; --i)
        if ((fleets[at(country)] >> i & 1) != 0) {
          const Ship ship{country, static_cast<std::uint8_t>(i)};
          tell_scrapped(seat, country, state.realm.fleets[at(country)][at(i)], sink);
          rules.put_ashore(state, ship, sink);
          remove_fleet(state.realm, ship);
        }
    }
    rules.money(state, seat) -= units * rules.facts().upkeep;
    tell_all(sink, UpkeepPaid{seat, units, units * rules.facts().upkeep});
  }
  return Next::done();
}

template <class Sink> void Upkeep::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  switch (move.kind<MoveKind>()) {
    case MoveKind::disband: ++armies[at(move.a())][at(move.b())]; break;
    case MoveKind::scrap:
      fleets[at(move.b())] = static_cast<std::uint8_t>(fleets[at(move.b())] | 1U << move.a());
      break;
    case MoveKind::anew:
      for (const Country country : rules.countries_of(state, seat)) {
        for (auto& in_province : armies) in_province[at(country)] = 0;
        fleets[at(country)] = 0;
      }
      break;
    default: take_answer(answered, seat, sink);
  }
}

// ---- Raising

namespace {

bool is_first_turn(const State& state) { return state.year == kFirstYear; }

int armies_affordable(const Rules& rules, const State& state, const Raising& raising, Seat seat, Country country) {
  const int room = armies_to_raise(state.realm, rules.facts(), country, rules.is_annexed(state, country)) -
                   raising.armies[at(country)];
  return std::min(room, rules.money(state, seat) / rules.facts().price);
}

bool can_launch(const Rules& rules, const State& state, const Raising& raising, Seat seat, Country country) {
  return rules.money(state, seat) >= rules.facts().price &&
         fleets_in_pool(state.realm, rules.facts(), country) > raising.fleets[at(country)] &&
         !ports_to_launch(state.realm, rules.facts(), country).empty();
}

// blood.neutral.levy: each province there allows one army more, which is raised in it.
ProvinceSet levy_places(const Rules& rules, const State& state, const Raising& raising, Seat seat, Country country) {
  ProvinceSet places;
  for (const Province province : controlled_by(state.realm, country) - state.realm.rebellion)
    if (!rules.in_play().has(country_of(province))) places.add(province);
  const int most = rules.armies_supported(state, country) + places.size();
  if (rules.money(state, seat) < rules.facts().price || armies_in_pool(state.realm, rules.facts(), country) == 0 ||
      armies_of(state.realm, country) >= most)
    return {};
  return places - raising.levied;
}

bool can_buy(const Rules& rules, const State& state, const Raising& raising, Seat seat) {
  for (const Country country : rules.countries_of(state, seat))
    if (armies_affordable(rules, state, raising, seat, country) > 0 ||
        can_launch(rules, state, raising, seat, country) || !levy_places(rules, state, raising, seat, country).empty())
      return true;
  return false;
}

}  // namespace

Pending Raising::pending(const Rules& rules, const State& state) const {
  SeatSet owing;
  SeatSet idle;
  for (const Seat seat : rules.everybody())
    if (can_buy(rules, state, *this, seat) ||
        (rules.options().cash_is_secret && !rules.countries_of(state, seat).empty()))
      (done.has(seat) || resting.has(seat) ? idle : owing).add(seat);
  return {.step = Step::open, .owing = owing, .may_revise = idle};
}

void Raising::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  for (const Country country : rules.countries_of(state, seat)) {
    const int number = static_cast<int>(country);
    if (const int most = armies_affordable(rules, state, *this, seat, country); most > 0)
      list.push_back(Offer::range(Move::of(MoveKind::raise, number), 1, static_cast<std::uint32_t>(most)));
    for (const Province province : levy_places(rules, state, *this, seat, country))
      offer(list, move_of(MoveKind::levy, province));
    if (!can_launch(rules, state, *this, seat, country)) continue;
    // blood.first.place: in the first turn where it lies is decided afterwards.
    if (is_first_turn(state))
      offer(list, Move::of(MoveKind::launch,
                           static_cast<int>(*ports_to_launch(state.realm, rules.facts(), country).begin()), number));
    else
      for (const Province port : ports_to_launch(state.realm, rules.facts(), country))
        offer(list, Move::of(MoveKind::launch, static_cast<int>(port), number));
  }
  offer(list, move_of(MoveKind::done));
  offer(list, move_of(MoveKind::enough));
}

Verdict Raising::refusal(const Rules&, const State&, Seat, Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::raise:
      return Verdict::no(
          "blood.raise.limit",
          "You may raise as many armies as you can pay, as the pool has, and as your quiet home provinces support.");
    case MoveKind::levy:
      return Verdict::no("blood.neutral.levy",
                         "One army a turn is raised in a quiet province that you have of a country that nobody plays.");
    case MoveKind::launch:
      return Verdict::no("blood.raise.where",
                         "A fleet is launched on the coast of a home province that you control, if you can pay it.");
    default: return Verdict::no("blood.turn.step", "Armies and fleets are raised now.");
  }
}

template <class Sink> Next Raising::go_on(const Rules& rules, State& state, Sink&) {
  return pending(rules, state).owing.empty() ? Next::done() : Next::stay();
}

template <class Sink> void Raising::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  const MoveKind kind = move.kind<MoveKind>();
  if (kind == MoveKind::done || kind == MoveKind::enough) {
    (kind == MoveKind::done ? done : resting).add(seat);
    tell_all(sink, Answered{seat});
    return;
  }
  if (kind == MoveKind::levy) {
    const Province province = first_province_of(move);
    const Country country = state.realm.control[at(province)];
    rules.money(state, seat) -= rules.facts().price;
    ++state.realm.armies[at(province)][at(country)];
    levied.add(province);
    tell_all(sink, Levied{seat, province});
  } else if (kind == MoveKind::raise) {
    const auto country = static_cast<Country>(move.a());
    const auto count = static_cast<std::uint8_t>(move.amount());
    rules.money(state, seat) -= rules.facts().price * count;
    std::uint8_t& here = is_first_turn(state) ? armies[at(country)]
                                              : state.realm.armies[at(state.realm.capital[at(country)])][at(country)];
    here = static_cast<std::uint8_t>(here + count);
    tell_all(sink, Raised{seat, country, count, {}});
  } else {
    const auto port = static_cast<Province>(move.a());
    const auto country = static_cast<Country>(move.b());
    rules.money(state, seat) -= rules.facts().price;
    if (is_first_turn(state)) {
      ++fleets[at(country)];
      tell_all(sink, Raised{seat, country, 0, {}});
    } else {
      state.realm.fleets[at(country)].push_back(Fleet::in(port));
      tell_all(sink, Raised{seat, country, 0, port});
    }
  }
  // blood.raise.open: whoever was done may answer, but for those who said that they had enough.
  done = done.has(seat) ? SeatSet::only(seat) : SeatSet{};
}

// ---- The first placing

bool Placing::has_units(const Rules& rules, const State& state, SeatSet seats) const {
  for (const Seat seat : seats)
    for (const Country country : rules.countries_of(state, seat))
      if (armies[at(country)] + fleets[at(country)] > 0) return true;
  return false;
}

Pending Placing::pending(const Rules&, const State&) const {
  return turn == kNobody ? Pending::chance() : Pending::turn(turn);
}

void Placing::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  for (const Country country : rules.countries_of(state, seat)) {
    const int number = static_cast<int>(country);
    if (armies[at(country)] > 0)
      for (const Province province : home_provinces(state.realm, country))
        offer(list, Move::of(MoveKind::put_army, static_cast<int>(province), number));
    if (fleets[at(country)] > 0)
      for (const Province province : ports_to_launch(state.realm, rules.facts(), country))
        offer(list, Move::of(MoveKind::put_fleet, static_cast<int>(province), number));
  }
}

Verdict Placing::refusal(const Rules&, const State&, Seat, Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::put_army:
    case MoveKind::put_fleet:
      return Verdict::no("blood.first.place",
                         "Put an army into a home province, or a fleet on its coast, of those that you raised.");
    default: return Verdict::no("blood.turn.step", "The first armies and fleets are placed now, one by one.");
  }
}

void Placing::outcomes(const Rules& rules, const State&, OutcomeList& list) const {
  for (const Seat seat : rules.everybody()) list.push_back({roll_of(index(seat) + 1), 1});
}

ChanceScope Placing::chance_scope(const Rules&, const State&) const { return {kNobody, "first-placing", 0}; }

template <class Sink> Next Placing::go_on(const Rules& rules, State& state, Sink&) {
  SeatSet left;
  for (const Seat seat : rules.everybody())
    if (has_units(rules, state, SeatSet::only(seat))) left.add(seat);
  if (left.empty()) return Next::done();
  if (turn != kNobody)
    while (!left.has(turn)) turn = next_seat(turn, rules.seats());
  return Next::stay();
}

template <class Sink> void Placing::apply(const Rules& rules, State& state, Seat seat, Move move, Sink& sink) {
  if (move.kind<MoveKind>() == MoveKind::roll) {
    turn = seat_at(move.a() - 1);
    tell_all(sink, PlacesFirst{turn});
    return;
  }
  const auto province = static_cast<Province>(move.a());
  const bool is_fleet = move.kind<MoveKind>() == MoveKind::put_fleet;
  if (is_fleet) {
    --fleets[at(move.b())];
    state.realm.fleets[at(move.b())].push_back(Fleet::in(province));
  } else {
    --armies[at(move.b())];
    ++state.realm.armies[at(province)][at(move.b())];
  }
  tell_all(sink, UnitPlaced{seat, province, is_fleet});
  turn = next_seat(turn, rules.seats());
}

REGALIA_CHAPTER(Taxing);
REGALIA_CHAPTER(PayingOff);
REGALIA_CHAPTER(Upkeep);
REGALIA_CHAPTER(Raising);
REGALIA_CHAPTER(Placing);

}  // namespace regalia::blood
