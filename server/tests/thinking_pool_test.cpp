#include "server/thinking_pool.h"

#include <gtest/gtest.h>

#include <future>

namespace regalia::server {
namespace {

// A pool of one thread that is busy until it is let go.
class OneThread : public testing::Test {
 protected:
  ThinkingPool pool{1};
  std::promise<void> begun;
  std::promise<void> free;

  void SetUp() override {
    pool.think("first", [this, until = free.get_future().share()] {
      begun.set_value();
      until.wait();
    });
    begun.get_future().wait();
  }
};

TEST_F(OneThread, TakesTurnsBetweenTables) {
  std::string order;
  std::promise<void> all;
  for (int i = 0; i < 3; ++i) pool.think("a", [&] { order += 'a'; });
  pool.think("b", [&] { order += 'b'; });
  pool.think("c", [&] { order += 'c'; });
  pool.think("c", [&] { order += 'c'; });
  pool.think("a", [&] { all.set_value(); });
  free.set_value();
  all.get_future().wait();
  EXPECT_EQ(order, "abcaca") << "one thought each, then the next";
}

TEST_F(OneThread, StopsWhenWhatIsUnderWayHasEnded) {
  bool thought = false;
  pool.think("a", [&] { thought = true; });
  const auto stopping = pool.stopping();
  EXPECT_FALSE(*stopping);
  auto stopped = std::async(std::launch::async, [this] { pool.stop(); });
  while (!*stopping) std::this_thread::yield();  // who thinks can see it
  free.set_value();
  stopped.wait();
  EXPECT_FALSE(thought) << "what waited is dropped";
  pool.think("a", [&] { thought = true; });
  pool.stop();
  EXPECT_FALSE(thought) << "and nothing more is begun";
}

}  // namespace
}  // namespace regalia::server
