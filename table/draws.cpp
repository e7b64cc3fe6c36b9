#include "table/draws.h"

#include "engine/chance.h"

namespace regalia {

void DrawCollector::add(const AnyValue& state, Move drawn) {
  Draws::Draw draw{game_.rules().chance_scope(state).text(), {}, place_of(drawn)};
  for (const Outcome& outcome : game_.rules().outcomes(state))
    draw.possible.push_back({place_of(outcome.move), outcome.weight});
  draws_.draws.push_back(std::move(draw));
}

std::uint32_t DrawCollector::place_of(Move move) {
  std::string text = game_.words().text(move);
  const auto [known, is_new] = places_.try_emplace(text, static_cast<std::uint32_t>(draws_.outcomes.size()));
  if (is_new) draws_.outcomes.push_back(std::move(text));
  return known->second;
}

}  // namespace regalia
