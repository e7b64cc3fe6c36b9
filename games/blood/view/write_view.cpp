#include <boost/json.hpp>

#include "games/blood/law/sentence.h"
#include "games/blood/people/line.h"
#include "games/blood/people/scores.h"
#include "games/blood/rules/clause_choices.h"
#include "games/blood/rules/drafting.h"
#include "games/blood/rules/marching.h"
#include "games/blood/rules/signing.h"
#include "games/blood/view/certificate.h"
#include "games/blood/view/json.h"
#include "games/blood/view/position_forms.h"

namespace regalia::blood {
namespace {

constexpr std::size_t kShownHeirs = 8;

std::optional<int> id_or_none(PersonId person) {
  return person == kNoPerson ? std::nullopt : std::optional(static_cast<int>(person));
}

std::optional<std::string> id_or_none(House house) {
  return house == kNoHouse ? std::nullopt : std::optional(plain::IdWord<House>::write(house));
}

std::vector<std::string> ids(CountrySet countries) {
  std::vector<std::string> list;
  for (const Country country : countries) list.emplace_back(id_of(country));
  return list;
}

// What a chapter shows of the viewer's own choices, and what two have between them.
struct ShowChapter {
  const Rules& rules;
  const State& state;
  Seat viewer;
  ViewInfo& info;

  [[nodiscard]] bool is_own(House house) const { return viewer == kOpenHands || rules.seat_of(house) == viewer; }

  void operator()(const Births&) const {
    state.people.for_living([&](PersonId id, const Person& person) {
      if (person.again) info.again.value.push_back(static_cast<int>(id));
    });
  }
  void operator()(const Bidding& chapter) const {
    info.hand = id_or_none(chapter.hand);
    for (const Seat seat : rules.everybody()) {
      const Country house = country_of(rules.house_of(seat));
      if (chapter.partners[at(house)] == kNoPerson) continue;
      BidInfo bid{index(seat) + 1, static_cast<int>(chapter.partners[at(house)]), {}};
      const bool is_known = chapter.step == Bidding::Step::tie || is_own(house_of(house));
      if (chapter.step != Bidding::Step::entries && chapter.answered.has(seat) && is_known)
        bid.crowns = chapter.amounts[at(house)];
      info.bids.value.push_back(bid);
    }
  }
  void operator()(const Court& court) const {
    for (const Proposal& proposal : court.proposals)
      info.proposals.value.push_back(
          {static_cast<int>(proposal.groom), static_cast<int>(proposal.bride), index(proposal.maker) + 1});
    if (index(viewer) >= rules.seats()) return;
    info.sought = id_or_none(court.sought[at(rules.house_of(viewer))]);
    info.searches = court.searches[at(rules.house_of(viewer))];
    info.strokes = court.strokes[at(rules.house_of(viewer))];
  }
  void operator()(const Announcements& chapter) const {
    for (const Announcements::Entry& entry : chapter.entries)
      if (is_own(house_of(entry.colour))) {
        PieceInfo piece{static_cast<int>(entry.prince), std::string(id_of(entry.colour)), 0, {}, {}, {}};
        if (entry.province != kNoProvince) piece.province = id_of(entry.province);
        info.placing.value.push_back(std::move(piece));
      }
  }
  void operator()(const Taxing& chapter) const {
    if (index(viewer) >= rules.seats()) return;
    const Taxing::Rate rate = chapter.rates[at(rules.house_of(viewer))];
    if (rate != Taxing::Rate::none) info.rate = rate;
  }
  void operator()(const PayingOff& chapter) const {
    for (const Province province : chapter.chosen) info.paying.value.emplace_back(id_of(province));
  }
  void operator()(const Upkeep& chapter) const {
    for (int i = 0; i < kProvinces; ++i)
      for (const std::uint8_t gone : chapter.armies[at(i)])
        info.disbanding.value.insert(info.disbanding.value.end(), gone, std::string(id_of(static_cast<Province>(i))));
    for (const Country country : CountrySet::all())
      for (int i = 0; i < fleets_of(state.realm, country); ++i)
        if ((chapter.fleets[at(country)] >> i & 1) != 0) {
          const Place& place = state.realm.fleets[at(country)][at(i)].place;
          info.disbanding.value.emplace_back(place.is_at_sea() ? id_of(place.sea) : id_of(place.province));
        }
  }
  void operator()(const Raising& chapter) const { show_bought(chapter); }
  void operator()(const Placing& chapter) const { show_bought(chapter); }
  void operator()(const Marking& chapter) const {
    if (chapter.step == Marking::Step::mark)
      for (const Province province : chapter.chosen) info.marking.value.emplace_back(id_of(province));
  }
  void operator()(const Cashing& chapter) const {
    for (const Country country : CountrySet::all())
      if (const auto& sets = chapter.sets[at(country)]; sets != std::array<std::uint16_t, kSets>{})
        info.selling.value[std::string(id_of(country))] = {sets[0], sets[1], sets[2]};
  }
  void operator()(const auto&) const {}

  void show_bought(const auto& chapter) const {
    for (const Country country : CountrySet::all())
      if (const int units = chapter.armies[at(country)] + chapter.fleets[at(country)]; units > 0)
        info.bought.value[std::string(id_of(country))] = units;
  }
};

class Shown {
 public:
  Shown(const Rules& rules, const View<Rules>& view) : rules_(rules), view_(view), state_(view.seen.shown) {}

  ViewInfo info() {
    ViewInfo info;
    info.year = state_.year;
    weigh_courts();
    for (int i = 0; i < rules_.seats(); ++i) info.seats.push_back(seat(seat_at(i)));
    for (const Country country : CountrySet::all()) info.crowns.push_back(crown(country));
    for (int i = 0; i < state_.people.slots(); ++i)
      if (const auto id = static_cast<PersonId>(i); state_.people.has(id)) info.people.push_back(person(id));
    show_map(info);
    for (int i = 0; i < static_cast<int>(state_.law.contracts.size()); ++i) info.contracts.value.push_back(contract(i));
    if (index(view_.viewer) < rules_.seats())
      for (const Country country : rules_.in_play())
        if (const Leave said = state_.law.answers[at(rules_.house_of(view_.viewer))][at(country)]; said != Leave::ask)
          info.leave.value[std::string(id_of(country))] = said;
    if (state_.phases.empty()) return info;
    const Phase& phase = state_.phases[state_.phases.size() - 1];
    info.chapter = plain::chapter_id(phase);
    std::visit(ShowChapter{rules_, state_, view_.viewer, info}, phase);
    // What has called it, too: a battle in a round.
    for (const Phase& each : state_.phases) {
      if (const auto* called = std::get_if<Round>(&each)) info.round = round(*called);
      if (const auto* called = std::get_if<March>(&each)) info.march = march(*called);
      if (const auto* called = std::get_if<Battle>(&each)) info.battle = battle(*called);
    }
    return info;
  }

 private:
  // blood.succession.strength: the same for all men of a court.
  struct CourtStrength {
    int strength = 0;
    CountrySet stronger_against;
  };
  void weigh_courts() {
    for (int i = 0; i < kHouses; ++i) {
      const auto court = static_cast<House>(i);
      const auto against = [&](House other) { return strength_of_court(state_.people, state_.reigns, court, other); };
      courts_[at(i)].strength = against(kNoHouse);
      for (const Country country : CountrySet::all())
        if (against(house_of(country)) > courts_[at(i)].strength) courts_[at(i)].stronger_against.add(country);
    }
  }

  SeatInfo seat(Seat seat) const {
    const Facts& facts = rules_.facts();
    int provinces = 0;
    for (const Country country : rules_.countries_of(state_, seat)) provinces += taxed_provinces(state_.realm, country);
    SeatInfo info;
    info.house = plain::IdWord<House>::write(rules_.house_of(seat));
    info.crowns = std::max(0, rules_.money(state_, seat));
    info.countries = ids(rules_.countries_of(state_, seat));
    info.taxes = provinces * facts.tax;
    info.high_taxes = provinces * facts.high_tax;
    info.upkeep = Upkeep().units_kept(rules_, state_, seat) * facts.upkeep;
    info.answered = view_.pending.may_revise.has(seat);
    return info;
  }

  static RoundInfo round(const Round& round) {
    RoundInfo info{round.number, {}, {}};
    if (round.mover != kNobody) info.mover = index(round.mover) + 1;
    for (const Seat seat : round.cup) info.to_come.push_back(index(seat) + 1);
    return info;
  }

  MarchInfo march(const March& march) const {
    MarchInfo info{index(march.seat) + 1, {}, {}, {}};
    if (march.asked != kNobody) info.asked = index(march.asked) + 1;
    if (march.port != kNoProvince) info.port = id_of(march.port);
    if (march.group.kind != Group::Kind::none) info.group = group(march);
    return info;
  }

  GroupInfo group(const March& march) const {
    const Group& group = march.group;
    GroupInfo info;
    info.kind = group.kind;
    info.from = id_of(group.from);
    info.where = id_of(group.where);
    for (const Country country : CountrySet::all()) {
      const std::string id(id_of(country));
      if (const int armies = group.armies[at(country)]; armies > 0) info.armies.value[id] = armies;
      for (int good = 0; good < kGoods; ++good)
        if (const int count = group.items[at(country)][at(good)]; count > 0)
          info.items.value.push_back({std::string(kGoodIds[at(good)]), id, count});
    }
    for (const PersonId person : group.royals) info.royals.value.push_back(static_cast<int>(person));
    for (std::uint8_t i = 0; i < kMostFleets; ++i)
      if ((group.fleets >> i & 1) != 0) info.fleets.value.push_back(ship_id({group.colour, i}));
    for (const Spot spot : group.path) info.path.push_back(id_of(spot));
    info.points = Marching(rules_, state_, march).points_left();
    info.stopped = group.is_stopped;
    return info;
  }

  static BattleInfo battle(const Battle& battle) {
    return {std::string(id_of(battle.province)),
            {std::string(id_of(battle.powers[0])), std::string(id_of(battle.powers[1]))},
            battle.round};
  }

  CrownInfo crown(Country country) const {
    const Realm& realm = state_.realm;
    const Reign& reign = state_.reigns[at(country)];
    CrownInfo info;
    info.id = id_of(country);
    info.house = house_name(country, state_.houses[at(country)], view_.reader());
    if (const Seat ruler = rules_.ruler(state_, country); ruler != kNobody) info.seat = index(ruler) + 1;
    info.monarch = id_or_none(reign.monarch);
    info.regent = id_or_none(reign.regent);
    if (state_.people.has(reign.monarch))
      for (const PersonId heir : line_of(state_.people, country, reign.monarch)) {
        if (info.line.size() == kShownHeirs) break;
        info.line.push_back(static_cast<int>(heir));
      }
    if (realm.capital[at(country)] != kNoProvince) info.capital = id_of(realm.capital[at(country)]);
    info.castle = realm.castle[at(country)];
    const auto capital = has_lost_capital(realm, rules_.facts(), country) ? Capital::lost : Capital::held;
    if (state_.people.has(reign.monarch)) info.charisma = charisma_of_reign(state_.people, reign, capital);
    info.armies = armies_of(realm, country);
    info.fleets = fleets_of(realm, country);
    if (rules_.in_play().has(country))
      info.can_raise = armies_to_raise(realm, rules_.facts(), country, rules_.is_annexed(state_, country));
    info.fallen = {realm.dead[0][at(country)], realm.dead[1][at(country)]};
    info.taxed_high = state_.taxed_high.has(country);
    return info;
  }

  PersonInfo person(PersonId id) const {
    const Person& person = state_.people[id];
    const Who who = rules_.who(state_, id);
    PersonInfo info;
    info.id = static_cast<int>(id);
    info.number = person.serial;
    info.name = person_name(who, view_.reader());
    info.title = titled_name(who, view_.reader());
    info.sex = person.sex;
    info.born = person.born;
    info.age = person.age(state_.year);
    info.dead = !person.lives();
    info.father = id_or_none(person.father);
    info.mother = id_or_none(person.mother);
    info.spouse = id_or_none(person.spouse);
    info.house = id_or_none(person.house);
    if (person.lives()) info.court = id_or_none(person.court);
    info.captor = id_or_none(person.captor);
    info.strength = int{person.strength};
    info.constitution = constitution_of(person);
    info.charisma = int{person.charisma};
    if (person.lives() && person.is_man() && person.court != kNoHouse) {
      info.effective_strength = strength_with_wife(state_.people, id) + courts_[at(person.court)].strength;
      info.stronger_against = ids(courts_[at(person.court)].stronger_against);
    }
    info.reigns = ids(crowns_of(state_.reigns, id));
    for (const Country country : CountrySet::all())
      if (state_.reigns[at(country)].regent == id) info.regent.value.emplace_back(id_of(country));
    info.passed_over = ids(person.passed_over);
    info.renounced = ids(person.renounced);
    return info;
  }

  ContractInfo contract(int number) const {
    const Contract& contract = state_.law.contracts[at(number)];
    ContractInfo info;
    info.status = contract.status;
    info.groom = id_or_none(contract.groom);
    info.bride = id_or_none(contract.bride);
    for (const House house : {contract.maker, contract.other})
      info.houses.push_back(plain::IdWord<House>::write(house));
    if (contract.year != 0) info.year = contract.year;
    info.is_public = contract.is_public;
    info.is_betrothal = contract.is_betrothal;
    info.grooms_mother = id_or_none(contract.grooms_mother);
    info.brides_mother = id_or_none(contract.brides_mother);
    if (const std::string_view said = view_.reader()(contract.words); !said.empty()) info.words = std::string(said);
    for (const Clause& each : clauses_of(state_.law, number)) info.clauses.push_back(clause(contract, each));
    if (contract.status == Contract::Status::drafted || contract.status == Contract::Status::put)
      info.warning = bar_to(number);
    return info;
  }

  ClauseInfo clause(const Contract& contract, const Clause& clause) const {
    ClauseInfo info;
    info.matter = form_of(clause.matter).word;
    info.verb = clause.verb();
    info.who = id_of(clause.who);
    info.whom = id_of(clause.whom);
    const ClauseNames names = rules_.names_in(state_, clause, view_.reader());
    info.text = sentence(clause, names);
    info.conditions = conditions(clause, names);
    if (contract.status == Contract::Status::in_force) {
      if (std::string standing = standing_of(state_, clause); !standing.empty()) info.standing = std::move(standing);
      info.due = owes_this_turn(state_, clause);
      return info;
    }
    const ClauseChoices choices(rules_, state_, contract, clause);
    if (!choices.is_complete())
      info.warning = "It does not say all that it must yet.";
    else if (!contract.is_betrothal && !choices.is_possible())
      info.warning = "That house could not give this today.";
    if (contract.status == Contract::Status::drafted)
      for (const Move stroke : strokes_of(clause)) info.strokes.value.push_back(json::move_step(rules_, stroke));
    return info;
  }

  // Why the viewer cannot put a draft, or agree to an offer, as it is.
  std::optional<std::string> bar_to(int number) const {
    const Contract& contract = state_.law.contracts[at(number)];
    const bool is_drafted = contract.status == Contract::Status::drafted;
    if (index(view_.viewer) >= rules_.seats() || contract.is_betrothal ||
        rules_.house_of(view_.viewer) != (is_drafted ? contract.maker : contract.other))
      return std::nullopt;
    const auto said = [&](const Verdict& bar) { return reason_of(rules_, view_, bar, {}); };
    if (const Verdict bar = may_sign(rules_, state_, view_.viewer, number); !bar.ok()) return said(bar);
    if (const Verdict bar = can_pay(rules_, state_, view_.viewer, number); !bar.ok()) return said(bar);
    if (const Verdict bar = can_hand_over(state_, number); !bar.ok()) return said(bar);
    return std::nullopt;
  }

  void show_map(ViewInfo& info) const {
    const Realm& realm = state_.realm;
    for (int i = 0; i < kProvinces; ++i) {
      const auto province = static_cast<Province>(i);
      const LandInfo land_info = land(province);
      const bool is_usual = realm.control[at(i)] == country_of(province) && land_info.armies.value.empty() &&
                            land_info.items.value.empty() && !land_info.famine.value && !land_info.rebellion.value;
      if (!is_usual) info.provinces[std::string(id_of(province))] = land_info;
    }
    for (const Country country : CountrySet::all()) {
      for (int i = 0; i < fleets_of(realm, country); ++i) info.fleets.push_back(fleet(country, i));
      for (int piece = 0; piece < kMostPieces; ++piece) {
        const RoyalPiece& held = realm.pieces[at(country)][at(piece)];
        if (held.person == kNoPerson) continue;
        PieceInfo shown{static_cast<int>(held.person), std::string(id_of(country)), piece, {}, {}, {}};
        show_place(held.place, shown);
        if (held.ship != kAshore) shown.aboard = ship_id(held.ship);
        info.pieces.push_back(std::move(shown));
      }
    }
  }

  static void show_place(const Place& place, auto& info) {
    (place.is_at_sea() ? info.sea : info.province) =
        std::string(place.is_at_sea() ? id_of(place.sea) : id_of(place.province));
  }
  static void show_goods(const Goods& goods, Country owner, std::vector<ItemInfo>& items) {
    for (int i = 0; i < kGoods; ++i)
      if (const int count = goods.counts[at(i)]; count > 0)
        items.push_back({std::string(kGoodIds[at(i)]), std::string(id_of(owner)), count});
  }

  FleetInfo fleet(Country country, int number) const {
    const Fleet& fleet = state_.realm.fleets[at(country)][at(number)];
    FleetInfo info;
    info.id = ship_id({country, static_cast<std::uint8_t>(number)});
    info.colour = id_of(country);
    show_place(fleet.place, info);
    if (fleet.host != kNoCountry) info.host = id_of(fleet.host);
    for (const Country colour : CountrySet::all()) {
      if (const int armies = fleet.armies[at(colour)]; armies > 0)
        info.armies.value[std::string(id_of(colour))] = armies;
      show_goods(fleet.goods[at(colour)], colour, info.items.value);
    }
    return info;
  }

  LandInfo land(Province province) const {
    const Realm& realm = state_.realm;
    LandInfo info;
    info.control = id_of(realm.control[at(province)]);
    for (const Country country : CountrySet::all()) {
      const std::string id(id_of(country));
      if (const int armies = realm.armies[at(province)][at(country)]; armies > 0) info.armies.value[id] = armies;
      show_goods(realm.items[at(province)][at(country)], country, info.items.value);
    }
    info.famine = realm.famine.has(province);
    info.rebellion = realm.rebellion.has(province);
    return info;
  }

  const Rules& rules_;
  const View<Rules>& view_;
  const State& state_;
  std::array<CourtStrength, kHouses> courts_;
};

}  // namespace

ViewInfo Json::show(const Rules& rules, const View<Rules>& view) { return Shown(rules, view).info(); }

}  // namespace regalia::blood
