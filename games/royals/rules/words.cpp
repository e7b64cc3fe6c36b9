// Moves in words: stable text for records and programs, phrases for people, and the elements of the board they touch.

#include "engine/text.h"
#include "games/royals/rules.h"

namespace regalia::royals {
namespace {

constexpr std::string_view kThree = "three";
constexpr std::string_view kMixed = "mixed";

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

}  // namespace regalia::royals
