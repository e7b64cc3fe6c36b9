// What may be done: the lists of moves and outcomes, and the rule that forbids everything else.
#include <algorithm>
#include <bit>

#include "games/royals/rules.h"

namespace regalia::royals {
namespace {

constexpr std::string_view kNoSuchMove = "This is not a move of Royals.";

}  // namespace

void Rules::moves(const State& state, Seat, MoveList& list) const {
  switch (state.board.phase) {
    case Phase::announce:
      list.push_back(Offer::one(move_of(MoveKind::announce, DrawPlan::three_countries)));
      list.push_back(Offer::one(move_of(MoveKind::announce, DrawPlan::one_of_each)));
      break;
    case Phase::draw: draw_moves(state, list); break;
    case Phase::play:
      if (state.claim.noble == kNoNoble) {
        play_moves(state, list);
      } else {
        PayList ways;
        payments(state, ways);
        for (const Move way : ways) list.push_back(Offer::one(way));
      }
      break;
    case Phase::discard: discard_moves(state, list); break;
    default: break;
  }
}

// royals.draw.first, royals.draw.options
bool Rules::may_draw_country(const Board& board) const {
  if (is_first_turn(board)) return board.countries_drawn < first_draw_[board.turns_taken];
  const bool only_one = board.plan == DrawPlan::one_of_each || board.intrigue_drawn > 0;
  return board.countries_drawn < (only_one ? 1 : 3);
}

bool Rules::may_draw_intrigue(const Board& board) const {
  return !is_first_turn(board) && board.plan != DrawPlan::three_countries && board.intrigue_drawn == 0 &&
         board.countries_drawn <= 1;
}

// royals.draw.sources
void Rules::draw_moves(const State& state, MoveList& list) const {
  const Board& board = state.board;
  if (may_draw_country(board)) {
    if (!state.pile.empty()) list.push_back(Offer::one(move_of(MoveKind::draw_pile)));
    for (const Country country : kAllCountries)
      if (board.display[country] > 0) list.push_back(Offer::one(move_of(MoveKind::draw_display, country)));
  }
  if (may_draw_intrigue(board)) list.push_back(Offer::one(move_of(MoveKind::draw_intrigue)));
}

// The nobles whose Country cards the hand can pay. With m matching cards and r others, m + r / wild cards can be
// mustered; a noble that costs no more than m is paid with matching cards alone, so the shortage rule asks nothing.
// royals.claim.cost, royals.wild.country
std::uint32_t Rules::affordable(const Hand& hand) const {
  const int all = hand.country.size();
  std::uint32_t nobles = 0;
  for (const Country country : kAllCountries) {
    const int matching = hand.country[country];
    nobles |= within_reach_[at(country)][at(matching + (all - matching) / facts_.country_wild.value)];
  }
  return nobles;
}

// royals.takeover.intrigue, royals.takeover.king, royals.wild.intrigue
std::uint32_t Rules::can_intrigue_against(const Hand& hand) const {
  const int all = hand.intrigue.size();
  if (all == 0) return 0;
  std::uint32_t nobles = 0;
  for (const Country country : kAllCountries) {
    const int matching = hand.intrigue.count(kPairsShowing[at(country)]);
    nobles |= open_to_intrigue_[at(country)][at(matching + (all - matching) / facts_.intrigue_wild.value)];
  }
  return nobles;
}

std::uint32_t Rules::occupied(const Board& board) const {
  std::uint32_t nobles = 0;
  for (const std::uint32_t held : board.held) nobles |= held;
  return nobles;
}

// royals.play.any, royals.claim.vacant, royals.takeover.own
void Rules::play_moves(const State& state, MoveList& list) const {
  const Board& board = state.board;
  const Hand& hand = state.hands[at(board.turn)];
  const bool has_cubes = options_.cube_supply == CubeSupply::unlimited || board.cubes[at(board.turn)] >= 2;
  const std::uint32_t payable = has_cubes ? affordable(hand) : 0;
  const std::uint32_t taken = occupied(board);
  for (std::uint32_t nobles = payable & ~taken; nobles != 0; nobles &= nobles - 1)
    list.push_back(Offer::one(move_of(MoveKind::claim, std::countr_zero(nobles))));
  std::uint32_t rivals = payable & taken & ~board.held[at(board.turn)];
  if (rivals != 0) rivals &= can_intrigue_against(hand);
  for (; rivals != 0; rivals &= rivals - 1)
    list.push_back(Offer::one(move_of(MoveKind::take_over, std::countr_zero(rivals))));
  list.push_back(Offer::one(move_of(MoveKind::end_turn)));
}

void Rules::payments(const State& state, PayList& list) const {
  const Claim& claim = state.claim;
  if (claim.intrigue_due > 0 || claim.intrigue_wilds > 0)
    intrigue_payments(state, list);
  else if (claim.country_due > 0 || claim.country_wilds > 0)
    country_payments(state, list);
}

// royals.takeover.intrigue, royals.wild.intrigue
void Rules::intrigue_payments(const State& state, PayList& list) const {
  const Claim& claim = state.claim;
  const Country country = nobles_[claim.noble].country;
  const IntrigueCards& hand = state.hands[at(state.board.turn)].intrigue;
  const bool wild =
      claim.intrigue_wilds > 0 || (claim.intrigue_wild && hand.size() >= claim.intrigue_due * facts_.intrigue_wild);
  for (int i = 0; i < kPairs; ++i) {
    const Pair pair = static_cast<Pair>(i);
    if (hand[pair] > 0 && claim.intrigue_due > 0 && shows(pair, country))
      list.push_back(move_of(MoveKind::pay_intrigue, pair));
  }
  for (int i = 0; i < kPairs && wild; ++i)
    if (hand[static_cast<Pair>(i)] > 0) list.push_back(move_of(MoveKind::wild_intrigue, i));
}

// royals.claim.cost, royals.wild.country
void Rules::country_payments(const State& state, PayList& list) const {
  const Claim& claim = state.claim;
  const Country country = nobles_[claim.noble].country;
  const CountryCards& hand = state.hands[at(state.board.turn)].country;
  const bool wild =
      claim.country_wilds > 0 || (claim.country_wild && hand.size() >= claim.country_due * facts_.country_wild);
  if (claim.country_due > 0 && hand[country] > 0) list.push_back(move_of(MoveKind::pay_country, country));
  if (!wild) return;
  for (const Country other : kAllCountries)
    if (hand[other] > 0) list.push_back(move_of(MoveKind::pay_wild, other));
}

// royals.hand.limit
void Rules::discard_moves(const State& state, MoveList& list) const {
  const Hand& hand = state.hands[at(state.board.turn)];
  if (over_country_limit(hand))
    for (const Country country : kAllCountries)
      if (hand.country[country] > 0) list.push_back(Offer::one(move_of(MoveKind::discard, country)));
  if (over_intrigue_limit(hand))
    for (int i = 0; i < kPairs; ++i)
      if (hand.intrigue[static_cast<Pair>(i)] > 0)
        list.push_back(Offer::one(move_of(MoveKind::drop_intrigue, static_cast<Pair>(i))));
}

void Rules::outcomes(const State& state, OutcomeList& list) const {
  switch (state.board.phase) {
    case Phase::choose_start:
      for (int i = 0; i < seats_; ++i) list.push_back({move_of(MoveKind::start, i), 1});
      break;
    case Phase::draw_intrigue:
      for (int i = 0; i < kPairs; ++i)
        if (const int copies = state.intrigue_pile[static_cast<Pair>(i)]; copies > 0)
          list.push_back({move_of(MoveKind::deal_intrigue, i), static_cast<std::uint32_t>(copies)});
      break;
    default:
      for (const Country country : kAllCountries)
        if (const int copies = state.pile[country]; copies > 0)
          list.push_back({move_of(MoveKind::deal_country, country), static_cast<std::uint32_t>(copies)});
      break;
  }
}

ChanceScope Rules::chance_scope(const State& state) const {
  switch (state.board.phase) {
    case Phase::choose_start: return {kNobody, "start"};
    case Phase::draw_country: return {state.board.turn, "country"};
    case Phase::draw_intrigue: return {state.board.turn, "intrigue"};
    default: return {kNobody, "display"};
  }
}

Verdict Rules::check(const State& state, Seat seat, Move move) const {
  const Board& board = state.board;
  if (board.phase == Phase::over) return Verdict::no("royals.end.over", "The game has ended.");
  if (seat == kChance) return check_chance(state, move);
  if (pending(state).step == Step::chance || seat != board.turn)
    return Verdict::no("royals.turn.order", "It is not your turn.");
  if (move != move_of(move.kind<MoveKind>(), move.a())) return Verdict::no("royals.turn.steps", kNoSuchMove);
  switch (move.kind<MoveKind>()) {
    case MoveKind::announce:
      if (board.phase != Phase::announce)
        return Verdict::no("royals.draw.announce", "There is no draw option to announce now.");
      if (move.a() != static_cast<int>(DrawPlan::three_countries) &&
          move.a() != static_cast<int>(DrawPlan::one_of_each))
        return Verdict::no("royals.draw.options",
                           "Choose three Country cards, or one Country card and one Intrigue card.");
      return Verdict::yes();
    case MoveKind::draw_pile:
    case MoveKind::draw_display:
    case MoveKind::draw_intrigue: return check_draw(state, move);
    case MoveKind::claim: return check_claim(state, move);
    case MoveKind::take_over: return check_take_over(state, move);
    case MoveKind::pay_country:
    case MoveKind::pay_wild:
    case MoveKind::pay_intrigue:
    case MoveKind::wild_intrigue: return check_payment(state, move);
    case MoveKind::end_turn:
      if (move.a() != 0) return Verdict::no("royals.turn.steps", kNoSuchMove);
      if (board.phase == Phase::announce || board.phase == Phase::draw)
        return Verdict::no("royals.draw.must", "Draw your cards first: drawing is not optional.");
      if (board.phase == Phase::discard)
        return Verdict::no("royals.hand.limit", "Discard down to the hand limit first.");
      if (state.claim.noble != kNoNoble) return Verdict::no("royals.claim.cost", "Finish paying for your claim first.");
      return Verdict::yes();
    case MoveKind::discard:
    case MoveKind::drop_intrigue: return check_discard(state, move);
    default: return Verdict::no("royals.turn.steps", kNoSuchMove);
  }
}

Verdict Rules::check_chance(const State& state, Move move) const {
  if (pending(state).step != Step::chance) return Verdict::no("royals.chance", "Chance has nothing to decide now.");
  OutcomeList list;
  outcomes(state, list);
  const bool listed =
      std::any_of(list.begin(), list.end(), [&](const Outcome& outcome) { return outcome.move == move; });
  return listed ? Verdict::yes() : Verdict::no("royals.chance", "Chance cannot bring this about here.");
}

Verdict Rules::check_draw(const State& state, Move move) const {
  const Board& board = state.board;
  if (board.phase == Phase::announce)
    return Verdict::no("royals.draw.announce", "Announce which draw option you choose first.");
  if (board.phase != Phase::draw) return Verdict::no("royals.turn.steps", "You have drawn your cards for this turn.");
  const MoveKind kind = move.kind<MoveKind>();
  if (kind == MoveKind::draw_intrigue) {
    if (move.a() != 0) return Verdict::no("royals.turn.steps", kNoSuchMove);
    if (is_first_turn(board)) return Verdict::no("royals.draw.first", "Your first turn brings Country cards only.");
    return may_draw_intrigue(board)
               ? Verdict::yes()
               : Verdict::no("royals.draw.options", "An Intrigue card comes with exactly one Country card.");
  }
  if (!may_draw_country(board))
    return Verdict::no("royals.draw.options", "Your draw option has no further Country card.");
  if (kind == MoveKind::draw_pile) {
    if (move.a() != 0) return Verdict::no("royals.turn.steps", kNoSuchMove);
    return state.pile.empty() ? Verdict::no("royals.draw.sources", "The face-down pile is empty: take a face-up card.")
                              : Verdict::yes();
  }
  if (move.a() >= kCountries || board.display[static_cast<Country>(move.a())] == 0)
    return Verdict::no("royals.draw.sources", "No such card lies face up; the display is refilled after your turn.");
  return Verdict::yes();
}

Verdict Rules::check_claim(const State& state, Move move) const {
  const Board& board = state.board;
  if (board.phase != Phase::play)
    return Verdict::no("royals.turn.steps", "Cards are played after drawing and before the end of the turn.");
  if (state.claim.noble != kNoNoble) return Verdict::no("royals.claim.cost", "Finish paying for your claim first.");
  if (move.a() >= noble_count_) return Verdict::no("royals.claim.vacant", "There is no such noble.");
  if (holder(board, move.a()) != kNobody)
    return Verdict::no("royals.claim.vacant", "Somebody holds this noble: only a vacant one can be claimed.");
  if (options_.cube_supply == CubeSupply::limited && board.cubes[at(board.turn)] < 2)
    return Verdict::no("royals.cubes.supply", "A claim needs two cubes, and your supply has fewer.");
  if ((affordable(state.hands[at(board.turn)]) >> move.a() & 1U) == 0)
    return Verdict::no("royals.claim.cost", "You cannot pay the Country cards that this noble costs.");
  return Verdict::yes();
}

Verdict Rules::check_take_over(const State& state, Move move) const {
  const Board& board = state.board;
  if (board.phase != Phase::play)
    return Verdict::no("royals.turn.steps", "Cards are played after drawing and before the end of the turn.");
  if (state.claim.noble != kNoNoble) return Verdict::no("royals.claim.cost", "Finish paying for your claim first.");
  if (move.a() >= noble_count_) return Verdict::no("royals.takeover.rival", "There is no such noble.");
  const Seat former = holder(board, move.a());
  if (former == kNobody)
    return Verdict::no("royals.takeover.rival", "Nobody holds this noble: claim it without intrigue.");
  if (former == board.turn) return Verdict::no("royals.takeover.own", "You cannot take over your own noble.");
  if (options_.cube_supply == CubeSupply::limited && board.cubes[at(board.turn)] < 2)
    return Verdict::no("royals.cubes.supply", "A claim needs two cubes, and your supply has fewer.");
  const Hand& hand = state.hands[at(board.turn)];
  if ((can_intrigue_against(hand) >> move.a() & 1U) == 0)
    return nobles_[at(move.a())].intrigue > 1
               ? Verdict::no("royals.takeover.king",
                             "A King takes more Intrigue cards of his country than you can play.")
               : Verdict::no("royals.takeover.intrigue",
                             "You have no Intrigue card for this country, nor enough others in its place.");
  if ((affordable(hand) >> move.a() & 1U) == 0)
    return Verdict::no("royals.takeover.both", "You must pay the Country cards as well, and you cannot.");
  return Verdict::yes();
}

Verdict Rules::check_payment(const State& state, Move move) const {
  if (state.board.phase != Phase::play || state.claim.noble == kNoNoble)
    return Verdict::no("royals.turn.steps", "There is nothing to pay now.");
  PayList ways;
  payments(state, ways);
  if (std::find(ways.begin(), ways.end(), move) != ways.end()) return Verdict::yes();
  const bool intrigue_step = state.claim.intrigue_due > 0 || state.claim.intrigue_wilds > 0;
  const bool intrigue_card =
      move.kind<MoveKind>() == MoveKind::pay_intrigue || move.kind<MoveKind>() == MoveKind::wild_intrigue;
  if (intrigue_step != intrigue_card)
    return intrigue_step ? Verdict::no("royals.takeover.intrigue", "Pay with Intrigue cards first.")
                         : Verdict::no("royals.claim.cost", "Pay with Country cards now.");
  return intrigue_step ? Verdict::no("royals.wild.intrigue",
                                     "You cannot pay with this card now: matching cards come first, and wild cards "
                                     "must suffice for the rest.")
                       : Verdict::no("royals.wild.country",
                                     "You cannot pay with this card now: matching cards come first, and wild cards "
                                     "must suffice for the rest.");
}

Verdict Rules::check_discard(const State& state, Move move) const {
  if (state.board.phase != Phase::discard)
    return Verdict::no("royals.hand.limit", "Cards are discarded only above the hand limit, at the end of a turn.");
  MoveList list;
  discard_moves(state, list);
  return covers(list, move)
             ? Verdict::yes()
             : Verdict::no("royals.hand.limit", "Discard a card you hold, of the kind you have too many of.");
}

}  // namespace regalia::royals
