#include "server/net/postman.h"

#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <ctime>
#include <memory>

#include "server/account/identity.h"
#include "server/net/addresses.h"
#include "server/net/transfers.h"

namespace regalia::server {
namespace {

constexpr long kPatience = 8;       // seconds, for a web address
constexpr long kMailPatience = 20;  // for our own mail server

// Whatever name an address has, and wherever it leads this time: not into a network of our own.
curl_socket_t open_outside(void*, curlsocktype, curl_sockaddr* to) {
  namespace ip = boost::asio::ip;
  ip::address address;
  const auto* bytes_of = reinterpret_cast<const unsigned char*>(&to->addr);  // which goes on behind it
  if (to->family == AF_INET) {
    sockaddr_in v4{};
    std::memcpy(&v4, bytes_of, std::min<std::size_t>(to->addrlen, sizeof v4));
    address = ip::address_v4(ntohl(v4.sin_addr.s_addr));
  } else if (to->family == AF_INET6) {
    sockaddr_in6 v6{};
    std::memcpy(&v6, bytes_of, std::min<std::size_t>(to->addrlen, sizeof v6));
    ip::address_v6::bytes_type bytes;
    std::memcpy(bytes.data(), &v6.sin6_addr, bytes.size());
    address = ip::address_v6(bytes);
  } else {
    return CURL_SOCKET_BAD;
  }
  return is_private(address) ? CURL_SOCKET_BAD : socket(to->family, to->socktype, to->protocol);
}

// Whether it has arrived is told before the answer's body, which may be long or have no end.
std::size_t read_nothing(char*, std::size_t, std::size_t, void*) { return 0; }

std::size_t read_on(char* to, std::size_t size, std::size_t count, void* from) {
  auto& transfer = *static_cast<Transfer*>(from);
  const std::size_t length = std::min(size * count, transfer.text.size() - transfer.read);
  transfer.text.copy(to, length, transfer.read);
  transfer.read += length;
  return length;
}

void wait_at_most(CURL* handle, long seconds) {
  curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT, seconds / 2);
  curl_easy_setopt(handle, CURLOPT_TIMEOUT, seconds);
  curl_easy_setopt(handle, CURLOPT_SERVER_RESPONSE_TIMEOUT, seconds);
  curl_easy_setopt(handle, CURLOPT_FORBID_REUSE, 1L);
}

// What an address does wrong. One that no connection leads to is told in the same words whatever the reason: who names
// addresses does not learn which names and machines there are in our own network.
std::optional<Error> fault_of(CURL* handle, CURLcode code) {
  curl_off_t connected = 0;
  curl_easy_getinfo(handle, CURLINFO_CONNECT_TIME_T, &connected);
  if (connected == 0) return Error{"it cannot be reached"};
  if (code == CURLE_OPERATION_TIMEDOUT) return Error{"it does not answer"};
  if (code != CURLE_OK && code != CURLE_WRITE_ERROR) return Error{curl_easy_strerror(code)};
  long status = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  if (status < 200 || status > 299) return Error{"it answered " + std::to_string(status)};
  return std::nullopt;
}

}  // namespace

Postman::Postman(PostSettings settings)
    : settings_(std::move(settings)), posts_(std::make_unique<Transfers>()), mails_(std::make_unique<Transfers>()) {}

Postman::~Postman() = default;

void Postman::stop() {
  posts_->stop();
  mails_->stop();
}

void Postman::post(const std::string& address, const std::string& body, std::vector<std::string> headers, Done done) {
  headers.insert(headers.end(), {"Content-Type: application/json", "Expect:", "User-Agent: Regalia"});
  std::unique_ptr<Transfer> transfer = new_transfer(headers);
  if (!transfer) return done(Error{"nothing can be sent from here"});
  CURL* handle = transfer->handle.get();
  wait_at_most(handle, kPatience);
  curl_easy_setopt(handle, CURLOPT_URL, address.c_str());
  curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(handle, CURLOPT_PROXY, "");
  curl_easy_setopt(handle, CURLOPT_HTTPHEADER, transfer->list.get());
  curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE, static_cast<long>(body.size()));
  curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, body.c_str());
  curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, read_nothing);
  if (!settings_.anywhere) curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_outside);
  transfer->done = [handle, done = std::move(done)](CURLcode code) { done(fault_of(handle, code)); };
  posts_->add(std::move(transfer));
}

void Postman::mail(const std::string& to, const std::string& subject, const std::string& text, Done done) {
  std::unique_ptr<Transfer> transfer = can_mail() ? letter(to, subject, text) : nullptr;
  if (!transfer) return done(Error{"no mail can be sent from here"});
  transfer->done = [done = std::move(done)](CURLcode code) {
    done(code == CURLE_OK ? std::nullopt : std::optional(Error{curl_easy_strerror(code)}));
  };
  mails_->add(std::move(transfer));
}

std::unique_ptr<Transfer> Postman::letter(const std::string& to, const std::string& subject,
                                          const std::string& text) const {
  std::unique_ptr<Transfer> transfer = new_transfer({"<" + to + ">"});
  if (!transfer) return nullptr;
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 64> date{};
  std::strftime(date.data(), date.size(), "%a, %d %b %Y %H:%M:%S +0000", &parts);
  std::string lines = text;
  for (std::size_t at = 0; (at = lines.find('\n', at)) != std::string::npos; at += 2) lines.replace(at, 1, "\r\n");
  transfer->text = "Date: " + std::string(date.data()) + "\r\nTo: <" + to + ">\r\nFrom: Regalia <" +
                   settings_.mail_from + ">\r\nSubject: " + subject + "\r\nMessage-ID: <" + new_table_id() +
                   settings_.mail_from.substr(settings_.mail_from.find('@')) +
                   ">\r\nAuto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; "
                   "charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n" +
                   lines + "\r\n";
  const std::string from = "<" + settings_.mail_from + ">";
  CURL* handle = transfer->handle.get();
  wait_at_most(handle, kMailPatience);
  curl_easy_setopt(handle, CURLOPT_URL, settings_.smtp.c_str());
  curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  if (!settings_.smtp_user.empty()) {
    curl_easy_setopt(handle, CURLOPT_USERNAME, settings_.smtp_user.c_str());
    curl_easy_setopt(handle, CURLOPT_PASSWORD, settings_.smtp_password.c_str());
    curl_easy_setopt(handle, CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_ALL));  // no passphrase in the clear
  } else {
    curl_easy_setopt(handle, CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_TRY));
  }
  curl_easy_setopt(handle, CURLOPT_MAIL_FROM, from.c_str());
  curl_easy_setopt(handle, CURLOPT_MAIL_RCPT, transfer->list.get());
  curl_easy_setopt(handle, CURLOPT_READFUNCTION, read_on);
  curl_easy_setopt(handle, CURLOPT_READDATA, transfer.get());
  curl_easy_setopt(handle, CURLOPT_UPLOAD, 1L);
  return transfer;
}

std::string fault_in_web_address(const std::string& address) {
  const bool is_web = address.starts_with("https://") || address.starts_with("http://");
  const auto is_plain = [](unsigned char sign) { return sign > 0x20 && sign < 0x7F; };
  if (!is_web || address.size() < 10 || address.size() > 500 ||
      !std::all_of(address.begin(), address.end(), is_plain) || address.find('@') != std::string::npos)
    return "A web address begins with https:// and has no name or passphrase in it.";
  return {};
}

std::string fault_in_mail_address(const std::string& address) {
  const std::size_t at = address.find('@');
  const auto is_plain = [](unsigned char sign) {
    return (std::isalnum(sign) != 0 && sign < 0x7F) || std::strchr("@.-_+", sign) != nullptr;
  };
  if (at == 0 || at == std::string::npos || address.find('@', at + 1) != std::string::npos || address.size() > 200 ||
      address.find('.', at) == std::string::npos || address.back() == '.' ||
      !std::all_of(address.begin(), address.end(), is_plain))
    return "A mail address looks like name@example.org.";
  return {};
}

}  // namespace regalia::server
