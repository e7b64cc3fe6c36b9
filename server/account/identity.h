// Who is who: passphrases, session tokens and invitations. What is kept are hashes only.
#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"

namespace regalia::server {

// 256 random bits in hexadecimal digits: whoever has it is the account, or may take the seat.
[[nodiscard]] std::string new_token();
// What is kept of a token. Tokens cannot be guessed, so a fast hash is enough.
[[nodiscard]] std::string token_hash(std::string_view token);

// Argon2id; takes about 50 ms and 64 MB, so call it where nobody waits.
[[nodiscard]] std::string passphrase_hash(const std::string& passphrase);
[[nodiscard]] bool passphrase_fits(const std::string& hash, const std::string& passphrase);

// Empty, or a sentence that says what is wrong.
[[nodiscard]] std::string fault_in_passphrase(const std::string& passphrase);

// What lets somebody in who has lost the passphrase, once: easily written down.
[[nodiscard]] std::string new_recovery_code();
// What is kept of it, however it is typed.
[[nodiscard]] std::string recovery_hash(std::string code);

// A short random id for a table, readable in a link.
[[nodiscard]] std::string new_table_id();

}  // namespace regalia::server
