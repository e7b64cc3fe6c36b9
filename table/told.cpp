// What viewers see of a table and what they have been told.
#include <algorithm>

#include "table/sentence.h"
#include "table/table.h"

namespace regalia {

AnyValue Table::view(Seat viewer) {
  const AnyValue* known = nullptr;
  if (game_.rules().has_knowledge()) {
    const std::size_t slot = index(viewer) < kMaxSeats ? static_cast<std::size_t>(index(viewer)) : kMaxSeats;
    known = &up_to_date(knowledge_[slot], viewer, Recollection::Mind::knows).known();
  }
  return game_.rules().view(state(), viewer, known, nullptr, &words());
}

AnyValue Table::view_for_bot(Seat seat) {
  const Recollection& mind =
      up_to_date(beliefs_[static_cast<std::size_t>(index(seat))], seat, Recollection::Mind::believes);
  return game_.rules().view(state(), seat, &mind.known(), mind.believed(), &words());
}

const Recollection& Table::up_to_date(std::optional<Recollection>& kept, Seat viewer, Recollection::Mind mind) {
  if (!kept) kept.emplace(viewer, mind);
  bring_news(*kept);
  kept->take_in(game_.rules());
  return *kept;
}

void Table::look_back(std::size_t step, Seat viewer, const std::function<void(const AnyValue&)>& see) const {
  const AnyValue then = state_after(step);
  const WordBook words = words_.at(history_, tips_[step]);
  Recollection recollection(viewer, Recollection::Mind::knows);
  if (game_.rules().has_knowledge()) {
    bring_news(recollection, tips_[step]);
    recollection.take_in(game_.rules());
  }
  see(game_.rules().view(then, viewer, game_.rules().has_knowledge() ? &recollection.known() : nullptr, nullptr,
                         &words));
}

bool Table::is_asked(Seat seat) const {
  const Pending now = pending();
  return chance_.is_complete() && now.may_act(seat) && !now.standing;
}

std::optional<Move> Table::given_by(Seat seat) const {
  if (const Pending now = pending(); now.standing || !now.may_revise.has(seat)) return std::nullopt;
  for (History::Node node = history_.tip(); node != History::kRoot; node = history_.parent(node))
    if (history_.made(node).seat == seat) return history_.made(node).move;
  return std::nullopt;
}

std::uint32_t Table::moment(Seat viewer) const {
  const auto heard = static_cast<std::uint32_t>(log_.heard_by(viewer).size());
  return heard + (index(viewer) < kMaxSeats ? acted_[static_cast<std::size_t>(index(viewer))] : 0);
}

void Table::bring_news(Recollection& recollection, History::Node until) const {
  const Seat viewer = recollection.viewer();
  if (!recollection.at() || !history_.is_on_path(*recollection.at(), until))
    recollection.begin(game_.rules(), history_.state_at(History::kRoot));
  for (const History::Node node : history_.path(*recollection.at(), until))
    for (std::uint32_t i = history_.made(node).log_begin; i < history_.made(node).log_end; ++i)
      if (const auto* telling = std::get_if<Telling<AnyEvent>>(&log_[i]))
        if (const AnyEvent* event = telling->received_by(viewer)) recollection.hear(*event);
  recollection.arrive(until);
}

std::optional<std::size_t> Table::step_of_line(Seat viewer, std::uint32_t line) const {
  if (line == 0) return 0;
  const std::span<const std::uint32_t> heard = log_.heard_by(viewer);
  if (line > heard.size()) return std::nullopt;
  const auto step = std::upper_bound(told_.begin(), told_.end(), heard[line - 1]);
  return static_cast<std::size_t>(step - told_.begin());
}

std::uint32_t Table::line_of_step(Seat viewer, std::size_t step) const {
  const std::span<const std::uint32_t> heard = log_.heard_by(viewer);
  return static_cast<std::uint32_t>(std::lower_bound(heard.begin(), heard.end(), told_[step]) - heard.begin());
}

std::vector<LogLine> Table::log(Seat viewer, std::uint32_t since, std::size_t most) const {
  std::vector<LogLine> lines;
  const std::span<const std::uint32_t> heard = log_.heard_by(viewer);
  for (std::size_t i = since; i < heard.size() && lines.size() < most; ++i) {
    lines.push_back(log_line(viewer, heard[i]));
    lines.back().number = static_cast<std::uint32_t>(i + 1);
  }
  return lines;
}

LogLine Table::log_line(Seat viewer, std::uint32_t place) const {
  const Told& told = log_[place];
  LogLine line;
  const auto say = [&](auto sentence) {
    Sentence said = told_sentence(names(), sentence);
    line.text = std::move(said.text);
    line.about = said.about;
    line.named = said.named;
    line.rest = std::move(said.rest);
  };
  const auto name = [](Names names, Seat seat) { return names[static_cast<std::size_t>(index(seat))]; };
  if (const auto* telling = std::get_if<Telling<AnyEvent>>(&told)) {
    const AnyEvent& event = *telling->received_by(viewer);
    say([&](Names names) { return game_.words().tell(event, names, WordReader(words(), viewer)); });
    line.gains = game_.words().gains(event);
    line.shows = game_.codec().event(event);
  } else if (const auto* spoken = std::get_if<Spoken>(&told)) {
    say([&](Names names) { return name(names, spoken->seat) + ": \u201c" + spoken->words + "\u201d"; });
    line.speaker = spoken->seat;
    line.words = spoken->words;
  } else {
    const Undone& undone = std::get<Undone>(told);
    line.undone_from = log_.number_of(undone.log_from, viewer);
    say([&](Names names) {
      return name(names, undone.seat) + " takes back what happened from line " + std::to_string(line.undone_from) +
             " on" + (undone.agreed ? "; everybody agreed." : ".");
    });
  }
  return line;
}

}  // namespace regalia
