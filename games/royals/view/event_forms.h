// How the events of Royals are written in JSON: which members they have, and the ids of what they speak of.
#pragma once

#include <boost/describe.hpp>

#include "games/royals/rules.h"
#include "games/royals/view/names.h"
#include "games/royals/view/write_json.h"
#include "json/event_json.h"

namespace regalia::royals {

BOOST_DESCRIBE_STRUCT(Started, (), (seat))
BOOST_DESCRIBE_STRUCT(Revealed, (), (country))
BOOST_DESCRIBE_STRUCT(Announced, (), (seat, plan))
BOOST_DESCRIBE_STRUCT(DrewCountry, (), (seat, country))
BOOST_DESCRIBE_STRUCT(TookDisplay, (), (seat, country))
BOOST_DESCRIBE_STRUCT(DrewIntrigue, (), (seat, pair))
BOOST_DESCRIBE_STRUCT(Claimed, (), (seat, noble, former, country, intrigue))
BOOST_DESCRIBE_STRUCT(CityBonus, (), (seat, city))
BOOST_DESCRIBE_STRUCT(CountryBonus, (), (seat, country, marker))
BOOST_DESCRIBE_STRUCT(HouseBonus, (), (seat, marker))
BOOST_DESCRIBE_STRUCT(Discarded, (), (seat, country))
BOOST_DESCRIBE_STRUCT(DroppedIntrigue, (), (seat, pair))
BOOST_DESCRIBE_STRUCT(OverLimit, (), (seat))
BOOST_DESCRIBE_STRUCT(TurnEnded, (), (seat))
BOOST_DESCRIBE_STRUCT(PileShuffled, (), (cards))
BOOST_DESCRIBE_STRUCT(IntrigueShuffled, (), (cards))
BOOST_DESCRIBE_STRUCT(PeriodEnding, (), (period))
BOOST_DESCRIBE_STRUCT(PeriodMarker, (), (seat, period, country, rank, influence, tie))
BOOST_DESCRIBE_STRUCT(MarkerRemoved, (), (period, country, rank, rivals))
BOOST_DESCRIBE_STRUCT(TitleFull, (), (seat, title))
BOOST_DESCRIBE_STRUCT(TitleHalf, (), (seat, title))
BOOST_DESCRIBE_STRUCT(TitleRemoved, (), (title, tied))
BOOST_DESCRIBE_STRUCT(GameOver, (), ())

}  // namespace regalia::royals

namespace regalia::json {

template <> struct IdForm<royals::Country> {
  static std::string write(const royals::Rules& rules, royals::Country country) {
    return rules.facts().country_ids[at(country)];
  }
};
template <> struct IdForm<royals::Pair> {
  static std::string write(const royals::Rules& rules, royals::Pair pair) { return rules.pair_id(pair); }
};
template <> struct IdForm<royals::NobleNumber> {
  static std::string write(const royals::Rules& rules, royals::NobleNumber noble) {
    return rules.noble_id(static_cast<int>(noble));
  }
};
template <> struct IdForm<royals::CityNumber> {
  static std::string write(const royals::Rules& rules, royals::CityNumber city) {
    return rules.facts().cities[at(city)].id;
  }
};
template <> struct IdForm<royals::Title> {
  static std::string write(const royals::Rules& rules, royals::Title title) {
    return rules.facts().titles[at(title)].id;
  }
};
template <> struct IdForm<royals::CountryCards> {
  static Shape shape() { return Shape::by_name(Shape::whole(1)); }
  static boost::json::value write(const royals::Rules& rules, royals::CountryCards cards) {
    return json::write(royals::counts(rules, cards));
  }
};
template <> struct IdForm<royals::IntrigueCards> {
  static Shape shape() { return Shape::by_name(Shape::whole(1)); }
  static boost::json::value write(const royals::Rules& rules, royals::IntrigueCards cards) {
    return json::write(royals::counts(rules, cards));
  }
};

}  // namespace regalia::json
