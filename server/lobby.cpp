#include "server/lobby.h"

#include <algorithm>
#include <boost/json.hpp>

#include "engine/text.h"
#include "server/clock.h"
#include "server/identity.h"
#include "server/lobby_messages.h"
#include "table/digest.h"

namespace regalia::server {

namespace bj = boost::json;

using protocol::Answer;
using protocol::ErrorCode;
using protocol::Failure;

namespace {

enum class Level { anybody, known };

struct Visit {
  Lobby& lobby;
  const std::optional<Account>& account;
  const std::string& token;
};

constexpr int kMostListed = 50;
constexpr int kMostTables = 100;  // of one account, ended ones aside

Failure failed(const Error& error) { return {ErrorCode::internal_error, error.message, {}, {}}; }
Failure not_allowed(const std::string& why) { return {ErrorCode::not_allowed, why, {}, {}}; }
Failure wrong(const std::string& why) { return {ErrorCode::invalid_params, why, {}, {}}; }
Failure no_table() { return {ErrorCode::no_table, "There is no such table.", {}, {}}; }

// What a table was created with, as the store keeps it.
struct Settings {
  std::string game;
  Texts options;
  bool listed = true;
  AccountId creator = 0;
  std::optional<int> away_minutes;
  Texts invitations;  // hashes, by seat or "watch"

  static constexpr const char* kName = "Settings";
  static constexpr std::array kNotes = {"which game",  "switches",    "in the list",
                                        "who made it", "until a bot", "hashes of invitations"};
};
BOOST_DESCRIBE_STRUCT(Settings, (), (game, options, listed, creator, away_minutes, invitations))

Settings settings_of(const TableInfo& table) {
  std::string error;
  return json::read<Settings>(bj::parse(table.settings), "", error);
}

TableReply reply_for(Lobby& lobby, const std::optional<Account>& account, const TableInfo& table) {
  constexpr std::array kStages = {"gathering", "playing", "over"};
  const Settings settings = settings_of(table);
  TableReply reply{table.id, settings.game, settings.options, kStages[static_cast<std::size_t>(table.stage)],
                   {},       table.changed};
  for (const SeatKeeper& seat : table.seats) {
    SeatInfo info;
    if (!seat.bot.empty()) info.bot = seat.bot;
    if (seat.account) {
      if (const auto keeper = lobby.store().account(*seat.account)) info.name = keeper->name;
      info.mine = account && account->id == *seat.account;
    }
    reply.seats.push_back(std::move(info));
  }
  return reply;
}

// --- becoming known ---

Answer<MeReply> welcome(const Visit& visit, const Account& account) {
  const std::string token = new_token();
  if (const auto failure = visit.lobby.store().write_now({AddSession{token_hash(token), account.id, now()}}))
    return failed(*failure);
  return MeReply{account.id, account.name, account.passphrase.empty(), account.bot, token};
}

Answer<MeReply> add(const Visit& visit, Account account) {
  const Result<AccountId> id = visit.lobby.store().add_account(account);
  if (!id) return wrong(id.error());
  account.id = *id;
  return welcome(visit, account);
}

Answer<MeReply> be_guest(const Visit& visit, const GuestParams& params) {
  if (const std::string fault = fault_in_name(params.name); !fault.empty()) return wrong(fault);
  return add(visit, {0, params.name, "", false});
}

Answer<MeReply> sign_up(const Visit& visit, const SignInParams& params) {
  if (const std::string fault = fault_in_name(params.name); !fault.empty()) return wrong(fault);
  if (const std::string fault = fault_in_passphrase(params.passphrase); !fault.empty()) return wrong(fault);
  return add(visit, {0, params.name, passphrase_hash(params.passphrase), params.bot.value_or(false)});
}

Answer<MeReply> log_in(const Visit& visit, const SignInParams& params) {
  const std::optional<Account> account = visit.lobby.store().account_named(params.name);
  // A name that nobody has takes as long as a wrong passphrase.
  static const std::string nobodys = passphrase_hash(new_token());
  const bool fits = passphrase_fits(account ? account->passphrase : nobodys, params.passphrase);
  if (!account || !fits) return not_allowed("Name and passphrase do not fit.");
  return welcome(visit, *account);
}

Answer<MeReply> who_am_i(const Visit& visit, const Nothing&) {
  return MeReply{visit.account->id, visit.account->name, visit.account->passphrase.empty(), visit.account->bot, {}};
}

// --- tables ---

Answer<TableReply> put(const Visit& visit, TableInfo& table, std::vector<Change> more = {}) {
  table.changed = now();
  more.insert(more.begin(), PutTable{table});
  if (const auto failure = visit.lobby.store().write_now(std::move(more))) return failed(*failure);
  return reply_for(visit.lobby, visit.account, table);
}

// Names as they are at the table: two people of one name are told apart.
std::vector<std::string> names_at(Lobby& lobby, const TableInfo& table) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    const SeatKeeper& seat = table.seats[i];
    const auto account = seat.account ? lobby.store().account(*seat.account) : std::nullopt;
    std::string name = account ? account->name : "Bot " + std::to_string(i + 1);
    const std::string plain = name;
    for (int n = 2; std::find(names.begin(), names.end(), name) != names.end(); ++n)
      name = plain + " " + std::to_string(n);
    names.push_back(std::move(name));
  }
  return names;
}

// Begins the game if every seat is taken.
Answer<TableReply> begin_if_full(const Visit& visit, TableInfo& table) {
  for (const SeatKeeper& seat : table.seats)
    if (!seat.account && seat.bot.empty()) return put(visit, table);
  const Settings settings = settings_of(table);
  TableSetup setup;
  setup.names = names_at(visit.lobby, table);
  Result<Table> begun =
      Table::start(*find_game(settings.game), {static_cast<int>(table.seats.size()), settings.options, {}}, setup);
  if (!begun) return failed(Error{begun.error()});
  Table game = std::move(begun).value();
  table.stage = TableStage::playing;
  std::vector<Change> changes = {BeginGame{table.id, game.line(0), to_hex(*game.chance().secret())}};
  for (std::size_t step = 1; step <= game.steps(); ++step)
    changes.emplace_back(AddLine{table.id, static_cast<std::int64_t>(step), game.line(step)});
  const Answer<TableReply> kept = put(visit, table, std::move(changes));
  if (std::holds_alternative<TableReply>(kept)) visit.lobby.host_of(table, std::move(game))->wake();
  return kept;
}

Answer<TableReply> create(const Visit& visit, const CreateParams& params) {
  const GameEntry* game = find_game(params.game);
  if (game == nullptr) return wrong("There is no game " + in_quotes(params.game) + ".");
  const int players = params.players.value_or(game->usual_players);
  if (params.away_minutes && (*params.away_minutes < 1 || *params.away_minutes > 10'080))
    return wrong("away_minutes must be from 1 to 10080, a week.");
  Settings settings{game->id, {}, params.listed.value_or(true), visit.account->id, params.away_minutes, {}};
  Result<OptionValues> options = options_of(*game, params.preset.value_or(""), params.options.value_or(Texts()));
  if (!options) return wrong(options.error());
  settings.options = std::move(options).value();
  if (const auto made = make_game(*game, {players, settings.options, {}}); !made) return wrong(made.error());
  std::vector<std::string> seats = params.seats.value_or(std::vector<std::string>{"me"});
  if (seats.size() > static_cast<std::size_t>(players)) return wrong("There are more seats than players.");
  seats.resize(static_cast<std::size_t>(players), "person");
  const std::lock_guard lock(visit.lobby.changing());
  const auto mine = visit.lobby.store().tables_of(visit.account->id, kMostTables + 1);
  if (std::count_if(mine.begin(), mine.end(), [](const TableInfo& t) { return t.stage != TableStage::over; }) >=
      kMostTables)
    return not_allowed("You sit at " + std::to_string(kMostTables) + " tables already; finish some first.");
  TableInfo table{new_table_id(), bj::serialize(json::write(settings)), TableStage::gathering, 0, {}};
  for (const std::string& seat : seats) {
    SeatKeeper keeper;
    if (seat == "me")
      keeper.account = visit.account->id;
    else if (std::any_of(game->bots.begin(), game->bots.end(), [&](const BotEntry& bot) { return bot.id == seat; }))
      keeper.bot = seat;
    else if (seat != "person")
      return wrong("A seat is for me, a person or a bot of the game, not for " + in_quotes(seat) + ".");
    table.seats.push_back(std::move(keeper));
  }
  return begin_if_full(visit, table);
}

bool holds(const Settings& settings, const std::string& what, const std::optional<std::string>& invitation) {
  const auto kept = settings.invitations.find(what);
  return invitation && kept != settings.invitations.end() && kept->second == token_hash(*invitation);
}

// Whoever made the table invites to its seats, or to look on.
Answer<InviteReply> invite(const Visit& visit, const InviteParams& params) {
  const std::lock_guard lock(visit.lobby.changing());
  std::optional<TableInfo> table = visit.lobby.store().table(params.table);
  if (!table) return no_table();
  Settings settings = settings_of(*table);
  if (settings.creator != visit.account->id) return not_allowed("Only who made the table invites to it.");
  if (params.seat && index(params.seat->seat) >= static_cast<int>(table->seats.size()))
    return wrong("There is no such seat.");
  if (table->stage != TableStage::gathering && params.seat) return not_allowed("The game has begun.");
  if (table->stage != TableStage::gathering) return not_allowed("Invite onlookers before the game begins.");
  const std::string what = params.seat ? std::to_string(index(params.seat->seat) + 1) : "watch";
  InviteReply reply;
  settings.invitations.erase(what);
  if (!params.withdraw.value_or(false)) {
    reply.invitation = new_token();
    settings.invitations[what] = token_hash(*reply.invitation);
  }
  table->settings = bj::serialize(json::write(settings));
  const Answer<TableReply> kept = put(visit, *table);
  if (const auto* failure = std::get_if<Failure>(&kept)) return *failure;
  return reply;
}

// The same game again: bots keep their seats, people may take theirs.
Answer<TableReply> rematch(const Visit& visit, const TableParams& params) {
  const std::lock_guard lock(visit.lobby.changing());
  const std::optional<TableInfo> before = visit.lobby.store().table(params.table);
  if (!before) return no_table();
  if (before->stage != TableStage::over) return not_allowed("The game has not ended.");
  Settings settings = settings_of(*before);
  settings.creator = visit.account->id;
  settings.invitations.clear();
  TableInfo table{new_table_id(), bj::serialize(json::write(settings)), TableStage::gathering, 0, before->seats};
  bool sat = false;
  for (SeatKeeper& seat : table.seats) {
    if (!seat.account) continue;
    const bool mine = *seat.account == visit.account->id;
    sat = sat || mine;
    seat = mine ? SeatKeeper{visit.account->id, ""} : SeatKeeper{};
  }
  if (!sat) return not_allowed("You did not play there.");
  return begin_if_full(visit, table);
}

Answer<Nothing> log_out(const Visit& visit, const Nothing&) {
  if (const auto failure = visit.lobby.store().write_now({DropSession{token_hash(visit.token)}}))
    return failed(*failure);
  return Nothing{};
}

Answer<TableReply> join(const Visit& visit, const JoinParams& params) {
  const std::lock_guard lock(visit.lobby.changing());
  std::optional<TableInfo> table = visit.lobby.store().table(params.table);
  if (!table) return no_table();
  if (table->stage != TableStage::gathering) return not_allowed("The game has begun.");
  const Settings settings = settings_of(*table);
  const bool invited = settings.listed || settings.creator == visit.account->id;
  for (std::size_t i = 0; i < table->seats.size(); ++i) {
    SeatKeeper& seat = table->seats[i];
    if (seat.account || !seat.bot.empty()) continue;
    if (params.seat && params.seat->seat != seat_at(static_cast<int>(i))) continue;
    if (!invited && !holds(settings, std::to_string(i + 1), params.invitation)) continue;
    seat.account = visit.account->id;
    return begin_if_full(visit, *table);
  }
  return not_allowed("No seat is free for you.");
}

Answer<TableReply> leave(const Visit& visit, const TableParams& params) {
  const std::lock_guard lock(visit.lobby.changing());
  std::optional<TableInfo> table = visit.lobby.store().table(params.table);
  if (!table) return no_table();
  if (table->stage != TableStage::gathering) return not_allowed("The game has begun.");
  for (SeatKeeper& seat : table->seats)
    if (seat.account == visit.account->id) seat = {};
  return put(visit, *table);
}

Answer<TableReply> show(const Visit& visit, const TableParams& params) {
  const std::optional<TableInfo> table = visit.lobby.store().table(params.table);
  if (!table) return no_table();
  return reply_for(visit.lobby, visit.account, *table);
}

Answer<TablesReply> list(const Visit& visit, const Nothing&) {
  TablesReply reply;
  const auto add_all = [&](std::vector<TableReply>& to, const std::vector<TableInfo>& tables, bool listed_only) {
    for (const TableInfo& table : tables)
      if (!listed_only || settings_of(table).listed) to.push_back(reply_for(visit.lobby, visit.account, table));
  };
  if (visit.account) add_all(reply.mine, visit.lobby.store().tables_of(visit.account->id, kMostListed), false);
  add_all(reply.open, visit.lobby.store().tables_in(TableStage::gathering, kMostListed), true);
  add_all(reply.playing, visit.lobby.store().tables_in(TableStage::playing, kMostListed), true);
  return reply;
}

using LobbyMethod = protocol::MethodOf<Visit, Level>;

const std::vector<LobbyMethod>& methods() {
  using protocol::make_method;
  static const std::vector<LobbyMethod> list_of_methods = {
      make_method("guest", Level::anybody, be_guest, "Makes you known by a name alone."),
      make_method("signup", Level::anybody, sign_up, "Makes an account that can be used from anywhere."),
      make_method("login", Level::anybody, log_in, "Makes you known as an account you have."),
      make_method("logout", Level::known, log_out, "Ends this session; its token no longer holds."),
      make_method("me", Level::known, who_am_i, "Who you are."),
      make_method("create", Level::known, create, "Makes a table; the game begins when every seat is taken."),
      make_method("tables", Level::anybody, list, "Your tables, those with a free seat, and those to look on."),
      make_method("table", Level::anybody, show, "One table."),
      make_method("join", Level::known, join, "Takes a free seat."),
      make_method("invite", Level::known, invite, "Gives an invitation to a seat or to look on, or withdraws it."),
      make_method("rematch", Level::known, rematch, "Makes a table like one that has ended."),
      make_method("leave", Level::known, leave, "Gives your seats free before the game begins."),
  };
  return list_of_methods;
}

}  // namespace

Lobby::Lobby(boost::asio::any_io_executor executor, boost::asio::thread_pool& thinking, Store& store)
    : executor_(std::move(executor)), thinking_(thinking), store_(store) {}

std::optional<Account> Lobby::account_of(const std::string& token) {
  const std::optional<AccountId> id = store_.session(token_hash(token));
  return id ? store_.account(*id) : std::nullopt;
}

Answer<bj::value> Lobby::call(const std::optional<Account>& account, const std::string& token, std::string_view name,
                              const bj::value& params) {
  for (const LobbyMethod& method : methods()) {
    if (method.name != name) continue;
    if (method.level == Level::known && !account)
      return Failure{ErrorCode::not_allowed, "Say first who you are: `guest`, `login` or `signup`.", {}, {}};
    return method.call(Visit{*this, account, token}, params);
  }
  return Failure{ErrorCode::unknown_method, "There is no method " + in_quotes(name) + " here.", {}, {}};
}

std::shared_ptr<Host> Lobby::host_of(const TableInfo& table, std::optional<Table> begun) {
  const std::lock_guard lock(finding_);
  std::shared_ptr<Host>& host = hosts_[table.id];
  if (host) return host;
  if (!begun) {
    const std::optional<StoredGame> stored = store_.game(table.id);
    if (!stored) return nullptr;
    auto opened =
        Table::open(all_games(), stored->record, stored->secret.empty() ? std::nullopt : from_hex<32>(stored->secret),
                    Table::HashCheck::last_step);
    if (std::holds_alternative<RecordFault>(opened)) return nullptr;
    begun = std::move(std::get<Table>(opened));
  }
  const std::optional<int> minutes = settings_of(table).away_minutes;
  host = std::make_shared<Host>(
      executor_, thinking_, store_, table, std::move(*begun),
      minutes ? std::optional<std::chrono::milliseconds>(std::chrono::minutes(*minutes)) : std::nullopt);
  return host;
}

Result<Lobby::Place> Lobby::place(const std::optional<Account>& account, const std::string& id, std::optional<int> seat,
                                  const std::optional<std::string>& invitation) {
  const std::optional<TableInfo> table = store_.table(id);
  if (!table) return Error{"There is no such table."};
  Place place{table->stage == TableStage::gathering ? nullptr : host_of(*table), kNobody};
  if (!place.host) return Error{"The game has not begun."};
  for (std::size_t i = 0; i < table->seats.size() && account; ++i)
    if (table->seats[i].account == account->id && (!seat || *seat == static_cast<int>(i) + 1)) {
      place.viewer = seat_at(static_cast<int>(i));
      return place;
    }
  if (seat) return Error{"This seat is not yours."};
  const Settings settings = settings_of(*table);
  if (!settings.listed && !holds(settings, "watch", invitation)) return Error{"This table is not open to onlookers."};
  return place;
}

void Lobby::wake_all() {
  for (const TableInfo& table : store_.tables_in(TableStage::playing, 1'000'000))
    if (const auto host = host_of(table)) host->wake();
}

void Lobby::close_all() {
  const std::lock_guard lock(finding_);
  for (const auto& [id, host] : hosts_) host->close();
}

}  // namespace regalia::server
