// What is told of many games: Crowns by year and source, and how often houses wed, swore and fought.
#include "engine/annals.h"

#include "games/blood/rules.h"

namespace regalia::blood {
namespace {

struct Chronicler {
  const Rules& rules;
  const State& before;
  Annals& annals;

  void operator()(const Taxed& e) { book(e.seat, "Taxes", e.crowns); }
  void operator()(const Cashed& e) { book(e.seat, "Goods", e.crowns); }
  void operator()(const FiefSold& e) { book(e.seat, "Goods", e.crowns); }
  void operator()(const Honoured& e) { book(rules.seat_of(e.house), "Honours", e.crowns); }
  void operator()(const Wed& e) {
    annals.count("Weddings");
    if (e.money == 0) return;
    before.people.for_living([&](PersonId, const Person& person) {
      if (person.serial == e.groom.serial) book(rules.seat_of(person.court), "Weddings", e.money);
    });
  }
  void operator()(const Paid& e) {
    book(e.seat, "Promises", -e.crowns);
    book(e.to, "Promises", e.crowns);
  }
  void operator()(const EntryPaid& e) { book(e.seat, "Weddings", -e.crowns); }
  void operator()(const HandWon& e) { book(e.seat, "Weddings", -e.crowns); }
  void operator()(const Raised& e) { book(e.seat, "Raising", -rules.facts().price * std::max(e.armies, 1)); }
  void operator()(const Levied& e) { book(e.seat, "Raising", -rules.facts().price); }
  void operator()(const UpkeepPaid& e) { book(e.seat, "Upkeep", -e.crowns); }
  void operator()(const RebellionPaidOff& e) { book(e.seat, "Rebellions", -e.crowns); }

  void operator()(const Born&) { annals.count("Children born"); }
  void operator()(const Crowned& e) {
    annals.count("Heirs crowned");
    if (e.is_change) annals.count("Crowns that passed to another house");
  }
  void operator()(const UnionMade&) { annals.count("Crowns that passed to another house"); }
  void operator()(const ContractSigned&) { annals.count("Marriage contracts signed"); }
  void operator()(const DealStruck&) { annals.count("Deals struck"); }
  void operator()(const GoodsGiven& e) { annals.count("Items given as promised", e.count); }
  void operator()(const DutyWaived&) { annals.count("Duties that nobody could keep"); }
  void operator()(const GoodsConfiscated&) { annals.count("Times goods were seized"); }
  void operator()(const ItemPlaced&) { annals.count("Items found"); }
  void operator()(const BattleBegan&) { annals.count("Battles"); }
  void operator()(const Captured&) { annals.count("Royals captured"); }
  void operator()(const MarkerPut&) { annals.count("Provinces taken"); }
  void operator()(const RebellionRolled& e) {
    if (e.rebels) annals.count("Rebellions");
  }
  void operator()(const auto&) {}

  void book(Seat seat, std::string_view source, int crowns) { annals.flow(before.year, seat, source, crowns); }
};

}  // namespace

void Rules::keep_annals(const State& before, const State& after, std::span<const Telling<Event>> told,
                        Annals& annals) const {
  Chronicler chronicler{*this, before, annals};
  for (const Telling<Event>& telling : told) std::visit(chronicler, telling.event);
  for (const Country country : in_play())
    annals.count("Wars", (after.law.wars[at(country)] - before.law.wars[at(country)]).size());
}

}  // namespace regalia::blood
