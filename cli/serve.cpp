#include "cli/serve.h"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <thread>

#include "cli/commands.h"
#include "engine/text.h"
#include "server/server.h"
#include "store/sqlite_store.h"

namespace regalia::cli {
namespace {

std::optional<server::Log::Level> level_named(const std::string& name) {
  using Level = server::Log::Level;
  if (name == "info") return Level::info;
  if (name == "warning") return Level::warning;
  if (name == "error") return Level::error;
  if (name == "off") return Level::off;
  return std::nullopt;
}

}  // namespace

int run_serve(const ServeWords& words) {
  if (words.port < 0 || words.port > 65535) return fail("--port must be from 0 to 65535.");
  const server::LimitSettings& limits = words.limits;
  for (const double limit :
       {limits.messages_a_second, limits.requests, limits.newcomers, limits.work, limits.tables,
        double(limits.connections), double(limits.sockets), double(limits.everybody), limits.guesses, limits.advice})
    if (!(limit >= 1 && limit <= 1e6)) return fail("Limits must be from 1 to 1000000.");
  if (words.bots_pause < 0 || words.bots_pause > 60'000) return fail("--bots-pause must be from 0 to 60000.");
  if (words.session_days < 1 || words.session_days > 36'500) return fail("--session-days must be from 1 to 36500.");
  if (words.archive_days < 1 || words.archive_days > 36'500) return fail("--archive-days must be from 1 to 36500.");
  if (words.absent_minutes < 1 || words.absent_minutes > 100'000)
    return fail("--absent-minutes must be from 1 to 100000.");
  if (words.notices_minutes < 0 || words.notices_minutes > 10'000)
    return fail("--notices-minutes must be from 0 to 10000.");
  server::PostSettings post{words.smtp, words.smtp_user, "", words.mail_from, words.webhooks_anywhere};
  if (!words.smtp.empty()) {
    if (!words.smtp.starts_with("smtp://") && !words.smtp.starts_with("smtps://"))
      return fail("--smtp is a server as smtp://mail.example.org:587 or smtps://mail.example.org.");
    if (const std::string fault = server::fault_in_mail_address(words.mail_from); !fault.empty())
      return fail("--mail-from is needed with --smtp. " + fault);
  }
  if (!words.smtp_password_file.empty()) {
    std::ifstream file(words.smtp_password_file);
    if (!std::getline(file, post.smtp_password))
      return fail("The file " + in_quotes(words.smtp_password_file, 200) + " cannot be read.");
  }
  const auto level = level_named(words.log);
  if (!level) return fail("--log must be info, warning, error or off.");
  server::Settings settings;
  settings.address = words.address;
  settings.port = static_cast<std::uint16_t>(words.port);
  settings.data = words.data;
  settings.games = words.games;
  settings.web = words.web;
  settings.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 2U, 16U));
  std::vector<std::string> proxies = words.proxies;
  if (words.behind_proxy) proxies.insert(proxies.end(), {"127.0.0.1", "::1"});
  const Result<server::Proxies> named = server::Proxies::named(proxies);
  if (!named) return fail("--proxy: " + named.error());
  settings.proxies = *named;
  settings.bots_pause = words.bots_pause;
  settings.session_days = words.session_days;
  settings.notices_after = std::chrono::minutes(words.notices_minutes);
  settings.public_address = words.public_address;
  settings.post = post;
  settings.archive_days = words.archive_days;
  settings.absent_after = std::chrono::minutes(words.absent_minutes);
  settings.limits = limits;
  settings.log = *level;
  std::unique_ptr<server::Server> serving;
  try {
    serving = std::make_unique<server::Server>(settings);
  } catch (const std::exception& error) {
    return fail(std::string("the server cannot start: ") + error.what(), 1);
  }
  std::signal(SIGPIPE, SIG_IGN);  // whoever reads our output may have left
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a writing that fails, like any other
  serving->stop_on_signals();
  std::cout << "Regalia serves on http://" << words.address << ":" << serving->port() << "  (Ctrl-C ends it)"
            << "\n"
            << std::flush;
  serving->run();
  std::cout << "All tables are kept in " << words.data << "."
            << "\n"
            << std::flush;
  return 0;
}

int run_backup(const std::string& data, const std::string& copy) {
  if (std::filesystem::exists(copy))
    return fail("There is a file " + in_quotes(copy, 200) + " already; choose another name.", 1);
  try {
    SqliteStore::back_up(data, copy);
  } catch (const sqlite::Failure& failure) {
    return fail(failure.what(), 1);
  }
  std::cout << "Copied " << data << " to " << copy << ".\n";
  return 0;
}

}  // namespace regalia::cli
