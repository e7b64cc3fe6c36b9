// What leaves a table: changes for the store, and messages, which wait here until those changes are on disk. So nobody hears
// of anything that could still be lost.
//
// Everything happens on the table's strand.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/net/strand.h"
#include "server/ops/services.h"
#include "server/table/member.h"

namespace regalia::server {

class Outbox : public std::enable_shared_from_this<Outbox> {
 public:
  Outbox(const Services& services, Strand strand) : services_(services), strand_(std::move(strand)) {}

  // Something has changed; write() gives it to the store.
  void change(Change change) { changes_.push_back(std::move(change)); }
  // `done` is called when all of it is on disk, or with the reason why not. What could not be kept has not happened: nothing
  // that waits is sent any more.
  void write(std::function<void(const std::optional<Error>&)> done);
  // Sends a line when all that was given to the store before is on disk.
  void send(const std::shared_ptr<Member>& member, std::string line);
  [[nodiscard]] bool is_all_on_disk() const { return begun_ == done_; }

 private:
  struct Held {
    std::uint64_t after = 0;  // which writing it waits for
    std::shared_ptr<Member> member;
    std::string line;
  };

  void written(std::uint64_t number, const std::optional<Error>& failure);

  const Services& services_;
  Strand strand_;
  std::vector<Change> changes_;  // made, and not yet given to the store
  std::uint64_t begun_ = 0;      // writings
  std::uint64_t done_ = 0;
  std::deque<Held> held_;
};

}  // namespace regalia::server
