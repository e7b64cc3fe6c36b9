// What may be done now, and which rule forbids the rest.
#include "games/crowns/rules.h"

namespace regalia::crowns {
namespace {

constexpr const char* kNoSuchMove = "There is no such move.";

void add(MoveList& list, Move move) { list.push_back(Offer::one(move)); }
void add(MoveList& list, MoveKind kind) { list.push_back(Offer::one(move_of(kind))); }
void add_range(MoveList& list, Move move, int least, int most) {
  list.push_back(Offer::range(move, static_cast<std::uint32_t>(least), static_cast<std::uint32_t>(most)));
}

}  // namespace

// --- what everybody sees ---

SeatSet Rules::with_cards(const State& state) const {
  SeatSet seats;
  for (int i = 0; i < seats_; ++i)
    if (!state.hands[at(i)].empty()) seats.add(seat_at(i));
  return seats;
}

int Rules::laid_count(const Board& board, Seat seat) {
  const auto& laid = board.laid[at(seat)];
  return (laid[0] != kNoCard ? 1 : 0) + (laid[1] != kNoCard ? 1 : 0);
}

Cards Rules::free_cards(const State& state, Seat seat) const {
  Cards cards = state.hands[at(seat)];
  for (const Card card : state.board.laid[at(seat)])
    if (card != kNoCard) cards.take(card);
  return cards;
}

// crowns.knight.banner, crowns.team.attack
SeatSet Rules::targets_of(Card knight, Seat attacker) const {
  SeatSet targets = everybody() - SeatSet::only(attacker);
  targets.remove(owner_of_house(house_of(knight)));
  targets.remove(partner_of(attacker));
  return targets;
}

SeatSet Rules::new_targets(const Board& board) const {
  SeatSet targets;
  for (const Seat seat : targets_of(board.knight, board.turn))
    if (may_attack(board.promises, seat)) targets.add(seat);
  return targets;
}

// crowns.exchange.possible
bool Rules::may_exchange(const State& state, Seat seat) const {
  const Promises& promises = state.board.promises;
  if (state.hands[at(seat)].empty() || (promises.deed != Deed::none && promises.deed != Deed::trade)) return false;
  return !(with_cards(state) - SeatSet::only(seat)).empty();
}

// Who has a second card to offer.
SeatSet Rules::can_add(const State& state) const {
  SeatSet seats;
  for (const Seat seat : state.board.in)
    if (state.hands[at(seat)].size() > 1) seats.add(seat);
  return seats;
}

// crowns.exchange.second, crowns.talks.trade
bool Rules::may_add_second(const State& state) const {
  const Board& board = state.board;
  if (state.hands[at(board.turn)].size() < 2) return false;
  const SeatSet able = can_add(state);
  return board.promises.deed == Deed::trade ? able.has(board.promises.whom) : !able.empty();
}

SeatSet Rules::acceptable(const Board& board) const {
  const bool bound = board.promises.deed == Deed::trade && board.in.has(board.promises.whom);
  return bound ? SeatSet::only(board.promises.whom) : board.in;
}

Pending Rules::pending(const State& state) const {
  const Board& board = state.board;
  const auto sealed = [&](SeatSet asked, bool standing) -> Pending {
    return {.step = Step::sealed, .standing = standing, .owing = asked - board.answered, .may_revise = board.answered};
  };
  switch (board.phase) {
    case Phase::start:
    case Phase::agendas:
    case Phase::draw:
    case Phase::guest: return Pending::chance();
    case Phase::customize:
    case Phase::vote: return sealed(everybody(), false);
    case Phase::sentinel: return sealed(asked_for_sentinels(state), true);
    case Phase::talk:
    case Phase::talk_attack: return talks_pending(state, kOpenHands);
    case Phase::over: return Pending::over();
    default: return Pending::turn(board.actor);
  }
}

// --- moves ---

void Rules::list_actions(const State& state, Seat seat, MoveList& list) const {
  const Board& board = state.board;
  const Promises& promises = board.promises;
  const Cards& hand = state.hands[at(seat)];
  const std::size_t before = list.size();
  const SeatSet others = with_cards(state) - SeatSet::only(seat);
  if (may_exchange(state, seat))
    for (const Card card : hand) add(list, move_of(MoveKind::lay, card));
  for (const Card card : hand) {
    const Type type = type_of(card);
    if (type == Type::coinage) {
      for (const Seat target : others)
        if (promises.deed == Deed::none || (promises.deed == Deed::coinage && promises.whom == target))
          add(list, move_of(MoveKind::coinage, card, index(target)));
    } else if (type == Type::knight) {
      for (const Seat target : targets_of(card, seat))
        if (may_attack(promises, target)) add(list, move_of(MoveKind::knight, card, index(target)));
    }
  }
  // crowns.turn.pass
  if (list.size() == before) add(list, MoveKind::pass);
}

void Rules::moves(const State& state, Seat seat, MoveList& list) const {
  const Board& board = state.board;
  switch (board.phase) {
    case Phase::customize: {
      add(list, MoveKind::keep);
      const Cards left = house_set(facts_, second_house(seat));
      for (const Card out : state.hands[at(seat)]) {
        if (house_of(out) != index(seat)) continue;
        for (const Card in : left)
          if (left[in] > state.hands[at(seat)][in]) add(list, move_of(MoveKind::swap, out, static_cast<int>(in)));
      }
      return;
    }
    case Phase::sentinel:
      add(list, MoveKind::pass);  // the default comes first
      if (state.hands[at(seat)].has(guest_card(Type::sentinel)))
        for (const int target : {0, index(board.turn) + 1})
          add_range(list, move_of(MoveKind::use_sentinel, target), 1, board.ravens[at(board.turn)]);
      return;
    case Phase::talk:
    case Phase::talk_attack: return list_talks(state, seat, list);
    case Phase::act: return list_actions(state, seat, list);
    case Phase::offer:
    case Phase::offer_second:
      for (const Card card : free_cards(state, seat)) add(list, move_of(MoveKind::offer, card));
      return;
    case Phase::second:
      for (const Card card : free_cards(state, seat)) add(list, move_of(MoveKind::add, card));
      add(list, MoveKind::enough);
      return;
    case Phase::raise: return add_range(list, move_of(MoveKind::raise), 0, free_ravens(board, seat));
    case Phase::choose:
      for (const Seat partner : acceptable(board)) add(list, move_of(MoveKind::accept, partner));
      if (!board.raise_in_pass) return;
      if (free_ravens(board, seat) > 0) add_range(list, move_of(MoveKind::raise), 1, free_ravens(board, seat));
      add(list, MoveKind::again);
      return;
    case Phase::hand_over:
      for (const Card card : state.hands[at(seat)]) add(list, move_of(MoveKind::hand_over, card));
      return;
    case Phase::target:
      for (const Seat target : new_targets(board)) add(list, move_of(MoveKind::target, target));
      return;
    case Phase::vote:
      add(list, MoveKind::vote_attacker);
      add(list, MoveKind::vote_defender);
      return;
    case Phase::spend: return add_range(list, move_of(MoveKind::spend), 0, board.ravens[at(seat)]);
    case Phase::reward:
      add(list, MoveKind::look);
      add(list, MoveKind::draw_guest);
      return;
    case Phase::take:
      for (const Card card : state.hands[at(defeated(board))]) add(list, move_of(MoveKind::take, card));
      return;
    default: return;
  }
}

// --- chance ---

void Rules::outcomes(const State& state, OutcomeList& list) const {
  const Board& board = state.board;
  const auto add_cards = [&](MoveKind kind, const Cards& cards) {
    for (const Card card : cards) list.push_back({move_of(kind, card), static_cast<std::uint32_t>(cards[card])});
  };
  switch (board.phase) {
    case Phase::start:
      for (int i = 0; i < seats_; ++i) list.push_back({move_of(MoveKind::start, i), 1});
      return;
    case Phase::agendas: return add_cards(MoveKind::deal_agenda, state.guests);
    case Phase::guest: return add_cards(MoveKind::deal_guest, state.guests);
    case Phase::draw: return add_cards(MoveKind::draw, state.hands[at(board.target)]);
    default: return;
  }
}

Move Rules::draw(const State& state, Rng& rng) const {
  const Board& board = state.board;
  if (board.phase == Phase::start)
    return move_of(MoveKind::start, static_cast<int>(rng.below(static_cast<std::uint32_t>(seats_))));
  const bool from_hand = board.phase == Phase::draw;
  const MoveKind kind = from_hand                       ? MoveKind::draw
                        : board.phase == Phase::agendas ? MoveKind::deal_agenda
                                                        : MoveKind::deal_guest;
  const Cards& cards = from_hand ? state.hands[at(board.target)] : state.guests;
  auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size())));
  for (const Card card : cards) {
    ticket -= cards[card];
    if (ticket < 0) return move_of(kind, card);
  }
  return {};
}

ChanceScope Rules::chance_scope(const State& state) const {
  const Board& board = state.board;
  switch (board.phase) {
    case Phase::start: return {kNobody, "start"};
    case Phase::agendas: return {board.actor, "agenda"};
    case Phase::draw: return {board.turn, "coinage"};
    default: return {victor(board), "guest"};
  }
}

// --- verdicts ---

Verdict Rules::check(const State& state, Seat seat, Move move) const {
  const Pending now = pending(state);
  if (now.step == Step::over) return Verdict::no("crowns.end.rounds", "The game is over.");
  if (seat == kChance) {
    OutcomeList list;
    if (now.step == Step::chance) outcomes(state, list);
    for (const Outcome& outcome : list)
      if (outcome.move == move) return Verdict::yes();
    return Verdict::no("crowns.chance", "Chance cannot bring this about now.");
  }
  if (!now.may_act(seat)) {
    if (in_talks(state.board) && state.board.done.has(seat))
      return Verdict::no("crowns.talks.done", "You have said that you are done with these talks.");
    return Verdict::no("crowns.turn.order", "It is not for you to decide now.");
  }
  MoveList list;
  moves(state, seat, list);
  return covers(list, move) ? Verdict::yes() : refusal(state, seat, move);
}

// Why a move is not listed.
Verdict Rules::refusal(const State& state, Seat seat, Move move) const {
  const Board& board = state.board;
  const MoveKind kind = move.kind<MoveKind>();
  switch (board.phase) {
    case Phase::talk:
    case Phase::talk_attack:
      if (kind >= MoveKind::draft && kind <= MoveKind::close) {
        const Verdict verdict = check_talks(state, seat, move);
        if (!verdict.ok()) return verdict;
      }
      if (kind == MoveKind::lay || kind == MoveKind::coinage || kind == MoveKind::knight)
        return Verdict::no("crowns.talks.when", "The talks come first: close them, then choose your action.");
      break;
    case Phase::act: return refuse_action(state, seat, move);
    case Phase::customize:
      if (kind == MoveKind::swap)
        return Verdict::no("crowns.custom.swap",
                           "A card of your own house goes, one that is left of your second house comes.");
      break;
    case Phase::sentinel:
      if (kind == MoveKind::use_sentinel && !state.hands[at(seat)].has(guest_card(Type::sentinel)))
        return Verdict::no("crowns.card.sentinel", "You have no Sentinel.");
      if (kind == MoveKind::use_sentinel)
        return Verdict::no("crowns.card.sentinel",
                           "Name the player whose turn begins, and no more ravens than there are.");
      break;
    case Phase::offer:
    case Phase::offer_second:
      if (kind == MoveKind::offer)
        return Verdict::no("crowns.exchange.offers", "You have no such card to offer besides what lies there.");
      return Verdict::no("crowns.exchange.offers", "An exchange is under way: offer a card for it.");
    case Phase::second:
      if (kind == MoveKind::add)
        return Verdict::no("crowns.exchange.second", "You have no such card besides what lies there.");
      break;
    case Phase::raise:
      if (kind == MoveKind::raise)
        return Verdict::no("crowns.exchange.ravens", "You have not so many ravens left to add.");
      break;
    case Phase::choose:
      if (kind == MoveKind::accept) {
        if (move.a() < seats_ && board.in.has(seat_at(move.a())))
          return Verdict::no("crowns.talks.binds", "You have promised to accept another offer.");
        return Verdict::no("crowns.exchange.accept", "There is no such offer.");
      }
      if (kind == MoveKind::again || kind == MoveKind::raise) {
        if (!board.raise_in_pass)
          return Verdict::no("crowns.exchange.order", "Nobody has raised: you must accept an offer now.");
        return Verdict::no("crowns.exchange.ravens", "You have not so many ravens left to add.");
      }
      return Verdict::no("crowns.exchange.accept", "You must accept one of the offers.");
    case Phase::hand_over:
      if (kind == MoveKind::hand_over) return Verdict::no("crowns.team.coinage", "You have no such card.");
      break;
    case Phase::target: return refuse_attack(state, seat, move);
    case Phase::spend:
      if (kind == MoveKind::spend) return Verdict::no("crowns.knight.spend", "You have not so many ravens.");
      break;
    case Phase::reward:
      return Verdict::no("crowns.knight.reward", "First choose: look into the hand, or draw a guest.");
    case Phase::take:
      if (kind == MoveKind::take) return Verdict::no("crowns.knight.look", "There is no such card in that hand.");
      return Verdict::no("crowns.knight.look", "Who looks into a hand takes a card of it.");
    default: break;
  }
  return Verdict::no("crowns.turn.action", "This is not what you are asked now.");
}

Verdict Rules::refuse_action(const State& state, Seat seat, Move move) const {
  const Board& board = state.board;
  const MoveKind kind = move.kind<MoveKind>();
  const auto card = static_cast<Card>(move.a());
  const bool held = move.a() < kCards && state.hands[at(seat)].has(card);
  if (kind != MoveKind::lay && kind != MoveKind::coinage && kind != MoveKind::knight) {
    if (kind == MoveKind::pass) return Verdict::no("crowns.turn.pass", "There is something you can do, so you must.");
    return Verdict::no("crowns.turn.action", "Make an exchange, or play a Coinage or a Knight.");
  }
  if (move.c() != 0 || move.amount() != 0 || (kind == MoveKind::lay && move.b() != 0))
    return Verdict::no("crowns.turn.action", kNoSuchMove);
  if (!held) return Verdict::no("crowns.turn.action", "You have no such card.");
  if (kind == MoveKind::lay) {
    if (board.promises.deed != Deed::none && board.promises.deed != Deed::trade)
      return Verdict::no("crowns.talks.binds", "You have promised to do something else in this turn.");
    return Verdict::no("crowns.exchange.possible", "Nobody else has a card to offer.");
  }
  if (move.b() >= seats_) return Verdict::no("crowns.turn.action", "Nobody has that seat.");
  const Seat whom = seat_at(move.b());
  if (kind == MoveKind::knight) return refuse_attack(state, seat, move);
  if (type_of(card) != Type::coinage) return Verdict::no("crowns.card.coinage", "This card is no Coinage.");
  if (whom == seat) return Verdict::no("crowns.card.coinage", "A Coinage is played on another player.");
  if (state.hands[at(whom)].empty())
    return Verdict::no("crowns.coinage.draw", "That player has no cards to draw from.", {move.b() + 1});
  return Verdict::no("crowns.talks.binds", "You have promised to do something else in this turn.");
}

Verdict Rules::refuse_attack(const State& state, Seat seat, Move move) const {
  const Board& board = state.board;
  const bool turned = board.phase == Phase::target;
  if (turned && (move.kind<MoveKind>() != MoveKind::target || move.b() != 0 || move.c() != 0 || move.amount() != 0))
    return Verdict::no("crowns.talks.binds", "You have promised to spare that player: choose another one to attack.");
  const int number = turned ? move.a() : move.b();
  const Card card = turned ? board.knight : static_cast<Card>(move.a());
  if (number >= seats_) return Verdict::no("crowns.turn.action", "Nobody has that seat.");
  const Seat whom = seat_at(number);
  if (type_of(card) != Type::knight) return Verdict::no("crowns.card.knight", "This card is no Knight.");
  if (whom == seat) return Verdict::no("crowns.card.knight", "Nobody attacks himself.");
  if (owner_of_house(house_of(card)) == whom)
    return Verdict::no("crowns.knight.banner", "A Knight never attacks the house on its banner.");
  if (partner_of(seat) == whom) return Verdict::no("crowns.team.attack", "Nobody attacks his partner.");
  return Verdict::no("crowns.talks.binds", "What you have promised for this turn forbids it.");
}

}  // namespace regalia::crowns
