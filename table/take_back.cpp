// Taking back: by right, as long as nobody has learnt anything; otherwise with the consent of all other seats. All are
// asked, whoever was affected, since who was could be a secret.
#include <ranges>

#include "table/table.h"

namespace regalia {

// How many of the decisions that stand must go, so that the last `own` decisions of the seat are among them. 0: it has
// not made so many.
int Table::count_back(Seat seat, int own) const {
  int count = 0;
  for (History::Node node = history_.tip(); node != History::kRoot; node = history_.parent(node)) {
    ++count;
    const History::Made& made = history_.made(node);
    if (made.seat == seat && !made.standing && --own == 0) return count;
  }
  return 0;
}

Verdict Table::check_right(Seat seat, int count) const {
  if (const Pending now = pending(); now.step != Step::turn || !now.owing.has(seat))
    return Verdict::no("table.take-back.turn",
                       "A decision can be taken back by right only while it is still your turn.");
  History::Node node = history_.tip();
  for (; count > 0; --count, node = history_.parent(node)) {
    if (node == History::kRoot) return Verdict::no("table.take-back.nothing", "There is nothing to take back.");
    const History::Made& made = history_.made(node);
    if (made.seat != seat) return Verdict::no("table.take-back.own", "Others, or chance, have acted since.");
    if (made.step != Step::turn)
      return Verdict::no("table.take-back.sealed", "What was answered together with others is not taken back.");
    if (header_.take_back == TakeBackRight::silent ? !made.silent : !made.foreseen)
      return Verdict::no("table.take-back.told", "Somebody has been told of it.");
  }
  return Verdict::yes();
}

// How often a seat has taken back by right since anybody else acted.
int Table::changes_of_mind(Seat seat) const {
  int changes = 0;
  for (const auto& line : entries_ | std::views::reverse) {
    if (std::visit([](const auto& entry) { return entry.seat; }, line.content) != seat) break;
    if (std::holds_alternative<TakeBack>(line.content)) ++changes;
  }
  return changes;
}

Ruling Table::take_back(Seat seat, int own) {
  const int count = own < 1 ? 0 : count_back(seat, own);
  if (count == 0)
    return Verdict::no("table.take-back.nothing", "You have not made so many decisions that could be taken back.");
  if (is_over()) return Verdict::no("table.over", "The game has ended.");
  if (check_right(seat, count).ok()) return enter(TakeBack{seat, count, {}});
  if (request_) return Verdict::no("table.take-back.request", "Somebody asks to take back already.");
  const History::Node first = history_.ancestor(static_cast<std::uint32_t>(count) - 1);
  request_ = TakeBackRequest{++requests_, seat, first, history_.made(first).log_begin, SeatSet::only(seat)};
  return Verdict::yes();
}

std::optional<bool> Table::may_take_back(Seat seat) const {
  const int count = is_over() || index(seat) >= game_.seats() ? 0 : count_back(seat, 1);
  return count == 0 ? std::nullopt : std::optional(check_right(seat, count).ok());
}

bool Table::request_undoes_chance() const {
  if (!request_ || !history_.is_on_path(request_->first, history_.tip())) return false;
  for (History::Node node = history_.tip(); node != history_.parent(request_->first); node = history_.parent(node))
    if (history_.made(node).seat == kChance) return true;
  return false;
}

Ruling Table::answer_request(Seat seat, std::uint32_t number, bool agree) {
  if (index(seat) >= game_.seats()) return Verdict::no("table.seat", "There is no such seat.");
  if (!request_ || request_->number != number || !history_.is_on_path(request_->first, history_.tip()))
    return Verdict::no("table.take-back.request", "This request no longer stands.");
  if (!agree) {
    request_.reset();
    return Verdict::yes();
  }
  request_->agreed.add(seat);
  if (request_->agreed != SeatSet::all(game_.seats())) return Verdict::yes();
  const auto count = history_.depth(history_.tip()) - history_.depth(request_->first) + 1;
  Ruling ruling =
      enter(TakeBack{request_->seat, static_cast<int>(count), request_->agreed - SeatSet::only(request_->seat)});
  if (ruling.ok()) resume();
  return ruling;
}

Ruling Table::admit(const TakeBack& undo) {
  if (index(undo.seat) >= game_.seats()) return Verdict::no("table.seat", "There is no such seat.");
  if (is_over()) return Verdict::no("table.over", "The game has ended.");
  const auto count = static_cast<std::uint32_t>(undo.count);
  if (undo.count < 1 || count > history_.depth(history_.tip()))
    return Verdict::no("table.take-back.nothing", "There is nothing to take back.");
  if (undo.consent.empty()) {
    if (const Verdict verdict = check_right(undo.seat, undo.count); !verdict.ok()) return verdict;
    if (const Verdict verdict = check_quiet(undo.seat); !verdict.ok()) return verdict;
    if (changes_of_mind(undo.seat) >= kMostQuiet) return too_often();
  } else if (undo.consent != SeatSet::all(game_.seats()) - SeatSet::only(undo.seat)) {
    return Verdict::no("table.take-back.consent", "All other seats must agree.");
  }
  const std::uint32_t log_from = history_.made(history_.ancestor(count - 1)).log_begin;
  bool told = false;
  for (std::uint32_t i = 0; i < count; ++i)
    if (const History::Made& made = history_.made(history_.ancestor(i)); made.log_begin != made.log_end) told = true;
  cut(count);
  if (undo.consent.empty()) ++quiet_[static_cast<std::size_t>(index(undo.seat))];
  if (!told && undo.consent.empty()) return Verdict::yes();
  log_.tell(Undone{undo.seat, log_from, !undo.consent.empty()});
  request_.reset();
  if (!undo.consent.empty()) quiet_ = {};
  return Verdict::yes();
}

}  // namespace regalia
