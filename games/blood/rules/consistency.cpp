// What cannot be, room by room, and phases that cannot be.
#include <algorithm>

#include "games/blood/law/fault.h"
#include "games/blood/people/fault.h"
#include "games/blood/people/succession.h"
#include "games/blood/realm/fault.h"
#include "games/blood/rules/phase_fault.h"

namespace regalia::blood {
namespace {

template <class Chapter> bool holds(const Phase& phase) { return std::holds_alternative<Chapter>(phase); }

// Whether a chapter may have called the one above it, and waits for it.
struct Calls {
  const Phase& above;

  bool operator()(const Survival& below) const { return below.buried && holds<Crowns>(above); }
  bool operator()(const Crowns& below) const {
    const auto* founding = std::get_if<Founding>(&above);
    if (founding == nullptr || below.country != founding->country) return false;
    if (below.step == Crowns::Step::lost_house) return founding->founds == Founds::new_house;
    const bool is_regency = founding->founds == Founds::regent;
    return below.step == (is_regency ? Crowns::Step::regencies : Crowns::Step::founded);
  }
  bool operator()(const Round& below) const {
    if (below.mover == kNobody && below.step != Round::Step::over) return false;
    switch (below.step) {
      case Round::Step::march: return below.had_event && holds<Fortune>(above);
      case Round::Step::scorch: return holds<March>(above) && std::get<March>(above).seat == below.mover;
      case Round::Step::conflicts: return holds<Scorching>(above) && std::get<Scorching>(above).mover == below.mover;
      case Round::Step::calm:
        if (holds<March>(above)) return below.barons.has(below.mover) && std::get<March>(above).seat == below.mover;
        return holds<Conflicts>(above) && std::get<Conflicts>(above).mover == below.mover;
      case Round::Step::over: return holds<Marking>(above);
      default: return false;
    }
  }
  bool operator()(const Conflicts& below) const {
    const auto* marking = std::get_if<Marking>(&above);
    const bool moves_capital = marking != nullptr && marking->step == Marking::Step::capitals;
    return below.province == kNoProvince && (holds<Battle>(above) || moves_capital);
  }
  bool operator()(const Battle& below) const {
    return below.tried.empty() && below.losses == std::array<std::uint8_t, 2>{} && holds<Crowns>(above) &&
           below.step == Battle::Step::ransom &&
           (below.resume == Battle::Step::free || below.resume == Battle::Step::leave ||
            below.resume == Battle::Step::flight);
  }
  bool operator()(const Fortune& below) const { return below.step == Fortune::Step::over && holds<Crowns>(above); }
  bool operator()(const Court& below) const {
    return below.proposals.empty() && below.sought == Court{}.sought && holds<Crowns>(above);
  }
  bool operator()(const Announcements& below) const { return below == Announcements{} && holds<Crowns>(above); }
  bool operator()(const auto&) const { return false; }
};

// What a chapter goes on with when the one above it is over.
struct WaitingFault {
  const Rules& rules;
  const State& state;

  [[nodiscard]] bool is_seats(SeatSet seats) const { return (seats - rules.everybody()).empty(); }
  [[nodiscard]] bool is_seat(Seat seat) const { return index(seat) < rules.seats(); }

  bool operator()(const Round& round) const {
    return is_seats(round.cup) && is_seats(round.barons) && round.number >= 1 && round.number <= rules.rounds() &&
           (is_seat(round.mover) || round.step == Round::Step::over);
  }
  // Weddings that were not agreed to are off.
  bool operator()(const Court& court) const {
    return blood::phase_fault(rules, state, court).empty() &&
           std::none_of(state.law.contracts.begin(), state.law.contracts.end(), [](const Contract& contract) {
             return contract.status != Contract::Status::in_force && !contract.is_plain() && !contract.is_betrothal;
           });
  }
  bool operator()(const Conflicts& conflicts) const { return is_seat(conflicts.mover) && is_seat(conflicts.asked); }
  bool operator()(const Battle& battle) const {
    return static_cast<int>(battle.province) < kProvinces && static_cast<int>(battle.powers[0]) < kCountries &&
           static_cast<int>(battle.powers[1]) < kCountries && rules.in_play().has(battle.powers[0]) &&
           battle.free_side <= 1 && is_seats(battle.answered);
  }
  bool operator()(const auto&) const { return true; }
};

std::string stack_fault(const Rules& rules, const State& state) {
  const Phases& phases = state.phases;
  if (phases.empty()) return {};
  const Phase& first = phases[0];
  if (holds<Crowns>(first) || holds<Fortune>(first) || holds<March>(first) || holds<Scorching>(first) ||
      holds<Conflicts>(first) || holds<Battle>(first) || holds<Marking>(first))
    return "Something happens without a cause.";
  for (std::size_t i = 1; i < phases.size(); ++i)
    if (!std::visit(Calls{phases[i]}, phases[i - 1]) || !std::visit(WaitingFault{rules, state}, phases[i - 1]))
      return "What happens cannot happen at once.";
  return {};
}

// Who reigns where, and that everybody is of a house that plays.
std::string thrones_fault(const Rules& rules, const State& state, bool is_founding, bool crowns_pass) {
  const auto is_in_game = [&](House house) {
    return is_of_country(house) ? rules.in_play().has(country_of(house)) : house == kNoHouse || rules.has_aristocrats();
  };
  for (int i = 0; i < state.people.slots(); ++i) {
    const Person& person = state.people[static_cast<PersonId>(i)];
    if (person.serial == 0) continue;
    if (!is_in_game(person.house) || !is_in_game(person.court)) return "Somebody is of a house that does not play.";
  }
  for (const Country country : CountrySet::all()) {
    const Reign& reign = state.reigns[at(country)];
    if (!rules.in_play().has(country)) {
      if (reign.monarch != kNoPerson) return "A country has a monarch that nobody plays.";
      continue;
    }
    if (reign.monarch == kNoPerson) {
      if (!is_founding) return "A country has no monarch.";
      continue;
    }
    if (rules.ruler(state, country) == kNobody) return "Nobody plays a country.";
    if (crowns_pass) continue;
    if (is_vacant(state.people, state.reigns, country)) return "A throne is vacant.";
    if (needs_regent(state.people, reign, state.year)) return "A minor reigns without a regent.";
  }
  return {};
}

// Who holds which piece, and which castle. While crowns pass, a new king still has the piece that he had as a prince.
std::string holdings_fault(const State& state, bool crowns_pass) {
  for (const Country country : CountrySet::all()) {
    const auto& pieces = state.realm.pieces[at(country)];
    const PersonId king = pieces[kKingPiece].person;
    // A regent keeps the prince's piece that he has.
    if (!crowns_pass && king != kNoPerson && state.reigns[at(country)].regent != king)
      for (int piece = 1; piece < kMostPieces; ++piece)
        if (pieces[at(piece)].person == king)
          return std::string(id_of(country)) + ": the king has a prince's piece as well.";
    const Province capital = state.realm.capital[at(country)];
    if (capital != kNoProvince && state.realm.control[at(capital)] != country && state.realm.castle[at(country)] > 0)
      return std::string(id_of(country)) + ": the capital is in other hands, although its castle stands.";
  }
  return {};
}

}  // namespace

std::string Rules::fault(const State& state) const {
  if (state.year < kFirstYear || state.year > last_year() || state.year % kYearsOfATurn != 0)
    return "The year is no year of the game.";
  if (std::string wrong = stack_fault(*this, state); !wrong.empty()) return wrong;
  const bool crowns_pass =
      std::any_of(state.phases.begin(), state.phases.end(), [](const Phase& phase) { return holds<Crowns>(phase); });
  const bool is_founding = state.phases.size() == 1 && holds<Founding>(state.phases[0]);
  const bool are_born = std::any_of(state.phases.begin(), state.phases.end(), [](const Phase& phase) {
    return holds<Births>(phase) || holds<Survival>(phase) || holds<Fortune>(phase) || holds<Battle>(phase);
  });
  const int turn = (state.year - kFirstYear) / kYearsOfATurn;
  for (const std::uint8_t count : state.houses)
    if (count > turn + 1) return "A house has died out too often.";
  const Moment moment = crowns_pass ? Moment::crowns_pass : are_born ? Moment::births : Moment::usual;
  if (std::string wrong = blood::fault(state.people, state.year, moment); !wrong.empty()) return wrong;
  if (std::string wrong = blood::fault(state.people, state.reigns); !wrong.empty()) return wrong;
  if (std::string wrong = thrones_fault(*this, state, is_founding, crowns_pass); !wrong.empty()) return wrong;
  if (std::string wrong = blood::fault(state.realm, facts_, state.people, turn); !wrong.empty()) return wrong;
  if (options_.readings.positions_are_strict)
    if (std::string wrong = holdings_fault(state, crowns_pass); !wrong.empty()) return wrong;
  const bool is_court = !state.phases.empty() && holds<Court>(state.phases[0]);
  if (std::string wrong = blood::fault(state.law, state.people, options_.in_play, state.year, is_court); !wrong.empty())
    return wrong;
  return phase_fault(state);
}

std::string Rules::phase_fault(const State& state) const {
  if (state.phases.empty()) return {};
  return blood::phase_fault(*this, state, state.phases[state.phases.size() - 1]);
}

}  // namespace regalia::blood
