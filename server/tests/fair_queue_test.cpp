// Whose work is next, with costs and times that are made up.
#include "server/ops/fair_queue.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace regalia::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr auto kSlice = FairQueue::kSlice;

Payer at(const std::string& address, const std::string& account = "", const std::string& table = "") {
  return {address, account, table};
}

class FairQueues : public testing::Test {
 protected:
  FairQueue::Moment now{};
  std::string order;  // the names of works, as they began

  void add(FairQueue& queue, const Payer& payer, char name, int times = 1) {
    for (int i = 0; i < times; ++i) queue.add(payer, [this, name](const Enough&) { order += name; });
  }
  // One after the other, each of which takes what its name says.
  void run(FairQueue& queue, int works, const std::map<char, milliseconds>& costs) {
    for (int i = 0; i < works; ++i) {
      auto turn = queue.next(now);
      ASSERT_TRUE(turn.has_value());
      turn->work(turn->enough);
      queue.ended(turn->number, costs.at(order.back()));
    }
  }
  [[nodiscard]] auto count(char name) const { return std::count(order.begin(), order.end(), name); }
};

TEST_F(FairQueues, AnAddressGetsNoMoreByManyAccountsAndTables) {
  FairQueue queue(2);
  for (int table = 0; table < 13; ++table) {
    add(queue, at("visitor", "one", std::to_string(table)), 'a', 9);
    add(queue, at("visitor", "two", std::to_string(100 + table)), 'b', 9);
  }
  add(queue, at("other", "three", "t"), 'c', 9);
  run(queue, 18, {{'a', seconds(5)}, {'b', seconds(5)}, {'c', seconds(5)}});
  EXPECT_EQ(count('c'), 9) << order;
  EXPECT_EQ(count('a') + count('b'), 9) << "half of the time for each address: " << order;
}

TEST_F(FairQueues, AccountsOfOneAddressShareItAndTablesShareAnAccount) {
  FairQueue queue(2);
  add(queue, at("home", "anna", "t1"), 'a', 20);
  add(queue, at("home", "anna", "t2"), 'b', 20);
  add(queue, at("home", "ben", "t3"), 'c', 20);
  run(queue, 16, {{'a', seconds(1)}, {'b', seconds(1)}, {'c', seconds(1)}});
  EXPECT_EQ(count('c'), 8) << order;
  EXPECT_EQ(count('a'), 4) << order;
  EXPECT_EQ(count('b'), 4) << order;
}

TEST_F(FairQueues, WhatCountsIsProcessorTimeAndNotHowOften) {
  FairQueue queue(2);
  add(queue, at("slow"), 's', 50);
  add(queue, at("quick"), 'q', 50);
  run(queue, 36, {{'s', seconds(5)}, {'q', seconds(1)}});
  EXPECT_EQ(count('s'), 6) << order;
  EXPECT_EQ(count('q'), 30) << order;
}

TEST_F(FairQueues, NobodySavesTimeUpByResting) {
  FairQueue queue(2);
  const std::map<char, milliseconds> costs = {{'b', seconds(1)}, {'n', seconds(1)}};
  add(queue, at("busy"), 'b', 30);
  run(queue, 20, costs);
  add(queue, at("new"), 'n', 30);
  order.clear();
  run(queue, 10, costs);
  EXPECT_LE(count('n'), 6) << "half, and not all until it has used as much as the other: " << order;
  EXPECT_GE(count('n'), 5) << order;
}

TEST_F(FairQueues, NobodyGetsRidOfWhatWasUsedByRestingForAMoment) {
  FairQueue queue(2);
  const std::map<char, milliseconds> costs = {{'g', seconds(5)}, {'m', seconds(1)}};
  add(queue, at("modest"), 'm', 40);
  for (int i = 0; i < 24; ++i) {
    if (order.empty() || order.back() == 'g') add(queue, at("greedy"), 'g');  // one piece of work at a time
    run(queue, 1, costs);
  }
  EXPECT_EQ(count('g'), 4) << order;
  EXPECT_EQ(count('m'), 20) << order;
}

TEST_F(FairQueues, OneAddressLeavesAThreadToOthers) {
  FairQueue queue(3);
  add(queue, at("greedy", "one"), 'g', 5);
  add(queue, at("greedy", "two"), 'g', 5);
  EXPECT_TRUE(queue.next(now).has_value());
  const auto second = queue.next(now);
  EXPECT_TRUE(second.has_value());
  EXPECT_FALSE(queue.next(now).has_value());
  add(queue, at("modest"), 'm');
  EXPECT_TRUE(queue.next(now).has_value());
  EXPECT_FALSE(queue.next(now).has_value()) << "all threads are taken";
  queue.ended(second->number, seconds(1));
  EXPECT_TRUE(queue.next(now).has_value());
}

TEST_F(FairQueues, WorkForATableBeginsInOrder) {
  FairQueue queue(2);
  for (const char name : std::string("abcdef")) add(queue, at("home", "anna", "t"), name);
  std::map<char, milliseconds> costs;
  for (const char name : std::string("abcdef")) costs[name] = milliseconds(name % 3);
  run(queue, 6, costs);
  EXPECT_EQ(order, "abcdef");
}

// --- who has had a slice makes way ---

class MakingWay : public FairQueues {
 protected:
  FairQueue queue{2};
  Enough first;
  Enough second;

  void SetUp() override {
    add(queue, at("one", "anna", "t1"), 'a', 2);
    first = queue.next(now)->enough;
    add(queue, at("two"), 'b');
    second = queue.next(now)->enough;
  }
};

TEST_F(MakingWay, NobodyDoesWhileNobodyWaitsWhoMayBegin) {
  queue.make_way(now + 100 * kSlice);
  EXPECT_FALSE(*first) << "the other work of the same account waits, and it has a thread";
  EXPECT_FALSE(*second);
}

TEST_F(MakingWay, OneDoesWhenSomebodyElseWaitsButNotBeforeItsSlice) {
  add(queue, at("new"), 'n');
  queue.make_way(now + kSlice - milliseconds(1));
  EXPECT_FALSE(*first || *second);
  queue.make_way(now + kSlice);
  EXPECT_NE(first->load(), second->load()) << "one is enough for one who waits";
}

TEST_F(MakingWay, WhoHasUsedLessThanThoseWhoWaitDoesNot) {
  FairQueue busy(2);
  const auto begin = [&](const char* address) {
    add(busy, at(address), 'x');
    return *busy.next(now);
  };
  const auto heavy = begin("heavy");
  const auto light = begin("light");
  busy.ended(heavy.number, seconds(60));
  const auto other = begin("other");
  add(busy, at("heavy"), 'x');
  busy.make_way(now + 2 * kSlice);
  EXPECT_FALSE(*light.enough);
  EXPECT_FALSE(*other.enough);
}

TEST_F(MakingWay, AnAccountDoesForAnotherOfItsAddress) {
  FairQueue busy(3);
  for (const char* table : {"t1", "t2", "t3"}) add(busy, at("home", "anna", table), 'a');
  const auto one = busy.next(now);
  const auto two = busy.next(now);
  busy.make_way(now + kSlice);
  EXPECT_FALSE(*one->enough || *two->enough);
  add(busy, at("home", "ben"), 'b');
  busy.make_way(now + kSlice);
  EXPECT_NE(one->enough->load(), two->enough->load());
}

TEST_F(MakingWay, AllDoWhenItStops) {
  const std::vector<FairQueue::Work> dropped = queue.stop();
  EXPECT_TRUE(*first && *second);
  EXPECT_EQ(dropped.size(), 1U) << "what waited";
}

// --- a server under attack ---

// A machine in steps of made-up time, with thoughts that end early when they are told to.
class Machine {
 public:
  static constexpr milliseconds kStep{50};

  explicit Machine(int threads) : queue_(threads) {}

  void add(const Payer& payer, milliseconds takes) {
    queue_.add(payer, [this, takes](const Enough&) { takes_ = takes; });
  }
  void run(int steps) {
    for (int i = 0; i < steps; ++i) step();
  }
  // How long a thought of somebody waits until it begins.
  milliseconds wait_of(const Payer& payer) {
    bool begun = false;
    queue_.add(payer, [this, &begun](const Enough&) {
      begun = true;
      takes_ = kStep;
    });
    const auto since = now_;
    do step();
    while (!begun);
    return std::chrono::duration_cast<milliseconds>(now_ - kStep - since);
  }

 private:
  struct Thought {
    FairQueue::Turn turn;
    FairQueue::Moment begun;
    milliseconds takes;
  };

  void step() {
    queue_.make_way(now_);
    std::erase_if(thoughts_, [this](const Thought& thought) {
      const bool ends = *thought.turn.enough || now_ - thought.begun >= thought.takes;
      if (ends) queue_.ended(thought.turn.number, now_ - thought.begun);
      return ends;
    });
    while (auto turn = queue_.next(now_)) {
      turn->work(turn->enough);
      thoughts_.push_back({std::move(*turn), now_, takes_});
    }
    now_ += kStep;
  }

  FairQueue queue_;
  FairQueue::Moment now_{};
  milliseconds takes_{0};
  std::vector<Thought> thoughts_;
};

TEST(UnderAttack, TwoAccountsOfAVisitorWithThirteenTablesOfNineBotsKeepNobodyWaiting) {
  Machine machine(3);
  for (int table = 0; table < 13; ++table)
    for (int bot = 0; bot < 9; ++bot) {
      machine.add(at("visitor", "one", std::to_string(table)), seconds(5));
      machine.add(at("visitor", "two", std::to_string(100 + table)), seconds(5));
    }
  for (int move = 0; move < 10; ++move) {
    machine.run(30);
    EXPECT_EQ(machine.wait_of(at("somebody else")), milliseconds(0));
  }
}

TEST(UnderAttack, ManyAddressesKeepSomebodyElseWaitingForASliceAtMost) {
  Machine machine(3);
  for (int address = 0; address < 5; ++address)
    for (int thought = 0; thought < 200; ++thought) machine.add(at("visitor " + std::to_string(address)), seconds(5));
  for (int move = 0; move < 10; ++move) {
    machine.run(30 + move);
    EXPECT_LE(machine.wait_of(at("somebody else")), kSlice + Machine::kStep) << "of thoughts of five seconds";
  }
}

}  // namespace
}  // namespace regalia::server
