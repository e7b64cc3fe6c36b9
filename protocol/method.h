// A method: a function from described parameters to a described reply, by name. Where it is carried out, and who may
// call it, is for its owner to say.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "json/described.h"
#include "protocol/errors.h"

namespace regalia::protocol {

template <class Context, class Level> struct MethodOf {
  std::string_view name;
  Level level{};
  std::string_view summary;
  std::function<Answer<boost::json::value>(const Context&, const boost::json::value& params)> call;
  // The types it speaks of: of its parameters first, then of its reply.
  std::vector<json::TypeDoc> (*params)() = nullptr;
  std::vector<json::TypeDoc> (*reply)() = nullptr;
  int cost = 1;  // how much of the server it takes, where a plain question is 1
};

template <class T> [[nodiscard]] std::vector<json::TypeDoc> types_of() {
  std::vector<json::TypeDoc> docs;
  json::collect_types<T>(docs);
  return docs;
}

// From a handler with types of its own to one that takes and gives JSON.
template <class Context, class Level, class Params, class Reply>
[[nodiscard]] MethodOf<Context, Level> make_method(std::string_view name, Level level,
                                                   Answer<Reply> (*handler)(const Context&, const Params&),
                                                   std::string_view summary, int cost = 1) {
  return {name,
          level,
          summary,
          [handler](const Context& context, const boost::json::value& json) -> Answer<boost::json::value> {
            std::string error;
            const Params params = json::read<Params>(json, "", error);
            if (!error.empty()) return Failure{ErrorCode::invalid_params, error, {}, {}};
            Answer<Reply> answer = handler(context, params);
            if (auto* failure = std::get_if<Failure>(&answer)) return std::move(*failure);
            return json::write(std::get<Reply>(answer));
          },
          types_of<Params>,
          types_of<Reply>,
          cost};
}

}  // namespace regalia::protocol
