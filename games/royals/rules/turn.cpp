// The course of a turn: draw, play, end; and everything that follows without a choice.
#include <cassert>

#include "games/royals/rules.h"

namespace regalia::royals {

template <class Sink> void Rules::apply(State& state, Seat seat, Move move, Sink& sink) const {
  assert(check(state, seat, move).ok());
  Board& board = state.board;
  switch (move.kind<MoveKind>()) {
    case MoveKind::announce:
      board.plan = static_cast<DrawPlan>(move.a());
      board.phase = Phase::draw;
      tell_all(sink, Announced{seat, board.plan});
      break;
    case MoveKind::draw_pile: board.phase = Phase::draw_country; break;
    case MoveKind::draw_display: take_from_display(state, static_cast<Country>(move.a()), sink); break;
    case MoveKind::draw_intrigue: begin_drawing_intrigue(state, sink); break;
    case MoveKind::claim:
    case MoveKind::take_over: begin_claim(state, move.a()); break;
    case MoveKind::pay_country:
    case MoveKind::pay_wild:
    case MoveKind::pay_intrigue:
    case MoveKind::wild_intrigue: pay(state, move); break;
    case MoveKind::end_turn:
      board.phase = Phase::discard;
      if (over_country_limit(state.hands[at(seat)]) || over_intrigue_limit(state.hands[at(seat)]))
        tell_all(sink, OverLimit{seat});
      break;
    case MoveKind::discard:
      state.hands[at(seat)].country.take(static_cast<Country>(move.a()));
      board.discard.add(static_cast<Country>(move.a()));
      tell_all(sink, Discarded{seat, static_cast<Country>(move.a())});
      break;
    case MoveKind::drop_intrigue:
      state.hands[at(seat)].intrigue.take(static_cast<Pair>(move.a()));
      board.intrigue_discard.add(static_cast<Pair>(move.a()));
      tell_all(sink, DroppedIntrigue{seat, static_cast<Pair>(move.a())});
      break;
    case MoveKind::start:
      board.start = seat_at(move.a());
      board.phase = Phase::refill;
      tell_all(sink, Started{board.start});
      break;
    case MoveKind::deal_country:
      if (board.phase == Phase::refill)
        reveal(state, static_cast<Country>(move.a()), sink);
      else
        receive_country(state, static_cast<Country>(move.a()), sink);
      break;
    case MoveKind::deal_intrigue: receive_intrigue(state, static_cast<Pair>(move.a()), sink); break;
    case MoveKind::none: break;
  }
  carry_on(state, sink);
  assert(is_ok(state));
}

// Goes on until somebody is asked. Chance is asked even if a pile holds one kind of card, since that is a secret.
// royals.turn.steps
template <class Sink> void Rules::carry_on(State& state, Sink& sink) const {
  Board& board = state.board;
  for (;;) {
    switch (board.phase) {
      case Phase::draw:
        if (!draw_without_choice(state, sink)) return;
        break;
      case Phase::play:
        if (state.claim.noble == kNoNoble || !pay_without_choice(state)) return;
        complete_claim(state, sink);
        return;
      case Phase::discard:
        if (over_country_limit(state.hands[at(board.turn)]) || over_intrigue_limit(state.hands[at(board.turn)])) return;
        tell_all(sink, TurnEnded{board.turn});
        board.phase = Phase::refill;
        break;
      case Phase::refill:
        if (!finish_refill(state, sink)) return;
        break;
      default: return;
    }
  }
}

// Takes the only card there is, or goes on to the next phase when all are drawn. False: there is a choice.
template <class Sink> bool Rules::draw_without_choice(State& state, Sink& sink) const {
  Board& board = state.board;
  const bool country = may_draw_country(board);
  const bool intrigue = may_draw_intrigue(board);
  const bool from_pile = country && !state.pile.empty();
  const bool from_display = country && !board.display.empty();
  if (from_display && (from_pile || intrigue || !board.display.has_one_kind())) return false;
  if (from_pile && intrigue) return false;
  if (from_display)
    take_from_display(state, board.display.first(), sink);
  else if (from_pile)
    board.phase = Phase::draw_country;
  else if (intrigue)
    begin_drawing_intrigue(state, sink);
  else
    board.phase = Phase::play;  // all drawn
  return true;
}

template <class Sink> void Rules::take_from_display(State& state, Country country, Sink& sink) const {
  Board& board = state.board;
  board.display.take(country);
  state.hands[at(board.turn)].country.add(country);
  ++board.countries_drawn;
  tell_all(sink, TookDisplay{board.turn, country});
}

template <class Sink> void Rules::receive_country(State& state, Country country, Sink& sink) const {
  Board& board = state.board;
  state.pile.take(country);
  state.hands[at(board.turn)].country.add(country);
  ++board.countries_drawn;
  board.phase = Phase::draw;
  tell_some(sink, SeatSet::only(board.turn), DrewCountry{board.turn, country}, DrewCountry{board.turn, {}});
  after_pile_draw(state, sink);
}

// royals.intrigue.reshuffle: the discards become the pile when a card is needed and there is none.
template <class Sink> void Rules::begin_drawing_intrigue(State& state, Sink& sink) const {
  Board& board = state.board;
  board.phase = Phase::draw_intrigue;
  if (!state.intrigue_pile.empty()) return;
  const IntrigueCards cards = board.intrigue_discard;
  state.intrigue_pile = cards;
  board.intrigue_discard = {};
  tell_all(sink, IntrigueShuffled{cards});
}

template <class Sink> void Rules::receive_intrigue(State& state, Pair pair, Sink& sink) const {
  Board& board = state.board;
  state.intrigue_pile.take(pair);
  state.hands[at(board.turn)].intrigue.add(pair);
  ++board.intrigue_drawn;
  board.phase = Phase::draw;
  tell_some(sink, SeatSet::only(board.turn), DrewIntrigue{board.turn, pair}, DrewIntrigue{board.turn, {}});
}

// royals.turn.refill
template <class Sink> void Rules::reveal(State& state, Country country, Sink& sink) const {
  state.pile.take(country);
  state.board.display.add(country);
  tell_all(sink, Revealed{country});
  after_pile_draw(state, sink);
}

// royals.period.end-2016: the period ends as soon as the last face-down card is gone, and the discards are
// shuffled at once.
template <class Sink> void Rules::after_pile_draw(State& state, Sink& sink) const {
  if (!state.pile.empty() || options_.period_trigger != PeriodTrigger::pile_empty || state.board.turn == kNobody)
    return;
  trigger_period_end(state, sink);
  shuffle_discards(state, sink);
}

template <class Sink> void Rules::trigger_period_end(State& state, Sink& sink) const {
  if (state.board.period_ends) return;
  state.board.period_ends = true;
  tell_all(sink, PeriodEnding{Ordinal::of(state.board.period)});
}

template <class Sink> void Rules::shuffle_discards(State& state, Sink& sink) const {
  const CountryCards cards = state.board.discard;
  if (cards.empty()) return;
  state.pile += cards;
  state.board.discard = {};
  tell_all(sink, PileShuffled{cards});
}

// False: chance is to turn up the next card. True: the display is complete, and the next turn or the end has come.
template <class Sink> bool Rules::finish_refill(State& state, Sink& sink) const {
  Board& board = state.board;
  if (board.display.size() < options_.display) {
    if (state.pile.empty()) {
      // royals.period.end-2014: the display cannot be brought back to its size.
      if (options_.period_trigger == PeriodTrigger::display_cannot_be_refilled) trigger_period_end(state, sink);
      shuffle_discards(state, sink);
    }
    if (!state.pile.empty()) return false;
  }
  if (board.turn == kNobody) {
    if (options_.starting_player != kNobody) tell_all(sink, Started{board.start});
    begin_turn(state, board.start);
  } else {
    finish_turn(state, sink);
  }
  return true;
}

// royals.period.scoring, royals.period.third
template <class Sink> void Rules::finish_turn(State& state, Sink& sink) const {
  Board& board = state.board;
  ++board.turns_taken;
  const bool last_period = board.period == kPeriods - 1;
  const bool round_is_complete = board.turns_taken % seats_ == 0;
  if (board.period_ends && (!last_period || round_is_complete)) {
    score_period(board, sink);
    if (last_period) {
      score_titles(board, sink);
      board.phase = Phase::over;
      board.turn = seat_at((index(board.start) + board.turns_taken) % seats_);
      tell_all(sink, GameOver{});
      return;
    }
    ++board.period;
    board.period_ends = false;
  }
  begin_turn(state, next_seat(board.turn, seats_));
}

void Rules::begin_turn(State& state, Seat seat) const {
  Board& board = state.board;
  board.turn = seat;
  board.plan = DrawPlan::open;
  board.countries_drawn = 0;
  board.intrigue_drawn = 0;
  const bool announces = options_.draw_choice == DrawChoice::announced && !is_first_turn(board);
  board.phase = announces ? Phase::announce : Phase::draw;
}

template <class Kind, class... Kinds> constexpr bool kIsOneOf = (std::is_same_v<Kind, Kinds> || ...);

// What a player does with his own cards and with what lies open. Cards from a pile come by chance.
bool Rules::is_foreseeable(const Event& event) const {
  return std::visit(
      []<class Kind>(const Kind&) {
        return kIsOneOf<Kind, Announced, TookDisplay, Claimed, CityBonus, CountryBonus, HouseBonus, OverLimit,
                        Discarded, DroppedIntrigue>;
      },
      event);
}

template void Rules::apply(State&, Seat, Move, Silence&) const;
template void Rules::apply(State&, Seat, Move, Listener<Event>&) const;

}  // namespace regalia::royals
