// The trail of what people who run a server did: each `regalia admin` command that changes something leaves an act.
#pragma once

#include <string>

#include "cli/admin.h"
#include "store/store.h"

namespace regalia::cli {

// What is about to be done, with who does it, when and why: whoever has logged in to this machine, or as the words say. The
// error says which word is wrong.
[[nodiscard]] Result<Act> act_of(const AdminWords& words, Act what);

// Prints a page of them, the newest first.
int list_acts(Store& store, const AdminWords& words);

// "2026-11-19 15:20", of Greenwich.
[[nodiscard]] std::string date(std::int64_t seconds);
// "Ben (17)", also when he has gone.
[[nodiscard]] std::string player_in_words(Store& store, AccountId id);

}  // namespace regalia::cli
