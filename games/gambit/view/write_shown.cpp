// What an event shows on the table: the evaluation of a column, step by step.
#include <boost/json.hpp>

#include "games/gambit/view/codec.h"
#include "games/gambit/view/write_info.h"

namespace regalia::gambit {
namespace {

ShownInfo opened(const Rules& rules, const Event& event) {
  ShownInfo info;
  info.kind = "opened";
  const Goal goal = static_cast<Goal>(event.args[2]);
  info.goal = Rules::goal_id(goal);
  info.place = event.args[1] + 1;
  info.cards.emplace();
  for (std::size_t arg = kFirstCardArg; arg < event.args.size() && event.args[arg] != 0; ++arg) {
    const CardInColumn card = CardInColumn::of_arg(event.args[arg]);
    info.cards->push_back(
        lying_info(rules, goal, card.owner, card.card, Face::up, card.hidden != kUnknown, card.hidden));
  }
  return info;
}

ShownInfo sums(const Rules& rules, const Event& event) {
  ShownInfo info;
  info.kind = "sums";
  info.sums.emplace();
  for (int seat = 0; seat < rules.seats(); ++seat)
    if (const int halves = event.args[at(seat) + 1]; halves >= 0)
      (*info.sums)[std::to_string(seat + 1)] = points_of(halves);
  return info;
}

// Nothing for events that are no part of an evaluation.
std::optional<ShownInfo> shown(const Rules& rules, const Event& event) {
  const auto& args = event.args;
  const auto id = [&](std::size_t arg) { return rules.facts().cards[at(args[arg])].id; };
  ShownInfo info;
  const auto of_kind = [&](const char* kind) {
    info.kind = kind;
    return info;
  };
  switch (event.as<EventKind>()) {
    case EventKind::round_ended: info.round = args[0] + 1; return of_kind("round-over");
    case EventKind::column_opened: return opened(rules, event);
    case EventKind::sums: return sums(rules, event);
    case EventKind::musketeers: info.place = args[1] + 1; return of_kind("musketeers");
    case EventKind::beggar: info.place = args[1] + 1; return of_kind("beggar");
    case EventKind::dragon:
      info.place = args[1] + 1;
      info.value = points_of(rules.facts().dragon);
      return of_kind("dragon");
    case EventKind::cancelled: info.by = id(1); return of_kind("cancelled");
    case EventKind::guarded:
    case EventKind::removed:
      info.by = id(1);
      info.place = args[2] + 1;
      info.card = id(3);
      return of_kind(event.as<EventKind>() == EventKind::guarded ? "guarded" : "removed");
    case EventKind::pair_wins: return of_kind("pair");
    case EventKind::changed:
      info.place = args[1] + 1;
      info.card = id(2);
      if (args[3] >= 0) info.value = points_of(args[3]);
      return of_kind("changed");
    case EventKind::goal_won: info.goal = Rules::goal_id(static_cast<Goal>(args[1])); return of_kind("won");
    case EventKind::goal_lost: info.goal = Rules::goal_id(static_cast<Goal>(args[1])); return of_kind("lost");
    case EventKind::gold_won: return of_kind("gold");
    default: return std::nullopt;
  }
}

}  // namespace

std::string Codec::write_shown(const Rules& rules, const Event& event) {
  std::optional<ShownInfo> info = shown(rules, event);
  if (!info) return {};
  if (event.as<EventKind>() != EventKind::round_ended) info->column = event.args[0] + 1;
  info->seat = number_of(event.seat);
  return boost::json::serialize(json::write(*info));
}

}  // namespace regalia::gambit
