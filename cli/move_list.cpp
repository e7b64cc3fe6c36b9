#include "cli/move_list.h"

#include <algorithm>

#include "cli/deal_cards.h"
#include "cli/layout.h"
#include "engine/text.h"

namespace regalia::cli {
namespace {

constexpr std::size_t kGroup = 4;        // so many moves of a kind share lines
constexpr std::size_t kTiringList = 30;  // moves, of which nobody reads most a second time
constexpr std::size_t kLongList = 12;    // more moves than that are told in short where there is little room

struct Item {
  std::size_t number = 0;
  const Choice* choice = nullptr;
  std::string phrase;  // with what may go with it

  // The first word of the move's text.
  [[nodiscard]] std::string_view kind() const {
    return std::string_view(choice->text).substr(0, choice->text.find(' '));
  }
};

// Where every move takes words, that is said once and not of each.
bool all_take_words(std::span<const Choice> choices) {
  return choices.size() > 2 &&
         std::all_of(choices.begin(), choices.end(), [](const Choice& choice) { return choice.words > 0; });
}

std::string phrase_of(const Choice& choice, bool says_words) {
  std::vector<std::string> notes;
  if (choice.is_range())
    notes.push_back("how many: " + std::to_string(choice.offer.least()) + " to " + std::to_string(choice.offer.most));
  if (choice.words > 0 && says_words) notes.push_back("words: up to " + std::to_string(choice.words) + " letters");
  return choice.does + (notes.empty() ? "" : " (" + joined(notes, "; ") + ")");
}

// Where there is little room, what a move brings gives way, so that hand and board stay in sight.
std::string without_note(std::string phrase) {
  const std::size_t note = phrase.find(" (");
  if (note != std::string::npos && phrase.back() == ')') phrase.resize(note);
  return phrase;
}

// The words that all phrases of a group begin with.
std::string common_words(std::span<const Item> group) {
  std::string common = group[0].phrase;
  for (const Item& item : group) {
    std::size_t same = 0;
    while (same < std::min(common.size(), item.phrase.size()) && common[same] == item.phrase[same]) ++same;
    common.resize(same);
  }
  return common.substr(0, common.rfind(' ') == std::string::npos ? 0 : common.rfind(' ') + 1);
}

std::string numbered(std::size_t number, const std::string& phrase) {
  return (number < 10 ? " " : "") + std::to_string(number) + ". " + phrase;
}

// One move in lines of its own.
std::string alone(const Item& item, std::size_t indent, const Paper& paper) {
  return indented(item.phrase, numbered(item.number, ""), indent, paper);
}

std::string grouped(std::span<const Item> group, const Paper& paper) {
  const std::string common = common_words(group);
  std::string text;
  if (!common.empty()) {
    text = "  " + paper.strong(capitalised(common.substr(0, common.size() - 1)) + " …") + "\n";
  }
  const std::size_t indent = common.empty() || paper.detail == Detail::little ? 2 : 4;
  std::size_t widest = 0;
  for (const Item& item : group) widest = std::max(widest, columns_of(item.phrase) - columns_of(common) + 6);
  const std::size_t across = std::max<std::size_t>(1, (static_cast<std::size_t>(paper.columns) - indent) / widest);
  for (std::size_t i = 0; i < group.size(); i += across) {
    std::string line(indent, ' ');
    for (std::size_t j = i; j < std::min(i + across, group.size()); ++j)
      line += padded(numbered(group[j].number, group[j].phrase.substr(common.size())), widest);
    line.resize(line.find_last_not_of(' ') + 1);
    if (columns_of(line) > static_cast<std::size_t>(paper.columns))
      line = indented(group[i].phrase.substr(common.size()), numbered(group[i].number, ""), indent, paper);
    else
      line += "\n";
    text += line;
  }
  return text;
}

// Moves of a kind that follow each other.
std::string by_kinds(std::span<const Item> items, std::size_t indent, const Paper& paper) {
  std::string text;
  for (std::size_t from = 0; from < items.size();) {
    std::size_t to = from;
    while (to < items.size() && items[to].kind() == items[from].kind()) ++to;
    if (to - from >= kGroup)
      text += grouped(items.subspan(from, to - from), paper);
    else
      for (std::size_t i = from; i < to; ++i) text += alone(items[i], indent, paper);
    from = to;
  }
  return text;
}

// An example of an amount and of words, with numbers of this list.
std::string examples(std::span<const Item> items, const Paper& paper) {
  const auto first = [&](const auto& has) { return std::find_if(items.begin(), items.end(), has); };
  const auto range = first([](const Item& item) { return item.choice->is_range(); });
  const auto words = first([](const Item& item) { return item.choice->words > 0; });
  const auto typed = [](const Item& item) {
    return std::to_string(item.number) + (item.choice->is_range() ? " " + std::to_string(item.choice->offer.most) : "");
  };
  std::vector<std::string> parts;
  if (range != items.end() && range == words) {
    parts.push_back("for example: " + typed(*range) + " : well met");
  } else {
    if (range != items.end()) parts.push_back("an amount goes behind the number: " + typed(*range));
    if (words != items.end()) parts.push_back("words go behind a colon: " + typed(*words) + " : well met");
  }
  return parts.empty() ? "" : faint_lines("(" + joined(parts, "; ") + ")", 2, paper);
}

}  // namespace

std::vector<Choice> choices_of(Table& table, Seat seat) {
  const AnyValue view = table.view(seat);
  const Game& rules = table.game().rules();
  const Wording& wording = table.game().words();
  std::vector<Choice> choices;
  for (const Offer& offer : rules.moves(table.state(), seat)) {
    Phrase phrase = wording.phrase(view, offer.move, table.names());
    choices.push_back({offer, wording.text(offer.move), std::move(phrase.does), phrase.role, std::move(phrase.deal),
                       rules.words(table.state(), seat, offer.move).longest});
  }
  // What is about no deal, then deal by deal, then new ones.
  const std::vector<DealText> deals = wording.deals(view, table.names());
  const auto place = [&](const Choice& choice) {
    if (choice.deal.empty()) return choice.role == MoveRole::draft ? deals.size() + 2 : 0;
    const auto found = std::find_if(deals.begin(), deals.end(), [&](const DealText& d) { return d.id == choice.deal; });
    return static_cast<std::size_t>(found - deals.begin()) + 1;
  };
  std::stable_sort(choices.begin(), choices.end(),
                   [&](const Choice& a, const Choice& b) { return place(a) < place(b); });
  return choices;
}

std::string move_list(std::span<const Choice> choices, std::span<const Choice> read, std::span<const DealText> deals,
                      Seat seat, Names names, const Paper& paper) {
  std::vector<Item> items;
  const auto is_read = [&](const Choice& choice) { return std::find(read.begin(), read.end(), choice) != read.end(); };
  const auto known = static_cast<std::size_t>(std::count_if(choices.begin(), choices.end(), is_read));
  const bool leaves_out = choices.size() > kTiringList && 2 * known > choices.size() && known < choices.size();
  const bool in_short = paper.detail == Detail::little && choices.size() > kLongList;
  const bool says_words = !all_take_words(choices);
  std::size_t number = 0;
  for (const Choice& choice : choices) {
    ++number;
    if (leaves_out && is_read(choice)) continue;
    const std::string phrase = phrase_of(choice, says_words);
    items.push_back({number, &choice, in_short ? without_note(phrase) : phrase});
  }
  std::string text;
  for (std::size_t from = 0; from < items.size();) {
    const Choice& first = *items[from].choice;
    const bool is_new = first.deal.empty() && first.role == MoveRole::draft;
    std::size_t to = from;
    while (to < items.size() && items[to].choice->deal == first.deal &&
           (items[to].choice->deal.empty() && items[to].choice->role == MoveRole::draft) == is_new)
      ++to;
    const auto group = std::span(items).subspan(from, to - from);
    const auto deal = std::find_if(deals.begin(), deals.end(), [&](const DealText& d) { return d.id == first.deal; });
    const bool has_heading = is_new || !first.deal.empty();
    if (is_new && group.size() < kGroup)
      text += "  " + paper.strong("New deals") + "\n";
    else if (!first.deal.empty())
      text += "  " + paper.strong(deal == deals.end() ? "Deal " + first.deal : deal_title(*deal, seat, names)) + "\n";
    text += by_kinds(group, has_heading ? 4 : 2, paper);
    from = to;
  }
  if (leaves_out)
    text += faint_lines("(" + std::to_string(known) + " more, as before; board lists all of them)", 2, paper);
  return text + examples(items, paper);
}

std::string move_texts(std::span<const Choice> choices, const Paper& paper) {
  std::string text;
  std::size_t number = 0;
  for (const Choice& choice : choices) {
    const std::string stem = choice.is_range() ? choice.text.substr(0, choice.text.rfind(' ')) + " N" : choice.text;
    text += indented(phrase_of(choice, true) + "  [" + stem + (choice.words > 0 ? " : words" : "") + "]",
                     numbered(++number, ""), 2, paper);
  }
  return text;
}

std::string move_list(Table& table, Seat seat, const Paper& paper) {
  const std::vector<DealText> deals = table.game().words().deals(table.view(seat), table.names());
  return move_list(choices_of(table, seat), {}, deals, seat, table.names(), paper);
}

}  // namespace regalia::cli
