#include "server/lobby/turn_notices.h"

#include <sodium.h>

#include <boost/json.hpp>
#include <future>

#include "json/serialize.h"
#include "server/ops/clock.h"
#include "server/table/table_settings.h"
#include "table/digest.h"

namespace regalia::server {

namespace bj = boost::json;

namespace {

constexpr std::size_t kMostUnderWay = 100;  // of all accounts together
constexpr int kMostFailures = 10;           // of a web address, one after the other
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

bool is_switched_off(const NoticeWishes& wishes) { return wishes.failures.value_or(0) >= kMostFailures; }

TurnNotices::TurnNotices(const Services& services) : services_(services) {
  for (const AccountId account : services_.store.who_wants_notices()) wanting_.insert(account);
}

// --- wishes ---

NoticeWishes TurnNotices::wishes_of(const Account& account) const {
  if (account.notices.empty()) return {};
  std::string error;
  return json::read<NoticeWishes>(bj::parse(account.notices), "", error);
}

Result<NoticeWishes> TurnNotices::change(AccountId id, const Edit& edit) {
  const std::lock_guard only(changing_);
  const std::optional<Account> account = services_.store.account(id);
  if (!account) return Error{"This account is no more."};
  NoticeWishes wishes = wishes_of(*account);
  edit(wishes);
  const bool none = !wishes.webhook && !wishes.mail;
  const std::string text = none ? "" : bj::serialize(json::write(wishes));
  if (text != account->notices)
    if (auto failure = services_.store.write_now({SetNotices{id, text}})) return *failure;
  const std::lock_guard lock(mutex_);
  if (none)
    wanting_.erase(id);
  else
    wanting_.insert(id);
  return wishes;
}

bool TurnNotices::is_wanted(AccountId account) {
  const std::lock_guard lock(mutex_);
  return wanting_.contains(account);
}

std::optional<Error> TurnNotices::send_code(const std::string& address, const std::string& code) const {
  std::promise<std::optional<Error>> sent;
  services_.postman.mail(address, "Your code for Regalia",
                         "Somebody, probably you, wants to be told at this address when it is his turn at a table.\n\n"
                         "The code is  " +
                             code + "  : type it on your account page, " + link("/account") +
                             "\n\nIf it was not you, do nothing: without the code no mail will come.\n",
                         [&sent](const std::optional<Error>& failure) { sent.set_value(failure); });
  return sent.get_future().get();
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

// The lock is held while the store is asked: what is settled meanwhile is not sent again.
void TurnNotices::send_due() {
  std::vector<Store::Waiting> due;
  {
    const std::lock_guard lock(sending_);
    for (Store::Waiting& waiting : services_.store.due_notices(now()))
      if (under_way_.size() < kMostUnderWay && under_way_.insert(waiting.account).second)
        due.push_back(std::move(waiting));
  }
  for (const Store::Waiting& waiting : due) send(waiting);
}

void TurnNotices::send(const Store::Waiting& waiting) {
  const auto delivery = std::make_shared<Delivery>(Delivery{waiting});
  const std::optional<Account> account = services_.store.account(waiting.account);
  const NoticeWishes wishes = account ? wishes_of(*account) : NoticeWishes();
  const bool by_web = wishes.webhook && !is_switched_off(wishes);
  const bool by_mail = wishes.mail && wishes.confirmed.value_or(false);
  std::vector<TableInfo> tables;
  for (const std::string& id : waiting.tables)
    if (const auto table = services_.store.table(id)) tables.push_back(*table);
  delivery->open = int{by_web} + int{by_mail};
  if (by_web) post(*account, wishes, tables, delivery);
  if (by_mail) mail(*account, wishes, tables, delivery);
  if (!by_web && !by_mail) settle(*delivery);
}

void TurnNotices::end_way(Delivery& delivery, const std::optional<Error>& failure) {
  {
    const std::lock_guard lock(sending_);
    if (failure)
      delivery.fault = failure->message;
    else
      delivery.arrived = true;
    if (--delivery.open > 0) return;
  }
  settle(delivery);
}

// What has arrived by one of its ways is not sent again by the other.
void TurnNotices::settle(const Delivery& delivery) {
  const auto& [account, tries, tables] = delivery.waiting;
  if (!delivery.fault.empty())
    services_.log.warn("notice_failed", {{"account", account}, {"tries", tries + 1}, {"reason", delivery.fault}});
  std::optional<std::int64_t> again;
  if (!delivery.fault.empty() && !delivery.arrived && tries + 1 < kMostTries)
    again = now() + kBetweenTries * (1 << tries);
  (void)services_.store.write_now({SettleNotices{account, tables, again}});
  const std::lock_guard lock(sending_);
  under_way_.erase(account);
}

void TurnNotices::note_answer(AccountId account, const std::string& address, const std::optional<Error>& failure) {
  bool off = false;
  (void)change(account, [&](NoticeWishes& wishes) {
    if (wishes.webhook != address) return;
    const int failures = failure ? wishes.failures.value_or(0) + 1 : 0;
    wishes.failures = failure ? std::optional(failures) : std::nullopt;
    wishes.fault = failure ? std::optional(failure->message) : std::nullopt;
    off = failures == kMostFailures;
  });
  if (off) services_.log.warn("webhook_off", {{"account", account}, {"failures", kMostFailures}});
}

// --- on the way ---

std::string TurnNotices::link(const std::string& path) const { return services_.public_address + path; }

void TurnNotices::post(const Account& account, const NoticeWishes& wishes, const std::vector<TableInfo>& tables,
                       const std::shared_ptr<Delivery>& delivery) {
  bj::array waiting;
  for (const TableInfo& table : tables)
    waiting.push_back({{"table", table.id}, {"game", TableSettings::of(table).game}, {"link", link(table)}});
  const std::string time = std::to_string(now());
  const std::string body = json::serialize(
      bj::object{{"event", "your_turn"}, {"time", now()}, {"player", account.name}, {"waiting", std::move(waiting)}});
  services_.postman.post(
      *wishes.webhook, body,
      {"Regalia-Time: " + time, "Regalia-Signature: " + signature(wishes.key.value_or(""), time + "." + body)},
      [this, delivery, address = *wishes.webhook](const std::optional<Error>& failure) {
        note_answer(delivery->waiting.account, address, failure);
        end_way(*delivery, failure);
      });
}

void TurnNotices::mail(const Account& account, const NoticeWishes& wishes, const std::vector<TableInfo>& tables,
                       const std::shared_ptr<Delivery>& delivery) {
  std::string list;
  for (const TableInfo& table : tables) {
    const GameEntry* game = find_game(services_.games, TableSettings::of(table).game);
    list += (game == nullptr ? "A game" : game->name) + ": " + link(table) + "\n";
  }
  const std::string subject =
      tables.size() == 1 ? "It is your turn" : "It is your turn at " + std::to_string(tables.size()) + " tables";
  services_.postman.mail(*wishes.mail, subject,
                         "It is your turn, " + account.name + ".\n\n" + list +
                             "\nYou are told because you asked for it; " + link("/account") + " ends it.\n",
                         [this, delivery](const std::optional<Error>& failure) { end_way(*delivery, failure); });
}

}  // namespace regalia::server
