#include "server/table/game_start.h"

#include <algorithm>

#include "server/account/names.h"
#include "server/table/characters.h"
#include "server/table/table_settings.h"
#include "table/digest.h"

namespace regalia::server {
namespace {

// Names as they are at the table: two people of one name are told apart.
std::vector<std::string> names_at(Store& store, const TableInfo& table) {
  const TableSettings settings = TableSettings::of(table);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    const SeatKeeper& seat = table.seats[i];
    const auto account = seat.account ? store.account(*seat.account) : std::nullopt;
    std::string name = account ? account->name : character_at(table.id, i);
    if (account && account->id == settings.creator && settings.names && i < settings.names->size() &&
        !settings.names->at(i).empty())
      name = settings.names->at(i);
    const std::string plain = name;
    const auto is_taken = [&] {
      return std::any_of(names.begin(), names.end(),
                         [&](const std::string& other) { return key_of_name(other) == key_of_name(name); });
    };
    for (int n = 2; is_taken(); ++n) name = plain + " " + std::to_string(n);
    names.push_back(std::move(name));
  }
  return names;
}

}  // namespace

Result<Table> begin_game(const Services& services, const TableInfo& table, const GameStart& from) {
  const TableSettings settings = TableSettings::of(table);
  TableSetup setup;
  setup.names = names_at(services.store, table);
  setup.position = from.position;
  setup.words = from.words;
  if (settings.seed) {
    setup.chance = ChanceKind::seeded;
    setup.seed = *settings.seed;
  }
  if (settings.friendly.value_or(false)) setup.take_back = TakeBackRight::turn;
  if (settings.contribute.value_or(false))
    for (std::size_t i = 0; i < table.seats.size(); ++i)
      if (const Seat seat = seat_at(static_cast<int>(i)); table.seats[i].account && !from.excused.has(seat))
        setup.contributors.add(seat);
  return Table::start(*find_game(services.games, settings.game),
                      {static_cast<int>(table.seats.size()), settings.options, {}}, setup);
}

std::vector<Change> first_lines(const std::string& table, const Table& game) {
  std::vector<Change> changes = {
      BeginGame{table, game.line(0), game.chance().secret() ? to_hex(*game.chance().secret()) : std::string()}};
  for (std::size_t step = 1; step <= game.steps(); ++step)
    changes.emplace_back(
        AddLines{table, static_cast<std::int64_t>(step), static_cast<std::int64_t>(step), game.line(step)});
  return changes;
}

}  // namespace regalia::server
