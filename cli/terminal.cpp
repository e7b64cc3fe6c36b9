#include "cli/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <iostream>

#include "engine/text.h"

namespace regalia::cli {

namespace {

constexpr int kMoment = 1200;  // milliseconds

// Nothing is typed on standard input for a moment.
bool nothing_typed() {
  if (std::cin.rdbuf()->in_avail() > 0) return false;
  pollfd input{STDIN_FILENO, POLLIN, 0};
  int ready = 0;
  do ready = poll(&input, 1, kMoment);
  while (ready < 0 && errno == EINTR);
  return ready == 0;
}

}  // namespace

std::optional<std::string> Terminal::ask(const std::string& prompt, const std::function<bool()>& meanwhile) const {
  out << prompt << std::flush;
  while (meanwhile && is_idle && is_idle())
    if (!meanwhile()) return std::string();
  std::string line;
  const bool ended = !std::getline(in, line);
  if (!interactive) out << line << "\n";  // nobody has seen it typed
  if (ended) return std::nullopt;
  line.erase(0, std::min(line.find_first_not_of(" \t"), line.size()));
  line.erase(line.find_last_not_of(" \t\r") + 1);
  return line;
}

void Terminal::say(const std::string& text) const {
  out << wrapped(text, static_cast<std::size_t>(paper.columns), 2) << "\n";
}

void Terminal::page(const std::string& text) const {
  int shown = 0;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size() - 1);
    out << text.substr(from, end + 1 - from);
    from = end + 1;
    if (interactive && ++shown >= rows - 2 && from < text.size()) {
      if (!ask("-- Enter for more --")) return;
      shown = 0;
    }
  }
}

void Terminal::clear() const {
  if (interactive)
    out << "\033[2J\033[3J\033[H" << std::flush;
  else
    out << std::string(60, '\n');
}

Terminal standard_terminal() {
  Terminal terminal{std::cin, std::cout, {}};
  terminal.paper.columns = 100;
  terminal.interactive = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
  if (terminal.interactive) terminal.is_idle = nothing_typed;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* kind = std::getenv("TERM");
  terminal.paper.colour = isatty(STDOUT_FILENO) != 0 && (no_colour == nullptr || *no_colour == '\0') &&
                          (kind == nullptr || std::string_view(kind) != "dumb");
  winsize size{};
  if (isatty(STDOUT_FILENO) != 0 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    terminal.paper.columns = std::clamp<int>(size.ws_col, 60, 120);
    terminal.rows = size.ws_row;
  }
  if (terminal.rows < 38) terminal.paper.detail = Detail::little;
  return terminal;
}

}  // namespace regalia::cli
