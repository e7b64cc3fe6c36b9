// What a bot thinks of a game that has ended, for whoever asks.
#include <boost/asio/post.hpp>
#include <chrono>
#include <functional>
#include <utility>

#include "protocol/shown.h"
#include "server/ops/fair_pool.h"
#include "server/ops/processor_time.h"
#include "server/table/host.h"

namespace regalia::server {

namespace asio = boost::asio;
using protocol::Answer;
using protocol::ErrorCode;
using protocol::Failure;

namespace {

// So long a review thinks before others have their turn.
constexpr std::chrono::milliseconds kAtOnce{100};

// A review under way, with a table of its own: nobody waits for it.
struct Reviewing {
  Table table;
  Review review;

  Reviewing(Table opened, const BotEntry& bot) : table(std::move(opened)), review(table, bot) {}
};

// Thinks for a moment, and goes on when it is this table's turn again; in the end, `then` has all opinions.
void think_on(const Services& services, const Payer& payer, const std::shared_ptr<Reviewing>& work,
              const std::function<void(std::vector<Opinion>)>& then) {
  services.thinking.add(payer, [&services, payer, work, then](const Enough& enough) {
    const auto before = processor_time();
    const auto until = std::chrono::steady_clock::now() + kAtOnce;
    bool is_more = true;
    while (is_more && std::chrono::steady_clock::now() < until && !*enough) is_more = work->review.go_on();
    services.limits.advised(payer, processor_time() - before);
    if (is_more) return think_on(services, payer, work, then);
    then(work->review.opinions());
  });
}

}  // namespace

Failure Host::too_much_advice() {
  return {ErrorCode::too_often,
          "Bots have thought much for you, or for others at your address. Ask again in a minute.",
          {},
          {}};
}

Answer<protocol::Nothing> Host::review(const AtTable& at, const protocol::Nothing&) {
  Host& host = at.host;
  if (!host.table_->is_over()) return Failure{ErrorCode::not_allowed, "The game has not ended.", {}, {}};
  if (host.review_) {
    host.tell_review(at.member);
    return protocol::Nothing{};
  }
  if (host.review_wanted_.empty()) {
    const Payer payer = host.payer(*at.member);
    auto place = host.services_.limits.advice(payer);
    if (!place) return too_much_advice();
    host.work_out_review(payer, std::make_shared<Limits::Place>(std::move(*place)));
  }
  host.review_wanted_.insert(at.member);
  return protocol::Nothing{};
}

// The place is held until the review is known, or given up.
void Host::work_out_review(const Payer& payer, std::shared_ptr<Limits::Place> place) {
  const auto open_and_think = [self = shared_from_this(), payer, place = std::move(place),
                               record = table_->record()](const Enough&) {
    auto opened = Table::open(self->services_.games, record);
    auto* table = std::get_if<Table>(&opened);
    if (table == nullptr) return;
    const BotEntry& bot = table->entry().company.adviser();
    const auto work = std::make_shared<Reviewing>(std::move(*table), bot);
    think_on(self->services_, payer, work, [self, place](std::vector<Opinion> opinions) {
      asio::post(self->strand_, [self, opinions = std::move(opinions)] { self->review_is_known(opinions); });
    });
  };
  services_.waiting.add(payer, open_and_think);
}

void Host::review_is_known(std::vector<Opinion> opinions) {
  review_ = std::move(opinions);
  for (const std::shared_ptr<Member>& member : std::exchange(review_wanted_, {}))
    if (members_.contains(member)) tell_review(member);
}

void Host::tell_review(const std::shared_ptr<Member>& member) {
  const BotEntry& bot = table_->entry().company.adviser();
  member->send(notice("review", json::write(protocol::review_reply(*table_, member->viewer, bot, *review_))));
}

}  // namespace regalia::server
