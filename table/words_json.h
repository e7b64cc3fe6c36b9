// The words that belong to a position, as JSON: [{"number":7,"text":"Henry"},{"number":9,"text":"…","readers":[1,2]}].
#pragma once

#include <boost/json.hpp>
#include <string>

#include "engine/words.h"

namespace regalia {

[[nodiscard]] boost::json::array words_json(const WordBook& book);
// Complains about the first entry that is wrong.
[[nodiscard]] WordBook read_words(const boost::json::value& json, int seats, std::string& error);

}  // namespace regalia
