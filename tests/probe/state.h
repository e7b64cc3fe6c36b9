// The position of the probe: what everybody sees, and what is secret to whom.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/deal.h"
#include "engine/index.h"
#include "engine/seat.h"
#include "engine/view.h"

namespace regalia::probe {

inline constexpr int kMostSeats = kMaxSeats;
inline constexpr int kCoins = 4;  // of each seat at the start

enum class Colour : std::uint8_t { red, blue };
enum class Phase : std::uint8_t { hand_out_veto, draw_token, bargain, vote, veto, bid, over };
enum class Answer : std::uint8_t { none, no, yes };  // to a vote; in the veto step yes means veto

[[nodiscard]] constexpr int points_of(Colour colour) { return colour == Colour::blue ? 2 : 1; }

// A clause of a deal: one party will pay the other at the end. An accepted clause is a pledge.
struct Pledge {
  Seat from = kNobody;
  Seat to = kNobody;
  std::int32_t points = 0;

  static constexpr const char* kName = "ProbePledge";
  static constexpr std::array kNotes = {"who pays", "who is paid", "how many"};
  bool operator==(const Pledge&) const = default;
};

using PledgeDraft = Draft<Pledge>;
using PledgeDeal = Deal<Pledge>;

// Tokens are drawn in turn, one a round; those that were judged are the chronicle.
struct Token {
  Seat owner = kNobody;
  Colour colour = Colour::red;
  bool counts = false;

  bool operator==(const Token&) const = default;
};

// What everybody sees.
struct Open {
  Phase phase = Phase::hand_out_veto;
  std::uint8_t round = 0;                        // rounds that are over
  SeatSet done;                                  // with bargaining, in this round
  std::array<std::uint8_t, kMostSeats> coins{};  // what is not left was spent on prestige

  bool operator==(const Open&) const = default;
};

struct State {
  Open open;
  Seat veto_holder = kNobody;                // known to himself; once the veto is spent, nobody
  std::array<Answer, kMostSeats> answers{};  // that somebody answered is seen, what he answered is not
  std::vector<Token> tokens;                 // colours are known to owner and left neighbour
  std::array<std::optional<PledgeDraft>, kMostSeats> drafts{};  // known to their makers
  std::vector<PledgeDeal> deals;  // of this round, by parties and number; known to their parties, as are pledges
  std::vector<Pledge> pledges;

  [[nodiscard]] SeatSet answered() const {
    SeatSet seats;
    for (int i = 0; i < kMostSeats; ++i)
      if (answers[at(i)] != Answer::none) seats.add(seat_at(i));
    return seats;
  }
  [[nodiscard]] bool veto_spent() const { return open.phase != Phase::hand_out_veto && veto_holder == kNobody; }

  bool operator==(const State&) const = default;
};

struct SeenToken {
  Seat owner = kNobody;
  std::optional<Colour> colour;
  bool counts = false;

  bool operator==(const SeenToken&) const = default;
};

struct Observation {
  Seat viewer = kNobody;
  Open open;
  SeatSet answered;
  bool has_veto = false;
  bool veto_spent = false;
  Answer answer = Answer::none;
  std::vector<SeenToken> tokens;
  std::optional<PledgeDraft> draft;
  std::vector<PledgeDeal> deals;
  std::vector<Pledge> pledges;

  bool operator==(const Observation&) const = default;
};

// Colours that the viewer was shown, by round.
struct Knowledge {
  std::vector<std::optional<Colour>> colours;

  bool operator==(const Knowledge&) const = default;
};

}  // namespace regalia::probe
