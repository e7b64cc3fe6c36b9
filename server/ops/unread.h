// Bytes that wait to be sent: what those who do not read make the server hold. Its functions may be called from any thread.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>

namespace regalia::server {

class Unread {
 public:
  // One message that waits alone is never too much.
  struct Bounds {
    std::size_t of_one = 4 << 20;       // of one connection
    std::size_t of_address = 16 << 20;  // of all connections of one address
    std::size_t of_all = 256 << 20;     // of everybody
    std::size_t few = 64 << 10;         // a connection with no more is served although there is too much of others
  };

  explicit Unread(const Bounds& bounds) : bounds_(bounds) {}

  // Whether there is too much of an address, or of everybody, for so many bytes more.
  [[nodiscard]] bool is_crowded(const std::string& address, std::size_t more) const;
  // Of everybody.
  [[nodiscard]] std::size_t bytes() const;

  // What waits for one connection.
  class Mine {
   public:
    Mine(Unread& all, std::string address) : all_(&all), address_(std::move(address)) {}
    Mine(const Mine&) = delete;
    Mine& operator=(const Mine&) = delete;
    ~Mine() { take(bytes_); }

    // False: it is too much, and nothing was added.
    [[nodiscard]] bool add(std::size_t bytes);
    // So much was sent, or dropped.
    void take(std::size_t bytes);
    [[nodiscard]] std::size_t bytes() const { return bytes_; }

   private:
    Unread* all_;
    std::string address_;
    std::size_t bytes_ = 0;
  };

 private:
  [[nodiscard]] bool is_too_much(const std::string& address, std::size_t more) const;  // with the lock

  Bounds bounds_;
  mutable std::mutex mutex_;
  std::size_t bytes_ = 0;
  std::unordered_map<std::string, std::size_t> addresses_;
};

}  // namespace regalia::server
