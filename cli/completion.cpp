#include "cli/completion.h"

namespace regalia::cli {

std::string bash_completion(const CommandWords& words) {
  const auto listed = [](const std::vector<std::string>& list) {
    std::string text;
    for (const std::string& word : list) text += (text.empty() ? "" : " ") + word;
    return text;
  };
  std::vector<std::string> commands;
  std::string cases;
  for (const auto& [command, its_words] : words) {
    commands.push_back(command);
    cases += "    " + command + ") words=\"" + listed(its_words) + "\" ;;\n";
  }
  return "# Completion of regalia for bash. Use it with:  source <(regalia completion)\n"
         "_regalia() {\n"
         "  local current=${COMP_WORDS[COMP_CWORD]} words\n"
         "  case ${COMP_WORDS[1]} in\n" +
         cases + "    *) words=\"" + listed(commands) +
         " --help\" ;;\n"
         "  esac\n"
         "  if [ \"$COMP_CWORD\" -eq 1 ]; then words=\"" +
         listed(commands) +
         " --help\"; fi\n"
         "  case $current in\n"
         "    */* | .*) COMPREPLY=($(compgen -f -- \"$current\")) ;;\n"
         "    *) COMPREPLY=($(compgen -W \"$words\" -- \"$current\") $(compgen -f -- \"$current\")) ;;\n"
         "  esac\n"
         "}\n"
         "complete -o filenames -F _regalia regalia\n";
}

}  // namespace regalia::cli
