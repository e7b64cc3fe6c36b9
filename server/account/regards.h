// Whom people do not want to read, or to play with. Asked often, so it is kept in memory for those who are there.
#pragma once

#include <map>
#include <memory>
#include <mutex>

#include "store/store.h"

namespace regalia::server {

class Regards {
 public:
  explicit Regards(Store& store) : store_(store) {}

  // What somebody thinks of another.
  [[nodiscard]] Regard of(AccountId account, AccountId other);
  [[nodiscard]] std::optional<Error> set(AccountId account, AccountId other, Regard regard);

 private:
  using Book = std::map<AccountId, Regard>;
  [[nodiscard]] std::shared_ptr<const Book> book(AccountId account);

  Store& store_;
  std::mutex mutex_;
  std::map<AccountId, std::shared_ptr<const Book>> books_;
};

}  // namespace regalia::server
