// The forms of all moves (engine/move_form.h), and how their arguments are written.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/move_form.h"
#include "games/blood/facts/facts.h"
#include "games/blood/moves.h"

namespace regalia::blood {

enum class Arg : std::uint8_t {
  none,
  person,    // "p12"
  province,  // "la-mancha"
  country,   // "spain"
  ordinal,   // "1", of the first
  sum,       // "7"
  score,     // "-1", of the second
  spot,      // "essex", "north-sea", "england-fleet-1"
  good,      // "cloth"
  matter,    // "peace", of a clause
  terms,     // "march-off+goods", of a surrender
};

// How arguments are written.
class Spelling {
 public:
  explicit Spelling(const Facts& facts) : facts_(facts) {}

  [[nodiscard]] static std::string text(Arg kind, int number);
  [[nodiscard]] static std::optional<int> number(Arg kind, std::string_view text);
  [[nodiscard]] std::string name(Arg kind, int number) const;
  [[nodiscard]] static std::string noun(Arg kind);
  [[nodiscard]] static std::string hint(Arg kind);
  [[nodiscard]] static std::string examples();
  [[nodiscard]] static std::vector<std::string> ids(Arg kind);
  [[nodiscard]] static std::optional<int> value(Arg kind, int number);
  [[nodiscard]] static std::string element(Arg kind, int number);

 private:
  const Facts& facts_;
};

[[nodiscard]] MoveForms<Arg, Spelling> move_forms(const Facts& facts);

}  // namespace regalia::blood
