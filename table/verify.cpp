#include "table/verify.h"

#include "engine/text.h"

namespace regalia {
namespace {

Verification::Dice dice_of(const Table& table) {
  switch (table.header().chance) {
    case ChanceKind::seeded: return Verification::Dice::repeated;
    case ChanceKind::manual: return Verification::Dice::chosen;
    case ChanceKind::fair: break;
  }
  return table.chance().is_open() ? Verification::Dice::proved : Verification::Dice::unopened;
}

}  // namespace

Verification verify(Catalogue games, std::string_view record) {
  const auto opened = Table::open(games, record);
  if (const auto* fault = std::get_if<RecordFault>(&opened)) {
    Verification refused;
    refused.fault = *fault;
    return refused;
  }
  const Table& table = std::get<Table>(opened);
  Verification result;
  result.dice = dice_of(table);
  result.steps = table.steps();
  result.over = table.is_over();
  result.arranged = !table.header().position.empty();
  result.contributors = table.header().contributors;
  std::size_t standing = 0;
  const History& history = table.history();
  for (const History::Node node : history.path(History::kRoot, history.tip()))
    standing += history.made(node).seat == kChance ? 1 : 0;
  for (std::size_t step = 1; step <= table.steps(); ++step)
    if (const auto* decision = std::get_if<Decision>(&table.step(step)))
      result.outcomes += decision->seat == kChance ? 1 : 0;
  result.taken_back = result.outcomes - standing;
  return result;
}

std::string Verification::dice_verdict() const {
  const std::string drawn = std::to_string(outcomes) + " outcomes";
  switch (dice) {
    case Dice::proved: {
      if (contributors.empty())
        return "Dice proved: all " + drawn +
               " follow from the seed that the table committed to. No seat contributed, so "
               "only the table vouches for how it was drawn.";
      std::vector<std::string> who = {"the table"};
      for (const Seat seat : contributors) who.push_back("seat " + std::to_string(index(seat) + 1));
      return "Dice proved: all " + drawn + " follow from what " + joined(who) + " committed to beforehand.";
    }
    case Dice::unopened:
      return over ? "Dice not proved: the game has ended, but the table's secret is missing."
                  : "Dice not proved yet: the table opens its secret when the game has ended.";
    case Dice::repeated: return "Not fair: all " + drawn + " follow from the seed in the header.";
    case Dice::chosen: break;
  }
  return "Not fair: the " + drawn + " were chosen by hand.";
}

std::string Verification::verdict() const {
  if (fault) return "Not sound. " + fault->sentence();
  std::string text =
      "Sound: " + std::to_string(steps) + " steps, every move legal, every hash as it should be. " + dice_verdict();
  if (taken_back > 0) text += " With the consent of all, " + std::to_string(taken_back) + " of them were taken back.";
  if (arranged) text += " The game began from a position that somebody arranged.";
  if (!over) text += " The game has not ended.";
  return text;
}

}  // namespace regalia
