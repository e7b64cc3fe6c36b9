// Messages to other servers by libcurl, many under way at once in one thread: one that is never answered holds no other up.
#pragma once

#include <curl/curl.h>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace regalia::server {

template <auto close> struct CloseWith {
  template <class Thing> void operator()(Thing* thing) const { close(thing); }
};

// A message, with all that libcurl needs until it is over.
struct Transfer {
  std::string text;
  std::size_t read = 0;  // of the text
  std::unique_ptr<curl_slist, CloseWith<curl_slist_free_all>> list;
  std::unique_ptr<CURL, CloseWith<curl_easy_cleanup>> handle;
  std::function<void(CURLcode code)> done;  // called from the thread of the transfers
};

// With a list of header fields or recipients. Nothing if libcurl cannot be used.
[[nodiscard]] std::unique_ptr<Transfer> new_transfer(const std::vector<std::string>& list);

class Transfers {
 public:
  Transfers();
  ~Transfers();
  Transfers(const Transfers&) = delete;
  Transfers& operator=(const Transfers&) = delete;

  void add(std::unique_ptr<Transfer> transfer);
  // Drops what is under way; its `done` is not called any more.
  void stop();

 private:
  void run();
  void begin_added();
  void end_finished();

  std::unique_ptr<CURLM, CloseWith<curl_multi_cleanup>> handles_;
  std::vector<std::unique_ptr<Transfer>> under_way_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Transfer>> added_;
  std::atomic<bool> stopping_ = false;
  std::thread thread_;
};

}  // namespace regalia::server
