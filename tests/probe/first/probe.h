// The probe as it was in versions 1 and 2 of its rules. Kept as it was, so that records of that time replay; the probe of
// today is tests/probe/probe.h.
//
// Each round the active seat draws a token that its left neighbour sees too; the seats bargain in secret, two by two;
// they vote under seal whether the token counts; whoever secretly holds the veto may strike it down; then the active
// seat spends coins on prestige. Pledges made in bargains are paid at the end. A chronicle grows by a line a round.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/rules.h"

namespace regalia::probe::first {

inline constexpr int kMostSeats = 4;
inline constexpr int kMostPledge = 5;
inline constexpr int kMostRevisions = 3;

enum class Colour : std::uint8_t { red, blue };
enum class Phase : std::uint8_t { hand_out_veto, draw_token, bargain, vote, veto, bid, over };
enum class TiedVote : std::uint8_t { fails, carries };
enum class Answer : std::uint8_t { none, no, yes };  // to a vote; in the veto step yes means veto

enum class MoveKind : std::uint8_t {
  none,
  offer,
  counter,
  accept,
  refuse,
  withdraw,
  done,
  vote_no,
  vote_yes,
  pass,
  veto,
  bid,
  hand_veto,
  token,  // chance's
};
enum class EventKind : std::uint16_t {
  veto_given,
  token_drawn,
  put,
  accepted,
  refused,
  withdrawn,
  done,
  voted,
  votes_shown,
  vetoed,
  bid,
  revealed,
};

// A kind and small numbers.
struct Happened {
  EventKind kind{};
  Seat seat = kNobody;
  std::array<int, 4> args{};

  static constexpr const char* kKind = "happened";
  static constexpr std::array kNotes = {"which kind of event", "whose", "what its numbers say"};
  template <class... Args> [[nodiscard]] static Happened of(EventKind kind, Seat seat, Args... args) {
    return {kind, seat, {static_cast<int>(args)...}};
  }
  bool operator==(const Happened&) const = default;
};
using Event = std::variant<Happened>;

struct Token {
  Seat owner = kNobody;
  Colour colour = Colour::red;
  bool counts = false;
  bool operator==(const Token&) const = default;
};
struct Pledge {
  Seat from = kNobody;
  Seat to = kNobody;
  int points = 0;
  bool operator==(const Pledge&) const = default;
};
struct Line {  // of the chronicle
  Seat active = kNobody;
  bool counted = false;
  bool operator==(const Line&) const = default;
};
enum class DealStatus : std::uint8_t { draft, offered, accepted, refused, withdrawn };
enum class DealFault : std::uint8_t { none, old_revision, other };

struct PledgeDeal {  // the maker will pay the partner so many points
  Seat maker = kNobody;
  Seat partner = kNobody;
  Seat last_word = kNobody;
  std::uint8_t revision = 0;
  DealStatus status = DealStatus::draft;
  int terms = 0;

  [[nodiscard]] SeatSet parties() const { return SeatSet::both(maker, partner); }
  void put(Seat seat, int wording) {
    terms = wording;
    last_word = seat;
    ++revision;
    status = DealStatus::offered;
  }
  [[nodiscard]] DealFault can_answer(Seat seat, int named_revision) const {
    if (!parties().has(seat) || status != DealStatus::offered) return DealFault::other;
    if (named_revision != revision) return DealFault::old_revision;
    return seat == last_word ? DealFault::other : DealFault::none;
  }
  [[nodiscard]] DealFault can_withdraw(Seat seat) const {
    return status == DealStatus::offered && seat == last_word ? DealFault::none : DealFault::other;
  }
  bool operator==(const PledgeDeal&) const = default;
};

struct Open {  // what everybody sees
  Phase phase = Phase::hand_out_veto;
  Seat active = kNobody;
  SeatSet done;
  SeatSet answered;
  bool veto_spent = false;
  std::array<std::int8_t, kMostSeats> coins{};
  std::array<std::int8_t, kMostSeats> prestige{};
  std::vector<Line> chronicle;
  bool operator==(const Open&) const = default;
};
struct State {
  Open open;
  Seat veto_holder = kNobody;
  std::array<Answer, kMostSeats> answers{};
  std::vector<Token> tokens;
  std::vector<PledgeDeal> deals;  // of this round
  std::vector<Pledge> pledges;
  bool operator==(const State&) const = default;
};
struct Observation {
  Seat viewer = kNobody;
  Open open;
  bool has_veto = false;
  Answer answer = Answer::none;
  std::vector<Token> tokens;  // colours of others' tokens are blanked to red
  std::vector<PledgeDeal> deals;
  std::vector<Pledge> pledges;
  bool operator==(const Observation&) const = default;
};
struct Knowledge {
  std::vector<int> colours;  // of each token drawn: a Colour, or -1 for one not seen
};

class Rules {
 public:
  using State = first::State;
  using Observation = first::Observation;
  using Event = first::Event;
  using Knowledge = first::Knowledge;
  using Belief = NothingKnown;

  explicit Rules(int seats, int red = 3, int blue = 2, TiedVote tie = TiedVote::fails)
      : seats_(seats), bag_{red, blue}, tie_(tie) {}

  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] int rounds() const { return bag_[0] + bag_[1] - 1; }  // the bag is never emptied
  [[nodiscard]] State initial() const;
  [[nodiscard]] Pending pending(const State& state) const;
  void moves(const State& state, Seat seat, MoveList& list) const;
  void outcomes(const State& state, OutcomeList& list) const;
  [[nodiscard]] ChanceScope chance_scope(const State& state) const {
    return state.open.phase == Phase::hand_out_veto ? ChanceScope{kNobody, "veto"}
                                                    : ChanceScope{state.open.active, "token"};
  }
  [[nodiscard]] Verdict check(const State& state, Seat seat, Move move) const;
  template <class Sink> void apply(State& state, Seat seat, Move move, Sink& sink) const;
  [[nodiscard]] WordsSpec words(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Observation observe(const State& state, Seat seat) const;
  [[nodiscard]] Pending pending_for(const State& state, Seat) const { return pending(state); }
  [[nodiscard]] Knowledge first_knowledge(const Observation& seen) const {
    return {std::vector<int>(seen.tokens.size(), -1)};
  }
  void note(Knowledge& known, Seat viewer, const Event& event) const;
  [[nodiscard]] State imagine(const View<Rules>& view, Rng& rng) const;
  [[nodiscard]] Tally tally(const State& state, Seat seat) const;
  [[nodiscard]] Ranking ranking(const State& state) const;
  [[nodiscard]] std::string fault(const State& state) const;
  [[nodiscard]] bool is_ok(const State& state) const { return fault(state).empty(); }
  [[nodiscard]] std::string text(Move move) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] std::string describe(Move move) const { return text(move); }
  [[nodiscard]] MoveParts parts(Move move, bool) const;
  [[nodiscard]] std::vector<MoveShape> move_shapes() const;
  [[nodiscard]] std::vector<std::string> touches(Move move) const { return {"seat:" + std::to_string(move.a())}; }
  [[nodiscard]] std::string tell(const Event& event, std::span<const std::string> names) const;

 private:
  [[nodiscard]] std::string phase_fault(const State& state) const;
  [[nodiscard]] std::array<int, 2> bag(const State& state) const;
  [[nodiscard]] Verdict check_deal(const State& state, Seat seat, Move move) const;
  template <class Sink> void bargain(State& state, Seat seat, Move move, Sink& sink) const;
  template <class Sink> void end_round(State& state, bool counted, Sink& sink) const;

  int seats_;
  std::array<int, 2> bag_;
  TiedVote tie_;
};

}  // namespace regalia::probe::first
