#include "table/course.h"

#include "table/verify.h"

namespace regalia {

Course course_of(Catalogue games, const Table& table) {
  const Verification verified = verify(games, table.record());
  Course course{{},
                verified.is_sound(),
                verified.is_sound() ? std::optional(verified.dice) : std::nullopt,
                verified.verdict(),
                {}};
  std::vector<History::Node> moments;
  for (std::size_t step = 0; step <= table.steps(); ++step) moments.push_back(table.node_after(step));
  std::size_t step = 0;
  DrawCollector draws(table.game());
  table.history().visit(moments, [&](History::Node, const AnyValue& state) {
    Course::Point point{step, {}};
    for (int i = 0; i < table.game().seats(); ++i)
      point.points.push_back(table.game().rules().tally(state, seat_at(i)).total());
    if (step == table.steps() || course.points.empty() || point.points != course.points.back().points)
      course.points.push_back(std::move(point));
    ++step;
    if (const auto* next = step <= table.steps() ? std::get_if<Decision>(&table.step(step)) : nullptr)
      if (next->seat == kChance) draws.add(state, next->move);
  });
  course.draws = draws.take();
  return course;
}

}  // namespace regalia
