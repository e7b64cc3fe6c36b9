// For tests: a server that tells people that it is their turn, and sinks on this machine for what it sends.
#pragma once

#include <boost/asio/read_until.hpp>
#include <boost/asio/streambuf.hpp>
#include <boost/asio/write.hpp>
#include <condition_variable>
#include <deque>

#include "server/tests/server_fixture.h"

namespace regalia::server {

// Takes connections one after the other until it is destroyed.
class Sink {
 public:
  explicit Sink(std::function<void(tcp::socket)> serve) : serve_(std::move(serve)) {
    thread_ = std::thread([this] {
      for (;;) {
        boost::system::error_code code;
        tcp::socket socket(context_);
        if (acceptor_.accept(socket, code) || closing_) return;
        try {
          serve_(std::move(socket));
        } catch (const boost::system::system_error&) {
          continue;  // the other side has left
        }
      }
    });
  }
  ~Sink() {
    closing_ = true;
    tcp::socket wake(context_);
    boost::system::error_code ignored;
    (void)wake.connect(acceptor_.local_endpoint(), ignored);
    thread_.join();
  }
  [[nodiscard]] std::string port() const { return std::to_string(acceptor_.local_endpoint().port()); }

 private:
  std::function<void(tcp::socket)> serve_;
  asio::io_context context_;
  tcp::acceptor acceptor_{context_, {asio::ip::make_address("127.0.0.1"), 0}};
  std::atomic<bool> closing_ = false;
  std::thread thread_;
};

// What a sink was given.
template <class Thing> class Basket {
 public:
  void put(Thing thing) {
    {
      const std::lock_guard lock(mutex_);
      things_.push_back(std::move(thing));
    }
    come_.notify_all();
  }
  // The next one, or nothing if none comes for a while.
  std::optional<Thing> next(std::chrono::milliseconds patience = std::chrono::seconds(10)) {
    std::unique_lock lock(mutex_);
    if (!come_.wait_for(lock, patience, [this] { return !things_.empty(); })) return std::nullopt;
    Thing thing = std::move(things_.front());
    things_.pop_front();
    return thing;
  }

 private:
  std::mutex mutex_;
  std::condition_variable come_;
  std::deque<Thing> things_;
};

using Post = http::request<http::string_body>;

class Notices : public Serving {
 protected:
  Basket<Post> posts;
  std::atomic<int> answer = 200;
  Sink web_sink{[this](tcp::socket socket) {
    beast::flat_buffer buffer;
    Post request;
    http::read(socket, buffer, request);
    http::response<http::string_body> reply{static_cast<http::status>(answer.load()), 11};
    reply.prepare_payload();
    http::write(socket, reply);
    posts.put(std::move(request));
  }};
  Basket<std::string> letters;
  // As little of SMTP as takes a letter.
  Sink mail_sink{[this](tcp::socket socket) {
    asio::streambuf buffer;
    const auto say = [&](const std::string& line) { asio::write(socket, asio::buffer(line + "\r\n")); };
    const auto hear = [&] {
      asio::read_until(socket, buffer, "\r\n");
      std::istream stream(&buffer);
      std::string line;
      std::getline(stream, line);
      return line.substr(0, line.size() - 1);
    };
    say("220 sink");
    std::string letter;
    for (;;) {
      const std::string line = hear();
      if (line.starts_with("RCPT")) letter += line + "\n";
      if (line == "DATA") {
        say("354 go on");
        for (std::string text = hear(); text != "."; text = hear()) letter += text + "\n";
        letters.put(letter);
      }
      say("250 well");
      if (line == "QUIT") return;
    }
  }};

  void SetUp() override {
    notices_after = std::chrono::seconds(0);
    post = {"smtp://127.0.0.1:" + mail_sink.port(), "", "", "regalia@games.example.org", true};
    Serving::SetUp();
  }
  [[nodiscard]] std::string hook() const { return "http://127.0.0.1:" + web_sink.port() + "/turn"; }
  // A game in which the second is asked first.
  std::string begun(Client& one, Client& two) {
    const std::string table =
        id_of(one.call("create", {{"game", "royals"}, {"players", 2}, {"options", {{"start", "2"}}}}));
    two.call("join", {{"table", table}});
    return table;
  }
};

}  // namespace regalia::server
