#include "json/move_step.h"

#include "json/text.h"

namespace regalia::json {

boost::json::value Form<MoveArgs>::write(const MoveArgs& args) {
  boost::json::object object;
  for (const NamedArg& arg : args.all) std::visit([&](const auto& value) { object[arg.name] = value; }, arg.value);
  return object;
}

void Form<MoveArgs>::append(std::string& out, const MoveArgs& args) {
  out += '{';
  for (const NamedArg& arg : args.all)
    std::visit([&](const auto& value) { append_entry(out, arg.name, value); }, arg.value);
  out += '}';
}

}  // namespace regalia::json
