// Whom a line of the log is about, whatever the players are called.
#include "table/sentence.h"

#include <gtest/gtest.h>

namespace regalia {
namespace {

const std::vector<std::string> kNames = {"Ann", "Anna", "Draws"};

Sentence said(const std::function<std::string(Names)>& tell) { return told_sentence(kNames, tell); }

TEST(Sentence, IsAboutTheSeatWhoseNameItBeginsWith) {
  const Sentence sentence = said([](Names names) { return names[1] + " draws a card."; });
  EXPECT_EQ(sentence.text, "Anna draws a card.");
  EXPECT_EQ(sentence.about, seat_at(1)) << "and not about Ann";
  EXPECT_EQ(sentence.rest, "Draws a card.");
}

TEST(Sentence, IsAboutNobodyWhoseNameIsAVerb) {
  const Sentence sentence = said([](Names) { return std::string("Draws a card, whoever may."); });
  EXPECT_EQ(sentence.about, kNobody);
  EXPECT_TRUE(sentence.named.empty());
  const Sentence own = said([](Names names) { return names[2] + "'s turn is over."; });
  EXPECT_EQ(own.about, seat_at(2));
  EXPECT_EQ(own.rest, "Turn is over.");
}

TEST(Sentence, NamesAllOfThem) {
  const Sentence sentence =
      said([](Names names) { return "The Crown goes from " + names[2] + " to " + names[0] + "."; });
  EXPECT_EQ(sentence.text, "The Crown goes from Draws to Ann.");
  EXPECT_EQ(sentence.about, kNobody);
  EXPECT_EQ(sentence.named, SeatSet::both(seat_at(0), seat_at(2)));
}

TEST(Sentence, IsNotTakenApartWhereTwoDoSomething) {
  const Sentence sentence = said([](Names names) { return names[0] + " and " + names[1] + " have a deal."; });
  EXPECT_EQ(sentence.about, seat_at(0));
  EXPECT_EQ(sentence.rest, "");
}

}  // namespace
}  // namespace regalia
