// How the events of the probe are written in JSON: which members they have, and the ids of what they speak of.
#pragma once

#include <boost/describe.hpp>

#include "json/event_json.h"
#include "tests/probe/probe.h"

namespace regalia::probe {

BOOST_DESCRIBE_STRUCT(Pledge, (), (from, to, points))
BOOST_DESCRIBE_STRUCT(VetoGiven, (), (seat))
BOOST_DESCRIBE_STRUCT(TokenDrawn, (), (seat, round, colour))
BOOST_DESCRIBE_STRUCT(DealPut, (), (seat, partner, number, revision, clauses))
BOOST_DESCRIBE_STRUCT(DealAccepted, (), (seat, partner, number, revision, clauses))
BOOST_DESCRIBE_STRUCT(DealRefused, (), (seat, partner, number, revision))
BOOST_DESCRIBE_STRUCT(DealWithdrawn, (), (seat, partner, number, revision))
BOOST_DESCRIBE_STRUCT(SaidDone, (), (seat))
BOOST_DESCRIBE_STRUCT(Voted, (), (seat, answer))
BOOST_DESCRIBE_STRUCT(Vote, (), (seat, answer))
BOOST_DESCRIBE_STRUCT(VotesShown, (), (votes, carried))
BOOST_DESCRIBE_STRUCT(Vetoed, (), (seat))
BOOST_DESCRIBE_STRUCT(TokenJudged, (), (seat, round, counts))
BOOST_DESCRIBE_STRUCT(Bid, (), (seat, coins))
BOOST_DESCRIBE_STRUCT(ShownToken, (), (seat, colour))
BOOST_DESCRIBE_STRUCT(Revealed, (), (tokens, pledges))

}  // namespace regalia::probe

namespace regalia::json {

template <> struct IdForm<probe::Colour> {
  static std::string write(const probe::Rules&, probe::Colour colour) {
    return colour == probe::Colour::blue ? "blue" : "red";
  }
};
template <> struct IdForm<probe::Answer> {
  static std::string write(const probe::Rules&, probe::Answer answer) {
    return answer == probe::Answer::yes ? "yes" : "no";
  }
};

}  // namespace regalia::json
