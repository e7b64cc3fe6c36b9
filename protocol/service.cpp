#include "protocol/service.h"

#include <algorithm>
#include <boost/json.hpp>
#include <exception>

#include "engine/text.h"
#include "json/object_reader.h"
#include "json/serialize.h"

namespace regalia::protocol {

namespace bj = boost::json;

namespace {

constexpr std::size_t kLongestBatch = 100;

bj::object error_json(const bj::value& id, const Failure& failure) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"error", json::write(error_info(failure))}};
}

Failure invalid(const std::string& reason) { return {ErrorCode::invalid_request, reason, {}, {}}; }

Answer<bj::value> guarded(const Call& call, std::string_view name, const bj::value& params) {
  try {
    return call(name, params);
  } catch (const std::exception& error) {
    return Failure{ErrorCode::internal_error, std::string("The program failed: ") + error.what() + ".", {}, {}};
  }
}

// One request; nothing for a notification.
std::optional<bj::value> answer_one(const Call& call, const bj::value& request) {
  const bj::object* object = request.if_object();
  if (object == nullptr) return error_json(nullptr, invalid("A request is a JSON object."));
  const bj::value* id = object->if_contains("id");
  if (id != nullptr && !id->is_string() && !id->is_int64() && !id->is_uint64() && !id->is_null())
    return error_json(nullptr, invalid("`id` must be a number or a text."));
  const bj::value reply_id = id == nullptr ? bj::value() : *id;
  const bj::value* version = object->if_contains("jsonrpc");
  if (version == nullptr || !version->is_string() || version->get_string() != "2.0")
    return error_json(reply_id, invalid("`jsonrpc` must be \"2.0\"."));
  const bj::value* method = object->if_contains("method");
  if (method == nullptr || !method->is_string()) return error_json(reply_id, invalid("`method` must be a text."));
  for (const auto& entry : *object)
    if (entry.key() != "jsonrpc" && entry.key() != "id" && entry.key() != "method" && entry.key() != "params")
      return error_json(reply_id, invalid("A request has jsonrpc, id, method and params, and nothing else."));
  const bj::value* params = object->if_contains("params");
  const bj::value none = bj::object();
  const std::string_view name(method->get_string().data(), method->get_string().size());
  Answer<bj::value> result = guarded(call, name, params == nullptr ? none : *params);
  if (id == nullptr) return std::nullopt;
  if (const auto* failure = std::get_if<Failure>(&result)) return error_json(reply_id, *failure);
  return bj::object{{"jsonrpc", "2.0"}, {"id", reply_id}, {"result", std::get<bj::value>(std::move(result))}};
}

}  // namespace

ErrorInfo error_info(const Failure& failure) {
  const auto* kind = std::find_if(std::begin(kErrorKinds), std::end(kErrorKinds),
                                  [&](const ErrorKind& k) { return k.code == failure.code; });
  ErrorData data{std::string(kind->name), {}, failure.step};
  if (!failure.rule.empty()) data.rule = failure.rule;
  return {static_cast<int>(failure.code), failure.message, std::move(data)};
}

int cost_of(std::string_view name) {
  for (const Method& method : all_methods())
    if (method.name == name) return method.cost;
  return 1;
}

Answer<bj::value> call_method(const Context& context, std::string_view name, const bj::value& params) {
  const auto methods = all_methods();
  const auto method = std::find_if(methods.begin(), methods.end(), [&](const Method& m) { return m.name == name; });
  if (method == methods.end())
    return Failure{ErrorCode::unknown_method, "There is no method " + in_quotes(name) + ".", {}, {}};
  if (method->level == Level::owner && !context.caller.is_owner)
    return Failure{ErrorCode::not_allowed, "Only the owner of a table may use " + in_quotes(name) + ".", {}, {}};
  if (!context.table && method->level != Level::anybody && name != "new" && name != "load")
    return Failure{ErrorCode::no_table, "There is no table yet: `new` or `load` makes one.", {}, {}};
  return method->call(context, params);
}

std::optional<std::string> answer(const Call& call, std::string_view line, const Bounds& bounds) {
  if (line.size() > bounds.line) return answer_too_large(bounds.line);
  const Result<bj::value> request = json::parse(line, bounds.line);
  if (!request) return json::serialize(error_json(nullptr, {ErrorCode::parse_error, request.error(), {}, {}}));
  if (!request->is_array()) {
    const std::optional<bj::value> reply = answer_one(call, *request);
    return reply ? std::optional(json::serialize(*reply)) : std::nullopt;
  }
  const bj::array& batch = request->get_array();
  if (batch.empty() || batch.size() > kLongestBatch)
    return json::serialize(
        error_json(nullptr, invalid("A batch holds 1 to " + std::to_string(kLongestBatch) + " requests.")));
  const Call full = [](std::string_view, const bj::value&) {
    return Failure{ErrorCode::too_large, "The replies to this batch are long enough; ask for the rest again.", {}, {}};
  };
  std::string replies;
  for (const bj::value& one : batch)
    if (const std::optional<bj::value> reply = answer_one(replies.size() < bounds.reply ? call : full, one))
      replies += (replies.empty() ? "[" : ",") + json::serialize(*reply);
  return replies.empty() ? std::nullopt : std::optional(replies + "]");
}

std::optional<std::string> answer(const Context& context, std::string_view line) {
  return answer([&](std::string_view name, const bj::value& params) { return call_method(context, name, params); },
                line);
}

std::string answer_too_large(std::size_t longest) {
  return json::serialize(error_json(
      nullptr, {ErrorCode::too_large, "The line is longer than " + std::to_string(longest) + " bytes.", {}, {}}));
}

}  // namespace regalia::protocol
