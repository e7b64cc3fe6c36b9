// The answer to "may this seat play this move?": yes, or the rule that forbids it and a sentence saying why.
// Neither may depend on more than the asking seat is allowed to know.
//
// A sentence may have to be composed ("Clause 2 of the marriage of Henry and Anne forbids it."). A verdict is then given
// the numbers it speaks of, and the game's `explain` makes the sentence when somebody reads it: asking whether something is
// allowed stays free of words.
//
//   return Verdict::no("probe.deal.revision", "The wording has changed.", {deal.number, deal.revision});
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace regalia {

class [[nodiscard]] Verdict {
 public:
  using About = std::array<std::int32_t, 4>;

  static constexpr Verdict yes() { return {}; }
  static constexpr Verdict no(std::string_view rule, std::string_view reason, About about = {}) {
    return {rule, reason, about};
  }

  [[nodiscard]] constexpr bool ok() const { return rule_.empty(); }
  [[nodiscard]] constexpr std::string_view rule() const { return rule_; }
  [[nodiscard]] constexpr std::string_view reason() const { return reason_; }
  [[nodiscard]] constexpr const About& about() const { return about_; }  // what the sentence speaks of

  constexpr bool operator==(const Verdict&) const = default;

 private:
  constexpr Verdict() = default;
  constexpr Verdict(std::string_view rule, std::string_view reason, About about)
      : rule_(rule), reason_(reason), about_(about) {}

  std::string_view rule_;
  std::string_view reason_;
  About about_{};
};

}  // namespace regalia
