#include "server/account/regards.h"

namespace regalia::server {
namespace {

constexpr std::size_t kManyBooks = 10'000;

}  // namespace

std::shared_ptr<const Regards::Book> Regards::book(AccountId account) {
  {
    const std::lock_guard lock(mutex_);
    if (const auto known = books_.find(account); known != books_.end()) return known->second;
  }
  auto read = std::make_shared<const Book>(store_.regards_of(account));
  const std::lock_guard lock(mutex_);
  if (books_.size() >= kManyBooks) books_.clear();
  return books_[account] = std::move(read);
}

Regard Regards::of(AccountId account, AccountId other) {
  const std::shared_ptr<const Book> his = book(account);
  const auto found = his->find(other);
  return found == his->end() ? Regard::none : found->second;
}

std::optional<Error> Regards::set(AccountId account, AccountId other, Regard regard) {
  if (auto failure = store_.write_now({SetRegard{account, other, regard}})) return failure;
  const std::lock_guard lock(mutex_);
  books_.erase(account);
  return std::nullopt;
}

}  // namespace regalia::server
