#include "engine/rulebook.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace regalia {
namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \n");
  return from == std::string_view::npos ? std::string_view()
                                        : text.substr(from, text.find_last_not_of(" \n") + 1 - from);
}

}  // namespace

std::vector<RuleText> rules_in(std::string_view rulebook) {
  std::vector<RuleText> rules;
  std::string_view chapter;
  std::size_t text_from = 0;
  const auto end_rule = [&](std::size_t at) {
    if (!rules.empty() && rules.back().text.empty())
      rules.back().text = trimmed(rulebook.substr(text_from, at - text_from));
  };
  for (std::size_t from = 0; from < rulebook.size();) {
    const std::size_t end = std::min(rulebook.find('\n', from), rulebook.size());
    const std::string_view line = rulebook.substr(from, end - from);
    if (line.starts_with("#")) end_rule(from);
    if (line.starts_with("## ")) chapter = line.substr(3);
    if (line.starts_with("### ")) {
      const std::size_t space = std::min(line.find(' ', 4), line.size());
      rules.push_back({line.substr(4, space - 4), trimmed(line.substr(space)), chapter, {}});
      text_from = std::min(end + 1, rulebook.size());
    }
    from = end + 1;
  }
  end_rule(rulebook.size());
  return rules;
}

std::vector<RuleText> find_rules(std::string_view rulebook, std::string_view words) {
  std::vector<std::string> wanted;
  const std::string all = lower(words);
  for (std::size_t from = 0; from < all.size();) {
    const std::size_t end = std::min(all.find(' ', from), all.size());
    if (end > from) wanted.push_back(all.substr(from, end - from));
    from = end + 1;
  }
  std::array<std::vector<RuleText>, 3> found;  // called so, called about so, speaking of it
  for (const RuleText& rule : rules_in(rulebook)) {
    const std::string id = lower(rule.id);
    if (id == all) return {rule};
    const std::string text = id + " " + lower(rule.chapter) + " " + lower(rule.text);
    if (std::any_of(wanted.begin(), wanted.end(),
                    [&](const std::string& word) { return text.find(word) == std::string::npos; }))
      continue;
    found[id.ends_with("." + all) ? 0 : id.find(all) != std::string::npos ? 1 : 2].push_back(rule);
  }
  for (const std::size_t rank : {1U, 2U}) found[0].insert(found[0].end(), found[rank].begin(), found[rank].end());
  return found[0];
}

}  // namespace regalia
