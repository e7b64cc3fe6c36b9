// What a move would do for its player now, and what it is for.
#include <algorithm>

#include "engine/text.h"
#include "games/crowns/view/phrases.h"
#include "games/crowns/view/worth.h"

namespace regalia::crowns {
namespace {

MoveRole role_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::draft: return MoveRole::draft;
    case MoveKind::give_card:
    case MoveKind::ask_card:
    case MoveKind::give_ravens:
    case MoveKind::ask_ravens:
    case MoveKind::promise: return MoveRole::clause;
    case MoveKind::strike: return MoveRole::strike;
    case MoveKind::put: return MoveRole::put;
    case MoveKind::drop:
    case MoveKind::withdraw: return MoveRole::withdraw;
    case MoveKind::counter: return MoveRole::counter;
    case MoveKind::agree: return MoveRole::accept;
    case MoveKind::refuse: return MoveRole::refuse;
    case MoveKind::done: return MoveRole::done;
    default: return MoveRole::plain;
  }
}

std::string deal_of(Move move) {
  const MoveKind kind = move.kind<MoveKind>();
  switch (role_of(kind)) {
    case MoveRole::clause:
    case MoveRole::strike:
    case MoveRole::put: return Phrases::kDraftId;
    case MoveRole::withdraw:
      if (kind == MoveKind::drop) return Phrases::kDraftId;
      [[fallthrough]];
    case MoveRole::counter:
    case MoveRole::accept:
    case MoveRole::refuse: return Rules::deal_name(seat_at(move.a() & 0xFF), move.b());
    default: return {};
  }
}

// A clause as one of its parties reads it.
std::string clause_sentence(const Rules& rules, const Clause& clause, Seat to, Seat viewer, Names names) {
  return rules.clause_text(clause, to, names, viewer) + ".";
}

std::vector<DealText::Clause> clause_texts(const Rules& rules, const Clauses& clauses, SeatSet parties, Seat viewer,
                                           Names names) {
  std::vector<DealText::Clause> texts;
  for (const Clause& clause : clauses) {
    const Seat to = parties.other(clause.from);
    texts.push_back({clause_sentence(rules, clause, to, viewer, names), clause.from, to});
  }
  return texts;
}

// Where a whole range is listed, what is said of its first move is said of all of them: "1 to 5 ravens".
std::string ravens_words(const View<Rules>& view, Move move) {
  for (const Offer& offer : view.moves)
    if (offer.move == move && offer.most > offer.least())
      return std::to_string(offer.least()) + " to " + std::to_string(offer.most) + " ravens";
  return std::to_string(move.amount()) + (move.amount() == 1 ? " raven" : " ravens");
}

// " (your hand: 5 → 9)"
std::string worth_words(const Rules& rules, const View<Rules>& view, const std::string& element) {
  for (const Prospect& prospect : prospects_of(rules, view.seen))
    if (prospect.element == element)
      return " (your hand: " + std::to_string(worth_now(rules, view.seen).total()) + " → " +
             std::to_string(prospect.score.total()) + ")";
  return {};
}

}  // namespace

std::string laid_words(const Rules& rules, const Board& board, Seat seat) {
  std::vector<std::string> parts;
  for (const Card card : board.laid[at(seat)])
    if (card != kNoCard) parts.push_back(rules.card_name(card));
  if (const int ravens = board.raised[at(seat)]; ravens > 0)
    parts.push_back(std::to_string(ravens) + (ravens == 1 ? " raven" : " ravens"));
  return joined(parts);
}

Phrase Phrases::phrase(const Rules& rules, const View<Rules>& view, Move move, Names names) {
  const MoveKind kind = move.kind<MoveKind>();
  const Board& board = view.seen.board;
  const auto named = [&](int number) { return name_of(seat_at(number & 0xFF), names); };
  const auto card = [&] { return rules.card_name(static_cast<Card>(std::min(move.a(), 255))); };
  const auto deal = [&] { return "deal " + std::to_string(move.b()) + " with " + named(move.a()); };
  const std::optional<TalkDraft>& draft = view.seen.draft;
  const std::string partner = draft ? name_of(draft->parties.other(view.viewer), names) : "the other party";
  const auto touched = [&] {
    const std::vector<std::string> elements = rules.touches(move);
    return elements.empty() ? std::string() : elements[0];
  };
  Phrase phrase{rules.describe(move), role_of(kind), deal_of(move)};
  const auto list_under = [&](const std::string& heading, const std::string& choice) {
    phrase.does = heading + " " + choice;
    phrase.heading = heading + " …";
    phrase.choice = choice;
  };
  switch (kind) {
    case MoveKind::offer: phrase.does = "offer your " + card() + worth_words(rules, view, touched()); break;
    case MoveKind::take: phrase.does = "take the " + card() + worth_words(rules, view, touched()); break;
    case MoveKind::coinage: phrase.does = "play your " + card() + " on " + named(move.b()); break;
    case MoveKind::knight: phrase.does = "attack " + named(move.b()) + " with the " + card(); break;
    case MoveKind::accept:
      if (move.a() < rules.seats())
        phrase.does = "take " + laid_words(rules, board, seat_at(move.a())) + " of " + named(move.a()) +
                      worth_words(rules, view, touched());
      break;
    case MoveKind::raise: phrase.does = "add " + ravens_words(view, move); break;
    case MoveKind::spend: phrase.does = "spend " + ravens_words(view, move); break;
    case MoveKind::target: phrase.does = "attack " + named(move.a()) + " instead"; break;
    case MoveKind::vote_attacker: phrase.does = "vote for the attacker, " + name_of(board.turn, names); break;
    case MoveKind::vote_defender: phrase.does = "vote for the defender, " + name_of(board.target, names); break;
    case MoveKind::look:
      phrase.does = "look into the hand of " + name_of(rules.defeated(board), names) + " and take a card";
      break;
    case MoveKind::pass:
      if (board.phase == Phase::sentinel) phrase.does = "use no Sentinel";
      break;
    case MoveKind::use_sentinel:
      phrase.does = "use a Sentinel against " + (move.a() == 0 ? std::string("whoever it is") : named(move.a() - 1)) +
                    ", from " + ravens_words(view, move) + " on";
      break;
    case MoveKind::draft: phrase.does = "begin a draft with " + named(move.a()); break;
    case MoveKind::give_card: list_under("add that you give " + partner + " your", card()); break;
    case MoveKind::ask_card:
      if (move.a() < kTypes)
        list_under("add that " + partner + " gives you",
                   with_article(rules.facts().of(static_cast<Type>(move.a())).name));
      break;
    case MoveKind::give_ravens: phrase.does = "add that you give " + partner + " " + ravens_words(view, move); break;
    case MoveKind::ask_ravens: phrase.does = "add that " + partner + " gives you " + ravens_words(view, move); break;
    case MoveKind::promise: {
      const Clause clause =
          Clause::does(board.turn, static_cast<Deed>(std::min(move.a(), 255)), seat_at(move.b() & 0xFF));
      if (clause.deed() > Deed::none && clause.deed() <= Deed::spare) {
        phrase.does = "add: " + rules.clause_text(clause, view.viewer, names, view.viewer);
        if (clause.whom() != view.viewer) {
          std::vector<std::string> with_gap(names.begin(), names.end());
          with_gap[at(clause.whom())] = "…";
          phrase.heading = "add: " + rules.clause_text(clause, view.viewer, with_gap, view.viewer);
          phrase.choice = name_of(clause.whom(), names);
        }
      }
      break;
    }
    case MoveKind::strike:
      if (draft && at(move.a()) < draft->clauses.size()) {
        const Clause& clause = draft->clauses[at(move.a())];
        const Seat to = draft->parties.other(clause.from);
        phrase.does = "strike: " + clause_sentence(rules, clause, to, view.viewer, names);
        phrase.does.pop_back();
      }
      break;
    case MoveKind::put: phrase.does = "put your draft to " + partner + worth_words(rules, view, kDraftId); break;
    case MoveKind::counter: phrase.does = "answer " + deal() + " with another wording"; break;
    case MoveKind::agree: phrase.does = "agree to " + deal() + worth_words(rules, view, touched()); break;
    case MoveKind::refuse: phrase.does = "refuse " + deal(); break;
    case MoveKind::withdraw: phrase.does = "withdraw " + deal(); break;
    case MoveKind::done:
      phrase.does = view.viewer == board.turn ? "hear the others out" : "have nothing more to offer";
      break;
    case MoveKind::close:
      phrase.does = board.phase == Phase::talk_attack ? "close the talks and vote" : "close the talks and act";
      break;
    default: break;
  }
  return phrase;
}

std::vector<Move> Phrases::known_moves(const Rules& rules) {
  std::vector<Move> moves;
  for (const MoveKind kind : {MoveKind::pass, MoveKind::enough, MoveKind::again, MoveKind::vote_attacker,
                              MoveKind::vote_defender, MoveKind::look, MoveKind::draw_guest, MoveKind::keep,
                              MoveKind::put, MoveKind::drop, MoveKind::done, MoveKind::close})
    moves.push_back(move_of(kind));
  for (const MoveKind kind : {MoveKind::raise, MoveKind::spend, MoveKind::give_ravens, MoveKind::ask_ravens})
    moves.push_back(move_of(kind, 0, 0, 0, 1));
  for (int i = 0; i < rules.seats(); ++i)
    for (const MoveKind kind : {MoveKind::accept, MoveKind::target, MoveKind::draft}) moves.push_back(move_of(kind, i));
  for (int house = 0; house < rules.houses_in_play(); ++house)
    for (int i = 0; i < rules.seats(); ++i) {
      moves.push_back(move_of(MoveKind::knight, house_card(Type::knight, house), i));
      moves.push_back(move_of(MoveKind::coinage, house_card(Type::coinage, house), i));
    }
  for (int i = 0; i < kTypes; ++i) moves.push_back(move_of(MoveKind::ask_card, i));
  for (int house = 0; house < rules.houses_in_play(); ++house)
    for (int type = 0; type < kHouseTypes; ++type)
      for (const MoveKind kind : {MoveKind::lay, MoveKind::offer, MoveKind::add, MoveKind::give_card})
        moves.push_back(move_of(kind, house_card(static_cast<Type>(type), house)));
  return moves;
}

std::vector<DealText> Phrases::deals(const Rules& rules, const View<Rules>& view, Names names) {
  const Observation& seen = view.seen;
  std::vector<DealText> texts;
  const auto name = [&](const TalkDeal& deal) {
    return Rules::deal_name(deal.id.parties.other(view.viewer), deal.id.number);
  };
  if (const std::optional<TalkDraft>& draft = seen.draft) {
    DealText text{.id = kDraftId, .parties = draft->parties, .maker = draft->maker};
    if (draft->answers) text.answers = Rules::deal_name(draft->parties.other(view.viewer), draft->answers->deal.number);
    text.clauses = clause_texts(rules, draft->clauses, draft->parties, view.viewer, names);
    texts.push_back(std::move(text));
  }
  for (int i = 0; i < rules.seats(); ++i) {
    const TalkDeal& deal = seen.deals[at(i)];
    if (deal.id.number == 0) continue;
    DealText text{.id = name(deal),
                  .parties = deal.id.parties,
                  .maker = deal.maker,
                  .last_word = deal.last_word,
                  .revision = deal.revision,
                  .status = deal.status};
    text.clauses = clause_texts(rules, deal.clauses, deal.id.parties, view.viewer, names);
    text.words = view.read(rules.terms_words(seen.board, seat_at(i), deal.id.number, deal.revision));
    text.agreed = deal.bound();
    texts.push_back(std::move(text));
  }
  return texts;
}

// crowns.sentinel.wish: the same for every seat, whoever holds what. With agendas there are none.
std::vector<WishText> Phrases::wishes(const Rules& rules, Names names) {
  const Card sentinel = guest_card(Type::sentinel);
  if (!rules.guest_cards().has(sentinel)) return {};
  const auto most = static_cast<std::uint32_t>(std::max(1, rules.all_ravens()));
  std::vector<WishText> wishes;
  for (int i = 0; i <= rules.seats(); ++i)
    wishes.push_back({Offer::range(move_of(MoveKind::use_sentinel, i), 1, most),
                      "use a Sentinel against " + (i == 0 ? std::string("anyone") : name_of(seat_at(i - 1), names)),
                      "at the start of a turn, from so many ravens on"});
  return wishes;
}

}  // namespace regalia::crowns
