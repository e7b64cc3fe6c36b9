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
  out << table.names()[static_cast<std::size_t>(index(seat))] << ", your move:\n";
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

// Plays for chance and for bots until a person is asked or the game is over; says what `listener` hears.
std::optional<Seat> go_on(TableTalk& table, const std::set<int>& people, Seat listener, std::ostream& out) {
  for (;;) {
    const Pending pending = table.pending();
    if (pending.step == Step::over) return std::nullopt;
    Seat seat = kChance;
    if (pending.step != Step::chance) {
      seat = pending.owing.first();
      if (people.contains(index(seat))) return seat;
    }
    std::vector<std::string> heard;
    (void)table.play(seat, table.random_move(seat), listener, heard);
    for (const std::string& sentence : heard) out << sentence << "\n";
  }
}

}  // namespace

int play(const Game& game, const Seating& seating, std::istream& in, std::ostream& out) {
  TableTalk table(game, seating.names, seating.seed);
  const bool alone = seating.people.size() == 1;
  Seat last = kNobody;
  // One person hears what that seat hears; several share the screen and hear what everybody may.
  const Seat listener = alone ? seat_at(*seating.people.begin()) : kNobody;
  while (const std::optional<Seat> seat = go_on(table, seating.people, listener, out)) {
    if (*seat != last && !alone) {
      out << std::string(40, '\n') << "Hand the keyboard to " << seating.names[static_cast<std::size_t>(index(*seat))]
          << " and press Enter. " << std::flush;
      std::string line;
      if (!std::getline(in, line)) break;
    }
    if (*seat != last) out << "\n" << table.draw(*seat) << "\n";
    last = *seat;
    const Choice choice = ask(game, table, *seat, in, out);
    if (choice.kind == Choice::Kind::quit) {
      out << "The game is left unfinished.\n";
      return 0;
    }
    if (choice.kind == Choice::Kind::end_of_input) break;
    std::vector<std::string> heard;
    const Verdict verdict = table.play(*seat, choice.move, *seat, heard);
    if (!verdict.ok()) out << "Not allowed (" << verdict.rule() << "): " << verdict.reason() << "\n";
    for (const std::string& sentence : heard) out << sentence << "\n";
  }
  if (table.pending().step != Step::over) {
    std::cerr << "regalia: the input ended before the game did; run it in a terminal, or type quit to leave.\n";
    return 1;
  }
  out << "\n" << table.result();
  return 0;
}

int watch(const Game& game, const Seating& seating, std::ostream& out) {
  TableTalk table(game, seating.names, seating.seed);
  go_on(table, {}, TableTalk::kEverything, out);
  out << "\n" << table.draw(kNobody) << "\n" << table.result();
  return 0;
}

}  // namespace regalia::cli
