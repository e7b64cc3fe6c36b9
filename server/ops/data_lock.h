// One server for a data file: a second one would tell its visitors of games that the first plays on.
#pragma once

#include <string>

namespace regalia::server {

class DataLock {
 public:
  // Throws if another server has the file.
  explicit DataLock(const std::string& data);
  ~DataLock();
  DataLock(const DataLock&) = delete;
  DataLock& operator=(const DataLock&) = delete;

 private:
  int file_;
};

}  // namespace regalia::server
