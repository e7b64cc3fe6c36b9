#include "server/connection.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/json.hpp>
#include <charconv>
#include <chrono>

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

Response reply(const Request& request, http::status status, std::string body,
               const char* type = "text/plain; charset=utf-8") {
  Response response{status, request.version()};
  response.set(http::field::content_type, type);
  response.set(http::field::cache_control, "no-store");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "same-origin");
  response.set("Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'; base-uri 'none'");
  response.keep_alive(request.keep_alive());
  response.body() = std::move(body);
  response.prepare_payload();
  return response;
}

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

Response answer_api(const Request& request, const Shared& shared) {
  const std::string token = token_of(request);
  const std::optional<Account> account = token.empty() ? std::nullopt : shared.lobby.account_of(token);
  std::string fresh;  // a token that was just given
  const auto call = [&](std::string_view method, const boost::json::value& params) {
    auto answer = shared.lobby.call(account, token, method, params);
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
                                              (shared.secure_cookies ? "; Secure" : ""));
  return response;
}

Response answer_record(const Request& request, const std::string& id, const Shared& shared) {
  const auto table = shared.store.table(id);
  if (!table) return reply(request, http::status::not_found, "There is no such table.\n");
  if (table->stage != TableStage::over)
    return reply(request, http::status::forbidden, "The record is open to all when the game has ended.\n");
  return reply(request, http::status::ok, shared.store.game(id)->record);
}

Response answer_request(const Request& request, const Shared& shared) {
  const std::string_view target = view(request.target());
  const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
  if (target == "/health" && reads) return reply(request, http::status::ok, "well\n");
  if (target.starts_with("/records/") && reads) return answer_record(request, std::string(target.substr(9)), shared);
  if (target == "/api") {
    if (request.method() != http::verb::post)
      return reply(request, http::status::method_not_allowed, "The lobby answers POST requests.\n");
    if (!comes_from_here(request)) return reply(request, http::status::forbidden, "This page may not speak for you.\n");
    return answer_api(request, shared);
  }
  return reply(request, http::status::not_found, "There is nothing here.\n");
}

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

// Work that waits for the disk is done where nobody else waits.
template <class Work> asio::awaitable<std::invoke_result_t<Work>> elsewhere(asio::thread_pool& pool, Work work) {
  co_return co_await asio::co_spawn(
      pool, [work = std::move(work)]() -> asio::awaitable<std::invoke_result_t<Work>> { co_return work(); },
      asio::use_awaitable);
}

}  // namespace

asio::awaitable<void> serve_connection(asio::ip::tcp::socket socket, Shared shared) {
  beast::tcp_stream stream(std::move(socket));
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
    Response response;
    if (beast::websocket::is_upgrade(request)) {
      const std::optional<Target> target = table_target(view(request.target()));
      if (!target) {
        response = reply(request, http::status::not_found, "There is no table here.\n");
      } else if (!comes_from_here(request)) {
        response = reply(request, http::status::forbidden, "This page may not speak for you.\n");
      } else {
        const std::string token = token_of(request);
        std::string name = "onlooker";
        const auto found = co_await elsewhere(shared.waiting, [&]() -> std::optional<Result<Lobby::Place>> {
          const auto account = token.empty() ? std::nullopt : shared.lobby.account_of(token);
          if (account) name = account->name;
          return shared.lobby.place(account, target->table, target->seat, target->invitation);
        });
        const Result<Lobby::Place>& place = *found;
        if (place)
          co_return co_await serve_socket(std::move(stream), std::move(request), *place, std::move(name),
                                          shared.messages_a_second);
        response = reply(request, http::status::forbidden, place.error() + "\n");
      }
    } else {
      response = co_await elsewhere(shared.waiting, [&] { return answer_request(request, shared); });
    }
    stream.expires_after(kPatience);
    co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, code));
    if (code || !response.keep_alive()) co_return;
  }
}

}  // namespace regalia::server
