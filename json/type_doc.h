// Described types as data: what the reference of the protocol, the types of other languages and JSON Schema are made of.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace regalia::json {

// A member of an object, and what its value looks like. A template because shapes hold members, which hold shapes.
template <class Type> struct MemberOf {
  std::string name;
  Type type;
  bool optional = false;
  std::string note{};

  bool operator==(const MemberOf&) const = default;
};

// What a value looks like in JSON.
struct Shape {
  enum class Kind : std::uint8_t {
    any,      // whatever it is
    flag,     // true or false
    text,     // one of `choices`, if there are any
    whole,    // a whole number
    number,   // any other
    list,     // of values of one shape
    by_name,  // an object with entries of one shape
    object,   // an object with these `members`
    named,    // a type with a name of its own
    of_game,  // as the game has it; `name` says what
    either,   // of one of several shapes, those of `of`
  };

  Kind kind = Kind::any;
  std::string name{};
  std::string words{};  // what people read for a named type, where that is not its name
  std::vector<Shape> of{};
  std::vector<MemberOf<Shape>> members{};
  std::vector<std::string>
      choices{};  // of a text; of an object with entries of one shape: their names, if they are fixed
  std::optional<std::int64_t> least{};
  std::optional<std::int64_t> most{};
  bool halves = false;  // of a number: nothing finer than a half

  [[nodiscard]] static Shape any();
  [[nodiscard]] static Shape flag();
  [[nodiscard]] static Shape text(std::vector<std::string> choices = {});
  [[nodiscard]] static Shape whole(std::optional<std::int64_t> least = {}, std::optional<std::int64_t> most = {});
  [[nodiscard]] static Shape number();
  [[nodiscard]] static Shape half_points(std::int64_t least, std::int64_t most);
  [[nodiscard]] static Shape list(Shape of);
  [[nodiscard]] static Shape by_name(Shape of, std::vector<std::string> names = {});
  [[nodiscard]] static Shape object();
  [[nodiscard]] static Shape named(std::string name, std::string words = {});
  [[nodiscard]] static Shape of_game(std::string what);
  [[nodiscard]] static Shape either(std::vector<Shape> shapes);

  bool operator==(const Shape&) const;
};

using MemberDoc = MemberOf<Shape>;

inline bool Shape::operator==(const Shape&) const = default;

inline Shape Shape::any() { return {}; }
inline Shape Shape::flag() { return {.kind = Kind::flag}; }
inline Shape Shape::text(std::vector<std::string> choices) {
  return {.kind = Kind::text, .choices = std::move(choices)};
}
inline Shape Shape::whole(std::optional<std::int64_t> least, std::optional<std::int64_t> most) {
  return {.kind = Kind::whole, .least = least, .most = most};
}
inline Shape Shape::number() { return {.kind = Kind::number}; }
inline Shape Shape::half_points(std::int64_t least, std::int64_t most) {
  return {.kind = Kind::number, .least = least, .most = most, .halves = true};
}
inline Shape Shape::list(Shape of) { return {.kind = Kind::list, .of = {std::move(of)}}; }
inline Shape Shape::by_name(Shape of, std::vector<std::string> names) {
  return {.kind = Kind::by_name, .of = {std::move(of)}, .choices = std::move(names)};
}
inline Shape Shape::object() { return {.kind = Kind::object}; }
inline Shape Shape::named(std::string name, std::string words) {
  return {.kind = Kind::named, .name = std::move(name), .words = std::move(words)};
}
inline Shape Shape::of_game(std::string what) { return {.kind = Kind::of_game, .name = std::move(what)}; }
inline Shape Shape::either(std::vector<Shape> shapes) { return {.kind = Kind::either, .of = std::move(shapes)}; }

// A type with a name.
struct TypeDoc {
  using Member = MemberDoc;

  std::string name;
  std::vector<Member> members{};
  std::string kind{};           // of an event: what its entry `kind` says
  std::vector<Shape> one_of{};  // of a type that is one of several: these
  std::string note{};

  bool operator==(const TypeDoc&) const = default;
};

// All that is told and taken of a game.
struct GameTypes {
  std::vector<TypeDoc> told;      // of components first, then of views, then those within them, then events
  std::vector<TypeDoc> position;  // of positions first, then those within
  TypeDoc facts;                  // of facts files; without members if the game has none
  std::string event;              // the name of the union of its events
  std::string lookup{};           // the name of the union of what is looked up; empty: nothing is
};

}  // namespace regalia::json
