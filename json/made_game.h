// A game made from a set-up: options and facts are read, the rules built, and the set-up settled. Games say what is their
// own in a traits class:
//
//   struct Making {
//     using Rules = royals::Rules;
//     using Json = royals::Json;      // for CodecOf
//     using Words = royals::Words;    // for WordingOf
//     using Pen = royals::Pen;        // for DrawingOf
//     static Result<Options> options(const GameSetup&);  // its rules_version too: old ones play as they did
//     static Facts standard_facts(const Options&);
//   };
//
// and have read_facts, write_differing_facts and list_figures in their namespace.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/drawing.h"
#include "engine/game.h"
#include "engine/wording.h"
#include "json/codec.h"

namespace regalia {

// The four faces of one game; copies share it.
class MadeGame {
 public:
  MadeGame(std::shared_ptr<const Game> rules, std::shared_ptr<const Wording> words,
           std::shared_ptr<const Drawing> drawing, std::shared_ptr<const Codec> codec)
      : rules_(std::move(rules)), words_(std::move(words)), drawing_(std::move(drawing)), codec_(std::move(codec)) {}

  [[nodiscard]] const Game& rules() const { return *rules_; }
  [[nodiscard]] const Wording& words() const { return *words_; }
  [[nodiscard]] const Drawing& drawing() const { return *drawing_; }
  [[nodiscard]] const Codec& codec() const { return *codec_; }

  [[nodiscard]] int seats() const { return rules_->seats(); }
  [[nodiscard]] const GameSetup& setup() const { return rules_->setup(); }

 private:
  std::shared_ptr<const Game> rules_;
  std::shared_ptr<const Wording> words_;
  std::shared_ptr<const Drawing> drawing_;
  std::shared_ptr<const Codec> codec_;
};

// The faces of these rules.
template <class Making> [[nodiscard]] MadeGame faces_of(typename Making::Rules rules, GameSetup settled) {
  using Rules = typename Making::Rules;
  const auto kept = std::make_shared<const Rules>(std::move(rules));
  return {std::make_shared<GameOf<Rules>>(kept, std::move(settled)),
          std::make_shared<WordingOf<Rules, typename Making::Words>>(kept),
          std::make_shared<DrawingOf<Rules, typename Making::Pen>>(kept),
          std::make_shared<CodecOf<Rules, typename Making::Json>>(kept)};
}

template <class Rules> [[nodiscard]] const Rules& rules_of(const Game& game) {
  return dynamic_cast<const GameOf<Rules>&>(game).rules();
}

}  // namespace regalia

namespace regalia::json {

template <class Making> [[nodiscard]] Result<typename Making::Rules> rules_for(const GameSetup& setup) {
  const auto options = Making::options(setup);
  if (!options) return Error{options.error()};
  auto facts = Making::standard_facts(*options);
  if (!setup.facts.empty()) {
    auto read = read_facts(std::move(facts), setup.facts);
    if (!read) return Error{read.error()};
    facts = std::move(read).value();
  }
  return Making::Rules::make(setup.players, *options, std::move(facts));
}

// `specs` are the options of the game. The settled set-up names all of them, and only those facts that differ.
template <class Making>
[[nodiscard]] Result<MadeGame> made_game(const GameSetup& setup, const std::vector<OptionSpec>& specs) {
  auto rules = rules_for<Making>(setup);
  if (!rules) return Error{rules.error()};
  GameSetup settled{setup.players, *resolve_options(specs, setup.options), {}, setup.rules_version};
  if (!setup.facts.empty())
    settled.facts = write_differing_facts(rules->facts(), Making::standard_facts(rules->options()));
  if (settled.facts == "{}") settled.facts.clear();
  return faces_of<Making>(std::move(rules).value(), std::move(settled));
}

template <class Making> [[nodiscard]] Result<std::string> listed_facts(const GameSetup& setup) {
  const auto rules = rules_for<Making>(setup);
  if (!rules) return Error{rules.error()};
  return list_figures(rules->facts());
}

}  // namespace regalia::json
