// A game that is being played, kept in a file after every decision, so that nothing is lost whatever happens.
//
// The first line says who plays and keeps the secret of the table; behind it stands the record. Lines are only ever
// added. A last line that was cut off by a crash is left out when the file is read.
#pragma once

#include <optional>
#include <string>

#include "cli/setup.h"
#include "table/table.h"

namespace regalia::cli {

struct SavedGame {
  Table table;
  Seating seating;
};

class SaveFile {
 public:
  // Begins a new file with all there is so far.
  [[nodiscard]] static Result<SaveFile> create(const std::string& path, const Table& table, const Seating& seating);

  [[nodiscard]] const std::string& path() const { return path_; }
  // Adds what has happened since. False: it could not be written.
  [[nodiscard]] bool keep(const Table& table);

 private:
  SaveFile(std::string path, std::size_t kept) : path_(std::move(path)), kept_(kept) {}

  std::string path_;
  std::size_t kept_;  // steps written
};

[[nodiscard]] Result<SavedGame> load_game(Catalogue games, const std::string& path);

// Where games are kept: $XDG_STATE_HOME/regalia, or ~/.local/state/regalia. Empty: nowhere.
[[nodiscard]] std::string games_folder();
// A name for a new file there; empty if the folder cannot be made.
[[nodiscard]] std::string new_save_path(const std::string& game);
// The game there that was played last and has not ended.
[[nodiscard]] std::optional<std::string> latest_unfinished(Catalogue games);

}  // namespace regalia::cli
