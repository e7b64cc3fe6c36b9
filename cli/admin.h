// `regalia admin`: what whoever runs a server does with its data file, also while it serves.
#pragma once

#include <cstdint>
#include <string>

namespace regalia::cli {

struct AdminWords {
  std::string data = "regalia.db";
  std::string what;     // of `list`: tables, players, reports or acts
  std::string subject;  // a player, a table or a report
  std::string game_stage;
  int page = 1;
  int days = 0;
  bool only_count = false;
  std::string by;   // who does it; empty: the user of this machine
  std::string why;  // may be empty
};

inline constexpr std::int64_t kAdminPage = 50;  // lines of a list

int run_admin_list(const AdminWords& words);
int run_admin_ban(const AdminWords& words, bool banned);
int run_admin_close(const AdminWords& words);
int run_admin_settle(const AdminWords& words);
int run_admin_prune(const AdminWords& words);
int run_admin_two_factor_off(const AdminWords& words);
int run_admin_check(const AdminWords& words);

}  // namespace regalia::cli
