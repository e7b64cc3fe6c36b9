#include "cli/rule_words.h"

#include "engine/rulebook.h"
#include "engine/text.h"
#include "table/table.h"

namespace regalia::cli {
namespace {

// Markdown as plain text: paragraphs are filled, tables and lists keep their lines.
std::string plain(std::string_view markdown, const Paper& paper) {
  std::string text;
  std::string paragraph;
  const auto columns = static_cast<std::size_t>(paper.columns);
  const auto end_paragraph = [&] {
    if (!paragraph.empty()) text += wrapped(paragraph, columns, paragraph.starts_with("- ") ? 2 : 0) + "\n";
    paragraph.clear();
  };
  for (std::size_t from = 0; from <= markdown.size();) {
    const std::size_t end = std::min(markdown.find('\n', from), markdown.size());
    std::string line(markdown.substr(from, end - from));
    from = end + 1;
    std::string bare;
    for (std::size_t i = 0; i < line.size(); ++i)
      if (line[i] != '`' &&
          !(line[i] == '*' && (i == 0 || line[i - 1] != ' ' || (i + 1 < line.size() && line[i + 1] != ' '))))
        bare += line[i];
    const bool is_rule_of_table =
        bare.find_first_not_of("|-: ") == std::string::npos && bare.find('|') != std::string::npos;
    if (is_rule_of_table) continue;
    if (bare.starts_with("|") || bare.starts_with("#") || bare.empty() || bare.starts_with("- ")) end_paragraph();
    if (bare.starts_with("|")) {
      text += bare + "\n";
    } else if (bare.starts_with("#")) {
      text += "\n" + paper.strong(bare.substr(bare.find_first_not_of("# "))) + "\n";
    } else if (!bare.empty()) {
      paragraph +=
          (paragraph.empty() ? "" : " ") + bare.substr(bare.starts_with("  ") ? bare.find_first_not_of(' ') : 0);
    }
  }
  end_paragraph();
  return text;
}

// A few words that the rules are about: the last parts of ids.
std::vector<std::string> topics(std::string_view rulebook) {
  std::vector<std::string> words;
  const std::vector<RuleText> rules = rules_in(rulebook);
  for (const std::size_t part : {3U, 2U, 4U})
    if (const std::size_t i = rules.size() * part / 6; i < rules.size())
      words.emplace_back(rules[i].id.substr(rules[i].id.rfind('.') + 1));
  return words;
}

std::string print(const RuleText& rule, const Paper& paper) {
  std::string heading = paper.strong(rule.id);
  if (!rule.remark.empty()) heading += "  " + paper.faint(rule.remark);
  return heading + "\n" + plain(rule.text, paper);
}

}  // namespace

std::string rule_text(const GameEntry& game, std::string_view id, const Paper& paper) {
  for (const std::string_view book : {game.rulebook(), table_rulebook()})
    for (const RuleText& rule : rules_in(book))
      if (rule.id == id) return print(rule, paper);
  return {};
}

std::string rules_about(const GameEntry& game, const std::string& words, const Paper& paper, std::size_t most) {
  std::vector<RuleText> found = find_rules(game.rulebook(), words);
  const std::vector<RuleText> of_table = find_rules(table_rulebook(), words);
  found.insert(found.end(), of_table.begin(), of_table.end());
  if (found.empty())
    return "No rule speaks of " + in_quotes(words) + ". Try a single word, such as " +
           joined(topics(game.rulebook()), " or ") + ".\n";
  std::string text;
  for (std::size_t i = 0; i < std::min(found.size(), most); ++i) text += print(found[i], paper) + "\n";
  if (found.size() <= most) return text;
  std::vector<std::string> others;
  for (std::size_t i = most; i < found.size(); ++i) others.emplace_back(found[i].id);
  return text + wrapped("Also: " + joined(others) + ".", static_cast<std::size_t>(paper.columns), 2) + "\n";
}

std::string all_rules(const GameEntry& game, const Paper& paper) { return plain(game.rulebook(), paper); }

}  // namespace regalia::cli
