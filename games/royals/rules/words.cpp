// Moves and events in words: stable text for records and programs, phrases and sentences for people.

#include <numeric>

#include "engine/text.h"
#include "games/royals/rules.h"

namespace regalia::royals {
namespace {

constexpr std::string_view kThree = "three";
constexpr std::string_view kMixed = "mixed";

std::string number_word(int count) {
  static constexpr std::array<std::string_view, 13> kNumbers = {
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"};
  return count < 13 ? std::string(kNumbers[at(count)]) : std::to_string(count);
}

std::string counted(int count, const std::string& noun) {
  return number_word(count) + " " + noun + (count == 1 ? "" : "s");
}

}  // namespace

std::string Rules::pair_id(Pair pair) const {
  const auto& [one, two] = kPairCountries[at(pair)];
  return facts_.country_ids[at(one)] + "-" + facts_.country_ids[at(two)];
}

std::string Rules::pair_name(Pair pair) const {
  const auto& [one, two] = kPairCountries[at(pair)];
  return facts_.country_names[at(one)] + "/" + facts_.country_names[at(two)];
}

std::string Rules::noble_name(int noble) const {
  return "the " + facts_.titles[at(nobles_[at(noble)].title)].name + " of " +
         facts_.cities[nobles_[at(noble)].city].name;
}

std::string Rules::price(int noble) const {
  return std::to_string(nobles_[at(noble)].cost) + " " + facts_.country_names[at(nobles_[at(noble)].country)];
}

std::string Rules::text(Move move) const {
  const auto country = [&] { return move.a() < kCountries ? facts_.country_ids[at(move.a())] : "?"; };
  const auto pair = [&] { return move.a() < kPairs ? pair_id(static_cast<Pair>(move.a())) : "?"; };
  const auto noble = [&] { return move.a() < noble_count_ ? noble_id(move.a()) : "?"; };
  switch (move.kind<MoveKind>()) {
    case MoveKind::announce:
      return "announce " + std::string(move.a() == static_cast<int>(DrawPlan::three_countries) ? kThree : kMixed);
    case MoveKind::draw_pile: return "draw pile";
    case MoveKind::draw_display: return "draw " + country();
    case MoveKind::draw_intrigue: return "draw intrigue";
    case MoveKind::claim: return "claim " + noble();
    case MoveKind::take_over: return "takeover " + noble();
    case MoveKind::pay_country: return "pay " + country();
    case MoveKind::pay_wild: return "wild " + country();
    case MoveKind::pay_intrigue: return "intrigue " + pair();
    case MoveKind::wild_intrigue: return "wild-intrigue " + pair();
    case MoveKind::end_turn: return "end";
    case MoveKind::discard: return "discard " + country();
    case MoveKind::drop_intrigue: return "discard " + pair();
    case MoveKind::start: return "start " + std::to_string(move.a() + 1);
    case MoveKind::deal_country: return "deal " + country();
    case MoveKind::deal_intrigue: return "deal " + pair();
    default: return "?";
  }
}

Result<Move> Rules::parse_move(std::string_view text) const {
  const std::size_t space = text.find(' ');
  const std::string_view verb = text.substr(0, space);
  const std::string_view object = space == std::string_view::npos ? std::string_view() : text.substr(space + 1);

  int country = -1;
  for (int i = 0; i < kCountries; ++i)
    if (facts_.country_ids[at(i)] == object) country = i;
  int pair = -1;
  for (int i = 0; i < kPairs; ++i)
    if (pair_id(static_cast<Pair>(i)) == object) pair = i;
  const int noble = noble_at(object);

  if (text == "end") return move_of(MoveKind::end_turn);
  if (text == "draw pile") return move_of(MoveKind::draw_pile);
  if (text == "draw intrigue") return move_of(MoveKind::draw_intrigue);
  if (verb == "announce" && object == kThree) return move_of(MoveKind::announce, DrawPlan::three_countries);
  if (verb == "announce" && object == kMixed) return move_of(MoveKind::announce, DrawPlan::one_of_each);
  if (verb == "draw" && country >= 0) return move_of(MoveKind::draw_display, country);
  if (verb == "claim" && noble >= 0) return move_of(MoveKind::claim, noble);
  if (verb == "takeover" && noble >= 0) return move_of(MoveKind::take_over, noble);
  if (verb == "pay" && country >= 0) return move_of(MoveKind::pay_country, country);
  if (verb == "wild" && country >= 0) return move_of(MoveKind::pay_wild, country);
  if (verb == "intrigue" && pair >= 0) return move_of(MoveKind::pay_intrigue, pair);
  if (verb == "wild-intrigue" && pair >= 0) return move_of(MoveKind::wild_intrigue, pair);
  if (verb == "discard" && country >= 0) return move_of(MoveKind::discard, country);
  if (verb == "discard" && pair >= 0) return move_of(MoveKind::drop_intrigue, pair);
  if (verb == "deal" && country >= 0) return move_of(MoveKind::deal_country, country);
  if (verb == "deal" && pair >= 0) return move_of(MoveKind::deal_intrigue, pair);
  if (verb == "start" && object.size() == 1 && object[0] >= '1' && object[0] < '1' + kSeatLimit)
    return move_of(MoveKind::start, object[0] - '1');
  return Error{in_quotes(text) + " is not a move of Royals; a move reads like \"draw pile\", \"claim " + noble_id(0) +
               "\" or \"end\"."};
}

std::string Rules::describe(Move move) const {
  if (text(move).back() == '?') return "nothing that Royals knows";
  const auto country = [&] { return facts_.country_names[at(move.a())]; };
  const auto pair = [&] { return pair_name(static_cast<Pair>(move.a())); };
  switch (move.kind<MoveKind>()) {
    case MoveKind::announce:
      return move.a() == static_cast<int>(DrawPlan::three_countries) ? "draw three Country cards"
                                                                     : "draw one Country card and one Intrigue card";
    case MoveKind::draw_pile: return "draw a Country card from the face-down pile";
    case MoveKind::draw_display: return "take the face-up " + country() + " card";
    case MoveKind::draw_intrigue: return "draw an Intrigue card";
    case MoveKind::claim: return "claim " + noble_name(move.a()) + " (" + price(move.a()) + ")";
    case MoveKind::take_over:
      return "take over " + noble_name(move.a()) + " (" + price(move.a()) + " and " +
             std::to_string(nobles_[at(move.a())].intrigue) + " Intrigue)";
    case MoveKind::pay_country: return "pay a " + country() + " card";
    case MoveKind::pay_wild: return "lay a " + country() + " card as part of a wild group";
    case MoveKind::pay_intrigue: return "pay the Intrigue card " + pair();
    case MoveKind::wild_intrigue: return "lay the Intrigue card " + pair() + " as part of a wild group";
    case MoveKind::end_turn: return "end the turn";
    case MoveKind::discard: return "discard a " + country() + " card";
    case MoveKind::drop_intrigue: return "discard the Intrigue card " + pair();
    case MoveKind::start: return "player " + std::to_string(move.a() + 1) + " begins";
    case MoveKind::deal_country: return "the card is " + country();
    case MoveKind::deal_intrigue: return "the card is " + pair();
    default: return "nothing";
  }
}

std::vector<std::string> Rules::touches(Move move) const {
  const std::string words = text(move);
  if (words.back() == '?') return {};
  const std::string object = words.substr(words.find(' ') + 1);  // all texts end in the id of what they are about
  switch (move.kind<MoveKind>()) {
    case MoveKind::announce: return {"pile", "intrigue-pile"};
    case MoveKind::draw_pile: return {"pile"};
    case MoveKind::draw_display: return {"display:" + object};
    case MoveKind::draw_intrigue: return {"intrigue-pile"};
    case MoveKind::claim:
    case MoveKind::take_over: return {"noble:" + object, "city:" + object.substr(0, object.find('.'))};
    case MoveKind::end_turn: return {"turn"};
    case MoveKind::start: return {"seat:" + object};
    case MoveKind::deal_country: return {"pile"};
    case MoveKind::deal_intrigue: return {"intrigue-pile"};
    default: return {"hand:" + object};
  }
}

std::string Rules::tell(const Event& event, std::span<const std::string> names) const {
  const auto& args = event.args;
  const auto name = [&](int seat) {
    return at(seat) < names.size() ? names[at(seat)] : "Player " + std::to_string(seat + 1);
  };
  const std::string who = event.seat == kNobody ? "" : name(index(event.seat));
  const auto country = [&](std::size_t arg) { return facts_.country_names[at(args[arg])]; };
  const auto year = [&](std::size_t arg) { return std::to_string(facts_.periods[at(args[arg])].year); };
  const auto land = [&](std::size_t arg) { return facts_.country_phrases[at(args[arg])]; };
  const auto sum = [&](int count) { return std::accumulate(args.begin(), args.begin() + count, 0); };
  const auto title = [&] { return facts_.titles[at(args[0])].name; };
  const auto points = [](int value) { return std::to_string(value) + (value == 1 ? " point" : " points"); };
  switch (event.as<EventKind>()) {
    case EventKind::started: return who + " is the starting player.";
    case EventKind::revealed: return "A " + country(0) + " card is turned face up.";
    case EventKind::announced:
      return who + (args[0] == static_cast<int>(DrawPlan::three_countries)
                        ? " will draw three Country cards."
                        : " will draw a Country card and an Intrigue card.");
    case EventKind::drew_country:
      return who + (args[0] == kUnseen ? " draws a Country card from the pile."
                                       : " draws a " + country(0) + " card from the pile.");
    case EventKind::took_display: return who + " takes the face-up " + country(0) + " card.";
    case EventKind::drew_intrigue:
      return who + (args[0] == kUnseen ? " draws an Intrigue card."
                                       : " draws the Intrigue card " + pair_name(static_cast<Pair>(args[0])) + ".");
    case EventKind::claimed: return tell_claim(event, who, args[1] < 0 ? "" : name(args[1]));
    case EventKind::city_bonus: {
      const CityFacts& city = facts_.cities[at(args[0])];
      return who + " is first in " + city.name + " and takes its City bonus: " + points(city.bonus) + ".";
    }
    case EventKind::country_bonus:
      return who + " has a cube in every city of " + land(0) +
             " and takes a Country bonus: " + points(facts_.country_bonus[at(args[0])][at(args[1])]) + ".";
    case EventKind::house_bonus:
      return who +
             " has a cube on every title and takes a Noble House bonus: " + points(facts_.house_bonus[at(args[0])]) +
             ".";
    case EventKind::discarded: return who + " discards a " + country(0) + " card.";
    case EventKind::dropped_intrigue:
      return who + " discards the Intrigue card " + pair_name(static_cast<Pair>(args[0])) + ".";
    case EventKind::turn_ended: return who + "'s turn is over.";
    case EventKind::pile_shuffled:
      return "The discarded Country cards are shuffled into a new pile of " + std::to_string(sum(kCountries)) + ".";
    case EventKind::intrigue_shuffled:
      return "The discarded Intrigue cards are shuffled into a new pile of " + std::to_string(sum(kPairs)) + ".";
    case EventKind::period_ending:
      return args[0] == kPeriods - 1 ? "The last period is ending: the round is played to its end."
                                     : "The period of " + year(0) + " comes to its end.";
    case EventKind::period_marker: return tell_period_marker(event, who);
    case EventKind::marker_removed:
      return (args[3] == 0 ? "Nobody has" : "Only one player has") + (" influence in " + land(1)) + ": the " +
             (args[2] == 0 ? "higher" : "lower") + " marker for " + year(0) + " leaves the game.";
    case EventKind::title_full:
      return who + " has the most cubes on the " + title() +
             " and takes the whole marker: " + points(facts_.titles[at(args[0])].full) + ".";
    case EventKind::title_half:
      return who + " shares the most cubes on the " + title() +
             " and takes half of the marker: " + points(facts_.titles[at(args[0])].half) + ".";
    case EventKind::title_removed:
      return args[1] == 0 ? "Nobody has a cube on the " + title() + ": the marker leaves the game."
                          : "More than two share the most cubes on the " + title() + ": the marker leaves the game.";
    case EventKind::game_over: return "The game is over.";
    case EventKind::over_limit: return who + " has more cards than a hand may hold and is to discard.";
  }
  return {};
}

std::string Rules::tell_period_marker(const Event& event, const std::string& who) const {
  const auto [period, country, rank] = std::array{at(event.args[0]), at(event.args[1]), at(event.args[2])};
  const auto tie = static_cast<Tie>(event.args[4]);
  const int points = facts_.periods[period].markers[country][rank].value;
  return who + " takes the " + (rank == 0 ? "higher" : "lower") + " marker of " + facts_.country_phrases[country] +
         " for " + std::to_string(facts_.periods[period].year) + " with " + std::to_string(event.args[3]) +
         " influence" +
         (tie == Tie::by_title  ? " and the higher title"
          : tie == Tie::by_city ? " and the city with the higher bonus"
                                : "") +
         ": " + std::to_string(points) + (points == 1 ? " point." : " points.");
}

std::string Rules::tell_claim(const Event& event, const std::string& who, const std::string& former) const {
  std::vector<std::string> cards;
  for (std::size_t i = 0; i < kCountries; ++i)
    if (const int count = event.args[2 + i]; count > 0)
      cards.push_back(counted(count, facts_.country_names[i] + " card"));
  const Noble& noble = nobles_[at(event.args[0])];
  const bool wild = event.args[2 + at(noble.country)] < noble.cost;
  if (wild) cards.back() += " (" + number_word(facts_.country_wild) + " for one)";
  for (std::size_t i = 0; i < kPairs; ++i)
    if (const int count = event.args[6 + i]; count > 0)
      cards.push_back(counted(count, "Intrigue card") + " " + pair_name(static_cast<Pair>(i)));
  const std::string paid = " with " + joined(cards);
  if (former.empty()) return who + " claims " + noble_name(event.args[0]) + paid + ".";
  const char* place = options_.resting_place == RestingPlace::cathedral ? "Cathedral" : "City space";
  return who + " takes over " + noble_name(event.args[0]) + " from " + former + paid + "; " + former +
         "'s cube goes to the " + place + ".";
}

}  // namespace regalia::royals
