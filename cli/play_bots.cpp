#include "cli/play_bots.h"

#include <algorithm>

#include "bots/random_bot.h"

namespace regalia::cli {
namespace {

// While people think a bot acts so often without having been told anything new: then it waits.
constexpr int kMostInARow = 30;
// When the people are done with an open step a bot acts so often at most: then it is done, too.
constexpr int kMostAlone = 200;

}  // namespace

PlayBots::PlayBots(Table& table, const Seating& seating, House house)
    : table_(table),
      house_(std::move(house)),
      rng_(table.header().chance == ChanceKind::seeded ? table.header().seed : random_seed()) {
  SeatSet seats;
  for (int i = 0; i < table.game().seats(); ++i)
    for (const BotEntry& bot : table.entry().company.bots)
      if (bot.id == seating.seats[static_cast<std::size_t>(i)]) {
        bots_[seat_at(i)] = {.bot = &bot};
        seats.add(seat_at(i));
      }
  table.consult_first(seats);
}

bool PlayBots::settle() {
  std::map<Seat, int> alone;  // how often each has acted since the people are done
  while (table_.trouble().empty()) {
    const Pending now = table_.pending();
    if (now.standing && table_.to_consult().empty()) return true;
    const SeatSet bots = bots_in(now.standing ? table_.to_consult() : now.owing);
    if (now.step != Step::open) alone.clear();
    if (bots.empty() || (now.step == Step::open && bots != now.owing)) return true;
    const Seat seat = after_last(bots);
    const bool is_lost = now.step == Step::open && ++alone[seat] > kMostAlone;
    if (!(is_lost && say_done(seat)) && !act(seat)) return false;
  }
  return true;
}

bool PlayBots::one_acts() {
  SeatSet bots;
  if (table_.pending().step == Step::open)
    for (const Seat seat : bots_in(table_.pending().owing))
      if (wants_to_act(seat)) bots.add(seat);
  return !bots.empty() && act(after_last(bots));
}

void PlayBots::each_acts() {
  SeatSet waiting = bots_in(table_.pending().owing);
  while (!waiting.empty() && table_.pending().step == Step::open) {
    const Seat seat = waiting.first();
    waiting.remove(seat);
    if (table_.pending().owing.has(seat) && wants_to_act(seat)) act(seat);
  }
}

std::optional<Move> PlayBots::advice(Seat seat) {
  try {
    const Move move = choose(table_.entry().company.adviser(), seat).move;
    return table_.check(seat, move).ok() ? std::optional(move) : std::nullopt;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

SeatSet PlayBots::bots_in(SeatSet seats) const {
  SeatSet bots;
  for (const Seat seat : seats)
    if (is_bot(seat)) bots.add(seat);
  return bots;
}

Seat PlayBots::after_last(SeatSet seats) const {
  for (const Seat seat : seats)
    if (last_ != kNobody && index(seat) > index(last_)) return seat;
  return seats.first();
}

bool PlayBots::wants_to_act(Seat seat) {
  Keeper& keeper = bots_.at(seat);
  if (heard_by(seat) != keeper.heard) keeper.acts = 0;
  return keeper.acts < kMostInARow;
}

Chosen PlayBots::choose(const BotEntry& bot, Seat seat) {
  Thinking thinking(bot.usual_budget, rng_.next());
  return bot.make(table_.game().rules())->choose(table_.view_for_bot(seat), thinking);
}

Ruling PlayBots::carry_out(Seat seat, const Chosen& chosen) {
  if (table_.to_consult().has(seat)) return table_.consulted(seat, chosen.move);
  return table_.play(seat, chosen.move, chosen.words);
}

// Why a move is not allowed is not told: it could be a secret of the seat.
bool PlayBots::act(Seat seat) {
  Keeper& keeper = bots_.at(seat);
  std::string failure;
  Chosen chosen{Move()};
  try {
    chosen = choose(*keeper.bot, seat);
    if (!table_.check(seat, chosen.move).ok()) failure = "its move is not allowed";
  } catch (const std::exception& error) {
    failure = error.what();
  } catch (...) {
    failure = "it gives no reason";
  }
  const MoveList listed = table_.game().rules().moves(table_.state(), seat);
  if (!failure.empty()) {
    house_.complain("The bot of " + table_.names()[static_cast<std::size_t>(index(seat))] + " has failed (" + failure +
                    "); a random move is played for it.");
    if (listed.empty()) return false;
    chosen = pick_uniformly(listed, rng_);
  }
  if (!carry_out(seat, chosen).ok()) return false;
  last_ = seat;
  ++keeper.acts;
  keeper.heard = heard_by(seat);
  house_.acted();
  return true;
}

bool PlayBots::say_done(Seat seat) {
  const AnyValue view = table_.view(seat);
  for (const Offer& offer : table_.game().rules().moves(table_.state(), seat))
    if (table_.game().words().phrase(view, offer.move, table_.names()).role == MoveRole::done) {
      if (!table_.play(seat, offer.move).ok()) return false;
      house_.acted();
      return true;
    }
  return false;
}

}  // namespace regalia::cli
