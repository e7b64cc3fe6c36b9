// What a person can say besides a move.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "cli/play_bots.h"
#include "cli/play_screen.h"
#include "cli/save.h"
#include "cli/setup.h"

namespace regalia::cli {

class PlayCommands {
 public:
  enum class Outcome : std::uint8_t {
    none,     // it is no command
    done,     // the person goes on
    played,   // a move
    changed,  // so much that everything is to be shown again
    away,     // the same, and somebody else has sat at the keyboard
    next,     // the keyboard goes to the next
    quit,
  };

  PlayCommands(Table& table, const Seating& seating, const Terminal& terminal, PlayScreen& screen, PlayBots& bots,
               std::optional<SaveFile> save);

  Outcome carry_out(Seat seat, const std::string& line);
  void refuse(const Ruling& ruling) const;

  // Writes what has happened to the game's file.
  void keep();
  // Where the game is kept; empty: nowhere.
  [[nodiscard]] std::string kept_in() const { return save_ ? save_->path() : ""; }

 private:
  Outcome undo(Seat seat);
  Outcome rest_of_act(Seat seat);
  [[nodiscard]] bool asks_to_agree(Seat other, Seat asker) const;
  void help() const;
  void about(Seat seat, const std::string& words) const;
  // False: the game has no page of that name.
  bool shows_page(Seat seat, const std::string& word, const std::string& rest) const;
  void why(Seat seat, const std::string& words) const;
  void why_all(Seat seat, std::span<const Move> moves) const;
  void rules(const std::string& words) const;
  void log(Seat seat, const std::string& count) const;
  void hint(Seat seat);
  void wish(Seat seat, const std::string& words);
  void save(const std::string& path);

  Table& table_;
  const Seating& seating_;
  const Terminal& terminal_;
  PlayScreen& screen_;
  PlayBots& bots_;
  std::optional<SaveFile> save_;
};

}  // namespace regalia::cli
