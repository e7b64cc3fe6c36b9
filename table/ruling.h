// What a table says to something that somebody wants: yes, or the rule that forbids it and a sentence that can be read.
// Verdicts of rules become rulings where somebody reads them.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "engine/verdict.h"

namespace regalia {

class [[nodiscard]] Ruling {
 public:
  Ruling(const Verdict& verdict)  // NOLINT(google-explicit-constructor): reads as `return Verdict::no(…);`
      : rule_(verdict.rule()), reason_(verdict.reason()) {}
  Ruling(std::string_view rule, std::string reason) : rule_(rule), reason_(std::move(reason)) {}
  [[nodiscard]] static Ruling yes() { return Verdict::yes(); }

  [[nodiscard]] bool ok() const { return rule_.empty(); }
  [[nodiscard]] const std::string& rule() const { return rule_; }
  [[nodiscard]] const std::string& reason() const { return reason_; }

  bool operator==(const Ruling&) const = default;

 private:
  std::string rule_;
  std::string reason_;
};

}  // namespace regalia
