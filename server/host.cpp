#include "server/host.h"

#include <boost/asio/post.hpp>
#include <boost/json.hpp>

#include "engine/text.h"
#include "server/clock.h"
#include "server/messages.h"

namespace regalia::server {

namespace asio = boost::asio;
namespace bj = boost::json;

using protocol::Answer;
using protocol::ErrorCode;
using protocol::Failure;

namespace {

constexpr std::size_t kLongestLine = 64 << 10;  // of a seat
constexpr std::size_t kLongestSaying = 500;
constexpr std::uint32_t kEverybody = 0xFFFF'FFFF;

std::string notice(const char* method, bj::value params) {
  return bj::serialize(bj::object{{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
}

bool may_read(const ChatLine& line, Seat viewer) {
  return line.readers == kEverybody || (index(viewer) < kMaxSeats && (line.readers >> index(viewer) & 1U) != 0);
}

ChatInfo info_of(const ChatLine& line) {
  ChatInfo info{line.number, line.from, line.text, line.time, {}};
  if (line.readers == kEverybody) return info;
  info.to.emplace();
  for (int i = 0; i < kMaxSeats; ++i)
    if ((line.readers >> i & 1U) != 0) info.to->push_back({seat_at(i)});
  return info;
}

}  // namespace

Host::Host(asio::any_io_executor executor, asio::thread_pool& thinking, Store& store, TableInfo info, Table table,
           std::optional<std::chrono::milliseconds> away)
    : strand_(asio::make_strand(executor)),
      thinking_(thinking),
      store_(store),
      info_(std::move(info)),
      table_(std::move(table)),
      kept_steps_(table_->steps()),
      away_(away),
      clock_(strand_) {
  if (const auto lines = store_.chat(info_.id, 0); !lines.empty()) chat_lines_ = lines.back().number;
}

void Host::enter(std::shared_ptr<Member> member) {
  asio::post(strand_, [self = shared_from_this(), member = std::move(member)] {
    if (self->broken_) return member->close();
    member->told = static_cast<std::uint32_t>(self->table_->everything_told().heard_by(member->viewer).size());
    const Answer<bj::value> status = protocol::call_method(self->context(member->viewer), "status", bj::object());
    member->status = bj::serialize(std::get<bj::value>(status));
    self->members_.insert(member);
    self->send(member, notice("welcome", bj::object{{"line", member->told}, {"status", std::get<bj::value>(status)}}));
  });
}

void Host::leave(std::shared_ptr<Member> member) {
  asio::post(strand_, [self = shared_from_this(), member = std::move(member)] { self->members_.erase(member); });
}

void Host::close() {
  asio::post(strand_, [self = shared_from_this()] {
    self->broken_ = true;
    for (const auto& member : self->members_) member->close();
    self->members_.clear();
  });
}

void Host::receive(std::shared_ptr<Member> member, std::string line) {
  asio::post(strand_, [self = shared_from_this(), member = std::move(member), line = std::move(line)] {
    if (self->broken_) return;
    const auto call = [&](std::string_view method, const bj::value& params) {
      return self->call(*member, method, params);
    };
    std::optional<std::string> reply = protocol::answer(call, line, kLongestLine);
    self->keep();
    if (reply) self->send(member, std::move(*reply));
    self->tell_members(member.get());
    self->answer_for_bots();
    self->think();
  });
}

void Host::wake() {
  asio::post(strand_, [self = shared_from_this()] {
    self->table_->resume();
    self->keep();
    self->think();
  });
}

Answer<bj::value> Host::call(Member& member, std::string_view method, const bj::value& params) {
  if (method == "handover") return hand_over(member, params);
  if (method == "resign") return resign(member, params);
  if (method == "say") return say(member, params);
  if (method == "chat") return read_chat(member, params);
  return protocol::call_method(context(member.viewer), method, params);
}

Answer<bj::value> Host::say(const Member& member, const bj::value& json) {
  std::string error;
  const auto params = json::read<SayParams>(json, "", error);
  if (!error.empty()) return Failure{ErrorCode::invalid_params, error, {}, {}};
  if (params.text.empty() || columns_of(params.text) > kLongestSaying || !is_plain_text(params.text))
    return Failure{
        ErrorCode::invalid_params, "Say 1 to " + std::to_string(kLongestSaying) + " letters of plain text.", {}, {}};
  if (member.viewer == kNobody) return Failure{ErrorCode::not_allowed, "You are looking on and have no seat.", {}, {}};
  ChatLine line{++chat_lines_, member.name, kEverybody, params.text, now()};
  if (params.to) {
    line.readers = 1U << index(member.viewer);
    for (const SeatName& name : *params.to)
      if (index(name.seat) < table_->game().seats()) line.readers |= 1U << index(name.seat);
  }
  changes_.emplace_back(AddChat{info_.id, line});
  for (const auto& other : members_)
    if (may_read(line, other->viewer) && other.get() != &member) {
      // Sent behind the writing that keep() begins.
      held_.push_back({writing_ + 1, other, notice("said", json::write(info_of(line)))});
    }
  return json::write(info_of(line));
}

Answer<bj::value> Host::read_chat(const Member& member, const bj::value& json) {
  std::string error;
  const auto params = json::read<ChatParams>(json, "", error);
  if (!error.empty()) return Failure{ErrorCode::invalid_params, error, {}, {}};
  ChatReply reply;
  for (const ChatLine& line : store_.chat(info_.id, params.since.value_or(0)))
    if (may_read(line, member.viewer)) reply.lines.push_back(info_of(line));
  return json::write(reply);
}

// Nobody hears of anything that could still be lost.
void Host::send(const std::shared_ptr<Member>& member, std::string line) {
  if (writing_ == on_disk_)
    member->send(std::move(line));
  else
    held_.push_back({writing_, member, std::move(line)});
}

void Host::keep() {
  for (; kept_steps_ < table_->steps(); ++kept_steps_)
    changes_.emplace_back(AddLine{info_.id, static_cast<std::int64_t>(kept_steps_ + 1), table_->line(kept_steps_ + 1)});
  if (table_->is_over() && info_.stage == TableStage::playing) {
    info_.stage = TableStage::over;
    info_.changed = now();
    changes_.emplace_back(PutTable{info_});
  }
  if (changes_.empty()) return;
  store_.write(std::move(changes_),
               [self = shared_from_this(), number = ++writing_](const std::optional<Error>& failure) {
                 asio::post(self->strand_, [self, number, failure] { self->written(number, failure); });
               });
  changes_.clear();
}

void Host::written(std::uint64_t number, const std::optional<Error>& failure) {
  if (failure && !broken_) {
    // What could not be kept has not happened: everybody leaves, and the table is opened anew from the disk.
    broken_ = true;
    for (const auto& member : members_) member->close();
    members_.clear();
    held_.clear();
  }
  on_disk_ = number;
  while (!held_.empty() && held_.front().after <= on_disk_) {
    held_.front().member->send(std::move(held_.front().line));
    held_.pop_front();
  }
}

// Members whose log has grown, or for whom the table looks different, are told. Whoever was told nothing hears nothing,
// so that no message betrays a silent move.
void Host::tell_members(const Member* except) {
  for (const auto& member : members_) {
    const auto heard = static_cast<std::uint32_t>(table_->everything_told().heard_by(member->viewer).size());
    const Answer<bj::value> status = protocol::call_method(context(member->viewer), "status", bj::object());
    std::string text = bj::serialize(std::get<bj::value>(status));
    if (heard == member->told && text == member->status) continue;
    const Answer<bj::value> log =
        protocol::call_method(context(member->viewer), "log", bj::object{{"since", member->told}});
    member->told = heard;
    member->status = std::move(text);
    if (member.get() == except) continue;  // the answer has said it
    send(member, notice("changed", bj::object{{"lines", std::get<bj::value>(log).at("lines")},
                                              {"status", std::get<bj::value>(status)}}));
  }
}

const BotEntry* Host::bot_named(const std::string& id) const {
  for (const BotEntry& entry : table_->entry().bots)
    if (entry.id == id) return &entry;
  return nullptr;
}

// A bot plays for a person who is there no more, until the person takes the seat back.
Answer<bj::value> Host::hand_over(const Member& member, const bj::value& json) {
  std::string error;
  const auto params = json::read<HandOverParams>(json, "", error);
  if (!error.empty()) return Failure{ErrorCode::invalid_params, error, {}, {}};
  if (member.viewer == kNobody) return Failure{ErrorCode::not_allowed, "You are looking on and have no seat.", {}, {}};
  if (params.bot && bot_named(*params.bot) == nullptr)
    return Failure{ErrorCode::invalid_params, "There is no bot " + in_quotes(*params.bot) + ".", {}, {}};
  info_.seats[static_cast<std::size_t>(index(member.viewer))].bot = params.bot.value_or("");
  info_.changed = now();
  changes_.emplace_back(PutTable{info_});
  return json::write(protocol::Nothing{});
}

// For good: a bot takes the seat, and its keeper looks on.
Answer<bj::value> Host::resign(Member& member, const bj::value& json) {
  std::string error;
  (void)json::read<protocol::Nothing>(json, "", error);
  if (!error.empty()) return Failure{ErrorCode::invalid_params, error, {}, {}};
  if (member.viewer == kNobody) return Failure{ErrorCode::not_allowed, "You are looking on and have no seat.", {}, {}};
  if (table_->is_over()) return Failure{ErrorCode::not_allowed, "The game has ended.", {}, {}};
  SeatKeeper& keeper = info_.seats[static_cast<std::size_t>(index(member.viewer))];
  keeper = {std::nullopt, table_->entry().bots[0].id};
  info_.changed = now();
  changes_.emplace_back(PutTable{info_});
  const Seat seat = member.viewer;
  for (const auto& other : members_)
    if (other->viewer == seat) {
      other->viewer = kNobody;
      other->told = static_cast<std::uint32_t>(table_->everything_told().heard_by(kNobody).size());
      other->status.clear();
    }
  return json::write(protocol::Nothing{});
}

// Bots agree to take something back, unless chance has decided something since.
void Host::answer_for_bots() {
  if (!table_->request()) return;
  for (std::size_t i = 0; i < info_.seats.size() && table_->request(); ++i)
    if (!info_.seats[i].bot.empty() && !table_->request()->agreed.has(seat_at(static_cast<int>(i))))
      (void)table_->answer_request(seat_at(static_cast<int>(i)), table_->request()->number,
                                   !table_->request_undoes_chance());
  keep();
  tell_members(nullptr);
}

void Host::think() {
  if (broken_ || table_->is_over()) return;
  for (const Seat seat : table_->pending().owing)
    if (const BotEntry* bot = bot_named(info_.seats[static_cast<std::size_t>(index(seat))].bot)) think_for(seat, *bot);
  watch_the_clock();
}

void Host::think_for(Seat seat, const BotEntry& bot) {
  if (!thinkers_.insert(seat).second) return;
  asio::post(thinking_, [self = shared_from_this(), seat, &bot, state = table_->state(),
                         memory = table_->memory_of(seat), seed = random_seed()] {
    Rng rng(seed);
    const Game& game = self->table_->game();
    const Move move = bot.make(game)->choose(game.view(state, seat, memory), bot.usual_budget, rng);
    asio::post(self->strand_, [self, seat, move] { self->thought(seat, move); });
  });
}

// Begins anew with every step.
void Host::watch_the_clock() {
  if (!away_ || clock_step_ == table_->steps()) return;
  clock_step_ = table_->steps();
  clock_.expires_after(*away_);
  clock_.async_wait([weak = weak_from_this(), step = clock_step_](const boost::system::error_code& code) {
    const auto self = weak.lock();
    if (code || !self || self->broken_ || self->table_->steps() != step || self->table_->is_over()) return;
    for (const Seat seat : self->table_->pending().owing) self->think_for(seat, self->table_->entry().bots[0]);
  });
}

void Host::thought(Seat seat, Move move) {
  thinkers_.erase(seat);
  if (broken_) return;
  // If the table has changed meanwhile, the move may no longer be one; then the bot thinks again.
  if (table_->play(seat, move).ok()) {
    keep();
    tell_members(nullptr);
  }
  think();
}

}  // namespace regalia::server
