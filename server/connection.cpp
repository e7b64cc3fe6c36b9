#include "server/connection.h"

#include <prometheus/counter.h>

#include <boost/asio/associated_executor.hpp>
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

#include "engine/version.h"
#include "server/account/devices.h"
#include "server/lobby/export.h"
#include "server/lobby/lobby_methods.h"
#include "server/net/session_cookie.h"
#include "server/ops/message_cost.h"
#include "server/socket.h"
#include "server/table/record_access.h"

namespace regalia::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

using Response = http::response<http::string_body>;

constexpr protocol::Bounds kBounds = {64 << 10, 1 << 20};
constexpr int kExportCost = 200;
constexpr int kMostAtOnce = 200;  // that the requests of one message may cost
constexpr auto kPatience = std::chrono::seconds(30);

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

// --- requests ---

SessionProof proof_of(const Request& request, const Origins& origins) {
  const bool may_be_plain = !origins.over_tls() || is_local_name(view(request[http::field::host]));
  return session_proof(view(request[http::field::authorization]), view(request[http::field::cookie]), may_be_plain);
}

// What shows that a device has logged in before: programs send a header, browsers a cookie.
std::vector<std::string> devices_of(const Request& request) {
  const std::string_view header = view(request["Regalia-Device"]);
  return read_devices(header.empty() ? device_tokens_in(view(request[http::field::cookie])) : std::string(header));
}

// Why a page may not speak for its visitor, if it may not.
std::optional<std::string> fault_in_origin(const Request& request, const Origins& origins) {
  const std::string_view origin = view(request[http::field::origin]);
  if (origins.accepts(origin, view(request[http::field::host]))) return std::nullopt;
  return origins.refusal(origin);
}

// A browser says how the page that asks came to it; a program takes what there is.
bool comes_over_tls(const Request& request, const Origins& origins) {
  const std::string_view origin = view(request[http::field::origin]);
  return origin.empty() ? origins.over_tls() : origin.starts_with("https://");
}

// Whom the request comes from: all that proxies say, in order.
std::string address_of(const Request& request, const asio::ip::address& peer, const Services& services) {
  std::string forwarded;
  const auto lines = request.equal_range("X-Forwarded-For");
  for (auto line = lines.first; line != lines.second; ++line)
    forwarded += (forwarded.empty() ? "" : ",") + std::string(view(line->value()));
  return services.proxies.visitor(peer, forwarded);
}

Visitor visitor_of(const Request& request, std::string address, Lobby& lobby) {
  std::string network = network_of(address);
  SessionProof proof = proof_of(request, lobby.services().origins);
  Visitor visitor{std::move(address), std::move(network), std::string(view(request[http::field::user_agent])),
                  std::move(proof.token), proof.is_by_old_cookie};
  visitor.devices = devices_of(request);
  lobby.recognise(visitor);
  return visitor;
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

// Requests to the lobby, each paid for by whoever asks.
std::optional<std::string> ask_lobby(Lobby& lobby, const Visitor& visitor, const protocol::Call& call,
                                     std::string_view line) {
  Limits& limits = lobby.services().limits;
  MessageCost cost(kMostAtOnce);
  int paid = 0;
  std::optional<std::string> answers = protocol::answer(
      [&](std::string_view method, const boost::json::value& params) -> protocol::Answer<boost::json::value> {
        const int price = Lobby::cost_of(method);
        if (cost.is_much() || !limits.may_work(visitor.network, price))
          return protocol::Failure{protocol::ErrorCode::too_often, "This is much at once; wait a moment.", {}, {}};
        paid += price;
        return cost.timed(price, [&] { return call(method, params); });
      },
      line, kBounds);
  if (cost.total() > paid && paid > 0) (void)limits.worked(visitor.network, cost.total() - paid);
  return answers;
}

Response answer_api(const Request& request, const Visitor& visitor, Lobby& lobby) {
  if (visitor.session && !visitor.session->bound && proof_of(request, lobby.services().origins).is_by_new_cookie)
    lobby.sessions().bind(*visitor.session);
  std::string fresh;   // a token that was just given
  std::string device;  // and one of the device
  const auto call = [&](std::string_view method, const boost::json::value& params) {
    auto answer = lobby.call(visitor, method, params);
    if (const auto* result = std::get_if<boost::json::value>(&answer))
      if (const auto* object = result->if_object()) {
        if (const auto* given = object->if_contains("token")) fresh = std::string(given->as_string());
        if (const auto* given = object->if_contains("device")) device = std::string(given->as_string());
      }
    return answer;
  };
  const std::optional<std::string> line = ask_lobby(lobby, visitor, call, request.body());
  Response response =
      reply(request, line ? http::status::ok : http::status::no_content, line.value_or(""), "application/json");
  if (fresh.empty() && visitor.by_old_cookie && visitor.session) fresh = visitor.token;
  if (!fresh.empty())
    response.set(http::field::set_cookie, session_cookie(fresh, comes_over_tls(request, lobby.services().origins)));
  if (!device.empty())
    response.insert(http::field::set_cookie, device_cookie(with_device(visitor.devices, device),
                                                           comes_over_tls(request, lobby.services().origins)));
  return response;
}

// What stands behind "watch=" in a query.
std::optional<std::string> invitation_in(std::string_view query) {
  if (!query.starts_with("watch=")) return std::nullopt;
  return std::string(query.substr(6));
}

// "ID" or "ID?watch=INVITATION"
Response answer_record(const Request& request, std::string_view target, const Visitor& visitor, Store& store) {
  const std::size_t query = std::min(target.find('?'), target.size());
  const auto invitation = invitation_in(target.substr(std::min(query + 1, target.size())));
  const auto table = store.table(std::string(target.substr(0, query)));
  if (!table) return reply(request, http::status::not_found, "There is no such table.\n");
  if (const std::string bar = bar_to_record(*table, visitor.account, invitation); !bar.empty())
    return reply(request, http::status::forbidden, bar + "\n");
  return reply(request, http::status::ok, store.game(table->id)->record);
}

Response answer_export(const Request& request, const Visitor& visitor, Lobby& lobby) {
  if (!visitor.account) return reply(request, http::status::forbidden, "Say first who you are.\n");
  if (!lobby.services().limits.may_work(visitor.network, kExportCost))
    return reply(request, http::status::too_many_requests, "This is much at once; wait a moment.\n");
  Response response = reply(request, http::status::ok, export_of(Visit{lobby, visitor}), "application/json");
  response.set(http::field::content_disposition, "attachment; filename=\"regalia.json\"");
  return response;
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
  if (!services.limits.request(network_of(address))) {
    services.metrics.refused_requests.Increment();
    Response response = reply(request, http::status::too_many_requests, "Too many requests; wait a moment.\n");
    response.set(http::field::retry_after, "5");
    return response;
  }
  if (target == "/api") {
    if (request.method() != http::verb::post)
      return reply(request, http::status::method_not_allowed, "The lobby answers POST requests.\n");
    if (const auto fault = fault_in_origin(request, services.origins))
      return reply(request, http::status::forbidden, *fault + "\n");
    return answer_api(request, visitor_of(request, address, lobby), lobby);
  }
  if (!reads) return reply(request, http::status::method_not_allowed, "This can only be read.\n");
  if (target == "/metrics") {
    boost::system::error_code code;
    if (!asio::ip::make_address(address, code).is_loopback() || code ||
        !is_local_name(view(request[http::field::host])))
      return reply(request, http::status::forbidden, "Metrics are told on this machine only.\n");
    return reply(request, http::status::ok, services.metrics.text(), "text/plain; version=0.0.4");
  }
  if (target == "/export") return answer_export(request, visitor_of(request, address, lobby), lobby);
  if (target.starts_with("/records/"))
    return answer_record(request, target.substr(9), visitor_of(request, address, lobby), services.store);
  return answer_file(request, services.files);
}

Response too_much_unread(const Request& request) {
  Response response = reply(request, http::status::too_many_requests,
                            "Your address has not read what it asked for; read it, and ask again.\n");
  response.set(http::field::retry_after, "5");
  return response;
}

// Asked for by those who watch over the server: nobody's work comes before it.
Response answer_health(const Request& request, const Services& services) {
  const std::string trouble = services.store.trouble();
  return trouble.empty() ? reply(request, http::status::ok, "well\nRegalia " + std::string(version()) + "\n")
                         : reply(request, http::status::service_unavailable, "Nothing can be kept: " + trouble + "\n");
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
  if (result.invitation = invitation_in(target); result.invitation) return result;
  int seat = 0;
  if (!target.starts_with("seat=")) return std::nullopt;
  const auto [end, code] = std::from_chars(target.data() + 5, target.data() + target.size(), seat);
  if (code != std::errc() || end != target.data() + target.size()) return std::nullopt;
  result.seat = seat;
  return result;
}

Room room_at(const std::shared_ptr<Host>& host, Sessions& sessions) {
  return {host->strand(),
          [host, &sessions](const auto& member) {
            sessions.attach(member);
            host->enter(member);
          },
          [host](auto member, std::string line) { return host->receive(std::move(member), std::move(line)); },
          [host, &sessions](const auto& member) {
            sessions.detach(member);
            host->leave(member);
          }};
}

// Work that waits for the disk or takes long is done where nobody else waits for it, by turns between visitors.
template <class Work>
asio::awaitable<std::invoke_result_t<Work>> elsewhere(FairPool& pool, const std::string& owner, Work work) {
  using Outcome = std::invoke_result_t<Work>;
  const auto begin = [&pool, &owner](auto handler, Work todo) {
    const auto executor = asio::get_associated_executor(handler);
    auto done = std::make_shared<decltype(handler)>(std::move(handler));
    pool.add(owner, [executor, done, todo = std::make_shared<Work>(std::move(todo))] {
      std::exception_ptr failure;
      std::optional<Outcome> outcome;
      try {
        outcome = (*todo)();
      } catch (...) {
        failure = std::current_exception();
      }
      asio::post(executor, [done, failure, outcome = std::make_shared<std::optional<Outcome>>(std::move(outcome))] {
        std::move (*done)(failure, std::move(*outcome));
      });
    });
  };
  std::optional<Outcome> outcome =
      co_await asio::async_initiate<const asio::use_awaitable_t<>, void(std::exception_ptr, std::optional<Outcome>)>(
          begin, asio::use_awaitable, std::move(work));
  co_return std::move(*outcome);
}

Room room_in(Lobby& lobby, const Visitor& visitor) {
  const auto receive = [&lobby, visitor](std::shared_ptr<Member> member, std::string line) -> asio::awaitable<int> {
    const auto answered = [&] {
      const auto call = [&](std::string_view method, const boost::json::value& params) {
        Visitor now = visitor;  // who may have signed up, or gone, since the socket was opened
        lobby.recognise(now);
        return lobby.call(now, method, params);
      };
      return ask_lobby(lobby, visitor, call, line);
    };
    std::optional<std::string> reply =
        co_await elsewhere(lobby.services().waiting, visitor.network, std::function(answered));
    if (reply) member->send(std::move(*reply));
    co_return 1;
  };
  return {asio::make_strand(lobby.services().executor),
          [&lobby](const auto& member) {
            lobby.sessions().attach(member);
            lobby.enter(member);
          },
          receive,
          [&lobby](const auto& member) {
            lobby.sessions().detach(member);
            lobby.leave(member);
          }};
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
  if (const auto fault = fault_in_origin(request, lobby.services().origins))
    return refuse(http::status::forbidden, *fault);
  Visitor visitor = visitor_of(request, address, lobby);
  visitor.by_old_cookie = false;  // it was let in by it, and stays known when the browser has the other
  result.place =
      lobby.services().limits.socket(visitor.account ? std::to_string(visitor.account->id) : visitor.network);
  if (!result.place) {
    lobby.services().metrics.refused_connections.Increment();
    return refuse(http::status::too_many_requests, "You are at too many tables; leave some first.");
  }
  result.member->network = visitor.network;
  result.member->name = visitor.account ? visitor.account->name : "onlooker";
  if (visitor.account) result.member->account = visitor.account->id;
  if (visitor.session) result.member->session = visitor.session->token;
  if (!target) {
    result.room = room_in(lobby, visitor);
    return result;
  }
  const Result<Lobby::Place> found = lobby.place(visitor.account, target->table, target->seat, target->invitation);
  if (!found) return refuse(http::status::forbidden, found.error());
  result.member->viewer = found->viewer;
  result.room = room_at(found->host, lobby.sessions());
  return result;
}

// The same connection on another strand.
Stream moved(Stream stream, const Strand& strand) {
  auto socket = stream.release_socket();
  const auto protocol = socket.local_endpoint().protocol();
  return Stream(Stream::socket_type(strand, protocol, socket.release()));
}

}  // namespace

asio::awaitable<void> serve_connection(Stream::socket_type socket, Lobby& lobby) {
  const Services& services = lobby.services();
  const asio::ip::address peer = socket.remote_endpoint().address();
  Stream stream(std::move(socket));
  beast::flat_buffer buffer;
  for (;;) {
    stream.expires_after(kPatience);
    http::request_parser<http::string_body> parser;
    parser.body_limit(kBounds.line);
    parser.header_limit(16 << 10);
    beast::error_code code;
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, code));
    if (code) co_return;
    Request request = parser.release();
    const std::string address = address_of(request, peer, services);
    Response response;
    if (beast::websocket::is_upgrade(request)) {
      Upgrade way = co_await elsewhere(services.waiting, network_of(address),
                                       std::function([&] { return upgrade(request, address, lobby); }));
      if (!way.refusal) {
        const Strand strand = way.room->strand;
        Stream there = moved(std::move(stream), strand);
        co_return co_await asio::co_spawn(
            strand,
            serve_socket(std::move(there), std::move(request), std::move(*way.room), std::move(way.member), services),
            asio::use_awaitable);
      }
      response = std::move(*way.refusal);
    } else if (view(request.target()) == "/health") {
      response = answer_health(request, services);
    } else {
      response = co_await elsewhere(services.waiting, network_of(address),
                                    std::function([&] { return answer_request(request, address, lobby); }));
    }
    Unread& unread = services.limits.unread();
    Unread::Mine mine(unread, network_of(address));
    if (unread.is_crowded(network_of(address), response.body().size())) response = too_much_unread(request);
    (void)mine.add(response.body().size());
    stream.expires_after(kPatience);
    co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, code));
    if (code || !response.keep_alive()) co_return;
  }
}

}  // namespace regalia::server
