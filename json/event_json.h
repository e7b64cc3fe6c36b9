// Events as JSON, from their description: {"kind":"drew","seat":2,"card":"king"}.
//
// An event is a plain struct of the game with a kind and a note for each member; the view's side of the game describes it
// (BOOST_DESCRIBE_STRUCT) and says how its own types are named:
//
//   struct Drew {
//     Seat seat = kNobody;
//     std::optional<Card> card;
//     static constexpr const char* kKind = "drew";
//     static constexpr std::array kNotes = {"who", "left out for those who did not see it"};
//   };
//   template <> struct json::IdForm<Card> { static std::string write(const Rules&, Card); };
//
// The same description gives clients their types. Seats and ordinals count from 1; nobody, and what is empty, is left out.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/ordinal.h"
#include "engine/seat.h"
#include "json/described.h"

namespace regalia::json {

// How a type of a game is written in its events, unless it is an enum with EnumWords: `static T write(const Rules&, const Type&)`, T a text or a JSON value;
// and, if it is no text, `static Shape shape()`.
template <class T> struct IdForm;

template <class T>
concept HasIdForm = requires {
  &IdForm<T>::write;
};

template <class Rules, class T> [[nodiscard]] boost::json::value write_part(const Rules& rules, const T& part);

template <class Rules, class T>
void put_member(const Rules& rules, boost::json::object& object, const char* name, const T& member) {
  if constexpr (kIsOptional<T>) {
    if (member) put_member(rules, object, name, *member);
  } else if constexpr (std::is_same_v<T, Seat>) {
    if (member != kNobody) object[name] = index(member) + 1;
  } else {
    object[name] = write_part(rules, member);
  }
}

template <class Rules, class T> void put_members(const Rules& rules, boost::json::object& object, const T& content) {
  for_each_member<T>(
      [&](const char* name, auto pointer, const char*) { put_member(rules, object, name, content.*pointer); });
}

template <class Rules, class T> boost::json::value write_part(const Rules& rules, const T& part) {
  if constexpr (HasIdForm<T>) {
    return boost::json::value(IdForm<T>::write(rules, part));
  } else if constexpr (HasWords<T>) {
    return json::write(part);
  } else if constexpr (std::is_same_v<T, Ordinal>) {
    return part.number();
  } else if constexpr (std::is_same_v<T, Seat>) {
    return index(part) + 1;
  } else if constexpr (kIsList<T>) {
    boost::json::array list;
    for (const auto& item : part) list.emplace_back(write_part(rules, item));
    return list;
  } else if constexpr (IsDescribed<T>) {
    boost::json::object object;
    put_members(rules, object, part);
    return object;
  } else {
    return boost::json::value(part);  // numbers, texts, booleans
  }
}

template <class Rules, class... Kinds>
[[nodiscard]] boost::json::object write_event(const Rules& rules, const std::variant<Kinds...>& event) {
  return std::visit(
      [&]<class Kind>(const Kind& kind) {
        boost::json::object object{{"kind", Kind::kKind}};
        put_members(rules, object, kind);
        return object;
      },
      event);
}

// --- their types, for clients ---

template <class T> [[nodiscard]] Shape part_shape() {
  if constexpr (kIsOptional<T>) {
    return part_shape<typename T::value_type>();
  } else if constexpr (HasIdForm<T>) {
    if constexpr (requires { IdForm<T>::shape(); })
      return IdForm<T>::shape();
    else
      return Shape::text();
  } else if constexpr (std::is_same_v<T, Ordinal> || std::is_same_v<T, Seat>) {
    return Shape::whole(1);
  } else if constexpr (kIsList<T>) {
    return Shape::list(part_shape<typename T::value_type>());
  } else {
    return shape_of<T>();
  }
}

template <class T> void collect_part(std::vector<TypeDoc>& docs);

template <class T> [[nodiscard]] std::vector<TypeDoc::Member> part_members(std::vector<TypeDoc>& docs) {
  std::vector<TypeDoc::Member> members;
  for_each_member<T>([&](const char* name, auto pointer, const char* note) {
    using Member = std::remove_cvref_t<decltype(std::declval<T>().*pointer)>;
    members.push_back({name, part_shape<Member>(), kIsOptional<Member> || std::is_same_v<Member, Seat>, note});
    collect_part<Member>(docs);
  });
  return members;
}

template <class T> void collect_part(std::vector<TypeDoc>& docs) {
  if constexpr (kIsOptional<T> || kIsList<T>) {
    collect_part<typename T::value_type>(docs);
  } else if constexpr (!HasIdForm<T> && IsDescribed<T>) {
    for (const TypeDoc& doc : docs)
      if (doc.name == T::kName) return;
    docs.push_back({T::kName});
    const std::size_t place = docs.size() - 1;
    docs[place].members = part_members<T>(docs);
  }
}

// "drew-country" of "Royals" is RoyalsDrewCountry.
[[nodiscard]] inline std::string event_type_name(const std::string& game, std::string_view kind) {
  std::string name = game;
  bool begins = true;
  for (const char letter : kind) {
    if (letter != '-') name += begins ? static_cast<char>(letter - 'a' + 'A') : letter;
    begins = letter == '-';
  }
  return name;
}

// The events of a game, first their union, then each, then what they are made of.
template <class... Kinds>
[[nodiscard]] std::vector<TypeDoc> event_types(const std::string& game, std::type_identity<std::variant<Kinds...>>) {
  std::vector<TypeDoc> within;
  TypeDoc all{game + "Event"};
  std::vector<TypeDoc> docs;
  (
      [&] {
        TypeDoc doc{event_type_name(game, Kinds::kKind), part_members<Kinds>(within)};
        doc.kind = Kinds::kKind;
        all.one_of.push_back(Shape::named(doc.name));
        docs.push_back(std::move(doc));
      }(),
      ...);
  docs.insert(docs.begin(), std::move(all));
  docs.insert(docs.end(), within.begin(), within.end());
  return docs;
}

// A game's types; `game` begins the names of its events.
template <class Components, class View, class Event, class Position>
[[nodiscard]] GameTypes types_of_game(const std::string& game, TypeDoc facts) {
  GameTypes types{types_of_all<Components, View>(), types_of_all<Position>(), std::move(facts), game + "Event"};
  for (TypeDoc& doc : event_types(game, std::type_identity<Event>())) add_type(types.told, std::move(doc));
  return types;
}

}  // namespace regalia::json
