// Moves in words: stable text for records and programs, phrases for people, and the elements of the table they touch.
#include <algorithm>
#include <optional>

#include "engine/move_form.h"
#include "engine/text.h"
#include "games/crowns/rules.h"

namespace regalia::crowns {
namespace {

// `coinage` and `knight` are cards that are called by their house alone, as the verb says the rest.
enum class Arg : std::uint8_t { none, card, coinage, knight, type, seat, anyone, deed, clause, wording };
using Form = MoveForm<Arg>;

constexpr MoveUnit kRavens = {"ravens", "raven", "ravens", "no ravens"};

// In the order of MoveKind.
constexpr std::array kForms = {
    Form{},
    Form{.verb = "lay", .a = {Arg::card, "card"}, .does = "begin an exchange with the @a", .touches = "hand:@a"},
    Form{.verb = "coinage",
         .a = {Arg::coinage, "house"},
         .b = {Arg::seat, "seat"},
         .does = "play the @a on @b",
         .touches = "hand:coinage.@a seat:@b"},
    Form{.verb = "knight",
         .a = {Arg::knight, "house"},
         .b = {Arg::seat, "seat"},
         .does = "attack @b with the @a",
         .touches = "hand:knight.@a seat:@b"},
    Form{.verb = "pass", .does = "pass", .touches = "pass"},
    Form{.verb = "offer", .a = {Arg::card, "card"}, .does = "offer the @a", .touches = "hand:@a"},
    Form{.verb = "add", .a = {Arg::card, "card"}, .does = "add the @a", .touches = "hand:@a"},
    Form{.verb = "enough", .does = "add no second card", .touches = "pass"},
    Form{.verb = "raise", .amount = kRavens, .does = "add @m", .touches = "ravens"},
    Form{.verb = "again", .does = "let everybody raise once more", .touches = "pass"},
    Form{.verb = "accept", .a = {Arg::seat, "seat"}, .does = "accept the offer of @a", .touches = "offer:@a"},
    Form{.verb = "hand-over", .a = {Arg::card, "card"}, .does = "hand the @a over", .touches = "hand:@a"},
    Form{.verb = "target", .a = {Arg::seat, "seat"}, .does = "attack @a instead", .touches = "seat:@a"},
    Form{.verb = "vote-attacker", .does = "vote for the attacker", .touches = "vote:attacker", .word = "vote attacker"},
    Form{.verb = "vote-defender", .does = "vote for the defender", .touches = "vote:defender", .word = "vote defender"},
    Form{.verb = "spend", .amount = kRavens, .does = "spend @m", .touches = "ravens"},
    Form{.verb = "look", .does = "look into the hand of the defeated and take a card", .touches = "look"},
    Form{.verb = "guest", .does = "draw a guest", .touches = "deck"},
    Form{.verb = "take", .a = {Arg::card, "card"}, .does = "take the @a", .touches = "taken:@a"},
    Form{.verb = "sentinel",
         .a = {Arg::anyone, "against"},
         .amount = kRavens,
         .does = "use a Sentinel against @a who has @m or more",
         .touches = "hand:sentinel"},
    Form{.verb = "swap",
         .a = {Arg::card, "card"},
         .b = {Arg::card, "for"},
         .does = "swap the @a for the @b",
         .touches = "hand:@a second:@b"},
    Form{.verb = "keep", .does = "keep all cards", .touches = "pass"},
    Form{.verb = "draft", .a = {Arg::seat, "seat"}, .does = "begin a draft with @a", .touches = "seat:@a"},
    Form{.verb = "give",
         .a = {Arg::card, "card"},
         .does = "add to the draft that you give the @a",
         .touches = "hand:@a draft"},
    Form{.verb = "ask", .a = {Arg::type, "type"}, .does = "add to the draft that you get a @a", .touches = "draft"},
    Form{.verb = "give-ravens",
         .amount = kRavens,
         .does = "add to the draft that you give @m",
         .touches = "draft",
         .word = "give ravens"},
    Form{.verb = "ask-ravens",
         .amount = kRavens,
         .does = "add to the draft that you get @m",
         .touches = "draft",
         .word = "ask ravens"},
    Form{.verb = "promise",
         .a = {Arg::deed, "deed"},
         .b = {Arg::seat, "seat"},
         .does = "add to the draft: @a @b",
         .touches = "draft"},
    Form{.verb = "strike", .a = {Arg::clause, "clause"}, .does = "take clause @a out of the draft", .touches = "draft"},
    Form{.verb = "put", .does = "put the draft to the other party", .touches = "draft"},
    Form{.verb = "drop", .does = "throw the draft away", .touches = "draft"},
    Form{.verb = "counter",
         .a = {Arg::seat, "deal"},
         .does = "answer deal @b with @a with another wording",
         .touches = "deal:@a",
         .is_of_deal = true},
    Form{.verb = "agree",
         .a = {Arg::seat, "deal"},
         .c = {Arg::wording, "wording"},
         .does = "agree to deal @b with @a",
         .touches = "deal:@a",
         .is_of_deal = true},
    Form{.verb = "refuse",
         .a = {Arg::seat, "deal"},
         .c = {Arg::wording, "wording"},
         .does = "refuse deal @b with @a",
         .touches = "deal:@a",
         .is_of_deal = true},
    Form{.verb = "withdraw",
         .a = {Arg::seat, "deal"},
         .does = "withdraw deal @b with @a",
         .touches = "deal:@a",
         .is_of_deal = true},
    Form{.verb = "done", .does = "be done with these talks", .touches = "pass"},
    Form{.verb = "close", .does = "close the talks", .touches = "pass"},
    Form{.verb = "start", .a = {Arg::seat, "seat"}, .does = "@a begins", .touches = "seat:@a"},
    Form{.verb = "agenda", .a = {Arg::card, "card"}, .does = "the agenda is the @a", .touches = "deck"},
    Form{.verb = "deal", .a = {Arg::card, "card"}, .does = "the guest is the @a", .touches = "deck"},
    Form{.verb = "draw", .a = {Arg::card, "card"}, .does = "the card is the @a", .touches = "deck"},
};
static_assert(kForms.size() == at(MoveKind::draw) + 1);

std::string number_text(int index) { return std::to_string(index + 1); }
std::string player(int index) { return "player " + number_text(index); }

// What is promised, before whom it is about.
std::string_view deed_phrase(Deed deed) {
  switch (deed) {
    case Deed::attack: return "the active player attacks";
    case Deed::coinage: return "the active player plays a Coinage on";
    case Deed::trade: return "the active player makes an exchange and accepts the offer of";
    case Deed::spare: return "the active player does not attack";
    default: return "nothing";
  }
}

// How arguments are written.
class Spelling {
 public:
  explicit Spelling(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] std::string text(Arg kind, int number) const {
    switch (kind) {
      case Arg::card: return rules_.card_id(card(number));
      case Arg::coinage:
      case Arg::knight: {
        const std::string id = rules_.card_id(card(number));
        return id == "?" ? id : id.substr(id.find('.') + 1);
      }
      case Arg::type: return number < kTypes ? rules_.facts().types[at(number)].id : "?";
      case Arg::anyone: return number == 0 ? "anyone" : std::to_string(number);
      case Arg::deed: return std::string(number > 0 && at(number) < kDeedIds.size() ? kDeedIds[at(number)] : "?");
      case Arg::wording: return std::to_string(number);
      default: return number_text(number);
    }
  }
  [[nodiscard]] std::optional<int> number(Arg kind, std::string_view text) const {
    switch (kind) {
      case Arg::card: return found(rules_.card_at(text));
      case Arg::coinage: return found(rules_.card_at("coinage." + std::string(text)));
      case Arg::knight: return found(rules_.card_at("knight." + std::string(text)));
      case Arg::type: {
        const std::optional<Type> type = rules_.type_at(text);
        return type ? std::optional(static_cast<int>(*type)) : std::nullopt;
      }
      case Arg::anyone: return text == "anyone" ? 0 : number_in(text, 1, rules_.seats());
      case Arg::deed: return found_among(kDeedIds.size(), text, [&](int deed) { return this->text(kind, deed); });
      case Arg::wording: return number_in(text, 0, Move::kMostC);
      default: {
        const auto index = number_in(text, 1, kind == Arg::clause ? kMostClauses : rules_.seats());
        return index ? std::optional(*index - 1) : std::nullopt;
      }
    }
  }
  [[nodiscard]] std::string name(Arg kind, int number) const {
    switch (kind) {
      case Arg::card:
      case Arg::coinage:
      case Arg::knight: return rules_.card_name(card(number));
      case Arg::type: return number < kTypes ? rules_.facts().types[at(number)].name : "?";
      case Arg::seat: return player(number);
      case Arg::anyone: return number == 0 ? "anyone" : player(number - 1);
      case Arg::deed: return std::string(deed_phrase(static_cast<Deed>(std::min(number, 255))));
      case Arg::clause: return number_text(number);
      default: return std::to_string(number);
    }
  }
  [[nodiscard]] static std::string noun(Arg kind) {
    switch (kind) {
      case Arg::card: return "card";
      case Arg::coinage:
      case Arg::knight: return "house";
      case Arg::type: return "kind of card";
      case Arg::deed: return "promise";
      case Arg::clause: return "clause";
      case Arg::wording: return "wording";
      default: return "player";
    }
  }
  [[nodiscard]] static std::string hint(Arg kind) {
    if (kind == Arg::card) return "cards are named as in \"feud.lyre\"";
    return kind == Arg::seat || kind == Arg::anyone ? "players count from 1" : "";
  }
  [[nodiscard]] static std::string examples() { return "\"lay feud.lyre\", \"knight lyre 3\" or \"pass\""; }
  [[nodiscard]] std::vector<std::string> ids(Arg kind) const {
    const int count = kind == Arg::card   ? kCards
                      : kind == Arg::type ? kTypes
                      : kind == Arg::deed ? int{kDeedIds.size()}
                                          : 0;
    if (kind == Arg::coinage || kind == Arg::knight)
      return texts_of(kHouses, [&](int house) { return rules_.facts().houses[at(house)].id; });
    return texts_of(count, [&](int number) { return text(kind, number); });
  }
  [[nodiscard]] static std::optional<int> value(Arg kind, int number) {
    if (kind == Arg::wording) return number;
    return kind == Arg::seat || kind == Arg::clause ? std::optional(number + 1) : std::nullopt;
  }

 private:
  [[nodiscard]] static Card card(int number) { return static_cast<Card>(std::min(number, 255)); }
  [[nodiscard]] static std::optional<int> found(Card card) {
    return card == kNoCard ? std::nullopt : std::optional(static_cast<int>(card));
  }

  const Rules& rules_;
};

MoveForms<Arg, Spelling> forms(const Rules& rules) { return {kForms, Spelling(rules)}; }

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

std::string Rules::deal_name(Seat partner, int number) { return deal_text(index(partner), number); }

std::string Rules::text(Move move) const { return forms(*this).text(move); }
Result<Move> Rules::parse_move(std::string_view text) const { return forms(*this).parse(text); }
std::string Rules::describe(Move move) const { return forms(*this).phrase(move); }
std::vector<std::string> Rules::touches(Move move) const { return forms(*this).touches(move); }
MoveParts Rules::parts(Move move, bool is_range) const { return forms(*this).parts(move, is_range); }
std::vector<MoveShape> Rules::move_shapes() const { return forms(*this).shapes(); }

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
