// Moves what commits have appended to SQLite's log into the data file, on a thread of its own: no commit waits for it.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "store/sqlite.h"

namespace regalia::sqlite {

class LogMover {
 public:
  // Watches the commits of `writer`, which is connected to the file at `path`.
  LogMover(const std::string& path, Database& writer);
  ~LogMover();
  LogMover(const LogMover&) = delete;
  LogMover& operator=(const LogMover&) = delete;

 private:
  static int committed(void* self, sqlite3* writer, const char* schema, int pages);
  void move_on_and_on();

  Database& writer_;
  Database database_;
  int next_;  // so many pages in the log call for moving; for whoever commits
  std::mutex mutex_;
  std::condition_variable woken_;
  bool wanted_ = false;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace regalia::sqlite
