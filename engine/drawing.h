// A game drawn for a terminal, whatever the game. Every line ends with a line break.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/any_value.h"
#include "engine/paper.h"
#include "engine/wording.h"

namespace regalia {

// Something that can be looked up besides the board, by a word: "map", with what it shows: "the map; map france shows a part of it".
struct DrawnPage {
  std::string word;
  std::string shows;
};

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
  [[nodiscard]] virtual std::vector<DrawnPage> pages() const = 0;
  // One of them, with the words behind it; empty: they name nothing.
  [[nodiscard]] virtual std::string page(const AnyValue& view, Names names, const std::string& page,
                                         const std::string& words, const Paper& paper) const = 0;
  // All about whatever is called so: a piece, a place, a person; empty: nothing is.
  [[nodiscard]] virtual std::string about(const AnyValue& view, Names names, const std::string& words,
                                          const Paper& paper) const = 0;
};

// `Pen` is the game's own, with static functions:
//   std::string board(const Rules&, const View<Rules>&, Names, const Paper&);
//   std::string hand(const Rules&, const View<Rules>&, const Paper&);
//   std::string reference(const Rules&, const Paper&);
// and where the game has more to look up:
//   std::vector<DrawnPage> pages();
//   std::string page(const Rules&, const View<Rules>&, Names, const std::string& page, const std::string& words, const Paper&);
//   std::string about(const Rules&, const View<Rules>&, Names, const std::string& words, const Paper&);
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
  std::vector<DrawnPage> pages() const override {
    if constexpr (requires { Pen::pages(); })
      return Pen::pages();
    else
      return {};
  }
  std::string page(const AnyValue& view, Names names, const std::string& page, const std::string& words,
                   const Paper& paper) const override {
    if constexpr (requires { Pen::page(*rules_, view.as<View<Rules>>(), names, page, words, paper); })
      return Pen::page(*rules_, view.as<View<Rules>>(), names, page, words, paper);
    else
      return {};
  }
  std::string about(const AnyValue& view, Names names, const std::string& words, const Paper& paper) const override {
    if constexpr (requires { Pen::about(*rules_, view.as<View<Rules>>(), names, words, paper); })
      return Pen::about(*rules_, view.as<View<Rules>>(), names, words, paper);
    else
      return {};
  }

 private:
  std::shared_ptr<const Rules> rules_;
};

}  // namespace regalia
