#include "server/server.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>

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
#include <thread>
#include <vector>

#include "engine/text.h"
#include "server/connection.h"
#include "store/sqlite_store.h"

namespace regalia::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr int kMostConnections = 10'000;
constexpr auto kRest = std::chrono::minutes(1);  // how often tables that nobody is at are let go

}  // namespace

struct Server::Inside {
  explicit Inside(const Settings& settings)
      : threads(settings.threads),
        log(settings.log, settings.log_to),
        files(settings.web.empty() ? Files() : Files(settings.web)),
        limits(settings.limits),
        context(settings.threads),
        acceptor(asio::make_strand(context)),
        resting(acceptor.get_executor()) {
    listen(settings.address, settings.port);  // first: whoever cannot have the port leaves the data file alone
    store.emplace(settings.data);
    services.emplace(Services{context.get_executor(), thinking, waiting, *store, limits, metrics, log, files,
                              settings.games, settings.behind_proxy, std::chrono::milliseconds(settings.bots_pause),
                              settings.bots_deadline});
    lobby.emplace(*services);
  }

  void listen(const std::string& address, std::uint16_t port) {
    boost::system::error_code code;
    const tcp::endpoint endpoint(asio::ip::make_address(address, code), port);
    if (code) throw std::runtime_error(in_quotes(address) + " is no address of a network; try 127.0.0.1 or 0.0.0.0");
    acceptor.open(endpoint.protocol());
    acceptor.set_option(asio::socket_base::reuse_address(true));
    acceptor.bind(endpoint, code);
    if (!code) acceptor.listen(asio::socket_base::max_listen_connections, code);
    if (code == asio::error::address_in_use)
      throw std::runtime_error("port " + std::to_string(port) + " is in use; choose another with --port");
    if (code)
      throw std::runtime_error("nothing can be served at " + address + ":" + std::to_string(port) + ": " +
                               code.message());
  }

  asio::awaitable<void> accept() {
    for (;;) {
      boost::system::error_code code;
      Stream::socket_type socket(asio::make_strand(context));
      co_await acceptor.async_accept(socket, asio::redirect_error(asio::use_awaitable, code));
      if (code == asio::error::operation_aborted) co_return;
      if (code || connections >= kMostConnections) {  // out of files, or of patience: try again in a moment
        note_trouble(code);
        asio::steady_timer pause(context, std::chrono::milliseconds(50));
        co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, code));
        continue;
      }
      welcome(std::move(socket));
    }
  }

  void note_trouble(const boost::system::error_code& code) {
    log.warn("cannot_accept", {{"connections", connections.load()}, {"reason", code.message()}});
  }

  void welcome(Stream::socket_type socket) {
    boost::system::error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    const std::string address = socket.remote_endpoint(ignored).address().to_string();
    std::optional<Limits::Place> place;
    if (!services->behind_proxy) {  // which has many visitors
      place = limits.connection(address);
      if (!place) {
        metrics.refused_connections.Increment();
        log.warn("too_many_connections", {{"address", address}});
        return;
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

  void rest() {
    resting.expires_after(kRest);
    resting.async_wait([this](const boost::system::error_code& code) {
      if (code) return;
      lobby->let_tables_rest();
      rest();
    });
  }

  // In this order, so that what still waits in the context is dropped while all it refers to is there.
  int threads;
  Log log;
  Files files;
  Limits limits;
  Metrics metrics;
  ThinkingPool thinking;
  asio::thread_pool waiting{2};
  std::optional<SqliteStore> store;
  std::optional<Services> services;
  asio::io_context context;
  tcp::acceptor acceptor;
  asio::steady_timer resting;
  std::optional<Lobby> lobby;
  std::atomic<int> connections{0};
  std::optional<asio::signal_set> signals;
};

Server::Server(const Settings& settings) : inside_(std::make_unique<Inside>(settings)) {}

Server::~Server() = default;

std::uint16_t Server::port() const { return inside_->acceptor.local_endpoint().port(); }

void Server::run() {
  Inside& inside = *inside_;
  asio::co_spawn(inside.acceptor.get_executor(), inside.accept(), asio::detached);
  asio::post(inside.waiting, [&inside] { inside.lobby->wake_tables(); });
  asio::post(inside.acceptor.get_executor(), [&inside] { inside.rest(); });
  inside.log.info("started", {{"port", port()}});
  std::vector<std::thread> threads;
  for (int i = 1; i < inside.threads; ++i) threads.emplace_back([&] { inside.context.run(); });
  inside.context.run();
  for (std::thread& thread : threads) thread.join();
  inside.thinking.stop();
  inside.waiting.join();
  inside.log.info("stopped");
}

void Server::stop() {
  Inside& inside = *inside_;
  asio::post(inside.acceptor.get_executor(), [&inside] {
    boost::system::error_code ignored;
    inside.acceptor.close(ignored);
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
