#include "table/review.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace regalia {
namespace {

// The same opinions whenever they are asked for.
constexpr std::uint64_t kSeed = 1;
// Less is no difference that anybody would notice.
constexpr double kLeastChance = 0.01;

std::string one_digit(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", number);
  return text;
}

std::string percent(double chance) { return std::to_string(std::lround(100 * chance)) + " %"; }

// The seat's decision that a step of the record was; nullptr: it was chance's, the table's own, or none.
const Decision* decision_in(const Table& table, std::size_t step) {
  const auto* decision = std::get_if<Decision>(&table.step(step));
  if (decision == nullptr || decision->seat == kChance) return nullptr;
  const History::Node node = table.node_after(step);
  return table.history().made(node).standing ? nullptr : decision;
}

// What the bot says of a move that was played by whoever had this view. One that fails has no opinion.
std::optional<Opinion> judged(const Bot& bot, int budget, const AnyValue& view, std::size_t step, Seat seat,
                              Move move) try {
  Thinking thinking(budget, kSeed + step);
  const std::vector<Judged> moves = bot.judge(view, move, thinking);
  const auto played = std::find_if(moves.begin(), moves.end(), [&](const Judged& each) { return each.move == move; });
  if (moves.size() < 2 || played == moves.end()) return std::nullopt;
  return Opinion{step, seat, *played, moves.front()};
} catch (const std::exception&) {
  return std::nullopt;
}

}  // namespace

Review::Review(const Table& table, const BotEntry& bot)
    : table_(table), bot_(bot.make(table.game().rules())), budget_(bot.usual_budget) {
  const History& history = table.history();
  for (std::size_t step = 1; step <= table.steps(); ++step)
    if (const Decision* decision = decision_in(table, step);
        decision != nullptr && history.is_on_path(table.node_after(step), history.tip()))
      decisions_.push_back({step, history.parent(table.node_after(step)), decision->seat, decision->move});
}

Recollection& Review::recollection_of(Seat seat) {
  return recollections_.try_emplace(seat, seat, Recollection::Mind::believes).first->second;
}

bool Review::go_on() {
  if (next_ >= decisions_.size()) return false;
  const Decided& decided = decisions_[next_++];
  const Game& game = table_.game().rules();
  const AnyValue state = table_.history().state_at(decided.before);
  if (count_moves(game.moves(state, decided.seat)) > 1) {
    Recollection& mind = recollection_of(decided.seat);
    table_.bring_news(mind, decided.before);
    mind.take_in(game);
    const AnyValue view = game.view(state, decided.seat, &mind.known(), mind.believed(), nullptr);
    if (const auto opinion = judged(*bot_, budget_, view, decided.step, decided.seat, decided.move))
      opinions_.push_back(*opinion);
  }
  return next_ < decisions_.size();
}

std::optional<Opinion> opinion_of(const Table& table, const BotEntry& bot, std::size_t step) {
  const Decision* decision = step >= 1 && step <= table.steps() ? decision_in(table, step) : nullptr;
  if (decision == nullptr) return std::nullopt;
  const History::Node before = table.history().parent(table.node_after(step));
  const Game& game = table.game().rules();
  Recollection mind(decision->seat, Recollection::Mind::believes);
  table.bring_news(mind, before);
  mind.take_in(game);
  const AnyValue state = table.history().state_at(before);
  const AnyValue view = game.view(state, decision->seat, &mind.known(), mind.believed(), nullptr);
  return judged(*bot.make(game), bot.usual_budget, view, step, decision->seat, decision->move);
}

std::vector<Opinion> turning_points(const std::vector<Opinion>& opinions, std::size_t most) {
  std::vector<Opinion> list;
  for (const Opinion& opinion : opinions)
    if (opinion.lost_chance() >= kLeastChance) list.push_back(opinion);
  std::stable_sort(list.begin(), list.end(),
                   [](const Opinion& a, const Opinion& b) { return a.lost_chance() > b.lost_chance(); });
  if (list.size() > most) list.resize(most);
  std::sort(list.begin(), list.end(), [](const Opinion& a, const Opinion& b) { return a.step < b.step; });
  return list;
}

std::string sentence(const Table& table, const BotEntry& bot, const Opinion& opinion) {
  const Wording& words = table.game().words();
  const std::string who = table.names()[static_cast<std::size_t>(index(opinion.seat))];
  const std::string did = who + ": " + words.describe(opinion.played.move) + ". ";
  if (opinion.best.move == opinion.played.move)
    return did + "The " + bot.id + " bot would have done the same: " + percent(opinion.played.chance) + " to win.";
  const double points = opinion.lost_points();
  const std::string difference = points >= 0.05 ? one_digit(points) + " points more, " : std::string();
  return did + "The " + bot.id + " bot would rather " + words.describe(opinion.best.move) + ": " + difference +
         percent(opinion.best.chance) + " to win rather than " + percent(opinion.played.chance) + ".";
}

}  // namespace regalia
