// A facts file: nested objects whose leaves are what a printed copy says, each known by its path ("titles.king.cards").
//
//   FactEntries entries(value, "Royals", error);
//   entries.number("titles.king.cards", figure);   // unless the file is silent about it
//   entries.finish();                              // refuses what nobody asked for
//
// describe_fact says the same of an entry in the shape of such a file.
#pragma once

#include <boost/json/fwd.hpp>
#include <map>
#include <string>
#include <string_view>

#include "engine/figure.h"
#include "json/type_doc.h"

namespace regalia::json {

inline constexpr int kLargestFigure = 999;

class FactEntries {
 public:
  // `game` is named when an entry is none of its facts. The first problem is kept in `error`.
  FactEntries(const boost::json::value& file, std::string game, std::string& error);

  // The entry at a path, or nullptr; it counts as asked for.
  [[nodiscard]] const boost::json::value* take(const std::string& path);
  void number(const std::string& path, Figure& figure);
  // A number that may be a half, kept doubled: 9.5 becomes 19.
  void halves(const std::string& path, Figure& doubled);
  void text(const std::string& path, std::string& text);
  void finish();

 private:
  void gather(const boost::json::value& value, const std::string& path);
  void refuse(std::string_view path);

  std::string game_;
  std::string& error_;
  std::map<std::string, const boost::json::value*> entries_;
};

// Puts a value at a path, making the objects on the way.
void put_fact(boost::json::object& root, std::string_view path, boost::json::value value);

// Adds an entry at a path, unless it is there, and the objects on the way. Every entry may be left out.
void describe_fact(TypeDoc& file, std::string_view path, Shape shape, std::string_view note = {});

}  // namespace regalia::json
