#include "games/blood/view/facts_json.h"

#include <boost/json.hpp>

#include "engine/text.h"
#include "json/facts_file.h"
#include "json/object_reader.h"

namespace regalia::blood {
namespace {

namespace bj = boost::json;

// One description of where every fact stands, used for reading, writing and listing. Paths are what a facts file uses.
template <class FactsType, class Visit> void for_each_figure(FactsType& facts, Visit visit) {
  visit("tax", facts.tax);
  visit("high-tax", facts.high_tax);
  visit("upkeep", facts.upkeep);
  visit("price", facts.price);
  visit("rebellion-payment", facts.rebellion_payment);
  visit("wedding-money", facts.wedding_money);
  visit("honour", facts.honour);
  visit("entry", facts.entry);
  visit("sets.basic", facts.sets[0]);
  visit("sets.semi-luxury", facts.sets[1]);
  visit("sets.luxury", facts.sets[2]);
  visit("armies", facts.armies);
  visit("fleets", facts.fleets);
  visit("princes", facts.princes);
  visit("castle", facts.castle);
  visit("cargo", facts.cargo);
  visit("armies-of-a-province", facts.armies_of_a_province);
  visit("armies-of-an-annexed-province", facts.armies_of_an_annexed);
  visit("neutral-armies.goods", facts.neutral_armies[0]);
  visit("neutral-armies.capital", facts.neutral_armies[1]);
  visit("neutral-armies.elsewhere", facts.neutral_armies[2]);
  visit("birth", facts.birth);
  visit("last-birth", facts.last_birth);
  visit("most-at-court", facts.most_at_court);
}

constexpr std::string_view kNone = "none";

std::string good_word(Good good) { return std::string(good == kNoGood ? kNone : kGoodIds[at(good)]); }

// `visit(path, word, confidence, take)`: what a word says, and `take(word)`, which is false of what cannot be.
template <class Visit> void for_each_word(Facts& facts, Visit visit) {
  for (ProvinceFacts& province : facts.map.provinces)
    visit("goods." + std::string(province.id), good_word(province.good), province.good_confidence,
          [&](std::string_view word) {
            for (int i = 0; i <= kGoods; ++i) {
              const Good good = i == kGoods ? kNoGood : static_cast<Good>(i);
              if (good_word(good) != word) continue;
              province.good = good;
              province.good_confidence = Confidence::owner;
              return true;
            }
            return false;
          });
  for (const Country country : CountrySet::all()) {
    Province& capital = facts.map.capitals[at(country)];
    Confidence& confidence = facts.map.capital_confidence[at(country)];
    visit("capitals." + std::string(id_of(country)), std::string(id_of(capital)), confidence,
          [&](std::string_view word) {
            if (province_at(word) == kNoProvince) return false;
            capital = province_at(word);
            confidence = Confidence::owner;
            return true;
          });
  }
}

// `visit(path, is there, confidence, take)`
template <class Visit> void for_each_flag(Facts& facts, Visit visit) {
  const auto pairs = [&]<class Id>(const std::string& path, auto& marks, Id) {
    for (std::size_t one = 0; one < marks.size(); ++one)
      for (std::size_t other = one + 1; other < marks.size(); ++other)
        visit(path + std::string(id_of(static_cast<Id>(one))) + "." + std::string(id_of(static_cast<Id>(other))),
              marks[one][other].is_there, marks[one][other].confidence, [&](bool is_there) {
                marks[one][other] = marks[other][one] = {is_there, Confidence::owner};
              });
  };
  pairs("borders.", facts.map.borders, Province{});
  pairs("straits.", facts.map.straits, Sea{});
  for (SeaFacts& sea : facts.map.seas)
    for (int i = 0; i < kProvinces; ++i) {
      const auto province = static_cast<Province>(i);
      visit("coasts." + std::string(sea.id) + "." + std::string(id_of(province)), sea.coasts.has(province),
            sea.confidence, [&](bool is_there) {
              if (is_there)
                sea.coasts.add(province);
              else
                sea.coasts.remove(province);
              sea.confidence = Confidence::owner;
            });
    }
}

std::string line(const std::string& path, const std::string& value, Confidence confidence) {
  return path + " = " + value + " (" + std::string(kConfidenceWords[at(confidence)]) + ")\n";
}

}  // namespace

Result<Facts> read_facts(Facts facts, std::string_view text) {
  const Result<bj::value> parsed = json::parse(text);
  if (!parsed) return Error{"Facts: " + parsed.error()};
  std::string error;
  json::FactEntries entries(*parsed, "Blood Royale", error);
  const auto complain = [&](const std::string& what) {
    if (error.empty()) error = what;
  };
  if (error.empty()) {
    for_each_figure(facts, [&](const std::string& path, Figure& figure) { entries.number(path, figure); });
    for_each_word(facts, [&](const std::string& path, const std::string&, Confidence, auto take) {
      std::string word;
      if (entries.text(path, word); !word.empty() && !take(word))
        complain(path + " cannot be " + in_quotes(word) + ".");
    });
    for_each_flag(facts, [&](const std::string& path, bool, Confidence, auto take) {
      const bj::value* entry = entries.take(path);
      if (entry == nullptr) return;
      if (entry->is_bool())
        take(entry->get_bool());
      else
        complain(path + " must be true or false.");
    });
    entries.finish();
  }
  if (error.empty()) error = fault(facts);
  if (!error.empty()) return Error{"Facts: " + error};
  return facts;
}

std::string write_differing_facts(const Facts& facts, const Facts& standard) {
  bj::object root;
  // Both are gone through in the same order.
  const auto differing = [&](auto for_each, auto put) {
    std::vector<std::string> usual;
    for_each(standard, [&](const std::string&, const std::string& value) { usual.push_back(value); });
    std::size_t next = 0;
    for_each(facts, [&](const std::string& path, const std::string& value) {
      if (value != usual[next++]) json::put_fact(root, path, put(value));
    });
  };
  differing(
      [](const Facts& of, auto visit) {
        for_each_figure(
            of, [&](const std::string& path, const Figure& figure) { visit(path, std::to_string(figure.value)); });
      },
      [](const std::string& value) { return bj::value(std::stoi(value)); });
  differing(
      [](Facts of, auto visit) {
        for_each_word(of,
                      [&](const std::string& path, const std::string& word, Confidence, auto) { visit(path, word); });
      },
      [](const std::string& value) { return bj::value(value); });
  differing(
      [](Facts of, auto visit) {
        for_each_flag(of, [&](const std::string& path, bool is_there, Confidence, auto) {
          visit(path, is_there ? "true" : "false");
        });
      },
      [](const std::string& value) { return bj::value(value == "true"); });
  return bj::serialize(root);
}

json::TypeDoc facts_type() {
  json::TypeDoc type{.name = "BloodFacts",
                     .note = "What a printed copy says differently; every entry may be left out."};
  const Facts facts = standard_facts();
  for_each_figure(facts, [&](const std::string& path, const Figure&) {
    json::describe_fact(type, path, json::Shape::whole(0, json::kLargestFigure));
  });
  std::vector<std::string> goods(kGoodIds.begin(), kGoodIds.end());
  goods.emplace_back(kNone);
  const auto pairs = json::Shape::by_name(json::Shape::by_name(json::Shape::flag()));
  json::describe_fact(type, "goods", json::Shape::by_name(json::Shape::text(goods)), "of provinces");
  json::describe_fact(type, "capitals", json::Shape::by_name(json::Shape::text()), "of countries: a province");
  json::describe_fact(type, "borders", pairs, "of two provinces, that which the table of provinces has first in front");
  json::describe_fact(type, "straits", pairs, "of two sea areas, in their order");
  json::describe_fact(type, "coasts", pairs, "of a sea area and a province");
  return type;
}

std::string list_figures(const Facts& of) {
  Facts facts = of;
  std::string lines;
  for_each_figure(facts, [&](const std::string& path, const Figure& figure) {
    lines += line(path, std::to_string(figure.value), figure.confidence);
  });
  for_each_word(facts, [&](const std::string& path, const std::string& word, Confidence confidence, auto) {
    if (word != kNone) lines += line(path, word, confidence);
  });
  for_each_flag(facts, [&](const std::string& path, bool is_there, Confidence confidence, auto) {
    if (is_there) lines += line(path, "true", confidence);
  });
  return lines;
}

}  // namespace regalia::blood
