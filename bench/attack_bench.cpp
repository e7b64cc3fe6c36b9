// Attacks a server from one address and tells what somebody at another address notices.
//
//   attack_bench PORT bots [SECONDS]       two accounts with 13 tables each, of nine bots that imagine games
//   attack_bench PORT questions [SECONDS]  a hundred sockets that ask for plans, sheets, hints and reviews without a pause
//   attack_bench PORT readers [SECONDS]    sockets that ask for much and never read it
//
// SERVER_PID must be set: it is told what the server needs meanwhile. Each attack comes from an address of its own.
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "engine/random.h"

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace bj = boost::json;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;

constexpr const char* kAttacker = "127.0.0.2";
constexpr const char* kOther = "127.0.0.3";
constexpr const char* kMoreAttackers = "127.0.1.";

std::uint16_t port = 0;

std::string request(const std::string& method, const bj::object& params) {
  return bj::serialize(bj::object{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}});
}

void connect_from(tcp::socket& socket, const std::string& address) {
  socket.open(tcp::v4());
  socket.bind({asio::ip::make_address(address), 0});
  socket.connect({asio::ip::make_address("127.0.0.1"), port});
}

// An account that comes from an address.
class Visitor {
 public:
  explicit Visitor(std::string address) : address_(std::move(address)) {
    token_ = std::string(call("guest", {{"name", "Load"}}).at("token").as_string());
  }
  bj::value call(const std::string& method, const bj::object& params) const {
    asio::io_context context;
    tcp::socket socket(context);
    connect_from(socket, address_);
    http::request<http::string_body> message{http::verb::post, "/api", 11};
    message.set(http::field::host, "127.0.0.1");
    if (!token_.empty()) message.set(http::field::authorization, "Bearer " + token_);
    message.body() = request(method, params);
    message.prepare_payload();
    http::write(socket, message);
    beast::flat_buffer buffer;
    http::response<http::string_body> reply;
    http::read(socket, buffer, reply);
    const bj::value answer = bj::parse(reply.body());
    if (const bj::value* result = answer.as_object().if_contains("result")) return *result;
    throw std::runtime_error(method + ": " + reply.body());
  }
  std::string table(bj::object params) const { return std::string(call("create", params).at("id").as_string()); }
  [[nodiscard]] const std::string& address() const { return address_; }
  [[nodiscard]] const std::string& token() const { return token_; }

 private:
  std::string address_;
  std::string token_;
};

// A socket at a table, which keeps what may be played now.
class Seat {
 public:
  Seat(const Visitor& visitor, const std::string& table, const std::string& query = "") : stream_(context_) {
    connect_from(stream_.next_layer(), visitor.address());
    stream_.set_option(websocket::stream_base::decorator([&](websocket::request_type& message) {
      message.set(http::field::authorization, "Bearer " + visitor.token());
    }));
    stream_.handshake("127.0.0.1", "/tables/" + table + query);
    hear();
  }
  void send(const std::string& line) { stream_.write(asio::buffer(line)); }
  // The next message, taken in.
  bj::object hear() {
    beast::flat_buffer buffer;
    stream_.read(buffer);
    const bj::value message = bj::parse(beast::buffers_to_string(buffer.data()));
    if (!message.is_object()) return {};
    if (const bj::value* params = message.get_object().if_contains("params")) take_in(params->get_object());
    return message.get_object();
  }
  // The reply to a request, or the notice of that name.
  bj::object ask(const std::string& method, const bj::object& params, const char* notice = nullptr) {
    send(request(method, params));
    for (;;) {
      bj::object message = hear();
      if (message.contains("error") || (notice == nullptr && message.contains("id"))) return message;
      if (notice != nullptr && message.contains("method") && message["method"] == notice) return message;
    }
  }
  // Ends what another thread does with it.
  void close() {
    beast::error_code ignored;
    stream_.next_layer().shutdown(tcp::socket::shutdown_both, ignored);
  }
  [[nodiscard]] bool is_open() {
    tcp::socket& socket = stream_.next_layer();
    beast::error_code code;
    socket.non_blocking(true);
    char bytes[4096];
    for (int i = 0; i < 1024 && !code; ++i) (void)socket.read_some(asio::buffer(bytes), code);
    return code == asio::error::would_block;
  }
  [[nodiscard]] const bj::array& moves() const { return moves_; }
  [[nodiscard]] bool is_over() const { return is_over_; }
  [[nodiscard]] std::string any_move(regalia::Rng& rng) const {
    return std::string(moves_.at(rng.below(static_cast<std::uint32_t>(moves_.size()))).at("move").as_string());
  }

 private:
  void take_in(const bj::object& params) {
    if (const bj::value* moves = params.if_contains("moves"))
      if (moves->is_object()) moves_ = moves->at("moves").as_array();
    if (const bj::value* status = params.if_contains("status")) is_over_ = status->at("pending").at("step") == "over";
  }

  asio::io_context context_;
  websocket::stream<tcp::socket> stream_;
  bj::array moves_;
  bool is_over_ = false;
};

// --- what the server needs ---

std::string server_file(const char* name) { return std::string("/proc/") + std::getenv("SERVER_PID") + "/" + name; }

// Seconds of a processor, of all its threads.
double processor() {
  double seconds = 0;
  for (const auto& thread : std::filesystem::directory_iterator(server_file("task"))) {
    double nanoseconds = 0;
    std::ifstream(thread.path() / "schedstat") >> nanoseconds;
    seconds += nanoseconds / 1e9;
  }
  return seconds;
}

// MB: of the server, and of all connections in the system.
double memory() {
  std::ifstream file(server_file("statm"));
  double all = 0;
  double resident = 0;
  file >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}
double system_memory() {
  std::ifstream file("/proc/net/sockstat");
  for (std::string line; std::getline(file, line);)
    if (const auto found = line.find(" mem "); line.starts_with("TCP") && found != std::string::npos)
      return std::atof(line.c_str() + found + 5) * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
  return 0;
}

// --- what somebody else notices ---

struct Noticed {
  std::vector<double> milliseconds;

  void tell(const std::string& what) {
    std::sort(milliseconds.begin(), milliseconds.end());
    const auto at = [&](double part) {
      if (milliseconds.empty()) return 0.0;
      return milliseconds[std::min(milliseconds.size() - 1,
                                   static_cast<std::size_t>(part * static_cast<double>(milliseconds.size())))];
    };
    std::printf("%-46s %5zu times, p50 %7.1f ms, p99 %7.1f ms, longest %7.1f ms\n", what.c_str(), milliseconds.size(),
                at(0.5), at(0.99), at(1));
    std::fflush(stdout);
  }
};

// Plays against a bot that imagines games: how long it takes to answer. Plays against nobody: how long a decision takes.
Noticed play(Clock::time_point end, const char* opponent) {
  const Visitor other(kOther);
  Noticed noticed;
  regalia::Rng rng(1);
  const auto note = [&](Clock::time_point since) {
    noticed.milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - since).count());
  };
  while (Clock::now() < end) {
    const bj::object params = {{"game", "royals"}, {"players", 2}, {"seats", {"me", opponent}}};
    const std::string table = other.table(params);
    const bool alone = std::string_view(opponent) == "me";
    Seat one(other, table, "?seat=1");
    std::optional<Seat> two;
    if (alone) two.emplace(other, table, "?seat=2");
    while (Clock::now() < end && !one.is_over() && !(two && two->is_over())) {
      Seat& seat = two && one.moves().empty() ? *two : one;
      if (seat.moves().empty()) {
        const auto since = Clock::now();
        while (seat.moves().empty() && !seat.is_over()) seat.hear();
        if (!alone) note(since);
        continue;
      }
      const std::string move = seat.any_move(rng);
      const auto since = Clock::now();
      (void)seat.ask("play", {{"moves", {move}}});
      if (alone) note(since);
      if (alone) std::this_thread::sleep_for(std::chrono::milliseconds(20));
      if (alone) (void)(&seat == &one ? *two : one).ask("status", {});  // takes in what it was told
    }
  }
  return noticed;
}

Clock::time_point in(double seconds) {
  return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

// --- attacks ---

void attack_by_bots(double seconds) {
  play(in(seconds / 2), "rollout").tell("a bot answers, on a quiet server:");
  const bj::array nine(9, "rollout");
  for (int account = 0; account < 2; ++account) {
    const Visitor visitor(kAttacker);
    for (int table = 0; table < 13; ++table)
      visitor.table({{"game", "crowns"}, {"players", 9}, {"preset", "intrigue"}, {"seats", nine}, {"listed", false}});
  }
  const double before = processor();
  const auto since = Clock::now();
  std::this_thread::sleep_for(std::chrono::seconds(2));
  play(in(seconds), "rollout").tell("a bot answers, under attack:");
  std::printf("the server needs %.2f processors\n",
              (processor() - before) / std::chrono::duration<double>(Clock::now() - since).count());
}

// What is asked again and again.
struct Question {
  std::string name;
  bj::object create;  // the tables
  int tables = 1;
  std::string method;
  std::function<bj::object(const Seat&)> params;
  const char* notice = nullptr;  // by which it is answered
};

bj::object first_act(const Seat& seat) {
  for (const bj::value& move : seat.moves())
    if (const bj::value* role = move.as_object().if_contains("role"); role != nullptr && *role == "begin")
      return {{"moves", {move.at("move")}}};
  return {{"moves", bj::array()}};
}

std::vector<Question> questions() {
  const auto nothing = [](const Seat&) { return bj::object(); };
  const bj::object royals = {{"game", "royals"}, {"players", 4}, {"seats", bj::array(4, "me")}, {"listed", false}};
  const bj::object blood = {{"game", "blood"}, {"players", 5}, {"seats", bj::array(5, "me")}, {"listed", false}};
  const bj::object ended = {{"game", "gambit"}, {"players", 2}, {"seats", {"me", "random"}}};
  return {{"status", royals, 1, "status", nothing},
          {"view of Blood Royale", blood, 1, "view", nothing},
          {"plan of Royals", royals, 1, "plan", first_act},
          {"consult of Blood Royale", blood, 1, "consult",
           [](const Seat&) {
             return bj::object{{"about", "p0"}};
           }},
          {"hint of Royals", royals, 20, "hint", nothing, "hint"},
          {"review of Gambit Royale", ended, 8, "review", nothing, "review"}};
}

// One who asks, with tables where something can be asked.
struct Asker {
  Visitor visitor;
  std::vector<std::pair<std::string, std::string>> tables;  // and which seat is asked there

  Asker(const Question& question, int number) : visitor(kMoreAttackers + std::to_string(number)) {
    for (int i = 0; i < question.tables; ++i) {
      const std::string table = visitor.table(question.create);
      tables.emplace_back(table, "?seat=1");
      if (question.method == "review") {
        Seat(visitor, table).ask("handover", {{"bot", "greedy"}});
        continue;
      }
      for (int seat = 1; seat <= question.create.at("players").to_number<int>(); ++seat)
        if (std::string query = "?seat=" + std::to_string(seat); !Seat(visitor, table, query).moves().empty()) {
          tables.back().second = std::move(query);
          break;
        }
    }
    for (const auto& [table, query] : tables)
      while (question.method == "review" && visitor.call("table", {{"table", table}}).at("stage") != "over")
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
};

void tell_cost(const Question& question, const Asker& asker) {
  Seat seat(asker.visitor, asker.tables[0].first, asker.tables[0].second);
  const int times = question.method == "review" ? 1 : 20;
  const double before = processor();
  int answered = 0;
  for (int i = 0; i < times; ++i)
    answered += seat.ask(question.method, question.params(seat), question.notice).contains("error") ? 0 : 1;
  std::printf("%-46s %5d answered, %8.2f ms of a processor each\n", question.name.c_str(), answered,
              (processor() - before) * 1000 / times);
  std::fflush(stdout);
}

// A hundred sockets, each of which asks again as soon as it is answered.
void flood(const Question& question, const Asker& asker, double seconds) {
  constexpr std::size_t kSockets = 100;
  std::vector<std::unique_ptr<Seat>> seats;
  std::vector<std::thread> threads;
  std::atomic<long> answered = 0;
  std::atomic<long> refused = 0;
  for (std::size_t i = 0; i < kSockets; ++i) {
    const auto& [table, query] = asker.tables[i % asker.tables.size()];
    seats.push_back(std::make_unique<Seat>(asker.visitor, table, query));
  }
  const double before = processor();
  const auto since = Clock::now();
  for (const auto& seat : seats)
    threads.emplace_back([&, &seat = *seat] {
      try {
        for (const std::string line = request(question.method, question.params(seat));;) {
          seat.send(line);
          bj::object reply = seat.hear();
          while (!reply.contains("id")) reply = seat.hear();
          ++(reply.contains("error") ? refused : answered);
        }
      } catch (const std::exception&) {  // the end of the attack
      }
    });
  play(in(seconds), "me").tell("a decision is kept, under " + question.name + ":");
  const double took = std::chrono::duration<double>(Clock::now() - since).count();
  std::printf("  %.0f answered and %.0f refused a second, the server needs %.2f processors\n",
              static_cast<double>(answered) / took, static_cast<double>(refused) / took, (processor() - before) / took);
  for (const auto& seat : seats) seat->close();
  for (std::thread& thread : threads) thread.join();
}

void attack_by_questions(double seconds) {
  std::vector<Question> list = questions();
  std::vector<Asker> askers;
  for (const Question& question : list) askers.emplace_back(question, static_cast<int>(askers.size()) + 1);
  for (std::size_t i = 0; i < list.size(); ++i) tell_cost(list[i], askers[i]);
  play(in(seconds), "me").tell("a decision is kept, on a quiet server:");
  for (std::size_t i = 0; i < list.size(); ++i) flood(list[i], askers[i], seconds);
}

// Everybody at one table, so that what is said there waits for all of them.
void attack_by_readers(double seconds) {
  constexpr int kSockets = 190;
  const Visitor one(kAttacker);
  const Visitor two(kAttacker);
  const std::string table = one.table({{"game", "royals"}, {"players", 2}, {"seats", {"me", "me"}}});
  bj::array much;
  for (int i = 0; i < 30; ++i)
    much.push_back(bj::object{{"jsonrpc", "2.0"}, {"id", i}, {"method", "rules"}, {"params", {{"game", "blood"}}}});
  const double before = memory();
  const double system_before = system_memory();
  std::vector<std::unique_ptr<Seat>> seats;
  for (int i = 0; i < kSockets; ++i) {
    seats.push_back(std::make_unique<Seat>(i % 2 == 0 ? one : two, table));
    for (int times = 0; times < 3; ++times) seats.back()->send(bj::serialize(much));  // more than the system takes in
  }
  double most = 0;
  double system_most = 0;
  Seat speaker(one, table, "?seat=1");
  const std::string words(500, 'x');
  for (const auto end = in(seconds); Clock::now() < end;) {
    (void)speaker.ask("say", {{"text", words}});
    most = std::max(most, memory());
    system_most = std::max(system_most, system_memory());
  }
  play(in(3), "me").tell("a decision is kept meanwhile:");
  std::printf("%d sockets that do not read: the server holds %.0f MB more, the system %.0f MB more\n", kSockets,
              most - before, system_most - system_before);
  std::ptrdiff_t open = 0;
  for (const auto& seat : seats) open += seat->is_open() ? 1 : 0;
  std::printf("%td of them were cut off\n", kSockets - open);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string what = argc > 2 ? argv[2] : "";
  if (std::getenv("SERVER_PID") == nullptr || (what != "bots" && what != "questions" && what != "readers")) {
    std::fprintf(stderr, "usage: SERVER_PID=… attack_bench PORT bots|questions|readers [SECONDS]\n");
    return 2;
  }
  port = static_cast<std::uint16_t>(std::atoi(argv[1]));
  const double seconds = argc > 3 ? std::atof(argv[3]) : what == "questions" ? 10 : 60;
  if (what == "bots") attack_by_bots(seconds);
  if (what == "questions") attack_by_questions(seconds);
  if (what == "readers") attack_by_readers(seconds);
  std::fflush(stdout);
  std::_Exit(0);  // games are still going on
}
