// What a table was created with, as the store keeps it.
#pragma once

#include "server/messages/lobby_messages.h"
#include "store/store.h"

namespace regalia::server {

struct TableSettings {
  std::string game;
  protocol::Texts options;
  bool listed = true;
  AccountId creator = 0;
  std::optional<int> away_minutes;
  std::optional<bool> contribute;
  protocol::Texts invitations;
  std::optional<std::vector<std::string>> names;
  std::optional<bool> friendly;
  std::optional<Origin> goes_on_from;
  std::optional<std::uint64_t> seed;
  std::optional<bool> shared;
  std::optional<ClockSettings> clock;

  static constexpr const char* kName = "TableSettings";
  static constexpr std::array kNotes = {
      "which game",
      "switches",
      "in the list",
      "who made it",
      "until a bot moves for whoever is away, of tables from before there were clocks",
      "people add to chance",
      "hashes of invitations, by seat or `watch`",
      "of the creator's seats",
      "what was told may be taken back, and bots give advice",
      "a moment of another game",
      "of chance that is repeated",
      "one person may have several seats",
      "how much time people have"};

  [[nodiscard]] std::optional<ClockSettings> clock_settings() const;
  // Whether an invitation to a seat, or to look on, was given and still holds.
  [[nodiscard]] bool holds(const std::string& what, const std::optional<std::string>& invitation) const;

  [[nodiscard]] static TableSettings of(const TableInfo& table);
  [[nodiscard]] std::string text() const;
};
BOOST_DESCRIBE_STRUCT(TableSettings, (),
                      (game, options, listed, creator, away_minutes, contribute, invitations, names, friendly,
                       goes_on_from, seed, shared, clock))

}  // namespace regalia::server
