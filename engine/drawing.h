// A game drawn for a terminal, whatever the game. Every line ends with a line break.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/any_value.h"
#include "engine/paper.h"
#include "engine/wording.h"

namespace regalia {

class Drawing {
 public:
  Drawing() = default;
  Drawing(const Drawing&) = delete;
  Drawing& operator=(const Drawing&) = delete;
  virtual ~Drawing() = default;

  [[nodiscard]] virtual std::string board(const AnyValue& view, Names names, const Paper& paper) const = 0;
  // What only the viewer sees.
  [[nodiscard]] virtual std::string hand(const AnyValue& view, const Paper& paper) const = 0;
  // What the pieces are and do, for looking up; may be empty.
  [[nodiscard]] virtual std::string reference(const Paper& paper) const = 0;
};

// `Pen` is the game's own, with static functions:
//   std::string board(const Rules&, const View<Rules>&, Names, const Paper&);
//   std::string hand(const Rules&, const View<Rules>&, const Paper&);
//   std::string reference(const Rules&, const Paper&);
template <GameRules Rules, class Pen> class DrawingOf final : public Drawing {
 public:
  explicit DrawingOf(std::shared_ptr<const Rules> rules) : rules_(std::move(rules)) {}

  std::string board(const AnyValue& view, Names names, const Paper& paper) const override {
    return Pen::board(*rules_, view.as<View<Rules>>(), names, paper);
  }
  std::string hand(const AnyValue& view, const Paper& paper) const override {
    return Pen::hand(*rules_, view.as<View<Rules>>(), paper);
  }
  std::string reference(const Paper& paper) const override { return Pen::reference(*rules_, paper); }

 private:
  std::shared_ptr<const Rules> rules_;
};

}  // namespace regalia
