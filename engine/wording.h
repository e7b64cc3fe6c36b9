// A game in words, whatever the game: stable texts for records and programs, phrases and sentences for people.
//
// Where words are about a position they are about a view of it, made once for all that is asked: nothing that people read
// depends on more than they may know.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/any_value.h"
#include "engine/deal.h"
#include "engine/rules.h"

namespace regalia {

using Names = std::span<const std::string>;  // of the seats

// What a move is for, where clients handle it alike in every game.
enum class MoveRole : std::uint8_t {
  done,      // says that one is done in an open step
  draft,     // begins a deal with somebody
  clause,    // adds to one's draft
  strike,    // takes a clause out of it
  put,       // puts the draft to its parties
  counter,   // begins a draft that answers somebody's offer
  accept,    // an offer
  refuse,    // an offer
  withdraw,  // one's own offer or draft
  begin,     // begins an act of several moves of which nobody is told before it is complete
  part,      // goes on with such an act
  plain,     // nothing of these
};

struct Phrase {
  std::string does;  // "claim the Baron of Dijon (2 France; +3)"
  MoveRole role = MoveRole::plain;
  std::string deal{};  // the id of the deal it is about, if any
  // Of moves that are listed together: what all of them do, and what this one does it with.
  std::string heading{};  // "give Ben your"
  std::string choice{};   // "Feud of Lyre"
};

// A deal as one of its parties reads it.
struct DealText {
  struct Clause {
    std::string text;  // a sentence
    Seat gives = kNobody;
    Seat to = kNobody;
  };

  std::string id;
  SeatSet parties;
  Seat maker = kNobody;
  Seat last_word = kNobody;  // whose wording stands
  std::uint32_t revision = 0;
  std::optional<DealStatus> status{};  // nothing: it is a draft
  std::string answers{};               // of a draft: the id of the deal that it answers
  std::vector<Clause> clauses{};
  std::string words{};
  SeatSet agreed{};
};

// An act of several moves, as it was planned: what all of it does, and which elements it uses up.
struct PlanText {
  struct Use {
    std::string element;  // "hand:france"
    int count = 0;
  };

  std::string does{};
  std::vector<Use> uses{};
};

// What may be wished for at standing steps: the same for every seat, whoever holds what. Where a wish has an amount, it is
// the player's to choose, and stands for "so many" in `when`: "from so many ravens on".
struct WishText {
  Offer offer;
  std::string does;  // "strike the token down"
  std::string when;  // "when a token is about to count"

  [[nodiscard]] bool has_amount() const { return offer.most > offer.least(); }
};

class Wording {
 public:
  Wording() = default;
  Wording(const Wording&) = delete;
  Wording& operator=(const Wording&) = delete;
  virtual ~Wording() = default;

  [[nodiscard]] virtual std::string text(Move move) const = 0;
  [[nodiscard]] virtual Result<Move> parse_move(std::string_view text) const = 0;
  [[nodiscard]] virtual std::string describe(Move move) const = 0;
  [[nodiscard]] virtual std::vector<std::string> touches(Move move) const = 0;
  [[nodiscard]] virtual MoveParts parts(Move move, bool is_range) const = 0;
  [[nodiscard]] virtual std::vector<MoveShape> move_shapes() const = 0;
  // A sentence that may name things by words that players gave, as far as `words` lets it read them.
  [[nodiscard]] virtual std::string tell(const AnyEvent& event, Names names, WordReader words) const = 0;
  [[nodiscard]] virtual std::vector<Gain> gains(const AnyEvent& event) const = 0;
  // Moves that a person may ask about, whether legal now or not.
  [[nodiscard]] virtual std::vector<Move> known_moves() const = 0;
  [[nodiscard]] virtual std::vector<WishText> wishes(Names names) const = 0;

  // About a view (Game::view).
  // What the viewer is asked now, in a sentence or two; empty if it is not asked.
  [[nodiscard]] virtual std::string prompt(const AnyValue& view, Names names) const = 0;
  // What a listed move would do for the viewer, with its price and gain.
  [[nodiscard]] virtual Phrase phrase(const AnyValue& view, Move move, Names names) const = 0;
  [[nodiscard]] virtual std::vector<DealText> deals(const AnyValue& view, Names names) const = 0;
  // The move that goes on best with an act that the viewer has begun; nothing: none is under way.
  [[nodiscard]] virtual std::optional<Move> proposal(const AnyValue& view) const = 0;
  // What these moves do together, the first of them played now.
  [[nodiscard]] virtual PlanText plan(const AnyValue& view, std::span<const Move> moves, Names names) const = 0;
  // Moves that somebody wrote as a sentence; an empty error: the game knows none.
  [[nodiscard]] virtual Result<std::vector<Move>> read_sentence(const AnyValue& view, std::string_view text) const = 0;
  // One that would be understood now, for whoever types: "3 armies essex kent calais"; empty: none would.
  [[nodiscard]] virtual std::string example_sentence(const AnyValue& view) const = 0;
  // The sentence of a refusal.
  [[nodiscard]] virtual std::string reason(const AnyValue& view, const Verdict& refusal, Names names) const = 0;
};

// `Words` is the game's own, with static functions:
//   std::string prompt(const Rules&, const View<Rules>&, Names);        for a view with moves
//   Phrase phrase(const Rules&, const View<Rules>&, Move, Names);
//   std::vector<Move> known_moves(const Rules&);
// and where the game has deals, standing steps or acts of several moves:
//   std::vector<DealText> deals(const Rules&, const View<Rules>&, Names);
//   std::vector<WishText> wishes(const Rules&, Names);
//   std::optional<Move> proposal(const Rules&, const View<Rules>&);
//   PlanText plan(const Rules&, const View<Rules>&, std::span<const Move>, Names);
//   Result<std::vector<Move>> read_sentence(const Rules&, const View<Rules>&, std::string_view);
//   std::string example_sentence(const Rules&, const View<Rules>&);
template <GameRules Rules, class Words> class WordingOf final : public Wording {
 public:
  explicit WordingOf(std::shared_ptr<const Rules> rules) : kept_(std::move(rules)), rules_(*kept_) {}

  std::string text(Move move) const override { return rules_.text(move); }
  Result<Move> parse_move(std::string_view text) const override { return rules_.parse_move(text); }
  std::string describe(Move move) const override { return rules_.describe(move); }
  std::vector<std::string> touches(Move move) const override { return rules_.touches(move); }
  MoveParts parts(Move move, bool is_range) const override { return rules_.parts(move, is_range); }
  std::vector<MoveShape> move_shapes() const override { return rules_.move_shapes(); }
  std::string tell(const AnyEvent& event, Names names, WordReader words) const override {
    if constexpr (requires { rules_.tell(event.as<typename Rules::Event>(), names, words); })
      return rules_.tell(event.as<typename Rules::Event>(), names, words);
    else
      return rules_.tell(event.as<typename Rules::Event>(), names);
  }
  std::vector<Gain> gains(const AnyEvent& event) const override {
    if constexpr (requires { rules_.gains(event.as<typename Rules::Event>()); })
      return rules_.gains(event.as<typename Rules::Event>());
    else
      return {};
  }
  std::vector<Move> known_moves() const override { return Words::known_moves(rules_); }
  std::vector<WishText> wishes(Names names) const override {
    if constexpr (requires { Words::wishes(rules_, names); })
      return Words::wishes(rules_, names);
    else
      return {};
  }
  std::string prompt(const AnyValue& view, Names names) const override {
    return seen(view).moves.empty() ? std::string() : Words::prompt(rules_, seen(view), names);
  }
  Phrase phrase(const AnyValue& view, Move move, Names names) const override {
    return Words::phrase(rules_, seen(view), move, names);
  }
  std::vector<DealText> deals(const AnyValue& view, Names names) const override {
    if constexpr (requires { Words::deals(rules_, seen(view), names); })
      return Words::deals(rules_, seen(view), names);
    else
      return {};
  }
  std::optional<Move> proposal(const AnyValue& view) const override {
    if constexpr (requires { Words::proposal(rules_, seen(view)); })
      return Words::proposal(rules_, seen(view));
    else
      return std::nullopt;
  }
  PlanText plan(const AnyValue& view, std::span<const Move> moves, Names names) const override {
    if constexpr (requires { Words::plan(rules_, seen(view), moves, names); })
      return Words::plan(rules_, seen(view), moves, names);
    else
      return {};
  }
  Result<std::vector<Move>> read_sentence(const AnyValue& view, std::string_view text) const override {
    if constexpr (requires { Words::read_sentence(rules_, seen(view), text); })
      return Words::read_sentence(rules_, seen(view), text);
    else
      return Error{""};
  }
  std::string example_sentence(const AnyValue& view) const override {
    if constexpr (requires { Words::example_sentence(rules_, seen(view)); })
      return Words::example_sentence(rules_, seen(view));
    else
      return {};
  }
  std::string reason(const AnyValue& view, const Verdict& refusal, Names names) const override {
    return reason_of(rules_, seen(view), refusal, names);
  }

 private:
  static const View<Rules>& seen(const AnyValue& view) { return view.as<View<Rules>>(); }

  std::shared_ptr<const Rules> kept_;
  const Rules& rules_;
};

}  // namespace regalia
