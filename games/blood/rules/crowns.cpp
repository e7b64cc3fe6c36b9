#include "games/blood/rules/crowns.h"

#include "games/blood/people/scores.h"
#include "games/blood/people/succession.h"
#include "games/blood/rules.h"
#include "games/blood/rules/dice.h"

namespace regalia::blood {
namespace {

Province king_stands(const State& state, Country country, PersonId person) {
  const int piece = piece_of(state.realm, country, person);
  return piece == kNoPiece ? kNoProvince : state.realm.pieces[at(country)][at(piece)].place.province;
}

// Of whatever colour his piece is.
Province prince_stands(const State& state, PersonId person) {
  for (const auto& pieces : state.realm.pieces)
    for (int i = 1; i < kMostPieces; ++i)
      if (pieces[at(i)].person == person && person != kNoPerson) return pieces[at(i)].place.province;
  return kNoProvince;
}

template <class Sink>
void tell_movers(const Rules& rules, const State& state, const std::vector<PersonId>& movers, Sink& sink) {
  for (const PersonId mover : movers) tell_all(sink, ChangedCourt{rules.who(state, mover), state.people[mover].court});
}

// blood.baron.new-house
bool begins_again(const Rules& rules, const State& state, Country country) {
  const House house = house_of(country);
  const Seat seat = rules.seat_of(house);
  return rules.options().readings.lost_houses_begin_again && seat != kNobody &&
         rules.countries_of(state, seat).empty() && state.people.is_extinct(house) &&
         state.people.living_at(house) == 0;
}

}  // namespace

// Who decides: whoever plays the country until now, or to whom it is given back.
Pending Crowns::pending(const Rules& rules, const State& state) const {
  if (step == Step::charisma) return Pending::chance();
  const bool is_back = is_given_back(state.people, state.reigns, country);
  return Pending::turn(is_back ? rules.seat_of(house_of(country)) : rules.ruler(state, country));
}

ProvinceSet Crowns::places(const State& state) const {
  ProvinceSet set;
  for (const Province province : {state.realm.capital[at(country)], late_stood[at(country)], heir_stood})
    if (province != kNoProvince && (!state.realm.famine.has(province) || province == heir_stood)) set.add(province);
  if (set.empty() && state.realm.capital[at(country)] != kNoProvince) set.add(state.realm.capital[at(country)]);
  return set;
}

// Who reigns elsewhere already stays where he is.
bool Crowns::may_be_placed(const State& state) const {
  for (const Country other : CountrySet::all())
    if (other != country && state.realm.pieces[at(other)][kKingPiece].person == heir) return false;
  return piece_of(state.realm, country, heir) == kKingPiece && !state.people[heir].is_captive() &&
         !places(state).empty();
}

bool Crowns::may_choose_place(const State& state) const { return may_be_placed(state) && places(state).size() > 1; }

template <class Sink> void Crowns::place_king(const Rules& rules, State& state, Province province, Sink& sink) {
  RoyalPiece& king = state.realm.pieces[at(country)][kKingPiece];
  if (king.place == Place::in(province) && king.ship == kAshore) return;
  king.place = Place::in(province);
  king.ship = kAshore;
  tell_all(sink, PiecePlaced{rules.who(state, heir), country, kKingPiece, province});
}

Verdict Crowns::passing_over(const Rules& rules, const State& state, Seat seat) const {
  return rules.lawful(state, {.what = Act::What::pass_over, .actor = rules.house_of(seat), .person = heir});
}

void Crowns::moves(const Rules& rules, const State& state, Seat seat, MoveList& list) const {
  switch (step) {
    case Step::choose:
      offer(list, move_of(MoveKind::crown, heir));
      if (passing_over(rules, state, seat).ok()) offer(list, move_of(MoveKind::pass_over, heir));
      break;
    case Step::end_line:
      offer(list, move_of(MoveKind::relative));
      offer(list, move_of(MoveKind::new_house));
      break;
    case Step::regent:
      for (const PersonId regent : possible_regents(state.people, state.reigns, country, state.year))
        offer(list, move_of(MoveKind::regent, regent));
      break;
    case Step::stand:
      for (const Province province : places(state)) offer(list, move_of(MoveKind::stand, province));
      break;
    default: break;
  }
}

Verdict Crowns::refusal(const Rules& rules, const State& state, Seat seat, Move move) const {
  const MoveKind kind = move.kind<MoveKind>();
  switch (step) {
    case Step::choose:
      if (kind == MoveKind::pass_over && person_of(move) == heir) return passing_over(rules, state, seat);
      if (kind == MoveKind::crown || kind == MoveKind::pass_over)
        return Verdict::no("blood.succession.order", "Somebody else is the first in line.");
      return Verdict::no("blood.turn.step", "A throne is vacant: crown the heir, or pass over.");
    case Step::end_line:
      return Verdict::no("blood.turn.step", "Your house has died out: find a relative, or begin a new house.");
    case Step::regent:
      if (kind == MoveKind::regent)
        return Verdict::no("blood.succession.regent",
                           "A regent is of age, free, and at the court that plays the country.");
      return Verdict::no("blood.turn.step", "The monarch is a minor: choose a regent.");
    default:
      if (kind == MoveKind::stand)
        return Verdict::no("blood.prince.king",
                           "The new king stands in the capital, where he was, or where the late king was.");
      return Verdict::no("blood.turn.step", "Say where the new king stands.");
  }
}

void Crowns::outcomes(const Rules&, const State&, OutcomeList& list) const { list_dice(1, list); }

ChanceScope Crowns::chance_scope(const Rules& rules, const State& state) const {
  return {rules.ruler(state, country), "disputed-crown", 0};
}

template <class Sink> void Crowns::crown_heir(const Rules& rules, State& state, Sink& sink) {
  const Country own = country;
  heir_stood = prince_stands(state, heir);
  const PersonId regent = state.reigns[at(own)].regent;
  const bool had_regent = state.people.lives(regent);
  const Crowning crowning = crown(state.people, state.reigns, own, heir);
  tell_all(sink, Crowned{own, rules.who(state, heir), crowning.rules_now, crowning.ruled_before != crowning.rules_now});
  if (had_regent && !state.people.lives(regent)) tell_all(sink, LeftGame{rules.who(state, regent)});
  tell_movers(rules, state, crowning.movers, sink);
  step = passed_captive ? Step::charisma : Step::stand;
}

template <class Sink> Next Crowns::go_on(const Rules& rules, State& state, Sink& sink) {
  while (true) {
    const Reign reign = static_cast<int>(country) < kCountries ? state.reigns[at(country)] : Reign{};
    switch (step) {
      case Step::begin:
        for (const Country each : CountrySet::all())
          late_stood[at(each)] = is_given_back(state.people, state.reigns, each)
                                     ? kNoProvince
                                     : king_stands(state, each, state.reigns[at(each)].monarch);
        step = Step::look;
        break;
      case Step::look:
        if (static_cast<int>(country) >= kCountries) {
          step = Step::unions;
          break;
        }
        if (!is_vacant(state.people, state.reigns, country)) {
          next_country();
          break;
        }
        age_of_late[at(country)] = static_cast<std::uint8_t>(state.people[reign.monarch].age(state.year));
        passed_captive = false;
        step = Step::find;
        break;
      case Step::find: {
        const bool is_back = is_given_back(state.people, state.reigns, country);
        heir = next_monarch(state.people, state.reigns, country);
        if (heir == kNoPerson) {
          const House house = house_of(country);
          const bool may_begin_anew = (is_back || ruler_of(state.people, state.reigns, country) == house) &&
                                      state.people.is_extinct(house) && state.people.living_at(house) == 0;
          step = Step::end_line;
          if (may_begin_anew) return Next::stay();
          step = Step::found_relative;
          break;
        }
        step = Step::choose;
        if (!is_back && may_pass_over(state.people, state.reigns, country, heir)) return Next::stay();
        crown_heir(rules, state, sink);
        break;
      }
      case Step::found_relative:
        step = Step::founded;
        return Next::found(Founds::relative, country, age_of_late[at(country)]);
      case Step::found_house:
        step = Step::founded;
        return Next::found(Founds::new_house, country, age_of_late[at(country)]);
      case Step::founded:  // the family is there; its head is the youngest founder of the house
        heir = founded_head(state);
        crown_heir(rules, state, sink);
        break;
      case Step::stand:
        rules.settle_pieces(state, sink);
        if (may_be_placed(state)) {
          if (may_choose_place(state)) return Next::stay();
          place_king(rules, state, *places(state).begin(), sink);
        }
        step = Step::look;
        next_country();
        break;
      case Step::unions:
        for (const Union& made : make_unions(state.people, state.reigns)) {
          tell_all(sink, UnionMade{made.country, rules.who(state, made.king), rules.who(state, made.queen)});
          tell_movers(rules, state, made.movers, sink);
        }
        rules.pay_honours(state, sink);
        country = Country::england;
        step = Step::regencies;
        break;
      case Step::regencies:
        if (static_cast<int>(country) >= kCountries) {
          country = Country::england;
          step = Step::lost_house;
          break;
        }
        if (!needs_regent(state.people, reign, state.year)) {
          next_country();
          break;
        }
        if (const auto regents = possible_regents(state.people, state.reigns, country, state.year);
            regents.size() == 1) {
          appoint(rules, state, regents.front(), sink);
        } else if (regents.empty()) {
          return Next::found(Founds::regent, country, age_of_late[at(country)]);
        } else {
          step = Step::regent;
        }
        break;
      case Step::lost_house:
        if (static_cast<int>(country) >= kCountries) {
          rules.free_captives_of_landless(state, sink);
          rules.settle_pieces(state, sink);
          return Next::done();
        }
        if (begins_again(rules, state, country)) return Next::found(Founds::new_house, country, 0);
        next_country();
        break;
      default: return Next::stay();  // choose, end_line, charisma, regent
    }
  }
}

template <class Sink> void Crowns::appoint(const Rules& rules, State& state, PersonId regent, Sink& sink) {
  state.reigns[at(country)].regent = regent;
  tell_all(sink, RegentChosen{country, rules.who(state, regent)});
  step = Step::regencies;
}

PersonId Crowns::founded_head(const State& state) const {
  PersonId head = kNoPerson;
  state.people.for_living([&](PersonId id, const Person& person) {
    const bool is_founder = person.is_man() && person.house == house_of(country) && person.father == kNoPerson &&
                            person.mother == kNoPerson && !person.is_made_regent;
    if (is_founder && (head == kNoPerson || person.serial > state.people[head].serial)) head = id;
  });
  return head;
}

template <class Sink> void Crowns::apply(const Rules& rules, State& state, Seat, Move move, Sink& sink) {
  switch (move.kind<MoveKind>()) {
    case MoveKind::crown: crown_heir(rules, state, sink); break;
    case MoveKind::pass_over:
      tell_all(sink, PassedOver{country, rules.who(state, heir)});
      passed_captive = passed_captive || (state.people[heir].is_captive() && state.people[heir].is_man());
      pass_over(state.people, country, heir);
      step = Step::find;
      break;
    case MoveKind::relative: step = Step::found_relative; break;
    case MoveKind::new_house: step = Step::found_house; break;
    case MoveKind::roll: {
      // blood.succession.charisma
      constexpr int kSmallLoss = 3;
      std::int8_t& lost = state.reigns[at(country)].lost_by_passing_over;
      lost = move.a() <= kSmallLoss ? 1 : 2;
      tell_all(sink, CharismaLost{country, lost, false});
      step = Step::stand;
      break;
    }
    case MoveKind::regent: appoint(rules, state, person_of(move), sink); break;
    default:
      place_king(rules, state, first_province_of(move), sink);
      step = Step::look;
      next_country();
  }
}

REGALIA_CHAPTER(Crowns);

}  // namespace regalia::blood
