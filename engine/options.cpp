#include "engine/options.h"

#include <algorithm>

#include "engine/text.h"

namespace regalia {
Result<OptionValues> resolve_options(const std::vector<OptionSpec>& specs, const OptionValues& given) {
  OptionValues values;
  std::vector<std::string> names;
  for (const OptionSpec& spec : specs) {
    values[spec.name] = spec.standard;
    names.push_back(spec.name);
  }
  for (const auto& [name, value] : given) {
    const auto spec = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& s) { return s.name == name; });
    if (spec == specs.end())
      return Error{"There is no option " + in_quotes(name) + "; there are " + joined(names) + "."};
    if (std::find(spec->choices.begin(), spec->choices.end(), value) == spec->choices.end())
      return Error{"Option " + in_quotes(name) + " cannot be " + in_quotes(value) + "; choose " +
                   joined(spec->choices, " or ") + "."};
    values[name] = value;
  }
  return values;
}

Result<Seat> seat_option(const OptionValues& resolved, std::string_view name, int seats) {
  const std::string& value = resolved.find(name)->second;
  if (value == "random") return kNobody;
  const int number = value[0] - '0';
  if (number > seats)
    return Error{"Option \"" + std::string(name) + "\" names player " + value + ", but there are " +
                 std::to_string(seats) + " players."};
  return seat_at(number - 1);
}

}  // namespace regalia
