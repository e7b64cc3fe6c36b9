#include "server/turn_notices.h"

#include <sodium.h>

#include <boost/json.hpp>

#include "json/serialize.h"
#include "server/clock.h"
#include "server/table_settings.h"
#include "table/digest.h"

namespace regalia::server {

namespace bj = boost::json;

namespace {

constexpr int kMostTries = 5;
constexpr std::int64_t kBetweenTries = 300;  // seconds, and more each time

// What a program needs to know that the words are ours: it has the key from `notify`.
std::string signature(const std::string& key, const std::string& text) {
  Bytes<crypto_auth_hmacsha256_BYTES> sum{};
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, reinterpret_cast<const unsigned char*>(key.data()), key.size());
  crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
  crypto_auth_hmacsha256_final(&state, reinterpret_cast<unsigned char*>(sum.data()));
  return to_hex(sum);
}

}  // namespace

TurnNotices::TurnNotices(const Services& services, const Postman& postman) : services_(services), postman_(postman) {
  for (const AccountId account : services_.store.who_wants_notices()) wanting_.insert(account);
}

// --- wishes ---

NoticeWishes TurnNotices::wishes_of(const Account& account) const {
  if (account.notices.empty()) return {};
  std::string error;
  return json::read<NoticeWishes>(bj::parse(account.notices), "", error);
}

std::optional<Error> TurnNotices::set(AccountId account, const NoticeWishes& wishes) {
  const bool none = !wishes.webhook && !wishes.mail;
  const std::string text = none ? "" : bj::serialize(json::write(wishes));
  if (auto failure = services_.store.write_now({SetNotices{account, text}})) return failure;
  const std::lock_guard lock(mutex_);
  if (none)
    wanting_.erase(account);
  else
    wanting_.insert(account);
  return std::nullopt;
}

bool TurnNotices::is_wanted(AccountId account) {
  const std::lock_guard lock(mutex_);
  return wanting_.contains(account);
}

std::optional<Error> TurnNotices::send_code(const std::string& address, const std::string& code) const {
  return postman_.mail(address, "Your code for Regalia",
                       "Somebody, probably you, wants to be told at this address when it is his turn at a table.\n\n"
                       "The code is  " +
                           code + "  : type it on your account page, " + link("/account") +
                           "\n\nIf it was not you, do nothing: without the code no mail will come.\n");
}

// --- what is to be told ---

void TurnNotices::follow(const TableInfo& table, SeatSet concerned, SeatSet here) {
  std::vector<Change> changes;
  for (const Seat seat : concerned) {
    const SeatKeeper& keeper = table.seats[static_cast<std::size_t>(index(seat))];
    if (!keeper.account || !is_wanted(*keeper.account)) continue;
    const bool asked = keeper.bot.empty() && (table.asked.value_or(0) >> index(seat) & 1U) != 0;
    if (!asked)
      changes.emplace_back(DropNotice{*keeper.account, table.id});
    else if (!here.has(seat))
      changes.emplace_back(PutNotice{*keeper.account, table.id, now() + services_.notices_after.count()});
  }
  if (!changes.empty()) services_.store.write(std::move(changes), [](const auto&) {});
}

void TurnNotices::remind(const TableInfo& table, Seat seat) {
  const auto& account = table.seats[static_cast<std::size_t>(index(seat))].account;
  if (account && is_wanted(*account))
    services_.store.write({PutNotice{*account, table.id, now(), true}}, [](const auto&) {});
}

void TurnNotices::send_due() {
  for (const Store::Waiting& waiting : services_.store.due_notices(now())) {
    {
      const std::lock_guard lock(mutex_);
      if (!under_way_.insert(waiting.account).second) continue;
    }
    carrying_.add(std::to_string(waiting.account), [this, waiting] {
      send(waiting);
      const std::lock_guard lock(mutex_);
      under_way_.erase(waiting.account);
    });
  }
}

void TurnNotices::send(const Store::Waiting& waiting) {
  const std::optional<Account> account = services_.store.account(waiting.account);
  if (!account) return;
  std::vector<TableInfo> tables;
  for (const std::string& id : waiting.tables)
    if (const auto table = services_.store.table(id)) tables.push_back(*table);
  const std::optional<Error> failure = carry(*account, wishes_of(*account), tables);
  if (failure)
    services_.log.warn("notice_failed",
                       {{"account", account->id}, {"tries", waiting.tries + 1}, {"reason", failure->message}});
  std::optional<std::int64_t> again;
  if (failure && waiting.tries + 1 < kMostTries) again = now() + kBetweenTries * (1 << waiting.tries);
  (void)services_.store.write_now({SettleNotices{account->id, again}});
}

// --- on the way ---

std::string TurnNotices::link(const std::string& path) const { return services_.public_address + path; }

std::optional<Error> TurnNotices::carry(const Account& account, const NoticeWishes& wishes,
                                        const std::vector<TableInfo>& tables) const {
  bj::array waiting;
  std::string list;
  for (const TableInfo& table : tables) {
    const GameEntry* game = find_game(services_.games, TableSettings::of(table).game);
    const std::string name = game == nullptr ? "A game" : game->name;
    const std::string where = link("/tables/" + table.id);
    waiting.push_back({{"table", table.id}, {"game", TableSettings::of(table).game}, {"link", where}});
    list += name + ": " + where + "\n";
  }
  std::optional<Error> failure;
  if (wishes.webhook) {
    const std::string time = std::to_string(now());
    const std::string body = json::serialize(
        bj::object{{"event", "your_turn"}, {"time", now()}, {"player", account.name}, {"waiting", std::move(waiting)}});
    failure = postman_.post(
        *wishes.webhook, body,
        {"Regalia-Time: " + time, "Regalia-Signature: " + signature(wishes.key.value_or(""), time + "." + body)});
  }
  if (wishes.mail && wishes.confirmed.value_or(false)) {
    const std::string subject =
        tables.size() == 1 ? "It is your turn" : "It is your turn at " + std::to_string(tables.size()) + " tables";
    const std::optional<Error> lost =
        postman_.mail(*wishes.mail, subject,
                      "It is your turn, " + account.name + ".\n\n" + list +
                          "\nYou are told because you asked for it; " + link("/account") + " ends it.\n");
    if (lost) failure = lost;
  }
  return failure;
}

}  // namespace regalia::server
