// For tests: a client of the lobby, and a chair at a table.
#pragma once

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>
#include <string>
#include <vector>

namespace regalia::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace bj = boost::json;
namespace http = boost::beast::http;
using asio::ip::tcp;

struct Reply {
  http::response<http::string_body> response;

  [[nodiscard]] int status() const { return static_cast<int>(response.result_int()); }
  [[nodiscard]] bj::value result() const { return bj::parse(response.body()).at("result"); }
  [[nodiscard]] std::string error() const {
    return std::string(bj::parse(response.body()).at("error").at("data").at("name").as_string());
  }
};

class Client {
 public:
  explicit Client(std::uint16_t port) : port_(port) {}

  Reply send(http::verb verb, const std::string& target, const std::string& body = "",
             const std::vector<std::pair<std::string, std::string>>& fields = {}) {
    asio::io_context context;
    tcp::socket socket(context);
    socket.connect({asio::ip::make_address("127.0.0.1"), port_});
    http::request<http::string_body> request{verb, target, 11};
    request.set(http::field::host, "127.0.0.1");
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    for (const auto& [name, value] : fields) {
      if (name == "Host")
        request.set(name, value);
      else
        request.insert(name, value);
    }
    request.body() = body;
    request.prepare_payload();
    http::write(socket, request);
    beast::flat_buffer buffer;
    Reply reply;
    http::read(socket, buffer, reply.response);
    return reply;
  }
  Reply call(const std::string& method, const bj::object& params = {}) {
    return send(http::verb::post, "/api",
                bj::serialize(bj::object{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}));
  }
  void be_guest(const std::string& name) {
    token = std::string(call("guest", {{"name", name}}).result().at("token").as_string());
  }

  std::string token;

 private:
  std::uint16_t port_;
};

// A WebSocket at a table, or in the lobby.
class Chair {
 public:
  Chair(std::uint16_t port, const std::string& table, const std::string& token, const std::string& query = "")
      : stream_(context_) {
    stream_.next_layer().connect({asio::ip::make_address("127.0.0.1"), port});
    stream_.set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
      if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    }));
    const bool lobby = table == "/lobby";
    stream_.handshake("127.0.0.1", lobby ? table : "/tables/" + table + query);
    if (!lobby) welcome = next();
  }

  void send(const std::string& line) { stream_.write(asio::buffer(line)); }
  void send_binary(const std::string& bytes) {
    stream_.binary(true);
    send(bytes);
    stream_.text(true);
  }
  // The next message; who is at the table and for whom time runs is left out.
  bj::value next() {
    for (;;) {
      bj::value message = any();
      const bj::object* object = message.if_object();
      if (object == nullptr || !object->contains("method") || object->at("method") != "company") return message;
    }
  }
  bj::value any() {
    beast::flat_buffer buffer;
    stream_.read(buffer);
    const std::string text = beast::buffers_to_string(buffer.data());
    heard += text + "\n";
    return bj::parse(text);
  }
  // The reply to a request; notices that come before it are kept.
  bj::object call(const std::string& method, const bj::object& params = {}) {
    const std::string mine = "call " + std::to_string(++calls_);
    send(bj::serialize(bj::object{{"jsonrpc", "2.0"}, {"id", mine}, {"method", method}, {"params", params}}));
    for (;;) {
      const bj::value message = next();
      if (!message.is_object()) continue;  // the answer to a batch
      const bj::value* id = message.get_object().if_contains("id");
      if (id != nullptr && id->is_string() && id->get_string() == mine) return message.get_object();
      notices.push_back(message.get_object());
    }
  }
  bj::value result(const std::string& method, const bj::object& params = {}) {
    bj::object reply = call(method, params);
    EXPECT_TRUE(reply.contains("result")) << method << ": " << bj::serialize(reply);
    return reply["result"];
  }

  bj::value welcome;
  std::vector<bj::object> notices;
  std::string heard;  // every byte received

 private:
  asio::io_context context_;
  beast::websocket::stream<tcp::socket> stream_;
  int calls_ = 0;
};

}  // namespace regalia::server
