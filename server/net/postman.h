// Carries messages out of the server: to web addresses that people have named, and by mail. Nothing waits for the other side:
// `done` is called later, from a thread of the postman, and may wait for the disk.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/result.h"

namespace regalia::server {

struct PostSettings {
  std::string smtp;       // "smtp://host:587" or "smtps://host"; empty: no mail is sent
  std::string smtp_user;  // empty: without
  std::string smtp_password;
  std::string mail_from;  // whom mail comes from
  bool anywhere = false;  // also to addresses of this machine and its own network, which others have no business with
};

class Transfers;
struct Transfer;

class Postman {
 public:
  explicit Postman(PostSettings settings);
  ~Postman();
  Postman(const Postman&) = delete;
  Postman& operator=(const Postman&) = delete;

  [[nodiscard]] bool can_mail() const { return !settings_.smtp.empty(); }

  // Why it has not arrived, as its owner may read it; nothing: it has.
  using Done = std::function<void(const std::optional<Error>& failure)>;
  void post(const std::string& address, const std::string& body, std::vector<std::string> headers, Done done);
  void mail(const std::string& to, const std::string& subject, const std::string& text, Done done);
  // Drops what is under way: nothing is called any more.
  void stop();

 private:
  [[nodiscard]] std::unique_ptr<Transfer> letter(const std::string& to, const std::string& subject,
                                                 const std::string& text) const;

  PostSettings settings_;
  std::unique_ptr<Transfers> posts_;
  std::unique_ptr<Transfers> mails_;  // by themselves: our own mail server may hang too
};

// Empty, or a sentence that says what is wrong.
[[nodiscard]] std::string fault_in_web_address(const std::string& address);
[[nodiscard]] std::string fault_in_mail_address(const std::string& address);

}  // namespace regalia::server
