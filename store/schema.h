// The shape of the data file, and how older files come to have it.
#pragma once

#include <string>
#include <vector>

#include "store/sqlite.h"

namespace regalia {

// The file is whole, but not for this program: a newer one wrote it, or another.
class WrongFile : public sqlite::Failure {
 public:
  using Failure::Failure;
};

// Brings the file up to date, step by step, each step as a whole or not at all. Throws WrongFile before anything is changed.
void bring_up_to_date(sqlite::Database& database);

// What a file of its version should have and has not, a sentence each. Throws WrongFile.
[[nodiscard]] std::vector<std::string> faults_in_schema(sqlite::Database& database);

}  // namespace regalia
