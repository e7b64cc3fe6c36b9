// Codes of an authenticator app (TOTP, RFC 6238): six digits, others every thirty seconds, made from a secret that the app
// and the server share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace regalia::server {

// 160 random bits, as RFC 4226 recommends.
[[nodiscard]] std::string new_totp_secret();

// Which thirty seconds a time is in; both since 1970.
[[nodiscard]] std::int64_t totp_step_at(std::int64_t seconds);
[[nodiscard]] std::string totp_code(std::string_view secret, std::int64_t step);
// The step that a code is of, if it is of this moment or of a step beside it: clocks are not quite right.
[[nodiscard]] std::optional<std::int64_t> totp_step_of(std::string_view code, std::string_view secret,
                                                       std::int64_t seconds);

// A secret as people type it into an app (RFC 4648).
[[nodiscard]] std::string base32(std::string_view bytes);
// The same as a link, or as what a QR code holds. `server` is the name of its host; it may be empty.
[[nodiscard]] std::string totp_link(std::string_view secret, const std::string& server, const std::string& account);

}  // namespace regalia::server
