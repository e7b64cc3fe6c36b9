#include "server/connection.h"

#include <prometheus/counter.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/json.hpp>
#include <charconv>
#include <chrono>

#include "server/lobby_methods.h"
#include "server/socket.h"

namespace regalia::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

using Response = http::response<http::string_body>;

constexpr std::size_t kLongestBody = 64 << 10;
constexpr auto kPatience = std::chrono::seconds(30);

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

// --- requests ---

// The session token of a request: from its header, or from the cookie.
std::string token_of(const Request& request) {
  const std::string_view bearer = view(request[http::field::authorization]);
  if (bearer.starts_with("Bearer ")) return std::string(bearer.substr(7));
  for (std::string_view cookies = view(request[http::field::cookie]); !cookies.empty();) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view cookie = cookies.substr(0, end);
    cookie.remove_prefix(std::min(cookie.find_first_not_of(' '), cookie.size()));
    if (cookie.starts_with("regalia=")) return std::string(cookie.substr(8));
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
  }
  return {};
}

// Browsers say where a page comes from; pages of others may not speak for their visitors.
bool comes_from_here(const Request& request) {
  const std::string_view origin = view(request[http::field::origin]);
  if (origin.empty()) return true;
  const std::size_t host = origin.find("://");
  return host != std::string_view::npos && origin.substr(host + 3) == view(request[http::field::host]);
}

// Whom the request comes from. A proxy adds the address it hears from behind those it was told.
std::string address_of(const Request& request, const std::string& peer, const Services& services) {
  const std::string_view forwarded = view(request["X-Forwarded-For"]);
  if (!services.behind_proxy || forwarded.empty()) return peer;
  const std::size_t last = forwarded.rfind(',');
  std::string_view address = last == std::string_view::npos ? forwarded : forwarded.substr(last + 1);
  address.remove_prefix(std::min(address.find_first_not_of(' '), address.size()));
  return std::string(address.substr(0, 64));
}

Visitor visitor_of(const Request& request, std::string address, Lobby& lobby) {
  std::string token = token_of(request);
  std::optional<Account> account = lobby.account_of(token);
  return {std::move(address), std::move(token), std::move(account)};
}

// --- replies ---

Response reply(const Request& request, http::status status, std::string body,
               const char* type = "text/plain; charset=utf-8") {
  Response response{status, request.version()};
  response.set(http::field::content_type, type);
  response.set(http::field::cache_control, "no-store");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "same-origin");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Content-Security-Policy",
               "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
               "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  response.keep_alive(request.keep_alive());
  response.body() = std::move(body);
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();  // its length is told all the same
  return response;
}

Response answer_api(const Request& request, const Visitor& visitor, Lobby& lobby) {
  std::string fresh;  // a token that was just given
  const auto call = [&](std::string_view method, const boost::json::value& params) {
    auto answer = lobby.call(visitor, method, params);
    if (const auto* result = std::get_if<boost::json::value>(&answer))
      if (const auto* object = result->if_object())
        if (const auto* given = object->if_contains("token")) fresh = std::string(given->as_string());
    return answer;
  };
  const std::optional<std::string> line = protocol::answer(call, request.body(), kLongestBody);
  Response response =
      reply(request, line ? http::status::ok : http::status::no_content, line.value_or(""), "application/json");
  if (!fresh.empty())
    response.set(http::field::set_cookie, "regalia=" + fresh + "; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000" +
                                              (lobby.services().behind_proxy ? "; Secure" : ""));
  return response;
}

Response answer_record(const Request& request, const std::string& id, Store& store) {
  const auto table = store.table(id);
  if (!table) return reply(request, http::status::not_found, "There is no such table.\n");
  if (table->stage != TableStage::over)
    return reply(request, http::status::forbidden, "The record is open to all when the game has ended.\n");
  return reply(request, http::status::ok, store.game(id)->record);
}

Response answer_file(const Request& request, const Files& files) {
  const Files::File* file = files.find(view(request.target()));
  if (file == nullptr) return reply(request, http::status::not_found, "There is nothing here.\n");
  const bool same = view(request[http::field::if_none_match]) == file->tag;
  const bool compressed =
      !file->compressed.empty() && view(request[http::field::accept_encoding]).find("gzip") != std::string_view::npos;
  Response response = reply(request, same ? http::status::not_modified : http::status::ok,
                            same         ? ""
                            : compressed ? file->compressed
                                         : file->content,
                            file->type);
  response.set(http::field::etag, file->tag);
  response.set(http::field::vary, "Accept-Encoding");
  if (compressed && !same) response.set(http::field::content_encoding, "gzip");
  response.set(http::field::cache_control, file->lasts ? "public, max-age=31536000, immutable" : "no-cache");
  return response;
}

Response answer_request(const Request& request, const std::string& address, Lobby& lobby) {
  const Services& services = lobby.services();
  const std::string_view target = view(request.target());
  const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
  services.metrics.requests.Increment();
  if (!services.limits.request(address)) {
    services.metrics.refused_requests.Increment();
    Response response = reply(request, http::status::too_many_requests, "Too many requests; wait a moment.\n");
    response.set(http::field::retry_after, "5");
    return response;
  }
  if (target == "/api") {
    if (request.method() != http::verb::post)
      return reply(request, http::status::method_not_allowed, "The lobby answers POST requests.\n");
    if (!comes_from_here(request)) return reply(request, http::status::forbidden, "This page may not speak for you.\n");
    return answer_api(request, visitor_of(request, address, lobby), lobby);
  }
  if (!reads) return reply(request, http::status::method_not_allowed, "This can only be read.\n");
  if (target == "/health") return reply(request, http::status::ok, "well\n");
  if (target == "/metrics") {
    boost::system::error_code code;
    if (!asio::ip::make_address(address, code).is_loopback() || code)
      return reply(request, http::status::forbidden, "Metrics are told on this machine only.\n");
    return reply(request, http::status::ok, services.metrics.text(), "text/plain; version=0.0.4");
  }
  if (target.starts_with("/records/")) return answer_record(request, std::string(target.substr(9)), services.store);
  return answer_file(request, services.files);
}

// --- sockets ---

// "/tables/ID?seat=2", "/tables/ID?watch=INVITATION"
struct Target {
  std::string table;
  std::optional<int> seat;
  std::optional<std::string> invitation;
};

std::optional<Target> table_target(std::string_view target) {
  if (!target.starts_with("/tables/")) return std::nullopt;
  target.remove_prefix(8);
  const std::size_t query = target.find('?');
  Target result{std::string(target.substr(0, query)), std::nullopt, std::nullopt};
  if (query == std::string_view::npos) return result;
  target.remove_prefix(query + 1);
  if (target.starts_with("watch=")) {
    result.invitation = std::string(target.substr(6));
    return result;
  }
  int seat = 0;
  if (!target.starts_with("seat=")) return std::nullopt;
  const auto [end, code] = std::from_chars(target.data() + 5, target.data() + target.size(), seat);
  if (code != std::errc() || end != target.data() + target.size()) return std::nullopt;
  result.seat = seat;
  return result;
}

Room room_at(std::shared_ptr<Host> host) {
  return {host->strand(), [host](auto member) { host->enter(std::move(member)); },
          [host](auto member, std::string line) { host->receive(std::move(member), std::move(line)); },
          [host](auto member) { host->leave(std::move(member)); }};
}

Room room_in(Lobby& lobby, const Visitor& visitor) {
  const auto receive = [&lobby, visitor](std::shared_ptr<Member> member, std::string line) {
    asio::post(lobby.services().waiting, [&lobby, visitor, member, line = std::move(line)] {
      const auto call = [&](std::string_view method, const boost::json::value& params) {
        return lobby.call(visitor, method, params);
      };
      if (std::optional<std::string> reply = protocol::answer(call, line, kLongestBody))
        member->send(std::move(*reply));
    });
  };
  return {asio::make_strand(lobby.services().executor), [&lobby](auto member) { lobby.enter(std::move(member)); },
          receive, [&lobby](const auto& member) { lobby.leave(member); }};
}

// Where an upgrade leads, or why it leads nowhere.
struct Upgrade {
  std::optional<Response> refusal;
  std::optional<Room> room;
  std::shared_ptr<Member> member = std::make_shared<Member>();
  std::optional<Limits::Place> place;
};

Upgrade upgrade(const Request& request, const std::string& address, Lobby& lobby) {
  Upgrade result;
  const auto refuse = [&](http::status status, const std::string& why) {
    result.refusal = reply(request, status, why + "\n");
    return std::move(result);
  };
  const std::optional<Target> target = table_target(view(request.target()));
  if (!target && view(request.target()) != "/lobby") return refuse(http::status::not_found, "There is no table here.");
  if (!comes_from_here(request)) return refuse(http::status::forbidden, "This page may not speak for you.");
  const Visitor visitor = visitor_of(request, address, lobby);
  result.place = lobby.services().limits.socket(visitor.account ? std::to_string(visitor.account->id) : address);
  if (!result.place) {
    lobby.services().metrics.refused_connections.Increment();
    return refuse(http::status::too_many_requests, "You are at too many tables; leave some first.");
  }
  result.member->name = visitor.account ? visitor.account->name : "onlooker";
  if (visitor.account) result.member->account = visitor.account->id;
  if (!target) {
    result.room = room_in(lobby, visitor);
    return result;
  }
  const Result<Lobby::Place> found = lobby.place(visitor.account, target->table, target->seat, target->invitation);
  if (!found) return refuse(http::status::forbidden, found.error());
  result.member->viewer = found->viewer;
  result.room = room_at(found->host);
  return result;
}

// The same connection on another strand.
Stream moved(Stream stream, const Strand& strand) {
  auto socket = stream.release_socket();
  const auto protocol = socket.local_endpoint().protocol();
  return Stream(Stream::socket_type(strand, protocol, socket.release()));
}

// Work that waits for the disk is done where nobody else waits.
template <class Work> asio::awaitable<std::invoke_result_t<Work>> elsewhere(asio::thread_pool& pool, Work work) {
  co_return co_await asio::co_spawn(
      pool, [work = std::move(work)]() -> asio::awaitable<std::invoke_result_t<Work>> { co_return work(); },
      asio::use_awaitable);
}

}  // namespace

asio::awaitable<void> serve_connection(Stream::socket_type socket, Lobby& lobby) {
  const Services& services = lobby.services();
  const std::string peer = socket.remote_endpoint().address().to_string();
  Stream stream(std::move(socket));
  beast::flat_buffer buffer;
  for (;;) {
    stream.expires_after(kPatience);
    http::request_parser<http::string_body> parser;
    parser.body_limit(kLongestBody);
    parser.header_limit(16 << 10);
    beast::error_code code;
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, code));
    if (code) co_return;
    Request request = parser.release();
    const std::string address = address_of(request, peer, services);
    Response response;
    if (beast::websocket::is_upgrade(request)) {
      Upgrade way = co_await elsewhere(services.waiting, [&] { return upgrade(request, address, lobby); });
      if (!way.refusal) {
        const Strand strand = way.room->strand;
        Stream there = moved(std::move(stream), strand);
        co_return co_await asio::co_spawn(
            strand,
            serve_socket(std::move(there), std::move(request), std::move(*way.room), std::move(way.member), services),
            asio::use_awaitable);
      }
      response = std::move(*way.refusal);
    } else {
      response = co_await elsewhere(services.waiting, [&] { return answer_request(request, address, lobby); });
    }
    stream.expires_after(kPatience);
    co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, code));
    if (code || !response.keep_alive()) co_return;
  }
}

}  // namespace regalia::server
