// Moves in words: stable text for records and programs, phrases for people, and the elements of the table they touch.
#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/text.h"
#include "games/crowns/rules.h"

namespace regalia::crowns {
namespace {

// A number from 0, without sign or leading zeros; nothing for whatever else.
std::optional<int> number_in(std::string_view text, int most) {
  int number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || code != std::errc() || end != text.data() + text.size() || number < 0 || number > most)
    return std::nullopt;
  return text.size() > 1 && text.front() == '0' ? std::nullopt : std::optional(number);
}

std::optional<int> seat_in(std::string_view text, int seats) {
  const std::optional<int> number = number_in(text, seats);
  return number && *number > 0 ? std::optional(*number - 1) : std::nullopt;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (words.size() < 5) {
    const std::size_t space = text.find(' ');
    words.push_back(text.substr(0, space));
    if (space == std::string_view::npos) return words;
    text.remove_prefix(space + 1);
  }
  return {};
}

std::string number(int index) { return std::to_string(index + 1); }
std::string player(int index) { return "player " + number(index); }

}  // namespace

std::string Rules::card_id(Card card) const {
  if (at(card) >= kCards) return "?";
  const std::string& type = facts_.of(type_of(card)).id;
  return is_house_card(card) ? type + "." + facts_.houses[at(house_of(card))].id : type;
}

std::string Rules::card_name(Card card) const {
  if (at(card) >= kCards) return "?";
  const std::string& type = facts_.of(type_of(card)).name;
  return is_house_card(card) ? type + " of " + facts_.houses[at(house_of(card))].name : type;
}

std::optional<Type> Rules::type_at(std::string_view id) const {
  for (int i = 0; i < kTypes; ++i)
    if (facts_.types[at(i)].id == id) return static_cast<Type>(i);
  return std::nullopt;
}

Card Rules::card_at(std::string_view id) const {
  const std::size_t dot = id.find('.');
  const std::optional<Type> type = type_at(id.substr(0, dot));
  if (!type || is_house_type(*type) == (dot == std::string_view::npos)) return kNoCard;
  if (!is_house_type(*type)) return guest_card(*type);
  for (int house = 0; house < kHouses; ++house)
    if (facts_.houses[at(house)].id == id.substr(dot + 1)) return house_card(*type, house);
  return kNoCard;
}

std::string Rules::deal_name(Seat partner, int number) {
  return std::to_string(index(partner) + 1) + "." + std::to_string(number);
}

std::string Rules::text(Move move) const {
  const auto card = [&] { return card_id(static_cast<Card>(std::min(move.a(), 255))); };
  const auto house = [&] {
    return move.a() < kHouseTypes * kHouses ? facts_.houses[at(move.a() % kHouses)].id : std::string("?");
  };
  const auto deal = [&] { return deal_name(seat_at(move.a() & 0xFF), move.b()); };
  const auto with_revision = [&](const char* verb) { return verb + deal() + " " + std::to_string(move.c()); };
  const auto amount = [&](const char* verb) { return verb + std::to_string(move.amount()); };
  switch (move.kind<MoveKind>()) {
    case MoveKind::lay: return "lay " + card();
    case MoveKind::coinage: return "coinage " + house() + " " + number(move.b());
    case MoveKind::knight: return "knight " + house() + " " + number(move.b());
    case MoveKind::pass: return "pass";
    case MoveKind::offer: return "offer " + card();
    case MoveKind::add: return "add " + card();
    case MoveKind::enough: return "enough";
    case MoveKind::raise: return amount("raise ");
    case MoveKind::again: return "again";
    case MoveKind::accept: return "accept " + number(move.a());
    case MoveKind::hand_over: return "hand-over " + card();
    case MoveKind::target: return "target " + number(move.a());
    case MoveKind::vote_attacker: return "vote attacker";
    case MoveKind::vote_defender: return "vote defender";
    case MoveKind::spend: return amount("spend ");
    case MoveKind::look: return "look";
    case MoveKind::draw_guest: return "guest";
    case MoveKind::take: return "take " + card();
    case MoveKind::use_sentinel:
      return "sentinel " + (move.a() == 0 ? "anyone" : std::to_string(move.a())) + amount(" ");
    case MoveKind::swap: return "swap " + card() + " " + card_id(static_cast<Card>(std::min(move.b(), 255)));
    case MoveKind::keep: return "keep";
    case MoveKind::draft: return "draft " + number(move.a());
    case MoveKind::give_card: return "give " + card();
    case MoveKind::ask_card: return "ask " + (move.a() < kTypes ? facts_.types[at(move.a())].id : "?");
    case MoveKind::give_ravens: return amount("give ravens ");
    case MoveKind::ask_ravens: return amount("ask ravens ");
    case MoveKind::promise:
      return "promise " + std::string(at(move.a()) < kDeedIds.size() ? kDeedIds[at(move.a())] : "?") + " " +
             number(move.b());
    case MoveKind::strike: return "strike " + number(move.a());
    case MoveKind::put: return "put";
    case MoveKind::drop: return "drop";
    case MoveKind::counter: return "counter " + deal();
    case MoveKind::agree: return with_revision("agree ");
    case MoveKind::refuse: return with_revision("refuse ");
    case MoveKind::withdraw: return "withdraw " + deal();
    case MoveKind::done: return "done";
    case MoveKind::close: return "close";
    case MoveKind::start: return "start " + number(move.a());
    case MoveKind::deal_agenda: return "agenda " + card();
    case MoveKind::deal_guest: return "deal " + card();
    case MoveKind::draw: return "draw " + card();
    case MoveKind::none: break;
  }
  return "?";
}

Result<Move> Rules::parse_move(std::string_view text) const {
  const Error unknown{"There is no move " + in_quotes(text) + "."};
  if (text.size() > 120) return unknown;
  const std::vector<std::string_view> words = words_of(text);
  if (words.empty()) return unknown;
  const std::string_view verb = words[0];
  const auto card = [&](MoveKind kind, std::string_view id, int b = 0) -> Result<Move> {
    const Card found = card_at(id);
    if (found == kNoCard) return Error{"There is no card " + in_quotes(id) + "; cards are named as in \"feud.lyre\"."};
    return move_of(kind, found, b);
  };
  const auto no_seat = [&](std::string_view word) {
    return Error{"There is no player " + in_quotes(word) + "; players count from 1."};
  };
  const auto seat = [&](MoveKind kind, std::string_view word) -> Result<Move> {
    const std::optional<int> found = seat_in(word, seats_);
    if (!found) return no_seat(word);
    return move_of(kind, *found);
  };
  const auto amount = [&](MoveKind kind, std::string_view word, int a = 0) -> Result<Move> {
    const std::optional<int> found = number_in(word, static_cast<int>(Move::kMostAmount));
    if (!found) return Error{"There is no number of ravens " + in_quotes(word) + "."};
    return move_of(kind, a, 0, 0, static_cast<std::uint32_t>(*found));
  };
  // "3.1", and behind it a revision
  const auto deal = [&](MoveKind kind, bool has_revision) -> Result<Move> {
    const std::size_t dot = words[1].find('.');
    if (dot == std::string_view::npos) return unknown;
    const std::optional<int> partner = seat_in(words[1].substr(0, dot), seats_);
    const std::optional<int> count = number_in(words[1].substr(dot + 1), Move::kMostB);
    const std::optional<int> revision = has_revision ? number_in(words[2], Move::kMostC) : 0;
    if (!partner || !count || !revision) return unknown;
    return move_of(kind, *partner, *count, *revision);
  };
  const auto one_of = [&](std::initializer_list<std::pair<std::string_view, MoveKind>> kinds) {
    for (const auto& [word, kind] : kinds)
      if (word == verb) return kind;
    return MoveKind::none;
  };
  if (words.size() == 1) {
    const MoveKind kind = one_of({{"pass", MoveKind::pass},
                                  {"enough", MoveKind::enough},
                                  {"again", MoveKind::again},
                                  {"look", MoveKind::look},
                                  {"guest", MoveKind::draw_guest},
                                  {"keep", MoveKind::keep},
                                  {"put", MoveKind::put},
                                  {"drop", MoveKind::drop},
                                  {"done", MoveKind::done},
                                  {"close", MoveKind::close}});
    if (kind == MoveKind::none) return unknown;
    return move_of(kind);
  }
  const std::string_view object = words[1];
  if (words.size() == 2) {
    if (verb == "vote" && object == "attacker") return move_of(MoveKind::vote_attacker);
    if (verb == "vote" && object == "defender") return move_of(MoveKind::vote_defender);
    const MoveKind with_card = one_of({{"lay", MoveKind::lay},
                                       {"offer", MoveKind::offer},
                                       {"add", MoveKind::add},
                                       {"hand-over", MoveKind::hand_over},
                                       {"take", MoveKind::take},
                                       {"give", MoveKind::give_card},
                                       {"agenda", MoveKind::deal_agenda},
                                       {"deal", MoveKind::deal_guest},
                                       {"draw", MoveKind::draw}});
    if (with_card != MoveKind::none) return card(with_card, object);
    const MoveKind with_seat = one_of({{"accept", MoveKind::accept},
                                       {"target", MoveKind::target},
                                       {"draft", MoveKind::draft},
                                       {"start", MoveKind::start}});
    if (with_seat != MoveKind::none) return seat(with_seat, object);
    if (verb == "raise") return amount(MoveKind::raise, object);
    if (verb == "spend") return amount(MoveKind::spend, object);
    if (verb == "counter") return deal(MoveKind::counter, false);
    if (verb == "withdraw") return deal(MoveKind::withdraw, false);
    if (verb == "ask") {
      const std::optional<Type> type = type_at(object);
      if (!type) return Error{"There is no kind of card " + in_quotes(object) + "."};
      return move_of(MoveKind::ask_card, *type);
    }
    if (verb == "strike") {
      const std::optional<int> clause = seat_in(object, kMostClauses);
      if (clause) return move_of(MoveKind::strike, *clause);
    }
    return unknown;
  }
  if (words.size() != 3) return unknown;
  const std::string_view last = words[2];
  if (verb == "coinage" || verb == "knight") {
    const std::optional<int> whom = seat_in(last, seats_);
    if (!whom) return no_seat(last);
    return card(verb == "knight" ? MoveKind::knight : MoveKind::coinage, std::string(verb) + "." + std::string(object),
                *whom);
  }
  if (verb == "sentinel") {
    const std::optional<int> whom = object == "anyone" ? -1 : seat_in(object, seats_);
    if (!whom) return no_seat(object);
    return amount(MoveKind::use_sentinel, last, *whom + 1);
  }
  if (verb == "swap") {
    const Card in = card_at(last);
    if (in == kNoCard) return Error{"There is no card " + in_quotes(last) + "."};
    return card(MoveKind::swap, object, static_cast<int>(in));
  }
  if (verb == "give" && object == "ravens") return amount(MoveKind::give_ravens, last);
  if (verb == "ask" && object == "ravens") return amount(MoveKind::ask_ravens, last);
  if (verb == "agree") return deal(MoveKind::agree, true);
  if (verb == "refuse") return deal(MoveKind::refuse, true);
  if (verb == "promise") {
    const std::optional<int> whom = seat_in(last, seats_);
    if (!whom) return no_seat(last);
    for (std::size_t deed = 1; deed < kDeedIds.size(); ++deed)
      if (object == kDeedIds[deed]) return move_of(MoveKind::promise, deed, *whom);
  }
  return unknown;
}

std::string Rules::describe(Move move) const {
  const auto card = [&] { return card_name(static_cast<Card>(std::min(move.a(), 255))); };
  const auto ravens = [&] { return std::to_string(move.amount()) + (move.amount() == 1 ? " raven" : " ravens"); };
  const auto deal = [&] { return "deal " + std::to_string(move.b()) + " with " + player(move.a()); };
  const auto type = [&] { return move.a() < kTypes ? facts_.types[at(move.a())].name : "?"; };
  switch (move.kind<MoveKind>()) {
    case MoveKind::lay: return "begin an exchange with the " + card();
    case MoveKind::coinage: return "play the " + card() + " on " + player(move.b());
    case MoveKind::knight: return "attack " + player(move.b()) + " with the " + card();
    case MoveKind::pass: return "pass";
    case MoveKind::offer: return "offer the " + card();
    case MoveKind::add: return "add the " + card();
    case MoveKind::enough: return "add no second card";
    case MoveKind::raise: return move.amount() == 0 ? "add no ravens" : "add " + ravens();
    case MoveKind::again: return "let everybody raise once more";
    case MoveKind::accept: return "accept the offer of " + player(move.a());
    case MoveKind::hand_over: return "hand the " + card() + " over";
    case MoveKind::target: return "attack " + player(move.a()) + " instead";
    case MoveKind::vote_attacker: return "vote for the attacker";
    case MoveKind::vote_defender: return "vote for the defender";
    case MoveKind::spend: return move.amount() == 0 ? "spend no ravens" : "spend " + ravens();
    case MoveKind::look: return "look into the hand of the defeated and take a card";
    case MoveKind::draw_guest: return "draw a guest";
    case MoveKind::take: return "take the " + card();
    case MoveKind::use_sentinel:
      return "use a Sentinel against " + (move.a() == 0 ? "anyone" : player(move.a() - 1)) + " who has " + ravens() +
             " or more";
    case MoveKind::swap:
      return "swap the " + card() + " for the " + card_name(static_cast<Card>(std::min(move.b(), 255)));
    case MoveKind::keep: return "keep all cards";
    case MoveKind::draft: return "begin a draft with " + player(move.a());
    case MoveKind::give_card: return "add to the draft that you give the " + card();
    case MoveKind::ask_card: return "add to the draft that you get a " + type();
    case MoveKind::give_ravens: return "add to the draft that you give " + ravens();
    case MoveKind::ask_ravens: return "add to the draft that you get " + ravens();
    case MoveKind::promise:
      return "add to the draft: " + deed_text(static_cast<Deed>(std::min(move.a(), 255)), player(move.b()));
    case MoveKind::strike: return "take clause " + number(move.a()) + " out of the draft";
    case MoveKind::put: return "put the draft to the other party";
    case MoveKind::drop: return "throw the draft away";
    case MoveKind::counter: return "answer " + deal() + " with another wording";
    case MoveKind::agree: return "agree to " + deal();
    case MoveKind::refuse: return "refuse " + deal();
    case MoveKind::withdraw: return "withdraw " + deal();
    case MoveKind::done: return "be done with these talks";
    case MoveKind::close: return "close the talks";
    case MoveKind::start: return player(move.a()) + " begins";
    case MoveKind::deal_agenda: return "the agenda is the " + card();
    case MoveKind::deal_guest: return "the guest is the " + card();
    case MoveKind::draw: return "the card is the " + card();
    case MoveKind::none: break;
  }
  return "nothing";
}

std::string Rules::deed_text(Deed deed, const std::string& whom) const {
  switch (deed) {
    case Deed::attack: return "the active player attacks " + whom;
    case Deed::coinage: return "the active player plays a Coinage on " + whom;
    case Deed::trade: return "the active player makes an exchange and accepts the offer of " + whom;
    case Deed::spare: return "the active player does not attack " + whom;
    default: return "nothing";
  }
}

std::vector<std::string> Rules::touches(Move move) const {
  const auto card = [&](const char* where) { return where + card_id(static_cast<Card>(std::min(move.a(), 255))); };
  const auto seat = [&](int index) { return "seat:" + number(index); };
  const auto deal = [&] { return "deal:" + deal_name(seat_at(move.a() & 0xFF), move.b()); };
  switch (move.kind<MoveKind>()) {
    case MoveKind::lay:
    case MoveKind::offer:
    case MoveKind::add:
    case MoveKind::hand_over: return {card("hand:")};
    case MoveKind::give_card: return {card("hand:"), "draft"};
    case MoveKind::coinage:
    case MoveKind::knight: return {card("hand:"), seat(move.b())};
    case MoveKind::accept: return {"offer:" + number(move.a())};
    case MoveKind::target:
    case MoveKind::draft: return {seat(move.a())};
    case MoveKind::vote_attacker: return {"vote:attacker"};
    case MoveKind::vote_defender: return {"vote:defender"};
    case MoveKind::raise:
    case MoveKind::spend: return {"ravens"};
    case MoveKind::look: return {"look"};
    case MoveKind::draw_guest: return {"deck"};
    case MoveKind::take: return {card("taken:")};
    case MoveKind::use_sentinel: return {"hand:sentinel"};
    case MoveKind::swap: return {card("hand:"), "second:" + card_id(static_cast<Card>(std::min(move.b(), 255)))};
    case MoveKind::ask_card:
    case MoveKind::give_ravens:
    case MoveKind::ask_ravens:
    case MoveKind::promise:
    case MoveKind::strike:
    case MoveKind::put:
    case MoveKind::drop: return {"draft"};
    case MoveKind::counter:
    case MoveKind::agree:
    case MoveKind::refuse:
    case MoveKind::withdraw: return {deal()};
    case MoveKind::pass:
    case MoveKind::enough:
    case MoveKind::again:
    case MoveKind::keep:
    case MoveKind::done:
    case MoveKind::close: return {"pass"};
    case MoveKind::start: return {seat(move.a())};
    case MoveKind::deal_agenda:
    case MoveKind::deal_guest:
    case MoveKind::draw: return {"deck"};
    case MoveKind::none: break;
  }
  return {};
}

// --- words that people give ---

// crowns.words: with a card that is laid or offered, with what is accepted, with ravens, and with a deal.
WordsSpec Rules::words(const State& state, Seat seat, Move move) const {
  if (index(seat) >= seats_ || !pending(state).may_act(seat)) return {};
  const Board& board = state.board;
  switch (move.kind<MoveKind>()) {
    case MoveKind::lay:
    case MoveKind::offer:
    case MoveKind::add:
    case MoveKind::raise: return {kLongestWords, Audience::all(), exchange_words(board, seat)};
    case MoveKind::coinage:
    case MoveKind::knight:
    case MoveKind::enough:
    case MoveKind::again:
    case MoveKind::accept:
    case MoveKind::spend: return {kLongestWords, Audience::all(), kNoWords};
    case MoveKind::refuse:
    case MoveKind::agree:
      if (move.a() >= seats_) return {};
      return {kLongestWords, Audience::only(SeatSet::both(seat, seat_at(move.a()))), kNoWords};
    case MoveKind::put: {
      if (!in_talks(board) || !state.drafts[at(seat)]) return {};
      const TalkDraft& draft = *state.drafts[at(seat)];
      const Seat other = other_party(board, seat, draft.parties.other(seat));
      const TalkDeal& deal = state.deals[at(other)];
      const bool answers = draft.answers.has_value();
      return {
          kLongestWords, Audience::only(draft.parties),
          terms_words(board, other, answers ? deal.id.number : deal.id.number + 1, answers ? deal.revision + 1 : 1)};
    }
    default: return {};
  }
}

// One turn has one exchange: what somebody says last with his cards stands beside them.
WordsNumber Rules::exchange_words(const Board& board, Seat seat) const {
  const int turn = index(board.turn) < kSeatLimit ? index(board.turn) : 0;
  return static_cast<WordsNumber>(1 + ((board.round * kSeatLimit) + turn) * kSeatLimit + index(seat));
}

// One bit that it is a deal, then round, turn, which talks, the other party, number and revision.
WordsNumber Rules::terms_words(const Board& board, Seat other, int number, std::uint32_t revision) const {
  const auto part = [](int value, int shift) { return static_cast<std::uint32_t>(value) << shift; };
  const int turn = index(board.turn) < kSeatLimit ? index(board.turn) : 0;
  return 1U << 31 | part(board.round & 7, 24) | part(turn, 20) | part(board.phase == Phase::talk_attack ? 1 : 0, 19) |
         part(index(other) & 15, 12) | part(number & 15, 8) | (revision & 0xFFU);
}

}  // namespace regalia::crowns
