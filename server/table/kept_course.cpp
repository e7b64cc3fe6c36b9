#include "server/table/kept_course.h"

#include <boost/json.hpp>

#include "protocol/messages/words.h"

namespace regalia::server {

namespace bj = boost::json;

namespace {

bj::object json_of(const Draws& draws) {
  bj::array list;
  for (const Draws::Draw& draw : draws.draws) {
    bj::array possible;
    for (const Draws::Possible& each : draw.possible) possible.push_back({each.outcome, each.weight});
    list.push_back({draw.scope, std::move(possible), draw.drawn});
  }
  return {{"outcomes", bj::array(draws.outcomes.begin(), draws.outcomes.end())}, {"draws", std::move(list)}};
}

Draws draws_from(const bj::value& kept) {
  Draws draws;
  for (const bj::value& outcome : kept.at("outcomes").as_array()) draws.outcomes.emplace_back(outcome.as_string());
  const auto place = [&](const bj::value& number) {
    const auto outcome = number.to_number<std::uint32_t>();
    if (outcome >= draws.outcomes.size()) throw std::out_of_range("no such outcome");
    return outcome;
  };
  for (const bj::value& each : kept.at("draws").as_array()) {
    Draws::Draw draw{std::string(each.at(0).as_string()), {}, place(each.at(2))};
    for (const bj::value& possible : each.at(1).as_array())
      draw.possible.push_back({place(possible.at(0)), possible.at(1).to_number<std::uint32_t>()});
    draws.draws.push_back(std::move(draw));
  }
  return draws;
}

}  // namespace

std::string text_of(const Course& course) {
  bj::array points;
  for (const Course::Point& point : course.points)
    points.push_back({point.step, bj::array(point.points.begin(), point.points.end())});
  return bj::serialize(bj::object{{"points", std::move(points)},
                                  {"sound", course.sound},
                                  {"dice", course.dice ? json::word_of(*course.dice) : ""},
                                  {"verdict", course.verdict},
                                  {"draws", json_of(course.draws)}});
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
  std::string fault;
  if (!kept.at("dice").as_string().empty())
    course.dice = json::read<Verification::Dice>(kept.at("dice"), "dice", fault);
  course.verdict = kept.at("verdict").as_string();
  course.draws = draws_from(kept.at("draws"));
  return course;
} catch (const std::exception&) {
  return std::nullopt;
}

}  // namespace regalia::server
