#include "server/table/host.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>

#include <algorithm>
#include <array>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json.hpp>

#include "engine/text.h"
#include "server/account/legible.h"
#include "server/messages/lobby_messages.h"
#include "server/ops/clock.h"
#include "server/table/kept_course.h"

namespace regalia::server {

namespace asio = boost::asio;
namespace bj = boost::json;

using protocol::Answer;
using protocol::ErrorCode;
using protocol::Failure;

namespace {

constexpr protocol::Bounds kBounds = {64 << 10, 1 << 20};
constexpr int kMostAtOnce = 60;  // that the requests of one message may cost: others at the table wait for it
// Seconds that the lobby does not tell apart: ordering tables costs the disk something.
constexpr std::int64_t kMoment = 10;

// Methods of the protocol that an ended game has no use for.
bool changes_the_game(std::string_view name) {
  constexpr std::array kMethods = {"play", "wish", "undo", "consent", "commit", "reveal"};
  return std::find(kMethods.begin(), kMethods.end(), name) != kMethods.end();
}

int cost_of(std::string_view name) {
  for (const TableMethod& method : Host::methods())
    if (method.name == name) return method.cost;
  return protocol::cost_of(name);
}

}  // namespace

Host::Host(const Services& services, TableInfo info, Table table, HostSettings settings)
    : strand_(asio::make_strand(services.executor)),
      services_(services),
      info_(std::move(info)),
      table_(std::move(table)),
      settings_(std::move(settings)),
      told_steps_(table_->steps()),
      kept_steps_(table_->steps()),
      outbox_(std::make_shared<Outbox>(services, strand_)),
      chat_(services.store, info_.id, table_->game().seats()),
      bots_(services, *table_, house()),
      company_(settings_.company, table_->game().seats(), exact_now()),
      until_late_(strand_),
      public_lines_(table_->everything_told().heard_by(kNobody).size()),
      course_(std::exchange(settings_.course, std::nullopt)),
      course_known_(strand_, asio::steady_timer::time_point::max()),
      over_(table_->is_over()) {
  company_.restore(info_.clock, exact_now());
  if (info_.stage == TableStage::abandoned) {
    const bj::value why = info_.result.empty() ? bj::value() : bj::parse(info_.result);
    ended_early_ = why.is_string() ? why.get_string().c_str() : "The game was ended before its time.";
  }
  services_.metrics.tables.Increment();
}

Host::~Host() { services_.metrics.tables.Decrement(); }

Payer Host::payer(const Member& asker) const {
  return {asker.network, asker.account ? std::to_string(*asker.account) : "", info_.id};
}

BotSeats::House Host::house() {
  return {payer(),
          strand_,
          [this] { return shared_from_this(); },
          [this] { return !stopped_ && ended_early_.empty(); },
          [this] { return !members_.empty(); },
          [this](Seat seat) { return info_.seats[static_cast<std::size_t>(index(seat))].bot; },
          [this](Seat seat) { tell_declined(seat); },
          [this] { settle(); }};
}

// --- members ---

void Host::enter(std::shared_ptr<Member> member) {
  asio::dispatch(strand_, [self = shared_from_this(), member = std::move(member)] {
    if (self->stopped_) return member->close();
    self->members_.insert(member);
    try {
      member->shown = self->picture(member->viewer);
      self->outbox_->send(member, welcome(*member->shown, member->viewer));
      self->tell_company(member);
      self->settle();
    } catch (const std::exception& fault) {
      self->give_up(fault);
    }
  });
}

void Host::leave(std::shared_ptr<Member> member) {
  asio::dispatch(strand_, [self = shared_from_this(), member = std::move(member)] {
    self->members_.erase(member);
    if (!self->stopped_) self->settle();
  });
}

void Host::close() {
  asio::post(strand_, [self = shared_from_this()] {
    self->stopped_ = true;
    if (self->outbox_->is_all_on_disk()) self->part();
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

asio::awaitable<int> Host::receive(std::shared_ptr<Member> member, std::string line) {
  const auto self = shared_from_this();
  boost::system::error_code woken;
  while (over_ && !course_ && !stopped_) {
    work_out_course();
    co_await course_known_.async_wait(asio::redirect_error(asio::use_awaitable, woken));
  }
  if (stopped_) co_return 0;
  services_.metrics.messages.Increment();
  MessageCost cost(kMostAtOnce);
  std::optional<Failure> refusal;
  const auto answer_one = [&](std::string_view method, const bj::value& params) {
    Answer<bj::value> answer =
        cost.is_much()
            ? Failure{ErrorCode::too_often, "This is much for one message; ask for the rest in another.", {}, {}}
            : call_and_count(member, method, params, cost);
    if (const auto* failure = std::get_if<Failure>(&answer)) refusal = *failure;
    return answer;
  };
  std::optional<std::string> reply = protocol::answer(answer_one, line, kBounds);
  settle();
  // Behind what it has changed: whoever has the answer has seen what came of it.
  if (reply)
    outbox_->send(member, std::move(*reply));
  else if (refusal)
    outbox_->send(member, notice("refused", json::write(protocol::error_info(*refusal))));
  co_return cost.total();
}

void Host::wake() {
  asio::post(strand_, [self = shared_from_this()] {
    if (self->stopped_) return;
    self->table_->resume();
    self->settle();
  });
}

// --- methods ---

const std::vector<TableMethod>& Host::methods() {
  using protocol::make_method;
  static const std::vector<TableMethod> list = {
      make_method("say", TableLevel::seat, &Host::say, "Speaks to the table or to some seats."),
      make_method("chat", TableLevel::anybody, &Host::read_chat, "What was said that you may read.", 5),
      make_method("handover", TableLevel::seat, &Host::hand_over, "Lets a bot play your seat, or takes it back."),
      make_method("resign", TableLevel::seat, &Host::resign, "Gives your seat to a bot for good; you look on."),
      make_method("hint", TableLevel::seat, &Host::hint,
                  "Asks a bot what it would play in your place, at a friendly table. It answers by the notice `hint`.",
                  10),
      make_method("review", TableLevel::anybody, &Host::review,
                  "Asks what the strongest bot thinks of every decision of a game that has ended. It answers by the "
                  "notice `review`, after a while.",
                  20),
      make_method(
          "vote", TableLevel::seat, &Host::vote,
          "Says what is to happen to a seat whose time is up. What more than half of the other people want is done."),
      make_method("nudge", TableLevel::seat, &Host::nudge, "Reminds somebody whom the game waits for, now and then.",
                  5),
  };
  return list;
}

// How long a question takes is counted. How long a decision takes is not: it may depend on what others keep to themselves,
// and whoever is made to wait for it would see that more clearly.
Answer<bj::value> Host::call_and_count(const std::shared_ptr<Member>& member, std::string_view name,
                                       const bj::value& params, MessageCost& cost) {
  if (!changes_the_game(name)) return cost.timed(cost_of(name), [&] { return call(member, name, params); });
  cost.add(cost_of(name), std::chrono::nanoseconds(0));
  return call(member, name, params);
}

Answer<bj::value> Host::call(const std::shared_ptr<Member>& member, std::string_view name, const bj::value& params) {
  for (const TableMethod& method : methods()) {
    if (method.name != name) continue;
    if (method.level == TableLevel::seat && member->viewer == kNobody)
      return Failure{ErrorCode::not_allowed, "You are looking on and have no seat.", {}, {}};
    if (!ended_early_.empty() && name != "say" && name != "chat")
      return Failure{ErrorCode::not_allowed, ended_early_, {}, {}};
    return method.call({*this, member}, params);
  }
  if (name == "verify") return Failure{ErrorCode::not_allowed, "Records are checked in the lobby.", {}, {}};
  if (!ended_early_.empty() && changes_the_game(name)) return Failure{ErrorCode::not_allowed, ended_early_, {}, {}};
  if (const std::string fault = fault_in_words(params); !fault.empty())
    return Failure{ErrorCode::invalid_params, fault, {}, {}};
  const std::optional<TakeBackRequest> request = table_->request();
  Answer<bj::value> answer = protocol::call_method(
      {services_.games, table_, protocol::Caller::at(member->viewer), course_ ? &*course_ : nullptr}, name, params);
  if (name == "consent" && request && !table_->request() && request->seat != member->viewer &&
      told_steps_ == table_->steps())
    tell_declined(member->viewer);
  return answer;
}

Answer<ChatInfo> Host::say(const AtTable& at, const SayParams& params) {
  Host& host = at.host;
  // By the name at this table: at a shared screen several seats have one account.
  const Seat seat = at.member->viewer;
  const Answer<ChatLine> said = host.chat_.say(seat, host.name_of(seat), at.member->account, params);
  if (const auto* failure = std::get_if<Failure>(&said)) return *failure;
  const ChatLine& line = std::get<ChatLine>(said);
  host.outbox_->change(AddChat{host.info_.id, line});
  for (const auto& other : host.members_)
    if (TableChat::may_read(line.readers, other->viewer) && other != at.member && !host.is_muted(line.account, *other))
      host.notices_.emplace_back(other, notice("said", json::write(host.chat_.last_for(line, other->viewer))));
  return host.chat_.last_for(line, at.member->viewer);
}

// Whether somebody does not want to hear another.
bool Host::is_muted(const std::optional<AccountId>& speaker, const Member& listener) const {
  return speaker && listener.account && services_.regards.of(*listener.account, *speaker) != Regard::none;
}

Answer<ChatReply> Host::read_chat(const AtTable& at, const ChatParams& params) {
  const auto heard = [&at](const ChatLine& line) { return !at.host.is_muted(line.account, *at.member); };
  return at.host.chat_.read(at.member->viewer, params, heard);
}

Answer<protocol::Nothing> Host::hint(const AtTable& at, const protocol::Nothing&) {
  Host& host = at.host;
  if (!host.settings_.friendly)
    return Failure{
        ErrorCode::not_allowed, "At this table everybody thinks for himself: it is not a friendly one.", {}, {}};
  const Seat seat = at.member->viewer;
  if (!host.table_->is_asked(seat)) return Failure{ErrorCode::not_allowed, "You are not asked now.", {}, {}};
  const Payer payer = host.payer(*at.member);
  auto place = host.services_.limits.advice(payer);
  if (!place) return too_much_advice();
  const auto held = std::make_shared<Limits::Place>(std::move(*place));  // until the bot has thought
  host.bots_.advise(seat, payer, [&host, seat, member = at.member, held](Move move) {
    Table& table = *host.table_;
    const Wording& words = table.game().words();
    const std::string does = words.phrase(table.view(seat), move, table.names()).does;
    member->send(notice("hint", json::write(protocol::BotReply{words.text(move), does, {}})));
  });
  return protocol::Nothing{};
}

// Somebody has said no to a request to take back.
void Host::tell_declined(Seat seat) {
  for (const auto& member : members_)
    notices_.emplace_back(member, notice("declined", json::write(DeclinedNotice{{seat}})));
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
  outbox_->change(SetSeat{info_.id, index(seat), std::move(keeper)});
  concerned_ = SeatSet::all(table_->game().seats());
}

// A bot plays for a person who is there no more, until the person takes the seat back.
Answer<protocol::Nothing> Host::hand_over(const AtTable& at, const HandOverParams& params) {
  Host& host = at.host;
  const Seat seat = at.member->viewer;
  if (auto fault = host.fault_in_leaving()) return *fault;
  if (params.bot && host.bots_.bot_named(*params.bot) == nullptr)
    return Failure{ErrorCode::invalid_params, "There is no bot " + in_quotes(*params.bot) + ".", {}, {}};
  SeatKeeper keeper = host.info_.seats[static_cast<std::size_t>(index(seat))];
  keeper.bot = params.bot.value_or("");
  host.set_seat(seat, std::move(keeper));
  return protocol::Nothing{};
}

void Host::give_to_bot(Seat seat) {
  set_seat(seat, {std::nullopt, table_->entry().company.bots[0].id});
  for (const auto& other : members_)
    if (other->viewer == seat) {
      other->viewer = kNobody;
      other->shown = picture(kNobody);
      notices_.emplace_back(other, welcome(*other->shown, kNobody));
    }
}

Answer<protocol::Nothing> Host::resign(const AtTable& at, const protocol::Nothing&) {
  if (auto fault = at.host.fault_in_leaving()) return *fault;
  at.host.give_to_bot(at.member->viewer);
  return protocol::Nothing{};
}

void Host::give_away(AccountId account) {
  asio::post(strand_, [self = shared_from_this(), account] {
    if (self->stopped_) return;
    for (int i = 0; i < self->table_->game().seats(); ++i)
      if (self->info_.seats[static_cast<std::size_t>(i)].account == account) {
        self->give_to_bot(seat_at(i));
        if (!self->table_->chance().is_complete()) self->excused_.add(seat_at(i));
      }
    self->settle();
  });
}

// --- after something was done ---

void Host::settle() try {
  follow_company();
  keep();
  if (!excused_.empty()) return begin_again();
  tell_members();
  if (table_->request() && bots_.answer_request()) {
    keep();
    tell_members();
  }
  bots_.go_on();
  tell_company();
} catch (const std::exception& fault) {
  give_up(fault);
}

// What was done here is given to the store, and nothing more is: the game begins anew from there.
void Host::begin_again() {
  stopped_ = true;
  settings_.begin_again(std::exchange(excused_, {}));
  if (outbox_->is_all_on_disk()) part();
}

void Host::give_up(const std::exception& fault) {
  services_.log.fail("table_failed", {{"table", info_.id}, {"reason", fault.what()}});
  stopped_ = true;
  part();
}

void Host::keep() {
  services_.metrics.entries.Increment(static_cast<double>(table_->steps() - kept_steps_));
  const bool is_longer = kept_steps_ < table_->steps();
  if (is_longer) outbox_->change(lines_since(kept_steps_));
  kept_steps_ = table_->steps();
  note_progress(is_longer);
  outbox_->write([self = shared_from_this()](const auto& failure) { self->written(failure); });
  for (auto& [member, line] : std::exchange(notices_, {})) outbox_->send(member, std::move(line));
}

AddLines Host::lines_since(std::size_t step) const {
  AddLines lines{info_.id,
                 static_cast<std::int64_t>(step + 1),
                 static_cast<std::int64_t>(table_->steps()),
                 {},
                 awaited_by(kOpenHands).bits()};
  while (step < table_->steps()) {
    if (!lines.text.empty()) lines.text += '\n';
    lines.text += table_->line(++step);
  }
  return lines;
}

// The lobby shows each keeper whether his own seat is asked, and everybody when something public happened last.
void Host::note_progress(bool is_longer) {
  const SeatSet now_asked = awaited_by(kOpenHands);
  const std::uint32_t before = info_.asked.value_or(0);
  const bool ended = over_ != table_->is_over();
  if (table_->is_over() && info_.result.empty()) keep_result();
  const bool is_public = note_public_change();
  if (info_.asked == now_asked.bits() && !ended && !is_public) return;
  over_ = table_->is_over();
  if (over_) work_out_course();
  for (int i = 0; i < table_->game().seats(); ++i)
    if (ended || ((before ^ now_asked.bits()) >> i & 1U) != 0) concerned_.add(seat_at(i));
  info_.asked = now_asked.bits();
  info_.stage = over_ ? TableStage::over : ended_early_.empty() ? TableStage::playing : TableStage::abandoned;
  if (ended || is_public || !is_longer)  // otherwise the last line says itself who is asked
    outbox_->change(SetProgress{info_.id, info_.stage, now_asked.bits(), info_.changed});
}

// Whether the lobby is to show a later moment; nothing that happens in secret counts.
bool Host::note_public_change() {
  const std::size_t lines = table_->everything_told().heard_by(kNobody).size();
  if (std::exchange(public_lines_, lines) == lines) return false;
  const std::int64_t time = now();
  if (time - info_.changed < kMoment) return false;
  info_.changed = time;
  return true;
}

void Host::keep_result() {
  const Ranking ranking = table_->game().rules().ranking(table_->state());
  std::vector<FinishInfo> seats;
  for (std::size_t i = 0; i < table_->names().size(); ++i)
    seats.push_back({table_->names()[i], ranking.place[i],
                     table_->game().rules().tally(table_->state(), seat_at(static_cast<int>(i))).total()});
  info_.result = bj::serialize(json::write(seats));
  outbox_->change(SetResult{info_.id, info_.result});
}

void Host::work_out_course() {
  if (std::exchange(is_working_out_, true)) return;
  services_.waiting.add(payer(), [self = shared_from_this(), record = table_->record()](const Enough&) {
    const auto opened = Table::open(self->services_.games, record);
    Course course;
    if (const auto* table = std::get_if<Table>(&opened)) course = course_of(self->services_.games, *table);
    asio::post(self->strand_, [self, course = std::move(course)] { self->course_is_known(course); });
  });
}

void Host::course_is_known(Course course) {
  course_ = std::move(course);
  course_known_.cancel();
  if (stopped_) return;
  outbox_->change(SetCourse{info_.id, text_of(*course_)});
  keep();
}

void Host::written(const std::optional<Error>& failure) {
  if (failure) {
    services_.log.fail("write_failed", {{"table", info_.id}, {"reason", failure->message}});
    // What could not be kept has not happened: everybody leaves, and the table is opened anew from the disk.
    stopped_ = true;
  }
  if (stopped_ && outbox_->is_all_on_disk()) return part();
  if (failure) return part();
  if (!concerned_.empty()) settings_.progressed(info_, std::exchange(concerned_, {}), who_is_there().here);
}

// --- what members see ---

Host::Beside Host::beside() const {
  const ChanceSource& chance = table_->chance();
  Beside beside{static_cast<std::size_t>(chance.yet_to_commit().size() + chance.yet_to_reveal().size()), 0, 0,
                !table_->trouble().empty()};
  if (const auto& request = table_->request()) {
    beside.request = request->number;
    beside.agreed = request->agreed.bits();
  }
  return beside;
}

// Made anew only if something was told to the viewer, or the viewer did something: nothing else can change for it.
const SharedPicture& Host::picture(Seat viewer) {
  Shown& shown = shown_[viewer];
  const Beside now_beside = beside();
  if (!shown.picture || shown.picture->step != table_->moment(viewer) || shown.beside != now_beside)
    shown = {picture_of(*table_, viewer), now_beside};
  return shown.picture;
}

// Whoever is shown nothing else hears nothing, so that no message betrays a silent move. While bots are consulted about a
// standing step, nobody is told anything.
void Host::tell_members() {
  if (!table_->to_consult().empty()) return;
  if (told_steps_ == table_->steps() && told_beside_ == beside()) return;  // somebody has only read something
  told_steps_ = table_->steps();
  told_beside_ = beside();
  std::map<std::pair<Seat, SharedPicture>, std::string> lines;  // members who saw the same are told the same
  for (const auto& member : members_) {
    const SharedPicture& now = picture(member->viewer);
    if (member->shown == now) continue;
    const auto [line, fresh] = lines.try_emplace({member->viewer, member->shown});
    if (fresh) line->second = change(*member->shown, *now, *table_, member->viewer);
    member->shown = now;
    if (!line->second.empty()) outbox_->send(member, line->second);
  }
}

}  // namespace regalia::server
