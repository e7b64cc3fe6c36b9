// Moves in words: stable text for records and programs, phrases for people, the elements of the board they touch, and
// the sentences of refusals.
#include <charconv>
#include <optional>

#include "engine/text.h"
#include "tests/probe/probe.h"

namespace regalia::probe {
namespace {

std::string number(int index) { return std::to_string(index + 1); }
std::string seat_words(int seat) { return "player " + number(seat); }
std::string points_words(std::uint32_t points) { return std::to_string(points) + (points == 1 ? " point" : " points"); }
std::string coins_words(std::uint32_t coins) { return std::to_string(coins) + (coins == 1 ? " coin" : " coins"); }
std::string deal_in(Move move) { return Rules::deal_name(seat_at(move.a() & 0xFF), move.b()); }
std::string wording_in(Move move) { return deal_in(move) + " " + std::to_string(move.c()); }

// Only the way numbers are written here, so that every move has one text.
std::optional<int> number_in(std::string_view text, int least, int most) {
  int number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc() || end != text.data() + text.size() || (text.size() > 1 && text.front() == '0')) return {};
  return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

struct NamedDeal {
  int partner = 0;
  int number = 0;
};

std::optional<NamedDeal> deal_named(std::string_view text, int seats) {
  const std::size_t dot = text.find('.');
  if (dot == std::string_view::npos) return {};
  const auto partner = number_in(text.substr(0, dot), 1, seats);
  const auto number = number_in(text.substr(dot + 1), 1, Move::kMostB);
  return partner && number ? std::optional(NamedDeal{*partner - 1, *number}) : std::nullopt;
}

// The first word, and the rest behind the blank.
std::pair<std::string_view, std::string_view> first_word(std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return {text, {}};
  return {text.substr(0, blank), text.substr(blank + 1)};
}

std::optional<MoveKind> plain_move(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, MoveKind>, 7> kPlain = {{{"put", MoveKind::put},
                                                                            {"drop", MoveKind::drop},
                                                                            {"done", MoveKind::done},
                                                                            {"vote no", MoveKind::vote_no},
                                                                            {"vote yes", MoveKind::vote_yes},
                                                                            {"pass", MoveKind::pass},
                                                                            {"veto", MoveKind::veto}}};
  for (const auto& [word, kind] : kPlain)
    if (word == text) return kind;
  return {};
}

}  // namespace

std::string Rules::deal_name(Seat partner, int number) {
  return std::to_string(index(partner) + 1) + "." + std::to_string(number);
}

std::string Rules::text(Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::draft: return "draft " + number(move.a());
    case MoveKind::give: return "clause give " + std::to_string(move.amount());
    case MoveKind::ask: return "clause ask " + std::to_string(move.amount());
    case MoveKind::strike: return "strike " + number(move.a());
    case MoveKind::put: return "put";
    case MoveKind::drop: return "drop";
    case MoveKind::counter: return "counter " + deal_in(move);
    case MoveKind::accept: return "accept " + wording_in(move);
    case MoveKind::refuse: return "refuse " + wording_in(move);
    case MoveKind::withdraw: return "withdraw " + deal_in(move);
    case MoveKind::done: return "done";
    case MoveKind::vote_no: return "vote no";
    case MoveKind::vote_yes: return "vote yes";
    case MoveKind::pass: return "pass";
    case MoveKind::veto: return "veto";
    case MoveKind::bid: return "bid " + std::to_string(move.amount());
    case MoveKind::hand_veto: return "hand-veto " + number(move.a());
    case MoveKind::token: return move.a() == 0 ? "token red" : "token blue";
    case MoveKind::none: break;
  }
  return "?";
}

Result<Move> Rules::parse_move(std::string_view text) const {
  const Error unknown{"There is no move " + in_quotes(text) + "."};
  if (const auto kind = plain_move(text)) return Move::of(*kind);
  const auto [verb, object] = first_word(text);
  const auto with_number = [&](MoveKind kind, std::string_view word, int most) -> Result<Move> {
    const auto found = number_in(word, 1, most);
    return found ? Result<Move>(Move::of(kind, *found - 1)) : unknown;
  };
  const auto with_amount = [&](MoveKind kind, std::string_view word) -> Result<Move> {
    const auto amount = number_in(word, 0, static_cast<int>(Move::kMostAmount));
    return amount ? Result<Move>(Move::of(kind, 0, 0, 0, static_cast<std::uint32_t>(*amount))) : unknown;
  };
  const auto with_deal = [&](MoveKind kind) -> Result<Move> {
    const auto [name, revision_word] = first_word(object);
    const bool names_wording = kind == MoveKind::accept || kind == MoveKind::refuse;
    const auto deal = deal_named(name, seats_);
    if (!deal) return Error{"There is no deal " + in_quotes(name) + "."};
    if (!names_wording) return name == object ? Result<Move>(Move::of(kind, deal->partner, deal->number)) : unknown;
    const auto revision = number_in(revision_word, 1, Move::kMostC);
    if (!revision) return Error{"Say which wording, as in " + in_quotes(std::string(verb) + " 2.1 1") + "."};
    return Move::of(kind, deal->partner, deal->number, *revision);
  };
  if (verb == "draft") return with_number(MoveKind::draft, object, seats_);
  if (verb == "strike") return with_number(MoveKind::strike, object, 255);
  if (verb == "hand-veto") return with_number(MoveKind::hand_veto, object, seats_);
  if (verb == "bid") return with_amount(MoveKind::bid, object);
  if (verb == "counter") return with_deal(MoveKind::counter);
  if (verb == "accept") return with_deal(MoveKind::accept);
  if (verb == "refuse") return with_deal(MoveKind::refuse);
  if (verb == "withdraw") return with_deal(MoveKind::withdraw);
  if (verb == "clause") {
    const auto [direction, points] = first_word(object);
    if (direction == "give") return with_amount(MoveKind::give, points);
    if (direction == "ask") return with_amount(MoveKind::ask, points);
  }
  if (text == "token red") return Move::of(MoveKind::token, 0);
  if (text == "token blue") return Move::of(MoveKind::token, 1);
  return unknown;
}

std::string Rules::describe(Move move) const {
  const auto deal = [&] { return "deal " + std::to_string(move.b()) + " with " + seat_words(move.a()); };
  const auto wording = [&] { return "wording " + std::to_string(move.c()) + " of " + deal(); };
  switch (move.kind<MoveKind>()) {
    case MoveKind::draft: return "begin a draft with " + seat_words(move.a());
    case MoveKind::give: return "add a clause: you give " + points_words(move.amount());
    case MoveKind::ask: return "add a clause: you are given " + points_words(move.amount());
    case MoveKind::strike: return "take clause " + number(move.a()) + " out of the draft";
    case MoveKind::put: return "put the draft";
    case MoveKind::drop: return "throw the draft away";
    case MoveKind::counter: return "begin a draft that answers " + deal();
    case MoveKind::accept: return "accept " + wording();
    case MoveKind::refuse: return "refuse " + wording();
    case MoveKind::withdraw: return "withdraw " + deal();
    case MoveKind::done: return "be done bargaining in this round";
    case MoveKind::vote_no: return "vote against the token";
    case MoveKind::vote_yes: return "vote for the token";
    case MoveKind::pass: return "let the token count";
    case MoveKind::veto: return "strike the token down";
    case MoveKind::bid: return "spend " + coins_words(move.amount()) + " on prestige";
    case MoveKind::hand_veto: return "the veto goes to " + seat_words(move.a());
    case MoveKind::token: return move.a() == 0 ? "the token is red" : "the token is blue";
    case MoveKind::none: break;
  }
  return "nothing";
}

std::vector<std::string> Rules::touches(Move move) const {
  switch (move.kind<MoveKind>()) {
    case MoveKind::draft:
    case MoveKind::hand_veto: return {"seat:" + number(move.a())};
    case MoveKind::give: return {"clause:give"};
    case MoveKind::ask: return {"clause:ask"};
    case MoveKind::strike:
    case MoveKind::put:
    case MoveKind::drop: return {"draft"};
    case MoveKind::counter:
    case MoveKind::accept:
    case MoveKind::refuse:
    case MoveKind::withdraw: return {"deal:" + deal_in(move)};
    case MoveKind::done: return {"done"};
    case MoveKind::vote_no: return {"vote:no"};
    case MoveKind::vote_yes: return {"vote:yes"};
    case MoveKind::pass: return {"pass"};
    case MoveKind::veto: return {"veto"};
    case MoveKind::bid: return {"coins"};
    case MoveKind::token: return {"bag"};
    case MoveKind::none: break;
  }
  return {};
}

std::string Rules::explain(const View<Rules>& view, const Verdict& refusal, std::span<const std::string> names) const {
  const Verdict::About& about = refusal.about();
  const Seat other = seat_at(about[0] - 1);
  if (about[0] < 1 || about[0] > seats_ || other == view.viewer) return std::string(refusal.reason());
  if (refusal.rule() == "probe.bargain.done") return name_of(other, names) + " is done bargaining in this round.";
  if (refusal.rule() == "probe.deal.revision")
    return "This is wording " + std::to_string(about[2]) + " of your deal with " + name_of(other, names) +
           "; wording " + std::to_string(about[3]) + " stands.";
  return std::string(refusal.reason());
}

}  // namespace regalia::probe
