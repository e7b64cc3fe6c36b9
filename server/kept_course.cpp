#include "server/kept_course.h"

#include <boost/json.hpp>

namespace regalia::server {

namespace bj = boost::json;

std::string text_of(const Course& course) {
  bj::array points;
  for (const Course::Point& point : course.points)
    points.push_back({point.step, bj::array(point.points.begin(), point.points.end())});
  return bj::serialize(bj::object{
      {"points", std::move(points)}, {"sound", course.sound}, {"dice", course.dice}, {"verdict", course.verdict}});
}

std::optional<Course> course_from(const std::string& text) try {
  if (text.empty()) return std::nullopt;
  const bj::value kept = bj::parse(text);
  Course course;
  for (const bj::value& point : kept.at("points").as_array()) {
    course.points.push_back({point.at(0).to_number<std::size_t>(), {}});
    for (const bj::value& seat : point.at(1).as_array()) course.points.back().points.push_back(seat.to_number<int>());
  }
  course.sound = kept.at("sound").as_bool();
  course.dice = kept.at("dice").as_string();
  course.verdict = kept.at("verdict").as_string();
  return course;
} catch (const std::exception&) {
  return std::nullopt;
}

}  // namespace regalia::server
