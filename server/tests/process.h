// For tests: `regalia serve` as a process of its own.
#pragma once

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace regalia::server {

class Process {
 public:
  // `prepare` is called in the new process, before it becomes the server.
  explicit Process(
      const std::string& data, const std::vector<std::string>& more = {},
      const std::function<void()>& prepare = [] {}) {
    std::vector<std::string> words = {REGALIA_COMMAND, "serve",  "--port",  "0",     "--pace",
                                      "100000",        "--work", "1000000", "--log", "error",
                                      "--bots-pause",  "0",      "--data",  data};
    words.insert(words.end(), more.begin(), more.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    int out[2];
    if (pipe(out) != 0) throw std::runtime_error("no pipe");
    child_ = fork();
    if (child_ == 0) {
      dup2(out[1], STDOUT_FILENO);
      close(out[0]);
      prepare();
      execv(REGALIA_COMMAND, arguments.data());
      _exit(127);
    }
    close(out[1]);
    FILE* from = fdopen(out[0], "r");
    std::string line;
    for (int c = fgetc(from); c != EOF && c != '\n'; c = fgetc(from)) line += static_cast<char>(c);
    fclose(from);
    const std::size_t colon = line.rfind(':', line.find("  ("));
    port =
        colon == std::string::npos ? std::uint16_t{0} : static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
  }
  ~Process() { end(SIGKILL); }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // The exit code, or -1 if it was killed.
  int end(int signal) {
    if (child_ < 0) return 0;
    ::kill(child_, signal);
    int status = 0;
    waitpid(child_, &status, 0);
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  std::uint16_t port = 0;  // 0: it did not start

 private:
  pid_t child_ = -1;
};

}  // namespace regalia::server
