#include "server/ops/unread.h"

namespace regalia::server {

bool Unread::is_too_much(const std::string& address, std::size_t more) const {
  const auto found = addresses_.find(address);
  const auto is_over = [more](std::size_t waits, std::size_t most) { return waits > 0 && waits + more > most; };
  return is_over(found == addresses_.end() ? 0 : found->second, bounds_.of_address) || is_over(bytes_, bounds_.of_all);
}

bool Unread::is_crowded(const std::string& address, std::size_t more) const {
  const std::lock_guard lock(mutex_);
  return is_too_much(address, more);
}

std::size_t Unread::bytes() const {
  const std::lock_guard lock(mutex_);
  return bytes_;
}

bool Unread::Mine::add(std::size_t bytes) {
  const std::lock_guard lock(all_->mutex_);
  if (bytes_ > 0 && bytes_ + bytes > all_->bounds_.of_one) return false;
  if (bytes_ + bytes > all_->bounds_.few && all_->is_too_much(address_, bytes)) return false;
  bytes_ += bytes;
  all_->bytes_ += bytes;
  all_->addresses_[address_] += bytes;
  return true;
}

void Unread::Mine::take(std::size_t bytes) {
  if (bytes == 0) return;
  const std::lock_guard lock(all_->mutex_);
  const auto of_address = all_->addresses_.find(address_);
  bytes_ -= bytes;
  all_->bytes_ -= bytes;
  of_address->second -= bytes;
  if (of_address->second == 0) all_->addresses_.erase(of_address);
}

}  // namespace regalia::server
