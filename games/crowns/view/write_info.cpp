#include "games/crowns/view/write_info.h"

#include <charconv>

#include "games/crowns/view/names.h"

namespace regalia::crowns {
namespace {

constexpr std::string_view kCard = "card";
constexpr std::string_view kAny = "any";
constexpr std::string_view kRavens = "ravens";

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || text.front() == '0' || code != std::errc() || end != text.data() + text.size())
    return std::nullopt;
  return number >= 1 && number <= 255 ? std::optional(number) : std::nullopt;
}

}  // namespace

std::vector<std::string> card_ids(const Rules& rules, const Cards& cards) {
  std::vector<std::string> ids;
  for (const Card card : cards) ids.insert(ids.end(), at(cards[card]), rules.card_id(card));
  return ids;
}

std::string clause_id(const Rules& rules, const Clause& clause) {
  const auto text = [&](std::string_view kind, const std::string& what) {
    return std::to_string(index(clause.from) + 1) + " " + std::string(kind) + " " + what;
  };
  switch (clause.kind) {
    case ClauseKind::card: return text(kCard, rules.card_id(clause.card()));
    case ClauseKind::any_card: return text(kAny, rules.facts().of(clause.type()).id);
    case ClauseKind::ravens: return text(kRavens, std::to_string(clause.count));
    case ClauseKind::deed: break;
  }
  return text(kDeedIds[at(clause.deed())], std::to_string(index(clause.whom()) + 1));
}

std::optional<Clause> clause_at(const Rules& rules, std::string_view text) {
  const std::size_t first = text.find(' ');
  const std::size_t second = first == std::string_view::npos ? first : text.find(' ', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const std::optional<int> from = number_in(text.substr(0, first));
  const std::string_view kind = text.substr(first + 1, second - first - 1);
  const std::string_view what = text.substr(second + 1);
  if (!from || *from > rules.seats()) return std::nullopt;
  const Seat giver = seat_at(*from - 1);
  if (kind == kCard) {
    const Card card = rules.card_at(what);
    return card == kNoCard ? std::nullopt : std::optional(Clause::gives(giver, card));
  }
  if (kind == kAny) {
    const std::optional<Type> type = rules.type_at(what);
    return type ? std::optional(Clause::gives_any(giver, *type)) : std::nullopt;
  }
  const std::optional<int> number = number_in(what);
  if (!number) return std::nullopt;
  if (kind == kRavens) return Clause::gives_ravens(giver, *number);
  for (std::size_t deed = 1; deed < kDeedIds.size(); ++deed)
    if (kind == kDeedIds[deed] && *number <= rules.seats())
      return Clause::does(giver, static_cast<Deed>(deed), seat_at(*number - 1));
  return std::nullopt;
}

}  // namespace regalia::crowns
