// Words that people give: a name, a promise, a free clause. Rules say which moves may carry words, how long these may be
// and who reads them; rules never read them, and a state never holds them. What a state may hold is a number for them, so
// that a child's name is seen on the board for years and not only in the log: the table keeps the text under the number,
// and a view hands out the texts that its viewer may read.
//
// Numbers are the game's own. They should follow from the thing that is named ("the name of person 17"), not from a count
// of all words given: a count would tell how much was said in secret.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "engine/seat.h"

namespace regalia {

using WordsNumber = std::uint32_t;
inline constexpr WordsNumber kNoWords = 0;

// The words that may go with a move.
struct WordsSpec {
  std::size_t longest = 0;        // in bytes of UTF-8; 0: the move carries no words
  Audience readers;               // besides whoever gives them
  WordsNumber number = kNoWords;  // under which they are kept; kNoWords: they are said once and only stand in the log
};

struct Words {
  std::string text;
  Audience readers;

  bool operator==(const Words&) const = default;
};

// All words of a table that belong to the game, as they stand at one moment.
class WordBook {
 public:
  // Empty ones take the place of what was said before.
  void keep(WordsNumber number, Words words) {
    if (words.text.empty())
      words_.erase(number);
    else
      words_[number] = std::move(words);
  }
  [[nodiscard]] bool empty() const { return words_.empty(); }
  [[nodiscard]] const std::map<WordsNumber, Words>& all() const { return words_; }
  // Empty: there are none, or none that the reader may read.
  [[nodiscard]] std::string_view read(WordsNumber number, Seat reader) const {
    const auto found = words_.find(number);
    const bool open = found != words_.end() && (reader == kOpenHands || found->second.readers.has(reader));
    return open ? std::string_view(found->second.text) : std::string_view();
  }

  bool operator==(const WordBook&) const = default;

 private:
  std::map<WordsNumber, Words> words_;
};

// What one reader may read of a book. One without a book reads nothing.
class WordReader {
 public:
  WordReader() = default;
  WordReader(const WordBook& book, Seat reader) : book_(&book), reader_(reader) {}

  [[nodiscard]] std::string_view operator()(WordsNumber number) const {
    return book_ == nullptr ? std::string_view() : book_->read(number, reader_);
  }

 private:
  const WordBook* book_ = nullptr;
  Seat reader_ = kNobody;
};

}  // namespace regalia
