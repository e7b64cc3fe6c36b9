#include "games/gambit/view/facts_json.h"

#include <boost/json.hpp>

#include "engine/text.h"
#include "json/facts_file.h"
#include "json/object_reader.h"

namespace regalia::gambit {
namespace {

namespace bj = boost::json;

enum class Unit : std::uint8_t { whole, halves };

// One description of where every figure stands, used for reading, writing and listing: `visit(path, figure, unit)` is
// called for each. Paths are what a facts file uses.
template <class FactsType, class Visit> void for_each_figure(FactsType& facts, Visit visit) {
  for (std::size_t i = 0; i < kCards; ++i) {
    auto& card = facts.cards[i];
    const std::string path = "cards." + card.id + ".";
    if (static_cast<Card>(i) != Card::doppelganger) visit(path + "value", card.halves, Unit::halves);
    if (card.ability == Ability::two_values) visit(path + "second", card.second, Unit::halves);
    visit(path + "copies", card.copies, Unit::whole);
  }
  visit("hand", facts.hand, Unit::whole);
  visit("talents.wizard_from", facts.wizard_from, Unit::halves);
  visit("talents.witch_up_to", facts.witch_up_to, Unit::halves);
  visit("talents.romeo_with_juliet", facts.romeo, Unit::halves);
  visit("talents.hermit_loses", facts.hermit, Unit::halves);
  visit("talents.little_giant_gains", facts.little_giant, Unit::halves);
  visit("talents.jester_each", facts.jester, Unit::halves);
  visit("talents.dragon_takes", facts.dragon, Unit::halves);
  visit("points.crown", facts.crown_points, Unit::whole);
  visit("points.gold", facts.gold_points, Unit::whole);
}

bj::value number_json(const Figure& figure, Unit unit) {
  if (unit == Unit::whole) return figure.value;
  if (figure.value % 2 != 0) return figure.value / 2.0;
  return figure.value / 2;
}

}  // namespace

Result<Facts> read_facts(Facts facts, std::string_view text) {
  const Result<bj::value> parsed = json::parse(text);
  if (!parsed) return Error{"Facts: " + parsed.error()};
  std::string error;
  json::FactEntries entries(*parsed, "Gambit Royale", error);
  if (error.empty()) {
    for_each_figure(facts, [&](const std::string& path, Figure& figure, Unit unit) {
      if (unit == Unit::whole)
        entries.number(path, figure);
      else
        entries.halves(path, figure);
    });
    for (CardFacts& card : facts.cards) {
      const std::string old_name = card.name;
      entries.text("cards." + card.id + ".name", card.name);
      if (card.name != old_name) card.short_name = shortened(card.name, kShortName);
    }
    entries.finish();
  }
  if (error.empty()) error = fault(facts);
  if (!error.empty()) return Error{"Facts: " + error};
  return facts;
}

std::string write_differing_facts(const Facts& facts, const Facts& standard) {
  bj::object root;
  std::vector<int> known;
  for_each_figure(standard, [&](const std::string&, const Figure& figure, Unit) { known.push_back(figure); });
  std::size_t next = 0;
  for_each_figure(facts, [&](const std::string& path, const Figure& figure, Unit unit) {
    if (figure != known[next++]) json::put_fact(root, path, number_json(figure, unit));
  });
  for (std::size_t i = 0; i < kCards; ++i)
    if (facts.cards[i].name != standard.cards[i].name)
      json::put_fact(root, "cards." + facts.cards[i].id + ".name", bj::value(facts.cards[i].name));
  return bj::serialize(root);
}

json::TypeDoc facts_type() {
  json::TypeDoc type{.name = "GambitFacts",
                     .note = "What a printed copy says differently; every entry may be left out."};
  const Facts facts = facts_of(CardChoice::all_31);
  for_each_figure(facts, [&](const std::string& path, const Figure&, Unit unit) {
    json::describe_fact(type, path,
                        unit == Unit::whole ? json::Shape::whole(0, json::kLargestFigure)
                                            : json::Shape::half_points(0, json::kLargestFigure));
  });
  for (const CardFacts& card : facts.cards)
    json::describe_fact(type, "cards." + card.id + ".name", json::Shape::text(), "for people");
  return type;
}

std::string list_figures(const Facts& facts) {
  std::string lines;
  for_each_figure(facts, [&](const std::string& path, const Figure& figure, Unit unit) {
    lines += path + " = " + (unit == Unit::whole ? std::to_string(figure.value) : in_points(figure)) + " (" +
             std::string(kConfidenceWords[at(figure.confidence)]) + ")\n";
  });
  return lines;
}

}  // namespace regalia::gambit
