// What programs get besides the text of a move: a verb and named arguments.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace regalia {

struct NamedArg {
  std::string_view name;
  std::variant<int, std::string> value;

  bool operator==(const NamedArg&) const = default;
};

struct MoveParts {
  std::string_view verb;
  std::vector<NamedArg> args;

  bool operator==(const MoveParts&) const = default;
};

// What programs may expect of a kind of move.
struct MoveShape {
  struct Arg {
    std::string_view name;
    std::vector<std::string> ids;  // the texts there are; none: any text or number
    bool is_number = false;
  };

  std::string_view verb;
  std::vector<Arg> args;
};

}  // namespace regalia
