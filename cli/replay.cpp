#include "cli/replay.h"

#include <algorithm>
#include <iostream>

#include "cli/progress_bar.h"
#include "cli/result_table.h"
#include "engine/text.h"
#include "table/review.h"

namespace regalia::cli {
namespace {

constexpr const char* kHelp =
    "  Enter, n     the next step          p            the one before\n"
    "  a number     that step              first, last  the ends of the record\n"
    "  turn         on to the next decision of another seat\n"
    "  as SEAT      as a seat sees it: as 2; as open (all hands), as onlooker\n"
    "  board        the whole board\n"
    "  best         what the strongest bot would play here\n"
    "  review       the three decisions that cost most\n"
    "  quit\n";

// The record as far as a step: a table of its own, since a step may be a take-back.
Table table_after(Catalogue games, const std::string& record, std::size_t step) {
  std::size_t end = 0;
  for (std::size_t line = 0; line <= step; ++line) end = record.find('\n', end) + 1;
  return std::get<Table>(
      Table::open(games, std::string_view(record).substr(0, end), std::nullopt, Table::HashCheck::last_step));
}

// What a step did, in words; what others decided is told by the lines that the viewer received.
std::string step_words(const Table& table, std::size_t step, Seat viewer) {
  if (step == 0) return "The game begins.";
  const auto name = [&](Seat seat) {
    return seat == kChance ? std::string("Chance") : table.names()[static_cast<std::size_t>(index(seat))];
  };
  const Entry& entry = table.step(step);
  if (const auto* decision = std::get_if<Decision>(&entry)) {
    if (viewer != kOpenHands && decision->seat != viewer) return name(decision->seat) + " decides.";
    return name(decision->seat) + ": " + table.game().words().text(decision->move) +
           (decision->words.empty() ? "" : " (\"" + decision->words + "\")");
  }
  if (const auto* undo = std::get_if<TakeBack>(&entry))
    return name(undo->seat) + " takes " + std::to_string(undo->count) + (undo->count == 1 ? " step" : " steps") +
           " back" + (undo->consent.empty() ? "." : ", with the consent of all.");
  if (const auto* wishes = std::get_if<Wishes>(&entry)) return name(wishes->seat) + " leaves standing answers.";
  if (const auto* commit = std::get_if<Commit>(&entry)) return name(commit->seat) + " commits to a secret.";
  const Reveal& reveal = std::get<Reveal>(entry);
  return (reveal.seat == kNobody ? std::string("The table") : name(reveal.seat)) + " opens its secret.";
}

class Browser {
 public:
  Browser(Catalogue games, const std::string& record, std::size_t step, Seat viewer, const Terminal& terminal)
      : games_(games),
        record_(record),
        viewer_(viewer),
        terminal_(terminal),
        whole_(std::get<Table>(Table::open(games, record))) {
    step_ = std::min(step, whole_.steps());
  }

  int run() {
    terminal_.out << kHelp;
    show();
    while (const auto line =
               terminal_.ask("step " + std::to_string(step_) + " of " + std::to_string(whole_.steps()) + "> ")) {
      if (*line == "quit" || *line == "q") return 0;
      if (go(*line)) show();
    }
    terminal_.out << "\n";
    return 0;
  }

 private:
  // True: there is something new to show.
  bool go(const std::string& line) {
    if (line.empty() || line == "n") return move_to(step_ + 1);
    if (line == "p") return step_ > 0 && move_to(step_ - 1);
    if (line == "first") return move_to(0);
    if (line == "last") return move_to(whole_.steps());
    if (line == "turn") return move_to(next_turn());
    if (line == "best") return say_best();
    if (line == "review") {
      terminal_.page(reviewed(whole_));
      return false;
    }
    if (line.starts_with("as ")) return look_as(line.substr(3));
    if (line == "board") {
      Paper whole = terminal_.paper;
      whole.detail = Detail::whole;
      terminal_.page(board_after(games_, record_, step_, viewer_, whole));
      return false;
    }
    if (line.find_first_not_of("0123456789") == std::string::npos && line.size() < 8) return move_to(std::stoul(line));
    terminal_.out << kHelp;
    return false;
  }

  bool move_to(std::size_t step) {
    if (step > whole_.steps()) {
      terminal_.say("The record ends with step " + std::to_string(whole_.steps()) + ".");
      return false;
    }
    step_ = step;
    return true;
  }

  std::size_t next_turn() const {
    const auto seat_of = [&](std::size_t step) {
      const auto* decision = step == 0 ? nullptr : std::get_if<Decision>(&whole_.step(step));
      return decision == nullptr ? kNobody : decision->seat;
    };
    std::size_t step = step_;
    Seat seat = seat_of(step);
    for (; step > 0 && (seat == kChance || seat == kNobody); seat = seat_of(--step)) {
    }
    for (step = step_ + 1; step < whole_.steps(); ++step)
      if (seat_of(step) != kChance && seat_of(step) != kNobody && seat_of(step) != seat) break;
    return std::min(step, whole_.steps());
  }

  // Of the next decision that stands behind this step.
  bool say_best() {
    const BotEntry& bot = whole_.entry().company.adviser();
    for (std::size_t step = step_ + 1; step <= whole_.steps(); ++step) {
      const auto* decision = std::get_if<Decision>(&whole_.step(step));
      if (decision == nullptr || decision->seat == kChance) continue;
      const auto opinion = opinion_of(whole_, bot, step);
      terminal_.say(opinion ? sentence(whole_, bot, *opinion) : "The " + bot.id + " bot has no opinion here.");
      return false;
    }
    terminal_.say("Nobody decides anything after this.");
    return false;
  }

  bool look_as(const std::string& who) {
    if (who == "open") {
      viewer_ = kOpenHands;
    } else if (who == "onlooker") {
      viewer_ = kNobody;
    } else if (who.size() == 1 && who[0] >= '1' && who[0] < '1' + whole_.game().seats()) {
      viewer_ = seat_at(who[0] - '1');
    } else {
      terminal_.say("Say a seat from 1 to " + std::to_string(whole_.game().seats()) + ", open or onlooker.");
      return false;
    }
    return true;
  }

  void show() {
    terminal_.out << "\n" << board_after(games_, record_, step_, viewer_, terminal_.paper);
    const Table table = table_after(games_, record_, step_);
    const Table before = table_after(games_, record_, step_ == 0 ? 0 : step_ - 1);
    terminal_.out << terminal_.paper.strong("Step " + std::to_string(step_)) << "  "
                  << step_words(whole_, step_, viewer_) << "\n";
    const auto heard = static_cast<std::uint32_t>(before.everything_told().heard_by(viewer_).size());
    for (const LogLine& line : table.log(viewer_, heard))
      if (!line.text.empty()) terminal_.say("  " + line.text);
    if (table.is_over()) terminal_.out << "\n" << result_table(table, terminal_.paper);
  }

  Catalogue games_;
  const std::string& record_;
  std::size_t step_ = 0;
  Seat viewer_;
  const Terminal& terminal_;
  Table whole_;
};

}  // namespace

std::string reviewed(const Table& table) {
  const BotEntry& bot = table.entry().company.adviser();
  Review review(table, bot);
  {
    ProgressBar bar(static_cast<std::int64_t>(review.all()), "decisions");
    while (review.go_on()) bar.show(static_cast<std::int64_t>(review.done()));
  }
  const std::vector<Opinion> turning = turning_points(review.opinions());
  if (turning.empty()) return "The " + bot.id + " bot would have done nothing better.\n";
  std::string text = "The decisions that cost most, as the " + bot.id + " bot sees it:\n";
  for (const Opinion& opinion : turning)
    text += "  Step " + std::to_string(opinion.step) + "  " + sentence(table, bot, opinion) + "\n";
  return text;
}

std::string told(const Table& table, Seat viewer) {
  std::string text;
  for (const LogLine& line : table.log(viewer))
    if (!line.text.empty()) text += line.text + "\n";
  return text;
}

std::string board_after(Catalogue games, const std::string& record, std::size_t step, Seat viewer, const Paper& paper) {
  Table table = table_after(games, record, step);
  const bool open = viewer == kOpenHands;
  std::string text = table.game().drawing().board(table.view(open ? kNobody : viewer), table.names(), paper);
  for (int i = 0; i < table.game().seats(); ++i) {
    if (!open && seat_at(i) != viewer) continue;
    if (open) text += paper.of(seat_at(i), table.names()[static_cast<std::size_t>(i)]) + "\n";
    text += table.game().drawing().hand(table.view(seat_at(i)), paper);
  }
  return text;
}

int browse(Catalogue games, const std::string& record, std::size_t step, Seat viewer, const Terminal& terminal) {
  return Browser(games, record, step, viewer, terminal).run();
}

}  // namespace regalia::cli
