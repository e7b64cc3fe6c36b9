// Every Crown, item, army, fleet and person of Blood Royale is accounted for: what changes in a step is what its events tell, and
// nothing else. The accounts know no rule, only what each event says.
#include <numeric>

#include "tests/contract/blood_eager.h"
#include "tests/contract/blood_traits.h"

namespace regalia::contract {
namespace {

using namespace blood;

// All there is, counted anew.
struct Stock {
  std::array<std::int64_t, kCountries> money{};
  std::array<int, kGoods> goods{};  // wherever they lie, and whosever they are
  int armies = 0;                   // on the map, of countries that are played; the others are made good in silence
  int fallen = 0;                   // that come back
  int fleets = 0;
  int living = 0;
  int serials = 0;  // people who ever were

  bool operator==(const Stock&) const = default;
};

Goods all_goods(const Fleet& fleet) {
  Goods sum;
  for (const Goods& goods : fleet.goods)
    for (std::size_t i = 0; i < kGoods; ++i)
      sum.counts[i] = static_cast<std::uint16_t>(sum.counts[i] + goods.counts[i]);
  return sum;
}

Stock stock_of(const blood::Rules& rules, const State& state) {
  const Realm& realm = state.realm;
  Stock stock;
  const auto add = [&](const Goods& goods) {
    for (std::size_t i = 0; i < kGoods; ++i) stock.goods[i] += goods.counts[i];
  };
  for (const Country country : CountrySet::all()) {
    stock.money[at(country)] = realm.treasury[at(country)];
    stock.fleets += fleets_of(realm, country);
    for (const Fleet& fleet : realm.fleets[at(country)]) add(all_goods(fleet));
    for (const auto& in_province : realm.items) add(in_province[at(country)]);
    if (!rules.in_play().has(country)) continue;
    stock.armies += armies_of(realm, country);
    stock.fallen += realm.dead[0][at(country)] + realm.dead[1][at(country)];
  }
  state.people.for_living([&](PersonId, const Person&) { ++stock.living; });
  stock.serials = static_cast<int>(state.people.last_serial());
  return stock;
}

// Brings the stock of before up to date, event by event.
struct Bookkeeper {
  const blood::Rules& rules;
  const State& before;
  Stock stock;

  void operator()(const Taxed& e) { pay(e.seat, e.crowns); }
  void operator()(const RebellionPaidOff& e) { pay(e.seat, -e.crowns); }
  void operator()(const UpkeepPaid& e) { pay(e.seat, -e.crowns); }
  void operator()(const EntryPaid& e) { pay(e.seat, -e.crowns); }
  void operator()(const Paid& e) {
    pay(e.seat, -e.crowns);
    pay(e.to, e.crowns);
  }
  void operator()(const FiefSold& e) {
    pay(e.seat, e.crowns);
    --stock.goods[at(e.good)];
  }
  void operator()(const HandWon& e) { pay(e.seat, -e.crowns); }
  void operator()(const Honoured& e) { pay(rules.seat_of(e.house), e.crowns); }
  void operator()(const Wed& e) {
    before.people.for_living([&](PersonId, const Person& person) {
      if (person.serial == e.groom.serial && e.money != 0) pay(rules.seat_of(person.court), e.money);
    });
  }
  // In the first turn what is raised is put on the map later.
  void operator()(const Raised& e) {
    const bool is_fleet = e.armies == 0;
    pay(e.seat, -rules.facts().price * (is_fleet ? 1 : e.armies));
    if (before.year == kFirstYear) return;
    stock.armies += e.armies;
    stock.fleets += is_fleet ? 1 : 0;
  }
  void operator()(const UnitPlaced& e) { ++(e.is_fleet ? stock.fleets : stock.armies); }
  void operator()(const Levied& e) {
    pay(e.seat, -rules.facts().price);
    ++stock.armies;
  }
  void operator()(const Disbanded& e) {
    stock.armies -= e.armies;
    stock.fleets -= e.fleets;
  }
  void operator()(const ArmiesReturned& e) { stock.fallen -= e.armies; }
  void operator()(const ArmiesDied& e) { fall(e.country, e.armies); }
  void operator()(const BattleLosses& e) { fall(e.power, e.armies); }
  // One fleet a roll: the one whose turn it was.
  void operator()(const StormRolled& e) {
    if (!e.is_lost) return;
    const auto& fortune = std::get<Fortune>(before.phases[before.phases.size() - 1]);
    const Fleet& fleet = before.realm.fleets[at(fortune.country)][fortune.fleet];
    --stock.fleets;
    for (const Country colour : CountrySet::all()) fall(colour, fleet.armies[at(colour)]);
    lose(all_goods(fleet));
  }
  void operator()(const ItemPlaced& e) { ++stock.goods[at(e.good)]; }
  void operator()(const GoodsDestroyed& e) { stock.goods[at(e.good)] -= e.count; }
  void operator()(const GoodsLost& e) { stock.goods[at(e.good)] -= e.count; }
  void operator()(const Cashed& e) {
    pay(e.seat, e.crowns);
    for (const Good good : {Good::metal, Good::cloth, Good::food}) stock.goods[at(good)] -= e.sets;
    if (e.set >= 1) stock.goods[at(Good::semi_luxury)] -= e.sets;
    if (e.set >= 2) stock.goods[at(Good::luxury)] -= e.sets;
  }
  void operator()(const LandLost& e) {
    stock.armies -= armies_of(before.realm, e.country);
    stock.fleets -= fleets_of(before.realm, e.country);
    for (const Fleet& fleet : before.realm.fleets[at(e.country)]) {
      lose(all_goods(fleet));
      for (const Country colour : rules.in_play())
        if (colour != e.country) stock.armies -= fleet.armies[at(colour)];
    }
  }
  void operator()(const Born&) { come(1); }
  void operator()(const CameForward&) { come(1); }
  // The wife of whoever came forward, or both.
  void operator()(const FamilyFounded& e) { come(e.head.serial > before.people.last_serial() ? 2 : 1); }
  void operator()(const Died&) { --stock.living; }
  void operator()(const LeftGame&) { --stock.living; }
  void operator()(const auto&) {}

 private:
  void pay(Seat seat, int crowns) { stock.money[at(rules.house_of(seat))] += crowns; }
  void fall(Country power, int armies) {
    if (!rules.in_play().has(power)) return;
    stock.armies -= armies;
    stock.fallen += armies;
  }
  void lose(const Goods& goods) {
    for (std::size_t i = 0; i < kGoods; ++i) stock.goods[i] -= goods.counts[i];
  }
  void come(int people) {
    stock.living += people;
    stock.serials += people;
  }
};

std::string written(const Stock& stock) {
  std::string text = "money";
  for (const std::int64_t money : stock.money) text += " " + std::to_string(money);
  text += ", goods";
  for (const int goods : stock.goods) text += " " + std::to_string(goods);
  return text + ", armies " + std::to_string(stock.armies) + ", fallen " + std::to_string(stock.fallen) + ", fleets " +
         std::to_string(stock.fleets) + ", living " + std::to_string(stock.living) + " of " +
         std::to_string(stock.serials);
}

TEST(BloodAccounts, EveryStepIsWhatItsEventsTell) {
  for (const auto& [name, rules, long_games, most_steps] : BloodTraits::cases()) {
    SCOPED_TRACE(name);
    for (int game = 0; game < effort(1, 6, long_games); ++game) {
      Rng rng(static_cast<std::uint64_t>(game) + 1);
      State state = rules.initial();
      bool has_begun = false;  // the first families come without a word
      while (rules.pending(state).step != Step::over) {
        const State before = state;
        Listener<blood::Event> heard;
        if (game % 2 == 0)
          eager_step(rules, state, rng, heard);
        else
          random_step(rules, state, rules.pending(state), rng, heard);
        if (has_begun) {
          Bookkeeper bookkeeper{rules, before, stock_of(rules, before)};
          for (const auto& telling : heard.tellings) std::visit(bookkeeper, telling.event);
          ASSERT_EQ(written(bookkeeper.stock), written(stock_of(rules, state)))
              << "game " << game << ", year " << state.year
              << ", last told: " << (heard.tellings.empty() ? "nothing" : rules.tell(heard.tellings.back().event, {}));
        }
        has_begun = has_begun || std::holds_alternative<Births>(state.phases[0]);
      }
    }
  }
}

}  // namespace
}  // namespace regalia::contract
