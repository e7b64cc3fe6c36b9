// A clause in plain words. Everything that shows one, certificate, log, refusal or terminal, uses this.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "games/blood/law/clause.h"

namespace regalia::blood {

// How the reader knows provinces and persons.
struct ClauseNames {
  const Map& map;
  std::function<std::string(PersonId)> person;
  std::string_view nobody = "somebody who has died";  // where a clause names no person
};

// "England gives France 1 cloth for 1 food every 10 years, while France holds Anjou."
[[nodiscard]] std::string sentence(const Clause& clause, const ClauseNames& names);
// "while France holds Anjou"
[[nodiscard]] std::vector<std::string> conditions(const Clause& clause, const ClauseNames& names);

}  // namespace regalia::blood
