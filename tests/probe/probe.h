// The probe: a small game made only to test the engine with everything that Royals lacks.
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
#include <vector>

#include "engine/deal.h"
#include "engine/rules.h"

namespace regalia::probe {

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
using PledgeDeal = Deal<int>;  // the maker will pay the partner so many points

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
struct Memory {
  std::vector<int> colours;  // of each token drawn: a Colour, or -1 for one not seen
};

class Rules {
 public:
  using State = probe::State;
  using Observation = probe::Observation;
  using Memory = probe::Memory;

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
  [[nodiscard]] AttachmentSpec attachment(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Observation observe(const State& state, Seat seat) const;
  [[nodiscard]] Pending pending_for(const State& state, Seat) const { return pending(state); }
  [[nodiscard]] Memory first_memory(const Observation& seen) const {
    return {std::vector<int>(seen.tokens.size(), -1)};
  }
  void remember(Memory& memory, Seat viewer, const Event& event) const;
  [[nodiscard]] State imagine(const View<Rules>& view, Rng& rng) const;
  [[nodiscard]] Tally tally(const State& state, Seat seat) const;
  [[nodiscard]] Standing standing(const State& state) const;
  [[nodiscard]] std::string fault(const State& state) const;
  [[nodiscard]] bool is_ok(const State& state) const { return fault(state).empty(); }
  [[nodiscard]] std::string text(Move move) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] std::string describe(Move move) const { return text(move); }
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

}  // namespace regalia::probe
