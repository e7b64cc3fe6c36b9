// A game made from a set-up: options and facts are read, the rules built, and the set-up settled. Games say what is their
// own in a traits class:
//
//   struct Making {
//     using Rules = royals::Rules;
//     using Codec = royals::Codec;
//     static Result<Options> options(const OptionValues&, int seats);
//     static Facts standard_facts(const Options&);
//   };
//
// and have read_facts, write_differing_facts and list_figures in their namespace.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/game.h"

namespace regalia::json {

template <class Making> [[nodiscard]] Result<typename Making::Rules> rules_for(const GameSetup& setup) {
  const auto options = Making::options(setup.options, setup.players);
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
[[nodiscard]] Result<std::unique_ptr<Game>> made_game(const GameSetup& setup, const std::vector<OptionSpec>& specs) {
  auto rules = rules_for<Making>(setup);
  if (!rules) return Error{rules.error()};
  GameSetup settled{setup.players, *resolve_options(specs, setup.options), {}, setup.rules_version};
  if (!setup.facts.empty())
    settled.facts = write_differing_facts(rules->facts(), Making::standard_facts(rules->options()));
  if (settled.facts == "{}") settled.facts.clear();
  return std::unique_ptr<Game>(std::make_unique<GameOf<typename Making::Rules, typename Making::Codec>>(
      std::move(rules).value(), std::move(settled)));
}

template <class Making> [[nodiscard]] Result<std::string> listed_facts(const GameSetup& setup) {
  const auto rules = rules_for<Making>(setup);
  if (!rules) return Error{rules.error()};
  return list_figures(rules->facts());
}

}  // namespace regalia::json
