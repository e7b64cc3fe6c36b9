#include <boost/json.hpp>

#include "games/blood/view/json.h"
#include "games/blood/view/position_forms.h"
#include "json/position_reader.h"

namespace regalia::blood {
namespace {

namespace bj = boost::json;

constexpr const char* kChapter = "chapter";

bj::object write_phase(const Phase& phase, PositionFormat format) {
  return std::visit(
      [format]<class Chapter>(const Chapter& chapter) {
        bj::object object{{kChapter, bj::string(plain::kChapterId<Chapter>)}};
        plain::put_members(object, chapter, Chapter{}, format);
        return object;
      },
      phase);
}

template <class... Chapters>
std::optional<Phase> read_phase(const bj::value& json, const std::string& path, std::string& error,
                                PositionFormat format, std::type_identity<std::variant<Chapters...>>) {
  json::ObjectReader reader(json, path, error);
  const std::string id = reader.text(kChapter, "");
  std::optional<Phase> phase;
  (
      [&] {
        if (phase || id != plain::kChapterId<Chapters>) return;
        Chapters chapter{};
        plain::take_members(reader, error, chapter, format);
        phase = chapter;
      }(),
      ...);
  if (!phase) reader.complain(kChapter, "names no part of a turn.");
  reader.finish();
  return phase;
}

class Reader {
 public:
  Reader(const Rules& rules, const bj::value& json, std::string& error)
      : rules_(rules), reader_(json, "", error), error_(error) {}

  State read() {
    State state;
    format_ = static_cast<PositionFormat>(reader_.number("format", 1, kPositionFormats, kPositionFormats));
    state.year = member<std::int16_t>("year", kFirstYear);
    read_people(state.people);
    state.reigns = member("reigns", state.reigns);
    state.realm = member("realm", rules_.initial().realm);
    state.law = member("law", state.law);
    law_was_read(state.law);
    state.taxed_high = member("taxed_high", state.taxed_high);
    state.houses = member("houses", state.houses);
    state.opening = member("opening", state.opening);
    state.new_houses = member("new_houses", state.new_houses);
    if (const bj::value* phases = reader_.find("phases"))
      plain::read_list(*phases, "phases", error_, Phases::capacity(),
                       [&](const bj::value& entry, const std::string& path) {
                         const auto phase = read_phase(entry, path, error_, format_, std::type_identity<Phase>());
                         if (phase) state.phases.push_back(*phase);
                       });
    reader_.finish();
    return state;
  }

 private:
  template <class T> T member(const char* name, const T& usual) {
    const bj::value* entry = reader_.find(name);
    return entry == nullptr ? usual : plain::read(*entry, name, error_, usual, format_);
  }

  // Clauses that are of no contract are a fault, which is found later; there is no index of them.
  static void law_was_read(Law& law) {
    std::size_t clauses = 0;
    for (const Contract& contract : law.contracts) clauses += contract.clauses;
    bool is_whole = clauses == law.clauses.size();
    for (const Clause& clause : law.clauses)
      is_whole = is_whole && at(clause.who) < kCountries && at(clause.whom) < kCountries;
    if (is_whole) make_index(law);
  }

  void read_people(People& people) {
    people.set_last_serial(member<std::uint32_t>("last_serial", 0));
    const bj::value* list = reader_.find("people");
    if (list == nullptr) return;
    if (!list->is_object()) return complain("people must be an object.");
    for (const auto& entry : list->get_object()) {
      const std::string key(entry.key().data(), entry.key().size());
      const auto move = rules_.parse_move("seek " + key);  // the places of sheets are named as in moves
      if (!move || move->a() >= kMostSlots) return complain("people." + key + " is no place of a sheet.");
      people.put(person_of(*move), plain::read(entry.value(), "people." + key, error_, Person{}, format_));
    }
  }

  void complain(const std::string& what) {
    if (error_.empty()) error_ = what;
  }

  const Rules& rules_;
  json::ObjectReader reader_;
  std::string& error_;
  PositionFormat format_ = kNewestPosition;
};

}  // namespace

bj::object Json::write_position(const Rules& rules, const State& state, PositionFormat format) {
  bj::object object{{"format", static_cast<int>(format)}, {"year", state.year}};
  const auto put = [&](const char* name, const auto& value, const auto& usual) {
    if (!(value == usual)) object[name] = plain::write(value, usual, format);
  };
  put("last_serial", state.people.last_serial(), std::uint32_t{0});
  bj::object people;
  for (int i = 0; i < state.people.slots(); ++i)
    if (const auto id = static_cast<PersonId>(i); state.people.has(id))
      people["p" + std::to_string(i)] = plain::write(state.people[id], Person{}, format);
  object["people"] = std::move(people);
  const State empty;
  put("reigns", state.reigns, empty.reigns);
  put("realm", state.realm, rules.initial().realm);
  put("law", state.law, empty.law);
  put("taxed_high", state.taxed_high, empty.taxed_high);
  put("houses", state.houses, empty.houses);
  put("opening", state.opening, empty.opening);
  put("new_houses", state.new_houses, empty.new_houses);
  bj::array phases;
  for (const Phase& phase : state.phases) phases.push_back(write_phase(phase, format));
  object["phases"] = std::move(phases);
  return object;
}

Result<State> Json::read_position(const Rules& rules, const bj::value& json) {
  std::string error = json::format_fault(json);
  const State state = Reader(rules, json, error).read();
  if (error.empty()) error = rules.fault(state);
  if (!error.empty()) return Error{error};
  return state;
}

std::vector<json::TypeDoc> position_types() {
  using json::Shape;
  std::vector<json::TypeDoc> within;
  json::TypeDoc chapter{"BloodChapter"};
  const auto add_chapters = [&]<class... Chapters>(std::type_identity<std::variant<Chapters...>>) {
    (
        [&] {
          std::vector<json::TypeDoc> docs;
          plain::collect_plain<Chapters>(docs);
          docs[0].members.insert(
              docs[0].members.begin(),
              {kChapter, Shape::text({std::string(plain::kChapterId<Chapters>)}), false, "the part of the turn"});
          chapter.one_of.push_back(Shape::named(docs[0].name));
          for (json::TypeDoc& doc : docs) json::add_type(within, std::move(doc));
        }(),
        ...);
  };
  add_chapters(std::type_identity<Phase>());
  plain::collect_plain<Person>(within);
  plain::collect_plain<Reign>(within);
  plain::collect_plain<Realm>(within);
  plain::collect_plain<Law>(within);
  json::TypeDoc position{"BloodPosition"};
  position.members = {
      {"format", Shape::whole(1, kPositionFormats), false, "of this text"},
      {"year", Shape::whole(), true, "of the turn"},
      {"last_serial", Shape::whole(0), true, "that was given to somebody"},
      {"people", Shape::by_name(plain::shape_of<Person>()), true, "by the places of their sheets: `p0`, `p1`, …"},
      {"reigns", plain::shape_of<Reigns>(), true, "by country"},
      {"realm", plain::shape_of<Realm>(), true, "what is not as at the start"},
      {"law", plain::shape_of<Law>(), true, "contracts and wars"},
      {"taxed_high", plain::shape_of<CountrySet>(), true, "houses, in this turn"},
      {"houses", Shape::by_name(Shape::whole(0)), true, "how often each was founded anew"},
      {"opening", Shape::by_name(Shape::whole(0)), true, "what each house had when this game began"},
      {"new_houses", plain::shape_of<CountrySet>(), true, "that may still be named in this turn"},
      {"phases", Shape::list(Shape::named(chapter.name)), true,
       "parts of the turn that are under way, each called by the one before it; none: the game is over"}};
  std::vector<json::TypeDoc> docs{position, chapter};
  for (json::TypeDoc& doc : within) docs.push_back(std::move(doc));
  return docs;
}

}  // namespace regalia::blood
