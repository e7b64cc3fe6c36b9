// What a person at the keyboard is shown: what he has been told, the board, deals, and his moves with their numbers.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "cli/move_list.h"
#include "cli/terminal.h"
#include "table/table.h"

namespace regalia::cli {

class PlayScreen {
 public:
  PlayScreen(Table& table, const Terminal& terminal);

  // What the viewer was told since it last read; kOpenHands reads everything. False: nothing.
  bool tell_news(Seat viewer);
  void mark_told(Seat viewer);
  void read_from_start(Seat viewer) { heard_[viewer] = 0; }
  // A line for whoever reads next.
  void note(const std::string& text) { notes_ += text + "\n"; }

  // The board if another person is at the keyboard, or much has changed, and the moves.
  void show(Seat seat);
  void show_board_next() { redraw_ = true; }
  void show_whole(Seat seat);
  void show_texts(Seat seat);
  void show_deals(Seat seat);
  // Something happened while the person was typing.
  void interrupt(Seat seat, const std::string& prompt);
  // In a sealed step: what the seat has answered.
  void show_answer(Seat seat, const std::string& what_to_do);
  // When all is over.
  void show_end(Seat viewer);

  // The moves as the person saw them numbered last.
  [[nodiscard]] const std::vector<Choice>& seen() const { return seen_; }
  [[nodiscard]] std::string name(Seat seat) const { return table_.names()[static_cast<std::size_t>(index(seat))]; }

 private:
  [[nodiscard]] std::string news_of(Seat viewer);
  [[nodiscard]] std::string board(Seat viewer, const Paper& paper);
  [[nodiscard]] std::vector<DealText> deals(Seat seat);
  enum class Cards : std::uint8_t { new_ones, open, all };
  void show_cards(Seat seat, Cards which);
  // Those that were `read` just now are left out of a long list.
  void list_moves(Seat seat, std::span<const Choice> read);
  // What the proposed rest of an act that was begun would do; empty: none was.
  [[nodiscard]] std::string rest_of_act(Seat seat) const;
  void say_who_else(Seat seat);

  Table& table_;
  const Terminal& terminal_;
  std::map<Seat, std::uint32_t> heard_;         // how much of its log each person has read
  std::map<Seat, std::set<std::string>> read_;  // offers that each person has read, with their wordings
  std::vector<Choice> seen_;
  std::vector<Choice> announced_;  // as they were when the person was last told that they have changed
  std::string notes_;
  Seat last_ = kNobody;  // who was shown the board last
  int news_lines_ = 0;
  bool redraw_ = false;
  bool was_interrupted_ = false;
};

}  // namespace regalia::cli
