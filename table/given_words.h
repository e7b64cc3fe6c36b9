// Words that decisions carry: checked before they are kept, and found again at any moment of a game.
#pragma once

#include <string_view>
#include <vector>

#include "engine/text.h"
#include "engine/verdict.h"
#include "engine/words.h"
#include "table/history.h"

namespace regalia {

[[nodiscard]] inline Verdict check_words(const WordsSpec& spec, std::string_view words) {
  if (words.empty()) return Verdict::yes();
  if (spec.longest == 0) return Verdict::no("table.words.none", "No words go with this move.");
  if (words.size() > spec.longest) return Verdict::no("table.words.length", "These words are too long.");
  if (!is_plain_text(words)) return Verdict::no("table.words.text", "Words are plain text without control characters.");
  return Verdict::yes();
}

// The words of a game that have a number, by the decisions that gave them. What was taken back no longer stands.
class GivenWords {
 public:
  explicit GivenWords(WordBook first) : first_(first), now_(std::move(first)) {}

  // Of the decision that led to `node`, which is the tip.
  void give(History::Node node, WordsNumber number, Words words) {
    now_.keep(number, words);
    given_.push_back({node, number, std::move(words)});
  }
  // The path ends elsewhere now.
  void follow(const History& history) {
    if (!given_.empty()) now_ = at(history, history.tip());
  }

  [[nodiscard]] const WordBook& now() const { return now_; }
  [[nodiscard]] WordBook at(const History& history, History::Node node) const {
    WordBook book = first_;
    for (const Given& given : given_)
      if (history.is_on_path(given.node, node)) book.keep(given.number, given.words);
    return book;
  }

 private:
  struct Given {
    History::Node node = History::kRoot;
    WordsNumber number = kNoWords;
    Words words;
  };

  WordBook first_;  // that the game began with
  WordBook now_;
  std::vector<Given> given_;  // in order
};

}  // namespace regalia
