// What can go wrong, under numbers and names that stay the same in every release. The message is for people, the name
// for programs; where a rule forbids something, the data names the rule.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "table/ruling.h"

namespace regalia::protocol {

enum class ErrorCode : int {
  parse_error = -32700,  // the first five are those of JSON-RPC 2.0
  invalid_request = -32600,
  unknown_method = -32601,
  invalid_params = -32602,
  internal_error = -32603,
  no_table = 1,
  not_allowed = 2,
  no_such_seat = 3,
  not_a_move = 4,
  refused = 5,
  bad_setup = 6,
  bad_record = 7,
  bad_position = 8,
  too_large = 9,
  too_often = 10,
  past = 11,
  code_needed = 12,
};

struct ErrorKind {
  ErrorCode code;
  std::string_view name;
  std::string_view meaning;
};

inline constexpr ErrorKind kErrorKinds[] = {
    {ErrorCode::parse_error, "parse_error", "the line is not JSON"},
    {ErrorCode::invalid_request, "invalid_request", "the line is JSON, but no request"},
    {ErrorCode::unknown_method, "unknown_method", "there is no such method"},
    {ErrorCode::invalid_params, "invalid_params", "a parameter is missing, unknown or of the wrong kind"},
    {ErrorCode::internal_error, "internal_error", "a fault of the program; the table is unchanged"},
    {ErrorCode::no_table, "no_table", "there is no table yet: `new` or `load` makes one"},
    {ErrorCode::not_allowed, "not_allowed", "the caller may not use this method, or not yet"},
    {ErrorCode::no_such_seat, "no_such_seat", "the table has no such seat, or the seat was left out"},
    {ErrorCode::not_a_move, "not_a_move", "the text is no move of this game"},
    {ErrorCode::refused, "refused", "a rule forbids it; `data.rule` names the rule"},
    {ErrorCode::bad_setup, "bad_setup", "no such game, or players, options, facts or names that cannot be"},
    {ErrorCode::bad_record, "bad_record", "the record is damaged or unknown; `data.step` says where"},
    {ErrorCode::bad_position, "bad_position", "the position cannot be"},
    {ErrorCode::too_large, "too_large", "the line is too long"},
    {ErrorCode::too_often, "too_often", "a server has had too many requests of this kind from you; wait"},
    {ErrorCode::past, "past", "the move answers a moment that is past: something has happened since; look again"},
    {ErrorCode::code_needed, "code_needed", "a server: the passphrase is right, and the account wants a code as well"},
};

struct Failure {
  ErrorCode code = ErrorCode::internal_error;
  std::string message;
  std::string rule;
  std::optional<std::size_t> step;

  [[nodiscard]] static Failure refused(const Ruling& ruling) {
    return {ErrorCode::refused, ruling.reason(), ruling.rule(), std::nullopt};
  }
};

template <class Reply> using Answer = std::variant<Reply, Failure>;

}  // namespace regalia::protocol
