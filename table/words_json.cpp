#include "table/words_json.h"

#include <limits>

#include "engine/text.h"
#include "json/object_reader.h"

namespace regalia {

namespace bj = boost::json;

namespace {

constexpr std::size_t kLongest = 4096;

// Every number that a game may give; they need more room than ObjectReader's.
WordsNumber read_words_number(json::ObjectReader& reader) {
  constexpr std::int64_t kLargest = std::numeric_limits<WordsNumber>::max();
  const bj::value* json = reader.find("number");
  if (json != nullptr && json->is_int64() && json->get_int64() > kNoWords && json->get_int64() <= kLargest)
    return static_cast<WordsNumber>(json->get_int64());
  reader.complain("number", "must be a whole number from 1 to " + std::to_string(kLargest) + ".");
  return kNoWords;
}

Audience read_readers(const bj::value* json, const std::string& path, int seats, std::string& error) {
  if (json == nullptr) return Audience::all();
  Audience readers;
  if (!json->is_array()) {
    if (error.empty()) error = path + " must be a list of seats.";
    return readers;
  }
  for (const bj::value& seat : json->get_array())
    readers.seats.add(seat_at(json::read_number(seat, path, 1, seats, 1, error) - 1));
  return readers;
}

}  // namespace

bj::array words_json(const WordBook& book) {
  bj::array list;
  for (const auto& [number, words] : book.all()) {
    bj::object entry{{"number", number}, {"text", words.text}};
    if (!words.readers.everybody) {
      bj::array readers;
      for (const Seat seat : words.readers.seats) readers.emplace_back(index(seat) + 1);
      entry["readers"] = std::move(readers);
    }
    list.emplace_back(std::move(entry));
  }
  return list;
}

WordBook read_words(const bj::value& json, int seats, std::string& error) {
  WordBook book;
  if (!json.is_array()) {
    if (error.empty()) error = "words must be a list.";
    return book;
  }
  for (std::size_t i = 0; i < json.get_array().size() && error.empty(); ++i) {
    json::ObjectReader reader(json.get_array()[i], "words[" + std::to_string(i + 1) + "]", error);
    const WordsNumber number = read_words_number(reader);
    Words words{reader.text("text", ""), read_readers(reader.find("readers"), reader.path_of("readers"), seats, error)};
    if (words.text.empty() || words.text.size() > kLongest || !is_plain_text(words.text))
      reader.complain("text", "must be plain text of up to " + std::to_string(kLongest) + " bytes.");
    reader.finish();
    book.keep(number, std::move(words));
  }
  return book;
}

}  // namespace regalia
