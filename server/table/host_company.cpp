// What a host does about its company: for whom time runs, and what happens to a seat whose time is up.
#include <boost/asio/post.hpp>
#include <boost/json.hpp>

#include "server/ops/clock.h"
#include "server/table/host.h"

namespace regalia::server {

namespace asio = boost::asio;
namespace bj = boost::json;

using protocol::Answer;
using protocol::ErrorCode;
using protocol::Failure;

namespace {

// All that a viewer is told of the company but the time that passes.
std::string signs_of(CompanyNotice company) {
  for (SeatCompany& seat : company.seats) seat.left.reset();
  return bj::serialize(json::write(company));
}

}  // namespace

// The seats that people keep and play themselves.
SeatSet Host::people() const {
  SeatSet seats;
  for (std::size_t i = 0; i < info_.seats.size(); ++i)
    if (info_.seats[i].account && info_.seats[i].bot.empty()) seats.add(seat_at(static_cast<int>(i)));
  return seats;
}

// While bots are consulted about a standing step, nothing may be seen to happen.
void Host::follow_company() {
  if (!table_->to_consult().empty()) return;
  const auto now = exact_now();
  bool anew = false;
  do anew = company_.follow(who_is_there(), now) || anew;
  while (see_to_late(company_.late(now)));
  // Whatever the clock's rule: everything else would show whom the game waits for.
  for (const Seat seat : company_.late_in_secret(now)) bots_.stand_in(seat);
  const auto next = company_.deadline(now);
  if (company_.has_clock()) {
    std::optional<std::int64_t> deadline;
    if (next) deadline = std::chrono::ceil<std::chrono::seconds>(*next).count();
    if (anew || deadline != kept_deadline_) outbox_->change(SetClock{info_.id, company_.clock_text(), deadline});
    kept_deadline_ = deadline;
  }
  if (!next) return void(until_late_.cancel());
  until_late_.expires_after(*next - now);
  until_late_.async_wait([weak = weak_from_this()](const boost::system::error_code& code) {
    if (const auto self = weak.lock(); self && !code && !self->stopped_) self->settle();
  });
}

Company::Now Host::who_is_there() const {
  Company::Now there{{}, people(), {}};
  for (const auto& member : members_)
    if (member->viewer != kNobody) there.here.add(member->viewer);
  const SeatSet bots = SeatSet::all(table_->game().seats()) - there.people;
  there.awaited = awaited_by(kNobody) - bots;
  there.secretly = awaited_by(kOpenHands) - awaited_by(kNobody) - bots;
  there.goes_on = ended_early_.empty() && awaits_anybody(*table_);
  return there;
}

// Does by the clock's rule what is to be done without a vote. True: something is different now.
bool Host::see_to_late(SeatSet late) {
  const std::string rule = settings_.company.clock ? settings_.company.clock->late.value_or("vote") : "vote";
  for (const Seat seat : late) {
    if (rule == "vote") return false;
    if (rule == "end") {
      befall(seat, Company::Fate::end);
      return true;
    }
    if (rule == "move" && table_->chance().is_complete())
      bots_.stand_in(seat);
    else
      befall(seat, Company::Fate::bot);
  }
  return !late.empty() && !(rule == "move" && table_->chance().is_complete());
}

// A seat is played by a bot until its keeper takes it back; a game that waits for its word to chance begins without it.
void Host::befall(Seat seat, Company::Fate fate) {
  if (fate == Company::Fate::end) return abandon("The time of " + name_of(seat) + " was up.");
  if (fate != Company::Fate::bot) return;
  SeatKeeper keeper = info_.seats[static_cast<std::size_t>(index(seat))];
  keeper.bot = table_->entry().company.bots[0].id;
  set_seat(seat, std::move(keeper));
  if (!table_->chance().is_complete()) excused_.add(seat);
}

void Host::abandon(const std::string& why) {
  ended_early_ = "The game was ended before its time. " + why;
  info_.result = bj::serialize(bj::value(ended_early_));
  services_.log.info("game_abandoned", {{"table", info_.id}});
  info_.stage = TableStage::abandoned;
  info_.asked = 0;
  concerned_ = SeatSet::all(table_->game().seats());
  outbox_->change(SetProgress{info_.id, info_.stage, 0, now()});
  outbox_->change(SetResult{info_.id, info_.result});
}

void Host::end_early(std::string why) {
  asio::post(strand_, [self = shared_from_this(), why = std::move(why)] {
    if (self->stopped_ || self->table_->is_over() || !self->ended_early_.empty()) return;
    self->abandon(why);
    self->settle();
  });
}

CompanyNotice Host::company_for(Seat viewer) const {
  CompanyNotice company = company_.notice(viewer, exact_now());
  if (!ended_early_.empty()) company.ended = ended_early_;
  return company;
}

void Host::tell_company(const std::shared_ptr<Member>& member) {
  outbox_->send(member, notice("company", json::write(company_for(member->viewer))));
}

// Each viewer, only when something else is to be told than time that passes.
void Host::tell_company() {
  if (!table_->to_consult().empty()) return;
  std::map<Seat, std::string> lines;
  for (const auto& member : members_) {
    const auto [line, fresh] = lines.try_emplace(member->viewer);
    if (fresh) {
      const CompanyNotice company = company_for(member->viewer);
      std::string signs = signs_of(company);
      if (told_company_[member->viewer] != signs) line->second = notice("company", json::write(company));
      told_company_[member->viewer] = std::move(signs);
    }
    if (!line->second.empty()) outbox_->send(member, line->second);
  }
}

Answer<protocol::Nothing> Host::vote(const AtTable& at, const VoteParams& params) {
  Host& host = at.host;
  const Seat about = params.seat.seat;
  const std::optional<Company::Fate> fate = fate_named(params.what);
  if (!fate) return Failure{ErrorCode::invalid_params, "Vote for `bot`, `end` or `wait`.", {}, {}};
  if (!host.company_.late(exact_now()).has(about))
    return Failure{ErrorCode::not_allowed, "The time of this seat is not up.", {}, {}};
  if (about == at.member->viewer || !host.people().has(at.member->viewer))
    return Failure{ErrorCode::not_allowed, "The other people at the table decide about it.", {}, {}};
  if (const auto carried = host.company_.vote(at.member->viewer, about, *fate)) host.befall(about, *carried);
  return protocol::Nothing{};
}

Answer<protocol::Nothing> Host::nudge(const AtTable& at, const NudgeParams& params) {
  Host& host = at.host;
  const Seat by = at.member->viewer;
  const Seat seat = params.seat.seat;
  if (seat == by || !host.people().has(seat) || !host.awaited_by(by).has(seat))
    return Failure{ErrorCode::not_allowed, "The game does not wait for this person.", {}, {}};
  const auto& whose = host.info_.seats[static_cast<std::size_t>(index(seat))].account;
  if (at.member->account && host.services_.regards.of(*whose, *at.member->account) == Regard::blocked)
    return Failure{ErrorCode::not_allowed, "This person does not want to be reminded by you.", {}, {}};
  if (!host.company_.nudge(by, seat, exact_now()))
    return Failure{ErrorCode::too_often, "This person has been reminded just now.", {}, {}};
  if (!host.who_is_there().here.has(seat)) host.settings_.nudged(host.info_, seat);
  for (const auto& member : host.members_)
    if (member->viewer == seat) host.notices_.emplace_back(member, notice("nudged", json::write(NudgedNotice{{by}})));
  return protocol::Nothing{};
}

}  // namespace regalia::server
