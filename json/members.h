// Types for members of described structs, where numbers, texts, lists and optionals do not say enough.
//
//   json::Whole<0, 250> cubes;                     a number within bounds
//   Phase phase;                                   of an enum that has EnumWords: one of these words
//   json::Id<kPhaseIds> phase;                     the same, where the words have no enum of their own
//   json::InOrder<json::Whole<0, 250>> country;    an object by name, in the order in which entries were put
//   json::Sparse<json::Whole<0, 250>> turns;       left out where it is 0
#pragma once

#include <array>
#include <boost/json.hpp>
#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/index.h"
#include "engine/text.h"
#include "json/object_reader.h"
#include "json/type_doc.h"

namespace regalia::json {

template <class T> struct Form;

// 0 where nothing was said, also if that is out of bounds.
template <int kLeast, int kMost> struct Whole {
  int value = 0;

  constexpr Whole() = default;
  constexpr Whole(int number) : value(number) {}    // NOLINT(google-explicit-constructor): it is that number
  constexpr operator int() const { return value; }  // NOLINT(google-explicit-constructor)
};

template <int kLeast, int kMost> struct Form<Whole<kLeast, kMost>> {
  static Shape shape() { return Shape::whole(kLeast, kMost); }
  static boost::json::value write(Whole<kLeast, kMost> number) { return number.value; }
  static Whole<kLeast, kMost> read(const boost::json::value& value, const std::string& path, std::string& error) {
    return read_number(value, path, kLeast, kMost, 0, error);
  }
};

// The words of an enum, said once: `static constexpr std::array<std::string_view, N> kWords`, in its order. Members of it are
// closed sets for every client.
template <class Enum> struct EnumWords;
template <class T>
concept HasWords = requires {
  EnumWords<T>::kWords;
};

template <HasWords Enum> [[nodiscard]] std::string word_of(Enum value) {
  return std::string(EnumWords<Enum>::kWords[at(value)]);
}

// A word by its place among `kIds`, which are in the order of an enum.
template <const auto& kIds> struct Id {
  std::size_t place = 0;

  Id() = default;
  template <class Enum> Id(Enum of) : place(at(of)) {}  // NOLINT(google-explicit-constructor): it is its word
  template <class Enum> [[nodiscard]] Enum as() const { return static_cast<Enum>(place); }
  bool operator==(const Id&) const = default;
};

template <const auto& kIds> struct Form<Id<kIds>> {
  static Shape shape() { return Shape::text({kIds.begin(), kIds.end()}); }
  static boost::json::value write(Id<kIds> id) {
    return boost::json::string_view(kIds[id.place].data(), kIds[id.place].size());
  }
  static Id<kIds> read(const boost::json::value& value, const std::string& path, std::string& error) {
    Id<kIds> id;
    if (!value.is_string()) {
      if (error.empty()) error = path + " must be a text.";
      return id;
    }
    const std::string_view text(value.get_string().data(), value.get_string().size());
    while (id.place < kIds.size() && kIds[id.place] != text) ++id.place;
    if (id.place < kIds.size()) return id;
    if (error.empty()) error = path + " cannot be " + in_quotes(text) + ".";
    return {};
  }
};

template <HasWords Enum> struct Form<Enum> {
  using AsId = Form<Id<EnumWords<Enum>::kWords>>;
  static Shape shape() { return AsId::shape(); }
  static boost::json::value write(Enum value) { return AsId::write(value); }
  static Enum read(const boost::json::value& value, const std::string& path, std::string& error) {
    return AsId::read(value, path, error).template as<Enum>();
  }
};

// An object with entries of one type.
template <class T> struct InOrder {
  using mapped_type = T;
  std::vector<std::pair<std::string, T>> entries;

  void put(std::string name, T entry) {
    if (entries.empty()) entries.reserve(8);
    entries.emplace_back(std::move(name), std::move(entry));
  }
  [[nodiscard]] auto begin() const { return entries.begin(); }
  [[nodiscard]] auto end() const { return entries.end(); }
  bool operator==(const InOrder&) const = default;
};

// A member that is left out where it is T{}: 0, false, empty.
template <class T> struct Sparse {
  using value_type = T;
  T value{};

  Sparse() = default;
  template <class From>
  requires std::is_convertible_v<From, T> Sparse(From content)
      : value(std::move(content)) {}           // NOLINT(google-explicit-constructor): it is that content
  operator const T&() const { return value; }  // NOLINT(google-explicit-constructor)
  bool operator==(const Sparse&) const = default;
};

// JSON in a shape that each game has for itself.
enum class GameShape : std::uint8_t { components, view, event, position, facts, move, lookup };
inline constexpr std::array<const char*, 7> kGameShapes = {"components", "view", "event", "position",
                                                           "facts",      "move", "lookup"};

template <GameShape kShape> struct OfGame {
  boost::json::value json;

  OfGame() = default;
  // Only from what is JSON, or a reply with one would take anything for itself.
  template <std::convertible_to<boost::json::value> Json>
  OfGame(Json content) : json(std::move(content)) {}           // NOLINT(google-explicit-constructor)
  operator const boost::json::value&() const { return json; }  // NOLINT(google-explicit-constructor)
};

template <GameShape kShape> struct Form<OfGame<kShape>> {
  static Shape shape() { return Shape::of_game(kGameShapes[at(kShape)]); }
  static boost::json::value write(const OfGame<kShape>& content) { return content.json; }
  static OfGame<kShape> read(const boost::json::value& value, const std::string&, std::string&) { return value; }
};

}  // namespace regalia::json
