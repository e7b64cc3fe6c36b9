// For tests: people at one keyboard who answer what they are asked, each from lines of its own.
//
// What is printed while somebody sits at the keyboard is kept as what that person saw.
#pragma once

#include <deque>
#include <istream>
#include <map>
#include <sstream>
#include <streambuf>
#include <string>

namespace regalia::cli {

class Mates : public std::streambuf {
 public:
  // A line "@change" is typed when the keyboard is handed over; where lines run out the first move is played.
  explicit Mates(std::map<std::string, std::deque<std::string>> lines, std::string only = {})
      : lines_(std::move(lines)), at_keyboard_(std::move(only)) {}

  std::ostringstream out;
  int prompts = 0;

  [[nodiscard]] const std::string& seen_by(const std::string& name) {
    take_in();
    return seen_[name];
  }
  [[nodiscard]] std::string left_over() const {
    std::string text;
    for (const auto& [name, lines] : lines_)
      for (const std::string& line : lines) text += name + ": " + line + "\n";
    return text;
  }

 protected:
  int_type underflow() override {
    take_in();
    if (++prompts > 5000) return traits_type::eof();
    line_ = answer() + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_[0]);
  }

 private:
  // When the screen is cleared the person before it has gone.
  void take_in() {
    const std::string all = out.str();
    const std::string news = all.substr(read_);
    read_ = all.size();
    const std::size_t cleared = news.find(std::string(60, '\n'));
    seen_[at_keyboard_] += news.substr(0, cleared);
    if (cleared != std::string::npos) seen_["everybody"] += news.substr(cleared);
    last_line_ = all.substr(all.rfind('\n') + 1);
  }

  std::string answer() {
    std::deque<std::string>& lines = lines_[at_keyboard_];
    const auto next = [&] {
      std::string line = lines.front();
      lines.pop_front();
      return line;
    };
    if (last_line_.ends_with("presses Enter. ")) {
      if (!lines.empty() && lines.front() == "@change") return next().substr(1);
      const std::size_t name = std::string("Hand the keyboard to ").size();
      at_keyboard_ = last_line_.substr(name, last_line_.find(',') - name);
      return "";
    }
    if (!lines.empty() && lines.front()[0] != '@') return next();
    return last_line_.starts_with("How many") ? "0" : "1";
  }

  std::map<std::string, std::deque<std::string>> lines_;
  std::map<std::string, std::string> seen_;
  std::string at_keyboard_;
  std::string last_line_;
  std::string line_;
  std::size_t read_ = 0;
};

}  // namespace regalia::cli
