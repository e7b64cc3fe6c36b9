#include "server/net/transfers.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace regalia::server {
namespace {

constexpr int kLongestPoll = 1000;  // milliseconds; what is added wakes it

bool is_ready() {
  static const CURLcode ready = curl_global_init(CURL_GLOBAL_DEFAULT);
  return ready == CURLE_OK;
}

}  // namespace

std::unique_ptr<Transfer> new_transfer(const std::vector<std::string>& list) {
  auto transfer = std::make_unique<Transfer>();
  transfer->handle.reset(is_ready() ? curl_easy_init() : nullptr);
  if (!transfer->handle) return nullptr;
  curl_slist* texts = nullptr;
  for (const std::string& text : list) texts = curl_slist_append(texts, text.c_str());
  transfer->list.reset(texts);
  curl_easy_setopt(transfer->handle.get(), CURLOPT_NOSIGNAL, 1L);
  // A name server may hang too: after the time-out the thread would still wait for it.
  curl_easy_setopt(transfer->handle.get(), CURLOPT_QUICK_EXIT, 1L);
  return transfer;
}

Transfers::Transfers() : handles_(is_ready() ? curl_multi_init() : nullptr) {
  if (!handles_) throw std::runtime_error("libcurl cannot be used");
  thread_ = std::thread([this] { run(); });
}

Transfers::~Transfers() { stop(); }

void Transfers::add(std::unique_ptr<Transfer> transfer) {
  {
    const std::lock_guard lock(mutex_);
    added_.push_back(std::move(transfer));
  }
  curl_multi_wakeup(handles_.get());
}

void Transfers::stop() {
  stopping_ = true;
  curl_multi_wakeup(handles_.get());
  if (thread_.joinable()) thread_.join();
}

void Transfers::run() {
  while (!stopping_) {
    begin_added();
    int running = 0;
    curl_multi_perform(handles_.get(), &running);
    end_finished();
    curl_multi_poll(handles_.get(), nullptr, 0, kLongestPoll, nullptr);
  }
  for (const auto& transfer : under_way_) curl_multi_remove_handle(handles_.get(), transfer->handle.get());
  under_way_.clear();
}

void Transfers::begin_added() {
  std::vector<std::unique_ptr<Transfer>> added;
  {
    const std::lock_guard lock(mutex_);
    added.swap(added_);
  }
  for (auto& transfer : added) {
    if (curl_multi_add_handle(handles_.get(), transfer->handle.get()) == CURLM_OK)
      under_way_.push_back(std::move(transfer));
    else
      transfer->done(CURLE_FAILED_INIT);
  }
}

void Transfers::end_finished() {
  int more = 0;
  while (const CURLMsg* message = curl_multi_info_read(handles_.get(), &more)) {
    const CURLcode code = message->data.result;
    const auto over = std::find_if(under_way_.begin(), under_way_.end(), [&](const auto& transfer) {
      return transfer->handle.get() == message->easy_handle;
    });
    const std::unique_ptr<Transfer> transfer = std::move(*over);
    under_way_.erase(over);
    curl_multi_remove_handle(handles_.get(), transfer->handle.get());
    transfer->done(code);
  }
}

}  // namespace regalia::server
