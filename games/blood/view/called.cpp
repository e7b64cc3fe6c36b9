#include "games/blood/view/called.h"

#include <algorithm>
#include <cctype>

namespace regalia::blood {
namespace {

constexpr std::size_t kFewestLetters = 2;  // of a name that is cut short

// The number of the one that is called so; otherwise of the only one that begins so; -1: none, or several.
template <class NameOf> int called(int count, std::string_view wanted, NameOf name_of) {
  int found = -1;
  int many = 0;
  for (int i = 0; i < count; ++i) {
    const std::string name = name_of(i);
    if (name == wanted) return i;
    if (wanted.size() < kFewestLetters || !name.starts_with(wanted)) continue;
    found = i;
    ++many;
  }
  return many == 1 ? found : -1;
}

}  // namespace

std::string plain_name(std::string_view name) {
  std::string plain;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    if (byte == ' ') {
      plain += '-';
    } else if (byte < 0x80) {
      plain += static_cast<char>(std::tolower(byte));
    } else if (byte == 0xC3 && i + 1 < name.size()) {
      // Latin letters with accents, as they stand in names of our map and of people.
      const auto letter = static_cast<unsigned char>(name[++i]) & 0x1FU;
      plain += "aaaaaaaceeeeiiiidnooooo/ouuuuyts"[letter];
    }
  }
  return plain;
}

Spot spot_called(const Map& map, std::string_view name) {
  const int found = called(kProvinces + kSeas, plain_name(name), [&](int i) {
    return std::string(i < kProvinces ? map.provinces[at(i)].id : map.seas[at(i - kProvinces)].id);
  });
  return found < 0 ? kNoSpot : static_cast<Spot>(found);
}

Country country_called(std::string_view name) {
  const int found =
      called(kCountries, plain_name(name), [](int i) { return plain_name(name_of(static_cast<Country>(i))); });
  return found < 0 ? kNoCountry : static_cast<Country>(found);
}

std::vector<PersonId> people_called(const Rules& rules, const View<Rules>& view, std::string_view name) {
  const State& state = view.seen.shown;
  const std::string wanted = plain_name(name);
  std::vector<PersonId> found;
  if (wanted.size() < kFewestLetters) return found;
  state.people.for_living([&](PersonId id, const Person&) {
    const Who who = rules.who(state, id);
    if ("p" + std::to_string(static_cast<int>(id)) == wanted || plain_name(person_name(who, view.reader())) == wanted ||
        plain_name(titled_name(who, view.reader())).starts_with(wanted))
      found.push_back(id);
  });
  return found;
}

}  // namespace regalia::blood
