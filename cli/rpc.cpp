#include "cli/rpc.h"

#include <iostream>

#include "protocol/service.h"

namespace regalia::cli {
namespace {

enum class Input { line, too_long, end };

// A line without its end. One that is longer than may be is read to its end and forgotten.
Input read_line(std::istream& in, std::string& line, std::size_t longest) {
  line.clear();
  bool too_long = false;
  std::streambuf& buffer = *in.rdbuf();
  for (;;) {
    const int c = buffer.sbumpc();
    if (c == std::char_traits<char>::eof()) {
      if (too_long) return Input::too_long;
      return line.empty() ? Input::end : Input::line;
    }
    if (c == '\n') return too_long ? Input::too_long : Input::line;
    if (line.size() < longest)
      line += static_cast<char>(c);
    else
      too_long = true;
  }
}

}  // namespace

void serve_lines(Catalogue games, std::istream& in, std::ostream& out) {
  std::optional<Table> table;
  const protocol::Context context{games, table, protocol::Caller::owner()};
  std::string line;
  for (;;) {
    const Input input = read_line(in, line, protocol::kLongestLine);
    if (input == Input::end) return;
    std::optional<std::string> reply;
    if (input == Input::too_long)
      reply = protocol::answer_too_large(protocol::kLongestLine);
    else if (line.find_first_not_of(" \t\r") != std::string::npos)
      reply = protocol::answer(context, line);
    if (reply) out << *reply << '\n' << std::flush;
    if (!out) return;
  }
}

}  // namespace regalia::cli
