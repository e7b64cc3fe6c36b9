#include "server/postman.h"

#include <curl/curl.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <ctime>
#include <memory>

#include "server/addresses.h"
#include "server/identity.h"

namespace regalia::server {
namespace {

constexpr long kPatience = 10;  // seconds

struct CloseHandle {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};
struct CloseList {
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using Handle = std::unique_ptr<CURL, CloseHandle>;
using List = std::unique_ptr<curl_slist, CloseList>;

List list_of(const std::vector<std::string>& texts) {
  curl_slist* list = nullptr;
  for (const std::string& text : texts) list = curl_slist_append(list, text.c_str());
  return List(list);
}

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

std::size_t ignore(char*, std::size_t size, std::size_t count, void*) { return size * count; }

struct Reading {
  const std::string& text;
  std::size_t place = 0;
};
std::size_t read_on(char* to, std::size_t size, std::size_t count, void* from) {
  auto& reading = *static_cast<Reading*>(from);
  const std::size_t length = std::min(size * count, reading.text.size() - reading.place);
  reading.text.copy(to, length, reading.place);
  reading.place += length;
  return length;
}

Handle new_handle() {
  static const CURLcode ready = curl_global_init(CURL_GLOBAL_DEFAULT);
  Handle handle(ready == CURLE_OK ? curl_easy_init() : nullptr);
  if (!handle) return handle;
  curl_easy_setopt(handle.get(), CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(handle.get(), CURLOPT_CONNECTTIMEOUT, kPatience);
  curl_easy_setopt(handle.get(), CURLOPT_TIMEOUT, 2 * kPatience);
  curl_easy_setopt(handle.get(), CURLOPT_WRITEFUNCTION, ignore);
  return handle;
}

std::optional<Error> carried_out(CURL* handle) {
  const CURLcode code = curl_easy_perform(handle);
  if (code != CURLE_OK) return Error{curl_easy_strerror(code)};
  return std::nullopt;
}

}  // namespace

Postman::Postman(PostSettings settings) : settings_(std::move(settings)) {}

std::optional<Error> Postman::post(const std::string& address, const std::string& body,
                                   const std::vector<std::string>& headers) const {
  const Handle handle = new_handle();
  if (!handle) return Error{"nothing can be sent from here"};
  std::vector<std::string> all = headers;
  all.insert(all.end(), {"Content-Type: application/json", "Expect:", "User-Agent: Regalia"});
  const List list = list_of(all);
  curl_easy_setopt(handle.get(), CURLOPT_URL, address.c_str());
  curl_easy_setopt(handle.get(), CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(handle.get(), CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(handle.get(), CURLOPT_PROXY, "");
  curl_easy_setopt(handle.get(), CURLOPT_HTTPHEADER, list.get());
  curl_easy_setopt(handle.get(), CURLOPT_POSTFIELDS, body.c_str());
  curl_easy_setopt(handle.get(), CURLOPT_POSTFIELDSIZE, static_cast<long>(body.size()));
  if (!settings_.anywhere) curl_easy_setopt(handle.get(), CURLOPT_OPENSOCKETFUNCTION, open_outside);
  if (auto failure = carried_out(handle.get())) return failure;
  long status = 0;
  curl_easy_getinfo(handle.get(), CURLINFO_RESPONSE_CODE, &status);
  if (status < 200 || status > 299) return Error{"the answer was " + std::to_string(status)};
  return std::nullopt;
}

std::optional<Error> Postman::mail(const std::string& to, const std::string& subject, const std::string& text) const {
  const Handle handle = new_handle();
  if (!handle || !can_mail()) return Error{"no mail can be sent from here"};
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 64> date{};
  std::strftime(date.data(), date.size(), "%a, %d %b %Y %H:%M:%S +0000", &parts);
  std::string lines = text;
  for (std::size_t at = 0; (at = lines.find('\n', at)) != std::string::npos; at += 2) lines.replace(at, 1, "\r\n");
  const std::string letter = "Date: " + std::string(date.data()) + "\r\nTo: <" + to + ">\r\nFrom: Regalia <" +
                             settings_.mail_from + ">\r\nSubject: " + subject + "\r\nMessage-ID: <" + new_table_id() +
                             settings_.mail_from.substr(settings_.mail_from.find('@')) +
                             ">\r\nAuto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; "
                             "charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n" +
                             lines + "\r\n";
  Reading reading{letter};
  const List recipients = list_of({"<" + to + ">"});
  const std::string from = "<" + settings_.mail_from + ">";
  curl_easy_setopt(handle.get(), CURLOPT_URL, settings_.smtp.c_str());
  curl_easy_setopt(handle.get(), CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  if (!settings_.smtp_user.empty()) {
    curl_easy_setopt(handle.get(), CURLOPT_USERNAME, settings_.smtp_user.c_str());
    curl_easy_setopt(handle.get(), CURLOPT_PASSWORD, settings_.smtp_password.c_str());
    curl_easy_setopt(handle.get(), CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_ALL));  // no passphrase in the clear
  } else {
    curl_easy_setopt(handle.get(), CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_TRY));
  }
  curl_easy_setopt(handle.get(), CURLOPT_MAIL_FROM, from.c_str());
  curl_easy_setopt(handle.get(), CURLOPT_MAIL_RCPT, recipients.get());
  curl_easy_setopt(handle.get(), CURLOPT_READFUNCTION, read_on);
  curl_easy_setopt(handle.get(), CURLOPT_READDATA, &reading);
  curl_easy_setopt(handle.get(), CURLOPT_UPLOAD, 1L);
  return carried_out(handle.get());
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
