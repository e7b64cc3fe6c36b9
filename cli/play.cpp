#include "cli/play.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <optional>

#include "cli/table_talk.h"

namespace regalia::cli {
namespace {

constexpr const char* kHelp =
    "Type the number of a move, or its text (it is shown in brackets).\n"
    "  board   draws the board again\n"
    "  quit    leaves the game\n";

struct Choice {
  enum class Kind { move, quit, end_of_input } kind;
  Move move;
};

void list_moves(const Game& game, const MoveList& moves, std::ostream& out) {
  int number = 0;
  for (const Offer& offer : moves) {
    out << "  " << ++number << ". " << game.describe(offer.move) << "  [" << game.text(offer.move) << "]";
    if (offer.most != offer.least()) out << "  up to " << offer.most;
    out << "\n";
  }
}

std::optional<Move> understood(const Game& game, const MoveList& moves, const std::string& line, std::ostream& out) {
  std::size_t number = 0;
  const auto [end, code] = std::from_chars(line.data(), line.data() + line.size(), number);
  if (code == std::errc() && end == line.data() + line.size()) {
    if (number >= 1 && number <= moves.size()) return moves[number - 1].move;
    out << "There is no move " << line << "; type a number from 1 to " << moves.size() << ".\n";
    return std::nullopt;
  }
  const Result<Move> move = game.parse_move(line);
  if (move) return *move;
  out << move.error() << " Type ? for help.\n";
  return std::nullopt;
}

Choice ask(const Game& game, const TableTalk& table, Seat seat, std::istream& in, std::ostream& out) {
  const MoveList moves = table.moves(seat);
  out << table.names()[static_cast<std::size_t>(index(seat))] << ", your move (? for help):\n";
  list_moves(game, moves, out);
  for (std::string line; out << "> " << std::flush && std::getline(in, line);) {
    line.erase(0, line.find_first_not_of(" \t"));
    line.erase(line.find_last_not_of(" \t\r") + 1);
    if (line == "quit") return {Choice::Kind::quit, {}};
    if (line == "?" || line == "help") {
      out << kHelp;
    } else if (line == "board" || line.empty()) {
      out << table.draw(seat) << "\n";
      list_moves(game, moves, out);
    } else if (const auto move = understood(game, moves, line, out)) {
      return {Choice::Kind::move, *move};
    }
  }
  return {Choice::Kind::end_of_input, {}};
}

// Plays for chance and for bots until a person is asked or the game is over.
std::optional<Seat> go_on(TableTalk& table, const std::set<int>& people) {
  for (;;) {
    const Pending pending = table.pending();
    if (pending.step == Step::over) return std::nullopt;
    Seat seat = kChance;
    if (pending.step != Step::chance) {
      seat = pending.owing.first();
      if (people.contains(index(seat))) return seat;
    }
    (void)table.play(seat, table.random_move(seat));
  }
}

void say(const std::vector<std::string>& sentences, std::ostream& out) {
  for (const std::string& sentence : sentences) out << sentence << "\n";
}

// Nothing of the last person's screen stays for the next one to see. False: the input ended.
bool hand_over(const std::string& name, std::istream& in, std::ostream& out) {
  out << std::string(60, '\n') << "Hand the keyboard to " << name << " and press Enter. " << std::flush;
  std::string line;
  return static_cast<bool>(std::getline(in, line));
}

}  // namespace

int play(const Game& game, const Seating& seating, std::istream& in, std::ostream& out) {
  TableTalk table(game, seating.names, seating.seed);
  Seat last = kNobody;
  while (const std::optional<Seat> seat = go_on(table, seating.people)) {
    if (*seat != last) {
      if (last != kNobody) say(table.news(last), out);
      const bool several = seating.people.size() > 1;
      if (several && !hand_over(seating.names[static_cast<std::size_t>(index(*seat))], in, out)) break;
    }
    const std::vector<std::string> news = table.news(*seat);
    say(news, out);
    if (*seat != last || news.size() > 2) out << "\n" << table.draw(*seat) << "\n";
    last = *seat;
    const Choice choice = ask(game, table, *seat, in, out);
    if (choice.kind == Choice::Kind::quit) {
      out << "The game is left unfinished.\n";
      return 0;
    }
    if (choice.kind == Choice::Kind::end_of_input) break;
    const Verdict verdict = table.play(*seat, choice.move);
    if (!verdict.ok()) out << "Not allowed (" << verdict.rule() << "): " << verdict.reason() << "\n";
  }
  if (table.pending().step != Step::over) {
    std::cerr << "regalia: the input ended before the game did; run it in a terminal, or type quit to leave.\n";
    return 1;
  }
  say(table.news(last), out);
  out << "\n" << table.draw(last) << "\n" << table.result();
  return 0;
}

int watch(const Game& game, const Seating& seating, std::ostream& out) {
  TableTalk table(game, seating.names, seating.seed);
  go_on(table, {});
  say(table.news(TableTalk::kOpenHands), out);
  out << "\n" << table.draw(kNobody) << "\n" << table.result();
  return 0;
}

}  // namespace regalia::cli
