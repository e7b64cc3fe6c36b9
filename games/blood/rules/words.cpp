// Moves in words: stable text for records and programs, phrases for people, and the elements of the table they touch.
#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/text.h"
#include "games/blood/realm/spot.h"
#include "games/blood/rules.h"
#include "games/blood/rules/move_forms.h"
#include "games/blood/rules/terms.h"

namespace regalia::blood {
namespace {

// Without sign or leading zeros.
std::optional<int> number_in(std::string_view text, int most) {
  int number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || code != std::errc() || end != text.data() + text.size() || number < 0 || number > most)
    return std::nullopt;
  return text.size() > 1 && text.front() == '0' ? std::nullopt : std::optional(number);
}

std::string arg_text(Arg arg, int number) {
  switch (arg) {
    case Arg::person: return "p" + std::to_string(number);
    case Arg::province: return number < kProvinces ? std::string(id_of(static_cast<Province>(number))) : "?";
    case Arg::country: return number < kCountries ? std::string(id_of(static_cast<Country>(number))) : "?";
    case Arg::ordinal: return std::to_string(number + 1);
    case Arg::score: return signed_number(number - 2);
    case Arg::spot: return number < kSpots ? id_of(static_cast<Spot>(number)) : "?";
    case Arg::good: return number < kGoods ? std::string(kGoodIds[at(number)]) : "?";
    case Arg::matter: return number < kMatters ? std::string(blood::form_of(static_cast<Matter>(number)).word) : "?";
    case Arg::terms: return text_of(Terms::of(number));
    default: return std::to_string(number);
  }
}

std::optional<int> arg_in(Arg arg, std::string_view text) {
  switch (arg) {
    case Arg::person: return text.starts_with('p') ? number_in(text.substr(1), Move::kMostA) : std::nullopt;
    case Arg::province: {
      const Province province = province_at(text);
      return province == kNoProvince ? std::nullopt : std::optional(static_cast<int>(province));
    }
    case Arg::country: {
      const Country country = country_at(text);
      return country == kNoCountry ? std::nullopt : std::optional(static_cast<int>(country));
    }
    case Arg::ordinal: {
      const std::optional<int> number = number_in(text, Move::kMostA);
      return number && *number > 0 ? std::optional(*number - 1) : std::nullopt;
    }
    case Arg::spot: {
      const Spot spot = spot_at(text);
      return spot == kNoSpot ? std::nullopt : std::optional(static_cast<int>(spot));
    }
    case Arg::good:
      for (int good = 0; good < kGoods; ++good)
        if (kGoodIds[at(good)] == text) return good;
      return std::nullopt;
    case Arg::matter:
      for (int matter = 0; matter < kMatters; ++matter)
        if (blood::form_of(static_cast<Matter>(matter)).word == text) return matter;
      return std::nullopt;
    case Arg::terms: {
      const int terms = terms_at(text);
      return terms < 0 ? std::nullopt : std::optional(terms);
    }
    case Arg::score:
      for (int score = -2; score <= 2; ++score)
        if (signed_number(score) == text) return score + 2;
      return std::nullopt;
    default: return number_in(text, Move::kMostA);
  }
}

std::string_view next_word(std::string_view& rest) {
  const std::size_t space = std::min(rest.find(' '), rest.size());
  const std::string_view word = rest.substr(0, space);
  rest.remove_prefix(std::min(space + 1, rest.size()));
  return word;
}

}  // namespace

std::string Rules::text(Move move) const {
  const MoveForm* form = form_of(move);
  if (form == nullptr) return "?";
  std::string text(form->word);
  if (form->a != Arg::none) text += " " + arg_text(form->a, move.a());
  if (form->b != Arg::none) text += " " + arg_text(form->b, move.b());
  if (form->c != Arg::none) text += " " + arg_text(form->c, move.c());
  if (form->has_amount) text += " " + std::to_string(move.amount());
  return text;
}

Result<Move> Rules::parse_move(std::string_view text) const {
  const Error unknown{"There is no move " + in_quotes(text) + "."};
  constexpr std::size_t kLongest = 120;
  if (text.empty() || text.size() > kLongest || text.back() == ' ') return unknown;
  std::string_view rest = text;
  const MoveForm* form = form_of(next_word(rest));
  if (form == nullptr) return unknown;
  const auto arg = [&](Arg kind) -> std::optional<int> {
    return kind == Arg::none ? std::optional(0) : arg_in(kind, next_word(rest));
  };
  const std::optional<int> a = arg(form->a);
  const std::optional<int> b = a ? arg(form->b) : std::nullopt;
  const std::optional<int> c = b ? arg(form->c) : std::nullopt;
  const std::optional<int> amount =
      form->has_amount ? number_in(next_word(rest), static_cast<int>(Move::kMostAmount)) : std::optional(0);
  if (!a || !b || !c || !amount || !rest.empty()) return unknown;
  return Move::of(kind_of(*form), *a, *b, *c, static_cast<std::uint32_t>(*amount));
}

std::string Rules::describe(Move move) const {
  const MoveForm* form = form_of(move);
  if (form == nullptr) return "?";
  return filled(*form, move, [&](Arg arg, int number) -> std::string {
    switch (arg) {
      case Arg::person: return "person " + std::to_string(number);
      case Arg::province: return number < kProvinces ? std::string(facts_.map.provinces[at(number)].name) : "?";
      case Arg::country: return number < kCountries ? std::string(name_of(static_cast<Country>(number))) : "?";
      case Arg::spot: return number < kSpots ? name_of(facts_.map, static_cast<Spot>(number)) : "?";
      case Arg::matter: return number < kMatters ? std::string(blood::form_of(static_cast<Matter>(number)).gist) : "?";
      case Arg::terms: return described(Terms::of(number));
      default: return arg_text(arg, number);
    }
  });
}

std::vector<std::string> Rules::touches(Move move) const {
  const MoveForm* form = form_of(move);
  if (form == nullptr) return {};
  std::vector<std::string> elements;
  const auto add = [&](Arg arg, int number) {
    const std::string text = arg_text(arg, number);
    if (arg == Arg::person) elements.push_back("person:" + text.substr(1));
    if (arg == Arg::province) elements.push_back("province:" + text);
    if (arg == Arg::country) elements.push_back("country:" + text);
    if (arg == Arg::spot) {
      const auto spot = static_cast<Spot>(std::min(number, kSpots));
      elements.push_back((is_province(spot) ? "province:" : is_sea(spot) ? "sea:" : "fleet:") + text);
    }
  };
  add(form->a, move.a());
  add(form->b, move.b());
  add(form->c, move.c());
  if (!form->element.empty()) elements.emplace_back(form->element);
  return elements;
}

}  // namespace regalia::blood
