// The course of a game as the store keeps it.
#pragma once

#include <optional>
#include <string>

#include "table/course.h"

namespace regalia::server {

[[nodiscard]] std::string text_of(const Course& course);
// Nothing, if the text is none that was kept.
[[nodiscard]] std::optional<Course> course_from(const std::string& text);

}  // namespace regalia::server
