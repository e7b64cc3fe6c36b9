#include "server/table/outbox.h"

#include <prometheus/counter.h>
#include <prometheus/histogram.h>

#include <boost/asio/post.hpp>
#include <chrono>

namespace regalia::server {

void Outbox::write(std::function<void(const std::optional<Error>&)> done) {
  if (changes_.empty()) return;
  services_.store.write(std::exchange(changes_, {}),
                        [self = shared_from_this(), number = ++begun_, done = std::move(done),
                         since = std::chrono::steady_clock::now()](const auto& failure) {
                          self->services_.metrics.writing.Observe(
                              std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count());
                          boost::asio::post(self->strand_, [self, number, done, failure] {
                            self->written(number, failure);
                            done(failure);
                          });
                        });
}

void Outbox::send(const std::shared_ptr<Member>& member, std::string line) {
  if (is_all_on_disk()) return member->send(std::move(line));
  member->held += line.size();
  held_.push_back({begun_, member, std::move(line)});
}

void Outbox::written(std::uint64_t number, const std::optional<Error>& failure) {
  if (failure) {
    services_.metrics.failed_writes.Increment();
    held_.clear();
  }
  done_ = number;
  for (; !held_.empty() && held_.front().after <= done_; held_.pop_front()) {
    held_.front().member->held -= held_.front().line.size();
    held_.front().member->send(std::move(held_.front().line));
  }
}

}  // namespace regalia::server
