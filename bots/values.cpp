#include "bots/values.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "engine/text.h"

namespace regalia {
namespace {

constexpr const char* kSpread = "spread";
constexpr int kMostSeats = 16;

std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t from = line.find_first_not_of(" \t\r", at);
    if (from == std::string_view::npos) break;
    at = std::min(line.find_first_of(" \t\r", from), line.size());
    words.emplace_back(line.substr(from, at - from));
  }
  return words;
}

// Nothing but a finite number.
bool read_number(const std::string& word, double& number) {
  char* end = nullptr;
  number = std::strtod(word.c_str(), &end);
  return !word.empty() && *end == '\0' && std::isfinite(number);
}

// Five digits are more than was learned; the same numbers make the same text.
std::string number_text(double number) {
  char text[32];
  const auto [end, error] = std::to_chars(text, text + sizeof text, number, std::chars_format::general, 5);
  return {text, end};
}

// The table for one number of seats while it is read.
struct Reading {
  const ValueShape* shape;
  Values::Stages stages{};
  std::vector<bool> given{};
  bool has_spread = false;

  explicit Reading(const ValueShape& of)
      : shape(&of), stages(static_cast<std::size_t>(of.stages)), given(of.features.size()) {
    for (Values::Stage& stage : stages) stage.weights.resize(of.features.size());
  }

  // Empty, or what is wrong with the line.
  std::string take(const std::vector<std::string>& words) {
    if (words.size() != stages.size() + 1)
      return "\"" + words[0] + "\" needs " + std::to_string(stages.size()) + " numbers, one for each stage of the game";
    const auto feature = std::find(shape->features.begin(), shape->features.end(), words[0]);
    const bool is_spread = words[0] == kSpread;
    if (!is_spread && feature == shape->features.end()) return "there is no feature \"" + words[0] + "\"";
    const auto index = static_cast<std::size_t>(feature - shape->features.begin());
    if (is_spread ? has_spread : static_cast<bool>(given[index])) return "\"" + words[0] + "\" stands here twice";
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
      double number = 0;
      if (!read_number(words[stage + 1], number)) return "\"" + words[stage + 1] + "\" is not a number";
      if (is_spread && number <= 0) return "a spread is more than 0";
      (is_spread ? stages[stage].spread : stages[stage].weights[index]) = number;
    }
    if (is_spread)
      has_spread = true;
    else
      given[index] = true;
    return {};
  }

  // Empty, or what is missing.
  [[nodiscard]] std::string missing() const {
    if (!has_spread) return kSpread;
    const auto first = std::find(given.begin(), given.end(), false);
    return first == given.end() ? std::string() : shape->features[static_cast<std::size_t>(first - given.begin())];
  }
};

}  // namespace

Result<Values> Values::read(std::string_view text, const ValueShape& shape) {
  Values values;
  int seats = 0;
  Reading reading(shape);
  int number = 0;
  const auto finish = [&]() -> std::string {
    if (seats == 0) return {};
    if (std::string name = reading.missing(); !name.empty())
      return "for " + std::to_string(seats) + " seats \"" + name + "\" is missing";
    values.set(seats, std::move(reading.stages));
    reading = Reading(shape);
    return {};
  };
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::vector<std::string> words = words_of(text.substr(from, end - from));
    from = end + 1;
    ++number;
    if (words.empty() || words[0][0] == '#') continue;
    std::string fault;
    if (words[0] == "seats") {
      fault = finish();
      double count = 0;
      if (fault.empty() && (words.size() != 2 || !read_number(words[1], count) || count < 1 || count > kMostSeats ||
                            count != std::floor(count)))
        fault = "\"seats\" needs the number of seats";
      seats = static_cast<int>(count);
    } else {
      fault = seats == 0 ? "a line \"seats\" must come first" : reading.take(words);
    }
    if (!fault.empty()) return Error{"Line " + std::to_string(number) + ": " + fault + "."};
  }
  if (std::string fault = finish(); !fault.empty()) return Error{"At the end: " + fault + "."};
  if (values.empty()) return Error{"There are no values in it."};
  return values;
}

std::string Values::write(const ValueShape& shape) const {
  std::size_t width = std::string_view(kSpread).size();
  for (const std::string& feature : shape.features) width = std::max(width, feature.size());
  std::string text;
  for (const auto& [seats, stages] : by_seats_) {
    text += "\nseats " + std::to_string(seats) + "\n";
    const auto line = [&, &rows = stages](const std::string& name, auto number_of) {
      text += padded(name, width);
      for (const Stage& stage : rows) {
        const std::string number = number_text(number_of(stage));
        text += std::string(number.size() < 11 ? 11 - number.size() : 1, ' ') + number;
      }
      text += "\n";
    };
    line(kSpread, [](const Stage& stage) { return stage.spread; });
    for (std::size_t i = 0; i < shape.features.size(); ++i)
      line(shape.features[i], [i](const Stage& stage) { return stage.weights[i]; });
  }
  return text;
}

const Values::Stages& Values::of(int seats) const {
  const auto above = by_seats_.lower_bound(seats);
  if (above == by_seats_.end()) return std::prev(above)->second;
  return above->second;
}

}  // namespace regalia
