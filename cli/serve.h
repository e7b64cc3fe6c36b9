// `regalia serve` and what belongs to a server's data.
#pragma once

#include <string>
#include <vector>

#include "games/catalogue.h"
#include "server/ops/limits.h"

namespace regalia::cli {

struct ServeWords {
  Catalogue games = all_games();
  std::string address = "127.0.0.1";
  int port = 8080;
  std::string data = "regalia.db";
  std::string web;
  bool behind_proxy = false;
  std::vector<std::string> proxies;
  int bots_pause = 350;
  int session_days = 90;
  int archive_days = 60;
  int absent_minutes = 10;
  int notices_minutes = 5;
  std::string public_address;
  std::string smtp;
  std::string smtp_user;
  std::string smtp_password_file;
  std::string mail_from;
  bool webhooks_anywhere = false;
  server::LimitSettings limits;
  std::string log = "info";
};

int run_serve(const ServeWords& words);
int run_backup(const std::string& data, const std::string& copy);

}  // namespace regalia::cli
