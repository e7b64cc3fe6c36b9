#include "games/blood/rules/terms.h"

#include <vector>

#include "engine/text.h"
#include "games/blood/rules.h"

namespace regalia::blood {

std::string text_of(Terms terms) {
  std::string text = terms.armies_die ? "armies-die" : "march-off";
  if (terms.captives) text += "+captives";
  if (terms.goods) text += "+goods";
  if (terms.land) text += "+land";
  return text;
}

int terms_at(std::string_view text) {
  for (int i = 0; i < kTerms; ++i)
    if (text_of(Terms::of(i)) == text) return i;
  return -1;
}

std::string described(Terms terms, int armies, int crowns) {
  std::vector<std::string> parts;
  if (armies > 0) parts.push_back(counted(armies, "army is killed", "armies are killed"));
  parts.emplace_back(terms.armies_die ? "the armies are killed"
                     : armies > 0     ? "the others march off"
                                      : "the armies march off");
  parts.emplace_back(terms.captives ? "royals are captives" : "royals are free");
  if (terms.goods) parts.emplace_back("goods are left");
  if (terms.land) parts.emplace_back("the province is given up");
  if (crowns > 0) parts.push_back(counted(crowns, "Crown is paid", "Crowns are paid"));
  return joined(parts);
}

}  // namespace regalia::blood
