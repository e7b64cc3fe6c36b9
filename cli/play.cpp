#include "cli/play.h"

#include <algorithm>
#include <iostream>
#include <map>

#include "cli/move_list.h"
#include "cli/result_table.h"
#include "cli/rule_words.h"
#include "engine/text.h"

namespace regalia::cli {
namespace {

constexpr const char* kHelp =
    "Type the number of a move and press Enter. The beginning of its name will do,\n"
    "if no other move has it.\n"
    "  board        the whole board\n"
    "  moves        your moves again, with the texts that can be typed\n"
    "  undo         takes your last decision back; if others have learnt something\n"
    "               by it they are asked, and bots decline once chance has decided\n"
    "  why MOVE     whether a move is allowed, and which rule forbids it\n"
    "  rules WORD   what the rules say about something, for example: rules end\n"
    "  log [N]      the last N things that happened\n"
    "  hint         what a bot would play in your place\n"
    "  save [FILE]  keeps a copy of the game; it is kept by itself as well\n"
    "  quit         leaves the game; `regalia play --resume` goes on with it\n";

enum class End { none, quit, input };

class Playing {
 public:
  Playing(Table& table, const Seating& seating, std::optional<SaveFile> save, const Terminal& terminal)
      : table_(table),
        seating_(seating),
        save_(std::move(save)),
        terminal_(terminal),
        rng_(table.header().chance == ChanceKind::seeded ? table.header().seed : random_seed()) {
    for (int i = 0; i < table.game().seats(); ++i) {
      const std::string& who = seating.seats[static_cast<std::size_t>(i)];
      const auto entry = std::find_if(table.entry().bots.begin(), table.entry().bots.end(),
                                      [&](const BotEntry& bot) { return bot.id == who; });
      if (entry != table.entry().bots.end()) bots_[seat_at(i)] = {entry->make(table.game().rules()), entry->usual_budget};
    }
    // Nobody is told again what was told before the game was taken up.
    for (int i = 0; i < table.game().seats(); ++i) mark_told(seat_at(i));
    if (seating.people() == 0) heard_[kOpenHands] = 0;
  }

  int run() {
    if (seating_.people() == 0) return watch();
    terminal_.say(table_.entry().aim);
    terminal_.say("Type the number of a move and press Enter; ? shows what else you can do.");
    while (const std::optional<Seat> seat = next_person()) {
      if (*seat != last_ && !begin_turn_of(*seat)) return end_of_input();
      tell_news(*seat);
      show(*seat);
      const End end = decide(*seat);
      if (end == End::quit) return quit();
      if (end == End::input) return end_of_input();
    }
    return finish();
  }

 private:
  std::string board(Seat seat, const Paper& paper) {
    return table_.game().drawing().board(table_.view(seat), table_.names(), paper);
  }
  std::string hand(Seat seat) { return table_.game().drawing().hand(table_.view(seat), terminal_.paper); }
  std::string name(Seat seat) const { return table_.names()[static_cast<std::size_t>(index(seat))]; }

  // --- the course of the game ---

  // Bots play until a person is asked or the game is over.
  std::optional<Seat> next_person() {
    for (;;) {
      const Pending pending = table_.pending();
      if (pending.step == Step::over) return std::nullopt;
      // A person who has begun something goes on; otherwise bots first, so that nobody waits for them.
      if (last_ != kNobody && pending.owing.has(last_)) return last_;
      const std::optional<Seat> bot = bot_among(pending.owing);
      if (!bot) return pending.owing.first();
      const auto& [player, budget] = bots_.at(*bot);
      Thinking thinking(budget, rng_.next());
      play_move(*bot, player->choose(table_.view_for_bot(*bot), thinking));
      redraw_ = true;
    }
  }

  std::optional<Seat> bot_among(SeatSet seats) const {
    for (const Seat seat : seats)
      if (bots_.contains(seat)) return seat;
    return std::nullopt;
  }

  bool play_move(Seat seat, Move move) {
    const Ruling ruling = table_.play(seat, move);
    if (!ruling.ok()) {
      refuse(ruling);
      return false;
    }
    keep();
    return true;
  }

  void keep() {
    if (!save_ || save_->keep(table_)) return;
    terminal_.say("The game could not be written to " + save_->path() + "; type save FILE to keep it elsewhere.");
    save_.reset();
  }

  void refuse(const Ruling& ruling) const {
    terminal_.say("Not allowed: " + ruling.reason() + " (" + ruling.rule() + "; type rules " + ruling.rule() +
                  " to read it)");
  }

  // --- what a person is shown ---

  // False: the input ended.
  bool begin_turn_of(Seat seat) {
    if (seating_.people() < 2) return true;
    if (last_ != kNobody) {
      tell_news(last_);
      // What came of the last decision is for nobody else, and must not vanish unread.
      if (terminal_.interactive && !terminal_.ask(terminal_.paper.faint("-- Enter when you have read it --")))
        return false;
      terminal_.clear();
    }
    const auto answer = terminal_.ask("Hand the keyboard to " + name(seat) + ", who then presses Enter. ");
    if (answer && terminal_.interactive) terminal_.clear();
    return answer.has_value();
  }

  void mark_told(Seat seat) {
    heard_[seat] = static_cast<std::uint32_t>(table_.everything_told().heard_by(seat).size());
  }

  void tell_news(Seat seat) {
    std::string news;
    for (const LogLine& line : table_.log(seat, heard_[seat]))
      news += wrapped(line.text, static_cast<std::size_t>(terminal_.paper.columns), 2) + "\n";
    terminal_.page(news);
    mark_told(seat);
    news_lines_ = static_cast<int>(std::count(news.begin(), news.end(), '\n'));
  }

  void show(Seat seat) {
    const bool whole = seat != last_ || redraw_;
    last_ = seat;
    redraw_ = false;
    if (whole) {
      const std::string drawn = board(seat, terminal_.paper);
      const auto lines = static_cast<int>(std::count(drawn.begin(), drawn.end(), '\n'));
      // What others did must not scroll away unread.
      if (terminal_.interactive && news_lines_ > 1 && news_lines_ + lines + 12 > terminal_.rows)
        (void)terminal_.ask(terminal_.paper.faint("-- Enter for the board --"));
      terminal_.out << "\n" << drawn;
      if (terminal_.paper.detail == Detail::little) terminal_.say("(Type board to see the whole of it.)");
    }
    terminal_.out << hand(seat);
    list_moves(seat);
  }

  void list_moves(Seat seat) {
    terminal_.out << "\n";
    terminal_.say(terminal_.paper.of(seat, name(seat)) + ": " + table_.game().words().prompt(table_.view(seat), table_.names()));
    terminal_.out << move_list(table_, seat, terminal_.paper);
    const History::Node tip = table_.history().tip();
    if (tip != History::kRoot && table_.history().made(tip).seat == seat && table_.history().made(tip).silent)
      terminal_.out << terminal_.paper.faint("  (undo takes your last step back)") << "\n";
  }

  // --- what a person says ---

  End decide(Seat seat) {
    for (;;) {
      const auto line = terminal_.ask("> ");
      if (!line) return End::input;
      if (*line == "quit" || *line == "q" || *line == "exit") return End::quit;
      if (command(seat, *line)) {
        if (moved_) {
          moved_ = false;
          return End::none;
        }
        continue;
      }
      const Understood understood = understand(table_.game().words(), table_.game().rules().moves(table_.state(), seat), *line);
      if (!understood.move)
        terminal_.say(understood.problem);
      else if (play_move(seat, *understood.move))
        return End::none;
    }
  }

  // True: the line was a command, and has been carried out.
  bool command(Seat seat, const std::string& line) {
    const std::size_t space = line.find(' ');
    const std::string verb = line.substr(0, space);
    const std::string rest = space == std::string::npos ? "" : line.substr(space + 1);
    if (line == "?" || line == "help") {
      terminal_.page(kHelp + table_.game().drawing().reference(terminal_.paper));
    } else if (line.empty() || line == "board") {
      Paper whole = terminal_.paper;
      whole.detail = Detail::whole;
      terminal_.page(board(seat, whole));
      terminal_.out << hand(seat);
      list_moves(seat);
    } else if (line == "moves") {
      terminal_.out << move_texts(table_, seat, terminal_.paper);
    } else if (line == "undo") {
      undo(seat);
    } else if (verb == "why") {
      why(seat, rest);
    } else if (verb == "rules") {
      terminal_.page(rest.empty() ? "Say about what, for example: rules end\n"
                                  : rules_about(table_.entry(), rest, terminal_.paper, 3));
    } else if (verb == "log") {
      log(seat, rest);
    } else if (line == "hint") {
      hint(seat);
    } else if (verb == "save") {
      save(rest);
    } else {
      return false;
    }
    return true;
  }

  void undo(Seat seat) {
    const Ruling ruling = table_.take_back(seat);
    if (!ruling.ok()) return refuse(ruling);
    for (int i = 0; i < table_.game().seats() && table_.request(); ++i) {
      const Seat other = seat_at(i);
      if (other == seat) continue;
      const bool agrees = bots_.contains(other) ? !table_.request_undoes_chance() : asks_to_agree(other, seat);
      const bool is_bot = bots_.contains(other);
      (void)table_.answer_request(other, table_.request()->number, agrees);
      if (!agrees) {
        redraw_ = true;
        moved_ = !is_bot;  // the screen was cleared for the other: show the board again
        return terminal_.say(is_bot ? "The bots do not agree: chance has decided something since."
                                    : name(other) + " does not agree; it stays as it is.");
      }
    }
    keep();
    terminal_.say("Taken back.");
    mark_told(seat);
    redraw_ = true;
    moved_ = true;
  }

  // The other person must not see the hand of the one who asks.
  bool asks_to_agree(Seat other, Seat asker) {
    terminal_.clear();
    const auto answer = terminal_.ask(name(other) + ", may " + name(asker) + " take the last decision back? [y/n] ");
    terminal_.clear();
    redraw_ = true;
    return answer && !answer->empty() && ((*answer)[0] == 'y' || (*answer)[0] == 'Y');
  }

  void why(Seat seat, const std::string& words) {
    const Understood understood = understand_any(table_.game().words(), table_.game().rules().moves(table_.state(), seat), words);
    if (!understood.move) return terminal_.say(understood.problem);
    const Ruling ruling = table_.check(seat, *understood.move);
    const std::string what = table_.game().words().describe(*understood.move);
    if (ruling.ok()) return terminal_.say("You may " + what + " now.");
    terminal_.say("You may not " + what + ": " + ruling.reason());
    terminal_.page(rule_text(table_.entry(), ruling.rule(), terminal_.paper));
  }

  void log(Seat seat, const std::string& count) const {
    const std::vector<LogLine> lines = table_.log(seat);
    std::size_t wanted = 20;
    if (!count.empty()) {
      if (count.find_first_not_of("0123456789") != std::string::npos || count.size() > 6)
        return terminal_.say("Say how many lines, for example: log 40");
      wanted = std::stoul(count);
    }
    for (std::size_t i = lines.size() - std::min(wanted, lines.size()); i < lines.size(); ++i)
      terminal_.say(lines[i].text);
  }

  void hint(Seat seat) {
    const BotEntry& bot = table_.entry().bots[0];
    Thinking thinking(bot.usual_budget, rng_.next());
    const Move move = bot.make(table_.game().rules())->choose(table_.view_for_bot(seat), thinking);
    const MoveList listed = table_.game().rules().moves(table_.state(), seat);
    std::size_t number = 1;
    while (number < listed.size() && !listed[number - 1].covers(move)) ++number;
    terminal_.say("The " + bot.id + " bot would " + table_.game().words().describe(move) + " (" + std::to_string(number) +
                  ").");
  }

  void save(const std::string& path) {
    if (path.empty())
      return terminal_.say(save_ ? "The game is kept in " + save_->path() + "."
                                 : "The game is not kept in a file; say which: save FILE");
    Result<SaveFile> file = SaveFile::create(path, table_, seating_);
    if (!file) return terminal_.say(file.error());
    terminal_.say("Saved; `regalia play --resume " + path + "` goes on from here.");
    if (!save_) save_ = std::move(file).value();
  }

  // --- the end ---

  int quit() const {
    terminal_.say(save_ ? "The game is kept; `regalia play --resume` goes on with it."
                        : "The game is left unfinished.");
    return 0;
  }

  int end_of_input() const {
    std::cerr << "regalia: the input ended before the game did"
              << (save_ ? "; `regalia play --resume " + save_->path() + "` goes on with it." : "; type quit to leave.")
              << "\n";
    return 1;
  }

  int watch() {
    while (next_person()) {
    }
    tell_news(kOpenHands);
    return finish();
  }

  int finish() {
    if (last_ != kNobody) tell_news(last_);
    Paper whole = terminal_.paper;
    whole.detail = Detail::whole;
    terminal_.out << "\n" << board(last_, whole) << "\n" << result_table(table_, terminal_.paper);
    if (save_) terminal_.out << "The record is kept; this shows it again:\n  regalia replay " << save_->path() << "\n";
    return 0;
  }

  struct Opponent {
    std::unique_ptr<Bot> player;
    int budget = 0;
  };

  Table& table_;
  const Seating& seating_;
  std::optional<SaveFile> save_;
  const Terminal& terminal_;
  Rng rng_;
  std::map<Seat, Opponent> bots_;
  std::map<Seat, std::uint32_t> heard_;  // how much of its log each person has read
  Seat last_ = kNobody;                  // who was shown the board last
  int news_lines_ = 0;
  bool redraw_ = false;
  bool moved_ = false;  // by a command
};

}  // namespace

int play(Table& table, const Seating& seating, std::optional<SaveFile> save, const Terminal& terminal) {
  return Playing(table, seating, std::move(save), terminal).run();
}

}  // namespace regalia::cli
