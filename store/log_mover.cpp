#include "store/log_mover.h"

namespace regalia::sqlite {
namespace {

// The log begins anew only when all of it was moved at the moment of a commit. Where commits never pause, that moment has to
// be made: at last the writer moves the rest itself, soon after most of it was moved.
constexpr int kPart = 1024;  // pages: few enough that the disk has time for commits in between
constexpr int kMost = 16 * kPart + kPart / 8;

// Failing does no harm: the log stays as it is, and grows.
void move(sqlite3* database) {
  sqlite3_wal_checkpoint_v2(database, "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}  // namespace

LogMover::LogMover(const std::string& path, Database& writer)
    : writer_(writer), database_(path, Database::Access::write), next_(kPart), thread_([this] { move_on_and_on(); }) {
  database_.run("PRAGMA synchronous = FULL");
  sqlite3_wal_hook(writer_.handle(), &committed, this);
}

LogMover::~LogMover() {
  sqlite3_wal_hook(writer_.handle(), nullptr, nullptr);
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  woken_.notify_one();
  thread_.join();
}

int LogMover::committed(void* self, sqlite3* writer, const char*, int pages) {
  LogMover& mover = *static_cast<LogMover*>(self);
  if (pages < kPart) mover.next_ = kPart;
  if (pages >= kMost) {
    move(writer);
  } else if (pages >= mover.next_) {
    mover.next_ += kPart;
    const std::lock_guard lock(mover.mutex_);
    mover.wanted_ = true;
    mover.woken_.notify_one();
  }
  return SQLITE_OK;
}

void LogMover::move_on_and_on() {
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      woken_.wait(lock, [this] { return closing_ || wanted_; });
      if (closing_) return;
      wanted_ = false;
    }
    move(database_.handle());
  }
}

}  // namespace regalia::sqlite
