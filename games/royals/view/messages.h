// What clients are told of Royals: what never changes in a game, and what a seat sees.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

#include "games/royals/state.h"
#include "games/royals/view/names.h"
#include "json/described.h"

namespace regalia::royals {

using json::ByName;
using json::InOrder;

// Who has a marker: a seat's number from 1; "removed" if it left the game; "taken" if it lies face down.
struct Owner {
  Seat seat = kNobody;

  bool operator==(const Owner&) const = default;
};

// --- components ---

struct CountryInfo {
  std::string id;
  std::string name;
  std::vector<int> bonus;

  static constexpr const char* kName = "CountryInfo";
  static constexpr std::array kNotes = {"as moves and views name it", "for people",
                                        "points of its two Country markers, the first and the second"};
};
BOOST_DESCRIBE_STRUCT(CountryInfo, (), (id, name, bonus))

struct IntrigueInfo {
  std::string id;
  std::string name;

  static constexpr const char* kName = "IntrigueInfo";
  static constexpr std::array kNotes = {"the ids of its two countries, joined by `-`", "for people"};
};
BOOST_DESCRIBE_STRUCT(IntrigueInfo, (), (id, name))

struct TitleInfo {
  std::string id;
  std::string name;
  int full = 0;
  int half = 0;

  static constexpr const char* kName = "TitleInfo";
  static constexpr std::array kNotes = {"as nobles name it", "for people", "points for the sole majority of its cubes",
                                        "points for each of two who tie for it; if more tie, nobody gets any"};
};
BOOST_DESCRIBE_STRUCT(TitleInfo, (), (id, name, full, half))

struct NobleInfo {
  std::string id;
  std::string name;
  std::string title;
  int cost = 0;
  int influence = 0;
  int takeover_intrigue = 0;

  static constexpr const char* kName = "NobleInfo";
  static constexpr std::array kNotes = {"the city and the title, joined by `.`",
                                        "for people",
                                        "the id of the title",
                                        "Country cards",
                                        "in the country",
                                        "Intrigue cards that a take-over takes besides"};
};
BOOST_DESCRIBE_STRUCT(NobleInfo, (), (id, name, title, cost, influence, takeover_intrigue))

struct CityInfo {
  std::string id;
  std::string name;
  std::string country;
  int bonus = 0;
  std::vector<NobleInfo> nobles;

  static constexpr const char* kName = "CityInfo";
  static constexpr std::array kNotes = {"as views name it", "for people", "the id of its country",
                                        "points of its City marker", "its one or two nobles"};
};
BOOST_DESCRIBE_STRUCT(CityInfo, (), (id, name, country, bonus, nobles))

struct PeriodInfo {
  int year = 0;
  ByName<std::vector<int>> markers;

  static constexpr const char* kName = "PeriodInfo";
  static constexpr std::array kNotes = {"in which it ends",
                                        "for each country the points for most influence and for second most"};
};
BOOST_DESCRIBE_STRUCT(PeriodInfo, (), (year, markers))

struct CardCounts {
  int country = 0;
  int intrigue = 0;

  static constexpr const char* kName = "CardCounts";
  static constexpr std::array kNotes = {"Country cards", "Intrigue cards"};
};
BOOST_DESCRIBE_STRUCT(CardCounts, (), (country, intrigue))

struct Components {
  std::vector<CountryInfo> countries;
  std::vector<IntrigueInfo> intrigue;
  std::vector<TitleInfo> titles;
  std::vector<CityInfo> cities;
  std::vector<int> house_bonus;
  std::vector<PeriodInfo> periods;
  CardCounts hand_limits;
  CardCounts cards_for_a_wild;
  int display = 0;
  std::string vanquished_rest;

  static constexpr const char* kName = "RoyalsComponents";
  static constexpr std::array kNotes = {"four",
                                        "kinds of Intrigue cards",
                                        "lowest first",
                                        "all, by country",
                                        "points of the Noble House markers, the first first",
                                        "three",
                                        "how many cards a hand may keep",
                                        "how many cards stand for one",
                                        "how many Country cards lie face up",
                                        "`cathedral` or `city-space`"};
};
BOOST_DESCRIBE_STRUCT(Components, (),
                      (countries, intrigue, titles, cities, house_bonus, periods, hand_limits, cards_for_a_wild,
                       display, vanquished_rest))

// --- view ---

struct HandInfo {
  InOrder<int> country;
  InOrder<int> intrigue;

  static constexpr const char* kName = "HandInfo";
  static constexpr std::array kNotes = {"how many of each country", "how many of each kind"};
};
BOOST_DESCRIBE_STRUCT(HandInfo, (), (country, intrigue))

struct ClaimInfo {
  std::string noble;
  int country_due = 0;
  int intrigue_due = 0;
  int country_wilds = 0;
  int intrigue_wilds = 0;
  bool country_wild = false;
  bool intrigue_wild = false;
  InOrder<int> country;
  InOrder<int> intrigue;

  static constexpr const char* kName = "ClaimInfo";
  static constexpr std::array kNotes = {"who is being claimed or taken over",
                                        "Country cards still to pay",
                                        "Intrigue cards still to pay",
                                        "wild Country cards still to lay, once begun",
                                        "wild Intrigue cards still to lay, once begun",
                                        "whether wild Country cards may be laid",
                                        "whether wild Intrigue cards may be laid",
                                        "Country cards laid so far",
                                        "Intrigue cards laid so far"};
};
BOOST_DESCRIBE_STRUCT(ClaimInfo, (),
                      (noble, country_due, intrigue_due, country_wilds, intrigue_wilds, country_wild, intrigue_wild,
                       country, intrigue))

struct PlayerInfo {
  int country_cards = 0;
  int intrigue_cards = 0;
  int cubes = 0;
  InOrder<int> titles;
  InOrder<int> influence;
  std::optional<int> points;

  static constexpr const char* kName = "PlayerInfo";
  static constexpr std::array kNotes = {"in the hand",        "in the hand",
                                        "left in the supply", "cubes on the title track, by title",
                                        "now, by country",    "so far; left out where others' markers lie face down"};
};
BOOST_DESCRIBE_STRUCT(PlayerInfo, (), (country_cards, intrigue_cards, cubes, titles, influence, points))

struct TwoOwners {
  json::Sparse<Owner> first;
  json::Sparse<Owner> second;

  static constexpr const char* kName = "TwoOwners";
  static constexpr std::array kNotes = {"of the first marker; left out: nobody yet",
                                        "of the second; left out: nobody yet"};
  bool operator==(const TwoOwners&) const = default;
};
BOOST_DESCRIBE_STRUCT(TwoOwners, (), (first, second))

struct MarkersInfo {
  InOrder<Owner> city;
  InOrder<TwoOwners> country;
  InOrder<Owner> house;
  InOrder<InOrder<TwoOwners>> period;
  InOrder<TwoOwners> title;

  static constexpr const char* kName = "MarkersInfo";
  static constexpr std::array kNotes = {"by city", "by country", "`1` to `3`, the first to complete every title",
                                        "by period from `1`, then by country", "by title"};
};
BOOST_DESCRIBE_STRUCT(MarkersInfo, (), (city, country, house, period, title))

struct ViewInfo {
  Phase phase{};
  std::optional<Owner> turn;
  std::optional<Owner> start;
  int period = 0;
  bool period_ends = false;
  InOrder<int> display;
  int pile = 0;
  InOrder<int> discard;
  int intrigue_pile = 0;
  InOrder<int> intrigue_discard;
  HandInfo hand;
  std::optional<ClaimInfo> claim;
  InOrder<Owner> nobles;
  InOrder<InOrder<int>> vanquished;
  std::vector<PlayerInfo> seats;
  InOrder<TwoOwners> leaders;
  MarkersInfo markers;

  static constexpr const char* kName = "RoyalsView";
  static constexpr std::array kNotes = {
      "`start`, `announce`, `draw`, `draw-country`, `draw-intrigue`, `play`, `discard`, `refill` or `over`",
      "whose turn it is",
      "who began",
      "from 1",
      "the trigger has come: the period ends after this turn, the last one after this round",
      "Country cards face up",
      "Country cards face down",
      "Country cards laid aside",
      "Intrigue cards face down",
      "Intrigue cards laid aside",
      "the viewer's own",
      "what the viewer is paying for",
      "who holds which noble; left out: free",
      "cubes in cities, by seat: who was driven out",
      "what is known of each seat",
      "by country: who would get the period's markers if it ended now, ties broken",
      "who has won which marker"};
};
BOOST_DESCRIBE_STRUCT(ViewInfo, (),
                      (phase, turn, start, period, period_ends, display, pile, discard, intrigue_pile, intrigue_discard,
                       hand, claim, nobles, vanquished, seats, leaders, markers))

}  // namespace regalia::royals

namespace regalia::json {

template <> struct Form<royals::Owner> {
  [[nodiscard]] static Shape shape() { return Shape::named("Owner", "owner"); }
  [[nodiscard]] static TypeDoc doc();
  [[nodiscard]] static boost::json::value write(const royals::Owner& owner);
  static void append(std::string& out, const royals::Owner& owner);
  [[nodiscard]] static royals::Owner read(const boost::json::value& value, const std::string& path, std::string& error);
};

}  // namespace regalia::json
