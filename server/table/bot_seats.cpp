#include "server/table/bot_seats.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "bots/random_bot.h"
#include "server/ops/fair_pool.h"
#include "server/ops/processor_time.h"

namespace regalia::server {

namespace asio = boost::asio;

const BotEntry* BotSeats::bot_named(const std::string& id) const {
  for (const BotEntry& entry : table_.entry().company.bots)
    if (entry.id == id) return &entry;
  return nullptr;
}

SeatSet BotSeats::bots() const {
  SeatSet seats;
  for (int i = 0; i < table_.game().seats(); ++i)
    if (is_bot(seat_at(i))) seats.add(seat_at(i));
  return seats;
}

void BotSeats::go_on() {
  if (!house_.is_open() || table_.is_over() || !table_.chance().is_complete()) return;
  table_.consult_first(bots());
  const Pending pending = table_.pending();
  for (const Seat seat : pending.standing ? table_.to_consult() : pending.owing)
    if (const BotEntry* bot = bot_named(house_.keeper(seat))) think_for(seat, *bot);
}

// What the bot has been told since it last thought is taken in where it thinks, so that nobody waits for it.
void BotSeats::think(Seat seat, const BotEntry& bot, const Payer& payer, std::function<void(const Thought&)> then) {
  if (!thinking_.insert(seat).second) return;
  std::shared_ptr<Recollection>& recollection = recollections_[seat];
  if (!recollection) recollection = std::make_shared<Recollection>(seat, Recollection::Mind::believes);
  table_.bring_news(*recollection);
  const auto work = [this, keeper = house_.keeper(seat), stay = house_.stay(), strand = house_.strand, seat, &bot,
                     recollection, game = table_.game(), state = table_.state(), words = table_.words(),
                     step = table_.steps(), seed = random_seed(), then = std::move(then)](const Enough& enough) {
    const auto before = processor_time();
    Thinking thinking(bot.usual_budget, seed);
    thinking.until(Thinking::Clock::now() + services_.bots_deadline).unless(enough);
    Thought thought{seat, {}, {}, step, {}, keeper};
    try {
      recollection->take_in(game.rules());
      const AnyValue view = game.rules().view(state, seat, &recollection->known(), recollection->believed(), &words);
      Chosen chosen = bot.make(game.rules())->choose(view, thinking);
      thought.move = chosen.move;
      thought.words = std::move(chosen.words);
    } catch (const std::exception& error) {
      thought.failure = error.what();
      thought.move = pick_uniformly(game.rules().moves(state, seat), thinking.rng());
    }
    thought.took = processor_time() - before;
    asio::post(strand, [then, stay, thought] { then(thought); });
  };
  services_.thinking.add(payer, work);
}

void BotSeats::advise(Seat seat, const Payer& payer, std::function<void(Move)> tell) {
  think(seat, table_.entry().company.adviser(), payer, [this, payer, tell = std::move(tell)](const Thought& thought) {
    thinking_.erase(thought.seat);
    services_.limits.advised(payer, thought.took);
    if (house_.is_open() && thought.failure.empty() && table_.steps() == thought.step) tell(thought.move);
  });
}

// People want to see what bots do, one thing after the other; a standing step takes the same time whoever is asked.
void BotSeats::hesitate(const Thought& thought) {
  if (!house_.is_watched() || services_.bots_pause.count() == 0 || table_.pending().standing) return play(thought);
  // At a large table many decide before one is asked again, so each takes less time.
  constexpr int kUsualSeats = 4;
  const auto time = services_.bots_pause * kUsualSeats / std::max(kUsualSeats, table_.game().seats());
  auto pause = std::make_shared<asio::steady_timer>(house_.strand, time);
  pause->async_wait([this, pause, stay = house_.stay(), thought](const boost::system::error_code& code) {
    if (!code) play(thought);
  });
}

Ruling BotSeats::carry_out(Seat seat, Move move, const std::string& words) {
  return table_.to_consult().has(seat) ? table_.consulted(seat, move) : table_.play(seat, move, words);
}

void BotSeats::play(const Thought& thought) {
  const Seat seat = thought.seat;
  thinking_.erase(seat);
  if (!house_.is_open()) return;
  // Whoever keeps the seat now decides himself: it was taken back, given to another bot, or the person has come and acted.
  const bool stands_in = thought.keeper.empty();
  if (thought.keeper != house_.keeper(seat) || (stands_in && table_.steps() != thought.step)) return house_.acted();
  if (!thought.failure.empty()) {
    complain(seat, thought.failure);
    recollections_.erase(seat);
  }
  Ruling ruling = carry_out(seat, thought.move, thought.words);
  // If the table has changed meanwhile, the move may no longer be one; then the bot thinks again. Otherwise it is lost.
  if (!ruling.ok() && table_.steps() == thought.step) {
    complain(seat, ruling.reason());
    const MoveList moves = table_.game().rules().moves(table_.state(), seat);
    Rng rng(random_seed());
    if (!moves.empty()) ruling = carry_out(seat, pick_uniformly(moves, rng));
    if (!ruling.ok()) return complain(seat, ruling.reason());
  }
  house_.acted();
}

void BotSeats::complain(Seat seat, const std::string& why) const {
  services_.log.fail("bot_failed", {{"table", house_.payer.table}, {"seat", index(seat) + 1}, {"reason", why}});
}

bool BotSeats::answer_request() {
  bool answered = false;
  for (int i = 0; i < table_.game().seats() && table_.request(); ++i) {
    const Seat seat = seat_at(i);
    if (!is_bot(seat) || table_.request()->agreed.has(seat)) continue;
    const bool agrees = !table_.request_undoes_chance();
    answered |= table_.answer_request(seat, table_.request()->number, agrees).ok();
    if (!agrees) house_.declined(seat);
  }
  return answered;
}

}  // namespace regalia::server
