#include "bots/learning.h"

#include <algorithm>
#include <cmath>

namespace regalia {
namespace {

// How strongly weights are held back, as a share of each feature's own size: enough where features say nearly the same.
constexpr double kRidge = 1e-3;

using Matrix = std::vector<std::vector<double>>;

// Solves a symmetric, positive definite system by Cholesky's method.
std::vector<double> solve(Matrix a, std::vector<double> b) {
  const std::size_t n = b.size();
  for (std::size_t j = 0; j < n; ++j) {
    for (std::size_t k = 0; k < j; ++k) a[j][j] -= a[j][k] * a[j][k];
    a[j][j] = std::sqrt(a[j][j]);
    for (std::size_t i = j + 1; i < n; ++i) {
      for (std::size_t k = 0; k < j; ++k) a[i][j] -= a[i][k] * a[j][k];
      a[i][j] /= a[j][j];
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < i; ++k) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k) b[i] -= a[k][i] * b[k];
    b[i] /= a[i][i];
  }
  return b;
}

// The weights of all stages at once, stage after stage: a lesson between two stages counts for both.
std::vector<double> fit_weights(std::span<const Lesson> lessons, std::size_t features, std::size_t stages) {
  const std::size_t size = features * stages;
  Matrix gram(size, std::vector<double>(size));
  std::vector<double> moments(size);
  std::vector<double> row(2 * features);
  for (const Lesson& lesson : lessons) {
    const std::size_t first = features * static_cast<std::size_t>(lesson.moment.stage);
    const std::size_t width = lesson.moment.part == 0 ? features : 2 * features;
    for (std::size_t seat = 0; seat < lesson.final_points.size(); ++seat) {
      for (std::size_t i = 0; i < features; ++i) {
        const double value = lesson.features[seat * features + i];
        row[i] = (1 - lesson.moment.part) * value;
        row[features + i] = lesson.moment.part * value;
      }
      for (std::size_t i = 0; i < width; ++i) {
        moments[first + i] += row[i] * lesson.final_points[seat];
        for (std::size_t j = 0; j <= i; ++j) gram[first + i][first + j] += row[i] * row[j];
      }
    }
  }
  for (std::size_t i = 0; i < size; ++i) gram[i][i] += kRidge * gram[i][i] + 1;
  return solve(std::move(gram), std::move(moments));
}

// The expected points of all seats, lesson after lesson.
std::vector<double> expected(std::span<const Lesson> lessons, const Values::Stages& stages) {
  const std::size_t features = stages[0].weights.size();
  std::vector<double> points;
  std::vector<double> row(features);
  for (const Lesson& lesson : lessons)
    for (std::size_t seat = 0; seat < lesson.final_points.size(); ++seat) {
      for (std::size_t i = 0; i < features; ++i) row[i] = lesson.features[seat * features + i];
      points.push_back(Values::points(stages, lesson.moment, row));
    }
  return points;
}

// Minus the logarithm of how likely the wins near a stage were.
double surprise(std::span<const Lesson> lessons, std::span<const double> points, int stage, double spread) {
  double sum = 0;
  std::size_t next = 0;
  for (const Lesson& lesson : lessons) {
    const std::span<const double> seats = points.subspan(next, lesson.final_points.size());
    next += seats.size();
    const int nearest = lesson.moment.stage + (lesson.moment.part >= 0.5 ? 1 : 0);
    if (nearest != stage) continue;
    const double most = *std::max_element(seats.begin(), seats.end());
    double total = 0;
    for (const double each : seats) total += std::exp((each - most) / spread);
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
      sum -= lesson.share_of_win[seat] * ((seats[seat] - most) / spread - std::log(total));
  }
  return sum;
}

// By golden section on the logarithm of the spread.
double fit_spread(std::span<const Lesson> lessons, std::span<const double> points, int stage) {
  const double ratio = (std::sqrt(5.0) - 1) / 2;
  double low = std::log(0.2);
  double high = std::log(50.0);
  for (int i = 0; i < 20; ++i) {
    const double left = high - ratio * (high - low);
    const double right = low + ratio * (high - low);
    if (surprise(lessons, points, stage, std::exp(left)) < surprise(lessons, points, stage, std::exp(right)))
      high = right;
    else
      low = left;
  }
  return std::exp((low + high) / 2);
}

}  // namespace

Values::Stages learn(std::span<const Lesson> lessons, std::size_t features, int stages) {
  Values::Stages learned(static_cast<std::size_t>(stages));
  const std::vector<double> weights = fit_weights(lessons, features, learned.size());
  for (std::size_t stage = 0; stage < learned.size(); ++stage)
    learned[stage].weights.assign(weights.begin() + static_cast<std::ptrdiff_t>(stage * features),
                                  weights.begin() + static_cast<std::ptrdiff_t>((stage + 1) * features));
  const std::vector<double> points = expected(lessons, learned);
  for (int stage = 0; stage < stages; ++stage)
    learned[static_cast<std::size_t>(stage)].spread = fit_spread(lessons, points, stage);
  return learned;
}

}  // namespace regalia
