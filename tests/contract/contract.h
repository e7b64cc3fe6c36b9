// What every game owes, as one suite. A game gives a Traits class and inherits everything:
//
//   struct RoyalsTraits {
//     using Rules = royals::Rules;
//     using Json = royals::Json;
//     static std::vector<Case<Rules>> cases();        // all seat counts and presets
//     static std::vector<Case<Rules>> small_cases();  // small enough to enumerate all worlds
//     static bool asks_without_choice(const Rules&, const State&);  // where posing a forced move keeps a secret
//   };
//   INSTANTIATE_TYPED_TEST_SUITE_P(Royals, Contract, RoyalsTraits);
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "bots/playout.h"
#include "bots/random_bot.h"
#include "engine/rules.h"
#include "json/codec.h"
#include "tests/contract/garbage.h"
#include "tests/contract/worlds.h"

namespace regalia::contract {

template <class Rules> struct Case {
  std::string name;
  Rules rules;
  int long_games = 10000;  // how many random games `./test --long` plays
  int most_steps = 0;      // how far a game is tried; 0: to its end
};

inline constexpr int kMostSteps = 20000;

inline bool goes_on(int step, int most_steps) { return most_steps == 0 || step < most_steps; }

// Plays one random game and calls `at_position(state, pending)` before every step.
template <class Rules, class AtPosition>
void walk(const Rules& rules, int most_steps, std::uint64_t seed, AtPosition at_position) {
  Rng rng(seed);
  Silence silence;
  auto state = rules.initial();
  for (int step = 0; step < kMostSteps; ++step) {
    if (!goes_on(step, most_steps)) return;
    const Pending pending = rules.pending(state);
    at_position(state, pending);
    if (pending.step == Step::over || testing::Test::HasFatalFailure()) return;
    random_step(rules, state, pending, rng, silence);
  }
  FAIL() << "the game did not end";
}

// A game with all that every seat remembers, played by bots that are handed views and nothing else (law e). Now and then
// a seat that has answered a sealed step changes its answer.
template <class Rules> class Remembered {
 public:
  using State = typename Rules::State;

  Remembered(const Rules& rules, std::uint64_t seed) : Remembered(rules, seed, rules.initial()) {}
  Remembered(const Rules& rules, std::uint64_t seed, State start)
      : rules_(rules), state(std::move(start)), memories_(rules, state), bot_(seed), rng_(seed + 1) {}

  Played step() {
    return step([](Move) { return true; });
  }
  // Without the moves that nobody plays.
  template <class IsPlayed> Played step(IsPlayed is_played) {
    const Pending pending = rules_.pending(state);
    Listener<typename Rules::Event> listener;
    Played played;
    if (pending.step == Step::chance) {
      played = random_step(rules_, state, pending, rng_, listener);
    } else {
      const bool revises = !pending.may_revise.empty() && rng_.below(4) == 0;
      played.seat = one_of(revises ? pending.may_revise : pending.owing);
      do played.move = bot_.choose(view(played.seat));
      while (!is_played(played.move));
      rules_.apply(state, played.seat, played.move, listener);
    }
    told = listener.tellings;
    memories_.hear(rules_, told);
    return played;
  }
  // All seats forget how the position came about, as at a table that begins with it.
  void begin_here() { memories_ = Memories<Rules>(rules_, state); }
  [[nodiscard]] bool over() const { return rules_.pending(state).step == Step::over; }
  [[nodiscard]] const Memory<Rules>& memory(Seat seat) const { return memories_.of(seat); }
  [[nodiscard]] View<Rules> view(Seat seat) const { return view_of(rules_, state, seat, &memories_.of(seat)); }

 private:
  Seat one_of(SeatSet seats) {
    auto chosen = seats.begin();
    for (std::uint32_t skip = rng_.below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip) ++chosen;
    return *chosen;
  }

  const Rules& rules_;

 public:
  typename Rules::State state;
  std::vector<Telling<typename Rules::Event>> told;  // by the last step

 private:
  Memories<Rules> memories_;
  RandomBot bot_;
  Rng rng_;
};

template <class Traits> class Contract : public testing::Test {};

TYPED_TEST_SUITE_P(Contract);

TYPED_TEST_P(Contract, RandomGamesEndAndNothingIsEverLost) {
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::cases()) {
    SCOPED_TRACE(name);
    for (int game = 0; game < effort(5, 60, long_games); ++game) {
      walk(rules, most_steps, static_cast<std::uint64_t>(game) + 1, [&](const auto& state, const Pending& pending) {
        if (!rules.is_ok(state)) ADD_FAILURE() << "game " << game << ": " << rules.fault(state);
        if (pending.step != Step::over) return;
        const Ranking ranking = rules.ranking(state);
        int winners = 0;
        for (int i = 0; i < rules.seats(); ++i) winners += ranking.wins(seat_at(i)) ? 1 : 0;
        EXPECT_GE(winners, 1);
      });
      if (this->HasFailure()) return;
    }
  }
}

TYPED_TEST_P(Contract, QuestionsAreNeverEmptyAndRarelyForced) {
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::cases()) {
    SCOPED_TRACE(name);
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
      walk(rules, most_steps, seed, [&](const auto& state, const Pending& pending) {
        if (pending.step == Step::chance) {
          OutcomeList outcomes;
          rules.outcomes(state, outcomes);
          ASSERT_GE(outcomes.size(), 1U);
          const ChanceScope scope = rules.chance_scope(state);
          ASSERT_FALSE(scope.purpose.empty());
          ASSERT_TRUE(scope.asker == kNobody || index(scope.asker) < rules.seats()) << scope.text();
          if (outcomes.size() == 1) {
            ASSERT_TRUE(TypeParam::asks_without_choice(rules, state)) << "chance is asked without a choice";
          }
          for (const Outcome& outcome : outcomes) ASSERT_GT(outcome.weight, 0U);
          // However chance is drawn in playouts, it is drawn from this list.
          Rng luck(seed);
          Rng same_luck = luck;
          ASSERT_EQ(draw_outcome(rules, state, luck), draw_outcome(outcomes, same_luck));
        }
        for (const Seat seat : pending.owing) {
          MoveList moves;
          rules.moves(state, seat, moves);
          ASSERT_GE(moves.size(), 1U);
          if (pending.step == Step::turn && count_moves(moves) == 1) {
            ASSERT_TRUE(TypeParam::asks_without_choice(rules, state)) << rules.text(moves[0].move);
          }
        }
      });
  }
}

TYPED_TEST_P(Contract, ListedMovesAreExactlyTheAcceptedOnes) {
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::cases()) {
    SCOPED_TRACE(name);
    Rng rng(7);
    Garbage garbage;
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
      walk(rules, most_steps, seed, [&](const auto& state, const Pending& pending) {
        for (int i = 0; i < rules.seats(); ++i) {
          const Seat seat = seat_at(i);
          const MoveList listed = moves_of(rules, state, seat);
          ASSERT_EQ(pending.may_act(seat), !listed.empty());
          garbage.see(listed, rng);
          for (const Offer& offer : listed) {
            ASSERT_TRUE(rules.check(state, seat, offer.move).ok()) << rules.text(offer.move);
            ASSERT_TRUE(rules.check(state, seat, offer.move.with_amount(offer.most)).ok());
            const Move beyond = offer.move.with_amount(offer.most + 1);
            ASSERT_EQ(rules.check(state, seat, beyond).ok(), covers(listed, beyond)) << rules.text(beyond);
          }
          for (const Move move : garbage.moves(rng))
            ASSERT_EQ(rules.check(state, seat, move).ok(), covers(listed, move))
                << rules.text(move) << " " << move.bits;
        }
      });
  }
}

TYPED_TEST_P(Contract, RefusalsCiteARuleAndChangeNothing) {
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::cases()) {
    SCOPED_TRACE(name);
    Rng rng(8);
    Garbage garbage;
    int position = 0;
    walk(rules, most_steps, 3, [&](const auto& state, const Pending& pending) {
      for (const Seat asked : pending.owing) garbage.see(moves_of(rules, state, asked), rng);
      if (position++ % effort(11, 1, 1) != 0) return;
      auto copy = state;
      Listener<typename TypeParam::Rules::Event> listener;
      const auto refuse = [&](Seat seat, Move move) {
        const Verdict verdict = rules.check(state, seat, move);
        if (verdict.ok()) return;
        ASSERT_EQ(try_apply(rules, copy, seat, move, listener), verdict);
        ASSERT_FALSE(verdict.rule().empty());
        ASSERT_FALSE(verdict.reason().empty());
        ASSERT_TRUE(copy == state) << rules.text(move);
        ASSERT_TRUE(listener.tellings.empty());
      };
      for (const Move move : garbage.moves(rng))
        for (const Seat seat :
             {seat_at(0), seat_at(rules.seats() - 1), seat_at(rules.seats()), seat_at(200), kChance, kNobody})
          refuse(seat, move);
      // What is right for one seat is refused to every seat that is not asked.
      for (const Seat asked : pending.owing)
        for (const Offer& offer : moves_of(rules, state, asked))
          for (int i = 0; i <= rules.seats(); ++i) {
            if (!pending.may_act(seat_at(i))) {
              ASSERT_FALSE(rules.check(state, seat_at(i), offer.move).ok());
            }
            refuse(seat_at(i), offer.move);
            ASSERT_FALSE(rules.check(state, kChance, offer.move).ok());
          }
    });
  }
}

TYPED_TEST_P(Contract, MoveTextsAreStableAndDistinct) {
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::cases()) {
    SCOPED_TRACE(name);
    walk(rules, most_steps, 4, [&](const auto& state, const Pending& pending) {
      std::set<std::string> texts;
      std::vector<Move> moves;
      for (const Seat seat : pending.owing) {
        texts.clear();
        moves.clear();
        for (const Offer& offer : moves_of(rules, state, seat)) {
          moves.push_back(offer.move);
          if (offer.most == offer.least()) continue;
          moves.push_back(offer.move.with_amount(offer.most));
          // The amount is the last word, so that clients can put another in its place.
          const std::string least = rules.text(offer.move);
          ASSERT_EQ(rules.text(moves.back()), least.substr(0, least.rfind(' ') + 1) + std::to_string(offer.most));
        }
        for (const Move move : moves) ASSERT_TRUE(texts.insert(rules.text(move)).second) << rules.text(move);
      }
      OutcomeList outcomes;
      if (pending.step == Step::chance) rules.outcomes(state, outcomes);
      for (const Outcome& outcome : outcomes) moves.push_back(outcome.move);
      for (const Move move : moves) {
        const Result<Move> parsed = rules.parse_move(rules.text(move));
        ASSERT_TRUE(parsed.ok()) << rules.text(move);
        ASSERT_EQ(*parsed, move) << rules.text(move);
        ASSERT_FALSE(rules.describe(move).empty());
        ASSERT_FALSE(rules.touches(move).empty()) << rules.text(move);
      }
    });
    for (const char* nonsense :
         {"", " ", "claim", "claim ", "draw  pile", "42", "bid -1", "\xff\xfe", "claim nowhere.king"})
      EXPECT_FALSE(rules.parse_move(nonsense).ok()) << nonsense;
    EXPECT_FALSE(rules.parse_move(std::string(100000, 'x')).ok());
  }
}

TYPED_TEST_P(Contract, PositionsRoundTripAndDamagedOnesAreRefused) {
  using Json = typename TypeParam::Json;
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::cases()) {
    SCOPED_TRACE(name);
    Rng rng(9);
    TextSample sample;
    walk(rules, most_steps, 5, [&](const auto& state, const Pending&) {
      if (!sample.takes_next()) return;
      const std::string text = position_text<Json>(rules, state);
      sample.wrote(text);
      const auto back = parse_position<Json>(rules, text);
      ASSERT_TRUE(back.ok()) << back.error() << "\n" << text;
      ASSERT_TRUE(*back == state) << text;
      ASSERT_EQ(position_text<Json>(rules, *back), text);
      const std::string cut = text.substr(0, rng.below(static_cast<std::uint32_t>(text.size())));
      ASSERT_FALSE(parse_position<Json>(rules, cut).ok());
      // Whatever is accepted after damage must be a position that can be played to its end.
      const auto mended = parse_position<Json>(rules, damaged(text, rng));
      if (!mended.ok()) return;
      auto played = *mended;
      Silence silence;
      Pending pending = rules.pending(played);
      for (int step = 0; pending.step != Step::over && goes_on(step, most_steps);
           pending = rules.pending(played), ++step)
        random_step(rules, played, pending, rng, silence);
      ASSERT_TRUE(rules.is_ok(played));
    });
  }
}

TYPED_TEST_P(Contract, OldCopiesStayUnchanged) {
  using Json = typename TypeParam::Json;
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::cases()) {
    SCOPED_TRACE(name);
    std::vector<std::pair<typename TypeParam::Rules::State, std::string>> kept;
    TextSample sample;
    walk(rules, most_steps, 6, [&](const auto& state, const Pending&) {
      if (!sample.takes_next()) return;
      kept.emplace_back(state, position_text<Json>(rules, state));
      sample.wrote(kept.back().second);
    });
    for (const auto& [state, text] : kept) ASSERT_EQ(position_text<Json>(rules, state), text);
  }
}

// A game is its list of moves: told by their texts, it comes out the same at every step.
TYPED_TEST_P(Contract, AGameReplaysFromTheTextsOfItsMoves) {
  using Json = typename TypeParam::Json;
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::cases()) {
    SCOPED_TRACE(name);
    Rng rng(10);
    TextSample sample;
    auto first = rules.initial();
    auto second = rules.initial();
    for (int step = 0; rules.pending(first).step != Step::over && goes_on(step, most_steps); ++step) {
      Listener<typename TypeParam::Rules::Event> heard;
      const Played played = random_step(rules, first, rules.pending(first), rng, heard);
      const Result<Move> move = rules.parse_move(rules.text(played.move));
      ASSERT_TRUE(move.ok());
      Listener<typename TypeParam::Rules::Event> again;
      ASSERT_TRUE(try_apply(rules, second, played.seat, *move, again).ok());
      ASSERT_TRUE(second == first) << rules.text(played.move);
      if (sample.takes_next()) {
        const std::string text = position_text<Json>(rules, first);
        ASSERT_EQ(position_text<Json>(rules, second), text);
        sample.wrote(text);
      }
      ASSERT_EQ(again.tellings, heard.tellings);
    }
  }
}

// Law a, and with it d: what is shown, listed and answered is the same in the true position and in an imagined one.
TYPED_TEST_P(Contract, ImaginedPositionsLookTheSameToTheViewer) {
  using Json = typename TypeParam::Json;
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::cases()) {
    SCOPED_TRACE(name);
    const int every = effort(13, 3, 1);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(effort(1, 2, 20)); ++seed) {
      Rng rng(seed);
      Garbage garbage;
      Remembered<typename TypeParam::Rules> game(rules, seed);
      for (int step = 0; !game.over() && goes_on(step, most_steps); ++step) {
        for (const Seat asked : rules.pending(game.state).owing) garbage.see(moves_of(rules, game.state, asked), rng);
        for (int i = 0; i <= rules.seats() && step % every == 0; ++i) {
          const Seat seat = i == rules.seats() ? kNobody : seat_at(i);  // the last is an onlooker
          const auto view = game.view(seat);
          const auto imagined = rules.imagine(view, rng);
          ASSERT_EQ(rules.fault(imagined), "") << "step " << step;
          const auto again = view_of(rules, imagined, seat, &game.memory(seat));
          ASSERT_TRUE(shows_the_same(again, view)) << position_text<Json>(rules, game.state) << "\n"
                                                   << position_text<Json>(rules, imagined);
          ASSERT_EQ(write_view<Json>(rules, again), write_view<Json>(rules, view));
          // Whom the game waits for: what is public is known to everybody, and each seat knows of itself.
          ASSERT_TRUE(rules.pending_for(imagined, kNobody) == rules.pending_for(game.state, kNobody))
              << "step " << step;
          const Pending known = rules.pending_for(game.state, seat);
          ASSERT_EQ(known.owing.has(seat), rules.pending(game.state).owing.has(seat)) << "step " << step;
          for (const Move move : garbage.moves(rng))
            ASSERT_EQ(rules.check(imagined, seat, move), rules.check(game.state, seat, move)) << rules.text(move);
        }
        game.step();
      }
    }
  }
}

// A table may begin with any position: what is remembered from there on fits what comes, and the position.
TYPED_TEST_P(Contract, MemoriesBeginAnywhere) {
  using Rules = typename TypeParam::Rules;
  const auto every = static_cast<std::uint32_t>(effort(80, 40, 8));
  const int longest = effort(60, kMostSteps, kMostSteps);
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::cases()) {
    SCOPED_TRACE(name);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(effort(1, 1, 10)); ++seed) {
      Rng rng(seed);
      Remembered<Rules> game(rules, seed);
      for (int step = 0; !game.over() && step < longest && goes_on(step, most_steps); ++step) {
        if (rng.below(every) == 0) game.begin_here();
        const Seat seat = seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(rules.seats()))));
        const auto view = game.view(seat);
        const auto imagined = rules.imagine(view, rng);
        ASSERT_EQ(rules.fault(imagined), "") << "step " << step;
        ASSERT_TRUE(shows_the_same(view_of(rules, imagined, seat, &game.memory(seat)), view)) << "step " << step;
        game.step();
      }
    }
  }
}

// Where the small games of a game begin, and which of its moves are played there, as its traits may say.
template <class Traits> typename Traits::Rules::State small_start(const typename Traits::Rules& rules) {
  if constexpr (requires { Traits::small_start(rules); })
    return Traits::small_start(rules);
  else
    return rules.initial();
}
template <class Traits> bool is_played_in_small(Move move) {
  if constexpr (requires { Traits::is_played_in_small(move); })
    return Traits::is_played_in_small(move);
  else
    return true;
}

// Laws b and c: nothing imagined contradicts what was heard, everything possible is imagined as often as it is likely.
TYPED_TEST_P(Contract, ImaginedPositionsAreAsLikelyAsTheyShouldBe) {
  using Rules = typename TypeParam::Rules;
  using Json = typename TypeParam::Json;
  const int samples = effort(300, 2000, 4000);
  int compared = 0;
  int largest = 0;
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::small_cases()) {
    SCOPED_TRACE(name);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(effort(1, 1, 6)); ++seed) {
      Rng rng(seed);
      Remembered<Rules> game(rules, seed, small_start<TypeParam>(rules));
      std::vector<Worlds<Rules, Json>> worlds;
      for (int i = 0; i < rules.seats(); ++i)
        worlds.emplace_back(rules, seat_at(i), game.state, is_played_in_small<TypeParam>);
      for (int step = 0; !game.over() && step < 200 && goes_on(step, most_steps); ++step) {
        const Played played = game.step(is_played_in_small<TypeParam>);
        for (auto& of_seat : worlds) of_seat.follow(played.seat, played.move, game.told, game.state);
        if (game.over()) break;
        if constexpr (requires { TypeParam::has_too_many_worlds(game.state); })
          if (TypeParam::has_too_many_worlds(game.state)) break;
        const Seat viewer = seat_at(step % rules.seats());
        const auto& possible = worlds[static_cast<std::size_t>(index(viewer))].worlds();
        ASSERT_FALSE(possible.empty()) << "step " << step;
        largest = std::max(largest, static_cast<int>(possible.size()));
        std::map<std::string, int> seen;
        const auto view = game.view(viewer);
        for (int i = 0; i < samples; ++i) ++seen[position_text<Json>(rules, rules.imagine(view, rng))];
        for (const auto& [text, count] : seen)
          ASSERT_TRUE(possible.contains(text)) << "step " << step << ": cannot be: " << text;
        for (const auto& [text, world] : possible) {
          const double spread = std::sqrt(world.weight * (1 - world.weight) / samples);
          const double frequency = static_cast<double>(seen[text]) / samples;
          ASSERT_NEAR(frequency, world.weight, 6 * spread + 3.0 / samples) << "step " << step << ": " << text;
          ++compared;
        }
      }
    }
  }
  EXPECT_GT(compared, 300);
  EXPECT_GT(largest, 5);
}

// What is done in silence at one's own turn is seen by nobody else; so it can be taken back.
TYPED_TEST_P(Contract, NobodySeesWhatNobodyIsTold) {
  for (const auto& [name, rules, long_games, most_steps] : TypeParam::cases()) {
    SCOPED_TRACE(name);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(effort(1, 10, 100)); ++seed) {
      Rng rng(seed);
      auto state = rules.initial();
      Pending pending = rules.pending(state);
      for (int step = 0; pending.step != Step::over && goes_on(step, most_steps);
           pending = rules.pending(state), ++step) {
        const auto before = state;
        Listener<typename TypeParam::Rules::Event> heard;
        const Played played = random_step(rules, state, pending, rng, heard);
        if (!heard.tellings.empty() || pending.step != Step::turn || rules.pending(state) != pending) continue;
        for (int i = 0; i <= rules.seats(); ++i) {
          const Seat viewer = i == rules.seats() ? kNobody : seat_at(i);
          if (viewer == played.seat) continue;
          ASSERT_TRUE(rules.observe(state, viewer) == rules.observe(before, viewer)) << rules.text(played.move);
        }
      }
    }
  }
}

REGISTER_TYPED_TEST_SUITE_P(Contract, RandomGamesEndAndNothingIsEverLost, QuestionsAreNeverEmptyAndRarelyForced,
                            ListedMovesAreExactlyTheAcceptedOnes, RefusalsCiteARuleAndChangeNothing,
                            MoveTextsAreStableAndDistinct, PositionsRoundTripAndDamagedOnesAreRefused,
                            AGameReplaysFromTheTextsOfItsMoves, OldCopiesStayUnchanged, NobodySeesWhatNobodyIsTold,
                            ImaginedPositionsLookTheSameToTheViewer, MemoriesBeginAnywhere,
                            ImaginedPositionsAreAsLikelyAsTheyShouldBe);

}  // namespace regalia::contract
