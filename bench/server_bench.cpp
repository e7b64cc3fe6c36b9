// Loads a server with tables that bots play over loopback sockets, and tells how long a decision takes from being sent to
// being acknowledged, which is when it is on disk.
//
//   server_bench PORT [TABLES] [DECISIONS a second, in all; 0: as many as possible] [SECONDS] [GAME] [SOCKETS a table]
//
// A table has two seats and three sockets: one for each seat and an onlooker; or one socket, and a bot in the other seat. A
// server that pushes what a seat may play is told decisions without asking for a reply: what has changed is the
// acknowledgement. An older one is asked who is to decide and what may be played, and replies. If SERVER_PID is set, it is
// told what the server needs meanwhile.
#include <unistd.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "engine/random.h"

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace bj = boost::json;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using asio::use_awaitable;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;

constexpr std::string_view kReply = R"({"jsonrpc":"2.0","id":)";
constexpr std::size_t kRoom = 16 << 10;  // for most messages

struct Load {
  tcp::endpoint server;
  std::string game;
  bool alone = false;  // a person against a bot, by one socket
  double pause = 0;    // seconds between two decisions of one table
  Clock::time_point end;
  std::vector<double> milliseconds;
  long decisions = 0;
  int sitting = 0;  // tables that have begun
  int lost = 0;     // tables whose connection broke
};

std::string decision(const std::string& move) {
  return R"({"jsonrpc":"2.0","method":"play","params":{"moves":[")" + move + R"("]}})";
}
std::string request(const char* method, bj::object params, int id = 1) {
  return bj::serialize(bj::object{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(params)}});
}

// Outside of coroutines, where g++ 12 stumbles over lists in braces.
std::string guest_request() { return request("guest", {{"name", "Load"}}); }
std::string create_request(const Load& load) {
  return request("create", {{"game", load.game}, {"players", 2}, {"seats", {"me", load.alone ? "random" : "me"}}});
}
bj::object play_params(const std::string& move) { return {{"moves", bj::array(1, bj::value(move))}}; }
std::vector<std::string> texts_of(const bj::array& moves) {
  std::vector<std::string> texts;
  for (const bj::value& move : moves) texts.emplace_back(move.at("move").get_string());
  return texts;
}

asio::awaitable<bj::value> call_lobby(Load& load, std::string token, std::string body) {
  beast::tcp_stream stream(co_await asio::this_coro::executor);
  co_await stream.async_connect(load.server, use_awaitable);
  http::request<http::string_body> message{http::verb::post, "/api", 11};
  message.set(http::field::host, "127.0.0.1");
  if (!token.empty()) message.set(http::field::authorization, "Bearer " + token);
  message.body() = std::move(body);
  message.prepare_payload();
  co_await http::async_write(stream, message, use_awaitable);
  beast::flat_buffer buffer;
  http::response<http::string_body> reply;
  co_await http::async_read(stream, buffer, reply, use_awaitable);
  co_return bj::parse(reply.body()).at("result");
}

class Seat {
 public:
  explicit Seat(const asio::io_context::executor_type& executor) : stream_(executor) { buffer_.reserve(kRoom); }

  asio::awaitable<void> sit(Load& load, std::string table, std::string token, std::string query) {
    co_await beast::get_lowest_layer(stream_).async_connect(load.server, use_awaitable);
    stream_.set_option(websocket::stream_base::decorator([token](websocket::request_type& message) {
      if (!token.empty()) message.set(http::field::authorization, "Bearer " + token);
    }));
    co_await stream_.async_handshake("127.0.0.1", "/tables/" + table + query, use_awaitable);
    (void)co_await hear();
  }
  // The next message, until there is another.
  asio::awaitable<std::string_view> read() {
    buffer_.consume(buffer_.size());
    co_await stream_.async_read(buffer_, use_awaitable);
    co_return std::string_view(static_cast<const char*>(buffer_.data().data()), buffer_.size());
  }
  // Takes in bytes without looking at them, for somebody who only listens.
  asio::awaitable<void> listen() {
    buffer_.clear();
    const auto room = buffer_.prepare(kRoom);
    for (;;) (void)co_await beast::get_lowest_layer(stream_).async_read_some(room, use_awaitable);
  }
  // Takes in a notice, or tells that it was the answer to the last request.
  asio::awaitable<bool> hear() {
    const std::string_view text = co_await read();
    if (text.starts_with(kReply)) co_return true;  // one is asked for at a time
    bj::monotonic_resource memory(kRoom);          // for a message that is soon forgotten
    const bj::value message = bj::parse({text.data(), text.size()}, &memory);
    const bj::object& object = message.get_object();
    if (const bj::value* params = object.if_contains("params")) take_in(params->get_object());
    co_return false;
  }
  // Sends a request and reads until it is answered; the text of the answer.
  asio::awaitable<std::string> call(const char* method, bj::object params) {
    const std::string line = request(method, std::move(params), ++id_);
    co_await stream_.async_write(asio::buffer(line), use_awaitable);
    while (!co_await hear()) {
    }
    co_return beast::buffers_to_string(buffer_.data());
  }
  // Sends a decision and reads until it has changed something for this seat.
  asio::awaitable<void> decide(std::string move) {
    const std::string line = decision(move);
    const std::int64_t before = step_;
    co_await stream_.async_write(asio::buffer(line), use_awaitable);
    while (step_ == before) (void)co_await hear();
  }
  // What the server has pushed: all that may be played now, and whether the game has ended.
  [[nodiscard]] bool is_pushed() const { return is_pushed_; }
  [[nodiscard]] const std::vector<std::string>& moves() const { return moves_; }
  [[nodiscard]] bool is_over() const { return is_over_; }

 private:
  void take_in(const bj::object& params) {
    if (const bj::value* step = params.if_contains("step")) step_ = step->as_int64();
    if (const bj::value* moves = params.if_contains("moves")) {
      is_pushed_ = true;
      moves_ = texts_of(moves->at("moves").get_array());
    }
    if (const bj::value* status = params.if_contains("status")) is_over_ = status->at("pending").at("step") == "over";
  }

  websocket::stream<beast::basic_stream<tcp, asio::io_context::executor_type>> stream_;
  beast::flat_buffer buffer_;  // the last message
  int id_ = 0;
  std::int64_t step_ = 0;
  bool is_pushed_ = false;
  bool is_over_ = false;
  std::vector<std::string> moves_;
};

asio::awaitable<void> look_on(std::shared_ptr<Seat> seat) {
  try {
    co_await seat->listen();
  } catch (const std::exception&) {  // the end of the measurement
  }
}

asio::awaitable<void> play_table(Load& load, asio::io_context::executor_type executor, std::uint64_t seed) {
  try {
    regalia::Rng rng(seed);
    const bj::value me = co_await call_lobby(load, "", guest_request());
    const std::string token(me.at("token").as_string());
    const bj::value created = co_await call_lobby(load, token, create_request(load));
    const std::string table(created.at("id").as_string());
    Seat one(executor);
    Seat two(executor);
    co_await one.sit(load, table, token, "?seat=1");
    if (!load.alone) {
      co_await two.sit(load, table, token, "?seat=2");
      const auto onlooker = std::make_shared<Seat>(executor);
      co_await onlooker->sit(load, table, "", "");
      asio::co_spawn(executor, look_on(onlooker), asio::detached);
    }
    ++load.sitting;
    asio::steady_timer timer(executor);
    bool first = true;
    while (Clock::now() < load.end) {
      if (load.pause > 0) {
        timer.expires_after(std::chrono::duration_cast<Clock::duration>(
            std::chrono::duration<double>(load.pause * (0.5 + rng.unit()))));
        co_await timer.async_wait(use_awaitable);
      }
      if (one.is_pushed()) {
        // Whoever played last knows what came of it; if that is no question, the other has still to read his own.
        Seat& other = first && !load.alone ? two : one;
        while (one.moves().empty() && two.moves().empty() && !one.is_over() && !two.is_over())
          (void)co_await other.hear();
        if (one.is_over() || two.is_over()) break;
        first = !one.moves().empty();
      } else {
        const bj::value status = bj::parse(co_await one.call("status", bj::object())).at("result");
        if (status.at("pending").at("step") == "over") break;
        first = status.at("pending").at("owing").at(0) == 1;
      }
      Seat& seat = first ? one : two;
      std::vector<std::string> listed = seat.moves();
      if (!seat.is_pushed()) {
        const bj::value reply = bj::parse(co_await seat.call("moves", bj::object()));
        listed = texts_of(reply.at("result").at("moves").as_array());
      }
      const std::string move = listed.at(rng.below(static_cast<std::uint32_t>(listed.size())));
      const auto sent = Clock::now();
      if (seat.is_pushed())
        co_await seat.decide(move);
      else
        (void)co_await seat.call("play", play_params(move));
      load.milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - sent).count());
      ++load.decisions;
    }
  } catch (const std::exception& error) {
    if (++load.lost == 1) std::fprintf(stderr, "a table was lost: %s\n", error.what());
  }
}

// What a process has used so far, and holds now.
struct Needs {
  double processor = 0;  // seconds
  double memory = 0;     // MB
};

Needs needs_of(const std::string& process) {
  std::ifstream file("/proc/" + process + "/stat");
  std::string text((std::istreambuf_iterator<char>(file)), {});
  text.erase(0, text.rfind(')') + 1);  // number and name, which may hold anything
  std::istringstream figures(text);
  std::vector<std::string> list((std::istream_iterator<std::string>(figures)), {});
  constexpr std::size_t kUser = 11, kSystem = 12, kResident = 21;  // counted from the state of the process on
  if (list.size() <= kResident) return {};
  return {(std::stod(list[kUser]) + std::stod(list[kSystem])) / static_cast<double>(sysconf(_SC_CLK_TCK)),
          std::stod(list[kResident]) * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20)};
}

double quantile(const std::vector<double>& sorted, double q) {
  return sorted.empty()
             ? 0
             : sorted[std::min(sorted.size() - 1, static_cast<std::size_t>(q * static_cast<double>(sorted.size())))];
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr,
                 "usage: server_bench PORT [TABLES] [DECISIONS a second in all; 0: all] [SECONDS] [GAME] "
                 "[SOCKETS a table: 3 or 1]\n");
    return 2;
  }
  const int tables = argc > 2 ? std::atoi(argv[2]) : 100;
  const double rate = argc > 3 ? std::atof(argv[3]) : 100;
  const double seconds = argc > 4 ? std::atof(argv[4]) : 10;
  asio::io_context context(1);
  Load load;
  load.server = {asio::ip::make_address("127.0.0.1"), static_cast<std::uint16_t>(std::atoi(argv[1]))};
  load.game = argc > 5 ? argv[5] : "royals";
  load.alone = argc > 6 && std::string_view(argv[6]) == "1";
  const char* server = std::getenv("SERVER_PID");
  load.pause = rate > 0 ? tables / rate : 0;
  const auto start = Clock::now();
  load.end = start + std::chrono::hours(1);
  for (int i = 0; i < tables; ++i)
    asio::co_spawn(context, play_table(load, context.get_executor(), static_cast<std::uint64_t>(i) + 1),
                   asio::detached);
  // Measures when all tables have begun.
  while (load.sitting + load.lost < tables) context.run_one();
  load.milliseconds.clear();
  load.decisions = 0;
  const Needs before = server != nullptr ? needs_of(server) : Needs{};
  const auto measured = Clock::now();
  load.end = measured + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  context.run_until(load.end + std::chrono::milliseconds(500));
  std::sort(load.milliseconds.begin(), load.milliseconds.end());
  std::printf(
      "%d tables, %d sockets, %d lost: %.0f decisions/s; acknowledged after p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms\n",
      load.sitting, (load.alone ? 1 : 3) * load.sitting, load.lost, static_cast<double>(load.decisions) / seconds,
      quantile(load.milliseconds, 0.5), quantile(load.milliseconds, 0.99), quantile(load.milliseconds, 0.999));
  if (server != nullptr) {
    const Needs after = needs_of(server);
    const double elapsed = std::chrono::duration<double>(Clock::now() - measured).count();
    std::printf("the server needs %.0f%% of a core and %.0f MB\n", (after.processor - before.processor) / elapsed * 100,
                after.memory);
  }
  std::fflush(stdout);
  std::_Exit(0);  // a thousand games are still going on
}
