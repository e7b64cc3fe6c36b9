#include "games/blood/law/reader.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <iterator>
#include <optional>
#include <sstream>

#include "engine/text.h"
#include "games/blood/facts/names.h"

namespace regalia::blood {
namespace {

// How promises are written. @w is who is bound, @m for whom, @t a third country, @p a person, @l provinces or all of a country, @n a
// number, @g items, @r and @b how many of what come back, @c which children. Of two that begin alike the longer stands first.
struct Pattern {
  Matter matter;
  std::string_view text;
};
constexpr std::array kPatterns = {
    Pattern{Matter::peace, "@w does not attack @m in @l"},
    Pattern{Matter::peace, "@w does not attack @m"},
    Pattern{Matter::usual_tax, "@w taxes at the usual rate"},
    Pattern{Matter::no_match, "nobody of the house of @w weds into the house of @t"},
    Pattern{Matter::no_leave, "@w grants @t no way for armies or goods, no passing of fleets and no port"},
    Pattern{Matter::no_leave, "@w grants @t no leave"},
    Pattern{Matter::heir, "@w does not pass over @p"},
    Pattern{Matter::no_help, "@w gives @t no crowns, goods, land or armies"},
    Pattern{Matter::no_help, "@w gives @t no help"},
    Pattern{Matter::no_contract, "@w signs no contract with @t"},
    Pattern{Matter::march, "armies of @m may march through @l"},
    Pattern{Matter::fleets, "fleets of @w let those of @m pass"},
    Pattern{Matter::ports, "fleets of @m may lie in the ports of @w"},
    Pattern{Matter::ports, "fleets of @m may lie in port in @l"},
    Pattern{Matter::carriage, "goods of @m may go through @l"},
    Pattern{Matter::station, "armies of @m may stand in @l"},
    Pattern{Matter::command, "@m commands up to @n armies of @w in @l"},
    Pattern{Matter::command, "@m commands up to @n army of @w in @l"},
    Pattern{Matter::command, "@m commands up to @n armies of @w"},
    Pattern{Matter::command, "@m commands up to @n army of @w"},
    Pattern{Matter::release, "@w gives @m back to its house, but keeps @l"},
    Pattern{Matter::release, "@w gives @m back to its house"},
    Pattern{Matter::fief, "@w leaves the taxes and new items of @l to the house of @m"},
    Pattern{Matter::tax_share, "@w gives @m @n percent of its taxes"},
    Pattern{Matter::exchange, "@w gives @m @n @g for @r @b"},
    Pattern{Matter::goods, "@w gives @m @n @g"},
    Pattern{Matter::dowry, "@w pays @m @n crowns at once"},
    Pattern{Matter::dowry, "@w pays @m @n crown at once"},
    Pattern{Matter::pension, "@w pays @m @n crowns"},
    Pattern{Matter::pension, "@w pays @m @n crown"},
    Pattern{Matter::land, "@w cedes @l to @m at once"},
    Pattern{Matter::land_later, "@w cedes @l to @m"},
    Pattern{Matter::groom_joins, "the groom joins the court of the bride"},
    Pattern{Matter::children, "@c of the couple are of the bride's house"},
    Pattern{Matter::claim, "@p renounces the crown of @t"},
    Pattern{Matter::captive, "@w sets @p free"},
    Pattern{Matter::trade, "@w hands @m @n @g"},
};
constexpr std::array<std::string_view, kChildrenKinds> kChildren = {"the children", "the sons", "the daughters",
                                                                    "the first child", "all children but the first"};

std::string lower(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return small;
}

// Without blanks and stops around it.
std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kAround = " \t.,";
  const std::size_t from = text.find_first_not_of(kAround);
  return from == std::string_view::npos ? "" : text.substr(from, text.find_last_not_of(kAround) + 1 - from);
}

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  constexpr int kMost = 9999;
  if (text.empty() || code != std::errc() || end != text.data() + text.size() || number < 0 || number > kMost)
    return std::nullopt;
  return number;
}

Country country_in(std::string_view text) {
  for (const Country country : CountrySet::all())
    if (lower(name_of(country)) == text) return country;
  return kNoCountry;
}

Province province_in(const Map& map, std::string_view text) {
  for (int i = 0; i < kProvinces; ++i)
    if (lower(map.provinces[at(i)].name) == text || id_of(static_cast<Province>(i)) == text)
      return static_cast<Province>(i);
  return kNoProvince;
}

std::optional<Good> good_in(std::string_view text) {
  for (int i = 0; i < kGoods; ++i)
    if (kGoodIds[at(i)] == text) return static_cast<Good>(i);
  return std::nullopt;
}

class Reader {
 public:
  explicit Reader(const ClauseWords& words) : words_(words) {}

  Result<Clause> read(std::string_view text) {
    const std::vector<std::string> parts = cut(lower(trimmed(text)));
    std::string promise(parts[0]);
    read_interval(promise);
    if (!read_promise(promise))
      return Error{"There is no clause " + in_quotes(trimmed(text)) + ". Do you mean: " + nearest(promise)};
    for (std::size_t i = 1; i < parts.size(); ++i)
      if (!read_qualifier(parts[i])) return Error{"A clause cannot hold " + in_quotes(parts[i]) + "."};
    return clause_;
  }

 private:
  // The sentence that has most words in common, about the two that would sign.
  [[nodiscard]] std::string nearest(const std::string& promise) const {
    const auto words_of = [](std::string_view text) {
      std::istringstream stream{std::string(text)};
      std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
      std::erase_if(words, [](const std::string& word) { return word[0] == '@'; });
      return words;
    };
    const std::vector<std::string> said = words_of(promise);
    const Pattern* best = &kPatterns[0];
    std::ptrdiff_t most = 0;
    for (const Pattern& pattern : kPatterns) {
      std::ptrdiff_t common = 0;
      for (const std::string& word : words_of(pattern.text))  // long words tell more
        common += std::count(said.begin(), said.end(), word) * static_cast<std::ptrdiff_t>(word.size());
      if (common <= most) continue;
      most = common;
      best = &pattern;
    }
    std::string sentence;
    for (std::size_t i = 0; i < best->text.size(); ++i)
      sentence += best->text[i] == '@' ? example_of(best->text[++i]) : std::string(1, best->text[i]);
    return capitalised(sentence + ".");
  }
  [[nodiscard]] std::string example_of(char what) const {
    const Province province = *provinces_of(words_.maker).begin();
    switch (what) {
      case 'w': return std::string(name_of(words_.maker));
      case 'm': return std::string(name_of(words_.other));
      case 't': return std::string(name_of(third()));
      case 'n': return "2";
      case 'r': return "1";
      case 'g': return std::string(kGoodIds[at(Good::metal)]);
      case 'b': return std::string(kGoodIds[at(Good::food)]);
      case 'l': return std::string(words_.map[after(province)].name);
      case 'c': return std::string(kChildren[at(Children::first)]);
      default: return "Prince Henry of " + std::string(name_of(words_.maker));
    }
  }
  [[nodiscard]] Country third() const {
    for (const Country country : CountrySet::all())
      if (country != words_.maker && country != words_.other) return country;
    return words_.maker;
  }

  // The promise, and every year and condition behind it.
  static std::vector<std::string> cut(const std::string& text) {
    constexpr std::array<std::string_view, 4> kBegin = {" from ", " until ", " while ", " unless "};
    std::vector<std::string> parts;
    std::size_t start = 0;
    for (std::size_t at = 1; at < text.size(); ++at)
      for (const std::string_view begin : kBegin)
        if (text.compare(at, begin.size(), begin) == 0) {
          parts.emplace_back(trimmed(std::string_view(text).substr(start, at - start)));
          start = at + 1;
          break;
        }
    parts.emplace_back(trimmed(std::string_view(text).substr(start)));
    return parts;
  }

  // "every 10 years", "in every turn" or "once" at its end.
  void read_interval(std::string& promise) {
    constexpr std::string_view kTurn = " in every turn";
    constexpr std::string_view kOnce = " once";
    constexpr std::string_view kEvery = " every ";
    constexpr std::string_view kYears = " years";
    constexpr int kYearsOfTurns = 5;
    const auto drop = [&](std::size_t from) { promise = std::string(trimmed(promise.substr(0, from))); };
    if (promise.ends_with(kTurn)) {
      clause_.every = kYearsOfTurns;
      return drop(promise.size() - kTurn.size());
    }
    if (promise.ends_with(kOnce) && !promise.ends_with(" at once")) return drop(promise.size() - kOnce.size());
    const std::size_t every = promise.rfind(kEvery);
    if (every == std::string::npos || !promise.ends_with(kYears)) return;
    const std::size_t from = every + kEvery.size();
    const auto years = number_in(std::string_view(promise).substr(from, promise.size() - kYears.size() - from));
    if (!years || *years > 255) return;
    clause_.every = static_cast<std::uint8_t>(*years);
    drop(every);
  }

  bool read_promise(std::string_view promise) {
    for (const Pattern& pattern : kPatterns) {
      const Clause before = clause_;
      clause_.matter = pattern.matter;
      if (matches(pattern.text, promise) && settle_sides()) return true;
      clause_ = before;
      whole_ = kNoCountry;
    }
    return false;
  }

  // Text and pattern from here on: what a mark stands for ends where the next words of the pattern begin.
  bool matches(std::string_view pattern, std::string_view text) {
    const std::size_t mark = std::min(pattern.find('@'), pattern.size());
    if (text.substr(0, mark) != pattern.substr(0, mark)) return false;
    if (mark == pattern.size()) return text.size() == mark;
    const char what = pattern[mark + 1];
    const std::string_view rest = pattern.substr(mark + 2);
    const std::string_view next = rest.substr(0, std::min(rest.find('@'), rest.size()));
    text.remove_prefix(mark);
    const std::size_t end = next.empty() ? text.size() : text.find(next);
    return end != std::string_view::npos && take(what, trimmed(text.substr(0, end))) && matches(rest, text.substr(end));
  }

  bool take(char what, std::string_view text) {
    const auto country = [&](Country& to) {
      to = country_in(text);
      return to != kNoCountry;
    };
    const auto number = [&](std::uint16_t& to) {
      const std::optional<int> read = number_in(text);
      if (read) to = static_cast<std::uint16_t>(*read);
      return read.has_value();
    };
    const auto good = [&](Good& to) {
      const std::optional<Good> read = good_in(text);
      if (read) to = *read;
      return read.has_value();
    };
    switch (what) {
      case 'w': return country(clause_.who);
      case 'm': return country(clause_.whom);
      case 't': return country(clause_.third);
      case 'n': return number(clause_.amount);
      case 'r': return number(clause_.returns);
      case 'g': return good(clause_.good);
      case 'b': return good(clause_.returned);
      case 'p': clause_.person = words_.person(text); return clause_.person != kNoPerson;
      case 'l': return provinces(text);
      default: {
        const auto found = std::find(kChildren.begin(), kChildren.end(), text);
        clause_.amount = static_cast<std::uint16_t>(found - kChildren.begin());
        return found != kChildren.end();
      }
    }
  }

  // "Kent, Essex and Wessex", or the country for all of it.
  bool provinces(std::string_view text) {
    whole_ = country_in(text);
    if (whole_ != kNoCountry) return true;
    std::string list(text);
    for (std::size_t at = list.find(" and "); at != std::string::npos; at = list.find(" and ", at + 1))
      list.replace(at, 5, ",");
    for (std::size_t from = 0; from <= list.size();) {
      const std::size_t end = std::min(list.find(',', from), list.size());
      const Province province = province_in(words_.map, trimmed(std::string_view(list).substr(from, end - from)));
      if (province == kNoProvince) return false;
      clause_.provinces.add(province);
      from = end + 1;
    }
    return !clause_.provinces.empty();
  }

  // Who is bound where the sentence names only the other, or nobody.
  bool settle_sides() {
    const auto other = [&](Country country) { return country == words_.maker ? words_.other : words_.maker; };
    const auto is_party = [&](Country country) { return country == words_.maker || country == words_.other; };
    const bool is_grooms = clause_.matter == Matter::groom_joins || clause_.matter == Matter::children;
    if (clause_.who == kNoCountry && clause_.whom != kNoCountry) clause_.who = other(clause_.whom);
    if (clause_.who == kNoCountry) clause_.who = is_grooms ? words_.grooms : words_.maker;
    if (clause_.whom == kNoCountry) clause_.whom = other(clause_.who);
    if (whole_ != kNoCountry && whole_ != clause_.who) return false;
    return is_party(clause_.who) && is_party(clause_.whom) && clause_.who != clause_.whom;
  }

  bool read_qualifier(std::string_view text) {
    const std::size_t space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    const std::string_view what = trimmed(text.substr(std::min(space, text.size())));
    if (word == "from" || word == "until") {
      const std::optional<int> year = number_in(what);
      if (year) (word == "from" ? clause_.from : clause_.until) = static_cast<std::int16_t>(*year);
      return year.has_value();
    }
    if (clause_.conditions.full()) return false;
    Condition condition;
    condition.is_not = word == "unless";
    if (!read_condition(what, condition)) return false;
    clause_.conditions.push_back(condition);
    return true;
  }

  bool read_condition(std::string_view what, Condition& condition) const {
    constexpr std::string_view kHolds = " holds ";
    constexpr std::string_view kAnd = " and ";
    constexpr std::string_view kWar = " are at war";
    constexpr std::string_view kAnyWar = " is at war";
    constexpr std::string_view kLives = " lives";
    constexpr std::string_view kReigns = " reigns";
    const auto without = [&](std::string_view end) { return what.substr(0, what.size() - end.size()); };
    if (const std::size_t holds = what.find(kHolds); holds != std::string_view::npos) {
      condition.what = Condition::What::holds;
      condition.one = country_in(what.substr(0, holds));
      condition.province = province_in(words_.map, what.substr(holds + kHolds.size()));
      return condition.one != kNoCountry && condition.province != kNoProvince;
    }
    if (const std::size_t both = what.find(kAnd); both != std::string_view::npos && what.ends_with(kWar)) {
      condition.what = Condition::What::at_war;
      condition.one = country_in(what.substr(0, both));
      const std::size_t from = both + kAnd.size();
      condition.other = country_in(what.substr(from, what.size() - kWar.size() - from));
      return condition.one != kNoCountry && condition.other != kNoCountry;
    }
    if (what.ends_with(kAnyWar)) {
      condition.what = Condition::What::at_war;
      condition.one = country_in(without(kAnyWar));
      return condition.one != kNoCountry;
    }
    if (!what.ends_with(kLives) && !what.ends_with(kReigns)) return false;
    condition.what = what.ends_with(kLives) ? Condition::What::lives : Condition::What::reigns;
    condition.person = words_.person(without(what.ends_with(kLives) ? kLives : kReigns));
    return condition.person != kNoPerson;
  }

  const ClauseWords& words_;
  Clause clause_;
  Country whole_ = kNoCountry;  // a country that is named for all its provinces
};

}  // namespace

Result<Clause> read_clause(std::string_view text, const ClauseWords& words) { return Reader(words).read(text); }

std::vector<std::string> sample_sentences() {
  return {"England does not attack France in Normandy and Anjou, until 1320.",
          "Armies of France may march through England.",
          "England gives France 1 cloth for 1 food every 10 years, while France holds Anjou.",
          "England pays France 20 Crowns in every turn, from 1310.",
          "France commands up to 4 armies of England, while France and Germany are at war.",
          "The first child of the couple are of the bride's house."};
}

}  // namespace regalia::blood
