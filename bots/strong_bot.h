// The strong player, one for every game that has a guide (bots/guide.h) and values (bots/values.h).
//
// Each move is tried in positions that the seat must hold possible; everybody plays on as the guide would, until enough
// turns have passed and the position is at rest; then the values say what every seat may expect. Tries are shared out by
// sequential halving: all moves get a few, the better half gets more, and so on. In one world all moves meet the same luck.
#pragma once

#include <algorithm>
#include <bit>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bots/candidates.h"
#include "bots/chosen.h"
#include "bots/luck.h"
#include "bots/outlook.h"
#include "bots/thinking.h"
#include "engine/view.h"

namespace regalia {

template <class Guide> class StrongBot {
 public:
  using Rules = typename Guide::Rules;
  using State = typename Rules::State;

  StrongBot(const Rules& rules, const Values& values) : rules_(rules), values_(values.of(rules.seats())) {}

  [[nodiscard]] Chosen choose(const View<Rules>& view, Thinking& thinking) const {
    if constexpr (requires { Guide::decides(rules_, view); })
      if (Guide::decides(rules_, view)) return Guide::decide(rules_, values_, view, thinking);
    const Judged best = judge(view, std::nullopt, thinking).front();
    if constexpr (requires { Guide::words(rules_, view, best); })
      return {best.move, Guide::words(rules_, view, best)};
    else
      return best.move;
  }

  // All moves of a view, the best first; the one that was played, if any, has been tried as often as the best. Where the
  // guide decides there is nothing to say: what an offer is worth depends on who takes it.
  [[nodiscard]] std::vector<Judged> judge(const View<Rules>& view, std::optional<Move> played,
                                          Thinking& thinking) const {
    if constexpr (requires { Guide::decides(rules_, view); })
      if (played && Guide::decides(rules_, view)) return {};
    std::vector<Trial> trials;
    for (const Move move : candidates(view.moves)) trials.push_back({move});
    const auto same = [&](const Trial& trial) { return trial.move == played; };
    if (played && std::none_of(trials.begin(), trials.end(), same)) trials.push_back({*played});
    if (trials.size() > 1) share_out(view, thinking, trials);
    if (played && trials.front().move != *played) {
      std::iter_swap(trials.begin() + 1, std::find_if(trials.begin(), trials.end(), same));
      compare(view, thinking, std::span<Trial, 2>(trials.data(), 2));
    }
    std::vector<Judged> judged;
    for (const Trial& trial : trials)
      judged.push_back({trial.move, trial.mean(trial.chance), trial.mean(trial.points), trial.tries});
    return judged;
  }

 private:
  // A tie of chances is decided by points: also whoever is sure to win, or to lose, plays on well.
  static constexpr double kWorthOfPoint = 0.002;
  static constexpr int kMostSteps = 2000;  // of one try; no game comes near
  static constexpr int kLikely = 8;        // worlds of which the likeliest is taken, by chance

  struct Trial {
    Move move;
    double chance = 0;
    double points = 0;
    double lead = 0;
    int tries = 0;

    [[nodiscard]] double mean(double sum) const { return tries == 0 ? 0 : sum / tries; }
    [[nodiscard]] double worth() const { return mean(chance) + kWorthOfPoint * mean(lead); }
  };

  // Sequential halving. Afterwards the trials are in order.
  void share_out(const View<Rules>& view, Thinking& thinking, std::vector<Trial>& trials) const {
    std::size_t left = trials.size();
    const auto rounds = static_cast<int>(std::bit_width(left - 1));
    int tried = 0;
    for (int round = 0; round < rounds; ++round) {
      const int worlds = std::max(1, thinking.budget() / (rounds * static_cast<int>(left)));
      for (int world = 0; world < worlds; ++world) {
        if (tried > 0 && !thinking.goes_on(tried)) break;
        try_all(view, thinking.rng(), {trials.data(), left});
        tried += static_cast<int>(left);
      }
      std::stable_sort(trials.begin(), trials.begin() + static_cast<std::ptrdiff_t>(left),
                       [](const Trial& a, const Trial& b) { return a.worth() > b.worth(); });
      left = (left + 1) / 2;
    }
  }

  // Two moves anew, in the same worlds; the better one first.
  void compare(const View<Rules>& view, Thinking& thinking, std::span<Trial, 2> two) const {
    for (Trial& trial : two) trial = {trial.move};
    for (int world = 0; world < std::max(8, thinking.budget() / 2); ++world) try_all(view, thinking.rng(), two);
    if (two[1].worth() > two[0].worth()) std::swap(two[0], two[1]);
  }

  void try_all(const View<Rules>& view, Rng& rng, std::span<Trial> trials) const {
    const State imagined = likely_world(view, rng);
    const Luck luck(rng.next());
    for (Trial& trial : trials) {
      State state = imagined;
      Luck rest = luck;
      Silence silence;
      rules_.apply(state, view.viewer, trial.move, silence);
      play_on(state, Guide::clock(rules_, imagined) + Guide::horizon(rules_), rest);
      const Outlook outlook = outlook_of<Guide>(rules_, values_, state);
      add(outlook, view.viewer, trial);
    }
  }

  void add(const Outlook& outlook, Seat seat, Trial& trial) const {
    const auto own = static_cast<std::size_t>(index(seat));
    double best = -1e9;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules_.seats()); ++i)
      if (i != own) best = std::max(best, outlook.points[i]);
    trial.chance += outlook.chance[own];
    trial.points += outlook.points[own];
    trial.lead += outlook.points[own] - best;
    ++trial.tries;
  }

  // A world that the viewer must hold possible; of several, by how likely the others' hidden choices are in it.
  [[nodiscard]] State likely_world(const View<Rules>& view, Rng& rng) const {
    State world = rules_.imagine(view, rng);
    if constexpr (requires { Guide::likelihood(rules_, world, view.viewer); }) {
      double total = Guide::likelihood(rules_, world, view.viewer);
      for (int i = 1; i < kLikely; ++i) {
        State other = rules_.imagine(view, rng);
        const double weight = Guide::likelihood(rules_, other, view.viewer);
        total += weight;
        if (total > 0 && rng.unit() * total < weight) world = std::move(other);
      }
    }
    return world;
  }

  // By everybody's policy, until the clock has come so far and the position is at rest.
  void play_on(State& state, int until, Luck& luck) const {
    Silence silence;
    for (int step = 0; step < kMostSteps; ++step) {
      if (Guide::clock(rules_, state) >= until && Guide::is_quiet(rules_, state)) return;
      const Pending pending = rules_.pending(state);
      if (pending.step == Step::over) return;
      if (pending.step == Step::chance) {
        rules_.apply(state, kChance, draw_outcome(rules_, state, luck.of_chance(rules_.chance_scope(state).asker)),
                     silence);
      } else {
        const Seat seat = pending.owing.first();
        rules_.apply(state, seat, Guide::policy(rules_, state, seat, luck.of_mind(seat)), silence);
      }
    }
  }

  const Rules& rules_;
  const Values::Stages& values_;
};

}  // namespace regalia
