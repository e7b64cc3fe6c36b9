// A clause that somebody has written in plain words: the sentences that `sentence` makes, and shorter ones.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "games/blood/law/clause.h"

namespace regalia::blood {

// What the words of a draft mean.
struct ClauseWords {
  const Map& map;
  Country maker = kNoCountry;  // the two that would sign
  Country other = kNoCountry;
  Country grooms = kNoCountry;                       // whose the groom is
  std::function<PersonId(std::string_view)> person;  // by name; kNoPerson: nobody is called so
};

// Capitals and the full stop do not matter, nor does the comma before a year or a condition.
[[nodiscard]] Result<Clause> read_clause(std::string_view text, const ClauseWords& words);

// Sentences that can be written, one of each kind, for people who ask.
[[nodiscard]] std::vector<std::string> sample_sentences();

}  // namespace regalia::blood
