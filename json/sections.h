// An object in sections: its entries in one text, one behind the other, each of which can be found and compared.
//
// A server keeps one of every viewer's view and sends what differs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "json/text.h"

namespace regalia::json {

class Sections {
 public:
  Sections() = default;
  // The members of a described type that are there, or the entries of an object.
  template <class T> explicit Sections(const T& content) {
    text_.reserve(2048);
    places_.reserve(32);
    if constexpr (IsDescribed<T>)
      for_each_present(content, [&](const char* name, const auto& member) { put(name, member); });
    else
      for (const auto& [name, entry] : content) put(std::string_view(name.data(), name.size()), entry);
  }

  [[nodiscard]] std::size_t size() const { return places_.size(); }
  // `"name":json`
  [[nodiscard]] std::string_view entry(std::size_t i) const {
    return std::string_view(text_).substr(places_[i].begin, places_[i].end - places_[i].begin);
  }
  [[nodiscard]] std::string_view name(std::size_t i) const { return entry(i).substr(1, places_[i].name); }
  // The entry of that name; empty: there is none. Sections of one type are in one order, so it is usually where it is
  // looked for first.
  [[nodiscard]] std::string_view find(std::string_view wanted, std::size_t likely) const {
    if (likely < size() && name(likely) == wanted) return entry(likely);
    for (std::size_t i = 0; i < size(); ++i)
      if (name(i) == wanted) return entry(i);
    return {};
  }
  // All entries, as they stand between the braces of an object.
  [[nodiscard]] std::string_view text() const { return text_; }

 private:
  struct Place {
    std::size_t begin = 0;
    std::size_t name = 0;  // its length
    std::size_t end = 0;
  };

  template <class T> void put(std::string_view name, const T& content) {
    if (!text_.empty()) text_ += ',';
    const std::size_t begin = text_.size();
    append_named(text_, name, content);
    places_.push_back({begin, name.size(), text_.size()});
  }

  std::string text_;
  std::vector<Place> places_;
};

}  // namespace regalia::json
