#include "server/server.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <sys/resource.h>

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <optional>
#include <sstream>
#include <thread>
#include <vector>

#include "engine/text.h"
#include "server/connection.h"
#include "server/ops/data_lock.h"
#include "store/file_check.h"
#include "store/sqlite_store.h"

namespace regalia::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr auto kBeat = std::chrono::seconds(1);
constexpr int kBeatsWithoutTrouble = 30;
// What the system holds for somebody who does not read; by itself it holds megabytes.
constexpr int kSendBuffer = 256 << 10;
constexpr auto kRest = std::chrono::minutes(1);  // how often tables that nobody is at are let go

}  // namespace

struct Server::Inside {
  explicit Inside(const Settings& settings)
      : threads(settings.threads),
        log(settings.log, settings.log_to),
        files(settings.web.empty() ? Files() : Files(settings.web)),
        limits(settings.limits),
        postman(settings.post),
        context(settings.threads),
        acceptor(asio::make_strand(context)),
        resting(acceptor.get_executor()),
        beating(acceptor.get_executor()),
        most_connections(within_files(settings.limits.everybody)) {
    const Result<Origins> origins = Origins::of(settings.public_address, !settings.proxies.empty());
    if (!origins) throw std::runtime_error(origins.error());
    listen(settings.address, settings.port);  // first: whoever cannot have the port leaves the data file alone
    data_lock.emplace(settings.data);
    check(settings.data);
    store.emplace(settings.data);
    regards.emplace(*store);
    services.emplace(Services{context.get_executor(),
                              thinking,
                              waiting,
                              *store,
                              limits,
                              metrics,
                              *regards,
                              postman,
                              log,
                              files,
                              settings.games,
                              settings.proxies,
                              std::chrono::milliseconds(settings.bots_pause),
                              settings.bots_deadline,
                              settings.absent_after,
                              settings.archive_days,
                              settings.notices_after,
                              origins->public_address().empty() ? listens_at() : origins->public_address(),
                              settings.session_days,
                              *origins,
                              SecretBox(settings.data + "-key")});
    lobby.emplace(*services);
  }

  // A server that went on with a damaged file would damage it more.
  static void check(const std::string& data) {
    const std::vector<std::string> faults = faults_in_file(data, CheckDepth::start);
    if (faults.empty()) return;
    throw std::runtime_error("the data file " + data + " cannot be used: " + faults.front() +
                             ". Put your newest backup in its place. `regalia admin check --data " + data +
                             "` lists all damage, and says what else you can do.");
  }

  // As many connections as files can be open, less those that the server itself needs.
  int within_files(int wanted) {
    constexpr rlim_t kOwnFiles = 300;  // a hundred notices by web and mail among them
    rlimit files_limit{};
    if (getrlimit(RLIMIT_NOFILE, &files_limit) != 0) return wanted;
    files_limit.rlim_cur = files_limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files_limit);  // or it stays as it was
    if (getrlimit(RLIMIT_NOFILE, &files_limit) != 0 || files_limit.rlim_cur == RLIM_INFINITY) return wanted;
    const auto most = static_cast<int>(
        std::min<rlim_t>(files_limit.rlim_cur - std::min(files_limit.rlim_cur / 2, kOwnFiles), 1'000'000));
    if (most >= wanted) return wanted;
    log.warn("few_files", {{"connections", most}, {"wanted", wanted}, {"files", files_limit.rlim_cur}});
    return most;
  }

  void listen(const std::string& address, std::uint16_t port) {
    boost::system::error_code code;
    const tcp::endpoint endpoint(asio::ip::make_address(address, code), port);
    if (code) throw std::runtime_error(in_quotes(address) + " is no address of a network; try 127.0.0.1 or 0.0.0.0");
    acceptor.open(endpoint.protocol());
    acceptor.set_option(asio::socket_base::reuse_address(true));
    (void)acceptor.bind(endpoint, code);
    if (!code) (void)acceptor.listen(asio::socket_base::max_listen_connections, code);
    if (code == asio::error::address_in_use)
      throw std::runtime_error("port " + std::to_string(port) + " is in use; choose another with --port");
    if (code)
      throw std::runtime_error("nothing can be served at " + address + ":" + std::to_string(port) + ": " +
                               code.message());
  }

  [[nodiscard]] std::string listens_at() const {
    std::ostringstream address;
    address << "http://" << acceptor.local_endpoint();
    return address.str();
  }

  asio::awaitable<void> accept() {
    for (;;) {
      boost::system::error_code code;
      Stream::socket_type socket(asio::make_strand(context));
      co_await acceptor.async_accept(socket, asio::redirect_error(asio::use_awaitable, code));
      if (code == asio::error::operation_aborted) co_return;
      if (code) {  // out of files, in spite of all: try again in a moment
        note_trouble(code.message());
        asio::steady_timer pause(context, std::chrono::milliseconds(50));
        co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, code));
        continue;
      }
      welcome(std::move(socket));
    }
  }

  // Once in a while: whoever floods the server does not flood its log.
  void note_trouble(const std::string& reason) {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_note) return;
    next_note = now + std::chrono::seconds(10);
    log.warn("cannot_accept", {{"connections", connections.load()}, {"reason", reason}});
  }

  void welcome(Stream::socket_type socket) {
    boost::system::error_code ignored;
    (void)socket.set_option(tcp::no_delay(true), ignored);
    (void)socket.set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
    const asio::ip::address address = socket.remote_endpoint(ignored).address();
    std::optional<Limits::Place> place;
    if (connections >= most_connections) {
      metrics.refused_connections.Increment();
      return note_trouble("there are as many as there may be");
    }
    if (!services->proxies.trusts(address)) {  // a proxy has many visitors
      place = limits.connection(network_of(address.to_string()));
      if (!place) {
        metrics.refused_connections.Increment();
        return note_trouble("one address has too many: " + address.to_string());
      }
    }
    ++connections;
    metrics.connections.Increment();
    const auto executor = socket.get_executor();
    asio::co_spawn(
        executor, serve_connection(std::move(socket), *lobby),
        [this, kept = std::make_shared<std::optional<Limits::Place>>(std::move(place))](const std::exception_ptr&) {
          --connections;
          metrics.connections.Decrement();
        });
  }

  // Sees whether the disk takes what is written: now and then when nobody plays, and soon again when it did not.
  void listen_to_heart(int quiet = 0) {
    beating.expires_after(kBeat);
    beating.async_wait([this, quiet](const boost::system::error_code& code) {
      if (code) return;
      const bool due = quiet + 1 >= kBeatsWithoutTrouble || !store->trouble().empty();
      if (due) store->write({Beat{}}, [](const auto&) {});
      waiting.add("", [this] {
        lobby->see_to_late_tables();
        lobby->carry_out_orders();
        lobby->notices().send_due();
      });
      listen_to_heart(due ? 0 : quiet + 1);
    });
  }

  void rest() {
    resting.expires_after(kRest);
    resting.async_wait([this](const boost::system::error_code& code) {
      if (code) return;
      lobby->let_tables_rest();
      waiting.add("", [this] {
        lobby->sessions().end_old();
        lobby->archive_old_tables();
      });
      rest();
    });
  }

  // In this order, so that what still waits in the context is dropped while all it refers to is there.
  int threads;
  Log log;
  Files files;
  Limits limits;
  Metrics metrics;
  FairPool thinking{static_cast<int>(std::thread::hardware_concurrency()) + 1, FairPool::Cost::processor_time};
  FairPool waiting{4};
  std::optional<DataLock> data_lock;
  std::optional<SqliteStore> store;
  std::optional<Regards> regards;
  Postman postman;
  std::optional<Services> services;
  asio::io_context context;
  tcp::acceptor acceptor;
  asio::steady_timer resting;
  asio::steady_timer beating;
  std::optional<Lobby> lobby;
  int most_connections;
  std::atomic<int> connections{0};
  std::chrono::steady_clock::time_point next_note{};
  std::optional<asio::signal_set> signals;
};

Server::Server(const Settings& settings) : inside_(std::make_unique<Inside>(settings)) {}

Server::~Server() = default;

std::uint16_t Server::port() const { return inside_->acceptor.local_endpoint().port(); }

void Server::run() {
  Inside& inside = *inside_;
  asio::co_spawn(inside.acceptor.get_executor(), inside.accept(), asio::detached);
  inside.waiting.add("", [&inside] { inside.lobby->wake_tables(); });
  asio::post(inside.acceptor.get_executor(), [&inside] {
    inside.rest();
    inside.listen_to_heart();
  });
  inside.log.info("started", {{"port", port()}});
  std::vector<std::thread> threads;
  for (int i = 1; i < inside.threads; ++i) threads.emplace_back([&] { inside.context.run(); });
  inside.context.run();
  for (std::thread& thread : threads) thread.join();
  inside.thinking.stop();
  inside.waiting.stop();
  inside.lobby->notices().stop();
  inside.log.info("stopped");
}

void Server::stop() {
  Inside& inside = *inside_;
  asio::post(inside.acceptor.get_executor(), [&inside] {
    boost::system::error_code ignored;
    (void)inside.acceptor.close(ignored);
    inside.lobby->close_all();
    // Members get a moment to read the last words.
    auto moment = std::make_shared<asio::steady_timer>(inside.context, std::chrono::milliseconds(300));
    moment->async_wait([moment, &inside](const boost::system::error_code&) { inside.context.stop(); });
  });
}

void Server::stop_on_signals() {
  inside_->signals.emplace(inside_->context, SIGINT, SIGTERM);
  inside_->signals->async_wait([this](const boost::system::error_code& code, int) {
    if (!code) stop();
  });
}

}  // namespace regalia::server
