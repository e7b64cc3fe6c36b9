// Plain values of Blood Royale as JSON: a struct member by member, what is as in another value (a new one, or the first
// position) left out; an array that has a place for each country or province as an object by their ids; a list as a list.
//
// What belongs to a struct is said once, with Boost.Describe and a name and a note for each member (PlainNotes); what the
// words of an enum are, by EnumWords. Seats count from 1, and 0 is nobody; up to the second format they counted from 0.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <string>
#include <vector>

#include "engine/fixed_list.h"
#include "engine/seat.h"
#include "games/blood/realm/realm.h"
#include "json/codec.h"
#include "json/described.h"

namespace regalia::blood::plain {

namespace bj = boost::json;
using json::EnumWords;
using json::HasWords;

template <class T> struct PlainNotes;  // kName, kNotes
template <class T> struct IdWord;      // write(T) -> text; read(text) -> optional<T>

template <class T>
concept IsPlain = requires {
  PlainNotes<T>::kName;
};
template <class T>
concept HasIdWord = requires(T value) {
  IdWord<T>::write(value);
};

template <class T> inline constexpr bool kIsArray = false;
template <class T, std::size_t kSize> inline constexpr bool kIsArray<std::array<T, kSize>> = true;
template <class T> inline constexpr bool kIsFixedList = false;
template <class T, std::size_t kSize> inline constexpr bool kIsFixedList<FixedList<T, kSize>> = true;
template <class T> inline constexpr bool kIsVector = false;
template <class T> inline constexpr bool kIsVector<std::vector<T>> = true;
inline constexpr std::size_t kLongestVector = 50'000;
template <class T> inline constexpr bool kIsIdSet = false;
template <class Id, class Bits, int kCount> inline constexpr bool kIsIdSet<IdSet<Id, Bits, kCount>> = true;

// The name of an array's entry.
template <std::size_t kSize> [[nodiscard]] std::string key_of(std::size_t i) {
  if constexpr (kSize == kProvinces)
    return std::string(id_of(static_cast<Province>(i)));
  else if constexpr (kSize == kCountries)
    return std::string(id_of(static_cast<Country>(i)));
  else
    return std::to_string(i + 1);
}

template <std::size_t kSize> [[nodiscard]] std::vector<std::string> keys_of() {
  std::vector<std::string> keys;
  for (std::size_t i = 0; i < kSize; ++i) keys.push_back(key_of<kSize>(i));
  return keys;
}

// ---- Writing

template <class T> [[nodiscard]] bj::value write(const T& value, const T& usual, PositionFormat format);

template <class T> void put_members(bj::object& object, const T& value, const T& usual, PositionFormat format) {
  boost::mp11::mp_for_each<json::MembersOf<T>>([&](auto member) {
    if (!(value.*member.pointer == usual.*member.pointer))
      object[member.name] = write(value.*member.pointer, usual.*member.pointer, format);
  });
}

[[nodiscard]] inline std::int64_t write_seat(Seat seat, PositionFormat format) {
  if (format < PositionFormat::third) return index(seat);
  return seat == kNobody ? 0 : index(seat) + 1;
}

template <class T> bj::value write(const T& value, const T& usual, PositionFormat format) {
  if constexpr (IsPlain<T>) {
    bj::object object;
    put_members(object, value, usual, format);
    return object;
  } else if constexpr (kIsArray<T>) {
    bj::object object;
    for (std::size_t i = 0; i < value.size(); ++i)
      if (!(value[i] == usual[i])) object[key_of<std::tuple_size_v<T>>(i)] = write(value[i], usual[i], format);
    return object;
  } else if constexpr (std::is_same_v<T, Goods>) {
    bj::object object;
    for (std::size_t i = 0; i < kGoods; ++i)
      if (value.counts[i] != usual.counts[i]) object[kGoodIds[i]] = value.counts[i];
    return object;
  } else if constexpr (kIsFixedList<T> || kIsVector<T> || kIsIdSet<T>) {
    bj::array list;
    for (const auto& item : value) list.push_back(write(item, std::remove_cvref_t<decltype(item)>{}, format));
    return list;
  } else if constexpr (std::is_same_v<T, Seat>) {
    return write_seat(value, format);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    bj::array list;
    for (const Seat seat : value) list.push_back(index(seat) + 1);
    return list;
  } else if constexpr (HasWords<T>) {
    const std::string_view word = EnumWords<T>::kWords[at(value)];
    return bj::string(word.data(), word.size());
  } else if constexpr (HasIdWord<T>) {
    return bj::string(IdWord<T>::write(value));
  } else if constexpr (std::is_same_v<T, bool>) {
    return value;
  } else {
    return static_cast<std::int64_t>(value);  // numbers, and what is known by one
  }
}

// ---- Reading: as strict as ObjectReader; the first fault is reported with its path

template <class T>
[[nodiscard]] T read(const bj::value& json, const std::string& path, std::string& error, const T& usual,
                     PositionFormat format);

template <class T> void take_members(json::ObjectReader& reader, std::string& error, T& value, PositionFormat format) {
  boost::mp11::mp_for_each<json::MembersOf<T>>([&](auto member) {
    if (const bj::value* entry = reader.find(member.name))
      value.*member.pointer = read(*entry, reader.path_of(member.name), error, value.*member.pointer, format);
  });
}

template <class T>
[[nodiscard]] T read_word(const bj::value& json, const std::string& path, std::string& error, T otherwise) {
  const auto complain = [&](const std::string& what) {
    if (error.empty()) error = path + what;
  };
  if (!json.is_string()) {
    complain(" must be a text.");
    return otherwise;
  }
  const std::string_view text(json.get_string().data(), json.get_string().size());
  if constexpr (HasWords<T>) {
    for (std::size_t i = 0; i < EnumWords<T>::kWords.size(); ++i)
      if (EnumWords<T>::kWords[i] == text) return static_cast<T>(i);
  } else {
    if (const auto found = IdWord<T>::read(text)) return *found;
  }
  complain(" cannot be " + in_quotes(text) + ".");
  return otherwise;
}

// Calls `take(entry, path)` for each.
template <class Take>
void read_list(const bj::value& json, const std::string& path, std::string& error, std::size_t most, Take take) {
  if (!json.is_array() || json.get_array().size() > most) {
    if (error.empty()) error = path + " must be a list of at most " + std::to_string(most) + ".";
    return;
  }
  for (std::size_t i = 0; i < json.get_array().size(); ++i)
    take(json.get_array()[i], path + "[" + std::to_string(i + 1) + "]");
}

[[nodiscard]] inline Seat read_seat(const bj::value& json, const std::string& path, std::string& error,
                                    PositionFormat format) {
  if (format < PositionFormat::third) return seat_at(json::read<std::uint8_t>(json, path, error));
  const int number = json::read_number(json, path, 0, kMaxSeats, 0, error);
  return number == 0 ? kNobody : seat_at(number - 1);
}

template <class T>
T read(const bj::value& json, const std::string& path, std::string& error, const T& usual, PositionFormat format) {
  T value = usual;
  if constexpr (IsPlain<T>) {
    json::ObjectReader reader(json, path, error);
    take_members(reader, error, value, format);
    reader.finish();
  } else if constexpr (kIsArray<T>) {
    json::ObjectReader reader(json, path, error);
    for (std::size_t i = 0; i < value.size(); ++i) {
      const std::string key = key_of<std::tuple_size_v<T>>(i);
      if (const bj::value* entry = reader.find(key))
        value[i] = read(*entry, reader.path_of(key), error, usual[i], format);
    }
    reader.finish();
  } else if constexpr (std::is_same_v<T, Goods>) {
    json::ObjectReader reader(json, path, error);
    for (std::size_t i = 0; i < kGoods; ++i)
      if (const bj::value* entry = reader.find(kGoodIds[i]))
        value.counts[i] = read(*entry, reader.path_of(kGoodIds[i]), error, usual.counts[i], format);
    reader.finish();
  } else if constexpr (kIsFixedList<T> || kIsVector<T>) {
    value = {};
    std::size_t most = kLongestVector;
    if constexpr (kIsFixedList<T>) most = T::capacity();
    read_list(json, path, error, most, [&](const bj::value& entry, const std::string& where) {
      using Item = std::remove_cvref_t<decltype(value[0])>;
      value.push_back(read(entry, where, error, Item{}, format));
    });
  } else if constexpr (kIsIdSet<T>) {
    value = {};
    read_list(json, path, error, kProvinces, [&](const bj::value& entry, const std::string& where) {
      using Item = std::remove_cvref_t<decltype(*value.begin())>;
      value.add(read(entry, where, error, Item{}, format));
    });
  } else if constexpr (std::is_same_v<T, Seat>) {
    value = read_seat(json, path, error, format);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    value = {};
    read_list(json, path, error, kMaxSeats, [&](const bj::value& entry, const std::string& where) {
      value.add(seat_at(json::read_number(entry, where, 1, kMaxSeats, 1, error) - 1));
    });
  } else if constexpr (HasWords<T> || HasIdWord<T>) {
    value = read_word<T>(json, path, error, usual);
  } else if constexpr (std::is_same_v<T, bool>) {
    value = json::read<bool>(json, path, error);
  } else {
    using Number = std::conditional_t<std::is_enum_v<T>, std::underlying_type<T>, std::type_identity<T>>;
    value = static_cast<T>(json::read<typename Number::type>(json, path, error));
  }
  return value;
}

// ---- Types, for clients

template <class T> [[nodiscard]] json::Shape shape_of() {
  if constexpr (IsPlain<T>) {
    return json::Shape::named(PlainNotes<T>::kName);
  } else if constexpr (kIsArray<T>) {
    return json::Shape::by_name(shape_of<typename T::value_type>(), keys_of<std::tuple_size_v<T>>());
  } else if constexpr (std::is_same_v<T, Goods>) {
    return json::Shape::by_name(json::Shape::whole(0), {kGoodIds.begin(), kGoodIds.end()});
  } else if constexpr (kIsFixedList<T> || kIsVector<T>) {
    return json::Shape::list(shape_of<std::remove_cvref_t<decltype(T()[0])>>());
  } else if constexpr (kIsIdSet<T>) {
    return json::Shape::list(shape_of<std::remove_cvref_t<decltype(*T().begin())>>());
  } else if constexpr (std::is_same_v<T, Seat>) {
    return json::Shape::whole(0, kMaxSeats);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return json::Shape::list(json::Shape::whole(1, kMaxSeats));
  } else if constexpr (HasWords<T>) {
    return json::Shape::text({EnumWords<T>::kWords.begin(), EnumWords<T>::kWords.end()});
  } else if constexpr (HasIdWord<T>) {
    return json::Shape::text();
  } else if constexpr (std::is_same_v<T, bool>) {
    return json::Shape::flag();
  } else {
    return json::Shape::whole();
  }
}

template <class T> void collect_plain(std::vector<json::TypeDoc>& docs) {
  if constexpr (kIsArray<T>) {
    collect_plain<typename T::value_type>(docs);
  } else if constexpr (kIsFixedList<T> || kIsVector<T>) {
    collect_plain<std::remove_cvref_t<decltype(T()[0])>>(docs);
  } else if constexpr (IsPlain<T>) {
    static_assert(boost::mp11::mp_size<json::MembersOf<T>>::value == PlainNotes<T>::kNotes.size());
    json::TypeDoc doc{PlainNotes<T>::kName};
    std::size_t i = 0;
    boost::mp11::mp_for_each<json::MembersOf<T>>([&](auto member) {
      using Member = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
      doc.members.push_back({member.name, shape_of<Member>(), true, PlainNotes<T>::kNotes[i++]});
    });
    json::add_type(docs, std::move(doc));
    boost::mp11::mp_for_each<json::MembersOf<T>>(
        [&](auto member) { collect_plain<std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>>(docs); });
  }
}

}  // namespace regalia::blood::plain
