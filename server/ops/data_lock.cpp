#include "server/ops/data_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>

namespace regalia::server {

// A file of its own beside the data, since SQLite has locks on the data itself. The lock goes with the process, however
// that ends; the file stays.
DataLock::DataLock(const std::string& data) {
  const std::string path = data + "-lock";
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file_ < 0) throw std::runtime_error("the file " + path + " cannot be made: " + std::strerror(errno));
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  ::close(file_);
  throw std::runtime_error("another server uses the data file " + data +
                           "; stop it first, or choose another with --data");
}

DataLock::~DataLock() { ::close(file_); }

}  // namespace regalia::server
