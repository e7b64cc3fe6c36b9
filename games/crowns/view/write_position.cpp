#include <boost/json.hpp>

#include "games/crowns/view/json.h"
#include "games/crowns/view/position_info.h"

namespace regalia::crowns {
namespace {

SeatNumber seat_number(Seat seat) { return number_of(seat).value_or(0); }

std::vector<std::string> clause_ids(const Rules& rules, const Clauses& clauses) {
  std::vector<std::string> ids;
  for (const Clause& clause : clauses) ids.push_back(clause_id(rules, clause));
  return ids;
}

std::string id_or_empty(const Rules& rules, Card card) { return card == kNoCard ? std::string() : rules.card_id(card); }

SeatPosition seat_position(const Rules& rules, const State& state, std::size_t i) {
  const Board& board = state.board;
  const Seat seat = seat_at(static_cast<int>(i));
  SeatPosition info;
  info.hand = card_ids(rules, state.hands[i]);
  info.agenda = id_or_empty(rules, state.agendas[i]);
  info.ravens = board.ravens[i];
  for (const Card card : board.laid[i])
    if (card != kNoCard) info.laid.value.push_back(rules.card_id(card));
  info.raised = board.raised[i];
  info.vote = board.votes[i];
  info.sealed_vote = state.votes[i];
  info.spent = board.spent[i];
  info.sentinel = state.sentinels[i];
  info.sentinel_least = state.sentinel_least[i];
  if (board.phase == Phase::customize && board.answered.has(seat))
    info.swap = SwapPosition{id_or_empty(rules, state.swaps[i].out), id_or_empty(rules, state.swaps[i].in)};
  info.done = board.done.has(seat);
  if (const auto& draft = state.drafts[i])
    info.draft = DraftPosition{seat_number(draft->parties.other(seat)), draft->answers.has_value(),
                               clause_ids(rules, draft->clauses)};
  if (const TalkDeal& deal = state.deals[i]; deal.id.number != 0)
    info.deal = DealPosition{seat_number(deal.maker), deal.id.number, static_cast<int>(deal.revision), deal.status,
                             clause_ids(rules, deal.clauses)};
  return info;
}

}  // namespace

boost::json::object Json::write_position(const Rules& rules, const State& state, PositionFormat format) {
  const Board& board = state.board;
  PositionInfo info;
  info.format = static_cast<int>(format);
  info.phase = board.phase;
  info.round = board.round + 1;
  info.turn = seat_number(board.turn);
  info.actor = seat_number(board.actor);
  info.starter = seat_number(board.starter);
  info.target = seat_number(board.target);
  info.knight = id_or_empty(rules, board.knight);
  info.coin = id_or_empty(rules, state.coin);
  info.swaps = board.swap;
  info.cards_moved = board.cards_moved;
  info.raise_in_pass = board.raise_in_pass;
  info.promised = board.promises.deed;
  info.promised_whom = seat_number(board.promises.whom);
  for (const Seat seat : board.promises.spared) info.spared.value.push_back(seat_number(seat));
  info.ravens_lost = board.ravens_lost;
  info.discards = card_ids(rules, board.discards);
  for (std::size_t i = 0; i < at(rules.seats()); ++i) info.seats.push_back(seat_position(rules, state, i));
  return json::write(info).as_object();
}

}  // namespace regalia::crowns
