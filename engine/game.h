// A thin type-erased face of a game, for tables and clients that serve any game. Hot paths use the concrete rules.
//
//   GameOf<Rules, Codec> adapts concrete rules. The codec knows how positions and views become JSON text:
//     static std::string write_position(const Rules&, const State&);
//     static Result<State> read_position(const Rules&, std::string_view);
//     static std::string write_components(const Rules&);  // what never changes: names, costs, values
//     static std::string write_view(const Rules&, const View<Rules>&);  // what does, as a seat sees it
//     static std::string draw(const Rules&, const View<Rules>&, std::span<const std::string> names, const Paper&);
//     static std::string draw_hand(const Rules&, const View<Rules>&, const Paper&);  // what only the viewer sees
//     static std::string prompt(const Rules&, const View<Rules>&);  // what the viewer is asked, in a sentence or two
//     static std::string phrase(const Rules&, const View<Rules>&, Move);  // what a move would do for the viewer now
//     static std::string write_shown(const Rules&, const Event&);  // an event for clients to play; empty: words suffice
//     static std::string reference(const Rules&, const Paper&);  // what the pieces are and do, for looking up
//     static std::vector<Move> known_moves(const Rules&);  // moves a person may ask about, whether legal now or not
//     static constexpr bool kShowsMemory;  // whether write_view and draw read the memory; if not, it may be null
#pragma once

#include <cassert>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/options.h"
#include "engine/paper.h"
#include "engine/rules.h"

namespace regalia {

// A value of a type that only its game knows; copied deeply.
class AnyValue {
 public:
  AnyValue() = default;
  template <class T> [[nodiscard]] static AnyValue of(T value) {
    AnyValue any;
    any.holder_ = std::make_unique<HolderOf<T>>(std::move(value));
    return any;
  }
  AnyValue(const AnyValue& other) : holder_(other.holder_ ? other.holder_->clone() : nullptr) {}
  AnyValue(AnyValue&&) noexcept = default;
  AnyValue& operator=(AnyValue other) noexcept {
    holder_ = std::move(other.holder_);
    return *this;
  }
  ~AnyValue() = default;

  template <class T> [[nodiscard]] const T& as() const {
    assert(dynamic_cast<const HolderOf<T>*>(holder_.get()) != nullptr);
    return static_cast<const HolderOf<T>&>(*holder_).value;
  }
  template <class T> [[nodiscard]] T& as() { return const_cast<T&>(std::as_const(*this).as<T>()); }

 private:
  struct Holder {
    Holder() = default;
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;
    virtual ~Holder() = default;
    [[nodiscard]] virtual std::unique_ptr<Holder> clone() const = 0;
  };
  template <class T> struct HolderOf final : Holder {
    explicit HolderOf(T v) : value(std::move(v)) {}
    [[nodiscard]] std::unique_ptr<Holder> clone() const override { return std::make_unique<HolderOf>(value); }
    T value;
  };

  std::unique_ptr<Holder> holder_;
};

class Game {
 public:
  Game() = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;
  virtual ~Game() = default;

  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual const GameSetup& setup() const = 0;  // settled
  [[nodiscard]] virtual AnyValue initial() const = 0;
  [[nodiscard]] virtual Pending pending(const AnyValue& state) const = 0;
  [[nodiscard]] virtual Pending pending_for(const AnyValue& state, Seat seat) const = 0;
  [[nodiscard]] virtual MoveList moves(const AnyValue& state, Seat seat) const = 0;
  [[nodiscard]] virtual OutcomeList outcomes(const AnyValue& state) const = 0;
  [[nodiscard]] virtual ChanceScope chance_scope(const AnyValue& state) const = 0;
  [[nodiscard]] virtual Verdict check(const AnyValue& state, Seat seat, Move move) const = 0;
  virtual Verdict try_apply(AnyValue& state, Seat seat, Move move, Listener& listener) const = 0;
  [[nodiscard]] virtual AttachmentSpec attachment(const AnyValue& state, Seat seat, Move move) const = 0;

  [[nodiscard]] virtual AnyValue first_memory(const AnyValue& state, Seat seat) const = 0;
  virtual void remember(AnyValue& memory, Seat seat, const Event& event) const = 0;
  // A view is a View<Rules> that refers to the memory; only a bot of this game looks inside.
  [[nodiscard]] virtual AnyValue view(const AnyValue& state, Seat seat, const AnyValue& memory) const = 0;

  // `memory` may be null where shows_memory() is false.
  [[nodiscard]] virtual bool shows_memory() const = 0;
  [[nodiscard]] virtual std::string components_json() const = 0;
  [[nodiscard]] virtual std::string view_json(const AnyValue& state, Seat seat, const AnyValue* memory) const = 0;
  // What a seat is asked now, for people; empty if it is not asked.
  [[nodiscard]] virtual std::string prompt(const AnyValue& state, Seat seat) const = 0;
  // What a listed move would do for a seat, with its price and gain; describe() without a position.
  [[nodiscard]] virtual std::string phrase(const AnyValue& state, Seat seat, Move move) const = 0;
  [[nodiscard]] virtual std::vector<Move> known_moves() const = 0;
  // For a terminal: the board, and what only the viewer sees. Every line ends with a line break.
  [[nodiscard]] virtual std::string draw(const AnyValue& state, Seat seat, const AnyValue* memory,
                                         std::span<const std::string> names, const Paper& paper) const = 0;
  [[nodiscard]] virtual std::string draw_hand(const AnyValue& state, Seat seat, const AnyValue* memory,
                                              const Paper& paper) const = 0;

  // What the pieces are and do, for looking up; may be empty.
  [[nodiscard]] virtual std::string reference(const Paper& paper) const = 0;

  [[nodiscard]] virtual Tally tally(const AnyValue& state, Seat seat) const = 0;
  [[nodiscard]] virtual Standing standing(const AnyValue& state) const = 0;
  [[nodiscard]] virtual std::string fault(const AnyValue& state) const = 0;

  [[nodiscard]] virtual std::string text(Move move) const = 0;
  [[nodiscard]] virtual Result<Move> parse_move(std::string_view text) const = 0;
  [[nodiscard]] virtual std::string describe(Move move) const = 0;
  [[nodiscard]] virtual std::vector<std::string> touches(Move move) const = 0;
  [[nodiscard]] virtual std::string tell(const Event& event, std::span<const std::string> names) const = 0;
  // The same in JSON, for clients that show it on the board; empty where words suffice.
  [[nodiscard]] virtual std::string shown_json(const Event& event) const = 0;
  [[nodiscard]] virtual std::string position_json(const AnyValue& state) const = 0;
  [[nodiscard]] virtual Result<AnyValue> parse_position(std::string_view json) const = 0;
};

template <GameRules Rules, class Codec> class GameOf final : public Game {
  using State = typename Rules::State;
  using Memory = typename Rules::Memory;

 public:
  GameOf(Rules rules, GameSetup settled) : rules_(std::move(rules)), setup_(std::move(settled)) {}

  int seats() const override { return rules_.seats(); }
  const GameSetup& setup() const override { return setup_; }
  AnyValue initial() const override { return AnyValue::of(rules_.initial()); }
  Pending pending(const AnyValue& state) const override { return rules_.pending(state.as<State>()); }
  Pending pending_for(const AnyValue& state, Seat seat) const override {
    return rules_.pending_for(state.as<State>(), seat);
  }
  MoveList moves(const AnyValue& state, Seat seat) const override { return moves_of(rules_, state.as<State>(), seat); }
  OutcomeList outcomes(const AnyValue& state) const override {
    OutcomeList list;
    if (rules_.pending(state.as<State>()).step == Step::chance) rules_.outcomes(state.as<State>(), list);
    return list;
  }
  ChanceScope chance_scope(const AnyValue& state) const override { return rules_.chance_scope(state.as<State>()); }
  Verdict check(const AnyValue& state, Seat seat, Move move) const override {
    return rules_.check(state.as<State>(), seat, move);
  }
  Verdict try_apply(AnyValue& state, Seat seat, Move move, Listener& listener) const override {
    return regalia::try_apply(rules_, state.as<State>(), seat, move, listener);
  }
  AttachmentSpec attachment(const AnyValue& state, Seat seat, Move move) const override {
    return rules_.attachment(state.as<State>(), seat, move);
  }

  AnyValue first_memory(const AnyValue& state, Seat seat) const override {
    return AnyValue::of(rules_.first_memory(rules_.observe(state.as<State>(), seat)));
  }
  void remember(AnyValue& memory, Seat seat, const Event& event) const override {
    rules_.remember(memory.as<Memory>(), seat, event);
  }
  AnyValue view(const AnyValue& state, Seat seat, const AnyValue& memory) const override {
    return AnyValue::of(view_of(rules_, state.as<State>(), seat, &memory.as<Memory>()));
  }

  bool shows_memory() const override { return Codec::kShowsMemory; }
  std::string components_json() const override { return Codec::write_components(rules_); }
  std::string view_json(const AnyValue& state, Seat seat, const AnyValue* memory) const override {
    return Codec::write_view(rules_, shown(state, seat, memory));
  }
  std::string draw(const AnyValue& state, Seat seat, const AnyValue* memory, std::span<const std::string> names,
                   const Paper& paper) const override {
    return Codec::draw(rules_, shown(state, seat, memory), names, paper);
  }
  std::string prompt(const AnyValue& state, Seat seat) const override {
    const View<Rules> view = shown(state, seat, nullptr);
    return view.moves.empty() ? std::string() : Codec::prompt(rules_, view);
  }
  std::string phrase(const AnyValue& state, Seat seat, Move move) const override {
    return Codec::phrase(rules_, shown(state, seat, nullptr), move);
  }
  std::vector<Move> known_moves() const override { return Codec::known_moves(rules_); }
  std::string draw_hand(const AnyValue& state, Seat seat, const AnyValue* memory, const Paper& paper) const override {
    return Codec::draw_hand(rules_, shown(state, seat, memory), paper);
  }

  std::string reference(const Paper& paper) const override { return Codec::reference(rules_, paper); }

  Tally tally(const AnyValue& state, Seat seat) const override { return rules_.tally(state.as<State>(), seat); }
  Standing standing(const AnyValue& state) const override { return rules_.standing(state.as<State>()); }
  std::string fault(const AnyValue& state) const override { return rules_.fault(state.as<State>()); }

  std::string text(Move move) const override { return rules_.text(move); }
  Result<Move> parse_move(std::string_view text) const override { return rules_.parse_move(text); }
  std::string describe(Move move) const override { return rules_.describe(move); }
  std::vector<std::string> touches(Move move) const override { return rules_.touches(move); }
  std::string tell(const Event& event, std::span<const std::string> names) const override {
    return rules_.tell(event, names);
  }
  std::string shown_json(const Event& event) const override { return Codec::write_shown(rules_, event); }
  std::string position_json(const AnyValue& state) const override {
    return Codec::write_position(rules_, state.as<State>());
  }
  Result<AnyValue> parse_position(std::string_view json) const override {
    Result<State> state = Codec::read_position(rules_, json);
    if (!state) return Error{state.error()};
    return AnyValue::of(std::move(state).value());
  }

  [[nodiscard]] const Rules& rules() const { return rules_; }

 private:
  View<Rules> shown(const AnyValue& state, Seat seat, const AnyValue* memory) const {
    return view_of(rules_, state.as<State>(), seat, memory == nullptr ? nullptr : &memory->as<Memory>());
  }

  Rules rules_;
  GameSetup setup_;
};

}  // namespace regalia
