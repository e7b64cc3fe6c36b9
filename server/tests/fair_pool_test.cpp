#include "server/ops/fair_pool.h"

#include <gtest/gtest.h>

#include <future>

#include "server/ops/processor_time.h"

namespace regalia::server {
namespace {

TEST(FairPool, LeavesAThreadForOthersWhateverOneAddressAsksFor) {
  FairPool pool(3);
  std::promise<void> until;
  const std::shared_future<void> free = until.get_future().share();
  std::atomic<int> at_once = 0;
  for (int i = 0; i < 10; ++i)
    pool.add(Payer{"greedy", "account " + std::to_string(i % 2), "table " + std::to_string(i)},
             [&at_once, free](const Enough&) {
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

TEST(FairPool, TellsWhoThinksLongThatItIsEnoughWhenSomebodyElseWaits) {
  FairPool pool(2, FairPool::Cost::processor_time);
  std::atomic<int> thinking = 0;
  const auto think = [&thinking](const Enough& enough) {
    ++thinking;
    while (!*enough) std::this_thread::yield();
  };
  for (const char* address : {"one", "two"}) pool.add(Payer{address}, think);
  while (thinking < 2) std::this_thread::yield();
  std::promise<void> done;
  pool.add("new", [&done] { done.set_value(); });
  done.get_future().wait();  // or for ever
  pool.stop();
}

TEST(FairPool, CountsWhatWorkTookOfAProcessor) {
  FairPool pool(2, FairPool::Cost::processor_time);
  std::promise<void> let_go;
  std::promise<void> ready;
  const auto hold = [](FairPool& threads, const char* address, std::promise<void>& until) {
    std::promise<void> busy;
    threads.add(address, [&busy, end = until.get_future().share()] {
      busy.set_value();
      end.wait();
    });
    busy.get_future().wait();
  };
  hold(pool, "first", let_go);  // one thread is left,
  hold(pool, "second", ready);  // and free when everything waits
  std::string order;
  std::promise<void> all;
  const auto work_long = [&order] {
    const auto since = processor_time();
    while (processor_time() - since < std::chrono::milliseconds(50)) {
    }
    order += 'l';
  };
  for (int i = 0; i < 2; ++i) pool.add("long", work_long);
  for (int i = 0; i < 3; ++i) pool.add("short", [&order] { order += 's'; });
  pool.add("short", [&all] { all.set_value(); });
  ready.set_value();
  all.get_future().wait();
  let_go.set_value();
  pool.stop();
  EXPECT_EQ(order.substr(0, 4), "lsss") << "one long piece of work, and then short ones until they have used as much";
}

TEST(FairPool, StopsWhenWhatIsUnderWayHasEnded) {
  FairPool pool(2);
  std::promise<void> begun;
  std::atomic<bool> told = false;
  pool.add(Payer{"first"}, [&](const Enough& enough) {
    begun.set_value();
    while (!*enough) std::this_thread::yield();
    told = true;
  });
  begun.get_future().wait();
  std::atomic<bool> thought = false;
  pool.add("first", [&thought] { thought = true; });  // there is no thread for it
  pool.stop();
  EXPECT_TRUE(told) << "who thinks can see it";
  EXPECT_FALSE(thought) << "what waited is dropped";
  pool.add("second", [&thought] { thought = true; });
  pool.stop();
  EXPECT_FALSE(thought) << "and nothing more is begun";
}

}  // namespace
}  // namespace regalia::server
