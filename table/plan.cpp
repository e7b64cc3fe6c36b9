#include "table/plan.h"

namespace regalia {
namespace {

constexpr std::size_t kLongest = 64;

// Of other moves it could depend on a secret whether anybody is told of them.
bool is_part_of_an_act(MoveRole role) { return role == MoveRole::begin || role == MoveRole::part; }

}  // namespace

std::vector<Move> Plan::moves() const {
  std::vector<Move> moves;
  for (const Step& step : steps) moves.push_back(step.move);
  return moves;
}

std::variant<Plan, Ruling> plan_of(const Table& table, Seat seat, std::span<const Move> moves) {
  const Game& rules = table.game().rules();
  Plan plan;
  AnyValue trial = table.state();
  while (!plan.complete && plan.steps.size() < kLongest) {
    const bool given = plan.steps.size() < moves.size();
    if (const Pending now = rules.pending(trial); !given && (now.step != Step::turn || !now.owing.has(seat))) break;
    Plan::Step step{{}, rules.moves(trial, seat), rules.view(trial, seat, nullptr, nullptr, &table.words())};
    const std::optional<Move> move =
        given ? std::optional(moves[plan.steps.size()]) : table.game().words().proposal(step.view);
    if (!move) break;
    if (!is_part_of_an_act(table.game().words().phrase(step.view, *move, table.names()).role))
      return Ruling(Verdict::no("table.plan", "This is no part of an act that could be planned."));
    Listener<AnyEvent> heard;
    if (const Verdict verdict = rules.try_apply(trial, seat, *move, heard); !verdict.ok())
      return Ruling(verdict.rule(), table.game().words().reason(step.view, verdict, table.names()));
    step.move = *move;
    plan.steps.push_back(std::move(step));
    plan.complete = !heard.tellings.empty();
  }
  if (plan.steps.size() < moves.size())
    return Ruling(Verdict::no("table.play.list", "A list of moves ends with the first that is told to anybody."));
  return plan;
}

}  // namespace regalia
