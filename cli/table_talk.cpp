#include "cli/table_talk.h"

#include <algorithm>
#include <utility>

#include "bots/random_bot.h"
#include "engine/text.h"

namespace regalia::cli {

TableTalk::TableTalk(const Game& game, std::vector<std::string> names, std::uint64_t seed)
    : game_(game),
      names_(std::move(names)),
      rng_(seed),
      state_(game.initial()),
      onlooker_(game.first_memory(state_, kNobody)) {
  for (int i = 0; i < game.seats(); ++i) memories_.push_back(game.first_memory(state_, seat_at(i)));
}

std::string TableTalk::draw(Seat seat) const {
  return game_.draw(state_, seat, seat == kNobody ? &onlooker_ : &memories_[static_cast<std::size_t>(index(seat))],
                    names_);
}

Verdict TableTalk::play(Seat seat, Move move) {
  Listener told;
  const Verdict verdict = game_.try_apply(state_, seat, move, told);
  for (const Telling& telling : told.tellings) {
    for (int i = 0; i < game_.seats(); ++i)
      if (const auto event = telling.received_by(seat_at(i))) {
        game_.remember(memories_[static_cast<std::size_t>(i)], seat_at(i), *event);
        news_[seat_at(i)].push_back(game_.tell(*event, names_));
      }
    if (const auto event = telling.received_by(kNobody)) news_[kNobody].push_back(game_.tell(*event, names_));
    news_[kOpenHands].push_back(game_.tell(telling.event, names_));
  }
  return verdict;
}

std::vector<std::string> TableTalk::news(Seat seat) { return std::exchange(news_[seat], {}); }

Move TableTalk::random_move(Seat seat) {
  return seat == kChance ? draw_outcome(game_.outcomes(state_), rng_) : pick_uniformly(game_.moves(state_, seat), rng_);
}

std::string TableTalk::result() const {
  const Standing standing = game_.standing(state_);
  std::vector<Tally> tallies;
  for (int i = 0; i < game_.seats(); ++i) tallies.push_back(game_.tally(state_, seat_at(i)));
  const auto column = [](const std::string& text) {
    return std::string(text.size() < 12 ? 12 - text.size() : 1, ' ') + text;
  };

  std::string text = std::string(20, ' ');
  for (const std::string& name : names_) text += column(name);
  text += "\n";
  for (std::size_t line = 0; line < tallies[0].lines.size(); ++line) {
    std::string source(tallies[0].lines[line].source);
    source.resize(20, ' ');
    text += source;
    for (const Tally& tally : tallies) text += column(std::to_string(tally.lines[line].points));
    text += "\n";
  }
  text += "Points              ";
  for (const Tally& tally : tallies) text += column(std::to_string(tally.total()));
  text += "\n";
  std::vector<std::string> winners;
  for (int i = 0; i < game_.seats(); ++i)
    if (standing.wins(seat_at(i))) winners.push_back(names_[static_cast<std::size_t>(i)]);
  if (winners.size() == 1) {
    int best = 0;
    for (const Tally& tally : tallies) best = std::max(best, tally.total());
    const auto level = std::count_if(tallies.begin(), tallies.end(), [&](const Tally& t) { return t.total() == best; });
    return text + winners[0] + (level > 1 ? " wins by the tie-break.\n" : " wins.\n");
  }
  return text + joined(winners) + " share the win.\n";
}

}  // namespace regalia::cli
