#include "tests/probe/pen.h"

#include <algorithm>

#include "engine/text.h"

namespace regalia::probe {
namespace {

std::string token_text(const View<Rules>& view, std::size_t round) {
  const auto colour = Rules::colour_seen(view, round);
  std::string text = !colour ? "a hidden token" : *colour == Colour::blue ? "a blue token" : "a red token";
  if (round >= Rules::judged(view.seen.open)) return text;
  return text + (view.seen.tokens[round].counts ? ", counts" : ", does not count");
}

std::string heading(const Rules& rules, const View<Rules>& view, Names names) {
  const Open& open = view.seen.open;
  switch (open.phase) {
    case Phase::hand_out_veto: return "The veto is handed out.";
    case Phase::over: return "The game is over.";
    default:
      return "Round " + std::to_string(open.round + 1) + " of " + std::to_string(rules.rounds()) + ", of " +
             name_of(rules.active(open), names) + (view.seen.veto_spent ? ". The veto is spent." : ".");
  }
}

std::string seat_line(const View<Rules>& view, Seat seat, Names names, const Paper& paper, std::size_t width) {
  const int coins = view.seen.open.coins[at(seat)];
  std::string line = "  " + paper.of(seat, padded(name_of(seat, names), width)) + "  coins " + std::to_string(coins) +
                     "  prestige " + std::to_string(kCoins - coins);
  if (view.seen.open.done.has(seat)) line += "  done";
  if (view.seen.answered.has(seat)) line += "  answered";
  return line + "\n";
}

}  // namespace

std::string Pen::board(const Rules& rules, const View<Rules>& view, Names names, const Paper& paper) {
  const Observation& seen = view.seen;
  std::size_t width = 0;
  for (int i = 0; i < rules.seats(); ++i) width = std::max(width, columns_of(name_of(seat_at(i), names)));
  std::string text = paper.strong(heading(rules, view, names)) + "\n";
  for (int i = 0; i < rules.seats(); ++i) text += seat_line(view, seat_at(i), names, paper, width);
  const std::size_t shown = paper.detail == Detail::little ? 1 : seen.tokens.size();
  for (std::size_t i = seen.tokens.size() - std::min(shown, seen.tokens.size()); i < seen.tokens.size(); ++i) {
    const Seat owner = seen.tokens[i].owner;
    const std::string_view motto = view.read(Rules::motto_number(static_cast<int>(i)));
    text += "  Round " + std::to_string(i + 1) + ": " + paper.of(owner, name_of(owner, names)) + ", " +
            token_text(view, i) + (motto.empty() ? "" : ": \"" + std::string(motto) + "\"") + "\n";
  }
  if (seen.open.phase == Phase::over)
    for (const Pledge& pledge : seen.pledges)
      text += "  " + name_of(pledge.from, names) + " pays " + name_of(pledge.to, names) + " " +
              std::to_string(pledge.points) + "\n";
  return text;
}

std::string Pen::hand(const Rules&, const View<Rules>& view, const Paper&) {
  std::string text = view.seen.has_veto ? "You hold the veto.\n" : "";
  if (view.seen.open.phase == Phase::over || view.seen.pledges.empty()) return text;
  text += "Pledges:\n";
  for (const Pledge& pledge : view.seen.pledges)
    text +=
        "  " +
        (pledge.from == view.viewer ? "you pay " + name_of(pledge.to, {}) : name_of(pledge.from, {}) + " pays you") +
        " " + std::to_string(pledge.points) + "\n";
  return text;
}

std::string Pen::reference(const Rules& rules, const Paper& paper) {
  const std::string text = "A red token that counts is worth " + std::to_string(points_of(Colour::red)) +
                           ", a blue one " + std::to_string(points_of(Colour::blue)) +
                           "; a coin spent on prestige is worth 1. The bag holds " +
                           std::to_string(rules.options().red) + " red and " + std::to_string(rules.options().blue) +
                           " blue tokens. Pledges are paid at the end.";
  return wrapped(text, at(std::max(paper.columns, 20))) + "\n";
}

}  // namespace regalia::probe
