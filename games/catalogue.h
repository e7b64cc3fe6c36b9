// Every game there is, in one visible list.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/company.h"
#include "bots/training_plan.h"
#include "engine/options.h"
#include "engine/result.h"
#include "json/made_game.h"

namespace regalia {

struct GameEntry {
  std::string id;       // "royals"
  std::string name;     // "Royals"
  std::string summary;  // one sentence
  std::string aim;      // how one wins, in a few sentences
  int least_players = 0;
  int most_players = 0;
  int usual_players = 0;
  // Raised by a change after which an old record would come out differently; what `make` does for a lower version in a
  // set-up stays what it was.
  int rules_version = 1;
  const std::vector<OptionSpec>& options;
  const std::vector<Preset>& presets;
  Result<MadeGame> (*make)(const GameSetup& setup);
  // The figures that such a game uses, a line each, with their confidence.
  Result<std::string> (*list_facts)(const GameSetup& setup);
  std::string_view (*rulebook)();  // in Markdown
  // What clients and other programs are told of the shapes it has in JSON.
  json::GameTypes (*types)();
  // Who plays it besides people, by values that were learned (bots/values.h), or by those in the program if the text is
  // empty. The error names the line of the text.
  Result<Company> (*make_company)(std::string_view values);
  // Learns values: a text for make_company, the same for the same plan. nullptr: there is nothing to learn.
  std::string (*train)(const TrainingPlan& plan);
  Company company{};  // as make_company has it
};

using Catalogue = std::span<const GameEntry>;

[[nodiscard]] const std::vector<GameEntry>& all_games();

// The entry with those who play by the values in a text.
[[nodiscard]] Result<GameEntry> with_values(GameEntry entry, std::string_view values);

// What its moves look like to programs: one of several verbs, with the arguments of each.
[[nodiscard]] json::TypeDoc move_type(const GameEntry& entry);

// nullptr: there is no such game.
[[nodiscard]] const GameEntry* find_game(Catalogue games, std::string_view id);
[[nodiscard]] inline const GameEntry* find_game(std::string_view id) { return find_game(all_games(), id); }

// The options of a preset (empty: of none) with others over them. The error names the presets there are.
[[nodiscard]] Result<OptionValues> options_of(const GameEntry& entry, const std::string& preset,
                                              const OptionValues& others);

// Empty if so many can play it; otherwise a sentence that says how many can.
[[nodiscard]] std::string seats_fault(const GameEntry& entry, int players);

// A game of that entry, with seats and rules version checked. Without a version in the set-up it is the newest.
[[nodiscard]] Result<MadeGame> make_game(const GameEntry& entry, GameSetup setup);

}  // namespace regalia
