#include "cli/play_screen.h"

#include <algorithm>
#include <ostream>

#include "cli/deal_cards.h"
#include "cli/layout.h"
#include "cli/result_table.h"
#include "cli/wish_list.h"
#include "engine/text.h"
#include "table/plan.h"

namespace regalia::cli {
namespace {

int lines_in(const std::string& text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

}  // namespace

PlayScreen::PlayScreen(Table& table, const Terminal& terminal) : table_(table), terminal_(terminal) {
  // Nobody is told again what was told before the game was taken up.
  for (int i = 0; i < table.game().seats(); ++i) mark_told(seat_at(i));
  mark_told(kNobody);
}

// --- what was told ---

void PlayScreen::mark_told(Seat viewer) {
  heard_[viewer] = static_cast<std::uint32_t>(table_.everything_told().heard_by(viewer).size());
}

std::string PlayScreen::news_of(Seat viewer) {
  std::string news = std::exchange(notes_, "");
  for (const LogLine& line : table_.log(viewer, heard_[viewer]))
    if (!line.text.empty()) news += wrapped(line.text, static_cast<std::size_t>(terminal_.paper.columns), 2) + "\n";
  mark_told(viewer);
  return news;
}

bool PlayScreen::tell_news(Seat viewer) {
  const std::string news = news_of(viewer);
  terminal_.page(news);
  news_lines_ = lines_in(news);
  return !news.empty();
}

void PlayScreen::interrupt(Seat seat, const std::string& prompt) {
  const std::string news = news_of(seat);
  std::vector<Choice> now = choices_of(table_, seat);
  const bool changed = now != seen_ && now != announced_;
  announced_ = std::move(now);
  if (news.empty() && !changed) return;
  if (!prompt.empty()) terminal_.out << "\n";  // behind what may be half typed
  terminal_.out << news;
  if (changed) terminal_.out << faint_lines("(Your moves have changed; Enter shows them.)", 2, terminal_.paper);
  if (!prompt.empty() && !std::exchange(was_interrupted_, true))
    terminal_.out << faint_lines("(What you had begun to type still counts; Ctrl-R shows it.)", 2, terminal_.paper);
  terminal_.out << prompt << std::flush;
}

// --- what is there ---

std::string PlayScreen::board(Seat viewer, const Paper& paper) {
  return table_.game().drawing().board(table_.view(viewer), table_.names(), paper);
}

std::vector<DealText> PlayScreen::deals(Seat seat) {
  return table_.game().words().deals(table_.view(seat), table_.names());
}

void PlayScreen::show(Seat seat) {
  const bool whole = seat != last_ || redraw_;
  last_ = seat;
  redraw_ = false;
  const std::vector<Choice> read = std::exchange(seen_, choices_of(table_, seat));
  if (whole) {
    const std::string drawn = board(seat, terminal_.paper);
    // What others did must not scroll away unread.
    if (terminal_.interactive && news_lines_ > 1 && news_lines_ + lines_in(drawn) + 12 > terminal_.rows)
      (void)terminal_.ask(terminal_.paper.faint("-- Enter for the board --"));
    terminal_.out << "\n" << drawn;
    if (terminal_.paper.detail == Detail::little) terminal_.say("(Type board to see the whole of it.)");
  }
  terminal_.out << table_.game().drawing().hand(table_.view(seat), terminal_.paper);
  show_cards(seat, whole ? Cards::open : Cards::new_ones);
  if (whole) terminal_.out << wish_line(table_, seat, terminal_.paper);
  list_moves(seat, whole ? std::span<const Choice>() : std::span<const Choice>(read));
}

void PlayScreen::show_whole(Seat seat) {
  Paper whole = terminal_.paper;
  whole.detail = Detail::whole;
  seen_ = choices_of(table_, seat);
  terminal_.page(board(seat, whole));
  terminal_.out << table_.game().drawing().hand(table_.view(seat), terminal_.paper);
  show_cards(seat, Cards::open);
  terminal_.out << wish_line(table_, seat, terminal_.paper);
  list_moves(seat, {});
}

void PlayScreen::show_texts(Seat seat) {
  seen_ = choices_of(table_, seat);
  terminal_.page(move_texts(seen_, terminal_.paper));
}

void PlayScreen::show_end(Seat viewer) {
  Paper whole = terminal_.paper;
  whole.detail = Detail::whole;
  terminal_.out << "\n" << board(viewer, whole) << "\n" << result_table(table_, terminal_.paper);
}

// --- deals ---

// A draft and offers that wait for the person; or, of these, what it has not read yet; or all, with the moves about them,
// which otherwise follow in the list.
void PlayScreen::show_cards(Seat seat, Cards which) {
  const std::span<const Choice> moves =
      which == Cards::all ? std::span<const Choice>(seen_) : std::span<const Choice>();
  std::string text;
  for (const DealText& deal : deals(seat)) {
    const bool is_new = read_[seat].insert(deal.id + " " + std::to_string(deal.revision)).second;
    const bool is_open = !deal.status || waits_for(deal, seat);
    if (which == Cards::all || (is_open && (which == Cards::open || is_new || !deal.status)))
      text += deal_card(deal, seat, table_.names(), moves, terminal_.paper);
  }
  terminal_.page(text);
}

void PlayScreen::show_deals(Seat seat) {
  if (deals(seat).empty()) return terminal_.say("You know of no deals now.");
  std::vector<Choice> now = choices_of(table_, seat);
  const bool changed = now != seen_;
  seen_ = std::move(now);
  show_cards(seat, Cards::all);
  if (changed) list_moves(seat, {});
}

// --- moves ---

// Who else is waited for, as far as the person may know.
void PlayScreen::say_who_else(Seat seat) {
  const Pending pending = table_.game().rules().pending_for(table_.state(), seat);
  std::vector<std::string> others;
  for (const Seat other : pending.owing)
    if (other != seat) others.push_back(name(other));
  if (others.empty() || (pending.step != Step::open && pending.step != Step::sealed)) return;
  terminal_.say((pending.step == Step::open ? "Not done yet: " : "Still thinking: ") + joined(others) + ".");
}

void PlayScreen::show_answer(Seat seat, const std::string& what_to_do) {
  const std::optional<Move> given = table_.given_by(seat);
  if (!given) return;
  terminal_.say("Your answer is sealed: " + table_.game().words().describe(*given) + ". " + what_to_do);
  say_who_else(seat);
}

std::string PlayScreen::rest_of_act(Seat seat) const {
  const auto planned = plan_of(table_, seat, {});
  const auto* plan = std::get_if<Plan>(&planned);
  if (plan == nullptr || plan->steps.empty()) return "";
  return table_.game().words().plan(plan->steps[0].view, plan->moves(), table_.names()).does;
}

void PlayScreen::list_moves(Seat seat, std::span<const Choice> read) {
  terminal_.out << "\n";
  const Wording& words = table_.game().words();
  const std::string example = words.example_sentence(table_.view(seat));
  terminal_.say(terminal_.paper.of(seat, name(seat)) + ": " + words.prompt(table_.view(seat), table_.names()) +
                (example.empty() ? "" : " Or type it: " + example));
  if (table_.given_by(seat))
    show_answer(seat, "Choose again, or type next to leave it.");
  else
    say_who_else(seat);
  terminal_.out << move_list(seen_, read, deals(seat), seat, table_.names(), terminal_.paper);
  if (const std::string rest = rest_of_act(seat); !rest.empty())
    terminal_.out << faint_lines("(rest does it the cheapest way: " + rest + ")", 2, terminal_.paper);
  if (table_.may_take_back(seat).value_or(false))
    terminal_.out << terminal_.paper.faint("  (undo takes your last step back)") << "\n";
}

}  // namespace regalia::cli
