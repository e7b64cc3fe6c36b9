// The shape of the data file, and how older files come to have it.
#pragma once

#include "store/sqlite.h"

namespace regalia {

// Brings the file up to date, step by step, each step as a whole or not at all. Throws if the file is newer than this
// program.
void bring_up_to_date(sqlite::Database& database);

}  // namespace regalia
