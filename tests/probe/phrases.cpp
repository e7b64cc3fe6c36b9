#include "tests/probe/phrases.h"

namespace regalia::probe {
namespace {

std::string counted(std::uint32_t number, const char* thing) {
  return std::to_string(number) + " " + thing + (number == 1 ? "" : "s");
}

// A clause as the viewer reads it.
std::string clause_text(const Pledge& clause, Seat viewer, Names names) {
  const std::string points = counted(static_cast<std::uint32_t>(clause.points), "point");
  if (clause.from == viewer) return "You will pay " + name_of(clause.to, names) + " " + points + ".";
  return name_of(clause.from, names) + " will pay you " + points + ".";
}

std::vector<DealText::Clause> clause_texts(const std::vector<Pledge>& clauses, Seat viewer, Names names) {
  std::vector<DealText::Clause> texts;
  for (const Pledge& clause : clauses) texts.push_back({clause_text(clause, viewer, names), clause.from, clause.to});
  return texts;
}

// Where a whole range is listed, what is said of its first move is said of all of them: "1 to 5 points".
std::string amount_words(const View<Rules>& view, Move move, const char* thing) {
  for (const Offer& offer : view.moves)
    if (offer.move == move && offer.most > offer.least())
      return std::to_string(offer.least()) + " to " + counted(offer.most, thing);
  return counted(move.amount(), thing);
}

MoveRole role_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::draft: return MoveRole::draft;
    case MoveKind::give:
    case MoveKind::ask: return MoveRole::clause;
    case MoveKind::strike: return MoveRole::strike;
    case MoveKind::put: return MoveRole::put;
    case MoveKind::drop:
    case MoveKind::withdraw: return MoveRole::withdraw;
    case MoveKind::counter: return MoveRole::counter;
    case MoveKind::accept: return MoveRole::accept;
    case MoveKind::refuse: return MoveRole::refuse;
    case MoveKind::done: return MoveRole::done;
    default: return MoveRole::plain;
  }
}

std::string deal_of(Move move) {
  switch (role_of(move.kind<MoveKind>())) {
    case MoveRole::clause:
    case MoveRole::strike:
    case MoveRole::put: return Phrases::kDraftId;
    case MoveRole::withdraw:
      if (move.kind<MoveKind>() == MoveKind::drop) return Phrases::kDraftId;
      [[fallthrough]];
    case MoveRole::counter:
    case MoveRole::accept:
    case MoveRole::refuse: return Rules::deal_name(seat_at(move.a() & 0xFF), move.b());
    default: return {};
  }
}

}  // namespace

std::string Phrases::prompt(const Rules& rules, const View<Rules>& view, Names names) {
  const Observation& seen = view.seen;
  const Seat active = rules.active(seen.open);
  const std::string whose = active == view.viewer ? "your" : name_of(active, names) + "'s";
  switch (seen.open.phase) {
    case Phase::bargain:
      if (seen.draft)
        return "Word your draft with " + name_of(seen.draft->parties.other(view.viewer), names) +
               ", then put it or drop it.";
      return "Bargain about " + whose + " token: offer points or ask for them, and say when you are done.";
    case Phase::vote:
      return "Does " + whose + " token count? Nobody sees your vote before all have voted, and you may change it.";
    case Phase::veto:
      return seen.has_veto ? "The vote has carried. Let " + whose + " token count, or strike it down with your veto."
                           : "The vote has carried. Whoever holds the veto may strike " + whose + " token down.";
    case Phase::bid: return "Spend as many of your coins on prestige as you like; each is a point.";
    default: return {};
  }
}

Phrase Phrases::phrase(const Rules& rules, const View<Rules>& view, Move move, Names names) {
  const MoveKind kind = move.kind<MoveKind>();
  const std::optional<PledgeDraft>& draft = view.seen.draft;
  const std::string partner = draft ? name_of(draft->parties.other(view.viewer), names) : "your partner";
  const auto named = [&] { return name_of(seat_at(move.a() & 0xFF), names); };
  const auto deal = [&] { return "deal " + std::to_string(move.b()) + " with " + named(); };
  Phrase phrase{rules.describe(move), role_of(kind), deal_of(move)};
  switch (kind) {
    case MoveKind::draft: phrase.does = "begin a draft with " + named(); break;
    case MoveKind::give:
      phrase.does = "add that you will pay " + partner + " " + amount_words(view, move, "point");
      break;
    case MoveKind::ask:
      phrase.does = "add that " + partner + " will pay you " + amount_words(view, move, "point");
      break;
    case MoveKind::strike:
      if (draft && at(move.a()) < draft->clauses.size())
        phrase.does += ": " + clause_text(draft->clauses[at(move.a())], view.viewer, names);
      break;
    case MoveKind::put: phrase.does = "put your draft to " + partner; break;
    case MoveKind::drop: phrase.does = "throw your draft away"; break;
    case MoveKind::counter: phrase.does = "begin a draft that answers " + deal(); break;
    case MoveKind::accept: phrase.does = "accept " + deal(); break;
    case MoveKind::refuse: phrase.does = "refuse " + deal(); break;
    case MoveKind::withdraw: phrase.does = "withdraw " + deal(); break;
    case MoveKind::bid: phrase.does = "spend " + amount_words(view, move, "coin") + " on prestige"; break;
    default: break;
  }
  return phrase;
}

std::vector<Move> Phrases::known_moves(const Rules& rules) {
  std::vector<Move> moves;
  for (int i = 0; i < rules.seats(); ++i) moves.push_back(Move::of(MoveKind::draft, i));
  for (const MoveKind kind : {MoveKind::give, MoveKind::ask}) moves.push_back(Move::of(kind, 0, 0, 0, 1));
  for (const MoveKind kind : {MoveKind::put, MoveKind::drop, MoveKind::done, MoveKind::vote_no, MoveKind::vote_yes,
                              MoveKind::pass, MoveKind::veto, MoveKind::bid})
    moves.push_back(Move::of(kind));
  return moves;
}

std::vector<DealText> Phrases::deals(const Rules&, const View<Rules>& view, Names names) {
  const Observation& seen = view.seen;
  const auto name = [&](const DealId& id) { return Rules::deal_name(id.parties.other(view.viewer), id.number); };
  std::vector<DealText> texts;
  if (const std::optional<PledgeDraft>& draft = seen.draft) {
    DealText text{.id = kDraftId, .parties = draft->parties, .maker = draft->maker};
    if (draft->answers) text.answers = name(draft->answers->deal);
    text.clauses = clause_texts(draft->clauses, view.viewer, names);
    texts.push_back(std::move(text));
  }
  for (const PledgeDeal& deal : seen.deals) {
    DealText text{.id = name(deal.id),
                  .parties = deal.id.parties,
                  .maker = deal.maker,
                  .last_word = deal.last_word,
                  .revision = deal.revision,
                  .status = deal.status};
    text.clauses = clause_texts(deal.clauses, view.viewer, names);
    text.words = view.read(Rules::terms_number(seen.open.round, deal.wording()));
    text.agreed = deal.bound();
    texts.push_back(std::move(text));
  }
  return texts;
}

// probe.veto: the same for every seat, whoever holds it.
std::vector<WishText> Phrases::wishes(const Rules& rules, Names) {
  const Move veto = Move::of(MoveKind::veto);
  return {{Offer::one(veto), rules.describe(veto), "when a token is about to count"}};
}

}  // namespace regalia::probe
