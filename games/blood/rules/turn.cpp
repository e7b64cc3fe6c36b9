// The course of a game: the chain of chapters, year by year.
#include <algorithm>
#include <cassert>

#include "games/blood/people/succession.h"
#include "games/blood/rules.h"
#include "games/blood/rules/betrothal.h"

namespace regalia::blood {
namespace {

// How deep the stack is, and what lies on top.
std::pair<std::size_t, std::size_t> chapter_of(const State& state) {
  const std::size_t depth = state.phases.size();
  return {depth, depth == 0 ? 0 : state.phases[depth - 1].index()};
}

// What a chapter must know of the one that it called.
void learn(Phase& caller, const Phase& over) {
  auto* conflicts = std::get_if<Conflicts>(&caller);
  const auto* battle = std::get_if<Battle>(&over);
  if (conflicts != nullptr && battle != nullptr) conflicts->learn(*battle);
  auto* round = std::get_if<Round>(&caller);
  const auto* march = std::get_if<March>(&over);
  if (round != nullptr && march != nullptr) round->learn(*march);
}

// The chapter that another calls.
Phase called(const Next& next) {
  switch (next.what) {
    case Next::What::found: {
      Founding founding;
      founding.founds = next.founds;
      founding.country = next.country;
      founding.age_of_late = static_cast<std::int16_t>(next.age_of_late);
      return founding;
    }
    case Next::What::event: {
      Fortune fortune;
      fortune.roller = next.seat;
      return fortune;
    }
    case Next::What::march: {
      March march;
      march.seat = next.seat;
      return march;
    }
    case Next::What::scorch: {
      Scorching scorching;
      scorching.mover = next.seat;
      return scorching;
    }
    case Next::What::conflicts: {
      Conflicts conflicts;
      conflicts.mover = conflicts.asked = next.seat;
      return conflicts;
    }
    case Next::What::battle: {
      Battle battle;
      battle.province = next.province;
      battle.powers = {next.country, next.other};
      battle.resting = next.resting;
      return battle;
    }
    case Next::What::mark: return Marking{};
    case Next::What::capitals: {
      Marking marking;
      marking.step = Marking::Step::capitals;
      return marking;
    }
    default: return Crowns{};
  }
}

}  // namespace

Result<Rules> Rules::make(int seats, const Options& options, const Facts& facts) {
  if (seats < kFewestSeats || seats > kMostSeats) return Error{"Blood Royale is for 3 to 5 players."};
  if (seats != options.in_play.size()) return Error{"There must be as many countries as players."};
  if (std::string wrong = blood::fault(facts); !wrong.empty()) return Error{std::move(wrong)};
  return Rules(options, facts);
}

Rules::Rules(const Options& options, const Facts& facts) : options_(options), facts_(facts) {
  seats_.fill(kNobody);
  int next = 0;
  for (const Country country : options.in_play) {
    houses_[at(next)] = blood::house_of(country);
    seats_[at(country)] = seat_at(next++);
  }
}

State Rules::initial() const {
  State state;
  state.year = kFirstYear;
  state.realm = first_realm(facts_);
  for (const Country country : CountrySet::all() - options_.in_play)
    make_neutral(state.realm, facts_, country, options_.neutrals == Neutrals::armed ? Armed::yes : Armed::no);
  Founding first;
  first.country = *options_.in_play.begin();
  state.phases.push_back(first);
  Silence silence;
  go_on(state, silence);
  return state;
}

Pending Rules::pending(const State& state) const {
  if (state.phases.empty()) return Pending::over();
  return std::visit([&](const auto& chapter) { return chapter.pending(*this, state); },
                    state.phases[state.phases.size() - 1]);
}

void Rules::moves(const State& state, Seat seat, MoveList& list) const {
  if (state.phases.empty()) return;
  std::visit([&](const auto& chapter) { chapter.moves(*this, state, seat, list); },
             state.phases[state.phases.size() - 1]);
}

void Rules::outcomes(const State& state, OutcomeList& list) const {
  std::visit([&](const auto& chapter) { chapter.outcomes(*this, state, list); }, state.phases[state.phases.size() - 1]);
}

ChanceScope Rules::chance_scope(const State& state) const {
  return std::visit([&](const auto& chapter) { return chapter.chance_scope(*this, state); },
                    state.phases[state.phases.size() - 1]);
}

Verdict Rules::check(const State& state, Seat seat, Move move) const {
  const Pending waiting = pending(state);
  if (waiting.step == Step::over) return Verdict::no("blood.end.over", "The game is over.");
  if (seat == kChance) {
    OutcomeList list;
    if (waiting.step == Step::chance) outcomes(state, list);
    for (const Outcome& outcome : list)
      if (outcome.move == move) return Verdict::yes();
    return Verdict::no("blood.chance", "Chance has nothing to decide, or cannot decide that.");
  }
  if (!waiting.may_act(seat)) return Verdict::no("blood.turn.wait", "The game does not wait for you now.");
  MoveList list;
  moves(state, seat, list);
  if (covers(list, move)) return Verdict::yes();
  const Verdict no = std::visit([&](const auto& chapter) { return chapter.refusal(*this, state, seat, move); },
                                state.phases[state.phases.size() - 1]);
  return no.ok() ? Verdict::no("blood.turn.step", "There is no such move.") : no;
}

template <class Sink> void Rules::apply(State& state, Seat seat, Move move, Sink& sink) const {
  assert(check(state, seat, move).ok());
  [[maybe_unused]] const auto before = chapter_of(state);
  std::visit([&](auto& chapter) { chapter.apply(*this, state, seat, move, sink); },
             state.phases[state.phases.size() - 1]);
  go_on(state, sink);
  tidy_troops(state);
  // All of it when a chapter is over, and what the chapter leans on after every step.
  assert(before == chapter_of(state) ? phase_fault(state).empty() : is_ok(state));
}

template <class Sink> void Rules::go_on(State& state, Sink& sink) const {
  while (!state.phases.empty()) {
    Phase& top = state.phases[state.phases.size() - 1];
    const Next next = std::visit([&](auto& chapter) { return chapter.go_on(*this, state, sink); }, top);
    switch (next.what) {
      case Next::What::stay: return;
      case Next::What::done: {
        const Phase over = top;
        Phases rest;
        for (std::size_t i = 0; i + 1 < state.phases.size(); ++i) rest.push_back(state.phases[i]);
        state.phases = rest;
        if (state.phases.empty())
          next_chapter(state, over, sink);
        else
          learn(state.phases[state.phases.size() - 1], over);
        break;
      }
      default: state.phases.push_back(called(next));
    }
  }
}

// blood.round.order: with the markers of all who have land.
Round Rules::first_of_round(const State& state, int number) const {
  Round round;
  round.number = static_cast<std::uint8_t>(number);
  for (const Seat seat : everybody())
    if (!countries_of(state, seat).empty()) round.cup.add(seat);
  return round;
}

// blood.turn.sequence
template <class Sink> void Rules::next_chapter(State& state, const Phase& over, Sink& sink) const {
  const bool is_first = state.year == kFirstYear;
  const auto begin = [&](Phase chapter) { state.phases.push_back(chapter); };
  if (std::holds_alternative<Founding>(over)) return begin_year(state, sink);
  if (std::holds_alternative<Births>(over)) return begin(Survival{});
  if (std::holds_alternative<Survival>(over)) return begin(Bidding{});
  if (std::holds_alternative<Bidding>(over)) return begin(Court{});
  if (std::holds_alternative<Court>(over)) return begin(Announcements{});
  if (std::holds_alternative<Announcements>(over)) {
    state.law.wars = {};  // blood.war.acts
    // blood.raise.dead, blood.castle.repair
    auto& box = state.realm.dead[at(box_of(state.year))];
    for (int i = 0; i < kCountries; ++i) {
      if (box[at(i)] > 0) tell_all(sink, ArmiesReturned{static_cast<Country>(i), box[at(i)]});
      box[at(i)] = 0;
      if (state.realm.castle[at(i)] > 0) state.realm.castle[at(i)] = static_cast<std::uint8_t>(facts_.castle.value);
    }
    return begin(Taxing{});
  }
  if (std::holds_alternative<Taxing>(over)) return is_first ? begin(Raising{}) : begin(PayingOff{});
  if (std::holds_alternative<PayingOff>(over)) return begin(Upkeep{});
  if (std::holds_alternative<Upkeep>(over)) return begin(Raising{});
  if (const auto* raising = std::get_if<Raising>(&over); raising != nullptr && is_first)
    return begin(Placing{kNobody, raising->armies, raising->fleets});
  if (const auto* round = std::get_if<Round>(&over)) {
    if (round->number == 1) lose_neutral_goods(state, sink);
    if (round->number < rounds()) return begin(first_of_round(state, round->number + 1));
    if (state.year < last_year()) return begin(Cashing{});
    sell_all(state, sink);
  } else if (!std::holds_alternative<Cashing>(over)) {
    return begin(first_of_round(state, 1));
  }
  // blood.end.over, blood.end.target
  const auto reaches = [&](Seat seat) { return options_.target > 0 && money(state, seat) >= options_.target; };
  bool is_over = state.year >= last_year();
  for (const Seat seat : everybody())
    if (reaches(seat)) {
      tell_all(sink, TargetReached{seat, money(state, seat)});
      is_over = true;
    }
  if (is_over) {
    tell_all(sink, GameEnded{state.year});
    return;
  }
  state.year = static_cast<std::int16_t>(state.year + kYearsOfATurn);
  begin_year(state, sink);
}

template <class Sink> void Rules::begin_year(State& state, Sink& sink) const {
  tell_all(sink, YearBegan{state.year});
  // blood.succession.regent: a monarch who has come of age reigns.
  for (int i = 0; i < kCountries; ++i) {
    Reign& reign = state.reigns[at(i)];
    if (reign.regent == kNoPerson || state.people[reign.monarch].age(state.year) < kComingOfAge) continue;
    const PersonId regent = reign.regent;
    tell_all(sink, RegencyEnded{static_cast<Country>(i), who(state, reign.monarch)});
    end_regency(state.people, reign);
    if (!state.people.lives(regent)) tell_all(sink, LeftGame{who(state, regent)});
  }
  settle_pieces(state, sink);
  end_lapsed_betrothals(*this, state, sink);
  forget_dead(state.law, state.people);
  state.people.forget();
  state.phases.push_back(Births{});
}

// blood.marriage.honour
template <class Sink> void Rules::pay_honours(State& state, Sink& sink) const {
  for (const Honour& honour : take_honours(state.people, state.reigns)) {
    const Seat seat = seat_of(honour.house);
    if (seat == kNobody) continue;
    money(state, seat) += facts_.honour;
    tell_all(sink, Honoured{honour.house, who(state, honour.spouse), facts_.honour});
  }
}

// blood.neutral.goods
template <class Sink> void Rules::lose_neutral_goods(State& state, Sink& sink) const {
  for (const Country country : CountrySet::all() - options_.in_play)
    for (const Province province : home_provinces(state.realm, country)) {
      Goods& goods = state.realm.items[at(province)][at(country)];
      for (int i = 0; i < kGoods; ++i)
        if (const int count = goods.counts[at(i)]; count > 0)
          tell_all(sink, GoodsLost{province, static_cast<Good>(i), count});
      goods = {};
    }
}

int Rules::armies_supported(const State& state, Country country) const {
  const int each =
      is_annexed(state, country) == Annexed::yes ? facts_.armies_of_an_annexed : facts_.armies_of_a_province;
  return each * (home_provinces(state.realm, country) - state.realm.rebellion).size();
}

ProvinceSet Rules::provinces_of(const State& state, Seat seat) const {
  ProvinceSet provinces;
  for (const Country country : countries_of(state, seat)) provinces = provinces | controlled_by(state.realm, country);
  return provinces;
}

WordsSpec Rules::words(const State& state, Seat seat, Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::name:
      if (!state.people.has(person_of(move))) return {};
      return {kLongestName, Audience::all(), state.people[person_of(move)].serial};
    case MoveKind::name_house:
      if (move.a() >= kCountries) return {};
      return {kLongestName, Audience::all(), house_words(static_cast<Country>(move.a()), state.houses[at(move.a())])};
    case MoveKind::put: return words_with_offer(state, seat);
    case MoveKind::accept:
    case MoveKind::decline:
    case MoveKind::withdraw: return words_with_answer(state, seat, move);
    case MoveKind::agree:
    case MoveKind::refuse:
    case MoveKind::recall:
      if (move.a() >= kCountries || index(seat) >= seats() || seat_of(static_cast<House>(move.a())) == kNobody)
        return {};
      return {kLongestSaid, Audience::only(SeatSet::both(seat, seat_of(static_cast<House>(move.a())))), kNoWords};
    default: return {};
  }
}

// blood.contract.words: what is said with an offer is read by the two houses.
WordsSpec Rules::words_with_offer(const State& state, Seat seat) const {
  if (index(seat) >= seats()) return {};
  const int number = draft_of(state.law, house_of(seat));
  if (number < 0) return {};
  const Contract& draft = state.law.contracts[at(number)];
  return {kLongestSaid, Audience::only(SeatSet::both(seat, seat_of(draft.other))), words_for(draft)};
}

WordsSpec Rules::words_with_answer(const State& state, Seat seat, Move move) const {
  if (!state.people.has(person_of(move)) || !state.people.has(other_person_of(move))) return {};
  const Seat grooms = seat_of(state.people[person_of(move)].court);
  const Seat brides = seat_of(state.people[other_person_of(move)].court);
  if (grooms == kNobody || brides == kNobody || (seat != grooms && seat != brides)) return {};
  return {kLongestSaid, Audience::only(SeatSet::both(grooms, brides)), kNoWords};
}

// blood.end.growth: by what was there at the start, where one game follows another.
std::int64_t Rules::opening(const State& state, Seat seat) const {
  const std::int64_t began = state.opening[at(house_of(seat))];
  return options_.winner == Winner::growth && began > 0 ? began : 1;
}

Tally Rules::tally(const State& state, Seat seat) const {
  constexpr int kPercent = 100;
  Tally tally;
  const bool follows = std::any_of(state.opening.begin(), state.opening.end(), [](int began) { return began > 0; });
  if (options_.winner == Winner::growth && follows)
    tally.add("Treasury, in percent of the opening",
              static_cast<int>(std::int64_t{money(state, seat)} * kPercent / opening(state, seat)));
  else
    tally.add("Treasury", money(state, seat));
  return tally;
}

Ranking Rules::ranking(const State& state) const {
  return rank_seats(seats(), [&](Seat a, Seat b) {
    return std::int64_t{money(state, a)} * opening(state, b) > std::int64_t{money(state, b)} * opening(state, a);
  });
}

template void Rules::apply(State&, Seat, Move, Silence&) const;
template void Rules::apply(State&, Seat, Move, Listener<Event>&) const;
template void Rules::pay_honours(State&, Silence&) const;
template void Rules::pay_honours(State&, Listener<Event>&) const;

}  // namespace regalia::blood
