#include "cli/admin.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>
#include <filesystem>
#include <functional>
#include <iostream>
#include <optional>

#include "cli/admin_acts.h"
#include "cli/commands.h"
#include "engine/text.h"
#include "store/file_check.h"
#include "store/sqlite_store.h"

namespace regalia::cli {
namespace {

constexpr std::array kStages = {"gathering", "playing", "over", "abandoned", "aside"};

// Does something with the data, or says why that cannot be.
int with_store(const std::string& data, const std::function<int(Store&)>& work) {
  if (!std::filesystem::exists(data)) return fail("There is no file " + in_quotes(data, 200) + ".", 1);
  try {
    SqliteStore store(data);
    return work(store);
  } catch (const sqlite::Failure& failure) {
    return fail(failure.what(), 1);
  }
}

// Changes something and notes who did it, both or neither.
int write(Store& store, const Result<Act>& act, std::vector<Change> changes, const std::string& done) {
  if (!act) return fail(act.error());
  changes.emplace_back(AddAct{*act});
  if (const auto failure = store.write_now(std::move(changes))) return fail(failure->message, 1);
  std::cout << done << "\n";
  return 0;
}

// By number, or by the name of somebody who has signed up.
std::optional<Account> player(Store& store, const std::string& subject) {
  AccountId id = 0;
  const auto [end, code] = std::from_chars(subject.data(), subject.data() + subject.size(), id);
  if (code == std::errc() && end == subject.data() + subject.size()) return store.account(id);
  return store.account_named(subject, "");
}

std::string seats_of(Store& store, const TableInfo& table) {
  std::vector<std::string> seats;
  for (const SeatKeeper& seat : table.seats) {
    const auto account = seat.account ? store.account(*seat.account) : std::nullopt;
    seats.push_back(account            ? account->name + " (" + std::to_string(account->id) + ")"
                    : seat.bot.empty() ? "free"
                                       : seat.bot);
  }
  return joined(seats);
}

int list_tables(Store& store, const AdminWords& words) {
  const auto* stage = std::find(kStages.begin(), kStages.end(), words.game_stage);
  if (stage == kStages.end()) return fail("--stage must be gathering, playing, over, abandoned or aside.");
  const Page page{kAdminPage, kAdminPage * (words.page - 1)};
  for (const TableInfo& table : store.tables_in(static_cast<TableStage>(stage - kStages.begin()), page))
    std::cout << table.id << "  " << date(table.changed) << "  " << (table.listed ? "listed  " : "hidden  ")
              << seats_of(store, table) << "\n";
  return 0;
}

int list_players(Store& store, const AdminWords& words) {
  for (const Account& account : store.accounts_like(words.subject, {kAdminPage, kAdminPage * (words.page - 1)}))
    std::cout << account.id << "  " << padded(account.name, 24) << "  " << date(account.created) << "  "
              << (account.passphrase.empty() ? "guest" : "account") << (account.bot ? ", program" : "")
              << (account.banned ? ", banned" : "") << "\n";
  return 0;
}

int list_reports(Store& store, const AdminWords& words) {
  for (const Report& report : store.reports({kAdminPage, kAdminPage * (words.page - 1)}))
    std::cout << report.id << "  " << date(report.time) << "  by " << player_in_words(store, report.account)
              << (report.other ? "  about " + player_in_words(store, *report.other) : "")
              << (report.table.empty() ? "" : "  at " + report.table) << "\n    " << report.text << "\n";
  return 0;
}

}  // namespace

int run_admin_list(const AdminWords& words) {
  if (words.page < 1 || words.page > 1'000'000) return fail("--page must be from 1 to 1000000.");
  return with_store(words.data, [&](Store& store) {
    if (words.what == "tables") return list_tables(store, words);
    if (words.what == "players") return list_players(store, words);
    if (words.what == "reports") return list_reports(store, words);
    if (words.what == "acts") return list_acts(store, words);
    return fail("There are lists of tables, players, reports and acts, not of " + in_quotes(words.what) + ".");
  });
}

int run_admin_ban(const AdminWords& words, bool banned) {
  return with_store(words.data, [&](Store& store) {
    const std::optional<Account> account = player(store, words.subject);
    if (!account)
      return fail("There is no player " + in_quotes(words.subject) + "; `list players` shows their numbers.", 1);
    std::vector<Change> changes = {SetBanned{account->id, banned}};
    if (banned) changes.emplace_back(AddOrder{{0, "ban", std::to_string(account->id)}});
    return write(store, act_of(words, {.kind = banned ? "ban" : "unban", .account = account->id}), std::move(changes),
                 account->name + (banned ? " is banned: sessions have ended, and a running server closes the sockets."
                                         : " may come again."));
  });
}

int run_admin_two_factor_off(const AdminWords& words) {
  return with_store(words.data, [&](Store& store) {
    const std::optional<Account> account = player(store, words.subject);
    if (!account)
      return fail("There is no player " + in_quotes(words.subject) + "; `list players` shows their numbers.", 1);
    if (!store.two_factor(account->id)) return fail(account->name + " has no two-factor log-in.", 1);
    return write(store, act_of(words, {.kind = "two-factor-off", .account = account->id}), {DropTwoFactor{account->id}},
                 account->name + " can log in by the passphrase alone.");
  });
}

int run_admin_close(const AdminWords& words) {
  return with_store(words.data, [&](Store& store) {
    if (!store.table(words.subject)) return fail("There is no table " + in_quotes(words.subject) + ".", 1);
    return write(store, act_of(words, {.kind = "close", .table = words.subject}),
                 {AddOrder{{0, "close", words.subject}}},
                 "Table " + words.subject + " closes: at once if the server runs, otherwise when it starts.");
  });
}

int run_admin_settle(const AdminWords& words) {
  return with_store(words.data, [&](Store& store) {
    std::int64_t id = 0;
    const auto [end, code] = std::from_chars(words.subject.data(), words.subject.data() + words.subject.size(), id);
    if (code != std::errc() || end != words.subject.data() + words.subject.size())
      return fail("A report has a number.");
    const std::optional<Report> report = store.report(id);
    if (!report) return fail("There is no report " + words.subject + "; `list reports` shows their numbers.", 1);
    const std::string detail = "report " + words.subject + " by " + std::to_string(report->account);
    return write(store,
                 act_of(words, {.kind = "settle", .account = report->other, .table = report->table, .detail = detail}),
                 {DropReport{id}}, "Report " + words.subject + " is settled.");
  });
}

int run_admin_prune(const AdminWords& words) {
  if (words.days < 1 || words.days > 36'500) return fail("--days must be from 1 to 36500.");
  return with_store(words.data, [&](Store& store) {
    const std::int64_t before = std::int64_t{std::time(nullptr)} - std::int64_t{words.days} * 24 * 3600;
    const Result<Act> act = act_of(words, {.kind = "prune", .detail = std::to_string(words.days) + " days: "});
    if (!act) return fail(act.error());
    const Result<Store::Pruned> pruned = store.prune(before, words.only_count ? std::nullopt : std::optional(*act));
    if (!pruned) return fail(pruned.error(), 1);
    std::cout << (words.only_count ? "Would go: " : "Gone: ") << pruned->tables << " tables that nobody plays and "
              << pruned->guests << " guests without a session or a seat, untouched for " << words.days << " days.\n";
    return 0;
  });
}

int run_admin_check(const AdminWords& words) {
  if (!std::filesystem::exists(words.data)) return fail("There is no file " + in_quotes(words.data, 200) + ".", 1);
  try {
    const std::vector<std::string> faults = faults_in_file(words.data, CheckDepth::full);
    for (const std::string& fault : faults) std::cout << fault << "\n";
    if (!faults.empty()) return fail(words.data + " is damaged. " + help_with_damage(words.data), 1);
  } catch (const sqlite::Failure& failure) {
    return fail(failure.what(), 1);
  }
  std::cout << words.data << " is sound.\n";
  return 0;
}

}  // namespace regalia::cli
