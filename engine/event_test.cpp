#include "engine/event.h"

#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "engine/words.h"

namespace regalia {
namespace {

constexpr Seat kAnna = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Seat kCleo = seat_at(2);

struct Drew {
  Seat seat = kNobody;
  std::optional<int> card;
  bool operator==(const Drew&) const = default;
};
struct Shown {
  std::vector<int> cards;
  bool operator==(const Shown&) const = default;
};
using Happening = std::variant<Drew, Shown>;

TEST(Event, TheAudienceHearsAllOthersTheRedactedForm) {
  Listener<Happening> listener;
  tell_some(listener, SeatSet::only(kAnna), Drew{kAnna, 7}, Drew{kAnna, {}});
  tell_some(listener, SeatSet::both(kAnna, kBen), Drew{kBen, 3});
  tell_all(listener, [] { return Shown{{1, 2, 3}}; });
  ASSERT_EQ(listener.tellings.size(), 3U);
  EXPECT_EQ(*listener.tellings[0].received_by(kAnna), Happening(Drew{kAnna, 7}));
  EXPECT_EQ(*listener.tellings[0].received_by(kBen), Happening(Drew{kAnna, {}}));
  EXPECT_EQ(*listener.tellings[0].received_by(kOpenHands), Happening(Drew{kAnna, 7}));
  EXPECT_EQ(listener.tellings[1].received_by(kCleo), nullptr);
  EXPECT_EQ(listener.tellings[1].received_by(kNobody), nullptr);
  EXPECT_NE(listener.tellings[2].received_by(kNobody), nullptr) << "onlookers hear what is public";
}

TEST(Event, InSilenceNothingIsEvenMade) {
  Silence silence;
  tell_all(silence, [] {
    ADD_FAILURE() << "made for nobody";
    return Shown{};
  });
}

TEST(WordBook, HandsOutWhatTheReaderMayRead) {
  WordBook book;
  book.keep(5, {"Henry", Audience::all()});
  book.keep(6, {"between us", Audience::only(SeatSet::both(kAnna, kBen))});
  EXPECT_EQ(book.read(5, kNobody), "Henry");
  EXPECT_EQ(book.read(6, kBen), "between us");
  EXPECT_EQ(book.read(6, kCleo), "");
  EXPECT_EQ(book.read(6, kOpenHands), "between us");
  EXPECT_EQ(book.read(7, kAnna), "") << "there are none";
  book.keep(5, {"Edward", Audience::all()});
  EXPECT_EQ(book.read(5, kCleo), "Edward") << "the last words given under a number stand";
}

}  // namespace
}  // namespace regalia
