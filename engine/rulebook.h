// A rulebook in Markdown, as this project writes them: a `### id` heading above every rule. Finds rules by id and by
// words.
#pragma once

#include <string_view>
#include <vector>

namespace regalia {

struct RuleText {
  std::string_view id;       // "royals.claim.cost"
  std::string_view remark;   // behind the id in its heading: which section it restates
  std::string_view chapter;  // the `##` heading it stands under
  std::string_view text;
};

[[nodiscard]] std::vector<RuleText> rules_in(std::string_view rulebook);

// Rules whose id or text holds all the words, whatever their case: first those whose id ends in them, then those whose id
// holds them, then the rest. An exact id comes alone.
[[nodiscard]] std::vector<RuleText> find_rules(std::string_view rulebook, std::string_view words);

}  // namespace regalia
