#include <boost/json.hpp>

#include "games/crowns/view/json.h"
#include "games/crowns/view/worth.h"

namespace regalia::crowns {
namespace {

std::optional<std::string> id_of(const Rules& rules, Card card) {
  return card == kNoCard ? std::nullopt : std::optional(rules.card_id(card));
}

std::optional<std::string> id_of(Vote vote) {
  return vote == Vote::none ? std::nullopt : std::optional(std::string(kVoteIds[at(vote)]));
}

WorthInfo worth_info(const Rules& rules, std::optional<std::string> element, const HandScore& score) {
  WorthInfo info{std::move(element), score.total(), {}};
  for (int i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    if (score.cards[at(i)] == 0 || !counts_points(type)) continue;
    info.lines.push_back({rules.facts().of(type).id, score.cards[at(i)], score.counted[at(i)], score.points[at(i)],
                          is_open_until_end(type)});
  }
  return info;
}

SeatInfo seat_info(const Rules& rules, const View<Rules>& view, std::size_t i) {
  const Observation& seen = view.seen;
  const Board& board = seen.board;
  const Seat seat = seat_at(static_cast<int>(i));
  SeatInfo info;
  info.cards = seen.hand_sizes[i];
  info.ravens = board.ravens[i];
  info.raised = board.raised[i];
  info.spent = board.spent[i];
  info.in = board.in.has(seat);
  for (const Card card : board.laid[i])
    if (card != kNoCard) info.laid.push_back(rules.card_id(card));
  if (!info.laid.empty())
    if (const std::string_view words = view.read(rules.exchange_words(board, seat)); !words.empty())
      info.words = std::string(words);
  info.answered = board.phase != Phase::sentinel && board.answered.has(seat);
  info.vote = id_of(board.votes[i]);
  info.done = board.done.has(seat);
  if (view.known != nullptr && seat != view.viewer && board.phase != Phase::over) {
    const SeenHand& hand = view.known->hands[i];
    info.seen = card_ids(rules, hand.seen);
    info.unseen = hand.unseen;
    info.gone = hand.gone;
  }
  info.hand = card_ids(rules, seen.shown[i]);
  info.agenda = id_of(rules, seen.shown_agendas[i]);
  info.partner = number_of(rules.partner_of(seat));
  return info;
}

}  // namespace

ViewInfo Json::show(const Rules& rules, const View<Rules>& view) {
  const Observation& seen = view.seen;
  const Board& board = seen.board;
  ViewInfo info;
  info.phase = board.phase;
  info.turn = number_of(board.turn);
  info.actor = number_of(board.actor);
  info.starter = number_of(board.starter);
  info.round = board.round + 1;
  info.guests = seen.guests;
  info.discards = card_ids(rules, board.discards);
  info.ravens_lost = board.ravens_lost;
  info.hand = card_ids(rules, seen.hand);
  info.agenda = id_of(rules, seen.agenda);
  info.target = number_of(board.target);
  info.coin = id_of(rules, seen.coin);
  info.knight = id_of(rules, board.knight);
  info.vote = id_of(seen.vote);
  if (board.votes[0] != Vote::none) {
    const auto [attacker, defender] = rules.votes_of(board);
    info.votes = VoteCount{attacker, defender};
    if (board.phase != Phase::spend) info.victor = number_of(rules.victor(board));
  }
  info.looked_at = card_ids(rules, seen.looked_at);
  if (board.phase == Phase::customize) {
    info.swap = board.swap + 1;
    if (index(view.viewer) < rules.seats()) {
      Cards left = house_set(rules.facts(), rules.second_house(view.viewer));
      for (const Card card : Cards(left)) left.take(card, seen.hand[card]);
      info.second_house = card_ids(rules, left);
    }
  }
  if (board.promises != Promises()) {
    PromiseInfo promises;
    if (board.promises.deed != Deed::none) promises.deed = std::string(kDeedIds[at(board.promises.deed)]);
    promises.whom = number_of(board.promises.whom);
    for (const Seat seat : board.promises.spared) promises.spared.push_back(index(seat) + 1);
    info.promises = std::move(promises);
  }
  for (std::size_t i = 0; i < at(rules.seats()); ++i) info.seats.push_back(seat_info(rules, view, i));
  info.worth = worth_info(rules, {}, worth_now(rules, seen));
  for (const Prospect& prospect : prospects_of(rules, seen))
    info.prospects.push_back(worth_info(rules, prospect.element, prospect.score));
  return info;
}

}  // namespace regalia::crowns
