// Carries messages out of the server: to web addresses that people have named, and by mail.
#pragma once

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

class Postman {
 public:
  explicit Postman(PostSettings settings);

  [[nodiscard]] bool can_mail() const { return !settings_.smtp.empty(); }

  // Each takes as long as the other side does, within bounds. Nothing: it has arrived.
  [[nodiscard]] std::optional<Error> post(const std::string& address, const std::string& body,
                                          const std::vector<std::string>& headers) const;
  [[nodiscard]] std::optional<Error> mail(const std::string& to, const std::string& subject,
                                          const std::string& text) const;

 private:
  PostSettings settings_;
};

// Empty, or a sentence that says what is wrong.
[[nodiscard]] std::string fault_in_web_address(const std::string& address);
[[nodiscard]] std::string fault_in_mail_address(const std::string& address);

}  // namespace regalia::server
