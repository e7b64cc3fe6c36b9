#include "games/blood/bot/guide.h"

#include <algorithm>

#include "games/blood/bot/greedy.h"
#include "games/blood/bot/notary.h"
#include "games/blood/people/scores.h"

namespace regalia::blood {
namespace {

// What all sets of goods at hand would bring.
int worth_of_stock(const Facts& facts, const Realm& realm, Country country) {
  std::array<int, kGoods> items{};
  for (int good = 0; good < kGoods; ++good) items[at(good)] = items_at_hand(realm, country, static_cast<Good>(good));
  const int sets = std::min({items[at(Good::metal)], items[at(Good::cloth)], items[at(Good::food)]});
  const int fine = std::min(sets, items[at(Good::semi_luxury)]);
  const int finest = std::min(fine, items[at(Good::luxury)]);
  return facts.sets[0] * (sets - fine) + facts.sets[1] * (fine - finest) + facts.sets[2] * finest;
}

}  // namespace

Moment Guide::moment(const Rules& rules, const State& state) {
  const double part = static_cast<double>(clock(rules, state)) / rules.options().turns * (kStages - 1);
  const int stage = std::min(static_cast<int>(part), kStages - 2);
  return {stage, part - stage};
}

void Guide::features(const Rules& rules, const State& state, Seat seat, std::span<double> list) {
  const Facts& facts = rules.facts();
  const Realm& realm = state.realm;
  const House house = rules.house_of(seat);
  const int turns = (rules.last_year() - state.year) / kYearsOfATurn + 1;
  int taxed = 0;
  int yielding = 0;
  int lost = 0;
  int stock = 0;
  int items = 0;
  int armies = 0;
  int charisma = 0;
  for (const Country country : rules.countries_of(state, seat)) {
    taxed += taxed_provinces(realm, country);
    stock += worth_of_stock(facts, realm, country);
    armies += armies_of(realm, country) + fleets_of(realm, country);
    for (int good = 0; good < kGoods; ++good) items += items_at_hand(realm, country, static_cast<Good>(good));
    for (const Province province : controlled_by(realm, country)) {
      yielding += facts.map[province].good != kNoGood ? 1 : 0;
      lost += realm.rebellion.has(province) || realm.famine.has(province) ? 1 : 0;
    }
    const auto capital = has_lost_capital(realm, facts, country) ? Capital::lost : Capital::held;
    charisma += charisma_of_reign(state.people, state.reigns[at(country)], capital);
  }
  int children = 0;
  int singles = 0;
  state.people.for_living([&](PersonId, const Person& person) {
    if (person.court != house) return;
    const bool is_child = person.age(state.year) < kComingOfAge;
    children += is_child ? 1 : 0;
    singles += !is_child && person.spouse == kNoPerson ? 1 : 0;
  });
  int richest = 0;
  int largest = 0;
  for (int i = 0; i < rules.seats(); ++i) {
    if (seat_at(i) == seat) continue;
    richest = std::max(richest, rules.money(state, seat_at(i)));
    largest = std::max(largest, rules.provinces_of(state, seat_at(i)).size());
  }
  const double values[] = {1,
                           static_cast<double>(rules.money(state, seat)),
                           static_cast<double>(facts.tax * taxed * turns),
                           static_cast<double>(yielding * turns),
                           static_cast<double>(lost * turns),
                           static_cast<double>(stock),
                           static_cast<double>(items),
                           static_cast<double>(armies),
                           static_cast<double>(facts.upkeep * armies * turns),
                           static_cast<double>(charisma * turns),
                           static_cast<double>(children),
                           static_cast<double>(singles),
                           static_cast<double>(tied_by(state, house, Matter::exchange).size() * turns),
                           static_cast<double>(tied_by(state, house, Matter::peace).size()),
                           static_cast<double>(richest),
                           static_cast<double>(largest * turns)};
  static_assert(std::size(values) == kFeatures.size());
  std::copy(std::begin(values), std::end(values), list.begin());
}

bool Guide::is_quiet(const Rules&, const State& state) {
  return state.phases.size() == 1 && std::holds_alternative<Births>(state.phases[0]);
}

Move Guide::policy(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  return greedy_move(rules, view_of<Rules>(rules, state, seat, nullptr), rng);
}

bool Guide::decides(const Rules&, const View<Rules>& view) {
  constexpr std::size_t kFew = 4;
  if (view.seen.shown.phases.empty() || view.moves.size() > kFew) return true;
  // Where a choice can be dropped again, moves of equal worth would be tried for ever.
  if (covers(view.moves, move_of(MoveKind::anew))) return true;
  const Phase& phase = view.seen.shown.phases[view.seen.shown.phases.size() - 1];
  return !std::holds_alternative<Taxing>(phase) && !std::holds_alternative<PayingOff>(phase) &&
         !std::holds_alternative<Conflicts>(phase) && !std::holds_alternative<Battle>(phase);
}

Chosen Guide::decide(const Rules& rules, const Values::Stages&, const View<Rules>& view, Thinking& thinking) {
  return choose_boldly(rules, view, thinking);
}

}  // namespace regalia::blood
