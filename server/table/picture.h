// All that a viewer is shown of a table at one moment, ready to be sent; and what is different in a later one.
//
// Parts are kept as JSON texts: two are compared byte by byte, and a message is put together from them. Viewers of the
// same seat share their pictures.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "table/table.h"

namespace regalia::server {

struct Picture {
  std::uint32_t step = 0;
  std::uint32_t line = 0;  // the last of the log
  std::string status;
  json::Sections sections;  // of the view
  std::string moves;
  std::string deals;
  std::string wishes;  // empty: there are none to have
};

using SharedPicture = std::shared_ptr<const Picture>;

[[nodiscard]] SharedPicture picture_of(Table& table, Seat viewer);

// What a member is told who has just come.
[[nodiscard]] std::string welcome(const Picture& picture, Seat viewer);
// What is different, with the lines of the log since; empty: nothing is.
[[nodiscard]] std::string change(const Picture& before, const Picture& now, const Table& table, Seat viewer);

}  // namespace regalia::server
