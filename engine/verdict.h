// The answer to "may this seat play this move?": yes, or the rule that forbids it and a sentence saying why.
// Neither may depend on more than the asking seat is allowed to know.
#pragma once

#include <string_view>

namespace regalia {

class [[nodiscard]] Verdict {
 public:
  static constexpr Verdict yes() { return {}; }
  static constexpr Verdict no(std::string_view rule, std::string_view reason) { return {rule, reason}; }

  [[nodiscard]] constexpr bool ok() const { return rule_.empty(); }
  [[nodiscard]] constexpr std::string_view rule() const { return rule_; }
  [[nodiscard]] constexpr std::string_view reason() const { return reason_; }

  constexpr bool operator==(const Verdict&) const = default;

 private:
  constexpr Verdict() = default;
  constexpr Verdict(std::string_view rule, std::string_view reason) : rule_(rule), reason_(reason) {}

  std::string_view rule_;
  std::string_view reason_;
};

}  // namespace regalia
