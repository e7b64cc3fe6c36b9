// Lessons for the strong bot: games in which everybody plays by the guide's policy, with a slip now and then so that there is
// something to learn from, and what became of every position at rest. The same plan gives the same values.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/learning.h"
#include "bots/outlook.h"
#include "bots/playout.h"
#include "bots/training_plan.h"

namespace regalia {

template <class Guide> [[nodiscard]] ValueShape shape_of() {
  return {{Guide::kFeatures.begin(), Guide::kFeatures.end()}, Guide::kStages};
}

template <class Guide> class Training {
 public:
  using Rules = typename Guide::Rules;
  using State = typename Rules::State;

  explicit Training(const Rules& rules) : rules_(rules) {}

  // In the order of the games, however many threads play them. `played` is called after each.
  [[nodiscard]] std::vector<Lesson> lessons(const TrainingPlan& plan, const std::function<void()>& played) const {
    std::vector<std::vector<Lesson>> by_game(static_cast<std::size_t>(plan.games));
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    const auto work = [&] {
      for (std::size_t game = next++; game < by_game.size(); game = next++) {
        by_game[game] = play(Rng(plan.seed + 0x9E37'79B9'7F4A'7C15ULL * (game + 1)));
        const std::lock_guard lock(mutex);
        played();
      }
    };
    std::vector<std::thread> threads;
    for (int i = 1; i < plan.jobs; ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
    std::vector<Lesson> all;
    for (std::vector<Lesson>& lessons : by_game) std::move(lessons.begin(), lessons.end(), std::back_inserter(all));
    return all;
  }

 private:
  static constexpr bool kHasStyles = requires(const Rules& rules, const State& state, Rng& rng) {
    Guide::lesson(rules, state, kNobody, 0.0, rng);
  };
  static constexpr double kSlips = 0.05;  // how often a move is played at random

  [[nodiscard]] std::vector<Lesson> play(Rng rng) const {
    std::vector<Lesson> lessons;
    State state = rules_.initial();
    if constexpr (requires { Guide::vary(rules_, state, rng); }) Guide::vary(rules_, state, rng);
    Silence silence;
    int noted = -1;  // one lesson a turn
    double style = 0;
    if constexpr (kHasStyles) style = rng.unit();
    for (Pending pending = rules_.pending(state); pending.step != Step::over; pending = rules_.pending(state)) {
      if (Guide::is_quiet(rules_, state) && Guide::clock(rules_, state) != noted) {
        noted = Guide::clock(rules_, state);
        lessons.push_back(lesson_of(state));
      }
      if (pending.step == Step::chance || rng.unit() < kSlips) {
        random_step(rules_, state, pending, rng, silence);
      } else {
        const Seat seat = pending.owing.first();
        rules_.apply(state, seat, choose(state, seat, style, rng), silence);
      }
    }
    for (Lesson& lesson : lessons) finish(state, lesson);
    return lessons;
  }

  // By the guide's policy, unless it knows games that teach more.
  [[nodiscard]] Move choose(const State& state, Seat seat, double style, Rng& rng) const {
    if constexpr (kHasStyles)
      return Guide::lesson(rules_, state, seat, style, rng);
    else
      return Guide::policy(rules_, state, seat, rng);
  }

  [[nodiscard]] Lesson lesson_of(const State& state) const {
    Lesson lesson;
    lesson.moment = Guide::moment(rules_, state);
    std::array<double, kFeaturesOf<Guide>> features;
    for (int i = 0; i < rules_.seats(); ++i) {
      Guide::features(rules_, state, seat_at(i), features);
      for (const double feature : features) lesson.features.push_back(static_cast<float>(feature));
    }
    return lesson;
  }

  void finish(const State& over, Lesson& lesson) const {
    const Ranking ranking = rules_.ranking(over);
    float winners = 0;
    for (int i = 0; i < rules_.seats(); ++i) winners += ranking.wins(seat_at(i)) ? 1.0F : 0.0F;
    for (int i = 0; i < rules_.seats(); ++i) {
      lesson.final_points.push_back(static_cast<float>(rules_.tally(over, seat_at(i)).total()));
      lesson.share_of_win.push_back(ranking.wins(seat_at(i)) ? 1 / winners : 0);
    }
  }

  const Rules& rules_;
};

// The file of values for every number of seats, as `make_rules(seats)` has the game.
template <class Guide, class MakeRules>
[[nodiscard]] std::string train(const TrainingPlan& plan, int least_seats, int most_seats, MakeRules make_rules) {
  Values values;
  std::int64_t done = 0;
  const std::int64_t all = std::int64_t{plan.games} * (most_seats - least_seats + 1);
  const auto played = [&] {
    if (++done; plan.progress && (done % 16 == 0 || done == all)) plan.progress(done, all);
  };
  for (int seats = least_seats; seats <= most_seats; ++seats) {
    const typename Guide::Rules rules = make_rules(seats);
    values.set(seats, learn(Training<Guide>(rules).lessons(plan, played), kFeaturesOf<Guide>, Guide::kStages));
  }
  return values.write(shape_of<Guide>());
}

}  // namespace regalia
