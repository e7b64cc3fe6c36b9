// What was learned of a game: from the features of a seat to the points it will have at the end, and how far from that it
// usually comes out. There are values for every number of seats and every stage of the game; between two stages they are
// mixed.
//
// They are a text file that people can read and replace: a line a feature, a number a stage.
//
//   # How it was made.
//   seats 2
//   spread   8.1 6.0 3.2
//   points   0.98 1.01 1
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace regalia {

struct ValueShape {
  std::vector<std::string> features;
  int stages = 0;
};

// How far a game has come: at a stage, or some part of the way to the next, from 0 up to 1.
struct Moment {
  int stage = 0;
  double part = 0;
};

class Values {
 public:
  struct Stage {
    double spread = 1;            // of the points that decide, around those expected
    std::vector<double> weights;  // one for each feature

    [[nodiscard]] double points(std::span<const double> features) const {
      double sum = 0;
      for (std::size_t i = 0; i < weights.size(); ++i) sum += weights[i] * features[i];
      return sum;
    }
    bool operator==(const Stage&) const = default;
  };
  using Stages = std::vector<Stage>;

  // The points expected of a seat, and their spread.
  [[nodiscard]] static double points(const Stages& stages, Moment moment, std::span<const double> features) {
    return mixed(stages, moment, [&](const Stage& stage) { return stage.points(features); });
  }
  [[nodiscard]] static double spread(const Stages& stages, Moment moment) {
    return mixed(stages, moment, [](const Stage& stage) { return stage.spread; });
  }

  // The error names the line.
  [[nodiscard]] static Result<Values> read(std::string_view text, const ValueShape& shape);
  [[nodiscard]] std::string write(const ValueShape& shape) const;

  [[nodiscard]] bool empty() const { return by_seats_.empty(); }
  // For so many seats, or the nearest number there is.
  [[nodiscard]] const Stages& of(int seats) const;
  void set(int seats, Stages stages) { by_seats_[seats] = std::move(stages); }

  bool operator==(const Values&) const = default;

 private:
  template <class Number> static double mixed(const Stages& stages, Moment moment, Number number) {
    const auto stage = static_cast<std::size_t>(moment.stage);
    const double here = number(stages[stage]);
    return moment.part == 0 ? here : here + moment.part * (number(stages[stage + 1]) - here);
  }

  std::map<int, Stages> by_seats_;
};

}  // namespace regalia
