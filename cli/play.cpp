#include "cli/play.h"

#include <iostream>

#include "cli/play_bots.h"
#include "cli/play_commands.h"
#include "cli/play_screen.h"
#include "cli/typed.h"

namespace regalia::cli {
namespace {

using Outcome = PlayCommands::Outcome;

// The course of a game. The person at the keyboard goes on as long as he is asked; then it goes round.
class Playing {
 public:
  Playing(Table& table, const Seating& seating, std::optional<SaveFile> save, const Terminal& terminal)
      : table_(table),
        seating_(seating),
        terminal_(terminal),
        screen_(table, terminal),
        bots_(table, seating,
              {.acted = [this] { commands_.keep(); },
               .complain = [this](const std::string& text) { screen_.note(text); }}),
        commands_(table, seating, terminal, screen_, bots_, std::move(save)) {}

  int run() {
    if (seating_.people() == 0) return watch();
    terminal_.say(table_.entry().aim);
    terminal_.say("Type the number of a move and press Enter; ? shows what else you can do.");
    for (;;) {
      const std::size_t before = table_.steps();
      const bool settled = bots_.settle();
      if (table_.steps() != before) screen_.show_board_next();
      if (table_.is_over()) return finish();
      const std::optional<Seat> seat = next_person();
      if (!settled || !seat || !table_.trouble().empty()) return troubled();
      End end = End::none;
      if (*seat != at_keyboard_) end = hand_over(*seat);
      if (end == End::none) end = turn_of(*seat);
      if (end == End::quit) return quit();
      if (end == End::input) return end_of_input();
    }
  }

 private:
  enum class End : std::uint8_t { none, again, quit, input };

  [[nodiscard]] bool is_open_step() const { return table_.pending().step == Step::open; }

  // --- who is at the keyboard ---

  // The person who wants to go on with something, the one at the keyboard if it is asked, or the next who is.
  std::optional<Seat> next_person() {
    const Seat wanted = std::exchange(wanted_, kNobody);
    if (wanted != kNobody && table_.is_asked(wanted)) return wanted;
    const SeatSet owing = people_owing();
    if (at_keyboard_ != kNobody && owing.has(at_keyboard_)) return at_keyboard_;
    return next_after(at_keyboard_, owing);
  }

  [[nodiscard]] SeatSet people_owing() const {
    SeatSet people;
    for (const Seat seat : table_.pending().owing)
      if (table_.is_asked(seat) && seating_.is_person(seat)) people.add(seat);
    return people;
  }

  static std::optional<Seat> next_after(Seat seat, SeatSet seats) {
    for (const Seat other : seats)
      if (seat != kNobody && index(other) > index(seat)) return other;
    return seats.empty() ? std::nullopt : std::optional(seats.first());
  }

  // What came of the last decision is for nobody else, and must not vanish unread.
  End hand_over(Seat seat) {
    if (seating_.people() > 1) {
      if (at_keyboard_ != kNobody) {
        const bool told = screen_.tell_news(at_keyboard_) || table_.given_by(at_keyboard_);
        screen_.show_answer(at_keyboard_, "It can be changed until the last is in: type change.");
        if (terminal_.interactive && told)
          if (const End end = answer_to(terminal_.paper.faint("-- Enter when you have read it --")); end != End::none)
            return end;
        terminal_.clear();
      }
      const End end = answer_to("Hand the keyboard to " + screen_.name(seat) + ", who then presses Enter. ");
      if (end != End::none) return end;
      if (terminal_.interactive) terminal_.clear();
      screen_.mark_told(kNobody);
    }
    at_keyboard_ = seat;
    return End::none;
  }

  // Whoever has answered a sealed step may think again.
  End answer_to(const std::string& prompt) {
    const auto answer = terminal_.ask(prompt);
    if (!answer) return End::input;
    if (*answer == "quit" || *answer == "q" || *answer == "exit") return End::quit;
    if (*answer != "change" || at_keyboard_ == kNobody || !table_.given_by(at_keyboard_)) return End::none;
    wanted_ = at_keyboard_;
    screen_.show_board_next();
    return End::again;
  }

  // --- a turn at the keyboard ---

  End turn_of(Seat seat) {
    bots_act_before_prompt();
    screen_.tell_news(seat);
    if (!still_asked(seat)) return End::none;
    screen_.show(seat);
    if (const auto next = next_after(seat, people_owing()); is_open_step() && next && *next != seat)
      terminal_.out << terminal_.paper.faint("  (next hands the keyboard to " + screen_.name(*next) + ")") << "\n";
    interrupted_ = false;
    for (;;) {
      const auto line = typed_instead_ ? std::exchange(typed_instead_, std::nullopt)
                                       : terminal_.ask(kPrompt, [&] { return meanwhile(seat); });
      if (interrupted_) return End::none;
      if (!line || input_ended_) return End::input;
      switch (commands_.carry_out(seat, *line)) {
        case Outcome::none:
          if (play_line(seat, *line)) return End::none;
          break;
        case Outcome::done: break;
        case Outcome::played: return End::none;
        case Outcome::away: at_keyboard_ = kNobody; [[fallthrough]];
        case Outcome::changed: screen_.show_board_next(); return End::none;
        case Outcome::next:
          if (give_up_keyboard(seat)) return End::none;
          break;
        case Outcome::quit: return End::quit;
      }
      if (typed_instead_) continue;
      bots_act_before_prompt();
      screen_.interrupt(seat, "");
      if (!still_asked(seat)) return End::none;
    }
  }

  [[nodiscard]] bool still_asked(Seat seat) const { return table_.trouble().empty() && table_.is_asked(seat); }

  // Where nobody sees time pass every bot acts once before each line that is read.
  void bots_act_before_prompt() {
    if (terminal_.interactive || !is_open_step()) return;
    bots_.each_acts();
    bots_.settle();
  }

  // While the person thinks. False: he is no longer asked.
  bool meanwhile(Seat seat) {
    if (!is_open_step() || !bots_.one_acts()) return true;
    bots_.settle();
    interrupted_ = !still_asked(seat);
    if (!interrupted_) screen_.interrupt(seat, kPrompt);
    return !interrupted_;
  }

  bool play_line(Seat seat, const std::string& line) {
    const auto said =
        read_moves(table_, seat, screen_.seen(), line, [this](const Offer& offer) { return ask_amount(offer); });
    if (!said) {
      if (!said.error().empty()) terminal_.say(said.error());
      return false;
    }
    if (const Ruling ruling = table_.play(seat, *said); !ruling.ok()) {
      commands_.refuse(ruling);
      return !table_.trouble().empty();
    }
    commands_.keep();
    return true;
  }

  // A line that is no number is taken as if it had been typed instead.
  std::optional<std::uint32_t> ask_amount(const Offer& offer) {
    const std::string limits = "from " + std::to_string(offer.least()) + " to " + std::to_string(offer.most);
    for (;;) {
      const auto line = terminal_.ask("How many, " + limits + "? ");
      input_ended_ = !line;
      if (!line) return std::nullopt;
      const auto amount = number_in(*line);
      if (amount && *amount >= offer.least() && *amount <= offer.most) return amount;
      if (amount) {
        terminal_.say("Type a number " + limits + ", or Enter alone to leave it.");
        continue;
      }
      if (line->empty())
        terminal_.say("Nothing is played.");
      else
        typed_instead_ = line;
      return std::nullopt;
    }
  }

  // False: there is nobody else.
  bool give_up_keyboard(Seat seat) {
    if (table_.given_by(seat)) return true;
    SeatSet others = people_owing();
    others.remove(seat);
    if (others.empty()) {
      terminal_.say("Nobody else at this keyboard is waited for.");
      return false;
    }
    wanted_ = *next_after(seat, others);
    return true;
  }

  // --- the end ---

  int quit() const {
    terminal_.say(!commands_.kept_in().empty() ? "The game is kept; `regalia play --resume` goes on with it."
                                               : "The game is left unfinished.");
    return 0;
  }

  [[nodiscard]] std::string how_to_go_on(const std::string& otherwise) const {
    const std::string path = commands_.kept_in();
    return path.empty() ? otherwise : "; `regalia play --resume " + path + "` goes on with it.";
  }

  int end_of_input() const {
    std::cerr << "regalia: the input ended before the game did" << how_to_go_on("; type quit to leave.") << "\n";
    return 1;
  }

  int troubled() {
    if (at_keyboard_ != kNobody) screen_.tell_news(at_keyboard_);
    terminal_.say(table_.trouble().empty() ? "The game cannot go on: nobody can act." : table_.trouble());
    terminal_.say(
        "This is a fault of the program, not of the players." +
        (commands_.kept_in().empty() ? "" : " The game as far as it went is kept in " + commands_.kept_in() + "."));
    return 1;
  }

  int watch() {
    screen_.read_from_start(kOpenHands);
    const bool settled = bots_.settle();
    screen_.tell_news(kOpenHands);
    return settled && table_.is_over() ? finish() : troubled();
  }

  // Several people look at the end together.
  int finish() {
    const bool together = seating_.people() > 1;
    if (at_keyboard_ != kNobody) screen_.tell_news(at_keyboard_);
    if (together) {
      if (terminal_.interactive) (void)terminal_.ask(terminal_.paper.faint("-- Enter when you have read it --"));
      terminal_.clear();
      screen_.tell_news(kNobody);
    }
    screen_.show_end(together ? kNobody : at_keyboard_);
    if (const std::string path = commands_.kept_in(); !path.empty())
      terminal_.out << "The record is kept; this shows it again:\n  regalia replay " << path << "\n";
    return 0;
  }

  static constexpr const char* kPrompt = "> ";

  Table& table_;
  const Seating& seating_;
  const Terminal& terminal_;
  PlayScreen screen_;
  PlayBots bots_;
  PlayCommands commands_;
  Seat at_keyboard_ = kNobody;
  Seat wanted_ = kNobody;                     // who is to be at the keyboard next
  std::optional<std::string> typed_instead_;  // of an amount
  bool input_ended_ = false;
  bool interrupted_ = false;  // the person is no longer asked
};

}  // namespace

int play(Table& table, const Seating& seating, std::optional<SaveFile> save, const Terminal& terminal) {
  return Playing(table, seating, std::move(save), terminal).run();
}

}  // namespace regalia::cli
