// What a bot thinks of the decisions of a game: what it would have played in each seat's place, knowing what that seat knew,
// and what the difference was worth. Thinking takes a while, so it goes on piece by piece.
//
//   Review review(table, table.entry().company.adviser());
//   while (review.go_on()) show(review.done(), review.all());
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "table/table.h"

namespace regalia {

struct Opinion {
  std::size_t step = 0;  // the decision, as the record counts
  Seat seat = kNobody;
  Judged played;
  Judged best;  // the same, if nothing was better

  // Of the chance to win, and of points at the end.
  [[nodiscard]] double lost_chance() const { return best.chance - played.chance; }
  [[nodiscard]] double lost_points() const { return best.points - played.points; }
};

class Review {
 public:
  // Of every decision that stands and had a choice. The table must outlive it.
  Review(const Table& table, const BotEntry& bot);

  // Judges the next decision. False: all are judged.
  bool go_on();
  [[nodiscard]] std::size_t done() const { return next_; }
  [[nodiscard]] std::size_t all() const { return decisions_.size(); }
  [[nodiscard]] const std::vector<Opinion>& opinions() const { return opinions_; }

 private:
  struct Decided {
    std::size_t step = 0;
    History::Node before = History::kRoot;
    Seat seat = kNobody;
    Move move;
  };

  [[nodiscard]] Recollection& recollection_of(Seat seat);

  const Table& table_;
  std::unique_ptr<Bot> bot_;
  int budget_;
  std::vector<Decided> decisions_;
  std::size_t next_ = 0;
  std::map<Seat, Recollection> recollections_;
  std::vector<Opinion> opinions_;
};

// What a bot thinks of one decision; nothing, if that step is none with a choice.
[[nodiscard]] std::optional<Opinion> opinion_of(const Table& table, const BotEntry& bot, std::size_t step);

// The decisions that cost most, in the order in which they were made.
[[nodiscard]] std::vector<Opinion> turning_points(const std::vector<Opinion>& opinions, std::size_t most = 3);

// "Anna: end the turn. Better, says the strong bot: claim the Baron of Dijon, 2.1 points more and 41 % to win rather than 35 %."
[[nodiscard]] std::string sentence(const Table& table, const BotEntry& bot, const Opinion& opinion);

}  // namespace regalia
