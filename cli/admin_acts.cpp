#include "cli/admin_acts.h"

#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <ctime>
#include <iostream>

#include "server/account/legible.h"

namespace regalia::cli {
namespace {

constexpr std::size_t kLongestReason = 500;
constexpr std::size_t kLongestName = 60;

// With `sudo` the act is still that of the user who called it.
std::string user_here() {
  const char* before = geteuid() == 0 ? std::getenv("SUDO_USER") : nullptr;
  if (before != nullptr && *before != '\0') return before;
  const passwd* user = getpwuid(getuid());
  return user == nullptr ? "user " + std::to_string(getuid()) : user->pw_name;
}

}  // namespace

std::string date(std::int64_t seconds) {
  const auto time = static_cast<std::time_t>(seconds);
  std::tm parts{};
  std::array<char, 32> text{};
  if (seconds == 0 || gmtime_r(&time, &parts) == nullptr) return "-";
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts)};
}

std::string player_in_words(Store& store, AccountId id) {
  const auto account = store.account(id);
  return (account ? account->name : "a player who has gone") + " (" + std::to_string(id) + ")";
}

Result<Act> act_of(const AdminWords& words, Act what) {
  Act act = std::move(what);
  act.time = std::int64_t{std::time(nullptr)};
  act.who = words.by.empty() ? user_here() : words.by;
  act.why = words.why;
  if (const std::string fault = server::fault_in_message(act.who, kLongestName, "--by takes"); !fault.empty())
    return Error{fault};
  if (act.why.empty()) return act;
  if (const std::string fault = server::fault_in_message(act.why, kLongestReason, "--why takes"); !fault.empty())
    return Error{fault};
  return act;
}

int list_acts(Store& store, const AdminWords& words) {
  for (const Act& act : store.acts({kAdminPage, kAdminPage * (words.page - 1)}))
    std::cout << act.id << "  " << date(act.time) << "  " << act.who << ": " << act.kind
              << (act.account ? " " + player_in_words(store, *act.account) : "")
              << (act.table.empty() ? "" : " table " + act.table) << (act.detail.empty() ? "" : ", " + act.detail)
              << "\n    " << (act.why.empty() ? "no reason given" : act.why) << "\n";
  return 0;
}

}  // namespace regalia::cli
