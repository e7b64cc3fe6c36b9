#include "games/crowns/view/facts_json.h"

#include <boost/json.hpp>

#include "json/facts_file.h"
#include "json/object_reader.h"

namespace regalia::crowns {
namespace {

namespace bj = boost::json;

// One description of where every figure stands, used for reading, writing and listing. Paths are what a facts file uses.
template <class FactsType, class Visit> void for_each_figure(FactsType& facts, Visit visit) {
  for (auto& type : facts.types) visit("cards." + type.id + ".copies", type.copies);
  visit(std::string("ravens"), facts.ravens);
  visit(std::string("points.jester"), facts.jester);
  visit(std::string("points.jester_penalty"), facts.jester_penalty);
  visit(std::string("points.priest_set"), facts.priest);
  visit(std::string("points.undertaker"), facts.undertaker);
}

// The same for names: of one card, of several, and of houses.
template <class FactsType, class Visit> void for_each_name(FactsType& facts, Visit visit) {
  for (auto& type : facts.types) {
    visit("cards." + type.id + ".name", type.name);
    visit("cards." + type.id + ".plural", type.plural);
  }
  for (auto& house : facts.houses) visit("houses." + house.id, house.name);
}

}  // namespace

Result<Facts> read_facts(Facts facts, std::string_view text) {
  const Result<bj::value> parsed = json::parse(text);
  if (!parsed) return Error{"Facts: " + parsed.error()};
  std::string error;
  json::FactEntries entries(*parsed, "Game of Crowns", error);
  if (error.empty()) {
    for_each_figure(facts, [&](const std::string& path, Figure& figure) { entries.number(path, figure); });
    for_each_name(facts, [&](const std::string& path, std::string& name) { entries.text(path, name); });
    entries.finish();
  }
  if (error.empty()) error = fault(facts);
  if (!error.empty()) return Error{"Facts: " + error};
  return facts;
}

std::string write_differing_facts(const Facts& facts, const Facts& standard) {
  bj::object root;
  std::vector<int> figures;
  for_each_figure(standard, [&](const std::string&, const Figure& figure) { figures.push_back(figure); });
  std::size_t next = 0;
  for_each_figure(facts, [&](const std::string& path, const Figure& figure) {
    if (figure != figures[next++]) json::put_fact(root, path, bj::value(figure.value));
  });
  std::vector<std::string> names;
  for_each_name(standard, [&](const std::string&, const std::string& name) { names.push_back(name); });
  next = 0;
  for_each_name(facts, [&](const std::string& path, const std::string& name) {
    if (name != names[next++]) json::put_fact(root, path, bj::value(name));
  });
  return bj::serialize(root);
}

json::TypeDoc facts_type() {
  json::TypeDoc type{.name = "CrownsFacts",
                     .note = "What a printed copy says differently; every entry may be left out."};
  const Facts facts = standard_facts();
  for_each_figure(facts, [&](const std::string& path, const Figure&) {
    json::describe_fact(type, path, json::Shape::whole(0, json::kLargestFigure));
  });
  for_each_name(facts, [&](const std::string& path, const std::string&) {
    json::describe_fact(type, path, json::Shape::text(), "for people");
  });
  return type;
}

std::string list_figures(const Facts& facts) {
  std::string lines;
  for_each_figure(facts, [&](const std::string& path, const Figure& figure) {
    lines += path + " = " + std::to_string(figure.value) + " (" + std::string(kConfidenceWords[at(figure.confidence)]) +
             ")\n";
  });
  return lines;
}

}  // namespace regalia::crowns
