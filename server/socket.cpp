#include "server/socket.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>

#include <boost/asio/dispatch.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>

namespace regalia::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

namespace {

constexpr std::size_t kLongestMessage = 64 << 10;
constexpr std::size_t kEnoughWaiting = 256 << 10;        // bytes that wait for a reader: then nothing more is asked
constexpr auto kLastPatience = std::chrono::seconds(5);  // for whoever is told why the connection ends
constexpr auto kLongestPause = std::chrono::seconds(60);

// Lives as long as somebody may send to it. Everything happens on the stream's strand.
class Socket : public std::enable_shared_from_this<Socket> {
 public:
  Socket(Stream stream, const std::string& address, const Services& services)
      : stream_(std::move(stream)),
        metrics_(services.metrics),
        unread_(services.limits.unread(), address),
        parting_(stream_.get_executor()),
        drained_(stream_.get_executor(), asio::steady_timer::time_point::max()) {}

  asio::awaitable<void> accept(const Request& request) {
    stream_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
    stream_.read_message_max(kLongestMessage);
    // Where the client offers it. Small messages gain nothing; a small window keeps a socket cheap.
    websocket::permessage_deflate deflate;
    deflate.server_enable = true;
    deflate.server_max_window_bits = 12;
    deflate.memLevel = 4;
    deflate.compLevel = 4;
    deflate.msg_size_threshold = 256;
    stream_.set_option(deflate);
    stream_.text(true);
    stream_.auto_fragment(false);
    co_await stream_.async_accept(request, asio::use_awaitable);
  }

  // Messages until the other side leaves or sends what is none.
  asio::awaitable<void> read(const Room& room, std::shared_ptr<Member> member, Limits& limits) {
    beast::flat_buffer buffer;
    Pace pace = limits.messages();
    for (;;) {
      buffer.clear();
      beast::error_code code;
      co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, code));
      if (code || closed_) co_return;
      if (!stream_.got_text()) co_return;
      const int cost = co_await room.receive(member, beast::buffers_to_string(buffer.data()));
      const std::chrono::duration<double> pause = std::min<std::chrono::duration<double>>(
          std::max(pace.pause(cost), limits.worked(member->network, cost)), kLongestPause);
      if (pause.count() > 0) {
        asio::steady_timer timer(stream_.get_executor(), std::chrono::duration_cast<std::chrono::nanoseconds>(pause));
        co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, code));
      }
      while (unread_.bytes() + member->held > kEnoughWaiting && !closed_)
        co_await drained_.async_wait(asio::redirect_error(asio::use_awaitable, code));
    }
  }

  void send(std::string line) {
    asio::dispatch(stream_.get_executor(), [self = shared_from_this(), line = std::move(line)]() mutable {
      if (self->closed_) return;
      if (!self->unread_.add(line.size())) return self->cut_off();
      self->waiting_.push_back(std::move(line));
      self->go_on();
    });
  }

  // When all that waits is written.
  void close() {
    asio::dispatch(stream_.get_executor(), [self = shared_from_this()] {
      self->closed_ = true;
      self->drained_.cancel();
      self->go_on();
    });
  }

 private:
  // Drops what waits. Whoever reads on is told why, and nobody is waited for long.
  void cut_off() {
    metrics_.slow_readers.Increment();
    reason_ = {websocket::close_code::policy_error,
               "Too much waits to be read here. Read faster, or open fewer connections."};
    closed_ = true;
    drained_.cancel();
    drop_waiting();
    parting_.expires_after(kLastPatience);
    parting_.async_wait([self = shared_from_this()](beast::error_code code) {
      if (!code) beast::get_lowest_layer(self->stream_).cancel();
    });
    go_on();
  }

  void drop_waiting() {
    for (const std::string& line : waiting_) unread_.take(line.size());
    waiting_.clear();
  }

  // Writes the next line, or says goodbye when there is none and the socket was closed.
  void go_on() {
    if (writing_) return;
    if (waiting_.empty()) {
      if (!closed_) return;
      writing_ = true;
      return stream_.async_close(reason_, [self = shared_from_this()](beast::error_code) { self->parting_.cancel(); });
    }
    writing_ = true;
    current_ = std::move(waiting_.front());
    waiting_.pop_front();
    stream_.async_write(asio::buffer(current_), [self = shared_from_this()](beast::error_code code, std::size_t) {
      self->writing_ = false;
      self->unread_.take(self->current_.size());
      if (code) {
        self->closed_ = true;
        self->drop_waiting();
      }
      if (self->closed_ || self->unread_.bytes() <= kEnoughWaiting) self->drained_.cancel();
      self->go_on();
    });
  }

  websocket::stream<Stream> stream_;
  Metrics& metrics_;
  std::string current_;  // is being written
  std::deque<std::string> waiting_;
  Unread::Mine unread_;
  websocket::close_reason reason_{websocket::close_code::going_away};
  asio::steady_timer parting_;
  asio::steady_timer drained_;  // cancelled when there is room again
  bool writing_ = false;
  bool closed_ = false;
};

}  // namespace

asio::awaitable<void> serve_socket(Stream stream, Request request, Room room, std::shared_ptr<Member> member,
                                   const Services& services) {
  stream.expires_never();  // the WebSocket has timeouts of its own
  const auto socket = std::make_shared<Socket>(std::move(stream), member->network, services);
  co_await socket->accept(request);
  services.metrics.sockets.Increment();
  member->send = [weak = std::weak_ptr(socket)](std::string line) {
    if (const auto alive = weak.lock()) alive->send(std::move(line));
  };
  member->close = [weak = std::weak_ptr(socket)] {
    if (const auto alive = weak.lock()) alive->close();
  };
  room.enter(member);
  co_await socket->read(room, member, services.limits);
  room.leave(member);
  socket->close();
  services.metrics.sockets.Decrement();
}

}  // namespace regalia::server
