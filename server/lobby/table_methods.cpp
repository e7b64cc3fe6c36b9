// Tables before and after their game.
#include <algorithm>

#include "engine/text.h"
#include "server/account/identity.h"
#include "server/account/names.h"
#include "server/lobby/lobby_methods.h"
#include "server/lobby/table_reply.h"
#include "server/ops/clock.h"
#include "server/table/game_start.h"
#include "server/table/record_access.h"
#include "server/table/table_settings.h"

namespace regalia::server {

using protocol::ErrorCode;
using protocol::Failure;

namespace {

constexpr std::size_t kPage = 50;  // of each list
constexpr int kMostPages = 1000;
constexpr int kMostTables = 100;  // of one account, ended ones aside

Failure failed(const Error& error) { return {ErrorCode::internal_error, error.message, {}, {}}; }
Failure not_allowed(const std::string& why) { return {ErrorCode::not_allowed, why, {}, {}}; }
Failure wrong(const std::string& why) { return {ErrorCode::invalid_params, why, {}, {}}; }
Failure no_table() { return {ErrorCode::no_table, "There is no such table.", {}, {}}; }

// What the host of the table is not yet concerned with: the game has not begun.
Answer<TableReply> put(const Visit& visit, TableInfo& table, std::vector<Change> more = {}) {
  table.changed = now();
  more.insert(more.begin(), PutTable{table});
  if (const auto failure = visit.store().write_now(std::move(more))) return failed(*failure);
  visit.lobby.announce(table);
  return reply_for(visit, table);
}

// What somebody at a shared screen is called: where strangers see it, not like somebody else who is known.
std::string fault_in_seat_name(const Visit& visit, const std::string& name, bool listed) {
  if (std::string fault = fault_in_name(name); !fault.empty()) return fault;
  if (!listed) return {};
  const auto known = visit.store().account_named(name, key_of_name(name));
  return is_reserved(name) || (known && known->id != visit.account().id)
             ? "Somebody else is known by the name " + in_quotes(name) + ", or one like it."
             : "";
}

// Who sits where, in the words of `create`.
Result<std::vector<SeatKeeper>> keepers_of(const GameEntry& game, const Account& me,
                                           const std::vector<std::string>& seats) {
  std::vector<SeatKeeper> keepers;
  for (const std::string& seat : seats) {
    SeatKeeper keeper;
    if (seat == "me")
      keeper.account = me.id;
    else if (std::any_of(game.company.bots.begin(), game.company.bots.end(),
                         [&](const BotEntry& bot) { return bot.id == seat; }))
      keeper.bot = seat;
    else if (seat != "person")
      return Error{"A seat is for me, a person or a bot of the game, not for " + in_quotes(seat) + "."};
    keepers.push_back(std::move(keeper));
  }
  return keepers;
}

// Too many tables that have not ended: those where one sits, and those one has made, whoever sits there.
std::optional<Failure> too_many_tables(const Visit& visit) {
  const TableCount mine = visit.store().count_tables(visit.account().id);
  if (mine.sits >= kMostTables)
    return not_allowed("You sit at " + std::to_string(kMostTables) + " tables already; finish some first.");
  if (mine.made >= kMostTables)
    return not_allowed("You have made " + std::to_string(kMostTables) +
                       " tables that have not ended; finish some first.");
  return std::nullopt;
}

std::optional<Failure> too_many_new_tables(const Visit& visit) {
  if (auto failure = too_many_tables(visit)) return failure;
  if (visit.lobby.services().limits.new_table(std::to_string(visit.account().id))) return std::nullopt;
  return Failure{ErrorCode::too_often, "You have made many tables just now; wait a minute.", {}, {}};
}

TableInfo new_table(const TableSettings& settings, std::vector<SeatKeeper> seats) {
  TableInfo table;
  table.id = new_table_id();
  table.settings = settings.text();
  table.seats = std::move(seats);
  table.creator = settings.creator;
  table.listed = settings.listed;
  return table;
}

// Begins the game if every seat is taken.
Answer<TableReply> begin_if_full(const Visit& visit, TableInfo& table, const GameStart& from = {}) {
  for (const SeatKeeper& seat : table.seats)
    if (!seat.account && seat.bot.empty()) return put(visit, table);
  Result<Table> begun = begin_game(visit.lobby.services(), table, from);
  if (!begun) return failed(Error{begun.error()});
  table.stage = TableStage::playing;
  table.asked.reset();  // its host knows
  const Answer<TableReply> kept = put(visit, table, first_lines(table.id, *begun));
  if (std::holds_alternative<TableReply>(kept)) {
    visit.lobby.services().log.info("game_begun", {{"table", table.id}, {"game", TableSettings::of(table).game}});
    visit.lobby.host_of(table, std::move(begun).value())->wake();
  }
  return kept;
}

}  // namespace

Answer<TableReply> create(const Visit& visit, const CreateParams& params) {
  const GameEntry* game = find_game(visit.lobby.services().games, params.game);
  if (game == nullptr) return wrong("There is no game " + in_quotes(params.game) + ".");
  const int players = params.players.value_or(game->usual_players);
  if (const std::string fault = params.clock ? fault_in(*params.clock) : ""; !fault.empty()) return wrong(fault);
  if (params.seed && params.contribute.value_or(false)) return wrong("Nobody adds to chance that is repeated.");
  TableSettings settings;
  settings.game = game->id;
  settings.listed = params.listed.value_or(true) && !params.seed;
  settings.seed = params.seed;
  settings.creator = visit.account().id;
  settings.clock = params.clock;
  settings.contribute = params.contribute;
  settings.friendly = params.friendly.value_or(!settings.listed);
  settings.names = params.names;
  for (const std::string& name : params.names.value_or(std::vector<std::string>()))
    if (const std::string fault = name.empty() ? "" : fault_in_seat_name(visit, name, settings.listed); !fault.empty())
      return wrong(fault);
  Result<OptionValues> options = options_of(*game, params.preset.value_or(""), params.options.value_or(Texts()));
  if (!options) return wrong(options.error());
  settings.options = std::move(options).value();
  if (const auto made = make_game(*game, {players, settings.options, {}}); !made) return wrong(made.error());
  std::vector<std::string> seats = params.seats.value_or(std::vector<std::string>{"me"});
  if (std::max(seats.size(), settings.names ? settings.names->size() : 0) > static_cast<std::size_t>(players))
    return wrong("There are more seats than players.");
  seats.resize(static_cast<std::size_t>(players), "person");
  const Result<std::vector<SeatKeeper>> keepers = keepers_of(*game, visit.account(), seats);
  if (!keepers) return wrong(keepers.error());
  const auto mine = std::count(seats.begin(), seats.end(), "me");
  settings.shared = params.shared.value_or(mine > 1);
  if (mine > 1 && !*settings.shared) return wrong("Several seats are for you only where one screen is shared.");
  if (auto failure = too_many_new_tables(visit)) return *failure;
  TableInfo table = new_table(settings, *keepers);
  return begin_if_full(visit, table);
}

// Whoever made the table invites to its seats, or to look on. A game that has ended is shared by anybody who played it.
Answer<InviteReply> invite(const Visit& visit, const InviteParams& params) {
  const std::lock_guard lock(visit.lobby.changing(params.table));
  const std::optional<TableInfo> table = visit.store().table(params.table);
  if (!table) return no_table();
  TableSettings settings = TableSettings::of(*table);
  const bool played = std::any_of(table->seats.begin(), table->seats.end(),
                                  [&](const SeatKeeper& seat) { return seat.account == visit.account().id; });
  if (settings.creator != visit.account().id && !(played && table->stage == TableStage::over))
    return not_allowed("Only who made the table invites to it.");
  if (params.seat && index(params.seat->seat) >= static_cast<int>(table->seats.size()))
    return wrong("There is no such seat.");
  if (table->stage != TableStage::gathering && params.seat) return not_allowed("The game has begun.");
  const std::string what = params.seat ? std::to_string(index(params.seat->seat) + 1) : "watch";
  InviteReply reply;
  settings.invitations.erase(what);
  if (!params.withdraw.value_or(false)) {
    reply.invitation = new_token();
    settings.invitations[what] = token_hash(*reply.invitation);
  }
  if (const auto failure = visit.store().write_now({SetSettings{table->id, settings.text()}})) return failed(*failure);
  if (!params.seat && !settings.listed) visit.lobby.dismiss_onlookers(table->id);
  return reply;
}

// The same game again: bots keep their seats, people may take theirs.
Answer<TableReply> rematch(const Visit& visit, const TableParams& params) {
  const std::optional<TableInfo> before = visit.store().table(params.table);
  if (!before) return no_table();
  if (before->stage != TableStage::over && before->stage != TableStage::abandoned)
    return not_allowed("The game has not ended.");
  TableSettings settings = TableSettings::of(*before);
  settings.creator = visit.account().id;
  settings.invitations.clear();
  settings.goes_on_from.reset();
  settings.seed.reset();
  TableInfo table = new_table(settings, before->seats);
  bool sat = false;
  for (SeatKeeper& seat : table.seats) {
    if (!seat.account) continue;
    const bool mine = *seat.account == visit.account().id;
    sat = sat || mine;
    seat = mine ? SeatKeeper{visit.account().id, ""} : SeatKeeper{};
  }
  if (!sat) return not_allowed("You did not play there.");
  if (auto failure = too_many_new_tables(visit)) return *failure;
  return begin_if_full(visit, table);
}

// A game that has ended, gone on with from one of its moments.
Answer<TableReply> what_if(const Visit& visit, const WhatIfParams& params) {
  const std::optional<TableInfo> before = visit.store().table(params.table);
  if (!before) return no_table();
  if (const std::string bar = bar_to_record(*before, visit.visitor.account, params.invitation); !bar.empty())
    return not_allowed(bar);
  if (before->stage != TableStage::over) return not_allowed("The game was ended before its time.");
  if (auto failure = too_many_new_tables(visit)) return *failure;
  const auto opened = Table::open(visit.lobby.services().games, visit.store().game(params.table)->record, std::nullopt,
                                  Table::HashCheck::last_step);
  if (const auto* fault = std::get_if<RecordFault>(&opened)) return failed(Error{fault->sentence()});
  const Table& game = std::get<Table>(opened);
  if (params.seat && index(params.seat->seat) >= game.game().seats()) return wrong("There is no such seat.");
  const std::optional<std::size_t> step = game.step_of_line(params.seat ? params.seat->seat : kNobody, params.line);
  if (!step) return wrong("The log has no such line.");
  const AnyValue then = game.state_after(*step);
  if (game.game().rules().pending(then).step == Step::over) return wrong("The game has ended at that moment.");
  TableSettings settings = TableSettings::of(*before);
  settings.listed = false;
  settings.creator = visit.account().id;
  settings.away_minutes.reset();
  settings.clock.reset();
  settings.contribute.reset();
  settings.seed.reset();
  settings.friendly = true;
  settings.shared = true;
  settings.goes_on_from = Origin{params.table, params.line, params.seat};
  settings.invitations.clear();
  std::vector<std::string> seats = params.seats.value_or(std::vector<std::string>());
  seats.resize(before->seats.size(), "me");
  if (std::find(seats.begin(), seats.end(), "person") != seats.end()) return wrong("The table is for you alone.");
  Result<std::vector<SeatKeeper>> keepers = keepers_of(game.entry(), visit.account(), seats);
  if (!keepers) return wrong(keepers.error());
  TableInfo table = new_table(settings, std::move(keepers).value());
  return begin_if_full(visit, table, {game.game().codec().position_text(then), game.words_after(*step)});
}

Answer<TableReply> join(const Visit& visit, const JoinParams& params) {
  const std::lock_guard lock(visit.lobby.changing(params.table));
  std::optional<TableInfo> table = visit.store().table(params.table);
  if (!table) return no_table();
  if (table->stage != TableStage::gathering) return not_allowed("The game has begun.");
  const TableSettings settings = TableSettings::of(*table);
  const bool invited = settings.listed || settings.creator == visit.account().id;
  if (visit.lobby.services().regards.of(settings.creator, visit.account().id) == Regard::blocked)
    return not_allowed("No seat is free for you.");
  const bool sits = std::any_of(table->seats.begin(), table->seats.end(),
                                [&](const SeatKeeper& seat) { return seat.account == visit.account().id; });
  if (sits && !settings.shared.value_or(false))
    return not_allowed("You sit here already; several seats are for one person only where a screen is shared.");
  for (std::size_t i = 0; i < table->seats.size(); ++i) {
    SeatKeeper& seat = table->seats[i];
    if (seat.account || !seat.bot.empty()) continue;
    if (params.seat && params.seat->seat != seat_at(static_cast<int>(i))) continue;
    if (!invited && !settings.holds(std::to_string(i + 1), params.invitation)) continue;
    if (auto failure = too_many_tables(visit)) return *failure;
    seat.account = visit.account().id;
    return begin_if_full(visit, *table);
  }
  return not_allowed("No seat is free for you.");
}

// A table that nobody is at any more is closed.
Answer<TableReply> leave(const Visit& visit, const TableParams& params) {
  const std::lock_guard lock(visit.lobby.changing(params.table));
  std::optional<TableInfo> table = visit.store().table(params.table);
  if (!table) return no_table();
  if (table->stage != TableStage::gathering) return not_allowed("The game has begun.");
  bool empty = true;
  for (SeatKeeper& seat : table->seats) {
    if (seat.account == visit.account().id) seat = {};
    empty = empty && !seat.account;
  }
  if (!empty) return put(visit, *table);
  visit.lobby.drop_table(*table);
  return reply_for(visit, *table);
}

// What whoever made the table does with its seats before the game begins.
Answer<TableReply> assign(const Visit& visit, const AssignParams& params) {
  const std::lock_guard lock(visit.lobby.changing(params.table));
  std::optional<TableInfo> table = visit.store().table(params.table);
  if (!table) return no_table();
  if (table->creator != visit.account().id) return not_allowed("Only who made the table gives its seats away.");
  if (table->stage != TableStage::gathering) return not_allowed("The game has begun.");
  if (index(params.seat.seat) >= static_cast<int>(table->seats.size())) return wrong("There is no such seat.");
  const TableSettings settings = TableSettings::of(*table);
  const GameEntry* game = find_game(visit.lobby.services().games, settings.game);
  if (params.to == "me") return wrong("A seat is given to a bot, or is free for a person; `join` takes one yourself.");
  const Result<std::vector<SeatKeeper>> keeper = keepers_of(*game, visit.account(), {params.to});
  if (!keeper) return wrong(keeper.error());
  SeatKeeper& seat = table->seats[static_cast<std::size_t>(index(params.seat.seat))];
  if (seat.account == visit.account().id && params.to == "person") return wrong("`leave` gives your own seat free.");
  const std::optional<AccountId> put_out = seat.account;
  seat = keeper->front();
  Answer<TableReply> reply = begin_if_full(visit, *table);
  if (put_out) visit.lobby.announce_to(*put_out);
  return reply;
}

// Before its game anybody's own table is gone; later only one where nobody else plays ends.
Answer<Nothing> close_table(const Visit& visit, const TableParams& params) {
  const std::lock_guard lock(visit.lobby.changing(params.table));
  const std::optional<TableInfo> table = visit.store().table(params.table);
  if (!table) return no_table();
  const AccountId me = visit.account().id;
  if (table->creator != me) return not_allowed("Only who made the table closes it.");
  if (table->stage == TableStage::gathering) {
    visit.lobby.drop_table(*table);
    return Nothing{};
  }
  if (table->stage != TableStage::playing) return not_allowed("The game has ended.");
  if (std::any_of(table->seats.begin(), table->seats.end(),
                  [&](const SeatKeeper& seat) { return seat.account && *seat.account != me; }))
    return not_allowed("Others play here too; the game ends when they agree to it by `vote`.");
  visit.lobby.end_game(*table, "It was closed by " + visit.account().name + ".");
  return Nothing{};
}

Answer<TableReply> show(const Visit& visit, const TableParams& params) {
  const std::optional<TableInfo> table = visit.store().table(params.table);
  if (!table || !visit.lobby.is_sound(*table)) return no_table();
  return reply_for(visit, *table);
}

Answer<TablesReply> list(const Visit& visit, const TablesParams& params) {
  TablesReply reply;
  if (params.archived.value_or(false) && !visit.visitor.account) return reply;
  const std::int64_t from = std::int64_t{kPage} * (std::clamp(params.page.value_or(1), 1, kMostPages) - 1);
  const auto add_all = [&](const char* name, std::vector<TableReply>& to, const auto& find) {
    std::vector<TableInfo> tables = find(Page{kPage + 1, from});
    if (tables.size() > kPage) {
      tables.pop_back();
      reply.more.emplace_back(name);
    }
    for (const TableInfo& table : tables)
      if (visit.lobby.is_sound(table)) to.push_back(reply_for(visit, table));
  };
  if (params.archived.value_or(false)) {
    add_all("mine", reply.mine, [&](Page page) { return visit.store().archived_tables(visit.account().id, page); });
    return reply;
  }
  if (visit.visitor.account)
    add_all("mine", reply.mine, [&](Page page) { return visit.store().tables_of(visit.account().id, page); });
  std::stable_partition(reply.mine.begin(), reply.mine.end(), [](const TableReply& table) { return table.asked; });
  const auto listed = [&](TableStage stage) {
    return [&visit, stage](Page page) { return visit.store().listed_tables(stage, page); };
  };
  add_all("open", reply.open, listed(TableStage::gathering));
  add_all("playing", reply.playing, listed(TableStage::playing));
  return reply;
}

}  // namespace regalia::server
