#include "server/fair_pool.h"

#include <gtest/gtest.h>

#include <future>

namespace regalia::server {
namespace {

// A pool of two threads, one of which is busy for somebody else until it is let go.
class OneThread : public testing::Test {
 protected:
  FairPool pool{2};
  std::promise<void> begun;
  std::promise<void> free;

  void SetUp() override {
    pool.add("first", [this, until = free.get_future().share()] {
      begun.set_value();
      until.wait();
    });
    begun.get_future().wait();
  }
  // Keeps the other thread busy too, until `let_go` is set.
  static void occupy(FairPool& pool, const std::string& owner, std::promise<void>& let_go) {
    std::promise<void> busy;
    pool.add(owner, [&busy, until = let_go.get_future().share()] {
      busy.set_value();
      until.wait();
    });
    busy.get_future().wait();
  }
  void TearDown() override { pool.stop(); }
};

TEST_F(OneThread, TakesTurnsBetweenTheTablesOfOne) {
  std::promise<void> let_go;
  occupy(pool, "second", let_go);
  std::string order;
  std::promise<void> all;
  for (int i = 0; i < 3; ++i) pool.add("me", "a", [&] { order += 'a'; });
  pool.add("me", "b", [&] { order += 'b'; });
  pool.add("me", "c", [&] { order += 'c'; });
  pool.add("me", "c", [&] { order += 'c'; });
  pool.add("me", "a", [&] { all.set_value(); });
  let_go.set_value();
  all.get_future().wait();
  EXPECT_EQ(order, "abcaca") << "one thought each, then the next";
  free.set_value();
}

TEST_F(OneThread, TakesTurnsBetweenOwnersHoweverManyTablesOneHas) {
  std::promise<void> let_go;
  occupy(pool, "second", let_go);
  std::string order;
  std::promise<void> all;
  for (int i = 0; i < 100; ++i) pool.add("greedy", "table " + std::to_string(i), [&] { order += 'g'; });
  pool.add("modest", "table", [&] { order += 'm'; });
  pool.add("modest", "table", [&] { all.set_value(); });
  let_go.set_value();
  all.get_future().wait();
  free.set_value();
  pool.stop();  // the others would go on
  EXPECT_EQ(order.substr(0, 3), "gmg") << "his turn comes after one thought, not after a hundred";
}

TEST(FairPool, LeavesAThreadForOthersWhateverOneAsksFor) {
  FairPool pool(3);
  std::promise<void> until;
  const std::shared_future<void> free = until.get_future().share();
  std::atomic<int> at_once = 0;
  for (int i = 0; i < 10; ++i)
    pool.add("greedy", "table " + std::to_string(i), [&at_once, free] {
      ++at_once;
      free.wait();
    });
  std::promise<void> done;
  pool.add("modest", [&done] { done.set_value(); });
  done.get_future().wait();  // or for ever
  EXPECT_LE(at_once, 2);
  until.set_value();
  pool.stop();
}

TEST_F(OneThread, StopsWhenWhatIsUnderWayHasEnded) {
  std::promise<void> let_go;
  occupy(pool, "second", let_go);
  bool thought = false;
  pool.add("me", [&] { thought = true; });
  const auto stopping = pool.stopping();
  EXPECT_FALSE(*stopping);
  auto stopped = std::async(std::launch::async, [this] { pool.stop(); });
  while (!*stopping) std::this_thread::yield();  // who thinks can see it
  free.set_value();
  let_go.set_value();
  stopped.wait();
  EXPECT_FALSE(thought) << "what waited is dropped";
  pool.add("me", [&] { thought = true; });
  pool.stop();
  EXPECT_FALSE(thought) << "and nothing more is begun";
}

}  // namespace
}  // namespace regalia::server
