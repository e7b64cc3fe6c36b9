#include <boost/json.hpp>
#include <charconv>

#include "games/blood/view/json.h"
#include "games/blood/view/lookup.h"

namespace regalia::blood {
namespace {

// "p12"; kNoPerson: it names nobody.
PersonId person_in(const People& people, std::string_view text) {
  int number = -1;
  if (!text.starts_with('p')) return kNoPerson;
  const auto [end, code] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
  if (code != std::errc() || end != text.data() + text.size() || number < 0 || number >= people.slots())
    return kNoPerson;
  const auto id = static_cast<PersonId>(number);
  return people.has(id) ? id : kNoPerson;
}

}  // namespace

boost::json::object Json::consult(const Rules& rules, const View<Rules>& view, std::string_view about,
                                  std::span<const Move> moves, Names names) {
  if (about == "march") {
    const std::optional<ReachInfo> reach = reach_of(rules, view, moves);
    return reach ? json::write(*reach).as_object() : boost::json::object();
  }
  const PersonId person = person_in(view.seen.shown.people, about);
  if (person == kNoPerson) return {};
  return json::write(person_sheet(rules, view, person, names)).as_object();
}

}  // namespace regalia::blood
