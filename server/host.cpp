#include "server/host.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>

#include <boost/asio/post.hpp>
#include <boost/json.hpp>

#include "engine/text.h"
#include "server/clock.h"

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

Host::Host(const Services& services, TableInfo info, Table table, HostSettings settings)
    : strand_(asio::make_strand(services.executor)),
      services_(services),
      info_(std::move(info)),
      table_(std::move(table)),
      settings_(std::move(settings)),
      kept_steps_(table_->steps()),
      clock_(strand_),
      over_(table_->is_over()) {
  if (const auto lines = services_.store.chat(info_.id, 0); !lines.empty()) chat_lines_ = lines.back().number;
  services_.metrics.tables.Increment();
}

Host::~Host() { services_.metrics.tables.Decrement(); }

void Host::enter(std::shared_ptr<Member> member) {
  asio::post(strand_, [self = shared_from_this(), member = std::move(member)] {
    if (self->stopped_) return member->close();
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
    self->stopped_ = true;
    if (self->writing_ == self->on_disk_) self->part();
  });
}

void Host::dismiss_onlookers() {
  asio::post(strand_, [self = shared_from_this()] {
    for (const auto& member : self->members_)
      if (member->viewer == kNobody) member->close();
  });
}

void Host::part() {
  for (const auto& member : members_) member->close();
  members_.clear();
}

void Host::receive(std::shared_ptr<Member> member, std::string line) {
  asio::post(strand_, [self = shared_from_this(), member = std::move(member), line = std::move(line)] {
    if (self->stopped_) return;
    self->services_.metrics.messages.Increment();
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
    if (self->stopped_) return;
    self->table_->resume();
    self->keep();
    self->think();
  });
}

const std::vector<TableMethod>& Host::methods() {
  using protocol::make_method;
  static const std::vector<TableMethod> list = {
      make_method("say", TableLevel::seat, &Host::say, "Speaks to the table or to some seats."),
      make_method("chat", TableLevel::anybody, &Host::read_chat, "What was said that you may read."),
      make_method("handover", TableLevel::seat, &Host::hand_over, "Lets a bot play your seat, or takes it back."),
      make_method("resign", TableLevel::seat, &Host::resign, "Gives your seat to a bot for good; you look on."),
  };
  return list;
}

Answer<bj::value> Host::call(Member& member, std::string_view name, const bj::value& params) {
  for (const TableMethod& method : methods()) {
    if (method.name != name) continue;
    if (method.level == TableLevel::seat && member.viewer == kNobody)
      return Failure{ErrorCode::not_allowed, "You are looking on and have no seat.", {}, {}};
    return method.call({*this, member}, params);
  }
  return protocol::call_method(context(member.viewer), name, params);
}

Answer<ChatInfo> Host::say(const AtTable& at, const SayParams& params) {
  const auto& [host, member] = at;
  if (params.text.empty() || columns_of(params.text) > kLongestSaying || !is_plain_text(params.text))
    return Failure{
        ErrorCode::invalid_params, "Say 1 to " + std::to_string(kLongestSaying) + " letters of plain text.", {}, {}};
  ChatLine line{++host.chat_lines_, member.name, kEverybody, params.text, now()};
  if (params.to) {
    line.readers = 1U << index(member.viewer);
    for (const SeatName& name : *params.to)
      if (index(name.seat) < host.table_->game().seats()) line.readers |= 1U << index(name.seat);
  }
  host.changes_.emplace_back(AddChat{host.info_.id, line});
  for (const auto& other : host.members_)
    if (may_read(line, other->viewer) && other.get() != &member) {
      // Sent behind the writing that keep() begins.
      host.held_.push_back({host.writing_ + 1, other, notice("said", json::write(info_of(line)))});
    }
  return info_of(line);
}

Answer<ChatReply> Host::read_chat(const AtTable& at, const ChatParams& params) {
  ChatReply reply;
  for (const ChatLine& line : at.host.services_.store.chat(at.host.info_.id, params.since.value_or(0)))
    if (may_read(line, at.member.viewer)) reply.lines.push_back(info_of(line));
  return reply;
}

// Nobody hears of anything that could still be lost.
void Host::send(const std::shared_ptr<Member>& member, std::string line) {
  if (writing_ == on_disk_)
    member->send(std::move(line));
  else
    held_.push_back({writing_, member, std::move(line)});
}

void Host::keep() {
  services_.metrics.entries.Increment(static_cast<double>(table_->steps() - kept_steps_));
  for (; kept_steps_ < table_->steps(); ++kept_steps_)
    changes_.emplace_back(AddLine{info_.id, static_cast<std::int64_t>(kept_steps_ + 1), table_->line(kept_steps_ + 1)});
  note_progress();
  if (changes_.empty()) return;
  services_.store.write(std::move(changes_), [self = shared_from_this(), number = ++writing_,
                                              begun = std::chrono::steady_clock::now()](const auto& failure) {
    self->services_.metrics.writing.Observe(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
    asio::post(self->strand_, [self, number, failure] { self->written(number, failure); });
  });
  changes_.clear();
}

// The seats that the game waits for.
SeatSet Host::asked() const {
  if (table_->is_over()) return {};
  if (const SeatSet seats = table_->chance().yet_to_commit(); !seats.empty()) return seats;
  if (const SeatSet seats = table_->chance().yet_to_reveal(); !seats.empty()) return seats;
  return table_->pending().owing;
}

void Host::note_progress() {
  const std::uint32_t seats = asked().bits();
  if (info_.asked == seats && over_ == table_->is_over()) return;
  over_ = table_->is_over();
  info_.asked = seats;
  info_.stage = over_ ? TableStage::over : TableStage::playing;
  info_.changed = now();
  changes_.emplace_back(SetProgress{info_.id, info_.stage, seats, info_.changed});
}

void Host::written(std::uint64_t number, const std::optional<Error>& failure) {
  if (failure) {
    services_.metrics.failed_writes.Increment();
    services_.log.fail("write_failed", {{"table", info_.id}, {"reason", failure->message}});
    // What could not be kept has not happened: everybody leaves, and the table is opened anew from the disk.
    stopped_ = true;
    held_.clear();
    part();
  }
  on_disk_ = number;
  while (!held_.empty() && held_.front().after <= on_disk_) {
    held_.front().member->send(std::move(held_.front().line));
    held_.pop_front();
  }
  if (stopped_ && on_disk_ == writing_) return part();
  settings_.progressed(info_);
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

// Why a seat cannot be given away.
std::optional<Failure> Host::fault_in_leaving() const {
  if (table_->is_over()) return Failure{ErrorCode::not_allowed, "The game has ended.", {}, {}};
  if (!table_->chance().is_complete())
    return Failure{ErrorCode::not_allowed, "The game begins when every seat has added to chance.", {}, {}};
  return std::nullopt;
}

void Host::set_seat(Seat seat, SeatKeeper keeper) {
  info_.seats[static_cast<std::size_t>(index(seat))] = keeper;
  changes_.emplace_back(SetSeat{info_.id, index(seat), std::move(keeper)});
}

// A bot plays for a person who is there no more, until the person takes the seat back.
Answer<protocol::Nothing> Host::hand_over(const AtTable& at, const HandOverParams& params) {
  const auto& [host, member] = at;
  if (auto fault = host.fault_in_leaving()) return *fault;
  if (params.bot && host.bot_named(*params.bot) == nullptr)
    return Failure{ErrorCode::invalid_params, "There is no bot " + in_quotes(*params.bot) + ".", {}, {}};
  SeatKeeper keeper = host.info_.seats[static_cast<std::size_t>(index(member.viewer))];
  keeper.bot = params.bot.value_or("");
  host.set_seat(member.viewer, std::move(keeper));
  return protocol::Nothing{};
}

// For good: a bot takes the seat, and its keeper looks on.
Answer<protocol::Nothing> Host::resign(const AtTable& at, const protocol::Nothing&) {
  const auto& [host, member] = at;
  if (auto fault = host.fault_in_leaving()) return *fault;
  const Seat seat = member.viewer;
  host.set_seat(seat, {std::nullopt, host.table_->entry().bots[0].id});
  for (const auto& other : host.members_)
    if (other->viewer == seat) {
      other->viewer = kNobody;
      other->told = static_cast<std::uint32_t>(host.table_->everything_told().heard_by(kNobody).size());
      other->status.clear();
    }
  return protocol::Nothing{};
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
  if (stopped_ || table_->is_over() || !table_->chance().is_complete()) return;
  for (const Seat seat : table_->pending().owing)
    if (const BotEntry* bot = bot_named(info_.seats[static_cast<std::size_t>(index(seat))].bot)) think_for(seat, *bot);
  watch_the_clock();
}

// What the bot has been told since it last thought is taken in where it thinks, so that nobody waits for it.
void Host::think_for(Seat seat, const BotEntry& bot) {
  if (!thinkers_.insert(seat).second) return;
  std::shared_ptr<Recollection>& recollection = recollections_[seat];
  if (!recollection) recollection = std::make_shared<Recollection>(seat);
  table_->bring_news(*recollection);
  asio::post(services_.thinking,
             [self = shared_from_this(), seat, &bot, recollection, state = table_->state(), seed = random_seed()] {
               Rng rng(seed);
               const Game& game = self->table_->game();
               const AnyValue& memory = recollection->memory(game);
               const Move move = bot.make(game)->choose(game.view(state, seat, memory), bot.usual_budget, rng);
               asio::post(self->strand_, [self, seat, move] { self->hesitate(seat, move); });
             });
}

// People want to see what bots do, one thing after the other.
void Host::hesitate(Seat seat, Move move) {
  if (members_.empty() || services_.bots_pause.count() == 0) return thought(seat, move);
  auto pause = std::make_shared<asio::steady_timer>(strand_, services_.bots_pause);
  pause->async_wait([pause, weak = weak_from_this(), seat, move](const boost::system::error_code& code) {
    if (const auto self = weak.lock(); self && !code) self->thought(seat, move);
  });
}

// Begins anew with every step.
void Host::watch_the_clock() {
  if (!settings_.away || clock_step_ == table_->steps()) return;
  clock_step_ = table_->steps();
  clock_.expires_after(*settings_.away);
  clock_.async_wait([weak = weak_from_this(), step = clock_step_](const boost::system::error_code& code) {
    const auto self = weak.lock();
    if (code || !self || self->stopped_ || self->table_->steps() != step || self->table_->is_over()) return;
    for (const Seat seat : self->table_->pending().owing) self->think_for(seat, self->table_->entry().bots[0]);
  });
}

void Host::thought(Seat seat, Move move) {
  thinkers_.erase(seat);
  if (stopped_) return;
  // If the table has changed meanwhile, the move may no longer be one; then the bot thinks again.
  if (table_->play(seat, move).ok()) {
    keep();
    tell_members(nullptr);
  }
  think();
}

}  // namespace regalia::server
