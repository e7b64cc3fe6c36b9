// JSON for types that are described once, with Boost.Describe:
//
//   struct WhyParams {
//     std::optional<SeatName> seat;
//     std::string move;
//     static constexpr std::array kNotes = {"who asks", "the text of a move"};   // one for each member
//   };
//   BOOST_DESCRIBE_STRUCT(WhyParams, (), (seat, move))
//
// The same description writes and reads JSON, and makes the reference of the protocol. Reading is as strict as
// ObjectReader: the first fault is reported with its path, and entries that nobody knows are refused. An optional that
// is empty is left out. A type may say in a sentence what it takes, which then follows its faults: `kExpected`.
// json/members.h has types for members that say more: bounds, words, defaults.
#pragma once

#include <algorithm>
#include <array>
#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "json/members.h"
#include "json/object_reader.h"
#include "json/type_doc.h"

namespace regalia::json {

// How a type with a JSON form of its own is written, read and described:
//   static boost::json::value write(const T&);
//   static T read(const boost::json::value&, const std::string& path, std::string& error);
//   static Shape shape();
//   static TypeDoc doc();   // if the shape is a name: what it stands for
// and, if it is written often, straight to text:
//   static void append(std::string& out, const T&);
template <class T> struct Form;

template <class T>
concept HasForm = requires {
  Form<T>::shape();
};
template <class T>
concept IsDescribed = boost::describe::has_describe_members<T>::value;

template <class T> inline constexpr bool kIsList = false;
template <class T> inline constexpr bool kIsList<std::vector<T>> = true;
template <class T> inline constexpr bool kIsOptional = false;
template <class T> inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T> inline constexpr bool kIsSparse = false;
template <class T> inline constexpr bool kIsSparse<Sparse<T>> = true;

template <class T> using ByName = std::map<std::string, T, std::less<>>;
template <class T> inline constexpr bool kIsByName = false;
template <class T> inline constexpr bool kIsByName<ByName<T>> = true;
template <class T> inline constexpr bool kIsByName<InOrder<T>> = true;

using Texts = ByName<std::string>;
using Any = boost::json::value;

template <class T> using MembersOf = boost::describe::describe_members<T, boost::describe::mod_public>;

// Calls `visit(name, member pointer, note)` for every described member.
template <class T, class Visit> void for_each_member(Visit visit) {
  static_assert(boost::mp11::mp_size<MembersOf<T>>::value == T::kNotes.size(), "every member has a note");
  std::size_t i = 0;
  boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) { visit(member.name, member.pointer, T::kNotes[i++]); });
}

// Calls `visit(name, content)` for every described member that is not left out.
template <class T, class Visit> void for_each_present(const T& content, Visit visit) {
  for_each_member<T>([&](const char* name, auto pointer, const char*) {
    const auto& member = content.*pointer;
    using Member = std::remove_cvref_t<decltype(member)>;
    if constexpr (kIsOptional<Member>) {
      if (member) visit(name, *member);
    } else if constexpr (kIsSparse<Member>) {
      if (member != Member{}) visit(name, member.value);
    } else {
      visit(name, member);
    }
  });
}

template <class T> [[nodiscard]] boost::json::value write(const T& content) {
  if constexpr (HasForm<T>) {
    return Form<T>::write(content);
  } else if constexpr (kIsList<T>) {
    boost::json::array list;
    list.reserve(content.size());
    for (const auto& item : content) list.emplace_back(write(item));
    return list;
  } else if constexpr (kIsByName<T>) {
    boost::json::object object;
    for (const auto& [key, item] : content) object.emplace(key, write(item));
    return object;
  } else if constexpr (IsDescribed<T>) {
    boost::json::object object;
    object.reserve(T::kNotes.size());
    for_each_present(content, [&](const char* name, const auto& member) { object.emplace(name, write(member)); });
    return object;
  } else {
    return boost::json::value(content);  // numbers, texts, booleans, JSON
  }
}

template <class T> [[nodiscard]] T read(const boost::json::value& value, const std::string& path, std::string& error) {
  const auto complain = [&](const std::string& what) {
    if (error.empty()) error = (path.empty() ? "The parameters" : path) + " must be " + what + ".";
  };
  if constexpr (HasForm<T>) {
    return Form<T>::read(value, path, error);
  } else if constexpr (std::is_same_v<T, Any>) {
    return value;
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!value.is_bool()) complain("true or false");
    return value.is_bool() && value.get_bool();
  } else if constexpr (std::is_integral_v<T>) {
    boost::json::error_code code;
    const T number = value.is_number() && !value.is_double() ? value.to_number<T>(code) : T{};
    if (!value.is_number() || value.is_double() || code)
      complain("a whole number from " + std::to_string(std::numeric_limits<T>::min()) + " to " +
               std::to_string(std::numeric_limits<T>::max()));
    return code ? T{} : number;
  } else if constexpr (std::is_floating_point_v<T>) {
    boost::json::error_code code;
    const T number = value.is_number() ? value.to_number<T>(code) : T{};
    if (!value.is_number() || code) complain("a number");
    return number;
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (value.is_string()) return {value.get_string().data(), value.get_string().size()};
    complain("a text");
    return {};
  } else if constexpr (kIsList<T>) {
    T list;
    if (!value.is_array()) {
      complain("a list");
      return list;
    }
    for (std::size_t i = 0; i < value.get_array().size(); ++i)
      list.push_back(
          read<typename T::value_type>(value.get_array()[i], path + "[" + std::to_string(i + 1) + "]", error));
    return list;
  } else if constexpr (kIsByName<T>) {
    T items;
    if (!value.is_object()) {
      complain("an object");
      return items;
    }
    for (const auto& entry : value.get_object()) {
      const std::string key(entry.key().data(), entry.key().size());
      auto item = read<typename T::mapped_type>(entry.value(), path + "." + key, error);
      if constexpr (requires { items.put(key, item); })
        items.put(key, std::move(item));
      else
        items[key] = std::move(item);
    }
    return items;
  } else {
    static_assert(IsDescribed<T>);
    T content{};
    const bool was_sound = error.empty();
    ObjectReader reader(value, path, error);
    for_each_member<T>([&](const char* name, auto pointer, const char*) {
      using Member = std::remove_cvref_t<decltype(content.*pointer)>;
      const boost::json::value* entry = reader.find(name);
      if constexpr (kIsOptional<Member>) {
        if (entry != nullptr && !entry->is_null())
          content.*pointer = read<typename Member::value_type>(*entry, reader.path_of(name), error);
      } else if constexpr (kIsSparse<Member>) {
        if (entry != nullptr) content.*pointer = read<typename Member::value_type>(*entry, reader.path_of(name), error);
      } else if (entry == nullptr) {
        reader.complain(name, "is missing.");
      } else {
        content.*pointer = read<Member>(*entry, reader.path_of(name), error);
      }
    });
    reader.finish();
    if constexpr (requires { T::kExpected; })
      if (was_sound && !error.empty()) error += std::string(" ") + T::kExpected;
    return content;
  }
}

template <class T> [[nodiscard]] Shape shape_of() {
  if constexpr (HasForm<T>) {
    return Form<T>::shape();
  } else if constexpr (kIsOptional<T> || kIsSparse<T>) {
    return shape_of<typename T::value_type>();
  } else if constexpr (kIsList<T>) {
    return Shape::list(shape_of<typename T::value_type>());
  } else if constexpr (kIsByName<T>) {
    return Shape::by_name(shape_of<typename T::mapped_type>());
  } else if constexpr (std::is_same_v<T, Any>) {
    return Shape::any();
  } else if constexpr (std::is_same_v<T, bool>) {
    return Shape::flag();
  } else if constexpr (std::is_integral_v<T>) {
    return std::is_unsigned_v<T> ? Shape::whole(0) : Shape::whole();
  } else if constexpr (std::is_floating_point_v<T>) {
    return Shape::number();
  } else if constexpr (std::is_same_v<T, std::string>) {
    return Shape::text();
  } else {
    static_assert(IsDescribed<T>);
    return Shape::named(T::kName);
  }
}

inline void add_type(std::vector<TypeDoc>& docs, TypeDoc doc) {
  if (std::none_of(docs.begin(), docs.end(), [&](const TypeDoc& known) { return known.name == doc.name; }))
    docs.push_back(std::move(doc));
}

// Adds T and every described type it is made of, each once, those it needs behind it.
template <class T> void collect_types(std::vector<TypeDoc>& docs) {
  if constexpr (HasForm<T>) {
    if constexpr (requires { Form<T>::doc(); }) add_type(docs, Form<T>::doc());
  } else if constexpr (kIsList<T> || kIsOptional<T> || kIsSparse<T>) {
    collect_types<typename T::value_type>(docs);
  } else if constexpr (kIsByName<T>) {
    collect_types<typename T::mapped_type>(docs);
  } else if constexpr (IsDescribed<T>) {
    for (const TypeDoc& doc : docs)
      if (doc.name == T::kName) return;
    docs.push_back({T::kName});
    const std::size_t place = docs.size() - 1;
    for_each_member<T>([&](const char* name, auto pointer, const char* note) {
      using Member = std::remove_cvref_t<decltype(std::declval<T>().*pointer)>;
      docs[place].members.push_back({name, shape_of<Member>(), kIsOptional<Member> || kIsSparse<Member>, note});
      collect_types<Member>(docs);
    });
  }
}

// These types in order, and behind them all that they are made of.
template <class... Types> [[nodiscard]] std::vector<TypeDoc> types_of_all() {
  std::vector<TypeDoc> docs;
  (collect_types<Types>(docs), ...);
  const auto named = [](const char* name) { return [name](const TypeDoc& doc) { return doc.name == name; }; };
  auto front = docs.begin();
  ((std::rotate(front, std::find_if(front, docs.end(), named(Types::kName)),
                std::next(std::find_if(front, docs.end(), named(Types::kName)))),
    ++front),
   ...);
  return docs;
}

}  // namespace regalia::json
