#include "cli/play_commands.h"

#include <algorithm>
#include <ostream>

#include "cli/rule_words.h"
#include "cli/typed.h"
#include "cli/wish_list.h"
#include "engine/text.h"
#include "table/plan.h"

namespace regalia::cli {
namespace {

constexpr const char* kHelp =
    "Type the number of a move and press Enter. The beginning of its name will do,\n"
    "if no other move has it.\n"
    "  3 5          move 3 with an amount; one that you leave out is asked for\n"
    "  4 : well met words behind a colon, where the list says that they may follow\n"
    "  2; 3 5       several moves, played as a whole or not at all\n"
    "Besides:\n"
    "  rest         plays the rest of what you have begun, the cheapest way\n"
    "  board        the whole board; Enter alone does the same\n"
    "  moves        your moves again, with the texts that can be typed\n"
    "  deals        your draft, offers to you and by you, and what became of them\n"
    "  wish         what can be done for you without asking: wish 1 chooses it,\n"
    "               wish none takes it back\n"
    "  next         the keyboard goes to the next person who is not done\n"
    "  change       at the hand-over: changes your sealed answer until the last is in\n"
    "  undo         takes your last decision back, within your turn at once; later,\n"
    "               or once chance has decided, the others are asked\n"
    "  why MOVE     whether a move is allowed, and which rule forbids it\n"
    "  rules WORD   what the rules say about something, for example: rules end\n"
    "  log [N]      the last N things that happened\n"
    "  hint         what a bot would play in your place\n"
    "  save [FILE]  keeps a copy of the game; it is kept by itself as well\n"
    "  quit         leaves the game; `regalia play --resume` goes on with it\n";

}  // namespace

PlayCommands::PlayCommands(Table& table, const Seating& seating, const Terminal& terminal, PlayScreen& screen,
                           PlayBots& bots, std::optional<SaveFile> save)
    : table_(table), seating_(seating), terminal_(terminal), screen_(screen), bots_(bots), save_(std::move(save)) {}

PlayCommands::Outcome PlayCommands::carry_out(Seat seat, const std::string& line) {
  const std::size_t space = line.find(' ');
  const std::string verb = line.substr(0, space);
  const std::string rest = space == std::string::npos ? "" : line.substr(line.find_first_not_of(' ', space));
  if (line == "quit" || line == "q" || line == "exit") return Outcome::quit;
  if (line == "next") return Outcome::next;
  if (line == "undo") return undo(seat);
  if (line == "rest") return rest_of_act(seat);
  if (line == "?" || line == "help")
    help();
  else if (verb == "?" || verb == "help")
    about(seat, rest);
  else if (shows_page(seat, verb, rest))
    return Outcome::done;
  else if (line.empty() || line == "board")
    screen_.show_whole(seat);
  else if (line == "moves")
    screen_.show_texts(seat);
  else if (line == "deals")
    screen_.show_deals(seat);
  else if (line == "hint")
    hint(seat);
  else if (line == "change")
    terminal_.say("A sealed answer is changed when the keyboard is handed over, until the last is in.");
  else if (verb == "wish")
    wish(seat, rest);
  else if (verb == "why")
    why(seat, rest);
  else if (verb == "rules")
    rules(rest);
  else if (verb == "log")
    log(seat, rest);
  else if (verb == "save")
    save(rest);
  else
    return Outcome::none;
  return Outcome::done;
}

void PlayCommands::help() const {
  const Drawing& drawing = table_.game().drawing();
  std::string text = kHelp;
  const std::vector<DrawnPage> pages = drawing.pages();
  if (!pages.empty()) text += "To look up:\n  ? WHAT       all about something that has a name\n";
  for (const DrawnPage& page : pages) text += "  " + padded(page.word, 13) + page.shows + "\n";
  terminal_.page(text + drawing.reference(terminal_.paper));
}

void PlayCommands::about(Seat seat, const std::string& words) const {
  const std::string text = table_.game().drawing().about(table_.view(seat), table_.names(), words, terminal_.paper);
  if (!text.empty()) return terminal_.page(text);
  terminal_.say("Nothing at this table is called " + in_quotes(words) + "; type rules and a word to search the rules.");
}

bool PlayCommands::shows_page(Seat seat, const std::string& word, const std::string& rest) const {
  const Drawing& drawing = table_.game().drawing();
  const std::vector<DrawnPage> pages = drawing.pages();
  const auto page = std::find_if(pages.begin(), pages.end(), [&](const DrawnPage& each) { return each.word == word; });
  if (page == pages.end()) return false;
  const std::string text = drawing.page(table_.view(seat), table_.names(), word, rest, terminal_.paper);
  if (text.empty())
    terminal_.say("There is no such page; " + word + " shows " + page->shows + ".");
  else
    terminal_.page(text);
  return true;
}

void PlayCommands::refuse(const Ruling& ruling) const {
  terminal_.say("Not allowed: " + ruling.reason() + " (" + ruling.rule() + "; type rules " + ruling.rule() +
                " to read it)");
}

PlayCommands::Outcome PlayCommands::undo(Seat seat) {
  const Ruling ruling = table_.take_back(seat);
  if (!ruling.ok()) {
    refuse(ruling);
    return Outcome::done;
  }
  Outcome outcome = Outcome::changed;
  for (int i = 0; i < table_.game().seats() && table_.request(); ++i) {
    const Seat other = seat_at(i);
    if (other == seat) continue;
    const bool is_bot = bots_.is_bot(other);
    const bool agrees = is_bot ? !table_.request_undoes_chance() : asks_to_agree(other, seat);
    if (!is_bot) outcome = Outcome::away;
    (void)table_.answer_request(other, table_.request()->number, agrees);
    if (agrees) continue;
    terminal_.say(is_bot ? "The bots do not agree: chance has decided something since."
                         : screen_.name(other) + " does not agree; it stays as it is.");
    return outcome == Outcome::away ? outcome : Outcome::done;
  }
  keep();
  screen_.mark_told(seat);
  terminal_.say("Taken back.");
  return outcome;
}

PlayCommands::Outcome PlayCommands::rest_of_act(Seat seat) {
  const auto planned = plan_of(table_, seat, {});
  const auto* plan = std::get_if<Plan>(&planned);
  if (plan == nullptr || plan->steps.empty()) {
    terminal_.say("You have begun nothing that has a rest; choose a move first.");
    return Outcome::done;
  }
  std::vector<Said> moves;
  for (const Move move : plan->moves()) moves.push_back({move});
  if (const Ruling ruling = table_.play(seat, moves); !ruling.ok()) {
    refuse(ruling);
    return Outcome::done;
  }
  keep();
  return Outcome::played;
}

// The other person must not see the hand of the one who asks.
bool PlayCommands::asks_to_agree(Seat other, Seat asker) const {
  terminal_.clear();
  const auto answer =
      terminal_.ask(screen_.name(other) + ", may " + screen_.name(asker) + " take the last decision back? [y/n] ");
  terminal_.clear();
  return answer && !answer->empty() && ((*answer)[0] == 'y' || (*answer)[0] == 'Y');
}

void PlayCommands::why(Seat seat, const std::string& words) const {
  const Understood understood = understand_any(table_.game().words(), screen_.seen(), words);
  if (!understood.move) {
    const Result<std::vector<Move>> sentence = table_.game().words().read_sentence(table_.view(seat), words);
    if (sentence) return why_all(seat, *sentence);
    return terminal_.say(looks_like_sentence(words) && !sentence.error().empty() ? sentence.error()
                                                                                 : understood.problem);
  }
  const Ruling ruling = table_.check(seat, *understood.move);
  const std::string what = table_.game().words().phrase(table_.view(seat), *understood.move, table_.names()).does;
  if (ruling.ok()) return terminal_.say("You may " + what + " now.");
  terminal_.say("You may not " + what + ": " + ruling.reason());
  terminal_.page(rule_text(table_.entry(), ruling.rule(), terminal_.paper));
}

// Of several moves: the first that is refused. What comes after somebody is told of them is not looked into.
void PlayCommands::why_all(Seat seat, std::span<const Move> moves) const {
  const MadeGame& game = table_.game();
  AnyValue trial = table_.state();
  for (const Move move : moves) {
    Listener<AnyEvent> heard;
    const AnyValue before = trial;
    const Verdict verdict = game.rules().try_apply(trial, seat, move, heard);
    if (!verdict.ok()) {
      const AnyValue view = game.rules().view(before, seat, nullptr, nullptr, &table_.words());
      terminal_.say("You may not " + game.words().describe(move) + ": " +
                    game.words().reason(view, verdict, table_.names()));
      return terminal_.page(rule_text(table_.entry(), std::string(verdict.rule()), terminal_.paper));
    }
    if (!heard.tellings.empty()) break;
  }
  terminal_.say("You may do that now.");
}

void PlayCommands::rules(const std::string& words) const {
  terminal_.page(words.empty() ? "Say about what, for example: rules end\n"
                               : rules_about(table_.entry(), words, terminal_.paper, 3));
}

void PlayCommands::log(Seat seat, const std::string& count) const {
  std::vector<LogLine> lines = table_.log(seat);
  std::erase_if(lines, [](const LogLine& line) { return line.text.empty(); });
  std::size_t wanted = 20;
  if (!count.empty()) {
    if (count.find_first_not_of("0123456789") != std::string::npos || count.size() > 6)
      return terminal_.say("Say how many lines, for example: log 40");
    wanted = std::stoul(count);
  }
  for (std::size_t i = lines.size() - std::min(wanted, lines.size()); i < lines.size(); ++i)
    terminal_.say(lines[i].text);
}

void PlayCommands::hint(Seat seat) {
  const std::string who = "The " + table_.entry().company.adviser().id + " bot";
  const std::optional<Move> move = bots_.advice(seat);
  if (!move) return terminal_.say(who + " has no advice now.");
  std::string typed = table_.game().words().text(*move);
  for (std::size_t i = 0; i < screen_.seen().size(); ++i)
    if (const Choice& choice = screen_.seen()[i]; choice.offer.covers(*move))
      typed = std::to_string(i + 1) + (choice.is_range() ? " " + std::to_string(move->amount()) : "");
  const std::string does = table_.game().words().phrase(table_.view(seat), *move, table_.names()).does;
  terminal_.say(who + " would " + does + " (" + typed + ").");
}

void PlayCommands::wish(Seat seat, const std::string& words) {
  if (!words.empty() && !table_.possible_wishes(seat).empty()) {
    const Result<std::vector<Move>> wishes = read_wishes(table_, seat, words);
    if (!wishes) return terminal_.say(wishes.error());
    if (const Ruling ruling = table_.wish(seat, *wishes); !ruling.ok()) return refuse(ruling);
    keep();
    terminal_.out << wish_line(table_, seat, terminal_.paper);
    return;
  }
  terminal_.out << wish_list(table_, seat, terminal_.paper);
}

void PlayCommands::keep() {
  if (!save_ || save_->keep(table_)) return;
  terminal_.say("The game could not be written to " + save_->path() + "; type save FILE to keep it elsewhere.");
  save_.reset();
}

void PlayCommands::save(const std::string& path) {
  if (path.empty())
    return terminal_.say(save_ ? "The game is kept in " + save_->path() + "."
                               : "The game is not kept in a file; say which: save FILE");
  Result<SaveFile> file = SaveFile::create(path, table_, seating_);
  if (!file) return terminal_.say(file.error());
  terminal_.say("Saved; `regalia play --resume " + path + "` goes on from here.");
  if (!save_) save_ = std::move(file).value();
}

}  // namespace regalia::cli
