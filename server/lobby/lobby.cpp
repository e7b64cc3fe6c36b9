#include "server/lobby/lobby.h"

#include <algorithm>
#include <boost/json.hpp>

#include "engine/text.h"
#include "server/account/identity.h"
#include "server/account/names.h"
#include "server/lobby/lobby_methods.h"
#include "server/ops/clock.h"
#include "server/table/game_start.h"
#include "server/table/kept_course.h"
#include "server/table/table_settings.h"
#include "table/digest.h"

namespace regalia::server {

namespace bj = boost::json;

using protocol::ErrorCode;
using protocol::Failure;

namespace {

// Changes within so long are told together, at every multiple of it.
constexpr auto kSoon = std::chrono::milliseconds(200);
constexpr int kManyTables = 1000;  // that are seen to at once

}  // namespace

Store& Visit::store() const { return lobby.services().store; }

const std::vector<LobbyMethod>& lobby_methods() {
  using protocol::make_method;
  static const std::vector<LobbyMethod> methods = {
      make_method("guest", Level::anybody, be_guest, "Makes you known by a name alone.", 10),
      make_method("signup", Level::anybody, sign_up,
                  "Makes an account that can be used from anywhere. A guest becomes this account and keeps the tables.",
                  20),
      make_method("login", Level::anybody, log_in, "Makes you known as an account you have.", 20),
      make_method("logout", Level::known, log_out, "Ends this session; its token no longer holds."),
      make_method("me", Level::known, who_am_i, "Who you are."),
      make_method("sessions", Level::known, list_sessions, "By which you are known: from where, and since when.", 5),
      make_method("end_sessions", Level::known, end_sessions,
                  "Ends sessions of yours, with the sockets that were opened by them.", 5),
      make_method("passphrase", Level::known, change_passphrase,
                  "Changes your passphrase, and ends all your other sessions.", 20),
      make_method("recovery_codes", Level::known, give_recovery_codes,
                  "Gives you codes to write down, for the day when you have lost your passphrase.", 20),
      make_method("recover", Level::anybody, recover,
                  "Lets you in by a recovery code, with a new passphrase. All other sessions end.", 20),
      make_method("two_factor_secret", Level::known, prepare_two_factor,
                  "Gives you a secret for an authenticator app (TOTP, RFC 6238). `two_factor_on` comes next.", 20),
      make_method("two_factor_on", Level::known, begin_two_factor,
                  "Wants a code wherever the passphrase is asked for. Gives you new recovery codes, and ends all your "
                  "other sessions.",
                  20),
      make_method("two_factor_off", Level::known, end_two_factor, "Switches two-factor log-in off.", 20),
      make_method("delete_account", Level::known, delete_account,
                  "Deletes your account and all that is yours. Records of games with others stay theirs.", 50),
      make_method("create", Level::known, create, "Makes a table; the game begins when every seat is taken.", 20),
      make_method("tables", Level::anybody, list, "Your tables, those with a free seat, and those to look on.", 10),
      make_method("table", Level::anybody, show, "One table."),
      make_method("join", Level::known, join, "Takes a free seat.", 10),
      make_method("leave", Level::known, leave, "Gives your seats free before the game begins.", 5),
      make_method("assign", Level::known, assign,
                  "Gives a seat of your table to a bot, or frees it, before the game begins. Whoever sat there is out.",
                  10),
      make_method("close", Level::known, close_table,
                  "Closes your table: before the game begins, or where nobody else plays.", 10),
      make_method("invite", Level::known, invite, "Gives an invitation to a seat or to look on, or withdraws it.", 5),
      make_method("whatif", Level::known, what_if,
                  "Makes a table of your own that goes on from a moment of a game that has ended.", 50),
      make_method("rematch", Level::known, rematch, "Makes a table like one that has ended.", 20),
      make_method("player", Level::anybody, show_player, "The page of a player: yours, or what another lets you see.",
                  20),
      make_method("shows", Level::known, choose_shown, "Chooses what others see on your page."),
      make_method("notices", Level::known, show_notices, "Where you want to hear that it is your turn."),
      make_method("notify", Level::known, notify, "Chooses where you want to hear that it is your turn.", 20),
      make_method("confirm_mail", Level::known, confirm_mail, "Proves that a mail address is yours.", 5),
      make_method("regard", Level::known, regard, "Mutes or blocks a player, or no longer.", 5),
      make_method("regards", Level::known, list_regards, "Whom you have muted or blocked.", 5),
      make_method("report", Level::known, report, "Tells whoever runs the server of somebody or something.", 10),
  };
  return methods;
}

Lobby::Lobby(const Services& services)
    : services_(services), sessions_(services), notices_(services), soon_(services.executor) {
  services.store.key_names(key_of_name);
}

void Lobby::recognise(Visitor& visitor) {
  visitor.session = sessions_.find(visitor.token, visitor.address);
  if (visitor.by_old_cookie && visitor.session && visitor.session->bound) visitor.session.reset();
  visitor.account = visitor.session ? services_.store.account(visitor.session->account) : std::nullopt;
  if (visitor.account && visitor.account->banned) visitor.account.reset();
}

Answer<bj::value> Lobby::call(const Visitor& visitor, std::string_view name, const bj::value& params) {
  const auto& methods = lobby_methods();
  const auto method = std::find_if(methods.begin(), methods.end(), [&](const auto& m) { return m.name == name; });
  if (method != methods.end()) {
    if (method->level == Level::known && !visitor.account)
      return Failure{ErrorCode::not_allowed, "Say first who you are: `guest`, `login` or `signup`.", {}, {}};
    return method->call(Visit{*this, visitor}, params);
  }
  // What needs no table is answered here too.
  std::optional<Table> none;
  return protocol::call_method({services_.games, none, protocol::Caller::at(kNobody)}, name, params);
}

int Lobby::cost_of(std::string_view name) {
  for (const LobbyMethod& method : lobby_methods())
    if (method.name == name) return method.cost;
  return protocol::cost_of(name);
}

std::mutex& Lobby::changing(const std::string& table) {
  return changing_[std::hash<std::string>()(table) % changing_.size()];
}

std::shared_ptr<Lobby::Opened> Lobby::opened(const std::string& table) {
  const std::lock_guard lock(finding_);
  std::shared_ptr<Opened>& entry = hosts_[table];
  if (!entry) entry = std::make_shared<Opened>();
  return entry;
}

std::shared_ptr<Host> Lobby::found(const std::string& table) {
  std::shared_ptr<Opened> entry;
  {
    const std::lock_guard lock(finding_);
    if (const auto known = hosts_.find(table); known != hosts_.end()) entry = known->second;
  }
  if (!entry) return nullptr;
  const std::lock_guard lock(entry->opening);
  return entry->host;
}

std::optional<Table> Lobby::open(const TableInfo& table) {
  const std::optional<StoredGame> stored = services_.store.game(table.id);
  if (!stored) return std::nullopt;
  auto opened =
      Table::open(services_.games, stored->record, stored->secret.empty() ? std::nullopt : from_hex<32>(stored->secret),
                  Table::HashCheck::last_step);
  if (const auto* fault = std::get_if<RecordFault>(&opened)) {
    set_aside(table, fault->sentence());
    return std::nullopt;
  }
  return std::move(std::get<Table>(opened));
}

HostSettings Lobby::settings_of(const TableInfo& table, const Table& game) {
  const TableSettings kept = TableSettings::of(table);
  HostSettings settings;
  settings.company.clock = kept.clock_settings();
  settings.company.absent_after = services_.absent_after;
  settings.begin_again = [this, id = table.id](SeatSet excused) { begin_again(id, excused); };
  settings.friendly = kept.friendly.value_or(false);
  const std::vector<Session> sessions = services_.store.sessions_of(kept.creator);  // the last used first
  if (!sessions.empty()) settings.address = network_of(sessions.front().address);
  settings.progressed = [this](const TableInfo& info, SeatSet concerned, SeatSet here) {
    notices_.follow(info, concerned, here);
    announce_progress(info, concerned);
  };
  settings.nudged = [this](const TableInfo& info, Seat seat) { notices_.remind(info, seat); };
  if (!game.is_over()) return settings;
  settings.course = course_from(services_.store.course(table.id));
  if (!settings.course) {  // of a game that ended before courses were kept
    settings.course = course_of(services_.games, game);
    services_.store.write({SetCourse{table.id, text_of(*settings.course)}}, [](const auto&) {});
  }
  return settings;
}

std::shared_ptr<Host> Lobby::host_of(const TableInfo& table, std::optional<Table> begun) {
  const std::shared_ptr<Opened> entry = opened(table.id);
  const std::lock_guard lock(entry->opening);
  if (entry->host && !entry->host->is_stopped()) return entry->host;
  const std::optional<TableInfo> kept = services_.store.table(table.id);  // as it is now
  if (!kept || kept->stage == TableStage::set_aside) return nullptr;
  if (kept->archived && services_.store.write_now({Unarchive{table.id}})) return nullptr;
  if (!begun) begun = open(*kept);
  if (!begun) return nullptr;
  HostSettings settings = settings_of(*kept, *begun);
  entry->host = std::make_shared<Host>(services_, *kept, std::move(*begun), std::move(settings));
  return entry->host;
}

Result<Lobby::Place> Lobby::place(const std::optional<Account>& account, const std::string& id, std::optional<int> seat,
                                  const std::optional<std::string>& invitation) {
  const std::optional<TableInfo> table = services_.store.table(id);
  if (!table || !is_sound(*table)) return Error{"There is no such table."};
  if (table->stage == TableStage::gathering) return Error{"The game has not begun."};
  Place place{host_of(*table), kNobody};
  if (!place.host) return Error{"This table cannot be opened; whoever runs the server has been told why."};
  for (std::size_t i = 0; i < table->seats.size() && account; ++i)
    if (table->seats[i].account == account->id && (!seat || *seat == static_cast<int>(i) + 1)) {
      place.viewer = seat_at(static_cast<int>(i));
      return place;
    }
  if (seat) return Error{"This seat is not yours."};
  const TableSettings settings = TableSettings::of(*table);
  if (!table->listed && !settings.holds("watch", invitation)) return Error{"This table is not open to onlookers."};
  return place;
}

// --- tables come and go ---

void Lobby::wake_tables() {
  for (const TableInfo& table : services_.store.tables_in(TableStage::playing, {1'000'000})) {
    if (!is_sound(table)) continue;
    bool moves_by_itself = !table.asked.has_value();
    for (std::size_t i = 0; i < table.seats.size() && !moves_by_itself; ++i)
      moves_by_itself = !table.seats[i].bot.empty() && (*table.asked >> i & 1U) != 0;
    if (!moves_by_itself) continue;
    if (const auto host = host_of(table)) host->wake();
  }
}

void Lobby::see_to_late_tables() {
  for (const TableInfo& table : services_.store.late_tables(now(), {kManyTables}))
    if (is_sound(table))
      if (const auto host = host_of(table)) host->wake();
}

void Lobby::archive_old_tables() {
  const std::int64_t since = now() - std::int64_t{services_.archive_days} * 24 * 3600;
  for (const std::string& table : services_.store.untouched_tables(since, {kManyTables})) {
    const std::lock_guard lock(changing(table));
    const std::shared_ptr<Opened> entry = opened(table);
    const std::lock_guard opening(entry->opening);
    if (entry->host) continue;  // somebody is there
    if (const auto failure = services_.store.write_now({Archive{table}}))
      services_.log.fail("not_archived", {{"table", table}, {"reason", failure->message}});
  }
}

bool Lobby::is_sound(const TableInfo& table) {
  if (table.stage == TableStage::set_aside) return false;
  try {
    if (table.stage > TableStage::set_aside) throw std::runtime_error("there is no such stage");
    const TableSettings settings = TableSettings::of(table);
    const GameEntry* game = find_game(services_.games, settings.game);
    if (game == nullptr) throw std::runtime_error("there is no such game");
    if (const std::string fault = seats_fault(*game, static_cast<int>(table.seats.size())); !fault.empty())
      throw std::runtime_error(fault);
    if (!table.result.empty()) (void)bj::parse(table.result);
    return true;
  } catch (const std::exception& error) {
    set_aside(table, error.what());
    return false;
  }
}

void Lobby::set_aside(const TableInfo& table, const std::string& why) {
  services_.log.fail("table_set_aside", {{"table", table.id}, {"reason", why}});
  services_.store.write({SetProgress{table.id, TableStage::set_aside, 0, now()}}, [](const auto&) {});
}

void Lobby::carry_out_orders() {
  for (const Order& order : services_.store.orders()) {
    services_.log.info("order", {{"kind", order.kind}, {"subject", order.subject}});
    if (order.kind == "ban") (void)sessions_.end_all(std::atoll(order.subject.c_str()), "");
    if (order.kind == "close")
      if (const auto table = services_.store.table(order.subject)) {
        if (table->stage == TableStage::gathering) drop_table(*table);
        if (table->stage == TableStage::playing) end_game(*table, "Whoever runs the server has closed it.");
      }
    services_.store.write({DropOrder{order.id}}, [](const auto&) {});
  }
}

void Lobby::begin_again(const std::string& id, SeatSet excused) {
  services_.waiting.add("", [this, id, excused] {
    const std::lock_guard lock(changing(id));
    std::optional<TableInfo> table = services_.store.table(id);
    if (!table || table->stage != TableStage::playing) return;
    const std::shared_ptr<Opened> entry = opened(id);
    const std::lock_guard opening(entry->opening);
    if (entry->host) entry->host->close();  // whoever is there comes again
    const Result<Table> begun = begin_game(services_, *table, {{}, {}, excused});
    if (!begun) return set_aside(*table, begun.error());
    if (const auto failure = services_.store.write_now(first_lines(id, *begun)))
      services_.log.fail("not_begun_again", {{"table", id}, {"reason", failure->message}});
    entry->host = nullptr;
    services_.log.info("game_begun_again", {{"table", id}});
    services_.waiting.add("", [this, begun_table = *table] {
      if (const auto host = host_of(begun_table)) host->wake();
    });
  });
}

void Lobby::end_game(const TableInfo& table, const std::string& why) {
  if (const auto host = host_of(table)) host->end_early(why);
}

void Lobby::let_tables_rest() {
  std::vector<std::shared_ptr<Opened>> resting;  // destroyed when the others can be found again
  const std::lock_guard lock(finding_);
  for (auto entry = hosts_.begin(); entry != hosts_.end();) {
    // Whoever is there, or on the way, holds the host or its entry; and nobody can come in between.
    const std::shared_ptr<Host>& host = entry->second->host;
    const bool rests = entry->second.use_count() == 1 && (!host || host.use_count() == 1);
    if (rests) resting.push_back(std::move(entry->second));
    entry = rests ? hosts_.erase(entry) : std::next(entry);
  }
}

void Lobby::close_all() {
  std::vector<std::string> tables;
  {
    const std::lock_guard lock(finding_);
    for (const auto& [id, entry] : hosts_) tables.push_back(id);
  }
  for (const std::string& table : tables)
    if (const auto host = found(table)) host->close();
  const std::lock_guard lock(meeting_);
  for (const auto& member : members_) member->close();
}

void Lobby::drop_table(const TableInfo& table) {
  if (const auto host = found(table.id)) host->close();
  if (const auto failure = services_.store.write_now({DropTable{table.id}}))
    services_.log.fail("not_dropped", {{"table", table.id}, {"reason", failure->message}});
  announce(table);
}

void Lobby::give_away_seats(const TableInfo& table, AccountId account) {
  if (table.stage == TableStage::playing) {
    if (const auto host = host_of(table)) host->give_away(account);
    return;
  }
  std::vector<Change> changes;
  for (std::size_t i = 0; i < table.seats.size(); ++i)
    if (table.seats[i].account == account) changes.emplace_back(SetSeat{table.id, static_cast<std::int64_t>(i), {}});
  services_.store.write(std::move(changes), [](const auto&) {});
  announce(table);
}

void Lobby::dismiss_onlookers(const std::string& table) {
  if (const auto host = found(table)) host->dismiss_onlookers();
}

// --- news ---

void Lobby::enter(std::shared_ptr<Member> member) {
  const std::lock_guard lock(meeting_);
  members_.insert(std::move(member));
}

void Lobby::leave(const std::shared_ptr<Member>& member) {
  const std::lock_guard lock(meeting_);
  members_.erase(member);
}

void Lobby::announce_to(AccountId account) {
  const std::lock_guard lock(meeting_);
  concerned_.insert(account);
  tell_soon();
}

void Lobby::announce(const TableInfo& table) {
  {
    const std::lock_guard lock(meeting_);
    all_concerned_ = all_concerned_ || table.listed;
  }
  announce_progress(table, SeatSet::all(static_cast<int>(table.seats.size())));
}

void Lobby::announce_progress(const TableInfo& table, SeatSet concerned) {
  const std::lock_guard lock(meeting_);
  if (members_.empty()) return;
  for (const Seat seat : concerned)
    if (const auto& account = table.seats[static_cast<std::size_t>(index(seat))].account) concerned_.insert(*account);
  tell_soon();
}

void Lobby::tell_soon() {
  if (telling_ || members_.empty() || (concerned_.empty() && !all_concerned_)) return;
  telling_ = true;
  // At fixed moments, so that how long news take tells nothing of those of others.
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  soon_.expires_at(std::chrono::steady_clock::time_point(now - now % kSoon + kSoon));
  soon_.async_wait([this](const boost::system::error_code& code) {
    if (!code) tell_members();
  });
}

void Lobby::tell_members() {
  const std::lock_guard lock(meeting_);
  const std::string line = notice("tables_changed", bj::object());
  for (const auto& member : members_)
    if (all_concerned_ || (member->account && concerned_.contains(*member->account))) member->send(line);
  concerned_.clear();
  all_concerned_ = false;
  telling_ = false;
}

}  // namespace regalia::server
