// Plays matches with the concrete rules of a game, on several threads.
//
// Deals are duplicate: outcomes of chance are a function of the deal, of the scope that asks and of how often it has
// asked, so all rotations of the bots meet the same luck as far as the rules allow. Game number n is the same game
// whoever plays it.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <span>
#include <thread>
#include <type_traits>
#include <utility>
#include <variant>

#include "bots/match.h"
#include "bots/player.h"
#include "engine/result.h"
#include "engine/rules.h"

namespace regalia {

// Chance for playing many games fast; not for fair tables.
class DealtChance {
 public:
  explicit DealtChance(std::uint64_t deal) : deal_(deal) {}

  [[nodiscard]] Move next(const OutcomeList& outcomes, const ChanceScope& scope) {
    Count& count = count_of(scope);
    const std::uint64_t number = Rng(deal_ ^ (count.hash + 0x9E37'79B9'7F4A'7C15ULL * ++count.asked)).next() >> 32;
    return outcome_at(outcomes, static_cast<std::uint32_t>(number * total_weight(outcomes) >> 32));
  }

 private:
  struct Count {
    ChanceScope scope;
    std::uint64_t hash = 0;
    std::uint64_t asked = 0;
  };

  Count& count_of(const ChanceScope& scope) {
    for (Count& count : counts_)
      if (count.scope == scope) return count;
    std::uint64_t hash = 0xCBF2'9CE4'8422'2325ULL + static_cast<std::uint64_t>(index(scope.asker));
    for (const char c : scope.purpose) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100'0000'01B3ULL;
    // Without a number as before: deals keep their luck.
    if (scope.number != 0) hash = (hash ^ scope.number) * 0x9E37'79B9'7F4A'7C15ULL;
    return counts_.emplace_back(Count{scope, hash, 0});
  }

  std::uint64_t deal_;
  std::vector<Count> counts_;
};

// Rules that tell more of many games than points: they are asked after every step.
template <class Rules>
concept KeepsAnnals = requires(const Rules rules, const typename Rules::State state, Annals annals,
                               std::span<const Telling<typename Rules::Event>> told) {
  rules.keep_annals(state, state, told, annals);
};

template <class Rules> class Arena {
 public:
  Arena(const Rules& rules, const MatchPlan& plan, std::vector<const Player<Rules>*> line_up)
      : rules_(rules), plan_(plan), line_up_(std::move(line_up)), rotations_(rotations_of(plan.bots)) {}

  MatchResult run() {
    std::vector<std::thread> threads;
    for (int i = 1; i < plan_.jobs; ++i) threads.emplace_back([this] { work(); });
    work();
    for (std::thread& thread : threads) thread.join();
    return result_;
  }

 private:
  static constexpr std::int64_t kChunk = 16;  // games a thread takes at a time

  struct Played {
    std::int64_t decisions = 0;
    std::int64_t outcomes = 0;
  };

  void work() {
    MatchResult mine;
    mine.by_seat.resize(line_up_.size());
    for (;;) {
      const std::int64_t first = next_.fetch_add(kChunk);
      if (first >= plan_.games || stopped_) break;
      const std::int64_t last = std::min(first + kChunk, plan_.games);
      for (std::int64_t game = first; game < last; ++game) play(game, mine);
      const std::lock_guard lock(mutex_);
      done_ += last - first;
      if (plan_.progress && !plan_.progress(done_)) stopped_ = true;
    }
    const std::lock_guard lock(mutex_);
    result_.add(mine);
  }

  // The bot of seat s in the game's rotation.
  [[nodiscard]] const Player<Rules>& at_seat(std::int64_t game, int seat) const {
    const auto seats = static_cast<std::int64_t>(line_up_.size());
    return *line_up_[static_cast<std::size_t>((seat + game % rotations_) % seats)];
  }

  void play(std::int64_t game, MatchResult& result) {
    const auto deal = static_cast<std::uint64_t>(game / rotations_);
    DealtChance chance(Rng(plan_.seed ^ (0xD1B5'4A32'D192'ED03ULL * (deal + 1))).next());
    Rng rng(plan_.seed + 0x2545'F491'4F6C'DD1DULL * static_cast<std::uint64_t>(game + 1));
    const bool uniform =
        std::all_of(line_up_.begin(), line_up_.end(), [](const Player<Rules>* player) { return player->uniform; });
    auto state = rules_.initial();
    const Played played =
        uniform ? play_without_views(state, chance, rng, result) : play_with_views(game, state, chance, rng, result);
    count(game, state, played, result);
  }

  // Much faster, for bots that only look at the list of their moves.
  Played play_without_views(typename Rules::State& state, DealtChance& chance, Rng& rng, MatchResult& result) const {
    using Sink = std::conditional_t<KeepsAnnals<Rules>, Listener<typename Rules::Event>, Silence>;
    Played played;
    for (Pending pending = rules_.pending(state); pending.step != Step::over; pending = rules_.pending(state)) {
      Sink heard;
      const auto before = as_it_was(state);
      if (pending.step == Step::chance) {
        rules_.apply(state, kChance, chance_move(state, chance), heard);
        ++played.outcomes;
      } else {
        random_step(rules_, state, pending, rng, heard);
        ++played.decisions;
      }
      keep_annals(before, state, heard, result.annals);
    }
    return played;
  }

  // For annals; otherwise nothing is copied.
  [[nodiscard]] static auto as_it_was(const typename Rules::State& state) {
    if constexpr (KeepsAnnals<Rules>)
      return state;
    else
      return std::monostate{};
  }
  void keep_annals(const auto& before, const typename Rules::State& after, const auto& heard, Annals& annals) const {
    if constexpr (KeepsAnnals<Rules>)
      rules_.keep_annals(before, after, std::span(std::as_const(heard.tellings)), annals);
  }

  Played play_with_views(std::int64_t game, typename Rules::State& state, DealtChance& chance, Rng& rng,
                         MatchResult& result) const {
    Played played;
    std::vector<std::optional<Memory<Rules>>> memories(line_up_.size());
    for (int seat = 0; seat < rules_.seats(); ++seat)
      if (at_seat(game, seat).imagines())
        memories[static_cast<std::size_t>(seat)] = first_memory(rules_, rules_.observe(state, seat_at(seat)));
    for (Pending pending = rules_.pending(state); pending.step != Step::over; pending = rules_.pending(state)) {
      Listener<typename Rules::Event> heard;
      const auto before = as_it_was(state);
      if (pending.step == Step::chance) {
        rules_.apply(state, kChance, chance_move(state, chance), heard);
        ++played.outcomes;
      } else {
        const Seat seat = pending.owing.first();
        const auto& memory = memories[static_cast<std::size_t>(index(seat))];
        const Player<Rules>& player = at_seat(game, index(seat));
        const View<Rules> view = view_of(rules_, state, seat, memory ? &*memory : nullptr);
        Thinking thinking(budget_of(player), rng.next());
        const auto begin = std::chrono::steady_clock::now();
        const Move move = player.choose(rules_, view, thinking).move;
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        rules_.apply(state, seat, move, heard);
        result.efforts[player.id].add({1, took.count(), took.count()});
        ++played.decisions;
      }
      keep_annals(before, state, heard, result.annals);
      for (int seat = 0; seat < rules_.seats(); ++seat)
        if (auto& memory = memories[static_cast<std::size_t>(seat)])
          for (const auto& telling : heard.tellings)
            if (const auto* event = telling.received_by(seat_at(seat)))
              remember(rules_, *memory, seat_at(seat), *event);
    }
    return played;
  }

  [[nodiscard]] int budget_of(const Player<Rules>& player) const {
    const auto named = plan_.budgets.find(player.id);
    return named == plan_.budgets.end() ? player.usual_budget : named->second;
  }

  Move chance_move(const typename Rules::State& state, DealtChance& chance) const {
    OutcomeList outcomes;
    rules_.outcomes(state, outcomes);
    return chance.next(outcomes, rules_.chance_scope(state));
  }

  void count(std::int64_t game, const typename Rules::State& state, const Played& played, MatchResult& result) const {
    const Ranking ranking = rules_.ranking(state);
    std::int64_t winners = 0;
    for (int i = 0; i < rules_.seats(); ++i) winners += ranking.wins(seat_at(i)) ? 1 : 0;
    for (int i = 0; i < rules_.seats(); ++i) {
      const Tally tally = rules_.tally(state, seat_at(i));
      const std::int64_t share = ranking.wins(seat_at(i)) ? kWholeWin / winners : 0;
      for (Score* score : {&result.by_bot[at_seat(game, i).id], &result.by_seat[static_cast<std::size_t>(i)]}) {
        ++score->games;
        score->wins += share;
        score->wins_squared += share * share;
        score->places += ranking.place[static_cast<std::size_t>(i)];
        score->points += tally.total();
        ++score->by_points[tally.total()];
        for (const TallyLine& line : tally.lines) score->points_from[std::string(line.source)] += line.points;
      }
      if (result.sources.empty())
        for (const TallyLine& line : tally.lines) result.sources.emplace_back(line.source);
    }
    count_duels(game, ranking, result);
    ++result.games;
    result.decisions += played.decisions;
    result.outcomes += played.outcomes;
    ++result.by_length[static_cast<int>(played.decisions)];
  }

  // Each pair of bots once: all pairs of a seat of the one and a seat of the other.
  void count_duels(std::int64_t game, const Ranking& ranking, MatchResult& result) const {
    struct Pairs {
      std::int64_t all = 0;
      std::int64_t halves = 0;  // two for every pair in which the first ended before the other
    };
    std::map<std::pair<std::string, std::string>, Pairs> met;
    for (int i = 0; i < rules_.seats(); ++i)
      for (int j = 0; j < rules_.seats(); ++j) {
        const std::string& first = at_seat(game, i).id;
        const std::string& second = at_seat(game, j).id;
        if (first >= second) continue;
        const int place = ranking.place[static_cast<std::size_t>(i)];
        const int other = ranking.place[static_cast<std::size_t>(j)];
        Pairs& pairs = met[{first, second}];
        ++pairs.all;
        pairs.halves += place < other ? 2 : place == other ? 1 : 0;
      }
    for (const auto& [bots, pairs] : met) {
      const std::int64_t score = kWholeWin * pairs.halves / (2 * pairs.all);
      result.duels[bots].add({1, score, score * score});
    }
  }

  const Rules& rules_;
  const MatchPlan& plan_;
  std::vector<const Player<Rules>*> line_up_;
  int rotations_;
  std::atomic<std::int64_t> next_{0};
  std::atomic<bool> stopped_{false};
  std::mutex mutex_;
  std::int64_t done_ = 0;
  MatchResult result_;
};

// Plays a match. The error names a bot that does not exist.
template <class Rules>
[[nodiscard]] Result<MatchResult> play_match(const Rules& rules, const std::vector<Player<Rules>>& players,
                                             const MatchPlan& plan) {
  std::vector<const Player<Rules>*> line_up;
  for (const std::string& id : plan.bots) {
    const auto player = std::find_if(players.begin(), players.end(), [&](const auto& p) { return p.id == id; });
    if (player == players.end()) return Error{"There is no bot with the name " + id + "."};
    line_up.push_back(&*player);
  }
  return Arena<Rules>(rules, plan, std::move(line_up)).run();
}

}  // namespace regalia
