#include "cli/deal_cards.h"

#include <array>

#include "cli/layout.h"

namespace regalia::cli {
namespace {

std::string names_of(SeatSet seats, Names names, Seat viewer = kNobody) {
  std::vector<std::string> list;
  for (const Seat seat : seats) list.push_back(seat == viewer ? "you" : names[static_cast<std::size_t>(index(seat))]);
  return joined(list);
}

// Whom an offer waits for.
SeatSet to_answer(const DealText& deal) {
  return deal.status == DealStatus::offered ? deal.parties - deal.agreed - SeatSet::only(deal.last_word) : SeatSet();
}

std::string standing_of(const DealText& deal, Seat viewer, Names names) {
  if (!deal.status)
    return deal.answers.empty() ? "nobody else knows of it"
                                : "it answers deal " + deal.answers + ", and nobody else knows of it";
  const std::string wording = deal.revision > 1 ? ", wording " + std::to_string(deal.revision) : "";
  const std::string whose =
      deal.last_word == viewer ? "your offer" : "an offer of " + names_of(SeatSet::only(deal.last_word), names);
  switch (*deal.status) {
    case DealStatus::offered: {
      const SeatSet accepted = deal.agreed - SeatSet::only(deal.last_word);
      return whose + wording + (accepted.empty() ? "" : ", accepted by " + names_of(accepted, names, viewer)) +
             "; it waits for " + names_of(to_answer(deal), names, viewer);
    }
    case DealStatus::accepted: return "settled" + wording;
    case DealStatus::refused: return whose + wording + ", refused";
    case DealStatus::withdrawn: return whose + wording + ", withdrawn";
  }
  return {};
}

// "3", "3 or 5", "3 to 9 or 12"
std::string in_rows(const std::vector<std::size_t>& numbers) {
  std::vector<std::string> rows;
  for (std::size_t from = 0; from < numbers.size();) {
    std::size_t to = from;
    while (to + 1 < numbers.size() && numbers[to + 1] == numbers[to] + 1) ++to;
    if (to - from < 2) to = from;
    rows.push_back(std::to_string(numbers[from]) + (to > from ? " to " + std::to_string(numbers[to]) : ""));
    from = to + 1;
  }
  return joined(rows, " or ");
}

// "accept: 4; refuse: 5; counter: 6"
std::string answers_to(const DealText& deal, std::span<const Choice> choices) {
  const std::array<std::pair<MoveRole, const char*>, 7> roles = {
      {{MoveRole::accept, "accept"},
       {MoveRole::refuse, "refuse"},
       {MoveRole::counter, "counter"},
       {MoveRole::clause, "add"},
       {MoveRole::strike, "strike"},
       {MoveRole::put, "put it"},
       {MoveRole::withdraw, deal.status ? "withdraw" : "throw it away"}}};
  std::string text;
  for (const auto& [role, word] : roles) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < choices.size(); ++i)
      if (choices[i].deal == deal.id && choices[i].role == role) numbers.push_back(i + 1);
    if (!numbers.empty()) text += (text.empty() ? "" : "; ") + std::string(word) + ": " + in_rows(numbers);
  }
  return text;
}

}  // namespace

std::string deal_title(const DealText& deal, Seat viewer, Names names) {
  const std::string with = " with " + names_of(deal.parties - SeatSet::only(viewer), names);
  return (deal.status ? "Deal " + deal.id : "Your draft") + with;
}

bool waits_for(const DealText& deal, Seat viewer) { return to_answer(deal).has(viewer); }

std::string deal_card(const DealText& deal, Seat viewer, Names names, std::span<const Choice> choices,
                      const Paper& paper) {
  const std::string title = deal_title(deal, viewer, names);
  std::string text = indented(title + ": " + standing_of(deal, viewer, names) + ".", "", 2, paper);
  text.replace(2, title.size(), paper.strong(title));
  for (const DealText::Clause& clause : deal.clauses) text += indented(clause.text, "- ", 4, paper);
  if (deal.clauses.empty()) text += "    (no clauses yet)\n";
  if (!deal.words.empty()) text += indented("\u201c" + deal.words + "\u201d", "", 4, paper);
  if (const std::string answers = answers_to(deal, choices); !answers.empty()) text += faint_lines(answers, 4, paper);
  return text;
}

}  // namespace regalia::cli
